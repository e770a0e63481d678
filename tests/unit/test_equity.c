#include "spots.h"
#include "support.h"

#include "odds/equity.h"

#include <criterion/criterion.h>

static struct spot spot;
static struct tally found;

/* Maximum estimated seconds of a method for one problem. */
#define SECONDS_MAX 0.05

#define AGREE(name, ...)                                                                           \
	Test(equity, name)                                                                         \
	{                                                                                          \
		methods_agree(&(const struct problems){__VA_ARGS__}, SECONDS_MAX);                 \
	}

AGREE(methods_agree_on_two_hands_before_the_flop, 2, 0, SHAPE_SINGLE, 4, 4e6)
AGREE(methods_agree_on_three_hands_before_the_flop, 3, 0, SHAPE_SINGLE, 3, 4e6)
AGREE(methods_agree_on_nine_hands_before_the_flop, 9, 0, SHAPE_SINGLE, 3, 4e6)
AGREE(methods_agree_on_two_hands_and_one_board_card, 2, 1, SHAPE_SINGLE, 20, 1e6)
AGREE(methods_agree_on_four_hands_and_two_board_cards, 4, 2, SHAPE_SINGLE, 40, 1e6)
AGREE(methods_agree_on_two_hands_and_a_flop, 2, 3, SHAPE_SINGLE, 200, 1e6)
AGREE(methods_agree_on_ten_hands_and_a_flop, 10, 3, SHAPE_SINGLE, 50, 1e6)
AGREE(methods_agree_on_two_hands_and_a_turn, 2, 4, SHAPE_SINGLE, 300, 1e6)
AGREE(methods_agree_on_few_combos_before_the_flop, 2, 0, SHAPE_FEW, 4, 1e7)
AGREE(methods_agree_on_few_combos_and_two_board_cards, 3, 2, SHAPE_FEW, 15, 2e6)
AGREE(methods_agree_on_two_few_and_a_flop, 2, 3, SHAPE_FEW, 100, 1e6)
AGREE(methods_agree_on_three_few_and_a_flop, 3, 3, SHAPE_FEW, 60, 1e6)
AGREE(methods_agree_on_four_few_and_a_flop, 4, 3, SHAPE_FEW, 40, 1e6)
AGREE(methods_agree_on_five_few_and_a_turn, 5, 4, SHAPE_FEW, 60, 1e6)
AGREE(methods_agree_on_two_ranges_of_classes_and_a_flop, 2, 3, SHAPE_CLASSES, 40, 3e6)
AGREE(methods_agree_on_two_ranges_of_classes_and_a_turn, 2, 4, SHAPE_CLASSES, 200, 1e6)
AGREE(methods_agree_on_three_ranges_of_classes_and_a_turn, 3, 4, SHAPE_CLASSES, 30, 3e6)
AGREE(methods_agree_on_three_ranges_of_classes_and_a_river, 3, 5, SHAPE_CLASSES, 100, 1e6)
AGREE(methods_agree_on_four_ranges_of_classes_and_a_river, 4, 5, SHAPE_CLASSES, 60, 3e6)
AGREE(methods_agree_on_two_wide_ranges_and_a_turn, 2, 4, SHAPE_MANY, 6, 3e7)
AGREE(methods_agree_on_two_wide_ranges_and_a_river, 2, 5, SHAPE_MANY, 60, 2e6)

/* AA v KK: PokerStove, OMPEval and others agree on it (tests/data/published). */
Test(equity, aces_against_kings_are_the_published_counts)
{
	struct equity_memory memory = {.two = NULL};
	struct equity_plan plan;

	spot_from(&spot, "AA;KK", "", "");
	cr_assert_eq(equity_choose(view_of(&spot), EQUITY_AUTO, false, &plan), STATUS_OK);
	cr_assert_not_null(plan.method);
	cr_assert_eq(equity_begin(&memory, &plan, view_of(&spot), cpu_path_best()), STATUS_OK);
	tally_init(&found, 2, 1, false, false);
	for (uint32_t part = 0; part < plan.parts; part++)
		equity_part(&memory, &plan, part, &found);
	cr_assert_eq(found.by_winners[1], 50371344);
	cr_assert_eq(found.by_winners[2], 10986372);
	cr_assert_eq(found.by_winners[3], 285228);
	equity_memory_free(&memory);
}

