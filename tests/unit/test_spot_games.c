/* Games other than hold'em with two hole cards and a board: every method that counts such a spot
 * counts what the dealer counts by the reference implementation. */
#include "dealer.h"
#include "spots.h"

#include "odds/equity.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static const struct spot_games_row {
	const struct game *game;
	const struct reference_evaluator *rules;
} rows[] = {
	{&game_short_deck, &reference_shortdeck},
	{&game_short_deck_trips, &reference_shortdeck_trips},
};

enum { ROWS = sizeof rows / sizeof *rows };

static struct spot spot;
static struct tally found;
static struct plain_dealer dealer;
static struct dealer_counts counts;
static void *memory[EQUITY_METHODS];

static void free_memory(void)
{
	for (int m = 0; equity_methods[m]; m++) {
		equity_methods[m]->free(memory[m]);
		memory[m] = NULL;
	}
}

static void expect_counts(const char *method, bool detail)
{
	for (int set = 1; set < 1 << spot.players; set++)
		cr_assert_eq((uint64_t)found.by_winners[set], counts.by_winners[set][0],
			"%s, %s, winners %d: %s", spot.game->key, method, set, spot_shown(&spot));
	for (int i = 0; detail && i < spot.players; i++)
		for (int c = 0; c < 9; c++) {
			const struct tally_ends *ends = &found.ends[TALLY_HIGH][i][c];
			const struct dealer_ends *dealt = &counts.ends[0][i][c];

			cr_assert(ends->all == dealt->all && ends->won == dealt->won &&
					  ends->tied == dealt->tied,
				"%s, %s, player %d, category %d: %s", spot.game->key, method, i, c,
				spot_shown(&spot));
		}
}

/* Maximum estimated seconds of a method for one problem. */
#define SECONDS_MAX 0.02

/* Counts the spot with the dealer and with every method that is fast enough, with and without
 * detail. */
static void expect_all_alike(const struct reference_evaluator *rules)
{
	int methods = 0;

	dealer_from_spot(&dealer, rules, &spot);
	dealer.detail = true;
	dealer_count(&dealer, &counts);
	for (int m = 0; equity_methods[m]; m++)
		for (int detail = 0; detail < 2; detail++) {
			const struct method *method = equity_methods[m];

			if (method->cost(view_of(&spot), detail) > SECONDS_MAX)
				continue;
			tally_init(&found, spot.players, 1, false, detail);
			cr_assert_eq(method->begin(&memory[m], view_of(&spot), detail,
					     cpu_path_best()),
				STATUS_OK);
			for (uint32_t part = method->parts(view_of(&spot), detail); part--;)
				method->part(memory[m], part, &found);
			expect_counts(method->name, detail);
			methods++;
		}
	cr_assert_gt(methods, 0, "%s", spot_shown(&spot));
}

/* Random spots of a game with that many players and board cards. */
static void try_spots(const struct spot_games_row *row, int players, int board,
	enum spot_shape shape, int count, double most)
{
	uint64_t state =
		(uint64_t)(row - rows + 1 + 10 * players + 100 * board + 1000 * (int)shape);

	for (int tried = 0, drawn = 0; tried < count; drawn++) {
		const bool weighted = tried % 3 == 1;
		const int dead = tried % 5 < 3 ? 0 : (int)random_below(&state, 6);

		cr_assert_lt(drawn, 100 * count, "hardly any spot is small enough");
		spot_random_of(&state, row->game, &spot, players, shape, weighted, board, dead);
		if (spot_oracle_work(&spot) > most)
			continue;
		tried++;
		expect_all_alike(row->rules);
	}
}

/* The test of each game makes the dealer's table once. */
#define EACH_GAME(name, ...)                                                                       \
	Test(spot_games, name)                                                                     \
	{                                                                                          \
		for (const struct spot_games_row *row = rows; row < rows + ROWS; row++)            \
			__VA_ARGS__                                                                \
		free_memory();                                                                     \
	}

EACH_GAME(hands_before_the_flop_are_what_the_dealer_deals, {
	try_spots(row, 2, 0, SHAPE_SINGLE, 2, 3e5);
	try_spots(row, 4, 0, SHAPE_SINGLE, 1, 3e5);
})

