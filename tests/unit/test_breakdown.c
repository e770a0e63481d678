#include "cards/breakdown/breakdown.h"

#include "cards/colex.h"
#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static void expect_equal(const struct breakdown *a, const struct breakdown *b, card_set known,
	card_set live, int size)
{
	for (int i = 0; i < CATEGORY_COUNT; i++)
		if (a->by_category[i] != b->by_category[i])
			cr_assert_fail("known %llx, live %llx, %d cards: category %d counted %llu "
				       "times, "
				       "visited %llu times",
				(unsigned long long)known, (unsigned long long)live, size, i,
				(unsigned long long)a->by_category[i],
				(unsigned long long)b->by_category[i]);
	cr_assert_eq(a->total, b->total);
}

/* The same count by visiting every completion, each valued by `value_of`. */
static struct breakdown visit(card_set known, card_set live, int size,
	enum category (*category_of)(const card *cards, int count))
{
	struct breakdown breakdown = {.total = 0};
	struct colex_walk walk;
	card cards[HAND_MAX];
	const int have = card_set_list(known, cards);

	for (bool more = colex_walk_first(&walk, live, size - have, NULL); more;
		more = colex_walk_next(&walk)) {
		memcpy(cards + have, walk.chosen, (size_t)(size - have));
		breakdown.by_category[category_of(cards, size)]++;
		breakdown.total++;
	}
	return breakdown;
}

static enum category by_evaluator(const card *cards, int count)
{
	return score_category(eval_cards(cards, count));
}

static enum category by_reference(const card *cards, int count)
{
	return (enum category)(reference_best(cards, count) >> REFERENCE_CATEGORY_SHIFT);
}

static card_set random_set(uint64_t *state, card_set from, int count)
{
	card cards[CARD_COUNT];
	card_set set = 0;
	deal_from(state, from, count, cards);
	for (int i = 0; i < count; i++)
		set |= card_bit(cards[i]);
	return set;
}

/* At most `most` cards to come, from the whole deck without up to 20 dead cards. */
static void try_random(uint64_t *state, int most, card_set known_from,
	enum category (*category_of)(const card *cards, int count))
{
	const int size = HAND_MIN + (int)random_below(state, 3);
	const int to_come = (int)random_below(state, (unsigned)most + 1);
	const card_set known = random_set(state, known_from, size - to_come);
	const card_set live = CARD_DECK & ~known &
			      ~random_set(state, CARD_DECK & ~known, (int)random_below(state, 21));
	struct breakdown counted;
	const struct breakdown visited = visit(known, live, size, category_of);

	cr_assert_eq(breakdown_take(known, live, size, &counted), STATUS_OK);
	expect_equal(&counted, &visited, known, live, size);
	cr_assert_eq(counted.total,
		colex_choose((unsigned)card_set_count(live), (unsigned)to_come));
}

Test(breakdown, counts_what_visiting_every_way_counts)
{
	uint64_t state = 11;
	for (int trial = 0; trial < 400; trial++)
		try_random(&state, 3, CARD_DECK, by_evaluator);
}

/* Two suits, or a few ranks: flushes, straights and fours are likely. */
Test(breakdown, counts_what_visiting_counts_where_strong_hands_are_near)
{
	uint64_t state = 12;
	for (int trial = 0; trial < 400; trial++)
		try_random(&state, 3,
			trial % 2 ? UINT64_C(0x3333333333333) : UINT64_C(0xff00ff000fff),
			by_evaluator);
}

Test(breakdown, counts_what_the_rulebook_says_of_every_way)
{
	uint64_t state = 13;
	for (int trial = 0; trial < 60; trial++)
		try_random(&state, 2, trial % 2 ? CARD_DECK : UINT64_C(0x3333333333333),
			by_reference);
}

/* Few live cards, all or nearly all to come. */
Test(breakdown, counts_what_visiting_counts_in_short_decks)
{
	static const card_set decks[] = {CARD_DECK, UINT64_C(0x3333333333333), 0xffffff,
		UINT64_C(0x1111111111111) | 0xff};
	uint64_t state = 14;
	for (int trial = 0; trial < 600; trial++) {
		const int size = HAND_MIN + trial % 3;
		const card_set known = random_set(&state, CARD_DECK, (int)random_below(&state, 4));
		const card_set from = decks[random_below(&state, 4)] & ~known;
		const card_set live = random_set(&state, from, 7 + (int)random_below(&state, 6));
		struct breakdown counted;
		const struct breakdown visited = visit(known, live, size, by_evaluator);
		cr_assert_eq(breakdown_take(known, live, size, &counted), STATUS_OK);
		expect_equal(&counted, &visited, known, live, size);
	}
}

