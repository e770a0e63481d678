#include "solver/solver/solver.h"

#include "odds/odds_status.h"
#include "solver_plain.h"
#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

/* -- trials ----------------------------------------------------------------------------- */

struct trial {
	struct range range[2];
	struct tree_setup tree_setup;
	struct tree tree;
	struct solver_setup setup;
	double others[3], payouts[5];
	struct solver_prizes prizes;
	struct solver *solver;
	struct solver_memory *memory, *other; /* units take turns */
	bool backwards;                       /* units are done in reverse order */
	struct locks locks;
};

static struct tree_sizes sizes_from(const char *text)
{
	struct tree_sizes sizes;

	cr_assert_eq(tree_sizes_parse(slice_from(text), true, 0, &sizes, NULL), STATUS_OK, "%s",
		text);
	return sizes;
}

/* Describes a spot: hold'em, the same sizes on all streets, any number of raises, no rake. */
static void describe_cards(struct trial *trial, const char *board)
{
	*trial = (struct trial){.setup = {.game = &game_holdem,
					.board = set_from(board),
					.range = {&trial->range[0], &trial->range[1]},
					.tree = &trial->tree,
					.path = cpu_path_best()}};
}

static void describe_bets(struct trial *trial, chips pot, chips stack, const char *bets,
	const char *raises)
{
	trial->tree_setup = (struct tree_setup){.street = card_set_count(trial->setup.board) - 3,
		.pot = pot,
		.stack = stack,
		.raises_most = TREE_RAISES_MAX,
		.all_in = TREE_WHOLE};
	for (int player = 0; player < 2; player++)
		for (int street = 0; street < TREE_STREETS; street++) {
			trial->tree_setup.bets[player][street] = sizes_from(bets);
			trial->tree_setup.raises[player][street] = sizes_from(raises);
		}
}

static void describe_range(struct trial *trial, int player, const char *range)
{
	cr_assert_eq(range_parse(slice_from(range), CARD_ASCII, trial->setup.game,
			     &trial->range[player], NULL),
		STATUS_OK, "%s", range);
}

static void describe(struct trial *trial, const char *first, const char *second, const char *board,
	chips pot, chips stack, const char *bets, const char *raises)
{
	describe_cards(trial, board);
	describe_range(trial, 0, first);
	describe_range(trial, 1, second);
	describe_bets(trial, pot, stack, bets, raises);
}

static void no_bets_of(struct trial *trial, int player)
{
	for (int street = 0; street < TREE_STREETS; street++)
		trial->tree_setup.bets[player][street].count = 0;
}

static void start(struct trial *trial)
{
	int player;

	if (!trial->tree.count)
		cr_assert_eq(tree_make(&trial->tree, &trial->tree_setup), STATUS_OK);
	cr_assert_eq(solver_new(&trial->setup, &trial->solver, &player), STATUS_OK);
	cr_assert_eq(solver_start(trial->solver), STATUS_OK);
	trial->memory = solver_memory_new(trial->solver);
	trial->other = solver_memory_new(trial->solver);
	cr_assert(trial->memory && trial->other);
}

static void end(struct trial *trial)
{
	solver_memory_free(trial->memory);
	solver_memory_free(trial->other);
	solver_free(trial->solver);
	tree_free(&trial->tree);
	locks_free(&trial->locks);
}

/* Adds a lock to a trial before its start. */
static void lock(struct trial *trial, const char *text)
{
	struct fault fault = {0};
	struct locks_setup setup;

	if (!trial->tree.count)
		cr_assert_eq(tree_make(&trial->tree, &trial->tree_setup), STATUS_OK);
	setup = (struct locks_setup){.tree = &trial->tree,
		.game = trial->setup.game,
		.board = trial->setup.board,
		.range = {&trial->range[0], &trial->range[1]}};
	cr_assert_eq(locks_add(&trial->locks, &setup, slice_from(text), &fault), STATUS_OK,
		"%s: status %d at %zu", text, fault.status, fault.offset);
	trial->setup.locks = &trial->locks;
}

static double pass(struct trial *trial, enum solver_pass pass, int player)
{
	const unsigned units = solver_units(trial->solver);

	solver_begin(trial->solver, pass, player);
	for (unsigned unit = 0; unit < units; unit++) {
		if (trial->backwards)
			solver_unit(trial->solver, unit % 3 ? trial->memory : trial->other,
				units - 1 - unit);
		else
			solver_unit(trial->solver, trial->memory, unit);
	}
	return solver_end(trial->solver);
}

static void iterate(struct trial *trial, int iterations)
{
	for (int i = 0; i < iterations; i++) {
		pass(trial, SOLVER_UPDATE, 0);
		pass(trial, SOLVER_UPDATE, 1);
		solver_next(trial->solver);
	}
}

static double pot_of(const struct trial *trial)
{
	return (double)trial->tree_setup.pot;
}

/* How often a player's hands of a range choose an action on average, at a node without cards dealt
 * before it. */
static double frequency_of(struct trial *trial, const char *node, const char *range, int action)
{
	struct range asked;
	struct solver_path path;
	struct solver_view view;
	double sum = 0;
	int count = 0;

	cr_assert_eq(range_parse(slice_from(range), CARD_ASCII, trial->setup.game, &asked, NULL),
		STATUS_OK);
	cr_assert_eq(solver_path_parse(trial->solver, slice_from(node), 0, &path, NULL), STATUS_OK);
	cr_assert_eq(solver_view(trial->solver, trial->memory, &path, &view), STATUS_OK);
	for (int h = 0; h < view.count; h++)
		if (asked.weight[view.hand[h].combo]) {
			sum += view.strategy[h * view.actions + action];
			count++;
		}
	cr_assert(count, "%s", range);
	solver_view_free(&view);
	return sum / count;
}

/* -- random spots --------------------------------------------------------------------- */

/* A range of up to `most` hands, some with weights, of few cards so that many share one. */
static void random_range(uint64_t *state, const struct trial *trial, unsigned most,
	struct range *out)
{
	const unsigned count = 1 + random_below(state, most);
	const bool weighted = random_below(state, 2);
	card few[12];

	deal_from(state, trial->setup.game->deck & ~trial->setup.board, 12, few);
	memset(out, 0, sizeof *out);
	for (unsigned i = 0; i < count; i++) {
		card two[2];

		if (random_below(state, 2))
			deal_from(state, trial->setup.game->deck & ~trial->setup.board, 2, two);
		else
			do {
				two[0] = few[random_below(state, 12)];
				two[1] = few[random_below(state, 12)];
			} while (two[0] == two[1]);
		out->weight[combo_of(two[0], two[1])] =
			(uint16_t)(weighted ? 1 + random_below(state, RANGE_WHOLE) : RANGE_WHOLE);
	}
}

static const char *const random_lists[] = {"", "33", "50", "100", "33,75,150", "a", "50,a"};

enum { RANDOM_LISTS = sizeof random_lists / sizeof *random_lists };

static void random_spot(uint64_t *state, struct trial *trial, int board, unsigned most)
{
	card cards[5];

	*trial = (struct trial){
		.setup = {.game = random_below(state, 4) ? &game_holdem : &game_short_deck,
			.range = {&trial->range[0], &trial->range[1]},
			.tree = &trial->tree,
			.half = random_below(state, 2),
			.path = cpu_path_best()}};
	deal_from(state, trial->setup.game->deck, board, cards);
	for (int i = 0; i < board; i++)
		trial->setup.board |= card_bit(cards[i]);
	random_range(state, trial, most, &trial->range[0]);
	random_range(state, trial, most, &trial->range[1]);
	describe_bets(trial, 1 + random_below(state, 200), 1 + random_below(state, 500), "", "");
	if (random_below(state, 2)) {
		trial->setup.rake = random_below(state, 1000) / 1e4;
		trial->setup.rake_most = random_below(state, 30);
	}
}

static void random_sizes(uint64_t *state, struct trial *trial, int street, int lists)
{
	for (int player = 0; player < 2; player++) {
		trial->tree_setup.bets[player][street] =
			sizes_from(random_lists[random_below(state, (unsigned)lists)]);
		trial->tree_setup.raises[player][street] =
			sizes_from(random_lists[random_below(state, (unsigned)lists)]);
	}
}

