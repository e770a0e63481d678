/* A spot: a matchup of ranges in a game with two hole cards and a board of five: two to ten
 * players, a board and dead cards, in the form that fast methods use. The game's deck determines
 * the live cards, and its evaluator the winners. */
#ifndef FELT_ODDS_SPOT_H
#define FELT_ODDS_SPOT_H

#include "odds/range/range.h"

#include "cards/game.h"

enum { SPOT_PLAYERS_MAX = 10, SPOT_BOARD = 5 };

/* A count of deals: exact, 128 bits. */
__extension__ typedef unsigned __int128 deal_count;

/* A runout is the cards that complete a board. Runouts that a suit permutation maps to one another
 * have the same winners, so that one of each class is listed, with the number of runouts that it
 * represents.
 *
 * A runout is stored as a mask of live ranks for each suit. Within a block of interchangeable suits
 * (spot_suit_blocks) the same masks may be assigned to the suits in any order. Only the order in
 * which no mask is greater than that of the suit before it in the block is listed, and the number
 * of runouts that it represents is the number of ways to assign its masks to the block's suits: for
 * two equal masks and two others in a block of four, 4! / 2! = 12. Before the flop, with all suits
 * in one block, 134,459 runouts represent all C(52, 5) = 2,598,960.
 *
 * Runouts are numbered from 0, so that any part of them can be walked:
 *
 *     for (spot_runout_seek(&runout, first); n--; spot_runout_next(&runout))
 *             use(runout.set, runout.ways);
 *
 * The numbers follow from patterns. A pattern is the number of cards to come in each suit; with two
 * cards to come on 2c 7d 9h, where no suits are interchangeable, there are ten: 2 0 0 0, 1 1 0 0
 * and so on. The runouts of a pattern have consecutive numbers: mixed-radix numbers with one digit
 * for each group of suits of the same block and size. The digit of a group is the colex number of
 * its multiset of masks (colex.h). */
enum { SPOT_RUNOUT_PATTERNS = 56 /* ways to split 5 cards over 4 suits: C(8, 3) */ };

struct spot_runout_pattern {
	uint8_t size[CARD_SUITS]; /* number of cards of each suit */
	/* The number of suits of a group, at the first suit of the group; 0 at its other suits. */
	uint8_t group[CARD_SUITS];
	uint32_t count, first; /* number of runouts of the pattern; number of the first */
};

struct spot_runouts {
	uint8_t block[CARD_SUITS]; /* as given by spot_suit_blocks() */
	int before[CARD_SUITS];    /* previous suit in the block, or -1 */
	uint16_t live[CARD_SUITS]; /* live ranks of a suit; equal within a block */
	uint8_t lives[CARD_SUITS]; /* their number */
	int patterns;
	struct spot_runout_pattern pattern[SPOT_RUNOUT_PATTERNS];
	uint32_t count; /* of runouts in all patterns; 0 until they have been made */
};

/* The possible hands of one player: the combos of the range that consist of live cards. */
struct spot_side {
	int count;    /* number of combos */
	bool uniform; /* all weights are 1 */
	bool full;    /* it has every combo of live cards, with weight 1 */
	uint64_t weight_sum;
	card_set cards;               /* of all combos together */
	combo combos[COMBO_COUNT];    /* ascending */
	uint16_t weight[COMBO_COUNT]; /* at least 1, and without a common divisor */
};

struct spot {
	const struct game *game;
	int players;
	int board_count; /* number of known cards of the board, 0 to 5 */
	int to_come;     /* SPOT_BOARD - board_count */
	card board[SPOT_BOARD];
	card_set board_set, dead;
	card_set live; /* cards of the game's deck that are neither on the board nor dead */
	struct spot_side side[SPOT_PLAYERS_MAX];
	struct spot_runouts runouts; /* made only if needed, by spot_make_runouts() */
};

/* Prepares a spot. The board has at most five cards of the game's deck, and none of them is dead;
 * combos that the deck does not have are omitted. Returns STATUS_OK; STATUS_NO_COMBO if every combo
 * of a range uses a board card or a dead card, or the range is empty: fault->number is then the
 * first such player, from 0; STATUS_NO_DEAL if the players cannot all have hands at once; or
 * STATUS_DECK_SHORT if too few cards are left for the board. */
status_code spot_init(struct spot *spot, const struct game *game,
	const struct range *const ranges[], int players, const struct cards *board, card_set dead,
	struct fault *fault);

