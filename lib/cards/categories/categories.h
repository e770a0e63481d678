/* Counts scores by category. */
#ifndef FELT_CARDS_CATEGORIES_H
#define FELT_CARDS_CATEGORIES_H

#include "base/cpu.h"
#include "cards/score.h"

#include <stddef.h>

/* Adds the categories of `count` scores, each 1 to SCORE_MAX, to by_category. `path` is usable. */
void categories_count(enum cpu_path path, const score *scores, size_t count,
	uint64_t by_category[CATEGORY_COUNT]);

#endif
