/* Preflop starting hands against each other: compared with the sums of the table's method, with
 * counting all boards, and with published counts. */
#include "odds/matrix.h"
#include "odds/count/count.h"
#include "odds/method.h"
#include "odds/preflop.h"

#include "spots.h"
#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static struct spot spot;
static struct range ranges[3];
static struct matrix matrix;

static void parse(const char *text, struct range *range)
{
	cr_assert_eq(range_parse(slice_of(text), CARD_ASCII, &game_holdem, range, NULL), STATUS_OK);
}

static status_code make_spot(int players, const char *board, const char *dead)
{
	const struct range *list[3] = {&ranges[0], &ranges[1], &ranges[2]};
	struct cards cards[2];
	struct fault fault;

	cr_assert_eq(cards_parse(slice_of(board), CARD_ASCII, &cards[0], NULL), STATUS_OK);
	cr_assert_eq(cards_parse(slice_of(dead), CARD_ASCII, &cards[1], NULL), STATUS_OK);
	return spot_init(&spot, &game_holdem, list, players, &cards[0], cards[1].set, &fault);
}

static void count_all(void)
{
	parse("random", &ranges[0]);
	parse("random", &ranges[1]);
	cr_assert_eq(make_spot(2, "", ""), STATUS_OK);
	cr_assert_eq(matrix_count(&spot, &matrix), STATUS_OK);
}

static int class_named(const char *name)
{
	struct range range;

	parse(name, &range);
	for (int h = 0; h < COMBO_COUNT; h++)
		if (range.weight[h])
			return combo_class((combo)h);
	return -1;
}

static void tally_spot(const struct method *method, struct tally *tally)
{
	void *memory = NULL;

	tally_init(tally, 2, 1, false, false);
	cr_assert_eq(method->begin(&memory, view_of(&spot), false, cpu_path_best()), STATUS_OK);
	for (uint32_t part = 0; part < method->parts(view_of(&spot), false); part++)
		method->part(memory, part, tally);
	method->free(memory);
}

/* OMPEval, as in tests/data/published/equity-two.tsv. */
Test(matrix, aces_against_kings_are_the_published_counts)
{
	const struct matrix_cell *cell;

	count_all();
	cell = &matrix.cell[class_named("AA")][class_named("KK")];
	cr_expect_eq(cell->matchups, 36);
	cr_expect_eq(cell->deals, 61642944);
	cr_expect_eq(cell->wins, 50371344);
	cr_expect_eq(cell->ties, 285228);
	cr_expect_float_eq(matrix_equity(cell), 0.81946, 5e-6);
}

Test(matrix, both_players_share_every_deal)
{
	count_all();
	for (int a = 0; a < COMBO_CLASSES; a++)
		for (int b = 0; b < COMBO_CLASSES; b++) {
			const struct matrix_cell *one = &matrix.cell[a][b],
						 *other = &matrix.cell[b][a];

			cr_assert_eq(one->matchups, other->matchups);
			cr_assert_eq(one->deals, one->matchups * PREFLOP_BOARDS);
			cr_assert_eq(one->ties, other->ties);
			cr_assert_eq(one->wins + other->wins + one->ties, one->deals);
			cr_assert_float_eq(matrix_equity(one) + matrix_equity(other), 1, 1e-15);
			cr_assert(a != b || fabs(matrix_equity(one) - 0.5) < 1e-15);
		}
}

/* C(52, 2) C(50, 2) pairs of hands, and each starting hand against a random hand, as in the
 * ranking. */
Test(matrix, the_cells_are_all_match_ups)
{
	uint64_t all = 0;
	double before = 1;

	count_all();
	for (int i = 0; i < COMBO_CLASSES; i++) {
		uint64_t wins = 0, ties = 0, deals = 0;
		double equity;

		for (int b = 0; b < COMBO_CLASSES; b++) {
			const struct matrix_cell *cell = &matrix.cell[range_order[i]][b];

			all += cell->matchups;
			wins += cell->wins;
			ties += cell->ties;
			deals += cell->deals;
		}
		equity = ((double)wins + (double)ties / 2) / (double)deals;
		cr_expect(equity <= before, "place %d", i);
		before = equity;
	}
	cr_expect_eq(all, 1326 * 1225);
}

/* Counting every board of two starting hands, suit by suit, gives the same counts. */
Test(matrix, cells_are_what_counting_all_boards_finds)
{
	static const char *const pairs[][2] = {{"AA", "AA"}, {"AKs", "AKo"}, {"22", "AKs"},
		{"JTs", "22"}, {"72o", "32o"}, {"T9s", "T9s"}, {"QJo", "88"}};

	count_all();
	for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
		const struct matrix_cell *cell =
			&matrix.cell[class_named(pairs[i][0])][class_named(pairs[i][1])];
		static struct tally tally;

		parse(pairs[i][0], &ranges[0]);
		parse(pairs[i][1], &ranges[1]);
		cr_assert_eq(make_spot(2, "", ""), STATUS_OK);
		tally_spot(&count_classes_method, &tally);
		cr_expect(tally_deals(&tally) == cell->deals, "%s v %s", pairs[i][0], pairs[i][1]);
		cr_expect(tally_won(&tally, TALLY_HIGH, 0) == cell->wins, "%s v %s", pairs[i][0],
			pairs[i][1]);
		cr_expect(tally_tied(&tally, TALLY_HIGH, 0) == cell->ties, "%s v %s", pairs[i][0],
			pairs[i][1]);
	}
}

