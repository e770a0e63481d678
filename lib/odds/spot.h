/* A spot: the ranges of two to ten players, a board and dead cards, in the form that every method
 * of finding equities takes. It is of a game with two hole cards and a board of five; the game's
 * deck says which cards are live, and its evaluator who wins. */
#ifndef FELT_ODDS_SPOT_H
#define FELT_ODDS_SPOT_H

#include "odds/range/range.h"

#include "cards/game.h"

enum { SPOT_PLAYERS_MAX = 10, SPOT_BOARD = 5 };

/* A count of deals: exact, of 128 bits. */
__extension__ typedef unsigned __int128 deal_count;

/* A run-out is the cards that complete a board. Run-outs that an exchange of suits turns into one
 * another win and lose for the same players, so that one of each class is listed, with the number
 * of run-outs that it represents.
 *
 * A run-out is stored as a mask of live ranks for each suit. Within a block of interchangeable
 * suits (spot_suit_blocks) the same masks may be given to the suits in any order. Only the order in
 * which no mask is greater than that of the suit before it in the block is listed, and it
 * represents as many run-outs as there are ways to give its masks to the block's suits: for two
 * equal masks and two others in a block of four, 4! / 2! = 12. Before the flop, with all suits in
 * one block, 134,459 run-outs represent all C(52, 5) = 2,598,960.
 *
 * Run-outs are numbered from 0, so that any part of them can be walked:
 *
 *     for (spot_runout_seek(&runout, first); n--; spot_runout_next(&runout))
 *             use(runout.set, runout.ways);
 *
 * The numbers follow from patterns. A pattern says how many cards come in each suit; with two cards
 * to come on 2c 7d 9h, where no suits are interchangeable, there are ten: 2 0 0 0, 1 1 0 0 and so
 * on. The run-outs of a pattern have consecutive numbers, which are those of a mixed radix with one
 * digit for each group of suits that have one block and one size. The digit of a group is the colex
 * number of its multiset of masks (colex.h). */
enum { SPOT_RUNOUT_PATTERNS = 56 /* ways to split 5 cards over 4 suits: C(8, 3) */ };

struct spot_runout_pattern {
	uint8_t size[CARD_SUITS]; /* how many cards of each suit */
	/* How many suits a group has, at the first suit of the group; 0 at its other suits. */
	uint8_t group[CARD_SUITS];
	uint32_t count, first; /* how many run-outs have the pattern; the number of the first */
};

struct spot_runouts {
	uint8_t block[CARD_SUITS]; /* as spot_suit_blocks gives them */
	int before[CARD_SUITS];    /* the suit before in the block, or -1 */
	uint16_t live[CARD_SUITS]; /* the live ranks of a suit; equal within a block */
	uint8_t lives[CARD_SUITS]; /* how many they are */
	int patterns;
	struct spot_runout_pattern pattern[SPOT_RUNOUT_PATTERNS];
	uint32_t count; /* of run-outs in all patterns; 0 while they have not been made */
};

/* What one player may hold: the combos of the range that consist of live cards. */
struct spot_side {
	int count;    /* of combos */
	bool uniform; /* whether all weights are 1 */
	bool full;    /* whether it has every combo of live cards, with weight 1 */
	uint64_t weight_sum;
	card_set cards;               /* the cards of all combos together */
	combo combos[COMBO_COUNT];    /* ascending */
	uint16_t weight[COMBO_COUNT]; /* at least 1, and without a common divisor */
};

struct spot {
	const struct game *game;
	int players;
	int board_count; /* how many cards of the board are known, 0 to 5 */
	int to_come;     /* SPOT_BOARD - board_count */
	card board[SPOT_BOARD];
	card_set board_set, dead;
	card_set live; /* the cards of the game's deck that are neither on the board nor dead */
	struct spot_side side[SPOT_PLAYERS_MAX];
	struct spot_runouts runouts; /* made only where they are needed, by spot_make_runouts */
};

/* Prepares a spot. The board has at most five cards of the game's deck, and none of them is dead;
 * combos that the deck does not have are left out. Returns STATUS_OK,
 * or STATUS_NO_COMBO when every combo of a range uses a board card or a dead card, or the range is
 * empty: fault->number is then the first such player, from 0. Returns STATUS_NO_DEAL when the
 * players cannot all have hands at once, and STATUS_DECK_SHORT when too few cards are left for the
 * board. */
status_code spot_init(struct spot *spot, const struct game *game,
	const struct range *const ranges[], int players, const struct cards *board, card_set dead,
	struct fault *fault);

