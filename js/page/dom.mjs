/* Elements, and how numbers are written. */

/** Makes an element. Properties that contain a hyphen, and `role`, become attributes; those that
 * begin with "on" are listeners. */
export function make(tag, properties = {}, ...children) {
	const element = document.createElement(tag);

	for (const [name, value] of Object.entries(properties)) {
		if (name.startsWith("on"))
			element.addEventListener(name.slice(2), value);
		else if (name.includes("-") || name === "role")
			element.setAttribute(name, value);
		else
			element[name] = value;
	}
	element.append(...children);
	return element;
}

export const find = (id) => document.getElementById(id);

const grouped = new Intl.NumberFormat("en");
/** 1,326 */
export const count = (number) => grouped.format(number);
/** "1 combo", "6 combos" */
export const counted = (number, noun) => `${count(number)} ${noun}${number === 1 ? "" : "s"}`;
/** 54.14% */
export const percent = (share, digits = 2) => `${(100 * share).toFixed(digits)}%`;
/** 1.96 standard errors, or the further bound of the interval: ±0.05% */
export const margin = ({equity, ciLow, ciHigh}) => `±${percent(Math.max(equity - ciLow, ciHigh - equity))}`;

/* Red for low shares, blue for high ones, as on the grids of the command: safe for colour-blind
 * readers. */
const STOPS = [[0xc8, 0x38, 0x28], [0xf4, 0xa4, 0x68], [0xfa, 0xf6, 0xc4], [0xa4, 0xd4, 0xec], [0x20, 0x70, 0xc8]];

/** Paints an element by a share of the pot. */
export function heat(element, share) {
	const place = Math.min(Math.max(share, 0), 1) * (STOPS.length - 1);
	const stop = Math.min(Math.floor(place), STOPS.length - 2), part = place - stop;
	const [red, green, blue] = STOPS[stop].map((from, i) => Math.round(from + (STOPS[stop + 1][i] - from) * part));

	element.style.background = `rgb(${red} ${green} ${blue})`;
	element.style.color = 299 * red + 587 * green + 114 * blue < 110000 ? "#fff" : "#000";
}
export function cool(element) {
	element.style.background = element.style.color = "";
}

/** Copies a text, and says so on the button for a while. */
export async function copy(button, text) {
	const label = button.textContent;
	let said = "Copied";

	try {
		await navigator.clipboard.writeText(text);
	} catch {
		if (!copySelected(text))
			said = "Not allowed";
	}
	button.textContent = said;
	setTimeout(() => button.textContent = label, 1500);
}

/* The older way, for browsers that allow no access to the clipboard from a file. */
function copySelected(text) {
	const field = make("textarea", {value: text, className: "unseen"});

	document.body.append(field);
	field.select();
	const copied = document.execCommand("copy");
	field.remove();
	return copied;
}