/* A spot of the turn or river that plain computation can follow: few sizes, and one raise. */
static void random_small_spot(uint64_t *state, struct trial *trial, int cards, unsigned combos)
{
	random_spot(state, trial, cards, combos);
	random_sizes(state, trial, TREE_TURN, 4);
	random_sizes(state, trial, TREE_RIVER, 4);
	trial->tree_setup.raises_most = 1;
}

/* Whether any two hands of the ranges can be dealt together. */
static bool can_be_dealt(const struct trial *trial)
{
	for (int a = 0; a < COMBO_COUNT; a++)
		for (int b = 0; b < COMBO_COUNT; b++)
			if (trial->range[0].weight[a] && trial->range[1].weight[b] &&
				!(combo_set((combo)a) & combo_set((combo)b)))
				return true;
	return false;
}

/* -- against plain computation ----------------------------------------------------------- */

static struct plain plain; /* large */

/* All values at the root. */
static void compare_values(struct trial *trial, const char *what)
{
	const double near = 1e-4 * solver_stake(trial->solver);
	double sum = 0;

	plain_read(&plain, &trial->setup, trial->solver, trial->memory);
	for (int player = 0; player < 2; player++) {
		const double average = pass(trial, SOLVER_AVERAGE, player);
		const double best = pass(trial, SOLVER_BEST, player);
		const double expected = plain_value(&plain, player, false);
		const double expected_best = plain_value(&plain, player, true);

		cr_expect_float_eq(average, expected, near, "%s: player %d: %.9g v %.9g", what,
			player, average, expected);
		cr_expect_float_eq(best, expected_best, near, "%s: player %d, best: %.9g v %.9g",
			what, player, best, expected_best);
		sum += average;
	}
	if (trial->setup.prizes) /* the others may win or lose, too */
		return;
	if (!trial->setup.rake)
		cr_expect_float_eq(sum, pot_of(trial), near, "%s: sum %.9g", what, sum);
	else
		cr_expect(sum < pot_of(trial) + near, "%s: sum %.9g", what, sum);
}

/* How often the hands of both players come to a place. */
struct reaches {
	double of[2][PLAIN_HANDS];
};

static double expected_pairs(const struct plain_place *place, const struct reaches *reaches)
{
	double sum = 0;

	for (int h = 0; h < plain.count[0]; h++)
		sum += reaches->of[0][h] * plain_beside(&plain, place, 0, h, reaches->of[1]);
	return sum;
}

/* Compares the totals of a view: what both ranges win, and how often and for how much the player
 * chooses each action. */
static void compare_totals(const struct plain_place *place, const struct reaches *reaches,
	const struct solver_view *view, double near)
{
	const double pairs = expected_pairs(place, reaches);
	const struct tree_node *const node = &plain.tree->node[place->node];
	const int player = node->player;

	for (int p = 0; p < 2; p++) {
		const card_set board = plain_board(&plain, place);
		double ev = 0, equity = 0, combos = 0;

		for (int h = 0; h < plain.count[p]; h++) {
			const double reach = reaches->of[p][h];

			if (combo_set(plain.hand[p][h]) & board)
				continue;
			combos += reach;
			ev += reach * plain_hand(&plain, place, p, h, reaches->of[!p], false);
			equity += reach * plain_share(&plain, place, p, h, reaches->of[!p]);
		}
		cr_expect_float_eq(view->combos[p], combos, 1e-4 * (1 + combos));
		cr_expect_float_eq(view->ev[p], ev / pairs, near, "%g v %g", view->ev[p],
			ev / pairs);
		cr_expect_float_eq(view->equity[p], equity / pairs, 1e-4, "%g v %g",
			view->equity[p], equity / pairs);
	}
	for (int a = 0; a < view->actions; a++) {
		const struct plain_place next = {view->child[a], place->dealt,
			{place->cards[0], place->cards[1]}};
		const double paid = plain.setup->prizes
					    ? 0
					    : (double)(plain.tree->node[next.node].paid[player] -
						       node->paid[player]);
		double chosen = 0, ev = 0;

		for (int h = 0; h < plain.count[player]; h++) {
			const double reach =
				reaches->of[player][h] * plain_frequency(&plain, place, h, a);

			if (!reach || combo_set(plain.hand[player][h]) & plain_board(&plain, place))
				continue;
			chosen += reach *
				  plain_beside(&plain, place, player, h, reaches->of[!player]);
			ev += reach *
			      plain_hand(&plain, &next, player, h, reaches->of[!player], false);
		}
		cr_expect_float_eq(view->frequency[a], chosen / pairs, 1e-4);
		if (chosen / pairs > 1e-2)
			cr_expect_float_eq(view->action_ev[a], ev / chosen - paid, near);
	}
}

/* A view of the strategies alone is the same, without EVs and equities. */
static void compare_strategies(struct trial *trial, const struct solver_path *path,
	const struct solver_view *view)
{
	struct solver_view quick;

	cr_assert_eq(solver_view_strategies(trial->solver, trial->memory, path, &quick), STATUS_OK);
	cr_assert_eq(quick.count, view->count);
	cr_assert_eq(quick.actions, view->actions);
	for (int action = 0; action < view->actions; action++) {
		cr_expect_eq(quick.frequency[action], view->frequency[action]);
		if (trial->tree.node[view->child[action]].act != TREE_FOLDS)
			cr_expect(isnan(quick.action_ev[action]));
	}
	for (int h = 0; h < view->count; h++) {
		cr_expect_eq(quick.hand[h].combo, view->hand[h].combo);
		cr_expect_eq(quick.hand[h].reach, view->hand[h].reach);
		cr_expect(isnan(quick.hand[h].ev) && isnan(quick.hand[h].equity));
	}
	cr_expect(!memcmp(quick.strategy, view->strategy,
		(size_t)view->count * (size_t)view->actions * sizeof *view->strategy));
	cr_expect(isnan(quick.ev[0]) && isnan(quick.equity[1]));
	cr_expect_eq(quick.combos[1], view->combos[1]);
	solver_view_free(&quick);
}

/* Compares a view with plain computation, hand by hand. Returns the number of hands compared. */
static int compare_view(struct trial *trial, const struct solver_path *path,
	const struct plain_place *place, const struct reaches *reaches)
{
	const struct tree_node *const node = &trial->tree.node[place->node];
	const int player = node->player;
	const double near = 1e-4 * solver_stake(trial->solver) *
			    (1 + (double)(node->paid[0] + node->paid[1]) / pot_of(trial));
	const double *const others = reaches->of[!player];
	const double pairs = expected_pairs(place, reaches);
	struct solver_view view;
	double all = 0;
	int next = 0, compared = 0;

	cr_assert_eq(solver_view(trial->solver, trial->memory, path, &view), STATUS_OK);
	compare_strategies(trial, path, &view);
	cr_expect_eq(view.player, player);
	cr_expect_eq(view.pot, trial->tree_setup.pot + node->paid[0] + node->paid[1]);
	cr_expect_eq(view.to_call, node->paid[!player] - node->paid[player]);
	cr_expect_eq(view.board_count, card_set_count(plain_board(&plain, place)));
	for (int i = 0; i < view.board_count; i++)
		cr_expect(plain_board(&plain, place) & card_bit(view.board[i]));
	for (int other = 0; other < plain.count[!player]; other++)
		all += others[other];
	for (int h = 0; h < plain.count[player]; h++) {
		const combo hand = plain.hand[player][h];
		const struct solver_hand *got;
		double beside;

		if (combo_set(hand) & plain_board(&plain, place))
			continue;
		got = &view.hand[next++];
		cr_assert_eq(got->combo, hand);
		cr_expect_float_eq(got->weight, plain.weight[player][h], 1e-12);
		cr_expect_float_eq(got->reach, reaches->of[player][h], 1e-5);
		beside = plain_beside(&plain, place, player, h, others);
		if (!beside)
			cr_expect(isnan(got->ev) && isnan(got->equity), "%g, %g", got->ev,
				got->equity);
		if (beside < 1e-2 * all || !all) /* float would not be that exact */
			continue;
		cr_expect_float_eq(got->ev,
			plain_hand(&plain, place, player, h, others, false) / beside, near,
			"hand %d at node %u: %g v %g", h, place->node, got->ev,
			plain_hand(&plain, place, player, h, others, false) / beside);
		cr_expect_float_eq(got->equity,
			plain_share(&plain, place, player, h, others) / beside, 1e-4);
		compared++;
	}
	cr_expect_eq(next, view.count);
	if (!pairs)
		cr_expect(isnan(view.ev[0]) && isnan(view.ev[1]) && isnan(view.equity[0]) &&
				  isnan(view.equity[1]),
			"%g, %g", view.ev[0], view.ev[1]);
	if (pairs > 1e-2 * all)
		compare_totals(place, reaches, &view, near);
	solver_view_free(&view);
	return compared;
}

