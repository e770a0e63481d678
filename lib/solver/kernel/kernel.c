/* The inner loops in plain C. */
#include "kernel.h"

#define KERNEL(name) name##_scalar

enum { WIDTH = 4 };

typedef float four __attribute__((vector_size(16)));

static inline void transpose(four block[WIDTH])
{
	for (int i = 0; i < WIDTH; i++)
		for (int j = 0; j < i; j++) {
			const float below = block[i][j];

			block[i][j] = block[j][i];
			block[j][i] = below;
		}
}

static inline four larger(four x, four y)
{
	typedef int32_t bits __attribute__((vector_size(16)));
	const bits mask = x > y;

	return (four)(((bits)x & mask) | ((bits)y & ~mask));
}

#include "kernel_code.h"
