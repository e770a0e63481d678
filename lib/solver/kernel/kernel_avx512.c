/* The inner loops with AVX-512. */
#include "kernel.h"

#include "base/cpu.h"

#ifdef FELT_AVX512_KERNELS

#include "kernel_x86.h"

#define KERNEL(name) name##_avx512

enum { WIDTH = 16 };

/* Four squares. */
static inline void transpose(const float *const from[WIDTH], float *out)
{
	const float *right[WIDTH];

	for (int i = 0; i < WIDTH; i++)
		right[i] = from[i] + 8;
	transpose_eight(from, out, WIDTH);
	transpose_eight(from + 8, out + 8, WIDTH);
	transpose_eight(right, out + 8 * WIDTH, WIDTH);
	transpose_eight(right + 8, out + 8 * WIDTH + 8, WIDTH);
}

#include "kernel_code.h"

#endif