/* Follows a random line and compares the views of the decisions on it after at least this many
 * cards. */
static int compare_line(struct trial *trial, uint64_t *state, int least)
{
	const struct tree_node *const nodes = trial->tree.node;
	struct solver_path path = solver_path_begin();
	struct plain_place place = {.node = 0};
	struct reaches reaches;
	int compared = 0;

	memcpy(reaches.of, plain.weight, sizeof reaches.of);
	for (;;) {
		const struct tree_node *const node = &nodes[place.node];

		if (node->kind == TREE_DECISION) {
			const int action = (int)random_below(state, node->count);

			if (place.dealt >= least)
				compared += compare_view(trial, &path, &place, &reaches);
			for (int h = 0; h < plain.count[node->player]; h++)
				reaches.of[node->player][h] *=
					plain_frequency(&plain, &place, h, action);
			solver_path_act(trial->solver, &path, action);
			place.node = tree_child(&trial->tree, place.node, action);
		} else if (node->kind == TREE_DEAL) {
			const card_set live =
				trial->setup.game->deck & ~plain_board(&plain, &place);
			card c;

			deal_from(state, live, 1, &c);
			cr_assert(solver_path_card(trial->solver, &path, c));
			place.cards[place.dealt++] = c;
			place.node = node->next;
			for (int player = 0; player < 2; player++)
				for (int h = 0; h < plain.count[player]; h++)
					if (combo_set(plain.hand[player][h]) & card_bit(c))
						reaches.of[player][h] = 0;
		} else {
			return compared;
		}
		cr_assert_eq(path.node, place.node);
	}
}

Test(solver, values_on_rivers_are_those_of_plain_computation)
{
	uint64_t state = 1;
	int spots = 0, hands = 0;

	for (int i = 0; i < 120; i++) {
		struct trial trial;
		char what[32];

		random_spot(&state, &trial, 5, i % 8 ? 12 : 120);
		random_sizes(&state, &trial, TREE_RIVER, RANDOM_LISTS);
		trial.tree_setup.raises_most = 2;
		if (!can_be_dealt(&trial))
			continue;
		start(&trial);
		iterate(&trial,
			(int)random_below(&state, 12)); /* at first, all is equally likely */
		snprintf(what, sizeof what, "spot %d", i);
		compare_values(&trial, what);
		for (int line = 0; line < 3; line++)
			hands += compare_line(&trial, &state, 0);
		plain_free(&plain);
		end(&trial);
		spots++;
	}
	cr_assert(spots > 100 && hands > 5000, "%d spots, %d hands", spots, hands);
}

/* A tournament with up to three others, and payouts of up to five places. */
static void random_prizes(uint64_t *state, struct trial *trial)
{
	struct solver_prizes *const prizes = &trial->prizes;
	const int longer = (int)random_below(state, 3);
	double payout = 0;

	*prizes = (struct solver_prizes){.others = trial->others,
		.other_count = (int)random_below(state, 4),
		.payouts = trial->payouts};
	prizes->stack[0] = prizes->stack[1] = trial->tree_setup.stack;
	if (longer < 2)
		prizes->stack[longer] += random_below(state, 600);
	for (int i = 0; i < prizes->other_count; i++)
		trial->others[i] = 1 + random_below(state, 1000);
	prizes->places = 1 + (int)random_below(state, (unsigned)prizes->other_count + 2);
	for (int i = prizes->places; i--;)
		trial->payouts[i] = payout += random_below(state, 50);
	trial->payouts[0] += 20;
	trial->setup.prizes = prizes;
	trial->setup.rake = 0;
}

Test(solver, prize_money_is_that_of_plain_computation)
{
	uint64_t state = 7;
	int spots = 0, hands = 0;

	for (int i = 0; i < 60; i++) {
		const bool turn = i % 10 == 0;
		struct trial trial;
		char what[32];

		random_small_spot(&state, &trial, turn ? 4 : 5, turn ? 6 : 12);
		random_prizes(&state, &trial);
		if (!can_be_dealt(&trial))
			continue;
		start(&trial);
		iterate(&trial, (int)random_below(&state, 12));
		snprintf(what, sizeof what, "spot %d", i);
		compare_values(&trial, what);
		for (int line = 0; line < 3; line++)
			hands += compare_line(&trial, &state, 0);
		plain_free(&plain);
		end(&trial);
		spots++;
	}
	cr_assert(spots > 50 && hands > 2000, "%d spots, %d hands", spots, hands);
}

Test(solver, values_on_turns_are_those_of_plain_computation)
{
	uint64_t state = 2;
	int spots = 0, hands = 0;

	for (int i = 0; i < 14; i++) {
		struct trial trial;
		char what[32];

		random_small_spot(&state, &trial, 4, 8);
		if (!can_be_dealt(&trial))
			continue;
		start(&trial);
		iterate(&trial, 1 + (int)random_below(&state, 8));
		snprintf(what, sizeof what, "spot %d", i);
		compare_values(&trial, what);
		for (int line = 0; line < 8; line++)
			hands += compare_line(&trial, &state, line > 0);
		plain_free(&plain);
		end(&trial);
		spots++;
	}
	cr_assert(spots > 10 && hands > 500, "%d spots, %d hands", spots, hands);
}

/* Whole classes on boards of few suits: cards are equivalent, and solved once. */
Test(solver, values_with_equivalent_cards_are_those_of_plain_computation)
{
	static const struct {
		const char *board, *first, *second;
	} rows[] = {
		{"KcKd7h7s", "A7,T9s", "QQ:0.5,K2s"},
		{"Kc8c5c2c", "QQ,A5", "99,T6s:0.75"},
		{"Kc8d5d2d", "QQ,76s", "Kd8d,KJ:0.3"},
		{"Kc8c5d2d", "QQ,76s", "T9,KJs:0.3"},
		{"Kc8c5d2h", "QdQh,A7s", "9d9h,9s9c,K8o"},
		/* only one of the ranges is the same in other suits */
		{"Kc8c5c2c", "QdQh,AhTs,7d6d", "99,T6s"},
		{"Kc8c5c2c", "99,T6s", "QdQh:0.5,QhQs,7d6d"},
	};
	uint64_t state = 3;
	int hands = 0;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct trial trial;

		describe(&trial, rows[i].first, rows[i].second, rows[i].board, 100, 150, "75", "");
		trial.setup.half = i % 2;
		start(&trial);
		iterate(&trial, 6);
		compare_values(&trial, rows[i].board);
		for (int line = 0; line < 12; line++)
			hands += compare_line(&trial, &state, line > 0);
		plain_free(&plain);
		end(&trial);
	}
	cr_assert(hands > 400, "%d hands", hands);
}

/* Two interchangeable suits, and three, of which one is dealt and then another. */
Test(solver, values_on_flops_are_those_of_plain_computation)
{
	static const struct {
		const char *board, *first, *second, *bets;
	} rows[] = {
		{"Qc7h7s", "AhKh,AsKs,7c7d", "QhQs,9h8h,9s8s", "50"},
		{"Kc8c2c", "QQ", "76s", ""},
	};
	uint64_t state = 4;
	int hands = 0;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct trial trial;

		describe(&trial, rows[i].first, rows[i].second, rows[i].board, 100, 200, "", "");
		for (int player = 0; player < 2; player++)
			trial.tree_setup.bets[player][TREE_FLOP] = sizes_from(rows[i].bets);
		trial.tree_setup.bets[1][TREE_RIVER] = sizes_from("a");
		start(&trial);
		iterate(&trial, 5);
		compare_values(&trial, rows[i].board);
		for (int line = 0; line < 30; line++)
			hands += compare_line(&trial, &state, line > 2 ? 2 : line);
		plain_free(&plain);
		end(&trial);
	}
	cr_assert(hands > 100, "%d hands", hands);
}

/* -- closed forms ------------------------------------------------------------------------ */

enum { ENOUGH = 1500 }; /* iterations of a tiny game */

