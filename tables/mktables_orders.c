/* The tables of scores, from the reference implementation. */
#include "mktables_internal.h"
#include "reference.h"

#include "cards/card.h"
#include "cards/colex.h"
#include "cards/eval/eval_tables.h"

#include <stdio.h>
#include <string.h>

enum { CLUBS = 0, DIAMONDS = 1, COPIES_MAX = 4, CARDS_MAX = 7 };

/* Every value that the cards of an evaluator can have, the best first. */
struct mktables_orders_list {
	const struct reference_evaluator *evaluator;
	int count;
	reference_value values[REFERENCE_CLASSES + 1];
};

static void list_make(struct mktables_orders_list *list,
	const struct reference_evaluator *evaluator)
{
	list->evaluator = evaluator;
	list->count = reference_list(evaluator, evaluator->cards, list->values);
	if (list->count != evaluator->standings)
		mktables_fail("the rulebook has another number of standings");
}

static uint16_t score_of(const struct mktables_orders_list *list, reference_value value)
{
	const int standing =
		value ? reference_standing(list->values, list->count, value) : list->count + 1;

	if (!standing)
		mktables_fail("a hand has no standing");
	return (uint16_t)(list->count + 1 - standing);
}

static uint16_t score_of_cards(const struct mktables_orders_list *list, const uint8_t *cards,
	int count)
{
	return score_of(list, reference_hand(list->evaluator, cards, count, NULL, 0, NULL));
}

/* -- rankings --------------------------------------------------------------- */

/* Neighbours have different suits, so that the cards are different and no five have the same
 * suit. */
static uint16_t score_of_ranks(const struct mktables_orders_list *list, const uint8_t *ranks,
	int count, int lowest)
{
	uint8_t cards[CARDS_MAX];

	for (int i = 0; i < count; i++)
		cards[i] = (uint8_t)((lowest + ranks[i]) * 4 + i % 4);
	return score_of_cards(list, cards, count);
}

/* The scores of all multisets of ranks from `lowest` up, in colex order; 0 if a rank is repeated
 * more than four times. */
static void fill_multisets(const struct mktables_orders_list *list, uint16_t *values, int count,
	int lowest, int expected)
{
	uint8_t ranks[CARDS_MAX] = {0};
	int filled = 0;

	do {
		if (filled == expected || colex_multiset_rank(ranks, count) != (unsigned)filled)
			mktables_fail("the multisets are out of order");
		values[filled++] = mktables_most_copies(ranks, count) > COPIES_MAX
					   ? 0
					   : score_of_ranks(list, ranks, count, lowest);
	} while (colex_multiset_next(ranks, count, CARD_RANKS - lowest));
	if (filled != expected)
		mktables_fail("there are too few multisets");
}

/* The scores of all masks of five to seven ranks of one suit. */
static void fill_flushes(const struct mktables_orders_list *list, uint16_t *values, int lowest)
{
	for (int mask = 0; mask < 1 << (CARD_RANKS - lowest); mask++) {
		uint8_t cards[CARD_RANKS];
		int count = 0;

		for (int rank = lowest; rank < CARD_RANKS; rank++)
			if (mask >> (rank - lowest) & 1)
				cards[count++] = (uint8_t)(rank * 4 + CLUBS);
		values[mask] = count < HAND_MIN || count > HAND_MAX
				       ? 0
				       : score_of_cards(list, cards, count);
	}
}

static const struct mktables_orders_list *list_high(void)
{
	static struct mktables_orders_list list;

	if (!list.count)
		list_make(&list, &reference_high);
	return &list;
}

uint16_t mktables_high_score(const uint8_t *ranks, int count)
{
	return score_of_ranks(list_high(), ranks, count, 0);
}

static void write_table(const char *declaration, const uint16_t *values, int count)
{
	mktables_begin(declaration);
	mktables_entries(values, count);
	mktables_end();
}

