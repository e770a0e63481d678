/* A census: of all ways to complete some cards to a hand, how many end in each
 * category. Exact, and without visiting the ways one by one.
 *
 * A hand's category depends on its ranks alone unless five cards share a suit.
 * So every multiset of ranks that the live deck can add is valued once, with
 * the number of ways to deal it, a product of small binomials; then, for every
 * suit and every set of its live ranks that makes a flush, the result counted
 * for those ways is taken back and the flush is counted in its place. Suits that hold the
 * same live and known ranks are counted once. */
#ifndef FELT_CARDS_CENSUS_H
#define FELT_CARDS_CENSUS_H

#include "cards/eval/eval.h"
#include "cards/evaluator.h"

#ifdef __cplusplus
extern "C" {
#endif

struct census {
	uint64_t by_category[ORDER_CATEGORIES_MAX]; /* of the order that was counted, the worst
						       first */
	uint64_t total;                             /* their sum: C(live cards, cards to come) */
};

/* Counts the ways to complete the cards `known` to `size` cards, 5 to 7, out of
 * `live`, which shares no card with `known`. STATUS_TOO_MANY_CARDS when more
 * than `size` are known, STATUS_TOO_FEW_CARDS when `live` has too few to come. */
status_code census_take(card_set known, card_set live, int size, struct census *out);

/* Counts the same by an evaluator of any cards, in the categories of its order. Other evaluators
 * than that of high hands are asked for each way. */
status_code census_take_by(const struct evaluator *evaluator, card_set known, card_set live,
	int size, struct census *out);

#ifdef __cplusplus
}
#endif

#endif
