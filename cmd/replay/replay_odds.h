/* Equities while a hand is played: those of the players still in, computed from all cards that the
 * file knows, even before it shows them. A card that the file does not know may be any card. */
#ifndef FELT_CMD_REPLAY_ODDS_H
#define FELT_CMD_REPLAY_ODDS_H

#include "game/phh/phh.h"

#include "odds/tally.h"

#include "cards/eval/eval.h"

struct replay_odds;

struct replay_odds *replay_odds_new(enum cpu_path path); /* NULL when memory is short */
void replay_odds_free(struct replay_odds *odds);

/* Goes through a hand to collect the cards that are known at its end. */
void replay_odds_hand(struct replay_odds *odds, const struct hand_record *hand, unsigned house);

/* What each seat has of the deals at a point of a hand, 0 for those who have folded. */
struct replay_shares {
	double equity[SEATS_MAX];
	double win[SEATS_MAX], tie[SEATS_MAX]; /* deals whose pot it has alone, and shares, of 1 */
	bool halves;                           /* the pot has two: */
	double half[POT_HALVES][SEATS_MAX];    /* its mean share of each */
	double error; /* the greatest standard error of the equities; 0: they are exact */
};

/* The equities at this point. Returns false when there are none: nobody's cards are known, there
 * are more players than equities can be computed for, too few cards, or, in draw games, more than
 * one draw to come or players of whom it is not known how many cards they will draw. The result is
 * kept until someone folds or a card comes: *news tells that it differs from that of the last call.
 */
bool replay_odds_at(struct replay_odds *odds, const struct table *table,
	const struct replay_shares **shares, bool *news);

/* Whether the next call of replay_odds_at for this table only repeats its last answer. */
bool replay_odds_are_known(const struct replay_odds *odds, const struct table *table);

/* The chips that each seat ends with on average, when nobody can bet any more and cards are to come
 * in `table`. Returns false in any other state, or when cards of players still in are not known. */
bool replay_odds_all_in(struct replay_odds *odds, const struct table *table, double *stacks);

#endif
