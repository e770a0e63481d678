/* The generated table of match-ups, and the index of a match-up in it; private to
 * preflop.c and to tables/mkmatchups.c.
 *
 * The index has two parts: the ranks, and which of the four cards have the same suit. The ranks of
 * a hand are one of 91 pairs (combo_pair); with the greater pair x first and y second, two hands
 * have place x (x + 1) / 2 + y. The suits of four cards in order are one of 15 patterns, the number
 * of ways to partition four things into groups. Patterns do not depend on the suits' names, so a
 * match-up is looked up without renaming suits. Some patterns occur in no match-up, and the two
 * orders of a pocket pair's cards are the same match-up: there are 62,790 entries for 47,008
 * match-ups, half a megabyte. A table of the 47,008 alone would need the renaming.
 *
 * Example: AhKh has pair 12 x 13 / 2 + 11 = 89, QsQd 65; h h s d is pattern 4 (the second card of
 * the first one's suit, then two new suits): entry (89 x 90 / 2 + 65) x 15 + 4 = 61,054, which has
 * 787,966 wins and 6,732 ties of the 1,712,304 boards. */
#ifndef FELT_ODDS_PREFLOP_TABLE_H
#define FELT_ODDS_PREFLOP_TABLE_H

#include "odds/combo.h"

enum {
	MATCHUP_PATTERNS = 15,
	MATCHUP_ENTRIES = COMBO_PAIRS * (COMBO_PAIRS + 1) / 2 * MATCHUP_PATTERNS
};

struct matchup {
	uint32_t wins, ties; /* of the hand with the greater pair of ranks */
};

extern const struct matchup matchups[MATCHUP_ENTRIES];

/* The pattern of the suits of four cards. The first card begins a group; each other card is in the
 * group of an earlier card or begins a new one. */
static inline unsigned matchup_pattern(int a, int b, int c, int d)
{
	static const uint8_t first[2][3] = {{0, 2}, {5, 8, 11}};
	const int second = b != a;
	const int third = c == a ? 0 : c == b ? 1 : second + 1;
	const int most = third > second ? third : second;
	const int fourth = d == a ? 0 : d == b ? 1 : d == c ? third : most + 1;

	return (unsigned)(first[second][third] + fourth);
}

static inline unsigned matchup_place(int high_pair, int low_pair)
{
	return (unsigned)(high_pair * (high_pair + 1) / 2 + low_pair) * MATCHUP_PATTERNS;
}

/* The index of combo `a` against `b`, whose pair of ranks is not greater. */
static inline unsigned matchup_entry(combo a, combo b)
{
	return matchup_place(combo_pair(a), combo_pair(b)) +
	       matchup_pattern(card_suit(combo_cards[a][0]), card_suit(combo_cards[a][1]),
		       card_suit(combo_cards[b][0]), card_suit(combo_cards[b][1]));
}

#endif
