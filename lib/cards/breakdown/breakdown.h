/* A breakdown: the number of ways to complete a hand, by the category that the hand ends in. Exact;
 * it avoids visiting the ways one by one if that saves much.
 *
 *     hands                            counted
 *     high                             by multisets of ranks, and flushes by sets of a suit
 *     ace-to-five, eight or better     by multisets of ranks, since suits do not matter
 *     Omaha                            by multisets of ranks of the hand and of the board
 *     others                           one by one: at most C(36, 7), of the short deck
 *
 * A pot with two halves has two breakdowns of the same hands. */
#ifndef FELT_CARDS_BREAKDOWN_BREAKDOWN_H
#define FELT_CARDS_BREAKDOWN_BREAKDOWN_H

#include "base/cpu.h"
#include "cards/eval/eval.h"
#include "cards/evaluator.h"

struct breakdown {
	uint64_t by_category[ORDER_CATEGORIES_MAX]; /* of the order that was counted, worst first */
	uint64_t none;                              /* hands in no category: without a low */
	uint64_t total;                             /* their sum: all ways */
};

/* The known cards of a hand and its board, the number of cards that each has in the end, and the
 * live cards. The sets are disjoint. In a game without a board, and for evaluators with which any
 * cards play, all cards may be given as the player's own. */
struct breakdown_deal {
	card_set own, board, live;
	int own_size, board_size;
};

/* Counts the ways to complete the cards `known` to `size` cards, 5 to 7, from `live`, which is
 * disjoint from `known`. Returns STATUS_TOO_MANY_CARDS if more than `size` cards are known, and
 * STATUS_TOO_FEW_CARDS if `live` has too few.
 *
 * A hand's category depends on its ranks alone unless five cards share a suit. So every multiset of
 * ranks that the live deck can add is valued once and weighted by the number of ways to deal it, a
 * product of small binomials. Then, for every suit and every set of its live ranks that makes a
 * flush, those ways are subtracted from the category counted before and added to that of the flush.
 * Suits with the same live and known ranks are counted once. */
status_code breakdown_take(card_set known, card_set live, int size, struct breakdown *out);

/* Counts the completions of a deal by any evaluator, in the categories of its order. If any cards
 * play, a completion is a set of cards, C(live, to come) of them; in Omaha it is one set for the
 * hand and one for the board. The evaluator must support hands and boards of these sizes. Returns
 * like breakdown_take(), or STATUS_NO_MEMORY. */
status_code breakdown_take_by(const struct evaluator *evaluator, const struct breakdown_deal *deal,
	enum cpu_path path, struct breakdown *out);

#endif
