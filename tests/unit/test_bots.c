#include "play/bots/bots.h"

#include "script.h"
#include "support.h"

#include "play/bots/bots_internal.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The price of a call and the pot on a street, and the probabilities of folding, calling and
 * raising by the bot's definition, in ten-thousandths. */
static const struct odds_row {
	int street;
	chips call, pot;
	int fold, calls, raise;
} odds_rows[] = {
	{0, 20, 70, 7143, 2000, 857}, {2, 80, 200, 8400, 720, 880},
	{3, 300, 1200, 5000, 1750, 3250}, {0, 0, 70, 0, 7000, 3000}, {1, 0, 70, 0, 5000, 5000},
	{2, 0, 70, 0, 4500, 5500}, {3, 0, 70, 0, 3500, 6500},
	{0, 100, 299, 8500, 1050, 450},  /* 299 is less than 3 * 100 */
	{0, 100, 300, 8333, 1167, 500},  /* 2.5 / 3 */
	{1, 100, 269, 8500, 750, 750},   /* less than 2.7 * 100 */
	{1, 100, 270, 8333, 833, 833},   /* 2.25 / 2.7 */
	{3, 100, 234, 8500, 525, 975},   /* less than 2.35 * 100 */
	{3, 100, 1000, 2000, 2800, 5200} /* 2 * 100 / 1000 */
};

Test(bots, potodds_has_the_odds_of_its_definition)
{
	for (size_t i = 0; i < sizeof odds_rows / sizeof *odds_rows; i++) {
		const struct odds_row *const row = &odds_rows[i];
		const struct bots_odds odds = bots_potodds_of(row->street, row->call, row->pot);

		cr_assert_float_eq(odds.fold, row->fold / 1e4, 0.51e-4, "row %zu", i);
		cr_assert_float_eq(odds.call, row->calls / 1e4, 0.51e-4, "row %zu", i);
		cr_assert_float_eq(1 - odds.fold - odds.call, row->raise / 1e4, 0.51e-4, "row %zu",
			i);
	}
}

/* Two players have called the big blind of 20: 10 to call, and a pot of 70. */
static void before_the_flop(struct table *table)
{
	script_begin(table, &(struct script){.code = "NT",
				    .blinds = "10 20",
				    .stacks = "1000 1000 1000 1000",
				    .min_bet = 20});
	script_deal(table);
	script_play(table, "p3 cc, p4 cc");
}

/* Its decisions have these frequencies, within six standard deviations of a binomial of 100,000. */
Test(bots, potodds_decides_that_often)
{
	enum { DECISIONS = 100000 };
	static struct table table;
	struct table_setup setup = {.seats = 4};
	struct slice none;
	const struct bot_kind *const kind = bots_find(slice_from("potodds"), &none);
	struct legality legal;
	struct hand_rng hand_rng;
	int times[3] = {0};

	before_the_flop(&table);
	table_check(&table, NULL, &legal);
	cr_assert_eq(legal.call, 10);
	cr_assert_eq(table.pot, 70);
	hand_rng_begin(&hand_rng, 1, 1, HAND_RNG_SEAT);
	for (int i = 0; i < DECISIONS; i++) {
		struct bot_view view = {.table = &table,
			.setup = &setup,
			.legal = &legal,
			.seat = 0,
			.hand_rng = &hand_rng};
		struct action action = {.seat = 0};

		cr_assert_eq(kind->act(NULL, &view, &action), BOT_ACTS);
		times[action.act == ACT_FOLD ? 0 : action.act == ACT_CHECK_CALL ? 1 : 2]++;
		if (action.act == ACT_BET_RAISE) /* 20 and half of 70 + 10 */
			cr_assert_eq(action.amount, 60);
	}
	/* folds 2.5 * 10 / 70 = 0.3571; of the rest 0.7 calls */
	for (int i = 0; i < 3; i++) {
		const double p = i == 0 ? 25 / 70. : i == 1 ? 45 / 70. * 0.7 : 45 / 70. * 0.3;
		const double deviation = sqrt(DECISIONS * p * (1 - p));

		cr_assert(fabs(times[i] - DECISIONS * p) < 6 * deviation, "%d: %d", i, times[i]);
	}
}

