/* three_add() with AVX2. */
#include "base/cpu.h"

#ifdef FELT_AVX2_KERNELS

#define KERNEL(name) name##_avx2

enum { WIDTH = 4 };

#include "nash/three/three_code.h"

#endif
