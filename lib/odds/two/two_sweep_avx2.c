#include "odds/two/two_internal.h"

#include "base/cpu.h"

#ifdef FELT_AVX2_KERNELS

#include <immintrin.h>
#include <string.h>

/* Sums the pairs' weights in order of value. */
static void sum_order(const struct two_side *side, const struct board_row *order,
	struct two_chains *chains)
{
	enum { STEP = 7 }; /* divides the number of pairs */
	uint32_t *to = chains->all + 1, all = 0;

	chains->all[0] = 0;
	for (const uint8_t *pair = order->order; pair < order->order + COMBO_PAIRS; pair += STEP) {
		to[0] = all += side->sum[pair[0]];
		to[1] = all += side->sum[pair[1]];
		to[2] = all += side->sum[pair[2]];
		to[3] = all += side->sum[pair[3]];
		to[4] = all += side->sum[pair[4]];
		to[5] = all += side->sum[pair[5]];
		to[6] = all += side->sum[pair[6]];
		to += STEP;
	}
}

/* Adds four lanes of a pair to the sum, four 32-bit lanes in a register, and stores the sum as the
 * next link. `four` is the number of these lanes from a chain (struct two_row). */
static __m128i add_link(__m128i sum, const struct two_side *side, uint8_t four, uint32_t *link)
{
	const unsigned char *lanes =
		(const unsigned char *)side->lane + sizeof(uint16_t[CARD_SUITS]) * four;

	sum = _mm_add_epi32(sum,
		_mm_cvtepu16_epi32(_mm_loadl_epi64((const __m128i *)(const void *)lanes)));
	_mm_storeu_si128((__m128i *)(void *)link, sum);
	return sum;
}

static void sum_chains(const struct two_side *side, const struct two_row *row,
	struct two_chains *chains)
{
	for (int rank = 0; rank < CARD_RANKS; rank++) {
		const uint8_t *chain = row->step + WALK_CHAIN * rank;
		uint32_t(*to)[CARD_SUITS] = chains->by_card + WALK_CHAIN * rank;
		__m128i sum = _mm_setzero_si128();

		_mm_storeu_si128((__m128i *)(void *)to[0], sum);
		for (int i = 0; i < CARD_RANKS - 1; i += 4) {
			sum = add_link(sum, side, chain[i], to[i + 1]);
			sum = add_link(sum, side, chain[i + 1], to[i + 2]);
			sum = add_link(sum, side, chain[i + 2], to[i + 3]);
			sum = add_link(sum, side, chain[i + 3], to[i + 4]);
		}
		add_link(sum, side, chain[CARD_RANKS - 1], to[CARD_RANKS]);
	}
}

/* -- narrow sums ------------------------------------------------------------- */

/* Adds four 16-bit lanes in a 64-bit word, in which no lane overflows, and stores the sum as the
 * next link. */
static uint64_t add_narrow(uint64_t sum, const struct two_side *side, uint8_t four, uint16_t *link)
{
	const unsigned char *lanes =
		(const unsigned char *)side->lane + sizeof(uint16_t[CARD_SUITS]) * four;
	uint64_t word;

	memcpy(&word, lanes, sizeof word);
	sum += word;
	memcpy(link, &sum, sizeof sum);
	return sum;
}

static void sum_narrow_chains(const struct two_side *side, const struct two_row *row,
	struct two_chains *chains)
{
	for (int rank = 0; rank < CARD_RANKS; rank++) {
		const uint8_t *chain = row->step + WALK_CHAIN * rank;
		uint16_t(*to)[CARD_SUITS] = chains->narrow + WALK_CHAIN * rank;
		uint64_t sum = 0;

		memset(to[0], 0, sizeof to[0]);
		for (int i = 0; i < CARD_RANKS - 1; i += 4) {
			sum = add_narrow(sum, side, chain[i], to[i + 1]);
			sum = add_narrow(sum, side, chain[i + 1], to[i + 2]);
			sum = add_narrow(sum, side, chain[i + 2], to[i + 3]);
			sum = add_narrow(sum, side, chain[i + 3], to[i + 4]);
		}
		add_narrow(sum, side, chain[CARD_RANKS - 1], to[CARD_RANKS]);
	}
}

static __m128i load_narrow_links(const struct two_chains *chains, size_t by_high, size_t by_low)
{
	const __m128i high =
		_mm_loadl_epi64((const __m128i *)(const void *)chains->narrow[by_high]);
	const double *low = (const double *)(const void *)chains->narrow[by_low];

	return _mm_castpd_si128(_mm_loadh_pd(_mm_castsi128_pd(high), low));
}

static uint64_t add_up_narrow(__m128i sums)
{
	const __m128i even = _mm_and_si128(sums, _mm_set1_epi64x(UINT32_MAX));
	const __m128i two = _mm_add_epi64(even, _mm_srli_epi64(sums, 32));

	return (uint64_t)_mm_cvtsi128_si64(two) + (uint64_t)_mm_extract_epi64(two, 1);
}

void two_pairs_narrow_avx2(const struct two_side *leader, const struct two_side *other,
	const struct board_row *order, const struct two_row *row, struct two_chains *chains,
	struct two_sums *sums)
{
	__m128i shared_below = _mm_setzero_si128(), shared_upto = _mm_setzero_si128();
	uint64_t below = 0, upto = 0;

