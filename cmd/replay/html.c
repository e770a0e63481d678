#include "html.h"

#include "frame/svg.h"
#include "game/table/table.h"
#include "narrate/narrate.h"

#include "base/scan.h"

#include <string.h>

void html_add(struct text *out, const char *element, struct slice foreign)
{
	text_format(out, "<%s>", element);
	svg_escaped(out, foreign);
	text_add_string(out, "</");
	text_add(out, element, strcspn(element, " "));
	text_add_char(out, '>');
}

static void add_card(struct text *out, card c, enum card_notation notation)
{
	static const char *const suits[CARD_SUITS] = {"clubs", "diamonds", "hearts", "spades"};

	if (c >= CARD_COUNT) {
		text_add_string(out, "<b role=img aria-label=\"unknown card\">\?\?</b>");
		return;
	}
	text_format(out, "<b class=%c role=img aria-label=\"%s of %s\">", *suits[card_suit(c)],
		card_rank_name(card_rank(c)), suits[card_suit(c)]);
	card_print(out, c, notation);
	text_add_string(out, "</b>");
}

/* The bytes of marked text up to the next mark. */
static struct slice plain_run(struct slice text)
{
	size_t length = 0;

	while (length < text.length && !strchr(NARRATE_MARKS, text.bytes[length]))
		length++;
	return (struct slice){text.bytes, length};
}

/* Adds marked text, with the two strings before and after each name. */
static void add_marked(struct text *out, struct slice marked, const char *const name[2],
	void (*add)(struct text *out, card c, enum card_notation notation),
	enum card_notation notation)
{
	while (marked.length) {
		const struct slice run = plain_run(marked);
		char mark;

		svg_escaped(out, run);
		marked.bytes += run.length;
		marked.length -= run.length;
		if (!marked.length)
			return;
		mark = *marked.bytes++;
		marked.length--;
		if (mark != NARRATE_CARD) {
			text_add_string(out, name[mark == NARRATE_NAME_END]);
		} else if (marked.length) {
			add(out, (card)(*marked.bytes++ - NARRATE_CARD_FIRST), notation);
			marked.length--;
		}
	}
}

void html_add_marked(struct text *out, struct slice marked, enum card_notation notation)
{
	static const char *const name[2] = {"<bdi>", "</bdi>"};

	add_marked(out, marked, name, add_card, notation);
}

static void add_plain_card(struct text *out, card c, enum card_notation notation)
{
	if (c >= CARD_COUNT)
		text_add_string(out, "\?\?");
	else
		card_print(out, c, notation);
}

void html_add_isolated(struct text *out, struct slice marked, enum card_notation notation)
{
	static const char *const name[2] = {"\u2068", "\u2069"}; /* FSI, PDI */

	add_marked(out, marked, name, add_plain_card, notation);
}

/* -- constant parts of a page -------------------------------------------------- */

/* Loads nothing and runs only this script: the policy has the SHA-256 of the style sheets and of
 * the script, in Base64 (Content Security Policy Level 3, 2.3.1). tests/cli/page compares them. */
const char html_policy[] =
	"default-src 'none'; style-src 'sha256-SSW4J8wRHrLD5lmo9nNKdr/ZK3v1MwAlh4g2KWF2MF4='; "
	"script-src 'sha256-zF8GmfRAtAHdiTvsZ41qolEBmN8/CFFwbyF+WoFmQwk='; "
	"base-uri 'none'; form-action 'none'";

const char html_bar[] = "<div id=\"bar\" role=\"group\" aria-label=\"steps of the hand\" hidden>"
			"<button value=\"Home\" aria-label=\"the beginning\">⇤</button>"
			"<button value=\"ArrowLeft\" aria-label=\"a step back\">←</button>"
			"<input type=\"range\" min=\"0\" value=\"0\" aria-label=\"step\"><output "
			"aria-live=\"off\"></output>"
			"<button value=\"ArrowRight\" aria-label=\"a step forward\">→</button>"
			"<button value=\"End\" aria-label=\"the end\">⇥</button></div>\n";

