// Ranges and equities; expected values are counted here, or published.
import assert from "node:assert/strict";
import {test} from "node:test";
import {FeltError, load} from "../../build/npm/felt.mjs";

const felt = await load();
const close = (found, expected, by) =>
	assert.ok(Math.abs(found - expected) <= by, `${found} is not ${expected} ± ${by}`);

// The equity of the first hand, by scoring each runout of a flop.
function enumerated(first, second, flop) {
	const known = [first, second, flop].map((text) => [...felt.cards(text)]);
	const left = Array.from({length: 52}, (_, card) => card).filter((card) => !known.flat().includes(card));
	let won = 0, deals = 0;
	for (const turn of left)
		for (const river of left)
			if (turn > river) {
				const [a, b] = known.slice(0, 2).map((own) =>
					felt.score7([...own, ...known[2], turn, river]));
				won += a > b ? 1 : a === b ? 0.5 : 0;
				deals++;
			}
	return won / deals;
}

test("equities are those of all runouts", () => {
	const [hearts, queens] = felt.equities("AhKh v QsQd @ 2h7h9c");
	close(hearts, enumerated("AhKh", "QsQd", "2h7h9c"), 1e-12);
	close(hearts + queens, 1, 1e-12);
	// Sweeney and others: aces against kings before the flop.
	close(felt.equities("AA v KK")[0], 0.8195, 0.0001);
	assert.equal(felt.equities("AA v KK v QQ").length, 3);
	assert.throws(() => felt.equities("AA v XX"), (error) => error instanceof FeltError &&
		error.offset === 5);
});

test("texts of any length are read", () => {
	const hands = felt.combos.filter(({class: of}) => of === 0).map(({cards}) => felt.text(cards));
	const long = Array(100).fill(hands).flat().join(",");
	assert.ok(long.length > 1024);
	close(felt.equities(`${long} v KK`)[0], felt.equities("AA v KK")[0], 1e-12);
});

test("ranges are read, changed and printed", () => {
	const range = felt.range("QQ+,AKs,AKo:0.5");
	assert.equal(range.count, 6 * 3 + 4 + 12);
	assert.equal(range.sum, 6 * 3 + 4 + 6);
	assert.equal(range.weight(felt.combo("AsKs")), 10000);
	assert.equal(range.weight(felt.combo("KdAs")), 5000);
	assert.equal(String(felt.range("AA,KK,QQ,JJ")), "JJ+");

	const copy = range.copy().subtract(felt.range("AKo"));
	assert.equal(copy.count, 22);
	assert.equal(copy.remove("As").count, 22 - 3 - 1);
	assert.equal(range.count, 34);
	assert.equal(felt.range("AA").unite(felt.range("KK")).intersect(felt.range("KK,QQ")).count, 6);

	const weights = range.weights.fill(0);
	weights[felt.combo("2c2d")] = 2500;
	range.weights = weights;
	assert.equal(range.sum, 0.25);
	assert.throws(() => range.setWeight(0, 10001), {status: "misuse"});
	assert.throws(() => felt.range("AK+5"), FeltError);
	range.free();
});

test("the combos and classes are those of a deck", () => {
	const {classes, combos} = felt;
	assert.equal(classes[0], "AA");
	assert.equal(classes[1], "AKs");
	assert.equal(classes[13], "AKo");
	assert.equal(classes[168], "22");
	const sizes = classes.map((_, of) => combos.filter((combo) => combo.class === of).length);
	assert.deepEqual(classes.map((name) => name.endsWith("s") ? 4 : name.endsWith("o") ? 12 : 6), sizes);
	assert.ok(combos.every(({cards}, combo) => felt.combo(cards) === combo));
});

test("a range makes hands", () => {
	// Of AK with one ace of the board: 3 × 4 combos of top pair.
	assert.equal(felt.range("AK").makes("Ac7d2h")["top-pair"], 12);
	assert.equal(felt.range("77").makes("Ac7d2h").set, 3);
	assert.ok(felt.makes.includes("flush-draw"));
});

test("an equity object counts any game", () => {
	const equity = felt.equity("AsAhKsKh v QdJdTd9d", {game: "omaha"});
	const [aces, run] = equity.run({mode: "exact"});
	assert.ok(equity.exact);
	// C(44, 5) boards.
	assert.equal(equity.deals, 1086008);
	close(aces.equity + run.equity, 1, 1e-12);
	close(aces.equity, aces.win + aces.tie / 2, 1e-9);
	assert.equal(aces.error, 0);
});

