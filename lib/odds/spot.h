/* A spot: the ranges of two to ten players, a board, dead cards. What every
 * method of finding equities takes, made ready once. */
#ifndef FELT_ODDS_SPOT_H
#define FELT_ODDS_SPOT_H

#include "odds/range/range.h"

enum { SPOT_PLAYERS_MAX = 10, SPOT_BOARD = 5 };

/* A count of deals: exact, of 128 bits. */
__extension__ typedef unsigned __int128 deal_count;

/* What one player may hold: live combos only, ascending. */
struct spot_side {
	int count;
	bool alike; /* all weights are 1 */
	bool any;   /* alike, and any two live cards: a random hand */
	uint64_t weight_sum;
	card_set cards; /* that any of the combos has */
	combo combo[COMBO_COUNT];
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

/* Prepares a spot. The board has at most five cards, no dead card among them.
 * STATUS_NO_COMBO when a range has none, or none without a card of the board or a dead
 * card, STATUS_NO_DEAL when the players cannot all have hands at once,
 * STATUS_DECK_SHORT when too few cards are left for the board;
 * fault->number is the player, from 0, that is the first at fault. */
status_code spot_init(struct spot *spot, const struct range *const ranges[], int players,
	const struct cards *board, card_set dead, struct fault *fault);

/* The same of lists, for who has them at hand. */
status_code spot_init_lists(struct spot *spot, const struct range_list *const lists[], int players,
	const struct cards *board, card_set dead, struct fault *fault);

/* Suits that neither board, dead cards nor any side's combos and weights tell
 * apart. block[s] is the lowest suit that s may be exchanged with (s itself when
 * it is the lowest): all clubs is 0 0 0 0. */
void spot_suit_blocks(const struct spot *spot, uint8_t block[CARD_SUITS]);

/* An upper bound of the number of joint deals, board included, each as often as its
 * weight says: the product of all weights times the boards. A double: it may be
 * far beyond 128 bits. */
double spot_deals_bound(const struct spot *spot);

/* Above this bound exact methods cannot count: what a tally derives from its counts must
 * fit in 128 bits too. */
#define SPOT_COUNTABLE 0x1p112

#endif
