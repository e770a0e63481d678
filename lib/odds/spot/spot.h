/* A spot: the ranges of two to ten players, a board and dead cards, in the form that every method
 * of finding equities takes. */
#ifndef FELT_ODDS_SPOT_H
#define FELT_ODDS_SPOT_H

#include "odds/range/range.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { SPOT_PLAYERS_MAX = 10, SPOT_BOARD = 5 };

/* A count of deals: exact, of 128 bits. */
__extension__ typedef unsigned __int128 deal_count;

/* What one player may hold: live combos only, ascending. */
struct spot_side {
	int count;
	bool uniform; /* all weights are 1 */
	bool full;    /* uniform, and any two live cards: the full range */
	uint64_t weight_sum;
	card_set cards; /* that any of the combos has */
	combo combos[COMBO_COUNT];
	uint16_t weight[COMBO_COUNT]; /* 1 and up, without a common divisor */
};

struct spot {
	int players;
	int board_count; /* 0 to 5 cards are known */
	int to_come;     /* SPOT_BOARD - board_count */
	card board[SPOT_BOARD];
	card_set board_set, dead;
	card_set live; /* neither on the board nor dead; players hold some of these */
	struct spot_side side[SPOT_PLAYERS_MAX];
};

/* Prepares a spot. The board has at most five cards, no dead card among them. STATUS_NO_COMBO when
 * every combo of a range uses a board card or a dead card, or the range is empty: fault->number is
 * then the first such player, from 0. STATUS_NO_DEAL when the players cannot all have hands at
 * once, STATUS_DECK_SHORT when too few cards are left for the board. */
status_code spot_init(struct spot *spot, const struct range *const ranges[], int players,
	const struct cards *board, card_set dead, struct fault *fault);

/* The same from lists, which are quicker to go through when a range is used again. */
status_code spot_init_lists(struct spot *spot, const struct range_list *const lists[], int players,
	const struct cards *board, card_set dead, struct fault *fault);

/* The spot with card `c`, a live one, next on the board. Combos with the card are gone, so that the
 * weights that are left may have a common divisor and shrink: *scale is what a deal of the new spot
 * counts in deals of `whole`. STATUS_NO_COMBO or STATUS_NO_DEAL when the card cannot come. */
status_code spot_with_card(const struct spot *whole, card c, struct spot *spot, double *scale);

/* The spot with the first player holding combo `h`, of live cards, alone. STATUS_NO_DEAL when the
 * others cannot have hands then. */
status_code spot_with_combo(const struct spot *whole, combo h, struct spot *spot);

/* -- suits -- */

/* Two suits may be exchanged when that leaves the board, the dead cards and each side's combos and
 * weights as they are; suits that may be exchanged with each other are a block. block[s] is the
 * lowest suit of the block of s: 0 0 0 0 when all four may, 0 1 2 3 when none. */
void spot_suit_blocks(const struct spot *spot, uint8_t block[CARD_SUITS]);

/* Next cards that an exchange of suits turns into one another leave the same equities, so that one
 * of them need be asked for: like[c] is the card that is asked for in place of c. Lists those that
 * are asked for, ascending, and returns how many. */
int spot_cards_alike(const struct spot *spot, card like[CARD_COUNT], card asked[CARD_COUNT]);

/* The same for the equity of each combo of the first player. Suits may be exchanged here when that
 * leaves the board, the dead cards and the other players' ranges as they are. like[h] is set for
 * the combos that the player may hold; it may be a combo that the player's range does not have. */
int spot_combos_alike(const struct spot *spot, combo like[COMBO_COUNT], combo asked[COMBO_COUNT]);

/* An upper bound of the number of joint deals with their boards, each counted as often as its
 * weight says: the product of the sides' weights and the number of boards. It may be far beyond 128
 * bits, hence a double. */
double spot_deals_bound(const struct spot *spot);

/* Above this bound exact methods cannot count, since what a tally derives from its counts, such as
 * tally_shares, must fit in 128 bits as well. */
#define SPOT_COUNTABLE 0x1p112

/* -- run-outs -- */

/* A run-out is the cards that complete a board, here one of each class under exchanges of suits.
 *
 * A run-out is a mask of ranks for each suit. Within a block the masks may be given to the suits in
 * any order, so only those are listed in which they do not ascend from the block's first suit on,
 * and each represents as many run-outs as there are ways to give its masks to the block's suits:
 * with two equal masks and two others in a block of four, 4! / 2! = 12. Before the flop, with all
 * suits in one block, 134,459 represent the 2,598,960.
 *
 * Run-outs are numbered, so that parts of them can be walked anywhere:
 *
 *     for (spot_runout_seek(&runout, first); n--; spot_runout_next(&runout))
 *             use(runout.set, runout.ways);
 */
enum { SPOT_RUNOUT_PATTERNS = 56 /* ways to split 5 cards over 4 suits */ };

/* So many cards of each suit. The run-outs of one pattern have consecutive numbers. */
struct spot_runout_pattern {
	uint8_t size[CARD_SUITS];
	/* Suits of one block and size are chosen together: how many they are, at the
	 * first of them, and 0 at the others. */
	uint8_t group[CARD_SUITS];
	uint32_t count, first;
};

struct spot_runouts {
	int cards; /* to come, 0 to 5 */
	uint8_t block[CARD_SUITS];
	int before[CARD_SUITS];    /* the suit before in the block, or -1 */
	uint16_t live[CARD_SUITS]; /* ranks that are live, by suit; the same within a block */
	int patterns;
	struct spot_runout_pattern pattern[SPOT_RUNOUT_PATTERNS];
	uint32_t count; /* of run-outs, all patterns together */
};

struct spot_runout {
	const struct spot_runouts *all;
	int at;                     /* the pattern */
	uint32_t left;              /* run-outs of the pattern after this one */
	uint16_t mask[CARD_SUITS];  /* of each suit's live ranks, counted from the lowest */
	card_set cards[CARD_SUITS]; /* the same as cards */
	card_set set;               /* all the cards to come */
	uint32_t ways;              /* how many run-outs this one represents */
};

/* All run-outs of a spot by its suits' blocks. With no card to come there is one, of no cards. */
void spot_runouts_init(struct spot_runouts *all, const struct spot *spot);

/* By other blocks, such as 0 1 2 3, which has every run-out by itself. */
void spot_runouts_init_by(struct spot_runouts *all, const struct spot *spot,
	const uint8_t block[CARD_SUITS]);

uint32_t spot_runout_count(const struct spot *spot);

/* Run-out `number`, below all->count; and the next, none after the last. */
void spot_runout_seek(struct spot_runout *runout, const struct spot_runouts *all, uint32_t number);
void spot_runout_next(struct spot_runout *runout);

/* -- joint deals -- */

/* In how many ways the players from `first` on can hold hands without a card of `taken` and without
 * any card twice, each way counted as often as the product of its weights: how likely they leave
 * `taken` to somebody else. Players with the full range are left out, since their factor is the
 * same for all sets of as many cards. Exact when one player is left to count; otherwise an
 * estimate, the same every time, that is at most some hundredths off. */
double spot_joint_ways(const struct spot *spot, int first, card_set taken);

#ifdef __cplusplus
}
#endif

#endif
