/* Heads up before the flop: a generated table of every matchup of two hands.
 *
 * The C(52, 2) C(50, 2) ordered matchups are only 47,008 different ones up to suit permutations
 * and exchanging the players. The table has the wins and losses of each among its C(48, 5)
 * boards, counted when felt is built (tables/mkmatchups.c). Range against range is then a sum of
 * lookups. */
#ifndef FELT_ODDS_PREFLOP_H
#define FELT_ODDS_PREFLOP_H

#include "odds/combo.h"

#include <stddef.h>
#include <stdint.h>

enum {
	PREFLOP_BOARDS = 1712304, /* C(48, 5) */
	PREFLOP_DISTINCT = 47008
};

/* The number of boards that combo `a` wins against `b`, and the number that it ties. The combos
 * share no card, and the build has the table. */
void preflop_look_up(combo a, combo b, uint32_t *wins, uint32_t *ties);

/* -- the table -- */

/* The index of a matchup has two parts: the ranks, and the pattern of equal suits among the four
 * cards. The ranks of a hand are one of 91 pairs (combo_pair); with the greater pair x first and y
 * second, two hands have index x (x + 1) / 2 + y. The suits of four cards in order are one of 15
 * patterns, the number of ways to partition four things into groups. Patterns do not depend on the
 * names of suits, so that a lookup need not permute suits. In some patterns two cards are equal,
 * and for some ranks two patterns are the same matchup, that of a pocket pair with its cards
 * exchanged: there are 62,790 entries for 47,008 matchups, half a megabyte. A table of the 47,008
 * alone would need suit permutations.
 *
 * Example: AhKh has pair 12 x 13 / 2 + 11 = 89, QsQd 65; h h s d is pattern 4 (the second card of
 * the first one's suit, then two new suits): entry (89 x 90 / 2 + 65) x 15 + 4 = 61,054, which has
 * 787,966 wins and 917,606 losses of the 1,712,304 boards; the other 6,732 are ties. */
enum {
	PREFLOP_PATTERNS = 15,
	PREFLOP_ENTRIES = COMBO_PAIRS * (COMBO_PAIRS + 1) / 2 * PREFLOP_PATTERNS
};

/* Boards that the hand with the greater pair of ranks wins and loses. Both are 0 if two cards would
 * be equal, so that hands that cannot meet add nothing to a sum. */
struct preflop_count {
	uint32_t wins, losses;
};

extern const struct preflop_count matchups[PREFLOP_ENTRIES];

/* The table; NULL in a small build (FELT_SMALL, the WebAssembly module), in which it would be a
 * third of the size. preflop_counts.h then replaces it. */
static inline const struct preflop_count *preflop_table(void)
{
#ifdef FELT_SMALL
	return NULL;
#else
	return matchups;
#endif
}

/* The pattern of the suits of four cards. The first card begins a group; each other card is in the
 * group of an earlier card or begins a new one. */
static inline unsigned preflop_pattern(int a, int b, int c, int d)
{
	static const uint8_t first[2][3] = {{0, 2}, {5, 8, 11}};
	const int second = b != a;
	const int third = c == a ? 0 : c == b ? 1 : second + 1;
	const int most = third > second ? third : second;
	const int fourth = d == a ? 0 : d == b ? 1 : d == c ? third : most + 1;

	return (unsigned)(first[second][third] + fourth);
}

/* The first of the entries of two pairs of ranks, one for each pattern. */
static inline unsigned preflop_place(int high_pair, int low_pair)
{
	return (unsigned)(high_pair * (high_pair + 1) / 2 + low_pair) * PREFLOP_PATTERNS;
}

/* The index of combo `a` against `b`, whose pair of ranks is not greater. */
static inline unsigned preflop_entry(combo a, combo b)
{
	return preflop_place(combo_pair(a), combo_pair(b)) +
	       preflop_pattern(card_suit(combo_cards[a][0]), card_suit(combo_cards[a][1]),
		       card_suit(combo_cards[b][0]), card_suit(combo_cards[b][1]));
}

#endif
