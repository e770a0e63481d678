/* The interface of the package pokersolver on felt's evaluator: Hand.solve() and Hand.winners(). */

const VALUES = "123456789TJQKA";
const NAMES = ["High Card", "Pair", "Two Pair", "Three of a Kind", "Straight", "Flush", "Full House",
	"Four of a Kind", "Straight Flush"];
const ACE = 13, FIVE = 4;

/** A card: its value "A", its suit "d", and its rank, from 1 for a deuce to 13 for an ace. */
export class Card {
	constructor(text) {
		this.value = text[0];
		this.suit = text[1].toLowerCase();
		this.rank = VALUES.indexOf(this.value);
		this.wildValue = this.value;
	}
	toString() {
		return this.value.replace("T", "10") + this.suit;
	}
}

const label = ({value}) => value.replace("T", "10");

/* The words after the name of a hand, for each rank. */
const DETAILS = [
	([a]) => `${label(a)} High`,
	([a]) => `Pair, ${label(a)}'s`,
	([a,, b]) => `Two Pair, ${label(a)}'s & ${label(b)}'s`,
	([a]) => `Three of a Kind, ${label(a)}'s`,
	([a]) => `Straight, ${label(a)} High`,
	([a]) => `Flush, ${a} High`,
	([a,,, b]) => `Full House, ${label(a)}'s over ${label(b)}'s`,
	([a]) => `Four of a Kind, ${label(a)}'s`,
	([a]) => a.rank === ACE ? "Royal Flush" : `Straight Flush, ${a} High`,
];

/** Makes the class Hand that uses a module. */
export function solver(felt) {
	const categories = felt.categories();

	/* The name of the hand of fewer than five cards as an index of NAMES, and the ranks that play. */
	function group(pool) {
		const ranks = pool.map(({rank}) => rank);
		const times = (rank) => ranks.filter((other) => other === rank).length;
		const order = [...ranks].sort((a, b) => times(b) - times(a) || b - a);
		const kind = times(order[0]) > 2 ? 4 * times(order[0]) - 9
			: ranks.length - new Set(ranks).size;

		return [kind, order];
	}

	function evaluate(pool) {
		const numbers = felt.cards(pool.map(({value, suit}) => value + suit).join(""));
		const score = felt.score(numbers);

		if (!score)
			throw new Error(`a hand has 1 to 7 cards, not ${pool.length}`);
		const kind = Math.min(categories.indexOf(felt.category(score)), NAMES.length - 1);
		const best = [...felt.best(numbers)];
		const suit = kind === 5 || kind === 8 ? "cdhs"[best[0] & 3] : null;
		return [kind, best.map((card) => (card >> 2) + 1), suit];
	}

	return class Hand {
		constructor(cards) {
			this.cardPool = cards.map((card) => typeof card === "string" ? new Card(card) : card);
			if (new Set(this.cardPool.map(String)).size !== cards.length)
				throw new Error("Duplicate cards");
			/* Cards of one value stay in the order in which they were given. */
			this.cardPool.sort((a, b) => b.rank - a.rank);
			const [kind, ranks, suit] = (cards.length < 5 ? group : evaluate)(this.cardPool);
			const left = this.cardPool.filter((card) => !suit || card.suit === suit);

			this.cards = ranks.map((rank) => left.splice(left.findIndex((card) => card.rank === rank), 1)[0]);
			if ((kind === 4 || kind === 8) && ranks.includes(ACE) && ranks.includes(FIVE))
				this.#lowAce();
			this.name = NAMES[kind];
			this.rank = kind + 1;
			this.descr = DETAILS[kind](this.cards);
		}

		/* In a straight to the five, the ace is the last card, and its value is 1. */
		#lowAce() {
			const ace = this.cards.findIndex(({rank}) => rank === ACE);
			const [{suit}] = this.cards.splice(ace, 1);
			this.cards.push(new Card("1" + suit));
		}

		/** 1 if this hand loses to the other, -1 if it wins, 0 if they tie. */
		compare(other) {
			if (this.rank !== other.rank)
				return this.rank < other.rank ? 1 : -1;
			for (let i = 0; i < Math.min(this.cards.length, other.cards.length); i++)
				if (this.cards[i].rank !== other.cards[i].rank)
					return this.cards[i].rank < other.cards[i].rank ? 1 : -1;
			return 0;
		}
		loseTo(other) {
			return this.compare(other) > 0;
		}

		toString() {
			return this.toArray().join(", ");
		}
		toArray() {
			return this.cards.map(String);
		}

		/** The best hand of up to seven cards, ["Ad", "As", "Jc"]. */
		static solve(cards, game = "standard") {
			if (game !== "standard")
				throw new Error(`'${game.descr ?? game}' is not supported: only standard hands are`);
			return new Hand(cards);
		}
		/** The hands that win: one, or several that tie. */
		static winners(hands) {
			return hands.filter((hand) => !hands.some((other) => hand.loseTo(other)));
		}
	};
}
