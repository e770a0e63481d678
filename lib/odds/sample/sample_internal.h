/* The sampler's private header: for its own files, and for the tests that check it in detail.
 *
 * Sampling consists of these parts, each of which depends only on those above it:
 *
 *     batch     64 deals side by side: their cards and their winners (sample_batch.c)
 *     list      the joint combos of some players, listed (sample_joint.c)
 *     tree      the joint combos of some players, counted but not listed (sample_joint.c)
 *     split     distribution of a cluster's hot cards to its lists (sample_split.c)
 *     cluster   the players whose combos can collide, drawn together: from lists, from lists
 *               after a split, or from a tree (sample_cluster.c)
 *     dealing   all clusters of a spot, and the way to draw each (sample_dealing.c)
 *
 * sample.c combines them: the clusters deal to the players with ranges, and then the batch draws
 * the other cards and finds the winners. sample_avx2.c and sample_avx512.c are kernels of the
 * batch, which share sample_wide.h, and of the cluster. */
#ifndef FELT_ODDS_SAMPLE_INTERNAL_H
#define FELT_ODDS_SAMPLE_INTERNAL_H

#include "odds/sample/sample.h"

#include "base/cpu.h"
#include "base/rng/rng.h"
#include "cards/eval/eval.h"
#include "cards/score.h"
#include "odds/matchup/matchup.h"
#include "odds/spot.h"

/* -- 64 deals side by side --------------------------------------------------- */

/* Drawing the cards of 64 deals and finding the winners:
 *
 *     sample_plan_init(&plan, known, given, drawn);           once
 *     rng_init(&rng, path, seed, stream);
 *     sample_fill(&batch, row, c);                            for each known card that plays
 *     for (step = first; step < end; step++) {
 *             (fill the given rows of the batch)
 *             sample_draw(path, &plan, &rng, step, &batch);
 *             sample_decide(path, &batch, players, winners, NULL);
 *             sample_count_winners(&counts, winners);
 *     }
 *
 * The cards of a step depend only on the seed, the stream, the number of the step and the plan, not
 * on the path or on earlier steps.
 *
 * The cards of a deal are drawn one after another, each as an index among the remaining cards: a
 * number below 52, then below 51, and so on. Such numbers are called a Lehmer code. Each code
 * represents one sequence of cards, so that the cards are exactly uniform if the codes are.
 *
 * Two draws share a random number of 16 bits (Brackett-Rozinsky and Lemire, "Batched Ranged Random
 * Integer Generation", 2024). For one draw below a and one below b,
 *
 *     number * a = first * 2^16 + rest,    rest * b = second * 2^16 + left.
 *
 * Each pair of first and second results from equally many numbers if those whose `left` is less
 * than 2^16 mod ab are drawn again. For example, with a = 52 and b = 51, ab = 2652 and 2^16 mod
 * 2652 is 1888. The number 40,000 gives 31 * 2^16 + 48,384 and then 37 * 2^16 + 42,752: the cards
 * with the indices 31 and 37, and 42,752 is not below 1888. */

enum {
	SAMPLE_LANES = RNG_LANES, /* deals side by side */
	SAMPLE_ROWS = CARD_COUNT  /* spots use 25 of them, for ten players and the board */
};

/* A row has one card of each of the 64 deals. Rows 0 to 4 are the board, and each player has two of
 * the following rows; matchups arrange cards differently (sample_matchup.c). Aligned to 64. */
struct sample_batch {
	_Alignas(64) card row[SAMPLE_ROWS][SAMPLE_LANES];
};

/* The first of a player's two rows. */
static inline int sample_hole_row(int player)
{
	return SPOT_BOARD + 2 * player;
}

/* Sets every lane of a row to the same card. */
void sample_fill(struct sample_batch *batch, int row, card c);

/* Two draws from one 16-bit number, or one draw. */
struct sample_number {
	uint8_t draw[2];  /* index into drawn_row, or SAMPLE_NO_DRAW */
	uint8_t cards[2]; /* the draw is below this; 1 for no draw */
	uint16_t least;   /* if less than this is left, the number is drawn again */
};

enum { SAMPLE_NO_DRAW = SAMPLE_ROWS, SAMPLE_NUMBERS = (SAMPLE_ROWS + 1) / 2 };

