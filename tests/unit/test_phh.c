#include "support.h"

#include "game/phh/phh.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

/* A hand of two players that is read without a message, and its parts to be spoilt. */
#define VARIANT "variant = 'NT'\n"
#define SETUP   "antes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
#define STACKS  "starting_stacks = [100, 200]\n"
#define ACTIONS "actions = ['d dh p1 AcAd', 'd dh p2 ???\?', 'p2 cbr 6', 'p1 f']\n"
#define HAND    VARIANT SETUP STACKS ACTIONS

static struct phh_reader *reader;

static void open_reader(void)
{
	reader = phh_reader_new();
	cr_assert_not_null(reader);
}

static void close_reader(void)
{
	phh_reader_free(reader);
}

/* cppcheck-suppress unknownMacro */
TestSuite(phh, .init = open_reader, .fini = close_reader);

static void read_good(const char *text, struct hand_record *hand)
{
	struct fault fault = {0};
	const status_code status = phh_read(reader, slice_from(text), hand, &fault);
	cr_assert_eq(status, STATUS_OK, "'%s': %s at %zu", text, message_of(status), fault.offset);
}

/* The meaning of an action, or the error. */
static status_code action_parse(const struct hand_record *hand, int index, struct action *out,
	bool *nothing, struct fault *fault)
{
	const struct hand_action *action = &hand->actions[index];

	*nothing = action->nothing;
	if (action->status && fault)
		hand_action_fault(action, fault);
	else if (!action->status && !action->nothing)
		*out = action->action;
	return action->status;
}

/* -- what a hand has ------------------------------------------------------ */

/* Two players may bring 10^15 each, and one leaves with both. */
Test(phh, final_stacks_may_be_all_chips_of_the_table)
{
	struct hand_record hand;
	struct fault fault;

	read_good(VARIANT SETUP "starting_stacks = [1000000000000000, 1000000000000000]\n" ACTIONS
				"finishing_stacks = [2000000000000000, 0]\n"
				"winnings = [2000000000000000, -1000000000000000]\n",
		&hand);
	cr_assert_eq(hand.finishing[0], 2 * CHIPS_MAX);
	cr_assert_eq(phh_read(reader,
			     slice_from(VARIANT SETUP
				     "starting_stacks = [1000000000000001, 200]\n" ACTIONS),
			     &hand, &fault),
		STATUS_HAND_AMOUNT_BIG);
	cr_assert_eq(phh_read(reader,
			     slice_from(HAND "finishing_stacks = [23000000000000001, 0]\n"), &hand,
			     &fault),
		STATUS_HAND_AMOUNT_BIG);
}

Test(phh, hand_is_read_in_its_smallest_decimal)
{
	struct hand_record hand;
	read_good(VARIANT SETUP "starting_stacks = [100.5, inf]\n" ACTIONS
				"finishing_stacks = [98.25, inf]\n",
		&hand);
	cr_assert_eq(hand.places, 2);
	cr_assert(hand.has_setup && hand.has_finishing && !hand.has_winnings);
	cr_assert_str_eq(hand.setup.variant->code, "NT");
	cr_assert_eq(hand.setup.seats, 2);
	cr_assert_eq(hand.setup.stack[0], 10050);
	cr_assert_eq(hand.setup.stack[1], CHIPS_UNKNOWN);
	cr_assert_eq(hand.setup.blind[1], 200);
	cr_assert_eq(hand.setup.min_bet, 200);
	cr_assert_eq(hand.finishing[0], 9825);
	cr_assert_eq(hand.actions[2].action.amount, 600);
}

Test(phh, action_may_have_the_smallest_decimal)
{
	struct hand_record hand;
	read_good(VARIANT SETUP STACKS "actions = ['p2 cbr 2.125']\n", &hand);
	cr_assert_eq(hand.places, 3);
	cr_assert_eq(hand.setup.stack[0], 100000);
	cr_assert_eq(hand.actions[0].action.amount, 2125);
}

Test(phh, post_may_be_negative_and_antes_may_be_trimmed)
{
	struct hand_record hand;
	read_good("variant = 'FT'\nante_trimming_status = true\nantes = [0, 0, 0]\n"
		  "blinds_or_straddles = [1, 2, -2]\nsmall_bet = 2\nbig_bet = 4\n"
		  "starting_stacks = [9, 9, 9]\nactions = []\n",
		&hand);
	cr_assert_eq(hand.setup.blind[2], -2);
	cr_assert(hand.setup.trim_antes);
	cr_assert_eq(hand.setup.big_bet, 4);
	cr_assert_eq(hand.action_count, 0);
	cr_assert_eq(hand.malformed, 0);
}

Test(phh, players_seats_and_other_keys_are_there)
{
	struct hand_record hand;
	read_good("[12]\n" HAND "players = ['Ann', \"B\\u00e9 \\\"x\\\"\"]\nseats = [3, 1]\n"
		  "_mine = [1, 'two', true]\nhand = 3017243630\n",
		&hand);
	cr_assert(slice_equal(hand.number, "12"));
	cr_assert(slice_equal(hand.player[0], "Ann"));
	cr_assert(slice_equal(hand.player[1], "B\xc3\xa9 \"x\""));
	cr_assert_eq(hand.seat_number[0], 3);
	cr_assert(slice_equal(hand_find(&hand, "hand")->text, "3017243630"));
	cr_assert(slice_equal(hand_find(&hand, "_mine")->text, "[1, 'two', true]"));
	cr_assert(slice_equal(hand_find(&hand, "variant")->text, "NT"));
	cr_assert_null(hand_find(&hand, "author"));
}

