/** A card is a number from 0 to 51, rank times four plus suit: 2c is 0 and As is 51. */
export type Card = number;
/** Cards as numbers or as a text such as "AhKd". */
export type Cards = string | ArrayLike<Card> & Iterable<Card>;

/** An error in the input. `offset` and `length` locate the invalid part of the text, in bytes. */
export class FeltError extends Error {
	status: "misuse" | "bad-text" | "impossible" | "illegal" | "too-big" | "unknown" | "unsupported";
	offset: number;
	length: number;
}

/** Loads the module: felt.wasm beside this file, or the given URL, response, bytes or module. */
export function load(source?: string | URL | Response | Promise<Response> | BufferSource |
	WebAssembly.Module): Promise<Felt>;
/** The same at once, from bytes or a module. Browsers allow it only in workers. */
export function loadSync(source: BufferSource | WebAssembly.Module): Felt;

export interface GameOption {
	/** The key of a game, such as "omaha8"; "holdem" by default. */
	game?: string;
}
export interface HalfOption extends GameOption {
	/** The low half of the pot. */
	low?: boolean;
}

export interface Game {
	key: string;
	name: string;
	about: string;
	/** The numbers of cards of a player and of a board. */
	own: number;
	board: number;
	/** Whether the pot has a low half. */
	split: boolean;
	deck: Uint8Array;
}

export interface Batch {
	/** The cards of all hands, in the memory of the module. Ask for them again after other calls,
	 * because the memory moves when it grows. */
	readonly cards: Uint8Array;
	/** The scores, in the memory of the module. */
	score(): Uint16Array;
	free(): void;
}

export interface Result {
	/** From 1; hands that tie share a place. 0 if the hand has no low. */
	place: number;
	score: number;
	name: string;
	/** "same pair; queen kicker beats ten" */
	why: string;
}
export interface ShowdownHand {
	/** The share of the whole pot in lowest terms: [1, 2]. */
	share: [number, number];
	boards: {high: Result, low?: Result}[];
}

interface Owned {
	/** Frees the memory at once, rather than when the object is collected. */
	free(): void;
}

/** A range of hands with two cards. */
export interface Range extends Owned {
	/** The shortest text that reads back as the same range. */
	toString(): string;
	/** The number of combos with a weight, and the sum of the weights in combos. */
	readonly count: number;
	readonly sum: number;
	/** The weights of the 1326 combos, 10000 for a whole one. */
	get weights(): Uint16Array;
	set weights(weights: ArrayLike<number>);
	weight(combo: number): number;
	setWeight(combo: number, weight: number): this;
	copy(): Range;
	/** Each changes this range, and returns it. */
	unite(by: Range): this;
	intersect(by: Range): this;
	subtract(by: Range): this;
	remove(dead: Cards): this;
	/** The combos of each kind of hand that the range makes on a board: {"top-pair": 9}. */
	makes(board: Cards, dead?: Cards): Record<string, number>;
}

export interface Effort {
	/** "auto" counts exactly if that takes a few seconds at most. */
	mode?: "auto" | "exact" | "sample";
	/** Also count by category. */
	detail?: boolean;
	/** The maximum number of deals of a sample. */
	samples?: number | bigint;
	/** At which a sample ends: 0.0005 by default, unless `samples` is set. */
	standardError?: number;
	seed?: number | bigint;
}

export interface Answer {
	/** The share of the pot. */
	equity: number;
	/** Shares of all deals; in a game with halves, of their high halves. */
	win: number;
	tie: number;
	/** Deals in which the player wins the whole pot. */
	scoop: number;
	/** Shares of each half of the pot. */
	high: number;
	low: number;
	/** The standard error of a sample, 0 if exact, and the 95 % confidence interval. */
	error: number;
	ciLow: number;
	ciHigh: number;
}

