/* A worker of the page: what the window asks for by call(). The first message has the module. */
import {loadSync} from "../felt.mjs";
import {serve} from "../remote.mjs";
import {hand, history} from "./histories.mjs";
import {byCard, byCombo, count, hits, merge, places, ranges, rangeText, share, showdown, tables} from "./spots.mjs";

addEventListener("message", ({data}) => {
	serve(self, loadSync(data), {tables, ranges, rangeText, count, share, merge, byCombo, byCard, hits, places,
		showdown, history, hand});
}, {once: true});