Test(phh, bring_ins_and_draws_are_read_and_an_unknown_game_as_far_as_it_goes)
{
	struct hand_record hand;
	read_good("variant = 'F7S'\nantes = [1, 1]\nbring_in = 1\nsmall_bet = 2\nbig_bet = 4\n"
		  "starting_stacks = [50, 60]\n"
		  "actions = ['p1 pb', 'p2 sd AcAd', 'p1 sd', 'p2 sd ?\?']\n",
		&hand);
	cr_assert(hand.has_setup);
	cr_assert_str_eq(hand.setup.variant->code, "F7S");
	cr_assert_eq(hand.setup.bring_in, 1);
	cr_assert_eq(hand.setup.stack[1], 60);
	cr_assert_eq(hand.actions[0].action.act, ACT_BRING_IN);
	cr_assert_eq(hand.actions[1].action.act, ACT_DRAW);
	cr_assert_eq(hand.actions[1].action.count, 2);
	cr_assert_eq(hand.actions[2].action.count, 0);
	cr_assert_eq(hand.actions[3].action.card[0], CARD_UNKNOWN);

	read_good("variant = 'X'\nantes = [1, 1]\nstarting_stacks = [5, 6]\nactions = []\n", &hand);
	cr_assert_not(hand.has_setup);
	cr_assert_null(hand.setup.variant);
	cr_assert(slice_equal(hand.variant, "X"));
	cr_assert_eq(hand.variant_offset, 11);
}

/* -- actions -------------------------------------------------------------- */

/* The only action, in quotes. */
static const struct hand_action *one_action(const char *words, struct hand_record *hand)
{
	static char text[1000];
	snprintf(text, sizeof text, VARIANT SETUP STACKS "actions = [%s]\n", words);
	read_good(text, hand);
	cr_assert_eq(hand->action_count, 1);
	return &hand->actions[0];
}

Test(phh, every_word_of_an_action_is_known)
{
	static const struct {
		const char *text;
		enum act act;
		int seat, count;
		chips amount;
	} rows[] = {
		{"'d db AhKd2c'", ACT_DEAL_BOARD, -1, 3, 0},
		{"'d dh p2 ???\?'", ACT_DEAL_HOLE, 1, 2, 0},
		{"'p1 cbr 12.50'", ACT_BET_RAISE, 0, 0, 1250},
		{"'p1 cc'", ACT_CHECK_CALL, 0, 0, 0},
		{"'p2 f'", ACT_FOLD, 1, 0, 0},
		{"'p2 sm'", ACT_MUCK, 1, 0, 0},
		{"'p2 sm -'", ACT_SHOW, 1, 0, 0},
		{"'p2 sm ??Ad'", ACT_SHOW, 1, 2, 0},
		{"\"  p2\\tcc   # he's in\"", ACT_CHECK_CALL, 1, 0, 0},
		{"'''\np1 \n f'''", ACT_FOLD, 0, 0, 0},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct hand_record hand;
		struct action action = {0};
		struct fault fault;
		bool nothing = true;
		one_action(rows[i].text, &hand);
		cr_assert_eq(action_parse(&hand, 0, &action, &nothing, &fault), STATUS_OK);
		cr_expect(!nothing && action.act == rows[i].act && action.seat == rows[i].seat &&
				  action.count == rows[i].count && action.amount == rows[i].amount,
			"%s", rows[i].text);
		cr_expect_eq(hand.malformed, 1);
	}
}

/* One space between words takes the fast path, two are read word by word; `action` has a % in place
 * of a second space. */
static void reads_alike(const char *action)
{
	const size_t blank = (size_t)(strchr(action, '%') - action);
	struct action found[2];
	bool nothing[2];
	status_code status[2];

	for (int i = 0; i < 2; i++) {
		char text[400];
		struct hand_record hand;

		snprintf(text, sizeof text, VARIANT SETUP STACKS "actions = ['%.*s%s%s']\n",
			(int)blank, action, i ? " " : "", action + blank + 1);
		read_good(text, &hand);
		memset(&found[i], 0, sizeof found[i]);
		status[i] = action_parse(&hand, 0, &found[i], &nothing[i], NULL);
	}
	cr_assert_eq(status[0], status[1], "'%s': %d, %d", action, status[0], status[1]);
	cr_assert_eq(nothing[0], nothing[1], "'%s'", action);
	cr_assert_arr_eq(&found[0], &found[1], sizeof *found, "'%s'", action);
}

Test(phh, usual_form_of_an_action_is_read_as_any_other)
{
	static const char *const actions[] = {"p1 %f", "p2 %cc", "p1 %pb", "p1 %sm", "p1 %sm -",
		"p1 %sm ??Ad", "p1 sm %AcAdAhAs2c3c4c", "p1 sm %AcAdAhAs2c3c4c5c", "p1 %sm A",
		"p1 %sd", "p1 %sd 2c??", "p1 sd %-", "p1 %sd xx", "p1 %cbr 6", "p1 cbr %6.50",
		"p1 cbr %999999999999999", "p1 cbr %1000000000000000", "p1 cbr %1000000000000001",
		"p1 %cbr 0", "p1 cbr %06", "p1 cbr %-6", "p1 cbr %1,000", "p1 %cbr", "d %db 2c3cTh",
		"d db %2c3c4c5c6c7c8c9c", "d %db", "d dh %p1 AcAd", "d %dh p2 ???\?", "d dh %p1",
		"d dh %p3 AcAd", "d dh %p1Ac", "d %dx AcAd", "dd %db AcAd", "p0 %f", "p01 %f",
		"p3 %f", "p10 %cc", "p100 %cc", "p %f", "p1 %x", "p1 %cx", "p1 %ff", "p1 %ccc",
		"p1 %pbb", "p1 cb %6", "p1 cbx %6", "p1 %s", "p1 %sx", "q1 %f", "p1% f ", "p1% f#x",
		"p1 cc% # x", "p1 cc %p2", "d db %AcAd # x", "p1 sm %- -", "d db %acAD", "d db% "};

	for (size_t i = 0; i < sizeof actions / sizeof *actions; i++)
		reads_alike(actions[i]);
}