EACH_GAME(hands_on_one_or_two_cards_are_what_the_dealer_deals, {
	for (int players = 2; players <= 6; players++)
		for (int board = 1; board <= 2; board++)
			try_spots(row, players, board, SHAPE_SINGLE, 2, 4e4);
})

EACH_GAME(hands_on_boards_are_what_the_dealer_deals, {
	for (int players = 2; players <= 6; players++)
		for (int board = 3; board <= 5; board++)
			try_spots(row, players, board, SHAPE_SINGLE, 12, 3e4);
})

EACH_GAME(few_combos_are_what_the_dealer_deals, {
	for (int board = 2; board <= 5; board++)
		try_spots(row, 2 + board % 3, board, SHAPE_FEW, 6, 1e4);
})

EACH_GAME(classes_are_what_the_dealer_deals, {
	try_spots(row, 2, 4, SHAPE_CLASSES, 20, 1e4);
	try_spots(row, 3, 5, SHAPE_CLASSES, 20, 1e4);
})

/* Four of a kind beats a flush and a straight flush beats both, so that boards on which one
 * displaces another are counted once: hands and boards with many of them. */
Test(spot_games, fours_and_straight_flushes_beside_flushes_are_counted_once)
{
	static const char *const problems[][2] = {{"9h9d;ThJh", "7h"}, {"AsAh;6s7s;8s9s", "Ts6h"},
		{"9h9d;ThJh", "7h8h9s"}, {"QcQd;KcTc", "JcQh"}, {"AhAd;KhQh;JhTh", "AcKs"},
		{"6c6d;AcKc;7c8c", "6h9c"}, {"TsTh;9s8s;JsQs", "Tc"}, {"KdKh;QdQh;JdJh", "Td9s"},
		{"AhAc;9h9c", "6h7h8h"}, {"JsTs;JhTh;AdAc", "QsKs"}};

	for (int row = 0; row < ROWS; row++)
		for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
			spot_from_game(&spot, rows[row].game, problems[i][0], problems[i][1], "");
			expect_all_alike(rows[row].rules);
		}
	free_memory();
}

/* Methods made for the scores of hold'em would count wrong hands. */
Test(spot_games, methods_of_high_hands_refuse_other_games)
{
	enum { REFUSING = 3 };
	const struct method *const refusing[REFUSING] = {&preflop_method, &two_method,
		&many_method};

	spot_from_game(&spot, &game_short_deck, "AA,KK;QQ+,AKs", "", "");
	for (size_t i = 0; i < REFUSING; i++)
		cr_expect(isinf(refusing[i]->cost(view_of(&spot), false)), "%s", refusing[i]->name);
	spot_from_game(&spot, &game_short_deck, "AA,KK;QQ+,AKs;JJ", "6h7h9c", "");
	for (size_t i = 0; i < REFUSING; i++)
		cr_expect(isinf(refusing[i]->cost(view_of(&spot), false)), "%s", refusing[i]->name);
}

Test(spot_games, random_is_every_combo_of_the_deck)
{
	spot_from_game(&spot, &game_short_deck, "random;AA", "", "");
	cr_expect_eq(spot.side[0].count, 630);
	cr_expect(spot.side[0].full);
	spot_from_game(&spot, &game_short_deck, "random;AA", "6h7h9c", "Td");
	cr_expect_eq(spot.side[0].count, 32 * 31 / 2);
	cr_expect(spot.side[0].full);
}

/* A sample of a spot has each set of winners as often as the exact count, by a chi-square test; and
 * the same seed and part gives the same deals on every path. */
