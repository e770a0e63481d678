#include "odds/count/count_inside.h"

#include "cards/eval/eval_tables.h"

#include <string.h>

/* -- loops ------------------------------------------------------------------ */

/* With `left` spare cards for the rest of the multiset, or one more when one copy is of the suit.
 */
static inline unsigned of_suit(const struct count_ways *ways, int s, int left, unsigned from,
	unsigned none, unsigned one)
{
	return (left >= 0 ? none * ways->of_suit[s][left][from] : 0) +
	       (left >= -1 ? one * ways->of_suit[s][left + 1][from] : 0);
}

static void smaller(struct count_ways *ways, const struct count_run *run)
{
	for (unsigned i = 0; i < run->entries; i++)
		ways->smaller[run->to + i] = (uint16_t)(ways->smaller[run->from + i] * run->factor);
	for (int s = 0; s < ways->suits_count; s++) {
		const unsigned none = ways->suit[s].none[run->rank][run->copies];
		const unsigned one = ways->suit[s].one[run->rank][run->copies];

		for (int spare = 0; spare <= ways->suit[s].spare; spare++)
			for (unsigned i = 0; i < run->entries; i++)
				ways->of_suit[s][spare][run->to + i] = (uint16_t)of_suit(ways, s,
					spare - run->copies, run->from + i, none, one);
	}
}

static void last(struct count_ways *ways, const struct count_run *run)
{
	for (unsigned i = 0; i < run->entries; i++) {
		const unsigned all = (unsigned)ways->smaller[run->from + i] * run->factor;

		ways->all[run->to + i] = (uint16_t)all;
		ways->plain[run->to + i] = (uint16_t)all;
	}
	for (int s = 0; s < ways->suits_count; s++) {
		const struct count_suit *suit = &ways->suit[s];
		const unsigned none = suit->none[run->rank][run->copies] * (unsigned)suit->times;
		const unsigned one = suit->one[run->rank][run->copies] * (unsigned)suit->times;

		for (unsigned i = 0; i < run->entries; i++)
			ways->plain[run->to + i] =
				(uint16_t)(ways->plain[run->to + i] -
					   of_suit(ways, s, suit->spare - run->copies,
						   run->from + i, none, one));
	}
}

static void raise(uint16_t *to, const uint16_t *from, unsigned entries, uint16_t by)
{
	for (unsigned i = 0; i < entries; i++)
		to[i] = (uint16_t)(from[i] + by);
}

static void look(score *to, const uint16_t *from, unsigned entries, const score *values)
{
#pragma GCC unroll 8
	for (unsigned i = 0; i < entries; i++)
		to[i] = values[from[i]];
}

static void two(const struct count_ways *ways, score full, const score *a, const score *b,
	unsigned entries, uint32_t sums[3])
{
	for (unsigned i = 0; i < entries; i++)
		sums[a[i] > b[i]      ? 0
			: a[i] < b[i] ? 1
				      : 2] +=
			count_ways_at(ways, i, a[i] > b[i] ? a[i] : b[i], full);
}

static void many(const struct count_ways *ways, score full, const score *const rows[], int players,
	unsigned entries, uint32_t *by_winners)
{
	for (unsigned i = 0; i < entries; i++) {
		score best;
		const unsigned winners = count_winners(rows, players, i, &best);

		by_winners[winners] += count_ways_at(ways, i, best, full);
	}
}

const struct count_path count_scalar = {smaller, last, raise, look, two, many};

/* -- multisets -------------------------------------------------------------- */

/* C(n, k), of ranks or of the cards of a rank; 0 for k = -1 too. */
unsigned count_choose(int n, int k)
{
	static const uint16_t table[CARD_RANKS + 1][SPOT_BOARD + 1] = {
		{1, 0, 0, 0, 0, 0},
		{1, 1, 0, 0, 0, 0},
		{1, 2, 1, 0, 0, 0},
		{1, 3, 3, 1, 0, 0},
		{1, 4, 6, 4, 1, 0},
		{1, 5, 10, 10, 5, 1},
		{1, 6, 15, 20, 15, 6},
		{1, 7, 21, 35, 35, 21},
		{1, 8, 28, 56, 70, 56},
		{1, 9, 36, 84, 126, 126},
		{1, 10, 45, 120, 210, 252},
		{1, 11, 55, 165, 330, 462},
		{1, 12, 66, 220, 495, 792},
		{1, 13, 78, 286, 715, 1287},
	};

	return k < 0 ? 0 : table[n][k];
}

