// The module is downloaded: its size is part of its interface.
import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {test} from "node:test";
import {gzipSync} from "node:zlib";

const LIMIT = 600_000;

test("the module takes at most 600 KB compressed", async () => {
	const module = await readFile(new URL("../../build/npm/felt.wasm", import.meta.url));
	const size = gzipSync(module, {level: 9}).length;
	assert.ok(size <= LIMIT, `felt.wasm takes ${size} bytes after gzip -9, more than ${LIMIT}`);
});