const char html_style[] =
	":root{color-scheme:light dark}\n"
	"body{margin:0 auto;max-width:76rem;padding:.5rem;font:16px/1.45 system-ui,sans-serif;\n"
	" display:flex;flex-direction:column;background:#fff;color:#16181c}\n"
	"#list{order:-1;margin-bottom:.5rem}\n"
	"#list ol{max-height:9rem;overflow:auto;position:relative}\n"
	"#list button{float:right}\n"
	"[hidden]{display:none!important}\n"
	"a{color:#0b57b0}\n"
	"h1{font-size:1.15rem;line-height:1.25;margin:0}\n"
	"h2{font-size:1rem;margin:1rem 0 .25rem}\n"
	"p,ol,table{margin:.25rem 0}\n"
	"ol{padding-left:2.8rem}\n"
	"bdi,h1{overflow-wrap:anywhere}\n"
	"article{margin-bottom:2rem}\n"
	"figure{margin:0}\n"
	"figure>svg{display:block;width:100%;max-height:calc(100vh - "
	"12.5rem);max-height:calc(100svh - 12.5rem)}\n"
	".many figure>svg{max-height:calc(100vh - 16rem);max-height:calc(100svh - 16rem)}\n"
	"figcaption{min-height:3em;text-align:center}\n"
	"#bar{display:flex;gap:.25rem;align-items:center;justify-content:center;padding:.25rem 0}\n"
	"button{font:inherit;font-size:1.25rem;min-width:2.75rem;height:2.75rem;padding:0;touch-"
	"action:manipulation}\n"
	"#bar input{flex:1;min-width:2rem;max-width:20rem;height:2.75rem}\n"
	"#bar output{min-width:4.5em;text-align:center;font-variant-numeric:tabular-nums}\n"
	"td,th{padding:.1rem .6rem .1rem 0;text-align:left}\n"
	".n{text-align:right;font-variant-numeric:tabular-nums}\n"
	".live .told li{cursor:pointer}\n"
	"[aria-current]{background:#ffe9a8;color:#16181c}\n"
	"b{font-weight:inherit}\n"
	"small{display:block;font-size:.85em;color:#555c66}\n"
	".stakes{color:#555c66}\n"
	".fault{color:#b00020;font-weight:bold}\n"
	"b.h{color:#c8102e}b.d{color:#1450c8}b.c{color:#08692a}\n"
	"@media(min-width:56rem){\n"
	" article{display:grid;grid-template:auto auto/minmax(0,1fr) 25rem;column-gap:1.5rem}\n"
	" header{grid-column:1/3}\n"
	" .live .told{overflow:auto;max-height:calc(100vh - 5rem)}\n"
	" .many .told{max-height:calc(100vh - 8.5rem)}\n"
	"}\n"
	"@media(prefers-color-scheme:dark){\n"
	" body{background:#101215;color:#e9eaec}\n"
	" a{color:#8ab4ff}\n"
	" small,.stakes{color:#a9afb8}\n"
	" .fault{color:#ff8a95}\n"
	" b.h{color:#ff8087}b.d{color:#8ab4ff}b.c{color:#6fd08c}\n"
	" [aria-current],[aria-current] *{background:#5b4700;color:#fff}\n"
	"}\n"
	"@media print{#bar,#list{display:none}}\n";

/* The image shows the end until the script goes to the beginning, and the list of hands comes last,
 * so that the page is complete without the script. */
