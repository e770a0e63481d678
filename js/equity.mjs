/* Ranges and equities: felt_range(3) and felt_equity(3). */
import {Owned, SIZE} from "./core.mjs";

const WHOLE = 10000, COMBOS = 1326;
const CANCELLED = 7;

/* A function (i32, i32, f64, f64) -> i32 of JavaScript, as one that the module can call. */
const CALLBACK = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 9, 1, 96, 4, 127, 127, 124, 124, 1, 127,
	2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0);

export class Range extends Owned {
	constructor(core, pointer) {
		super(core, pointer, "felt_range_free");
	}

	/** The shortest text that reads back as the same range. */
	toString() {
		return this.core.print((out, size) => this.core.c.felt_range_print(this.pointer, out, size));
	}

	/** The number of combos with a weight, and the sum of the weights in combos. */
	get count() {
		return this.core.c.felt_range_count(this.pointer);
	}
	get sum() {
		return Number(this.core.c.felt_range_sum(this.pointer)) / WHOLE;
	}

	/** The weights of the 1326 combos, 10000 for a whole one. */
	get weights() {
		this.core.c.felt_range_weights(this.pointer, this.core.out);
		return this.core.words(this.core.out, COMBOS).slice();
	}
	set weights(weights) {
		if (weights.length !== COMBOS)
			throw new RangeError(`a range has ${COMBOS} weights`);
		this.core.words(this.core.out, COMBOS).set(weights);
		this.core.check(this.core.c.felt_range_set_weights(this.pointer, this.core.out));
	}
	weight(combo) {
		return this.core.c.felt_range_weight(this.pointer, combo);
	}
	setWeight(combo, weight) {
		this.core.check(this.core.c.felt_range_set(this.pointer, combo, weight));
		return this;
	}

	copy() {
		return new Range(this.core, this.core.c.felt_range_copy(this.pointer) || this.core.fail(1));
	}

	/** Each changes this range, and returns it. */
	unite(by) {
		this.core.c.felt_range_unite(this.pointer, by.pointer);
		return this;
	}
	intersect(by) {
		this.core.c.felt_range_intersect(this.pointer, by.pointer);
		return this;
	}
	subtract(by) {
		this.core.c.felt_range_subtract(this.pointer, by.pointer);
		return this;
	}
	remove(dead) {
		this.core.c.felt_range_remove(this.pointer, this.core.set(dead));
		return this;
	}

	/** The combos of each kind of hand that the range makes on a board: {"top-pair": 9, ...}. */
	makes(board, dead = "") {
		const {core} = this, {c, out} = core;
		const set = core.set(dead), cards = core.cards(board);

		core.check(core.give(cards, (at) =>
			c.felt_range_makes(this.pointer, at, cards.length, set, 0, out)));
		const result = {};
		for (let kind = 0; kind < c.felt_make_count(); kind++) {
			const sum = core.u64(out + 8 * kind);
			if (sum)
				result[core.string(c.felt_make_key(kind))] = sum / WHOLE;
		}
		return result;
	}
}

/** A matchup in any game, and its answer as far as it is counted. */
export class Equity extends Owned {
	constructor(core, pointer, game) {
		super(core, pointer, "felt_equity_free");
		this.game = game;
	}

	/** Replaces the matchup. */
	again(line) {
		const status = this.core.give(line, (at) =>
			this.core.c.felt_equity_again(this.pointer, at, this.core.error));
		if (status)
			this.core.fail(status);
		return this;
	}

	/* Writes a felt_effort. */
	#effort({mode = "auto", detail = false, samples = 0, standardError = 0, seed = 0} = {}, progress = 0) {
		const {view, bytes, out} = this.core;

