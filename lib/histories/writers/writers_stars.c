/* The format of PokerStars, which trackers and solvers read.
 *
 * Its grammar is the one that sites_stars.c reads. Trackers match lines by patterns, so spaces are
 * where the client prints them: two after the colon of a cash game's hand number, and one at the
 * end of "folds ", "checks ", "mucks hand " and some others. Amounts have two decimal places, or
 * none if they are whole.
 *
 * The format has a fixed order. Hands that were shown before the last board cards are printed after
 * them. Cards are printed once all players have theirs, the hero's first. PokerStars prints only
 * the hero's cards; if the hand has no hero, all known cards are printed. */
#include "histories/writers/writers_stars_internal.h"

/* -- the hand -------------------------------------------------------------- */

/* Keys that the format always has; keys that it has only sometimes are counted where they are
 * written. */
static const char *const given[] = {"seats", "seat_count", "table", "hand", "time",
	"time_zone_abbreviation", "day", "month", "year", "currency", "venue", "event", "_site",
	"_hand", "_rake", "_fees", "_tournament", "_entry", "_buy_in", "_prize_currency", "_level",
	"_kind", "_game", "_cap", "_hero", "_run", "_utc", "_uncapped", "_bounty", "_bounty_won",
	"_place", "_prize", "_house_paid", "_splash", "_cash_out_fee", NULL};

static bool is_sayable(struct stars_writer *stars)
{
	const struct table_setup *const setup = &stars->hand->setup;

	if (!stars->hand->has_setup)
		return true; /* the replay will find out */
	if (setup->boards > 1 && !setup->runs)
		return writers_refuse(stars->writing, STATUS_WRITERS_BOARDS, "_boards");
	return writers_has_stacks(stars->writing);
}

bool writers_stars_write(struct text *out, struct writers_hand *writing)
{
	struct stars_writer stars = {.writing = writing,
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
