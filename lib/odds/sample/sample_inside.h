/* The sampler from inside: for its own files, and for the tests that hold it to the letter.
 *
 * A deal is made of parts, each of which needs only those before it:
 *
 *     batch   64 deals side by side: what they draw (sample_plan.c), their cards and who
 *             wins them (sample_batch.c and its kernels)
 *     list    joint combos of some players, listed (sample_list.c)
 *     tree    joint combos of some players, counted and not listed (sample_tree.c)
 *     split   which of a cluster's lists has which of its hot cards (sample_split.c)
 *     cluster    players whose combos can collide; drawn from lists, with a split or
 *             without, or from a tree (sample_cluster.c and its kernel)
 *     clusters   which players form a cluster, and how each cluster is drawn (sample_dealing.c)
 *
 * sample.c joins them: the clusters deal to the players with ranges, a batch deals everybody
 * else and the board, and decides. */
#ifndef FELT_ODDS_SAMPLE_INSIDE_H
#define FELT_ODDS_SAMPLE_INSIDE_H

#include "odds/sample/sample.h"

#include "base/cpu.h"
#include "base/rng/rng.h"
#include "cards/eval/eval.h"
#include "cards/score.h"
#include "odds/spot/spot.h"

/* -- 64 deals side by side --------------------------------------------------- */

/* 64 deals side by side: drawing their cards and deciding who wins them.
 *
 *     struct sample_plan plan;   what is known, what the caller gives, what is drawn
 *     struct rng rng;
 *
 *     sample_plan_init(&plan, known, given, drawn);
 *     rng_init(&rng, path, seed, stream);
 *     sample_fill(&batch, row, c) for each known card that plays     (once)
 *     for (step = first; step < end; step++) {
 *             rows `given` = cards from lists                         (if any)
 *             sample_draw(path, &plan, &rng, step, &batch);
 *             sample_decide(path, &batch, players, winners, NULL);
 *             sample_count_winners(&counts, winners);
 *     }
 *
 * A step's cards depend on the seed, the stream, the number of the step and the plan
 * only: not on the path, nor on which steps came before.
 *
 * A draw is a place among the cards that are left, below their number: draws are a Lehmer
 * code of the cards, and so exactly uniform when they are. Two share a number of 16
 * bits. Below a and below b: number * a is first * 2^16 + rest, rest * b is
 * second * 2^16 + what is left; every first and second have equally many numbers when
 * those are drawn again that leave less than 2^16 mod ab (Brackett-Rozinsky and
 * Lemire, "Batched Ranged Random Integer Generation", 2024). */

enum {
	SAMPLE_LANES = RNG_LANES, /* deals side by side */
	SAMPLE_ROWS = SPOT_BOARD + 2 * SPOT_PLAYERS_MAX
};

/* A row is one place at the table in every deal: rows 0 to 4 are the board, then come
 * two for each player. Aligned to 64. */
struct sample_batch {
	_Alignas(64) card row[SAMPLE_ROWS][SAMPLE_LANES];
};

/* The first of a player's two rows. */
static inline int sample_hole_row(int player)
{
	return SPOT_BOARD + 2 * player;
}

/* The same card in every lane of a row. */
void sample_fill(struct sample_batch *batch, int row, card c);

/* Two draws out of one number of 16 bits, or one. */
struct sample_number {
	uint8_t draw[2];  /* which of the drawn rows, in their order; SAMPLE_NO_DRAW */
	uint8_t cards[2]; /* each is a number below that; 1 for no draw */
	uint16_t least;   /* what must be left of the number */
};

enum { SAMPLE_NO_DRAW = SAMPLE_ROWS, SAMPLE_NUMBERS = (SAMPLE_ROWS + 1) / 2 };

/* What is known, what the caller gives, what is drawn. */
struct sample_plan {
	int known, given, drawn, numbers;
	card known_card[CARD_COUNT];                            /* ascending */
	uint8_t given_row[SAMPLE_ROWS], drawn_row[SAMPLE_ROWS]; /* ascending */
	struct sample_number number[SAMPLE_NUMBERS];
};

/* `known` are cards that are the same in all deals: on the board, dead, or held by a
 * player who has nothing else. Rows of `given` are filled by the caller before each
 * step, those of `drawn` by sample_draw: sets of rows, bit `row` set for each, no row
 * in both, and rows of known cards in neither. At least `given` and `drawn` cards
 * together are not known. */
void sample_plan_init(struct sample_plan *plan, card_set known, uint32_t given, uint32_t drawn);

/* Fills the drawn rows with cards drawn uniformly, without repeats, from those neither
 * known nor in the lane's given rows; all ways to fill them are equally likely. The given
 * cards of a lane must differ from each other and from the known. Reads the
 * stream's rows from step * numbers on; its streams are for it alone. step is below 2^47. */