		bytes.fill(0, out, out + SIZE.effort);
		view.setUint32(out, SIZE.effort, true);
		view.setInt32(out + 4, ["auto", "exact", "sample"].indexOf(mode), true);
		view.setInt32(out + 8, detail ? 1 : 0, true);
		view.setBigUint64(out + 16, BigInt(samples), true);
		view.setFloat64(out + 24, standardError, true);
		view.setBigUint64(out + 32, BigInt(seed), true);
		view.setUint32(out + 40, progress, true);
		return out;
	}

	/** Counts or samples the matchup. `progress(done, all)` is called after each part of the work,
	 * and ends it by returning true. */
	run(options = {}) {
		const {core} = this;
		let thrown = null;
		const status = core.c.felt_equity_run(this.pointer, this.#effort(options, !options.progress ? 0
			: callback(core, (user, equity, done, all) => {
				try {
					return options.progress(done, all) === true ? 1 : 0;
				} catch (error) {
					thrown = {error};
					return 1;
				}
			})));

		if (thrown)
			throw thrown.error;
		if (status !== CANCELLED)
			core.check(status);
		return this.answers;
	}

	/** The same without blocking: returns to the event loop between parts of some 50 ms. A sample
	 * ends as soon as its error is small enough. */
	async count({progress, signal, ...options} = {}) {
		const all = this.parts(options);
		const goal = options.standardError || (options.samples ? 0 : 0.0005);
		let paused = Date.now();

		for (let part = 0; part < all; part++) {
			this.part(part);
			const answers = this.answers;
			progress?.(part + 1, all, answers);
			if (!this.exact && answers.every(({error}) => error <= goal))
				break;
			if (Date.now() - paused >= 16) {
				await new Promise((resolve) => setTimeout(resolve));
				paused = Date.now();
			}
			signal?.throwIfAborted();
		}
		return this.answers;
	}

	/** Plans the work, and returns the number of its parts. */
	parts(options) {
		const parts = this.core.c.felt_equity_parts(this.pointer, this.#effort(options));
		if (!parts) /* run() returns the reason */
			this.core.check(this.core.c.felt_equity_run(this.pointer, this.#effort(options)));
		return parts >>> 0;
	}
	/** Counts one part. */
	part(number) {
		this.core.check(this.core.c.felt_equity_part(this.pointer, number));
		return this;
	}
	copy() {
		return new Equity(this.core, this.core.c.felt_equity_copy(this.pointer) || this.core.fail(1),
			this.game);
	}
	/** Adds the parts that another object has counted. */
	add(other) {
		this.core.check(this.core.c.felt_equity_add(this.pointer, other.pointer));
		return this;
	}
	/** The counts so far as one line of text, which load() adds to another object. */
	save() {
		return this.core.take(this.core.c.felt_equity_save(this.pointer));
	}
	load(saved) {
		const status = this.core.give(saved, (at) =>
			this.core.c.felt_equity_load(this.pointer, at, this.core.error));
		if (status)
			this.core.fail(status);
		return this;
	}

	get players() {
		return this.core.c.felt_equity_players(this.pointer);
	}
	/** Whether every deal is counted, so that the answer is exact. */
	get exact() {
		return this.core.c.felt_equity_is_exact(this.pointer) === 1;
	}
	get deals() {
		return this.core.c.felt_equity_deals(this.pointer);
	}

	/** The answer of each player so far. */
	get answers() {
		const {core} = this, {c, out} = core;
		return Array.from({length: this.players}, (_, player) => {
			core.check(c.felt_equity_answer(this.pointer, player, out));
			const [equity, win, tie, scoop, high, low, error, ciLow, ciHigh] = core.doubles(out, 9);
			return {equity, win, tie, scoop, high, low, error, ciLow, ciHigh};
		});
	}

	/** The shares of deals in which a player ends with each category, wins with it, and ties with
	 * it; needs the option `detail`. */
	categories(player, {low = false} = {}) {
		const {core} = this, {c, out} = core, result = {};
		for (let category = 0; category < c.felt_category_count(this.game, low ? 1 : 0); category++) {
			core.check(c.felt_equity_category(this.pointer, player, low ? 1 : 0, category, out,
				out + 8, out + 16));
			const [all, won, tied] = core.doubles(out, 3);
			result[core.string(c.felt_category_key(this.game, low ? 1 : 0, category))] =
				{all, won, tied};
		}
		return result;
	}

	#each(count, call) {
		const {core} = this, at = core.allocate(8 * count);
		try {
			core.check(call(at));
			return core.doubles(at, count).slice();
		} finally {
			core.c.free(at);
		}
	}
	/** The equity of each combo of the first player, NaN for those that it does not have. */
	byCombo(options) {
		return this.#each(COMBOS, (out) =>
			this.core.c.felt_equity_by_combo(this.pointer, this.#effort(options), out));
	}
	/** The equity of the first player after each next card, NaN for cards that cannot come. */
	byCard(options) {
		return this.#each(52, (out) =>
			this.core.c.felt_equity_by_card(this.pointer, this.#effort(options), out));
	}
}

/* The place of a function in the table of the module: one for each module. */
const slots = new WeakMap();
function callback(core, call) {
	let slot = slots.get(core);
	if (!slot) {
		const table = core.c.__indirect_function_table;
		slot = {call: null, index: table.grow(1)};
		const e = {f: (...given) => slot.call(...given)};
		table.set(slot.index, new WebAssembly.Instance(new WebAssembly.Module(CALLBACK), {e}).exports.f);
		slots.set(core, slot);
	}
	slot.call = call;
	return slot.index;
}
