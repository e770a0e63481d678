/* The inner loops with AVX2. */
#include "kernel.h"

#include "base/cpu.h"

#ifdef FELT_AVX2_KERNELS

#include "kernel_x86.h"

#define KERNEL(name) name##_avx2

enum { WIDTH = 8 };

static inline void transpose(const float *const from[WIDTH], float *out)
{
	transpose_eight(from, out, WIDTH);
}

#include "kernel_code.h"

#endif
