#include "play/deck.h"

#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

Test(deck, is_a_function_of_seed_and_number)
{
	struct deck a, b;

	deck_begin(&a, CARD_DECK, 7, 12);
	deck_begin(&b, CARD_DECK, 7, 12);
	for (int i = 0; i < CARD_COUNT; i++)
		cr_assert_eq(deck_next(&a), deck_next(&b));
	deck_begin(&a, CARD_DECK, 7, 12);
	deck_begin(&b, CARD_DECK, 7, 13);
	for (int i = 0; i < CARD_COUNT; i++)
		deck_next(&a), deck_next(&b);
	cr_assert(memcmp(a.card, b.card, sizeof a.card));
	deck_begin(&b, CARD_DECK, 8, 12);
	for (int i = 0; i < CARD_COUNT; i++)
		deck_next(&b);
	cr_assert(memcmp(a.card, b.card, sizeof a.card));
}

Test(deck, deals_each_card_once)
{
	static const card_set decks[] = {CARD_DECK, 0xfffff00000000, 0x8000000000001};

	for (size_t i = 0; i < sizeof decks / sizeof *decks; i++) {
		struct deck deck;
		card_set seen = 0;

		deck_begin(&deck, decks[i], 1, i);
		while (deck_left(&deck) > 0) {
			const card c = deck_next(&deck);

			cr_assert(!(seen & card_bit(c)));
			seen |= card_bit(c);
		}
		cr_assert_eq(seen, decks[i]);
	}
}

/* A fair shuffle has every card in every position equally often. The sum of the squared deviations
 * divided by their expectation is chi-squared with (52 - 1)^2 = 2601 degrees of freedom, whose
 * standard deviation is sqrt(2 * 2601) = 72: six of them are beyond chance, and the seed is fixed.
 */
Test(deck, every_card_comes_in_every_place_equally_often)
{
	enum { DECKS = 52 * 400 };
	static unsigned times[CARD_COUNT][CARD_COUNT];
	const double expected = DECKS / (double)CARD_COUNT;
	double sum = 0;

	for (uint64_t number = 1; number <= DECKS; number++) {
		struct deck deck;

		deck_begin(&deck, CARD_DECK, 1, number);
		for (int place = 0; place < CARD_COUNT; place++)
			times[place][deck_next(&deck)]++;
	}
	for (int i = 0; i < CARD_COUNT; i++)
		for (int j = 0; j < CARD_COUNT; j++)
			sum += (times[i][j] - expected) * (times[i][j] - expected) / expected;
	cr_assert(fabs(sum - 51 * 51) < 6 * sqrt(2 * 51 * 51), "%f", sum);
}

/* Likewise the pairs of the first two cards: 52 * 51 of them. */
Test(deck, every_pair_comes_equally_often)
{
	enum { PAIRS = 52 * 51, DECKS = PAIRS * 100 };
	static unsigned times[CARD_COUNT][CARD_COUNT];
	double sum = 0;

	for (uint64_t number = 1; number <= DECKS; number++) {
		struct deck deck;
		card first;

		deck_begin(&deck, CARD_DECK, 2, number);
		first = deck_next(&deck);
		times[first][deck_next(&deck)]++;
	}
	for (int i = 0; i < CARD_COUNT; i++)
		for (int j = 0; j < CARD_COUNT; j++)
			if (i != j)
				sum += (times[i][j] - 100.) * (times[i][j] - 100.) / 100;
	cr_assert(fabs(sum - (PAIRS - 1)) < 6 * sqrt(2. * (PAIRS - 1)), "%f", sum);
}

Test(deck, deals_around_cards_and_keeps_them)
{
	const card_set without = 0xff;
	struct deck deck;
	card cards[CARD_COUNT];
	card_set seen = 0;

	deck_begin(&deck, CARD_DECK, 3, 1);
	cr_assert_eq(deck_deal(&deck, without, CARD_COUNT, cards), 44);
	for (int i = 0; i < 44; i++)
		seen |= card_bit(cards[i]);
	cr_assert_eq(seen, CARD_DECK & ~without);
	cr_assert_eq(deck_left(&deck), 8);
	cr_assert_eq(deck_deal(&deck, without, 1, cards), 0);
	cr_assert_eq(deck_deal(&deck, 0, 8, cards), 8);
}
