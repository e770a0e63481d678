/* Puts the page together: node build.mjs VERSION felt.wasm >felt.html
 *
 * The page is one file that loads nothing. It has the script of the window (main.mjs and what that
 * imports), the script of the workers (worker.mjs), both as classic scripts, and the module
 * compressed by gzip. The Content-Security-Policy allows only this script and this style sheet, by
 * their hashes. */
import {createHash} from "node:crypto";
import {readFileSync} from "node:fs";
import {dirname, relative, resolve} from "node:path";
import {Script} from "node:vm";
import {constants, gzipSync} from "node:zlib";

const here = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);
const read = (name) => readFileSync(resolve(here, name), "utf8");

const IMPORT = /^import \{([^}]*)\} from "([^"]+)";\n/gm;
const EXPORT = /^export (?:(const|class|function\*?|async function) (\w+)|\{([^}]*)\};\n)/gm;

/* The names of a list such as "a, b as c": as properties, {a, b: c}. */
const names = (list) => list.replaceAll(/(\w+) as (\w+)/g, "$1: $2").trim().replace(/,$/, "");

/* Joins a module and those that it imports, the imported ones first. Each becomes a function whose
 * result has its exports. */
function join(main) {
	const keys = new Map(), parts = [];

	function add(path) {
		if (keys.has(path))
			return keys.get(path);
		const exported = [], key = `$${relative(resolve(here, ".."), path).replaceAll(/\W/g, "_")}`;
		const code = readFileSync(path, "utf8")
			.replaceAll(IMPORT, (_, list, from) =>
				`const {${names(list)}} = ${add(resolve(dirname(path), from))};\n`)
			.replaceAll(EXPORT, (_, kind, name, list) => {
				exported.push(list ? names(list) : name);
				return list ? "" : `${kind} ${name}`;
			})
			.replaceAll("import.meta.url", "location.href"); /* of a default that the page never uses */

		if (/^(import|export)\b/m.test(code))
			throw new Error(`${path}: this form of import or export is not supported`);
		keys.set(path, key);
		parts.push(`/* ${relative(here, path)} */\nconst ${key} = (() => {\n${code}return {${exported.join(", ")}};\n})();\n`);
		return key;
	}

	add(resolve(here, main));
	const script = `"use strict";\n${parts.join("")}`;
	new Script(script, {filename: main}); /* throws if there is a syntax error */
	if (/<\/script|<!--/i.test(script))
		throw new Error(`${main}: a script cannot contain </script or <!--`);
	return script;
}

const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const [version, wasm] = process.argv.slice(2);
const style = read("page.css"), script = join("main.mjs"), worker = join("worker.mjs");
const parts = {
	version,
	policy: ["default-src 'none'", `script-src ${hash(script)} 'wasm-unsafe-eval'`,
		`style-src ${hash(style)}`, "worker-src blob:", "base-uri 'none'", "form-action 'none'"].join("; "),
	style,
	script,
	worker,
	wasm: gzipSync(readFileSync(wasm), {level: constants.Z_BEST_COMPRESSION}).toString("base64"),
};
process.stdout.write(read("page.html").replaceAll(/@(\w+)@/g, (_, name) => parts[name]));