Test(phh, cards_are_the_cards_that_stand_there)
{
	struct hand_record hand;
	const struct hand_action *const action = one_action("'d db 2cTdAs'", &hand);
	cr_assert_eq(action->action.card[0], 0);
	cr_assert_eq(action->action.card[1], card_of(8, CARD_DIAMONDS));
	cr_assert_eq(action->action.card[2], 51);
}

Test(phh, empty_action_or_comment_alone_is_nothing)
{
	static const char *const rows[] = {"''", "'   '", "'# a word'", "'  # a word'"};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct hand_record hand;
		struct action action;
		bool nothing = false;
		one_action(rows[i], &hand);
		cr_assert_eq(action_parse(&hand, 0, &action, &nothing, NULL), STATUS_OK);
		cr_assert(nothing, "%s", rows[i]);
	}
}

Test(phh, action_that_cannot_be_read_says_where)
{
	static const struct {
		const char *text, *bad;
		status_code status;
	} rows[] = {
		{"'x f'", "x", STATUS_ACTION_ACTOR},
		{"'p01 f'", "p01", STATUS_ACTION_ACTOR},
		{"'p0 f'", "p0", STATUS_ACTION_ACTOR},
		{"'p3 f'", "p3", STATUS_ACTION_PLAYER},
		{"'p99999999999999999999 f'", "p99999999999999999999", STATUS_ACTION_ACTOR},
		{"'p1'", "p1", STATUS_ACTION_SHORT},
		{"'p1 fold'", "fold", STATUS_ACTION_WORD},
		{"'d p1 AcAd'", "p1", STATUS_ACTION_WORD},
		{"'d'", "d", STATUS_ACTION_SHORT},
		{"'d dh'", "dh", STATUS_ACTION_SHORT},
		{"'d dh p1'", "p1", STATUS_ACTION_SHORT},
		{"'d db # no cards'", "db", STATUS_ACTION_SHORT},
		{"'d db AhKx2c'", "x", STATUS_BAD_SUIT},
		{"'d db AhK'", "K", STATUS_NO_SUIT},
		{"'d db 1h'", "1", STATUS_BAD_RANK},
		{"'d db ?h'", "?", STATUS_BAD_RANK},
		{"'d dh p1 ???????????????\?'", "????????????????", STATUS_ACTION_CARDS},
		{"'p1 cbr'", "cbr", STATUS_ACTION_SHORT},
		{"'p1 cbr much'", "much", STATUS_HAND_AMOUNT},
		{"'p1 cbr 1e3'", "1e3", STATUS_HAND_AMOUNT},
		{"'p1 cbr 12,34'", "12,34", STATUS_HAND_AMOUNT},
		{"'p1 cbr 1234,567'", "1234,567", STATUS_HAND_AMOUNT},
		{"'p1 cbr -5'", "-5", STATUS_HAND_NEGATIVE},
		{"'p1 cbr inf'", "inf", STATUS_HAND_AMOUNT},
		{"'p1 cbr 1.0000001'", "1.0000001", STATUS_HAND_AMOUNT},
		{"'p1 cbr 1000000000000001'", "1000000000000001", STATUS_HAND_AMOUNT_BIG},
		{"'p1 cbr 5 6'", "6", STATUS_ACTION_MORE},
		{"'p1 f AcAd'", "AcAd", STATUS_ACTION_MORE},
		{"'p1 cc cc'", "cc", STATUS_ACTION_MORE},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct hand_record hand;
		struct action action;
		struct fault fault = {0};
		bool nothing;
		one_action(rows[i].text, &hand);
		cr_expect_eq(hand.malformed, 0);
		const status_code status = action_parse(&hand, 0, &action, &nothing, &fault);
		cr_expect_eq(status, rows[i].status, "%s: %s", rows[i].text, message_of(status));
		const char *const text = hand.actions[0].text.bytes - hand.actions[0].offset;
		cr_expect(fault.length == strlen(rows[i].bad) &&
				  memcmp(text + fault.offset, rows[i].bad, fault.length) == 0,
			"%s: %.*s", rows[i].text, (int)fault.length, text + fault.offset);
	}
}

Test(phh, actions_before_one_that_cannot_be_read_are_there)
{
	struct hand_record hand;
	read_good(VARIANT SETUP STACKS "actions = ['p2 cc', 'p1 fly', 'p1 f']\n", &hand);
	cr_assert_eq(hand.action_count, 3);
	cr_assert_eq(hand.malformed, 1);
	cr_assert_eq(hand.actions[0].status, STATUS_OK);
	cr_assert_eq(hand.actions[2].status, STATUS_OK);
}

Test(phh, fault_in_an_escaped_action_is_the_whole_string)
{
	struct hand_record hand;
	struct action action;
	struct fault fault;
	bool nothing;
	const struct hand_action *const one = one_action("\"p1 f\\u006Fld\"", &hand);
	cr_assert(slice_equal(one->text, "p1 fold"));
	cr_assert_eq(action_parse(&hand, 0, &action, &nothing, &fault), STATUS_ACTION_WORD);
	cr_assert_eq(fault.offset, one->offset);
	cr_assert_eq(fault.length, strlen("\"p1 f\\u006Fld\""));
}

