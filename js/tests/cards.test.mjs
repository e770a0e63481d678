// Cards, scores and showdowns; expected values are rules and published counts.
import assert from "node:assert/strict";
import {test} from "node:test";
import {FeltError, load} from "../../build/npm/felt.mjs";

const felt = await load();

test("cards are read and printed", () => {
	assert.deepEqual([...felt.cards("2c As 10♥")], [0, 51, 34]);
	assert.equal(felt.text("AhTd"), "AhTd");
	assert.equal(felt.text([50, 33], {notation: "symbols", between: " "}), "A♥ T♦");
});

test("an error has its place in the text", () => {
	assert.throws(() => felt.cards("AhXd"), (error) => error instanceof FeltError &&
		error.status === "bad-text" && error.offset === 2 && /X/.test(error.message));
	assert.throws(() => felt.cards("AhKdAh"), {status: "bad-text"});
	assert.throws(() => felt.score("AhKdQs", "", {game: "bridge"}), /'bridge' is not a game/);
});

test("the five-card hands of each category are as many as published", () => {
	const hands = new Uint8Array(5 * 2598960);
	let at = 0;
	for (let a = 4; a < 52; a++)
		for (let b = 3; b < a; b++)
			for (let c = 2; c < b; c++)
				for (let d = 1; d < c; d++)
					for (let e = 0; e < d; e++, at += 5)
						[hands[at], hands[at + 1], hands[at + 2], hands[at + 3], hands[at + 4]] =
							[a, b, c, d, e];
	const times = new Uint32Array(7463);
	for (const score of felt.scores(hands, {own: 5}))
		times[score]++;

	const counts = {};
	times.forEach((count, score) => {
		if (count) {
			const category = felt.category(score);
			counts[category] = (counts[category] ?? 0) + count;
		}
	});
	assert.deepEqual(counts, {
		"high-card": 1302540,
		"pair": 1098240,
		"two-pair": 123552,
		"three-of-a-kind": 54912,
		"straight": 10200,
		"flush": 5108,
		"full-house": 3744,
		"four-of-a-kind": 624,
		"straight-flush": 40,
	});
	assert.equal(times.filter((count) => count).length, 7462);
	assert.equal(felt.standings(), 7462);
});

test("the ways to score a hand agree", () => {
	const royal = felt.cards("AsKsQsJsTs2h3d");
	const score = felt.score7(royal);
	assert.equal(felt.standing(score), 1);
	assert.equal(felt.score("AsKs", "QsJsTs2h3d"), score);
	assert.deepEqual([...felt.scores(royal)], [score]);
	assert.deepEqual([...felt.scores(royal, {own: 2, board: 5})], [score]);
	assert.equal(felt.score("AsKs"), 0);
	assert.throws(() => felt.scores(royal, {own: 1}), {status: "misuse"});
});

test("hands have names, and cards that play", () => {
	const score = felt.score("7s7h7d2c2h", "KsQd");
	assert.equal(felt.category(score), "full-house");
	assert.equal(felt.name(score), "full house, sevens over deuces");
	assert.deepEqual(felt.text(felt.best("7s7h7d2c2h", "KsQd")).match(/../g).map(([rank]) => rank).join(""),
		"77722");
	assert.equal(felt.text(felt.best("5d4h", "3s2cAhKdKc")).replace(/[cdhs]/g, ""), "5432A");
});

test("games have their rules", () => {
	const omaha = felt.games.find(({key}) => key === "omaha8");
	assert.equal(omaha.own, 4);
	assert.equal(omaha.board, 5);
	assert.equal(omaha.split, true);
	assert.equal(omaha.deck.length, 52);
	// Exactly two cards of the player: no flush with one heart, and A2 makes the low 8-4-3-2-A.
	const options = {game: "omaha8"};
	const high = felt.score("Ah2c9s9d", "3h4h8hKhKs", options);
	assert.equal(felt.category(high, options), "two-pair");
	assert.ok(felt.score("Ah2c9s9d", "3h4h8hKhKs", {low: true, ...options}) > 0);
	assert.equal(felt.score("Ah2c9s9d", "3h4hThKhKs", {low: true, ...options}), 0);
});

test("showdowns are decided with their reasons", () => {
	const [hearts, queens] = felt.showdown("AhKh v QsQd @ 2h7h9hTc3d");
	assert.deepEqual(hearts.share, [1, 1]);
	assert.equal(hearts.boards[0].high.place, 1);
	assert.match(hearts.boards[0].high.why, /flush/);
	assert.deepEqual(queens.share, [0, 1]);
	assert.match(queens.boards[0].high.name, /pair of queens/);

	const split = felt.showdown("2c3c v 2d3d v 7h2h @ TsJsQsKsAs");
	assert.deepEqual(split.map(({share}) => share), [[1, 3], [1, 3], [1, 3]]);
	// Both have the same nut low, and the second hand has the higher pair: 1/4 and 3/4.
	const quarter = felt.showdown("Ah2cQsJd v As2dKsJc @ 3h4h8cKhQd", {game: "omaha8"});
	assert.deepEqual(quarter.map(({share}) => share), [[1, 4], [3, 4]]);
	assert.deepEqual(quarter.map(({boards}) => boards[0].low.place), [1, 1]);
	assert.throws(() => felt.showdown("AhKh v AhQd @ 2h7h9hTc3d"), FeltError);
});
