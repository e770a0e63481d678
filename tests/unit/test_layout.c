#include "frame/layout.h"
#include "frame/wrap.h"

#include "base/scan.h"

#include <criterion/criterion.h>
#include <locale.h>
#include <string.h>

static void expect_text(struct text *out, const char *expected)
{
	cr_expect(slice_equal(text_slice(out), expected), "%.*s", (int)out->length, out->bytes);
	text_free(out);
}

/* The lines of a text wrapped at a width, separated by a bar. */
static void expect_lines(const char *text, size_t columns, const char *after, const char *expected)
{
	struct slice rest = slice_of(text);
	struct text out = {0};

	while (rest.length) {
		text_add_string(&out, out.length ? "|" : "");
		text_add_slice(&out, wrap_line(&rest, columns, after));
	}
	expect_text(&out, expected);
}

Test(wrap, lines_break_at_blanks_and_lose_them)
{
	expect_lines("one two three", 7, "", "one two|three");
	expect_lines("one two three", 6, "", "one|two|three");
	expect_lines("one  two   three", 8, "", "one  two|three");
	expect_lines("  one two", 7, "", "  one|two");
	expect_lines("one two", 80, "", "one two");
	expect_lines("", 80, "", "");
}

Test(wrap, a_piece_that_is_too_long_has_a_line)
{
	expect_lines("seventeen a bit", 4, "", "seventeen|a|bit");
	expect_lines("abc", 0, "", "abc");
}

Test(wrap, lines_break_behind_commas_and_keep_them)
{
	expect_lines("22+,A2s+,KQs", 9, ",", "22+,A2s+,|KQs");
	expect_lines("22+,A2s+, KQs", 8, ",", "22+,|A2s+,|KQs");
}

Test(wrap, colours_and_signs_have_the_columns_that_are_seen)
{
	expect_lines("\033[31mA♥\033[0m K♠ Q♦", 5, "", "\033[31mA♥\033[0m K♠|Q♦");
}

static void fill(struct layout *layout, const struct layout_column *columns, size_t count,
	const char *const *cells, size_t cell_count)
{
	layout_init(layout, columns, count);
	for (size_t i = 0; i < cell_count; i++)
		text_add_string(layout_cell(layout), cells[i]);
	layout_measure(layout);
}

static void draw(const struct layout *layout, struct text *out)
{
	for (size_t row = 0; row < layout_rows(layout); row++) {
		layout_row(layout, row, false, out);
		text_add_char(out, '\n');
	}
}

Test(layout, columns_are_as_wide_as_their_widest_cell)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = true},
		{.least = 4}};
	static const char *const cells[] = {"a", "1", "x", "bcd", "23", "", "é♠", "456", "y"};
	struct layout layout;
	struct text out = {0};

	fill(&layout, columns, 3, cells, 9);
	draw(&layout, &out);
	cr_expect_eq(layout_at(&layout, 2), 10);
	cr_expect_eq(layout_columns(&layout, 3), 14);
	layout_free(&layout, &out);
	expect_text(&out, "a      1  x\nbcd   23\né♠   456  y\n");
}

Test(layout, a_column_of_nothing_is_left_out)
{
	static const struct layout_column columns[] = {{.right = false}, {.least = 9},
		{.right = true, .near = true}};
	static const char *const cells[] = {"a", "", "1", "b", "", "22"};
	struct layout layout;
	struct text out = {0};

	fill(&layout, columns, 3, cells, 6);
	draw(&layout, &out);
	layout_free(&layout, &out);
	expect_text(&out, "a  1\nb 22\n");
}

Test(layout, a_cell_is_cut_where_its_column_is_made_narrower)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = true}};
	static const char *const cells[] = {"A♠K♠Q♠", "1", "A♠", "2"};
	struct layout layout;
	struct text out = {0};

	fill(&layout, columns, 2, cells, 4);
	layout.width[0] = 4;
	draw(&layout, &out);
	layout_free(&layout, &out);
	expect_text(&out, "A♠K…  1\nA♠    2\n");
}

Test(layout, wide_characters_and_marks_do_not_move_the_next_column)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = true},
		{.right = false}};
	static const char *const cells[] = {"日本人", "1", "x", "Jose\u0301", "日", "y", "Anna M",
		"", "z"};
	struct layout layout;
	struct text out = {0};

	if (!setlocale(LC_CTYPE, "C.UTF-8") && !setlocale(LC_CTYPE, "en_US.UTF-8"))
		cr_skip_test("no UTF-8 locale");
	fill(&layout, columns, 3, cells, 9);
	draw(&layout, &out);
	layout.width[0] = 4; /* space for one wide character, a blank column and the ellipsis */
	draw(&layout, &out);
	layout_free(&layout, &out);
	expect_text(&out, "日本人   1  x\nJose\u0301    日  y\nAnna M      z\n"
			  "日…    1  x\nJose\u0301  日  y\nAnn…      z\n");
}

Test(wrap, lines_end_where_wide_characters_do)
{
	if (!setlocale(LC_CTYPE, "C.UTF-8") && !setlocale(LC_CTYPE, "en_US.UTF-8"))
		cr_skip_test("no UTF-8 locale");
	expect_lines("日本 日本 a", 9, "", "日本 日本|a");
	expect_lines("日本 日本 a", 8, "", "日本|日本 a");
	expect_lines("e\u0301e\u0301 ab", 5, "", "e\u0301e\u0301 ab");
}

Test(layout, the_last_column_is_wrapped)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = false}};
	static const char *const cells[] = {"a", "one two three", "b", ""};
	struct layout layout;
	struct text out = {0};

	fill(&layout, columns, 2, cells, 4);
	layout_wrapped_row(&layout, 0, 10, false, &out);
	text_add_char(&out, '\n');
	layout_wrapped_row(&layout, 1, 10, false, &out);
	layout_free(&layout, &out);
	expect_text(&out, "a  one two\n   three\nb");
}

Test(layout, a_failure_of_memory_is_that_of_the_output)
{
	static const struct layout_column columns[] = {{.right = false}};
	struct layout layout;
	struct text out = {0};

	layout_init(&layout, columns, 1);
	text_add_string(layout_cell(&layout), "a");
	layout.text.failed = true;
	layout_measure(&layout);
	cr_expect_eq(layout_rows(&layout), 0);
	layout_free(&layout, &out);
	cr_expect(out.failed);
}
