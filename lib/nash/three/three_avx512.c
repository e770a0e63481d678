/* three_add() with AVX-512. */
#include "base/cpu.h"

#ifdef FELT_AVX512_KERNELS

#define KERNEL(name) name##_avx512

enum { WIDTH = 8 };

#include "nash/three/three_code.h"

#endif
