#include "base/memory.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

#undef malloc
#undef realloc
#undef free

/* Functions of a program, which count the blocks in use and can fail. */
struct counts {
	int blocks;
	bool fails;
};

static void *allocate(void *user, size_t size)
{
	struct counts *counts = user;

	if (counts->fails)
		return NULL;
	counts->blocks++;
	return malloc(size);
}

static void *resize(void *user, void *memory, size_t size)
{
	struct counts *counts = user;

	return counts->fails ? NULL : realloc(memory, size);
}

static void release(void *user, void *memory)
{
	struct counts *counts = user;

	counts->blocks--;
	free(memory);
}

static void fill(void *memory, size_t size)
{
	memset(memory, 0xa5, size);
}

Test(memory, every_block_comes_from_the_programs_functions)
{
	struct counts counts = {0};
	char *block[3];

	memory_use((struct memory_functions){allocate, resize, release, &counts});
	block[0] = memory_allocate(100);
	block[1] = memory_allocate_zeroed(10, 10);
	block[2] = memory_resize(NULL, 100);
	cr_assert_eq(counts.blocks, 3);
	for (size_t i = 0; i < 100; i++)
		cr_expect_eq(block[1][i], 0);
	for (int i = 0; i < 3; i++) {
		cr_expect_eq((uintptr_t)block[i] % _Alignof(max_align_t), 0);
		fill(block[i], 100);
		memory_free(block[i]);
	}
	memory_free(NULL);
	cr_expect_eq(counts.blocks, 0);
}

Test(memory, blocks_are_aligned_as_asked_and_freed_like_others)
{
	struct counts counts = {0};

	memory_use((struct memory_functions){allocate, resize, release, &counts});
	for (size_t alignment = 1; alignment <= 4096; alignment *= 2) {
		void *block = memory_allocate_aligned(alignment, 4096);

		cr_expect_eq((uintptr_t)block % alignment, 0, "%zu", alignment);
		fill(block, 4096);
		memory_free(block);
	}
	cr_expect_eq(counts.blocks, 0);
}

Test(memory, a_resized_block_keeps_its_bytes)
{
	struct counts counts = {0};
	char *block;

	memory_use((struct memory_functions){allocate, resize, release, &counts});
	block = memory_resize(NULL, 5);
	memcpy(block, "felt", 5);
	block = memory_resize(block, 100000);
	cr_expect_str_eq(block, "felt");
	counts.fails = true;
	cr_expect_null(memory_resize(block, 200000));
	cr_expect_str_eq(block, "felt");
	memory_free(block);
	cr_expect_eq(counts.blocks, 0);
}

Test(memory, sizes_that_overflow_fail)
{
	struct counts counts = {0};
	volatile size_t huge = SIZE_MAX; /* hidden from the compiler's warnings */

	memory_use((struct memory_functions){allocate, resize, release, &counts});
	cr_expect_null(memory_allocate(huge));
	cr_expect_null(memory_allocate_zeroed(huge / 2, 3));
	cr_expect_null(memory_allocate_aligned(64, huge - 63));
	cr_expect_null(memory_resize(NULL, huge - 8));
	cr_expect_eq(counts.blocks, 0);
}