/* Heads-up on the flop, a pot of 100 and a bet of 100 to call: the limit is twice half of 300, so
 * it folds, calls and raises with a third each, and raises to 200 to 300. */
Test(bots, random_bets_within_its_limit)
{
	enum { DECISIONS = 90000 };
	static struct table table;
	struct slice none;
	const struct bot_kind *const kind = bots_find(slice_from("random"), &none);
	const struct bot_order order = {.variant = variant_rows, .players = 2};
	struct text why = {0};
	struct legality legal;
	struct hand_rng hand_rng;
	void *state;
	int times[3] = {0};

	script_begin(&table, &(struct script){.code = "NT",
				     .blinds = "25 50",
				     .stacks = "1000 1000",
				     .min_bet = 50});
	script_deal(&table);
	script_play(&table, "p2 cc, p1 cc, d db ??????, p1 cbr 100");
	table_check(&table, NULL, &legal);
	cr_assert_eq(legal.call, 100);
	cr_assert_eq(table.pot, 200);
	cr_assert_eq(kind->open(&order, &state, &why), STATUS_OK);
	hand_rng_begin(&hand_rng, 1, 1, HAND_RNG_SEAT);
	for (int i = 0; i < DECISIONS; i++) {
		const struct bot_view view = {.table = &table,
			.legal = &legal,
			.seat = 1,
			.hand_rng = &hand_rng};
		struct action action = {.seat = 1};

		cr_assert_eq(kind->act(state, &view, &action), BOT_ACTS);
		times[action.act == ACT_FOLD ? 0 : action.act == ACT_CHECK_CALL ? 1 : 2]++;
		if (action.act == ACT_BET_RAISE)
			cr_assert(action.amount >= 200 && action.amount < 300);
	}
	/* six deviations of a binomial: 6 * sqrt(90000 * 1/3 * 2/3) = 849 */
	for (int i = 0; i < 3; i++)
		cr_assert(abs(times[i] - DECISIONS / 3) < 849, "%d: %d", i, times[i]);
	kind->free(state);
}

/* Counts how often a bot folds, calls and raises in a number of decisions; raises are to `least` to
 * `most`. */
enum { TIMES = 100000 };

static void count_decisions(const char *name, const struct script *script, const char *actions,
	chips least, chips most, int times[3])
{
	static struct table table;
	struct slice none;
	const struct bot_kind *const kind = bots_find(slice_from(name), &none);
	const struct bot_order order = {.variant = variant_rows, .players = 2};
	const struct table_setup setup = script_setup(script);
	struct text why = {0};
	struct legality legal;
	struct hand_rng hand_rng;
	void *state = NULL;

	script_begin(&table, script);
	script_deal(&table);
	script_play(&table, actions);
	table_check(&table, NULL, &legal);
	if (kind->open)
		cr_assert_eq(kind->open(&order, &state, &why), STATUS_OK);
	hand_rng_begin(&hand_rng, 1, 1, HAND_RNG_SEAT);
	for (int i = 0; i < TIMES; i++) {
		const struct bot_view view = {.table = &table,
			.setup = &setup,
			.legal = &legal,
			.seat = table.actor,
			.hand_rng = &hand_rng};
		struct action action = {.seat = table.actor};

		cr_assert_eq(kind->act(state, &view, &action), BOT_ACTS);
		times[action.act == ACT_FOLD ? 0 : action.act == ACT_CHECK_CALL ? 1 : 2]++;
		if (action.act == ACT_BET_RAISE)
			cr_assert(action.amount >= least && action.amount <= most, "to %ld",
				(long)action.amount);
	}
	if (kind->free)
		kind->free(state);
}

/* Within six standard deviations of a binomial. */
static void check_times(const int times[3], double fold, double call)
{
	const double parts[3] = {fold, call, 1 - fold - call};

	for (int i = 0; i < 3; i++)
		cr_assert(fabs(times[i] - TIMES * parts[i]) <=
				  6 * sqrt(TIMES * parts[i] * (1 - parts[i])),
			"%d: %d", i, times[i]);
}

/* Other betting limits change the size of the raise. Heads-up before the flop the button has put in
 * 10 and has 10 to call, for a pot of 30, which is not less than 3 * 10: potodds folds with 2.5 *
 * 10 / 30. In pot-limit it raises by half of the 40 after a call, to 40; in fixed limit also to 40,
 * the only legal amount. */
