/* Cards: rank times four plus suit, 2c is 0 and As is 51. */
import {make} from "./dom.mjs";

const RANKS = "23456789TJQKA", SUITS = "cdhs", SYMBOLS = "♣♦♥♠";
const RANK_NAMES = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
	"king", "ace"];
const SUIT_NAMES = ["clubs", "diamonds", "hearts", "spades"];

export const UNKNOWN = 255;
export const ranks = RANKS;
export const text = (card) => card === UNKNOWN ? "??" : RANKS[card >> 2] + SUITS[card & 3];
export const symbols = (card) => card === UNKNOWN ? "?" : RANKS[card >> 2] + SYMBOLS[card & 3];
export const spoken = (card) => card === UNKNOWN ? "unknown card" : `${RANK_NAMES[card >> 2]} of ${SUIT_NAMES[card & 3]}`;
export const suit = (card) => card === UNKNOWN ? "unknown" : SUITS[card & 3];

/** A card as an element. */
export function picture(card, {small = false} = {}) {
	return make("span", {className: `card ${suit(card)}${small ? " small" : ""}`, role: "img", "aria-label": spoken(card)},
		make("b", {textContent: card === UNKNOWN ? "?" : RANKS[card >> 2]}),
		make("i", {textContent: card === UNKNOWN ? "" : SYMBOLS[card & 3]}));
}

/** Reads a text that has only cards, with ten as T or 10; null if it has anything else. */
export function read(given) {
	const cards = [];
	const rest = given.replaceAll(/(10|[2-9tjqka])\s*([cdhs♣♦♥♠])/gi, (_, rank, of) => {
		const at = SYMBOLS.indexOf(of);
		cards.push(4 * RANKS.indexOf(rank === "10" ? "T" : rank.toUpperCase()) +
			(at >= 0 ? at : SUITS.indexOf(of.toLowerCase())));
		return "";
	});
	return /^[\s,]*$/.test(rest) ? cards : null;
}

/** The cards of a deck as buttons, a row for each suit. `toggle` is called with a card. */
export function deck(root, toggle) {
	const buttons = [];

	for (const of of [3, 2, 1, 0])
		for (let rank = 12; rank >= 0; rank--) {
			const card = 4 * rank + of;
			buttons[card] = make("button", {type: "button", className: suit(card), tabIndex: -1,
				onclick: () => toggle(card)}, make("b", {textContent: RANKS[rank]}), make("i", {textContent: SYMBOLS[of]}));
			root.append(buttons[card]);
		}
	arrows(root, [...root.children], 13);

	return {
		/** `use` says how a card is used: "board", "dead", "hand" or nothing; `all` is the deck. */
		show(use, pressed, all) {
			root.style.setProperty("--ranks", all.length / 4);
			for (const [card, button] of buttons.entries()) {
				button.dataset.use = use[card] ?? "";
				button.setAttribute("aria-pressed", pressed.includes(card));
				button.setAttribute("aria-label", spoken(card) + (use[card] ? `, ${use[card]}` : ""));
				button.hidden = !all.includes(card);
			}
		},
	};
}

/** Arrow keys move among elements in rows; only one of them is in the order of the Tab key. */
export function arrows(root, list, columns) {
	list[0].tabIndex = 0;
	root.addEventListener("focusin", ({target}) => {
		for (const element of list)
			element.tabIndex = element === target ? 0 : -1;
	});
	root.addEventListener("keydown", (event) => {
		const step = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns}[event.key];
		let at = list.indexOf(event.target);

		if (!step || at < 0)
			return;
		event.preventDefault();
		for (at += step; list[at]?.hidden; at += step)
			;
		list[at]?.focus();
	});
}
