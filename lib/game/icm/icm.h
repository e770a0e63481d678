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

#include <stdbool.h>
#include <stdint.h>

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

/* A table of a tournament, and the players at other tables. */
struct icm_table {
	const double *payouts; /* not owned, as */
	int places;
	const double *others; /* the stacks at other tables */
	int other_count;
};

/* Like icm_values(), for the stacks at a table; others and players are at most ICM_PLAYERS_MAX. */
status_code icm_table_values(const struct icm_table *table, const double *stacks,
	const double *before, int players, double *out);

/* Computes the probability of each of the first 1 to `players` places, for stacks above 0:
 * out[player * places + place]. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code icm_places(const double *stacks, int players, int places, double *out);

/* Two other models, which play from the last place to the first: they say who is the next player
 * out, and who gets the chips. On average no stack grows or shrinks by that, so that a player
 * finishes first with the same probability in all models. With stacks x of the players left,
 * player i is the next one out with a probability in proportion to
 * - ICM_WEITZMAN: 1/x_i; the others get equal parts of the chips;
 * - ICM_ROBERTS: 1/x_i^2 times the sum of 1/x_j over the others, who get parts of the chips in
 *   proportion to 1/x_j.
 * (B. Roberts, "A new algorithm for the approximation of ICM equities in tournament poker", 2011,
 * describes both.) With stacks of 5000, 3000 and 2000 and prizes of 50, 30 and 20, the first player
 * has 38.0645 and 38.6364. */
enum icm_model { ICM_HARVILLE, ICM_WEITZMAN, ICM_ROBERTS };

/* Players of these models for exact results: the work doubles with each player or, for Roberts, is
 * multiplied by their number, because stacks depend on the order of those who are out. */
enum { ICM_SETS_MAX = 16, ICM_ROBERTS_MAX = 10 };

/* Whether results of this model are exact for this many players. */
static inline bool icm_is_exact(enum icm_model model, int players)
{
	return model == ICM_HARVILLE ||
	       players <= (model == ICM_ROBERTS ? ICM_ROBERTS_MAX : ICM_SETS_MAX);
}

/* Like icm_error(), for other models: as many roundings as there are orders of ten players. */
#define ICM_MODEL_ERROR 0x1p-31

/* Like icm_values() and icm_places(), for a model with exact results for this many players. */
status_code icm_model_values(enum icm_model model, const double *stacks, const double *before,
	int players, const double *payouts, int places, double *out);
status_code icm_model_places(enum icm_model model, const double *stacks, int players, int places,
	double *out);

/* A sample of tournaments, for any number of players with chips. */
struct icm_sampling {
	enum icm_model model;
	const double *stacks;
	int players;
	const double *payouts;
	int places;
	uint64_t samples; /* at least 2 */
	uint64_t seed;
};

/* The means by player, and their standard errors; those of players with equal stacks are equal. */
struct icm_sampled {
	double *value, *error;
	double *place; /* the probability of the first `places` places, as of icm_places(), or NULL
			*/
	int places;
};

/* Plays tournaments of a model. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code icm_sample(const struct icm_sampling *sampling, struct icm_sampled *out);

/* Bounties. Places are those of Malmuth and Harville. A player who is out was knocked out by one of
 * those who were left, with probabilities in proportion to their stacks, which do not change.
 *
 * The part `cash` of the bounty, up to 1, is paid to that player, and the rest is added to that
 * player's own bounty; the winner of the tournament keeps theirs. With stacks of 6 and 4 and
 * bounties of 10 and 20, the first player wins all 30 with a probability of 6/10. */
struct icm_heads {
	const double *stacks;
	const double *bounties;
	int players;
	double cash;
};

/* Computes what each player wins in bounties on average, for up to ICM_SETS_MAX players with chips;
 * those without have no bounty. The error is that of ICM_MODEL_ERROR. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code icm_bounties(const struct icm_heads *heads, double *out);

/* Like icm_bounties(), as means over tournaments that are sampled, with their standard errors, for
 * any number of players, who all have chips. */
status_code icm_sample_bounties(const struct icm_heads *heads, uint64_t samples, uint64_t seed,
	double *out, double *error);

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
	enum icm_model model; /* with exact results */
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