Test(bots, potodds_decides_alike_in_every_limit)
{
	static const char *const codes[] = {"PT", "FT"};

	for (size_t i = 0; i < 2; i++) {
		int times[3] = {0};

		count_decisions("potodds",
			&(struct script){.code = codes[i],
				.blinds = "10 20",
				.stacks = "1000 1000",
				.min_bet = 20,
				.small_bet = 20,
				.big_bet = 40},
			"", 40, 40, times);
		check_times(times, 25 / 30., 5 / 30. * 0.7);
	}
}

/* On the flop of a pot-limit hand there is a pot of 40 and a bet of 40, so random's limit is twice
 * half of 120, and the maximum raise is to 160. It folds below 40, calls below the minimum raise of
 * 80, and raises to at most 120: a third each. */
Test(bots, random_keeps_within_the_pot)
{
	int times[3] = {0};

	count_decisions("random",
		&(struct script){.code = "PT",
			.blinds = "10 20",
			.stacks = "1000 1000",
			.min_bet = 20},
		"p2 cc, p1 cc, d db ??????, p1 cbr 40", 80, 120, times);
	check_times(times, 1 / 3., 1 / 3.);
}

/* Likewise in fixed limit with a bet of 20 and one raise, to 40: the pot is 40 + 20 + 40 and, after
 * a call, 120, so the limit is 120. The bot has put in 20: below 40 it folds, below 60 it calls,
 * and above it raises to 60, however much it draws. */
Test(bots, random_raises_by_the_fixed_bet)
{
	int times[3] = {0};

	count_decisions("random",
		&(struct script){.code = "FT",
			.blinds = "10 20",
			.stacks = "1000 1000",
			.small_bet = 20,
			.big_bet = 40},
		"p2 cc, p1 cc, d db ??????, p1 cbr 20, p2 cbr 40", 60, 60, times);
	check_times(times, 1 / 3., 1 / 6.);
}

/* Once raises are capped, a raise becomes a call. */
Test(bots, call_where_no_raise_is_legal)
{
	const struct script script = {.code = "FT",
		.blinds = "10 20",
		.stacks = "1000 1000",
		.small_bet = 20,
		.big_bet = 40};
	static const char four[] =
		"p2 cc, p1 cc, d db ??????, p1 cbr 20, p2 cbr 40, p1 cbr 60, p2 cbr 80";
	int potodds[3] = {0}, allin[3] = {0};

	/* 20 to call of 180 on the flop: 2.25 * 20 / 180 = 0.25 */
	count_decisions("potodds", &script, four, 0, 0, potodds);
	check_times(potodds, 0.25, 0.75);
	count_decisions("allin", &script, four, 0, 0, allin);
	cr_assert_eq(allin[1], TIMES);
}

Test(bots, are_found_by_name)
{
	struct slice argument;

	cr_assert_eq(bots_find(slice_from("random"), &argument)->open != NULL, true);
	cr_assert_eq(argument.length, 0);
	cr_assert(bots_find(slice_from("random:2:x"), &argument));
	cr_assert(slice_equal(argument, "2:x"));
	cr_assert_null(bots_find(slice_from("rando"), &argument));
	cr_assert_null(bots_find(slice_from(""), &argument));
	cr_assert_null(bots_find(slice_from(":"), &argument));
}

Test(bots, refuse_wrong_arguments)
{
	static const char *const wrong[] = {"x", "-1", "1001", "nan", "2x"};
	struct slice none;
	const struct bot_kind *const kind = bots_find(slice_from("random"), &none);

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		const struct bot_order order = {.argument = slice_from(wrong[i]),
			.variant = variant_rows,
			.players = 2};
		struct text why = {0};
		void *state = NULL;

		cr_assert_eq(kind->open(&order, &state, &why), STATUS_BAD_BOT, "%s", wrong[i]);
		cr_assert(why.length);
		cr_assert_null(state);
		text_free(&why);
	}
}

/* -- equity ----------------------------------------------------------------------- */

