/* The state of the page as the fragment of its address, and a matchup as a command line. */

/** The state without what is empty, as a fragment. Lists are repeated: #range=AA&range=KK */
export function toFragment(state) {
	const fields = new URLSearchParams();

	for (const [name, value] of Object.entries(state))
		for (const item of [value].flat())
			if (item !== "" && item !== null && item !== undefined)
				fields.append(name, item);
	return fields.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
}

export function fromFragment(fragment) {
	const fields = new URLSearchParams(fragment.replace(/^#/, "")), state = {};

	for (const name of new Set(fields.keys()))
		state[name] = fields.getAll(name);
	return state;
}

/** A word of a command line, quoted for the shell if necessary. */
export function quoted(word) {
	return /^[\w%+,./:@][\w%+,./:@=-]*$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** The command that counts a matchup: felt equity AhKh QQ+ -b Qh7h2c */
export function command({game, ranges, board, dead}) {
	const options = [["-g", game === "holdem" ? "" : game], ["-b", board], ["-d", dead]];

	return ["felt equity", ...ranges.map(quoted), ...options.flatMap(([option, value]) =>
		value ? [option, quoted(value)] : [])].join(" ");
}

/* Long texts are compressed: base64url of DEFLATE. */
export async function pack(text) {
	const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
	const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
	return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
export async function unpack(packed) {
	const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
	return new Response(stream).text();
}
