/* Hand histories, in a worker: the list of the hands of a file, and each step of one hand. */
import {FeltError} from "../felt.mjs";

const LISTED = 20000, ERRORS = 20;

let open = null; /* the reader of the present file: {bytes, reader, next} */

function close() {
	open?.reader.free();
	open = null;
}
function start(felt, bytes) {
	close();
	open = {bytes, reader: felt.reader().feed(bytes).end(), next: 0};
}

/* A field of a hand without its quotation marks; "" if there is none. */
const plain = (hand, name) => (hand.field(name) ?? "").replace(/^(["'])(.*)\1$/, "$2");

/* The next hand, or null after the last; an invalid hand is given to `invalid`. */
function read(invalid) {
	for (;;) {
		try {
			const hand = open.reader.next();
			open.next++;
			return hand;
		} catch (error) {
			if (!(error instanceof FeltError))
				throw error;
			invalid?.(error);
		}
	}
}

/* Lists the hands of a file, given as bytes. */
export function history(felt, bytes) {
	const hands = [], errors = [];
	let hand, invalid = 0;

	start(felt, bytes);
	while (hands.length < LISTED && (hand = read((error) => {
		invalid++;
		if (errors.length < ERRORS)
			errors.push({message: error.message, line: line(bytes, error.offset)});
	})))
		hands.push({name: plain(hand, "hand"), format: hand.format, variant: hand.variant,
			players: hand.players.length});
	return {hands, errors, invalid, more: hands.length === LISTED && read() !== null};
}

/* The number of the line at an offset. */
function line(bytes, offset) {
	let lines = 1;
	for (let at = 0; at < offset && at < bytes.length; at++)
		lines += bytes[at] === 10;
	return lines;
}

/* What can be seen of a table. */
function seen(table) {
	const seats = [...Array(table.seats).keys()];
	const result = {
		pot: table.pot,
		pots: table.pots,
		boards: table.boards,
		due: table.due,
		seats: seats.map((seat) => ({stack: table.stack(seat), bet: table.bet(seat), folded: table.folded(seat),
			allIn: table.allIn(seat), cards: table.cards(seat), up: table.up(seat)})),
	};
	table.free();
	return result;
}

/* A hand of the file, by its number from 0, with the table after each action. */
export function hand(felt, {index}) {
	if (index < open.next)
		start(felt, open.bytes);
	while (open.next < index)
		read();
	const hand = read(), {actions} = hand;
	const {name, game} = felt.variants.find(({code}) => code === hand.variant);
	const boardGame = felt.games.find(({key}) => key === game).board > 0;

	return {
		format: hand.format,
		variant: name,
		game,
		boardGame,
		places: hand.places,
		players: hand.players,
		actions,
		steps: [...actions.keys(), actions.length].map((step) => seen(hand.table(step))),
		title: ["venue", "table", "event", "hand"].map((field) => [field, plain(hand, field)]).filter(([, value]) => value),
		currency: plain(hand, "currency"),
		phh: hand.write("phh"),
	};
}
