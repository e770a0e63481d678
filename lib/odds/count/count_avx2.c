/* The loops of counting with AVX2; count_internal.h describes them.
 *
 * They process whole vectors of 16 entries, and so also up to 15 entries after the last of a run;
 * the next run overwrites these, or, in the comparisons, they have zero ways. */
#include "odds/count/count_internal.h"

#ifdef FELT_AVX2_KERNELS

#include <immintrin.h>
#include <string.h>

enum { LANES = 16 };

static inline __m256i load(const uint16_t *from)
{
	return _mm256_loadu_si256((const void *)from);
}

static inline void store(uint16_t *to, __m256i lanes)
{
	_mm256_storeu_si256((void *)to, lanes);
}

static inline __m256i times(__m256i lanes, __m256i factor)
{
	return _mm256_mullo_epi16(lanes, factor);
}

static inline __m256i sum(__m256i a, __m256i b)
{
	return _mm256_add_epi16(a, b);
}

static inline __m256i everywhere(int number)
{
	return _mm256_set1_epi16((short)number);
}

/* Computes a run of a suit's three planes, which have the ways with at most 0, 1 and 2 cards of
 * other suits. If these are x0, x1 and x2 for the rest of the multiset, then with one copy of the
 * highest rank they are
 *
 *     0   one x0
 *     1   one x1 + none x0
 *     2   one x2 + none x1
 *
 * where `one` and `none` are the ways to deal the copies with one or none of the suit. Each further
 * copy is of another suit and moves the lines down by one, with zeros above them. */
static void suit_run(uint16_t plane[COUNT_SPARES][COUNT_SMALLER + COUNT_OVERHANG], int spare,
	const struct count_run *run, int no_copy, int one_copy)
{
	const __m256i none = everywhere(no_copy), one = everywhere(one_copy);
	const int zeros = run->copies - 1;

	for (unsigned i = 0; i < run->entries; i += LANES) {
		const unsigned from = run->from + i, to = run->to + i;
		__m256i before;

		for (int line = 0; line <= spare && line < zeros; line++)
			store(plane[line] + to, _mm256_setzero_si256());
		if (spare < zeros)
			continue;
		before = load(plane[0] + from);
		store(plane[zeros] + to, times(before, one));
		for (int line = zeros + 1; line <= spare; line++) {
			const __m256i next = load(plane[line - zeros] + from);

			store(plane[line] + to, sum(times(next, one), times(before, none)));
			before = next;
		}
	}
}

static void smaller(struct count_ways *ways, const struct count_run *run)
{
	const __m256i factor = everywhere(run->factor);

	for (unsigned i = 0; i < run->entries; i += LANES)
		store(ways->smaller + run->to + i,
			times(load(ways->smaller + run->from + i), factor));
	for (int s = 0; s < ways->suits_count; s++)
		suit_run(ways->of_suit[s], ways->suit[s].spare, run,
			ways->suit[s].none[run->rank][run->copies],
			ways->suit[s].one[run->rank][run->copies]);
}

/* All ways, and all ways minus those with a flush, which are at most two terms for each suit. */
static void last(struct count_ways *ways, const struct count_run *run)
{
	const __m256i factor = everywhere(run->factor);
	const uint16_t *from[2 * CARD_SUITS];
	__m256i factors[2 * CARD_SUITS];
	int terms = 0;

	for (int s = 0; s < ways->suits_count; s++) {
		const struct count_suit *suit = &ways->suit[s];
		const int left = suit->spare - run->copies;

		if (left >= 0) {
			from[terms] = ways->of_suit[s][left] + run->from;
			factors[terms++] =
				everywhere(-suit->times * suit->none[run->rank][run->copies]);
		}
		if (left >= -1) {
			from[terms] = ways->of_suit[s][left + 1] + run->from;
			factors[terms++] =
				everywhere(-suit->times * suit->one[run->rank][run->copies]);
		}
	}
	for (unsigned i = 0; i < run->entries; i += LANES) {
		__m256i plain = times(load(ways->smaller + run->from + i), factor);

		store(ways->all + run->to + i, plain);
		for (int t = 0; t < terms; t++)
			plain = sum(plain, times(load(from[t] + i), factors[t]));
		store(ways->plain + run->to + i, plain);
	}
}