static void expect_values(struct trial *trial, double first, double second)
{
	const double near = 0.005 * pot_of(trial);
	const double average[2] = {pass(trial, SOLVER_AVERAGE, 0), pass(trial, SOLVER_AVERAGE, 1)};
	const double best[2] = {pass(trial, SOLVER_BEST, 0), pass(trial, SOLVER_BEST, 1)};

	cr_expect_float_eq(average[0], first, near, "%g v %g", average[0], first);
	cr_expect_float_eq(average[1], second, near, "%g v %g", average[1], second);
	for (int player = 0; player < 2; player++)
		cr_expect(best[player] > average[player] - 1e-4 * pot_of(trial) &&
				  best[player] < average[player] + near,
			"player %d: %g, best %g", player, average[player], best[player]);
}

/* A player has the nuts (three sets of kings) or nothing (sixteen times a four and a three), the
 * other aces, and no hand shares a card with another player's. With a bet of the part s of the pot
 * P he bets V value hands and V s / (1 + s) bluffs; the other calls 1 / (1 + s) of the time. A
 * bluff wins nothing on average and a value hand P + s P / (1 + s). (Chen and Ankenman, "The
 * Mathematics of Poker", chapter 11.) */
Test(solver, the_clairvoyance_game_is_played_as_in_theory)
{
	static const double sizes[] = {0.5, 1, 2};

	for (int i = 0; i < 12; i++) {
		const int bettor = i / 3 % 2;
		const double s = sizes[i % 3], value = 3.0 / 19 * (1 + s / (1 + s)) * 100;
		const char *const node = bettor ? "x" : "";
		struct trial trial;

		describe(&trial, bettor ? "AA" : "KK,43", bettor ? "KK,43" : "AA", "KcQd8h5s2c",
			100, (chips)(s * 100), "a", "");
		no_bets_of(&trial, !bettor);
		trial.setup.half = i >= 6;
		start(&trial);
		iterate(&trial, ENOUGH);
		expect_values(&trial, bettor ? 100 - value : value, bettor ? value : 100 - value);
		cr_expect_float_eq(frequency_of(&trial, node, "KK", 1), 1, 0.02);
		cr_expect_float_eq(16 * frequency_of(&trial, node, "43", 1), 3 * s / (1 + s), 0.05);
		cr_expect_float_eq(frequency_of(&trial, bettor ? "x a" : "a", "AA", 1), 1 / (1 + s),
			0.02);
		end(&trial);
	}
}

/* The same over two streets with bets of the pot: quad kings against quad deuces, and hands that
 * lose on every river. The other player calls half of the time on each street, so a value hand wins
 * P (1/2 + 1/4 * 2 + 1/4 * 5) = 9/4 P. There are 1.25 bluffs for a value hand, and four at hand. */
Test(solver, the_clairvoyance_game_on_two_streets_is_played_as_in_theory)
{
	const double value = 1.0 / 5 * 2.25 * 100;
	struct trial trial;

	describe(&trial, "KhKs,87s", "2d2s", "KcKd2h2c", 100, 400, "100", "");
	no_bets_of(&trial, 1);
	start(&trial);
	iterate(&trial, 800);
	expect_values(&trial, value, 100 - value);
	cr_expect_float_eq(frequency_of(&trial, "", "KhKs", 1), 1, 0.02);
	cr_expect_float_eq(4 * frequency_of(&trial, "", "87s", 1), 1.25, 0.05);
	cr_expect_float_eq(frequency_of(&trial, "b100", "2d2s", 1), 0.5, 0.02);
	end(&trial);
}

/* Both players have one of three hands, and not the same one: kings are a set and beat aces, which
 * beat a four and a three. */
static void describe_three(struct trial *trial, chips pot, chips stack)
{
	describe(trial, "KdKh,AdAh,4d3h", "KdKh,AdAh,4d3h", "KcQd8h5s2c", pot, stack, "a", "");
}

/* Kuhn's poker, antes and bets of 100 (Kuhn, "A Simplified Two-Person Poker", 1950): the first
 * player loses an 18th of an ante. The second has one equilibrium strategy; the first bets the best
 * hand three times as often as the worst one, and calls with the other one time in three more. */
Test(solver, kuhns_poker_is_played_as_in_theory)
{
	struct trial trial;
	double bluff;

	describe_three(&trial, 200, 100);
	start(&trial);
	iterate(&trial, ENOUGH);
	expect_values(&trial, 100 - 100.0 / 18, 100 + 100.0 / 18);
	cr_expect_float_eq(frequency_of(&trial, "x", "KdKh", 1), 1, 0.02);
	cr_expect_float_eq(frequency_of(&trial, "x", "AdAh", 1), 0, 0.02);
	cr_expect_float_eq(frequency_of(&trial, "x", "4d3h", 1), 1.0 / 3, 0.02);
	cr_expect_float_eq(frequency_of(&trial, "b100", "KdKh", 1), 1, 0.02);
	cr_expect_float_eq(frequency_of(&trial, "b100", "AdAh", 1), 1.0 / 3, 0.02);
	cr_expect_float_eq(frequency_of(&trial, "b100", "4d3h", 1), 0, 0.02);
	bluff = frequency_of(&trial, "", "4d3h", 1);
	cr_expect(bluff < 1.0 / 3 + 0.02, "%g", bluff);
	cr_expect_float_eq(frequency_of(&trial, "", "AdAh", 1), 0, 0.02);
	cr_expect_float_eq(frequency_of(&trial, "", "KdKh", 1), 3 * bluff, 0.03);
	cr_expect_float_eq(frequency_of(&trial, "x b100", "AdAh", 1), bluff + 1.0 / 3, 0.03);
	end(&trial);
}

/* The AKQ game, in which only the second player may bet one chip into a pot of P (Chen and
 * Ankenman, chapter 11): he bluffs 1 / (P + 1) of the time and is called by the second best hand (P
 * - 1) / (P + 1) = c of the time. He wins P / 2 + c / 6, as the other hands come in six pairs. */
Test(solver, the_akq_game_is_played_as_in_theory)
{
	static const int pots[] = {2, 4, 9};

	for (size_t i = 0; i < sizeof pots / sizeof *pots; i++) {
		const double pot = pots[i], call = (pot - 1) / (pot + 1);
		struct trial trial;

		describe_three(&trial, 100 * pots[i], 100);
		no_bets_of(&trial, 0);
		start(&trial);
		iterate(&trial, ENOUGH);
		expect_values(&trial, 100 * (pot / 2 - call / 6), 100 * (pot / 2 + call / 6));
		cr_expect_float_eq(frequency_of(&trial, "x", "KdKh", 1), 1, 0.02);
		cr_expect_float_eq(frequency_of(&trial, "x", "4d3h", 1), 1 / (pot + 1), 0.02);
		cr_expect_float_eq(frequency_of(&trial, "x b100", "AdAh", 1), call, 0.02);
		end(&trial);
	}
}

/* -- games written as trees ---------------------------------------------------------------- */

static void write_tree(struct trial *trial, const char *text)
{
	struct tree_lines lines;
	struct fault fault;

	cr_assert_eq(tree_lines_read(&lines, slice_from(text), &fault), STATUS_OK);
	cr_assert_eq(tree_make_lines(&trial->tree, &trial->tree_setup, &lines, 0, &fault),
		STATUS_OK, "%s", message_of(fault.status));
	tree_lines_free(&lines);
}

/* Best responses bound the value of the game for the first player on both sides. */
static void expect_bounds(struct trial *trial, double value, double width)
{
	const double least = pot_of(trial) - pass(trial, SOLVER_BEST, 1);
	const double most = pass(trial, SOLVER_BEST, 0);

	cr_expect(least < value + 1e-5 && value < most + 1e-5 && most - least < width,
		"%.9g to %.9g, not %.9g", least, most, value);
}

/* Kuhn's poker with antes and bets of 1; the stacks are deeper than the bets of the tree. */
Test(solver, kuhns_poker_written_as_a_tree_has_its_value)
{
	struct trial trial;

	describe_three(&trial, 2, 10);
	trial.tree_setup.raises_most = 0;
	write_tree(&trial, "start\n"
			   "  x\n"
			   "    x\n"
			   "    b1\n"
			   "  b1\n");
	start(&trial);
	iterate(&trial, ENOUGH);
	expect_bounds(&trial, 1 - 1.0 / 18, 0.004);
	end(&trial);
}

