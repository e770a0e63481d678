// The page in Chromium. Expected values are those of felt(1)'s rules, and counts by arithmetic.
import assert from "node:assert/strict";
import {createHash} from "node:crypto";
import {readFileSync} from "node:fs";
import {after, before, test} from "node:test";
import {browse} from "./browser.mjs";

const file = new URL("../../../build/felt.html", import.meta.url);
let browser;

before(async () => browser = await browse());
after(() => browser.close());

/** Opens the page at a fragment, and checks at the end that nothing was wrong and nothing loaded. */
async function visit(fragment, options, use) {
	const page = await browser.page(`${file}${fragment}`, options);
	await use(page);
	assert.deepEqual(page.problems, []);
	assert.deepEqual(page.requests.filter((address) => !/^(file|blob):/.test(address)), []);
	await page.close();
}
/* Waits for the final result. */
const counted = (page) => page.until("/^(exact|sampled)/.test(document.getElementById('status').textContent) && document.getElementById('part').hidden && !document.querySelector('.stale')");
const equities = (page) => page.value("[...document.querySelectorAll('.equity')].map((element) => element.textContent)");

test("the policy allows only this script and this style sheet", () => {
	const page = readFileSync(file, "utf8");
	const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	const [, policy] = page.match(/Content-Security-Policy" content="([^"]*)"/);

	assert.match(policy, /^default-src 'none'; /);
	assert.ok(policy.includes(`script-src ${hash(page.match(/<script>([^]*?)<\/script>/)[1])} 'wasm-unsafe-eval'; `));
	assert.ok(policy.includes(`style-src ${hash(page.match(/<style>([^]*?)<\/style>/)[1])}; worker-src blob:; `));
	assert.doesNotMatch(page.replaceAll(/<(script|style)[^]*?<\/\1>/g, ""), / (src|href|style|on\w+)=/);
});

test("the equity of two hands on a flop, from a link", () => visit("#range=AhKh&range=QsQd&board=Qh7h2c", {}, async (page) => {
	await counted(page);
	assert.deepEqual(await equities(page), ["25.56%", "74.44%"]); // 253 and 737 of 990
	assert.equal(await page.text("#status"), "exact: 990 boards"); // C(45, 2)
	assert.equal(await page.value("document.getElementById('copy-command').disabled"), false);
}));

test("results follow the text, and an error is shown with its range", () => visit("#range=AA&range=KK", {}, async (page) => {
	await counted(page);
	await page.type("#range-2", "XX");
	await page.until("document.getElementById('range-2').getAttribute('aria-invalid') === 'true'");
	assert.match(await page.text('#players li:nth-child(2) .about'), /^'X' is not a wildcard/);
	await page.until("[...document.querySelectorAll('.equity')].every((element) => !element.textContent)");
	await page.type("#range-2", "AA");
	await counted(page);
	assert.deepEqual(await equities(page), ["50.00%", "50.00%"]); // by symmetry
}));

test("a stroke over the square paints, and another erases", () => visit("#range=-&range=random", {}, async (page) => {
	await page.until("document.querySelectorAll('#square button').length === 169");
	await page.drag("[data-class='0']", "[data-class='14']", "[data-class='28']"); // AA, KK, QQ
	await page.until("document.getElementById('range-1').value === 'QQ+'");
	await page.drag("[data-class='14']", "[data-class='28']");
	await page.until("document.getElementById('range-1').value === 'AA'");
	await counted(page);
	assert.match((await page.text("#players li .about")), /^6 combos, 0\.5%/);
	await page.until("location.hash.startsWith('#range=AA&range=random')");
}));

const PHONE = {width: 390, height: 844, touch: true};

test("a finger paints, and the page is not wider than a phone", () => visit("#range=-&range=random", PHONE, async (page) => {
	await page.until("document.querySelectorAll('#square button').length === 169");
	await page.swipe("[data-class='0']", "[data-class='2']"); // AA over AKs to AQs
	await page.until("document.getElementById('range-1').value === 'AA,AQs+'");
	await counted(page);
	assert.equal(await page.value("document.documentElement.scrollWidth"), PHONE.width);
}));

test("the arrow keys move on the square, and space paints", () => visit("#range=-&range=random", {}, async (page) => {
	await page.until("document.querySelectorAll('#square button').length === 169");
	await page.value("document.querySelector('[data-class=\"0\"]').focus()");
	await page.press("ArrowRight");
	await page.press(" ");
	await page.until("document.getElementById('range-1').value === 'AKs'");
}));

test("buttons choose the board", () => visit("#range=AhKh&range=QsQd&board=Qh7h", {}, async (page) => {
	await page.until("document.querySelectorAll('#deck button').length === 52");
	await page.click("#deck [aria-label='two of clubs']");
	await page.until("document.getElementById('board').value === 'Qh7h2c'");
	await counted(page);
	assert.deepEqual(await equities(page), ["25.56%", "74.44%"]);
}));

test("hearts, aces and kings are the outs of a flush draw against two queens", () =>
	visit("#range=AhKh&range=QsQc&board=9h7h2cJd", {}, async (page) => {
		await page.until("document.querySelectorAll('#outs li').length === 2");
		// Of 52 - 8 cards: 13 hearts less 4 make a flush, three aces and three kings a higher pair.
		assert.match(await page.text("#outs li"), /^Player 1 has 15 outs, 34\.1% of 44 cards/);
		assert.match(await page.text("#outs li:nth-child(2)"), /is ahead$/);
		assert.match(await page.text("#extremes"), /^Best A♠100\.0%.*Worst .*0\.0%$/);
	}));

test("the showdown tab says who wins, and why", () => visit("#tab=showdown&hand=AhKh&hand=QsQd&board=2h7h9hTc3d", {}, async (page) => {
	await page.until("document.querySelectorAll('#decided li').length === 2");
	assert.match(await page.text("#decided li"), /wins.*flush, ace-king-nine-seven-two: a flush beats a pair/);
	assert.equal(await page.value("document.querySelectorAll('#decided li.wins').length"), 1);
	await page.type("#hands", "AhAd2c3c v AsAc2d3d @ KhQdJs7h6s"); // a matchup line is divided; nobody has four cards here
	await page.until("document.getElementById('showdown-wrong').textContent.startsWith('Hand 1: ')");
	await page.value("{ const game = document.getElementById('showdown-game'); game.value = 'omaha'; game.dispatchEvent(new Event('change')); }");
	await page.until("document.querySelectorAll('#decided li.wins').length === 2");
	assert.match(await page.text("#decided li"), /wins 1\/2 of the pot/);
}));

const HAND = `variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ["d dh p1 AhKh", "d dh p2 QsQd", "p2 cbr 100", "p1 cc", "p1 sm AhKh", "p2 sm QsQd", "d db 2h7h9c", "d db Th", "d db 3d"]
players = ["Ann", "Bob"]
`;

test("the replay tab steps through a hand, and its link restores it", () => visit("#tab=replay", {}, async (page) => {
	await page.until("!document.body.classList.contains('loading')");
	await page.type("#pasted", HAND);
	await page.until("document.querySelectorAll('#table .seat').length === 2");
	assert.deepEqual(await page.value("[...document.querySelectorAll('#actions button')].slice(3, 5).map((button) => button.textContent)"),
		["Bob raises to 100, all-in", "Ann calls 98, all-in"]); // Bob, on the button, has the small blind
	await page.value("[...document.querySelectorAll('#actions button')].at(7).click()"); // the flop
	await page.until("document.querySelectorAll('#table .odds')[0].textContent === '54.1%'"); // 536 of 990
	await page.until("location.hash.includes('step=7')");
	const link = await page.value("location.hash");
	await page.value("document.getElementById('last').click()");
	assert.deepEqual(await page.value("[...document.querySelectorAll('#table .stack')].map((stack) => stack.textContent)"), ["+100", "−100"]);

	await visit(link, {}, async (again) => {
		await again.until("document.getElementById('step-of').textContent === '7/9'");
		assert.equal(await again.text("#step-said"), "Board 2♥7♥9♣");
	});
}));

test("a file that is dropped opens the replay tab", () => visit("", {}, async (page) => {
	await counted(page);
	await page.value(`{
		const data = new DataTransfer();
		data.items.add(new File([${JSON.stringify(HAND)}], "hand.phh"));
		document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
	}`);
	await page.until("document.getElementById('read').textContent === 'hand.phh · 1 hand' && !document.getElementById('stage').hidden");
	assert.equal(await page.value("document.getElementById('tab-replay').getAttribute('aria-selected')"), "true");
}));

test("an invalid hand history has a message with its line", () => visit("#tab=replay", {}, async (page) => {
	await page.until("!document.body.classList.contains('loading')");
	await page.type("#pasted", HAND.replace("p2 cbr 100", "p2 cbr 3"));
	await page.until("document.querySelector('#read-errors li')");
	assert.match(await page.text("#read-errors li"), /^line 6: .*minimum raise/);
}));

test("a long calculation leaves the page responsive, and the next input ends it", () => visit("", {}, async (page) => {
	await counted(page);
	await page.type("#range-1", "random");
	await page.type("#range-2", "random");
	await page.click("#add");
	await page.click("#add");
	await page.until("document.getElementById('status').textContent.startsWith('sampled')");
	const longest = await page.value(`new Promise((resolve) => {
		let last = performance.now(), longest = 0, frames = 0;
		requestAnimationFrame(function frame(now) {
			longest = Math.max(longest, now - last);
			last = now;
			frames++ < 60 ? requestAnimationFrame(frame) : resolve(longest);
		});
	})`);
	assert.ok(longest < 500, `a frame took ${longest} ms`);
	await page.value("location.hash = '#range=AhKh&range=QsQd&board=Qh7h2c'");
	await page.until("document.getElementById('status').textContent === 'exact: 990 boards'");
}));

test("a matchup that is pasted is divided among the players", () => visit("#range=-&range=-", {}, async (page) => {
	await page.until("document.querySelectorAll('.player').length === 2");
	await page.type("#range-1", "AhKh v QsQd vs. 22+,!88 @ Qh7h2c ! As");
	await page.until("document.querySelectorAll('.player').length === 3 && location.hash.includes('dead=As')");
	assert.deepEqual(await page.value("['range-1', 'range-2', 'range-3', 'board', 'dead'].map((id) => document.getElementById(id).value)"),
		["AhKh", "QsQd", "22+,!88", "Qh7h2c", "As"]);
}));

test("the command for a shell has quoted words", async () => {
	const {command} = await import("../link.mjs");
	assert.equal(command({game: "holdem", ranges: ["22+,A2s+", "AKs:0.5"], board: "Qh7h2c", dead: ""}),
		"felt equity 22+,A2s+ AKs:0.5 -b Qh7h2c");
	assert.equal(command({game: "omaha8", ranges: ["AA:ds", "it's !88"], board: "", dead: "As Ad"}),
		"felt equity AA:ds 'it'\\''s !88' -g omaha8 -d 'As Ad'");
});

test("the combos of a class, weights, and the equity of classes", () => visit("#range=AKs&range=QQ", {}, async (page) => {
	await counted(page);
	await page.click("[data-class='1']"); // erases AKs
	await page.until("document.getElementById('range-1').value === ''");
	await page.value("{ const brush = document.getElementById('brush'); brush.value = 50; brush.dispatchEvent(new Event('input')); }");
	await page.click("#combos [aria-label^='ace of hearts, king of hearts']");
	await page.until("document.getElementById('range-1').value === 'AhKh:0.5'");
	await counted(page);
	await page.value("document.querySelector('#view [value=equity]').click()");
	await page.until("location.hash.includes('view=equity')");
	await page.until("/equity 4[56]\\.[0-9]%/.test(document.querySelector('[data-class=\"1\"]').getAttribute('aria-label'))"); // 46 : 54 is known
}));