Test(phh, amount_too_big_in_the_hands_unit_spoils_its_action)
{
	struct hand_record hand;
	struct action action;
	struct fault fault;
	bool nothing;
	read_good(VARIANT SETUP "starting_stacks = [1.25, 2]\n"
				"actions = ['p1 cbr 1000000000000000']\n",
		&hand);
	cr_assert_eq(hand.malformed, 0);
	cr_assert_eq(action_parse(&hand, 0, &action, &nothing, &fault), STATUS_HAND_AMOUNT_BIG);
}

/* -- faults of the whole -------------------------------------------------- */

Test(phh, fault_is_located)
{
	static const struct {
		const char *text, *bad; /* where the error begins */
		size_t length;
		status_code status;
	} rows[] = {
		{"", "", 0, STATUS_NO_HAND},
		{"# nothing\n\n", "# nothing", 0, STATUS_NO_HAND},
		{"[1]\n", "[1]", 0, STATUS_HAND_NO_VARIANT},
		{"variant\n", "\n", 0, STATUS_HAND_EQUALS},
		{"variant = \n", "\n", 0, STATUS_TOML_NO_VALUE},
		{"variant = NT\n", "NT\n", 2, STATUS_TOML_VALUE},
		{"variant = 5\n", "5\n", 1, STATUS_HAND_WANTS_STRING},
		{"variant = 'NT\nantes = [0]\n", "'NT\n", 1, STATUS_TOML_STRING},
		{"variant = \"NT\n", "\"NT\n", 1, STATUS_TOML_STRING},
		{"variant = '''NT\n''\n", "'''NT", 3, STATUS_TOML_STRING},
		{"variant = 'N\x01T'\n", "\x01T", 1, STATUS_TOML_CONTROL},
		{"variant = 'N\x80T'\n", "\x80T", 1, STATUS_TOML_UTF8},
		{"# \xff\n", "\xff", 1, STATUS_TOML_UTF8},
		{"variant = \"N\\qT\"\n", "\\q", 2, STATUS_TOML_ESCAPE},
		{"variant = \"\\ud800\"\n", "\\ud800", 2, STATUS_TOML_ESCAPE},
		{"variant = 'NT' 'FT'\n", "'FT'", 1, STATUS_HAND_LINE_END},
		{"variant = 'NT'\nvariant = 'FT'\n", "variant = 'F", 7, STATUS_HAND_TWICE},
		{"_a = 1\n_a = 2\n", "_a = 2", 2, STATUS_HAND_TWICE},
		{"= 1\n", "= 1", 1, STATUS_HAND_KEY},
		{"'a' = 1\n", "'a'", 1, STATUS_HAND_KEY},
		{"a.b = 1\n", ".b", 0, STATUS_HAND_EQUALS},
		{"a = {b = 1}\n", "{b", 1, STATUS_TOML_NESTED},
		{"a = [[1]]\n", "[1]", 1, STATUS_TOML_NESTED},
		{"a = [1 2]\n", "2]", 1, STATUS_TOML_COMMA},
		{"a = [,]\n", ",]", 1, STATUS_TOML_VALUE},
		{"a = [1,\n", "[1,", 1, STATUS_TOML_ARRAY},
		{"a = 007\n", "007", 3, STATUS_TOML_VALUE},
		{"a = 1__0\n", "1__0", 4, STATUS_TOML_VALUE},
		{"a = 25:00:00\n", "25:", 8, STATUS_TOML_VALUE},
		{"[1]\na = 1\n[2]\n", "[2]", 3, STATUS_HAND_TABLE},
		{"[[1]]\n", "[[1]]", 5, STATUS_HAND_TABLE},
		{"[a.b]\n", "[a.b]", 5, STATUS_HAND_TABLE},
		{"[1\n", "[1\n", 2, STATUS_HAND_TABLE},
		{"antes = 5\n", "5\n", 1, STATUS_HAND_WANTS_ARRAY},
		{"antes = ['5']\n", "'5'", 3, STATUS_HAND_AMOUNT},
		{"antes = [-5]\n", "-5", 2, STATUS_HAND_NEGATIVE},
		{"antes = [inf]\n", "inf", 3, STATUS_HAND_AMOUNT},
		{"antes = [1e3]\n", "1e3", 3, STATUS_HAND_AMOUNT},
		{"antes = [1.0000001]\n", "1.0", 9, STATUS_HAND_AMOUNT},
		{"antes = [1.]\n", "1.]", 2, STATUS_TOML_VALUE},
		{"starting_stacks = [0]\n", "0]", 1, STATUS_HAND_NO_CHIPS},
		{"starting_stacks = [nan]\n", "nan", 3, STATUS_HAND_AMOUNT},
		{"starting_stacks = [9999999999999999999999]\n", "9999", 22,
			STATUS_HAND_AMOUNT_BIG},
		{"ante_trimming_status = 1\n", "1\n", 1, STATUS_HAND_WANTS_FLAG},
		{"seats = [1.5]\n", "1.5", 3, STATUS_HAND_WANTS_SEAT},
		{"players = [5]\n", "5]", 1, STATUS_HAND_WANTS_STRING},
		{"actions = [p1 f]\n", "p1", 2, STATUS_TOML_VALUE},
		{"actions = ['p1 f'\nauthor = 'x'\n", "author", 1, STATUS_TOML_COMMA},
		{"min_bet = 2 # \x7f\n", "\x7f", 1, STATUS_TOML_CONTROL},
		{SETUP STACKS ACTIONS, "antes", 0, STATUS_HAND_NO_VARIANT},
		{VARIANT STACKS ACTIONS, "variant", 0, STATUS_HAND_NO_ANTES},
		{VARIANT SETUP ACTIONS, "variant", 0, STATUS_HAND_NO_STACKS},
		{VARIANT SETUP STACKS, "variant", 0, STATUS_HAND_NO_ACTIONS},
		{"variant = 'FT'\n" SETUP STACKS ACTIONS, "variant", 0, STATUS_HAND_NO_SMALL_BET},
		{VARIANT "antes = [0, 0]\n" STACKS ACTIONS, "variant", 0, STATUS_HAND_NO_BLINDS},
		{VARIANT "antes = [0, 0]\nblinds_or_straddles = [0, 0]\nmin_bet = 0.0\n" STACKS
				ACTIONS,
			"0.0\n", 3, STATUS_HAND_NO_BET},
		{VARIANT SETUP "starting_stacks = [5]\n" ACTIONS, "[5]", 1, STATUS_HAND_PLAYERS},
		{VARIANT SETUP "starting_stacks = [5, 5, 5]\n" ACTIONS, "[0, 0]", 1,
			STATUS_HAND_UNEVEN},
		{HAND "players = ['a']\n", "['a']", 1, STATUS_HAND_UNEVEN},
		{HAND "winnings = []\n", "[]", 1, STATUS_HAND_UNEVEN},
		{HAND "seats = [1, 2, 3]\n", "[1, 2, 3]", 1, STATUS_HAND_UNEVEN},
		{HAND "finishing_stacks = [10000000000000000, 0.5]\n", "1000", 17,
			STATUS_HAND_AMOUNT_BIG},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct hand_record hand;
		struct fault fault = {0};
		const char *const text = rows[i].text;
		const status_code status = phh_read(reader, slice_from(text), &hand, &fault);
		cr_expect_eq(status, rows[i].status, "'%s': %s", text, message_of(status));
		cr_expect_eq(fault.status, rows[i].status);
		cr_expect_eq(fault.length, rows[i].length, "'%s': %zu", text, fault.length);
		cr_expect(fault.offset <= strlen(text) && strncmp(text + fault.offset, rows[i].bad,
								  strlen(rows[i].bad)) == 0,
			"'%s': at %zu", text, fault.offset);
	}
}

