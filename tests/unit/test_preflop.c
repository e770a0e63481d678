/* The table of matchups against counting, published counts and laws. */
#include "odds/count/count.h"
#include "odds/method.h"
#include "odds/preflop.h"
#include "odds/preflop_counts.h"

#include "spots.h"
#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static struct spot spot;
static struct range ranges[2];

static status_code spot_of_ranges(void)
{
	const struct range *list[2] = {&ranges[0], &ranges[1]};
	const struct cards board = {.count = 0};
	struct fault fault;

	return spot_init(&spot, &game_holdem, list, 2, &board, 0, &fault);
}

static void tally_spot(const struct method *method, void **memory, struct tally *tally)
{
	tally_init(tally, 2, 1, false, false);
	cr_assert_eq(method->begin(memory, view_of(&spot), false, cpu_path_best()), STATUS_OK);
	for (uint32_t part = 0; part < method->parts(view_of(&spot), false); part++)
		method->part(*memory, part, tally);
}

static void fill(struct range *range)
{
	for (int h = 0; h < COMBO_COUNT; h++)
		range->weight[h] = RANGE_WHOLE;
}

static void take_class(struct range *range, int class, unsigned weight)
{
	combo list[COMBO_CLASS_MAX];

	for (int i = combo_class_list(class, list); i-- > 0;)
		range->weight[list[i]] = (uint16_t)weight;
}

static int class_named(const char *name)
{
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		char own[4];

		combo_class_name(class, own);
		if (strcmp(own, name) == 0)
			return class;
	}
	return -1;
}

/* -- look-ups --------------------------------------------------------------- */

Test(preflop, look_up_is_what_counting_finds)
{
	struct count *memory = NULL;
	uint64_t state = 1;

	for (int i = 0; i < 1000; i++) {
		card cards[4];
		combo a, b;
		uint32_t wins, ties, counted_wins, counted_ties;

		deal_from(&state, CARD_DECK, 4, cards);
		a = combo_of(cards[0], cards[1]);
		b = combo_of(cards[2], cards[3]);
		preflop_look_up(a, b, &wins, &ties);
		cr_assert_eq(count_match(&memory, &game_holdem, a, b, &counted_wins, &counted_ties),
			STATUS_OK);
		cr_assert(wins == counted_wins && ties == counted_ties, "%s",
			cards_shown(cards, 4));
	}
	count_free(memory);
}

/* Each pair twice, counted and then known. */
Test(preflop, a_build_without_the_table_counts_the_same)
{
	struct preflop_counts *counts = preflop_counts_new(&game_holdem);

	cr_assert(counts);
	cr_expect_eq(preflop_counts_boards(counts), PREFLOP_BOARDS);
	for (int i = 0; i < 2 * COMBO_COUNT; i++)
		for (int j = 0; j < COMBO_COUNT; j += 91) {
			const combo a = (combo)(i % COMBO_COUNT), b = (combo)j;
			uint32_t wins, ties, counted_wins, counted_ties;

			if (combo_set(a) & combo_set(b))
				continue;
			preflop_look_up(a, b, &wins, &ties);
			preflop_counts_look_up(counts, a, b, &counted_wins, &counted_ties);
			cr_assert(wins == counted_wins && ties == counted_ties, "combo %d v %d", a,
				b);
		}
	preflop_counts_free(counts);
}

Test(preflop, swapped_holes_swap_their_boards)
{
	for (int a = 0; a < COMBO_COUNT; a++)
		for (int b = 0; b < a; b++) {
			uint32_t wins, ties, losses, same;

			if (combo_set((combo)a) & combo_set((combo)b))
				continue;
			preflop_look_up((combo)a, (combo)b, &wins, &ties);
			preflop_look_up((combo)b, (combo)a, &losses, &same);
			cr_assert_eq(ties, same);
			cr_assert_eq(wins + ties + losses, PREFLOP_BOARDS);
		}
}

Test(preflop, names_of_suits_change_nothing)
{
	uint64_t state = 2;

	for (int i = 0; i < 20000; i++) {
		card cards[4];
		struct suits suits;
		uint32_t wins, ties, renamed_wins, renamed_ties;
		combo a, b;

		deal_from(&state, CARD_DECK, 4, cards);
		deal_from(&state, 15, CARD_SUITS, suits.to);
		a = combo_of(cards[0], cards[1]);
		b = combo_of(cards[2], cards[3]);
		preflop_look_up(a, b, &wins, &ties);
		preflop_look_up(combo_with_suits(a, &suits), combo_with_suits(b, &suits),
			&renamed_wins, &renamed_ties);
		cr_assert(wins == renamed_wins && ties == renamed_ties, "%s",
			cards_shown(cards, 4));
	}
}

