#include "cards/categories/categories_paths.h"

void categories_count_scalar(const score *scores, size_t count,
	uint64_t by_category[CATEGORY_COUNT])
{
	for (size_t i = 0; i < count; i++)
		by_category[score_category(scores[i])]++;
}