void sample_draw(enum cpu_path path, const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch);

/* Each lane's winners, as the mask of tally.h, and when `scores` is not NULL every
 * player's score by lane. All rows of the board and of `players` players are there. */
void sample_decide(enum cpu_path path, const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES]);

/* How often each set of winners came, in four parts, so that one count does not wait for the
 * one before. Zeroed at first. The first 1 << players of each part are used. Up to
 * 2^32 - 1 deals. */
enum { SAMPLE_COUNTERS = 4 };

struct sample_counts {
	uint32_t counter[SAMPLE_COUNTERS][1 << SPOT_PLAYERS_MAX];
};

void sample_count_winners(struct sample_counts *counts, const uint16_t winners[SAMPLE_LANES]);

/* What the vector paths of drawing and deciding share with the plain one; cpu.h says which of them
 * a build has. */

/* A step's Lehmer codes: those of the given rows, then those of the drawn rows, then one for
 * draws that do not exist. A row's code is its card's place among those that are neither known nor
 * in a row before it. */
struct sample_codes {
	_Alignas(64) uint8_t row[SAMPLE_ROWS + 1][SAMPLE_LANES];
};

static inline uint8_t *sample_code_row(const struct sample_plan *plan, struct sample_codes *codes,
	uint8_t draw)
{
	return codes->row[draw == SAMPLE_NO_DRAW ? SAMPLE_NO_DRAW : plan->given + draw];
}

/* The random numbers for draws that a step repeats, taken in the order of the plan's numbers and of
 * lanes. A step has SAMPLE_SPARE of them ready, from the other side of its stream. When these are
 * used up, which is extremely rare, each is a block of its own, numbered beyond all sheets. */
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

/* Draws the two codes of one number again in the lanes where it was rejected, one bit a lane. */
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

/* Joint combos of some players, listed.
 *
 * An entry is one hand for each of the list's players, no card twice, with the product
 * of its weights. Lists start with one player's combos and are joined two by
 * two. An entry is drawn with a chance in exact proportion to its weight: by one number when all
 * weights are equal, else by the alias method over integers (Walker 1977; Vose
 * 1991): a column, and a height that says whether it is the column's own entry or the other
 * one that fills it up. */

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
bool sample_list_joinable(const struct sample_list *a, const struct sample_list *b);

/* Every entry of `a` with every entry of `b` that has no card of it; the players of `a`
 * first. *fits tells whether they are at most `most`; if not, *list is unspecified. */
status_code sample_list_join(struct sample_list *list, const struct sample_list *a,
	const struct sample_list *b, uint32_t most, bool *fits);

/* Makes a list ready to be drawn from; it may still be joined later. */
status_code sample_list_seal(struct sample_list *list);

/* Whether the entries, but for the players who hold them, are the same; of sealed lists. */
bool sample_list_same(const struct sample_list *a, const struct sample_list *b);

void sample_list_free(struct sample_list *list);

/* -- joint combos, counted --------------------------------------------------- */

/* Joint combos of some players, counted and not listed.
 *
 * The tree is for ranges that collide so often that hardly any deal of their combos is possible
 * (ten players with AA-TT use up all twenty cards). Players are dealt to in turn. A node is a set
 * of cards that the players dealt to so far may have taken, as far as it matters to later players.
 * It stores in how many ways the deal can be completed, each way counted as often as the product of
 * its weights. A joint
 * deal is then a number below the ways of the first node, and is read off by walking down. Every
 * deal comes with its exact chance, and no draw is rejected.
 *
 * Two players with aces have 6 joint deals: after each of the first one's 6 hands one way is left
 * to the second, and the number 4 is the fifth hand of the first, with the other two aces. A node
 * is shared by all hands that took the same cards, as far as they matter: of three players with
 * AA,KK the first two may take AhAd and KsKc in either order.
 *
 * Where there would be too many nodes, they record only the hot cards, which are those that most
 * hands want. A deal in which another card comes twice is then rejected.
 *
 * Ways are integers of SAMPLE_TREE_LIMBS 64-bit numbers: ten players with 1326
 * combos of weight 10,000 have 2^237. */

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

/* Makes the tree for the players; its nodes record the cards in `hot`. *fits is false when the tree
 * would exceed the limits above; it cannot be used then. The caller zeroes *tree before the first
 * call. */
status_code sample_tree_init(struct sample_tree *tree, const struct spot *spot,
	const uint8_t *players, int count, card_set hot, bool *fits);

/* Reads off deal `number`; its bits above the mask are ignored. Writes a hole for each of the
 * tree's players, in the order of `player`. Returns false when there are not that many deals, or
 * when a card comes twice. */
bool sample_tree_deal(const struct sample_tree *tree, struct sample_ways number, combo *holes);

void sample_tree_free(struct sample_tree *tree);

/* -- hot cards first --------------------------------------------------------- */