static void write_high(void)
{
	static uint16_t values[EVAL_VALUES_COUNT];

	fill_multisets(list_high(), values + EVAL_FIVE, 5, 0, EVAL_FIVE_COUNT);
	fill_multisets(list_high(), values + EVAL_SIX, 6, 0, EVAL_SIX_COUNT);
	fill_flushes(list_high(), values + EVAL_FLUSH, 0);
	fill_multisets(list_high(), values + EVAL_SEVEN, 7, 0, EVAL_SEVEN_COUNT);
	write_table("score eval_values[EVAL_VALUES_COUNT]", values, EVAL_VALUES_COUNT);
}

static void write_ace_to_five(void)
{
	static uint16_t values[EVAL_LOW_COUNT];
	static struct mktables_orders_list list;

	list_make(&list, &reference_ace_to_five);
	fill_multisets(&list, values + EVAL_LOW_FIVE, 5, 0, EVAL_FIVE_COUNT);
	fill_multisets(&list, values + EVAL_LOW_SIX, 6, 0, EVAL_SIX_COUNT);
	fill_multisets(&list, values + EVAL_LOW_SEVEN, 7, 0, EVAL_SEVEN_COUNT);
	write_table("score eval_ace_to_five_values[EVAL_LOW_COUNT]", values, EVAL_LOW_COUNT);
}

static void write_short_deck(const struct reference_evaluator *evaluator, const char *declaration)
{
	enum { LOWEST = EVAL_SHORT_LOWEST / CARD_SUITS };
	static uint16_t values[EVAL_SHORT_COUNT];
	static struct mktables_orders_list list;

	list_make(&list, evaluator);
	fill_multisets(&list, values + EVAL_SHORT_FIVE, 5, LOWEST, EVAL_SHORT_FIVE_COUNT);
	fill_multisets(&list, values + EVAL_SHORT_SIX, 6, LOWEST, EVAL_SHORT_SIX_COUNT);
	fill_flushes(&list, values + EVAL_SHORT_FLUSH, LOWEST);
	fill_multisets(&list, values + EVAL_SHORT_SEVEN, 7, LOWEST, EVAL_SHORT_SEVEN_COUNT);
	write_table(declaration, values, EVAL_SHORT_COUNT);
}

/* -- eight or better -------------------------------------------------------- */

/* The cards of a set of ranks from the ace to the eight; returns their number. */
static int low_cards(unsigned set, int suit, uint8_t cards[8])
{
	int count = 0;

	for (int i = 0; i < 8; i++)
		if (set >> i & 1)
			cards[count++] =
				(uint8_t)((i + CARD_RANKS - 1) % CARD_RANKS * CARD_SUITS + suit);
	return count;
}

static void write_eights(void)
{
	static struct mktables_orders_list list;
	uint16_t values[EVAL_EIGHTS];

	list_make(&list, &reference_eight_or_better);
	for (unsigned set = 0; set < EVAL_EIGHTS; set++) {
		uint8_t cards[8];
		const int count = low_cards(set, CLUBS, cards);

		values[set] = count < HAND_MIN || count > HAND_MAX
				      ? 0
				      : score_of_cards(&list, cards, count);
	}
	write_table("score eval_eights[EVAL_EIGHTS]", values, EVAL_EIGHTS);
}

/* For the sets that a board of five and a player's six cards can have. */
static void write_omaha_eights(void)
{
	static struct mktables_orders_list list;

	list_make(&list, &reference_omaha_low);
	mktables_begin("uint8_t eval_omaha_eights[EVAL_EIGHTS][EVAL_EIGHTS]");
	for (unsigned on_board = 0; on_board < EVAL_EIGHTS; on_board++) {
		uint16_t row[EVAL_EIGHTS] = {0};
		uint8_t board[8], own[8];
		const int boards = low_cards(on_board, CLUBS, board);

		for (unsigned set = 0; set < EVAL_EIGHTS && boards >= 3 && boards <= 5; set++) {
			const int owns = low_cards(set, DIAMONDS, own);

			if (owns >= 2 && owns <= 6)
				row[set] = score_of(&list, reference_hand(list.evaluator, own, owns,
								   board, boards, NULL));
		}
		printf("\n\t{");
		mktables_entries(row, EVAL_EIGHTS);
		printf("\n\t},");
	}
	mktables_end();
}

