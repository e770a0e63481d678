/* The inner loops in plain C. */
#include "kernel.h"

#define KERNEL(name) name##_scalar

enum { WIDTH = 4 };

static inline void transpose(const float *const from[WIDTH], float *out)
{
	for (int i = 0; i < WIDTH; i++)
		for (int j = 0; j < WIDTH; j++)
			out[i * WIDTH + j] = from[j][i];
}

#include "kernel_code.h"
