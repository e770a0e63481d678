#include "game/compare.h"
#include "game/phh/phh.h"

#include "base/scan.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#define HAND(VARIANT, STACKS, ACTIONS, MORE)                                                       \
	"variant = '" VARIANT "'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"     \
	"starting_stacks = " STACKS "\nactions = [" ACTIONS "]\n" MORE

#define STUD(ACTIONS)                                                                              \
	"variant = 'F7S'\nantes = [1, 1]\nbring_in = 1\nsmall_bet = 2\nbig_bet = 4\n"              \
	"starting_stacks = [100, 100]\nactions = [" ACTIONS "]\n"

#define DEALS "'d dh p1 AhKh', 'd dh p2 QcQd', "

struct told {
	struct text text;
};

static void add(void *context, const struct compare_difference *difference)
{
	struct told *const told = context;

	text_add_string(&told->text, told->text.length ? ";" : "");
	text_add_string(&told->text, compare_words[difference->what]);
	if (difference->seat >= 0) {
		text_add_char(&told->text, ' ');
		text_add_uint(&told->text, (uint64_t)difference->seat);
	}
	if (difference->action) {
		text_add_char(&told->text, ' ');
		text_add_uint(&told->text, (uint64_t)difference->action);
	}
	if (difference->name.length) {
		text_add_char(&told->text, ' ');
		text_add_slice(&told->text, difference->name);
	}
	text_add_string(&told->text, ":");
	text_add_slice(&told->text, difference->a);
	text_add_char(&told->text, '|');
	text_add_slice(&told->text, difference->b);
}

/* Compares in both directions: the differences are the same with their sides swapped. */
static void expect(const char *a, const char *b, const char *wanted)
{
	struct phh_reader *const reader_a = phh_reader_new(), *const reader_b = phh_reader_new();
	static struct hand_record record_a, record_b;
	struct told told = {.text = {.bytes = NULL}}, back = {.text = {.bytes = NULL}};
	struct fault fault;

	cr_assert(reader_a && reader_b);
	cr_assert_eq(phh_read(reader_a, slice_of(a), &record_a, &fault), STATUS_OK, "%s", a);
	cr_assert_eq(phh_read(reader_b, slice_of(b), &record_b, &fault), STATUS_OK, "%s", b);
	cr_assert(compare_hands(&record_a, &record_b, add, &told));
	cr_expect(slice_equal(text_slice(&told.text), wanted), "%.*s, not %s",
		(int)told.text.length, told.text.bytes, wanted);
	cr_assert(compare_hands(&record_b, &record_a, add, &back));
	cr_expect_eq(told.text.length, back.text.length);
	text_free(&told.text);
	text_free(&back.text);
	phh_reader_free(reader_a);
	phh_reader_free(reader_b);
}

Test(compare, how_a_hand_is_written_does_not_matter)
{
	expect(HAND("NT", "[100, 100]", DEALS "'p2 cc'", "year = 2009\nmonth = 7\n"),
		"month = 7\n# comment\nyear = 2009\nstarting_stacks = [100.00, 100]\nmin_bet = "
		"2.0\n"
		"blinds_or_straddles = [1, 2]\nantes = [0, 0.0]\nvariant = \"NT\"\n"
		"actions = ['d dh p2 QdQc', 'd dh p1 KhAh', 'p2 cc # calls']\n",
		"");
}

Test(compare, amounts_names_and_results)
{
	expect(HAND("NT", "[100, 100]", DEALS, "players = ['a', 'b']\nseats = [1, 2]\n"),
		HAND("PT", "[100, 100.50]", DEALS, "players = ['a', 'c']\nseats = [1, 5]\n"),
		"variant:NT|PT;player 1:b|c;seat 1:2|5;stack 1:100|100.50");
	expect(HAND("NT", "[100, inf]", DEALS, "finishing_stacks = [100, inf]\n"),
		HAND("NT", "[100, 100]", DEALS, ""),
		"stack 1:inf|100;finishing_stack 0:100|;finishing_stack 1:inf|");
}

Test(compare, actions_between_those_with_which_both_begin_and_end)
{
	expect(HAND("NT", "[100, 100]", DEALS "'p2 cc', 'p1 cc', 'd db 2c3c4c', 'p1 cc', 'p2 cc'",
		       ""),
		HAND("NT", "[100, 100]", DEALS "'p2 cc', 'd db 2c3c4c', 'p1 cc', 'p2 cc'", ""),
		"action 4:p1 cc|");
	expect(HAND("NT", "[100, 100]", DEALS "'p2 cbr 4', 'p1 cc'", ""),
		HAND("NT", "[100, 100]", DEALS "'p2 cbr 6', 'p1 cc'", ""),
		"action 3:p2 cbr 4|p2 cbr 6");
	expect(HAND("NT", "[100, 100]", DEALS "'p2 cbr 4', 'p1 xx'", ""),
		HAND("NT", "[100, 100]", DEALS "'p2 cbr 4.00', 'p1 xx'", ""), "");
	expect(HAND("NT", "[100, 100]", "'d dh p1 AhKh', 'd dh p2 QcQd'", ""),
		HAND("NT", "[100, 100]", "'d dh p1 AhKh', 'd dh p2 QcQh'", ""),
		"action 2:d dh p2 QcQd|d dh p2 QcQh");
}

