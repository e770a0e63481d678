/* Tables for every deal: columns of the rows of values, and the low ranks of each multiset. */
#include "odds/omaha/omaha_internal.h"

#include "cards/colex.h"

#include <string.h>

const score *omaha_column(struct omaha_count *count, int pair)
{
	score *column = count->column[pair];

	if (!count->made[pair]) {
		count->made[pair] = true;
		for (unsigned i = 0; i < OMAHA_ROWS; i++)
			column[i] = (score)(SCORE_MAX + 1 - count->rows->standing[i][pair]);
		memset(column + OMAHA_ROWS, 0, (OMAHA_ROW - OMAHA_ROWS) * sizeof *column);
	}
	return column;
}

unsigned omaha_low_ranks(unsigned ranks)
{
	return (ranks << 1 | ranks >> (CARD_RANKS - 1)) & (OMAHA_LOWS - 1);
}

static void make_low_masks(struct omaha_count *count)
{
	uint8_t ranks[OMAHA_BOARD_CARDS] = {0};
	unsigned at = 0;

	do {
		unsigned set = 0;

		for (int i = 0; i < OMAHA_BOARD_CARDS; i++)
			set |= 1u << ranks[i];
		count->low_mask[at++] = (uint8_t)omaha_low_ranks(set);
	} while (colex_multiset_next(ranks, OMAHA_BOARD_CARDS, CARD_RANKS));
}

bool omaha_tables_make(struct omaha_count *count)
{
	memset(count->made, 0, sizeof count->made);
	count->rows = omaha_rows_new();
	if (!count->rows)
		return false;
	make_low_masks(count);
	return true;
}
