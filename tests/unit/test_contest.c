#include "cards/contest.h"

#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

static const struct contest_rules usual = {.decks = 1, .least = 2, .most = CONTEST_HANDS_MAX};

/* -- splitting ------------------------------------------------------------ */

/* The parts as "hand|hand|@board|!dead". */
static void expect_parts(const char *line, const char *expected)
{
	struct contest_parts parts;
	struct fault fault = {0};
	struct text shown = {0};
	const status_code status = contest_split(slice_from(line), 1, &parts, &fault);
	cr_assert_eq(status, STATUS_OK, "'%s': %s at %zu", line, message_of(status), fault.offset);
	for (int i = 0; i < parts.count; i++) {
		text_add_string(&shown, i ? "|" : "");
		text_add_slice(&shown, parts.hands[i]);
	}
	if (parts.board.length) {
		text_add_string(&shown, "|@");
		text_add_slice(&shown, parts.board);
	}
	if (parts.dead.length) {
		text_add_string(&shown, "|!");
		text_add_slice(&shown, parts.dead);
	}
	cr_expect(text_is(&shown, expected), "'%s': %.*s", line, (int)shown.length, shown.bytes);
	text_free(&shown);
}

Test(contest, hands_are_parted_by_semicolons_and_lone_vs)
{
	expect_parts("AhKh;QsQd", "AhKh|QsQd");
	expect_parts("AhKh; QsQd ;7c7d", "AhKh|QsQd|7c7d");
	expect_parts("AhKh v QsQd", "AhKh|QsQd");
	expect_parts("AhKh V QsQd", "AhKh|QsQd");
	expect_parts("AhKh\tv\tQsQd v 7c7d; 2c2d", "AhKh|QsQd|7c7d|2c2d");
	expect_parts("AhKh", "AhKh");
	expect_parts("a;b", "a|b");
}

Test(contest, a_v_divides_between_any_blanks)
{
	expect_parts("AhKh\fv\vQsQd", "AhKh|QsQd");
	expect_parts("AhKh\rv\rQsQd", "AhKh|QsQd");
}

Test(contest, a_v_inside_a_word_parts_nothing)
{
	expect_parts("AhKhvQsQd", "AhKhvQsQd");
	expect_parts("AhKh vQsQd", "AhKh vQsQd");
	expect_parts("AhKhv QsQd", "AhKhv QsQd");
	expect_parts("v AhKh", "v AhKh");
}

Test(contest, the_board_and_the_dead_cards_come_behind_the_hands)
{
	expect_parts("AhKh; QsQd @ 2h7h9hTc3d ! 4s", "AhKh|QsQd|@2h7h9hTc3d|!4s");
	expect_parts("AhKh;QsQd@2h7h9h!4s", "AhKh|QsQd|@2h7h9h|!4s");
	expect_parts("AhKh v QsQd @ 2h 7h 9h", "AhKh|QsQd|@2h 7h 9h");
	expect_parts("AhKh;QsQd ! 4s 5s", "AhKh|QsQd|!4s 5s");
	expect_parts("AhKh @ 2h7h9h", "AhKh|@2h7h9h");
}

Test(contest, blanks_at_the_ends_belong_to_nothing)
{
	expect_parts("  Ah Kh\t;\tQs Qd  @  2h 7h 9h \t! 4s \r", "Ah Kh|Qs Qd|@2h 7h 9h|!4s");
}

Test(contest, a_separator_at_the_end_of_the_hands_is_forgiven)
{
	expect_parts("AhKh;QsQd;", "AhKh|QsQd");
	expect_parts("AhKh;QsQd ; ", "AhKh|QsQd");
	expect_parts("AhKh v QsQd v", "AhKh|QsQd");
	expect_parts("AhKh;QsQd; @ 2h7h9h", "AhKh|QsQd|@2h7h9h");
	expect_parts("AhKh;QsQd; ! 2h", "AhKh|QsQd|!2h");
}

Test(contest, vs_between_blanks_divides_as_v_does)
{
	expect_parts("AhKh vs QsQd", "AhKh|QsQd");
	expect_parts("AhKh VS QsQd vs. 7c7d v 2c2d", "AhKh|QsQd|7c7d|2c2d");
	expect_parts("AhKh Vs QsQd vs", "AhKh|QsQd");
	expect_parts("AhKh\tvs\tQsQd @ 2h7h9h", "AhKh|QsQd|@2h7h9h");
	cr_expect_not(contest_marked(slice_from("AhKh vsQsQd")));
	cr_expect_not(contest_marked(slice_from("AhKhvs QsQd")));
	cr_expect_not(contest_marked(slice_from("AhKh vs.QsQd")));
}

