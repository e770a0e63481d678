#include "spots.h"
#include "support.h"

#include <criterion/criterion.h>

static struct spot spot;
static struct range ranges[SPOT_PLAYERS_MAX];

/* Adds all combos of a starting hand, by its name, to a range. */
static void add_class(struct range *range, const char *wanted, uint16_t weight)
{
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		combo list[COMBO_CLASS_MAX];
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
	return spot_init(&spot, &game_holdem, list, players, &cards, set_from(dead), fault);
}

Test(spot, known_cards_leave_fewer_combos)
{
	add_class(&ranges[0], "AA", RANGE_WHOLE);
	range_hold(&ranges[1], 0);
	cr_assert_eq(init(2, "Ac7d9h", "2s", NULL), STATUS_OK);
	cr_assert_eq(spot.side[0].count, 3);
	cr_assert_eq(spot.side[1].count, 48 * 47 / 2);
	cr_assert(spot.side[1].full);
	cr_assert_not(spot.side[0].full);
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
	cr_assert_not(spot.side[0].uniform);
	cr_assert(spot.side[1].uniform);
}

Test(spot, a_range_without_a_live_combo_is_named)
{
	struct fault fault;

	add_class(&ranges[0], "KK", RANGE_WHOLE);
	add_class(&ranges[1], "AA", RANGE_WHOLE);
	cr_assert_eq(init(2, "AcAd7h", "As", &fault), STATUS_NO_COMBO);
	cr_assert_eq(fault.number, 1);
}

/* 51 combos have the ace of spades: as many as one card of another player can exclude. */
Test(spot, two_players_cannot_both_hold_the_same_card)
{
	range_hold(&ranges[0], card_bit(card_of(12, CARD_SPADES)));
	range_hold(&ranges[1], card_bit(card_of(12, CARD_SPADES)));
	cr_assert_eq(init(2, "", "", NULL), STATUS_NO_DEAL);
	cr_assert_eq(spot.side[0].count, 51);
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
	range_hold(&ranges[0], 0);
	range_hold(&ranges[1], 0);
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
	range_hold(&ranges[0], 0);
	add_class(&ranges[1], "AKs", RANGE_WHOLE);
	blocks_are("", "", 0, 0, 0);
	blocks_are("2c7c", "", 1, 1, 1);
	blocks_are("2c2h", "", 1, 0, 1);
	blocks_are("2c2h", "2d2s", 1, 0, 1);
	blocks_are("", "2s", 0, 0, 3);
	ranges[1].weight[combo_of(card_of(12, CARD_HEARTS), card_of(11, CARD_HEARTS))] = 1;
	blocks_are("", "", 0, 2, 0);
}

static bool sides_same(const struct spot_side *a, const struct spot_side *b)
{
	return a->count == b->count && a->uniform == b->uniform && a->full == b->full &&
	       a->weight_sum == b->weight_sum && a->cards == b->cards &&
	       !memcmp(a->combos, b->combos, sizeof *a->combos * (size_t)a->count) &&
	       !memcmp(a->weight, b->weight, sizeof *a->weight * (size_t)a->count);
}

static bool spots_same(const struct spot *a, const struct spot *b)
{
	bool same = a->players == b->players && a->to_come == b->to_come &&
		    a->board_set == b->board_set && a->live == b->live && a->dead == b->dead;

	for (int i = 0; same && i < a->players; i++)
		same = sides_same(&a->side[i], &b->side[i]);
	return same;
}

/* The weights 333, 666 and 1000 have no common divisor; once a card of the only combo of weight
 * 1000 is on the board they shrink to 1 and 2. */
Test(spot, a_card_next_gives_the_spot_of_the_longer_board)
{
	static struct spot next;
	double scale;

	add_class(&ranges[0], "AKs", 333);
	add_class(&ranges[0], "QQ", 666);
	ranges[0].weight[combo_of(card_of(0, 0), card_of(2, 1))] = 1000; /* 4d2c */
	range_hold(&ranges[1], 0);
	cr_assert_eq(init(2, "7c8d9h", "2s", NULL), STATUS_OK);
	for (int c = 0; c < CARD_COUNT; c++) {
		const struct spot whole = spot;
		struct cards board = {.count = 4, .set = whole.board_set | card_bit((card)c)};
		const struct range *list[2] = {&ranges[0], &ranges[1]};

		if (!(whole.live >> c & 1))
			continue;
		memcpy(board.list, whole.board, 3);
		board.list[3] = (card)c;
		cr_assert_eq(spot_init(&spot, &game_holdem, list, 2, &board, set_from("2s"), NULL),
			STATUS_OK);
		cr_assert_eq(spot_with_card(&whole, (card)c, &next, &scale), STATUS_OK);
		cr_expect(spots_same(&next, &spot), "card %d", c);
		/* 4d2c has the only weight that 333 does not divide */
		cr_expect_float_eq(scale, c == 0 || c == card_of(2, 1) ? 333 : 1, 0);
		spot = whole;
	}
}

