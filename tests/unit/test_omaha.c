/* Omaha against the reference: its choices of two and three cards, one by one. */
#include "cards/omaha/omaha.h"

#include "cards/colex.h"
#include "cards/evaluator.h"

#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { CARDS_MAX = OMAHA_HOLE_MAX + OMAHA_BOARD_CARDS, SENTINEL = 0xbeef };

static score high_of(const card *cards, int own, int board)
{
	return reference_as_score(
		reference_hand(&reference_omaha, cards, own, cards + own, board, NULL));
}

static score low_of(const card *cards, int own, int board)
{
	static reference_value values[REFERENCE_CLASSES + 1];
	static int count;
	const reference_value value =
		reference_hand(&reference_omaha_low, cards, own, cards + own, board, NULL);
	if (!count)
		count = reference_list(&reference_omaha_low, 5, values);
	cr_assert_eq(count, 56);
	return value ? (score)(57 - reference_standing(values, count, value)) : 0;
}

/* Decks in which rare hands are common. */
static card_set deck_of(uint64_t *state)
{
	const card_set suit = UINT64_C(0x1111111111111) << random_below(state, 4);
	const card_set ranks = UINT64_C(0xffffffff) << 4 * random_below(state, 6);

	switch (random_below(state, 6)) {
	case 0: /* a suit and a few others: flushes and straight flushes */
		return suit | UINT64_C(0x2480);
	case 1: /* eight successive ranks of two suits: straight flushes */
		return (suit | suit << 1 | suit >> 3) & ranks & CARD_DECK;
	case 2: /* five ranks: full houses and fours */
		return UINT64_C(0xfffff) << 4 * random_below(state, 9);
	case 3: /* the lows, and some more */
		return UINT64_C(0xf0000fffffff);
	case 4: /* a wheel and the ranks above it */
		return (suit | suit << 1 | suit >> 3) & UINT64_C(0xf000000fffff);
	default:
		return CARD_DECK;
	}
}

/* -- one by one ------------------------------------------------------------ */

static void expect_hand(const char *hole, const char *board, score high, score low)
{
	card cards[CARDS_MAX];
	const int own = cards_from(hole, cards), on_board = cards_from(board, cards + own);
	const score value = omaha_value(cards, own, cards + own, on_board);
	const score low_value = omaha_low_value(cards, own, cards + own, on_board);
	cr_expect_eq(value, high, "%s @ %s: %d", hole, board, value);
	cr_expect_eq(low_value, low, "%s @ %s: low %d", hole, board, low_value);
	cr_expect_eq(high_of(cards, own, on_board), high, "%s @ %s", hole, board);
	cr_expect_eq(low_of(cards, own, on_board), low, "%s @ %s", hole, board);
}

static score five(const char *text)
{
	card cards[5];
	cr_assert_eq(cards_from(text, cards), 5);
	return reference_as_score(reference_five(cards));
}

/* The scores of low hands: 5-4-3-2-A is 56, 6-4-3-2-A is 55, and
 * 8-7-6-2-A, followed by nine others, is 10.
 */
