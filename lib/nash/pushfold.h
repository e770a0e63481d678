/* Push or fold: hold'em before the flop for 2 to 10 players, each of whom goes all-in or folds.
 *
 * Players are numbered in the order of action. The last one has the big blind, and the one before
 * it the small blind; heads-up, that is the button. If all others fold, the big blind wins. At most
 * three players can be all-in: a fourth has to fold.
 *
 * A pot is a set of players who are all-in, as bits: bit i is player i. The last player of a pot
 * decided to join the others, so that a pot is also a decision: with the bits for 0 and 2, player 2
 * calls the push of player 0, after player 1 folded. A pot of one player is a push. The exception
 * is the pot of the big blind alone, for which nothing is decided: nobody pushed.
 *
 * When no more players join, the hands of the players of a pot are compared. All that matters is
 * their order: 3 are possible for two hands, and 13 for three. pushfold_ranks lists them. Each
 * order has a value for each player of the table: what the player wins by the hand, in chips or in
 * prize money, and may be below 0. Side pots, uncalled bets and short blinds count.
 *
 * Example: stacks 10, 5 and 20, blinds 0.5 and 1, no ante. Pot 101 (binary) with the order {1, 0},
 * player 2 has the better hand: values -10, -0.5 and 10.5. */
#ifndef FELT_NASH_PUSHFOLD_H
#define FELT_NASH_PUSHFOLD_H

#include "base/status.h"

#include <stdint.h>

enum {
	PUSHFOLD_PLAYERS_MAX = 10,
	PUSHFOLD_POT_MAX = 3, /* players in a pot */
	PUSHFOLD_POTS_MAX = 10 + 45 + 120,
	PUSHFOLD_TWO_ORDERS = 3,
	PUSHFOLD_THREE_ORDERS = 13
};

struct pushfold_rules {
	int players;
	double stack[PUSHFOLD_PLAYERS_MAX]; /* before blinds and antes, above 0 */
	double small, big;                  /* blinds, at least 0 and above 0 */
	double ante;                        /* of each player, paid before the blind */
	double big_ante;                    /* of the big blind alone, paid before the blind */

	/* A tournament: prize money by the independent chip model (game/icm.h). With places 0
	 * values are in chips. */
	const double *payouts; /* by place, the first first; not owned, as */
	int places;
	const double *others; /* the stacks of players who are not at the table */
	int other_count;

	/* The bounty on each player, in the unit of values. The player who eliminates another one
	 * gets it, except for the part `bounty_kept`, which is added to that player's own; several
	 * players share it. In a tournament, values also have what the stacks will win in bounties
	 * later: by icm_bounties(), or for more than PUSHFOLD_PLAYERS_MAX players with the others,
	 * a part of all bounties that are left in proportion to the stack. */
	double bounty[PUSHFOLD_PLAYERS_MAX];
	const double *other_bounties; /* of the others; NULL: none; not owned */
	double bounty_kept;           /* 0 to 1 */
};

struct pushfold_pot {
	unsigned in;                  /* bits of the players */
	int count;                    /* 1 to PUSHFOLD_POT_MAX */
	int player[PUSHFOLD_POT_MAX]; /* ascending; the last one decides to join the others */
	int orders;                   /* 1, 3 or 13 */
	int first;                    /* index of the first order in `value` */
};

struct pushfold {
	struct pushfold_rules rules;
	/* By player who decides, then by number of players, then by players. */
	int pots;
	struct pushfold_pot pot[PUSHFOLD_POTS_MAX];
	int16_t index[1 << PUSHFOLD_PLAYERS_MAX]; /* of a pot, by bits; -1: none */
	int walk; /* the pot of the big blind alone: nobody decides, and nobody else joins */
	double start[PUSHFOLD_PLAYERS_MAX];    /* the value of each stack before the hand */
	double (*value)[PUSHFOLD_PLAYERS_MAX]; /* by pot and order; owned */
};

/* The ranks of two and of three hands in each order, 0 for the best hands, in the order of a pot's
 * players: {0, 0} is a tie, {0, 1} a win of the first. Ascending, as numbers. */
extern const uint8_t pushfold_ranks_two[PUSHFOLD_TWO_ORDERS][2];
extern const uint8_t pushfold_ranks_three[PUSHFOLD_THREE_ORDERS][3];

/* The ranks of the hands of a pot of `count` players in an order. */
const uint8_t *pushfold_ranks(int count, int order);

/* The order of three hands with these scores, which are greater for better hands. */
int pushfold_order_three(unsigned a, unsigned b, unsigned c);

/* The order of two of three hands, from the order of all. */
static inline int pushfold_order_of_two(int order, int first, int second)
{
	const uint8_t *const rank = pushfold_ranks_three[order];

	return rank[first] == rank[second] ? 0 : rank[first] < rank[second] ? 1 : 2;
}

/* Computes the values of all pots. With places above 0, players and others are together at most
 * ICM_PLAYERS_MAX. Returns STATUS_OK or STATUS_NO_MEMORY; free *out in any case. */
status_code pushfold_make(const struct pushfold_rules *rules, struct pushfold *out);
void pushfold_free(struct pushfold *game);

/* The values of an order of a pot, one for each player. */
static inline const double *pushfold_value(const struct pushfold *game, int pot, int order)
{
	return game->value[game->pot[pot].first + order];
}

/* The player who decides whether to join the others of a pot. */
static inline int pushfold_actor(const struct pushfold_pot *pot)
{
	return pot->player[pot->count - 1];
}

/* Computes the values of any players who are all-in, also of more than PUSHFOLD_POT_MAX; rank[i] is
 * that of player i's hand among them, lower for better hands. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code pushfold_show_down(const struct pushfold *game, unsigned in,
	const uint8_t rank[PUSHFOLD_PLAYERS_MAX], double out[PUSHFOLD_PLAYERS_MAX]);

/* The position of a player as in hand histories: "UTG", "BTN", "BB". Heads-up the small blind is
 * "BTN". */
const char *pushfold_position(int players, int player);

#endif