/* The known cards, the rows that the caller fills, and the rows that are drawn. */
struct sample_plan {
	int known, given, drawn, numbers;
	card known_card[CARD_COUNT];                            /* ascending */
	uint8_t given_row[SAMPLE_ROWS], drawn_row[SAMPLE_ROWS]; /* ascending */
	struct sample_number number[SAMPLE_NUMBERS];
};

/* `known` are the cards that are the same in all deals: those on the board, dead cards, and the
 * hands of players who have only one. `given` and `drawn` are disjoint sets of rows, with bit `row`
 * set for each row; rows of known cards are in neither. The caller fills the given rows before each
 * step, and sample_draw() fills the drawn rows. There must be at least as many unknown cards as
 * there are given and drawn rows. */
void sample_plan_init(struct sample_plan *plan, card_set known, uint64_t given, uint64_t drawn);

/* Fills the drawn rows with cards that are neither known nor in the same lane's given rows, without
 * repeats; all ways to do so are equally likely. The given cards of a lane must differ from each
 * other and from the known cards. It reads `numbers` rows of the stream from step * numbers on; no
 * other draws may use the stream. step is below 2^47. */
void sample_draw(enum cpu_path path, const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch);

/* Writes the winners of each lane, as the mask of tally.h, and, unless `scores` is NULL, each
 * player's score per lane. The rows of the board and of `players` players must be filled. */
void sample_decide(enum cpu_path path, const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES]);

/* The number of deals that each set of winners has won. There are four counters for each set, used
 * in turn, so that counting a deal seldom waits for the previous deal. All are zero at first. The
 * first 1 << players of each are used. They can count to 2^32 - 1. */
enum { SAMPLE_COUNTERS = 4 };

struct sample_counts {
	uint32_t counter[SAMPLE_COUNTERS][1 << SPOT_PLAYERS_MAX];
};

void sample_count_winners(struct sample_counts *counts, const uint16_t winners[SAMPLE_LANES]);

/* The rest is shared by the scalar version and the kernels; cpu.h says which of them a build
 * has. */

/* The Lehmer codes of a step: those of the given rows, those of the drawn rows, and a row for draws
 * that do not exist. The code of a card is its index among the cards that are neither known nor in
 * an earlier row. */
struct sample_codes {
	_Alignas(64) uint8_t row[SAMPLE_ROWS + 1][SAMPLE_LANES];
};

static inline uint8_t *sample_code_row(const struct sample_plan *plan, struct sample_codes *codes,
	uint8_t draw)
{
	return codes->row[draw == SAMPLE_NO_DRAW ? SAMPLE_NO_DRAW : plan->given + draw];
}

/* The random numbers for draws that a step repeats, in the order of the plan's numbers and then of
 * lanes. A step has SAMPLE_SPARE of them, from the second side of its stream. After these have been
 * used, which is extremely rare, each further number comes from a block of its own, beyond all
 * sheets. */
enum { SAMPLE_SPARE = 16 };

#define SAMPLE_BEYOND_SPARE (UINT64_C(1) << 63)

struct sample_again {
	struct rng *rng;
	uint64_t step;
	unsigned used;
};

static inline unsigned sample_again_next(struct sample_again *again)
{
	const uint64_t at = again->step * SAMPLE_SPARE + again->used;
	uint32_t word[RNG_WORDS];

	if (again->used++ < SAMPLE_SPARE)
		return rng_again_row(again->rng, at / RNG_LANES)[at % RNG_LANES];
	rng_block(&again->rng->key, again->rng->stream | RNG_AGAIN_BIT,
		SAMPLE_BEYOND_SPARE | again->step << 16 | again->used, word);
	return word[0] & 0xffff;
}

/* Draws the two codes of a number again in the lanes in which it was rejected, one bit per lane. */
static __attribute__((noinline, cold, unused)) void
sample_draw_again(const struct sample_number *from, uint64_t lanes, struct sample_again *again,
	uint8_t first[SAMPLE_LANES], uint8_t second[SAMPLE_LANES])
{
	while (lanes) {
		const int lane = __builtin_ctzll(lanes);
		const unsigned high = sample_again_next(again) * from->cards[0];
		const unsigned low = (high & 0xffff) * from->cards[1];

		first[lane] = (uint8_t)(high >> 16);
		second[lane] = (uint8_t)(low >> 16);
		if ((low & 0xffff) >= from->least)
			lanes &= lanes - 1;
	}
}

