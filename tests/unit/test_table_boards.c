/* The table with several boards. */
#include "support.h"
#include "script.h"

#include "game/contributions.h"

#include <criterion/criterion.h>
#include <string.h>

static struct table table;
static struct legality legality;
static struct settlement settlement;

static void put_board(struct table_setup *setup, int board, const char *cards)
{
	struct cards read;

	cr_assert_eq(cards_parse(slice_from(cards), CARD_ASCII, &read, NULL), STATUS_OK);
	memset(setup->board[board], CARD_UNKNOWN, BOARD_CARDS_MAX);
	memcpy(setup->board[board], read.list, (size_t)read.count);
}

static struct table_setup two_boards(bool runs, const char *first, const char *second)
{
	struct table_setup setup = script_setup(
		&(struct script){.blinds = "10 20", .stacks = "1000 1000 1000", .min_bet = 20});

	setup.boards = 2;
	setup.runs = runs;
	put_board(&setup, 0, first);
	put_board(&setup, 1, second);
	return setup;
}

#define CHECKS(cards) "d db " cards ", p1 cc, p2 cc, p3 cc, "
#define CALLS         "p3 cc, p1 cc, p2 cc, "

/* The decider of the hand is kept, also on boards for whose winners the state has no space. */
Test(table_boards, a_hand_shown_after_the_end_changes_nothing_that_was_paid)
{
	const struct table_setup setup = two_boards(false, "2c3c4d9hTs", "5h6h7dJcQs");

	cr_assert(table_begin(&table, &setup));
	script_deal(&table);
	script_play(&table,
		CALLS CHECKS("2c3c4d") CHECKS("9h") CHECKS("Ts") "p1 sm ??Ad, p2 sm KcKd, p3 sm");
	cr_assert_eq(table.phase, PHASE_OVER);
	cr_assert(script_stacks(&table, "980 1040 980"));
	script_play(&table, "p1 sm AcAd");
	table_settlement(&table, &settlement);
	cr_assert_eq(settlement.award[0].winners, 2);
	cr_assert_eq(settlement.award[0].count, 2);
	cr_assert_eq(settlement.gets[1], 60);
}

Test(table_boards, runs_are_told_apart_by_the_first_card_that_differs)
{
	const struct table_setup setup = two_boards(true, "2c3c4d9hTs", "2c3c4dJcQs");

	cr_assert(table_begin(&table, &setup));
	script_deal(&table);
	script_play(&table, CALLS CHECKS("2c3c4d"));
	cr_assert_eq(table_boards_seen(&table), 1);
	script_play(&table, "d db 9h");
	cr_assert_eq(table_boards_seen(&table), 2);
	cr_assert_eq(table_board(&table, 1)[3], card_of(9, CARD_CLUBS)); /* Jc */
}

Test(table_boards, cards_of_another_board_cannot_be_dealt)
{
	const struct table_setup setup = two_boards(false, "2c3c4d9hTs", "5h6h7dJcQs");

	cr_assert(table_begin(&table, &setup));
	cr_assert_eq(script_try(&table, "d dh p1 Qs2d", &legality), TABLE_CARD_TWICE);
	script_deal(&table);
	script_play(&table, CALLS);
	cr_assert_eq(script_try(&table, "d db 2c3c5h", &legality), TABLE_CARD_TWICE);
}

Test(table_boards, cards_that_nobody_knows_leave_the_hand_undecided)
{
	const struct table_setup setup = two_boards(false, "2c3c4d9hTs", "5h6h7d");
	bool unshown;

	cr_assert(table_begin(&table, &setup));
	script_play(&table, "d dh p1 AcAd, d dh p2 KcKd, d dh p3 QcQd, " CALLS CHECKS("2c3c4d")
				    CHECKS("9h") CHECKS("Ts") "p1 sm -, p2 sm -, p3 sm -");
	cr_assert_eq(table_end(&table, &unshown), TABLE_NOTHING_KNOWN);
}

Test(table_boards, games_without_a_board_have_none)
{
	struct table_setup setup = script_setup(&(struct script){.code = "FR",
		.stacks = "100 100",
		.bring_in = 1,
		.small_bet = 2,
		.big_bet = 4});

	cr_assert(table_begin(&table, &setup));
	setup.boards = 2;
	cr_assert_not(table_begin(&table, &setup));
}

/* -- all in for antes, compared with contributions --------------------------------- */

static struct contributions contributions;
static struct contributions_hands hands;

static void deal_cards(enum act act, int seat, const card *cards, int count)
{
	struct action action = {.act = act, .seat = seat, .count = count};

	memcpy(action.card, cards, (size_t)count);
	cr_assert_eq(table_apply(&table, &action, &legality), TABLE_OK);
}

static void put(struct cards *to, const card *cards, int count)
{
	to->count = 0;
	to->set = 0;
	for (int i = 0; i < count; i++) {
		to->list[to->count++] = cards[i];
		to->set |= card_bit(cards[i]);
	}
}

