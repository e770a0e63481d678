/* -f html: hands as a page for stepping through them.
 *
 * A hand is an article: its title, an image of its end, its narration as a list with an item for
 * each step, and, for the script, the pieces of the image at each step (picture/drawing.h): all of
 * them at the beginning, and then those that change. The script takes the words from the list.
 *
 * The page is written as the hands are read, so that it may have many. The list of hands is
 * therefore at its end. */
#include "html.h"
#include "replay.h"

#include "frame/json.h"
#include "frame/svg.h"
#include "picture/drawing.h"
#include "narrate/narrate.h"

#include "base/clean.h"
#include "base/scan.h"

#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* State of writing a hand. */
struct page {
	struct replay *replay;
	struct narration narration; /* to `line` */
	struct drawing drawing;
	struct drawing_moment moment, last;
	struct text line;        /* a marked line */
	struct text words, note; /* the list of steps, and the last one, in HTML */
	struct text json;
	struct json states;
	int street; /* of the last heading; -1: none yet */
	unsigned step;
	card_set cards; /* shown in its images */
};

/* -- the picture at each step --------------------------------------------------------- */

/* Adds the pieces that have changed. */
static void add_state(struct page *page, const double *equity, bool ended)
{
	const bool first = !page->last.text.length;
	struct drawing_moment swap;

	drawing_look(&page->drawing, equity, ended, &page->moment);
	json_object(&page->states, NULL);
	for (int i = 0; i < drawing_pieces(&page->drawing); i++) {
		const struct slice piece = drawing_piece(&page->moment, i);
		char key[16];

		if (!drawing_has(&page->drawing, i) ||
			(!first && slice_same(piece, drawing_piece(&page->last, i))))
			continue;
		snprintf(key, sizeof key, "%d", i);
		json_string(&page->states, key, piece);
	}
	json_end(&page->states);
	page->cards |= page->moment.cards;
	swap = page->last;
	page->last = page->moment;
	page->moment = swap;
}

/* -- words ------------------------------------------------------------------------ */

/* Moves the line to the list, as HTML. */
static void take_line(struct page *page)
{
	html_add_marked(&page->words, text_slice(&page->line), page->replay->settings.writes);
	page->words.failed = page->words.failed || page->line.failed;
	text_clear(&page->line);
}

static void take_small_line(struct page *page)
{
	text_add_string(&page->words, " <small>");
	take_line(page);
	text_add_string(&page->words, "</small>");
}

/* Begins a list of steps, numbered from the end of the previous list. */
static void begin_list(struct page *page)
{
	text_format(&page->words, "<ol start=\"%u\">\n", page->step + 1);
}

/* Adds the last step, with the equities if they have changed. */
static void add_step(struct page *page)
{
	const struct hand_play *play = &page->replay->play;
	bool news;
	const struct replay_shares *shares = replay_shares_at(page->replay, &news);
	const struct table *table = &page->replay->play.table;
	const struct hand_step *step = &page->replay->play.step;

	/* "flop J♣ 3♦ 5♣, pot 49,500". */
	if (step->street != page->street) {
		text_add_string(&page->words, page->street < 0 ? "<h2>" : "</ol>\n<h2>");
		page->street = step->street;
		text_add_string(&page->line, table->variant->street[step->street].name);
		for (int b = 0; table->board_count && b < table_boards_seen(table); b++) {
			text_add_string(&page->line, b ? " / " : " ");
			narrate_add_board(&page->narration, b);
		}
		text_add_string(&page->line, ", pot ");
		chips_print_grouped(&page->line, step->pot_before, page->narration.hand->places);
		take_line(page);
		text_add_string(&page->words, "</h2>\n");
		begin_list(page);
	}
	text_add_string(&page->words, "<li>");
	page->narration.seen = 0; /* print shown cards even if they were known */
	narrate_say(&page->narration);
	take_line(page);
	if (play->step.action->act == ACT_DEAL_HOLE) {
		narrate_say_hands(&page->narration);
		text_add_string(&page->words, page->line.length ? ": " : "");
		take_line(page);
	}
	if (shares && news) {
		replay_add_equities(&page->narration, shares);
		take_small_line(page);
	}
	if (page->replay->odds && table_call(table) > 0) {
		replay_add_pot_odds(&page->narration);
		take_small_line(page);
	}
	text_add_char(&page->words, '\n');
	page->step++;
	add_state(page, shares ? shares->equity : NULL, false);
}

