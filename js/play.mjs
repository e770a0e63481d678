/* The table, hand histories, and statistics: felt_table(3), felt_hand(3) and felt_stats(3).
 * Chips are integers in the smallest unit of a hand. */
import {FeltError, Owned, SIZE, chips} from "./core.mjs";

const NEED_MORE = 8, END = 9, UNKNOWN = 10;
const UNKNOWN_CHIPS = 2n ** 63n - 1n;
const ACTS = ["over", "deal", "board", "fold", "call", "raise", "bring-in", "draw", "show", "muck"];

const amount = (value) => value === UNKNOWN_CHIPS ? null : Number(value);

/* Reads a felt_action. */
function readAction(core, at) {
	const count = core.i32(at + 16);
	return {
		act: ACTS[core.i32(at)],
		seat: core.i32(at + 4),
		amount: core.i64(at + 8),
		cards: core.bytes.slice(at + 20, at + 20 + count),
	};
}

/* Reads `count` structures felt_pot. */
export function readPots(core, at, count) {
	return Array.from({length: count}, (_, pot) => {
		const mask = core.i32(at + SIZE.pot * pot + 24);
		return {
			amount: core.i64(at + SIZE.pot * pot),
			contenders: Array.from({length: 24}, (_, seat) => seat).filter((seat) => mask >>> seat & 1),
		};
	});
}

/** One hand by the rules. */
export class Table extends Owned {
	constructor(core, pointer) {
		super(core, pointer, "felt_table_free");
	}

	static create(core, {variant, stacks, antes, blinds, minBet = 0, smallBet = 0, bigBet = 0,
		bringIn = 0, places = 0, anyRaise = false, uncapped = false}) {
		const seats = stacks.length, lists = core.allocate(24 * seats);

		try {
			return core.give(variant, (code) => {
				const {view, bytes, out} = core;
				bytes.fill(0, out, out + SIZE.setup);
				[SIZE.setup, code, seats, places].forEach((value, i) =>
					view.setUint32(out + 4 * i, value, true));
				[stacks, antes, blinds].forEach((list, i) => list?.forEach((value, seat) => {
					const at = lists + 8 * (seats * i + seat);
					view.setBigInt64(at, value === null ? UNKNOWN_CHIPS : chips(value), true);
					view.setUint32(out + 16 + 4 * i, lists + 8 * seats * i, true);
				}));
				[minBet, smallBet, bigBet, bringIn].forEach((value, i) =>
					view.setBigInt64(out + 32 + 8 * i, chips(value), true));
				view.setUint32(out + 64, (anyRaise ? 1 : 0) | (uncapped ? 2 : 0), true);
				return new Table(core, core.c.felt_table_new(out, core.error));
			});
		} finally {
			core.c.free(lists);
		}
	}

	copy() {
		return new Table(this.core, this.core.c.felt_table_copy(this.pointer) || this.core.fail(1));
	}

	/** The action that is due. */
	get due() {
		const {core} = this, {out} = core;
		core.c.felt_table_due(this.pointer, out);
		const most = core.i64(out + 32);
		return {
			act: ACTS[core.i32(out)],
			seat: core.i32(out + 4),
			cards: core.i32(out + 8),
			street: core.i32(out + 12),
			call: core.i64(out + 16),
			raise: most ? [core.i64(out + 24), most] : null,
		};
	}

	/** Applies an action: {act: "raise", seat: 2, amount: 40} or, as in hand files, "p3 cbr 40". */
	act(action) {
		const {core} = this, {c, out} = core;
		let status;

		if (typeof action === "string") {
			status = core.give(action, (at) => c.felt_table_do(this.pointer, at, core.error));
		} else {
			const cards = core.cards(action.cards ?? "");
			if (cards.length > 8)
				throw new FeltError("misuse", "an action has at most eight cards");
			core.view.setInt32(out, ACTS.indexOf(action.act), true);
			core.view.setInt32(out + 4, action.seat ?? -1, true);
			core.view.setBigInt64(out + 8, chips(action.amount ?? 0), true);
			core.view.setInt32(out + 16, cards.length, true);
			core.bytes.set(cards, out + 20);
			status = c.felt_table_act(this.pointer, out, core.error);
		}
		if (status)
			core.fail(status);
		return this;
	}

