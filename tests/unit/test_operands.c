/* Operands that make a line, or are cards of options. The lines are those that a user would have
 * quoted: the comment of operands.h has the rules. */
#include "frame/operands.h"

#include <criterion/criterion.h>
#include <string.h>

enum { MOST = 12 };

/* Splits words at single spaces; '_' stands for a space within a word. */
static struct settings settings_of(const char *words, char *room, char **list)
{
	struct settings settings = {.reads = CARD_ASCII, .operands = list};
	list[settings.operand_count++] = room;
	for (; *words; words++, room++) {
		*room = *words == ' ' ? '\0' : *words == '_' ? ' ' : *words;
		if (*words == ' ')
			list[settings.operand_count++] = room + 1;
	}
	*room = '\0';
	return settings;
}

/* The line that the operands make; "-" if each is a line. */
static void expect_line(const char *words, bool together, const char *line)
{
	char room[256], bytes[256], *list[MOST];
	struct text out = text_over(bytes, sizeof bytes);
	const struct settings settings = settings_of(words, room, list);
	operands_between *between = operands_join(&settings, together, operands_marked_cards);
	for (size_t i = 0; between && i < settings.operand_count; i++) {
		text_add_string(&out, i ? between(&settings, i) : "");
		text_add_string(&out, list[i]);
	}
	text_add_string(&out, between ? "" : "-");
	text_add_char(&out, '\0');
	cr_expect_str_eq(bytes, line, "'%s'%s makes '%s'", words, together ? " together" : "",
		bytes);
}

Test(operands, a_lone_mark_makes_one_line)
{
	for (int together = 0; together < 2; together++) {
		expect_line("AhKh vs QsQd", together, "AhKh vs QsQd");
		expect_line("AhKh ; QsQd", together, "AhKh ; QsQd");
		expect_line("AhKh; QsQd", together, "AhKh; QsQd");
		expect_line("AhKh ;QsQd", together, "AhKh ;QsQd");
		expect_line("Ah Kh v Qs Qd @ 2h 7h 9h", together, "Ah Kh v Qs Qd @ 2h 7h 9h");
		expect_line("AhKh QsQd @ 2h7h9h", together, "AhKh; QsQd @ 2h7h9h");
		expect_line("AhKh QsQd @2h7h9h ! As", together, "AhKh; QsQd @2h7h9h ! As");
		expect_line("AhKh QsQd @ 2h 7h 9h", together, "AhKh; QsQd @ 2h 7h 9h");
		expect_line("AhKh;QsQd @ 2h7h9h", together, "AhKh;QsQd @ 2h7h9h");
	}
}

Test(operands, without_a_mark_they_are_hands_of_a_line_or_a_line_each)
{
	expect_line("AhKh QsQd", true, "AhKh; QsQd");
	expect_line("AhKh QsQd", false, "-");
	expect_line("AhKh", true, "AhKh");
	expect_line("AhKh;QsQd AsKs;QhQc", true, "-");
	expect_line("AhKh_v_QsQd AsKs_v_QhQc", true, "-");
	expect_line("AhKh;QsQd", false, "-");
}

Test(operands, a_board_after_the_last_hand_is_of_all_hands)
{
	expect_line("AhKh QsQd@2h7h9h", true, "AhKh; QsQd@2h7h9h");
	expect_line("AhKh QsQd@2h 7h 9h", true, "AhKh; QsQd@2h 7h 9h");
	expect_line("AhKh QsQd@2h 7h 9h !As", true, "AhKh; QsQd@2h 7h 9h !As");
	expect_line("AhKh QsQd@ 2h 7h 9h", true, "AhKh; QsQd@ 2h 7h 9h");
	/* a hand after it is another line, and so is one without hands before it */
	expect_line("AhKh QsQd@2h7h9h JsJd", true, "-");
	expect_line("QsQd@2h7h9h AhKh", true, "-");
	expect_line("AhKh QsQd@2h7h9h", false, "-");
	expect_line("AhKh QsQd;JsJd@2h7h9h", true, "-");
}

Test(operands, single_cards_are_one_hand)
{
	static const struct {
		const char *words;
		bool cards;
	} rows[] = {{"Ah Kh", true}, {"Ah", false}, {"AhKh Qs", false}, {"Ah 10s", true},
		{"Ah Xs", true}, {"Ah Xsss", false}, {"Ah Xss", true}, {"xx yy", false},
		{"Ah Kh Qs Qd 2h", true}};
	char room[256], *list[MOST];
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct settings settings = settings_of(rows[i].words, room, list);
		cr_expect(operands_are_cards(&settings) == rows[i].cards, "%s", rows[i].words);
	}
}