/* Adds the winners, or the error in the hand. */
static void add_last_step(struct page *page)
{
	struct hand_play *play = &page->replay->play;
	const bool good = hand_play_end(play);

	text_format(&page->words, "%s<h2>the end</h2>\n", page->street < 0 ? "" : "</ol>\n");
	begin_list(page);
	text_add_string(&page->words, good ? "<li>" : "<li class=\"fault\">");
	if (good)
		narrate_say_end(&page->narration);
	else
		sanitize_append(&page->line, play->fault.message);
	html_add_marked(&page->note, text_slice(&page->line), page->replay->settings.writes);
	take_line(page);
	text_add_string(&page->words, "\n</ol>\n");
	add_state(page, NULL, good && play->end == HAND_OVER);
}

/* -- tables ----------------------------------------------------------------------- */

static void begin_table(struct text *out, const char *const *heads)
{
	text_add_string(out, "<table>\n<thead><tr>");
	for (; *heads; heads++) {
		text_format(out, "<th scope=\"col\">%s</th>", *heads);
	}
	text_add_string(out, "</tr></thead>\n<tbody>\n");
}

static void add_name_cell(const struct page *page, int seat, struct text *out)
{
	char room[8];

	text_add_string(out, "<th scope=\"row\">");
	html_add(out, "bdi", hand_player(page->narration.hand, seat, room));
	text_add_string(out, "</th>");
}

static void add_amount_cell(const struct page *page, chips amount, struct text *out)
{
	text_add_string(out, "<td class=\"n\">");
	chips_print_column(out, amount, page->narration.hand->places);
	text_add_string(out, "</td>");
}

static void add_net_cell(const struct page *page, chips net, struct text *out)
{
	text_add_string(out, "<td class=\"n\">");
	narrate_add_net(&page->narration, out, net);
	text_add_string(out, "</td>");
}

/* Adds the pots, if there are several, and the final stacks of a finished hand. */
static void add_results(struct page *page, struct text *out)
{
	static const char *const heads[] = {"player", "start", "end", "net", "hand", NULL};
	static const char *const expects[] = {"player", "start", "end", "net", "expected", "hand",
		NULL};
	struct slice lines;

	if (page->replay->play.end != HAND_OVER || page->replay->play.invalid)
		return;
	narrate_pots(&page->narration);
	lines = text_slice(&page->line);
	/* Move lines to paragraphs. */
	while (lines.length) {
		const char *end = memchr(lines.bytes, '\n', lines.length);
		const size_t length = end ? (size_t)(end - lines.bytes) : lines.length;

		text_add_string(out, "<p>");
		html_add_marked(out, slice_trim((struct slice){lines.bytes, length}),
			page->replay->settings.writes);
		text_add_string(out, "</p>\n");
		lines.bytes += length + (end != NULL);
		lines.length -= length + (end != NULL);
	}
	out->failed = out->failed || page->line.failed;
	text_clear(&page->line);
	begin_table(out, page->narration.expects ? expects : heads);
	for (int i = 0; i < page->narration.hand->setup.seats; i++) {
		const struct hand_record *hand = page->narration.hand;
		const chips start = hand->setup.stack[i];
		const chips end = page->replay->play.table.seat[i].stack;

		text_add_string(out, "<tr>");
		add_name_cell(page, i, out);
		add_amount_cell(page, start, out);
		add_amount_cell(page, end, out);
		add_net_cell(page, hand_play_net(&page->replay->play, i), out);
		if (page->narration.expects && end != CHIPS_UNKNOWN)
			add_net_cell(page, (chips)llround(page->narration.expected[i]) - start,
				out);
		else if (page->narration.expects)
			text_add_string(out, "<td></td>");
		text_add_string(out, "<td>");
		narrate_add_made(&page->narration, i, out);
		text_add_string(out, "</td></tr>\n");
	}
	text_add_string(out, "</tbody></table>\n");
}

/* -- the page --------------------------------------------------------------------- */

static void add_hand(struct page *page, struct slice title, struct slice stakes, struct text *out)
{
	struct text end = {0};
	static const char *const heads[] = {"seat", "player", "stack", "position", NULL};
	const struct hand_record *hand;

	add_results(page, &end);
	text_format(out, "<article id=\"h%" PRIu64 "\">\n<header>\n", page->replay->listed);
	html_add(out, "h1 dir=\"auto\"", title);
	text_add_char(out, '\n');
	html_add(out, "p class=\"stakes\"", stakes);
	text_add_string(out, "\n</header>\n<figure>\n<svg viewBox=\"0 0 680 680\" role=\"img\" "
			     "aria-label=\"the table; the text below describes the hand\">\n");
	drawing_add(&page->drawing, &page->last, out);
	text_add_string(out, "</svg>\n<figcaption role=\"status\">");
	text_add_slice(out, text_slice(&page->note));
	text_add_string(out, "</figcaption>\n</figure>\n"
			     "<section class=\"told\" aria-label=\"the hand as text\">\n");
	hand = page->narration.hand;
	text_add_string(out, "<h2>seats</h2>\n");
	begin_table(out, heads);
	for (int i = 0; i < hand->setup.seats; i++) {
		text_format(out, "<tr><td class=\"n\">%d</td>",
			hand->seat_number[i] ? hand->seat_number[i] : i + 1);
		add_name_cell(page, i, out);
		add_amount_cell(page, hand->setup.stack[i], out);
		text_add_string(out, "<td>");
		narrate_add_position(&page->narration, i, out);
		text_add_string(out, "</td></tr>\n");
	}
	text_add_string(out, "</tbody></table>\n");
	text_add_slice(out, text_slice(&page->words));
	text_add_slice(out, text_slice(&end));
	text_add_string(out, "</section>\n<script type=\"application/json\">");
	text_add_slice(out, text_slice(&page->json));
	text_add_string(out, "</script>\n</article>\n");
	out->failed = out->failed || page->words.failed || page->json.failed || page->line.failed ||
		      page->note.failed || page->last.text.failed || page->moment.text.failed ||
		      end.failed;
	text_free(&end);
}

