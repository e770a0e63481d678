/* The list of players: a range as text, the equity, and what is wrong with the text. */
import {count, counted, find, make, margin, percent} from "./dom.mjs";

export const PLAYERS_MAX = 10;
const EXAMPLES = ["AhKh", "QQ+,AKs", "22+,A2s+,KTs+", "15%", "random"];

/** Makes the list in `root`. `typed(player, text)`, `chosen(player)` and `removed(player)` are
 * called when the user does so. */
export function players(root, {typed, chosen, removed}) {
	const rows = [];

	function add() {
		const at = rows.length, number = at + 1;
		const row = {
			input: make("input", {type: "text", id: `range-${number}`, spellcheck: false, autocomplete: "off",
				autocapitalize: "off", placeholder: EXAMPLES[at % EXAMPLES.length],
				"aria-describedby": `about-${number}`, oninput: () => typed(at, row.input.value), onfocus: () => chosen(at)}),
			about: make("p", {id: `about-${number}`, className: "about"}),
			equity: make("output", {className: "equity"}),
			spread: make("span", {className: "spread"}),
			bar: make("div", {className: "share"}, make("i"), make("i")),
			remove: make("button", {type: "button", className: "plain", textContent: "✕", "aria-label": `remove player ${number}`,
				onclick: () => removed(at)}),
		};
		row.root = make("li", {className: "player"},
			make("label", {htmlFor: row.input.id, "aria-label": `range of player ${number}`, textContent: number, onclick: () => chosen(at)}),
			row.input, row.remove, make("div", {className: "result"}, row.equity, row.spread), row.about, row.bar);
		row.root.style.setProperty("--player", `var(--player-${number})`);
		rows.push(row);
		root.append(row.root);
	}

	function drop() {
		rows.pop().root.remove();
	}

	/* "222 combos, 16.7% · win 63.57% · tie 1.91%" */
	function describe(row, known, answer) {
		const parts = [];

		if (known?.count > 0)
			parts.push(`${counted(known.count, "combo")}, ${percent(known.sum / known.all, 1)}`);
		if (answer)
			parts.push(answer.halves ? `high ${percent(answer.high)} · low ${percent(answer.low)} · scoop ${percent(answer.scoop)}`
				: `win ${percent(answer.win)} · tie ${percent(answer.tie)}`);
		row.about.textContent = parts.join(" · ");
	}

	return {
		/** Shows texts, of which the player `at` is chosen. */
		show(texts, at) {
			while (rows.length < texts.length)
				add();
			while (rows.length > texts.length)
				drop();
			for (const [player, row] of rows.entries()) {
				if (row.input.value !== texts[player])
					row.input.value = texts[player];
				row.root.classList.toggle("chosen", player === at);
				row.remove.hidden = texts.length <= 2;
			}
		},
		/** Shows what is known of a player: {count, sum, all} or {error}, and an answer if there is one. */
		describe(player, known, answer) {
			const row = rows[player], wrong = known?.error;

			row.root.classList.toggle("wrong", Boolean(wrong));
			row.input.setAttribute("aria-invalid", Boolean(wrong));
			row.equity.textContent = answer ? percent(answer.equity) : "";
			row.spread.textContent = answer?.error ? margin(answer) : "";
			const [won, tied] = !answer ? [0, 0] : answer.halves ? [answer.equity, 0] : [answer.win, answer.equity - answer.win];
			row.bar.children[0].style.width = percent(won);
			row.bar.children[1].style.width = percent(tied);
			if (wrong)
				row.about.textContent = wrong.message;
			else
				describe(row, known, answer);
		},
		stale(old) {
			root.classList.toggle("stale", old);
		},
		focus(player) {
			rows[player].input.focus();
		},
	};
}

/** "exact: 990 boards", "sampled: 65,536 deals, standard error 0.0011". Deals of known hands differ
 * only in the board. */
export function method({exact, deals, answers, counting, part}, known) {
	const error = Math.max(...answers.map(({error}) => error)), noun = known ? "board" : "deal";

	return exact ? `exact: ${counted(deals, noun)}`
		: `sampled: ${counted(deals, noun)}, standard error ${error.toFixed(error < 0.00095 ? 5 : 4)}` +
			(counting ? `; ${percent(part, 0)} of all counted` : "");
}
export const playersOf = (answers) => answers.map(({equity}, player) => `player ${player + 1} ${percent(equity)}`).join(", ");
