/* More about a spot and one of its players: the equity of each class and after each next card, outs,
 * and what the range hits. */
import {read, picture, spoken, symbols, suit} from "./cards.mjs";
import {cool, counted, find, heat, make, percent} from "./dom.mjs";

const EXTREMES = 4; /* cards that are listed as best and as worst */

/** Starts the panels. `grid` is the square, which shows the equities of classes. `changed` is called
 * when the user has chosen what it shows. */
export function analysis(engine, grid, changed) {
	let running = new AbortController(), spot = null;

	const nextCards = [];
	for (const of of [3, 2, 1, 0])
		for (let rank = 12; rank >= 0; rank--) {
			const card = 4 * rank + of;
			nextCards[card] = make("div", {role: "listitem"},
				make("span", {className: suit(card), textContent: symbols(card)}), make("b"));
			find("next").append(nextCards[card]);
		}

	/* Asks, unless the spot has changed by then. */
	async function ask(name, given, show) {
		const {signal} = running;

		try {
			const result = await engine.run(name, given, {signal});
			if (!signal.aborted)
				show(result);
		} catch (error) {
			if (!signal.aborted && error.name !== "FeltError")
				throw error;
		}
	}

	/* -- equity by class ------------------------------------------------------------- */

	function byClass() {
		const wanted = chosen() === "equity";

		find("square").classList.toggle("locked", wanted);
		find("paints").hidden = wanted;
		find("heat-about").hidden = !wanted;
		if (!wanted || !spot?.answers || !spot.square) {
			grid.showEquities(null);
			return;
		}
		void ask("byCombo", spot, (equities) => grid.showEquities(equities, 1 / spot.texts.length));
	}

	/* -- equity by card, and outs ------------------------------------------------------ */

	async function byCard() {
		const {signal} = running, given = spot, board = read(given.board) ?? [], panel = find("next-panel");

		panel.hidden = !given.answers || board.length < 3 || board.length > 4;
		if (panel.hidden)
			return;
		panel.classList.add("stale");
		find("next-title").textContent = `Player ${given.player + 1} after each ${board.length === 3 ? "turn" : "river"} card`;
		try {
			const equities = await ofPlayers(given, signal), now = await leader(given);
			if (signal.aborted)
				return;
			drawNext(equities[given.player]);
			drawExtremes(equities[given.player]);
			drawOuts(equities, now, board.length === 3 ? "turn" : "river");
			panel.classList.remove("stale");
		} catch (error) {
			if (!signal.aborted && error.name !== "FeltError")
				throw error;
		}
	}

	/* The equities after each card, of each player. Two players share the pot. */
	async function ofPlayers(given, signal) {
		const two = given.texts.length === 2;
		const equities = await Promise.all([...given.texts.keys()].map((player) =>
			two && player !== given.player ? null : engine.run("byCard", {...given, player}, {signal})));
		const [own] = equities.filter(Boolean);

		return equities.map((of) => of ?? own.map((equity) => 1 - equity));
	}

	/* Blue is better than the mean of all cards, which is the equity now, and red is worse. */
	function drawNext(equities) {
		const live = equities.filter((equity) => !Number.isNaN(equity));
		const now = live.reduce((sum, equity) => sum + equity, 0) / live.length;
		const spread = Math.max(0.1, ...live.map((equity) => Math.abs(equity - now)));

		for (const [card, cell] of nextCards.entries()) {
			const equity = equities[card], gone = Number.isNaN(equity);

			cell.classList.toggle("gone", gone);
			cell.lastChild.textContent = gone ? "" : Math.round(100 * equity);
			cell.setAttribute("aria-label", `${spoken(card)}: ${gone ? "cannot be dealt" : percent(equity, 1)}`);
			if (gone)
				cool(cell);
			else
				heat(cell, 0.5 + (equity - now) / (2 * spread));
		}
	}

	/* The cards after which the equity is greatest and least. */
	function drawExtremes(equities) {
		const cards = [...equities.keys()].filter((card) => !Number.isNaN(equities[card]));
		const sorted = cards.sort((a, b) => equities[b] - equities[a] || b - a);
		const list = (few) => few.map((card) => make("span", {className: "extreme"}, picture(card, {small: true}), percent(equities[card], 1)));

		find("extremes").replaceChildren(make("b", {textContent: "Best "}), ...list(sorted.slice(0, EXTREMES)), make("br"),
			make("b", {textContent: "Worst "}), ...list(sorted.slice(-EXTREMES).reverse()));
	}

	/* The player who is ahead, -1 if several are: with the best hand if all hands are known, and
	 * otherwise with the greatest equity. */
	async function leader({texts, own, answers, ...given}) {
		const known = texts.every((text) => read(text)?.length === own);

		return {known, ahead: first(known ? (await engine.ask("places", {...given, texts})).map((place) => -place)
			: answers.map(({equity}) => equity))};
	}
	/* The index of the greatest value, -1 if there are several. */
	function first(values) {
		const best = Math.max(...values), at = values.findIndex((value) => value > best - 1e-9);
		return values.some((value, other) => other !== at && value > best - 1e-9) ? -1 : at;
	}

	/* An out would give the greatest equity to a player who is not ahead now. */
	function drawOuts(equities, {known, ahead}, street) {
		const cards = [...equities[0].keys()].filter((card) => !Number.isNaN(equities[0][card])).reverse();
		const leads = new Map(cards.map((card) => [card, first(equities.map((of) => of[card]))]));

		find("outs-title").textContent = `Outs for the ${street}`;
		find("outs").replaceChildren(...equities.map((_, player) => {
			const outs = cards.filter((card) => leads.get(card) === player);
			const name = make("b", {textContent: `Player ${player + 1} `});
			return player === ahead ? make("li", {}, name, known ? "is ahead" : "is the favourite")
				: make("li", {}, name, `has ${counted(outs.length, "out")}`,
					known ? `, ${percent(outs.length / cards.length, 1)} of ${cards.length} cards` : "", outs.length ? ": " : "",
					...outs.map((card) => picture(card, {small: true})));
		}));
	}

	/* -- what the range hits ------------------------------------------------------------ */

	function hits() {
		const board = read(spot.board) ?? [], {known} = spot;

		find("hits-panel").hidden = !spot.square || board.length < 3 || !known?.count;
		if (find("hits-panel").hidden)
			return;
		find("hits-title").textContent = `What player ${spot.player + 1} hits`;
		void ask("hits", {...spot, text: spot.texts[spot.player]}, ({made, draws}) =>
			find("hits").replaceChildren(...made.map(row), ...draws.map(row).map((element, at) => {
				element.classList.toggle("first", !at);
				return element;
			})));
	}

	function row([kind, combos]) {
		const share = combos / spot.known.sum, bar = make("i");

		bar.style.width = percent(share);
		return make("tr", {}, make("th", {scope: "row", textContent: kind.replaceAll("-", " ")}),
			make("td", {textContent: Number(combos.toFixed(2))}), make("td", {textContent: percent(share, 1)}),
			make("td", {className: "share"}, bar));
	}

	function all() {
		running.abort();
		running = new AbortController();
		byClass();
		void byCard();
		hits();
	}

	const chosen = () => find("view").querySelector(":checked").value;
	find("view").addEventListener("change", () => {
		if (spot)
			byClass();
		changed();
	});

	return {
		/** What the square shows: "range" or "equity". */
		get view() {
			return chosen();
		},
		set view(view) {
			const radio = find("view").querySelector(`[value="${view === "equity" ? view : "range"}"]`);
			radio.checked = true;
		},
		/** Ends what is being computed. */
		stop() {
			running.abort();
		},
		/** Shows a spot: that of calculate(), with the player, what is known of the range, and, if it
		 * is complete, the answers. */
		show(given) {
			spot = given;
			all();
		},
	};
}
