/* How the hot cards of a link are split among its lists; private to the sampler.
 *
 * When several lists are drawn from at random, most candidates are lost because two lists want
 * the same few cards: six ranges of 15 % hold 3.2 aces on average, and of 100 draws from three
 * lists of two players 86 collide, most of them in an ace or a king. So the hottest cards are
 * dealt first. A split says which list has which of the hot cards and which of them nobody has.
 * It can be completed in as many ways as the product of the numbers of entries that have exactly
 * these hot cards, list by list. A split is drawn in proportion to that product, then an entry of
 * each list among those with its hot cards. All sets of entries that agree on the hot cards are
 * equally likely then, as they were before; collisions in other cards are still rejected. Of the
 * candidates of those six ranges 39 in 100 are good, not 14.
 *
 * An example with one hot card, the ace of spades, and two lists: 2 of the 5 entries of the first
 * have it, and 1 of the 5 of the second. The splits are: the first has it, in 2 * 4 = 8 ways; the
 * second, in 3 * 1 = 3; nobody, in 3 * 4 = 12. Both would have it in 2 * 1 of the 25 pairs of
 * entries; the other 23 come equally often.
 *
 * Entries of a list with the same hot cards are a group or, where there are many, several of one
 * size, so that 16 random bits choose among them with little loss.
 *
 * Splits are drawn by the alias method over integers (see sample_list.h): one of 2^n columns, and
 * a height that says whether it is the column's own split or the other one that fills it up. A
 * column is one number of 64 bits. Its height has room for 22 of them, but the product of the
 * groups' sizes may take 48 bits and more. Hence a group's size is rounded up to a multiple of a
 * unit, and the product is that of units. Places beyond the true size hold an entry that no
 * candidate survives. So does a group of its own, which fills up the columns once all splits are
 * placed. */
#ifndef FELT_ODDS_SAMPLE_SPLIT_H
#define FELT_ODDS_SAMPLE_SPLIT_H

#include "odds/sample/sample_list.h"

enum {
	SAMPLE_SPLIT_LISTS = 5,
	SAMPLE_GROUP_BITS = 7, /* at most, of a list's group in a split's code */
	SAMPLE_GROUPS = 1 << SAMPLE_GROUP_BITS,
	SAMPLE_CODE_BITS = 21,
	SAMPLE_HEIGHT_BITS = 22,
	SAMPLE_COLUMN_BITS = 14,
	SAMPLE_SPLIT_ROWS = 3 /* of random numbers: a column, a height of 32 bits */
};

/* A card that every candidate has taken from the start, and that the entry of no hand has. */
#define SAMPLE_LOST (UINT64_C(1) << 63)

/* A list's entries by group. */
struct sample_groups {
	_Alignas(64) uint16_t first[SAMPLE_GROUPS]; /* entry, in units */
	uint16_t size[SAMPLE_GROUPS];               /* entries, a multiple of the unit */
	uint16_t uneven[SAMPLE_GROUPS];             /* 2^16 mod size */
	card_set *set;
	card_pair *pairs;
	bool shared; /* set and pairs are those of an earlier list */
};

/* From the lowest bit: the code of its own split, that of the other, and the height from which on
 * it is the other's. A code is each list's group, the first list's lowest. */
typedef uint64_t sample_column;

struct sample_split {
	int lists;
	int group_bits, unit_bits, column_bits;
	uint32_t height, uneven; /* of a column; 2^32 mod height */
	sample_column *column;
	struct sample_groups groups[SAMPLE_SPLIT_LISTS];
};

/* Of a column, by a height below split->height: a code, and above it other bits. */
static inline uint64_t sample_code(sample_column column, uint64_t height)
{
	return column >> (height >= column >> 2 * SAMPLE_CODE_BITS ? SAMPLE_CODE_BITS : 0);
}

/* Makes splits for lists whose entries all count alike; one list may be there more than once.
 * `hot` are the cards to split, the hottest first: as many of them as lead to no more than 2^bits
 * columns. *fits is false, and the split of no use, when there are too many lists or entries, or
 * when more than 1 / `gain` of the sets of entries agree on the hot cards anyway. Zeroed at
 * first. */
status_code sample_split_init(struct sample_split *split, const struct sample_list *const lists[],
	int count, const card *hot, int bits, double gain, bool *fits);

void sample_split_free(struct sample_split *split);

#endif
