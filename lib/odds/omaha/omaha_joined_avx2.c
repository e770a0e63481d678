#include "base/cpu.h"

#ifdef FELT_AVX2_KERNELS
#define OMAHA_JOINED omaha_joined_avx2
#include "odds/omaha/omaha_joined.h"
#endif
