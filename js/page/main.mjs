/* The page: its tabs, and the state in its address. */
import {find, copy} from "./dom.mjs";
import {Engine, decompress} from "./engine.mjs";
import {equityTab} from "./equity.mjs";
import {fromFragment, toFragment} from "./link.mjs";
import {replayTab} from "./replay.mjs";
import {showdownTab} from "./showdown.mjs";

const TABS = ["equity", "replay", "showdown"];
const SETTLED = 250; /* milliseconds until a change is in the address */

async function start() {
	const engine = new Engine(await decompress(find("module").textContent), find("worker").textContent, fail);
	const tables = await engine.ask("tables");
	let chosen = "equity", timer = 0, written = "";

	const fragment = () => `#${toFragment({tab: chosen === "equity" ? "" : chosen, ...tabs[chosen].state})}`;
	function write() {
		clearTimeout(timer);
		written = fragment();
		try {
			history.replaceState(null, "", written);
		} catch { /* some browsers do not allow this for files */
			location.replace(written);
		}
	}
	function changed() {
		clearTimeout(timer);
		timer = setTimeout(write, SETTLED);
	}
	function choose(name) {
		chosen = name;
		for (const tab of TABS) {
			find(`tab-${tab}`).setAttribute("aria-selected", tab === name);
			find(`tab-${tab}`).tabIndex = tab === name ? 0 : -1;
			find(tab).hidden = tab !== name;
		}
		changed();
	}
	function read(all) {
		const {tab: [name] = ["equity"], ...state} = fromFragment(location.hash);
		const tab = TABS.includes(name) ? name : "equity";
		choose(tab);
		for (const of of all ? TABS : [tab])
			tabs[of].state = of === tab ? state : {};
	}

	const tabs = {equity: equityTab(engine, tables, changed), replay: replayTab(engine, changed),
		showdown: showdownTab(engine, tables, changed)};
	for (const tab of TABS)
		find(`tab-${tab}`).addEventListener("click", () => choose(tab));
	find("tabs").addEventListener("keydown", ({key}) => {
		const step = {ArrowLeft: -1, ArrowRight: 1}[key];
		if (!step)
			return;
		choose(TABS[(TABS.indexOf(chosen) + step + TABS.length) % TABS.length]);
		find(`tab-${chosen}`).focus();
	});
	find("copy-link").addEventListener("click", ({currentTarget}) => {
		write();
		copy(currentTarget, location.href);
	});
	addEventListener("dragover", (event) => event.preventDefault());
	addEventListener("drop", async (event) => {
		const [file] = event.dataTransfer.files, text = event.dataTransfer.getData("text");

		if (!file && !/\n/.test(text))
			return;
		event.preventDefault();
		choose("replay");
		await tabs.replay.open(file ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(text), file?.name ?? "");
	});
	addEventListener("hashchange", () => {
		if (location.hash !== written)
			read(false);
	});
	find("version").textContent = `felt ${tables.version}`;
	read(true);
	document.body.classList.remove("loading");
}

function fail(message) {
	find("status").textContent = `felt cannot work here: ${message}`;
	find("status").classList.add("wrong");
	document.body.classList.remove("loading");
}

start().catch((error) => {
	fail(error.message);
	throw error;
});