/* Leduc hold'em (Southey et al., "Bayes' Bluff", 2005): antes of 1, a card each of six, bets of 2,
 * a public card, bets of 4, at most two bets a street; a pair with the public card wins, otherwise
 * the higher card. The first player loses 0.085606424078 (OpenSpiel's value of leduc_poker).
 *
 * Here the deck is the six cards, four of the board with which they make no straight or flush, and
 * a seven each, so that both players have a card of the game and their seven. */
Test(solver, leduc_holdem_written_as_a_tree_has_its_value)
{
	struct game game = game_holdem;
	struct trial trial;

	describe_cards(&trial, "2c3d5h8s");
	game.deck = trial.setup.board | set_from("JhJsQhQsKhKs7c7d");
	trial.setup.game = &game;
	describe_range(&trial, 0, "Jh7c,Js7c,Qh7c,Qs7c,Kh7c,Ks7c");
	describe_range(&trial, 1, "Jh7d,Js7d,Qh7d,Qs7d,Kh7d,Ks7d");
	describe_bets(&trial, 2, 100, "4c", "8c"); /* of the river, which the lines leave out */
	trial.tree_setup.raises_most = 1;
	write_tree(&trial, "start\n"
			   "  x\n"
			   "    x\n"
			   "    b2\n"
			   "      f\n"
			   "      c\n"
			   "      r4\n"
			   "  b2\n"
			   "    f\n"
			   "    c\n"
			   "    r4\n");
	/* x x, x b c, x b r c, b c and b r c lead to the second street, which has six decisions */
	cr_expect_eq(trial.tree.kinds[TREE_TURN][TREE_DEAL], 5);
	cr_expect_eq(trial.tree.kinds[TREE_RIVER][TREE_DECISION], 5 * 6);
	start(&trial);
	iterate(&trial, 2 * ENOUGH);
	expect_bounds(&trial, 1 - 0.085606424078, 0.004);
	end(&trial);
}

/* The other player never calls or bets, so that the pot is all that the nuts win. */
Test(solver, a_range_that_cannot_lose_wins_the_pot)
{
	for (int seat = 0; seat < 2; seat++) {
		struct trial trial;

		describe(&trial, seat ? "AA,QJ,43,77:0.5" : "KK", seat ? "KK" : "AA,QJ,43,77:0.5",
			"KcQd8h5s2c", 100, 300, "50,100", "a");
		start(&trial);
		iterate(&trial, 300);
		expect_values(&trial, seat ? 0 : 100, seat ? 100 : 0);
		end(&trial);
	}
}

/* On a royal flush nobody can win, and a player who folds loses his half. With rake, a bet makes
 * the pot smaller: the second player, the only one who may bet, checks. (If the first could bet,
 * too, there would also be an equilibrium in which he bets because the second would bet more.) */
Test(solver, a_board_that_plays_is_divided)
{
	static const struct {
		double rake, most, each;
	} rows[] = {{0, 0, 50}, {0.1, 100, 45}, {0.1, 3, 48.5}, {0.05, 100, 47.5}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct trial trial;

		describe(&trial, "22+,76,T9:0.5", "55,A9s,32", "AsKsQsJsTs", 100, 400, "50,a",
			"100");
		trial.setup.rake = rows[i].rake;
		trial.setup.rake_most = rows[i].most;
		if (rows[i].rake > 0)
			no_bets_of(&trial, 0);
		start(&trial);
		iterate(&trial, 300);
		expect_values(&trial, rows[i].each, rows[i].each);
		end(&trial);
	}
}

/* If only the first place is paid, a stack is worth its part of all chips: here of 4000. */
Test(solver, winner_take_all_is_as_in_chips)
{
	static double others[] = {500, 1200, 700}, payout[] = {2000};
	static const struct solver_prizes prizes = {{650, 850}, others, 3, payout, 1};

	for (int half = 0; half < 2; half++) {
		struct trial usual, money;

		describe(&usual, "22+,A9s+,T9s:0.5", "JJ-55,AJ,KT,98s", "Td9d6hQc2s", 100, 650,
			"50", "50");
		describe(&money, "22+,A9s+,T9s:0.5", "JJ-55,AJ,KT,98s", "Td9d6hQc2s", 100, 650,
			"50", "50");
		usual.setup.half = money.setup.half = half;
		money.setup.prizes = &prizes;
		start(&usual);
		start(&money);
		cr_expect_float_eq(solver_stake(usual.solver), 100, 0);
		cr_expect_float_eq(solver_stake(money.solver), 50, 1e-10);
		iterate(&usual, 20);
		iterate(&money, 20);
		for (int player = 0; player < 2; player++)
			for (int p = SOLVER_AVERAGE; p <= SOLVER_BEST; p++) {
				const double stack = (double)prizes.stack[player];

				cr_expect_float_eq(pass(&money, p, player),
					(pass(&usual, p, player) + stack) / 2, half ? 0.05 : 0.005);
			}
		end(&usual);
		end(&money);
	}
}

/* -- locks -------------------------------------------------------------------------------- */

/* Appends the path to a decision: its cards are `*`, or any that can be dealt. */
static void add_path(uint64_t *state, const struct trial *trial, uint32_t node, struct text *out)
{
	const struct tree_node *const at = &trial->tree.node[node];
	card cards[2];

	if (!node) {
		text_add_string(out, "root");
		return;
	}
	if (at->parent) {
		add_path(state, trial, at->parent, out);
		text_add_char(out, ' ');
	}
	if (at->act != TREE_START) {
		tree_print_action(out, at, 0);
	} else if (random_below(state, 2)) {
		text_add_char(out, '*');
	} else {
		deal_from(state, trial->setup.game->deck & ~trial->setup.board, 2, cards);
		card_print(out, cards[at->street == TREE_RIVER], CARD_ASCII);
	}
}

/* Adds the hands of a player, each with a weight, about half of them or all. */
static void add_hands(uint64_t *state, const struct range *range, bool all, struct text *out)
{
	bool any = false;

	for (int h = 0; h < COMBO_COUNT; h++)
		if (range->weight[h] && (all || random_below(state, 2))) {
			text_add_string(out, any ? "," : " ");
			combo_print(out, (combo)h, CARD_ASCII);
			any = true;
		}
	if (!any)
		text_add_string(out, " *");
}

/* Locks some hands at a decision: they choose two actions, or one and what is left; all, or only
 * some of them. */
static void random_lock(uint64_t *state, struct trial *trial)
{
	const struct tree_node *node;
	struct text text = {0}, hands = {0};
	unsigned share = random_below(state, 101);
	uint32_t at;
	int first, second;

	if (!trial->tree.count)
		cr_assert_eq(tree_make(&trial->tree, &trial->tree_setup), STATUS_OK);
	do
		at = random_below(state, trial->tree.count);
	while (trial->tree.node[at].kind != TREE_DECISION);
	node = &trial->tree.node[at];
	first = (int)random_below(state, node->count);
	second = (int)random_below(state, node->count);
	add_path(state, trial, at, &text);
	text_add_string(&text, ": ");
	tree_print_action(&text, &trial->tree.node[tree_child(&trial->tree, at, first)], 0);
	add_hands(state, &trial->range[node->player], false, &hands);
	if (random_below(state, 2)) {
		text_format(&text, " [%u]%.*s[/%u]; ", share, (int)hands.length, hands.bytes,
			share);
		tree_print_action(&text, &trial->tree.node[tree_child(&trial->tree, at, second)],
			0);
		text_format(&text, " [%u]%.*s[/%u]", 100 - share, (int)hands.length, hands.bytes,
			100 - share);
	} else {
		text_add_slice(&text, text_slice(&hands));
		text_format(&text, "; ");
		tree_print_action(&text, &trial->tree.node[tree_child(&trial->tree, at, second)],
			0);
		text_add_string(&text, " rest");
	}
	text_add_char(&text, '\0');
	lock(trial, text.bytes);
	text_free(&text);
	text_free(&hands);
}

/* With more iterations, neither player can gain much by changing hands that are not locked. */
static void expect_convergence(struct trial *trial, int iterations, double share)
{
	double gain = 0;

	iterate(trial, iterations);
	for (int player = 0; player < 2; player++) {
		const double one =
			pass(trial, SOLVER_BEST, player) - pass(trial, SOLVER_AVERAGE, player);

		cr_expect(one > -1e-4 * pot_of(trial), "%g", one);
		gain += one;
	}
	cr_expect(gain < share * pot_of(trial), "%g of %g", gain, pot_of(trial));
}

