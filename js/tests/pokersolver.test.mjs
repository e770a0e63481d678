// The examples and the words of the package pokersolver.
import assert from "node:assert/strict";
import {test} from "node:test";
import {Hand} from "../../build/npm/pokersolver.mjs";

const solve = (text) => Hand.solve(text.split(" "));

test("the better hand wins", () => {
	const first = solve("Ad As Jc Th 2d 3c Kd"), second = solve("Ad As Jc Th 2d Qs Qd");
	assert.deepEqual(Hand.winners([first, second]), [second]);
	assert.equal(second.name, "Two Pair");
	assert.equal(second.descr, "Two Pair, A's & Q's");
	assert.equal(second.rank, 3);
	assert.equal(String(second), "Ad, As, Qs, Qd, Jc");
	assert.ok(first.loseTo(second));
	const tie = [solve("2c 3d As Ks Qs Js 9h"), solve("4c 3h As Ks Qs Js 9h")];
	assert.deepEqual(Hand.winners(tie), tie);
});

test("each hand has its name, description and rank", () => {
	for (const [cards, name, descr, rank, plays] of [
		["As Ks Qs Js Ts 2c 3d", "Straight Flush", "Royal Flush", 9, "As, Ks, Qs, Js, 10s"],
		["5h 4h 3h 2h Ah Kh 9c", "Straight Flush", "Straight Flush, 5h High", 9, "5h, 4h, 3h, 2h, 1h"],
		["7c 7d 7h 7s 2c 3d Tc", "Four of a Kind", "Four of a Kind, 7's", 8, "7c, 7d, 7h, 7s, 10c"],
		["7c 7d 7h Ts Tc 3d 3c", "Full House", "Full House, 7's over 10's", 7, "7c, 7d, 7h, 10s, 10c"],
		["Ah Th 8h 5h 2h Kc Qd", "Flush", "Flush, Ah High", 6, "Ah, 10h, 8h, 5h, 2h"],
		["Tc 9d 8h 7s 6c 6d 2h", "Straight", "Straight, 10 High", 5, "10c, 9d, 8h, 7s, 6c"],
		["5c 4d 3h 2s Ac Kd Kh", "Straight", "Straight, 5 High", 5, "5c, 4d, 3h, 2s, 1c"],
		["6c 6d 6h Ks 2c 9d 3h", "Three of a Kind", "Three of a Kind, 6's", 4, "6c, 6d, 6h, Ks, 9d"],
		["Ac Ad Js 9h 7c 4d 2h", "Pair", "Pair, A's", 2, "Ac, Ad, Js, 9h, 7c"],
		["Tc 9d 7h 5s 4c 3d 2h", "High Card", "10 High", 1, "10c, 9d, 7h, 5s, 4c"],
		["Ac Ad", "Pair", "Pair, A's", 2, "Ac, Ad"],
		["Ac Ks 9d 9h", "Pair", "Pair, 9's", 2, "9d, 9h, Ac, Ks"],
		["3c 3d 3h", "Three of a Kind", "Three of a Kind, 3's", 4, "3c, 3d, 3h"],
		["3c Kd 3h Ks", "Two Pair", "Two Pair, K's & 3's", 3, "Kd, Ks, 3c, 3h"],
	]) {
		const hand = solve(cards);
		assert.deepEqual([hand.name, hand.descr, hand.rank, String(hand)], [name, descr, rank, plays]);
		assert.equal(hand.cardPool.length, cards.split(" ").length);
	}
});

test("the wheel is the lowest straight", () => {
	assert.ok(solve("5c 4d 3h 2s Ac").loseTo(solve("6c 5d 4h 3s 2c")));
});

test("invalid hands are refused", () => {
	assert.throws(() => solve("Ac Ac 2d 3d 4d"), /Duplicate/);
	assert.throws(() => solve("Ac 2c 3c 4c 5c 6c 7c 8c"), /1 to 7 cards/);
	assert.throws(() => Hand.solve(["Ac", "2c"], "deuceswild"), /deuceswild/);
});
