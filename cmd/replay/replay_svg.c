/* -f svg: an image of one step of each hand, one below the other in one file. */
#include "html.h"
#include "replay.h"

#include "frame/svg.h"
#include "frame/wrap.h"
#include "picture/drawing.h"
#include "narrate/narrate.h"

#include "base/clean.h"
#include "base/scan.h"

#include <string.h>

enum {
	MARGIN = 20,
	LINE = 28,
	LINE_COLUMNS = 62, /* columns of text that fit side by side */
};

/* -- the step --------------------------------------------------------------------- */

/* Result of the search for the step of --at. */
enum moment {
	MOMENT_FOUND,
	MOMENT_END,   /* likewise; after the last action, with the pots paid */
	MOMENT_FAULT, /* the hand has an error before it */
	MOMENT_NONE,  /* the hand has no such step, which is an error too */
};

/* `why` precedes the word of --at, and `after` follows it. */
static enum moment refuse(struct replay *replay, const char *why, const char *after)
{
	struct text *out = &replay->play.reason;

	if (replay->play.invalid)
		return MOMENT_FAULT;
	text_clear(out);
	text_format(out, "--at: %s%s%s", why, replay->at, after);
	hand_play_fault(&replay->play, -1, 0, 0);
	return MOMENT_NONE;
}

static enum moment go_to_end(struct replay *replay)
{
	return hand_play_end(&replay->play) ? MOMENT_END : MOMENT_FAULT;
}

/* Plays the hand up to the step of --at. */
static enum moment go(struct replay *replay)
{
	const char *at = replay->at ? replay->at : "end";
	const struct slice word = slice_of(at);
	uint64_t number;

	if (!strcmp(at, "start"))
		return MOMENT_FOUND;
	if (slice_uint(word, UINT64_MAX - 1, &number)) {
		uint64_t done = 0;

		while (done < number && replay_step(&replay->play))
			done++;
		if (done == number && !replay->play.invalid)
			return MOMENT_FOUND;
		return done + 1 == number ? go_to_end(replay)
					  : refuse(replay, "the hand has no step ", "");
	}
	if (strcmp(at, "end") != 0) {
		/* Play up to the point at which a street has been dealt. */
		struct hand_play *play = &replay->play;
		const struct table *table = &play->table;
		const struct variant *variant = table->variant;
		int street = 0;

		while (street < variant->streets &&
			!slice_equal(word, variant->street[street].word))
			street++;
		if (street == variant->streets)
			return refuse(replay, "the game has no street '", "'");
		while (replay_step(play))
			if (play->step.street == street &&
				(table->phase != PHASE_DEAL_BOARD || table->street > street))
				return MOMENT_FOUND;
		return refuse(replay, "the hand ends before the ", "");
	}
	while (replay_step(&replay->play))
		;
	return go_to_end(replay);
}

bool replay_is_moment(const char *at)
{
	const struct slice word = slice_of(at);
	uint64_t number;

	if (!strcmp(at, "start") || !strcmp(at, "end") || slice_uint(word, UINT64_MAX, &number))
		return true;
	for (const struct variant *row = variant_rows; row->code; row++)
		for (int i = 0; i < row->streets; i++)
			if (slice_equal(word, row->street[i].word))
				return true;
	return false;
}

/* -- the picture ------------------------------------------------------------------ */

static void add_lines(struct replay *replay, const char *class, struct slice text)
{
	struct text *out = &replay->pictures;

	while (text.length) {
		replay->height += LINE;
		text_format(out, "<text class=\"%s\" x=\"360\"", class);
		svg_attribute(out, "y", replay->height);
		text_add_char(out, '>');
		html_add_isolated(out, wrap_line(&text, LINE_COLUMNS, ""), replay->settings.writes);
		text_add_string(out, "</text>\n");
	}
}

static void add_table(struct replay *replay, const struct drawing *drawing, bool ended)
{
	struct drawing_moment moment = {.text = {0}};
	struct text *out = &replay->pictures;
	bool news;
	const struct replay_shares *shares = replay_shares_at(replay, &news);

	drawing_look(drawing, shares ? shares->equity : NULL, ended, &moment);
	replay->cards |= moment.cards;
	text_format(out, "<g transform=\"translate(20,%lu)\">\n", replay->height + LINE);
	drawing_add(drawing, &moment, out);
	text_add_string(out, "</g>\n");
	replay->height += LINE + DRAWING_SIDE + LINE / 2;
	text_free(&moment.text);
}

bool replay_svg(struct replay *replay)
{
	enum moment moment;
	struct hand_play *play;
	struct drawing drawing;
	struct text title = {0}, text = {0};
	struct narration narration;

	if (replay->odds)
		replay_odds_hand(replay->odds, &replay->hands.hand, replay->house);
	if (!hand_play_begin(&replay->play, &replay->hands.hand, replay->house))
		return false;
	moment = go(replay);
	if (moment == MOMENT_NONE)
		return false;
	play = &replay->play;
	drawing = (struct drawing){.hand = &replay->hands.hand,
		.play = play,
		.hero = replay->hero,
		.equity = replay->odds,
		.link = "xlink:href"};
	narration = replay_words(replay, &text);
	narration.marks = true;
	replay_add_title(replay, false, &title, &text);
	replay->height += MARGIN;
	add_lines(replay, "head", text_slice(&title));
	add_lines(replay, "line", text_slice(&text));
	add_table(replay, &drawing, moment == MOMENT_END && play->end == HAND_OVER);
	text_clear(&text);
	if (moment == MOMENT_FAULT)
		sanitize_append(&text, play->fault.message);
	else if (moment == MOMENT_END)
		narrate_say_end(&narration);
	else if (play->step.index >= 0)
		narrate_say(&narration);
	add_lines(replay, "line", text_slice(&text));
	replay->pictures.failed = replay->pictures.failed || title.failed || text.failed;
	text_free(&title);
	text_free(&text);
	return moment != MOMENT_FAULT;
}

static const char style[] = ".page{fill:#fff}.head{font-weight:bold}"
			    "@media(prefers-color-scheme:dark){.page{fill:#101215}"
			    ".head,.line{fill:#f2f2f2}}";

void replay_end_svg(struct replay *replay, struct text *out)
{
	static const char title[] = "felt replay";
	struct text body = {0};

	if (!replay->height)
		return;
	text_format(&body,
		"<style>%s%s</style>\n<g xmlns:xlink=\"http://www.w3.org/1999/xlink\">\n<rect "
		"class=\"page\" width=\"100%%\" height=\"100%%\"/>\n",
		drawing_style, style);
	drawing_add_cards(replay->cards, true, replay->settings.writes, "xlink:href", &body);
	text_add_slice(&body, text_slice(&replay->pictures));
	text_add_string(&body, "</g>\n");
	body.failed = body.failed || replay->pictures.failed;
	svg_page(out, DRAWING_SIDE + 2 * MARGIN, replay->height + MARGIN, title, "", &body);
	text_free(&body);
	text_free(&replay->pictures);
}