/* A bot's seat at a table, and its average estimate of its equity over many estimates. */
static double guessed(const struct table *table, int seat, const char *cards, const char *range)
{
	enum { GUESSES = 200 };
	struct slice none;
	const struct bot_kind *const kind = bots_find(slice_from("equity"), &none);
	const struct bot_order order = {.argument = slice_from(range),
		.variant = table->variant,
		.players = table->seats,
		.path = CPU_SCALAR};
	struct bot_view view = {.table = table, .seat = seat};
	struct text why = {0};
	struct cards own;
	struct hand_rng hand_rng;
	void *state;
	double sum = 0;

	cr_assert_eq(cards_parse(slice_from(cards), CARD_ASCII, &own, NULL), STATUS_OK);
	view.cards = own.count;
	memcpy(view.card, own.list, (size_t)own.count);
	view.hand_rng = &hand_rng;
	hand_rng_begin(&hand_rng, 1, 1, HAND_RNG_SEAT);
	cr_assert_eq(kind->open(&order, &state, &why), STATUS_OK);
	for (int i = 0; i < GUESSES; i++)
		sum += bots_guess(&view, state);
	kind->free(state);
	return sum / GUESSES;
}

static void begin_game(struct table *table, const char *code)
{
	script_begin(table, &(struct script){.code = code,
				    .blinds = "10 20",
				    .stacks = "1000 1000",
				    .min_bet = 20});
	script_deal(table);
}

/* Equities that many books print: aces and seven-deuce against any hand, and kings against aces. */
Test(bots, equity_guesses_what_books_say)
{
	static struct table table;

	begin_game(&table, "NT");
	cr_assert_float_eq(guessed(&table, 0, "AhAs", ""), 0.852, 0.006);
	cr_assert_float_eq(guessed(&table, 0, "7h2c", "100%"), 0.346, 0.008);
	cr_assert_float_eq(guessed(&table, 0, "KhKs", "AA"), 0.18, 0.01);
}

/* The nuts win the whole pot, whatever the others hold. */
Test(bots, equity_knows_the_nuts)
{
	static struct table table;

	begin_game(&table, "NT");
	script_play(&table,
		"p2 cc, p1 cc, d db KhQhJh, p1 cc, p2 cc, d db 2c, p1 cc, p2 cc, d db 3d");
	cr_assert_float_eq(guessed(&table, 0, "AhTh", ""), 1, 0);
}

/* A raise means that the other hand is in the better half: queens and tens have more equity against
 * any hand than against that range. */
Test(bots, equity_hears_raises)
{
	enum { GUESSES = 100 };
	static struct table table;
	static struct bots_range range;
	const struct action raise = {.act = ACT_BET_RAISE, .seat = 1, .amount = 60};
	struct bot_view view = {.table = &table, .seat = 0, .cards = 2};
	struct hand_rng hand_rng;
	double sum[2] = {0, 0};

	begin_game(&table, "NT");
	view.card[0] = card_of(10, 0);
	view.card[1] = card_of(8, 1);
	view.hand_rng = &hand_rng;
	view.actions = &raise;
	hand_rng_begin(&hand_rng, 1, 1, HAND_RNG_SEAT);
	for (int i = 0; i < COMBO_COUNT; i++) {
		range.combos[i] = combo_by_class[i]; /* aces first is enough of an order */
		range.weight[i] = 10000;
	}
	range.count = COMBO_COUNT;
	for (view.action_count = 0; view.action_count < 2; view.action_count++)
		for (int i = 0; i < GUESSES; i++)
			sum[view.action_count] += bots_guess(&view, &range);
	cr_assert(sum[1] < sum[0] - 0.03 * GUESSES);
}

static int discarded(const char *code, const char *cards)
{
	static struct table table;
	struct bot_view view = {.table = &table, .seat = 0};
	struct action action = {.seat = 0};
	struct hand_rng hand_rng;
	struct cards own;

	begin_game(&table, code);
	cr_assert_eq(cards_parse(slice_from(cards), CARD_ASCII, &own, NULL), STATUS_OK);
	view.cards = own.count;
	memcpy(view.card, own.list, (size_t)own.count);
	view.hand_rng = &hand_rng;
	hand_rng_begin(&hand_rng, 1, 1, HAND_RNG_SEAT);
	bots_guess_draw(&view, &action);
	cr_assert_eq(action.act, ACT_DRAW);
	return action.count;
}

