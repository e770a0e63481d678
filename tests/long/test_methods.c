#include "spots.h"

#include <criterion/criterion.h>

/* Tests that take seconds: every method on preflop problems and with one or two board cards,
 * however slow it is there. */
#define AGREE(name, ...)                                                                           \
	Test(equity, name)                                                                         \
	{                                                                                          \
		methods_agree(&(const struct problems){__VA_ARGS__}, 20);                          \
	}

AGREE(methods_agree_on_two_hands_before_the_flop, 2, 0, SHAPE_SINGLE, 20, 4e6)
AGREE(methods_agree_on_three_hands_before_the_flop, 3, 0, SHAPE_SINGLE, 20, 4e6)
AGREE(methods_agree_on_six_hands_before_the_flop, 6, 0, SHAPE_SINGLE, 20, 4e6)
AGREE(methods_agree_on_nine_hands_before_the_flop, 9, 0, SHAPE_SINGLE, 20, 4e6)
AGREE(methods_agree_on_two_few_before_the_flop, 2, 0, SHAPE_FEW, 20, 3e7)
AGREE(methods_agree_on_three_few_before_the_flop, 3, 0, SHAPE_FEW, 20, 3e7)
AGREE(methods_agree_on_two_ranges_and_one_board_card, 2, 1, SHAPE_FEW, 30, 1e7)
AGREE(methods_agree_on_three_ranges_and_two_board_cards, 3, 2, SHAPE_FEW, 60, 1e7)
AGREE(methods_agree_on_four_ranges_and_two_board_cards, 4, 2, SHAPE_FEW, 60, 1e7)
AGREE(methods_agree_on_two_ranges_of_classes_and_a_flop, 2, 3, SHAPE_CLASSES, 100, 3e7)
AGREE(methods_agree_on_two_wide_ranges_and_a_turn, 2, 4, SHAPE_MANY, 20, 1e8)
AGREE(methods_agree_on_three_wide_ranges_and_a_river, 3, 5, SHAPE_MANY, 20, 1e8)
AGREE(methods_agree_on_four_ranges_of_classes_and_a_river, 4, 5, SHAPE_CLASSES, 200, 1e7)
