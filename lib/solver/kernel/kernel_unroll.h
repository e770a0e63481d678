/* Precedes a loop of few turns: once unrolled, an array of vectors is held in registers. */
#ifdef __clang__
#define KERNEL_UNROLL _Pragma("clang loop unroll(full)")
#else
#define KERNEL_UNROLL _Pragma("GCC unroll 16")
#endif