/** A matchup, and its answer as far as it is counted. */
export interface Equity extends Owned {
	/** Replaces the matchup. */
	again(line: string): this;
	/** Counts or samples the matchup. `progress` is called after each part of the work, and ends it
	 * by returning true. */
	run(options?: Effort & {progress?(done: number, all: number): boolean | void}): Answer[];
	/** The same without blocking: returns to the event loop between parts of some 50 ms. A sample
	 * ends as soon as its error is small enough. */
	count(options?: Effort & {
		progress?(done: number, all: number, answers: Answer[]): void,
		signal?: AbortSignal,
	}): Promise<Answer[]>;
	/** Plans the work, and returns the number of its parts. */
	parts(options?: Effort): number;
	/** Counts one part. */
	part(number: number): this;
	copy(): Equity;
	/** Adds the parts that another object has counted. */
	add(other: Equity): this;
	/** The counts so far as one line of text, which load() adds to another object. */
	save(): string;
	load(saved: string): this;
	readonly players: number;
	/** Whether every deal is counted, so that the answer is exact. */
	readonly exact: boolean;
	readonly deals: number;
	/** The answer of each player so far. */
	readonly answers: Answer[];
	/** The shares of deals in which a player ends with each category, wins with it, and ties with
	 * it; needs `detail`. */
	categories(player: number, options?: {low?: boolean}):
		Record<string, {all: number, won: number, tied: number}>;
	/** The equity of each combo of the first player, NaN for those that it does not have. */
	byCombo(effort?: Effort): Float64Array;
	/** The equity of the first player after each next card, NaN for cards that cannot come. */
	byCard(effort?: Effort): Float64Array;
}

export interface Stake {
	paid: number;
	/** Chips that go to the main pot in full. */
	dead?: number;
	folded?: boolean;
}
export interface Pot {
	amount: number;
	/** The seats that can win it. */
	contenders: number[];
}

export interface Setup {
	/** The code of a variant, as in hand files: "NT". */
	variant: string;
	/** Chips of each seat, in dealing order; null if they are unknown. */
	stacks: (number | null)[];
	antes?: number[];
	blinds?: number[];
	/** No limit and pot limit; fixed limit; stud. */
	minBet?: number;
	smallBet?: number;
	bigBet?: number;
	bringIn?: number;
	/** Decimal places of amounts in messages. */
	places?: number;
	/** House rules: any raise above the bet is legal; no cap on raises heads-up. */
	anyRaise?: boolean;
	uncapped?: boolean;
}

export type Act = "over" | "deal" | "board" | "fold" | "call" | "raise" | "bring-in" | "draw" | "show" | "muck";
export interface Action {
	act: Act;
	seat: number;
	/** Of a raise: the total on this street. */
	amount: number;
	/** 255 for an unknown card. */
	cards: Uint8Array;
}
export interface Due {
	/** "deal", "board", "call" (the seat may bet), "draw", "show" (or muck), "over". */
	act: Act;
	/** -1 for "board" and "over". */
	seat: number;
	/** The number of cards that are to be dealt. */
	cards: number;
	street: number;
	call: number;
	/** The least and the greatest raise; null if none is legal. */
	raise: [number, number] | null;
}

/** One hand by the rules. */
export interface Table extends Owned {
	copy(): Table;
	readonly due: Due;
	/** Applies an action: {act: "raise", seat: 2, amount: 40} or, as in hand files, "p3 cbr 40". */
	act(action: string | {act: Act, seat?: number, amount?: number, cards?: Cards}): this;
	readonly seats: number;
	/** The chips of a seat, null if they are unknown; its bet on this street; all chips put in. */
	stack(seat: number): number | null;
	bet(seat: number): number;
	readonly pot: number;
	readonly pots: Pot[];
	folded(seat: number): boolean;
	allIn(seat: number): boolean;
	/** The hole cards of a seat, and whether each was dealt face up. */
	cards(seat: number): Uint8Array;
	up(seat: number): boolean[];
	readonly boards: Uint8Array[];
	/** The chips that a seat has won less those it has put in; null if unknown cards decide. */
	net(seat: number): number | null;
}

/** A hand, which is valid until the reader's next one. */
export interface Hand {
	/** "phh", "pokerstars" */
	readonly format: string;
	/** "NT" */
	readonly variant: string;
	/** Decimal places of the amounts, which are integers. */
	readonly places: number;
	readonly players: {name: string, position: string, stack: number | null, net: number | null}[];
	readonly actions: Action[];
	/** The table after this many actions; by default after all. */
	table(actions?: number): Table;
	/** A field of the hand file, such as "venue", as the file has it. */
	field(name: string): string | null;
	write(format?: "phh" | "pokerstars" | "ohh"): string;
}

/** Reads hand files and hand histories of all sites that felt knows, in any mix. */
export interface Reader extends Owned {
	/** Adds text or bytes of a file. */
	feed(data: string | Uint8Array): this;
	/** Ends the file. */
	end(): this;
	/** The next hand; null if the reader needs more bytes, or the file ends. Throws a FeltError if
	 * a hand is invalid; the next call then goes on with the next hand. */
	next(): Hand | null;
	/** The place of the last hand in its file, in bytes. */
	readonly offset: number;
}

