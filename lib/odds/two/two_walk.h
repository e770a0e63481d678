/* The walk of two ranges over run-outs; private to the module.
 *
 * On a complete board let W(v) be the other side's weight of combos that are worth less than v, and
 * W_c(v) the part of it with card c. A combo (a, b) of the leader, worth v, beats
 *
 *     W(v) - W_a(v) - W_b(v)
 *
 * since its own two cards cannot be held twice; the combo (a, b) itself, which both terms would
 * take away, is not worth less than itself. If the other side has KhKd, AhKh and AsKs, all worth
 * less, then AhAd beats 3 - 1 - 0 = 2: AhKh cannot be there. With combos in the order of their
 * value all W are running sums, 53 of them, and a board costs a pass over the combos instead of all
 * pairs of them. In the sums of what is worth no more (`upto`) the combo itself is taken away
 * twice: once too often, which `same`, the sum of both sides' weights of equal combos multiplied,
 * makes good.
 *
 * Without a flush all combos of a pair of ranks (combo_pair) tie, so a side is one item per pair:
 * its weight, and that weight by card, in eight lanes: the four suits of the higher rank, then
 * those of the lower (zeros for a pair of one rank, whose combos each have two of the first four).
 * When a card is dealt its weights are taken out of the pairs, and put back afterwards, a row of
 * the matrix of weights at a time; run-outs that follow each other differ in few cards.
 *
 * What a pair's combos beat is then its weight times W, less the sum over its eight lanes of its
 * weight with the card times W_c. A card of rank r is in the 13 pairs with r only, so all W_c of a
 * rank are the sums along its chain, its 13 pairs in the order of their value. The place of each
 * pair in the order and in its two chains depends on the board's ranks alone and is kept (struct
 * two_row), with ties resolved: no step of a sweep compares anything.
 *
 * Where the board has three of a suit, combos of two cards of that suit leave the pairs; where it
 * has four or five, all combos with a card of it. They are merged by value (two_sweep.c). */
#ifndef FELT_ODDS_TWO_WALK_H
#define FELT_ODDS_TWO_WALK_H

#include "odds/board.h"
#include "odds/tally.h"

#include "cards/eval/eval.h"

enum { WALK_LANES = 8, WALK_NO_SUIT = CARD_SUITS };

struct two_side {
	uint16_t lane[COMBO_PAIRS][WALK_LANES]; /* at most 4 times 10,000 */
	uint32_t sum[COMBO_PAIRS];              /* of the pair's combos */
	int pairs;
	uint8_t pair[COMBO_PAIRS];               /* those that have weight when no card is dealt */
	uint64_t all;                            /* of all live combos; with `counts` */
	uint32_t by_card[CARD_COUNT];            /* so too; of dealt cards anything */
	uint16_t weight[CARD_COUNT][CARD_COUNT]; /* [a][b] and [b][a]; of the spot's live cards */
	/* what the pairs of a card's rank were before it left them, by how many had left */
	struct {
		uint16_t lane[CARD_RANKS][WALK_LANES];
		uint32_t sum[CARD_RANKS];
	} before[CARD_RANKS + SPOT_BOARD];
};

/* Where the pairs stand on a board, by its ranks. */
struct two_row {
	const struct board_row *order;
	/* the pairs of a rank, ascending by value: twice the pair, and 1 when the rank is its
	 * lower, so that its four lanes are number chain[r][i] of all fours of lanes */
	uint8_t chain[CARD_RANKS][CARD_RANKS];
	struct two_place {
		uint8_t below, upto; /* how many pairs are worth less, and no more */
		/* so too in the chain of the higher rank and of the lower, as links: the
		 * places of their sums in struct two_chains */
		uint8_t link_below[2], link_upto[2];
		uint8_t category, unused; /* eight bytes, which an index reaches */
	} place[COMBO_PAIRS];
	uint8_t full; /* how many pairs are worth less than a flush */
	uint8_t link_full[CARD_RANKS];
};

/* The other side's weights summed up, along the order and along the chains. */
enum { WALK_CHAIN = CARD_RANKS + 1, WALK_LINKS = CARD_RANKS * WALK_CHAIN };

struct two_chains {
	uint32_t by_card[WALK_LINKS][CARD_SUITS]; /* a rank's after its first 0 to 13 pairs */
	uint32_t all[COMBO_PAIRS + 1];
};

struct two_rows; /* the kept rows */

struct two_rows *two_rows_new(void); /* NULL when memory is short */
void two_rows_free(struct two_rows *rows);

/* Of five different board cards; good until two_rows_free. */
const struct two_row *two_row(struct two_rows *rows, const card board[5]);

struct two_walk {
	const struct spot *spot;
	struct two_rows *rows;
	enum cpu_path path;
	bool detail, counts;
	struct two_side side[2];

	bool share;                         /* both sides have some combo */
	uint64_t same;                      /* sum over combos of both sides' weights multiplied */
	uint64_t same_by_card[CARD_COUNT];  /* before any card is dealt */
	uint64_t same_by_pair[COMBO_PAIRS]; /* of the combos that are in their pairs; with detail */

	int suit;   /* of which the board will have three or more, or WALK_NO_SUIT */
	int suited; /* how many: 3, 4, 5 */
	uint16_t in_pairs[CARD_COUNT]; /* all ones for a card whose combos are in the pairs */
	int left;                      /* how many cards have left the pairs */
	int dealt;
	card deal[SPOT_BOARD];
	card_set dealt_set;
};

/* What one side's combos beat and tie with. All of it is modulo 2^64: differences are
 * exact, since no sum of one board's deals is that large. */
struct two_sums {
	uint64_t won;  /* deals against what is worth less */
	uint64_t upto; /* against what is worth no more, less `same` */
	uint64_t all;  /* against all, less `same`; with detail */
	uint64_t same; /* of the combos themselves; with detail */
};

/* The other side's weight below some value. */
struct two_below {
	uint64_t all;
	uint32_t by_card[CARD_COUNT];
};

/* By pair: the first card of its higher rank, and of its lower. */
extern const card two_pair_cards[COMBO_PAIRS][2];

/* Ready for the spot, nothing dealt; `rows` stays. With `counts` the totals of a board are
 * kept; detail needs them. */
void two_walk_begin(struct two_walk *walk, const struct spot *spot, bool detail, bool counts,
	enum cpu_path path);

/* Makes the dealt cards those of `set`, for a board that will have `suited` of `suit`. */
void two_walk_deal(struct two_walk *walk, card_set set, int suit, int suited);

/* All deals of both sides on the board that is dealt. With `counts`. */
uint64_t two_walk_total(const struct two_walk *walk);

/* On the complete board: adds what `leader`'s combos beat, to sums[category of
 * the leader's hand] with detail, else all to sums[0]. */
void two_sweep(const struct two_walk *walk, int leader, struct two_sums *sums);

/* The pairs' part of a sweep, every path of which adds the same. `pairs` adds all to sums[0], its
 * `all` and `same` left out; `detail` adds by category, `same` left out. */
typedef void two_pairs_sweep(const struct two_side *leader, const struct two_side *other,
	const struct board_row *order, const struct two_row *row, struct two_chains *chains,
	struct two_sums *sums);

two_pairs_sweep two_pairs_scalar, two_pairs_avx2;
two_pairs_sweep two_detail_scalar, two_detail_avx2;

/* Counts the deals of a turn or a river where `player` has one combo, without a walk. */
void two_hand_count(const struct spot *spot, int player, struct tally *tally);

#endif
