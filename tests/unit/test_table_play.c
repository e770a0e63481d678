/* Random hands, played to their end: chips in equal chips out, every hand ends, and illegal actions
 * are rejected and change nothing. */
#include "support.h"
#include "script.h"

#include "base/bits.h"

#include "cards/eval/eval.h"

#include <criterion/criterion.h>
#include <string.h>

/* All amounts are multiples of it, so that up to ten winners share each half of every pot evenly.
 */
enum { UNIT = 5040 };

static struct table table, before;
static uint64_t state;
static bool any_game;        /* or only hold'em */
static const char *one_game; /* or only this one, with hands of two cards and a board */

static unsigned below(unsigned bound)
{
	return random_below(&state, bound);
}

static const struct variant *random_variant(void)
{
	static const char *const codes[] = {"NT", "PT", "FT"};
	unsigned rows = 0;

	if (one_game)
		return variant_find(slice_from(one_game));
	if (!any_game)
		return variant_find(slice_from(codes[below(3)]));
	while (variant_rows[rows].code)
		rows++;
	return &variant_rows[below(rows)];
}

static struct table_setup random_setup(void)
{
	const chips small = UNIT * (1 + (chips)below(5));
	struct table_setup setup = {
		.variant = random_variant(),
		.seats = 2 + (int)below(any_game ? 7 : 9),
		.bring_in = any_game && below(8) ? UNIT * (1 + (chips)below(3)) : 0,
		.small_bet = 2 * small,
		.big_bet = 4 * small,
		.min_bet = 2 * small,
		.trim_antes = below(2),
		.house = below(5) ? 0 : HOUSE_ANY_RAISE,
	};
	const int most = (bits_count(setup.variant->game->deck) -
				 table_setup_boards(&setup) * BOARD_CARDS_MAX) /
			 setup.variant->street[0].hole;
	const unsigned antes = below(4), deep = 1 + below(100);

	setup.seats = setup.seats < most ? setup.seats : most;
	for (int i = 0; i < setup.seats; i++) {
		setup.stack[i] = UNIT * (1 + (chips)below(10 * deep));
		setup.ante[i] =
			antes == 1 || (antes == 2 && i == 1) || (antes == 3 && i == setup.seats - 1)
				? UNIT * (1 + (chips)below(3))
				: 0;
		setup.blind[i] = i > 2 && !below(8) ? -2 * small : 0;
	}
	if (!variant_has_blinds(setup.variant)) {
		memset(setup.blind, 0, sizeof setup.blind);
		return setup;
	}
	setup.blind[0] = small;
	setup.blind[1] = 2 * small;
	if (setup.seats > 2 && !below(4))
		setup.blind[2] = 4 * small;
	return setup;
}

static void apply(const struct action *action)
{
	struct legality legality;
	const enum table_fault fault = table_apply(&table, action, &legality);

	cr_assert_eq(fault, TABLE_OK, "%d refused: %d", (int)action->act, (int)fault);
}

/* How many cards a seat is still to be dealt, as the table reports it after too many. */
static int cards_due(int seat)
{
	const struct action action = {.act = ACT_DEAL_HOLE, .seat = seat, .count = HOLE_CARDS_MAX};
	struct legality legality;

	table_check(&table, &action, &legality);
	return legality.fault == TABLE_CARD_COUNT ? (int)legality.least : 0;
}

static void deal(void)
{
	struct action action = {.act = ACT_DEAL_BOARD, .count = table.due};
	card_set deck;

	if (table.phase == PHASE_DEAL_HOLE) {
		action.act = ACT_DEAL_HOLE;
		while (!cards_due(action.seat))
			action.seat++;
		action.count = cards_due(action.seat);
	}
	for (int b = 1; action.act == ACT_DEAL_BOARD && b < table.boards; b++) {
		card cards[BOARD_CARDS_MAX];

		deal_from(&state, table.variant->game->deck & ~table.seen, action.count, cards);
		table_add_cards(&table, b, cards, action.count);
	}
	deck = table.variant->game->deck & ~table.seen;
	if (bits_count(deck) < action.count) /* the rest comes from discards */
		memset(action.card, CARD_UNKNOWN, sizeof action.card);
	else
		deal_from(&state, deck, action.count, action.card);
	apply(&action);
}

