/* The functions of felt.h about the library itself. */
#include "felt.h"

#include <criterion/criterion.h>
#include <stdio.h>
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