Test(phh, more_than_a_mebibyte_is_no_hand)
{
	static char text[PHH_HAND_MAX + 2];
	struct hand_record hand;
	struct fault fault;
	memset(text, '\n', sizeof text);
	memcpy(text, HAND, sizeof HAND - 1);
	cr_assert_eq(phh_read(reader, (struct slice){text, PHH_HAND_MAX}, &hand, &fault),
		STATUS_OK);
	cr_assert_eq(phh_read(reader, (struct slice){text, PHH_HAND_MAX + 1}, &hand, &fault),
		STATUS_HAND_LONG);
}

Test(phh, keys_of_others_are_a_thousand_at_most)
{
	struct text text = {0};
	struct hand_record hand;
	struct fault fault;
	text_add_string(&text, HAND);
	for (int i = 0; i <= PHH_KEYS_MAX; i++) {
		const size_t before = text.length;
		text_add_string(&text, "_k");
		text_add_uint(&text, (uint64_t)i);
		text_add_string(&text, " = 1\n");
		if (i == PHH_KEYS_MAX - 1)
			cr_assert_eq(phh_read(reader, text_slice(&text), &hand, &fault), STATUS_OK);
		if (i < PHH_KEYS_MAX)
			continue;
		cr_assert_eq(phh_read(reader, text_slice(&text), &hand, &fault), STATUS_HAND_KEYS);
		cr_assert_eq(fault.offset, before);
	}
	text_free(&text);
}

/* -- warnings ------------------------------------------------------------- */

Test(phh, oddities_are_warned_of_and_written_strictly)
{
	static const struct {
		const char *text, *odd, *strict;
		status_code status;
	} rows[] = {
		{"time = '00:00:26'\n", "'00:00:26'", "time = 00:00:26\n", STATUS_ODD_TIME},
		{"time = 'noon'\n", "'noon'", "time = 'noon'\n", STATUS_ODD_TIME},
		{"min_bet = 9,999.99\n", "9,999.99", "min_bet = 9999.99\n", STATUS_ODD_DIGITS},
		{"actions = ['p1 cbr 9,999.99']\n", "9,999.99", "actions = ['p1 cbr 9999.99']\n",
			STATUS_ODD_DIGITS},
		{"actions = ['d dh p1 ????#c']\n", "#", "actions = ['d dh p1 ???? #c']\n",
			STATUS_ODD_COMMENT},
		{"actions = ['d db 10h aH2c']\n", "10h aH2c", "actions = ['d db ThAh2c']\n",
			STATUS_ODD_CARDS},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		static const char *const keys[] = {SETUP, ACTIONS};
		struct text text = {0}, out = {0};
		struct hand_record hand;
		int count;
		text_add_string(&text, VARIANT STACKS);
		text_add_string(&text, *rows[i].text == 'm' ? "antes = [0, 0]\n"
							      "blinds_or_straddles = [1, 2]\n"
							    : keys[0]);
		text_add_string(&text, *rows[i].text == 'a' ? "" : keys[1]);
		text_add_string(&text, rows[i].text);
		text_add_char(&text, '\0');
		read_good(text.bytes, &hand);
		const struct phh_warning *const warnings = phh_warnings(reader, &count);
		cr_assert_eq(count, 1, "%s: %d", rows[i].text, count);
		cr_expect_eq(warnings[0].status, rows[i].status);
		cr_expect(warnings[0].length == strlen(rows[i].odd) &&
				  memcmp(text.bytes + warnings[0].offset, rows[i].odd,
					  warnings[0].length) == 0,
			"%s", rows[i].text);
		phh_print(&out, &hand, 0);
		text_add_char(&out, '\0');
		cr_expect_not_null(strstr(out.bytes, rows[i].strict), "%s", out.bytes);
		text_free(&text);
		text_free(&out);
	}
}

