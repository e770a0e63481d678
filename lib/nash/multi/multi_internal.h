/* The values of the hands in a game of several players. Private to multi/. */
#ifndef FELT_NASH_MULTI_INTERNAL_H
#define FELT_NASH_MULTI_INTERNAL_H

#include "nash/multi/multi.h"

enum { MULTI_LANES = 176 /* the starting hands, padded to whole vectors */ };

typedef double multi_row[MULTI_LANES];

/* A pot, and the decision of its last player. */
struct multi_pot {
	double path;       /* the probability that the players fold who are before the last one */
	multi_row others;  /* by which their folds multiply the probability of each hand */
	double fold;       /* the probability that the last player folds */
	multi_row fold_of; /* by which that multiplies the probability of another's hand */
	double fold_value; /* of the last player, on average */
	/* The change of each player's value by the last one's joining, for each order; the
	 * last player's change is from fold_value if fewer than three are in. */
	double change[PUSHFOLD_THREE_ORDERS][PUSHFOLD_PLAYERS_MAX];
	double mass[PUSHFOLD_PLAYERS_MAX]; /* the mean of that over all hands dealt */
	multi_row frequency, value;
	int member[PUSHFOLD_POT_MAX]; /* the decisions of the players of the pot */
	/* In a pot of two, the probability of each order of the hands, by the hands, without
	 * path and others, but with what these neglect of the folds before the last player. */
	double (*order)[COMBO_CLASSES][COMBO_CLASSES];
	struct multi_folded *folded; /* what fold and fold_of neglect of the last player's fold */
	/* The values of three players by the hands of the two others; 0: not made yet. */
	uint32_t *row[PUSHFOLD_POT_MAX];
};

struct multi {
	const struct pushfold *game;
	const struct pairs *pairs;
	const triples_orders *table;
	unsigned deals; /* of each triple of a sampled table; 0: it is exact */
	double dealt[COMBO_CLASSES];
	multi_row ratio[COMBO_CLASSES]; /* how much likelier a hand is if another is known */
	struct multi_pot pot[PUSHFOLD_POTS_MAX];
	struct multi_known *known;
	bool triples; /* whether three players may be in a pot */

	/* Rows of numbers, in blocks; number 0 is for rows that are not kept. */
	float (**block)[MULTI_LANES];
	uint32_t rows;
};

/* Prepares values and folds. Returns STATUS_OK or STATUS_NO_MEMORY; free it in any case. */
status_code multi_make(struct multi *all);
void multi_free(struct multi *all);

/* The factor by which a fold multiplies the probability of one of `known` hands. If one hand is
 * known, a fold is h = 1 + e times as likely, where the e of all hands have the mean 0. With two or
 * three, the combos that they remove add up, while 1,128 or 1,035 are left in place of 1,225. */
static inline double multi_part(double fold_of, int known)
{
	static const double more[] = {1, 1, 1225 / 1128.0, 1225 / 1035.0};

	return 1 + more[known] * (fold_of - 1);
}

/* Computes the folds of all players from their frequencies. */
void multi_follow(struct multi *all);

/* Computes the values of joining less those of folding for all decisions of a player, by hand,
 * weighted by the probability of the decision and the hand. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code multi_evaluate(struct multi *all, int player);

/* Computes the mean changes of values, and the values of folds. */
void multi_average(struct multi *all);

/* The probability that a decision comes up, by the player's hand. */
void multi_reach(const struct multi *all, int pot, double out[COMBO_CLASSES]);

/* -- two hands (multi_pairs.c) -- */

/* Prepares the orders of two hands for multi_follow_pairs(). Returns STATUS_OK or STATUS_NO_MEMORY;
 * call multi_forget() in any case. */
status_code multi_know(struct multi *all);
void multi_forget(struct multi *all);

/* Computes the orders of all pots of two, after multi_follow(). They change little from round to
 * round. */
void multi_follow_pairs(struct multi *all);

/* Adds the factors of a pot of two players, in which each fold depends on the table, in the value
 * of a player (triples.h). */
void multi_factors_two(const struct multi *all, int pot, int player, triples_factors *factors);

/* -- three hands (multi_three.c) -- */

/* Adds the values of one member of a pot of three by hand: the sum over the others' hands of
 * their frequencies. */
status_code multi_add_three(struct multi *all, int pot, int member, multi_row out);

/* The probability of each order; and that of each hand of the last player, if it always joins. */
void multi_orders_three(const struct multi *all, int pot, double out[PUSHFOLD_THREE_ORDERS]);
void multi_reach_three(const struct multi *all, int pot, double out[COMBO_CLASSES]);

/* Adds the factors of a pot of three players in the value of a player (triples.h). */
void multi_factors_three(const struct multi *all, int pot, int player, triples_factors *factors);

/* -- errors (multi_error.c) -- */

/* Computes the standard errors of the players' values; 0 if the table is exact. Returns STATUS_OK
 * or STATUS_NO_MEMORY. */
status_code multi_find_errors(const struct multi *all, double error[PUSHFOLD_PLAYERS_MAX]);

#endif
