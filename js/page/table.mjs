/* The picture of a table: seats on an oval, their cards and chips, the board and the pot. */
import {UNKNOWN, picture as cardPicture} from "./cards.mjs";
import {amount} from "./actions.mjs";
import {make, percent} from "./dom.mjs";

const NARROW = 500; /* pixels of width below which seats come closer together */

/** Makes the picture in `root`. */
export function tablePicture(root) {
	let shares = [];

	/* The seat at the bottom: the one whose cards the hand history shows, the last if several. */
	function bottom({steps}) {
		const known = steps[0].seats.map((_, seat) => steps.some(({seats}) => seats[seat].cards.some((card) => card !== UNKNOWN)));
		return known.filter(Boolean).length === 1 ? known.indexOf(true) : known.length - 1;
	}

	function place(element, seat, seats, first, radius) {
		const angle = Math.PI / 2 + 2 * Math.PI * (seat - first) / seats;

		element.style.left = `${50 + (root.clientWidth < NARROW ? 38 : 42) * radius * Math.cos(angle)}%`;
		element.style.top = `${50 + 40 * radius * Math.sin(angle)}%`;
	}

	/* "+50.61", "−100" at the end of a hand. */
	function result({net}, places) {
		return net === null ? "" : `${net > 0 ? "+" : net < 0 ? "−" : ""}${amount(Math.abs(net), places)}`;
	}

	function drawSeat(hand, step, seat, first) {
		const {players, places, steps, actions} = hand, now = steps[step], {name, position, net} = players[seat];
		const {stack, bet, folded, allIn, cards, up} = now.seats[seat], over = step === actions.length && now.due.act === "over";
		const turn = actions[step]?.seat === seat && actions[step].act !== "deal";
		const box = make("div", {className: `seat${folded ? " folded" : ""}${turn ? " turn" : ""}`},
			make("div", {className: "cards"}, ...(folded && cards.includes(UNKNOWN) ? [] : [...cards]).map((card, at) => {
				const element = cardPicture(card, {small: cards.length > 4});
				element.classList.toggle("up", up[at]);
				return element;
			})),
			make("div", {className: "name"}, make("b", {textContent: name, title: name}), make("small", {textContent: position})),
			make("div", {className: "stack", textContent: over ? result({net}, places)
				: allIn ? "all-in" : stack === null ? "" : amount(stack, places)}));

		shares[seat] = make("div", {className: "odds"});
		box.append(shares[seat]);
		place(box, seat, players.length, first, 1);
		if (over)
			box.classList.add(net > 0 ? "won" : "ended");
		const chips = make("div", {className: "bet", textContent: bet > 0 && !over ? amount(bet, places) : ""});
		place(chips, seat, players.length, first, .52);
		return bet > 0 && !over ? [box, chips] : [box];
	}

	return {
		/** Shows a hand after a number of actions. */
		show(hand, step) {
			const {pot, pots, boards} = hand.steps[step], first = bottom(hand), seats = [...hand.players.keys()];
			const sides = pots.length > 1 ? ` (${pots.map((side) => amount(side.amount, hand.places)).join(" + ")})` : "";

			shares = [];
			root.replaceChildren(make("div", {className: "felt"}),
				make("div", {className: "middle"},
					...boards.map((board) => make("div", {}, ...[...board].map((card) => cardPicture(card)))),
					make("div", {textContent: `Pot ${amount(pot, hand.places)}${sides}`})),
				...seats.flatMap((seat) => drawSeat(hand, step, seat, first)));
		},
		/** Adds the equities of players. */
		odds(seats, answers) {
			seats.forEach((seat, at) => shares[seat].textContent = percent(answers[at].equity, 1));
		},
	};
}
