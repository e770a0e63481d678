/* Lineups for the tests of every method that counts them: problems that the dealer counts too, and
 * the comparison of the two. */
#ifndef FELT_TESTS_UNIT_LINEUPS_H
#define FELT_TESTS_UNIT_LINEUPS_H

#include "dealer.h"
#include "odds/lineup/lineup_method.h"
#include "spots.h"

/* A game's evaluators in the rulebook. */
struct lineup_game {
	const char *key;
	const struct rulebook_evaluator *high, *low;
};

enum { LINEUP_GAMES = 14 };

extern const struct lineup_game lineup_games[LINEUP_GAMES];

const struct game *lineup_game_row(const struct lineup_game *game);

/* The dealer's problem as a lineup. Each player has one hand. */
void lineup_from_dealer(struct lineup *lineup, const struct lineup_game *game,
	const struct dealer *dealer);

/* The dealer's problem as a lineup in which players with several hands have ranges, which are valid
 * until the next call; returns as lineup_init. The dealer's counts are divided by what the weights
 * of each range have in common, as those of a lineup are. */
status_code lineup_from_ranges(struct lineup *lineup, const struct lineup_game *game,
	const struct dealer *dealer, struct dealer_counts *counts);

/* A line's lineup; a fault fails the test. Its ranges are valid until the test ends. */
void lineup_from(struct lineup *lineup, const char *key, const char *line);

/* Counts a lineup by a method, all parts in turn, into a tally that is free or was made before. */
void lineup_count_by(const struct lineup_method *method, const struct lineup *lineup, bool detail,
	enum cpu_path path, struct tally *tally);

/* Whether all counts are those of the dealer, and the categories' too if both have them. */
bool lineup_is_as_dealt(const struct tally *tally, const struct lineup_game *game,
	const struct dealer_counts *counts);

/* The line of a lineup, for messages; good until the next call. */
const char *lineup_shown(const struct lineup *lineup);

#endif
