/* All-ins: what each seat has after the hand, on average over the cards that can be dealt, in chips
 * and in prize money.
 *
 * The order of the hands determines the winners of each pot, and so the stacks after the hand; the
 * stacks determine the prize money (game/icm/icm.h). An average stack is worth more than the stacks
 * are worth on average, so that every order of the hands has a value, and the value of the all-in
 * is their mean, weighted by the exact counts of a tally. Pots are divided without rounding.
 *
 * Example: of three players with 5000, 3000 and 2000, for prizes of 50, 30 and 20, the first two
 * are all-in with equal chances. The first player has 8000 or 2000 chips after the hand, worth 46
 * and 29.50, and so 37.75 on average; 5000 chips are worth 38.39. */
#ifndef FELT_PLAY_ALLIN_H
#define FELT_PLAY_ALLIN_H

#include "game/icm/icm.h"
#include "game/pots.h"

#include "odds/tally.h"

struct allin {
	int seats;
	double before[SEATS_MAX]; /* stacks at the start of the hand */
	double left[SEATS_MAX];   /* after the hand, without what pots pay */
	struct pots pots;
	double units; /* of the amounts of pots in a chip, 10^places */
	int players;  /* seats that have not folded, ascending */
	int seat[SPOT_PLAYERS_MAX];
	int hand[SPOT_PLAYERS_MAX]; /* their players in the tally */
};

/* Makes the pots of seats that started the hand with these stacks; see pots_make(). At most
 * SPOT_PLAYERS_MAX have not folded, and these are the players of the tally. */
void allin_make(struct allin *allin, const chips *stacks, const struct contribution *contributions,
	int seats, chips carried, int places);

/* The same after one of the players of the tally folds: the orders then include a hand that wins
 * nothing. Side pots and folds of one of three or more players need orders. */
void allin_fold(struct allin *allin, const chips *stacks, const struct contribution *contributions,
	int seats, chips carried, int places, int folder);

/* The contenders of a side pot whose winners the winners of all hands do not determine, so that the
 * tally must have orders; 0 if there is none. */
seat_set allin_side_pot(const struct allin *allin);

/* The stacks after the hand for an order of the hands of its players. */
void allin_stacks(const struct allin *allin, const struct tally_order *order, double *stacks);

struct allin_value {
	double mean[SEATS_MAX];
	double error[SEATS_MAX]; /* the standard error, if the deals are a sample */
};

/* Computes the means over the deals of a tally, which has any: of the stacks after the hand and, if
 * `table` is not NULL, of their value in prize money. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code allin_values(const struct allin *allin, const struct tally *tally,
	const struct icm_table *table, struct allin_value *stacks, struct allin_value *money);

#endif
