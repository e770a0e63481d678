/* The kernels of categories_count(); the scalar one is the reference, and handles the remainder of
 * the AVX2 one. */
#ifndef FELT_CARDS_CATEGORIES_PATHS_H
#define FELT_CARDS_CATEGORIES_PATHS_H

#include "cards/categories/categories.h"

void categories_count_scalar(const score *scores, size_t count,
	uint64_t by_category[CATEGORY_COUNT]);
#ifdef FELT_AVX2_KERNELS
void categories_count_avx2(const score *scores, size_t count, uint64_t by_category[CATEGORY_COUNT]);
#endif
#ifdef FELT_AVX512_KERNELS
void categories_count_avx512(const score *scores, size_t count,
	uint64_t by_category[CATEGORY_COUNT]);
#endif

#endif