/* Pat hands that cannot lose stand pat, and hands that hardly ever win draw. */
Test(bots, equity_draws_with_sense)
{
	cr_assert_eq(discarded("N2L1D", "7h5d4c3s2h"), 0);
	cr_assert_eq(discarded("PB", "4h3d2cAs"), 0);
	cr_assert_eq(discarded("N5D", "AhKhQhJhTh"), 0);
	cr_assert(discarded("N5D", "2h4d6cTsQh") >= 3);
	cr_assert_eq(discarded("PB", "3h2dAcKc"), 1);
}

Test(bots, equity_refuses_what_is_no_range)
{
	static const struct {
		const char *code, *argument;
	} wrong[] = {{"NT", "x"}, {"NT", "AA,!AA"}, {"NS", "22"}, {"PO", "AA"}, {"F7S", "10%"}};
	struct slice none;
	const struct bot_kind *const kind = bots_find(slice_from("equity"), &none);

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		const struct bot_order order = {.argument = slice_from(wrong[i].argument),
			.variant = variant_find(slice_from(wrong[i].code)),
			.players = 2};
		struct text why = {0};
		void *state = NULL;

		cr_assert_eq(kind->open(&order, &state, &why), STATUS_BAD_BOT, "%zu", i);
		cr_assert(why.length);
		cr_assert_null(state);
		text_free(&why);
	}
}

/* -- several boards --------------------------------------------------------------- */

/* A hand with two boards, of which the first is dealt by actions and the second is given. */
static void begin_boards(struct table *table, const char *second)
{
	struct table_setup setup = script_setup(&(struct script){.code = "NT",
		.blinds = "10 20",
		.stacks = "1000 1000",
		.min_bet = 20});
	struct cards cards;

	setup.boards = 2;
	memset(setup.board, CARD_UNKNOWN, sizeof setup.board);
	cr_assert_eq(cards_parse(slice_from(second), CARD_ASCII, &cards, NULL), STATUS_OK);
	memcpy(setup.board[1], cards.list, (size_t)cards.count);
	cr_assert(table_begin(table, &setup));
	script_deal(table);
}

#define TO_THE_RIVER "p2 cc, p1 cc, d db KhQhJh, p1 cc, p2 cc, d db 2c, p1 cc, p2 cc, d db 3d"

/* The nuts on one board, and the board itself plays on the other: a half, and half of a half. */
Test(bots, equity_looks_at_all_boards)
{
	static struct table table;

	begin_boards(&table, "AsKsQsJsTs");
	script_play(&table, TO_THE_RIVER);
	cr_assert_float_eq(guessed(&table, 0, "AhTh", ""), 0.75, 0);
}

/* Before the flop each board is worth as much as a single one. */
Test(bots, equity_before_the_flop_is_that_of_one_board)
{
	static struct table table;

	begin_boards(&table, "AsKsQsJsTs");
	cr_assert_float_eq(guessed(&table, 0, "AhAd", ""), 0.852, 0.006);
}

/* Cards of the second board that are to come change nothing, although the table has them. */
Test(bots, equity_does_not_look_at_boards_to_come)
{
	static struct table one, two;
	static const char *const flop = "p2 cc, p1 cc, d db KhQhJh, p1 cc, p2 cc";

	begin_boards(&one, "2c7d9hAcAs");
	begin_boards(&two, "2c7d9h4c5s");
	script_play(&one, flop);
	script_play(&two, flop);
	cr_assert_float_eq(guessed(&one, 0, "AhAd", ""), guessed(&two, 0, "AhAd", ""), 0);
}

/* -- charts ----------------------------------------------------------------------- */

/* A seat at a table, as its player sees it. */
struct bots_place {
	struct table table;
	struct table_setup setup;
	struct legality legal;
	struct action action[16];
	struct hand_rng hand_rng;
	struct bot_view view;
};

