/* The square of the starting hands: paints a range, or shows the equity of each class. */
import {arrows, ranks, spoken, symbols} from "./cards.mjs";
import {cool, heat, make, percent} from "./dom.mjs";

const WHOLE = 10000, COMBOS = 1326;

/** Makes the square in `root`, and the combos of the chosen class in `detail`. `tables` has the
 * classes and combos; `brush()` is the weight to paint with, 0 to 10000; `changed` is called with
 * the weights after each stroke. */
export function square(root, detail, tables, {brush, changed}) {
	const combosOf = tables.classes.map((_, of) => [...tables.classOf.keys()].filter((combo) => tables.classOf[combo] === of));
	const cards = (combo) => [...tables.cards.subarray(2 * combo, 2 * combo + 2)];
	let weights = new Uint16Array(COMBOS), equities = null, fair = 0.5, dead = [], deck = [...Array(52).keys()];
	let chosen = 0, stroke = null;

	const cells = tables.classes.map((name, of) => make("button", {type: "button", tabIndex: -1,
		onfocus: () => choose(of), onkeydown: (event) => paintByKey(event, of)},
	make("b", {textContent: name}), make("small")));
	cells.forEach((cell, of) => cell.dataset.class = of);
	root.append(...cells);
	arrows(root, cells, 13);

	/* -- the picture --------------------------------------------------------- */

	const live = (combo) => cards(combo).every((card) => deck.includes(card) && !dead.includes(card));

	/* The weight of a class: the mean of its combos, and whether they differ. */
	function weightOf(of) {
		const list = combosOf[of].map((combo) => weights[combo]);
		return {mean: list.reduce((sum, weight) => sum + weight, 0) / list.length, mixed: list.some((weight) => weight !== list[0])};
	}
	/* The mean equity of a class, NaN if the range does not have it. */
	function equityOf(of) {
		let sum = 0, all = 0;
		for (const combo of combosOf[of])
			if (!Number.isNaN(equities[combo])) {
				sum += weights[combo] * equities[combo];
				all += weights[combo];
			}
		return sum / all;
	}

	/* An equal share of the pot is in the middle of the colours. */
	const shade = (equity) => equity < fair ? equity / fair / 2 : 1 - (1 - equity) / (1 - fair) / 2;

	function drawCell(of) {
		const cell = cells[of], {mean, mixed} = weightOf(of), equity = equities ? equityOf(of) : NaN;
		const value = cell.lastChild;

		cell.style.setProperty("--fill", percent(mean / WHOLE, 1));
		cell.classList.toggle("in", mean > 0);
		cell.classList.toggle("mixed", mixed);
		cell.classList.toggle("blocked", !combosOf[of].some(live));
		if (Number.isNaN(equity))
			cool(cell);
		else
			heat(cell, shade(equity));
		value.textContent = !Number.isNaN(equity) ? Math.round(100 * equity)
			: mean > 0 && mean < WHOLE && !equities ? Math.round(100 * mean / WHOLE) : "";
		cell.setAttribute("aria-pressed", mean === WHOLE ? "true" : mean ? "mixed" : "false");
		cell.setAttribute("aria-label", `${tables.classes[of]}, ${mean ? percent(mean / WHOLE, 0) : "not in the range"}` +
			(Number.isNaN(equity) ? "" : `, equity ${percent(equity, 1)}`));
	}

	function draw() {
		for (let of = 0; of < cells.length; of++)
			drawCell(of);
		drawDetail();
	}

	/* -- the combos of a class ------------------------------------------------ */

	function choose(of) {
		cells[chosen].classList.remove("chosen");
		chosen = of;
		cells[of].classList.add("chosen");
		drawDetail();
	}

	function drawDetail() {
		const focused = detail.contains(document.activeElement) ? [...detail.children].indexOf(document.activeElement) : -1;

		detail.replaceChildren(make("span", {textContent: tables.classes[chosen]}),
			...combosOf[chosen].toReversed().map((combo) => {
				const [a, b] = cards(combo), equity = equities?.[combo] ?? NaN, weight = weights[combo];
				const button = make("button", {type: "button", disabled: !live(combo),
					"aria-pressed": weight === WHOLE ? "true" : weight ? "mixed" : "false",
					"aria-label": `${spoken(a)}, ${spoken(b)}, ${percent(weight / WHOLE, 0)}`,
					onclick: () => paintCombo(combo)},
				...[a, b].map((card) => make("span", {className: `suit ${"cdhs"[card & 3]}`, textContent: symbols(card)})),
				make("small", {textContent: !Number.isNaN(equity) ? percent(equity, 1)
					: weight && weight < WHOLE ? percent(weight / WHOLE, 0) : ""}));
				if (!Number.isNaN(equity))
					heat(button.lastChild, shade(equity));
				return button;
			}));
		detail.children[focused]?.focus();
	}

	function paintCombo(combo) {
		weights[combo] = weights[combo] === brush() ? 0 : brush();
		drawCell(chosen);
		drawDetail();
		changed(weights);
	}

	/* -- painting -------------------------------------------------------------- */

	function paint(of, weight) {
		for (const combo of combosOf[of])
			weights[combo] = weight;
		drawCell(of);
	}
	/* The weight that a stroke which begins here paints with: 0 erases. */
	function strokeFrom(of) {
		const {mean, mixed} = weightOf(of);
		return mean === brush() && !mixed ? 0 : brush();
	}
	function paintByKey(event, of) {
		if (event.key !== " " && event.key !== "Enter")
			return;
		event.preventDefault();
		if (!event.repeat)
			paint(of, strokeFrom(of));
		drawDetail();
		changed(weights);
	}

	const under = ({clientX, clientY}) => {
		const cell = document.elementFromPoint(clientX, clientY)?.closest("[data-class]");
		return cell && root.contains(cell) ? Number(cell.dataset.class) : -1;
	};
	/* Paints from the last cell of the stroke to another, so that a fast stroke has no holes. */
	function paintTo(of) {
		const [row, column] = [Math.floor(of / 13), of % 13], from = stroke.last;
		const [fromRow, fromColumn] = [Math.floor(from / 13), from % 13];
		const steps = Math.max(Math.abs(row - fromRow), Math.abs(column - fromColumn), 1);

		for (let step = 1; step <= steps; step++)
			paint(13 * Math.round(fromRow + (row - fromRow) * step / steps) +
				Math.round(fromColumn + (column - fromColumn) * step / steps), stroke.weight);
		stroke.last = of;
	}

	root.addEventListener("pointerdown", (event) => {
		const of = under(event);
		if (event.button || of < 0)
			return;
		event.preventDefault();
		cells[of].focus({preventScroll: true});
		choose(of);
		if (root.classList.contains("locked"))
			return;
		stroke = {weight: strokeFrom(of), last: of};
		root.setPointerCapture(event.pointerId);
		paintTo(of);
		drawDetail();
	});
	root.addEventListener("pointermove", (event) => {
		if (!stroke)
			return;
		for (const point of event.getCoalescedEvents?.() ?? [event]) {
			const of = under(point);
			if (of >= 0 && of !== stroke.last)
				paintTo(of);
		}
	});
	for (const type of ["pointerup", "pointercancel"])
		root.addEventListener(type, () => {
			if (stroke)
				changed(weights);
			stroke = null;
		});

	return {
		/** Shows a range, unless the user is painting. */
		show(range, blocked, cardsOfDeck) {
			if (stroke)
				return;
			weights = Uint16Array.from(range);
			dead = blocked;
			if (deck.length !== cardsOfDeck.length) {
				deck = [...cardsOfDeck];
				const rows = ranks.length - Math.min(...deck.map((card) => card >> 2));
				cells.forEach((cell, of) => cell.hidden = Math.floor(of / 13) >= rows || of % 13 >= rows);
				root.style.setProperty("--rows", rows);
			}
			draw();
		},
		/** Shows the equities of the combos, or none with null. `equal` is an equal share of the pot. */
		showEquities(byCombo, equal = 0.5) {
			equities = byCombo;
			fair = equal;
			draw();
		},
	};
}
