/* Equities while a hand is played: of those who are still in, from all the cards that the file
 * knows, whenever it says so; cards that it does not know are any two. */
#ifndef FELT_CMD_REPLAY_ODDS_H
#define FELT_CMD_REPLAY_ODDS_H

#include "game/phh/phh.h"

#include "cards/eval/eval.h"

struct replay_odds;

struct replay_odds *replay_odds_new(enum cpu_path path); /* NULL when memory is short */
void replay_odds_free(struct replay_odds *odds);

/* Goes through a hand for the cards that are known at its end. */
void replay_odds_hand(struct replay_odds *odds, const struct hand_record *hand, unsigned house);

/* The equities at this point, of each seat, 0 of those who have folded. False when there is
 * nothing to say: nobody's cards are known, more players than equities are of, or not enough
 * cards. Remembered while nobody folds and no card comes: *news tells that they are others than at
 * the last call. */
bool replay_odds_at(struct replay_odds *odds, const struct table *table, const double **equity,
	bool *news);

/* What each seat ends with on average, in chips, when nobody can bet any more and cards are to
 * come: `table` as it is then. False when that is not so, or cards of those who are in are not
 * known.
 */
bool replay_odds_all_in(struct replay_odds *odds, const struct table *table, double *stacks);

#endif
