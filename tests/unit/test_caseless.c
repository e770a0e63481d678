#include "frame/casefold.h"

#include <criterion/criterion.h>
#include <locale.h>
#include <string.h>

static bool contains(const char *text, const char *word)
{
	return casefold_contains(slice_of(text), slice_of(word));
}

/* Pairs of Unicode's simple case mappings, in alphabets with two and three bytes per letter. */
Test(casefold, letters_beyond_ascii_have_a_case_too)
{
	static const char *const pairs[][2] = {{"JOSÉ", "sé"}, {"Łukasz", "łUK"}, {"Дмитрий", "ДМ"},
		{"ΟΔΥΣΣΕΥΣ", "οδυσσευς"}, {"Ⴀ", "ⴀ"}};

	if (!setlocale(LC_CTYPE, "C.UTF-8") && !setlocale(LC_CTYPE, "en_US.UTF-8"))
		cr_skip_test("no UTF-8 locale");
	for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
		cr_expect(contains(pairs[i][0], pairs[i][1]), "%s", pairs[i][1]);
	cr_expect(!contains("Zoë", "zoe"));
	cr_expect(!contains("Zoé", "zoë"));
}

Test(casefold, ascii_needs_no_locale)
{
	setlocale(LC_CTYPE, "C");
	cr_expect(contains("Tom Dwan", "dWAN"));
	cr_expect(contains("Tom Dwan", "tom dwan"));
	cr_expect(!contains("Tom Dwan", "dwann"));
	cr_expect(!contains("", "a"));
	cr_expect(contains("Zoë", "ZOë"));
	cr_expect(!contains("Zoë", "Zoé"));
}

Test(casefold, whole_words_may_be_singular_or_plural)
{
	static const struct {
		const char *text, *word;
		bool found;
	} rows[] = {
		{"What are my outs?", "OUT", true},
		{"not an out.", "outs", true},
		{"outs", "outs", true},
		{"Flushes and straights", "flush", true},
		{"Flushes and straights", "straight", true},
		{"an all-in, a 3-bet", "all-in", true},
		{"an all-in, a 3-bet", "bet", true},
		{"without a doubt", "out", false},
		{"outside", "outs", false},
		{"outst", "out", false},
		{"José", "jos", false},
		{"", "out", false},
		{"a flush", "flushes", true},
		{"a box", "BOXES", true},
		{"a tim", "times", false},
		{"two side pots", "side-pot", true},
		{"a side-pot", "side pot", true},
		{"a side-pot", "pot side", false},
		{"hi/lo", "hi-lo", true},
		{"heads, up", "heads up", false},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		cr_expect_eq(casefold_contains_word(slice_of(rows[i].text), slice_of(rows[i].word)),
			rows[i].found, "%s in %s", rows[i].word, rows[i].text);
}

Test(casefold, a_word_may_be_only_begun)
{
	static const struct slice text = {"spreadsheets, side pots", 23};

	cr_expect(casefold_contains_beginning(text, slice_of("Spread")));
	cr_expect(casefold_contains_beginning(text, slice_of("side-po")));
	cr_expect_not(casefold_contains_beginning(text, slice_of("sheets")));
}

Test(casefold, bytes_that_are_not_utf8_are_only_themselves)
{
	cr_expect(contains("a\xc9 b", "A\xc9"));
	cr_expect(!contains("a\xc9 b", "a\xe9"));
	cr_expect(!contains("a\xc9 b", "É"));
	cr_expect(!contains("aÉ b", "\xc9"));
}
