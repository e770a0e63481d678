/* Wide sums in plain C: the reference for all kernels. It is compiled a second time for AVX2, where
 * the compiler vectorizes it. */
#ifndef FELT_ODDS_MANY_WIDE_H
#define FELT_ODDS_MANY_WIDE_H

#include "odds/many/many_inside.h"

/* Two sides after some cards are taken: their remaining weights by card. The weights by pair of
 * cards stay as they are; `keep` masks out the lanes of taken cards. */
struct wide_view {
	const struct many_sums_wide *p, *q;
	const uint32_t *p_by_card, *q_by_card, *keep;
	const uint64_t *same_by_card;
	uint64_t p_weight, q_weight, same_weight;
};

static uint64_t wide_pairs(const struct wide_view *view, card a, card b)
{
	const uint32_t *p_a = view->p->by_pair[a], *p_b = view->p->by_pair[b];
	const uint32_t *q_a = view->q->by_pair[a], *q_b = view->q->by_pair[b];
	const uint64_t p_both = p_a[b], q_both = q_a[b];
	const uint64_t x = view->p_weight - view->p_by_card[a] - view->p_by_card[b] + p_both;
	const uint64_t y = view->q_weight - view->q_by_card[a] - view->q_by_card[b] + q_both;
	const uint64_t same =
		view->same_weight - view->same_by_card[a] - view->same_by_card[b] + p_both * q_both;
	uint64_t shared = 0;

	for (int e = 0; e < MANY_SUMS_WIDE_LANES; e++) {
		uint32_t with_p = (view->p_by_card[e] - p_a[e] - p_b[e]) & view->keep[e];
		uint32_t with_q = view->q_by_card[e] - q_a[e] - q_b[e];

		shared += (uint64_t)with_p * with_q;
	}
	/* The lanes of a and b themselves do not count. */
	shared -= (view->p_by_card[a] - p_both) * (view->q_by_card[a] - q_both);
	shared -= (view->p_by_card[b] - p_both) * (view->q_by_card[b] - q_both);
	return x * y - shared + same;
}

static deal_count wide_weigh(const struct many_sums_hand *hands, int count,
	const struct wide_view *view)
{
	deal_count sum = 0;

	for (int i = 0; i < count; i++)
		sum += (deal_count)hands[i].weight * wide_pairs(view, hands[i].high, hands[i].low);
	return sum;
}

static const uint32_t *wide_keep_all(uint32_t keep[MANY_SUMS_WIDE_LANES])
{
	memset(keep, 0xff, sizeof *keep * MANY_SUMS_WIDE_LANES);
	return keep;
}

static deal_count wide_three(const struct many_sums_hand *hands, int count,
	const struct many_sums_pair *pair)
{
	uint32_t keep[MANY_SUMS_WIDE_LANES];
	const struct wide_view view = {&pair->p->wide, &pair->q->wide, pair->p->wide.by_card,
		pair->q->wide.by_card, wide_keep_all(keep), pair->same->by_card.wide,
		pair->p->weight, pair->q->weight, pair->same->weight};

	return wide_weigh(hands, count, &view);
}

static uint64_t wide_take(const struct many_sums_set *set, const struct many_sums_hand *taken,
	uint32_t left[MANY_SUMS_WIDE_LANES])
{
	const struct many_sums_wide *wide = &set->wide;
	const card a = taken->high, b = taken->low;

	for (int e = 0; e < MANY_SUMS_WIDE_LANES; e++)
		left[e] = wide->by_card[e] - wide->by_pair[a][e] - wide->by_pair[b][e];
	return set->weight - wide->by_card[a] - wide->by_card[b] + wide->by_pair[a][b];
}

static deal_count wide_four(const struct many_sums_hand *outer, int outer_count,
	const struct many_sums_hand *inner, int inner_count, const struct many_sums_pair *pair)
{
	const struct many_sums_wide *p = &pair->p->wide, *q = &pair->q->wide;
	uint32_t keep[MANY_SUMS_WIDE_LANES], p_left[MANY_SUMS_WIDE_LANES],
		q_left[MANY_SUMS_WIDE_LANES];
	uint64_t same_left[MANY_SUMS_WIDE_LANES];
	struct many_sums_hand apart[COMBO_COUNT];
	struct wide_view view = {.p = p,
		.q = q,
		.p_by_card = p_left,
		.q_by_card = q_left,
		.keep = wide_keep_all(keep),
		.same_by_card = same_left};
	deal_count sum = 0;

	for (int i = 0; i < outer_count; i++) {
		const card a = outer[i].high, b = outer[i].low;
		int count = many_sums_list_apart(inner, inner_count, &outer[i], apart);

		if (!count)
			continue;
		view.p_weight = wide_take(pair->p, &outer[i], p_left);
		view.q_weight = wide_take(pair->q, &outer[i], q_left);
		for (int e = 0; e < MANY_SUMS_WIDE_LANES; e++)
			same_left[e] = pair->same->by_card.wide[e] -
				       (uint64_t)p->by_pair[a][e] * q->by_pair[a][e] -
				       (uint64_t)p->by_pair[b][e] * q->by_pair[b][e];
		view.same_weight = pair->same->weight - pair->same->by_card.wide[a] -
				   pair->same->by_card.wide[b] +
				   (uint64_t)p->by_pair[a][b] * q->by_pair[a][b];
		keep[a] = keep[b] = 0;
		sum += outer[i].weight * wide_weigh(apart, count, &view);
		keep[a] = keep[b] = UINT32_MAX;
	}
	return sum;
}

#endif
