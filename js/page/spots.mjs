/* What the window asks of a worker, except hand histories. A spot is {game, square, texts, board,
 * dead}: `texts` are the ranges, and `square` is whether the game has ranges of two cards. */
import {FeltError} from "../felt.mjs";

/* The error of an input, to be shown with it; other errors go on. */
function complaint(error) {
	if (!(error instanceof FeltError))
		throw error;
	return {message: error.message, offset: error.offset, length: error.length};
}

/* Games, classes and combos. */
export function tables(felt) {
	const cards = new Uint8Array(2 * 1326), classOf = new Uint8Array(1326);

	felt.combos.forEach((combo, index) => {
		cards.set(combo.cards, 2 * index);
		classOf[index] = combo.class;
	});
	const games = felt.games.map((game) => ({...game, square: square(felt, game.key)}));
	return {version: felt.version, games, classes: felt.classes, cards, classOf};
}

/* Whether a game has ranges of two cards. */
function square(felt, game) {
	try {
		felt.range("", {game}).free();
		return true;
	} catch (error) {
		return !complaint(error);
	}
}

/* Reads the cards that the players share: {cards} or {error}. */
function readCards(felt, text) {
	try {
		return {cards: felt.cards(text)};
	} catch (error) {
		return {cards: new Uint8Array(), error: complaint(error)};
	}
}

/* Reads the ranges of two cards. `combos` and `sum` count what the board and dead cards allow. */
export function ranges(felt, {game, texts, board, dead}) {
	const shared = readCards(felt, board), excluded = readCards(felt, dead);

	return {
		board: shared,
		dead: excluded,
		ranges: texts.map((text) => {
			try {
				const range = felt.range(text, {game}), {weights} = range;
				range.remove([...shared.cards, ...excluded.cards]);
				const {count, sum} = range;
				range.free();
				return {weights, count, sum};
			} catch (error) {
				return {error: complaint(error)};
			}
		}),
	};
}

/* The shortest text of a range. */
export function rangeText(felt, {game, weights}) {
	const range = felt.range("", {game});

	range.weights = weights;
	const text = range.toString();
	range.free();
	return text;
}

/* The matchup, with a player first. */
function matchup(felt, {game, square, texts, board, dead}, first = 0) {
	const order = [first, ...texts.keys()].filter((player, at) => !at || player !== first);
	const inOrder = order.map((player) => texts[player]);

	if (!square)
		return felt.equity(inOrder.join(" v ") + (board && ` @ ${board}`) + (dead && ` ! ${dead}`), {game});
	const list = [];
	try {
		for (const text of inOrder)
			list.push(felt.range(text, {game}));
		return felt.equityOfRanges(list, {board, dead, game});
	} finally {
		list.forEach((range) => range.free());
	}
}

/* Counts a matchup. An exact count has no answers before its end. */
export async function count(felt, {effort, ...given}, {progress, signal}) {
	const equity = matchup(felt, given);
	const result = () => ({answers: equity.answers, exact: equity.exact, deals: equity.deals});

	try {
		await equity.count({...effort, signal, progress: (done, all) =>
			progress(Number.isNaN(equity.answers[0].error) ? {done, all} : {done, all, ...result()})});
		return result();
	} finally {
		equity.free();
	}
}

/* Counts some of the parts of a matchup, and returns the counts as a line for merge(). */
export async function share(felt, {first, step, ...given}, {progress, signal}) {
	const equity = matchup(felt, given);

	try {
		const parts = equity.parts();
		for (let part = first, done = 1; part < parts; part += step, done++) {
			equity.part(part);
			progress(done);
			await new Promise((resolve) => setTimeout(resolve));
			signal.throwIfAborted();
		}
		return equity.save();
	} finally {
		equity.free();
	}
}
export function merge(felt, {lines, ...given}) {
	const equity = matchup(felt, given);

	try {
		equity.parts();
		for (const line of lines)
			equity.load(line);
		return {answers: equity.answers, exact: equity.exact, deals: equity.deals};
	} finally {
		equity.free();
	}
}

/* The equity of each combo of a player. */
export function byCombo(felt, {player, ...given}) {
	const equity = matchup(felt, given, player);
	try {
		return equity.byCombo();
	} finally {
		equity.free();
	}
}

/* The equity of a player after each next card. */
export function byCard(felt, {player, ...given}) {
	const equity = matchup(felt, given, player);
	try {
		return equity.byCard();
	} finally {
		equity.free();
	}
}

/* The combos of each kind of hand that a range makes, and of each draw. */
export function hits(felt, {game, text, board, dead}) {
	const range = felt.range(text, {game}), last = felt.makes.indexOf("no-made-hand");
	try {
		const found = Object.entries(range.makes(board, dead));
		const isDraw = ([kind]) => felt.makes.indexOf(kind) > last;
		return {made: found.filter((entry) => !isDraw(entry)), draws: found.filter(isDraw)};
	} finally {
		range.free();
	}
}

/* The place of each hand, from 1. */
export function places(felt, {game, texts, board}) {
	return felt.showdown(`${texts.join(" v ")} @ ${board}`, {game}).map(({boards}) => boards[0].high.place);
}

/* A showdown, with the cards of each hand and, on a single board, those that play for the high half. */
export function showdown(felt, {game, hands, board}) {
	const single = !board.includes("/");

	return felt.showdown(hands.join(" v ") + (board && ` @ ${board}`), {game}).map((result, player) => ({
		...result,
		cards: felt.cards(hands[player]),
		plays: single ? felt.best(hands[player], board, {game}) : new Uint8Array(),
	}));
}
