/* The text of PokerStars, which trackers and solvers read.
 *
 * Its grammar is that which sites_stars.c reads. Trackers compare lines with patterns, so blanks
 * stand where the client writes them: two after the colon of a cash game's number, and one at the
 * end of "folds ", "checks ", "mucks hand " and some others. Amounts have two decimal places, or
 * none where they are whole.
 *
 * The text has one order of things. Hands that are shown before the last cards of a board are shown
 * after them; cards are told when all players have theirs, the hero's first. Of a hand without a
 * hero everybody's known cards are told, as PokerStars tells those of the hero alone. */
#include "histories/writers/writers_stars_internal.h"

/* -- the hand -------------------------------------------------------------- */

/* What the text says of the fields of the hand; those that it has only sometimes are counted where
 * they are written. */
static const char *const given[] = {"seats", "seat_count", "table", "hand", "time",
	"time_zone_abbreviation", "day", "month", "year", "currency", "venue", "event", "_site",
	"_hand", "_rake", "_fees", "_tournament", "_entry", "_buy_in", "_prize_currency", "_level",
	"_kind", "_game", "_cap", "_hero", "_run", "_utc", "_uncapped", "_bounty", "_bounty_won",
	"_place", "_prize", "_house_paid", "_splash", "_cash_out_fee", NULL};

static bool is_sayable(struct stars *stars)
{
	const struct table_setup *const setup = &stars->hand->setup;

	if (!stars->hand->has_setup)
		return true; /* which is found out when it is played */
	if (setup->boards > 1 && !setup->runs)
		return writers_refuse(stars->writing, STATUS_WRITERS_BOARDS, "_boards");
	return writers_has_stacks(stars->writing);
}

bool writers_stars_write(struct text *out, struct writers_hand *writing)
{
	struct stars stars = {.writing = writing,
		.hand = writing->hand,
		.variant = writing->hand->setup.variant,
		.play = writing->play,
		.out = out,
		.street = -1};

	if (!is_sayable(&stars) || !writers_play(writing))
		return false;
	stars.end = stars.play->table;
	writers_paid(writing, stars.paid);
	if (!writers_stars_setup(&stars))
		return false;
	writers_stars_splash(&stars);
	writers_count_keys(writing, given);
	writers_stars_heading(&stars);
	writers_stars_posts(&stars);
	writers_stars_actions(&stars);
	writers_stars_end(&stars);
	writers_stars_cash_outs(&stars);
	writers_stars_prizes(&stars);
	writers_stars_summary(&stars);
	writers_stars_say(&stars, "\n\n");
	return true;
}
