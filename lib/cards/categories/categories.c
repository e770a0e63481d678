#include "cards/categories/categories_paths.h"

void categories_count(enum cpu_path path, const score *scores, size_t count,
	uint64_t by_category[CATEGORY_COUNT])
{
	CPU_CALL(path, categories_count, scores, count, by_category);
}
