#include "api/api.h"

#include "base/cpu.h"
#include "base/memory.h"

const char *felt_version(void)
{
	return FELT_VERSION;
}

uint32_t felt_version_number(void)
{
	return FELT_VERSION_NUMBER;
}

const char *felt_instructions(void)
{
	return cpu_path_name(cpu_path_best());
}

void felt_use_allocator(void *(*allocate)(void *user, size_t size),
	void *(*resize)(void *user, void *memory, size_t size),
	void (*release)(void *user, void *memory), void *user)
{
	memory_use((struct memory_functions){allocate, resize, release, user});
}

void felt_free(void *memory)
{
	free(memory);
}