Test(solver, values_with_locks_on_rivers_are_those_of_plain_computation)
{
	uint64_t state = 7;
	int spots = 0;

	for (int i = 0; i < 80; i++) {
		struct trial trial;
		char what[32];

		random_spot(&state, &trial, 5, i % 8 ? 12 : 60);
		random_sizes(&state, &trial, TREE_RIVER, RANDOM_LISTS);
		trial.tree_setup.raises_most = 2;
		if (!can_be_dealt(&trial))
			continue;
		for (unsigned locks = 1 + random_below(&state, 4); locks--;)
			random_lock(&state, &trial);
		start(&trial);
		iterate(&trial, (int)random_below(&state, 12));
		snprintf(what, sizeof what, "spot %d", i);
		compare_values(&trial, what);
		for (int line = 0; line < 3; line++)
			compare_line(&trial, &state, 0);
		plain_free(&plain);
		expect_convergence(&trial, 400, 0.02);
		end(&trial);
		spots++;
	}
	cr_assert(spots > 60, "%d spots", spots);
}

Test(solver, values_with_locks_on_turns_are_those_of_plain_computation)
{
	uint64_t state = 8;
	int spots = 0;

	for (int i = 0; i < 10; i++) {
		struct trial trial;
		char what[32];

		random_small_spot(&state, &trial, 4, 8);
		if (!can_be_dealt(&trial))
			continue;
		for (unsigned locks = 1 + random_below(&state, 6); locks--;)
			random_lock(&state, &trial);
		start(&trial);
		iterate(&trial, 1 + (int)random_below(&state, 8));
		snprintf(what, sizeof what, "spot %d", i);
		compare_values(&trial, what);
		for (int line = 0; line < 8; line++)
			compare_line(&trial, &state, line > 0);
		plain_free(&plain);
		expect_convergence(&trial, 200, 0.03);
		end(&trial);
		spots++;
	}
	cr_assert(spots > 6, "%d spots", spots);
}

/* A lock of classes on all cards leaves equivalent cards equivalent. One that names a suit makes
 * more strategies, and is not applied to cards that would be equivalent without it. */
Test(solver, locks_hold_only_on_cards_that_they_name)
{
	static const struct {
		const char *lock;
		bool symmetric;
	} rows[] = {
		{"x x *: b75 QQ; x rest", true},
		{"x: x 99:0.25; b75 99:0.75", true},
		{"x x *: b75 QdQh; x rest", false},
		{"x: x 9d9h,9s9d; b75 rest", false},
		{"x x 2h: b75 QQ; x rest", false},
		{"x b75 c 2d x: x 99; b75 rest", false},
		/* the range has no such hand */
		{"x x *: b75 AdKd,3h2h; x QQ", true},
		{"x x 2c: b75 QQ; x rest", true},
	};
	uint64_t strategies = 0, state = 9;

	for (size_t i = 0; i <= sizeof rows / sizeof *rows; i++) {
		struct trial trial;

		describe(&trial, "QQ,A5", "99,T6s:0.75", "Kc8c5c3c", 100, 150, "75", "");
		trial.setup.half = i % 2;
		if (i)
			lock(&trial, rows[i - 1].lock);
		start(&trial);
		if (!i)
			strategies = solver_strategies(trial.solver);
		else
			cr_expect_eq(solver_strategies(trial.solver) == strategies,
				rows[i - 1].symmetric, "%s", rows[i - 1].lock);
		iterate(&trial, 6);
		compare_values(&trial, i ? rows[i - 1].lock : "");
		for (int line = 0; line < 12; line++)
			compare_line(&trial, &state, line > 0);
		plain_free(&plain);
		end(&trial);
	}
}

/* In the clairvoyance game, a player who calls with the probability p loses p s P more to a value
 * hand, and a bluff wins (1 - p) P - p s P: all bluff if p < 1 / (1 + s), and else none. */
Test(solver, the_best_response_to_a_caller_is_that_of_theory)
{
	static const struct {
		double call;
		const char *lock;
	} rows[] = {{0, "a: f *"}, {1, "a: call rest"}, {0.25, "a: c AA:0.25; f rest"},
		{0.9, "a: f AA:0.1; c *:0.9"}};

	for (int i = 0; i < 16; i++) {
		const double s = i % 2 ? 1 : 0.5, p = rows[i / 4].call;
		const double bluff = fmax(0, (1 - p) * 100 - p * s * 100);
		const double value = (3 * (100 + p * s * 100) + 16 * bluff) / 19;
		struct trial trial;

		describe(&trial, "KK,43", "AA", "KcQd8h5s2c", 100, (chips)(s * 100), "a", "");
		no_bets_of(&trial, 1);
		trial.setup.half = i % 4 > 1;
		lock(&trial, rows[i / 4].lock);
		start(&trial);
		iterate(&trial, ENOUGH);
		expect_values(&trial, value, 100 - value);
		if (p > 0)
			cr_expect_float_eq(frequency_of(&trial, "", "KK", 1), 1, 0.02);
		cr_expect_float_eq(frequency_of(&trial, "", "43", 1), bluff > 0, 0.02);
		cr_expect_float_eq(frequency_of(&trial, "a", "AA", 1), p, 1e-9);
		end(&trial);
	}
}

/* A bet of the pot: half of the calls, and 3/32 of the bluffs, are those of the equilibrium. */
Test(solver, a_locked_equilibrium_is_one)
{
	static const char *const rows[] = {"b100: c AA:0.5; f rest",
		"root: b100 KK,43:0.09375; x rest", "root: b100 KK; x 43:0.90625; b100 43:0.0938"};
	const double value = 3.0 / 19 * 1.5 * 100;

	for (int i = 0; i < 4; i++) {
		struct trial trial;

		describe(&trial, "KK,43", "AA", "KcQd8h5s2c", 100, 100, "a", "");
		no_bets_of(&trial, 1);
		lock(&trial, rows[i / 2]);
		trial.setup.half = i % 2;
		start(&trial);
		iterate(&trial, ENOUGH);
		if (i / 2)
			/* the caller is indifferent, so that only the value is that of theory */
			cr_expect_float_eq(pass(&trial, SOLVER_AVERAGE, 0), value, 0.01);
		else
			cr_expect_float_eq(pass(&trial, SOLVER_BEST, 0), value, 0.5);
		end(&trial);
	}
}

/* The best response as a strategy is worth what the best response is, and the other player's value
 * against it is that of plain computation. */
Test(solver, a_best_response_can_be_played)
{
	uint64_t state = 10;

	for (int i = 0; i < 40; i++) {
		const int player = i % 2;
		struct trial trial;
		double best, near;

		random_small_spot(&state, &trial, i % 8 ? 5 : 4, 8);
		if (!can_be_dealt(&trial))
			continue;
		if (i % 3)
			random_lock(&state, &trial);
		start(&trial);
		iterate(&trial, 5);
		near = 1e-4 * pot_of(&trial);
		best = pass(&trial, SOLVER_BEST, player);
		cr_expect_float_eq(pass(&trial, SOLVER_RESPOND, player), best, near);
		cr_expect_float_eq(pass(&trial, SOLVER_AVERAGE, player), best, near);
		compare_values(&trial, "response");
		plain_free(&plain);
		end(&trial);
	}
}

/* The cost of a mistake in the clairvoyance game with a bet of the pot, in which 1.5 of 16 bluffs
 * are made. A player who always bluffs with one of them is called always: he loses 1 more chip for
 * each bluff above, and nothing if he adjusts the others. One who never bluffs is never called. */
