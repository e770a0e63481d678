#include "base/cpu.h"

#include <string.h>

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
		return __builtin_cpu_supports("avx2");
#endif
#ifdef FELT_AVX512_KERNELS
	if (path == CPU_AVX512)
		return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt") &&
		       __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
		       __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi") &&
		       __builtin_cpu_supports("avx512vbmi2") &&
		       __builtin_cpu_supports("avx512bitalg");
#endif
	return path == CPU_SCALAR;
}

enum cpu_path cpu_path_best(void)
{
	if (cpu_path_usable(CPU_AVX512))
		return CPU_AVX512;
	return cpu_path_usable(CPU_AVX2) ? CPU_AVX2 : CPU_SCALAR;
}
