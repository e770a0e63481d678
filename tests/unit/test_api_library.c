/* The functions of felt.h about the library itself. */
#include "felt.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Test(api_library, the_version_is_that_of_the_header)
{
	unsigned major, minor, patch;

	cr_expect_str_eq(felt_version(), FELT_VERSION);
	cr_expect_eq(felt_version_number(), FELT_VERSION_NUMBER);
	cr_assert_eq(sscanf(FELT_VERSION, "%u.%u.%u", &major, &minor, &patch), 3);
	cr_expect_eq(FELT_VERSION_NUMBER, major * 10000 + minor * 100 + patch);
}

Test(api_library, the_instructions_are_one_of_three)
{
	const char *name = felt_instructions();

	cr_expect(!strcmp(name, "scalar") || !strcmp(name, "avx2") || !strcmp(name, "avx512"), "%s",
		name);
}

Test(api_library, every_status_has_a_key_of_its_own)
{
	for (felt_status i = FELT_OK; i <= FELT_UNSUPPORTED; i++) {
		cr_assert_not_null(felt_status_key(i));
		for (felt_status j = FELT_OK; j < i; j++)
			cr_expect_str_neq(felt_status_key(i), felt_status_key(j));
	}
	cr_expect_str_eq(felt_status_key(FELT_BAD_TEXT), "bad-text");
	cr_expect_null(felt_status_key(-1));
	cr_expect_null(felt_status_key(FELT_UNSUPPORTED + 1));
}

/* A program's allocator that fails after some allocations. */
struct allocator {
	int blocks, left;
};

static void *allocate(void *user, size_t size)
{
	struct allocator *const allocator = user;

	if (!allocator->left)
		return NULL;
	allocator->left--;
	allocator->blocks++;
	return malloc(size);
}

static void *resize(void *user, void *memory, size_t size)
{
	return memory ? realloc(memory, size) : allocate(user, size);
}

static void release(void *user, void *memory)
{
	struct allocator *const allocator = user;

	allocator->blocks--;
	free(memory);
}

Test(api_library, objects_come_from_the_programs_allocator_or_fail)
{
	struct allocator allocator = {0};
	const felt_game *const holdem = felt_game_find("holdem");
	felt_showdown *showdown;
	felt_range *range;
	felt_error error;
	char text[8];

	felt_use_allocator(allocate, resize, release, &allocator);
	cr_expect_null(felt_range_new(holdem, "22+", &error));
	cr_expect_eq(error.status, FELT_NO_MEMORY);
	cr_expect_str_eq(error.message, "out of memory");
	cr_expect_null(felt_showdown_new(holdem, "AhKh v QsQd @ 2h7h9hTc3d", &error));
	cr_expect_eq(error.status, FELT_NO_MEMORY);
	allocator.left = 2;
	range = felt_range_new(holdem, "22+", NULL);
	showdown = felt_showdown_new(holdem, "AhKh v QsQd @ 2h7h9hTc3d", NULL);
	cr_assert(range && showdown);
	cr_expect_eq(allocator.blocks, 2);
	cr_expect_null(felt_range_copy(range));
	cr_expect_eq(felt_range_print(range, text, sizeof text), 0);
	cr_expect_str_eq(text, "");
	allocator.left = 100;
	cr_expect_eq(felt_range_print(range, text, sizeof text), 3);
	cr_expect_str_eq(text, "22+");
	felt_range_free(range);
	felt_showdown_free(showdown);
	felt_free(NULL);
	cr_expect_eq(allocator.blocks, 0);
}