bool replay_html(struct replay *replay)
{
	struct text *out = &replay->job->out, title = {0}, stakes = {0};
	struct page page = {.replay = replay,
		.drawing = {.hand = &replay->hands.hand,
			.play = &replay->play,
			.hero = replay->hero,
			.equity = replay->odds,
			.keyed = true,
			.link = "href"},
		.street = -1};
	card_set more;
	struct hand_play *play;

	if (replay->odds)
		replay_odds_hand(replay->odds, &replay->hands.hand, replay->house);
	if (!hand_play_begin(&replay->play, &replay->hands.hand, replay->house))
		return false;
	page.narration = replay_words(replay, &page.line);
	page.narration.marks = true;
	page.narration.columns = INT_MAX;
	replay_add_title(replay, false, &title, &stakes);
	replay->listed++;
	play = &page.replay->play;
	page.states = (struct json){.out = &page.json, .tight = true};
	json_array(&page.states, NULL);
	add_state(&page, NULL, false);
	while (replay_step(play)) {
		add_step(&page);
		replay_mind_all_in(page.replay, &page.narration);
	}
	add_last_step(&page);
	json_end(&page.states);
	if (replay->listed == 1) {
		text_format(out,
			"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta "
			"charset=\"utf-8\">\n<meta "
			"http-equiv=\"Content-Security-Policy\" content=\"%s\">\n<meta "
			"name=\"viewport\" "
			"content=\"width=device-width,initial-scale=1\">\n",
			html_policy);
		html_add(out, "title", text_slice(&title));
		text_format(out, "\n<style>%s%s</style>\n</head>\n<body>\n%s", drawing_style,
			html_style, html_bar);
	}
	more = page.cards & ~replay->cards;
	/* Cards of this hand that no earlier hand has. */
	if (more || replay->listed <= 1) {
		text_add_string(out, "<svg width=\"0\" height=\"0\" aria-hidden=\"true\">");
		drawing_add_cards(more, replay->listed == 1, replay->settings.writes, "href", out);
		text_add_string(out, "</svg>\n");
		replay->cards |= more;
	}
	add_hand(&page, text_slice(&title), text_slice(&stakes), out);
	if (replay->listed == 1) {
		text_format(out, "<script>%s</script>\n", html_script);
	}
	/* Item in the list of hands. */
	text_format(&replay->list, "<li><a href=\"#h%" PRIu64 "\">", page.replay->listed);
	html_add(&replay->list, "bdi", text_slice(&title));
	text_add_string(&replay->list, "</a>: ");
	text_add_slice(&replay->list, text_slice(&page.note));
	text_add_char(&replay->list, '\n');
	out->failed = out->failed || title.failed || stakes.failed;
	text_free(&title);
	text_free(&stakes);
	text_free(&page.line);
	text_free(&page.words);
	text_free(&page.note);
	text_free(&page.json);
	text_free(&page.moment.text);
	text_free(&page.last.text);
	return !replay->play.invalid;
}

void replay_end_html(struct replay *replay, struct text *out)
{
	if (replay->listed > 1) {
		text_add_string(out, "<nav id=\"list\" aria-label=\"hands\">\n"
				     "<button value=\"n\" aria-label=\"the next hand\" "
				     "hidden>↓</button>"
				     "<button value=\"p\" aria-label=\"the hand before\" "
				     "hidden>↑</button>\n<details><summary>");
		text_add_uint_grouped(out, replay->listed);
		text_add_string(out, " hands</summary>\n<ol>\n");
		text_add_slice(out, text_slice(&replay->list));
		text_add_string(out, "</ol></details></nav>\n");
	}
	if (replay->listed)
		text_add_string(out, "</body>\n</html>\n");
	out->failed = out->failed || replay->list.failed;
	text_free(&replay->list);
}