/* Discards some cards, or the required number. */
static void draw(void)
{
	const struct seat *seat = &table.seat[table.actor];
	const int due = table.variant->street[table.street].discard;
	struct action action = {.act = ACT_DRAW, .seat = table.actor};

	for (int i = 0; i < seat->cards; i++)
		if (due ? i < due : !below(3))
			action.card[action.count++] = seat->card[i];
	apply(&action);
}

/* A raise that is a multiple of the unit, or 0 if there is none. */
static chips random_raise(const struct legality *legality)
{
	const chips least = (legality->least + UNIT - 1) / UNIT, most = legality->most / UNIT;

	if (legality->most == 0 || most < least)
		return 0;
	if (!below(6))
		return most * UNIT;
	return (least + (chips)(random_next(&state) % (uint64_t)(most - least + 1)) /
				(1 + below(8))) *
	       UNIT;
}

static void bet(void)
{
	struct legality legality;
	struct action action = {.act = ACT_CHECK_CALL};
	const unsigned choice = below(10);

	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.fault, TABLE_OK);
	cr_assert_eq(legality.seat, table.actor);
	cr_assert(legality.least <= legality.most);
	cr_assert(legality.call >= 0 && legality.call <= table.seat[legality.seat].stack);
	action.seat = legality.seat;
	action.amount = choice > 6 ? random_raise(&legality) : 0;
	if (action.amount)
		action.act = ACT_BET_RAISE;
	else if (table.brings_in)
		action.act = ACT_BRING_IN;
	else if (choice == 0 && legality.call > 0)
		action.act = ACT_FOLD;
	apply(&action);
}

static void show(bool mucking)
{
	apply(&(struct action){.act = mucking && !below(3) ? ACT_MUCK : ACT_SHOW,
		.seat = table.actor});
}

static void step(bool mucking)
{
	switch (table.phase) {
	case PHASE_DEAL_HOLE:
	case PHASE_DEAL_BOARD:
		deal();
		break;
	case PHASE_BET:
		bet();
		break;
	case PHASE_DRAW:
		draw();
		break;
	default:
		cr_assert_eq(table.phase, PHASE_SHOWDOWN);
		show(mucking);
	}
}

/* Actions that are illegal in the current state. */
static int illegal_actions(struct action *out)
{
	const int other = (table.actor + 1 + (int)below((unsigned)table.seats - 1)) % table.seats;
	struct legality legality;
	int filled = 0;

	table_check(&table, NULL, &legality);
	out[filled++] = (struct action){.act = ACT_CHECK_CALL, .seat = table.seats};
	out[filled++] = (struct action){.act = ACT_FOLD, .seat = -1};
	out[filled++] = (struct action){.act = ACT_DEAL_BOARD, .count = 6};
	if (table.board_count > 0 && table.board[0] != CARD_UNKNOWN)
		out[filled++] = (struct action){.act = ACT_DEAL_BOARD,
			.count = 1,
			.card = {table.board[0]}};
	if (table.phase != PHASE_BET)
		return filled;
	out[filled++] = (struct action){.act = ACT_CHECK_CALL, .seat = other};
	out[filled++] = (struct action){.act = ACT_FOLD, .seat = other};
	out[filled++] =
		(struct action){.act = ACT_BET_RAISE, .seat = other, .amount = legality.most};
	out[filled++] = (struct action){.act = ACT_SHOW, .seat = table.actor};
	out[filled++] = (struct action){.act = ACT_DEAL_HOLE, .seat = other, .count = 1};
	out[filled++] = (struct action){.act = ACT_BET_RAISE,
		.seat = table.actor,
		.amount = legality.most ? legality.most + 1 : table.bet + table.full};
	out[filled++] =
		(struct action){.act = ACT_BET_RAISE, .seat = table.actor, .amount = table.bet};
	if (legality.least > 0)
		out[filled++] = (struct action){.act = ACT_BET_RAISE,
			.seat = table.actor,
			.amount = legality.least - 1};
	return filled;
}

