#include "play/request.h"

#include "script.h"
#include "support.h"

#include <criterion/criterion.h>

/* The seat to act, and its view. */
static struct table table;
static struct legality legal;
static struct bot_view view;

static void look(const char *cards)
{
	table_check(&table, NULL, &legal);
	view = (struct bot_view){.table = &table, .legal = &legal, .seat = table.actor};
	view.cards = cards_from(cards, view.card);
}

/* Three players with 200 and blinds of 1 and 2; the button, who is first, has 2 to call. */
static void begin_no_limit(void)
{
	script_begin(&table, &(struct script){.code = "NT",
				     .blinds = "1 2",
				     .stacks = "200 200 200",
				     .min_bet = 2});
	script_deal(&table);
	look("AhKd");
}

/* The meaning of a line: the action as hand files write it without the player, another request by
 * its letter, "" for a blank line, or the reason why it is wrong. */
static const char *meaning_at(const char *line, int places)
{
	static char room[256];
	struct text out = text_over(room, sizeof room - 1), why = {0};
	const struct bot_view *const seen = view.table ? &view : NULL;
	struct action action = {.seat = view.seat};
	const enum request_kind kind = request_read(slice_from(line), seen, places, &action, &why);
	static const char *const letters[] = {[REQUEST_NOTHING] = "",
		[REQUEST_HINT] = "h",
		[REQUEST_HELP] = "?",
		[REQUEST_LOG] = "l",
		[REQUEST_LEAVE] = "q"};

	if (kind == REQUEST_WRONG)
		text_add_slice(&out, text_slice(&why));
	else if (kind != REQUEST_ACT)
		text_add_string(&out, letters[kind]);
	else {
		text_add_string(&out, action.act == ACT_FOLD         ? "f"
				      : action.act == ACT_CHECK_CALL ? "cc"
				      : action.act == ACT_BRING_IN   ? "pb"
				      : action.act == ACT_DRAW       ? "sd"
								     : "cbr ");
		if (action.act == ACT_BET_RAISE)
			text_add_uint(&out, (uint64_t)action.amount);
		text_add_string(&out, action.count ? " " : "");
		cards_print(&out, action.card, action.count, CARD_ASCII, "");
	}
	text_free(&why);
	room[out.length] = '\0';
	return room;
}

static const char *meaning(const char *line)
{
	return meaning_at(line, 0);
}

Test(request, letters_and_words_are_the_same_action)
{
	static const char *const lines[][2] = {{"f", "f"}, {"fold", "f"}, {" FOLD\r", "f"},
		{"c", "cc"}, {"call", "cc"}, {"r 120", "cbr 120"}, {"r120", "cbr 120"},
		{"R  120", "cbr 120"}, {"raise to 120", "cbr 120"}, {"bet 120", "cbr 120"},
		{"b120", "cbr 120"}, {"a", "cbr 200"}, {"all in", "cbr 200"}, {"allin", "cbr 200"},
		{"all-in", "cbr 200"}, {"r all", "cbr 200"}, {"r all in", "cbr 200"}, {"h", "h"},
		{"hint", "h"}, {"?", "?"}, {"help", "?"}, {"l", "l"}, {"log", "l"},
		{"history", "l"}, {"q", "q"}, {"quit", "q"}, {"", ""}, {" \t", ""}};

	begin_no_limit();
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		cr_assert_str_eq(meaning(lines[i][0]), lines[i][1], "'%s'", lines[i][0]);
}

/* The pot is 3, and 5 after a call of 2: a raise by the pot is to 2 + 5. */
Test(request, parts_of_the_pot_are_after_the_call)
{
	static const char *const lines[][2] = {{"pot", "cbr 7"}, {"r pot", "cbr 7"},
		{"b pot", "cbr 7"}, {"r 100%", "cbr 7"}, {"200%", "cbr 12"}, {"3/1", "cbr 17"},
		{"1/2", "cbr 4"}, {"½", "cbr 4"}, {"half", "cbr 4"}, {"r ½", "cbr 4"},
		{"⅔", "cbr 5"}, {"2/3", "cbr 5"}, {"r2/3", "cbr 5"}, {"75%", "cbr 5"},
		{"1000/1", "cbr 200"}, /* no more than there is */
		{"1/5", "that is to 3: the minimum raise is to 4"},
		{"1/0", "'1/0' is not possible here; ? lists the actions"}};

	begin_no_limit();
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		cr_assert_str_eq(meaning(lines[i][0]), lines[i][1], "'%s'", lines[i][0]);
}

