/* Equities while a hand is played: those of the players still in, from all cards in the file, even
 * before they are shown. An unknown card may be any card. */
#ifndef FELT_CMD_REPLAY_ODDS_H
#define FELT_CMD_REPLAY_ODDS_H

#include "game/phh/phh.h"

#include "odds/tally.h"

#include "cards/eval/eval.h"

struct replay_odds;

struct replay_odds *replay_odds_new(enum cpu_path path); /* NULL if out of memory */
void replay_odds_free(struct replay_odds *odds);

/* Reads a hand ahead to collect the cards that are known at its end. */
void replay_odds_hand(struct replay_odds *odds, const struct hand_record *hand, unsigned house);

/* The results of each seat over all deals at a point in a hand, 0 for those who have folded. */
struct replay_shares {
	double equity[SEATS_MAX];
	double win[SEATS_MAX],
		tie[SEATS_MAX]; /* fractions of deals: pots won alone; equity from ties */
	bool halves;            /* hi-lo: */
	double half[POT_HALVES][SEATS_MAX]; /* mean share of each half */
	double error;                       /* largest standard error of the equities; 0: exact */
};

/* The equities at this point. Returns false if there are none: nobody's cards are known, there are
 * more players than supported, too few cards, or, in draw games, more than one draw to come or
 * players whose number of draws is unknown. The result is cached until a player folds or a card is
 * dealt: *news is whether it differs from that of the last call. */
bool replay_odds_at(struct replay_odds *odds, const struct table *table,
	const struct replay_shares **shares, bool *news);

/* Whether the next call of replay_odds_at for this table would only repeat its last result. */
bool replay_odds_are_known(const struct replay_odds *odds, const struct table *table);

/* The expected final stack of each seat, if no more betting is possible and cards are to come in
 * `table`. Returns false in any other state, or if cards of players still in are unknown. */
bool replay_odds_all_in(struct replay_odds *odds, const struct table *table, double *stacks);

#endif