void sample_draw_avx2(const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch);
void sample_decide_avx2(const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES]);
void sample_draw_avx512(const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch);
void sample_decide_avx512(const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES]);

/* -- joint combos, listed ---------------------------------------------------- */

/* An entry of a list is one hand for each of the list's players, all disjoint; its weight is the
 * product of the weights of the hands. Lists start as the combos of one player, and are joined two
 * by two.
 *
 * The probability of an entry is exactly proportional to its weight. If all weights are equal, one
 * random number is enough. Otherwise it is drawn by the alias method over integers (Walker 1977;
 * Vose 1991). There are as many columns as entries, and each is as high as the sum of the weights.
 * Each entry fills `count` times its weight of them, its own column first; one other entry fills
 * the rest of that column. So a column and a height in it, both uniform, select an entry. For
 * example, with the weights 1 and 3 there are two columns of height 4: the first entry fills 2 of
 * its own, the second entry the other 2 and a whole column, 6 of 8. */

enum {
	SAMPLE_LIST_MAX = 1 << 20 /* entries */
};

/* The two cards of a hand, the higher in the low byte. */
typedef uint16_t card_pair;

struct sample_list {
	int players;
	uint8_t player[SPOT_PLAYERS_MAX];
	uint32_t count; /* number of entries */
	bool uniform;   /* all weights are 1 */
	uint64_t weight_sum;
	card_set cards;   /* of all entries together */
	card_set *set;    /* per entry: its cards */
	uint64_t *weight; /* per entry */
	card_pair *pairs; /* per entry: `players` hands, in the order of `player` */
	size_t room;      /* capacity of set and weight, in entries */
	size_t pairs_room;

	/* Once sealed, unless uniform: */
	uint64_t *height; /* per column: the part of weight_sum that its own entry fills */
	uint32_t *other;  /* per column: the entry that fills the rest */
	size_t columns_room;
};

/* Lists the combos of one player without a card of `used`. Zero the list before first use; it may
 * be reused. */
status_code sample_list_of(struct sample_list *list, const struct spot *spot, int player,
	card_set used);

/* Lists the hands of a matchup's player who has a range. Entries have no pairs, and belong to no
 * player of a spot. */
status_code sample_list_of_hands(struct sample_list *list, const struct matchup *matchup,
	int player);

/* True if two lists may be joined: the weights of the result must be small enough to be summed and
 * drawn by. */
bool sample_list_joinable(const struct sample_list *a, const struct sample_list *b);

/* Lists every entry of `a` with every disjoint entry of `b`; the players of `a` come first. *fits
 * is true if there are at most `most` such entries. If not, the list is unusable. */
status_code sample_list_join(struct sample_list *list, const struct sample_list *a,
	const struct sample_list *b, uint32_t most, bool *fits);

/* Prepares a list to be drawn from. It may still be joined with another one later. */
status_code sample_list_seal(struct sample_list *list);

/* True if two sealed lists have the same entries, even if for other players. */
bool sample_list_same(const struct sample_list *a, const struct sample_list *b);

void sample_list_free(struct sample_list *list);

/* -- joint combos, counted --------------------------------------------------- */

/* The tree is for ranges that collide so often that hardly any deal of their combos is possible:
 * ten players with AA-TT use all twenty cards. Players are dealt to in turn. A node is a set of
 * cards that the players so far may use, restricted to the cards that matter to later players. It
 * stores the number of ways to complete the deal, each weighted by the product of its weights. A
 * joint deal is then a number below the ways of the first node, and walking down the tree finds the
 * hands. The probability of each deal is exactly proportional to its weight, and only numbers that
 * are too high are rejected.
 *
 * For example, two players with aces have 6 joint deals. After each of the first player's 6 hands
 * one way is left for the second player, so that number 4 is the fifth hand of the first player and
 * the other two aces. Hands that use the same cards, as far as these matter, lead to the same node:
 * with three players with AA,KK, the first two may have AhAd and KsKc in either order.
 *
 * If there would be too many nodes, they record only the hot cards, those in most hands. A deal
 * that repeats another card is then rejected.
 *
 * Ways are integers of up to SAMPLE_TREE_LIMBS 64-bit limbs: ten players with 1326 combos of weight
 * 10,000 have 2^237 of them. */

enum {
	SAMPLE_TREE_LIMBS = 4,
	SAMPLE_TREE_NODES = 1 << 20,
	SAMPLE_TREE_STEPS = 1 << 28 /* combos tried while making it, node by node */
};