Test(request, what_is_wrong_is_explained)
{
	static const char *const lines[][2] = {{"r 3", "the minimum raise is to 4"},
		{"r 0", "the minimum raise is to 4"},
		{"r 201", "the maximum raise is to 200, which is all-in"},
		{"r", "raise to how much? 4 to 200: r 4"},
		{"r x", "'x' is not an amount in whole chips, such as 120 or pot"},
		{"r 4.50", "'4.50' is not an amount in whole chips, such as 120 or pot"},
		{"r -4", "'-4' is not an amount in whole chips, such as 120 or pot"},
		{"c 2", "c takes no amount: r raises, b bets"},
		{"f 2", "f folds and takes no argument"},
		{"check", "a check is not enough; c calls 2"},
		{"k", "a check is not enough; c calls 2"},
		{"120", "'120' is ambiguous: r raises to an amount, b bets it"},
		{"d 1", "not a draw: use f, c, b or r"}, {"s", "not a draw: use f, c, b or r"},
		{"fould", "'fould' is not possible here; ? lists the actions"},
		{"q 1", "q takes no argument"}};

	begin_no_limit();
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		cr_assert_str_eq(meaning(lines[i][0]), lines[i][1], "'%s'", lines[i][0]);
}

Test(request, nobody_folds_for_nothing)
{
	begin_no_limit();
	script_play(&table, "p3 cc, p1 cc");
	look("AhKd");
	cr_assert_str_eq(meaning("f"), "there is nothing to call; c checks");
	cr_assert_str_eq(meaning("c"), "cc");
	cr_assert_str_eq(meaning("check"), "cc");
	cr_assert_str_eq(meaning("b 4"), "cbr 4");
}

Test(request, all_in_is_a_call_where_that_takes_all_chips)
{
	begin_no_limit();
	script_play(&table, "p3 cbr 200");
	look("AhKd");
	cr_assert_str_eq(meaning("a"), "cc");
	cr_assert_str_eq(meaning("r 200"),
		"the stack is too short to raise; a call is all-in; c calls 199");
}

/* The first player has 300 against 200: nobody could call more than 200. */
Test(request, a_raise_that_nobody_can_call_is_explained)
{
	script_begin(&table,
		&(struct script){.code = "NT", .blinds = "1 2", .stacks = "300 200", .min_bet = 2});
	script_deal(&table);
	script_play(&table, "p2 cbr 200");
	look("AhKd");
	cr_assert_str_eq(meaning("a"), "cc");
	cr_assert_str_eq(meaning("pot"), "no opponent has chips to call a raise; c calls 198");
}

/* Blinds of 1 and 2, three players: the pot is 3 and a call 2, so the maximum raise is to 2 + 3
 * + 2. */
Test(request, in_pot_limit_all_in_may_be_too_much)
{
	script_begin(&table, &(struct script){.code = "PO",
				     .blinds = "1 2",
				     .stacks = "200 200 200",
				     .min_bet = 2});
	script_play(&table, "d dh p1 ????????, d dh p2 ????????, d dh p3 ????????");
	look("AhKd2c3c");
	cr_assert_str_eq(meaning("a"), "the maximum raise is to 7, the size of the pot");
	cr_assert_str_eq(meaning("pot"), "cbr 7");
	cr_assert_str_eq(meaning("r 7"), "cbr 7");
	cr_assert_str_eq(meaning("r 8"), "the maximum raise is to 7, the size of the pot");
}

Test(request, fixed_limit_needs_no_amount)
{
	script_begin(&table, &(struct script){.code = "FT",
				     .blinds = "1 2",
				     .stacks = "200 200 200",
				     .small_bet = 2,
				     .big_bet = 4});
	script_deal(&table);
	look("AhKd");
	cr_assert_str_eq(meaning("r"), "cbr 4");
	cr_assert_str_eq(meaning("b"), "cbr 4");
	cr_assert_str_eq(meaning("r 4"), "cbr 4");
	cr_assert_str_eq(meaning("r 5"), "the raise must be to 4");
	cr_assert_str_eq(meaning("pot"), "the raise must be to 4");
	cr_assert_str_eq(meaning("a"), "the raise must be to 4");
	script_play(&table, "p3 cbr 4, p1 cbr 6, p2 cbr 8, p3 cbr 10");
	look("AhKd");
	cr_assert_str_eq(meaning("r"), "a street has at most 4 bets and raises; c calls 4");
}

Test(request, the_bring_in_is_paid_or_completed)
{
	script_begin(&table, &(struct script){.code = "F7S",
				     .stacks = "200 200",
				     .bring_in = 1,
				     .small_bet = 2,
				     .big_bet = 4});
	script_play(&table, "d dh p1 ????2c, d dh p2 ????Ac");
	look("AhKd2c");
	cr_assert_str_eq(meaning("c"), "pb");
	cr_assert_str_eq(meaning("r"), "cbr 2");
	cr_assert_str_eq(meaning("f"), "the bring-in must be posted; c brings in 1");
	cr_assert_str_eq(meaning("check"), "a check is not enough; c brings in 1");
}

