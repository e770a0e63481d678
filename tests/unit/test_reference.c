/* The reference implementation is the oracle of the evaluator's tests and the source of its tables,
 * so it is pinned first, against published counts. */
#include "cards/colex.h"

#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

struct reference_counts {
	uint64_t by_category[CATEGORY_COUNT]; /* low to high */
	int values;                           /* number of different values; 0 if not published */
};

static struct reference_counts read_counts(int cards)
{
	struct reference_counts counts = {{0}, -1};
	struct published rows;
	published_open(&rows, "counts.tsv");
	while (published_next(&rows)) {
		cr_assert_eq(rows.count, CATEGORY_COUNT + 3);
		if (atoi(rows.cell[0]) != cards)
			continue;
		for (int i = 0; i < CATEGORY_COUNT; i++)
			counts.by_category[i] = strtoull(rows.cell[1 + i], NULL, 10);
		counts.values = atoi(rows.cell[1 + CATEGORY_COUNT]);
	}
	cr_assert_geq(counts.values, 0, "no counts of %d cards", cards);
	return counts;
}

static void expect_counts(int cards, const uint64_t by_category[CATEGORY_COUNT])
{
	const struct reference_counts published = read_counts(cards);
	for (int i = 0; i < CATEGORY_COUNT; i++)
		cr_expect_eq(by_category[i], published.by_category[i],
			"%d cards, category %d: %llu", cards, i,
			(unsigned long long)by_category[i]);
}

Test(reference, every_five_card_hand_is_in_the_category_that_is_published)
{
	uint64_t by_category[CATEGORY_COUNT] = {0};
	uint8_t c[5];
	for (c[0] = 0; c[0] < 52; c[0]++)
		for (c[1] = c[0] + 1; c[1] < 52; c[1]++)
			for (c[2] = c[1] + 1; c[2] < 52; c[2]++)
				for (c[3] = c[2] + 1; c[3] < 52; c[3]++)
					for (c[4] = c[3] + 1; c[4] < 52; c[4]++)
						by_category[reference_five(c) >>
							    REFERENCE_CATEGORY_SHIFT]++;
	expect_counts(5, by_category);
}

static bool seen[SCORE_MAX + 1];

static void note(uint64_t by_category[CATEGORY_COUNT], reference_value value, uint64_t ways)
{
	by_category[value >> REFERENCE_CATEGORY_SHIFT] += ways;
	seen[reference_as_score(value)] = true;
}

/* Ways to take the ranks of an ascending multiset from `suits` suits. */
static uint64_t ways_of(const uint8_t *ranks, int count, unsigned suits)
{
	uint64_t ways = 1;
	for (int i = 0, run; i < count; i += run) {
		for (run = 1; i + run < count && ranks[i + run] == ranks[i];)
			run++;
		ways *= colex_choose(suits, (unsigned)run);
	}
	return ways;
}

static int ascending(const void *a, const void *b)
{
	return *(const uint8_t *)a - *(const uint8_t *)b;
}

/* Counts every hand of `count` cards, first by its ranks without flushes.
 * Then, for each set of five or more ranks of one suit and each multiset of the ranks
 * of the other cards, moves the hands from the value of their ranks to their own. */
static void weigh_all(int count, uint64_t by_category[CATEGORY_COUNT])
{
	uint8_t ranks[7] = {0};
	do {
		const uint64_t ways = ways_of(ranks, count, 4);
		if (ways)
			by_category[reference_best_ranks(ranks, count) >>
				    REFERENCE_CATEGORY_SHIFT] += ways;
	} while (colex_multiset_next(ranks, count, 13));

	for (unsigned mask = 0; mask < 1u << 13; mask++) {
		uint8_t cards[13], others[2] = {0, 0};
		int suited = 0;
		for (int rank = 0; rank < 13; rank++)
			if (mask >> rank & 1)
				cards[suited++] = (uint8_t)(rank * 4);
		if (suited < 5 || suited > count)
			continue;
		do {
			const uint64_t ways = 4 * ways_of(others, count - suited, 3);
			for (int i = suited; i < count; i++)
				cards[i] = (uint8_t)(others[i - suited] * 4 + 1 + i - suited);
			for (int i = 0; i < count; i++)
				ranks[i] = cards[i] / 4;
			qsort(ranks, (size_t)count, 1, ascending);
			by_category[reference_best_ranks(ranks, count) >>
				    REFERENCE_CATEGORY_SHIFT] -= ways;
			note(by_category, reference_best(cards, count), ways);
		} while (colex_multiset_next(others, count - suited, 13));
	}
}

