#include "game/stacks.h"

#include "base/scan.h"
#include "support.h"

#include <criterion/criterion.h>

static status_code read(const char *text, struct stacks *out, struct fault *fault)
{
	const struct slice slice = slice_of(text);
	status_code status;
	int places = 0;

	*out = (struct stacks){.count = 0};
	status = stacks_split(out, slice, fault);
	if (!status)
		status = stacks_places(slice, out, &places, fault);
	return status ? status : stacks_read(slice, out, places, fault);
}

Test(stacks, words_are_stacks_names_and_groups)
{
	static const struct {
		char name[8];
		chips chips;
		int count;
	} expected[] = {{"ann", 50005, 1}, {"", 30000, 1}, {"", 25000, 12}, {"a:b", 10, 6},
		{"rest", 8000, 40}};
	struct stacks stacks;
	struct fault fault;

	cr_assert_eq(read(" ann:5000.5 3000\n12x2500 6X a:b:1\trest:40x800 ", &stacks, &fault),
		STATUS_OK);
	cr_assert(stacks.count == 5 && stacks.players == 60 && stacks.places == 1);
	for (size_t i = 0; i < stacks.count; i++) {
		cr_expect(slice_equal(stacks.stack[i].name, expected[i].name));
		cr_expect_eq(stacks.stack[i].chips, expected[i].chips);
		cr_expect_eq(stacks.stack[i].count, expected[i].count);
	}
	cr_expect_eq(stacks.total, 50005 + 30000 + 300000 + 60 + 320000);
	stacks_free(&stacks);
}

Test(stacks, wrong_words_have_a_status_and_a_location)
{
	static const struct {
		char text[40];
		status_code status;
		size_t offset;
	} cases[] = {
		{"5000 abc", STATUS_BAD_STACK, 5},
		{"5000 ann:", STATUS_BAD_STACK, 9},
		{"5000 0", STATUS_BAD_STACK, 5},
		{"ann:-5", STATUS_BAD_STACK, 4},
		{"5000 12x", STATUS_NO_STACK, 5},
		{":5000", STATUS_NO_NAME, 0},
		{"0x500", STATUS_BAD_PLAYERS, 0},
		{"100001x500", STATUS_BAD_PLAYERS, 0},
		{"100000x1 500", STATUS_MANY_STACKS, 9},
		{"900000000000000.5", STATUS_BIG_AMOUNT, 0},
		{"2x600000000000000", STATUS_BIG_AMOUNT, 2},
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct stacks stacks;
		struct fault fault = {0};

		cr_expect_eq(read(cases[i].text, &stacks, &fault), cases[i].status, "%s",
			cases[i].text);
		cr_expect_eq(fault.offset, cases[i].offset, "%s", cases[i].text);
		stacks_free(&stacks);
	}
}

Test(stacks, a_slash_begins_the_next_table)
{
	struct stacks stacks = {.count = 0};
	struct fault fault = {STATUS_OK};

	cr_assert_eq(stacks_split_tables(&stacks, slice_of("5 2x 3 / ann:4 /\n2x1"), &fault),
		STATUS_OK);
	cr_assert(stacks.count == 4);
	cr_expect(stacks.stack[0].table == 0 && stacks.stack[1].table == 0);
	cr_expect(stacks.stack[2].table == 1 && stacks.stack[3].table == 2);
	stacks_clear(&stacks);
	cr_expect_eq(stacks_split_tables(&stacks, slice_of("5 / / 3"), &fault), STATUS_EMPTY_TABLE);
	cr_expect_eq(fault.offset, 4);
	stacks_clear(&stacks);
	cr_expect_eq(stacks_split_tables(&stacks, slice_of("/ 3"), &fault), STATUS_EMPTY_TABLE);
	cr_expect_eq(fault.offset, 0);
	stacks_clear(&stacks);
	cr_expect_eq(stacks_split_tables(&stacks, slice_of("3 /"), &fault), STATUS_EMPTY_TABLE);
	stacks_clear(&stacks);
	cr_expect_eq(stacks_split_tables(&stacks, slice_of(" "), &fault), STATUS_OK);
	cr_expect_eq(stacks.count, 0);
	stacks_free(&stacks);
}