Test(spot_games, samples_come_as_often_as_counts_say)
{
	static const char *const problems[][2] = {{"AA;KK", ""}, {"random;AhKh", "6h7h9c"},
		{"random;random;AdAc", ""}, {"QQ+,AKs;JJ-99;random;T9s", "8h"}};
	enum { DEALS = 1 << 13 };
	struct sampler *sampler = NULL;

	for (int row = 0; row < ROWS; row++)
		for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
			static struct tally exact, other;
			struct equity_plan plan;
			struct equity_memory own = {.two = NULL};
			double square = 0;
			int cells = 0;

			spot_from_game(&spot, rows[row].game, problems[i][0], problems[i][1], "");
			tally_init(&found, spot.players, 1, false, false);
			cr_assert_eq(sample_begin(&sampler, &spot, false, cpu_path_best()),
				STATUS_OK);
			sample_part(sampler, 7, 0, DEALS, &found);
			tally_init(&other, spot.players, 1, false, false);
			cr_assert_eq(sample_begin(&sampler, &spot, false, CPU_SCALAR), STATUS_OK);
			sample_part(sampler, 7, 0, DEALS, &other);
			cr_assert(tally_same(&found, &other));
			cr_assert_eq(tally_deals(&found), DEALS);
			if (i > 1)
				continue;
			cr_assert_eq(equity_choose(view_of(&spot), EQUITY_EXACT, false, &plan),
				STATUS_OK);
			tally_init(&exact, spot.players, 1, false, false);
			cr_assert_eq(equity_begin(&own, &plan, view_of(&spot), cpu_path_best()),
				STATUS_OK);
			for (uint32_t part = 0; part < plan.parts; part++)
				equity_part(&own, &plan, part, &exact);
			equity_memory_free(&own);
			for (int set = 1; set < 1 << spot.players; set++) {
				const double mean = DEALS * deal_ratio(exact.by_winners[set],
								    tally_deals(&exact));
				const double off = (double)found.by_winners[set] - mean;

				cr_assert(mean > 0 || !found.by_winners[set]);
				square += mean > 0 ? off * off / mean : 0;
				cells += mean > 0;
			}
			/* 1 in 10^5 above with 2 degrees of freedom: 23 */
			cr_expect_lt(square, 23, "%s: %g", spot_shown(&spot), square);
			cr_expect_leq(cells, 3);
		}
	sample_free(sampler);
}

/* Counts a problem of single hands in the short deck. */
static void count_short(const char *hands, const char *board)
{
	spot_from_game(&spot, &game_short_deck, hands, board, "");
	tally_init(&found, spot.players, 1, false, false);
	cr_assert_eq(count_method.begin(&memory[0], view_of(&spot), false, cpu_path_best()),
		STATUS_OK);
	count_method.part(memory[0], 0, &found);
}

/* "p0.winp=17.86 p0.tiep=82.14 ...", in percent with two digits. */
Test(spot_games, poker_odds_calcs_shares_of_the_short_deck_are_felts)
{
	struct published rows_read;
	int checked = 0;

	published_open(&rows_read, "poker-odds-calc.tsv");
	while (published_next(&rows_read)) {
		if (strcmp(rows_read.cell[0], "s") != 0)
			continue;
		count_short(rows_read.cell[1], rows_read.cell[2]);
		for (char *at = strtok(rows_read.cell[3], " "); at; at = strtok(NULL, " ")) {
			unsigned player;
			char field[8];
			double expected, own;

			cr_assert_eq(sscanf(at, "p%u.%7[a-z]=%lf", &player, field, &expected), 3);
			own = deal_ratio(field[0] == 'w'
						 ? tally_won(&found, TALLY_HIGH, (int)player)
						 : tally_tied(&found, TALLY_HIGH, (int)player),
				tally_deals(&found));
			cr_expect_lt(fabs(100 * own - expected), 0.0051, "line %d, %s: %g",
				rows_read.number, at, own);
		}
		checked++;
	}
	cr_expect_eq(checked, 7);
	count_method.free(memory[0]);
	memory[0] = NULL;
}

/* "total 406: 141,256,9": boards by set of winners. */
Test(spot_games, node_poker_odds_calculators_counts_of_the_short_deck_are_felts)
{
	struct published rows_read;
	int checked = 0;

	published_open(&rows_read, "node-poker-odds-calculator.tsv");
	while (published_next(&rows_read)) {
		unsigned long long total, counted[3];

		if (strcmp(rows_read.cell[0], "s") != 0)
			continue;
		cr_assert_eq(sscanf(rows_read.cell[4], "total %llu: %llu,%llu,%llu", &total,
				     &counted[0], &counted[1], &counted[2]),
			4);
		count_short(rows_read.cell[1], rows_read.cell[2]);
		cr_expect_eq((uint64_t)tally_deals(&found), total);
		for (int set = 1; set < 4; set++)
			cr_expect_eq((uint64_t)found.by_winners[set], counted[set - 1], "line %d",
				rows_read.number);
		checked++;
	}
	cr_expect_eq(checked, 4);
	count_method.free(memory[0]);
	memory[0] = NULL;
}
