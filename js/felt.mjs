/* Poker: libfelt as a WebAssembly module. README.md has examples, and felt.d.ts the types.
 *
 * Cards are numbers from 0 to 51 in a Uint8Array, rank times four plus suit: 2c is 0 and As is 51.
 * Where a function takes cards, it also takes a text such as "AhKd". */
import {FeltError, SIZE, chips, instantiate} from "./core.mjs";
import {Equity, Range} from "./equity.mjs";
import {Reader, Stats, Table, readPots} from "./play.mjs";

export {FeltError};

/** Loads the module: felt.wasm beside this file, or the given URL, response, bytes or module. */
export async function load(source = new URL("felt.wasm", import.meta.url)) {
	return new Felt(instantiate(await compile(await source)));
}

/** The same at once, from bytes or a module. Browsers allow it only in workers. */
export function loadSync(source) {
	return new Felt(instantiate(source instanceof WebAssembly.Module ? source
		: new WebAssembly.Module(source)));
}

async function compile(source) {
	if (source instanceof WebAssembly.Module)
		return source;
	if (source instanceof URL && source.protocol === "file:") {
		const {readFile} = await import("node:fs/promises");
		return WebAssembly.compile(await readFile(source));
	}
	if (source instanceof URL || typeof source === "string")
		source = await fetch(source);
	if (typeof Response === "function" && source instanceof Response)
		source = await source.arrayBuffer();
	return WebAssembly.compile(source);
}

const NOTATIONS = ["ascii", "symbols", "spanish"];
const half = ({low = false}) => low ? 1 : 0;

class Felt {
	#core;

	constructor(core) {
		this.#core = core;
	}

	/** The version of the library. */
	get version() {
		return this.#core.string(this.#core.c.felt_version());
	}

	/* -- cards ------------------------------------------------------------- */

	/** Reads cards as people write them: "AhKd", "[Ah Kd] 10♠". */
	cards(text) {
		return this.#core.cards(text);
	}

	/** Prints cards in a notation: "ascii" is Ah, "symbols" A♥, "spanish" AC. */
	text(cards, {notation = "ascii", between = ""} = {}) {
		const core = this.#core, of = Uint8Array.from(this.cards(cards));
		return core.give(between, (separator) => {
			core.bytes.set(of, core.out);
			return core.print((out, size) => core.c.felt_cards_print(core.out, of.length,
				NOTATIONS.indexOf(notation), separator, out, size));
		});
	}

	/* -- games and scores -------------------------------------------------- */

