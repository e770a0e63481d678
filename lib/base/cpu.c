#include "base/cpu.h"

#include <string.h>

/* glibc has queried the processor already. __builtin_cpu_supports() does it once more at the start
 * of every process, which in a virtual machine takes as long as all else that a short command does.
 */
#if defined FELT_AVX2_KERNELS && defined __GLIBC_PREREQ
#if __GLIBC_PREREQ(2, 33)
#define CPU_FEATURES 1
#endif
#endif

#ifdef CPU_FEATURES
#include <sys/platform/x86.h>
#define SUPPORTS(name, NAME) CPU_FEATURE_ACTIVE(NAME)
#else
#define SUPPORTS(name, NAME) __builtin_cpu_supports(name)
#endif

static const char *const path_names[] = {"scalar", "avx2", "avx512"};

const char *cpu_path_name(enum cpu_path path)
{
	return path_names[path];
}

bool cpu_path_parse(const char *name, enum cpu_path *path)
{
	for (int i = CPU_SCALAR; i <= CPU_AVX512; i++)
		if (!strcmp(name, path_names[i])) {
			*path = (enum cpu_path)i;
			return true;
		}
	return false;
}

/* Checks every instruction set that the Makefile lets the compiler use. */
bool cpu_path_usable(enum cpu_path path)
{
#ifdef FELT_AVX2_KERNELS
	if (path == CPU_AVX2)
		return SUPPORTS("avx2", AVX2);
#endif
#ifdef FELT_AVX512_KERNELS
	if (path == CPU_AVX512)
		return SUPPORTS("avx2", AVX2) && SUPPORTS("popcnt", POPCNT) &&
		       SUPPORTS("avx512f", AVX512F) && SUPPORTS("avx512bw", AVX512BW) &&
		       SUPPORTS("avx512vl", AVX512VL) && SUPPORTS("avx512vbmi", AVX512_VBMI) &&
		       SUPPORTS("avx512vbmi2", AVX512_VBMI2) &&
		       SUPPORTS("avx512bitalg", AVX512_BITALG);
#endif
	return path == CPU_SCALAR;
}

enum cpu_path cpu_path_best(void)
{
	if (cpu_path_usable(CPU_AVX512))
		return CPU_AVX512;
	return cpu_path_usable(CPU_AVX2) ? CPU_AVX2 : CPU_SCALAR;
}
