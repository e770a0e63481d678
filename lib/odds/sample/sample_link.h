/* How the players with ranges are drawn; private to the sampler.
 *
 * Players whose combos can have a card in common are linked: their hands are drawn
 * together, and a draw in which two have the same card is drawn again as a whole, for
 * redrawing one player would favour hands that leave others free. Those of different links never
 * meet. Within a link players are joined into lists of joint combos as far as memory
 * allows, so that few draws are lost; a link that has one list loses none. Where lists collide in
 * few cards, these are dealt to them first (sample_split.h); where nearly all draws would be lost,
 * a tree deals without loss.
 *
 * Candidates of a link are numbered, and made 64 side by side out of the link's own stream of
 * random numbers. Those that are good wait, in that order, to be taken: deal n of a part
 * has the n-th good candidate of each link, whoever makes it. */
#ifndef FELT_ODDS_SAMPLE_LINK_H
#define FELT_ODDS_SAMPLE_LINK_H

#include "odds/sample/sample_batch.h"
#include "odds/sample/sample_list.h"
#include "odds/sample/sample_split.h"
#include "odds/sample/sample_tree.h"

enum { SAMPLE_MARGIN = 16 /* that a vector may write behind what waits */ };

struct sample_link {
	struct rng rng;
	uint64_t step;  /* of the candidates to come */
	uint32_t ready; /* good candidates that wait */
	int lists;      /* 0 when it is a tree */
	int players;
	uint8_t player[SPOT_PLAYERS_MAX]; /* in the order of the lists, or of the tree */
	const struct sample_list *list[SPOT_PLAYERS_MAX]; /* some may be one list */
	const struct sample_split *split;                 /* of its lists' hot cards; may be NULL */
	/* By list, its entries; with a split, in the split's order. */
	const card_set *set[SPOT_PLAYERS_MAX];
	const card_pair *pairs[SPOT_PLAYERS_MAX];
	const struct sample_tree *tree;
	/* What waits: by list the entry, or by player of the tree the card_pair. */
	uint32_t waiting[SPOT_PLAYERS_MAX][2 * SAMPLE_LANES + SAMPLE_MARGIN];
};

/* Where one way ends and the next begins. Entries are those of a joined list; candidates good
 * ones of a trial of 4096. */
struct sample_limits {
	uint32_t joined;     /* entries up to which lists are joined in any case */
	uint32_t list;       /* entries up to which they are when their players can collide */
	int split_bits;      /* of the number of columns for splits; 0 for none ... */
	double split_gain;   /* ... which must lead to so many times the good candidates */
	uint32_t poor;       /* with fewer good candidates ... */
	uint32_t long_list;  /* ... entries up to which they are */
	uint32_t hopeless;   /* with fewer good candidates still, a tree ... */
	uint32_t tree_times; /* ... that has more than so many times as many in a quarter of the
			      * trial, for it takes some 500 times as long */
};

extern const struct sample_limits sample_limits_usual;

struct sample_links {
	int count;
	struct sample_link *link; /* room for SPOT_PLAYERS_MAX */
	int fixed;                /* players who have one hand only, given those before them */
	uint8_t fixed_player[SPOT_PLAYERS_MAX];
	card_pair fixed_pair[SPOT_PLAYERS_MAX];
	struct sample_list list[SPOT_PLAYERS_MAX + 1];
	struct sample_tree tree[SPOT_PLAYERS_MAX / 2];
	struct sample_split split[SPOT_PLAYERS_MAX]; /* by link */
};

/* Makes links for all players of the spot but those with any two cards. Zeroed at
 * first. */
status_code sample_links_init(struct sample_links *links, const struct spot *spot,
	enum cpu_path path, const struct sample_limits *limits);

/* Makes the link ready for its first deal, by a stream of random numbers. */
void sample_link_start(struct sample_link *link, enum cpu_path path, uint64_t seed,
	uint64_t stream);

/* The next 64 candidates; how many are good. At most SAMPLE_LANES may wait. */
unsigned sample_link_step(struct sample_link *link);

/* Deals the next 64 good candidates to their players' rows. */
void sample_link_take(struct sample_link *link, struct sample_batch *batch);

void sample_links_free(struct sample_links *links);

#endif