/* Plays preflop actions after blinds of 10 and 20; the player to act then has these cards. */
static void sit(struct bots_place *place, const char *code, const char *stacks, const char *actions,
	const char *cards)
{
	const struct script script = {.code = code,
		.blinds = "10 20",
		.stacks = stacks,
		.min_bet = 20,
		.small_bet = 20,
		.big_bet = 40};
	struct cards own;
	char list[128], *rest = list;
	int count = 0;

	memset(place, 0, sizeof *place);
	place->setup = script_setup(&script);
	script_begin(&place->table, &script);
	script_deal(&place->table);
	cr_assert_lt(strlen(actions), sizeof list);
	memcpy(list, actions, strlen(actions) + 1);
	for (char *one; (one = strtok_r(rest, ",", &rest)) != NULL;) {
		one += *one == ' ';
		place->action[count++] = script_action(one);
		script_play(&place->table, one);
	}
	table_check(&place->table, NULL, &place->legal);
	cr_assert_eq(cards_parse(slice_from(cards), CARD_ASCII, &own, NULL), STATUS_OK);
	hand_rng_begin(&place->hand_rng, 1, 1, HAND_RNG_SEAT);
	place->view = (struct bot_view){.table = &place->table,
		.setup = &place->setup,
		.legal = &place->legal,
		.actions = place->action,
		.action_count = count,
		.seat = place->table.actor,
		.cards = own.count,
		.hand_rng = &place->hand_rng};
	memcpy(place->view.card, own.list, (size_t)own.count);
}

static struct bot make_bot(const char *name, const char *argument, const struct variant *variant)
{
	const struct bot_order order = {.argument = slice_from(argument),
		.variant = variant,
		.players = 2};
	struct slice none;
	struct bot bot = {bots_find(slice_from(name), &none), NULL};
	struct text why = {0};

	if (bot.kind->open)
		cr_assert_eq(bot.kind->open(&order, &bot.state, &why), STATUS_OK);
	return bot;
}

static struct action decision(const struct bot *bot, struct bots_place *place)
{
	struct action action = {.seat = place->view.seat};

	cr_assert_eq(bot->kind->act(bot->state, &place->view, &action), BOT_ACTS);
	return action;
}

#define SIX     "2000 2000 2000 2000 2000 2000"
#define TEN     "200 200 200 200 200 200"
#define MORE    "201 201 201 201 201 201"
#define UNEQUAL "2000 2000 2000 180 2000 2000"

static const char six[] = "UTG open AA,QQ\n"
			  "BTN open AA 3x\n"
			  "HJ iso AA\n"
			  "* limp KK\n"
			  "* push<=10 JJ\n"
			  "HJ 3bet:UTG AA\n"
			  "HJ call:UTG KK\n"
			  "* 3bet AA 9.55\n"
			  "* 4bet AA\n"
			  "* call-3bet KK\n"
			  "* 5bet AA\n"
			  "* call-push AA\n";

/* At a table of six, p3 is under the gun, p4 the hijack, p5 the cutoff and p6 the button. */
static const struct chart_row {
	char stacks[40], actions[48], cards[8];
	enum act act;
	chips amount;
} chart_rows[] = {
	{SIX, "", "AhAs", ACT_BET_RAISE, 50}, /* 2.5 big blinds of 20 */
	{SIX, "", "KhKs", ACT_CHECK_CALL, 0},
	{SIX, "", "JhJs", ACT_FOLD, 0}, /* 100 big blinds are more than 10 */
	{TEN, "", "JhJs", ACT_BET_RAISE, 200}, {MORE, "", "JhJs", ACT_FOLD, 0}, /* 10.05 */
	{SIX, "p3 f, p4 f, p5 f", "AhAs", ACT_BET_RAISE, 60},
	{SIX, "p3 cc", "AhAs", ACT_BET_RAISE, 80}, /* 4 */
	{SIX, "p3 cc", "KhKs", ACT_CHECK_CALL, 0},
	{SIX, "p3 cbr 50", "AhAs", ACT_BET_RAISE, 150}, /* three times the bet */
	{SIX, "p3 cbr 50", "KhKs", ACT_CHECK_CALL, 0}, {SIX, "p3 cbr 50", "QhQs", ACT_FOLD, 0},
	{SIX, "p3 cbr 50, p4 f", "AhAs", ACT_BET_RAISE, 191}, /* 9.55 * 20 */
	{SIX, "p3 cbr 50, p4 f", "KhKs", ACT_FOLD, 0},        /* the cutoff's call is not in it */
	{SIX, "p3 cbr 50, p4 cbr 150", "AhAs", ACT_BET_RAISE, 338}, /* 2.25 * 150 */
	{SIX, "p3 cbr 50, p4 cbr 150", "KhKs", ACT_CHECK_CALL, 0},
	{SIX, "p3 cbr 50, p4 cbr 150, p5 cbr 400", "AhAs", ACT_BET_RAISE, 2000},
	{SIX, "p3 cbr 666", "KhKs", ACT_CHECK_CALL, 0}, /* less than a third of 2000 */
	{SIX, "p3 cbr 667", "KhKs", ACT_FOLD, 0},       /* more: a push */
	{SIX, "p3 cbr 667", "AhAs", ACT_CHECK_CALL, 0},
	{UNEQUAL, "p3 cbr 50", "KhKs", ACT_CHECK_CALL, 0},
	{UNEQUAL, "p3 cbr 61", "KhKs", ACT_FOLD, 0}, /* the bot has 180 */
};

