/* What serves every deal: the value of each pair of hole ranks with each board, and of each set of
 * low ranks. */
#include "odds/omaha/omaha_inside.h"

#include "cards/colex.h"
#include "cards/eval/eval_inline.h"
#include "cards/order/order.h"

#include <stdlib.h>
#include <string.h>

enum { TRIPLES = 455 /* multisets of three ranks: C(15, 3) */, QUADRUPLES = 1820 /* C(16, 4) */ };

/* -- rows ------------------------------------------------------------------- */

/* The value of five ranks without a flush, as of cards of several suits; 0 of five of a rank. */
static score value_of(const uint8_t three[3], int high, int low)
{
	const uint64_t sum = eval_keys[card_of(three[0], 0)] + eval_keys[card_of(three[1], 1)] +
			     eval_keys[card_of(three[2], 2)] + eval_keys[card_of(high, 3)] +
			     eval_keys[card_of(low, 0)];

	if (three[0] == three[2] && three[0] == high && high == low)
		return 0;
	return eval_ranks_inline(sum);
}

static void raise_to(score *restrict to, const score *restrict from)
{
	for (int i = 0; i < OMAHA_PAIRS_ROW; i++)
		to[i] = to[i] > from[i] ? to[i] : from[i];
}

/* The rows of all multisets of `size` ranks: the best three of them are the best three of some of
 * them without one, so a row is the maximum of those of its subsets of one rank fewer. */
static void widen(score (*to)[OMAHA_PAIRS_ROW], score (*from)[OMAHA_PAIRS_ROW], int size)
{
	uint8_t ranks[OMAHA_BOARD] = {0}, fewer[OMAHA_BOARD] = {0};
	unsigned at = 0;

	do {
		memset(to[at], 0, sizeof to[at]);
		for (int out = 0; out < size; out++) {
			if (out && ranks[out] == ranks[out - 1])
				continue;
			for (int i = 0, n = 0; i < size; i++)
				if (i != out)
					fewer[n++] = ranks[i];
			raise_to(to[at], from[colex_multiset_rank(fewer, size - 1)]);
		}
		at++;
	} while (colex_multiset_next(ranks, size, CARD_RANKS));
}

static bool make_rows(struct omaha_count *count)
{
	score(*three)[OMAHA_PAIRS_ROW] = calloc(TRIPLES, sizeof *three);
	score(*four)[OMAHA_PAIRS_ROW] = calloc(QUADRUPLES, sizeof *four);
	const bool good = three && four;
	uint8_t ranks[3] = {0};
	unsigned at = 0;

	if (good) {
		do {
			for (int high = 0, pair = 0; high < CARD_RANKS; high++)
				for (int low = 0; low <= high; low++)
					three[at][pair++] = value_of(ranks, high, low);
			at++;
		} while (colex_multiset_next(ranks, 3, CARD_RANKS));
		widen(four, three, 4);
		widen(count->row, four, OMAHA_BOARD);
	}
	free(four);
	free(three);
	return good;
}

const score *omaha_column(struct omaha_count *count, int pair)
{
	score *column = count->column[pair];

	if (!count->made[pair]) {
		count->made[pair] = true;
		for (unsigned i = 0; i < OMAHA_MULTISETS; i++)
			column[i] = count->row[i][pair];
		memset(column + OMAHA_MULTISETS, 0, (OMAHA_ROW - OMAHA_MULTISETS) * sizeof *column);
	}
	return column;
}

/* -- lows -------------------------------------------------------------------- */

unsigned omaha_low_ranks(unsigned ranks)
{
	return (ranks << 1 | ranks >> (CARD_RANKS - 1)) & (OMAHA_LOWS - 1);
}

static void make_low_masks(struct omaha_count *count)
{
	uint8_t ranks[OMAHA_BOARD] = {0};
	unsigned at = 0;

	do {
		unsigned set = 0;

		for (int i = 0; i < OMAHA_BOARD; i++)
			set |= 1u << ranks[i];
		set = omaha_low_ranks(set);
		count->low_mask[at++] = (uint8_t)(bits_count(set) < 3 ? 0 : set);
	} while (colex_multiset_next(ranks, OMAHA_BOARD, CARD_RANKS));
}

static unsigned lowest_three(unsigned set)
{
	unsigned rest = set;

	for (int i = 0; i < 3; i++)
		rest &= rest - 1;
	return set & ~rest;
}

/* The score of a low of five ranks: from the best on, lows are in the colex order of their sets. */
static uint8_t low_score(unsigned set)
{
	unsigned place = 0;

	for (unsigned i = 1; set; set &= set - 1, i++)
		place += (unsigned)colex_choose((unsigned)__builtin_ctz(set), i);
	return (uint8_t)(order_eight_or_better.standings - place);
}

static uint8_t best_low(unsigned own, unsigned board)
{
	uint8_t best = 0;

	for (unsigned a = own; a; a &= a - 1)
		for (unsigned b = a & (a - 1); b; b &= b - 1) {
			const unsigned two = (a & -a) | (b & -b);
			const unsigned three = lowest_three(board & ~two);
			uint8_t now;

			if (bits_count(three) < 3)
				continue;
			now = low_score(two | three);
			best = now > best ? now : best;
		}
	return best;
}

const uint8_t *omaha_low(struct omaha_count *count, unsigned low_ranks)
{
	uint8_t *low = count->low[low_ranks];

	if (!count->low_made[low_ranks]) {
		count->low_made[low_ranks] = true;
		for (unsigned board = 0; board < OMAHA_LOWS; board++)
			low[board] = best_low(low_ranks, board);
	}
	return low;
}

bool omaha_tables_make(struct omaha_count *count)
{
	memset(count->made, 0, sizeof count->made);
	memset(count->low_made, 0, sizeof count->low_made);
	make_low_masks(count);
	return make_rows(count);
}