/* Ranks that make a flush however they are dealt would not be counted by rank alone: there are
 * none, because suits can always be dealt evenly. */
static void see_ranks(int count)
{
	uint8_t ranks[7] = {0};
	do
		if (ways_of(ranks, count, 4))
			seen[reference_as_score(reference_best_ranks(ranks, count))] = true;
	while (colex_multiset_next(ranks, count, 13));
}

static void expect_all(int count)
{
	uint64_t by_category[CATEGORY_COUNT] = {0}, total = 0;
	int values = 0;
	weigh_all(count, by_category);
	see_ranks(count);
	expect_counts(count, by_category);
	for (int i = 0; i < CATEGORY_COUNT; i++)
		total += by_category[i];
	cr_expect_eq(total, colex_choose(52, (unsigned)count));
	for (int s = 1; s <= SCORE_MAX; s++)
		values += seen[s];
	if (read_counts(count).values)
		cr_expect_eq(values, read_counts(count).values, "%d values", values);
}

Test(reference, five_card_hands_weighed_are_as_published)
{
	expect_all(5);
}

Test(reference, six_card_hands_weighed_are_as_published)
{
	expect_all(6);
}

Test(reference, seven_card_hands_weighed_are_as_published)
{
	expect_all(7);
}

Test(reference, there_are_7462_values_in_ascending_order)
{
	static reference_value values[REFERENCE_CLASSES + 1];
	cr_assert_eq(reference_values(values), 7462);
	for (int i = 1; i < REFERENCE_CLASSES; i++)
		cr_assert_lt(values[i - 1], values[i], "place %d", i);
	for (int i = 0; i < REFERENCE_CLASSES; i++)
		cr_assert_eq(reference_score(values, REFERENCE_CLASSES, values[i]), i + 1);
	cr_expect_eq(values[0], 0x053210, "7-5-4-3-2 is the lowest");
	cr_expect_eq(values[REFERENCE_CLASSES - 1], 0x8cba98, "the royal flush is the highest");
	cr_expect_eq(reference_score(values, REFERENCE_CLASSES, 0), 0);
	cr_expect_eq(reference_score(values, REFERENCE_CLASSES, 0x043210), 0, "6-5-4-3-2 straight");
	cr_expect_eq(reference_score(values, REFERENCE_CLASSES, UINT32_MAX), 0);
}

Test(reference, a_value_is_the_category_and_the_ranks_that_decide_first)
{
	static const struct {
		const char *cards;
		reference_value value;
	} hands[] = {
		{"4d Ks 4c 4h Kc", 0x6222bb}, /* the header's example */
		{"2s As Ks Qs Ts",
			0x5cba80}, /* a flush; the ranks do not form a straight around the corner */
		{"Ah 2c 3d 4h 5s", 0x43210c}, /* the ace plays low */
		{"Ah Kc Qd Jh Ts", 0x4cba98}, /* and high */
		{"Ah 2c 3d 4h Ks", 0x0cb210}, /* and not between */
		{"9c 9d 7h 7s As", 0x27755c}, /* two pair: high pair, low pair, kicker */
		{"8c 8d 8h 2s As", 0x3666c0},
		{"8c 8d 8h 8s As", 0x76666c},
		{"3c 3d Ah 2s Ks", 0x111cb0},
		{"5s 4s 3s 2s As", 0x83210c},
	};
	for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
		card c[5];
		cards_from(hands[i].cards, c);
		cr_expect_eq(reference_five(c), hands[i].value, "%s: %x", hands[i].cards,
			reference_five(c));
	}
}

