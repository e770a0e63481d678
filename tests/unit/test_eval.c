/* The evaluator against the reference implementation: every hand that can differ from another.
 *
 * The value of a hand of five to seven cards depends on its ranks alone unless five or more cards
 * share a suit, and then on the ranks of that suit and of the others. So every multiset of ranks,
 * dealt without a flush, and every set of suited ranks with every multiset of others is every hand,
 * up to a suit permutation. */
#include "cards/eval/eval.h"

#include "cards/colex.h"
#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

static struct hand hand_of(const card *cards, int count)
{
	struct hand hand = hand_empty();
	for (int i = 0; i < count; i++)
		hand = hand_add(hand, cards[i]);
	return hand;
}

/* Fails unless every way to value the cards, in three orders, gives `expected`. */
static void expect_score(const card *cards, int count, score expected)
{
	static uint64_t state = 3;
	card turned[HAND_MAX], mixed[HAND_MAX];
	const int cut = (int)random_below(&state, (unsigned)count + 1);
	bool good;

	for (int i = 0; i < count; i++)
		turned[i] = cards[count - 1 - i];
	memcpy(mixed, cards, (size_t)count);
	shuffle(&state, mixed, count);

	good = eval_cards(cards, count) == expected && eval_cards(turned, count) == expected &&
	       eval_cards(mixed, count) == expected &&
	       eval_hand(hand_of(mixed, count)) == expected &&
	       eval_hand(hand_join(hand_of(mixed, cut), hand_of(mixed + cut, count - cut))) ==
		       expected &&
	       eval_hand(hand_join(hand_of(turned + cut, count - cut), hand_of(turned, cut))) ==
		       expected;
	if (!good)
		cr_assert_fail("%s: expected %d, eval_cards %d, eval_hand %d",
			cards_shown(cards, count), expected, eval_cards(cards, count),
			eval_hand(hand_of(cards, count)));
}

Test(eval, every_five_card_hand_has_the_rulebooks_score)
{
	static score of_value[9 << REFERENCE_CATEGORY_SHIFT];
	static reference_value values[REFERENCE_CLASSES + 1];
	card c[5];

	reference_values(values);
	for (int i = 0; i < REFERENCE_CLASSES; i++)
		of_value[values[i]] = (score)(i + 1);
	for (c[0] = 0; c[0] < 52; c[0]++)
		for (c[1] = c[0] + 1; c[1] < 52; c[1]++)
			for (c[2] = c[1] + 1; c[2] < 52; c[2]++)
				for (c[3] = c[2] + 1; c[3] < 52; c[3]++)
					for (c[4] = c[3] + 1; c[4] < 52; c[4]++)
						expect_score(c, 5, of_value[reference_five(c)]);
}

/* -- hands without a flush ------------------------------------------------ */

/* Deals ascending ranks from the four suits in turn. At most four ranks are equal, and these are
 * consecutive, so that no card is dealt twice. */
static void deal_in_turn(const uint8_t *ranks, int count, int first, card *out)
{
	for (int i = 0; i < count; i++)
		out[i] = card_of(ranks[i], (first + i) % 4);
}

/* Deals four cards from `suit`, if there are four different ranks, and the others from the other
 * suits: one card short of a flush. A rank that occurs four times needs every suit, so it comes
 * first. */
static void deal_almost_suited(const uint8_t *ranks, int count, int suit, card *out)
{
	int of_rank[CARD_RANKS] = {0}, suited = 0, turn = 0, dealt = 0;

	for (int i = 0; i < count; i++)
		of_rank[ranks[i]]++;
	for (int least = 4; least >= 1; least -= 3)
		for (int rank = 0; rank < CARD_RANKS; rank++) {
			int left = of_rank[rank];
			if (left < least)
				continue;
			of_rank[rank] = 0;
			if (suited < 4) {
				out[dealt++] = card_of(rank, suit);
				suited++;
				left--;
			}
			for (; left > 0; left--, turn++)
				out[dealt++] = card_of(rank, (suit + 1 + turn % 3) % 4);
		}
}

/* Whether the cards are different, of the ranks given, and no five of a suit. */
static bool dealt_well(const card *cards, const uint8_t *ranks, int count)
{
	int by_suit[4] = {0}, by_rank[CARD_RANKS] = {0};
	card_set set = 0;
	bool good = true;

	for (int i = 0; i < count; i++) {
		good = good && ++by_suit[cards[i] % 4] < 5 && !(set & card_bit(cards[i]));
		set |= card_bit(cards[i]);
		by_rank[cards[i] / 4]++;
		by_rank[ranks[i]]--;
	}
	for (int rank = 0; rank < CARD_RANKS; rank++)
		good = good && by_rank[rank] == 0;
	return good;
}

static void expect_multisets(int count, unsigned total)
{
	uint8_t ranks[HAND_MAX] = {0};
	unsigned valued = 0;

	do {
		bool five_of_a_rank = false;
		score expected;
		card cards[HAND_MAX];

		for (int i = 4; i < count; i++)
			five_of_a_rank = five_of_a_rank || ranks[i] == ranks[i - 4];
		if (five_of_a_rank)
			continue;
		valued++;
		expected = reference_as_score(reference_best_ranks(ranks, count));
		for (int suit = 0; suit < 4; suit++) {
			deal_in_turn(ranks, count, suit, cards);
			if (!dealt_well(cards, ranks, count))
				cr_assert_fail("not well dealt: %s", cards_shown(cards, count));
			expect_score(cards, count, expected);
			deal_almost_suited(ranks, count, suit, cards);
			if (!dealt_well(cards, ranks, count))
				cr_assert_fail("not well dealt: %s", cards_shown(cards, count));
			expect_score(cards, count, expected);
		}
	} while (colex_multiset_next(ranks, count, CARD_RANKS));
	cr_expect_eq(valued, total, "%u multisets", valued);
}

