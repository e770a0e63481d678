#include "odds/many/many_sums.h"

#ifdef FELT_AVX2_KERNELS

#include "odds/many/many_wide.h"

const struct many_sums_kernel many_sums_kernel_wide_avx2 = {false, wide_three, wide_four};

#endif
