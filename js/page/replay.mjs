/* The tab of hand histories: reads a file of any site, and steps through its hands. */
import {UNKNOWN, text as cardText} from "./cards.mjs";
import {actionText, streetName} from "./actions.mjs";
import {count, counted, find, make} from "./dom.mjs";
import {pack, unpack} from "./link.mjs";
import {tablePicture} from "./table.mjs";

const PACE = 900; /* milliseconds of a step while the hand plays by itself */
const LINK_MAX = 20000; /* a longer hand is not part of the link */

/** Starts the tab. `changed` is called when its state has changed; open() takes a file. */
export function replayTab(engine, changed) {
	const ask = engine.own(), picture = tablePicture(find("table"));
	let file = null, hand = null, number = 0, step = 0, packed = "", timer = 0, odds = new AbortController();

	/* -- files ---------------------------------------------------------------------- */

	async function open(bytes, name) {
		stop();
		find("read").textContent = "reading…";
		try {
			file = await ask("history", bytes);
		} catch (error) {
			file = null;
			find("read").textContent = error.message;
			return;
		}
		const {hands, errors, invalid, more} = file;
		find("read").textContent = [name, counted(hands.length, "hand") + (more ? " shown, and there are more" : ""),
			invalid ? `${count(invalid)} invalid` : ""].filter(Boolean).join(" · ");
		find("read-errors").replaceChildren(...errors.map(({message, line}) => make("li", {textContent: `line ${line}: ${message}`})));
		find("hand-list").replaceChildren(...hands.map(({name, players}, at) =>
			make("option", {value: at, textContent: `${at + 1}${name ? `: hand ${name}` : ""}, ${players} players`})));
		find("hand-row").hidden = hands.length < 2;
		find("stage").hidden = !hands.length;
		find("input").open = !hands.length;
		if (hands.length)
			await show(0);
	}

	async function show(index, at = undefined) {
		stop();
		number = index;
		hand = await ask("hand", {index});
		packed = "";
		find("hand-list").value = index;
		find("hand-title").textContent = title();
		find("step").max = hand.actions.length;
		drawActions();
		go(at ?? Math.max(0, hand.actions.findIndex(({act}) => act !== "deal")));
		packed = await pack(hand.phh);
		if (packed.length > LINK_MAX)
			packed = "";
		changed();
	}
	const title = () => [hand.variant, ...hand.title.map(([field, value]) => field === "venue" ? value : `${field} ${value}`)].join(", ");

	/* -- steps ------------------------------------------------------------------------ */

	function drawActions() {
		const items = [make("li", {}, make("button", {type: "button", textContent: "Start", onclick: () => go(0)}))];
		let street = "";

		for (const [at, action] of hand.actions.entries()) {
			const name = streetName(hand, at);
			if (name !== street && action.act !== "deal")
				items.push(make("li", {className: "street", textContent: street = name}));
			items.push(make("li", {}, make("button", {type: "button", onclick: () => go(at + 1)}, ...actionText(hand, at))));
		}
		find("actions").replaceChildren(...items);
	}

	function go(to) {
		const buttons = [...find("actions").querySelectorAll("button")];

		step = Math.max(0, Math.min(to, hand.actions.length));
		find("step").value = step;
		find("step-of").textContent = `${step}/${hand.actions.length}`;
		for (const [at, button] of buttons.entries())
			button.toggleAttribute("aria-current", at === step);
		follow(buttons[step].parentElement);
		picture.show(hand, step);
		find("step-said").textContent = buttons[step].textContent;
		void showOdds();
		changed();
	}
	/* Scrolls the list of actions, but not the page. */
	function follow(item) {
		const list = find("actions");
		list.scrollTop = Math.max(0, item.offsetTop - list.clientHeight / 2);
	}

	/* The equities of the players who are still in, if all their cards are known. */
	async function showOdds() {
		const {seats, boards, due} = hand.steps[step], live = [...seats.keys()].filter((seat) => !seats[seat].folded);
		const known = ({cards}) => cards.length > 0 && !cards.includes(UNKNOWN);
		const words = (cards) => [...cards].map(cardText).join("");

		odds.abort();
		odds = new AbortController();
		const {signal} = odds;
		if (!hand.boardGame || due.act === "over" || boards.length > 1 || live.length < 2 || !live.every((seat) => known(seats[seat])))
			return;
		try {
			const {answers} = await engine.run("count", {game: hand.game, square: false,
				texts: live.map((seat) => words(seats[seat].cards)), board: words(boards[0] ?? []),
				dead: seats.filter((seat) => seat.folded && known(seat)).map(({cards}) => words(cards)).join("")}, {signal});
			if (!signal.aborted)
				picture.odds(live, answers);
		} catch (error) {
			if (!signal.aborted && error.name !== "FeltError")
				throw error;
		}
	}

	function play() {
		if (timer) {
			stop();
			return;
		}
		if (step === hand.actions.length)
			go(0);
		find("play").textContent = "Pause";
		timer = setInterval(() => step < hand.actions.length ? go(step + 1) : stop(), PACE);
	}
	function stop() {
		clearInterval(timer);
		timer = 0;
		find("play").textContent = "Play";
	}

	/* -- the form ---------------------------------------------------------------------- */

	const moves = {Home: () => go(0), ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1), End: () => go(Infinity),
		PageUp: () => number > 0 && show(number - 1), PageDown: () => number + 1 < file.hands.length && show(number + 1)};

	for (const [id, key] of [["first", "Home"], ["back", "ArrowLeft"], ["forward", "ArrowRight"], ["last", "End"],
		["hand-back", "PageUp"], ["hand-forward", "PageDown"]])
		find(id).addEventListener("click", () => {
			stop();
			moves[key]();
		});
	find("play").addEventListener("click", play);
	find("step").addEventListener("input", () => go(Number(find("step").value)));
	find("hand-list").addEventListener("change", () => show(Number(find("hand-list").value)));
	find("replay").addEventListener("keydown", (event) => {
		if (!hand || !moves[event.key] || event.target.matches("textarea, select, input"))
			return;
		event.preventDefault();
		moves[event.key]();
	});
	find("file").addEventListener("change", async () => {
		const [chosen] = find("file").files;
		if (chosen)
			await open(new Uint8Array(await chosen.arrayBuffer()), chosen.name);
	});
	find("pasted").addEventListener("input", () => {
		if (find("pasted").value.trim())
			void open(new TextEncoder().encode(find("pasted").value), "");
	});

	return {
		open,
		get state() {
			return {hand: packed, step: packed && step ? step : ""};
		},
		set state({hand: [given] = [], step: [at = 0] = []}) {
			if (!given || given === packed)
				return;
			unpack(given).then(async (phh) => {
				await open(new TextEncoder().encode(phh), "");
				go(Number(at) || 0);
			}).catch(() => find("read").textContent = "The hand in this link is damaged.");
		},
	};
}