Test(spot, a_card_that_leaves_a_player_no_combo_cannot_come)
{
	static struct spot next;
	double scale;

	add_class(&ranges[1], "KK", RANGE_WHOLE);
	ranges[0].weight[combo_of(card_of(12, 2), card_of(12, 1))] = RANGE_WHOLE;
	cr_assert_eq(init(2, "", "", NULL), STATUS_OK);
	cr_expect_eq(spot_with_card(&spot, card_of(12, 2), &next, &scale), STATUS_NO_COMBO);
	cr_expect_eq(spot_with_card(&spot, card_of(12, 0), &next, &scale), STATUS_OK);
}

/* For random hands on a flop: 49 cards if its suits differ. Two cards of one suit leave the two
 * other suits interchangeable, 11 + 12 + 13; three of one suit leave three, 10 + 13. */
Test(spot, next_cards_are_asked_for_once_a_class_of_suits)
{
	card like[CARD_COUNT], asked[CARD_COUNT];

	range_hold(&ranges[0], 0);
	range_hold(&ranges[1], 0);
	init(2, "2c7d9h", "", NULL);
	cr_expect_eq(spot_cards_alike(&spot, like, asked), 49);
	init(2, "2c7c9d", "", NULL);
	cr_expect_eq(spot_cards_alike(&spot, like, asked), 11 + 12 + 13);
	cr_expect_eq(like[card_of(3, CARD_SPADES)], card_of(3, CARD_HEARTS));
	init(2, "2c7c9c", "", NULL);
	cr_expect_eq(spot_cards_alike(&spot, like, asked), 10 + 13);
	init(2, "", "", NULL);
	cr_expect_eq(spot_cards_alike(&spot, like, asked), 13);
}

/* AA leaves all suits interchangeable, AhAd only hearts with diamonds and clubs with spades. */
Test(spot, runouts_of_a_spot_are_not_those_of_the_spot_that_it_was_made_from)
{
	static struct spot made;
	double scale;

	add_class(&ranges[0], "AA", RANGE_WHOLE);
	add_class(&ranges[1], "KK", RANGE_WHOLE);
	cr_assert_eq(init(2, "", "", NULL), STATUS_OK);
	spot_make_runouts(&spot);
	cr_expect_eq(spot.runouts.block[CARD_SPADES], CARD_CLUBS);
	cr_expect_eq(spot.runouts.block[CARD_HEARTS], CARD_CLUBS);
	made = spot;
	cr_assert_eq(spot_with_combo(&spot, 0,
			     combo_of(card_of(12, CARD_HEARTS), card_of(12, CARD_DIAMONDS)), &made),
		STATUS_OK);
	cr_expect_eq(made.runouts.count, 0);
	spot_make_runouts(&made);
	cr_expect_eq(made.runouts.block[CARD_SPADES], CARD_CLUBS);
	cr_expect_eq(made.runouts.block[CARD_HEARTS], CARD_DIAMONDS);
	cr_assert_eq(spot_with_card(&spot, card_of(0, CARD_CLUBS), &made, &scale), STATUS_OK);
	cr_expect_eq(made.runouts.count, 0);
	spot_make_runouts(&made);
	cr_expect_eq(made.runouts.block[CARD_SPADES], CARD_DIAMONDS);
}

Test(spot, a_combo_of_the_first_player_gives_the_spot_of_it_alone)
{
	static struct spot single;
	struct spot whole;
	struct range one = {{0}};
	const struct range *list[2] = {&one, &ranges[1]};
	const combo h = combo_of(card_of(12, CARD_SPADES), card_of(11, CARD_SPADES));

	range_hold(&ranges[0], 0);
	add_class(&ranges[1], "AKs", 2000);
	add_class(&ranges[1], "QQ", 3000);
	init(2, "7c8d9h", "", NULL);
	whole = spot;
	one.weight[h] = RANGE_WHOLE;
	cr_assert_eq(spot_init(&spot, &game_holdem, list, 2,
			     &(struct cards){.count = 3,
				     .set = whole.board_set,
				     .list = {whole.board[0], whole.board[1], whole.board[2]}},
			     0, NULL),
		STATUS_OK);
	cr_assert_eq(spot_with_combo(&whole, 0, h, &single), STATUS_OK);
	cr_expect(spots_same(&single, &spot));
	memset(&ranges[1], 0, sizeof ranges[1]);
	ranges[1].weight[h] = RANGE_WHOLE;
	init(2, "7c8d9h", "", NULL);
	cr_expect_eq(spot_with_combo(&spot, 0, h, &single), STATUS_NO_DEAL);
}