/* A number of up to 256 bits, the lowest limb first. */
struct sample_ways {
	uint64_t limb[SAMPLE_TREE_LIMBS];
};

struct sample_tree {
	const struct spot *spot;
	int players;
	int limbs;                        /* of each number of ways */
	uint8_t player[SPOT_PLAYERS_MAX]; /* in dealing order */
	card_set hot;
	int cold;                               /* number of the players' cards that are not hot */
	card_set matters[SPOT_PLAYERS_MAX + 1]; /* hot cards that players from here on may have */
	uint32_t first[SPOT_PLAYERS_MAX + 2];   /* first node, by number of players dealt to */
	card_set *used;                         /* per node */
	struct sample_ways *ways;               /* per node */
	uint32_t room;                          /* capacity in nodes */
	uint32_t *slots;                        /* hash table of node numbers from 1; 0 is free */
	struct sample_ways mask; /* the lowest 2^k - 1 not below the number of deals less 1 */
};

/* Makes the tree for some players, with nodes that record the cards in `hot`. Sets *fits to false
 * if the tree would exceed the limits above; it cannot be used then. The caller zeroes *tree before
 * the first call. */
status_code sample_tree_init(struct sample_tree *tree, const struct spot *spot,
	const uint8_t *players, int count, card_set hot, bool *fits);

/* Writes the hands of deal `number` for the tree's players, in the order of `player`. Bits of the
 * number above the mask are ignored. Returns false if there are not that many deals, or if a card
 * is repeated. */
bool sample_tree_deal(const struct sample_tree *tree, struct sample_ways number, combo *holes);

void sample_tree_free(struct sample_tree *tree);

/* -- hot cards first --------------------------------------------------------- */

/* With several lists, most candidates are lost because two lists draw the same few cards. Six
 * ranges of 15 % hold 3.2 aces on average, and 86 of 100 draws from three lists of two such players
 * collide, most of them in an ace or a king. So the hottest cards are dealt first.
 *
 * A split assigns each hot card to a list or to nobody. The number of ways to complete a split is a
 * product, with one factor for each list: the number of its entries that have exactly the assigned
 * hot cards. A split is drawn in proportion to this product, and then an entry of each list among
 * those with its hot cards. All sets of entries that agree on the hot cards are then equally
 * likely, as before. Collisions in other cards are still rejected. With those six ranges 39 of 100
 * candidates are valid instead of 14.
 *
 * For example, let the ace of spades be the only hot card, in 2 of the 5 entries of a first list
 * and 1 of the 5 entries of a second list. The splits are: the first list has it, in 2 * 4 = 8
 * ways; the second has it, in 3 * 1 = 3 ways; nobody has it, in 3 * 4 = 12 ways. The other 2 of the
 * 25 pairs of entries collide in it, and these 23 are equally likely.
 *
 * The entries of a list with the same hot cards are a group, or, if there are many, several groups
 * of one size, so that 16 random bits choose among them with little loss. The code of a split is
 * the group of each list.
 *
 * Splits are drawn by the alias method over integers, like entries of a list: one of 2^n columns,
 * and a height in it that selects the column's own split or the other one that fills it. A column
 * is one 64-bit number, with space for a height of 22 bits, whereas the product of the groups'
 * sizes may need 48 bits and more. Therefore the size of a group is rounded up to a multiple of a
 * unit, and the product is that of the units. The additional entries are fillers, which collide
 * with every candidate. Fillers also use the rest of the columns after all splits: they are the
 * entries of a last group. */

enum {
	SAMPLE_SPLIT_LISTS = 5,
	SAMPLE_GROUP_BITS = 7, /* maximum, for a list's group in the code of a split */
	SAMPLE_GROUPS = 1 << SAMPLE_GROUP_BITS,
	SAMPLE_SPLIT_CODE_BITS = 21,
	SAMPLE_HEIGHT_BITS = 22,
	SAMPLE_COLUMN_BITS = 14,
	SAMPLE_SPLIT_ROWS = 3 /* of random numbers: one for a column, two for a height */
};

/* The cards of a filler: a card that does not exist, and that every candidate uses from the
 * start. */
#define SAMPLE_FILLER (UINT64_C(1) << 63)

