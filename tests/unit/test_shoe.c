/* Hands from a shoe: their values, and counting them. */
#include "cards/shoe/shoe.h"

#include "cards/game.h"
#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

static struct shoe_hand hand_of(const char *text)
{
	struct shoe_hand hand;
	struct cards_reader reader =
		cards_reader_in(slice_from(text), slice_from(text), CARD_ASCII);
	struct cards one;

	for (hand.count = 0;; hand.count++) {
		cr_assert_eq(cards_reader_take(&reader, 1, &one, NULL), STATUS_OK, "%s", text);
		if (!one.count)
			return hand;
		hand.list[hand.count] = one.list[0];
	}
}

/* -- the rules, written plainly ---------------------------------------------------- */

/* The total: all aces are 11 at first, and then 1 each while the total is too high. */
static int plain_total(const struct shoe_hand *hand, int *elevens)
{
	static const int points[CARD_RANKS] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11};
	int total = 0;

	*elevens = 0;
	for (int i = 0; i < hand->count; i++) {
		total += points[card_rank(hand->list[i])];
		*elevens += card_rank(hand->list[i]) == 12;
	}
	for (; total > 21 && *elevens; --*elevens)
		total -= 10;
	return total;
}

static void plain_key(const struct shoe_hand *hand, char key[16])
{
	int elevens;
	const int total = plain_total(hand, &elevens);

	if (total == 21 && hand->count == 2)
		strcpy(key, "natural");
	else if (total > 21)
		strcpy(key, "bust");
	else
		snprintf(key, 16, "%s-%d", elevens ? "soft" : "hard", total);
}

/* Chooses every set of physical cards of the shoe, one by one. */
struct oracle {
	const struct shoe_rules *rules;
	card cards[SHOE_CARDS_MAX];
	int count, size;
	struct shoe_hand hand;
	struct shoe_breakdown breakdown;
};

static void choose(struct oracle *oracle, int from)
{
	struct shoe_hand *const hand = &oracle->hand;
	char key[16];
	int category = 0;

	if (hand->count < oracle->size) {
		for (int i = from; i < oracle->count; i++) {
			hand->list[hand->count++] = oracle->cards[i];
			choose(oracle, i + 1);
			hand->count--;
		}
		return;
	}
	if (oracle->rules->totals) {
		plain_key(hand, key);
		while (strcmp(oracle->rules->category[category].key, key) != 0)
			category++;
	} else {
		for (int i = 0; i < hand->count; i++)
			if (card_rank(hand->list[i]) > category)
				category = card_rank(hand->list[i]);
	}
	oracle->breakdown.by_category[category]++;
	oracle->breakdown.total++;
}

static void expect_oracle(const struct shoe_rules *rules, const struct shoe *shoe,
	const char *known, int size)
{
	static struct oracle oracle;
	struct shoe_breakdown breakdown;

	memset(&oracle, 0, sizeof oracle);
	oracle.rules = rules;
	oracle.count = (int)shoe->count;
	oracle.size = size;
	oracle.hand = hand_of(known);
	shoe_list(shoe, oracle.cards);
	choose(&oracle, 0);
	cr_assert_eq(shoe_count(rules, shoe, &oracle.hand, size, &breakdown), STATUS_OK);
	cr_expect_eq(breakdown.total, oracle.breakdown.total, "%s to %d", known, size);
	for (int i = 0; i < rules->categories; i++)
		cr_expect_eq(breakdown.by_category[i], oracle.breakdown.by_category[i],
			"%s to %d: %llu %s, not %llu", known, size,
			(unsigned long long)breakdown.by_category[i], rules->category[i].key,
			(unsigned long long)oracle.breakdown.by_category[i]);
}

/* A shoe without some cards. */
static struct shoe shoe_without(int decks, const char *text)
{
	const struct shoe_hand out = hand_of(text);
	struct shoe shoe;

	shoe_init(&shoe, decks);
	for (int i = 0; i < out.count; i++)
		cr_assert(shoe_take(&shoe, out.list[i]));
	return shoe;
}

/* -- the shoe ------------------------------------------------------------------------ */

