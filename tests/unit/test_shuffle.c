#include "play/deck.h"

#include "odds/range/range.h"
#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { HANDS_MAX = 64, DRAWS = 60000 };

/* A range as a list, from the text of combos. */
struct listed {
	struct shuffle_range range;
	card_set set[HANDS_MAX];
	uint64_t upto[HANDS_MAX];
};

static void list(struct listed *out, const char *text)
{
	static struct range range;
	static struct range_list combos;
	uint64_t sum = 0;

	cr_assert_eq(range_parse(slice_of(text), CARD_ASCII, &game_holdem, &range, NULL),
		STATUS_OK);
	range_list(&range, &combos);
	cr_assert_leq(combos.count, HANDS_MAX);
	for (int i = 0; i < combos.count; i++) {
		out->set[i] = combos.set[i];
		out->upto[i] = sum += combos.weight[i];
	}
	out->range = (struct shuffle_range){(uint32_t)combos.count, out->set, out->upto};
}

static card_set set_of(const card *cards, int count)
{
	card_set set = 0;

	for (int i = 0; i < count; i++)
		set |= card_bit(cards[i]);
	return set;
}

Test(shuffle, deals_the_whole_deck_and_hands_of_their_ranges)
{
	struct listed aces, kings;
	struct shuffle shuffle = {.cards = CARD_DECK & ~card_bit(0), .hands = 4, .size = 2};
	struct hand_rng hand_rng;
	card cards[CARD_COUNT];

	list(&aces, "AA");
	list(&kings, "AK,KK");
	shuffle.range[1] = &aces.range;
	shuffle.range[2] = &kings.range;
	hand_rng_begin(&hand_rng, 5, 1, HAND_RNG_DECK);
	for (int n = 0; n < 1000; n++) {
		bool found = false;

		cr_assert_eq(shuffle_deal(&shuffle, &hand_rng, cards), STATUS_OK);
		cr_assert_eq(set_of(cards, CARD_COUNT - 1), shuffle.cards);
		cr_assert_eq(card_rank(cards[2]), 12);
		cr_assert_eq(card_rank(cards[3]), 12);
		for (uint32_t i = 0; i < kings.range.count; i++)
			found |= kings.set[i] == set_of(cards + 4, 2);
		cr_assert(found);
	}
}

/* AhAd leaves three of the second player's hands, and AhKh leaves five: three of the eight joint
 * deals have AhAd. Drawing the second hand from what the first leaves would give AhAd half of the
 * deals. */
Test(shuffle, joint_deals_are_equally_likely)
{
	struct listed first, second;
	struct shuffle shuffle = {.cards = CARD_DECK, .hands = 2, .size = 2};
	struct hand_rng hand_rng;
	card cards[CARD_COUNT];
	int aces = 0;

	list(&first, "AhAd,AhKh");
	list(&second, "AsKs,AcKc,AdKc,QhQd,AdQd,AhQh");
	shuffle.range[0] = &first.range;
	shuffle.range[1] = &second.range;
	hand_rng_begin(&hand_rng, 11, 1, HAND_RNG_DECK);
	for (int n = 0; n < DRAWS; n++) {
		cr_assert_eq(shuffle_deal(&shuffle, &hand_rng, cards), STATUS_OK);
		if (set_of(cards, 2) == (card_bit(card_of(12, 2)) | card_bit(card_of(12, 1))))
			aces++;
	}
	/* the standard error is sqrt(60000 * 3/8 * 5/8) = 119, and the seed is fixed */
	cr_assert(abs(aces - DRAWS * 3 / 8) < 4 * 119, "%d", aces);
}

/* With the minimum weights an off-by-one index would omit the second hand. */
Test(shuffle, hands_of_the_least_weight_come_alike)
{
	struct listed least;
	struct shuffle shuffle = {.cards = CARD_DECK, .hands = 1, .size = 2};
	struct hand_rng hand_rng;
	card cards[CARD_COUNT];
	int kings = 0;

	list(&least, "AhAd:0.0001,KhKd:0.0001");
	shuffle.range[0] = &least.range;
	hand_rng_begin(&hand_rng, 3, 1, HAND_RNG_DECK);
	for (int n = 0; n < DRAWS; n++) {
		cr_assert_eq(shuffle_deal(&shuffle, &hand_rng, cards), STATUS_OK);
		kings += card_rank(cards[0]) == 11;
	}
	/* the standard error is sqrt(60000 / 4) = 122 */
	cr_assert(abs(kings - DRAWS / 2) < 4 * 122, "%d", kings);
}

