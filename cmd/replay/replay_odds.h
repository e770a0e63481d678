/* Equities while a hand is played: those of the players still in, computed from all cards that the
 * file knows, even before it shows them. A card that the file does not know may be any card. */
#ifndef FELT_CMD_REPLAY_ODDS_H
#define FELT_CMD_REPLAY_ODDS_H

#include "game/phh/phh.h"

#include "cards/eval/eval.h"

struct replay_odds;

struct replay_odds *replay_odds_new(enum cpu_path path); /* NULL when memory is short */
void replay_odds_free(struct replay_odds *odds);

/* Goes through a hand to collect the cards that are known at its end. */
void replay_odds_hand(struct replay_odds *odds, const struct hand_record *hand, unsigned house);

/* The equity of each seat at this point, 0 for those who have folded. Returns false when there are
 * none: nobody's cards are known, there are more players than equities can be computed for, or
 * there are not enough cards. The result is kept until someone folds or a card comes: *news tells
 * that the equities differ from those of the last call. */
bool replay_odds_at(struct replay_odds *odds, const struct table *table, const double **equity,
	bool *news);

/* Whether the next call of replay_odds_at for this table only repeats its last answer. */
bool replay_odds_are_known(const struct replay_odds *odds, const struct table *table);

/* How many of the deals the seat wins alone, and shares, of 1, in the last answer. */
double replay_odds_win(const struct replay_odds *odds, int seat);
double replay_odds_tie(const struct replay_odds *odds, int seat);

/* The chips that each seat ends with on average, when nobody can bet any more and cards are to come
 * in `table`. Returns false in any other state, or when cards of players still in are not known. */
bool replay_odds_all_in(struct replay_odds *odds, const struct table *table, double *stacks);

#endif