Test(omaha, two_of_the_hand_and_three_of_the_board_play)
{
	/* four of a suit on the board and one in the hand are not a flush, nor are four in the hand
	 */
	expect_hand("As Kd Qh Jc", "2s 4s 6s 8s Td", five("As Kd 8s 6s Td"), 0);
	expect_hand("As Ks Qs Js", "2s 4s 6d 8d Th", five("As Ks Th 8d 6d"), 0);
	expect_hand("As Ks 2h 3h", "2s 4s 6s 8s Td", five("As Ks 8s 6s 4s"), 55);
	/* four of a kind in the hand are a pair, on the board three and two kickers */
	expect_hand("As Ad Ah Ac", "2s 4s 6s 9h Td", five("As Ad Td 9h 6s"), 0);
	expect_hand("Ks Kd Qh Jc", "As Ad Ah Ac 2d", five("As Ad Ah Ks Kd"), 0);
	expect_hand("As Qd 9h 8c", "Kh Kd Kc Ks 2d", five("Kh Kd Kc As Qd"), 0);
	/* three of a kind on the board and a pair in the hand */
	expect_hand("9s 9d 2h 3c", "9h 9c Kd Ks Kh", five("9s 9d 9h 9c Kd"), 0);
	/* the highest flush is not the straight flush */
	expect_hand("As 6s 5s Kd", "7s 8s 9s Qs 2d", five("9s 8s 7s 6s 5s"), 16);
	expect_hand("As 6s Kd Kh", "7s 8s 9s Qs 2d", five("As Qs 9s 8s 6s"), 10);
	/* no straight flush with four board cards or three hole cards */
	expect_hand("Ts As 2d 2h", "6s 7s 8s 9s Kd", five("As Ts 9s 8s 7s"), 10);
	expect_hand("Ts 9s 8s 2d", "7s 6s As Kd Kh", five("As Ts 9s 7s 6s"), 10);
	expect_hand("As 2s Kd Kh", "3s 4s 5s 6h 7h", five("5s 4s 3s 2s As"), 56);
	expect_hand("As Ks Qd Jd", "Qs Js Ts 2h 3h", five("As Ks Qs Js Ts"), 0);
}

/* A deuce on the board leaves the hand's deuce without a low; another low card makes it one again.
 */
Test(omaha, a_low_that_is_counterfeited_needs_another_card)
{
	expect_hand("As 2d Qh Jc", "3s 4s 8h 9h Td", five("Qh Jc Td 9h 8h"), 35);
	expect_hand("As 2d Qh Jc", "2s 3s 4s 9h Td", five("2d 2s As Td 9h"), 0);
	expect_hand("As 2d 5h Jc", "2s 3s 4s 9h Td", five("5h 4s 3s 2s As"), 56);
	expect_hand("As 2d 3h Kc", "2s 3s 4s 8h 7d", five("3h 3s 2d 2s 8h"), 50);
}

Test(omaha, single_hands_are_worth_what_the_rulebook_says)
{
	uint64_t state = 1, seen[CATEGORY_COUNT] = {0}, lows = 0;

	for (int trial = 0; trial < 60000; trial++) {
		const int own = 4 + trial % 3, board = 3 + trial / 3 % 3;
		card cards[CARDS_MAX];
		score value, low;
		deal_from(&state, deck_of(&state), own + board, cards);
		value = omaha_value(cards, own, cards + own, board);
		low = omaha_low_value(cards, own, cards + own, board);
		cr_assert_eq(value, high_of(cards, own, board), "%d of %s", own,
			cards_shown(cards, own + board));
		cr_assert_eq(low, low_of(cards, own, board), "low, %d of %s", own,
			cards_shown(cards, own + board));
		seen[score_category(value)]++;
		lows += low > 0;
	}
	for (int i = PAIR; i < CATEGORY_COUNT; i++)
		cr_expect_gt(seen[i], 100, "category %d was tried %llu times", i,
			(unsigned long long)seen[i]);
	cr_expect_gt(lows, 5000);
}

/* -- tables ---------------------------------------------------------------- */

/* The value of a pair with three ranks; five alike count as the worst standing but one. */
static unsigned standing_with(const uint8_t three[3], const uint8_t pair[2])
{
	const uint8_t ranks[5] = {three[0], three[1], three[2], pair[0], pair[1]};
	if (three[0] == three[2] && pair[0] == pair[1] && pair[0] == three[0])
		return 7463;
	return 7463u - reference_as_score(reference_ranks(ranks, false));
}

Test(omaha, every_row_has_the_best_of_every_three_and_every_pair)
{
	static uint16_t by_three[13][13][13][OMAHA_ROW_PAIRS];
	struct omaha_rows *const rows = omaha_rows_new();
	uint8_t three[3] = {0}, pair[2] = {0}, board[5] = {0};
	cr_assert(rows);
	do {
		do
			by_three[three[0]][three[1]][three[2]][colex_multiset_rank(pair, 2)] =
				(uint16_t)standing_with(three, pair);
		while (colex_multiset_next(pair, 2, CARD_RANKS));
	} while (colex_multiset_next(three, 3, CARD_RANKS));
	do {
		const unsigned row = colex_multiset_rank(board, 5);
		for (int p = 0; p < OMAHA_ROW_PAIRS; p++) {
			unsigned best = 7463;
			for (int i = 0; i < 5; i++)
				for (int j = i + 1; j < 5; j++)
					for (int k = j + 1; k < 5; k++) {
						const unsigned now =
							by_three[board[i]][board[j]][board[k]][p];
						best = now < best ? now : best;
					}
			cr_assert_eq(rows->standing[row][p], best, "row %u, pair %d", row, p);
		}
	} while (colex_multiset_next(board, 5, CARD_RANKS));
	free(rows);
}