Test(shoe, has_each_card_as_often_as_there_are_decks)
{
	struct shoe shoe;
	card all[SHOE_CARDS_MAX];

	shoe_init(&shoe, 6);
	cr_expect_eq(shoe.count, 312);
	for (int i = 0; i < 6; i++)
		cr_expect(shoe_take(&shoe, 51));
	cr_expect_not(shoe_take(&shoe, 51));
	cr_expect_eq(shoe.count, 306);
	shoe_list(&shoe, all);
	cr_expect_eq(all[0], 0);
	cr_expect_eq(all[5], 0);
	cr_expect_eq(all[6], 1);
	cr_expect_eq(all[305], 50);
}

Test(shoe, a_card_may_be_read_as_often_as_there_are_decks)
{
	const struct slice line = slice_from("AsAs [As]");
	struct cards_reader reader = cards_reader_in(line, line, CARD_ASCII);
	struct shoe shoe;
	struct cards one;
	struct fault fault;

	shoe_init(&shoe, 2);
	cr_expect_eq(shoe_read(&shoe, &reader, &one, NULL), STATUS_OK);
	cr_expect_eq(shoe_read(&shoe, &reader, &one, NULL), STATUS_OK);
	cr_expect_eq(shoe_read(&shoe, &reader, &one, &fault), STATUS_SHOE_EMPTY);
	cr_expect_eq(fault.offset, 6);
	cr_expect_eq(fault.number, 2);
}

Test(shoe, binomials_end_before_2_64)
{
	uint64_t ways = 0;

	cr_expect(shoe_choose(52, 5, &ways));
	cr_expect_eq(ways, 2598960);
	cr_expect(shoe_choose(416, 2, &ways));
	cr_expect_eq(ways, 86320);
	cr_expect(shoe_choose(3, 4, &ways));
	cr_expect_eq(ways, 0);
	cr_expect(shoe_choose(67, 33, &ways));
	cr_expect_eq(ways, UINT64_C(14226520737620288370)); /* OEIS A001405 */
	cr_expect_not(shoe_choose(68, 34, &ways));
	cr_expect_not(shoe_choose(3328, 22, &ways));
}

/* -- twenty-one ---------------------------------------------------------------------- */

Test(shoe, totals_of_twenty_one)
{
	static const struct {
		char cards[48];
		int total;
		bool soft;
		char name[16];
		score value;
	} rows[] = {
		{"As", 11, true, "soft 11", 11},
		{"AsKd", 21, true, "natural", 22},
		{"TdAh", 21, true, "natural", 22},
		{"As6h", 17, true, "soft 17", 17},
		{"As6hTd", 17, false, "hard 17", 17},
		{"AsAh", 12, true, "soft 12", 12},
		{"AsAhAdAc", 14, true, "soft 14", 14},
		{"AsAh9c", 21, true, "soft 21", 21},
		{"AsAhTc9d", 21, false, "hard 21", 21},
		{"7h7d7c", 21, false, "hard 21", 21},
		{"2c2d", 4, false, "hard 4", 4},
		{"2c", 2, false, "hard 2", 2},
		{"KsQd2c", 22, false, "bust with 22", 1},
		{"KsQdJcTh", 40, false, "bust with 40", 1},
		{"AsKsQdAd", 22, false, "bust with 22", 1},
		{"AsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAs", 21, false, "hard 21", 21},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct shoe_hand hand = hand_of(rows[i].cards);
		struct text name = {.bytes = NULL};
		bool soft;

		cr_expect_eq(shoe_total(&hand, &soft), rows[i].total, "%s", rows[i].cards);
		cr_expect_eq(soft, rows[i].soft, "%s", rows[i].cards);
		cr_expect_eq(shoe_twentyone.value(&hand), rows[i].value, "%s", rows[i].cards);
		shoe_twentyone.describe(&name, &hand);
		cr_expect(text_is(&name, rows[i].name), "%s", rows[i].cards);
		text_free(&name);
	}
}

Test(shoe, random_hands_have_the_plain_total)
{
	uint64_t state = 1;

	for (int trial = 0; trial < 100000; trial++) {
		struct shoe_hand hand = {.count = 1 + (int)random_below(&state, 8)};
		int elevens, total;
		char key[16];
		bool soft;

		for (int i = 0; i < hand.count; i++)
			hand.list[i] = (card)random_below(&state, CARD_COUNT);
		total = plain_total(&hand, &elevens);
		plain_key(&hand, key);
		cr_assert_eq(shoe_total(&hand, &soft), total);
		cr_assert_eq(soft, elevens > 0);
		cr_assert_str_eq(shoe_twentyone.category[shoe_twentyone.category_of(&hand)].key,
			key);
	}
}