/* Like spot_init(), with the lists of ranges, which save time if a range is used more than once. A
 * player without a list, NULL, holds the cards of `known`, two or fewer, and any others. */
status_code spot_init_lists(struct spot *spot, const struct game *game,
	const struct range_list *const lists[], const card_set known[], int players,
	const struct cards *board, card_set dead, struct fault *fault);

/* True if hands are valued as in hold'em, by the scores of score.h. Methods for these scores reject
 * other spots; to them a smaller deck is one in which the missing cards are dead. */
static inline bool spot_is_high(const struct spot *spot)
{
	return spot->game->evaluator->high;
}

/* Makes the spot in which the live card `c` is the next card of the board. The sides lose the
 * combos with that card, and their other weights are divided by their new common divisor. *scale is
 * the number of deals of `whole` that one deal of the new spot represents: if a side has only
 * weights of 2 and 4 left, which become 1 and 2, a deal represents two. Returns STATUS_OK, or
 * STATUS_NO_COMBO or STATUS_NO_DEAL if the card cannot be dealt. */
status_code spot_with_card(const struct spot *whole, card c, struct spot *spot, double *scale);

/* Makes the spot in which a player holds the combo `h`, of live cards, and nothing else. Returns
 * STATUS_OK, or STATUS_NO_DEAL if the others then cannot have hands. */
status_code spot_with_combo(const struct spot *whole, int player, combo h, struct spot *spot);

/* -- suits -- */

/* Two suits are interchangeable if exchanging them leaves the board, the dead cards, and the combos
 * and weights of each side unchanged. Mutually interchangeable suits are a block. block[s] is the
 * lowest suit of the block of s: 0 0 0 0 for AA against KK before the flop, 0 1 1 1 on 2c 7c 9c,
 * and 0 1 2 3 if no two suits are interchangeable. */
void spot_suit_blocks(const struct spot *spot, uint8_t block[CARD_SUITS]);

/* Next cards that a permutation of such suits maps to one another give the same equities, so that
 * only one of them must be solved: like[c] is the card that is solved in place of c. Lists the
 * cards to solve, ascending, and returns their number. */
int spot_cards_alike(const struct spot *spot, card like[CARD_COUNT], card asked[CARD_COUNT]);

/* -- size -- */

/* An upper bound of the number of joint deals with their boards, each with its weight: the product
 * of the sides' weights and the number of boards. It is a double, since it may be far greater than
 * 128 bits can represent. */
double spot_deals_bound(const struct spot *spot);

/* Exact methods cannot count spots above this bound, since values that a tally derives from its
 * counts, such as tally_shares(), must also fit in 128 bits. */
#define SPOT_COUNTABLE 0x1p112

/* -- runouts -- */

/* Makes the runouts of a spot, unless the spot has them. The other functions of the spot, and the
 * methods, only read them, so that they must be made before several threads work on the spot. With
 * no card to come there is one runout, of no cards. */
void spot_make_runouts(struct spot *spot);

/* Makes the runouts of a spot for other blocks. With the blocks 0 1 2 3, every runout is listed
 * separately. */
void spot_runouts_init(struct spot_runouts *all, const struct spot *spot,
	const uint8_t block[CARD_SUITS]);

struct spot_runout {
	const struct spot_runouts *all;
	int at;                     /* number of its pattern */
	uint32_t left;              /* runouts of the pattern after it */
	uint16_t mask[CARD_SUITS];  /* ranks of each suit, bit i for the suit's live rank i */
	card_set cards[CARD_SUITS]; /* the mask as a set of cards */
	card_set set;               /* all the cards to come */
	uint32_t ways;              /* number of runouts that this one represents */
};

/* Finds the runout of a number, which is less than all->count. */
void spot_runout_seek(struct spot_runout *runout, const struct spot_runouts *all, uint32_t number);

/* Moves to the next runout; after the last one it does not move. */
void spot_runout_next(struct spot_runout *runout);

/* -- joint deals -- */

/* The number of ways in which the players from `first` on can hold disjoint hands without a card of
 * `used`, each way weighted by the product of its weights. This is the relative likelihood that
 * they leave `used` to another player. Players with the full range are omitted, since their factor
 * is the same for all sets of equal size. The number is exact if at most one player remains.
 * Otherwise it is an estimate, the same every time, with an error of at most a few hundredths. */
double spot_joint_ways(const struct spot *spot, int first, card_set used);

#endif
