// What the workers of the page compute.
import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {test} from "node:test";
import {load} from "../../felt.mjs";
import {count, merge, share} from "../spots.mjs";

const felt = await load(await readFile(new URL("../../../build/wasm/felt.wasm", import.meta.url)));
const spot = {game: "holdem", square: true, texts: ["20%", "random", "30%"], board: "2c7d9h", dead: ""};
const control = {progress() {}, signal: new AbortController().signal};

test("the parts of a count, divided among workers, add up to the whole", async () => {
	const lines = [];
	for (let first = 0; first < 3; first++)
		lines.push(await share(felt, {...spot, first, step: 3}, control));
	const whole = await count(felt, spot, control), sum = merge(felt, {...spot, lines});

	assert.equal(whole.exact, true);
	assert.deepEqual(sum, whole);
	assert.throws(() => merge(felt, {...spot, lines: [lines[0], lines[0]]}), {name: "FeltError"});
});