Test(contest, a_word_between_hands_is_v_or_vs_alone)
{
	static const char *const words[] = {"v", "V", "vs", "VS", "Vs", "vS", "vs.", "VS."};
	static const char *const others[] = {"", "v.", "vss", "vs..", "s", "vv", "v ", "@"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		cr_expect(contest_is_versus(slice_from(words[i])), "%s", words[i]);
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		cr_expect_not(contest_is_versus(slice_from(others[i])), "%s", others[i]);
}

Test(contest, no_hand_is_needed_where_none_is_wanted)
{
	struct contest_parts parts;
	cr_assert_eq(contest_split(slice_from(""), 0, &parts, NULL), STATUS_OK);
	cr_expect_eq(parts.count, 0);
	cr_assert_eq(contest_split(slice_from("@ 2h7h9h ! 4s"), 0, &parts, NULL), STATUS_OK);
	cr_expect_eq(parts.count, 0);
	cr_expect(slice_equal(parts.board, "2h7h9h") && slice_equal(parts.dead, "4s"));
}

Test(contest, only_a_contest_line_has_its_marks)
{
	cr_expect(contest_marked(slice_from("AhKh;QsQd")));
	cr_expect(contest_marked(slice_from("AhKh @ 2h")));
	cr_expect(contest_marked(slice_from("AhKh ! 2h")));
	cr_expect(contest_marked(slice_from("AhKh v QsQd")));
	cr_expect_not(contest_marked(slice_from("AhKh QsQd")));
	cr_expect_not(contest_marked(slice_from("AhKhvQsQd")));
	cr_expect_not(contest_marked(slice_from("")));
}

/* -- splitting lines of ranges -------------------------------------------- */

/* -- reading -------------------------------------------------------------- */

static struct contest contest;

static void expect_contest(const char *line, const struct contest_rules *rules,
	const char *expected)
{
	struct fault fault = {0};
	struct text shown = {0};
	const status_code status = contest_parse(slice_from(line), rules, &contest, &fault);
	cr_assert_eq(status, STATUS_OK, "'%s': %s at %zu", line, message_of(status), fault.offset);
	for (int i = 0; i < contest.count; i++) {
		text_add_string(&shown, i ? "|" : "");
		cards_print(&shown, contest.hand[i].list, contest.hand[i].count, CARD_ASCII, "");
	}
	if (contest.board->count)
		text_add_string(&shown, "|@");
	cards_print(&shown, contest.board->list, contest.board->count, CARD_ASCII, "");
	if (contest.dead.count)
		text_add_string(&shown, "|!");
	cards_print(&shown, contest.dead.list, contest.dead.count, CARD_ASCII, "");
	cr_expect(text_is(&shown, expected), "'%s': %.*s", line, (int)shown.length, shown.bytes);
	text_free(&shown);
}

Test(contest, cards_are_read_in_the_order_given_with_their_places_in_the_line)
{
	/*                     0         1         2         3 */
	/*                     0123456789012345678901234567890123 */
	static const char *const line = " Kh[Ah]; 10s Qd @ 2h7h9h ! 4s 3c";
	expect_contest(line, &usual, "KhAh|TsQd|@2h7h9h|!4s3c");
	cr_expect(contest.hand[0].at[0] == 1 && contest.hand[0].at[1] == 4);
	cr_expect(contest.hand[1].at[0] == 9 && contest.hand[1].size[0] == 3 &&
		  contest.hand[1].at[1] == 13);
	cr_expect(contest.board->at[0] == 18 && contest.board->at[2] == 22);
	cr_expect(contest.dead.at[0] == 27 && contest.dead.at[1] == 30);
	cr_expect_eq(contest.hand[1].set, set_from("Ts Qd"));
	cr_expect(contest.text[0].bytes == line + 1 && contest.text[0].length == 6);
	cr_expect(contest.text[1].bytes == line + 9 && contest.text[1].length == 6);
}

Test(contest, every_notation_reads_a_contest)
{
	struct contest_rules rules = usual;
	expect_contest("A♥K♥ v Q♠Q♢ @ 2♥7♥10♥", &rules, "AhKh|QsQd|@2h7hTh");
	rules.notation = CARD_SPANISH;
	expect_contest("ACKC; QP10D @ 2T7T9T ! 4P", &rules, "AhKh|QsTd|@2c7c9c|!4s");
}

/* -- cut into hands of n -------------------------------------------------- */

Test(contest, an_undivided_line_is_cut_into_hands_of_n)
{
	struct contest_rules rules = usual;
	static const char *const line = "8c Ts KC 9H 4S 7D 2S 5D 3S AC";
	rules.each = 5;
	expect_contest(line, &rules, "8cTsKc9h4s|7d2s5d3sAc");
	cr_expect(slice_equal(contest.text[0], "8c Ts KC 9H 4S"));
	cr_expect(slice_equal(contest.text[1], "7D 2S 5D 3S AC"));
	cr_expect(contest.hand[1].at[0] == 15 && contest.hand[1].at[4] == 27);
	expect_contest("8cTsKc9h4s7d2s5d3sAc", &rules, "8cTsKc9h4s|7d2s5d3sAc");
	expect_contest("[8cTsKc9h4s] 7d2s5d3sAc\t", &rules, "8cTsKc9h4s|7d2s5d3sAc");
	rules.each = 2;
	expect_contest("AhKhQsQd7c7d @ 2h7h9hTc3d ! 4s", &rules, "AhKh|QsQd|7c7d|@2h7h9hTc3d|!4s");
	expect_contest(" AhKhQsQd;", &rules, "AhKh|QsQd");
}

/* -- several decks, and cards given apart --------------------------------- */

Test(contest, several_decks_deal_a_card_as_often_as_there_are_decks)
{
	struct contest_rules rules = usual;
	rules.decks = 2;
	expect_contest("4c Jc Jd Js Jh; Jc 8d Js Jh Jd", &rules, "4cJcJdJsJh|Jc8dJsJhJd");
	expect_contest("AsKs; AsKs", &rules, "AsKs|AsKs");
	expect_contest("AsKs; 2c3c @ 7c8c9c ! As", &rules, "AsKs|2c3c|@7c8c9c|!As");
	rules.decks = 3;
	expect_contest("AsKs; AsKs; AsKs", &rules, "AsKs|AsKs|AsKs");
}

static struct cards apart(const char *text)
{
	struct cards cards;
	cr_assert_eq(cards_parse(slice_from(text), CARD_ASCII, &cards, NULL), STATUS_OK);
	return cards;
}

Test(contest, a_board_and_dead_cards_given_apart_hold_for_every_line)
{
	const struct cards board = apart("2h7h9hTc3d"), dead = apart("4s");
	struct contest_rules rules = usual;
	rules.board = &board;
	expect_contest("AhKh;QsQd", &rules, "AhKh|QsQd|@2h7h9hTc3d");
	expect_contest("AhKh;QsQd ! 5s", &rules, "AhKh|QsQd|@2h7h9hTc3d|!5s");
	rules.dead = &dead;
	expect_contest("AhKh;QsQd", &rules, "AhKh|QsQd|@2h7h9hTc3d|!4s");
	rules.board = NULL;
	expect_contest("AhKh;QsQd @ 5h6h7h", &rules, "AhKh|QsQd|@5h6h7h|!4s");
}

/* -- limits --------------------------------------------------------------- */

/* `count` one-card hands of one rank, in `decks` decks. */
static void one_card_hands(struct text *line, int count, const char *separator)
{
	for (int i = 0; i < count; i++) {
		text_add_string(line, i ? separator : "");
		text_add_string(line, i % 2 ? "As" : "Kd");
	}
}

Test(contest, sixty_four_hands_are_read_and_a_65th_is_refused_where_it_stands)
{
	struct contest_rules rules = usual;
	struct text line = {0};
	struct fault fault;
	rules.decks = 64;

	one_card_hands(&line, 64, ";");
	cr_expect_eq(contest_parse(text_slice(&line), &rules, &contest, &fault), STATUS_OK);
	cr_expect_eq(contest.count, 64);
	text_add_string(&line, "; Qh");
	cr_expect_eq(contest_parse(text_slice(&line), &rules, &contest, &fault),
		STATUS_TOO_MANY_HANDS);
	cr_expect(fault.offset == 64 * 3 + 1 && fault.length == 2);

	text_clear(&line);
	rules.each = 1;
	one_card_hands(&line, 64, "");
	cr_expect_eq(contest_parse(text_slice(&line), &rules, &contest, &fault), STATUS_OK);
	cr_expect_eq(contest.count, 64);
	text_add_string(&line, " Qh");
	cr_expect_eq(contest_parse(text_slice(&line), &rules, &contest, &fault),
		STATUS_TOO_MANY_HANDS);
	cr_expect(fault.offset == 64 * 2 + 1 && fault.length == 2);
	text_free(&line);
}

/* -- faults --------------------------------------------------------------- */

struct contest_invalid {
	const char *line;
	status_code status;
	size_t offset, length, earlier;
};

static void expect_faults(const struct contest_rules *rules, const struct contest_invalid *invalid,
	size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct contest_invalid *const f = &invalid[i];
		const struct slice line = slice_from(f->line);
		struct fault fault = {STATUS_OK, 99, 99, 99, 99, 99, 99};
		const status_code status = contest_parse(line, rules, &contest, &fault);
		cr_expect(status == f->status && fault.status == status, "'%s': %s", f->line,
			message_of(status));
		cr_expect(fault.offset == f->offset && fault.length == f->length &&
				  fault.earlier == f->earlier,
			"'%s': offset %zu, length %zu, earlier %zu", f->line, fault.offset,
			fault.length, fault.earlier);
		cr_expect_eq(contest_parse(line, rules, &contest, NULL), f->status);
	}
}