static void raise(uint16_t *to, const uint16_t *from, unsigned entries, uint16_t by)
{
	const __m256i all = everywhere(by);

	for (unsigned i = 0; i < entries; i += LANES)
		store(to + i, sum(load(from + i), all));
}

/* Single loads: gather instructions are not faster. */
static void look(score *to, const uint16_t *from, unsigned entries, const score *values)
{
#pragma GCC unroll 8
	for (unsigned i = 0; i < entries; i++)
		to[i] = values[from[i]];
}

/* The ways in the lanes where the mask is set; neighbours are added in pairs to 32 bits. */
static inline __m256i masked(__m256i ways, __m256i mask)
{
	return _mm256_madd_epi16(_mm256_and_si256(ways, mask), everywhere(1));
}

static inline uint32_t sum_of(__m256i lanes)
{
	__m128i half =
		_mm_add_epi32(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256(lanes, 1));

	half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4e));
	half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0xb1));
	return (uint32_t)_mm_cvtsi128_si32(half);
}

/* count_ways_at() for the entries from i on, whose best hands are `best`. */
static inline __m256i ways_at(const struct count_ways *ways, unsigned i, __m256i best, score over)
{
	return _mm256_blendv_epi8(load(ways->plain + i), load(ways->all + i),
		_mm256_cmpgt_epi16(best, everywhere(over - 1)));
}

static void two(const struct count_ways *ways, score over, const score *a, const score *b,
	unsigned entries, uint32_t sums[3])
{
	__m256i wins = _mm256_setzero_si256(), ties = wins, all = wins;

	for (unsigned i = 0; i < entries; i += LANES) {
		const __m256i left = load(a + i), right = load(b + i);
		const __m256i by = ways_at(ways, i, _mm256_max_epi16(left, right), over);

		wins = _mm256_add_epi32(wins, masked(by, _mm256_cmpgt_epi16(left, right)));
		ties = _mm256_add_epi32(ties, masked(by, _mm256_cmpeq_epi16(left, right)));
		all = _mm256_add_epi32(all, masked(by, by));
	}
	sums[0] += sum_of(wins);
	sums[1] += sum_of(all) - sum_of(wins) - sum_of(ties);
	sums[2] += sum_of(ties);
}

/* Neighbouring entries often have the same winners. There are four sums for each set of winners,
 * used in turn, so that an addition need not wait for the previous one. The first is the
 * caller's. */
enum { APART = 4 };

static void many(const struct count_ways *ways, score over, const score *const rows[], int players,
	unsigned entries, uint32_t *by_winners)
{
	uint32_t sums[APART - 1][TALLY_SETS];
	uint32_t *const to[APART] = {by_winners, sums[0], sums[1], sums[2]};

	for (int i = 0; i < APART - 1; i++)
		memset(sums[i], 0, sizeof *sums[i] << players);
	for (unsigned i = 0; i < entries; i += LANES) {
		_Alignas(32) uint16_t set[LANES], by[LANES];
		__m256i best = load(rows[0] + i), sets = _mm256_setzero_si256();

		for (int player = 1; player < players; player++)
			best = _mm256_max_epi16(best, load(rows[player] + i));
		for (int player = 0; player < players; player++)
			sets = _mm256_or_si256(sets,
				_mm256_and_si256(_mm256_cmpeq_epi16(best, load(rows[player] + i)),
					everywhere(1 << player)));
		_mm256_store_si256((void *)set, sets);
		_mm256_store_si256((void *)by, ways_at(ways, i, best, over));
		for (unsigned lane = 0; lane < LANES; lane += APART)
			for (unsigned part = 0; part < APART; part++)
				to[part][set[lane + part]] += by[lane + part];
	}
	for (int set_won = 1; set_won < 1 << players; set_won++)
		for (int i = 0; i < APART - 1; i++)
			by_winners[set_won] += sums[i][set_won];
}

const struct count_path count_avx2 = {smaller, last, raise, look, two, many};

#endif
