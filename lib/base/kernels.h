/* Which vector kernels this build has; private to the modules that have some.
 *
 * FELT_AVX2_KERNELS and FELT_AVX512_KERNELS are defined on x86-64. The Makefile
 * defines FELT_NO_AVX512 where the compiler does not know all of AVX-512 that
 * they use, or with `make AVX512=`; FELT_NO_KERNELS leaves out both, as on other
 * machines. Where its macro is not defined a kernel's file has nothing in it. */
#ifndef FELT_BASE_KERNELS_H
#define FELT_BASE_KERNELS_H

#if defined(__x86_64__) && !defined(FELT_NO_KERNELS)
#define FELT_AVX2_KERNELS 1
#ifndef FELT_NO_AVX512
#define FELT_AVX512_KERNELS 1
#endif
#endif

#endif
