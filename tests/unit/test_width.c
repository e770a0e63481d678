#include "frame/width.h"

#include <criterion/criterion.h>
#include <locale.h>
#include <string.h>

/* The locale that these tests need; without it they are skipped. */
static bool is_there(void)
{
	return setlocale(LC_CTYPE, "C.UTF-8") || setlocale(LC_CTYPE, "en_US.UTF-8");
}

/* Widths of Unicode's East Asian Width (UAX 11) and of combining marks (general category Mn). */
Test(width, wide_characters_take_two_columns_and_marks_none)
{
	static const struct {
		const char *text;
		size_t columns;
	} known[] = {{"", 0}, {"Ann", 3}, {"José", 4}, {"Jose\u0301", 4}, {"日本", 4}, {"한", 2},
		{"ｆｅｌｔ", 8}, {"a日b", 4}, {"\u0301", 0}, {"\xff\xfe", 2},
		{"a\u202eb\u200b\u3000", 5}};

	if (!is_there())
		cr_skip_test("no UTF-8 locale");
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		cr_expect_eq(width_columns(slice_of(known[i].text)), known[i].columns, "%s",
			known[i].text);
}

Test(width, what_fits_has_whole_characters_with_their_marks)
{
	static const struct {
		const char *text, *fitting;
		size_t columns;
	} known[] = {{"Alice", "Al", 2}, {"Alice", "Alice", 5}, {"Alice", "", 0}, {"日本", "日", 3},
		{"日本", "", 1}, {"Jose\u0301 M", "Jose\u0301", 4}, {"e\u0301e", "e\u0301", 1}};

	if (!is_there())
		cr_skip_test("no UTF-8 locale");
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		cr_expect_eq(width_fitting(slice_of(known[i].text), known[i].columns),
			strlen(known[i].fitting), "%s in %zu", known[i].text, known[i].columns);
}