	/** All games. `own` and `board` are the numbers of cards of a player and of a board. */
	get games() {
		const {c} = this.#core, string = (pointer) => this.#core.string(pointer), games = [];
		for (let i = 0, game; (game = c.felt_game_at(i)); i++)
			games.push({
				key: string(c.felt_game_key(game)),
				name: string(c.felt_game_name(game)),
				about: string(c.felt_game_about(game)),
				own: c.felt_game_own(game),
				board: c.felt_game_board(game),
				split: c.felt_game_split(game) === 1,
				deck: this.#list(c.felt_game_deck(game)),
			});
		return games;
	}
	#list(set) {
		const core = this.#core, count = core.c.felt_cards_list(set, core.out);
		return core.bytes.slice(core.out, core.out + count);
	}

	/** The score of seven cards in hold'em. The cards are not checked. */
	score7(cards) {
		const core = this.#core;
		core.bytes.set(cards, core.out);
		return core.c.felt_score7(core.out);
	}

	/** The score of the best hand: higher is better, and 0 is no hand. */
	score(own, board = "", options = {}) {
		const core = this.#core, mine = this.cards(own), shared = this.cards(board);
		return core.give([...mine, ...shared], (at) => core.c.felt_evaluate(
			core.game(options.game ?? "holdem"), half(options), at, mine.length, shared.length));
	}

	/** Scores many hands of `own` and `board` cards, one hand after the other. */
	scores(hands, {own = 7, board = 0, ...options} = {}) {
		const batch = this.batch(Math.floor(hands.length / (own + board)), {own, board, ...options});
		try {
			batch.cards.set(hands.subarray(0, batch.cards.length));
			return batch.score().slice();
		} finally {
			batch.free();
		}
	}

	/** The same without copying: `cards` and the result of score() are in the memory of the module.
	 * Ask for `cards` again after other calls, because the memory moves when it grows. */
	batch(hands, {own = 7, board = 0, game = "holdem", ...options} = {}) {
		const core = this.#core, {c} = core, found = core.game(game);
		const length = hands * (own + board), at = core.allocate(length + 1 + 2 * hands);
		const out = at + length + 1 & ~1;

		return {
			get cards() {
				return core.bytes.subarray(at, at + length);
			},
			score() {
				core.check(c.felt_evaluate_batch(found, half(options), at, own, 0, board, hands, out));
				return core.words(out, hands);
			},
			free() {
				c.free(at);
			},
		};
	}

	/** The standing of a score, 1 for the best hand, and the number of standings. */
	standing(score, {game = "holdem", ...options} = {}) {
		return this.#core.c.felt_game_standing(this.#core.game(game), half(options), score);
	}
	standings({game = "holdem", ...options} = {}) {
		return this.#core.c.felt_game_standings(this.#core.game(game), half(options));
	}

	/** The key of the category of a score: "full-house". */
	category(score, {game = "holdem", ...options} = {}) {
		const core = this.#core, found = core.game(game), low = half(options);
		return core.string(core.c.felt_category_key(found, low, core.c.felt_category(found, low, score)));
	}
	/** All categories of a game, the worst first. */
	categories({game = "holdem", ...options} = {}) {
		const core = this.#core, found = core.game(game), low = half(options);
		return Array.from({length: core.c.felt_category_count(found, low)}, (_, category) =>
			core.string(core.c.felt_category_key(found, low, category)));
	}

	/** The name of a score: "full house, sevens over deuces". */
	name(score, {game = "holdem", ...options} = {}) {
		const core = this.#core, found = core.game(game);
		return core.print((out, size) => core.c.felt_score_name(found, half(options), score, out, size));
	}

	/** The cards that play, the most important first. */
	best(own, board = "", {game = "holdem", ...options} = {}) {
		const core = this.#core, mine = this.cards(own), shared = this.cards(board);
		return core.give([...mine, ...shared], (at) => {
			const count = core.c.felt_best(core.game(game), half(options), at, mine.length,
				shared.length, core.out);
			return core.bytes.slice(core.out, core.out + count);
		});
	}

	/** Decides a line such as "AhKh v QsQd @ 2h7h9hTc3d". Each hand has its share of the pot, and
	 * its result on each board; in a game with a low half, results of the high and the low half. */
	showdown(line, {game = "holdem"} = {}) {
		const core = this.#core, {c} = core, found = core.game(game);
		const halves = c.felt_game_split(found) ? 2 : 1;
		const showdown = core.give(line, (at) => c.felt_showdown_new(found, at, core.error));
		const result = (board, low, hand) => {
			const score = c.felt_showdown_score(showdown, board, low, hand);
			return {
				place: c.felt_showdown_place(showdown, board, low, hand),
				score,
				name: score ? this.name(score, {game, low: low === 1}) : "",
				why: core.print((out, size) =>
					c.felt_showdown_why(showdown, board, low, hand, out, size)),
			};
		};

		if (!showdown)
			core.fail();
		try {
			return Array.from({length: c.felt_showdown_hands(showdown)}, (_, hand) => {
				c.felt_showdown_share(showdown, -1, hand, core.out, core.out + 8);
				const share = [core.u64(core.out), core.u64(core.out + 8)];
				const boards = Array.from({length: c.felt_showdown_boards(showdown)}, (_, board) => ({
					high: result(board, 0, hand),
					...halves > 1 && {low: result(board, 1, hand)},
				}));
				return {share, boards};
			});
		} finally {
			c.felt_showdown_free(showdown);
		}
	}

	/* -- ranges and equities ------------------------------------------------ */

	/** A range such as "22+,A2s+,KTs+:0.5,!88" or "15%". */
	range(text = "", {game = "holdem"} = {}) {
		const core = this.#core;
		return new Range(core, core.give(text, (at) =>
			core.c.felt_range_new(core.game(game), at, core.error)));
	}

	/** The number of a combo of two cards, and the cards and the class of each combo. */
	combo(cards) {
		const [a, b] = this.cards(cards);
		return this.#core.c.felt_combo(a, b);
	}
	get combos() {
		const core = this.#core, {c, out} = core;
		return Array.from({length: 1326}, (_, combo) => {
			c.felt_combo_cards(combo, out);
			return {cards: core.bytes.slice(out, out + 2), class: c.felt_combo_class(combo)};
		});
	}
	/** The names of the 169 classes, row by row of the usual square: "AA", "AKs" ... "22". */
	get classes() {
		return Array.from({length: 169}, (_, of) => this.#core.print((out, size) =>
			this.#core.c.felt_class_name(of, out, size)));
	}
	/** The kinds of hands that ranges make: "set", "flush-draw". */
	get makes() {
		const core = this.#core;
		return Array.from({length: core.c.felt_make_count()}, (_, kind) =>
			core.string(core.c.felt_make_key(kind)));
	}

	/** The equities of a hold'em line such as "AA v KK,QQ+ @ 2c7d9h". */
	equities(line) {
		const core = this.#core;
		const count = core.give(line, (at) => core.c.felt_equity_of_line(at, core.out, 10, core.error));
		if (count < 0)
			core.fail();
		return Array.from(core.doubles(core.out, count));
	}

	/** A matchup in any game, to be counted. */
	equity(line, {game = "holdem"} = {}) {
		const core = this.#core, found = core.game(game);
		return new Equity(core, core.give(line, (at) => core.c.felt_equity_new(found, at, core.error)),
			found);
	}

	/** A matchup of ranges. */
	equityOfRanges(ranges, {board = "", dead = "", game = "holdem"} = {}) {
		const core = this.#core, found = core.game(game), set = core.set(dead);
		const cards = this.cards(board), list = Uint32Array.from(ranges, ({pointer}) => pointer);
		const at = core.allocate(list.byteLength);
		try {
			core.bytes.set(new Uint8Array(list.buffer), at);
			return new Equity(core, core.give(cards, (board) => core.c.felt_equity_of_ranges(found, at,
				list.length, board, cards.length, set, core.error)), found);
		} finally {
			core.c.free(at);
		}
	}

	/** The equity before the flop of each class against each class: [169 * a + b] is that of a. */
	equityMatrix() {
		const core = this.#core, at = core.allocate(8 * 169 * 169);
		try {
			core.check(core.c.felt_equity_matrix(at));
			return core.doubles(at, 169 * 169).slice();
		} finally {
			core.c.free(at);
		}
	}

	/* -- pots --------------------------------------------------------------- */

	/** Divides what each seat has put in, [{paid, dead, folded}], into pots, the main pot first. */
	pots(stakes, {carried = 0} = {}) {
		const core = this.#core, at = core.allocate(SIZE.stake * stakes.length + 25 * SIZE.pot);
		const back = at + SIZE.stake * stakes.length, out = back + SIZE.pot;
		try {
			stakes.forEach(({paid, dead = 0, folded = false}, seat) => {
				core.view.setBigInt64(at + SIZE.stake * seat, chips(paid), true);
				core.view.setBigInt64(at + SIZE.stake * seat + 8, chips(dead), true);
				core.view.setInt32(at + SIZE.stake * seat + 16, folded ? 1 : 0, true);
			});
			const count = core.c.felt_pots(at, stakes.length, chips(carried), out, back, back + 8);
			if (count < 0)
				throw new FeltError("misuse", "the stakes are invalid");
			const seat = core.i32(back);
			return {
				pots: readPots(core, out, count),
				returned: seat < 0 ? null : {seat, amount: core.i64(back + 8)},
			};
		} finally {
			core.c.free(at);
		}
	}

	/** Pays a pot, less `rake`, by the scores of the seats: the chips that each seat gets. */
	pay({amount, contenders}, scores, {lows, button = scores.length - 1, rake = 0} = {}) {
		const core = this.#core, seats = scores.length, size = SIZE.pot + 12 * seats;
		const at = core.allocate(size), gets = at + SIZE.pot, out = gets + 8 * seats;
		try {
			core.bytes.fill(0, at, at + size);
			core.view.setBigInt64(at, chips(amount), true);
			core.view.setBigInt64(at + 16, chips(amount), true);
			core.view.setUint32(at + 24, contenders.reduce((mask, seat) => mask | 1 << seat, 0), true);
			core.words(out, seats).set(scores);
			core.words(out + 2 * seats, seats).set(lows ?? []);
			core.check(core.c.felt_pot_pay(at, seats, button, out, lows ? out + 2 * seats : 0,
				chips(rake), gets));
			return scores.map((_, seat) => core.i64(gets + 8 * seat));
		} finally {
			core.c.free(at);
		}
	}

	/** The expected prize of each stack by the independent chip model. */
	icm(stacks, payouts) {
		const core = this.#core, given = [...stacks, ...payouts];
		const at = core.allocate(8 * (given.length + stacks.length)), out = at + 8 * given.length;
		try {
			core.doubles(at, given.length).set(given);
			core.check(core.c.felt_icm(at, stacks.length, at + 8 * stacks.length, payouts.length, out));
			return Array.from(core.doubles(out, stacks.length));
		} finally {
			core.c.free(at);
		}
	}

	/* -- play --------------------------------------------------------------- */

	/** The variants, as in hand files: [{code: "NT", name: "no-limit hold'em", game: "holdem"}]. */
	get variants() {
		const {c} = this.#core, string = (pointer) => this.#core.string(pointer), variants = [];
		for (let i = 0, code; (code = c.felt_variant_code(i)); i++)
			variants.push({
				code: string(code),
				name: string(c.felt_variant_name(code)),
				game: string(c.felt_game_key(c.felt_variant_game(code))),
			});
		return variants;
	}

	/** The start of a hand: {variant: "NT", stacks: [200, 200], blinds: [1, 2], minBet: 2}. */
	table(setup) {
		return Table.create(this.#core, setup);
	}

	/** A reader of hand histories; and the hands of a whole file, each of which is valid until the
	 * next. `invalid` is called with the error of a hand that is invalid. */
	reader() {
		return new Reader(this.#core);
	}
	* hands(data, {invalid} = {}) {
		const reader = this.reader().feed(data).end();
		try {
			for (;;) {
				try {
					const hand = reader.next();
					if (!hand)
						return;
					yield hand;
				} catch (error) {
					if (!invalid || !(error instanceof FeltError))
						throw error;
					invalid(error);
				}
			}
		} finally {
			reader.free();
		}
	}

	/** Statistics, to which hands are added. */
	stats() {
		return new Stats(this.#core);
	}
}
