/* Estimates a player's gain by another strategy from dealt hands.
 *
 * A solver for many players neglects some of the cards of folded hands, and pots of four and more.
 * Here nothing is neglected: all hands and the board are dealt from one deck, all players follow a
 * strategy, and at each decision that comes up, what the player wins by joining is compared with
 * what it wins by folding. A fourth player and later ones, who by the strategy fold, may join, too.
 *
 * The deals have two halves. One shows, for each decision and starting hand, which of the two is
 * clearly better; the other shows what the player gains by doing so wherever the strategy does not.
 * So the gain is an estimate without bias of what a particular strategy gains, with a known error:
 * one that is best for 100,000s of deals, and nearly so for all. Below 0, it is noise. */
#ifndef FELT_NASH_SAMPLED_H
#define FELT_NASH_SAMPLED_H

#include "nash/strategy.h"

struct sampled {
	double gain[PUSHFOLD_PLAYERS_MAX];
	double error[PUSHFOLD_PLAYERS_MAX]; /* standard error */
};

/* Deals `deals` hands. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code sampled_gain(const struct pushfold *game, const struct strategy *strategy,
	uint64_t deals, uint64_t seed, struct sampled *out);

#endif