Test(solver, the_cost_of_a_mistake_is_that_of_theory)
{
	const double value = 3.0 / 19 * 150;

	for (int i = 0; i < 4; i++) {
		struct trial trial;
		double bluffs, exploited;

		describe(&trial, "KK,43", "AA", "KcQd8h5s2c", 100, 100, "a", "");
		no_bets_of(&trial, 1);
		trial.setup.half = i % 2;
		lock(&trial, i / 2 ? "root: x 43" : "root: b100 4d3h");
		start(&trial);
		solver_restart(trial.solver, false);
		iterate(&trial, ENOUGH);
		expect_values(&trial, value, 100 - value);
		bluffs = 16 * frequency_of(&trial, "", "43", 1) -
			 frequency_of(&trial, "", "4d3h", 1) + 1;
		cr_expect_float_eq(bluffs, 2.4, 0.1);
		solver_put_locks(trial.solver);
		pass(&trial, SOLVER_RESPOND, 1);
		exploited = i / 2 ? 300.0 / 19 : (600 - 100 * bluffs) / 19;
		cr_expect_float_eq(pass(&trial, SOLVER_AVERAGE, 0), exploited, 0.2, "%g",
			exploited);
		solver_restart(trial.solver, true);
		cr_expect_eq(solver_iterations(trial.solver), 0);
		iterate(&trial, ENOUGH);
		expect_values(&trial, i / 2 ? exploited : value, 100 - (i / 2 ? exploited : value));
		end(&trial);
	}
}

/* If all nodes of a player are locked, the player cannot gain anything, and the other's value is
 * that of a best response, which does not change. */
Test(solver, a_locked_player_is_exploited)
{
	static const char *const locks[] = {"root: x 22+:0.5; b50 22+:0.5; b50 rest",
		"x b50: c 88+; f rest", "x b50: c TT+; f rest", "b50 r200: c 99+:0.75; f rest"};

	for (int half = 0; half < 2; half++) {
		struct trial trial;
		double best, mean;

		describe(&trial, "22+,A9s+,T9s", "JJ-55,AJ,KT,98s", "Td9d6hQc2s", 100, 250, "50",
			"75");
		trial.tree_setup.raises_most = 1;
		trial.setup.half = half;
		for (size_t i = 0; i < sizeof locks / sizeof *locks; i++)
			lock(&trial, locks[i]);
		start(&trial);
		best = pass(&trial, SOLVER_BEST, 1);
		iterate(&trial, 300);
		mean = pass(&trial, SOLVER_AVERAGE, 0);
		cr_expect_float_eq(pass(&trial, SOLVER_BEST, 1), best, 0.01);
		cr_expect_float_eq(pass(&trial, SOLVER_AVERAGE, 1), best, 0.05);
		cr_expect_float_eq(pass(&trial, SOLVER_BEST, 0), mean, 1e-3);
		cr_expect_float_eq(mean, 100 - best, 0.05);
		end(&trial);
	}
}

/* -- what changes nothing ------------------------------------------------------------------ */

/* Whether two views have the same bytes, fields of hands one by one. */
static bool view_same(const struct solver_view *a, const struct solver_view *b)
{
	bool same = a->count == b->count && a->actions == b->actions && a->player == b->player &&
		    !memcmp(a->ev, b->ev, sizeof a->ev) &&
		    !memcmp(a->equity, b->equity, sizeof a->equity) &&
		    !memcmp(a->combos, b->combos, sizeof a->combos) &&
		    !memcmp(a->frequency, b->frequency, sizeof a->frequency) &&
		    !memcmp(a->action_ev, b->action_ev, sizeof a->action_ev);

	for (int h = 0; same && h < a->count; h++) {
		const struct solver_hand *const x = &a->hand[h], *const y = &b->hand[h];

		same = x->combo == y->combo && !memcmp(&x->weight, &y->weight, sizeof x->weight) &&
		       !memcmp(&x->reach, &y->reach, sizeof x->reach) &&
		       !memcmp(&x->ev, &y->ev, sizeof x->ev) &&
		       !memcmp(&x->equity, &y->equity, sizeof x->equity);
	}
	return same && !memcmp(a->strategy, b->strategy,
			       (size_t)a->count * (size_t)a->actions * sizeof *a->strategy);
}

/* The number of decisions, on all boards after this path, whose views in two trials are the same;
 * -1 if some are not. */
static int views_same(struct trial *a, struct trial *b, const struct solver_path *path)
{
	const struct tree_node *const node = &a->tree.node[path->node];
	int count = 0;

	if (node->kind == TREE_DECISION) {
		struct solver_view views[2];
		bool same;

		cr_assert_eq(solver_view(a->solver, a->memory, path, &views[0]), STATUS_OK);
		cr_assert_eq(solver_view(b->solver, b->memory, path, &views[1]), STATUS_OK);
		same = view_same(&views[0], &views[1]);
		solver_view_free(&views[0]);
		solver_view_free(&views[1]);
		if (!same)
			return -1;
		count++;
	}
	for (int next = 0; next < (node->kind == TREE_DEAL ? CARD_COUNT : node->count); next++) {
		struct solver_path to = *path;
		int below;

		if (node->kind == TREE_DECISION)
			solver_path_act(a->solver, &to, next);
		else if (!solver_path_card(a->solver, &to, (card)next))
			continue;
		below = views_same(a, b, &to);
		if (below < 0)
			return -1;
		count += below;
	}
	return count;
}

static void expect_same(struct trial *a, struct trial *b, int least)
{
	const struct solver_path path = solver_path_begin();
	const int same = views_same(a, b, &path);

	cr_expect(same >= least, "%d views", same);
	for (int player = 0; player < 2; player++) {
		const double best[2] = {pass(a, SOLVER_BEST, player), pass(b, SOLVER_BEST, player)};

		cr_expect_eq(memcmp(&best[0], &best[1], sizeof *best), 0, "%.17g v %.17g", best[0],
			best[1]);
	}
}

static void describe_turn(struct trial *trial, bool half)
{
	describe(trial, "AhKh,QQ,T9s:0.5,7d6d,A5", "KK:0.25,JTs,88,Ad2d,AJ", "Td9d6hQc", 200, 400,
		"50", "a");
	trial->setup.half = half;
}

Test(solver, the_order_of_units_changes_nothing)
{
	for (int half = 0; half < 2; half++) {
		struct trial forwards, backwards, again;

		describe_turn(&forwards, half);
		describe_turn(&backwards, half);
		describe_turn(&again, half);
		backwards.backwards = true;
		start(&forwards);
		start(&backwards);
		start(&again);
		iterate(&forwards, 3);
		iterate(&backwards, 3);
		iterate(&again, 3);
		expect_same(&forwards, &backwards, 500);
		expect_same(&forwards, &again, 500);
		end(&forwards);
		end(&backwards);
		end(&again);
	}
}

Test(solver, nothing_is_left_after_a_restart)
{
	for (int half = 0; half < 2; half++) {
		struct trial fresh, again;

		describe_turn(&fresh, half);
		describe_turn(&again, half);
		lock(&fresh, "x x *: b100 QQ:0.3; x rest");
		lock(&again, "x x *: b100 QQ:0.3; x rest");
		start(&fresh);
		start(&again);
		solver_restart(again.solver, false);
		iterate(&again, 2);
		solver_put_locks(again.solver);
		pass(&again, SOLVER_RESPOND, 1);
		solver_restart(again.solver, true);
		iterate(&fresh, 3);
		iterate(&again, 3);
		expect_same(&fresh, &again, 500);
		end(&fresh);
		end(&again);
	}
}

Test(solver, all_paths_give_the_same_bytes)
{
	for (enum cpu_path path = CPU_AVX2; path <= CPU_AVX512; path++)
		for (int half = 0; half < 2 && path_is_here(path); half++) {
			struct trial scalar, other;

			describe_turn(&scalar, half);
			describe_turn(&other, half);
			scalar.setup.path = CPU_SCALAR;
			other.setup.path = path;
			start(&scalar);
			start(&other);
			iterate(&scalar, 3);
			iterate(&other, 3);
			expect_same(&scalar, &other, 500);
			end(&scalar);
			end(&other);
		}
}

/* Wide ranges on a river, so that rows have many vectors and ends fill several sets of lanes. */
Test(solver, all_paths_give_the_same_bytes_with_wide_ranges)
{
	for (enum cpu_path path = CPU_AVX2; path <= CPU_AVX512; path++)
		for (int half = 0; half < 2 && path_is_here(path); half++) {
			struct trial trial[2];

			for (int i = 0; i < 2; i++) {
				describe(&trial[i], "22+,A2s+,K9o+,T9o:0.3", "40%,72:0.1",
					"Td9d6hQc2s", 100, 500, "33,75,150", "60");
				trial[i].setup.half = half;
				trial[i].setup.path = i ? path : CPU_SCALAR;
				start(&trial[i]);
				iterate(&trial[i], 10);
			}
			expect_same(&trial[0], &trial[1], 22);
			end(&trial[0]);
			end(&trial[1]);
		}
}