/* How the hot cards of a cluster are split among its lists.
 *
 * When several lists are drawn from at random, most candidates are lost because two lists want
 * the same few cards: six ranges of 15 % hold 3.2 aces on average, and of 100 draws from three
 * lists of two players 86 collide, most of them in an ace or a king. So the hottest cards are
 * dealt first. A split says which list has which of the hot cards and which of them nobody has.
 * It can be completed in as many ways as the product of the numbers of entries that have exactly
 * these hot cards, list by list. A split is drawn in proportion to that product, then an entry of
 * each list among those with its hot cards. All sets of entries that agree on the hot cards are
 * equally likely then, as they were before; collisions in other cards are still rejected. Of the
 * candidates of those six ranges 39 in 100 are good, not 14.
 *
 * An example with one hot card, the ace of spades, and two lists: 2 of the 5 entries of the first
 * have it, and 1 of the 5 of the second. The splits are: the first has it, in 2 * 4 = 8 ways; the
 * second, in 3 * 1 = 3; nobody, in 3 * 4 = 12. Both would have it in 2 * 1 of the 25 pairs of
 * entries; the other 23 come equally often.
 *
 * Entries of a list with the same hot cards are a group or, where there are many, several of one
 * size, so that 16 random bits choose among them with little loss.
 *
 * Splits are drawn by the alias method over integers (as of a list): one of 2^n columns, and
 * a height that says whether it is the column's own split or the other one that fills it up. A
 * column is one number of 64 bits. Its height has room for 22 of them, but the product of the
 * groups' sizes may take 48 bits and more. Hence a group's size is rounded up to a multiple of a
 * unit, and the product is that of units. Places beyond the true size hold an entry that no
 * candidate survives. Once all splits are placed, the space that is left in the columns is filled
 * with a separate group that holds this entry too. */

enum {
	SAMPLE_SPLIT_LISTS = 5,
	SAMPLE_GROUP_BITS = 7, /* at most, of a list's group in a split's code */
	SAMPLE_GROUPS = 1 << SAMPLE_GROUP_BITS,
	SAMPLE_SPLIT_CODE_BITS = 21,
	SAMPLE_HEIGHT_BITS = 22,
	SAMPLE_COLUMN_BITS = 14,
	SAMPLE_SPLIT_ROWS = 3 /* of random numbers: a column, a height of 32 bits */
};

/* A card that every candidate has taken from the start, and that the entry of no hand has. */
#define SAMPLE_FILLER (UINT64_C(1) << 63)

/* A list's entries by group. */
struct sample_groups {
	_Alignas(64) uint16_t first[SAMPLE_GROUPS]; /* entry, in units */
	uint16_t size[SAMPLE_GROUPS];               /* entries, a multiple of the unit */
	uint16_t uneven[SAMPLE_GROUPS];             /* 2^16 mod size */
	uint32_t span[SAMPLE_GROUPS];               /* first << 16 | size, to load both at once */
	card_set *set;
	card_pair *pairs;
	bool shared; /* set and pairs are those of an earlier list */
};

/* From the lowest bit: the code of the column's own split, the code of the other split, and the
 * height from which on the column belongs to the other. A code holds each list's group, the first
 * list's in the lowest bits. */
typedef uint64_t sample_column;

struct sample_split {
	int lists;
	int group_bits, unit_bits, column_bits;
	uint32_t height, uneven; /* of a column; 2^32 mod height */
	sample_column *column;
	struct sample_groups groups[SAMPLE_SPLIT_LISTS];
};

/* The code that a column gives for a height below split->height, with other bits above it. */
static inline uint64_t sample_split_code(sample_column column, uint64_t height)
{
	return column >>
	       (height >= column >> 2 * SAMPLE_SPLIT_CODE_BITS ? SAMPLE_SPLIT_CODE_BITS : 0);
}

/* Makes splits for lists whose entries all have equal weight; the same list may occur more than
 * once. `hot` are the cards to split, the hottest first; as many of them are used as lead to no
 * more than 2^bits columns. *fits is false, and the split cannot be used, when there are too many
 * lists or entries, or when more than 1 / `gain` of the sets of entries agree on the hot cards
 * anyway. The caller zeroes *split before the first call. */
status_code sample_split_init(struct sample_split *split, const struct sample_list *const lists[],
	int count, const card *hot, int bits, double gain, bool *fits);

void sample_split_free(struct sample_split *split);

/* -- linked players ---------------------------------------------------------- */