#define EXPECT_FAULTS(rules, invalid)                                                              \
	expect_faults(rules, invalid, sizeof(invalid) / sizeof *(invalid))

Test(contest, faults_of_the_line_are_where_they_stand)
{
	static const struct contest_invalid invalid[] = {
		{"", STATUS_NO_HAND, 0, 0, 0},
		{";", STATUS_NO_HAND, 0, 1, 0},
		{"; AhKh", STATUS_NO_HAND, 0, 1, 0},
		{"AhKh;;QsQd", STATUS_NO_HAND, 5, 1, 5},
		{"AhKh; v QsQd", STATUS_NO_HAND, 6, 1, 6},
		{"AhKh;QsQd; ;", STATUS_NO_HAND, 11, 1, 11},
		{"@ 2h7h9h", STATUS_NO_HAND, 0, 1, 0},
		{" ! 2h", STATUS_NO_HAND, 1, 1, 1},
		{"AhKh", STATUS_ONE_HAND, 4, 0, 4},
		{"AhKh; @ 2h7h9h", STATUS_ONE_HAND, 4, 0, 4},
		{"AhKh;QsQd @", STATUS_NO_CARDS, 10, 1, 10},
		{"AhKh;QsQd @ ! 4s", STATUS_NO_CARDS, 10, 1, 10},
		{"AhKh;QsQd @ 2h7h9h !", STATUS_NO_CARDS, 19, 1, 19},
		{"AhKh;QsQd @ 2h7h9h @ Tc", STATUS_TWO_BOARDS, 19, 1, 19},
		{"AhKh;QsQd ! 2h ! Tc", STATUS_TWO_DEADS, 15, 1, 15},
		{"AhKh;QsQd @ 2h7h9h ! 4s @ Tc", STATUS_TWO_BOARDS, 24, 1, 24},
		{"AhKh;QsQd @ 2h7h9h; 5c5d", STATUS_HAND_BEHIND, 18, 1, 18},
		{"AhKh;QsQd ! 2h v 5c5d", STATUS_HAND_BEHIND, 15, 1, 15},
	};
	EXPECT_FAULTS(&usual, invalid);
}