/* Each beats the next: the order of Robert's Rules of Poker, "Hand ranking", and within a category
 * the earlier criterion before the later. */
Test(reference, hands_beat_those_below_them)
{
	static const char *const falling[] = {"As Ks Qs Js Ts", "Kc Qc Jc Tc 9c", "5h 4h 3h 2h Ah",
		"Ac Ad Ah As 2c", "2c 2d 2h 2s Ac", "2c 2d 2h 2s Kc", "Ac Ad Ah 2s 2c",
		"Kc Kd Kh As Ac", "Kc Kd Kh 2s 2c", "Ad Kd Qd Jd 9d", "Ad Kd Qd Jd 8d",
		"7h 5h 4h 3h 2h", "Ac Kd Qd Jd Td", "6c 5d 4d 3d 2d", "5c 4d 3d 2d Ad",
		"Ac Ad Ah 3s 2c", "Kc Kd Kh As Qc", "Kc Kd Kh As Jc", "Ac Ad 2h 2s 3c",
		"Kc Kd Qh Qs Ac", "Kc Kd Jh Js Ac", "Kc Kd Jh Js Tc", "2c 2d Ah Ks Qc",
		"2c 2d Ah Ks Jc", "2c 2d Ah Qs Jc", "Ac Kd Qd Jd 9d", "Ac Kd Qd Jd 8d",
		"Kc Qd Jd Td 8d", "7c 5d 4d 3d 2d"};
	for (size_t i = 1; i < sizeof falling / sizeof *falling; i++) {
		card better[5], worse[5];
		cards_from(falling[i - 1], better);
		cards_from(falling[i], worse);
		cr_expect_gt(reference_five(better), reference_five(worse), "%s beats %s",
			falling[i - 1], falling[i]);
	}
}

Test(reference, suits_alone_never_break_a_tie)
{
	card a[5], b[5];
	cards_from("As Ks Qs Js 9s", a);
	cards_from("Ac Kc Qc Jc 9c", b);
	cr_expect_eq(reference_five(a), reference_five(b));
	cards_from("Ac Ad Ks Kh 9c", a);
	cards_from("As Ah Kc Kd 9d", b);
	cr_expect_eq(reference_five(a), reference_five(b));
}

Test(reference, the_best_five_of_more_are_taken)
{
	static const struct {
		const char *cards, *five;
	} hands[] = {
		{"Ac Kc Qc Jc Tc 9c 8c", "Ac Kc Qc Jc Tc"},
		{"Ac 2d 3h 4s 5c 6d Kc", "2d 3h 4s 5c 6d"}, /* not the wheel */
		{"Ac Ad Kh Ks Qc Qd Jc", "Ac Ad Kh Ks Qc"}, /* three pairs */
		{"Ac Ad Ah Ks Kc Kd Qc", "Ac Ad Ah Ks Kc"}, /* two threes */
		{"2c 2d 2h 3s 3c Ad As", "2c 2d 2h Ad As"}, /* three and two pairs */
		{"2c 3c 4c 5c 9c 6d 7d", "2c 3c 4c 5c 9c"}, /* a flush before a straight */
		{"9h 8h 7h 6h 5h Ah 2c", "9h 8h 7h 6h 5h"}, /* before a higher flush */
		{"5c 5d 5h 5s Ac Ad Kc", "5c 5d 5h 5s Ac"},
		{"7c 5d 4h 3s 2c 2d", "2c 2d 7c 5d 4h"},
	};
	for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
		card all[7], five[5];
		const int count = cards_from(hands[i].cards, all);
		cards_from(hands[i].five, five);
		cr_expect_eq(reference_best(all, count), reference_five(five), "%s",
			hands[i].cards);
	}
}