Test(phh, comma_in_an_array_never_groups)
{
	struct hand_record hand;
	struct fault fault;
	cr_assert_eq(phh_read(reader,
			     slice_from(VARIANT SETUP "starting_stacks = [1,000, 2,000]\n" ACTIONS),
			     &hand, &fault),
		STATUS_TOML_VALUE); /* 000 */
	cr_assert_eq(phh_read(reader,
			     slice_from(VARIANT SETUP "starting_stacks = [1,500, 2,500]\n" ACTIONS),
			     &hand, &fault),
		STATUS_HAND_UNEVEN);
}

/* -- expectations --------------------------------------------------------- */

Test(phh, expectations_are_about_the_place_where_they_stand)
{
	struct hand_record hand;
	read_good("# expect actor p2\n" VARIANT SETUP STACKS "actions = [ # expect call 1\n"
		  "  'd dh p1 AcAd', 'd dh p2 ???\?',  # expect pot 3\n"
		  "  # expect error minimum raise\n"
		  "  'p2 cbr 3',\n"
		  "  'p2 cbr 2', # expect error\n"
		  "  'p2 cbr 6 # expect raise 10 100',\n"
		  "  '# expect stack p1 99.00',\n"
		  "  'p1 f'\n"
		  "  , # expect over\n"
		  "] # expect stacks 98,202\n"
		  "# expected by nobody\n# expect\n# expect pots 1, 2 3\n# expect board 2c 3c\n"
		  "# expect raise none\n# expect actor none\n# expect error cannot be settled\n",
		&hand);
	static const struct {
		enum hand_expect what;
		int action, seat, count;
		chips first;
	} rows[] = {
		{HAND_EXPECT_ACTOR, 0, 1, 0, 0},
		{HAND_EXPECT_CALL, 0, -1, 1, 1},
		{HAND_EXPECT_POT, 2, -1, 1, 3},
		{HAND_EXPECT_ERROR, 2, -1, 0, 0},
		{HAND_EXPECT_ERROR, 3, -1, 0, 0},
		{HAND_EXPECT_RAISE, 5, -1, 2, 10},
		{HAND_EXPECT_STACK, 6, 0, 1, 99},
		{HAND_EXPECT_OVER, 7, -1, 0, 0},
		{HAND_EXPECT_STACKS, 7, -1, 2, 98},
		{HAND_EXPECT_UNCLEAR, 7, -1, 0, 0},
		{HAND_EXPECT_POTS, 7, -1, 3, 1},
		{HAND_EXPECT_BOARD, 7, -1, 2, 0},
		{HAND_EXPECT_RAISE, 7, -1, 0, 0},
		{HAND_EXPECT_ACTOR, 7, -1, 0, 0},
		{HAND_EXPECT_ERROR, 7, -1, 0, 0},
	};
	const int count = sizeof rows / sizeof *rows;
	cr_assert_eq(hand.places, 0, "what is expected does not make the unit finer");
	cr_assert_eq(hand.expectation_count, count, "%d", hand.expectation_count);
	for (int i = 0; i < count; i++) {
		const struct hand_expectation *const found = &hand.expectations[i];
		cr_expect(found->what == rows[i].what && found->action == rows[i].action &&
				  found->seat == rows[i].seat && found->count == rows[i].count,
			"%d: %.*s: %d %d", i, (int)found->text.length, found->text.bytes,
			found->action, found->count);
		if (rows[i].first)
			cr_expect_eq(found->amount[0], rows[i].first);
	}
	cr_assert(slice_equal(hand.expectations[3].words, "minimum raise"));
	cr_assert(slice_equal(hand.expectations[3].text, "expect error minimum raise"));
	cr_assert_eq(hand.expectations[5].amount[1], 100);
	cr_assert_eq(hand.expectations[11].board[1], card_of(1, CARD_CLUBS));
}

Test(phh, expectation_that_is_not_understood_is_unclear)
{
	static const char *const rows[] = {"expect", "expect wonders", "expect pot",
		"expect pot 1 2", "expect pot -1", "expect pot 1.5", "expect stack 5",
		"expect stack p3 5", "expect stack p1", "expect stacks 1", "expect stacks 1 2 3",
		"expect actor", "expect actor p1 p2", "expect call", "expect raise",
		"expect raise 1 2 3", "expect board 2c2c", "expect board 2c3c4c5c6c7c",
		"expect over now"};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		char text[500];
		struct hand_record hand;
		snprintf(text, sizeof text, HAND "# %s\n", rows[i]);
		read_good(text, &hand);
		cr_assert_eq(hand.expectation_count, 1, "%s", rows[i]);
		cr_expect_eq(hand.expectations[0].what, HAND_EXPECT_UNCLEAR, "%s", rows[i]);
		cr_expect_eq(hand.expectations[0].offset, strlen(HAND) + 2);
	}
}

/* -- writing -------------------------------------------------------------- */

static void expect_printed(const char *text, int number, const char *strict)
{
	struct text out = {0};
	struct hand_record hand;
	read_good(text, &hand);
	phh_print(&out, &hand, number);
	cr_expect(text_is(&out, strict), "%.*s", (int)out.length, out.bytes);
	text_free(&out);
}

Test(phh, strict_file_is_written_as_it_stands)
{
	expect_printed(HAND, 0, HAND);
	expect_printed("[7]\n" HAND, 1, "[1]\n" HAND);
	expect_printed("[7]\n" HAND, 2, "\n[2]\n" HAND);
}