Test(contest, faults_of_cards_are_counted_from_the_start_of_the_line)
{
	static const struct contest_invalid invalid[] = {
		{"AhKh; QsXd", STATUS_BAD_RANK, 8, 1, 8},
		{"AhKh; QsQx", STATUS_BAD_SUIT, 9, 1, 9},
		{"AhKh; Qs Q; 2c2d", STATUS_NO_SUIT, 9, 1, 9},
		{"AhKh; ?sQd", STATUS_BAD_RANK, 6, 1, 6},
		{"AhKh; QsQd @ 2h7h9h?", STATUS_BAD_CARD, 19, 1, 19},
		{"AhKh; [QsQd", STATUS_OPEN_BRACKET, 6, 1, 6},
		{"AhKh; QsQd @ 2h7h9h ! 4s]", STATUS_CLOSE_BRACKET, 24, 1, 24},
		{"AhKhvQsQd", STATUS_BAD_CARD, 4, 1, 4},
	};
	EXPECT_FAULTS(&usual, invalid);
}

Test(contest, a_card_dealt_twice_names_both_places)
{
	static const struct contest_invalid invalid[] = {
		{"AhKh; QsQs", STATUS_REPEATED_CARD, 8, 2, 6},
		{"AhKh; QsAh", STATUS_CARD_ELSEWHERE, 8, 2, 0},
		{"AhKh; QsQd @ 2h K♥9h", STATUS_CARD_ELSEWHERE, 16, 4, 2},
		{"AhKh; QsQd @ 2h7h9h ! 4s 7h", STATUS_CARD_ELSEWHERE, 25, 2, 15},
		{"AhKh; QsQd @ 2h7h9h ! 10♠ Qd", STATUS_CARD_ELSEWHERE, 28, 2, 8},
		{"AhKh; QsQd @ 2h7h9h2h", STATUS_REPEATED_CARD, 19, 2, 13},
	};
	EXPECT_FAULTS(&usual, invalid);
}

