/* A census: of all ways to complete some cards to a hand, how many end in each
 * category. Exact, and without visiting the ways one by one where that saves much.
 *
 *     hands                            counted
 *     high                             by multisets of ranks, and flushes by sets of a suit
 *     ace-to-five, eight or better     by multisets of ranks, since suits do not matter
 *     Omaha                            by multisets of ranks of the hand and of the board
 *     others                           one by one: at most C(36, 7), of the short deck
 *
 * Of the same hands there are two censuses where a pot has two halves. */
#ifndef FELT_CARDS_BREAKDOWN_BREAKDOWN_H
#define FELT_CARDS_BREAKDOWN_BREAKDOWN_H

#include "base/cpu.h"
#include "cards/eval/eval.h"
#include "cards/evaluator.h"

struct breakdown {
	uint64_t by_category[ORDER_CATEGORIES_MAX]; /* of the order that was counted, the worst
						       first */
	uint64_t none;  /* hands that are in no category: without a low */
	uint64_t total; /* their sum: all ways */
};

/* What is known of a hand and its board, how many cards each has in the end, and the cards that may
 * come. The sets have no card in common. In a game without a board, and for evaluators with which
 * any cards play, all cards may be the player's own. */
struct breakdown_deal {
	card_set own, board, live;
	int own_size, board_size;
};

/* Counts the ways to complete the cards `known` to `size` cards, 5 to 7, out of
 * `live`, which shares no card with `known`. STATUS_TOO_MANY_CARDS when more
 * than `size` are known, STATUS_TOO_FEW_CARDS when `live` has too few to come.
 *
 * A hand's category depends on its ranks alone unless five cards share a suit.
 * So every multiset of ranks that the live deck can add is valued once, with
 * the number of ways to deal it, a product of small binomials; then, for every
 * suit and every set of its live ranks that makes a flush, the result counted
 * for those ways is taken back and the flush is counted in its place. Suits that hold the
 * same live and known ranks are counted once. */
status_code breakdown_take(card_set known, card_set live, int size, struct breakdown *out);

/* Counts the completions of a deal by any evaluator, in the categories of its order. Where any
 * cards play a completion is the set of all cards, C(live, to come) of them; in Omaha, where it
 * matters whose they are, one set for the hand and one for the board. The sizes are such that the
 * evaluator can value hands and boards of them. Returns as breakdown_take, or STATUS_NO_MEMORY. */
status_code breakdown_take_by(const struct evaluator *evaluator, const struct breakdown_deal *deal,
	enum cpu_path path, struct breakdown *out);

#endif