/* Preflop ranges are given to the table of matchups without consulting the other methods. */
Test(equity, nothing_is_quicker_than_the_table_of_match_ups)
{
	static const char *const ranges[] = {"AhAd;KsKc", "AA;KK", "AhAd;random",
		"22+,A2s+;KsKc,76s", "random;random"};
	struct equity_plan plan;

	for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
		spot_from(&spot, ranges[i], "", "");
		cr_assert_eq(equity_choose(view_of(&spot), EQUITY_AUTO, false, &plan), STATUS_OK);
		cr_expect_str_eq(plan.method->name, "matchups", "%s", ranges[i]);
		for (int m = 0; equity_methods[m]; m++)
			cr_expect_leq(plan.cost, equity_methods[m]->cost(view_of(&spot), false),
				"%s: %s", ranges[i], equity_methods[m]->name);
	}
}

/* Whether choosing a method makes the spot's runouts. */
static bool range_hits_runouts(const char *ranges, const char *board, bool detail)
{
	static struct range list[2];
	const struct range *const each[2] = {&list[0], &list[1]};
	const char *second = strchr(ranges, ';') + 1;
	struct equity_plan plan;
	struct cards cards;

	range_parse((struct slice){ranges, (size_t)(second - 1 - ranges)}, CARD_ASCII, &game_holdem,
		&list[0], NULL);
	range_parse(slice_from(second), CARD_ASCII, &game_holdem, &list[1], NULL);
	cards_parse(slice_from(board), CARD_ASCII, &cards, NULL);
	cr_assert_eq(spot_init(&spot, &game_holdem, each, 2, &cards, 0, NULL), STATUS_OK);
	cr_assert_eq(spot.runouts.count, 0);
	cr_assert_eq(equity_choose(view_of(&spot), EQUITY_AUTO, detail, &plan), STATUS_OK);
	return spot.runouts.count > 0;
}

/* In a stream of hands, making the runouts would take as long as the equities themselves. */
Test(equity, runouts_are_made_only_for_ranges_on_boards)
{
	cr_expect_not(range_hits_runouts("AhAd;KsKc", "", false));
	cr_expect_not(range_hits_runouts("AhAd;KsKc", "2c7d9h", false));
	cr_expect_not(range_hits_runouts("AhAd;KsKc", "2c7d9h", true));
	cr_expect_not(range_hits_runouts("AhAd;KK,QQ", "2c7d9hTs", false));
	cr_expect_not(range_hits_runouts("AA;KK,QQ", "", false));
	cr_expect(range_hits_runouts("AA;KK,QQ", "2c7d9h", false));
	cr_expect(range_hits_runouts("AA;KK,QQ", "", true));
}

Test(equity, what_takes_too_long_is_sampled_unless_exact_is_wished)
{
	struct equity_plan plan;

	spot_from(&spot, "random;random;random;random;random;random", "", "");
	cr_assert_eq(equity_choose(view_of(&spot), EQUITY_AUTO, false, &plan), STATUS_OK);
	cr_assert_null(plan.method);
	cr_assert_gt(plan.cost, 4.0);
	cr_assert_eq(equity_choose(view_of(&spot), EQUITY_EXACT, false, &plan), STATUS_OK);
	cr_assert_not_null(plan.method);
	spot_from(&spot, "AhAd;KsKc", "", "");
	cr_assert_eq(equity_choose(view_of(&spot), EQUITY_SAMPLED, false, &plan), STATUS_OK);
	cr_assert_null(plan.method);
}
