/* Private to two/. The walk of two ranges over runouts.
 *
 * On a complete board let W(v) be the weight of the other side's combos with a value less than v,
 * and W_c(v) the part of it with card c. A combo (a, b) of the leader with value v beats
 *
 *     W(v) - W_a(v) - W_b(v)
 *
 * since no card can be held twice. Both terms would subtract the combo (a, b) itself, but it is not
 * in W(v), since its value is not less than v. If the other side has KhKd, AhKh and AsKs, all of
 * lower value, then AhAd beats 3 - 1 - 0 = 2 of them: AhKh is impossible. With combos in order of
 * value all W are running sums, 53 of them, and a board costs one pass over the combos, not over
 * all pairs of them. The sums of combos with a value of at most v (`upto`) include the combo
 * itself, and subtract it twice, once too often. `same`, the sum over equal combos of the product
 * of both sides' weights, corrects that.
 *
 * Without a flush all combos of a pair of ranks (combo_pair) tie, so a side has one item per pair:
 * its weight, and that weight by card, in eight lanes: the four suits of the higher rank, then
 * those of the lower (zeros for a pair of one rank, whose combos each have two of the first four).
 * When a card is dealt its weights are removed from the pairs, and restored afterwards, one row of
 * the weight matrix at a time; consecutive runouts differ in few cards.
 *
 * A pair's combos then beat the pair's weight times W, minus the sum over its eight lanes of its
 * weight with that card times W_c. A card of rank r is only in the 13 pairs with r, so that all W_c
 * of a rank are sums along its chain: its 13 pairs in order of value. The position of each pair in
 * the order and in its two chains depends only on the board's ranks and is stored (struct two_row),
 * with ties resolved, so that a sweep needs no comparisons. A sweep walks each chain of the other
 * side and stores the sum at each link, so that a pair of the leader finds its W_c at two links of
 * each of its chains, one below its value and one up to it. If no two of its pairs tie, the chain
 * of kings is
 *
 *     pairs       K2  K3  K4  ...  KQ  AK  KK
 *     links     0   1   2   3 ... 10  11  12  13
 *
 * and AK finds the weights of Kc, Kd, Kh and Ks in lower hands at link 11.
 *
 * If the weights are small, as they usually are, W_c fits 16 bits, and the walk is narrow: a 64-bit
 * word has the four cards of a rank, so that one addition moves to the next link, and one
 * instruction multiplies the eight lanes of a pair by W_c and adds them.
 *
 * If the board has three of a suit, combos of two cards of that suit leave the pairs; if it has
 * four or five, all combos with a card of it. They are merged by value (two_sweep.c). */
#ifndef FELT_ODDS_TWO_INTERNAL_H
#define FELT_ODDS_TWO_INTERNAL_H

#include "odds/method.h"
#include "odds/board.h"
#include "odds/tally.h"

#include "cards/eval/eval.h"

enum { WALK_LANES = 8, WALK_NO_SUIT = CARD_SUITS };

/* A pair as it was before a card left it. */
struct two_saved {
	uint16_t lane[WALK_LANES];
	uint32_t sum;
};

struct two_side {
	uint16_t lane[COMBO_PAIRS][WALK_LANES]; /* at most 4 times 10,000 */
	uint32_t sum[COMBO_PAIRS];              /* of the pair's combos */
	int pairs;
	uint8_t pair[COMBO_PAIRS];    /* the pairs that have weight if no card is dealt */
	uint64_t all;                 /* weight of all live combos; maintained with `counts` */
	uint32_t by_card[CARD_COUNT]; /* the same per card; undefined for dealt cards */
	uint16_t weight[CARD_COUNT][CARD_COUNT]; /* [a][b] and [b][a]; of the spot's live cards */
	/* Indexed by the number of cards that had left the pairs: the pairs of the next card's rank
	 * as they were before it left, by their other rank. */
	struct two_saved before[CARD_RANKS + SPOT_BOARD][CARD_RANKS];
};

/* A chain has a link for each sum along it, after its first 0 to 13 pairs. The links of rank 0 come
 * first, then those of rank 1, and so on. */
enum { WALK_CHAIN = CARD_RANKS + 1, WALK_LINKS = CARD_RANKS * WALK_CHAIN };