Test(contest, a_card_of_the_board_or_dead_cards_given_apart_is_refused)
{
	const struct cards board = apart("2h7h9hTc3d"), dead = apart("4s 5s");
	struct contest_rules rules = usual;
	static const struct contest_invalid invalid[] = {
		{"AhKh; Qs7h", STATUS_ON_BOARD, 8, 2, 8},
		{"AhKh; Qs4s", STATUS_CARD_DEAD, 8, 2, 8},
		{"AhKh; QsQd @ 6h", STATUS_TWO_BOARDS, 13, 2, 13},
		{"AhKh; QsQd ! 6h 8h", STATUS_TWO_DEADS, 13, 5, 13},
	};
	rules.board = &board;
	rules.dead = &dead;
	EXPECT_FAULTS(&rules, invalid);
}

/* -b 2h7h9h --dead 2h, for example: the user may have overlooked it. */
Test(contest, a_card_given_apart_twice_is_no_card_to_deal_again)
{
	const struct cards board = apart("2h7h9h"), dead = apart("2h");
	struct contest_rules rules = usual;
	static const struct contest_invalid invalid[] = {{"AhKh; Qs2h", STATUS_ON_BOARD, 8, 2, 8}};
	rules.board = &board;
	rules.dead = &dead;
	EXPECT_FAULTS(&rules, invalid);
}

Test(contest, more_of_a_card_than_decks_is_refused_at_the_last_naming_the_first)
{
	struct contest_rules rules = usual;
	static const struct contest_invalid invalid[] = {
		{"AsKs; AsQs; AsJs", STATUS_CARD_ELSEWHERE, 12, 2, 0},
		{"AsKs; AsQs ! As", STATUS_CARD_ELSEWHERE, 13, 2, 0},
		{"AsAs; KsKd", STATUS_REPEATED_CARD, 2, 2, 0}, /* never twice in one hand */
	};
	rules.decks = 2;
	EXPECT_FAULTS(&rules, invalid);
}

/* A card must not be in both a hand and its board. */
Test(contest, several_decks_deal_no_card_to_a_hand_and_its_board)
{
	const struct cards board = apart("2h7h9h");
	struct contest_rules rules = usual;
	static const struct contest_invalid in_line[] = {
		{"AsKs; QsQd @ 2h7hKs", STATUS_CARD_ELSEWHERE, 2, 2, 17}};
	static const struct contest_invalid given[] = {{"AsKs; Qs7h", STATUS_ON_BOARD, 8, 2, 8}};
	rules.decks = 2;
	EXPECT_FAULTS(&rules, in_line);
	rules.board = &board;
	EXPECT_FAULTS(&rules, given);
}

