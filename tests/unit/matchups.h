/* Matchups for the tests of every method that counts them: problems that the dealer also counts,
 * and the comparison of the two. */
#ifndef FELT_TESTS_UNIT_MATCHUPS_H
#define FELT_TESTS_UNIT_MATCHUPS_H

#include "dealer.h"
#include "odds/method.h"
#include "spots.h"

/* A game's evaluators in the reference implementation. */
struct matchup_game {
	const char *key;
	const struct reference_evaluator *high, *low;
};

enum { MATCHUP_GAMES = 14 };

extern const struct matchup_game matchup_games[MATCHUP_GAMES];

const struct game *matchup_game_row(const struct matchup_game *game);

/* The dealer's problem as a matchup. Each player has one hand. */
void matchup_from_dealer(struct matchup *matchup, const struct matchup_game *game,
	const struct plain_dealer *dealer);

/* The dealer's problem as a matchup in which players with several hands have ranges, valid until
 * the next call; returns like matchup_init. The dealer's counts are divided by the common divisor
 * of the weights of each range, like those of a matchup. */
status_code matchup_from_ranges(struct matchup *matchup, const struct matchup_game *game,
	const struct plain_dealer *dealer, struct dealer_counts *counts);

/* The matchup of a line; an error fails the test. Its ranges are valid until the test ends. */
void matchup_from(struct matchup *matchup, const char *key, const char *line);

/* Counts a matchup by a method, all parts in turn, into a tally that is empty or was used before.
 */
void matchup_count_by(const struct method *method, const struct matchup *matchup, bool detail,
	enum cpu_path path, struct tally *tally);

/* Whether all counts equal the dealer's, including those of categories if both have them. */
bool matchup_is_as_dealt(const struct tally *tally, const struct matchup_game *game,
	const struct dealer_counts *counts);

/* The line of a matchup, for messages; valid until the next call. */
const char *matchup_shown(const struct matchup *matchup);

#endif
