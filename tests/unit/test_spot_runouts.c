#include "spots.h"
#include "support.h"

#include "odds/spot.h"

#include "cards/colex.h"

#include <criterion/criterion.h>
#include <stdlib.h>

static struct spot spot;
static struct spot_runouts all;

static void take_all(bool by_class)
{
	uint8_t block[CARD_SUITS] = {0, 1, 2, 3};

	if (by_class)
		spot_suit_blocks(&spot, block);
	spot_runouts_init(&all, &spot, block);
}

static uint64_t ways_in_all(void)
{
	struct spot_runout runout;
	uint64_t ways = 0;

	spot_runout_seek(&runout, &all, 0);
	for (uint32_t i = 0; i < all.count; i++, spot_runout_next(&runout))
		ways += runout.ways;
	return ways;
}

static void any_two(struct spot *of, card_set dead, const char *board)
{
	static struct range any;
	const struct range *ranges[] = {&any, &any};
	struct cards cards;

	range_hold(&any, 0);
	cards_parse(slice_from(board), CARD_ASCII, &cards, NULL);
	cr_assert_eq(spot_init(of, &game_holdem, ranges, 2, &cards, dead, NULL), STATUS_OK);
}

/* 134,459 equivalence classes of five cards under suit permutations: Waugh, "A Fast and Optimal
 * Hand Isomorphism Algorithm" (2013), whose unordered boards are these. */
Test(runout, boards_before_the_flop_are_134459_classes)
{
	any_two(&spot, 0, "");
	take_all(true);
	cr_assert_eq(all.count, 134459);
	cr_assert_eq(ways_in_all(), colex_choose(52, 5));
}

Test(runout, without_blocks_every_run_out_stands_for_itself)
{
	any_two(&spot, 0, "AsKd");
	take_all(false);
	cr_assert_eq(all.count, colex_choose(50, 3));
	cr_assert_eq(ways_in_all(), colex_choose(50, 3));
}

Test(runout, classes_stand_for_all_and_can_be_sought)
{
	static const char *const boards[] = {"", "2c", "2c2d", "2c3c", "2c7d9h", "2c7c9c", "2c2d9h",
		"2c7d9hTs", "2c7c9cTd", "2c2d9c9d", "2c7d9hTsAs"};

	for (size_t b = 0; b < sizeof boards / sizeof *boards; b++) {
		struct spot_runout runout;
		uint64_t state = b, expected;

		any_two(&spot, b % 2 ? set_from("8h8s") & ~set_from(boards[b]) : 0, boards[b]);
		take_all(true);
		expected =
			colex_choose((unsigned)card_set_count(spot.live), (unsigned)spot.to_come);
		cr_assert_eq(ways_in_all(), expected, "%s", boards[b]);
		/* seeking agrees with walking, and no card is a known one */
		for (int i = 0; i < 200; i++) {
			struct spot_runout walked;
			uint32_t number = random_below(&state, all.count);
			uint32_t before = number > 5 ? number - 5 : 0;

			spot_runout_seek(&runout, &all, number);
			spot_runout_seek(&walked, &all, before);
			for (; before < number; before++)
				spot_runout_next(&walked);
			cr_assert_eq(runout.set, walked.set);
			cr_assert_eq(runout.ways, walked.ways);
			cr_assert_eq(runout.set & ~spot.live, 0);
			cr_assert_eq(card_set_count(runout.set), spot.to_come);
		}
	}
}

/* The smallest set of cards that permuting the suits of one block can make of a set. */
static card_set canonical(card_set set, const uint8_t block[CARD_SUITS])
{
	card_set least = set;

	for (int p = 0; p < 256; p++) {
		int to[CARD_SUITS] = {p & 3, p >> 2 & 3, p >> 4 & 3, p >> 6};
		card_set turned = 0;
		unsigned used = 0;
		bool may = true;

		for (int s = 0; s < CARD_SUITS; s++) {
			used |= 1u << to[s];
			may = may && block[to[s]] == block[s];
		}
		if (!may || used != 15)
			continue;
		for (card_set rest = set; rest; rest &= rest - 1) {
			card c = (card)__builtin_ctzll(rest);

			turned |= card_bit(card_of(card_rank(c), to[card_suit(c)]));
		}
		least = turned < least ? turned : least;
	}
	return least;
}

static int by_value(const void *a, const void *b)
{
	const card_set *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

Test(runout, no_two_stand_for_the_same)
{
	static const char *const boards[] = {"2c7d9h", "2c7c9c", "2c2d9h", "2c2d9c9d", "2c7d", ""};
	static card_set seen[200000];

	for (size_t b = 0; b < sizeof boards / sizeof *boards; b++) {
		uint8_t block[CARD_SUITS];
		struct spot_runout runout;

		any_two(&spot, 0, boards[b]);
		spot_suit_blocks(&spot, block);
		spot_runouts_init(&all, &spot, block);
		cr_assert_leq(all.count, sizeof seen / sizeof *seen);
		spot_runout_seek(&runout, &all, 0);
		for (uint32_t i = 0; i < all.count; i++, spot_runout_next(&runout))
			seen[i] = canonical(runout.set, block);
		qsort(seen, all.count, sizeof *seen, by_value);
		for (uint32_t i = 1; i < all.count; i++)
			cr_assert_neq(seen[i], seen[i - 1], "%s", boards[b]);
	}
}

Test(runout, one_of_no_cards_when_the_board_is_complete)
{
	any_two(&spot, 0, "2c7d9hTsAs");
	take_all(true);
	cr_assert_eq(all.count, 1);
	cr_assert_eq(ways_in_all(), 1);
}