Test(omaha, each_two_cards_on_a_board_are_worth_what_the_rulebook_says)
{
	static struct omaha_board table;
	uint64_t state = 2;

	for (int trial = 0; trial < 20000; trial++) {
		const int own = 4 + trial % 3, board = 3 + trial / 3 % 3;
		card cards[CARDS_MAX];
		deal_from(&state, deck_of(&state), own + board, cards);
		omaha_board_init(&table, cards + own, board);
		cr_assert_eq(omaha_board_value(&table, cards, own), high_of(cards, own, board),
			"%d of %s", own, cards_shown(cards, own + board));
	}
}

/* -- batches --------------------------------------------------------------- */

/* Hands of both kinds by every path. Unused slots hold garbage. */
static void expect_batch(const struct omaha_hand *hands, int own, size_t count,
	const struct omaha_rows *rows)
{
	for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++) {
		score *const scores = malloc((count + 1) * sizeof *scores);
		score *const low_scores = malloc((count + 1) * sizeof *low_scores);
		cr_assert(scores && low_scores);
		if (path_is_here(path)) {
			scores[count] = low_scores[count] = SENTINEL;
			omaha_batch(path, rows, hands, own, count, scores);
			omaha_low_batch(path, hands, own, count, low_scores);
			for (size_t i = 0; i < count; i++) {
				const card *const hole = hands[i].own, *const board =
									       hands[i].board;
				cr_assert_eq(scores[i], omaha_value(hole, own, board, 5),
					"%s, hand %zu of %zu: %s", cpu_path_name(path), i, count,
					cards_shown(hole, own));
				cr_assert_eq(low_scores[i], omaha_low_value(hole, own, board, 5),
					"%s, low %zu of %zu: %s", cpu_path_name(path), i, count,
					cards_shown(hole, own));
			}
			cr_assert_eq(scores[count], SENTINEL);
			cr_assert_eq(low_scores[count], SENTINEL);
		}
		free(scores);
		free(low_scores);
	}
}

static void deal(uint64_t *state, int own, size_t count, struct omaha_hand *hands)
{
	for (size_t i = 0; i < count; i++) {
		card cards[CARDS_MAX];
		for (int j = 0; j < 8; j++) {
			hands[i].own[j] = (card)random_below(state, 256);
			hands[i].board[j] = (card)random_below(state, 256);
		}
		deal_from(state, deck_of(state), own + OMAHA_BOARD_CARDS, cards);
		memcpy(hands[i].own, cards, (size_t)own);
		memcpy(hands[i].board, cards + own, OMAHA_BOARD_CARDS);
	}
}

Test(omaha, batches_have_the_scores_of_their_hands)
{
	struct omaha_rows *const rows = omaha_rows_new();
	uint64_t state = 3;
	cr_assert(rows);
	for (int own = OMAHA_HOLE_MIN; own <= OMAHA_HOLE_MAX; own++) {
		for (size_t count = 0; count < 200; count += 1 + count / 8) {
			struct omaha_hand *const hands = malloc((count + !count) * sizeof *hands);
			cr_assert(hands);
			deal(&state, own, count, hands);
			expect_batch(hands, own, count, rows);
			free(hands);
		}
		enum { MANY = 100000 };
		struct omaha_hand *const hands = malloc(MANY * sizeof *hands);
		cr_assert(hands);
		deal(&state, own, MANY, hands);
		expect_batch(hands, own, MANY, rows);
		free(hands);
	}
	free(rows);
}