static void try_illegal_actions(void)
{
	struct action actions[16];
	const int count = illegal_actions(actions);

	memcpy(&before, &table, sizeof table);
	for (int i = 0; i < count; i++) {
		struct text text = {0};
		struct legality legality;

		table_check(&table, &actions[i], &legality);
		if (legality.warning == TABLE_RAISE_EFFECTIVE)
			continue;
		cr_assert_neq(table_apply(&table, &actions[i], &legality), TABLE_OK, "%d",
			(int)actions[i].act);
		table_explain(&text, &table, &legality, 0);
		cr_assert(text.length > 0);
		text_free(&text);
	}
	cr_assert_eq(memcmp(&before, &table, sizeof table), 0);
}

static chips chips_at_start(const struct table_setup *setup)
{
	chips sum = 0;

	for (int i = 0; i < setup->seats; i++)
		sum += setup->stack[i];
	return sum;
}

static struct table_setup play(bool mucking, bool illegal)
{
	const struct table_setup setup = random_setup();
	int steps = 0;

	memset(&table, 0x5a, sizeof table);
	cr_assert(table_begin(&table, &setup));
	/* at the end nobody must show: all is paid, or unknown cards decide */
	while (table.phase != PHASE_OVER && (table.phase != PHASE_SHOWDOWN || table.actor >= 0)) {
		if (illegal)
			try_illegal_actions();
		step(mucking);
		cr_assert(++steps < 2000);
		cr_assert_eq(script_chips(&table), chips_at_start(&setup));
	}
	for (int i = 0; i < setup.seats; i++)
		cr_assert(table.seat[i].stack >= 0);
	return setup;
}

Test(rules_play, random_hands_end_and_keep_all_chips)
{
	state = 31;
	for (int i = 0; i < 5000; i++)
		play(true, false);
}

Test(rules_play, random_hands_of_all_games_end_and_keep_all_chips)
{
	any_game = true;
	state = 37;
	for (int i = 0; i < 5000; i++)
		play(true, false);
}

Test(rules_play, what_is_not_legal_is_refused_and_changes_nothing)
{
	state = 32;
	for (int i = 0; i < 800; i++) {
		any_game = i >= 400;
		play(true, true);
	}
}

/* Any action at all, except with cards or counts that cannot be expressed. */
static struct action random_action(void)
{
	static const chips amounts[] = {INT64_MIN, -1, 0, 1, CHIPS_MAX, INT64_MAX};
	struct action action = {
		.act = (enum act)below(ACT_DRAW + 1),
		.seat = (int)below(12) - 1,
		.amount = below(2) ? amounts[below(6)] : (chips)below(100) * UNIT,
		.count = (int)below(4),
	};

	if (below(2))
		action.seat = table.actor;
	for (int i = 0; i < action.count; i++)
		action.card[i] = below(4) ? (card)below(CARD_COUNT) : CARD_UNKNOWN;
	return action;
}

/* Tries a random action; continues the hand if it does nothing. */
static void try_anything(void)
{
	const struct action action = random_action();
	struct legality legality;

	if (table_apply(&table, &action, &legality) == TABLE_OK || table.phase == PHASE_OVER)
		return;
	if (table.phase != PHASE_SHOWDOWN || table.actor >= 0)
		step(true);
}

Test(rules_play, whatever_is_tried_chips_are_kept)
{
	int over = 0;

	state = 35;
	for (int hand = 0; hand < 1500; hand++) {
		const struct table_setup setup = (any_game = hand >= 700, random_setup());
		bool unshown;

		cr_assert(table_begin(&table, &setup));
		for (int i = 0; i < 300; i++) {
			try_anything();
			cr_assert_eq(script_chips(&table), chips_at_start(&setup));
		}
		table_end(&table, &unshown);
		over += table.phase == PHASE_OVER;
	}
	cr_assert_gt(over, 900);
}

