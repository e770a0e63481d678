/* Omaha counted before the flop: single hands of two to ten players, without visiting boards.
 *
 * Exactly two cards of the hand play with three of the board, so that a hand's value without a
 * flush depends on the multiset of the board's ranks and on the pairs of ranks in the hand: it is
 * the best of 6, 10 or 15 pairs. The players are compared once for each of the 6,175 multisets, and
 * the number of ways to deal one is a product of small binomials.
 *
 * A flush needs three cards of a suit on the board and two in the hand, so that only one suit of a
 * board makes flushes, and every player with two cards of it has one. They all play the same three
 * cards of the board. The better of two flushes is therefore the one with the higher cards in the
 * hand, whatever the board is: a suit has one winner for all boards, the leader. It is enough to
 * know in how many ways each multiset has three cards or more of a suit. The leader wins those,
 * unless a player has a full house or better; no player has both a flush and a full house that is
 * worth less.
 *
 * Straight flushes are corrected afterwards. A player has one if two of the player's cards and
 * three of the board are five in a row. Few boards have one; they are moved from their winner to
 * the highest straight flush. No two straight flushes are equal: both would need the same two
 * cards.
 *
 * The low half depends on the ranks up to eight on the board, one of 182 sets with three or more,
 * and on those of the hand. */
#ifndef FELT_ODDS_OMAHA_COUNT_H
#define FELT_ODDS_OMAHA_COUNT_H

#include "base/cpu.h"
#include "cards/card.h"

#include <stdint.h>

enum { OMAHA_PLAYERS_MAX = 10, OMAHA_OWN_MAX = 6, OMAHA_KNOWN_MAX = 2 };

struct omaha_deal {
	int players;
	int own; /* cards of each player, 4 to 6 */
	card cards[OMAHA_PLAYERS_MAX][OMAHA_OWN_MAX];
	int known; /* cards of the board, at most OMAHA_KNOWN_MAX */
	card board[OMAHA_KNOWN_MAX];
	card_set live; /* cards that can be dealt */
	bool low;      /* the pot has a low half, eight or better */
};

/* The memory for counting, about 3 MB, reused from deal to deal. */
struct omaha_count;
struct omaha_count *omaha_count_new(void); /* NULL if out of memory; takes about 1 ms */
void omaha_count_free(struct omaha_count *count);

/* The number of boards for each pair of sets of winners: at index high << players | low, or at high
 * if the pot has no low half. `low` is empty if no player has a low. Valid until the next call. */
const uint32_t *omaha_count_deal(struct omaha_count *count, const struct omaha_deal *deal,
	enum cpu_path path);

#endif