Test(request, cards_are_discarded_by_place_or_by_name)
{
	static const char *const lines[][2] = {{"s", "sd"}, {"stand pat", "sd"}, {"pat", "sd"},
		{"d 1 3", "sd Ah2c"}, {"d1,3", "sd Ah2c"}, {"d 5 4 3 2 1", "sd 4c3c2cKdAh"},
		{"d Ah 4c", "sd Ah4c"}, {"d ah4c", "sd Ah4c"}, {"discard KD", "sd Kd"},
		{"draw 2", "sd Kd"}, {"d A♥", "sd Ah"},
		{"d", "which cards? d 1 3 discards the first and third, s stands pat"},
		{"d 6", "cards are numbered 1 to 5"}, {"d 0", "cards are numbered 1 to 5"},
		{"d 1 1", "Ah is named twice"}, {"d 1 Ah", "Ah is named twice"},
		{"d As", "As is not one of your cards"},
		{"d x", "'x' is not a card: d 1 3 discards the first and third, d Ah 5c these "
			"two"},
		{"c", "a draw: d 1 3 discards the first and third, s stands pat"},
		{"pot", "a draw: d 1 3 discards the first and third, s stands pat"}, {"h", "h"}};

	script_begin(&table, &(struct script){.code = "F2L3D",
				     .blinds = "1 2",
				     .stacks = "200 200",
				     .small_bet = 2,
				     .big_bet = 4});
	script_play(&table, "d dh p1 ??????????, d dh p2 ??????????, p2 cc, p1 cc");
	look("AhKd2c3c4c");
	cr_assert_eq(table.phase, PHASE_DRAW);
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		cr_assert_str_eq(meaning(lines[i][0]), lines[i][1], "'%s'", lines[i][0]);
}

Test(request, amounts_have_the_places_of_the_game)
{
	script_begin(&table, &(struct script){.code = "NT",
				     .blinds = "1 2",
				     .stacks = "200000 200000 200000",
				     .min_bet = 2});
	script_deal(&table);
	look("AhKd");
	cr_assert_str_eq(meaning("r 1,200"), "cbr 1200");
	cr_assert_str_eq(meaning("r 1.2k"), "cbr 1200");
	cr_assert_str_eq(meaning_at("r 0.04", 2), "cbr 4");
	cr_assert_str_eq(meaning_at("r 1.5", 2), "cbr 150");
	cr_assert_str_eq(meaning_at("r 1,200", 2), "cbr 120000");
	cr_assert_str_eq(meaning_at("r 1.505", 2), "'1.505' is not an amount, such as 2.50 or pot");
	cr_assert_str_eq(meaning_at("r 0.03", 2), "the minimum raise is to 0.04");
}

Test(request, after_the_hand_there_is_nothing_to_bet)
{
	view.table = NULL;
	cr_assert_str_eq(meaning(""), "");
	cr_assert_str_eq(meaning("q"), "q");
	cr_assert_str_eq(meaning("c"), "the hand is over");
}

/* Lines of arbitrary bytes have a meaning, and an action that is read is legal. */
Test(request, any_line_is_answered)
{
	static const char pieces[] = "fcbrakdspohl?q 0123456789/%,.\t\xc2\xbd\xff"
				     "AhKd";
	uint64_t state = 1;

	begin_no_limit();
	for (int i = 0; i < 200000; i++) {
		char line[300];
		const size_t length = random_below(&state, i % 100 ? 8 : sizeof line);
		struct action action = {.seat = view.seat};
		struct legality legality;
		struct text why = {0};

		for (size_t j = 0; j < length; j++)
			line[j] = pieces[random_below(&state, sizeof pieces - 1)];
		switch (request_read((struct slice){line, length}, &view, 0, &action, &why)) {
		case REQUEST_ACT:
			table_check(&table, &action, &legality);
			cr_assert_eq(legality.fault, TABLE_OK, "'%.*s'", (int)length, line);
			break;
		case REQUEST_WRONG:
			cr_assert(why.length > 0);
			break;
		default:
			cr_assert_eq(why.length, 0);
			break;
		}
		text_free(&why);
	}
}

static const char *choices_in(bool brief)
{
	static char room[128];
	struct text out = text_over(room, sizeof room - 1);

	request_add_choices(&out, &view, 0, ", ", brief);
	room[out.length] = '\0';
	return room;
}

static const char *choices(void)
{
	return choices_in(false);
}

Test(request, the_choices_are_what_is_legal)
{
	begin_no_limit();
	cr_assert_str_eq(choices(), "f fold, c call 2, r raise to 4-200");
	cr_assert_str_eq(choices_in(true), "f, c 2, r 4-200");
	script_play(&table, "p3 cc, p1 cc");
	look("AhKd");
	cr_assert_str_eq(choices(), "c check, r raise to 4-200");
	script_play(&table, "p2 cc, d db ??????");
	look("AhKd");
	cr_assert_str_eq(choices(), "c check, b bet 2-198");
	script_play(&table, "p1 cbr 198");
	look("AhKd");
	cr_assert_str_eq(choices(), "f fold, c call 198");
}
