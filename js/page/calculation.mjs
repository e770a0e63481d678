/* One calculation of a matchup, which may be ended. */

const SOON = 150; /* milliseconds after which a sample is shown until the exact result is there */

/** Counts a spot: {game, square, texts, board, dead}. `show` is called with each result as it
 * becomes more accurate: {answers, exact, deals, milliseconds}, and `part`, the part of the work
 * that is done, 1 at the end. Resolves to the last result. */
export async function calculate(engine, spot, {signal, show}) {
	const sampling = new AbortController(), started = performance.now();
	let sampled = null, part = 0;

	/* While the exact count takes long, another worker samples. */
	function sample() {
		sampled = {};
		engine.run("count", {...spot, effort: {mode: "sample"}}, {signal: sampling.signal, progress(report) {
			sampled = report;
			show({...report, part});
		}}).catch(() => {}); /* it only ends early */
	}
	function progress(report) {
		part = report.done / report.all;
		if (report.answers)
			show({...report, part});
		else if (sampled?.answers)
			show({...sampled, part});
		else if (!sampled && performance.now() - started >= SOON && !signal.aborted)
			sample();
	}
	const stop = () => sampling.abort();

	signal.addEventListener("abort", stop);
	try {
		const result = await engine.run("count", spot, {signal, progress});
		stop();
		show({...result, part: 1});
		return result;
	} finally {
		stop();
		signal.removeEventListener("abort", stop);
	}
}