/* The board, the dead cards and the remaining operands, if `board` and `dead` were followed by the
 * operands from `next` and `next_dead` on. */
static void expect_options(const char *words, const char *board, size_t next, size_t followers,
	const char *dead, size_t next_dead, size_t followers_dead, const char *wanted)
{
	char room[256], bytes[256], *list[MOST];
	struct text out = text_over(bytes, sizeof bytes);
	struct settings settings = settings_of(words, room, list);
	settings.board.length = strlen(board);
	memcpy(settings.board.bytes, board, strlen(board));
	settings.board.next = next;
	settings.board.followers = followers;
	settings.dead.length = strlen(dead);
	memcpy(settings.dead.bytes, dead, strlen(dead));
	settings.dead.next = next_dead;
	settings.dead.followers = followers_dead;
	operands_to_options(&settings);
	text_add(&out, settings.board.bytes, settings.board.length);
	text_add_char(&out, '|');
	text_add(&out, settings.dead.bytes, settings.dead.length);
	text_add_char(&out, '|');
	for (size_t i = 0; i < settings.operand_count; i++) {
		text_add_string(&out, i ? " " : "");
		text_add_string(&out, list[i]);
	}
	text_add_char(&out, '\0');
	cr_expect_str_eq(bytes, wanted, "%s -b %s -d %s: '%s'", words, board, dead, bytes);
}

Test(operands, single_cards_after_a_board_are_more_of_it)
{
	/* AhKh QsQd -b 2h 7h 9d -d As Kd */
	expect_options("AhKh QsQd 7h 9d Kd", "2h", 2, 2, "As", 4, 1, "2h 7h 9d|As Kd|AhKh QsQd");
	expect_options("AhKh QsQd 7h 9d", "2h", 2, 2, "", 0, 0, "2h 7h 9d||AhKh QsQd");
	expect_options("7h 9d AhKh QsQd", "2h", 0, 4, "", 0, 0, "2h 7h 9d||AhKh QsQd");
	expect_options("AhKh 7h 9d Tc 3s", "2h", 1, 4, "", 0, 0, "2h 7h 9d Tc 3s||AhKh");
	/* a board has three to five cards */
	expect_options("AhKh 7h", "2h", 1, 1, "", 0, 0, "2h||AhKh 7h");
	expect_options("AhKh 7h 9d Tc 3s 4s", "2h", 1, 5, "", 0, 0, "2h||AhKh 7h 9d Tc 3s 4s");
	/* the value is a single card, and other operands are not */
	expect_options("AhKh 9d Tc", "2h7h", 1, 2, "", 0, 0, "2h7h||AhKh 9d Tc");
	expect_options("Ah 7h 9d", "2h", 1, 2, "", 0, 0, "2h||Ah 7h 9d");
	expect_options("7h 9d", "2h", 0, 2, "", 0, 0, "2h||7h 9d");
	/* only directly following operands belong to it */
	expect_options("7h 9d AhKh", "2h", 2, 1, "", 0, 0, "2h||7h 9d AhKh");
	expect_options("AhKh Kd Qd", "", 0, 0, "As", 1, 2, "|As Kd Qd|AhKh");
}

Test(operands, cards_for_which_an_option_has_no_room_stay_operands)
{
	enum { ROOM = 5 };
	char room[64], *list[MOST];
	struct settings settings = settings_of("AhKh Kd Qd", room, list);
	/* spaces before the last value, so that the first card fits exactly and the second does not
	 */
	memset(settings.dead.bytes, ' ', OPTION_CARDS_MAX);
	settings.dead.length = OPTION_CARDS_MAX - ROOM;
	settings.dead.last = settings.dead.length - 2;
	memcpy(settings.dead.bytes + settings.dead.last, "As", 2);
	settings.dead.next = 1;
	settings.dead.followers = 2;
	operands_to_options(&settings);
	/* only one of two cards would fit, so nothing is moved */
	cr_expect(settings.operand_count == 3);
	settings.dead.length = OPTION_CARDS_MAX - ROOM - 1;
	settings.dead.last = settings.dead.length - 2;
	memcpy(settings.dead.bytes + settings.dead.last, "As", 2);
	operands_to_options(&settings);
	cr_expect(settings.operand_count == 1 && settings.dead.length == OPTION_CARDS_MAX);
}