/** Statistics of any number of players and hands. */
export interface Stats extends Owned {
	add(hand: Hand): this;
	merge(other: Stats): this;
	readonly players: string[];
	/** The number of hands, and [made, opportunities] of each statistic by its key, such as "vpip". */
	of(name: string): {hands: number, rates: Record<string, [number, number]>} | null;
	/** Big blinds won in 100 hands; null if no hand counts. */
	won(name: string, options?: {allInEv?: boolean}):
		{per100: number, ciLow: number, ciHigh: number} | null;
}

export interface Felt {
	/** The version of the library. */
	readonly version: string;

	/** Reads cards as people write them: "AhKd", "[Ah Kd] 10♠". */
	cards(text: string): Uint8Array;
	/** Prints cards in a notation: "ascii" is Ah, "symbols" A♥, "spanish" AC. */
	text(cards: Cards, options?: {notation?: "ascii" | "symbols" | "spanish", between?: string}): string;

	readonly games: Game[];
	/** The score of seven cards in hold'em. The cards are not checked. */
	score7(cards: ArrayLike<Card>): number;
	/** The score of the best hand: higher is better, and 0 is no hand. */
	score(own: Cards, board?: Cards, options?: HalfOption): number;
	/** Scores many hands of `own` (7) and `board` (0) cards, one hand after the other. */
	scores(hands: Uint8Array, options?: HalfOption & {own?: number, board?: number}): Uint16Array;
	/** The same without copying. */
	batch(hands: number, options?: HalfOption & {own?: number, board?: number}): Batch;
	/** The standing of a score, 1 for the best hand, and the number of standings. */
	standing(score: number, options?: HalfOption): number;
	standings(options?: HalfOption): number;
	/** The key of the category of a score, "full-house", and all of a game, the worst first. */
	category(score: number, options?: HalfOption): string;
	categories(options?: HalfOption): string[];
	/** The name of a score: "full house, sevens over deuces". */
	name(score: number, options?: HalfOption): string;
	/** The cards that play, the most important first. */
	best(own: Cards, board?: Cards, options?: HalfOption): Uint8Array;
	/** Decides a line such as "AhKh v QsQd @ 2h7h9hTc3d". */
	showdown(line: string, options?: GameOption): ShowdownHand[];

	/** A range such as "22+,A2s+,KTs+:0.5,!88" or "15%". */
	range(text?: string, options?: GameOption): Range;
	/** The number of a combo of two cards, and the cards and the class of each combo. */
	combo(cards: Cards): number;
	readonly combos: {cards: Uint8Array, class: number}[];
	/** The names of the 169 classes, row by row of the usual square: "AA", "AKs" ... "22". */
	readonly classes: string[];
	/** The kinds of hands that ranges make: "set", "flush-draw". */
	readonly makes: string[];

	/** The equities of a hold'em line such as "AA v KK,QQ+ @ 2c7d9h". */
	equities(line: string): number[];
	/** A matchup in any game, to be counted. */
	equity(line: string, options?: GameOption): Equity;
	equityOfRanges(ranges: Range[], options?: GameOption & {board?: Cards, dead?: Cards}): Equity;
	/** The equity before the flop of each class against each class: [169 * a + b] is that of a. */
	equityMatrix(): Float64Array;

	/** Divides what each seat has put in into pots, the main pot first. */
	pots(stakes: Stake[], options?: {carried?: number}):
		{pots: Pot[], returned: {seat: number, amount: number} | null};
	/** Pays a pot, less `rake`, by the scores of the seats: the chips that each seat gets. */
	pay(pot: Pot, scores: number[], options?: {lows?: number[], button?: number, rake?: number}): number[];
	/** The expected prize of each stack by the independent chip model. */
	icm(stacks: number[], payouts: number[]): number[];

	/** The variants, as in hand files: [{code: "NT", name: "no-limit hold'em", game: "holdem"}]. */
	readonly variants: {code: string, name: string, game: string}[];
	/** The start of a hand: {variant: "NT", stacks: [200, 200], blinds: [1, 2], minBet: 2}. */
	table(setup: Setup): Table;
	reader(): Reader;
	/** The hands of a whole file. `invalid` is called with the error of a hand that is invalid. */
	hands(data: string | Uint8Array, options?: {invalid?(error: FeltError): void}): Generator<Hand>;
	stats(): Stats;
}
