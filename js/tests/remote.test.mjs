// Equities counted by another thread.
import assert from "node:assert/strict";
import {test} from "node:test";
import {MessageChannel as Channel, Worker as Thread} from "node:worker_threads";
import {FeltError, load} from "../../build/npm/felt.mjs";
import {ask, call} from "../../build/npm/remote.mjs";

const code = `
	import {workerData} from "node:worker_threads";
	import {load} from "${new URL("../../build/npm/felt.mjs", import.meta.url)}";
	import {serve} from "${new URL("../../build/npm/remote.mjs", import.meta.url)}";
	serve(workerData, await load(), {
		sum: (felt, cards, {progress}) => {
			progress("begun");
			return felt.cards(cards).reduce((sum, card) => sum + card);
		},
	});
`;

test("a worker counts what it is asked", async () => {
	const {port1, port2} = new Channel(), felt = await load();
	const thread = new Thread(new URL(`data:text/javascript,${encodeURIComponent(code)}`),
		{workerData: port2, transferList: [port2]});
	try {
		const line = "AhKh v QsQd @ 2h7h9c", [expected] = felt.equities(line);
		const {answers, exact, deals, byCard} = await ask(port1, line, {byCard: true});
		assert.equal(answers[0].equity, expected);
		assert.equal(exact, true);
		assert.equal(deals, 990); // C(45, 2)
		assert.equal([...byCard].filter((share) => !Number.isNaN(share)).length, 45);

		// Several questions at the same time, each with its own answer.
		const both = await Promise.all([ask(port1, "AA v KK"), ask(port1, "KK v AA")]);
		assert.ok(both[0].answers[0].equity > 0.8 && both[1].answers[0].equity < 0.2);

		let calls = 0;
		const sample = {mode: "sample", samples: 65536 * 1000};
		const abort = new AbortController();
		await assert.rejects(ask(port1, "AKs v 22+ v random", {...sample, signal: abort.signal,
			progress({all, answers}) {
				assert.equal(all, 1000);
				assert.equal(answers.length, 3);
				if (++calls === 2)
					abort.abort();
			}}), {name: "AbortError"});
		assert.equal(calls >= 2, true);
		await assert.rejects(ask(port1, "AA v XX"), (error) => error instanceof FeltError && error.offset === 5);

		// A function of the worker itself: 51 + 50 + 0.
		const reports = [];
		assert.equal(await call(port1, "sum", "AsAh2c", {progress: (report) => reports.push(report)}), 101);
		assert.deepEqual(reports, ["begun"]);
		await assert.rejects(call(port1, "sum", "AsXh"), (error) => error instanceof FeltError && error.offset === 2);
		await assert.rejects(call(port1, "nothing"));
	} finally {
		port1.close();
		await thread.terminate();
	}
});
