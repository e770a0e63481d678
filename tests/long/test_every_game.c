/* Every hand of six and seven cards in short deck by the reference, every five cards in lowball,
 * and Omaha before the flop by dealing every board. Takes a quarter of a minute. */
#include "dealer.h"

#include "cards/colex.h"
#include "cards/evaluator.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SHORT_CARDS = 36 };

/* The standings of all five-card short-deck hands, by colex rank of cards counted from its lowest.
 */
static uint16_t *short_fives(const struct reference_evaluator *of)
{
	static reference_value list[REFERENCE_CLASSES + 1];
	const int listed = reference_list(of, 5, list);
	uint16_t *const fives = malloc(colex_choose(SHORT_CARDS, 5) * sizeof *fives);
	struct colex_walk walk;

	cr_assert(fives);
	for (bool more = colex_walk_first(&walk, of->deck, 5, NULL); more;
		more = colex_walk_next(&walk)) {
		uint64_t rank = 0;

		for (int i = 0; i < 5; i++)
			rank += colex_choose(walk.chosen[i] - (52u - SHORT_CARDS),
				5u - (unsigned)i);
		fives[rank] = (uint16_t)reference_standing(list, listed, of->of(walk.chosen, 5));
	}
	return fives;
}

/* The best standing of five among descending cards. */
static unsigned best_of(const uint16_t *fives, uint64_t choose[SHORT_CARDS][6],
	const uint8_t *cards, int count)
{
	unsigned best = UINT16_MAX;

	for (unsigned mask = 0; mask < 1u << count; mask++) {
		uint64_t rank = 0;
		int taken = 0;

		if (__builtin_popcount(mask) != 5)
			continue;
		for (int i = 0; i < count; i++)
			if (mask >> i & 1)
				rank += choose[cards[i] - (52 - SHORT_CARDS)][5 - taken++];
		best = fives[rank] < best ? fives[rank] : best;
	}
	return best;
}

static void expect_short_deck(int count, const uint64_t expected[9], int values)
{
	static uint64_t by_standing[REFERENCE_CLASSES + 1], choose[SHORT_CARDS][6];
	static reference_value list[REFERENCE_CLASSES + 1];
	const int listed = reference_list(&reference_shortdeck, 5, list);
	uint16_t *const fives = short_fives(&reference_shortdeck);
	uint64_t by_category[9] = {0};
	struct colex_walk walk;
	int found = 0;

	for (unsigned n = 0; n < SHORT_CARDS; n++)
		for (unsigned k = 0; k < 6; k++)
			choose[n][k] = colex_choose(n, k);
	for (bool more = colex_walk_first(&walk, REFERENCE_FROM_SIX, count, NULL); more;
		more = colex_walk_next(&walk))
		by_standing[best_of(fives, choose, walk.chosen, count)]++;
	for (int i = 1; i <= listed; i++) {
		found += by_standing[i] > 0;
		by_category[list[i - 1] >> REFERENCE_CATEGORY_SHIFT] += by_standing[i];
	}
	for (int i = 0; i < 9; i++)
		cr_expect_eq(by_category[i], expected[i], "%s: %llu",
			reference_shortdeck.categories[i], (unsigned long long)by_category[i]);
	cr_expect_eq(found, values, "%d values", found);
	free(fives);
}

/* The counts of six and seven cards are by brute force in another program. */
Test(every_game, six_cards_of_the_short_deck_have_the_known_counts)
{
	expect_short_deck(6,
		(const uint64_t[]){261300, 914400, 453600, 129024, 122100, 48960, 13220, 4464, 724},
		1060);
}

Test(every_game, seven_cards_of_the_short_deck_have_the_known_counts)
{
	expect_short_deck(7,
		(const uint64_t[]){233100, 2316600, 3157056, 607200, 1169940, 633024, 175560, 44640,
			10560},
		752);
}

/* poker-odds-calc (MIT): each wins 5 and both tie in 90 of 100, rounded. */
Test(every_game, omaha_before_the_flop_has_the_published_shares)
{
	static struct plain_dealer dealer;
	static struct dealer_counts counts;

	dealer_from(&dealer, &reference_omaha, NULL, 4, "7s6s5s4s; 7d6d5d4d", 5, "", "");
	dealer_count(&dealer, &counts);
	cr_expect_eq(counts.deals, 1086008);
	for (int i = 0; i < 2; i++) {
		cr_expect_eq(lround(100.0 * (double)dealer_wins(&counts, i) / 1086008), 5);
		cr_expect_eq(lround(100.0 * (double)dealer_ties(&counts, i) / 1086008), 90);
	}
	cr_expect_eq(dealer_wins(&counts, 0), dealer_wins(&counts, 1));
}

/* -- lowball ---------------------------------------------------------------- */

enum { AT_ONCE = 4096 };

/* Compares five-card hands by every path with the reference. */
static void expect_fives(const struct evaluator *evaluator, const card *cards, size_t hands,
	const score *expected)
{
	const struct evaluator_hands rows = evaluator_hands_in_rows(cards, 5, 0);
	score scores[AT_ONCE];

	for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++) {
		if (!cpu_path_usable(path))
			continue;
		evaluator->batch(path, NULL, &rows, hands, scores);
		for (size_t i = 0; i < hands; i++)
			cr_assert_eq(scores[i], expected[i], "%s, %s: hand %zu", evaluator->name,
				cpu_path_name(path), i);
	}
}

static void expect_every_five(const struct evaluator *evaluator,
	const struct reference_evaluator *rules)
{
	static reference_value list[REFERENCE_CLASSES + 1];
	static card cards[AT_ONCE * 5];
	static score expected[AT_ONCE];
	const int listed = reference_list(rules, 5, list);
	struct colex_walk walk;
	size_t hands = 0;

	for (bool more = colex_walk_first(&walk, CARD_DECK, 5, NULL); more;) {
		const int standing = reference_standing(list, listed, rules->of(walk.chosen, 5));

		memcpy(cards + 5 * hands, walk.chosen, 5);
		expected[hands++] = (score)(standing ? listed + 1 - standing : 0);
		more = colex_walk_next(&walk);
		if (!more || hands == AT_ONCE) {
			expect_fives(evaluator, cards, hands, expected);
			hands = 0;
		}
	}
}

Test(every_game, all_fives_have_their_standing_in_lowball)
{
	expect_every_five(&evaluator_deuce_to_seven, &reference_deuce_to_seven);
	expect_every_five(&evaluator_ace_to_five, &reference_ace_to_five);
	expect_every_five(&evaluator_eight_or_better, &reference_eight_or_better);
}