Test(compare, in_stud_the_order_of_cards_says_which_lies_face_up)
{
	expect(STUD("'d dh p1 AhKh2c', 'd dh p2 QcQd3d'"),
		STUD("'d dh p1 AhKh2c', 'd dh p2 QcQd3d'"), "");
	expect(STUD("'d dh p1 AhKh2c', 'd dh p2 QcQd3d'"),
		STUD("'d dh p1 AhKh2c', 'd dh p2 3dQdQc'"),
		"action 2:d dh p2 QcQd3d|d dh p2 3dQdQc");
}

Test(compare, other_fields_are_compared_but_for_where_the_hand_was_read)
{
	expect(HAND("NT", "[100, 100]", DEALS, "venue = 'x'\n_source = 'a:1'\n_list = [1,2]\n"),
		HAND("NT", "[100, 100]", DEALS,
			"_list = [ 1, 2 ]\n_source = 'b:2'\nvenue = 'y'\ntable = 'T'\n"),
		"field venue:x|y;field table:|T");
}

/* In May New York is four hours behind UTC. */
Test(compare, the_same_moment_in_two_time_zones_is_no_difference)
{
#define NEW_YORK "time = 21:38:10\ntime_zone_abbreviation = 'ET'\nday = 2\nmonth = 5\nyear = 2010\n"
	static const char here[] = HAND("NT", "[100, 100]", DEALS "'p2 f'",
		NEW_YORK "_utc = '2010-05-03T01:38:10Z'\n");
	static const char there[] = HAND("NT", "[100, 100]", DEALS "'p2 f'",
		"time = 01:38:10\ntime_zone_abbreviation = 'UTC'\nday = 3\nmonth = 5\nyear = "
		"2010\n");
	static const char later[] = HAND("NT", "[100, 100]", DEALS "'p2 f'",
		NEW_YORK "_utc = '2010-05-03T01:38:11Z'\n");
	static const char not_given[] = HAND("NT", "[100, 100]", DEALS "'p2 f'", NEW_YORK);

	expect(here, there, "");
	expect(here, later, "field _utc:2010-05-03T01:38:10Z|2010-05-03T01:38:11Z");
	expect(not_given, there,
		"field time:21:38:10|01:38:10;field time_zone_abbreviation:ET|UTC;field day:2|3");
}

Test(compare, numbers_in_fields_are_compared_by_their_value)
{
	expect(HAND("NT", "[100, 100]", DEALS, "_rake = 0\n_cap = 40.50\n_list = [1.50, 20]\n"),
		HAND("NT", "[100, 100]", DEALS, "_rake = 0.00\n_cap = 40.5\n_list = [1.5, 20.0]\n"),
		"");
	expect(HAND("NT", "[100, 100]", DEALS, "_rake = 10\n_version = '1.0'\n"),
		HAND("NT", "[100, 100]", DEALS, "_rake = 1\n_version = '1'\n"),
		"field _rake:10|1;field _version:1.0|1");
}

Test(compare, hands_may_be_shown_before_or_after_the_cards_of_a_run_out)
{
	expect(HAND("NT", "[100, 100]",
		       DEALS "'p2 cbr 100', 'p1 cc', 'p1 sm AhKh', 'p2 sm QcQd', 'd db 2c3c4c', 'd "
			     "db 5c', "
			     "'d db 6c'",
		       ""),
		HAND("NT", "[100, 100]",
			DEALS
			"'p2 cbr 100', 'p1 cc', 'd db 2c3c4c', 'd db 5c', 'd db 6c', 'p1 sm AhKh', "
			"'p2 sm QcQd'",
			""),
		"");
}

Test(compare, a_hand_shown_as_dealt_is_one_whose_cards_are_written)
{
	expect(HAND("NT", "[100, 100]", DEALS "'p2 cc', 'p1 sm -'", ""),
		HAND("NT", "[100, 100]", DEALS "'p2 cc', 'p1 sm AhKh'", ""), "");
	expect(HAND("NT", "[100, 100]", DEALS "'p2 cc', 'p1 sm -'", ""),
		HAND("NT", "[100, 100]", DEALS "'p2 cc', 'p1 sm Ah\?\?'", ""),
		"action 4:p1 sm -|p1 sm Ah\?\?");
}

Test(compare, how_antes_are_cut_matters_where_one_is_short_or_they_differ)
{
	static const char short_ante[] =
		"variant = 'NT'\nante_trimming_status = %s\nantes = [%s]\n"
		"blinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, %d]\n"
		"actions = []\n";
	static const struct {
		const char *antes;
		int stack;
		const char *wanted;
	} rows[] = {
		{"0, 0", 100, ""},
		{"5, 5", 100, ""},
		{"5, 5", 4, "ante_trimming:true|false"},
		{"0, 5", 100, "ante_trimming:true|false"},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		char a[256], b[256];

		snprintf(a, sizeof a, short_ante, "true", rows[i].antes, rows[i].stack);
		snprintf(b, sizeof b, short_ante, "false", rows[i].antes, rows[i].stack);
		expect(a, b, rows[i].wanted);
	}
}