const char html_script[] =
	"'use strict';\n"
	"(() => {\n"
	"const d = document, all = (e, s) => [...e.querySelectorAll(s)];\n"
	"const bar = d.getElementById('bar'), slider = bar.querySelector('input');\n"
	"const count = bar.querySelector('output'), hands = new Map();\n"
	"let hand, step;\n"
	"// A hand: the elements of its pieces, and what they are at each step.\n"
	"const open = e => {\n"
	" if (hands.has(e)) return hands.get(e);\n"
	" const items = all(e, 'li'), places = {};\n"
	" let pieces = {};\n"
	" for (const place of all(e, '[data-k]')) places[place.dataset.k] = place;\n"
	" hands.set(e, {e, items, places, shown: {},\n"
	"  note: e.querySelector('[role=status]'), told: e.querySelector('.told'),\n"
	"  streets: all(e, 'li:first-child').map(i => items.indexOf(i) + 1),\n"
	"  steps: JSON.parse(e.querySelector('[type]').textContent)\n"
	"   .map(change => pieces = {...pieces, ...change})});\n"
	" return hands.get(e);\n"
	"};\n"
	"const mark = (e, name, value) => value ? e.setAttribute(name, value)\n"
	" : e.removeAttribute(name);\n"
	"const go = to => {\n"
	" const {items, note, places, shown, steps, told} = hand;\n"
	" step = Math.max(0, Math.min(steps.length - 1, to));\n"
	" const item = items[step - 1], pieces = steps[step];\n"
	" for (const k in pieces) {\n"
	"  if (shown[k] === pieces[k]) continue;\n"
	"  shown[k] = pieces[k];\n"
	"  if (k > 3 && k % 5 == 4) mark(places[k], 'class', pieces[k]);\n"
	"  else places[k].innerHTML = pieces[k];\n"
	" }\n"
	" for (const i of items) mark(i, 'aria-current', i == item && 'step');\n"
	" note.replaceChildren(...item ? item.cloneNode(true).childNodes : ['the beginning']);\n"
	" told.scrollTop = item ? item.offsetTop - told.offsetTop - told.clientHeight / 2 : 0;\n"
	" slider.max = steps.length - 1;\n"
	" slider.value = step;\n"
	" count.textContent = step + ' of ' + slider.max;\n"
	"};\n"
	"const show = (e, to) => {\n"
	" for (const other of all(d, 'article')) other.hidden = other != e;\n"
	" for (const a of all(d, '#list a')) {\n"
	"  const here = a.hash == '#' + e.id, list = a.closest('ol');\n"
	"  mark(a, 'aria-current', here && 'true');\n"
	"  if (here) list.scrollTop = a.offsetTop - list.clientHeight / 2;\n"
	" }\n"
	" hand = open(e);\n"
	" e.querySelector('figure').insertBefore(bar, hand.note);\n"
	" bar.hidden = false;\n"
	" d.title = e.querySelector('h1').textContent;\n"
	" go(to);\n"
	"};\n"
	"// '#h3' is the third hand, '#h3.12' its twelfth step.\n"
	"const follow = () => {\n"
	" const [, id, to] = /^#(h\\d+)(?:\\.(\\d+))?$/.exec(location.hash) || [];\n"
	" const e = id && d.getElementById(id);\n"
	" if (e) show(e, +to || 0);\n"
	" return e;\n"
	"};\n"
	"const turn = by => {\n"
	" const every = all(d, 'article'), e = every[every.indexOf(hand.e) + by];\n"
	" if (e) show(e, 0);\n"
	"};\n"
	"const acts = {\n"
	" ArrowRight: () => go(step + 1),\n"
	" ArrowLeft: () => go(step - 1),\n"
	" Home: () => go(0),\n"
	" End: () => go(hand.steps.length),\n"
	" ' ': () => go(step + 1),\n"
	" ']': () => go(hand.streets.find(s => s > step) ?? hand.steps.length),\n"
	" '[': () => go(hand.streets.filter(s => s < step).pop() ?? 0),\n"
	" n: () => turn(1),\n"
	" p: () => turn(-1),\n"
	"};\n"
	"addEventListener('keydown', e => {\n"
	" const own = e.key == ' ' && e.target.closest('a,button,summary');\n"
	" if (own || !acts[e.key] || e.altKey || e.ctrlKey || e.metaKey) return;\n"
	" e.preventDefault();\n"
	" acts[e.key]();\n"
	"});\n"
	"addEventListener('click', e => {\n"
	" const button = e.target.closest('button'), item = e.target.closest('.told li');\n"
	" const picture = e.target.closest('figure svg');\n"
	" if (button) acts[button.value]();\n"
	" else if (item) go(hand.items.indexOf(item) + 1);\n"
	" else if (picture) {\n"
	"  const {left, width} = picture.getBoundingClientRect();\n"
	"  go(e.clientX < left + width / 3 ? step - 1 : step + 1);\n"
	" }\n"
	"});\n"
	"slider.addEventListener('input', () => go(+slider.value));\n"
	"addEventListener('hashchange', follow);\n"
	"addEventListener('DOMContentLoaded', () => {\n"
	" const list = d.getElementById('list');\n"
	" if (list) {\n"
	"  d.body.prepend(list);\n"
	"  d.documentElement.className = 'live many';\n"
	"  for (const button of all(list, 'button')) button.hidden = false;\n"
	" }\n"
	" if (!follow()) show(hand.e, step);\n"
	"});\n"
	"d.documentElement.className = 'live';\n"
	"show(d.querySelector('article'), 0);\n"
	"})();\n";
