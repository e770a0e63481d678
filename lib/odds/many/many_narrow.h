/* Sums over sets in bytes: the body of the kernels for AVX2 and AVX-512. A step removes the two
 * cards of a hand from the rows by card of both sides, and multiplies the rows lane by lane:
 *
 *     lane (card)        2c  2d ...  Kh  Ah
 *     by_card of P        3   0       2   1
 *   - by_pair[Ah]         1   0       1 255     the hand is AhKh
 *   - by_pair[Kh]         0   0     255   1
 *   = X                   2   0       0   0     subtracted with saturation
 *
 * Each kernel includes this file after defining its vectors:
 *
 *     struct row       64 lanes of 8 bits, a set's weights by card
 *     row_load         a row from memory
 *     row_store        a row to memory
 *     row_less         a row minus a row in memory, not below 0
 *
 *     sums_lanes       sums in lanes of 32 bits
 *     sums_zero        no sums yet
 *     sums_add         adds the products of two rows, times a weight
 *     sums_total       the total of all lanes
 *
 *     less_products    lanes of 16 bits minus the products of two rows and of two others
 *     list_apart       like many_sums_list_apart, but may write up to APART_MARGIN more hands
 *
 * Removing cards a and b from a set is two saturating subtractions: the lanes of the two cards
 * themselves become 0, since their pairs with themselves are MANY_SUMS_NO_LANE. */
#ifndef FELT_ODDS_MANY_NARROW_H
#define FELT_ODDS_MANY_NARROW_H

#include "odds/many/many_internal.h"

/* Two sides without some used cards: their remaining weights by card, 0 for the used cards. The
 * weights by pair of cards are unchanged. */
struct narrow_view {
	const struct many_sums_narrow *p, *q;
	unsigned p_weight;
	const uint8_t *p_by_card;
	unsigned q_weight;
	const uint8_t *q_by_card;
	unsigned same_weight;
	const uint16_t *same_by_card;
};

static inline struct narrow_view narrow_view_of(const struct many_sums_pair *pair)
{
	return (struct narrow_view){.p = &pair->p->narrow,
		.q = &pair->q->narrow,
		.p_weight = (unsigned)pair->p->weight,
		.q_weight = (unsigned)pair->q->weight,
		.same_weight = (unsigned)pair->same->weight,
		.p_by_card = pair->p->narrow.by_card,
		.q_by_card = pair->q->narrow.by_card,
		.same_by_card = pair->same->by_card.narrow};
}

/* The weight of all pairs of hands without the hand's cards a and b, plus the weight of the pairs
 * of equal hands once more; p_both and q_both are the weights of the hand (a, b) itself. */
static inline unsigned narrow_pairs(const struct narrow_view *view,
	const struct many_sums_hand *hand, unsigned p_both, unsigned q_both)
{
	const size_t a = hand->high, b = hand->low;
	const unsigned x = view->p_weight + p_both - view->p_by_card[a] - view->p_by_card[b];
	const unsigned y = view->q_weight + q_both - view->q_by_card[a] - view->q_by_card[b];

	return x * y + p_both * q_both + view->same_weight - view->same_by_card[a] -
	       view->same_by_card[b];
}

/* Sets the view's totals to those without a hand's cards; the lanes are set elsewhere. */
static inline void narrow_take(struct narrow_view *view, const struct many_sums_pair *pair,
	const struct many_sums_hand *held)
{
	const struct many_sums_narrow *p = &pair->p->narrow, *q = &pair->q->narrow;
	const uint16_t *same = pair->same->by_card.narrow;
	const card a = held->high, b = held->low;
	const unsigned p_both = p->by_pair[a][b], q_both = q->by_pair[a][b];

	view->p_weight = (unsigned)pair->p->weight - p->by_card[a] - p->by_card[b] + p_both;
	view->q_weight = (unsigned)pair->q->weight - q->by_card[a] - q->by_card[b] + q_both;
	view->same_weight = (unsigned)pair->same->weight - same[a] - same[b] + p_both * q_both;
}

/* Each step adds two sums of four products of bytes, each at most 4 * 90 * 90, times a weight of at
 * most 90 = MANY_SUMS_NARROW_MAX, to a 32-bit lane. This many steps fit. */
enum { NARROW_STEPS = 256 };

static uint64_t narrow_weigh(const struct many_sums_hand *hands, int count,
	const struct narrow_view *view)
{
	const struct row p = row_load(view->p_by_card), q = row_load(view->q_by_card);
	uint64_t sum = 0;

	for (int i = 0; i < count;) {
		const int end = count - i > NARROW_STEPS ? i + NARROW_STEPS : count;
		sums_lanes shared = sums_zero();

		for (; i < end; i++) {
			const size_t a = hands[i].high, b = hands[i].low;
			const uint8_t *p_a = view->p->by_pair[a], *p_b = view->p->by_pair[b];
			const uint8_t *q_a = view->q->by_pair[a], *q_b = view->q->by_pair[b];

			shared = sums_add(shared, row_less(row_less(p, p_a), p_b),
				row_less(row_less(q, q_a), q_b), hands[i].weight);
			sum += (uint64_t)hands[i].weight *
			       narrow_pairs(view, &hands[i], p_a[b], q_a[b]);
		}
		sum -= sums_total(shared);
	}
	return sum;
}

static deal_count narrow_three(const struct many_sums_hand *hands, int count,
	const struct many_sums_pair *pair)
{
	const struct narrow_view view = narrow_view_of(pair);

	return narrow_weigh(hands, count, &view);
}

static void narrow_take_row(const struct many_sums_narrow *set, const struct many_sums_hand *held,
	uint8_t *to)
{
	row_store(to, row_less(row_less(row_load(set->by_card), set->by_pair[held->high]),
			      set->by_pair[held->low]));
}

static void narrow_take_same(const struct many_sums_pair *pair, const struct many_sums_hand *held,
	uint16_t *to)
{
	const struct many_sums_narrow *p = &pair->p->narrow, *q = &pair->q->narrow;

	less_products(to, pair->same->by_card.narrow, p->by_pair[held->high],
		q->by_pair[held->high], p->by_pair[held->low], q->by_pair[held->low]);
}

static deal_count narrow_four(const struct many_sums_hand *outer, int outer_count,
	const struct many_sums_hand *inner, int inner_count, const struct many_sums_pair *pair)
{
	alignas(64) uint8_t p_left[MANY_SUMS_NARROW_LANES], q_left[MANY_SUMS_NARROW_LANES];
	alignas(64) uint16_t same_left[MANY_SUMS_NARROW_LANES];
	struct many_sums_hand apart[COMBO_COUNT + APART_MARGIN];
	struct narrow_view view = narrow_view_of(pair);
	uint64_t sum = 0;

	view.p_by_card = p_left;
	view.q_by_card = q_left;
	if (pair->same->weight)
		view.same_by_card = same_left;
	for (int i = 0; i < outer_count; i++) {
		int count = list_apart(inner, inner_count, &outer[i], apart);

		if (!count)
			continue;
		narrow_take_row(&pair->p->narrow, &outer[i], p_left);
		narrow_take_row(&pair->q->narrow, &outer[i], q_left);
		if (pair->same->weight)
			narrow_take_same(pair, &outer[i], same_left);
		narrow_take(&view, pair, &outer[i]);
		sum += outer[i].weight * narrow_weigh(apart, count, &view);
	}
	return sum;
}

#endif
