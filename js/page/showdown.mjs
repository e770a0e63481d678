/* The tab of showdowns: which hand wins, and why. */
import {picture, read} from "./cards.mjs";
import {find, make} from "./dom.mjs";

const EXAMPLE = {hands: ["AhKh", "QsQd", "7c7d"], board: "2h7h9hTc3d"};

/** Starts the tab. `changed` is called when its state has changed. */
export function showdownTab(engine, tables, changed) {
	const games = new Map(tables.games.map((game) => [game.key, game]));
	let pending = 0;

	/* The hands: one in a line, or a whole matchup such as "AhKh v QsQd". */
	const hands = () => find("hands").value.split(/\n|;|\s+vs?\.?\s+/i).map((hand) => hand.trim()).filter(Boolean);

	/* A matchup that was pasted has its board after @. */
	function takeBoard() {
		const [before, board] = find("hands").value.split("@");
		if (board === undefined)
			return;
		find("hands").value = before.trim();
		find("showdown-board").value = board.trim();
	}

	async function show() {
		const mine = ++pending, given = {game: find("showdown-game").value, hands: hands(), board: find("showdown-board").value.trim()};
		let decided = null, wrong = "";

		find("showdown-board-row").hidden = !games.get(given.game).board;
		if (!games.get(given.game).board)
			given.board = "";
		changed();
		try {
			decided = given.hands.length > 1 ? await engine.ask("showdown", given) : [];
		} catch (error) {
			wrong = locate(error, given);
		}
		if (mine !== pending)
			return;
		find("showdown-wrong").textContent = wrong;
		find("showdown-cards").replaceChildren(...given.board.split("/").map((board) =>
			make("div", {className: "hand"}, ...(read(board) ?? []).map((card) => picture(card)))));
		find("hands").setAttribute("aria-invalid", Boolean(wrong));
		find("decided").replaceChildren(...(decided ?? []).map((hand, player) => draw(hand, given.hands[player], decided)));
	}

	/* The message of an error, with the hand that it is about. */
	function locate({message, offset}, {hands}) {
		let end = 0;
		const at = hands.findIndex((hand) => offset < (end += hand.length + 3));
		return at < 0 ? message : `Hand ${at + 1}: ${message}`;
	}

	/* "wins", "wins 1/2 of the pot", or nothing. */
	const prize = ([part, of]) => !part ? "" : part === of ? "wins" : `wins ${part}/${of} of the pot`;

	function draw({share, boards, cards, plays}, text, all) {
		const several = boards.length > 1;
		const lines = boards.flatMap(({high, low}, board) => [
			line(high, several ? `Board ${board + 1}: ` : low ? "High: " : ""),
			...low ? [line(low, several ? `Board ${board + 1}, low: ` : "Low: ")] : [],
		]);
		const row = make("li", {className: share[0] ? "panel wins" : "panel"},
			make("div", {className: "line"},
				make("span", {className: "hand"}, ...[...cards].map((card) => playing(card, plays))),
				make("span", {className: "space"}), make("strong", {textContent: prize(share)})),
			...lines);
		if (plays.length)
			row.append(make("p", {className: "about"}, boards[0].low ? "high hand: " : "plays ", ...[...plays].map((card) => picture(card, {small: true}))));
		return row;
	}
	function playing(card, plays) {
		const element = picture(card);
		element.classList.toggle("idle", plays.length > 0 && !plays.includes(card));
		return element;
	}
	const line = ({name, why, place}, before) => make("p", {}, make("span", {className: "about", textContent: before}),
		make("b", {textContent: place ? name : "no hand"}), make("span", {textContent: why ? `: ${why}` : ""}));

	find("showdown-game").append(...tables.games.map(({key, name}) => make("option", {value: key, textContent: name})));
	find("showdown-game").addEventListener("change", show);
	for (const name of ["hands", "showdown-board"])
		find(name).addEventListener("input", () => {
			takeBoard();
			void show();
		});

	return {
		get state() {
			const game = find("showdown-game").value;
			return {game: game === "holdem" ? "" : game, hand: hands(), board: find("showdown-board").value};
		},
		set state({game: [game] = [], hand = EXAMPLE.hands, board: [board = hand === EXAMPLE.hands ? EXAMPLE.board : ""] = []}) {
			find("showdown-game").value = games.has(game) ? game : "holdem";
			find("hands").value = hand.join("\n");
			find("showdown-board").value = board;
			void show();
		},
	};
}