Test(rules_play, whatever_is_tried_endless_stacks_stay_so)
{
	state = 36;
	for (int hand = 0; hand < 500; hand++) {
		struct table_setup setup = (any_game = hand >= 250, random_setup());

		setup.stack[1] = CHIPS_UNKNOWN;
		cr_assert(table_begin(&table, &setup));
		for (int i = 0; i < 300; i++) {
			try_anything();
			cr_assert_eq(table.seat[1].stack, CHIPS_UNKNOWN);
			cr_assert(table.pot >= 0 && !table.seat[1].all_in);
		}
	}
}

/* The seats with the best hand of those that are in and have put in more than `height`, on a board.
 */
static seat_set best_above(const chips *paid, chips height, int board)
{
	seat_set best = 0;
	score most = 0;

	for (int i = 0; i < table.seats; i++) {
		card seven[7];
		score value;

		if (table.seat[i].folded || paid[i] <= height)
			continue;
		memcpy(seven, table_board(&table, board), 5);
		memcpy(seven + 5, table.seat[i].card, 2);
		value = table.in > 1 ? eval_cards(seven, 7) : 1;
		if (value > most)
			best = 0;
		if (value >= most)
			best |= 1u << i;
		most = value > most ? value : most;
	}
	return best;
}

static void share(chips amount, seat_set winners, chips *won)
{
	for (int i = 0; i < table.seats; i++)
		if (winners >> i & 1)
			won[i] += amount / __builtin_popcount(winners);
}

/* The winnings of each seat on a board, unit by unit of the chips put in, without pots. */
static void winnings(int board, chips *won)
{
	const bool trim = table.trim_antes;
	chips paid[SEATS_MAX], antes = 0;
	seat_set winners = 0;

	for (int i = 0; i < table.seats; i++) {
		paid[i] = table.seat[i].paid + (trim ? table.seat[i].ante : 0);
		antes += trim ? 0 : table.seat[i].ante;
	}
	share(antes / table.boards, best_above(paid, -1, board), won);
	for (chips height = 0, amount = 1; amount > 0; height += UNIT) {
		const seat_set best = best_above(paid, height, board);

		amount = 0;
		for (int i = 0; i < table.seats; i++)
			amount += paid[i] > height ? UNIT : 0;
		winners = best ? best : winners ? winners : best_above(paid, -1, board);
		share(amount / table.boards, winners, won);
	}
}

static void expect_paid_as_counted(int hands)
{
	state = 33;
	for (int i = 0; i < hands; i++) {
		const struct table_setup setup = play(false, false);
		chips won[SEATS_MAX] = {0};

		for (int b = 0; b < table.boards; b++)
			winnings(b, won);
		for (int s = 0; s < setup.seats; s++) {
			const struct seat *seat = &table.seat[s];

			cr_assert_eq(seat->stack,
				setup.stack[s] - seat->paid - seat->ante + won[s]);
		}
	}
}

Test(rules_play, every_hand_is_paid_as_a_count_of_chips_says)
{
	expect_paid_as_counted(3000);
}

Test(rules_play, pineapple_and_bomb_pots_are_paid_as_a_count_of_chips_says)
{
	static const char *const codes[] = {"NP", "FP", "NCP", "PCP", "NT/B", "FT/B"};

	for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
		one_game = codes[i];
		expect_paid_as_counted(500);
	}
}

/* A player who folds gets nothing from the pot: the stack is the initial one minus all payments. */
Test(rules_play, who_folds_wins_nothing)
{
	state = 34;
	for (int i = 0; i < 1000; i++) {
		const struct table_setup setup = play(true, false);

		for (int s = 0; s < setup.seats; s++)
			cr_assert(!table.seat[s].folded ||
				  table.seat[s].stack ==
					  setup.stack[s] - table.seat[s].paid - table.seat[s].ante);
	}
}
