/* One calculation of a matchup, which may be ended. */

const SOON = 150;  /* milliseconds after which a sample is shown until the exact result is there */
const LONG = 1000; /* milliseconds of an exact count that is worth dividing among the workers */

/** Counts a spot (spots.mjs). `show` is called with each result as it becomes more accurate:
 * {answers, exact, deals}; `part`, the part of the work that is done, 1 at the end; and `counting`
 * if it is a sample while all deals are counted. */
export async function calculate(engine, spot, {signal, show}) {
	const calculation = new Calculation(engine, spot, signal, show);

	try {
		show({...await calculation.count(), part: 1});
	} finally {
		calculation.end();
	}
}

class Calculation {
	#engine;
	#spot;
	#show;
	#ending = new AbortController(); /* of everything */
	#alone = new AbortController();  /* of the worker that begins */
	#end = () => this.end();
	#signal;
	#started = performance.now();
	#sample = null; /* the last report of the sample, {} before the first */
	#part = 0;
	#isSample = false; /* of the worker that begins */
	#shares = null; /* the promise of the divided count */

	constructor(engine, spot, signal, show) {
		this.#engine = engine;
		this.#spot = spot;
		this.#show = show;
		this.#signal = signal;
		signal.addEventListener("abort", this.#end);
		setTimeout(() => this.#beginSample(), SOON);
		this.#ending.signal.addEventListener("abort", () => this.#alone.abort());
	}

	end() {
		this.#ending.abort();
		this.#signal.removeEventListener("abort", this.#end);
	}

	/* One worker begins. If its count is exact and takes long, all divide it. */
	async count() {
		try {
			return await this.#engine.run("count", this.#spot, {signal: this.#alone.signal,
				progress: (report) => this.#hear(report)});
		} catch (error) {
			if (this.#shares && !this.#ending.signal.aborted)
				return this.#shares;
			throw this.#signal.aborted ? this.#signal.reason : error;
		}
	}

	#hear({done, all, ...report}) {
		const took = performance.now() - this.#started;

		if (this.#shares)
			return;
		this.#part = done / all;
		if (report.answers) {
			this.#isSample = true;
			this.#show({...report, part: this.#part});
			return;
		}
		this.#showSample();
		if (took > SOON && this.#engine.workers > 2 && took / this.#part - took > LONG) {
			this.#shares = this.#divide(all, this.#engine.workers - 1);
			this.#alone.abort();
		}
	}

	/* Worker k of n counts parts k, k + n, k + 2n ...; then one adds them up. */
	async #divide(all, workers) {
		const {signal} = this.#ending, done = Array(workers).fill(0);

		const lines = await Promise.all(done.map((_, first) => this.#engine.run("share", {...this.#spot, first, step: workers},
			{signal, progress: (counted) => {
				done[first] = counted;
				this.#part = done.reduce((sum, parts) => sum + parts) / all;
				this.#showSample();
			}})));
		return this.#engine.run("merge", {...this.#spot, lines}, {signal});
	}

	#beginSample() {
		if (this.#isSample || this.#ending.signal.aborted)
			return;
		this.#sample = {};
		this.#engine.run("count", {...this.#spot, effort: {mode: "sample"}}, {signal: this.#ending.signal, progress: (report) => {
			this.#sample = report;
			this.#showSample();
		}}).catch(() => {}); /* it only ends early */
	}
	#showSample() {
		if (this.#sample?.answers && !this.#ending.signal.aborted)
			this.#show({...this.#sample, part: this.#part, counting: true});
	}
}