Test(phh, layout_is_made_strict_and_nothing_is_lost)
{
	expect_printed("\xef\xbb\xbf# top \r\n[ 7 ] # seven\r\n\r\nvariant=\"NT\"# v\r\n"
		       "antes=[0,\n # mid\n 0, ]# a\nblinds_or_straddles = [1,2]\n"
		       "min_bet = 1_000.50\nstarting_stacks = [inf, +500]\n"
		       "_x = '''a\nb'''\n_y = \"O'Neil\"\n_z = [\"a\", 1e5, true, 2009-01-02,]\n"
		       "players = [\"B\\u00e9\", \"C'\"]\n"
		       "actions = [ # start\n 'd  dh p1 ???\?', \"p1 f # it's\" # late\n"
		       " , # own\n '', ' # only ' ]\n",
		0,
		"# top\n# seven\nvariant = 'NT'  # v\nantes = [\n  0,\n  # mid\n  0,\n]  # a\n"
		"blinds_or_straddles = [1, 2]\nmin_bet = 1000.50\nstarting_stacks = [inf, 500]\n"
		"_x = '''a\nb'''\n_y = \"O'Neil\"\n_z = ['a', 1e5, true, 2009-01-02]\n"
		"players = [\"B\\u00e9\", \"C'\"]\n"
		"actions = [\n  # start\n  'd dh p1 ???\?',\n  \"p1 f # it's\",  # late\n"
		"  # own\n  '',\n  '# only',\n]\n");
}

/* TOML allows in a literal string everything except controls other than the tab, and the quote. */
Test(phh, string_is_literal_unless_a_byte_forbids_it_wherever_that_stands)
{
	for (int byte = 0; byte < 256; byte++)
		for (int length = 1; length <= 20; length++)
			for (int at = 0; at < length; at++) {
				const bool basic = (byte < 0x20 && byte != '\t') || byte == '\'' ||
						   byte == 0x7f;
				char bytes[20];
				struct text out = {.bytes = NULL};

				memset(bytes, 'x', sizeof bytes);
				bytes[at] = (char)byte;
				phh_write_string(&out, "k", (struct slice){bytes, (size_t)length});
				cr_assert_eq(out.bytes[4], basic ? '"' : '\'', "%d at %d of %d",
					byte, at, length);
				cr_assert(basic || out.length == (size_t)length + 7);
				text_free(&out);
			}
}

Test(phh, action_that_cannot_be_read_is_written_as_it_stands)
{
	expect_printed(VARIANT SETUP STACKS "actions = ['p1  fly', 'p2  f']\n", 0,
		VARIANT SETUP STACKS "actions = ['p1  fly', 'p2 f']\n");
	expect_printed(VARIANT SETUP STACKS "actions = ['p1 cbr  10000000000000000.5']\n", 0,
		VARIANT SETUP STACKS "actions = ['p1 cbr  10000000000000000.5']\n");
}

/* -- streams -------------------------------------------------------------- */

