/* Hole cards: two cards of one player, their number, their class, their suits.
 *
 * A hole (in poker's words, a combo) is the colex number of its cards a > b: C(a, 2) + b,
 * from 0 (2d2c) to 1325 (AsAh). Its pair is the same number of its ranks as a
 * multiset (combo.h): ranks r >= q give r(r + 1)/2 + q, 0 (22) to 90 (AA). Its
 * class is its place in the square that players draw, row by row, aces first:
 * AA 0, AKs 1 ... A2s 12, AKo 13, KK 14 ... 22 168; suited above the diagonal of
 * pairs, offsuit below. */
#ifndef FELT_ODDS_COMBO_H
#define FELT_ODDS_COMBO_H

#include "cards/card.h"

#include <stdint.h>

typedef uint16_t hole;

enum { HOLE_COUNT = 1326, HOLE_PAIRS = 91, HOLE_CLASSES = 169 };

/* By hole: the higher card and the lower. Generated. */
extern const card hole_cards[HOLE_COUNT][2];

/* Of two different cards, in any order. */
static inline hole hole_of(card a, card b)
{
	unsigned high = a > b ? a : b, low = a > b ? b : a;

	return (hole)(high * (high - 1) / 2 + low);
}

static inline card_set hole_set(hole h)
{
	return card_bit(hole_cards[h][0]) | card_bit(hole_cards[h][1]);
}

static inline int hole_pair_of(int high_rank, int low_rank)
{
	return high_rank * (high_rank + 1) / 2 + low_rank;
}

static inline int hole_pair(hole h)
{
	return hole_pair_of(card_rank(hole_cards[h][0]), card_rank(hole_cards[h][1]));
}

static inline bool hole_suited(hole h)
{
	return card_suit(hole_cards[h][0]) == card_suit(hole_cards[h][1]);
}

/* The class of two ranks, high >= low, of one suit or not. */
static inline int hole_class_of(int high, int low, bool suited)
{
	int row = CARD_RANKS - 1 - high, column = CARD_RANKS - 1 - low;

	return suited ? row * CARD_RANKS + column : column * CARD_RANKS + row;
}

static inline int hole_class(hole h)
{
	return hole_class_of(card_rank(hole_cards[h][0]), card_rank(hole_cards[h][1]),
		hole_suited(h));
}

enum { HOLE_CLASS_MOST = 12 };

/* The holes of a class, descending; returns how many: 6 of a pair, 4 suited, 12
 * offsuit. */
int hole_class_list(int class, hole out[HOLE_CLASS_MOST]);

/* "AA", "AKs", "AKo", with its terminator. */
void hole_class_name(int class, char name[4]);

/* Appends the same as ranges are written: in Spanish notation "A10s", "1010". */
void hole_class_print(struct text *out, int class, enum card_notation notation);

/* The hole with suit s of its cards turned into to[s]; `to` has each suit once. */
hole hole_with_suits(hole h, const uint8_t to[CARD_SUITS]);

/* Appends both cards, the higher first. */
void hole_print(struct text *out, hole h, enum card_notation notation);

#endif
