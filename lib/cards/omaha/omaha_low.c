#include "cards/eval/eval_orders.h"
#include "cards/omaha/omaha_inside.h"

#include <stdlib.h>

enum {
	LOWS = 56, /* sets of five of eight ranks */
	LOW_BITS = 256,
	BEST_LOW = 0x1f, /* 5-4-3-2-A */
};

const uint8_t omaha_low_bits[16] = {0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0, 0, 0, 0, 0, 0x01};

/* The next larger set of as many (Gosper's hack, HAKMEM item 175). Sets as numbers are in the order
 * of the hands, since their highest ranks are compared first. */
static unsigned next_set(unsigned set)
{
	const unsigned lowest = set & -set, ripple = set + lowest;

	return ripple | ((ripple ^ set) / lowest >> 2);
}

/* Three of five ranks must come from the board and two from the hand; a rank that both have may be
 * either's. So a low is there if no more than three are missing in the hand and no more than two on
 * the board. */
static bool can_be(unsigned low, unsigned board, unsigned own)
{
	return !(low & ~(board | own)) && bits_count(low & ~own) <= 3 &&
	       bits_count(low & ~board) <= 2;
}

static score low_of_sets(unsigned board, unsigned own)
{
	unsigned low = BEST_LOW;

	if (bits_count(board) < 3)
		return 0;
	for (score value = LOWS; value; value--, low = next_set(low))
		if (can_be(low, board, own))
			return value;
	return 0;
}

score omaha_low_value(const card *hole, int own, const card *board, int on_board)
{
	return eval_omaha_eight_or_better(eval_eights_of(board, on_board),
		eval_eights_of(hole, own));
}

static void take_better(uint8_t *restrict scores, const uint8_t *restrict other)
{
	for (int i = 0; i < LOW_BITS; i++)
		scores[i] = other[i] > scores[i] ? other[i] : scores[i];
}

/* The row of a board with exactly three low ranks, two of the hand at a time. More ranks are the
 * best of the sets that lack one of them. */
static void fill_three(unsigned board, uint8_t *scores)
{
	for (unsigned own = 0; own < LOW_BITS; own++) {
		scores[own] = bits_count(own) == 2 ? (uint8_t)low_of_sets(board, own) : 0;
		if (bits_count(own) <= 2)
			continue;
		for (unsigned left = own; left; left &= left - 1) {
			const uint8_t fewer = scores[own & ~(left & -left)];

			scores[own] = fewer > scores[own] ? fewer : scores[own];
		}
	}
}

/* The row of a board with more, the best of those of the boards that lack one of its ranks. */
static void fill_more(unsigned board, struct omaha_lows *lows)
{
	for (unsigned left = board; left; left &= left - 1)
		take_better(lows->score[board], lows->score[board & ~(left & -left)]);
}

struct omaha_lows *omaha_lows_new(void)
{
	struct omaha_lows *lows = calloc(1, sizeof *lows);

	for (unsigned board = 0; lows && board < LOW_BITS; board++) {
		if (bits_count(board) == 3)
			fill_three(board, lows->score[board]);
		else if (bits_count(board) > 3)
			fill_more(board, lows);
	}
	return lows;
}