Test(shuffle, weights_count)
{
	struct listed weighted;
	struct shuffle shuffle = {.cards = CARD_DECK, .hands = 1, .size = 2};
	struct hand_rng hand_rng;
	card cards[CARD_COUNT];
	int found = 0;

	list(&weighted, "AhAd,KhKd:0.25");
	shuffle.range[0] = &weighted.range;
	hand_rng_begin(&hand_rng, 3, 1, HAND_RNG_DECK);
	for (int n = 0; n < DRAWS; n++) {
		cr_assert_eq(shuffle_deal(&shuffle, &hand_rng, cards), STATUS_OK);
		found += card_rank(cards[0]) == 11;
	}
	/* a fifth; the standard error is sqrt(60000 * 0.2 * 0.8) = 98 */
	cr_assert(abs(found - DRAWS / 5) < 4 * 98, "%d", found);
}

Test(shuffle, ranges_that_collide_are_reported)
{
	struct listed range;
	struct shuffle shuffle = {.cards = CARD_DECK, .hands = 2, .size = 2};
	struct hand_rng hand_rng;
	card cards[CARD_COUNT];

	list(&range, "AhAd");
	shuffle.range[0] = shuffle.range[1] = &range.range;
	hand_rng_begin(&hand_rng, 3, 1, HAND_RNG_DECK);
	cr_assert_eq(shuffle_deal(&shuffle, &hand_rng, cards), STATUS_NO_SHUFFLE);
}

/* -- shoes ------------------------------------------------------------------------- */

Test(shuffle, one_deck_of_a_shoe_is_the_deck_of_every_other_game)
{
	const struct shuffle deck = {.cards = CARD_DECK, .hands = 3, .size = 2};
	struct shoe shoe;
	struct hand_rng hand_rng;
	card cards[CARD_COUNT], others[CARD_COUNT];

	shoe_init(&shoe, 1);
	for (uint64_t number = 1; number <= 20; number++) {
		hand_rng_begin(&hand_rng, 3, number, HAND_RNG_DECK);
		cr_assert_eq(shuffle_deal(&deck, &hand_rng, cards), STATUS_OK);
		hand_rng_begin(&hand_rng, 3, number, HAND_RNG_DECK);
		shuffle_shoe(&shoe, CARD_COUNT, &hand_rng, others);
		cr_expect_arr_eq(cards, others, CARD_COUNT);
		hand_rng_begin(&hand_rng, 3, number, HAND_RNG_DECK);
		shuffle_shoe(&shoe, 6, &hand_rng, others);
		cr_expect_arr_eq(cards, others, 6);
	}
}

Test(shuffle, a_shoe_deals_each_card_as_often_as_it_has_it)
{
	static card cards[SHOE_CARDS_MAX];
	int times[CARD_COUNT] = {0};
	struct shoe shoe;
	struct hand_rng hand_rng;

	shoe_init(&shoe, 64);
	cr_assert(shoe_take(&shoe, 7));
	hand_rng_begin(&hand_rng, 3, 1, HAND_RNG_DECK);
	shuffle_shoe(&shoe, shoe.count, &hand_rng, cards);
	for (uint32_t i = 0; i < shoe.count; i++)
		times[cards[i]]++;
	for (int c = 0; c < CARD_COUNT; c++)
		cr_expect_eq(times[c], c == 7 ? 63 : 64);
}

/* Each of the 52 cards is first with probability 1/52: the sum of (times - 1000)^2 / 1000 has the
 * chi-squared distribution with 51 degrees of freedom, which exceeds 102 once in 30,000. */
Test(shuffle, every_card_of_a_shoe_is_first_equally_often)
{
	static card cards[SHOE_CARDS_MAX];
	double sum = 0;
	int times[CARD_COUNT] = {0};
	struct shoe shoe;
	struct hand_rng hand_rng;

	shoe_init(&shoe, 6);
	for (uint64_t number = 1; number <= 52000; number++) {
		hand_rng_begin(&hand_rng, 1, number, HAND_RNG_DECK);
		shuffle_shoe(&shoe, 1, &hand_rng, cards);
		times[cards[0]]++;
	}
	for (int c = 0; c < CARD_COUNT; c++)
		sum += (times[c] - 1000.0) * (times[c] - 1000.0) / 1000;
	cr_expect_lt(sum, 102);
	cr_expect_gt(sum, 20);
}
