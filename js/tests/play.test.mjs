// Pots, prizes, the table, hands and statistics, by the rules.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {FeltError, load} from "../../build/npm/felt.mjs";

const felt = await load();

const session = `[1]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 6', 'p1 cbr 20', 'p2 f', 'p3 cc', 'd db 2c7d9h', 'p1 cbr 20', 'p3 f']
players = ['Ann', 'Bob', 'Cat']
[2]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ['d dh p1 AsAd', 'd dh p2 KsKd', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cc', 'd db 2c7d9h', 'p1 cc', 'p2 cc', 'd db 3c', 'p1 cc', 'p2 cc', 'd db 4s', 'p1 cc', 'p2 cc', 'p1 sm AsAd', 'p2 sm KsKd']
players = ['Bob', 'Cat', 'Ann']
`;

test("side pots, and the uncalled bet", () => {
	// 50, 100 and 120 all-in, and 30 of a player who folded: 3 × 50 + 30, 2 × 50, and 20 back.
	const {pots, returned} = felt.pots([{paid: 50}, {paid: 100}, {paid: 120}, {paid: 30, folded: true}]);
	assert.deepEqual(pots, [
		{amount: 180, contenders: [0, 1, 2]},
		{amount: 100, contenders: [1, 2]},
	]);
	assert.deepEqual(returned, {seat: 2, amount: 20});
	assert.equal(felt.pots([{paid: 5}, {paid: 5}]).returned, null);
	assert.throws(() => felt.pots([{paid: -1}, {paid: 5}]), {status: "misuse"});
});

test("the odd chip goes to the first winner left of the button", () => {
	const pot = {amount: 101, contenders: [0, 1, 2]};
	assert.deepEqual(felt.pay(pot, [10, 20, 20], {button: 0}), [0, 51, 50]);
	assert.deepEqual(felt.pay(pot, [20, 10, 20], {button: 0}), [50, 0, 51]);
	assert.deepEqual(felt.pay(pot, [20, 10, 20], {button: 0, rake: 1}), [50, 0, 50]);
	assert.deepEqual(felt.pay(pot, [20, 10, 10], {button: 0, lows: [0, 7, 0]}), [51, 50, 0]);
});

test("prizes by the independent chip model", () => {
	// Malmuth and Harville: the chance of the second place follows from who is first.
	const stacks = [50, 30, 20], payouts = [70, 30];
	const second = (i) => stacks.reduce((sum, first, j) => j === i ? sum
		: sum + first / 100 * stacks[i] / (100 - first), 0);
	felt.icm(stacks, payouts).forEach((value, i) =>
		assert.ok(Math.abs(value - (70 * stacks[i] / 100 + 30 * second(i))) < 1e-9));
	assert.throws(() => felt.icm([-1, 5], [1]), {status: "misuse"});
});

test("a hand is played by the rules", () => {
	const table = felt.table({variant: "NT", stacks: [200, 200], blinds: [1, 2], minBet: 2});
	assert.deepEqual({...table.due, call: 0}, {act: "deal", seat: 0, cards: 2, street: 0, call: 0, raise: null});
	table.act({act: "deal", seat: 0, cards: "AsAd"}).act("d dh p2 KsKd");
	// Heads-up the button has the small blind and acts first: to call 1, or raise to 4 at least.
	assert.deepEqual(table.due, {act: "call", seat: 1, cards: 0, street: 0, call: 1, raise: [4, 200]});
	assert.throws(() => table.act({act: "raise", seat: 1, amount: 3}), {status: "illegal"});

	const before = table.copy();
	table.act({act: "raise", seat: 1, amount: 6}).act({act: "call", seat: 0});
	assert.equal(before.pot, 3);
	assert.equal(table.pot, 12);
	assert.equal(table.due.act, "board");
	table.act({act: "board", cards: "2c7d9h"});
	assert.deepEqual(table.boards.map((board) => felt.text(board)), ["2c7d9h"]);
	table.act("p1 cbr 194").act("p2 cc");
	assert.equal(table.allIn(0), true);
	table.act("d db 3c").act("d db 4s");
	for (const seat of [0, 1])
		if (table.due.act === "show")
			table.act({act: "show", seat: table.due.seat});
	assert.equal(table.due.act, "over");
	assert.deepEqual([0, 1].map((seat) => table.net(seat)), [200, -200]);
	assert.equal(felt.text(table.cards(1)), "KsKd");
	assert.deepEqual(table.up(1), [false, false]);
	assert.throws(() => felt.table({variant: "XX", stacks: [1, 1]}), FeltError);
});