/* The order of the pairs on a board, which depends on the board's ranks. */
struct two_row {
	const struct board_row *order;
	/* Per link, the pair whose weights are added from this link of a chain to the next: 2 *
	 * pair, plus 1 if the chain's rank is the lower of the pair, which is the index of the
	 * rank's four lanes among all groups of four lanes. The 13 pairs of a chain ascend by
	 * value; its last link has no next one. */
	uint8_t step[WALK_LINKS];
	struct two_place {
		uint8_t below, upto; /* pairs of lower value, and of at most this value */
		/* These numbers in the chains of the higher and of the lower rank, as links: the
		 * indices of the sums in struct two_chains. */
		uint8_t link_below[2], link_upto[2];
		uint8_t category, unused; /* pads to 8 bytes, an index scale of the processor */
	} place[COMBO_PAIRS];
	uint8_t full; /* number of pairs that are worth less than a flush */
	uint8_t link_full[CARD_RANKS];
};

/* The other side's weights summed along the order and along the chains. */
struct two_chains {
	union { /* per link, the four cards of the chain's rank */
		uint32_t by_card[WALK_LINKS][CARD_SUITS];
		uint16_t narrow[WALK_LINKS][CARD_SUITS]; /* if the walk is narrow */
	};
	uint32_t all[COMBO_PAIRS + 1];
};

struct two_rows; /* all rows made so far */

struct two_rows *two_rows_new(void); /* NULL if out of memory */
void two_rows_free(struct two_rows *rows);

/* The row of five different board cards; valid until two_rows_free. */
const struct two_row *two_row(struct two_rows *rows, const card board[5]);

struct two_walk {
	const struct spot *spot;
	struct two_rows *rows;
	enum cpu_path path;
	bool detail, counts;
	bool narrow; /* two_pairs_narrow_avx2() sweeps the pairs */
	struct two_side side[2];

	bool share;    /* both sides have a common combo */
	uint64_t same; /* sum over combos of the product of both sides' weights */
	uint64_t same_by_card[CARD_COUNT];  /* before any card is dealt */
	uint64_t same_by_pair[COMBO_PAIRS]; /* of combos that are in the pairs; with `detail` */

	int suit;   /* suit of which the board will have three or more, or WALK_NO_SUIT */
	int suited; /* number of its cards on the board: 3 to 5, or 0 */
	uint16_t in_pairs[CARD_COUNT]; /* all bits set for a card whose combos are in the pairs */
	int left;                      /* number of cards that have left the pairs */
	int dealt;
	card deal[SPOT_BOARD];
	card_set dealt_set;
};

/* The deals of one side's combos by the hands that they beat or tie. All arithmetic is modulo 2^64;
 * the results are exact, since no sum of one board's deals is that large. */
struct two_sums {
	uint64_t won;  /* deals against combos of lower value */
	uint64_t upto; /* against combos of at most equal value, minus `same` */
	uint64_t all;  /* against all combos, minus `same`; with detail */
	uint64_t same; /* of the combos themselves; with detail */
};

/* The other side's weight below some value. */
struct two_below {
	uint64_t all;
	uint32_t by_card[CARD_COUNT];
};

/* Per pair: the first card of its higher rank, and of its lower. */
extern const card two_pair_cards[COMBO_PAIRS][2];

/* Prepares the walk for the spot, with no card dealt; keeps `rows`. With `counts`, which `detail`
 * implies, the totals of a board are maintained. */
void two_walk_begin(struct two_walk *walk, const struct spot *spot, bool detail, bool counts,
	enum cpu_path path);

/* Changes the dealt cards to those of `set`, for a board that will have `suited` cards of
 * `suit`. */
void two_walk_deal(struct two_walk *walk, card_set set, int suit, int suited);

/* The number of all deals of both sides on the dealt board. Requires `counts`. */
uint64_t two_walk_total(const struct two_walk *walk);

/* On the complete board, adds the deals of `leader`'s combos to sums[category of the leader's hand]
 * with detail, otherwise all of them to sums[0]. */
void two_sweep(const struct two_walk *walk, int leader, struct two_sums *sums);

/* The pairs' part of a sweep; all paths give the same sums. two_pairs_* add everything to sums[0]
 * and do not change its `all` and `same`; two_detail_* add by category and do not change `same`. */
typedef void two_pairs_sweep(const struct two_side *leader, const struct two_side *other,
	const struct board_row *order, const struct two_row *row, struct two_chains *chains,
	struct two_sums *sums);

two_pairs_sweep two_pairs_scalar, two_pairs_avx2, two_pairs_narrow_avx2;
two_pairs_sweep two_detail_scalar, two_detail_avx2;

/* Counts the deals of a turn or a river on which `player` has one combo, without a walk. */
void two_hand_count(const struct spot *spot, int player, struct tally *tally);

#endif
