/* The workers, which do all computation. */
import {FeltError} from "../core.mjs";
import {call} from "../remote.mjs";

const PATIENCE = 100; /* milliseconds until a worker that does not stop is replaced */

/* Decompresses the module of the page. */
export async function decompress(base64) {
	const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));

	return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

export class Engine {
	#module;
	#failed;
	#url;
	#free = [];
	#count = 0;
	#waiting = [];
	/** The number of workers for calculations. */
	workers = Math.max(2, Math.min(navigator.hardwareConcurrency || 2, 16));
	#quick;

	/** `failed` is called with the message of a worker that cannot start. */
	constructor(module, script, failed) {
		this.#module = module;
		this.#failed = failed;
		this.#url = URL.createObjectURL(new Blob([script], {type: "text/javascript"}));
		this.#quick = this.#start();
	}

	#start() {
		const worker = new Worker(this.#url);
		worker.addEventListener("error", ({message}) => this.#failed(message));
		worker.postMessage(this.#module);
		return worker;
	}

	/** Calls a function that takes milliseconds, which never waits for others that take longer. */
	async ask(name, given) {
		const worker = this.#quick;

		try {
			return await call(worker, name, given);
		} catch (error) {
			if (!(error instanceof FeltError) && worker === this.#quick)
				this.#quick = this.#replace(worker);
			throw error;
		}
	}

	/* A worker whose module has failed, or that does not stop, is of no further use. */
	#replace(worker) {
		worker.terminate();
		return this.#start();
	}

	/** A worker of one's own, which remembers what it has read: a function like ask(). */
	own() {
		const worker = this.#start();
		return (name, given) => call(worker, name, given);
	}

	/** Calls a function that may take long. `signal` ends it, whatever it does. */
	async run(name, given, {progress, signal} = {}) {
		let worker = await this.#take(signal);

		try {
			return await Promise.race([call(worker, name, given, {progress, signal}), stuck(signal)]);
		} catch (error) {
			if (error === STUCK || (!signal?.aborted && !(error instanceof FeltError)))
				worker = this.#replace(worker);
			throw signal?.aborted ? signal.reason : error;
		} finally {
			this.#release(worker);
		}
	}

	#take(signal) {
		signal?.throwIfAborted();
		if (this.#free.length)
			return this.#free.pop();
		if (this.#count < this.workers) {
			this.#count++;
			return this.#start();
		}
		return new Promise((resolve, reject) => {
			this.#waiting.push({resolve, reject, signal});
		});
	}
	#release(worker) {
		while (this.#waiting.length) {
			const {resolve, reject, signal} = this.#waiting.shift();
			if (!signal?.aborted) {
				resolve(worker);
				return;
			}
			reject(signal.reason);
		}
		this.#free.push(worker);
	}
}

const STUCK = new Error("the worker does not stop");

/* Fails some time after the signal. */
function stuck(signal) {
	return new Promise((resolve, reject) => {
		signal?.addEventListener("abort", () => setTimeout(reject, PATIENCE, STUCK));
	});
}