Test(bots, chart_does_what_the_chart_says)
{
	const struct bot bot = make_bot("chart", six, variant_rows);

	for (size_t i = 0; i < sizeof chart_rows / sizeof *chart_rows; i++) {
		const struct chart_row *const row = &chart_rows[i];
		static struct bots_place place;
		struct action action;

		sit(&place, "NT", row->stacks, row->actions, row->cards);
		action = decision(&bot, &place);
		cr_assert_eq(action.act, row->act, "row %zu: %d", i, action.act);
		if (row->act == ACT_BET_RAISE)
			cr_assert_eq(action.amount, row->amount, "row %zu: %ld", i,
				(long)action.amount);
	}
	bot.kind->free(bot.state);
}

/* With weights of 0.5 for 3bet and 0.3 for call it raises, calls and folds 50%, 30% and 20% of the
 * time; heads-up, where the button has the small blind. */
Test(bots, chart_mixes_by_weights)
{
	enum { DECISIONS = 100000 };
	static const double parts[3] = {0.2, 0.3, 0.5};
	static struct bots_place place;
	const struct bot bot =
		make_bot("chart", "BB 3bet:BTN A5s:0.5\n* call A5s:0.3,AA", variant_rows);
	int times[3] = {0};

	sit(&place, "NT", "2000 2000", "p2 cbr 50", "Ah5h");
	for (int i = 0; i < DECISIONS; i++) {
		const struct action action = decision(&bot, &place);

		times[action.act == ACT_FOLD ? 0 : action.act == ACT_CHECK_CALL ? 1 : 2]++;
	}
	for (int i = 0; i < 3; i++) {
		const double deviation = sqrt(DECISIONS * parts[i] * (1 - parts[i]));

		cr_assert(fabs(times[i] - DECISIONS * parts[i]) < 6 * deviation, "%d: %d", i,
			times[i]);
	}
	bot.kind->free(bot.state);
}

/* Weights above 1 in total are cut: with 0.8 for 3bet and 0.8 for call it never folds. */
Test(bots, chart_cuts_weights_at_the_whole)
{
	enum { DECISIONS = 10000 };
	static struct bots_place place;
	const struct bot bot = make_bot("chart", "* 3bet AA:0.8\n* call AA:0.8", variant_rows);
	int calls = 0;

	sit(&place, "NT", "2000 2000", "p2 cbr 50", "AhAs");
	for (int i = 0; i < DECISIONS; i++) {
		const struct action action = decision(&bot, &place);

		cr_assert_neq(action.act, ACT_FOLD);
		calls += action.act == ACT_CHECK_CALL;
	}
	/* six deviations of a binomial: 6 * sqrt(10000 * 0.2 * 0.8) = 240 */
	cr_assert(abs(calls - DECISIONS / 5) < 240, "%d", calls);
	bot.kind->free(bot.state);
}

/* It checks rather than folds, and decides like `equity` if no line applies. */
Test(bots, chart_checks_for_free_and_falls_back_to_equity)
{
	static const char *const hands[] = {"AhAs", "7h2c", "Jh9h", "KcQd"};
	static struct bots_place place;
	const struct bot bot = make_bot("chart", "BB limp AA\nBB call:CO AA", variant_rows);
	const struct bot equity = make_bot("equity", "", variant_rows);

	sit(&place, "NT", "2000 2000", "p2 cc", "7h2c");
	cr_assert_eq(decision(&bot, &place).act, ACT_CHECK_CALL);
	for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
		struct action one, other;

		sit(&place, "NT", "2000 2000", "p2 cbr 50", hands[i]);
		one = decision(&bot, &place);
		sit(&place, "NT", "2000 2000", "p2 cbr 50", hands[i]);
		other = decision(&equity, &place);
		cr_assert_eq(one.act, other.act, "%s", hands[i]);
		cr_assert_eq(one.amount, other.amount);
	}
	bot.kind->free(bot.state);
	equity.kind->free(equity.state);
}