/* How the players with ranges are drawn.
 *
 * Players whose combos can have a card in common are linked: their hands are drawn
 * together, and a draw in which two have the same card is drawn again as a whole, for
 * redrawing one player would favour hands that leave others free. Players of different clusters
 * never have a card in common. Within a cluster players are joined into lists of joint combos as
 * far as memory allows, so that few draws are lost; a cluster that has only one list loses no draw.
 * Where lists collide in few cards, these cards are dealt to the lists first; where nearly all
 * draws would be lost, a tree deals without loss.
 *
 * Candidates of a cluster are numbered, and made 64 side by side out of the cluster's own stream of
 * random numbers. Those that are good wait, in that order, to be taken: deal n of a part
 * has the n-th good candidate of each cluster, whoever makes it. */

enum { SAMPLE_MARGIN = 16 /* entries that a vector may write after those that wait */ };

struct sample_cluster {
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

/* Makes the cluster ready for its first deal, by a stream of random numbers. */
void sample_cluster_start(struct sample_cluster *cluster, enum cpu_path path, uint64_t seed,
	uint64_t stream);

/* Makes the next 64 candidates; returns how many are good. At most SAMPLE_LANES may wait. */
unsigned sample_cluster_step(struct sample_cluster *cluster);

/* Deals the next 64 good candidates to their players' rows. */
void sample_cluster_take(struct sample_cluster *cluster, struct sample_batch *batch);

/* What the vector path of drawing from lists shares with the plain one; cpu.h says whether a build
 * has it. */

/* A number below `bound` is the high part of the product of `bound` and 16, 32 or 64 random bits.
 * A low part below 2^bits mod bound would favour some numbers, so the lane's candidate is lost then
 * (Lemire, "Fast Random Integer Generation in an Interval", 2019). There are enough bits that this
 * is rare. Rows of the stream: */
enum { SAMPLE_BOUND_16 = 1 << 12, SAMPLE_BOUND_32 = 1 << 26 };

static inline int sample_random_rows(uint64_t bound)
{
	return bound <= SAMPLE_BOUND_16 ? 1 : bound <= SAMPLE_BOUND_32 ? 2 : 4;
}

/* Makes the candidates that start at a row, for a cluster whose lists all have equal weights;
 * returns how many are good. */
unsigned sample_cluster_uniform_avx512(struct sample_cluster *cluster, uint64_t row);

/* The same for a cluster with a split. */
unsigned sample_cluster_split_avx2(struct sample_cluster *cluster, uint64_t row);
unsigned sample_cluster_split_avx512(struct sample_cluster *cluster, uint64_t row);

/* Deals the first 64 waiting entries of each list. */
void sample_cluster_deal_avx512(const struct sample_cluster *cluster, struct sample_batch *batch);

/* -- how each cluster is drawn -------------------------------------------------- */

/* The limits between one way of drawing and the next. Entries are counted in a joined list, good
 * candidates in a trial of 4096. */
struct sample_limits {
	uint32_t join_any; /* lists are joined, whichever they are, up to so many entries ... */
	uint32_t join_colliding; /* ... and up to so many if their players can collide */
	int split_bits;    /* hot cards are split with up to 2^split_bits columns, 0 for never, */
	double split_gain; /* ... if that makes good candidates so many times as frequent */
	uint32_t join_longer_below; /* with fewer good candidates than that, colliding lists ... */
	uint32_t join_longer;       /* ... are joined up to so many entries */
	uint32_t tree_below;        /* with fewer good candidates even then, a tree is tried, ... */
	uint32_t tree_gain;         /* ... and used if a quarter of a trial finds more than so many
				     * times as many; each takes about 500 times as long */
};

extern const struct sample_limits sample_limits_usual;

struct sample_dealing {
	int clusters;
	struct sample_cluster *cluster; /* room for SPOT_PLAYERS_MAX */
	int fixed; /* players who have one hand only, given those before them */
	uint8_t fixed_player[SPOT_PLAYERS_MAX];
	card_pair fixed_pair[SPOT_PLAYERS_MAX];
	struct sample_list list[SPOT_PLAYERS_MAX + 1];
	struct sample_tree tree[SPOT_PLAYERS_MAX / 2];
	struct sample_split split[SPOT_PLAYERS_MAX]; /* by cluster */
};

/* Makes clusters for all players of the spot but those with any two cards. Zeroed at
 * first. */
status_code sample_dealing_init(struct sample_dealing *dealing, const struct spot *spot,
	enum cpu_path path, const struct sample_limits *limits);

void sample_dealing_free(struct sample_dealing *dealing);

/* -- the sampler ------------------------------------------------------------- */

/* As sample_begin, with other limits than the usual. */
status_code sample_begin_within(struct sampler **at, const struct spot *spot, bool detail,
	enum cpu_path path, const struct sample_limits *limits);

/* The clusters of the spot that the sampler is ready for. */
const struct sample_dealing *sample_dealing_of(const struct sampler *sampler);

/* The cards of the deals that sample_part would count: the board, then two a player. */
void sample_cards(struct sampler *sampler, uint64_t seed, uint64_t part, uint32_t deals,
	card (*cards)[SAMPLE_ROWS]);

#endif
