#include "cards/evaluator.h"

#include "cards/eval/eval.h"

#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static void expect_best(const char *hand, const char *expected)
{
	card cards[HAND_MAX], five[5], five_expected[5];
	const int count = cards_from(hand, cards);
	cards_from(expected, five_expected);
	evaluator_high.best(cards, count, 0, evaluator_high.value(cards, count, 0), five);
	cr_expect_arr_eq(five, five_expected, 5, "%s: %s", hand, cards_shown(five, 5));
}

Test(evaluator, the_best_five_stand_as_they_decide)
{
	expect_best("3d Ts 2c Qs As Js Ks", "As Ks Qs Js Ts");
	expect_best("Ad 2d 3d 4d 5d Ks Kh", "5d 4d 3d 2d Ad"); /* the wheel from the top */
	expect_best("Kc 4c 4d Ks 4h 2c 4s", "4c 4d 4h 4s Kc");
	expect_best("7h 7d 7c 2s 2h", "7h 7d 7c 2s 2h");
	expect_best("2s 7h 2h 7d 7c", "7h 7d 7c 2s 2h");
	expect_best("Ah Kh 2h 7h 9h Tc 3d", "Ah Kh 9h 7h 2h");
	expect_best("6s 5h Ac 4d 3c 2s", "6s 5h 4d 3c 2s");
	expect_best("5h Ac 4d 3c 2s", "5h 4d 3c 2s Ac");
	expect_best("9c 2d 9d Kh 9s Ac", "9c 9d 9s Ac Kh");
	expect_best("Kc 9d 4h 4s 2c 8h 8d", "8h 8d 4h 4s Kc");
	expect_best("Qs Qd 2h 7h 9h Tc 3d", "Qs Qd Tc 9h 7h");
	expect_best("2c 3d 5h 7s 8c Td Qh", "Qh Td 8c 7s 5h");
}

Test(evaluator, of_equal_ranks_those_given_first_play)
{
	expect_best("2c 2d 3h 3s 4c 4d Ah", "4c 4d 3h 3s Ah");
	expect_best("2d 4d 3s Ac 2c 3h 4c", "4d 4c 3s 3h Ac");
	expect_best("8s 8h 8c 7d 7c 7h 2s", "8s 8h 8c 7d 7c"); /* the second three as a pair */
	expect_best("9h 9c 8c 7d 6s 5h 9d", "9h 8c 7d 6s 5h"); /* a straight with a pair */
	expect_best("9c 9h 8c 7d 6s 5h 9d", "9c 8c 7d 6s 5h");
	expect_best("Kc Kd Ks Kh 2s 2h 2d", "Kc Kd Ks Kh 2s");
	expect_best("2h 2s Kc Kd Ks Kh 2d", "Kc Kd Ks Kh 2h");
}

/* A rank that occurs twice plays in the suit of the flush, whatever its index in the hand. */
Test(evaluator, a_flush_plays_its_own_suit_only)
{
	expect_best("Ac Ah Kh 9h 7h 2h 9c", "Ah Kh 9h 7h 2h");
	expect_best("9c 9h 8h 7h 6h 5h 9d", "9h 8h 7h 6h 5h");
	expect_best("As 2h Ah 3h 5h 4h 6c", "5h 4h 3h 2h Ah");
}

/* Properties of the best five cards of any hand. */
static bool plays_well(const card *cards, int count, score value, const card five[5])
{
	const enum category category = score_category(value);
	const bool suited = category == FLUSH || category == STRAIGHT_FLUSH;
	int place[5];
	uint8_t ranks[5];
	card_set played = 0;

	order_ranks(&order_high, value, ranks);
	for (int f = 0; f < 5; f++) {
		place[f] = -1;
		for (int i = 0; i < count; i++)
			if (cards[i] == five[f])
				place[f] = i;
		if (place[f] < 0 || played & card_bit(five[f]) || five[f] / 4 != ranks[f])
			return false;
		played |= card_bit(five[f]);
		if (f && five[f] / 4 == five[f - 1] / 4 && place[f] < place[f - 1])
			return false;
	}
	/* no card that could play equally well comes before one that plays */
	for (int f = 0; f < 5 && !suited; f++)
		for (int i = 0; i < place[f]; i++)
			if (cards[i] / 4 == five[f] / 4 && !(played & card_bit(cards[i])))
				return false;
	return eval_cards(five, 5) == value;
}

Test(evaluator, the_best_five_are_of_the_hand_and_worth_what_it_is)
{
	/* the deck, and parts of it where flushes, straights and fours are common */
	const card_set decks[] = {CARD_DECK, UINT64_C(0xfffff),
		set_from("2c3c4c5c6c7c8c9cAcAdKd2d"), UINT64_C(0x3333333333333),
		UINT64_C(0xf000f00000fff)};
	uint64_t state = 9, seen[CATEGORY_COUNT] = {0};

	for (int trial = 0; trial < 600000; trial++) {
		const int count = 5 + trial % 3;
		card cards[HAND_MAX], five[5];
		score value;
		deal_from(&state, decks[trial % 5], count, cards);
		value = evaluator_high.value(cards, count, 0);
		evaluator_high.best(cards, count, 0, value, five);
		if (!plays_well(cards, count, value, five)) {
			struct text played = {0};
			cards_print(&played, five, 5, CARD_ASCII, " ");
			cr_assert_fail("of %s play %.*s", cards_shown(cards, count),
				(int)played.length, played.bytes);
		}
		seen[score_category(value)]++;
	}
	for (int i = 0; i < CATEGORY_COUNT; i++)
		cr_expect_gt(seen[i], 1000, "category %d was tried %llu times", i,
			(unsigned long long)seen[i]);
}