/* A list's entries by group. */
struct sample_groups {
	_Alignas(64) uint16_t first[SAMPLE_GROUPS]; /* first entry, in units */
	uint16_t size[SAMPLE_GROUPS];               /* in entries; a multiple of the unit */
	uint16_t uneven[SAMPLE_GROUPS];             /* 2^16 mod size */
	uint32_t span[SAMPLE_GROUPS];               /* first << 16 | size, to load both at once */
	card_set *set;                              /* per entry, as in a list */
	card_pair *pairs;                           /* per entry, as in a list */
	bool shared;                                /* set and pairs belong to an earlier list */
};

/* From the lowest bit: the code of the column's own split, the code of the other split, and the
 * height from which the column belongs to the other. The first list's group is in the lowest bits
 * of a code. */
typedef uint64_t sample_column;

struct sample_split {
	int lists;
	int group_bits, unit_bits, column_bits;
	uint32_t height, uneven; /* height of a column; 2^32 mod height */
	sample_column *column;
	struct sample_groups groups[SAMPLE_SPLIT_LISTS];
};

/* The code at a height, which is below split->height, in the lowest SAMPLE_SPLIT_CODE_BITS of the
 * result. The bits above are undefined. */
static inline uint64_t sample_split_code(sample_column column, uint64_t height)
{
	return column >>
	       (height >= column >> 2 * SAMPLE_SPLIT_CODE_BITS ? SAMPLE_SPLIT_CODE_BITS : 0);
}

/* Makes the splits of lists whose entries all have equal weights; a list may occur more than once.
 * `hot` are the cards to split, the hottest first; it uses as many of them as need at most 2^bits
 * columns. *fits is false, and the split cannot be used, if there are too many lists or entries, or
 * if more than 1 / `gain` of all sets of entries agree on the hot cards anyway. The caller zeroes
 * *split before the first call. */
status_code sample_split_init(struct sample_split *split, const struct sample_list *const lists[],
	int count, const card *hot, int bits, double gain, bool *fits);

void sample_split_free(struct sample_split *split);

/* -- clusters ---------------------------------------------------------------- */

/* Players whose combos can share a card are a cluster: their hands are drawn together. If two of
 * them get the same card, the hands of all are drawn again; drawing only one hand again would
 * favour hands that leave many combos to the others. Players of different clusters never share a
 * card.
 *
 * A cluster's players are joined into lists of joint combos as far as memory allows, so that few
 * draws are lost; a cluster with only one list loses none. If lists collide in a few cards, these
 * cards are dealt to the lists first, by a split. If nearly all draws would be lost, the hands come
 * from a tree.
 *
 * A candidate is a draw of hands for the whole cluster; it is valid if it repeats no card.
 * Candidates are numbered, and are drawn 64 at a time from the cluster's own stream of random
 * numbers. Valid candidates wait in this order until they are dealt: deal n of a part uses the n-th
 * valid candidate of each cluster, on any thread and path. */

enum { SAMPLE_MARGIN = 16 /* entries that a kernel may write after the waiting ones */ };

struct sample_cluster {
	struct rng rng;
	uint64_t step;  /* number of the next 64 candidates */
	uint32_t ready; /* number of waiting valid candidates */
	int lists;      /* 0 if the hands come from the tree */
	int players;
	uint8_t player[SPOT_PLAYERS_MAX]; /* in the order of the lists or of the tree */
	const struct sample_list *list[SPOT_PLAYERS_MAX]; /* several players may share a list */
	const struct sample_split *split;                 /* NULL if there is none */
	/* The entries of each list; with a split, those of its groups. */
	const card_set *set[SPOT_PLAYERS_MAX];
	const card_pair *pairs[SPOT_PLAYERS_MAX];
	const struct sample_tree *tree;
	/* The waiting valid candidates: the entry of each list, or the card_pair of each player of
	 * the tree. */
	uint32_t waiting[SPOT_PLAYERS_MAX][2 * SAMPLE_LANES + SAMPLE_MARGIN];
};

/* Prepares the cluster for its first deal, from a stream of random numbers. */
void sample_cluster_start(struct sample_cluster *cluster, enum cpu_path path, uint64_t seed,
	uint64_t stream);

/* Draws the next 64 candidates and returns the number of valid ones. At most SAMPLE_LANES may be
 * waiting before the call. */
unsigned sample_cluster_step(struct sample_cluster *cluster);

