/* Combos: the two hole cards of a player, as a number, with their ranks, class and suits.
 *
 * A combo is the colex number of its cards a > b: C(a, 2) + b, from 0 (2d2c) to 1325 (AsAh). Its
 * pair of ranks, a pocket pair or not, is the colex number of its ranks as a multiset (colex.h):
 * ranks r >= q give r(r + 1)/2 + q, from 0 (22) to 90 (AA). Its class is one of the 169 starting
 * hands of the usual grid, numbered row by row, aces first: AA 0, AKs 1 ... A2s 12, AKo 13, KK 14
 * ... 22 168; suited above the diagonal of pocket pairs, offsuit below. */
#ifndef FELT_ODDS_COMBO_H
#define FELT_ODDS_COMBO_H

#include "cards/card.h"
#include "cards/suits.h"

#include <stdint.h>

typedef uint16_t combo;

enum { COMBO_COUNT = 1326, COMBO_PAIRS = 91, COMBO_CLASSES = 169 };

/* The higher card and the lower card of each combo. Generated. */
extern const card combo_cards[COMBO_COUNT][2];

/* The combo of two different cards, in any order. */
static inline combo combo_of(card a, card b)
{
	unsigned high = a > b ? a : b, low = a > b ? b : a;

	return (combo)(high * (high - 1) / 2 + low);
}

static inline card_set combo_set(combo h)
{
	return card_bit(combo_cards[h][0]) | card_bit(combo_cards[h][1]);
}

static inline int combo_pair_of(int high_rank, int low_rank)
{
	return high_rank * (high_rank + 1) / 2 + low_rank;
}

static inline int combo_pair(combo h)
{
	return combo_pair_of(card_rank(combo_cards[h][0]), card_rank(combo_cards[h][1]));
}

static inline bool combo_suited(combo h)
{
	return card_suit(combo_cards[h][0]) == card_suit(combo_cards[h][1]);
}

/* The class of two ranks, high >= low, suited or not. */
static inline int combo_class_of(int high, int low, bool suited)
{
	int row = CARD_RANKS - 1 - high, column = CARD_RANKS - 1 - low;

	return suited ? row * CARD_RANKS + column : column * CARD_RANKS + row;
}

static inline int combo_class(combo h)
{
	return combo_class_of(card_rank(combo_cards[h][0]), card_rank(combo_cards[h][1]),
		combo_suited(h));
}

enum { COMBO_CLASS_MAX = 12 };

/* All combos, class by class, those of a class in descending order. Generated. */
extern const combo combo_by_class[COMBO_COUNT];

/* The number of combos of a class: 6 for a pair, 4 suited, 12 offsuit. */
static inline int combo_class_size(int of_class)
{
	const int row = of_class / CARD_RANKS, column = of_class % CARD_RANKS;

	return row == column ? 6 : row < column ? 4 : 12;
}

/* The index of a class's first combo in combo_by_class. */
int combo_class_first(int of_class);

/* Lists the combos of a class in descending order; returns their number. */
int combo_class_list(int of_class, combo out[COMBO_CLASS_MAX]);

/* Writes the name of a class, "AA", "AKs" or "AKo", with a terminator. */
void combo_class_name(int of_class, char name[4]);

/* Appends the name of a class in range notation: in Spanish notation "A10s", "1010". */
void combo_class_print(struct text *out, int of_class, enum card_notation notation);

/* The combo after a permutation of suits. */
combo combo_with_suits(combo h, const struct suits *suits);

/* Appends both cards, the higher first. */
void combo_print(struct text *out, combo h, enum card_notation notation);

#endif
