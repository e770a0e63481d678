#include "cards/score.h"

#include "cards/card.h"
#include "cards/colex.h"

/* Hands of one category, fewest first: 10 straights, 13 * 12 ranks of four and
 * a kicker, C(13, 5) - 10 of five different ranks, and so on. */
enum {
	STRAIGHTS = 10,
	FIVE_RANKS = 1287, /* C(13, 5) */
	DISTINCT = FIVE_RANKS - STRAIGHTS,
	OTHERS = CARD_RANKS - 1,
	KICKER_PAIRS = 66,    /* C(12, 2) */
	KICKER_TRIPLES = 220, /* C(12, 3) */
	TWO_PAIR_KICKERS = CARD_RANKS - 2
};

enum {
	FLOOR_HIGH_CARD = 1,
	FLOOR_PAIR = FLOOR_HIGH_CARD + DISTINCT,
	FLOOR_TWO_PAIR = FLOOR_PAIR + CARD_RANKS * KICKER_TRIPLES,
	FLOOR_THREE = FLOOR_TWO_PAIR + 78 * TWO_PAIR_KICKERS, /* 78 = C(13, 2) */
	FLOOR_STRAIGHT = FLOOR_THREE + CARD_RANKS * KICKER_PAIRS,
	FLOOR_FLUSH = FLOOR_STRAIGHT + STRAIGHTS,
	FLOOR_FULL_HOUSE = FLOOR_FLUSH + DISTINCT,
	FLOOR_FOUR = FLOOR_FULL_HOUSE + CARD_RANKS * OTHERS,
	FLOOR_STRAIGHT_FLUSH = FLOOR_FOUR + CARD_RANKS * OTHERS
};

const score category_floor[CATEGORY_COUNT + 1] = {
	FLOOR_HIGH_CARD,
	FLOOR_PAIR,
	FLOOR_TWO_PAIR,
	FLOOR_THREE,
	FLOOR_STRAIGHT,
	FLOOR_FLUSH,
	FLOOR_FULL_HOUSE,
	FLOOR_FOUR,
	FLOOR_STRAIGHT_FLUSH,
	SCORE_MAX + 1,
};

_Static_assert(FLOOR_STRAIGHT_FLUSH + STRAIGHTS == SCORE_MAX + 1, "7462 classes in all");

static const char *const keys[CATEGORY_COUNT] = {
	"high-card",
	"pair",
	"two-pair",
	"three-of-a-kind",
	"straight",
	"flush",
	"full-house",
	"four-of-a-kind",
	"straight-flush",
};

static const char *const names[CATEGORY_COUNT] = {
	"high card",
	"pair",
	"two pair",
	"three of a kind",
	"straight",
	"flush",
	"full house",
	"four of a kind",
	"straight flush",
};

const char *category_key(enum category category)
{
	return keys[category];
}

const char *category_name(enum category category)
{
	return names[category];
}

enum category score_category(score s)
{
	int category = 0;

	for (int i = 1; i < CATEGORY_COUNT; i++)
		category += s >= category_floor[i];
	return (enum category)category;
}

/* The indices of straights among the 5-subsets of ranks in colex order: C(top + 1,
 * 5) - 1 for top - 4 to top, and C(12, 5) for the wheel, the ranks 0 1 2 3 12. */
static const uint16_t straight_subsets[STRAIGHTS] = {0, 5, 20, 55, 125, 251, 461, 791, 792, 1286};

/* Ranks of a k-subset of `CARD_RANKS - skipped` ranks, from the highest down;
 * the ranks in `skip` are left out of the count. */
static void subset_down(unsigned index, int count, unsigned skip, uint8_t *ranks)
{
	uint8_t ascending[5];

	colex_multiset(index, count, ascending);
	for (int i = count - 1; i >= 0; i--) {
		int left = ascending[i] + i, rank = 0;

		while (skip >> rank & 1 || left-- > 0)
			rank++;
		*ranks++ = (uint8_t)rank;
	}
}

/* The inverse: `ranks` descend, none is in `skip`. */
static unsigned subset_index(const uint8_t *ranks, int count, unsigned skip)
{
	uint8_t ascending[5];

	for (int i = 0; i < count; i++) {
		int rank = ranks[count - 1 - i], below = 0;

		for (int r = 0; r < rank; r++)
			below += !(skip >> r & 1);
		ascending[i] = (uint8_t)(below - i);
	}
	return colex_multiset_rank(ascending, count);
}

/* From an index among the subsets that are not straights to one among all 1287, and back. */
static unsigned with_straights(unsigned index)
{
	for (int i = 0; i < STRAIGHTS; i++)
		index += index >= straight_subsets[i];
	return index;
}

static unsigned without_straights(unsigned index)
{
	unsigned less = 0;

	for (int i = 0; i < STRAIGHTS; i++)
		less += straight_subsets[i] < index;
	return index - less;
}

