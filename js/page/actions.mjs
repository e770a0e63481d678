/* The words for the actions of a hand. */
import {UNKNOWN, picture} from "./cards.mjs";

/** An amount of a hand: 84.50 */
export function amount(value, places) {
	if (value === null)
		return "?";
	const digits = value % 10 ** places ? places : 0;
	return (value / 10 ** places).toLocaleString("en", {minimumFractionDigits: digits, maximumFractionDigits: digits});
}

const pictures = (cards) => cards.includes(UNKNOWN) ? [`${cards.length} card${cards.length > 1 ? "s" : ""}`]
	: [...cards].map((card) => picture(card, {small: true}));

/** The name of the street on which an action is: "Flop". */
export function streetName({boardGame, actions, steps}, at) {
	const {act} = actions[at], {due, boards} = steps[at + (act === "board" ? 1 : 0)], cards = boards[0]?.length ?? 0;

	if (act === "show" || act === "muck")
		return "Showdown";
	if (!boardGame)
		return `Round ${due.street + 1}`;
	return cards < 3 ? "Preflop" : ["Flop", "Turn", "River"][cards - 3];
}

/** An action as texts and pictures: "Hero raises to 12". */
export function actionText(hand, at) {
	const {act, seat, amount: to, cards} = hand.actions[at], before = hand.steps[at], after = hand.steps[at + 1];
	const name = hand.players[seat]?.name, money = (value) => amount(value, hand.places);
	const allIn = after.seats[seat]?.allIn && !before.seats[seat].allIn ? ", all-in" : "";

	switch (act) {
	case "deal": return [`${name} is dealt `, ...pictures(cards)];
	case "board": return ["Board ", ...pictures(cards)];
	case "fold": return [`${name} folds`];
	case "call": return [before.due.call ? `${name} calls ${money(before.due.call)}${allIn}` : `${name} checks`];
	case "raise": return [`${name} ${before.seats.some(({bet}) => bet > 0) ? "raises to" : "bets"} ${money(to)}${allIn}`];
	case "bring-in": return [`${name} brings in for ${money(before.due.call)}`];
	case "draw": return cards.length ? [`${name} discards `, ...pictures(cards)] : [`${name} stands pat`];
	case "show": return [`${name} shows `, ...pictures(after.seats[seat].cards)];
	case "muck": return [`${name} mucks`];
	default: return [act];
	}
}
