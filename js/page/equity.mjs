/* The tab of equities. */
import {calculate} from "./calculation.mjs";
import {deck as makeDeck, picture, read, text as textOf} from "./cards.mjs";
import {analysis} from "./analysis.mjs";
import {copy, find, make} from "./dom.mjs";
import {command} from "./link.mjs";
import {PLAYERS_MAX, method, players, playersOf} from "./players.mjs";
import {square} from "./square.mjs";

const WHOLE = 10000, PAUSE = 60, ANNOUNCED = 800;
const EXAMPLE = {texts: ["AhKh", "QQ+,AQs"], board: "Qh7h2c", dead: ""};

/** Starts the tab. `changed` is called when its state has changed. */
export function equityTab(engine, tables, changed) {
	const games = new Map(tables.games.map((game) => [game.key, game]));
	let state = {game: "holdem", ...EXAMPLE, player: 0};
	let known = [], shared = {board: [], dead: []}, answers = null, shown = [], running = null, timer = 0, announcing = 0, pending = 0;

	const list = players(find("players"), {
		typed: (player, text) => set(divided(player, text) ?? {texts: state.texts.with(player, text)}),
		chosen: (player) => choose(player),
		removed: (player) => remove(player),
	});
	const grid = square(find("square"), find("combos"), tables, {
		brush: () => Math.round(WHOLE * find("brush").value / 100),
		changed: painted,
	});
	const deck = makeDeck(find("deck"), pick);
	const more = analysis(engine, grid, changed);

	/* -- changes ------------------------------------------------------------------ */

	function set(change) {
		state = {...state, ...change};
		draw();
		void check();
		changed();
	}
	/* A matchup that was pasted, such as "AA v KK @ 2c7d9h ! As": its parts go where they belong. */
	function divided(player, text) {
		const [, ranges, board = state.board, dead = state.dead] = text.match(/^(.*?)(?:\s@\s*([^!]*?))?(?:\s!\s*(.*))?$/);
		const texts = ranges.split(/;|\s+vs?\.?\s+/i).map((range) => range.trim());

		return texts.length < 2 ? null : {board, dead,
			texts: state.texts.toSpliced(player, texts.length, ...texts).slice(0, PLAYERS_MAX)};
	}
	function choose(player) {
		if (player === state.player)
			return;
		state = {...state, player};
		draw();
		drawKnown();
		analyse();
		changed();
	}
	function remove(player) {
		set({texts: state.texts.toSpliced(player, 1), player: Math.min(state.player, state.texts.length - 2)});
	}
	async function painted(weights) {
		const {player, game} = state;
		const text = await engine.ask("rangeText", {game, weights: Uint16Array.from(weights)});
		set({texts: state.texts.with(player, text)});
	}

	/* -- cards ---------------------------------------------------------------------- */

	const target = () => find("pick").querySelector(":checked").value;

	function pick(card) {
		const {own} = games.get(state.game), use = target();

		if (use === "hand") {
			const hand = toggled(read(state.texts[state.player]) ?? [], card, own);
			set({texts: state.texts.with(state.player, hand)});
		} else {
			set({[use]: toggled(read(state[use]) ?? [], card, use === "board" ? games.get(state.game).board : 52)});
		}
	}
	/* The text of a list without a card that it has, or with one that it lacks. */
	function toggled(list, card, most) {
		const without = list.filter((other) => other !== card);
		return (without.length < list.length || list.length >= most ? without : [...list, card]).map(textOf).join("");
	}

	/* -- what is known of the texts --------------------------------------------------- */

	/* Reads the texts, and then counts. An older answer of the worker is ignored. */
	async function check() {
		const {square} = games.get(state.game), mine = ++pending;

		stop();
		list.stale(true);
		const found = await engine.ask("ranges", state);
		if (mine !== pending)
			return;
		shared = found;
		if (shown.length !== state.texts.length)
			shown = [];
		known = square ? found.ranges.map((range) => ({...range, all: choices(games.get(state.game).deck.length)}))
			: state.texts.map(() => ({}));
		drawKnown();
		timer = setTimeout(count, PAUSE);
	}
	const choices = (deck) => deck * (deck - 1) / 2;

	function complete() {
		return state.texts.every((text) => text.trim()) && !shared.board.error && !shared.dead.error &&
			known.every(({error}) => !error);
	}

	/* -- counting ------------------------------------------------------------------------ */

	const spot = () => {
		const {square, own} = games.get(state.game);
		return {...state, square, own};
	};

	function stop() {
		clearTimeout(timer);
		clearTimeout(announcing);
		running?.abort();
		running = answers = null;
		more.stop();
	}

	async function count() {
		const mine = running = new AbortController();

		if (!complete()) {
			drawAnswers(null);
			analyse();
			return;
		}
		try {
			await calculate(engine, spot(), {signal: mine.signal, show: (result) => {
				const isFirst = !answers;
				if (mine !== running)
					return;
				({answers} = result);
				drawAnswers(result);
				if (isFirst)
					analyse();
			}});
		} catch (error) {
			if (mine === running)
				refuse(error);
		}
	}

	/* An error of the matchup: in games by text, it may be of one player. */
	function refuse(error) {
		const {square} = games.get(state.game);
		let at = 0, player = square ? -1 : state.texts.findIndex((text) => error.offset < (at += text.length + 3));

		drawAnswers(null);
		if (player >= 0 && error.length < at)
			list.describe(player, {error});
		find("status").textContent = error.message;
		find("status").classList.add("wrong");
	}

	function analyse() {
		more.show({...spot(), known: known[state.player], answers});
	}

	/* -- drawing ------------------------------------------------------------------------- */

	function draw() {
		const game = games.get(state.game);

		list.show(state.texts, state.player);
		find("add").disabled = state.texts.length >= PLAYERS_MAX;
		find("game").value = state.game;
		for (const name of ["board", "dead"])
			if (find(name).value !== state[name])
				find(name).value = state[name];
		document.body.classList.toggle("no-square", !game.square);
		find("board-row").hidden = !game.board;
		find("about-game").textContent = game.key === "holdem" ? "" : game.about;
		find("whose").textContent = find("range-whose").textContent = `Player ${state.player + 1}`;
		find("range-panel").style.setProperty("--player", `var(--player-${state.player + 1})`);
		drawDeck();
	}

	function drawDeck() {
		const use = [], game = games.get(state.game);
		const lists = {hand: read(state.texts[state.player]) ?? [], dead: read(state.dead) ?? [],
			board: game.board ? read(state.board) ?? [] : []};

		state.texts.forEach((text, player) => read(text)?.forEach((card) => use[card] = `player ${player + 1}`));
		for (const name of ["dead", "board"])
			for (const card of lists[name])
				use[card] = name;
		deck.show(use, lists[target()], [...game.deck]);
		find("board-cards").replaceChildren(...lists.board.map((card) => picture(card)));
	}

	function drawKnown() {
		const game = games.get(state.game), range = known[state.player];

		known.forEach((range, player) => list.describe(player, range, shown[player]));
		for (const name of ["board", "dead"]) {
			find(name).setAttribute("aria-invalid", Boolean(shared[name].error));
			find(`${name}-wrong`).textContent = shared[name].error?.message ?? "";
		}
		if (!game.square || !range)
			return;
		grid.show(range.weights ?? new Uint16Array(1326), [...shared.board.cards ?? [], ...shared.dead.cards ?? []], game.deck);
		find("top").value = range.weights ? Math.round(100 * range.weights.reduce((sum, weight) => sum + weight, 0) / WHOLE / range.all) : 0;
		find("top-value").textContent = `${find("top").value}%`;
	}

	function drawAnswers(result) {
		const {split, own} = games.get(state.game), status = find("status"), bar = find("part");

		list.stale(false);
		find("copy-command").disabled = !result;
		shown = result ? result.answers.map((answer) => ({...answer, halves: split})) : [];
		known.forEach((range, player) => list.describe(player, range, shown[player]));
		status.classList.remove("wrong");
		const said = result ? method(result, state.texts.every((text) => read(text)?.length === own)) : "";
		status.textContent = said;
		bar.hidden = !result || result.part === 1;
		bar.value = result?.part ?? 0;
		clearTimeout(announcing);
		announcing = setTimeout(() => find("spoken").textContent = result ? `${playersOf(result.answers)}; ${said}` : "", ANNOUNCED);
	}

	/* -- the form ------------------------------------------------------------------------ */

	find("game").append(...tables.games.map(({key, name}) => make("option", {value: key, textContent: name})));
	find("game").addEventListener("change", () => set({game: find("game").value, board: games.get(find("game").value).board ? state.board : ""}));
	find("add").addEventListener("click", () => {
		set({texts: [...state.texts, "random"], player: state.texts.length});
		list.focus(state.player);
	});
	for (const name of ["board", "dead"]) {
		find(name).addEventListener("input", () => set({[name]: find(name).value}));
		find(`clear-${name}`).addEventListener("click", () => set({[name]: ""}));
	}
	find("pick").addEventListener("change", drawDeck);
	find("brush").addEventListener("input", () => find("brush-value").textContent = `${find("brush").value}%`);
	find("top").addEventListener("input", () => set({texts: state.texts.with(state.player, find("top").value === "0" ? "" : `${find("top").value}%`)}));
	find("clear-range").addEventListener("click", () => set({texts: state.texts.with(state.player, "")}));
	find("copy-command").addEventListener("click", ({currentTarget}) =>
		copy(currentTarget, command({...state, ranges: state.texts.map((text) => text.trim())})));

	return {
		/** The state for the link, and back; missing fields are those of an empty spot. */
		get state() {
			const {game, texts, board, dead, player} = state;
			return {game: game === "holdem" ? "" : game, range: texts.map((text) => text || "-"), board, dead, player: player || "",
				view: more.view === "range" ? "" : more.view};
		},
		set state({game: [game] = [], range, board: [board = ""] = [], dead: [dead = ""] = [], player: [player = 0] = [],
			view: [view = "range"] = []}) {
			more.view = view;
			const texts = range?.slice(0, PLAYERS_MAX).map((text) => text === "-" ? "" : text) ?? EXAMPLE.texts;
			while (texts.length < 2)
				texts.push("");
			set({game: games.has(game) ? game : "holdem", texts, board: range ? board : EXAMPLE.board, dead,
				player: Math.min(Math.max(Number(player) || 0, 0), texts.length - 1)});
		},
	};
}