/* Chips times 64 scale all floats exactly, times ten nearly. */
Test(solver, larger_chips_change_nothing_but_the_unit)
{
	static const chips times[] = {10, 64};

	for (int half = 0; half < 2; half++)
		for (int i = 0; i < 2; i++) {
			const chips unit = times[i];
			struct trial one, many;

			/* no amount is rounded: 50, 150, 350; then all-in */
			describe(&one, "22+,A9s+,T9s:0.5", "JJ-55,AJ,KT,98s", "Td9d6hQc2s", 100,
				600, "50", "50");
			describe(&many, "22+,A9s+,T9s:0.5", "JJ-55,AJ,KT,98s", "Td9d6hQc2s",
				100 * unit, 600 * unit, "50", "50");
			one.setup.half = many.setup.half = half;
			one.setup.rake = many.setup.rake = 0.05;
			one.setup.rake_most = 8;
			many.setup.rake_most = 8 * (double)unit;
			start(&one);
			start(&many);
			cr_assert_eq(one.tree.count, many.tree.count);
			for (uint32_t n = 0; n < one.tree.count; n++)
				cr_assert_eq(one.tree.node[n].paid[0] * unit,
					many.tree.node[n].paid[0]);
			iterate(&one, 10);
			iterate(&many, 10);
			for (int player = 0; player < 2; player++)
				for (int p = SOLVER_AVERAGE; p <= SOLVER_BEST; p++) {
					const double value = pass(&one, p, player) * (double)unit;

					cr_expect_float_eq(pass(&many, p, player), value,
						(unit == 64    ? 1e-12
							: half ? 1e-3
							       : 1e-4) *
							100 * (double)unit);
				}
			end(&one);
			end(&many);
		}
}

static card with_suits(card c, const uint8_t to[CARD_SUITS])
{
	return card_of(card_rank(c), to[card_suit(c)]);
}

/* A game of which the sum is the pot has one value, and best responses bound it on both sides. */
struct bounds {
	double least, most;
};

static struct bounds bounds_of(struct trial *trial)
{
	return (struct bounds){pot_of(trial) - pass(trial, SOLVER_BEST, 1),
		pass(trial, SOLVER_BEST, 0)};
}

/* Strategies differ: rounding decides between actions that are equally good. */
Test(solver, suits_can_be_exchanged)
{
	uint64_t state = 5;

	for (int i = 0; i < 8; i++) {
		uint8_t to[CARD_SUITS] = {0, 1, 2, 3};
		struct trial one, other;
		struct bounds a, b;
		double near;

		random_small_spot(&state, &one, i % 2 ? 4 : 5, 40);
		one.setup.half = false;
		one.setup.rake = 0;
		if (!can_be_dealt(&one))
			continue;
		shuffle(&state, to, CARD_SUITS);
		other = one;
		other.setup.board = 0;
		other.setup.tree = &other.tree;
		for (int c = 0; c < CARD_COUNT; c++)
			if (one.setup.board & card_bit((card)c))
				other.setup.board |= card_bit(with_suits((card)c, to));
		for (int player = 0; player < 2; player++) {
			other.setup.range[player] = &other.range[player];
			for (int h = 0; h < COMBO_COUNT; h++)
				other.range[player]
					.weight[combo_of(with_suits(combo_cards[h][0], to),
						with_suits(combo_cards[h][1], to))] =
					one.range[player].weight[h];
		}
		start(&one);
		start(&other);
		near = 1e-5 * pot_of(&one);
		for (int player = 0; player < 2; player++) /* all actions are equally likely */
			for (int p = SOLVER_AVERAGE; p <= SOLVER_BEST; p++)
				cr_expect_float_eq(pass(&one, p, player), pass(&other, p, player),
					near, "spot %d", i);
		iterate(&one, 80);
		iterate(&other, 80);
		a = bounds_of(&one);
		b = bounds_of(&other);
		cr_expect(a.most - a.least < 0.02 * pot_of(&one), "spot %d: %g to %g of %g", i,
			a.least, a.most, pot_of(&one));
		cr_expect(a.least < b.most + near && b.least < a.most + near,
			"spot %d: %g to %g v %g to %g", i, a.least, a.most, b.least, b.most);
		end(&one);
		end(&other);
	}
}

/* Halves of a range in two lines are a range of half the weights: only their proportions count. */
Test(solver, a_common_factor_of_weights_changes_no_value)
{
	static const char *const ranges[2][2] = {
		{"22+,A9s+,T9s:0.5", "JJ-55,AJ,KT,98s"},
		{"22+:0.25,A9s+:0.25,T9s:0.125", "JJ-55:0.5,AJ:0.5,KT:0.5,98s:0.5"},
	};
	struct trial trial[2];

	for (int i = 0; i < 2; i++) {
		describe(&trial[i], ranges[i][0], ranges[i][1], "Td9d6hQc2s", 100, 600, "50", "50");
		start(&trial[i]);
		iterate(&trial[i], 40);
	}
	for (int player = 0; player < 2; player++)
		for (int p = SOLVER_AVERAGE; p <= SOLVER_BEST; p++)
			cr_expect_float_eq(pass(&trial[0], p, player), pass(&trial[1], p, player),
				1e-3 * pot_of(&trial[0]));
	end(&trial[0]);
	end(&trial[1]);
}

/* In the clairvoyance game the largest bet is the best. */
Test(solver, a_size_that_nobody_uses_changes_no_value)
{
	const double value = 3.0 / 19 * 1.5 * 100;
	struct trial trial;

	describe(&trial, "KK,43", "AA", "KcQd8h5s2c", 100, 100, "20,40,a", "");
	no_bets_of(&trial, 1);
	start(&trial);
	iterate(&trial, ENOUGH);
	expect_values(&trial, value, 100 - value);
	end(&trial);
}

/* -- special hands --------------------------------------------------------------------------- */

Test(solver, ranges_without_hands_are_errors)
{
	struct trial trial;
	int player = 9;

	describe(&trial, "AA", "KcKd,Kc8h", "KcQd8h5s2c", 100, 100, "a", "");
	cr_assert_eq(tree_make(&trial.tree, &trial.tree_setup), STATUS_OK);
	cr_expect_eq(solver_new(&trial.setup, &trial.solver, &player), STATUS_NO_COMBO);
	cr_expect_eq(player, 1);
	describe_range(&trial, 0, "Qc8d");
	describe_range(&trial, 1, "Qc8d,Qc9c");
	cr_expect_eq(solver_new(&trial.setup, &trial.solver, &player), STATUS_NO_DEAL);
	describe_range(&trial, 0, "QdAh");
	cr_expect_eq(solver_new(&trial.setup, &trial.solver, &player), STATUS_NO_COMBO);
	cr_expect_eq(player, 0);
	tree_free(&trial.tree);
}

/* All hands of the other player share a card with it, so that it can never be dealt: it has no
 * value, and not one that rounding makes. */
Test(solver, a_hand_that_blocks_all_others_has_no_value)
{
	const struct solver_path root = solver_path_begin();
	const card ace = card_of(12, CARD_HEARTS), jack = card_of(9, CARD_SPADES);
	uint64_t state = 6;
	int without = 0;

	for (int i = 0; i < 40; i++) {
		struct solver_view view;
		struct trial trial;

		describe(&trial, "AhJs,7c7d,TcTd", "Ah*,Js*", "Kc8h5s2c3d", 100, 100, "a", "");
		for (int h = 0; h < COMBO_COUNT; h++)
			if (trial.range[1].weight[h])
				trial.range[1].weight[h] =
					(uint16_t)random_below(&state, RANGE_WHOLE + 1);
		start(&trial);
		iterate(&trial, 3);
		cr_assert_eq(solver_view(trial.solver, trial.memory, &root, &view), STATUS_OK);
		cr_assert_eq(view.count, 3);
		for (int h = 0; h < view.count; h++)
			if (view.hand[h].combo == combo_of(ace, jack))
				without += isnan(view.hand[h].ev) && isnan(view.hand[h].equity);
			else
				cr_expect(view.hand[h].ev > -100 && view.hand[h].ev < 200);
		solver_view_free(&view);
		end(&trial);
	}
	cr_expect_eq(without, 40, "%d", without);
}
