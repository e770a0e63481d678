/* A browser without a window: Chromium, driven through pipes by its DevTools protocol. */
import {spawn} from "node:child_process";
import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";

const CHROMIUM = process.env.CHROMIUM ?? "chromium";
const OPTIONS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync",
	"--disable-component-update", "--no-first-run", "--remote-debugging-pipe", "about:blank"];

/** Starts Chromium. page() opens a page; close() ends the browser. */
export async function browse() {
	const profile = mkdtempSync(join(tmpdir(), "felt-page-"));
	const browser = spawn(CHROMIUM, [`--user-data-dir=${profile}`, ...OPTIONS],
		{stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"]});
	const waiting = new Map(), listeners = new Set();
	let sent = 0, rest = "";

	browser.stdio[4].setEncoding("utf8").on("data", (data) => {
		const messages = (rest + data).split("\0");
		rest = messages.pop();
		for (const message of messages.map((text) => JSON.parse(text))) {
			const promise = waiting.get(message.id);
			waiting.delete(message.id);
			if (promise)
				message.error ? promise.reject(new Error(message.error.message)) : promise.resolve(message.result);
			else
				listeners.forEach((listen) => listen(message));
		}
	});
	const send = (method, params = {}, sessionId = undefined) => new Promise((resolve, reject) => {
		waiting.set(++sent, {resolve, reject});
		browser.stdio[3].write(`${JSON.stringify({id: sent, method, params, sessionId})}\0`);
	});

	return {
		page: (address, options) => open(send, listeners, address, options),
		async close() {
			const ended = new Promise((resolve) => browser.once("exit", resolve));
			await send("Browser.close").catch(() => {});
			await ended;
			rmSync(profile, {recursive: true, force: true, maxRetries: 5});
		},
	};
}

/* Opens a page. `problems` collects errors, messages of the console, and every request. */
async function open(send, listeners, address, {width = 1280, height = 800, dark = false, touch = false, cores = 0} = {}) {
	const {targetId} = await send("Target.createTarget", {url: "about:blank"});
	const {sessionId} = await send("Target.attachToTarget", {targetId, flatten: true});
	const tell = (method, params) => send(method, params, sessionId);
	const problems = [], requests = [];

	listeners.add(({method, params, sessionId: from}) => {
		if (from !== sessionId)
			return;
		if (method === "Runtime.exceptionThrown")
			problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
		if (method === "Log.entryAdded" || method === "Runtime.consoleAPICalled")
			problems.push(params.entry?.text ?? params.args.map(({value}) => value).join(" "));
		if (method === "Network.requestWillBeSent")
			requests.push(params.request.url);
	});
	for (const domain of ["Page", "Runtime", "Log", "Network"])
		await tell(`${domain}.enable`);
	await tell("Emulation.setDeviceMetricsOverride", {width, height, deviceScaleFactor: 1, mobile: touch});
	await tell("Emulation.setEmulatedMedia", {features: [{name: "prefers-color-scheme", value: dark ? "dark" : "light"}]});
	if (cores)
		await tell("Emulation.setHardwareConcurrencyOverride", {hardwareConcurrency: cores});
	if (touch)
		await tell("Emulation.setTouchEmulationEnabled", {enabled: true});

	/* The value of an expression in the page. */
	async function value(expression) {
		const {result, exceptionDetails} = await tell("Runtime.evaluate",
			{expression, awaitPromise: true, returnByValue: true, userGesture: true});
		if (exceptionDetails)
			throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
		return result.value;
	}
	/* Waits until an expression is true. */
	async function until(expression, seconds = 30) {
		const end = Date.now() + 1000 * seconds;
		while (!await value(`Boolean(${expression})`)) {
			if (Date.now() > end)
				throw new Error(`after ${seconds} s it is still false: ${expression}\n${problems.join("\n")}`);
			await new Promise((resolve) => setTimeout(resolve, 30));
		}
	}
	const mouse = (type, [x, y], buttons) => tell("Input.dispatchMouseEvent", {type, x, y, button: "left", buttons, clickCount: 1});

	const page = {
		problems, requests, tell, value, until,
		/** Goes to an address, and waits until the page has loaded. */
		async go(to) {
			const loaded = new Promise((resolve) => {
				listeners.add(function hear({method, sessionId: from}) {
					if (from !== sessionId || method !== "Page.loadEventFired")
						return;
					listeners.delete(hear);
					resolve();
				});
			});
			const {loaderId} = await tell("Page.navigate", {url: to});
			if (loaderId) /* otherwise only the fragment has changed */
				await loaded;
		},
		/** The middle of an element. */
		middle: (selector) => value(`(() => {
			const element = document.querySelector(${JSON.stringify(selector)});
			element.scrollIntoView({block: "nearest"});
			const {left, top, width, height} = element.getBoundingClientRect();
			return [left + width / 2, top + height / 2];
		})()`),
		async click(selector) {
			const at = await page.middle(selector);
			await mouse("mousePressed", at, 1);
			await mouse("mouseReleased", at, 0);
		},
		/** Drags from one element over others. */
		async drag(...selectors) {
			const points = [];
			for (const selector of selectors)
				points.push(await page.middle(selector));
			await mouse("mousePressed", points[0], 1);
			for (const point of points.slice(1))
				await mouse("mouseMoved", point, 1);
			await mouse("mouseReleased", points.at(-1), 0);
		},
		/** The same with a finger. */
		async swipe(...selectors) {
			for (const [at, selector] of selectors.entries()) {
				const [x, y] = await page.middle(selector);
				await tell("Input.dispatchTouchEvent", {type: at ? "touchMove" : "touchStart", touchPoints: [{x, y}]});
			}
			await tell("Input.dispatchTouchEvent", {type: "touchEnd", touchPoints: []});
		},
		/** Replaces the text of a field. */
		async type(selector, text) {
			await value(`document.querySelector(${JSON.stringify(selector)}).focus()`);
			await value(`document.activeElement.select()`);
			if (text)
				await tell("Input.insertText", {text});
			else
				await page.press("Delete");
		},
		async press(key, code = {Delete: 46, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Tab: 9, " ": 32, Enter: 13}[key]) {
			for (const type of ["keyDown", "keyUp"])
				await tell("Input.dispatchKeyEvent", {type, key, windowsVirtualKeyCode: code, ...key === " " && type === "keyDown" && {text: " "}});
		},
		text: (selector) => value(`document.querySelector(${JSON.stringify(selector)}).textContent.trim()`),
		/** A picture, as the bytes of a PNG. */
		async picture() {
			const {contentSize, cssContentSize} = await tell("Page.getLayoutMetrics");
			const {width: w, height: h} = cssContentSize ?? contentSize;
			const {data} = await tell("Page.captureScreenshot", {captureBeyondViewport: true, clip: {x: 0, y: 0, width: w, height: h, scale: 1}});
			return Buffer.from(data, "base64");
		},
		close: () => send("Target.closeTarget", {targetId}),
	};
	await page.go(address);
	return page;
}