	get seats() {
		return this.core.c.felt_table_seats(this.pointer);
	}
	/** The chips of a seat, null if they are unknown; its bet on this street; all chips put in. */
	stack(seat) {
		return amount(this.core.c.felt_table_stack(this.pointer, seat));
	}
	bet(seat) {
		return amount(this.core.c.felt_table_bet(this.pointer, seat));
	}
	get pot() {
		return amount(this.core.c.felt_table_pot(this.pointer));
	}
	get pots() {
		const {core} = this, at = core.allocate(24 * SIZE.pot);
		const pots = readPots(core, at, core.c.felt_table_pots(this.pointer, at));
		core.c.free(at);
		return pots;
	}
	folded(seat) {
		return this.core.c.felt_table_folded(this.pointer, seat) === 1;
	}
	allIn(seat) {
		return this.core.c.felt_table_all_in(this.pointer, seat) === 1;
	}
	/** The hole cards of a seat, 255 for unknown ones. */
	cards(seat) {
		const {core} = this;
		const count = core.c.felt_table_cards(this.pointer, seat, core.out, 0);
		return core.bytes.slice(core.out, core.out + count);
	}
	/** Whether each of them was dealt face up. */
	up(seat) {
		const {core} = this;
		const count = core.c.felt_table_cards(this.pointer, seat, core.out, core.out + 8);
		const mask = core.i32(core.out + 8);
		return Array.from({length: count}, (_, card) => (mask >>> card & 1) === 1);
	}
	get boards() {
		const {core} = this;
		return Array.from({length: core.c.felt_table_boards(this.pointer)}, (_, board) => {
			const count = core.c.felt_table_board(this.pointer, board, core.out);
			return core.bytes.slice(core.out, core.out + count);
		});
	}
	/** The chips that a seat has won less those it has put in; null if unknown cards decide. */
	net(seat) {
		return net(this.core, this.core.c.felt_table_net(this.pointer, seat, this.core.out));
	}
}

function net(core, status) {
	if (status === UNKNOWN)
		return null;
	core.check(status);
	return core.i64(core.out);
}

/** Reads hand files and hand histories of all sites that felt knows, in any mix. */
export class Reader extends Owned {
	hands = 0; /* that next() has returned */

	constructor(core) {
		super(core, core.c.felt_reader_new() || core.fail(1), "felt_reader_free");
	}

	/** Adds text or bytes of a file. */
	feed(data) {
		const {core} = this;
		if (data.length)
			core.check(core.give(data, (at, length) => core.c.felt_reader_feed(this.pointer, at, length)));
		return this;
	}
	/** Ends the file. */
	end() {
		this.core.check(this.core.c.felt_reader_feed(this.pointer, 0, 0));
		return this;
	}

	/** The next hand; null if the reader needs more bytes, or the file ends. Throws a FeltError if
	 * a hand is invalid; the next call then goes on with the next hand. */
	next() {
		const {core} = this;
		const status = core.c.felt_reader_next(this.pointer, core.out, core.error);

		this.hands++;
		if (status === NEED_MORE || status === END)
			return null;
		if (status)
			core.fail(status);
		return new Hand(this, core.view.getUint32(core.out, true));
	}
	/** The place of the last hand in its file, in bytes. */
	get offset() {
		return Number(this.core.c.felt_reader_offset(this.pointer));
	}
}

/** A hand, which is valid until the reader's next one. */
export class Hand {
	#reader;
	#pointer;
	#number;

	constructor(reader, pointer) {
		this.#reader = reader;
		this.#pointer = pointer;
		this.#number = reader.hands;
	}

