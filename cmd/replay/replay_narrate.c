/* Narrations of hands, with equities if requested. */
#include "replay.h"

#include "frame/screen.h"
#include "narrate/narrate.h"

#include "base/clean.h"

#include <string.h>

/* -- the title -------------------------------------------------------------------- */

/* Adds a part of a list, preceded by `before`, if it is not empty. */
static void add_part(struct text *out, bool *any, const char *before, struct slice part)
{
	if (!part.length)
		return;
	text_format(out, "%s%s", *any ? ", " : "", before);
	sanitize_append(out, part);
	*any = true;
}

/* Adds the title of the hand; `counts` is whether its number in its file is shown elsewhere. */
static void add_title(struct replay *replay, bool counts, struct text *out)
{
	const struct hand_reader *const hands = &replay->hands;
	const struct hand_record *const hand = &hands->hand;
	const struct slice event = hand_text(hand, "event");
	const struct slice own = hand_text(hand, "hand");
	const struct slice file = slice_of(hands->file);
	bool any = false;
	char number[24];
	struct text date;

	add_part(out, &any, "", event);
	if (!event.length) {
		add_part(out, &any, "", hand_text(hand, "venue"));
		add_part(out, &any, "table ", hand_text(hand, "table"));
	}
	if (!any)
		add_part(out, &any, "", file);
	if (!event.length && own.length)
		add_part(out, &any, "hand ", own);
	else if (!counts && !event.length && hands->hand.number.length)
		add_part(out, &any, "hand ", hands_number(hands, number));
	date = (struct text){0};
	hand_add_date(&date, hand);
	add_part(out, &any, "", text_slice(&date));
	out->failed = out->failed || date.failed;
	text_free(&date);
}

/* -- equities ------------------------------------------------------------------- */

static void add_percent(struct text *out, double share)
{
	text_add_fixed(out, 100 * share, 2);
	text_add_char(out, '%');
}

const struct replay_shares *replay_shares_at(struct replay *replay, bool *news)
{
	const struct table *table = &replay->play.table;
	const struct replay_shares *shares;

	*news = false;
	if (!replay->odds ||
		(table->phase != PHASE_BET && table->phase != PHASE_DEAL_BOARD && !table->runout) ||
		table->phase >= PHASE_SHOWDOWN)
		return NULL;
	return replay_odds_at(replay->odds, table, &shares, news) ? shares : NULL;
}

void replay_add_equities(const struct narration *narration, const struct replay_shares *shares)
{
	const struct table *table = &narration->play->table;
	struct text *out = narration->out;
	bool any = false;

	text_add_string(out, "equity ");
	for (int i = 0; i < table->seats; i++) {
		if (table->seat[i].folded)
			continue;
		text_add_string(out, any ? ", " : "");
		narrate_add_name(narration, i);
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
		text_add_string(out, narration->notation == CARD_UNICODE ? "; ± " : "; +- ");
		add_percent(out, TALLY_95 * shares->error);
	}
}

void replay_add_pot_odds(const struct narration *narration)
{
	const struct table *const table = &narration->play->table;
	const chips call = table_call(table), winnable = table_winnable(table);

	text_add_string(narration->out, "pot odds ");
	narrate_add_name(narration, table->actor);
	text_add_char(narration->out, ' ');
	narrate_add_amount(narration, narration->out, call);
	text_add_string(narration->out, " to win ");
	narrate_add_amount(narration, narration->out, winnable);
	text_add_string(narration->out, ", ");
	add_percent(narration->out, (double)call / (double)(winnable + call));
	text_add_string(narration->out, " needed");
}

void replay_mind_all_in(struct replay *replay, struct narration *narration)
{
	if (replay->odds && !narration->expects && narration->play->table.runout)
		narration->expects = replay_odds_all_in(replay->odds, &narration->play->table,
			narration->expected);
}

/* -- for the picture -------------------------------------------------------------- */

static struct narration narration_of(struct replay *replay, struct text *out)
{
	const struct settings *const settings = &replay->settings;

	return (struct narration){.hand = &replay->hands.hand,
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

struct narration replay_words(struct replay *replay, struct text *out)
{
	struct narration narration = narration_of(replay, out);

	narration.screen = true;
	narration.colour = false;
	narration.street = 0;
	return narration;
}

void replay_add_title(struct replay *replay, bool counts, struct text *title, struct text *stakes)
{
	const struct narration narration = replay_words(replay, stakes);

	add_title(replay, counts, title);
	if (narration.hand->has_setup)
		narrate_add_stakes(&narration, stakes);
}

void replay_say(struct replay *replay, struct text *out)
{
	struct narration narration = replay_words(replay, out);

	narrate_say(&narration);
}

void replay_say_end(struct replay *replay, struct text *out)
{
	const struct narration narration = replay_words(replay, out);

	narrate_say_end(&narration);
}

/* -- the hand --------------------------------------------------------------------- */

static void begin_dim_line(const struct narration *narration)
{
	narrate_begin_line(narration);
	text_add_string(narration->out, screen_dim(narration->colour));
}

static void end_dim_line(const struct narration *narration)
{
	text_add_string(narration->out, screen_plain(narration->colour));
	narrate_end_line(narration);
}

bool replay_narrate(struct replay *replay)
{
	struct hand_play *const play = &replay->play;
	struct narration narration = narration_of(replay, &replay->job->out);
	const size_t start = replay->job->out.length;
	struct text title = {0};

	if (replay->odds)
		replay_odds_hand(replay->odds, narration.hand, replay->house);
	if (!hand_play_begin(play, narration.hand, replay->house))
		return false;
	if (replay->count)
		narrate_end_line(&narration);
	add_title(replay, false, &title);
	narrate_title(&narration, text_slice(&title));
	narration.out->failed = narration.out->failed || title.failed;
	text_free(&title);
	narrate_seats(&narration);
	while (hand_play_next(play)) {
		bool news;
		const struct replay_shares *shares;

		narrate_action(&narration);
		shares = replay_shares_at(replay, &news);
		if (shares && news) {
			begin_dim_line(&narration);
			replay_add_equities(&narration, shares);
			end_dim_line(&narration);
		}
		if (replay->odds && table_call(&play->table) > 0) {
			begin_dim_line(&narration);
			replay_add_pot_odds(&narration);
			end_dim_line(&narration);
		}
		replay_mind_all_in(replay, &narration);
	}
	if (hand_play_end(play)) {
		narration.priced = replay_price(replay);
		narrate_end(&narration);
	}
	if (narration.screen)
		narrate_wrap_lines(&narration, start);
	return !play->invalid;
}

bool replay_step(struct hand_play *play)
{
	while (hand_play_next(play))
		if (play->step.action->act != ACT_DEAL_HOLE ||
			play->table.phase != PHASE_DEAL_HOLE ||
			play->table.street != play->step.street_before)
			return true;
	return false;
}
