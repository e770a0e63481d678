/* Work done by another thread: the worker calls serve(), and the page ask() or call(). Each takes a
 * port, which is a Worker, the global object of a worker, or a MessagePort. */
import {FeltError} from "./core.mjs";

const PAUSE = 50; /* milliseconds between reports of progress */

/* Counts a matchup, for ask(). */
async function equity(felt, {line, game, byCombo, byCard, ...effort}, {progress, signal}) {
	const matchup = felt.equity(line, {game});

	try {
		const answers = await matchup.count({...effort, signal, progress: (done, all, answers) =>
			progress({done, all, answers, deals: matchup.deals})});
		return {
			answers,
			exact: matchup.exact,
			deals: matchup.deals,
			...byCombo && {byCombo: matchup.byCombo()},
			...byCard && {byCard: matchup.byCard()},
		};
	} finally {
		matchup.free();
	}
}

/** Answers the questions that arrive on the port. call() may ask for the functions in `more`, which
 * are called with `felt`, what was given, and {progress, signal}. */
export function serve(port, felt, more = {}) {
	const functions = new Map(Object.entries({...more, equity})), running = new Map();

	async function answer({id, name, given}) {
		const abort = new AbortController();
		let reported = 0;
		const progress = (report) => {
			if (Date.now() - reported >= PAUSE) {
				reported = Date.now();
				port.postMessage({id, progress: report});
			}
		};

		running.set(id, abort);
		try {
			const result = await functions.get(name)(felt, given, {progress, signal: abort.signal});
			port.postMessage({id, result});
		} catch (error) {
			const {name, message, status, offset, length} = error;
			port.postMessage({id, error: {name, message, status, offset, length}});
		} finally {
			running.delete(id);
		}
	}

	port.addEventListener("message", ({data}) => {
		if (data.cancel)
			running.get(data.id)?.abort();
		else
			void answer(data);
	});
	port.start?.();
}

let asked = 0;

/** Calls a function of the worker. */
export function call(port, name, given, {progress, signal} = {}) {
	const id = ++asked;

	return new Promise((resolve, reject) => {
		const cancel = () => port.postMessage({id, cancel: true});
		function hear({data}) {
			if (data.id !== id)
				return;
			if (data.progress) {
				progress?.(data.progress);
				return;
			}
			port.removeEventListener("message", hear);
			signal?.removeEventListener("abort", cancel);
			if (!data.error) {
				resolve(data.result);
			} else {
				const {name, message, status, offset, length} = data.error;
				reject(name === "FeltError" ? new FeltError(status, message, offset, length)
					: signal?.aborted ? signal.reason : new Error(message));
			}
		}
		signal?.throwIfAborted();
		signal?.addEventListener("abort", cancel);
		port.addEventListener("message", hear);
		port.start?.();
		port.postMessage({id, name, given});
	});
}

/** Asks for the equities of a matchup. The result has the answers, and whether they are exact;
 * with `byCombo` and `byCard`, also those equities of the first player. */
export function ask(port, line, {progress, signal, ...options} = {}) {
	return call(port, "equity", {line, ...options}, {progress, signal});
}