/* Writes the next 64 valid candidates to the rows of the cluster's players. */
void sample_cluster_take(struct sample_cluster *cluster, struct sample_batch *batch);

/* sample_cluster_take() in two steps, for lists of hands: the first waits until there are 64 valid
 * candidates, whose entries are the first of `waiting`; the second removes them. */
void sample_cluster_wait(struct sample_cluster *cluster);
void sample_cluster_drop(struct sample_cluster *cluster);

/* The rest is shared by the scalar version and the kernels; cpu.h says which of them a build
 * has. */

/* A random number below `bound` is the upper half of the product of `bound` and 16, 32 or 64 random
 * bits. If the lower half is below 2^bits mod bound, the candidate is lost; otherwise some numbers
 * would be more likely (Lemire, "Fast Random Integer Generation in an Interval", 2019). There are
 * enough bits that few candidates are lost this way. The bits are in one, two or four rows of the
 * stream, the first row the highest. */
enum { SAMPLE_BOUND_16 = 1 << 12, SAMPLE_BOUND_32 = 1 << 26 };

static inline int sample_random_rows(uint64_t bound)
{
	return bound <= SAMPLE_BOUND_16 ? 1 : bound <= SAMPLE_BOUND_32 ? 2 : 4;
}

/* Draws 64 candidates from the rows from `row` on, for a cluster whose lists all have equal
 * weights; returns the number of valid ones. */
unsigned sample_cluster_uniform_avx512(struct sample_cluster *cluster, uint64_t row);

/* Draws 64 candidates for a cluster with a split. */
unsigned sample_cluster_split_avx2(struct sample_cluster *cluster, uint64_t row);
unsigned sample_cluster_split_avx512(struct sample_cluster *cluster, uint64_t row);

/* Writes the first 64 waiting entries of each list to the rows of its players. */
void sample_cluster_deal_avx512(const struct sample_cluster *cluster, struct sample_batch *batch);

/* -- the dealing of a spot ---------------------------------------------------- */

/* The thresholds for choosing how to draw a cluster. A trial of 4096 candidates counts the valid
 * ones. */
struct sample_limits {
	/* Two lists are joined if the result has at most this many entries ... */
	uint32_t join_any;       /* ... whether their players can collide or not */
	uint32_t join_colliding; /* ... and their players can collide */
	/* Hot cards are split with at most 2^split_bits columns (0 for never), if that makes valid
	 * candidates at least split_gain times as frequent. */
	int split_bits;
	double split_gain;
	/* A cluster with fewer valid candidates has its lists joined up to this many entries. */
	uint32_t join_longer_below, join_longer;
	/* With even fewer valid candidates after that, a tree is tried. It is used if a quarter of
	 * a trial finds more than tree_gain times as many; its candidates take about 500 times as
	 * long. */
	uint32_t tree_below, tree_gain;
};

extern const struct sample_limits sample_limits_usual;

struct sample_dealing {
	int clusters;
	struct sample_cluster *cluster; /* space for SPOT_PLAYERS_MAX */
	int fixed; /* players who have only one hand, given the hands of earlier players */
	uint8_t fixed_player[SPOT_PLAYERS_MAX];
	card_pair fixed_pair[SPOT_PLAYERS_MAX];
	struct sample_list list[SPOT_PLAYERS_MAX + 1];
	struct sample_tree tree[SPOT_PLAYERS_MAX / 2];
	struct sample_split split[SPOT_PLAYERS_MAX]; /* per cluster */
};

/* Finds the clusters of all players except those who may hold any two cards, and the way to draw
 * each. Zero *dealing before the first call. */
status_code sample_dealing_init(struct sample_dealing *dealing, const struct spot *spot,
	enum cpu_path path, const struct sample_limits *limits);

void sample_dealing_free(struct sample_dealing *dealing);

/* -- the sampler ------------------------------------------------------------- */

/* Like sample_begin(), with other limits. */
status_code sample_begin_within(struct sampler **at, const struct spot *spot, bool detail,
	enum cpu_path path, const struct sample_limits *limits);

/* The clusters of the spot for which the sampler is prepared. */
const struct sample_dealing *sample_dealing_of(const struct sampler *sampler);

/* Writes the cards of the deals that sample_part() would count: the board, then two for each
 * player. */
void sample_cards(struct sampler *sampler, uint64_t seed, uint64_t part, uint32_t deals,
	card (*cards)[SAMPLE_ROWS]);

#endif