/* -- ranges ----------------------------------------------------------------- */

/* PokerStove's output in sweeterthancandy/CandyPoker, in which a tied board counts half. */
Test(preflop, published_counts_of_ranges)
{
	static struct tally tally;
	void *memory = NULL;

	take_class(&ranges[0], class_named("T7o"), RANGE_WHOLE);
	fill(&ranges[1]);
	cr_assert_eq(spot_of_ranges(), STATUS_OK);
	tally_spot(&preflop_method, &memory, &tally);
	cr_expect_eq((uint64_t)tally_deals(&tally), UINT64_C(25170868800));
	cr_expect_eq((uint64_t)tally.by_winners[1], UINT64_C(11535749664));
	cr_expect_eq((uint64_t)tally.by_winners[2], UINT64_C(12588830592));
	cr_expect_eq((uint64_t)tally.by_winners[3], UINT64_C(2) * 523144272);

	memset(ranges, 0, sizeof ranges);
	take_class(&ranges[0], class_named("TT"), RANGE_WHOLE);
	ranges[1] = ranges[0];
	cr_assert_eq(spot_of_ranges(), STATUS_OK);
	tally_spot(&preflop_method, &memory, &tally);
	cr_expect_eq((uint64_t)tally.by_winners[1], 223296);
	cr_expect_eq((uint64_t)tally.by_winners[2], 223296);
	cr_expect_eq((uint64_t)tally.by_winners[3], UINT64_C(2) * 4913616);
	preflop_method.free(memory);
}

/* Every lookup separately. */
static void expect_sum_of_look_ups(const struct tally *tally, const char *what)
{
	deal_count sums[4] = {0, 0, 0, 0};

	for (int a = 0; a < COMBO_COUNT; a++)
		for (int b = 0; b < COMBO_COUNT; b++) {
			const deal_count weight =
				(deal_count)ranges[0].weight[a] * ranges[1].weight[b];
			uint32_t wins, ties;

			if (!weight || (combo_set((combo)a) & combo_set((combo)b)))
				continue;
			preflop_look_up((combo)a, (combo)b, &wins, &ties);
			sums[1] += weight * wins;
			sums[2] += weight * (PREFLOP_BOARDS - wins - ties);
			sums[3] += weight * ties;
		}
	for (int set = 1; set < 4; set++)
		cr_expect(tally->by_winners[set] == sums[set], "%s, set %d", what, set);
}

/* Weights have no common divisor here: one of them is always 1. */
static void random_side(uint64_t *state, struct range *range, int kind)
{
	memset(range, 0, sizeof *range);
	if (kind == 0) /* equal in all suits */
		for (int class = 0; class < COMBO_CLASSES; class ++)
			take_class(range, class,
				class == 5 ? 1 : random_below(state, 3) * random_below(state, 9));
	else
		for (int h = 0; h < COMBO_COUNT; h++)
			range->weight[h] = (uint16_t)(h == 77      ? 1
						      : kind == 1  ? random_below(state, 2)
						      : h % 7 == 0 ? random_below(state, 9999)
								   : 0);
}

Test(preflop, ranges_are_sums_of_look_ups)
{
	static struct tally tally;
	void *memory = NULL;
	uint64_t state = 3;
	char what[] = "kinds 0 and 0";

	for (int a = 0; a < 3; a++)
		for (int b = 0; b < 3; b++) {
			what[6] = (char)('0' + a);
			what[12] = (char)('0' + b);
			random_side(&state, &ranges[0], a);
			random_side(&state, &ranges[1], b);
			cr_assert_eq(spot_of_ranges(), STATUS_OK);
			tally_spot(&preflop_method, &memory, &tally);
			expect_sum_of_look_ups(&tally, what);
		}
	preflop_method.free(memory);
}