Test(breakdown, of_the_whole_deck_is_the_published_table)
{
	struct published rows;
	int read = 0;
	published_open(&rows, "counts.tsv");
	while (published_next(&rows)) {
		const int size = atoi(rows.cell[0]);
		struct breakdown breakdown;
		cr_assert_eq(breakdown_take(0, CARD_DECK, size, &breakdown), STATUS_OK);
		for (int i = 0; i < CATEGORY_COUNT; i++)
			cr_expect_eq(breakdown.by_category[i], strtoull(rows.cell[1 + i], NULL, 10),
				"%d cards, category %d", size, i);
		cr_expect_eq(breakdown.total, colex_choose(52, (unsigned)size));
		read++;
	}
	cr_expect_eq(read, 3);
}

/* A flop with two hearts for Ah Kh, turn and river to come: 1081 ways. At least one of the 9
 * remaining hearts comes in C(47,2) - C(38,2) = 378 ways; only one of these, Jh Th, makes a
 * straight flush. */
Test(breakdown, a_flush_draw_comes_in_as_often_as_arithmetic_says)
{
	const card_set known = set_from("Ah Kh Qh 7h 2c");
	struct breakdown breakdown;
	cr_assert_eq(breakdown_take(known, CARD_DECK & ~known, 7, &breakdown), STATUS_OK);
	cr_expect_eq(breakdown.total, 1081);
	cr_expect_eq(breakdown.by_category[FLUSH] + breakdown.by_category[STRAIGHT_FLUSH], 378);
	cr_expect_eq(breakdown.by_category[STRAIGHT_FLUSH], 1);
}

/* Four of a kind is made; the last card changes nothing. */
Test(breakdown, a_made_hand_stays_made)
{
	const card_set known = set_from("8c 8d 8h 8s 2c 3c");
	struct breakdown breakdown;
	cr_assert_eq(breakdown_take(known, CARD_DECK & ~known, 7, &breakdown), STATUS_OK);
	cr_expect_eq(breakdown.by_category[FOUR_OF_A_KIND], 46);
	cr_expect_eq(breakdown.total, 46);
}

Test(breakdown, a_complete_hand_is_counted_once)
{
	struct breakdown breakdown;
	cr_assert_eq(breakdown_take(set_from("As Ks Qs Js Ts"), 0, 5, &breakdown), STATUS_OK);
	cr_expect_eq(breakdown.by_category[STRAIGHT_FLUSH], 1);
	cr_expect_eq(breakdown.total, 1);
	cr_assert_eq(breakdown_take(set_from("As Ks Qs Js 9s 2c 2d"), CARD_DECK, 7, &breakdown),
		STATUS_OK);
	cr_expect_eq(breakdown.by_category[FLUSH], 1);
	cr_expect_eq(breakdown.total, 1);
}

Test(breakdown, exactly_enough_live_cards_are_one_way)
{
	struct breakdown breakdown;
	cr_assert_eq(breakdown_take(set_from("2c 3c"), set_from("4c 5c 6d"), 5, &breakdown),
		STATUS_OK);
	cr_expect_eq(breakdown.by_category[STRAIGHT], 1);
	cr_expect_eq(breakdown.total, 1);
}

Test(breakdown, too_many_known_or_too_few_live_cards_are_refused)
{
	struct breakdown breakdown = {.by_category = {7}, .total = 7};
	cr_expect_eq(breakdown_take(set_from("2c 3c 4c 5c 6c 7c"), CARD_DECK, 5, &breakdown),
		STATUS_TOO_MANY_CARDS);
	cr_expect_eq(breakdown_take(set_from("2c 3c"), set_from("4c 5c"), 5, &breakdown),
		STATUS_TOO_FEW_CARDS);
	cr_expect_eq(breakdown_take(0, 0, 7, &breakdown), STATUS_TOO_FEW_CARDS);
	cr_expect(breakdown.total == 7 && breakdown.by_category[0] == 7, "untouched");
}