/* How many multisets of `size` ranks below `ranks` there are: C(ranks + size - 1, size). */
unsigned count_multisets(int ranks, int size)
{
	static const uint16_t table[SPOT_BOARD + 1][CARD_RANKS + 1] = {
		{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
		{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13},
		{0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91},
		{0, 1, 4, 10, 20, 35, 56, 84, 120, 165, 220, 286, 364, 455},
		{0, 1, 5, 15, 35, 70, 126, 210, 330, 495, 715, 1001, 1365, 1820},
		{0, 1, 6, 21, 56, 126, 252, 462, 792, 1287, 2002, 3003, 4368, 6188},
	};

	return table[size][ranks];
}

/* Where the multisets of a size begin when those of all smaller sizes come first. */
static const uint16_t size_start[SPOT_BOARD + 1] = {0, 1, 14, 105, 560, 2380};

/* In how many ways k cards of a rank come of other suits, or one of the suit and the
 * rest of others. */
static void suit_factors(const struct count *count, struct count_suit *suit)
{
	for (int rank = 0; rank < CARD_RANKS; rank++) {
		const int of_suit = suit->live >> rank & 1;
		const int others = count->live_of[rank] - of_suit;

		for (int copies = 1; copies <= count->to_come; copies++) {
			suit->none[rank][copies] = (uint8_t)count_choose(others, copies);
			suit->one[rank][copies] =
				(uint8_t)(of_suit ? count_choose(others, copies - 1) : 0);
		}
	}
}

void count_make_ways(struct count *count)
{
	struct count_ways *ways = &count->ways;
	const int last = count->to_come;
	const unsigned entries = count_multisets(CARD_RANKS, last);

	ways->smaller[0] = ways->all[0] = ways->plain[0] = 1;
	for (int s = 0; s < ways->suits_count; s++) {
		suit_factors(count, &ways->suit[s]);
		for (int spare = 0; spare <= ways->suit[s].spare; spare++)
			ways->of_suit[s][spare][0] = 1;
		if (!last)
			ways->plain[0] = (uint16_t)(ways->plain[0] - ways->suit[s].times);
	}
	for (int size = 1; size <= last; size++) {
		struct count_run run = {.to = size < last ? size_start[size] : 0};

		for (run.rank = 0; run.rank < CARD_RANKS; run.rank++)
			for (run.copies = 1; run.copies <= size; run.copies++) {
				run.entries = count_multisets(run.rank, size - run.copies);
				run.from = size_start[size - run.copies];
				run.factor = (uint16_t)count_choose(count->live_of[run.rank],
					run.copies);
				if (!run.entries)
					continue;
				if (size < last)
					count->path->smaller(ways, &run);
				else
					count->path->last(ways, &run);
				run.to += run.entries;
			}
	}
	memset(ways->all + entries, 0, COUNT_OVERHANG * sizeof *ways->all);
	memset(ways->plain + entries, 0, COUNT_OVERHANG * sizeof *ways->plain);
}

/* -- rows ------------------------------------------------------------------- */

/* What the card of rank `rank` adds to the index as the highest of `size` cards to come: its own
 * colex term, and what the known cards above it climb by one place. */
static unsigned step(const uint8_t *known, int count, int size, int rank)
{
	int below = 0;
	unsigned sum = 0;

	while (below < count && known[below] <= rank)
		below++;
	sum = eval_terms[size - 1 + below][rank];
	for (int i = below; i < count; i++)
		sum += (unsigned)(eval_terms[size + i][known[i]] -
				  eval_terms[size - 1 + i][known[i]]);
	return sum;
}

/* The values of a pair of hole ranks with what may come. */
const score *count_row(struct count *count, combo h)
{
	const int pair = combo_pair(h), last = count->to_come;
	const score *values = eval_values + EVAL_SEVEN;
	score *row = count->row[pair];
	uint8_t known[SPOT_BOARD + 2];
	int n = 0;
	unsigned start = 0;

	if (count->made[pair])
		return row;
	count->made[pair] = true;
	for (int i = 0; i < count->board_count; i++)
		known[n++] = (uint8_t)card_rank(count->board[i]);
	for (int i = 1; i >= 0; i--) {
		const uint8_t rank = (uint8_t)card_rank(combo_cards[h][i]);
		int at = n++;

		for (; at && known[at - 1] > rank; at--)
			known[at] = known[at - 1];
		known[at] = rank;
	}
	for (int i = 0; i < n; i++)
		start += eval_terms[i][known[i]];
	count->place[0] = (uint16_t)start;
	if (!last)
		row[0] = values[start];
	for (int size = 1; size <= last; size++) {
		const uint16_t *from = count->place + size_start[size - 1];
		unsigned at = size < last ? size_start[size] : 0;

		for (int rank = 0; rank < CARD_RANKS; rank++) {
			const unsigned up = step(known, n, size, rank);
			const unsigned entries = count_multisets(rank + 1, size - 1);

			if (size < last)
				count->path->raise(count->place + at, from, entries, (uint16_t)up);
			else
				count->path->look(row + at, from, entries, values + up);
			at += entries;
		}
	}
	return row;
}
