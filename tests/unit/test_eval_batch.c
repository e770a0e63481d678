/* Every vector path gives the results of the scalar path, which test_eval.c compares with the
 * reference. Buffers are exactly as long as the hands, so that a build with AddressSanitizer
 * detects accesses outside of them. */
#include "cards/eval/eval.h"

#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { TAILS_MAX = 300, SENTINEL = 0xbeef };

static uint64_t splitmix64(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

/* Draws cards from those of `from`, in any order. */
static void deal(uint64_t *state, card_set from, int count, card *hand)
{
	for (int i = 0; i < count; i++) {
		card c;

		do
			c = (card)((splitmix64(state) >> 32) * CARD_COUNT >> 32);
		while (!(from & card_bit(c)));
		from &= ~card_bit(c);
		hand[i] = c;
	}
}

static int by_card(const void *a, const void *b)
{
	return *(const card *)a - *(const card *)b;
}

static void *allocate(size_t size)
{
	void *room = malloc(size ? size : 1);

	cr_assert_not_null(room);
	return room;
}

/* Evaluates copies of the hands in buffers of their exact length, by every path of this processor.
 */
static void expect_same(const card *cards, int count, size_t hands)
{
	size_t size = hands * (size_t)count;
	card *copy = allocate(size);

	memcpy(copy, cards, size);
	for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++) {
		score *scores = allocate((hands + 1) * sizeof *scores);

		if (!path_is_here(path)) {
			free(scores);
			continue;
		}
		memset(scores, 0, hands * sizeof *scores);
		scores[hands] = SENTINEL;
		eval_batch(path, copy, count, hands, scores);
		for (size_t i = 0; i < hands; i++)
			cr_assert_eq(scores[i], eval_cards(cards + i * (size_t)count, count),
				"%s: hand %zu of %zu of %d cards", cpu_path_name(path), i, hands,
				count);
		cr_assert_eq(scores[hands], SENTINEL, "%s wrote behind the scores",
			cpu_path_name(path));
		free(scores);
	}
	free(copy);
}

enum { HANDS = 20000 };

static card many[HANDS * HAND_MAX];

Test(eval_batch, random_hands_score_as_one_by_one)
{
	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		uint64_t state = (uint64_t)count;

		for (int i = 0; i < HANDS; i++)
			deal(&state, CARD_DECK, count, many + i * count);
		expect_same(many, count, HANDS);
	}
}

Test(eval_batch, every_number_of_hands_has_its_tail)
{
	uint64_t state = 11;

	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		for (int i = 0; i < TAILS_MAX; i++)
			deal(&state, CARD_DECK, count, many + i * count);
		for (size_t hands = 0; hands <= TAILS_MAX; hands++)
			expect_same(many, count, hands);
	}
}

Test(eval_batch, order_of_the_cards_does_not_matter)
{
	uint64_t state = 12;

	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		for (int i = 0; i < HANDS; i++) {
			card *hand = many + i * count;

			deal(&state, CARD_DECK, count, hand);
			qsort(hand, (size_t)count, sizeof *hand, by_card);
			for (int j = 0; i % 2 && j < count / 2; j++) { /* descending */
				card low = hand[j];

				hand[j] = hand[count - 1 - j];
				hand[count - 1 - j] = low;
			}
		}
		expect_same(many, count, HANDS);
	}
}

/* All of one suit, and all but one, two or three cards of one suit, with the others at every index.
 */
Test(eval_batch, flushes_are_found_wherever_their_cards_stand)
{
	uint64_t state = 13;

	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		for (int i = 0; i < HANDS; i++) {
			card_set suit = UINT64_C(0x1111111111111) << i % CARD_SUITS;
			unsigned strangers = (unsigned)splitmix64(&state) & 0x7f;
			card *hand = many + i * count, other[HAND_MAX];

			if (i / CARD_SUITS % 4 == 0)
				strangers = 0;
			deal(&state, suit, count, hand);
			deal(&state, CARD_DECK & ~suit, count, other);
			for (int j = 0; j < count; j++)
				if (strangers >> j & 1)
					hand[j] = other[j];
		}
		expect_same(many, count, HANDS);
	}
}

/* Few ranks: pairs, full houses, four of a kind, four and three, of every suit. */
Test(eval_batch, hands_of_two_to_four_ranks_score_as_one_by_one)
{
	uint64_t state = 14;

	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		for (int i = 0; i < HANDS; i++) {
			card_set ranks = 0;

			/* the hand's number determines how many ranks differ */
			for (int kinds = 0; kinds < 2 + i % 3;) {
				uint64_t rank = (splitmix64(&state) >> 32) * CARD_RANKS >> 32;

				kinds += !(ranks >> 4 * rank & 1);
				ranks |= UINT64_C(0xf) << 4 * rank;
			}
			deal(&state, ranks, count, many + i * count);
		}
		expect_same(many, count, HANDS);
	}
}

Test(eval_batch, paths_have_names)
{
	for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++) {
		enum cpu_path parsed = CPU_SCALAR;

		cr_assert(cpu_path_parse(cpu_path_name(path), &parsed));
		cr_assert_eq(parsed, path);
	}
	cr_assert_not(cpu_path_parse("sse9", &(enum cpu_path){CPU_SCALAR}));
	cr_assert(cpu_path_usable(CPU_SCALAR));
	cr_assert(cpu_path_usable(cpu_path_best()));
}