/* Sets up the same problem for both, with runouts that share `common` first cards. */
static void set_up(struct table_setup *setup, const card *deck, const struct variant *variant,
	int boards, int common)
{
	const int seats = contributions.count, own = variant->street[0].hole;

	setup->variant = variant;
	setup->seats = seats;
	setup->boards = boards;
	setup->runs = common > 0;
	setup->min_bet = 1;
	setup->trim_antes = true;
	contributions.game = variant->game;
	contributions.boards = boards;
	contributions.button = seats - 1;
	for (int i = 0; i < seats; i++) {
		setup->stack[i] = setup->ante[i] = contributions.seat[i].paid;
		put(&contributions.hand[i], deck + 20 + i * own, own);
	}
	for (int b = 0; b < boards; b++) {
		memcpy(setup->board[b], deck, (size_t)common);
		memcpy(setup->board[b] + common, deck + common + b * (5 - common),
			(size_t)(5 - common));
		put(&contributions.board[b], setup->board[b], 5);
	}
}

Test(table_boards, pots_are_paid_as_those_of_contributions)
{
	static const char *const codes[] = {"NT", "PO", "PO/8"};
	const struct rake rake = {0};
	uint64_t state = 811;

	for (int round = 0; round < 600; round++) {
		const struct variant *variant = variant_find(slice_from(codes[round % 3]));
		const int boards = 2 + (int)random_below(&state, 2);
		const int common = (int)random_below(&state, 3) ? 0 : 3;
		struct table_setup setup = {.seats = 0};
		card deck[CARD_COUNT];

		deal_from(&state, CARD_DECK, CARD_COUNT, deck);
		memset(&contributions, 0, sizeof contributions);
		contributions.count = 3 + (int)random_below(&state, 5);
		for (int i = 0; i < contributions.count; i++)
			contributions.total += contributions.seat[i].paid =
				1 + random_below(&state, 40);
		set_up(&setup, deck, variant, boards, common);
		contributions_hands(&contributions, &hands);
		contributions_settle(&contributions, &hands, &rake, &settlement);

		cr_assert(table_begin(&table, &setup));
		for (int i = 0; i < setup.seats; i++)
			deal_cards(ACT_DEAL_HOLE, i, contributions.hand[i].list,
				contributions.hand[i].count);
		deal_cards(ACT_DEAL_BOARD, -1, setup.board[0], 3);
		deal_cards(ACT_DEAL_BOARD, -1, setup.board[0] + 3, 1);
		deal_cards(ACT_DEAL_BOARD, -1, setup.board[0] + 4, 1);
		for (int i = 0; i < setup.seats && table.phase != PHASE_OVER; i++)
			deal_cards(ACT_SHOW, i, contributions.hand[i].list,
				contributions.hand[i].count);
		cr_assert_eq(table.phase, PHASE_OVER);
		for (int i = 0; i < setup.seats; i++)
			cr_assert_eq(table.seat[i].stack, settlement.gets[i], "round %d, seat %d",
				round, i);
	}
}

/* -- bomb pots -------------------------------------------------------------------- */

static void add_board(int board, const char *text)
{
	struct cards read;

	cr_assert_eq(cards_parse(slice_from(text), CARD_ASCII, &read, NULL), STATUS_OK);
	table_add_cards(&table, board, read.list, read.count);
}

/* "The hand proceeds straight to both flops (there is no betting round preflop). So, in an
 * eight-handed game with a $10 ante, the maximum opening wager on the flop would be $80." */
Test(table_boards, a_bomb_pot_has_no_betting_before_two_flops)
{
	script_begin(&table, &(struct script){.code = "PO/B",
				     .antes = "10 10 10 10 10 10 10 10",
				     .stacks = "500 500 500 500 500 500 500 500",
				     .min_bet = 10});
	for (int i = 1; i <= 8; i++) {
		char text[32];

		snprintf(text, sizeof text, "d dh p%d ????????", i);
		script_play(&table, text);
	}
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
	cr_assert_eq(table.due, 3);
	cr_assert_eq(table.boards, 2);
	add_board(1, "Kc8c7c");
	cr_assert_str_eq(script_why(&table, "d db Qh9c8c"), "8c has already been dealt");
	script_play(&table, "d db Qh9c5c");
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.seat, 0);
	cr_assert_eq(legality.most, 80);
	cr_assert_eq(table_boards_seen(&table), 2);
}

/* The aces win on the first board and the deuces, which make three of a kind, on the second. */
Test(table_boards, each_board_of_a_bomb_pot_wins_half)
{
	script_begin(&table, &(struct script){.code = "NT/B",
				     .antes = "10 10 10",
				     .stacks = "100 100 10",
				     .min_bet = 10});
	script_play(&table, "d dh p1 AcAd, d dh p2 2c2d, d dh p3 3c3d");
	add_board(1, "2s8h9d");
	script_play(&table, "d db KcQd8s, p1 cbr 90, p2 cc");
	add_board(1, "Jh");
	script_play(&table, "p1 sm -, p2 sm -, p3 sm -, d db 4c");
	add_board(1, "5c");
	script_play(&table, "d db 6s");
	cr_assert_eq(table.phase, PHASE_OVER);
	cr_assert(script_stacks(&table, "105 105 0"));
}

Test(table_boards, antes_that_put_all_but_one_all_in_end_the_betting)
{
	script_begin(&table, &(struct script){.code = "NT/B",
				     .antes = "10 10",
				     .stacks = "100 10",
				     .min_bet = 10});
	script_play(&table, "d dh p1 AcAd, d dh p2 2c2d");
	cr_assert(table.runout);
	add_board(1, "2s8h9d");
	script_play(&table, "d db KcQd8s");
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
}
