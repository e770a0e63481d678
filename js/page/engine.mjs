/* The workers, which do all computation. */
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
	#url;
	#free = [];
	#count = 0;
	#waiting = [];
	/** The number of workers for calculations. */
	workers = Math.max(2, Math.min(navigator.hardwareConcurrency || 2, 16));
	#quick;

	constructor(module, script) {
		this.#module = module;
		this.#url = URL.createObjectURL(new Blob([script], {type: "text/javascript"}));
		this.#quick = this.#start();
	}

	#start() {
		const worker = new Worker(this.#url);
		worker.postMessage(this.#module);
		return worker;
	}

	/** Calls a function that takes milliseconds, which never waits for others that take longer. */
	ask(name, given) {
		return call(this.#quick, name, given);
	}

	/** A worker of one's own, which remembers what it has read: a function like ask(). */
	own() {
		const worker = this.#start();
		return (name, given) => call(worker, name, given);
	}

	/** Calls a function that may take long. `signal` ends it, whatever it does. */
	async run(name, given, {progress, signal} = {}) {
		const worker = await this.#take(signal);
		let used = worker;

		try {
			return await Promise.race([call(worker, name, given, {progress, signal}), stuck(signal)]);
		} catch (error) {
			if (error === STUCK) {
				worker.terminate();
				used = this.#start();
				throw signal.reason;
			}
			throw error;
		} finally {
			this.#release(used);
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