/* -- badugi ----------------------------------------------------------------- */

/* The suits of four cards, the first of which is a club, from the differences of the others to
 * it. */
static void suits_of(unsigned differences, uint8_t suits[4])
{
	suits[0] = CLUBS;
	for (int i = 1; i < 4; i++)
		suits[i] = differences >> 2 * (i - 1) & 3;
}

/* Lists the partitions in the order in which the differences first produce them. Returns their
 * number. */
static int list_partitions(uint8_t by_differences[EVAL_DIFFERENCES],
	unsigned first[EVAL_PARTITIONS + 1])
{
	int count = 0, found;

	for (unsigned differences = 0; differences < EVAL_DIFFERENCES; differences++) {
		uint8_t suits[4], others[4];

		suits_of(differences, suits);
		for (found = 0; found < count; found++) {
			bool same = true;

			suits_of(first[found], others);
			for (int i = 0; i < 4; i++)
				for (int j = 0; j < i; j++)
					same = same &&
					       (suits[i] == suits[j]) == (others[i] == others[j]);
			if (same)
				break;
		}
		if (found == count) {
			if (count == EVAL_PARTITIONS)
				mktables_fail("there are too many partitions");
			first[count++] = differences;
		}
		by_differences[differences] = (uint8_t)found;
	}
	return count;
}

/* 0 if two cards would be equal. */
static uint16_t badugi_score(const struct mktables_orders_list *list, const uint8_t ranks[4],
	unsigned differences)
{
	uint8_t cards[4], suits[4];

	suits_of(differences, suits);
	for (int i = 0; i < 4; i++) {
		cards[i] = (uint8_t)(ranks[i] * CARD_SUITS + suits[i]);
		for (int j = 0; j < i; j++)
			if (cards[j] == cards[i])
				return 0;
	}
	return score_of_cards(list, cards, 4);
}

static void write_badugi(bool want_partitions)
{
	static uint16_t values[EVAL_BADUGI_COUNT];
	static struct mktables_orders_list list;
	uint8_t by_differences[EVAL_DIFFERENCES], ranks[4] = {0};
	unsigned first[EVAL_PARTITIONS + 1];
	uint16_t partitions[EVAL_DIFFERENCES];
	const int count = list_partitions(by_differences, first);
	int at = 0;

	if (want_partitions) {
		for (int i = 0; i < EVAL_DIFFERENCES; i++)
			partitions[i] = by_differences[i];
		write_table("_Alignas(64) uint8_t eval_partitions[EVAL_DIFFERENCES]", partitions,
			EVAL_DIFFERENCES);
		return;
	}
	list_make(&list, &reference_badugi);
	do {
		for (int i = 0; i < count; i++)
			values[at + i] = badugi_score(&list, ranks, first[i]);
		at += 1 << EVAL_PARTITION_BITS;
	} while (at < EVAL_BADUGI_COUNT && colex_multiset_next(ranks, 4, CARD_RANKS));
	write_table("score eval_badugi_values[EVAL_BADUGI_COUNT]", values, EVAL_BADUGI_COUNT);
}

bool mktables_order(const char *name)
{
	if (!strcmp(name, "eval_values"))
		write_high();
	else if (!strcmp(name, "eval_ace_to_five_values"))
		write_ace_to_five();
	else if (!strcmp(name, "eval_short_deck_values"))
		write_short_deck(&reference_shortdeck,
			"score eval_short_deck_values[EVAL_SHORT_COUNT]");
	else if (!strcmp(name, "eval_short_deck_trips_values"))
		write_short_deck(&reference_shortdeck_trips,
			"score eval_short_deck_trips_values[EVAL_SHORT_COUNT]");
	else if (!strcmp(name, "eval_eights"))
		write_eights();
	else if (!strcmp(name, "eval_omaha_eights"))
		write_omaha_eights();
	else if (!strcmp(name, "eval_badugi_values"))
		write_badugi(false);
	else if (!strcmp(name, "eval_partitions"))
		write_badugi(true);
	else
		return false;
	return true;
}