test("parts in any order, and counted elsewhere, have the same sum", () => {
	const line = "AKs,QQ v 22+ v random";
	const effort = {mode: "sample", samples: 300000, seed: 7};
	const all = felt.equity(line).run(effort);
	const whole = felt.equity(line), parts = whole.parts(effort);
	assert.equal(parts, Math.ceil(300000 / 65536));
	for (let part = parts - 1; part >= 0; part--) {
		const other = felt.equity(line);
		other.parts(effort);
		other.part(part);
		if (part % 2)
			whole.load(other.save());
		else
			whole.add(other);
	}
	assert.deepEqual(whole.answers, all);
	assert.throws(() => whole.part(0), {status: "misuse"});
	assert.throws(() => whole.load("nothing"), {status: "bad-text"});
});

test("work reports its progress, and ends on request", async () => {
	const equity = felt.equity("AKs v 22+ v random");
	const effort = {mode: "sample", samples: 65536 * 4};
	const calls = [];
	equity.run({...effort, progress: (done, all) => void calls.push([done, all])});
	assert.deepEqual(calls, [[1, 4], [2, 4], [3, 4], [4, 4]]);
	equity.run({...effort, progress: (done) => done === 2});
	assert.equal(equity.deals, 2 * 65536);
	assert.throws(() => equity.run({...effort, progress: () => { throw new Error("stop"); }}), /stop/);

	const answers = await equity.count({standardError: 0.002, mode: "sample"});
	assert.ok(answers.every(({error}) => error > 0 && error <= 0.002));
	const abort = new AbortController();
	await assert.rejects(equity.count({...effort, signal: abort.signal,
		progress: () => abort.abort()}), {name: "AbortError"});
	assert.throws(() => equity.run({standardError: -1}), {status: "misuse"});
});

test("equities by combo, by card and by category", () => {
	const equity = felt.equity("AhKh,7c7d v QsQd @ 2h7h9c");
	const combos = equity.byCombo();
	close(combos[felt.combo("AhKh")], enumerated("AhKh", "QsQd", "2h7h9c"), 1e-9);
	assert.ok(Number.isNaN(combos[felt.combo("2c3c")]));

	const cards = felt.equity("AhKh v QsQd @ 2h7h9c").byCard();
	assert.ok(Number.isNaN(cards[felt.cards("Ah")[0]]));
	// With a heart only quad queens or a full house beat the flush: no card of the river gives them.
	close(cards[felt.cards("3h")[0]], 1, 1e-9);
	const dealt = [...cards].filter((share) => !Number.isNaN(share));
	close(dealt.reduce((sum, share) => sum + share) / dealt.length,
		enumerated("AhKh", "QsQd", "2h7h9c"), 1e-9);

	const made = felt.equity("AhKh v QsQd @ 2h7h9c3d5s");
	made.run({detail: true});
	assert.equal(made.categories(0)["high-card"].all, 1);
	assert.equal(made.categories(1).pair.won, 1);
});

test("a matchup of range objects is that of their texts", () => {
	const ranges = ["22+,AK", "JJ+"].map((text) => felt.range(text));
	const [found] = felt.equityOfRanges(ranges, {board: "2c7d9h", dead: "As"}).run();
	const [expected] = felt.equity("22+,AK v JJ+ @ 2c7d9h ! As").run();
	close(found.equity, expected.equity, 1e-12);
});

// The module counts these without the table of the C library, which is too large to download.
test("ranges before the flop are exact, whole or in parts", () => {
	const [aces] = felt.equity("AA v KK").run({mode: "exact"});
	// 36 matchups of C(48, 5) boards.
	close(aces.equity, (50371344 + 285228 / 2) / (36 * 1712304), 1e-12);
	const line = "22+,A2s+:0.5,AhTd v 88+,AJ+,Ts9s:0.2";
	const [counted] = felt.equity(line).run({mode: "exact"});
	// Categories are counted by another method.
	const [detailed] = felt.equity(line).run({mode: "exact", detail: true});
	close(counted.equity, detailed.equity, 1e-12);
	const whole = felt.equity(line), parts = whole.parts({mode: "exact"});
	assert.ok(parts > 1);
	for (let part = parts - 1; part >= 0; part--)
		whole.part(part);
	close(whole.answers[0].equity, counted.equity, 1e-12);
});

test("the matrix has both sides of each matchup", () => {
	const matrix = felt.equityMatrix();
	close(matrix[14], felt.equities("AA v KK")[0], 1e-9);
	for (let a = 0; a < 169; a += 12)
		close(matrix[169 * a + 5] + matrix[169 * 5 + a], 1, 1e-9);
});