/* The cells of any two ranges add up to the result of the matchup table for them. */
Test(matrix, the_cells_of_ranges_are_their_sum)
{
	static const char *const pairs[][2] = {{"22+,AhKh,T9s:0.25", "random"},
		{"AKs:0.5,QQ+", "Ah*,72o:0.3"}, {"AA", "KK:0.2,AhKh"}, {"100%,!22+", "50%"}};

	for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
		struct matrix_cell sum = {0, 0, 0, 0};
		static struct tally tally;

		parse(pairs[i][0], &ranges[0]);
		parse(pairs[i][1], &ranges[1]);
		cr_assert_eq(make_spot(2, "", ""), STATUS_OK);
		cr_assert_eq(matrix_count(&spot, &matrix), STATUS_OK);
		tally_spot(&preflop_method, &tally);
		for (int a = 0; a < COMBO_CLASSES; a++)
			for (int b = 0; b < COMBO_CLASSES; b++) {
				sum.deals += matrix.cell[a][b].deals;
				sum.wins += matrix.cell[a][b].wins;
				sum.ties += matrix.cell[a][b].ties;
			}
		cr_expect(tally_deals(&tally) == sum.deals, "%s v %s", pairs[i][0], pairs[i][1]);
		cr_expect(tally_won(&tally, TALLY_HIGH, 0) == sum.wins, "%s v %s", pairs[i][0],
			pairs[i][1]);
		cr_expect(tally_tied(&tally, TALLY_HIGH, 0) == sum.ties, "%s v %s", pairs[i][0],
			pairs[i][1]);
	}
}

Test(matrix, it_is_of_two_players_before_the_flop)
{
	for (int i = 0; i < 3; i++)
		parse("22+", &ranges[i]);
	cr_assert_eq(make_spot(3, "", ""), STATUS_OK);
	cr_expect_eq(matrix_count(&spot, &matrix), STATUS_NOT_TWO);
	cr_assert_eq(make_spot(2, "2c7d9h", ""), STATUS_OK);
	cr_expect_eq(matrix_count(&spot, &matrix), STATUS_NOT_PREFLOP);
	cr_assert_eq(make_spot(2, "", "As"), STATUS_OK);
	cr_expect_eq(matrix_count(&spot, &matrix), STATUS_NOT_PREFLOP);
}

/* -- other games ---------------------------------------------------------------- */

static void count_game(const struct game *game, const char *first, const char *second)
{
	const struct range *list[2] = {&ranges[0], &ranges[1]};
	struct cards none = {.count = 0};
	struct fault fault;

	cr_assert_eq(range_parse(slice_from(first), CARD_ASCII, game, &ranges[0], NULL), STATUS_OK);
	cr_assert_eq(range_parse(slice_from(second), CARD_ASCII, game, &ranges[1], NULL),
		STATUS_OK);
	cr_assert_eq(spot_init(&spot, game, list, 2, &none, 0, &fault), STATUS_OK);
	cr_assert_eq(matrix_count(&spot, &matrix), STATUS_OK);
}

/* Each pair of combos is counted separately. */
static struct matrix_cell pair_by_pair(const struct game *game, int hero, int villain)
{
	struct matrix_cell cell = {.deals = 0};
	combo a[COMBO_CLASS_MAX], b[COMBO_CLASS_MAX];
	const int as = combo_class_list(hero, a), bs = combo_class_list(villain, b);
	struct count *memory = NULL;

	for (int i = 0; i < as; i++)
		for (int j = 0; j < bs; j++) {
			uint32_t wins, ties;

			if (combo_set(a[i]) & combo_set(b[j]))
				continue;
			cr_assert_eq(count_match(&memory, game, a[i], b[j], &wins, &ties),
				STATUS_OK);
			cell.matchups++;
			cell.wins += wins;
			cell.ties += ties;
		}
	count_free(memory);
	return cell;
}

Test(matrix, in_the_short_deck_each_pair_is_counted)
{
	static const struct game *const games[] = {&game_short_deck, &game_short_deck_trips,
		&game_royal};
	static const char *const classes[][2] = {{"AA", "KK"}, {"AKs", "AKs"}, {"JTs", "AKo"},
		{"AKo", "AKo"}, {"QJo", "JTs"}, {"TT", "QJs"}};

	for (int g = 0; g < 3; g++)
		for (int i = 0; i < 6; i++) {
			int hero = -1, villain = -1;
			const struct matrix_cell *cell;
			struct matrix_cell expected;

			count_game(games[g], classes[i][0], classes[i][1]);
			for (int h = 0; h < COMBO_CLASSES; h++)
				for (int v = 0; v < COMBO_CLASSES; v++)
					if (matrix.cell[h][v].deals) {
						cr_expect_eq(hero, -1, "one cell");
						hero = h;
						villain = v;
					}
			cr_assert(hero >= 0 && villain >= 0);
			cell = &matrix.cell[hero][villain];
			expected = pair_by_pair(games[g], hero, villain);
			cr_expect_eq(cell->matchups, expected.matchups);
			cr_expect_eq(cell->wins, expected.wins, "%s v %s in %s", classes[i][0],
				classes[i][1], games[g]->name);
			cr_expect_eq(cell->ties, expected.ties);
			cr_expect_eq(cell->deals, expected.matchups * (g < 2 ? 201376 : 4368));
		}
}

Test(matrix, of_the_whole_short_deck_is_the_same_from_both_sides)
{
	uint64_t pairs = 0;

	count_game(&game_short_deck, "random", "random");
	for (int h = 0; h < COMBO_CLASSES; h++)
		for (int v = 0; v < COMBO_CLASSES; v++) {
			const struct matrix_cell *cell = &matrix.cell[h][v];
			const struct matrix_cell *back = &matrix.cell[v][h];

			cr_assert_eq(cell->deals, back->deals);
			cr_assert_eq(cell->wins + back->wins + cell->ties, cell->deals);
			pairs += cell->matchups;
		}
	cr_expect_eq(pairs, 630 * 561);
}