/* If the betting limit allows less than the chart says, it makes the maximum raise. */
Test(bots, chart_raises_what_the_limit_allows)
{
	static struct bots_place place;
	const struct bot bot = make_bot("chart", "* open AA 2.5\n* push KK\n", variant_rows);

	sit(&place, "FT", "2000 2000", "", "AhAs");
	cr_assert_eq(decision(&bot, &place).amount, 40);
	sit(&place, "FT", "2000 2000", "", "KhKs");
	cr_assert_eq(decision(&bot, &place).amount, 40);
	bot.kind->free(bot.state);
}

Test(bots, chart_is_for_games_of_two_cards)
{
	struct slice none;
	const struct bot_kind *const kind = bots_find(slice_from("chart"), &none);

	for (const struct variant *row = variant_rows; row->code; row++) {
		const struct bot_order order = {.argument = slice_from("* open AA"),
			.variant = row,
			.players = 2};
		struct text why = {0};
		void *state = NULL;
		const status_code status = kind->open(&order, &state, &why);

		cr_assert_eq(status,
			row->street[0].hole == 2 && !row->street[0].unbet ? STATUS_OK
									  : STATUS_BAD_BOT,
			"%s", row->code);
		cr_assert_eq(why.length > 0, status == STATUS_BAD_BOT);
		if (state)
			kind->free(state);
		text_free(&why);
	}
}

/* Streets of games with two to five rounds, as preflop, flop, turn and river. */
Test(bots, think_in_four_streets)
{
	static const struct {
		const char *code;
		int streets[5];
	} rows[] = {{"NT", {0, 1, 2, 3}}, {"F7S", {0, 1, 1, 2, 3}}, {"N5D", {0, 3}},
		{"FB", {0, 1, 2, 3}}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		static struct table table;
		const struct bot_view view = {.table = &table};

		table.variant = variant_find(slice_from(rows[i].code));
		for (table.street = 0; table.street < table.variant->streets; table.street++)
			cr_assert_eq(bot_street(&view), rows[i].streets[table.street]);
	}
}

/* Heads-up, two aces win 0.8520371 of all pots against any hand, by the published table of two
 * cards against a random hand (tests/data/published), and less against the best half of hands. */
Test(bots, worth_is_the_equity_against_what_the_betting_says)
{
	enum { DEALS = 40000 };
	static struct table table;
	struct table_setup setup = {.seats = 2};
	const struct bot_order order = {.variant = variant_rows, .players = 2};
	struct slice none;
	const struct bot_kind *const kind = bots_find(slice_from("equity"), &none);
	struct action raise = {.act = ACT_BET_RAISE, .seat = 1, .amount = 6};
	struct bots_reported told[SEATS_MAX];
	struct text why = {0};
	struct hand_rng hand_rng;
	struct bot_view view = {.table = &table,
		.setup = &setup,
		.hand_rng = &hand_rng,
		.cards = 2};
	double error, worth;
	void *state;

	script_begin(&table,
		&(struct script){.code = "NT", .blinds = "1 2", .stacks = "200 200", .min_bet = 2});
	script_deal(&table);
	script_play(&table, "p2 cbr 6");
	cards_from("7s2h", view.card);
	hand_rng_begin(&hand_rng, 1, 1, HAND_RNG_SEAT);
	cr_assert_eq(kind->open(&order, &state, &why), STATUS_OK);
	worth = bots_worth(&view, state, DEALS, &error);
	cr_assert(error > 0 && error < 0.01, "%g", error);
	cr_assert(fabs(worth - 0.3458) < 5 * error, "%g", worth);
	bots_listen(&view, told);
	cr_assert_eq(told[1].kept, 1);
	view.actions = &raise;
	view.action_count = 1;
	bots_listen(&view, told);
	cr_assert_eq(told[1].kept, 0.5);
	cr_assert_eq(told[1].halves, 0);
	cr_assert(bots_worth(&view, state, DEALS, &error) < worth - 5 * error);
	kind->free(state);
}