test("variants belong to games", () => {
	const holdem = felt.variants.find(({code}) => code === "NT");
	assert.deepEqual(holdem, {code: "NT", name: "no-limit hold'em", game: "holdem"});
});

test("hand files are read, checked and written", () => {
	const nets = [];
	for (const hand of felt.hands(session)) {
		assert.equal(hand.format, "phh");
		assert.equal(hand.variant, "NT");
		nets.push(hand.players.map(({name, net}) => [name, net]));
		const again = [...felt.hands(hand.write("phh"))].length;
		assert.equal(again, 1);
	}
	assert.deepEqual(nets, [
		[["Ann", 22], ["Bob", -2], ["Cat", -20]],
		[["Bob", 2], ["Cat", -2], ["Ann", 0]],
	]);

	const [hand] = felt.hands(session);
	assert.throws(() => hand.players, {status: "misuse"});
});

test("actions and tables of a hand", () => {
	const reader = felt.reader().feed(new TextEncoder().encode(session)).end();
	const hand = reader.next(), actions = hand.actions;
	assert.equal(actions.length, 10);
	assert.deepEqual({...actions[3], cards: []}, {act: "raise", seat: 2, amount: 6, cards: []});
	assert.equal(felt.text(actions[7].cards), "2c7d9h");
	assert.equal(hand.table(4).pot, 9);
	assert.equal(hand.players[2].position, "BTN");
	assert.equal(hand.field("venue"), null);
	assert.ok(reader.next());
	assert.equal(reader.next(), null);
});

test("an invalid hand is reported, and the next is read", () => {
	const errors = [], broken = session.replace("p3 cbr 6", "p3 cbr 3");
	const hands = [...felt.hands(broken, {invalid: (error) => errors.push(error)})];
	assert.equal(hands.length, 1);
	assert.equal(errors.length, 1);
	assert.match(errors[0].message, /minimum raise/);
	assert.throws(() => [...felt.hands(broken)], FeltError);
});

test("site histories are read", () => {
	const file = readFileSync(new URL("../../tests/data/histories/pokerstars/cash.txt", import.meta.url));
	for (const hand of felt.hands(file, {invalid: () => {}})) {
		assert.equal(hand.format, "pokerstars");
		assert.equal(hand.places, 2);
		assert.equal(hand.players[0].stack, 1000);
		break;
	}
});

test("statistics are counted", () => {
	const stats = felt.stats();
	for (const hand of felt.hands(session))
		stats.add(hand);
	assert.deepEqual([...stats.players].sort(), ["Ann", "Bob", "Cat"]);
	const {hands, rates} = stats.of("Ann");
	assert.equal(hands, 2);
	assert.deepEqual(rates.vpip, [1, 2]);
	assert.deepEqual(rates.pfr, [1, 2]);
	assert.deepEqual(rates.threebet, [1, 1]);
	// 22 chips of 2 in two hands: 11 big blinds, 550 in 100 hands.
	assert.equal(stats.won("Ann").per100, 550);
	assert.equal(stats.of("Dan"), null);
	assert.equal(stats.won("Dan"), null);
	assert.equal(felt.stats().merge(stats).merge(stats).of("Ann").hands, 4);
});