Test(shoe, busts_of_the_next_card)
{
	static const struct {
		char cards[16];
		int decks;
		uint32_t busts;
	} rows[] = {
		{"KsQd", 1, 46},                   /* all except the aces */
		{"Ks2d", 1, 15},                   /* hard 12: the other tens */
		{"Ks2d", 6, 95}, {"As6h", 8, 0},   /* a soft hand cannot bust */
		{"5h6d", 1, 0}, {"7h7d7c", 1, 49}, /* every card */
		{"9h7d", 2, 8 + 7 + 8 + 7 + 32},   /* hard 16: sixes to tens */
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct shoe_hand hand = hand_of(rows[i].cards);
		const struct shoe shoe = shoe_without(rows[i].decks, rows[i].cards);
		uint32_t busts = 0;

		for (int c = 0; c < CARD_COUNT; c++) {
			struct shoe_hand next = hand;
			int elevens;

			next.list[next.count++] = (card)c;
			if (plain_total(&next, &elevens) > 21)
				busts += shoe.left[c];
		}
		cr_expect_eq(shoe_busts(&shoe_twentyone, &hand, &shoe), busts);
		cr_expect_eq(busts, rows[i].busts, "%s: %u", rows[i].cards, busts);
	}
}

Test(shoe, busts_of_the_next_card_are_those_that_counting_one_more_card_finds)
{
	uint64_t state = 2;

	for (int trial = 0; trial < 2000; trial++) {
		struct shoe_hand hand = {.count = 1 + (int)random_below(&state, 5)};
		struct shoe_breakdown breakdown;
		struct shoe shoe;

		shoe_init(&shoe, 5 + (int)random_below(&state, 4));
		for (int i = 0; i < hand.count; i++) {
			hand.list[i] = (card)random_below(&state, CARD_COUNT);
			cr_assert(shoe_take(&shoe, hand.list[i]));
		}
		cr_assert_eq(shoe_count(&shoe_twentyone, &shoe, &hand, hand.count + 1, &breakdown),
			STATUS_OK);
		cr_assert_eq(breakdown.total, shoe.count);
		cr_assert_eq(breakdown.by_category[0], shoe_busts(&shoe_twentyone, &hand, &shoe));
	}
}

/* The naturals of one, six and eight decks: 64 of 1,326, 2,304 of 48,516 and 4,096 of 86,320, which
 * are 4.8265%, 4.7489% and 4.7451% (P. A. Griffin, "The Theory of Blackjack"). */
Test(shoe, naturals_of_one_six_and_eight_decks)
{
	static const struct {
		int decks;
		uint64_t naturals, total;
		double share;
	} rows[] = {{1, 64, 1326, 0.048265}, {6, 2304, 48516, 0.047489},
		{8, 4096, 86320, 0.047451}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct shoe_hand none = {.count = 0};
		const struct shoe_rules *const rules = &shoe_twentyone;
		struct shoe_breakdown breakdown;
		struct shoe shoe;
		uint64_t naturals;

		shoe_init(&shoe, rows[i].decks);
		cr_assert_eq(shoe_count(rules, &shoe, &none, 2, &breakdown), STATUS_OK);
		naturals = breakdown.by_category[rules->categories - 1];
		cr_expect_eq(naturals, rows[i].naturals);
		cr_expect_eq(breakdown.total, rows[i].total);
		cr_expect_float_eq((double)naturals / (double)breakdown.total, rows[i].share, 5e-7);
	}
}

Test(shoe, counts_are_those_of_every_set_of_cards)
{
	struct shoe shoe;

	shoe_init(&shoe, 1);
	for (int size = 1; size <= 4; size++)
		expect_oracle(&shoe_twentyone, &shoe, "", size);
	shoe_init(&shoe, 3);
	expect_oracle(&shoe_twentyone, &shoe, "", 3);
	shoe = shoe_without(2, "AsAsAhKs");
	expect_oracle(&shoe_twentyone, &shoe, "As", 4);
	expect_oracle(&shoe_twentyone, &shoe, "KsQdAs", 3);
	expect_oracle(&shoe_twentyone, &shoe, "KsQd5s", 5);
	expect_oracle(&shoe_twentyone, &shoe, "AsAh", 4);
}

