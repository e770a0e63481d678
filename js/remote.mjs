/* Equities counted by another thread: the worker calls serve(), and the page ask(). Both take a
 * port, which is a Worker, the global object of a worker, or a MessagePort. */
import {FeltError} from "./core.mjs";

const PAUSE = 50; /* milliseconds between reports of progress */

/** Answers the questions that arrive on the port. */
export function serve(port, felt) {
	const running = new Map();

	async function answer({id, line, game, byCombo, byCard, ...effort}) {
		const abort = new AbortController();
		let equity, reported = 0;

		running.set(id, abort);
		try {
			equity = felt.equity(line, {game});
			const answers = await equity.count({...effort, signal: abort.signal, progress(done, all, answers) {
				if (Date.now() - reported >= PAUSE) {
					reported = Date.now();
					port.postMessage({id, progress: {done, all, answers, deals: equity.deals}});
				}
			}});
			port.postMessage({id, result: {
				answers,
				exact: equity.exact,
				deals: equity.deals,
				...byCombo && {byCombo: equity.byCombo()},
				...byCard && {byCard: equity.byCard()},
			}});
		} catch (error) {
			const {name, message, status, offset, length} = error;
			port.postMessage({id, error: {name, message, status, offset, length}});
		} finally {
			running.delete(id);
			equity?.free();
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

/** Asks for the equities of a matchup. The result has the answers, and whether they are exact;
 * with `byCombo` and `byCard`, also those equities of the first player. */
export function ask(port, line, {progress, signal, ...options} = {}) {
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
			if (data.result) {
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
		port.postMessage({id, line, ...options});
	});
}