Test(evaluator, every_hand_of_five_plays_all_its_cards)
{
	uint64_t state = 10;
	for (int trial = 0; trial < 20000; trial++) {
		card cards[5], five[5];
		card_set dealt = 0, played = 0;
		deal_from(&state, CARD_DECK, 5, cards);
		evaluator_high.best(cards, 5, 0, eval_cards(cards, 5), five);
		for (int i = 0; i < 5; i++) {
			dealt |= card_bit(cards[i]);
			played |= card_bit(five[i]);
		}
		cr_assert_eq(played, dealt);
	}
}

Test(evaluator, high_hands_are_five_to_seven_cards_with_the_full_name)
{
	struct text name = {0};
	card cards[5];
	cr_expect_str_eq(evaluator_high.name, "high");
	cr_expect_eq(evaluator_high.least, 5);
	cr_expect_eq(evaluator_high.most, 7);
	cards_from("As Ks Qs Js Ts", cards);
	order_describe(evaluator_high.order, &name, evaluator_high.value(cards, 5, 0));
	cr_expect(text_is(&name, "royal flush"), "%.*s", (int)name.length, name.bytes);
	text_free(&name);
}

/* -- batches -------------------------------------------------------------- */

enum { EVALUATORS = 9, BATCH = 700, BATCH_CARDS = 11 };

static const struct evaluator *const all[EVALUATORS] = {&evaluator_high, &evaluator_short_deck,
	&evaluator_short_deck_trips, &evaluator_omaha, &evaluator_omaha_low,
	&evaluator_eight_or_better, &evaluator_ace_to_five, &evaluator_deuce_to_seven,
	&evaluator_badugi};

static card_set deck_of(const struct evaluator *evaluator)
{
	return evaluator == &evaluator_short_deck || evaluator == &evaluator_short_deck_trips
		       ? REFERENCE_FROM_SIX
		       : CARD_DECK;
}

/* A batch by every path, with tables and without, against single evaluations. */
static void expect_batch(const struct evaluator *evaluator, const struct evaluator_hands *hands,
	size_t count)
{
	void *const tables = evaluator->tables_new ? evaluator->tables_new() : NULL;
	cr_assert(tables || !evaluator->tables_new);
	for (int turn = 0; turn < 6; turn++) {
		const enum cpu_path path = (enum cpu_path)(turn / 2);
		score scores[BATCH + 1] = {0};
		if (!path_is_here(path))
			continue;
		scores[count] = 0xbeef;
		evaluator->batch(path, turn % 2 ? tables : NULL, hands, count, scores);
		for (size_t i = 0; i < count; i++) {
			card cards[BATCH_CARDS];
			memcpy(cards, hands->cards + i * hands->step, (size_t)hands->own);
			for (int j = 0; j < hands->board; j++)
				cards[hands->own + j] =
					hands->boards[i * hands->board_step + (size_t)j];
			cr_assert_eq(scores[i], evaluator->value(cards, hands->own, hands->board),
				"%s, %s: %s, %d of %d", evaluator->name, cpu_path_name(path),
				cards_shown(cards, hands->own + hands->board), hands->own,
				hands->own + hands->board);
		}
		cr_assert_eq(scores[count], 0xbeef, "%s wrote past the scores", evaluator->name);
	}
	free(tables);
}

/* Hands followed by their boards, hands with boards elsewhere, and hands that share one board. */
Test(evaluator, batches_value_hands_wherever_their_boards_are)
{
	static card rows[BATCH * BATCH_CARDS], cards[BATCH * BATCH_CARDS],
		boards[BATCH * BATCH_CARDS];
	uint64_t state = 11;

	for (int e = 0; e < EVALUATORS; e++)
		for (int size = all[e]->least; size <= all[e]->most; size++) {
			const int most = all[e]->own ? 5 : 2,
				  least = all[e]->own ? 4 : all[e]->least;
			const int board = size - least < most ? size - least : most;
			const int own = size - board;
			card_set on_board = 0;
			for (int i = 0; i < BATCH; i++) {
				deal_from(&state, deck_of(all[e]), size, rows + i * size);
				memcpy(cards + i * own, rows + i * size, (size_t)own);
				memcpy(boards + i * board, rows + i * size + own, (size_t)board);
			}
			const struct evaluator_hands in_rows =
				evaluator_hands_in_rows(rows, own, board);
			expect_batch(all[e], &in_rows, BATCH);
			const struct evaluator_hands apart = {cards, boards, own, board,
				(size_t)own, (size_t)board};
			expect_batch(all[e], &apart, BATCH);
			for (int i = 0; i < board; i++)
				on_board |= card_bit(boards[i]);
			for (int i = 1; i < BATCH; i++)
				deal_from(&state, deck_of(all[e]) & ~on_board, own,
					cards + i * own);
			const struct evaluator_hands shared =
				evaluator_hands_on(cards, own, boards, board);
			expect_batch(all[e], &shared, BATCH);
		}
}
