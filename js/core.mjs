/* The memory of the module: texts, errors, and objects of the library. For the other files of this
 * package. The module has 32-bit pointers, so structures of felt.h have these sizes. */

export const SIZE = {error: 304, effort: 48, answer: 104, stake: 24, pot: 32, setup: 72, action: 32, due: 40};
const TEXT = 1024; /* longer texts are allocated for each call */
const STATUS = {NO_MEMORY: 1, BAD_TEXT: 3};

/** An error in the input. `status` is a key such as "bad-text"; `offset` and `length` locate the
 * invalid part of the text, in bytes of UTF-8. */
export class FeltError extends Error {
	constructor(status, message, offset = 0, length = 0) {
		super(message);
		this.name = "FeltError";
		this.status = status;
		this.offset = offset;
		this.length = length;
	}
}

/* The library calls nothing. The C library has some imports, which are never called. */
export function instantiate(module) {
	const imports = {};
	for (const {module: from, name} of WebAssembly.Module.imports(module))
		(imports[from] ??= {})[name] = () => 0;
	return new Core(new WebAssembly.Instance(module, imports).exports);
}

const encoder = new TextEncoder(), decoder = new TextDecoder();

export class Core {
	#error; /* a felt_error */
	#room;  /* for a text, while `#free` */
	#free = true;
	#bytes = new Uint8Array();
	#view;
	#games = new Map();
	#dead = new FinalizationRegistry(([free, pointer]) => free(pointer));

	constructor(exports) {
		this.c = exports;
		this.c._initialize?.();
		this.#error = this.c.malloc(SIZE.error);
		this.#room = this.c.malloc(TEXT);
		this.out = this.c.malloc(8 * 1326); /* for results, until the next call */
	}

	/* The memory, which moves when it grows. */
	get bytes() {
		if (!this.#bytes.length) {
			this.#bytes = new Uint8Array(this.c.memory.buffer);
			this.#view = new DataView(this.c.memory.buffer);
		}
		return this.#bytes;
	}
	get view() {
		return this.bytes && this.#view;
	}
	get error() {
		return this.#error;
	}
	doubles(at, count) {
		return new Float64Array(this.c.memory.buffer, at, count);
	}
	words(at, count) {
		return new Uint16Array(this.c.memory.buffer, at, count);
	}
	i32(at) {
		return this.view.getInt32(at, true);
	}
	u64(at) {
		return Number(this.view.getBigUint64(at, true));
	}
	i64(at) {
		return Number(this.view.getBigInt64(at, true));
	}
	allocate(size) {
		return this.c.malloc(size || 1) || outOfMemory();
	}

	/* Calls with the address and the length of a text or of bytes, which are valid during the call. */
	give(data, call) {
		const room = typeof data === "string" ? 3 * data.length + 1 : data.length + 1;
		const own = this.#free && room <= TEXT, at = own ? this.#room : this.allocate(room);
		let length = data.length;

		try {
			if (own)
				this.#free = false;
			if (typeof data === "string")
				length = encoder.encodeInto(data, this.bytes.subarray(at, at + room)).written;
			else
				this.bytes.set(data, at);
			this.bytes[at + length] = 0;
			return call(at, length);
		} finally {
			if (own)
				this.#free = true;
			else
				this.c.free(at);
		}
	}

	/* A static text of the library, or of an object. */
	string(pointer) {
		return pointer ? decoder.decode(this.bytes.subarray(pointer, this.bytes.indexOf(0, pointer)))
			: null;
	}

	/* The text of a function that works like snprintf. */
	print(call) {
		let size = 256, at = this.allocate(size);
		const length = call(at, size);

		if (length >= size) {
			this.c.free(at);
			at = this.allocate(size = length + 1);
			call(at, size);
		}
		const text = decoder.decode(this.bytes.subarray(at, at + length));
		this.c.free(at);
		return text;
	}

	/* A text that the library allocated. */
	take(pointer) {
		const text = this.string(pointer);
		this.c.felt_free(pointer);
		return text;
	}

	/* Throws the error that a function has described, or one that a status alone describes. */
	fail(status = this.i32(this.#error)) {
		const at = this.#error;
		const described = status && this.i32(at) === status;

		if (status === STATUS.NO_MEMORY)
			outOfMemory();
		const key = this.string(this.c.felt_status_key(status)) ?? "misuse";
		if (!described)
			throw new FeltError(key, key.replaceAll("-", " "));
		throw new FeltError(key, this.string(at + 32), this.u64(at + 8), this.u64(at + 16));
	}

	/* For functions that describe no error. */
	check(status) {
		if (status) {
			this.view.setInt32(this.#error, 0, true);
			this.fail(status);
		}
	}

	/* Frees an object of the library when its owner is freed or collected. */
	own(owner, pointer, free) {
		this.#dead.register(owner, [free, pointer], owner);
	}
	disown(owner) {
		this.#dead.unregister(owner);
	}

	game(key) {
		let game = this.#games.get(key);
		if (!game) {
			game = this.give(key, (at) => this.c.felt_game_find(at));
			if (!game)
				throw new FeltError("bad-text", `'${key}' is not a game`, 0, key.length);
			this.#games.set(key, game);
		}
		return game;
	}

	/* Cards as a text or as numbers. */
	cards(cards) {
		if (typeof cards !== "string")
			return cards;
		const count = this.give(cards, (at) => this.c.felt_cards_parse(at, this.out, 52, this.#error));
		if (count < 0)
			this.fail();
		return this.bytes.slice(this.out, this.out + count);
	}
	set(cards) {
		return this.give(this.cards(cards), (at, count) => this.c.felt_cards_set(at, count));
	}
}

function outOfMemory() {
	throw new RangeError("out of memory");
}

/* An object of the library. */
export class Owned {
	constructor(core, pointer, free) {
		if (!pointer)
			core.fail();
		this.core = core;
		this.pointer = pointer;
		core.own(this, pointer, core.c[free]);
		this.release = core.c[free];
	}

	/** Frees its memory at once, rather than when the object is collected. */
	free() {
		if (this.pointer)
			this.release(this.pointer);
		this.pointer = 0;
		this.core.disown(this);
	}
}

/* The amounts of the interface are integers of 64 bits. */
export const chips = (amount) => BigInt(amount);
