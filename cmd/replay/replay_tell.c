/* Hands told in text for a reader, with equities if they are wanted. */
#include "replay.h"

#include "frame/clean.h"
#include "frame/screen.h"
#include "tell/tell.h"

#include <string.h>

/* -- the title -------------------------------------------------------------------- */

/* Adds a part of a list if it is not empty, with `before` in front of it. */
static void add_part(struct text *out, bool *any, const char *before, struct slice part)
{
	if (!part.length)
		return;
	text_add_string(out, *any ? ", " : "");
	text_add_string(out, before);
	clean_add(out, part);
	*any = true;
}

static void add_date(struct text *out, const struct hand_record *hand, bool *any)
{
	struct text date = {0};

	replay_add_date(&date, hand);
	add_part(out, any, "", text_slice(&date));
	out->failed = out->failed || date.failed;
	text_free(&date);
}

/* What the hand is called; `counts` is whether its number in its file is said elsewhere. */
static void add_title(struct replay *replay, bool counts, struct text *out)
{
	const struct hands *const hands = &replay->hands;
	const struct hand_record *const hand = &hands->hand;
	const struct slice event = replay_value(hand, "event");
	const struct slice own = replay_value(hand, "hand");
	const struct slice file = {hands->file, strlen(hands->file)};
	bool any = false;
	char number[24];

	add_part(out, &any, "", event);
	if (!event.length) {
		add_part(out, &any, "", replay_value(hand, "venue"));
		add_part(out, &any, "table ", replay_value(hand, "table"));
	}
	if (!any)
		add_part(out, &any, "", file);
	if (!event.length && own.length)
		add_part(out, &any, "hand ", own);
	else if (!counts && !event.length && hands->hand.number.length)
		add_part(out, &any, "hand ", hands_number(hands, number));
	add_date(out, hand, &any);
}

/* -- equities ------------------------------------------------------------------- */

static void add_percent(struct text *out, double share)
{
	text_add_fixed(out, 100 * share, 2);
	text_add_char(out, '%');
}

/* "  equity Phil Ivey 54.21%, Tom Dwan 45.79%", when they have changed. In pots of two halves also
 * "(80.52% high, 27.90% low)" of each; after a sample, how far off they may be. */
static void tell_equities(struct replay *replay, struct telling *telling)
{
	const struct table *table = &telling->play->table;
	struct text *out = telling->out;
	const struct replay_shares *shares;
	bool news, any = false;

	if (!replay->odds ||
		(table->phase != PHASE_BET && table->phase != PHASE_DEAL_BOARD && !table->runout) ||
		table->phase >= PHASE_SHOWDOWN ||
		!replay_odds_at(replay->odds, table, &shares, &news) || !news)
		return;
	tell_begin_line(telling);
	text_add_string(out, screen_dim(telling->colour));
	text_add_string(out, "equity ");
	for (int i = 0; i < table->seats; i++) {
		if (table->seat[i].folded)
			continue;
		text_add_string(out, any ? ", " : "");
		tell_add_name(telling, i);
		text_add_char(out, ' ');
		add_percent(out, shares->equity[i]);
		if (shares->halves) {
			text_add_string(out, " (");
			add_percent(out, shares->half[POT_HIGH][i]);
			text_add_string(out, " high, ");
			add_percent(out, shares->half[POT_LOW][i]);
			text_add_string(out, " low)");
		}
		any = true;
	}
	if (shares->error > 0) {
		text_add_string(out, telling->notation == CARD_UNICODE ? "; ± " : "; +- ");
		add_percent(out, TALLY_95 * shares->error);
	}
	text_add_string(out, screen_plain(telling->colour));
	tell_end_line(telling);
}

static void mind_all_in(struct replay *replay, struct telling *telling)
{
	if (replay->odds && !telling->expects && telling->play->table.runout)
		telling->expects =
			replay_odds_all_in(replay->odds, &telling->play->table, telling->expected);
}

/* -- for the picture -------------------------------------------------------------- */

static struct telling telling_of(struct replay *replay, struct text *out)
{
	const struct settings *const settings = &replay->settings;

	return (struct telling){.hand = &replay->hands.hand,
		.play = &replay->play,
		.out = out,
		.cell = &replay->job->cell,
		.screen = settings->screen,
		.colour = settings->colour,
		.columns = settings->columns,
		.notation = settings->writes,
		.hero = replay->hero,
		.street = -1};
}

static struct telling words_for(struct replay *replay, struct text *out)
{
	struct telling telling = telling_of(replay, out);

	telling.screen = true;
	telling.colour = false;
	telling.street = 0;
	return telling;
}

void replay_add_title(struct replay *replay, struct text *title, struct text *stakes)
{
	const struct telling telling = words_for(replay, stakes);

	add_title(replay, true, title);
	if (telling.hand->has_setup)
		tell_add_stakes(&telling, stakes);
}

void replay_say(struct replay *replay, struct text *out)
{
	struct telling telling = words_for(replay, out);

	tell_say(&telling);
}

void replay_say_end(struct replay *replay, struct text *out)
{
	const struct telling telling = words_for(replay, out);

	tell_say_end(&telling);
}

/* -- the hand --------------------------------------------------------------------- */

bool replay_tell(struct replay *replay)
{
	struct hand_play *const play = &replay->play;
	struct telling telling = telling_of(replay, &replay->job->out);
	const size_t start = replay->job->out.length;
	struct text title = {0};

	if (replay->odds)
		replay_odds_hand(replay->odds, telling.hand, replay->house);
	if (!hand_play_begin(play, telling.hand, replay->house))
		return false;
	if (replay->count)
		tell_end_line(&telling);
	add_title(replay, false, &title);
	tell_title(&telling, text_slice(&title));
	telling.out->failed = telling.out->failed || title.failed;
	text_free(&title);
	tell_seats(&telling);
	while (hand_play_next(play)) {
		tell_action(&telling);
		tell_equities(replay, &telling);
		mind_all_in(replay, &telling);
	}
	if (hand_play_end(play))
		tell_end(&telling);
	if (telling.screen)
		tell_wrap_lines(&telling, start);
	return !play->faulty;
}