/* C(17, 5) multisets less 13 with five of a rank; C(18, 6) less 13 with six and
 * 13 * 12 with five; C(19, 7) less 13 with seven, 13 * 12 with six and one
 * other, 13 * C(13, 2) with five and two others (78 multisets of two). */
Test(eval, every_multiset_of_five_ranks_without_a_flush_has_the_rulebooks_score)
{
	expect_multisets(5, 6188 - 13);
}

Test(eval, every_multiset_of_six_ranks_without_a_flush_has_the_rulebooks_score)
{
	expect_multisets(6, 18564 - 13 - 13 * 12);
}

Test(eval, every_multiset_of_seven_ranks_without_a_flush_has_the_rulebooks_score)
{
	expect_multisets(7, 50388 - 13 - 13 * 12 - 13 * 78);
}

/* -- flushes -------------------------------------------------------------- */

/* Every set of `suited` ranks in every suit, with every multiset of the ranks of the others: at
 * most three of a rank, from three suits. Suits tie, so the reference is called once for all four.
 */
static unsigned expect_flushes(int suited, int count)
{
	const int others = count - suited;
	unsigned valued = 0;

	for (unsigned mask = 0; mask < 1u << CARD_RANKS; mask++) {
		uint8_t other[2] = {0, 0};
		if (card_set_count(mask) != suited)
			continue;
		do {
			score expected = 0;
			for (int suit = 0; suit < 4; suit++) {
				card cards[HAND_MAX];
				int dealt = 0;
				for (int rank = 0; rank < CARD_RANKS; rank++)
					if (mask >> rank & 1)
						cards[dealt++] = card_of(rank, suit);
				for (int i = 0; i < others; i++)
					cards[dealt++] = card_of(other[i],
						(suit + 1 + (int)(valued + (unsigned)i) % 3) % 4);
				if (suit == 0)
					expected = reference_as_score(reference_best(cards, count));
				expect_score(cards, count, expected);
			}
			valued++;
		} while (colex_multiset_next(other, others, CARD_RANKS));
	}
	return valued;
}

Test(eval, every_flush_of_five_cards_has_the_rulebooks_score)
{
	cr_expect_eq(expect_flushes(5, 5), 1287); /* C(13, 5) */
}

Test(eval, every_flush_of_six_cards_has_the_rulebooks_score)
{
	cr_expect_eq(expect_flushes(5, 6), 1287 * 13);
	cr_expect_eq(expect_flushes(6, 6), 1716); /* C(13, 6) */
}

Test(eval, every_flush_of_seven_cards_has_the_rulebooks_score)
{
	cr_expect_eq(expect_flushes(5, 7), 1287 * 91); /* C(14, 2) multisets of two */
	cr_expect_eq(expect_flushes(6, 7), 1716 * 13);
	cr_expect_eq(expect_flushes(7, 7), 1716);
}

/* -- and by chance -------------------------------------------------------- */

Test(eval, random_hands_have_the_rulebooks_score)
{
	uint64_t state = 4;
	for (int trial = 0; trial < 60000; trial++) {
		const int count = 5 + trial % 3;
		card cards[HAND_MAX];
		deal_from(&state, CARD_DECK, count, cards);
		expect_score(cards, count, reference_as_score(reference_best(cards, count)));
	}
}

Test(eval, the_set_of_a_hand_is_its_cards)
{
	card c[4];
	const struct hand hand = hand_of(c, cards_from("As 2c Td 7h", c));
	cr_expect_eq(hand.set, set_from("7h 2c As Td"));
	cr_expect_eq(hand_empty().set, 0);
	cr_expect_eq(hand_join(hand, hand_empty()).sum, hand.sum);
}

/* More cards never make a hand worse, and with a sixth or seventh card it is as good as the best
 * hand without one of its cards. */
Test(eval, a_hand_is_worth_the_best_of_what_it_is_without_one_card)
{
	uint64_t state = 5;
	for (int trial = 0; trial < 200000; trial++) {
		const int count = 6 + trial % 2;
		/* few cards alike in rank or suit, so that strong hands are common */
		const card_set live = trial % 3 ? CARD_DECK : UINT64_C(0xff3333333333);
		card cards[HAND_MAX], rest[HAND_MAX];
		score best = 0;
		deal_from(&state, live, count, cards);
		for (int left = 0; left < count; left++) {
			int taken = 0;
			for (int i = 0; i < count; i++)
				if (i != left)
					rest[taken++] = cards[i];
			const score without = eval_cards(rest, count - 1);
			best = without > best ? without : best;
		}
		if (eval_cards(cards, count) != best)
			cr_assert_fail("%s: %d, without one card at best %d",
				cards_shown(cards, count), eval_cards(cards, count), best);
	}
}
