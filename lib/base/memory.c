#include "base/memory.h"

#include <stdint.h>
#include <string.h>

#undef malloc
#undef calloc
#undef aligned_alloc
#undef realloc
#undef free

static struct memory_functions program;

void memory_use(struct memory_functions functions)
{
	program = functions;
}

/* The program's functions know no alignment except WORD, so a block begins before its memory:
 *
 *     start               memory - WORD                    memory
 *     | 0 to alignment - WORD bytes | address of the start | size bytes |
 *
 * The address is there for every alignment, so that all blocks are freed in the same way. */
enum { WORD = _Alignof(max_align_t) };

static void **start_of(void *memory)
{
	return (void **)(void *)((char *)memory - WORD);
}

static void *place(void *start, size_t alignment)
{
	char *const after = (char *)start + WORD;
	void *const memory = after + (-(uintptr_t)after & (alignment - 1));

	*start_of(memory) = start;
	return memory;
}

static void *allocate(size_t alignment, size_t size)
{
	void *start;

	if (size > SIZE_MAX - alignment)
		return NULL;
	start = program.allocate(program.user, size + alignment);
	return start ? place(start, alignment) : NULL;
}

void *memory_allocate(size_t size)
{
	return program.allocate ? allocate(WORD, size) : malloc(size);
}

void *memory_allocate_zeroed(size_t count, size_t size)
{
	void *memory;

	if (!program.allocate)
		return calloc(count, size);
	if (size && count > SIZE_MAX / size)
		return NULL;
	memory = allocate(WORD, count * size);
	if (memory)
		memset(memory, 0, count * size);
	return memory;
}

void *memory_allocate_aligned(size_t alignment, size_t size)
{
	if (!program.allocate)
		return aligned_alloc(alignment, size);
	return allocate(alignment < WORD ? WORD : alignment, size);
}

void *memory_resize(void *memory, size_t size)
{
	void *start;

	if (!program.allocate)
		return realloc(memory, size);
	if (!memory)
		return allocate(WORD, size);
	if (size > SIZE_MAX - WORD)
		return NULL;
	start = program.resize(program.user, *start_of(memory), size + WORD);
	return start ? place(start, WORD) : NULL;
}

void memory_free(void *memory)
{
	if (!program.allocate)
		free(memory);
	else if (memory)
		program.release(program.user, *start_of(memory));
}
