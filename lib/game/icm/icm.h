/* The independent chip model: the expected prize money of the players of a tournament.
 *
 * By the rule of Malmuth and Harville, a player finishes first with a probability of the player's
 * part of all chips; the second place goes, by the same rule, to one of the others, and so on. With
 * stacks of 5000, 3000 and 2000 and prizes of 50, 30 and 20, the first player has
 *     50 * 5/10 + 30 * (3/10 * 5/7 + 2/10 * 5/8) + 20 * the rest = 38.3929
 * (D. A. Harville, "Assigning Probabilities to the Outcomes of Multi-Entry Competitions", JASA
 * 1973; M. Malmuth, Gambling Theory and Other Topics, 1987).
 *
 * Stacks are in any unit, and may have fractions. Payouts are by place, the first first; places
 * after the last pay nothing, and payouts of more places than there are players are not paid. They
 * may be in any order. A player without chips is out, and finishes after all who have some. */
#ifndef FELT_GAME_ICM_H
#define FELT_GAME_ICM_H

#include "game/game_status.h"

enum { ICM_PLAYERS_MAX = 100000 };

/* A bound of the relative error of each value and each probability, for payouts that are not
 * negative: 2^-43 of the integral, and rounding that grows with the number of players. 1e-13 for
 * ten players, 1e-12 for a thousand. */
static inline double icm_error(int players)
{
	return 0x1p-43 + players * 0x1p-50;
}

/* Computes the value of each of 1 to ICM_PLAYERS_MAX stacks. Players who are out are ordered by
 * their stacks in `before`, the start of the hand: the larger one finishes higher, and equal ones
 * share the payouts of their places; with NULL all share. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code icm_values(const double *stacks, const double *before, int players,
	const double *payouts, int places, double *out);

/* Computes the probability of each of the first 1 to `players` places, for stacks above 0:
 * out[player * places + place]. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code icm_places(const double *stacks, int players, int places, double *out);

/* An all-in between two players, for all chips of the smaller stack. */
struct icm_risk {
	double chips;
	double loss, gain; /* of prize money, if the player loses or wins */
};

struct icm_risk_field {
	const double *stacks; /* above 0 */
	int players;
	const double *payouts;
	int places;
};

/* Computes the all-ins of the first `count` players with each other: out[player * count + other];
 * out[player * count + player] is not set. Differences of values have the error of the values.
 * Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code icm_risks(const struct icm_risk_field *field, int count, struct icm_risk *out);

/* The values of two players' stacks when all others stay as they are, for many pairs of stacks and
 * a field of any size. Values differ from the exact ones by less than 1e-12 of the largest payout.
 *
 * In the race that icm_race.c describes, the value of stack a, beside b, is an integral over the
 * time t of finishing:
 *     a exp(-a t) (exp(-b t) U(t) + (1 - exp(-b t)) W(t)) dt
 * U is the expected payout if only others finished before t, and W that if stack b did, too; both
 * depend on the others only. */
struct icm_point {
	double time, width;   /* of the sum */
	double without, with; /* U and W */
};

struct icm_pair {
	int players; /* the two and the others */
	int count;
	struct icm_point *point; /* ascending by time */
	double last;             /* the payout of the last place */
};

enum { ICM_FIELD_MAX = 1000 }; /* players of a pair's field, the two included */

/* Describes up to ICM_FIELD_MAX - 2 others, all with chips. `both` is the most chips that the two
 * have together; the smallest stack is 1/2. Returns STATUS_OK or STATUS_NO_MEMORY; free it in any
 * case. */
status_code icm_pair_make(struct icm_pair *pair, const double *others, int count, double both,
	const double *payouts, int places);
void icm_pair_free(struct icm_pair *pair);

/* The values of two stacks, which are 0 or from 1/2 to `both`, not both 0. */
void icm_pair_values(const struct icm_pair *pair, const double stacks[2], double out[2]);

#endif
