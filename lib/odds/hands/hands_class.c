/* Classes of hands that differ only by suit permutations. */
#include "odds/hands/hands_internal.h"

#include "cards/colex.h"
#include "cards/suits.h"

/* The ranks of the hand per suit, the greatest mask first. */
uint64_t hands_class(card_set set)
{
	unsigned suit[CARD_SUITS];
	uint64_t class = 0;

	for (int i = 0; i < CARD_SUITS; i++) {
		int at = i;

		suit[i] = card_set_ranks(set, i);
		for (; at > 0 && suit[at - 1] < suit[at]; at--) {
			const unsigned less = suit[at - 1];

			suit[at - 1] = suit[at];
			suit[at] = less;
		}
	}
	for (int i = 0; i < CARD_SUITS; i++)
		class = class << CARD_RANKS | suit[i];
	return class;
}

static unsigned class_ranks(uint64_t class, int suit)
{
	return class >> (CARD_SUITS - 1 - suit) * CARD_RANKS & ((1u << CARD_RANKS) - 1);
}

/* There is one hand for each assignment of suits; suits with the same ranks are interchangeable. */
uint32_t hands_class_size(uint64_t class, card_set dead)
{
	uint32_t ways = 0, same = 1;

	for (int k = 0; k < SUITS_ALL; k++) {
		bool good = true;

		for (int i = 0; i < CARD_SUITS; i++)
			good = good &&
			       !(card_set_ranks(dead, suits_all[k].to[i]) & class_ranks(class, i));
		ways += good;
	}
	for (int i = 0; i < CARD_SUITS; i++) {
		uint32_t equal = 1;

		for (int j = 0; j < i; j++)
			equal += class_ranks(class, j) == class_ranks(class, i);
		same *= equal;
	}
	return ways / same;
}

void hands_class_print(struct text *out, uint64_t class, enum card_notation notation)
{
	char letters[CARD_SUITS] = {0}, next = 0;

	for (int rank = CARD_RANKS; rank-- > 0;)
		for (int suit = 0; suit < CARD_SUITS; suit++) {
			if (!(class_ranks(class, suit) >> rank & 1))
				continue;
			if (!letters[suit])
				letters[suit] = "xyzw"[(int)next++];
			card_rank_print(out, rank, notation);
			text_add_char(out, letters[suit]);
		}
}

/* -- hands of four cards -------------------------------------------------------- */

/* The ranks of a mask as cards of the first suit: the steps of card_set_ranks() in reverse. */
static card_set spread(uint64_t ranks)
{
	ranks = (ranks | ranks << 24) & UINT64_C(0x000000ff000000ff);
	ranks = (ranks | ranks << 12) & UINT64_C(0x000f000f000f000f);
	ranks = (ranks | ranks << 6) & UINT64_C(0x0303030303030303);
	return (ranks | ranks << 3) & UINT64_C(0x1111111111111111);
}

/* The first hand of a class: its greatest mask of ranks belongs to the first suit, and so on. */
static card_set first_of(uint64_t class)
{
	card_set set = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++)
		set |= spread(class_ranks(class, suit)) << suit;
	return set;
}

struct numbering {
	uint16_t *number;
	uint32_t place, places[4][CARD_COUNT]; /* index of hands, by lower cards */
	uint16_t classes;
};

static uint32_t place_of(const struct numbering *numbering, card_set set)
{
	uint32_t place = 0;

	for (int below = 0; below < 4; below++, set &= set - 1)
		place += numbering->places[below][card_set_count((set & -set) - 1)];
	return place;
}

static void number_hand(void *state, card_set set, uint32_t ranks, const struct hands_view *view)
{
	struct numbering *numbering = state;
	const card_set first = first_of(hands_class(set));

	(void)ranks;
	(void)view;
	numbering->number[numbering->place++] =
		first == set ? numbering->classes++ : numbering->number[place_of(numbering, first)];
}

void hands_number_classes(uint16_t *number)
{
	struct numbering numbering = {.number = number};

	for (unsigned below = 0; below < 4; below++)
		for (unsigned c = 0; c < CARD_COUNT; c++)
			numbering.places[below][c] = (uint32_t)colex_choose(c, below + 1);
	hands_each(&game_omaha, number_hand, &numbering);
}