/* Does the same with the lists of ranges, which save time where a range is used more than once. A
 * player without a list, NULL, holds the cards of `known`, two or fewer, and any others. */
status_code spot_init_lists(struct spot *spot, const struct game *game,
	const struct range_list *const lists[], const card_set known[], int players,
	const struct cards *board, card_set dead, struct fault *fault);

/* Whether hands are valued as in hold'em, by the scores of score.h. Methods that are made for these
 * scores count no other spots; a smaller deck is to them as if the other cards were dead. */
static inline bool spot_is_high(const struct spot *spot)
{
	return spot->game->evaluator->high;
}

/* Makes the spot in which the live card `c` is the next card of the board. The sides lose the
 * combos that have the card, and their other weights are divided by what they then have in common.
 * *scale is the number of deals of `whole` that one deal of the new spot counts for: when a side
 * has only weights of 2 and 4 left, which become 1 and 2, a deal counts for two. Returns
 * STATUS_NO_COMBO or STATUS_NO_DEAL when the card cannot come. */
status_code spot_with_card(const struct spot *whole, card c, struct spot *spot, double *scale);

/* Makes the spot in which a player holds the combo `h`, of live cards, and nothing else. Returns
 * STATUS_NO_DEAL when the others cannot have hands then. */
status_code spot_with_combo(const struct spot *whole, int player, combo h, struct spot *spot);

/* -- suits -- */

/* Two suits are interchangeable when the board, the dead cards, and the combos and weights of each
 * side stay as they are if the two suits are exchanged. Suits that are interchangeable with each
 * other are a block. block[s] is the lowest suit of the block that s is in: 0 0 0 0 for AA against
 * KK before the flop, 0 1 1 1 on 2c 7c 9c, and 0 1 2 3 when no two suits are interchangeable. */
void spot_suit_blocks(const struct spot *spot, uint8_t block[CARD_SUITS]);

/* Next cards that an exchange of such suits turns into one another leave the same equities, so that
 * only one of them has to be asked for: like[c] is the card that is asked for in place of c. Lists
 * the cards that are asked for, ascending, and returns how many there are. */
int spot_cards_alike(const struct spot *spot, card like[CARD_COUNT], card asked[CARD_COUNT]);

/* -- size -- */

/* An upper bound of the number of joint deals with their boards, each counted as often as its
 * weight says: the product of the sides' weights and the number of boards. It is a double, since it
 * may be far greater than what 128 bits hold. */
double spot_deals_bound(const struct spot *spot);

/* Above this bound exact methods cannot count, since what a tally derives from its counts, such as
 * tally_shares, must fit in 128 bits as well. */
#define SPOT_COUNTABLE 0x1p112

/* -- run-outs -- */

/* Makes the run-outs of a spot, unless the spot has them. The other functions of the spot, and the
 * methods, only read them, so they must be made before several threads work on the spot. With no
 * card to come there is one run-out, of no cards. */
void spot_make_runouts(struct spot *spot);

/* Makes the run-outs of a spot for other blocks. With the blocks 0 1 2 3, every run-out is listed
 * by itself. */
void spot_runouts_init(struct spot_runouts *all, const struct spot *spot,
	const uint8_t block[CARD_SUITS]);

struct spot_runout {
	const struct spot_runouts *all;
	int at;                     /* the number of its pattern */
	uint32_t left;              /* how many run-outs of the pattern come after it */
	uint16_t mask[CARD_SUITS];  /* the ranks of each suit, bit i the suit's live rank i */
	card_set cards[CARD_SUITS]; /* the same as cards */
	card_set set;               /* all the cards to come */
	uint32_t ways;              /* how many run-outs this one represents */
};

/* Finds the run-out of a number, which is less than all->count. */
void spot_runout_seek(struct spot_runout *runout, const struct spot_runouts *all, uint32_t number);

/* Goes on to the run-out of the next number; after the last one it stays where it is. */
void spot_runout_next(struct spot_runout *runout);

/* -- joint deals -- */

/* In how many ways the players from `first` on can hold hands without a card of `taken` and without
 * any card twice, each way counted as often as the product of its weights says. This is the
 * relative likelihood that they leave `taken` to somebody else. Players with the full range are
 * left out, since their factor is the same for all sets of as many cards. The number is exact when
 * at most one player is left to count. Otherwise it is an estimate, the same every time, that is at
 * most some hundredths off. */
double spot_joint_ways(const struct spot *spot, int first, card_set taken);

#endif
