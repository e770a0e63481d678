/* Paths: the instruction sets that a computation may use, and the one way to choose between them.
 *
 * Code that profits from vector instructions exists in up to three versions that compute the same:
 * CPU_SCALAR, plain C and the reference; CPU_AVX2; and CPU_AVX512 (F, BW, VL, VBMI, VBMI2 and
 * BITALG: Ice Lake, Zen 4 and later). The vector versions are for x86-64 only.
 *
 * A build has the kernels whose macro is defined here. The Makefile defines FELT_NO_AVX512 if the
 * compiler lacks part of AVX-512, or with `make AVX512=`; FELT_NO_KERNELS leaves out both, as on
 * other machines. The file of a kernel that the build leaves out is empty. */
#ifndef FELT_BASE_CPU_H
#define FELT_BASE_CPU_H

#include <stdbool.h>

#if defined(__x86_64__) && !defined(FELT_NO_KERNELS)
#define FELT_AVX2_KERNELS 1
#ifndef FELT_NO_AVX512
#define FELT_AVX512_KERNELS 1
#endif
#endif

enum cpu_path { CPU_SCALAR, CPU_AVX2, CPU_AVX512 };

enum cpu_path cpu_path_best(void);             /* the fastest of this processor and build */
bool cpu_path_usable(enum cpu_path path);      /* on this processor, in this build */
const char *cpu_path_name(enum cpu_path path); /* "scalar", "avx2", "avx512" */
/* Returns false if the name is unknown. */
bool cpu_path_parse(const char *name, enum cpu_path *path);

/* Selects the version of a function (or of a constant) for a path. The expansion does not mention
 * versions that this build leaves out, so that they need not exist. If there is no version for
 * AVX-512, name the one for AVX2 twice. */
#if defined FELT_AVX512_KERNELS
#define CPU_PICK(path, scalar, avx2, avx512)                                                       \
	((path) == CPU_AVX512 ? (avx512) : (path) == CPU_AVX2 ? (avx2) : (scalar))
#elif defined FELT_AVX2_KERNELS
#define CPU_PICK(path, scalar, avx2, avx512) ((path) == CPU_SCALAR ? (scalar) : (avx2))
#else
#define CPU_PICK(path, scalar, avx2, avx512) ((void)(path), (scalar))
#endif

/* Calls the version of a function for a path; the versions are named NAME_scalar, NAME_avx2 and
 * NAME_avx512: CPU_CALL(path, categories_count, scores, count, by_category). */
#define CPU_CALL(path, name, ...)                                                                  \
	CPU_PICK(path, name##_scalar, name##_avx2, name##_avx512)(__VA_ARGS__)

#endif
