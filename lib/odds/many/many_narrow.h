/* What the kernels of narrow sums share: the terms that are no sum over cards. */
#ifndef FELT_ODDS_MANY_NARROW_H
#define FELT_ODDS_MANY_NARROW_H

#include "odds/many/many_sums.h"

/* Two sides as they are when some cards are taken: what is left of them by card, 0
 * of the cards taken. By pair of cards they stay as they are. */
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

/* All pairs of hands that avoid cards a and b, and once more those of the same hand;
 * p_both and q_both are the weights of (a, b) itself. */
static inline unsigned narrow_pairs(const struct narrow_view *view,
	const struct many_sums_hand *hand, unsigned p_both, unsigned q_both)
{
	const size_t a = hand->high, b = hand->low;
	const unsigned x = view->p_weight + p_both - view->p_by_card[a] - view->p_by_card[b];
	const unsigned y = view->q_weight + q_both - view->q_by_card[a] - view->q_by_card[b];

	return x * y + p_both * q_both + view->same_weight - view->same_by_card[a] -
	       view->same_by_card[b];
}

/* Makes the view that of a hand's cards taken, but for the lanes. */
static inline void narrow_take(struct narrow_view *view, const struct many_sums_pair *pair,
	const struct many_sums_hand *taken)
{
	const struct many_sums_narrow *p = &pair->p->narrow, *q = &pair->q->narrow;
	const uint16_t *same = pair->same->by_card.narrow;
	const card a = taken->high, b = taken->low;
	const unsigned p_both = p->by_pair[a][b], q_both = q->by_pair[a][b];

	view->p_weight = (unsigned)pair->p->weight - p->by_card[a] - p->by_card[b] + p_both;
	view->q_weight = (unsigned)pair->q->weight - q->by_card[a] - q->by_card[b] + q_both;
	view->same_weight = (unsigned)pair->same->weight - same[a] - same[b] + p_both * q_both;
}

#endif
