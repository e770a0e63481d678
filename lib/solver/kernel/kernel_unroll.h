#define ALWAYS_INLINE inline __attribute__((always_inline))

/* Precede a loop of few turns: once unrolled, an array of vectors is held in registers. */
#ifdef __clang__
#define KERNEL_UNROLL         _Pragma("clang loop unroll(full)")
#define KERNEL_UNROLL_ACTIONS _Pragma("clang loop unroll_count(4)")
#else
#define KERNEL_UNROLL         _Pragma("GCC unroll 16")
#define KERNEL_UNROLL_ACTIONS _Pragma("GCC unroll 4")
#endif