	get #core() {
		return this.#reader.core;
	}
	get pointer() {
		if (this.#number !== this.#reader.hands || !this.#reader.pointer)
			throw new FeltError("misuse", "the reader has gone on to the next hand");
		return this.#pointer;
	}

	/** "phh", "pokerstars"; "NT"; decimal places of the amounts. */
	get format() {
		return this.#core.string(this.#core.c.felt_hand_format(this.pointer));
	}
	get variant() {
		return this.#core.string(this.#core.c.felt_hand_variant(this.pointer));
	}
	get places() {
		return this.#core.c.felt_hand_places(this.pointer);
	}

	get players() {
		const core = this.#core, {c} = core, {pointer} = this;
		return Array.from({length: c.felt_hand_seats(pointer)}, (_, seat) => ({
			name: core.string(c.felt_hand_player(pointer, seat)),
			position: core.string(c.felt_hand_position(pointer, seat)),
			stack: amount(c.felt_hand_stack(pointer, seat)),
			net: net(core, c.felt_hand_net(pointer, seat, core.out)),
		}));
	}
	get actions() {
		const core = this.#core, {c, out} = core, {pointer} = this;
		return Array.from({length: c.felt_hand_actions(pointer)}, (_, index) => {
			core.check(c.felt_hand_action(pointer, index, out));
			return readAction(core, out);
		});
	}
	/** The table after this many actions; by default after all. */
	table(actions = this.#core.c.felt_hand_actions(this.pointer)) {
		const core = this.#core;
		return new Table(core, core.c.felt_hand_table(this.pointer, actions) || core.fail(1));
	}
	/** A field of the hand file, such as "venue", as the file has it; null if there is none. */
	field(name) {
		const core = this.#core;
		return core.take(core.give(name, (at) => core.c.felt_hand_field(this.pointer, at)));
	}
	/** The hand in the format "phh", "pokerstars" or "ohh". */
	write(format = "phh") {
		const core = this.#core;
		const text = core.give(format, (at) => core.c.felt_hand_write(this.pointer, at, core.error));
		return text ? core.take(text) : core.fail();
	}
}

/** Statistics of any number of players and hands. */
export class Stats extends Owned {
	constructor(core) {
		super(core, core.c.felt_stats_new() || core.fail(1), "felt_stats_free");
	}

	add(hand) {
		this.core.check(this.core.c.felt_stats_add(this.pointer, hand.pointer));
		return this;
	}
	merge(other) {
		this.core.check(this.core.c.felt_stats_merge(this.pointer, other.pointer));
		return this;
	}
	get players() {
		const {c} = this.core;
		return Array.from({length: c.felt_stats_players(this.pointer)}, (_, player) =>
			this.core.string(c.felt_stats_player(this.pointer, player)));
	}

	/** The statistics of a player, or null: the number of hands, and [made, opportunities] of each
	 * statistic by its key, such as "vpip". */
	of(name) {
		const {core} = this, {c, out} = core;
		const player = core.give(name, (at) => c.felt_stats_find(this.pointer, at));

		if (player < 0)
			return null;
		const rates = {};
		for (let rate = 0; rate < c.felt_rate_count(); rate++) {
			c.felt_stats_rate(this.pointer, player, rate, out, out + 8);
			rates[core.string(c.felt_rate_key(rate))] = [core.u64(out), core.u64(out + 8)];
		}
		return {hands: Number(c.felt_stats_hands(this.pointer, player)), rates};
	}
	/** Big blinds won in 100 hands, with a 95 % confidence interval; null if no hand counts. */
	won(name, {allInEv = false} = {}) {
		const {core} = this, {c, out} = core;
		const player = core.give(name, (at) => c.felt_stats_find(this.pointer, at));
		const status = player < 0 ? UNKNOWN
			: c.felt_stats_won(this.pointer, player, allInEv ? 1 : 0, out, out + 8, out + 16);

		if (status === UNKNOWN)
			return null;
		core.check(status);
		const [per100, ciLow, ciHigh] = core.doubles(out, 3);
		return {per100, ciLow, ciHigh};
	}
}