Test(shoe, all_counts_add_up_to_all_ways)
{
	const struct shoe_hand none = {.count = 0};

	for (int decks = 1; decks <= 8; decks++)
		for (int size = 1; size <= 9; size++) {
			struct shoe_breakdown breakdown;
			struct shoe shoe;
			uint64_t sum = 0;

			shoe_init(&shoe, decks);
			cr_assert_eq(shoe_count(&shoe_twentyone, &shoe, &none, size, &breakdown),
				STATUS_OK);
			for (int i = 0; i < SHOE_CATEGORIES_MAX; i++)
				sum += breakdown.by_category[i];
			cr_expect_eq(sum, breakdown.total, "%d decks, %d cards", decks, size);
		}
}

Test(shoe, counting_refuses_what_cannot_be_counted)
{
	const struct shoe_hand none = {.count = 0}, two = hand_of("AsKd");
	struct shoe_breakdown breakdown;
	struct shoe shoe;

	shoe_init(&shoe, 8);
	cr_expect_eq(shoe_count(&shoe_twentyone, &shoe, &two, 1, &breakdown),
		STATUS_TOO_MANY_CARDS);
	cr_expect_eq(shoe_count(&shoe_twentyone, &shoe, &none, 9, &breakdown), STATUS_OK);
	cr_expect_eq(shoe_count(&shoe_twentyone, &shoe, &none, 10, &breakdown), STATUS_SHOE_LARGE);
	memset(&shoe, 0, sizeof shoe);
	shoe.decks = 1;
	shoe.count = shoe.left[0] = 1;
	cr_expect_eq(shoe_count(&shoe_twentyone, &shoe, &none, 2, &breakdown),
		STATUS_TOO_FEW_CARDS);
	cr_expect_eq(shoe_count(&shoe_twentyone, &shoe, &none, 1, &breakdown), STATUS_OK);
}

/* Most code that takes a game needs its evaluator, which these games lack. */
Test(shoe, games_out_of_a_shoe_are_found_apart_from_poker)
{
	cr_expect_eq(game_find_shoe(slice_from("21")), &game_twentyone);
	cr_expect_eq(game_find_shoe(slice_from("HIGH")), &game_high);
	cr_expect_eq(game_find_shoe(slice_from("high-ranks")), &game_high_ranks);
	cr_expect_null(game_find_shoe(slice_from("holdem")));
	cr_expect_null(game_find(slice_from("21")));
	cr_expect_null(game_find(slice_from("high")));
}

/* -- high card ------------------------------------------------------------------------ */

/* "The ranking of suits from highest to lowest is spades, hearts, diamonds, clubs" (Robert's Rules
 * of Poker 11, "Ties", 1). */
Test(shoe, suits_decide_between_cards_of_one_rank)
{
	static const char *const order[] = {"As", "Ah", "Ad", "Ac", "Ks", "3c", "2s", "2c"};
	static const score standing[] = {1, 2, 3, 4, 5, 48, 49, 52};
	struct text name = {.bytes = NULL};

	for (int i = 0; i < 8; i++) {
		const struct shoe_hand hand = hand_of(order[i]);

		cr_expect_eq(shoe_standing(&shoe_high, shoe_high.value(&hand)), standing[i]);
		cr_expect_eq(shoe_standing(&shoe_high_ranks, shoe_high_ranks.value(&hand)),
			(standing[i] + 3) / 4);
	}
	{
		const struct shoe_hand hand = hand_of("2cTh9sTd");

		shoe_high.describe(&name, &hand);
		cr_expect(text_is(&name, "ten of hearts"));
		cr_expect_eq(shoe_busts(&shoe_high, &hand, NULL), 0);
	}
	text_free(&name);
}

Test(shoe, the_highest_of_some_cards_is_counted)
{
	struct shoe shoe;

	shoe_init(&shoe, 1);
	for (int size = 1; size <= 4; size++)
		expect_oracle(&shoe_high, &shoe, "", size);
	shoe = shoe_without(2, "AsAsAhKs");
	expect_oracle(&shoe_high, &shoe, "9c", 3);
	expect_oracle(&shoe_high_ranks, &shoe, "9c2d", 4);
	expect_oracle(&shoe_high, &shoe, "As", 3);
	expect_oracle(&shoe_high, &shoe, "9c", 1);
}
