#include "spots.h"
#include "support.h"

#include <criterion/criterion.h>

static struct spot spot;
static struct range ranges[SPOT_PLAYERS_MAX];

/* Adds all combos of a class, by its name, to a range. */
static void add_class(struct range *range, const char *wanted, uint16_t weight)
{
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		combo list[COMBO_CLASS_MOST];
		char name[4];

		combo_class_name(class, name);
		if (strcmp(name, wanted) != 0)
			continue;
		for (int count = combo_class_list(class, list); count--;)
			range->weight[list[count]] = weight;
	}
}

static status_code init(int players, const char *board, const char *dead, struct fault *fault)
{
	const struct range *list[SPOT_PLAYERS_MAX];
	struct cards cards;

	for (int i = 0; i < players; i++)
		list[i] = &ranges[i];
	cards_parse(slice_from(board), CARD_ASCII, &cards, NULL);
	return spot_init(&spot, list, players, &cards, set_from(dead), fault);
}

Test(spot, known_cards_leave_fewer_combos)
{
	add_class(&ranges[0], "AA", RANGE_WHOLE);
	range_fill(&ranges[1]);
	cr_assert_eq(init(2, "Ac7d9h", "2s", NULL), STATUS_OK);
	cr_assert_eq(spot.side[0].count, 3);
	cr_assert_eq(spot.side[1].count, 48 * 47 / 2);
	cr_assert(spot.side[1].any);
	cr_assert_not(spot.side[0].any);
	cr_assert_eq(spot.side[0].cards, set_from("AdAhAs"));
	cr_assert_eq(spot.to_come, 2);
}

Test(spot, weights_lose_their_common_divisor)
{
	add_class(&ranges[0], "AA", 5000);
	add_class(&ranges[0], "AKs", 2500);
	add_class(&ranges[1], "QQ", 333);
	cr_assert_eq(init(2, "", "", NULL), STATUS_OK);
	cr_assert_eq(spot.side[0].weight_sum, 6 * 2 + 4);
	cr_assert_not(spot.side[0].alike);
	cr_assert(spot.side[1].alike);
}

Test(spot, a_range_without_a_live_combo_is_named)
{
	struct fault fault;

	add_class(&ranges[0], "KK", RANGE_WHOLE);
	add_class(&ranges[1], "AA", RANGE_WHOLE);
	cr_assert_eq(init(2, "AcAd7h", "As", &fault), STATUS_NO_COMBO);
	cr_assert_eq(fault.number, 1);
}

Test(spot, three_players_cannot_all_hold_aces)
{
	for (int i = 0; i < 3; i++)
		add_class(&ranges[i], "AA", RANGE_WHOLE);
	cr_assert_eq(init(3, "", "", NULL), STATUS_NO_DEAL);
	cr_assert_eq(init(2, "", "", NULL), STATUS_OK);
	cr_assert_eq(init(2, "2c3c4c", "As", NULL), STATUS_NO_DEAL);
}

Test(spot, nine_players_cannot_share_four_ranks_but_eight_can)
{
	for (int i = 0; i < 9; i++) {
		add_class(&ranges[i], "AA", RANGE_WHOLE);
		add_class(&ranges[i], "KK", RANGE_WHOLE);
		add_class(&ranges[i], "QQ", RANGE_WHOLE);
		add_class(&ranges[i], "JJ", RANGE_WHOLE);
	}
	cr_assert_eq(init(9, "", "", NULL), STATUS_NO_DEAL);
	cr_assert_eq(init(8, "", "", NULL), STATUS_OK);
}

Test(spot, the_deck_must_have_the_board)
{
	range_fill(&ranges[0]);
	range_fill(&ranges[1]);
	/* 52 - 8 dead leave 4 + 5 cards when 43 are dead */
	cr_assert_eq(init(2, "",
			     "2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h7s8c8d8h8s"
			     "9c9d9h9sTcTdThTsJcJdJhJsQcQdQh",
			     NULL),
		STATUS_OK);
	cr_assert_eq(init(2, "",
			     "2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h7s8c8d8h8s"
			     "9c9d9h9sTcTdThTsJcJdJhJsQcQdQhQs",
			     NULL),
		STATUS_DECK_SHORT);
}

static void blocks_are(const char *board, const char *dead, int d, int h, int s)
{
	uint8_t block[CARD_SUITS];

	cr_assert_eq(init(2, board, dead, NULL), STATUS_OK);
	spot_suit_blocks(&spot, block);
	cr_assert(block[0] == 0 && block[1] == d && block[2] == h && block[3] == s,
		"%s: %d %d %d %d", board, block[0], block[1], block[2], block[3]);
}

Test(spot, suits_that_nothing_tells_apart_are_one_block)
{
	range_fill(&ranges[0]);
	add_class(&ranges[1], "AKs", RANGE_WHOLE);
	blocks_are("", "", 0, 0, 0);
	blocks_are("2c7c", "", 1, 1, 1);
	blocks_are("2c2h", "", 1, 0, 1);
	blocks_are("2c2h", "2d2s", 1, 0, 1);
	blocks_are("", "2s", 0, 0, 3);
	ranges[1].weight[combo_of(card_of(12, CARD_HEARTS), card_of(11, CARD_HEARTS))] = 1;
	blocks_are("", "", 0, 2, 0);
}
