/* The code of three_add(). The file that includes it defines KERNEL(name), the name of a function
 * on its path, and WIDTH, the numbers in a vector. */
#include "nash/three/three_internal.h"

typedef double lanes __attribute__((vector_size(8 * WIDTH)));
typedef lanes some_lanes __attribute__((aligned(8), may_alias));

enum { BLOCK = 11 /* vectors whose sums stay in registers */ };

void KERNEL(three_add)(const struct three_list *list, double *out)
{
	for (int from = 0; from < THREE_LANES; from += BLOCK * WIDTH) {
		lanes sum[BLOCK];

#pragma GCC unroll 11
		for (int i = 0; i < BLOCK; i++)
			sum[i] = *(const some_lanes *)(out + from + i * WIDTH);
		for (size_t k = 0; k < list->count; k++) {
			const double factor = list->factor[k];
			const double *row = list->row[k] + from;

#pragma GCC unroll 11
			for (int i = 0; i < BLOCK; i++)
				sum[i] += factor * *(const some_lanes *)(row + i * WIDTH);
		}
#pragma GCC unroll 11
		for (int i = 0; i < BLOCK; i++)
			*(some_lanes *)(out + from + i * WIDTH) = sum[i];
	}
}
