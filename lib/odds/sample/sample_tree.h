/* Joint combos of some players, counted and not listed; private to the sampler.
 *
 * For ranges that collide so often that hardly a deal of their combos is possible (ten
 * players with AA-TT use up all twenty cards). Players are dealt to in turn; a
 * node is a set of cards that the players so far may have taken, as far as it matters to
 * those behind, and knows in how many ways the deal can be completed, weights
 * multiplied in. A joint deal is then a number below the ways of the first node, and is
 * read off by walking down: every deal with its exact chance, none rejected.
 *
 * Two players with aces have 6 joint deals: after each of the first one's 6 hands one way is left
 * to the second, and the number 4 is the fifth hand of the first, with the other two aces. A node
 * is shared by all hands that took the same cards, as far as they matter: of three players with
 * AA,KK the first two may take AhAd and KsKc in either order.
 *
 * Where there would be too many nodes they know of the hot cards only, those that most
 * hands want; a deal in which another card comes twice is rejected then.
 *
 * Ways are integers of SAMPLE_TREE_LIMBS 64-bit numbers: ten players with 1326
 * combos of weight 10,000 have 2^237. */
#ifndef FELT_ODDS_SAMPLE_TREE_H
#define FELT_ODDS_SAMPLE_TREE_H

#include "odds/spot/spot.h"

enum {
	SAMPLE_TREE_LIMBS = 4,
	SAMPLE_TREE_NODES = 1 << 20,
	SAMPLE_TREE_STEPS = 1 << 28 /* combos that are tried to make it, node by node */
};

/* A number of up to 256 bits, the lowest first. */
struct sample_ways {
	uint64_t limb[SAMPLE_TREE_LIMBS];
};

struct sample_tree {
	const struct spot *spot;
	int players;
	int limbs;                        /* that ways may need */
	uint8_t player[SPOT_PLAYERS_MAX]; /* in turn */
	card_set hot;
	int cold;                               /* cards of the players that are not hot */
	card_set matters[SPOT_PLAYERS_MAX + 1]; /* hot cards that players from here on may have */
	uint32_t first[SPOT_PLAYERS_MAX + 2];   /* nodes, by players dealt to */
	card_set *taken;                        /* by node */
	struct sample_ways *ways;               /* by node */
	uint32_t room;                          /* nodes */
	uint32_t *slots;                        /* a hash table of nodes, from 1; 0 is free */
	struct sample_ways mask; /* the lowest 2^k - 1 not below the number of deals less 1 */
};

/* Makes it for the players, to know of the hot cards. *fits is false when it would be larger than
 * the limits above, and it is then of no use. Zeroed at first. */
status_code sample_tree_init(struct sample_tree *tree, const struct spot *spot,
	const uint8_t *players, int count, card_set hot, bool *fits);

/* Reads off deal `number`, of which the bits above the mask are passed over: a hole for each of
 * the tree's players, by its place in `player`. False when there are not so
 * many deals, or one card comes twice. */
bool sample_tree_deal(const struct sample_tree *tree, struct sample_ways number, combo *holes);

void sample_tree_free(struct sample_tree *tree);

#endif