Test(phh, hand_ends_where_the_next_table_begins)
{
	static const struct {
		const char *text;
		bool last;
		size_t extent;
	} rows[] = {
		{"", true, 0},
		{"a = 1\n", true, 6},
		{"a = 1\n", false, 0},
		{"a = 1\n[2]\n", false, 6},
		{"a = 1\n[2", false, 0},
		{"a = 1\n[2", true, 6},
		{"[1]\na = 1\n[2]\n", false, 10},
		{"# c\n\n[1]\na = 1\n  [2] # c\n", false, 15},
		{"[1]\na = [\n  'x',\n]\n[2]\n", false, 19},
		{"[1]\na = ['x',\n[2]\n", false, 14}, /* an unclosed bracket */
		{"[1]\n_a = '''\n[2]\n'''\n[3]\n", false, 21},
		{"[1]\n_a = \"\"\"\n[2]\n\\\"\"\"\"\n[3]\n", false, 23},
		{"[1]\n_a = '''\n[2]\n", false, 0},
		{"[1]\n_a = '''\n[2]\nb = 1\n", true, 13}, /* an unclosed string */
		{"[1]\n_a = 'x # ''' # '''\n[2]\n", false, 24},
		{"# only\n", true, 7},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		cr_expect_eq(phh_hand_length(slice_from(rows[i].text), rows[i].last),
			rows[i].extent, "'%s': %zu", rows[i].text,
			phh_hand_length(slice_from(rows[i].text), rows[i].last));
}

Test(phh, stream_goes_on_behind_a_hand_that_is_too_long)
{
	struct text text = {0};
	text_add_string(&text, "[1]\n_a = [\n");
	while (text.length <= PHH_HAND_MAX)
		text_add_string(&text, "  'and on and on',\n");
	cr_assert_eq(phh_hand_length(text_slice(&text), false), text.length);
	cr_assert_eq(phh_rest_length(slice_from("  'x',\n]\nb = 1\n[2]\n" HAND), false), 15);
	cr_assert_eq(phh_rest_length(slice_from("  'x',\n]\nb ="), false), 9);
	cr_assert_eq(phh_rest_length(slice_from("  'x',\n]\nb ="), true), 12);
	text_add_string(&text, "[2]\n");
	cr_assert_eq(phh_hand_length(text_slice(&text), false), text.length - 4);
	text_free(&text);
}

/* -- the hands of others -------------------------------------------------- */

static bool same_action(const struct hand_action *a, const struct hand_action *b)
{
	return a->status == b->status && a->nothing == b->nothing &&
	       a->action.act == b->action.act && a->action.seat == b->action.seat &&
	       a->action.amount == b->action.amount && a->action.count == b->action.count &&
	       memcmp(a->action.card, b->action.card, sizeof a->action.card) == 0;
}

static bool same_setup(const struct table_setup *a, const struct table_setup *b)
{
	const size_t size = sizeof a->stack;
	return a->variant == b->variant && a->seats == b->seats && a->trim_antes == b->trim_antes &&
	       a->small_bet == b->small_bet && a->big_bet == b->big_bet &&
	       a->min_bet == b->min_bet && a->boards == b->boards && a->runs == b->runs &&
	       memcmp(a->board, b->board, sizeof a->board) == 0 &&
	       memcmp(a->stack, b->stack, size) == 0 && memcmp(a->ante, b->ante, size) == 0 &&
	       memcmp(a->blind, b->blind, size) == 0;
}

static bool same_hand(const struct hand_record *a, const struct hand_record *b)
{
	bool same = a->places == b->places && same_setup(&a->setup, &b->setup) &&
		    a->action_count == b->action_count && a->key_count == b->key_count &&
		    a->malformed == b->malformed && a->has_finishing == b->has_finishing &&
		    a->has_winnings == b->has_winnings &&
		    memcmp(a->finishing, b->finishing, sizeof a->finishing) == 0 &&
		    memcmp(a->winnings, b->winnings, sizeof a->winnings) == 0 &&
		    memcmp(a->seat_number, b->seat_number, sizeof a->seat_number) == 0;
	for (int i = 0; same && i < a->action_count; i++)
		same = same_action(&a->actions[i], &b->actions[i]);
	for (int i = 0; same && i < a->key_count; i++)
		same = a->keys[i].kind == b->keys[i].kind &&
		       a->keys[i].name.length == b->keys[i].name.length;
	return same;
}

/* Reads it, writes it, and reads the output again. */
static void round_trip(const char *path, int number, struct slice text)
{
	struct phh_reader *const other = phh_reader_new();
	struct text out = {0}, again = {0};
	struct hand_record hand, back;
	struct fault fault;
	status_code status = phh_read(reader, text, &hand, &fault);
	cr_assert_eq(status, STATUS_OK, "%s: hand %d: %s", path, number, message_of(status));
	cr_expect_eq(hand.malformed, hand.action_count, "%s", path);
	phh_print(&out, &hand, number);
	status = phh_read(other, text_slice(&out), &back, &fault);
	cr_assert_eq(status, STATUS_OK, "%s: again: %s", path, message_of(status));
	cr_expect(same_hand(&hand, &back), "%s: hand %d is another when read again", path, number);
	phh_print(&again, &back, number);
	cr_expect(out.length == again.length && memcmp(out.bytes, again.bytes, out.length) == 0,
		"%s: hand %d is written otherwise the second time", path, number);
	text_free(&out);
	text_free(&again);
	phh_reader_free(other);
}

/* Every hand of a file, fed in pieces; the next is truncated. */
static int try_file(const char *path)
{
	const struct text text = file_read(path);
	size_t from = 0, to = 0;
	int hands = 0;
	while (from < text.length) {
		const bool last = to == text.length;
		const struct slice piece = {text.bytes + from, to - from};
		const size_t extent = phh_hand_length(piece, last);
		cr_assert(extent <= piece.length && (!last || extent > 0));
		if (extent == 0) {
			to = to + 97 < text.length ? to + 97 : text.length;
			continue;
		}
		const struct slice whole = {text.bytes + from, text.length - from};
		cr_assert_eq(extent, phh_hand_length(whole, true), "%s: cut elsewhere in pieces",
			path);
		round_trip(path, ++hands, (struct slice){piece.bytes, extent});
		from += extent;
	}
	free(text.bytes);
	return hands;
}

static int try_folder(const char *path)
{
	DIR *const folder = opendir(path);
	int hands = 0;
	cr_assert_not_null(folder, "%s", path);
	for (const struct dirent *entry; (entry = readdir(folder));) {
		char inner[4096];
		const size_t length = strlen(entry->d_name);
		snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name);
		if (entry->d_name[0] == '.')
			continue;
		if (strstr(entry->d_name, ".phh"))
			hands += try_file(inner);
		else if (length < 4 || strcmp(entry->d_name + length - 4, ".tsv") != 0)
			hands += try_folder(inner);
	}
	closedir(folder);
	return hands;
}

/* Also all hands below $FELT_HANDS, for developers who have more. */
Test(phh, hands_of_others_stay_the_same_when_written)
{
	cr_assert_eq(try_folder(TESTS_DATA "/phh"), 171);
	if (getenv("FELT_HANDS"))
		try_folder(getenv("FELT_HANDS"));
}

Test(phh, strict_hands_of_others_are_written_byte_for_byte)
{
	static const char *const rows[] = {"pluribus/88-128.phh", "pluribus/100-24.phh",
		"wsop/1.phh", "wsop/85.phh", "wsop/48.phh", "cases/state-all_ins-12.phh"};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		char path[4096];
		struct text out = {0};
		struct hand_record hand;
		snprintf(path, sizeof path, TESTS_DATA "/phh/%s", rows[i]);
		struct text text = file_read(path);
		cr_assert_eq(phh_read(reader, text_slice(&text), &hand, NULL), STATUS_OK);
		phh_print(&out, &hand, 0);
		if (text.bytes[text.length - 1] != '\n')
			text_add_char(&text, '\n');
		cr_expect(out.length == text.length &&
				  memcmp(out.bytes, text.bytes, text.length) == 0,
			"%s", rows[i]);
		text_free(&out);
		text_free(&text);
	}
}

Test(phh, half_chips_of_the_finishing_stacks_make_the_unit)
{
	struct text text = file_read(TESTS_DATA "/phh/pluribus/88-128.phh");
	struct hand_record hand;
	cr_assert_eq(phh_read(reader, text_slice(&text), &hand, NULL), STATUS_OK);
	cr_assert_eq(hand.places, 1);
	cr_assert_eq(hand.setup.stack[0], 100000);
	cr_assert_eq(hand.finishing[3], 102875);
	text_free(&text);
}
