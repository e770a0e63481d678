/* Joint combos of some players, listed; private to the sampler.
 *
 * An entry is one hand for each of the list's players, no card twice, with the product
 * of its weights. Lists start with one player's combos and are joined two by
 * two. An entry is drawn with a chance in exact proportion to its weight: by one number when all
 * weights are equal, else by the alias method over integers (Walker 1977; Vose
 * 1991): a column, and a height that says whether it is the column's own entry or the other
 * one that fills it up. */
#ifndef FELT_ODDS_SAMPLE_LIST_H
#define FELT_ODDS_SAMPLE_LIST_H

#include "odds/spot/spot.h"

enum {
	SAMPLE_LIST_MOST = 1 << 20 /* entries */
};

/* Two cards in one number, the higher in the low byte. */
typedef uint16_t card_pair;

struct sample_list {
	int players;
	uint8_t player[SPOT_PLAYERS_MAX];
	uint32_t count; /* of entries */
	bool uniform;   /* all weights are 1 */
	uint64_t weight_sum;
	card_set cards;   /* that any of the entries has */
	card_set *set;    /* by entry: its cards */
	uint64_t *weight; /* by entry */
	card_pair *pairs; /* `players` an entry */
	size_t room;      /* entries that set and weight have room for */
	size_t pairs_room;

	/* Once sealed, unless uniform: */
	uint64_t *height; /* by column: how much of it is its own, of weight_sum */
	uint32_t *other;  /* by column: what fills it up */
	size_t columns_room;
};

/* The combos of one player that have no card of `taken`. The list is zeroed, or
 * one that was used before. */
status_code sample_list_of(struct sample_list *list, const struct spot *spot, int player,
	card_set taken);

/* Whether two lists may be joined: the weights of the result can be added up and drawn by. */
bool sample_list_joins(const struct sample_list *a, const struct sample_list *b);

/* Every entry of `a` with every entry of `b` that has no card of it; the players of `a`
 * first. *fits tells whether they are at most `most`; if not, *list is unspecified. */
status_code sample_list_join(struct sample_list *list, const struct sample_list *a,
	const struct sample_list *b, uint32_t most, bool *fits);

/* Makes a list ready to be drawn from; it may still be joined later. */
status_code sample_list_seal(struct sample_list *list);

/* Whether the entries, but for the players who hold them, are the same; of sealed lists. */
bool sample_list_same(const struct sample_list *a, const struct sample_list *b);

void sample_list_free(struct sample_list *list);

#endif