Test(contest, a_line_that_cannot_be_cut_is_refused)
{
	struct contest_rules rules = usual;
	static const struct contest_invalid invalid[] = {
		{"8cTsKc9h4s7d2s", STATUS_UNEVEN_HANDS, 14, 0, 14},
		{"8cTsKc9h4s; 7d2s5d3sAc", STATUS_DIVIDED_HANDS, 12, 10, 12},
		{"8cTsKc9h4s7d2s5d3s4s", STATUS_CARD_ELSEWHERE, 18, 2, 8},
		{"8cTsKc9h8c7d2s5d3s4s", STATUS_REPEATED_CARD, 8, 2, 0},
		{" 8cTsKc9h4s7d2s5d3sXc", STATUS_BAD_RANK, 19, 1, 19},
		{" 8cTsKc9h4s", STATUS_ONE_HAND, 11, 0, 11},
	};
	struct fault fault;
	rules.each = 5;
	EXPECT_FAULTS(&rules, invalid);
	contest_parse(slice_from("8cTsKc9h4s7d2s"), &rules, &contest, &fault);
	cr_expect_eq(fault.number, 7);
}

/* Regression: empty brackets were a hand without cards, which played the board if that had five;
 * cut into hands they were not a hand, and the location of the error was read from before the
 * first. */
Test(contest, empty_brackets_are_no_hand_and_no_cards)
{
	struct contest_rules rules = usual;
	static const struct contest_invalid invalid[] = {
		{"AhKh; [] @ 2h7h9hTc3d", STATUS_NO_HAND, 6, 2, 6},
		{"[ ];QsQd", STATUS_NO_HAND, 0, 3, 0},
		{"AhKh;QsQd @ []", STATUS_NO_CARDS, 12, 2, 12},
		{"AhKh;QsQd @ 2h7h9h ! []", STATUS_NO_CARDS, 21, 2, 21},
	};
	static const struct contest_invalid cut[] = {{" [][]", STATUS_NO_HAND, 1, 4, 1}};
	EXPECT_FAULTS(&usual, invalid);
	rules.each = 5;
	EXPECT_FAULTS(&rules, cut);
}

Test(contest, a_board_behind_the_dead_cards_is_the_board)
{
	expect_contest("AhKh;QsQd ! 4s @ 2h7h9h", &usual, "AhKh|QsQd|@2h7h9h|!4s");
}

Test(contest, a_line_without_hands_is_read_where_none_is_wanted)
{
	struct contest_rules rules = usual;
	rules.least = 0;
	expect_contest("", &rules, "");
	expect_contest("@ 2h7h9h", &rules, "|@2h7h9h");
	rules.each = 2;
	expect_contest("! 2h", &rules, "|!2h");
}

Test(contest, no_more_hands_than_wanted_are_read)
{
	struct contest_rules rules = usual;
	static const struct contest_invalid invalid[] = {
		{"AhKh; QsQd", STATUS_MORE_HANDS, 6, 4, 6},
		{"AhKh; QsQd; 2c2d @ 7h8h9h", STATUS_MORE_HANDS, 6, 4, 6},
	};
	rules.least = 0;
	rules.most = 1;
	EXPECT_FAULTS(&rules, invalid);
	expect_contest("AhKh", &rules, "AhKh");
}

Test(contest, faults_lie_within_the_line)
{
	static const char *const pieces[] = {"As", "Kd", "10♠", "2c", " ", ";", " v ", "@", "!",
		"[", "]", "x", "A", "7h", "9d", "\t"};
	const struct cards board = apart("2h7h9h"), dead = apart("4s");
	uint64_t state = 15;
	for (int trial = 0; trial < 100000; trial++) {
		struct contest_rules rules = {.decks = 1 + trial % 2, .most = 1 + trial % 5};
		struct text line = {0};
		struct fault fault = {0};
		status_code status;
		rules.each = trial % 3 ? 0 : (int)random_below(&state, 4);
		rules.least = (int)random_below(&state, 3);
		rules.board = random_below(&state, 4) ? NULL : &board;
		rules.dead = random_below(&state, 4) ? NULL : &dead;
		for (unsigned i = random_below(&state, 12); i > 0; i--)
			text_add_string(&line,
				pieces[random_below(&state, sizeof pieces / sizeof *pieces)]);
		status = contest_parse(text_slice(&line), &rules, &contest, &fault);
		if (status && (fault.status != status || fault.offset > line.length ||
				      fault.length > line.length - fault.offset ||
				      fault.earlier > line.length))
			cr_assert_fail("'%.*s': %s at %zu, length %zu, earlier %zu",
				(int)line.length, line.bytes, message_of(status), fault.offset,
				fault.length, fault.earlier);
		text_free(&line);
	}
}
