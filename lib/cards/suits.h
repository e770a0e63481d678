/* Permutations of the suits. Hands that one maps to each other have equal chances. */
#ifndef FELT_CARDS_SUITS_H
#define FELT_CARDS_SUITS_H

#include "cards/card.h"

/* Suit s becomes to[s]; `to` has each suit once. */
struct suits {
	uint8_t to[CARD_SUITS];
};

/* All permutations, in the order of their lists; the first is the identity. */
enum { SUITS_ALL = 24 };
extern const struct suits suits_all[SUITS_ALL];

/* Some of them. */
struct suits_list {
	int count;
	struct suits suits[SUITS_ALL];
};

static inline card suits_card(const struct suits *suits, card c)
{
	return card_of(card_rank(c), suits->to[card_suit(c)]);
}

static inline card_set suits_set(const struct suits *suits, card_set set)
{
	card_set mapped = 0;

	for (int s = 0; s < CARD_SUITS; s++)
		mapped |= (set >> s & card_set_suit(0)) << suits->to[s];
	return mapped;
}

#endif
