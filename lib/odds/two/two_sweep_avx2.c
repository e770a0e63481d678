#include "odds/two/two_inside.h"

#include "base/cpu.h"

#ifdef FELT_AVX2_KERNELS

#include <immintrin.h>

/* Adds four lanes of a pair to the sum, four lanes of 32 bits in a register, and stores the sum as
 * the next link. `four` is the number of these lanes from a chain (struct two_row). */
static __m128i add_link(__m128i sum, const struct two_side *side, uint8_t four, uint32_t *link)
{
	const unsigned char *lanes =
		(const unsigned char *)side->lane + sizeof(uint16_t[CARD_SUITS]) * four;

	sum = _mm_add_epi32(sum,
		_mm_cvtepu16_epi32(_mm_loadl_epi64((const __m128i *)(const void *)lanes)));
	_mm_storeu_si128((__m128i *)(void *)link, sum);
	return sum;
}

static void sum_chains(const struct two_side *side, const struct board_row *order,
	const struct two_row *row, struct two_chains *chains)
{
	uint32_t all = 0;

	for (int rank = 0; rank < CARD_RANKS; rank++) {
		const uint8_t *chain = row->chain[rank];
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
	chains->all[0] = 0;
	for (int i = 0; i < COMBO_PAIRS; i++) {
		all += side->sum[order->order[i]];
		chains->all[i + 1] = all;
	}
}

static __m256i load_links(const struct two_chains *chains, const uint8_t link[2])
{
	const __m128i *high = (const __m128i *)(const void *)chains->by_card[link[0]];
	const __m128i *low = (const __m128i *)(const void *)chains->by_card[link[1]];

	return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(high)),
		_mm_loadu_si128(low), 1);
}

/* The side's total weights by card, for the pair's eight cards. */
static __m256i load_cards(const struct two_side *side, size_t pair)
{
	const __m128i *high =
		(const __m128i *)(const void *)(side->by_card + two_pair_cards[pair][0]);
	const __m128i *low =
		(const __m128i *)(const void *)(side->by_card + two_pair_cards[pair][1]);

	return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(high)),
		_mm_loadu_si128(low), 1);
}

/* The products of eight lanes of 32 bits, added in pairs into four lanes of 64: each even lane's
 * and the next odd one's. */
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

	sum_chains(other, order, row, chains);
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

/* The three sums of each category stay in memory. Pairs come by rank, not by value, so two in
 * a row are often of different categories and seldom wait for each other's sums. */
void two_detail_avx2(const struct two_side *leader, const struct two_side *other,
	const struct board_row *order, const struct two_row *row, struct two_chains *chains,
	struct two_sums *sums)
{
	__m256i shared[CATEGORY_COUNT][3];

	for (int i = 0; i < CATEGORY_COUNT; i++)
		shared[i][0] = shared[i][1] = shared[i][2] = _mm256_setzero_si256();
	sum_chains(other, order, row, chains);
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
