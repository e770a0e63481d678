#include "cards/sweep/sweep_paths.h"

void sweep_block_scalar(const score *values, unsigned below, score *block)
{
	for (unsigned high = 2; high < below; high++)
		for (unsigned middle = 1; middle < high; middle++) {
			const score *row =
				values + sweep_row(middle / CARD_SUITS, high / CARD_SUITS);

			for (unsigned low = 0; low < middle; low++)
				*block++ = row[low / CARD_SUITS];
		}
}

void sweep_tally_scalar(const score *scores, size_t count, uint64_t by_category[CATEGORY_COUNT])
{
	for (size_t i = 0; i < count; i++)
		by_category[score_category(scores[i])]++;
}
