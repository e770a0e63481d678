import type {Felt} from "felt";

/** A card: its value "A", its suit "d", and its rank, from 1 for a deuce to 13 for an ace. */
export class Card {
	constructor(text: string);
	value: string;
	suit: string;
	rank: number;
	wildValue: string;
	toString(): string;
}

export interface Hand {
	/** "Two Pair" and "Two Pair, A's & Q's". */
	name: string;
	descr: string;
	/** From 1, a high card, to 9, a straight flush. */
	rank: number;
	/** The cards that play, and all cards. */
	cards: Card[];
	cardPool: Card[];
	/** 1 if this hand loses to the other, -1 if it wins, 0 if they tie. */
	compare(other: Hand): -1 | 0 | 1;
	loseTo(other: Hand): boolean;
	toString(): string;
	toArray(): string[];
}

export interface HandClass {
	new(cards: (string | Card)[]): Hand;
	/** The best hand of up to seven cards, ["Ad", "As", "Jc"]. */
	solve(cards: (string | Card)[], game?: "standard"): Hand;
	/** The hands that win: one, or several that tie. */
	winners(hands: Hand[]): Hand[];
}

/** Makes the class Hand that uses a module. */
export function solver(felt: Felt): HandClass;