	sum_narrow_chains(other, row, chains);
	sum_order(other, order, chains);
	for (int i = 0; i < leader->pairs; i++) {
		const size_t pair = leader->pair[i];
		const struct two_place *place = &row->place[pair];
		const __m128i lanes =
			_mm_loadu_si128((const __m128i *)(const void *)leader->lane[pair]);

		shared_below = _mm_add_epi32(shared_below,
			_mm_madd_epi16(lanes, load_narrow_links(chains, place->link_below[0],
						      place->link_below[1])));
		shared_upto = _mm_add_epi32(shared_upto,
			_mm_madd_epi16(lanes, load_narrow_links(chains, place->link_upto[0],
						      place->link_upto[1])));
		below += (uint64_t)leader->sum[pair] * chains->all[place->below];
		upto += (uint64_t)leader->sum[pair] * chains->all[place->upto];
	}
	sums->won += below - add_up_narrow(shared_below);
	sums->upto += upto - add_up_narrow(shared_upto);
}

/* -- sums of any weight --------------------------------------------------------- */

/* Sums for the four cards of the higher rank, then for those of the lower. */
static __m256i load_eight(const uint32_t *high, const uint32_t *low)
{
	return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(
					       (const __m128i *)(const void *)high)),
		_mm_loadu_si128((const __m128i *)(const void *)low), 1);
}

static __m256i load_links(const struct two_chains *chains, const uint8_t link[2])
{
	return load_eight(chains->by_card[link[0]], chains->by_card[link[1]]);
}

/* The side's total weights by card, for the pair's eight cards. */
static __m256i load_cards(const struct two_side *side, size_t pair)
{
	return load_eight(side->by_card + two_pair_cards[pair][0],
		side->by_card + two_pair_cards[pair][1]);
}

/* The products of eight 32-bit lanes, added in pairs into four 64-bit lanes: each even lane's and
 * the next odd one's. */
static __m256i dot(__m256i even, __m256i odd, __m256i by)
{
	return _mm256_add_epi64(_mm256_mul_epu32(even, by),
		_mm256_mul_epu32(odd, _mm256_srli_epi64(by, 32)));
}

static uint64_t add_up(__m256i sums)
{
	const __m128i two =
		_mm_add_epi64(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));

	return (uint64_t)_mm_cvtsi128_si64(two) + (uint64_t)_mm_extract_epi64(two, 1);
}

void two_pairs_avx2(const struct two_side *leader, const struct two_side *other,
	const struct board_row *order, const struct two_row *row, struct two_chains *chains,
	struct two_sums *sums)
{
	__m256i shared_below = _mm256_setzero_si256(), shared_upto = _mm256_setzero_si256();
	uint64_t below = 0, upto = 0;

	sum_chains(other, row, chains);
	sum_order(other, order, chains);
	for (int i = 0; i < leader->pairs; i++) {
		const size_t pair = leader->pair[i];
		const struct two_place *place = &row->place[pair];
		const __m256i even = _mm256_cvtepu16_epi32(
			_mm_loadu_si128((const __m128i *)(const void *)leader->lane[pair]));
		const __m256i odd = _mm256_srli_epi64(even, 32);

		shared_below = _mm256_add_epi64(shared_below,
			dot(even, odd, load_links(chains, place->link_below)));
		shared_upto = _mm256_add_epi64(shared_upto,
			dot(even, odd, load_links(chains, place->link_upto)));
		below += (uint64_t)leader->sum[pair] * chains->all[place->below];
		upto += (uint64_t)leader->sum[pair] * chains->all[place->upto];
	}
	sums->won += below - add_up(shared_below);
	sums->upto += upto - add_up(shared_upto);
}

/* The three sums of each category stay in memory. Pairs come by rank, not by value, so that two
 * consecutive pairs often have different categories and seldom wait for each other's sums. */
void two_detail_avx2(const struct two_side *leader, const struct two_side *other,
	const struct board_row *order, const struct two_row *row, struct two_chains *chains,
	struct two_sums *sums)
{
	__m256i shared[CATEGORY_COUNT][3];

	for (int i = 0; i < CATEGORY_COUNT; i++)
		shared[i][0] = shared[i][1] = shared[i][2] = _mm256_setzero_si256();
	sum_chains(other, row, chains);
	sum_order(other, order, chains);
	for (int i = 0; i < leader->pairs; i++) {
		const size_t pair = leader->pair[i];
		const uint64_t sum = leader->sum[pair];
		const struct two_place *place = &row->place[pair];
		struct two_sums *to = &sums[place->category];
		__m256i *by = shared[place->category];
		const __m256i even = _mm256_cvtepu16_epi32(
			_mm_loadu_si128((const __m128i *)(const void *)leader->lane[pair]));
		const __m256i odd = _mm256_srli_epi64(even, 32);

		by[0] = _mm256_add_epi64(by[0],
			dot(even, odd, load_links(chains, place->link_below)));
		by[1] = _mm256_add_epi64(by[1],
			dot(even, odd, load_links(chains, place->link_upto)));
		by[2] = _mm256_add_epi64(by[2], dot(even, odd, load_cards(other, pair)));
		to->won += sum * chains->all[place->below];
		to->upto += sum * chains->all[place->upto];
		to->all += sum * other->all;
	}
	for (int i = 0; i < CATEGORY_COUNT; i++) {
		sums[i].won -= add_up(shared[i][0]);
		sums[i].upto -= add_up(shared[i][1]);
		sums[i].all -= add_up(shared[i][2]);
	}
}

#endif