void score_ranks(score s, uint8_t ranks[5])
{
	enum category category = score_category(s);
	unsigned index = (unsigned)s - category_floor[category];
	uint8_t first;

	switch (category) {
	case STRAIGHT_FLUSH:
	case STRAIGHT:
		for (unsigned i = 0; i < 5; i++)
			ranks[i] = (uint8_t)(i < 4 || index ? index + 3 - i : 12);
		return;
	case FOUR_OF_A_KIND:
	case FULL_HOUSE:
		first = (uint8_t)(index / OTHERS);
		for (int i = 0; i < 5; i++)
			ranks[i] = first;
		subset_down(index % OTHERS, 1, 1u << first, ranks + 4);
		if (category == FULL_HOUSE)
			ranks[3] = ranks[4];
		return;
	case FLUSH:
	case HIGH_CARD:
		subset_down(with_straights(index), 5, 0, ranks);
		return;
	case THREE_OF_A_KIND:
		first = (uint8_t)(index / KICKER_PAIRS);
		ranks[0] = ranks[1] = ranks[2] = first;
		subset_down(index % KICKER_PAIRS, 2, 1u << first, ranks + 3);
		return;
	case TWO_PAIR:
		subset_down(index / TWO_PAIR_KICKERS, 2, 0, ranks + 1);
		ranks[0] = ranks[1];
		ranks[3] = ranks[2];
		subset_down(index % TWO_PAIR_KICKERS, 1, 1u << ranks[0] | 1u << ranks[2],
			ranks + 4);
		return;
	case PAIR:
	default:
		first = (uint8_t)(index / KICKER_TRIPLES);
		ranks[0] = ranks[1] = first;
		subset_down(index % KICKER_TRIPLES, 3, 1u << first, ranks + 2);
		return;
	}
}

/* The ranks with the most copies first, then from the highest down; returns the
 * number of different ranks. */
static int order_ranks(const uint8_t ranks[5], uint8_t ordered[5], int copies[5])
{
	int count[CARD_RANKS] = {0}, different = 0;

	for (int i = 0; i < 5; i++)
		count[ranks[i]]++;
	for (int n = 4; n >= 1; n--)
		for (int rank = CARD_RANKS - 1; rank >= 0; rank--)
			if (count[rank] == n) {
				ordered[different] = (uint8_t)rank;
				copies[different++] = n;
			}
	return different;
}

score score_of_ranks(const uint8_t ranks[5], int suited)
{
	uint8_t by[5];
	int copies[5];
	int different = order_ranks(ranks, by, copies);
	unsigned index, first = 1u << by[0];

	switch (different) {
	case 5:
		if (by[0] - by[4] == 4 || (by[0] == 12 && by[1] == 3)) {
			unsigned top = by[0] - by[4] == 4 ? by[0] : 3;

			return (score)(category_floor[suited ? STRAIGHT_FLUSH : STRAIGHT] + top -
				       3);
		}
		index = without_straights(subset_index(by, 5, 0));
		return (score)(category_floor[suited ? FLUSH : HIGH_CARD] + index);
	case 4:
		index = by[0] * (unsigned)KICKER_TRIPLES + subset_index(by + 1, 3, first);
		return (score)(category_floor[PAIR] + index);
	case 3:
		if (copies[0] == 3) {
			index = by[0] * (unsigned)KICKER_PAIRS + subset_index(by + 1, 2, first);
			return (score)(category_floor[THREE_OF_A_KIND] + index);
		}
		index = subset_index(by, 2, 0) * (unsigned)TWO_PAIR_KICKERS +
			subset_index(by + 2, 1, first | 1u << by[1]);
		return (score)(category_floor[TWO_PAIR] + index);
	default:
		index = by[0] * (unsigned)OTHERS + subset_index(by + 1, 1, first);
		return (score)(category_floor[copies[0] == 4 ? FOUR_OF_A_KIND : FULL_HOUSE] +
			       index);
	}
}

/* "king-five-three" */
static void add_run(struct text *out, const uint8_t *ranks, int count)
{
	for (int i = 0; i < count; i++) {
		if (i)
			text_add_char(out, '-');
		text_add_string(out, card_rank_name(ranks[i]));
	}
}

static void add_kickers(struct text *out, const uint8_t *ranks, int count)
{
	text_add_string(out, ", ");
	add_run(out, ranks, count);
	text_add_string(out, count > 1 ? " kickers" : " kicker");
}

void score_name(struct text *out, score s)
{
	enum category category = score_category(s);
	uint8_t r[5];

	score_ranks(s, r);
	switch (category) {
	case STRAIGHT_FLUSH:
		if (s == SCORE_MAX) {
			text_add_string(out, "royal flush");
			return;
		}
		/* fall through */
	case STRAIGHT:
		text_add_string(out, card_rank_name(r[0]));
		text_add_string(out, "-high ");
		text_add_string(out, names[category]);
		return;
	case FOUR_OF_A_KIND:
	case THREE_OF_A_KIND:
		text_add_string(out, names[category]);
		text_add_string(out, ", ");
		text_add_string(out, card_rank_plural(r[0]));
		add_kickers(out, category == FOUR_OF_A_KIND ? r + 4 : r + 3,
			category == FOUR_OF_A_KIND ? 1 : 2);
		return;
	case FULL_HOUSE:
		text_add_string(out, "full house, ");
		text_add_string(out, card_rank_plural(r[0]));
		text_add_string(out, " over ");
		text_add_string(out, card_rank_plural(r[3]));
		return;
	case FLUSH:
	case HIGH_CARD:
		text_add_string(out, names[category]);
		text_add_string(out, ", ");
		add_run(out, r, 5);
		return;
	case TWO_PAIR:
		text_add_string(out, "two pair, ");
		text_add_string(out, card_rank_plural(r[0]));
		text_add_string(out, " and ");
		text_add_string(out, card_rank_plural(r[2]));
		add_kickers(out, r + 4, 1);
		return;
	case PAIR:
	default:
		text_add_string(out, "pair of ");
		text_add_string(out, card_rank_plural(r[0]));
		add_kickers(out, r + 2, 3);
		return;
	}
}