Test(preflop, ranges_are_what_classes_count)
{
	static struct tally tally, counted;
	void *memory = NULL, *classes = NULL;
	uint64_t state = 4;

	for (int i = 0; i < 10; i++) {
		memset(ranges, 0, sizeof ranges);
		for (int j = 0; j < 8; j++) {
			ranges[0].weight[random_below(&state, COMBO_COUNT)] = (uint16_t)(1 + j % 3);
			ranges[1].weight[random_below(&state, COMBO_COUNT)] = (uint16_t)(1 + j % 2);
		}
		take_class(&ranges[i % 2], i, 2);
		cr_assert_eq(spot_of_ranges(), STATUS_OK);
		tally_spot(&preflop_method, &memory, &tally);
		tally_spot(&count_classes_method, &classes, &counted);
		for (int set = 1; set < 4; set++)
			cr_assert(tally.by_winners[set] == counted.by_winners[set], "spot %d", i);
	}
	preflop_method.free(memory);
	count_classes_method.free(classes);
}

Test(preflop, two_players_without_a_board_only)
{
	const struct range *list[3] = {&ranges[0], &ranges[0], &ranges[0]};
	struct cards board = {.count = 0};
	struct fault fault;

	fill(&ranges[0]);
	cr_assert_eq(spot_init(&spot, &game_holdem, list, 2, &board, 0, &fault), STATUS_OK);
	cr_expect_lt(preflop_method.cost(view_of(&spot), false), 5e-3);
	cr_expect(isinf(preflop_method.cost(view_of(&spot), true)));
	cr_assert_eq(spot_init(&spot, &game_holdem, list, 3, &board, 0, &fault), STATUS_OK);
	cr_expect(isinf(preflop_method.cost(view_of(&spot), false)));
	cr_assert_eq(spot_init(&spot, &game_holdem, list, 2, &board, 1, &fault), STATUS_OK);
	cr_expect(isinf(preflop_method.cost(view_of(&spot), false)));
	board = (struct cards){.count = 1, .set = 2, .list = {1}};
	cr_assert_eq(spot_init(&spot, &game_holdem, list, 2, &board, 0, &fault), STATUS_OK);
	cr_expect(isinf(preflop_method.cost(view_of(&spot), false)));
}

/* -- the order of the classes ----------------------------------------------- */

/* The first ten and the last starting hands against a random hand, and 85.20% for aces, as in every
 * table of preflop odds (Wizard of Odds, "Texas Hold'em: 2-player table"). */
Test(preflop, order_is_the_one_that_players_know)
{
	static const char first[][4] = {"AA", "KK", "QQ", "JJ", "TT", "99", "88", "AKs", "77",
		"AQs"};
	static struct tally tally;
	void *memory = NULL;

	for (int i = 0; i < 10; i++)
		cr_expect_eq(range_order[i], class_named(first[i]), "place %d", i);
	cr_expect_eq(range_order[COMBO_CLASSES - 1], class_named("32o"));
	take_class(&ranges[0], class_named("AA"), RANGE_WHOLE);
	fill(&ranges[1]);
	cr_assert_eq(spot_of_ranges(), STATUS_OK);
	tally_spot(&preflop_method, &memory, &tally);
	cr_expect_float_eq(tally_equity(&tally, 0), 0.8520, 0.00005);
	preflop_method.free(memory);
}

Test(preflop, order_descends_and_the_classes_break_even)
{
	static struct tally tally;
	bool seen[COMBO_CLASSES] = {false};
	void *memory = NULL;
	deal_count before = 0, shares = 0, deals = 0;

	fill(&ranges[1]);
	for (int i = 0; i < COMBO_CLASSES; i++) {
		combo list[COMBO_CLASS_MAX];
		deal_count own;

		combo_class_list(range_order[i], list);
		memset(&ranges[0], 0, sizeof ranges[0]);
		ranges[0].weight[list[0]] = 1;
		cr_assert_eq(spot_of_ranges(), STATUS_OK);
		tally_spot(&preflop_method, &memory, &tally);
		own = 2 * tally.by_winners[1] + tally.by_winners[3];
		cr_expect(i == 0 || own < before ||
				  (own == before && range_order[i] > range_order[i - 1]),
			"place %d", i);
		cr_expect_not(seen[range_order[i]]);
		seen[range_order[i]] = true;
		before = own;
		shares += own * (unsigned)combo_class_list(range_order[i], list);
		deals += tally_deals(&tally) * (unsigned)combo_class_list(range_order[i], list);
	}
	cr_expect(shares == deals);
	preflop_method.free(memory);
}
