#include "odds/many/many_narrow.h"

#ifdef FELT_AVX2_KERNELS

#include <immintrin.h>

/* A lane of 32 bits takes two products of sums of four bytes each (MANY_SUMS_NARROW_MOST)
 * by a weight no greater: this many of them fit. */
enum { STEPS = 256 };

static inline __m256i load(const void *at)
{
	return _mm256_load_si256(at);
}

/* Half of a set's lanes: what is left by card without two more cards' hands. In the lanes
 * of these cards too: nothing (MANY_SUMS_NO_LANE). */
static inline __m256i left(__m256i by_card, const uint8_t *a, const uint8_t *b)
{
	return _mm256_subs_epu8(_mm256_subs_epu8(by_card, load(a)), load(b));
}

static uint64_t total(__m256i lanes)
{
	const __m256i low = _mm256_and_si256(lanes, _mm256_set1_epi64x(UINT32_MAX));
	const __m256i wide = _mm256_add_epi64(low, _mm256_srli_epi64(lanes, 32));
	const __m128i half =
		_mm_add_epi64(_mm256_castsi256_si128(wide), _mm256_extracti128_si256(wide, 1));

	return (uint64_t)_mm_cvtsi128_si64(half) + (uint64_t)_mm_extract_epi64(half, 1);
}

static uint64_t weigh(const struct many_sums_hand *hands, int count, const struct narrow_view *view)
{
	const __m256i p_low = load(view->p_by_card), p_high = load(view->p_by_card + 32);
	const __m256i q_low = load(view->q_by_card), q_high = load(view->q_by_card + 32);
	uint64_t sum = 0;

	for (int i = 0; i < count;) {
		const int end = count - i > STEPS ? i + STEPS : count;
		__m256i shared = _mm256_setzero_si256();

		for (; i < end; i++) {
			const size_t a = hands[i].high, b = hands[i].low;
			const uint8_t *p_a = view->p->by_pair[a], *p_b = view->p->by_pair[b];
			const uint8_t *q_a = view->q->by_pair[a], *q_b = view->q->by_pair[b];
			const __m256i low =
				_mm256_maddubs_epi16(left(p_low, p_a, p_b), left(q_low, q_a, q_b));
			const __m256i high = _mm256_maddubs_epi16(left(p_high, p_a + 32, p_b + 32),
				left(q_high, q_a + 32, q_b + 32));
			const __m256i products = _mm256_add_epi16(low, high);

			shared = _mm256_add_epi32(shared,
				_mm256_madd_epi16(products,
					_mm256_set1_epi16((int16_t)hands[i].weight)));
			sum += (uint64_t)hands[i].weight *
			       narrow_pairs(view, &hands[i], p_a[b], q_a[b]);
		}
		sum -= total(shared);
	}
	return sum;
}

static deal_count three_narrow(const struct many_sums_hand *hands, int count,
	const struct many_sums_pair *pair)
{
	const struct narrow_view view = narrow_view_of(pair);

	return weigh(hands, count, &view);
}

static void take(const struct many_sums_narrow *set, const struct many_sums_hand *taken,
	uint8_t *to)
{
	const uint8_t *a = set->by_pair[taken->high], *b = set->by_pair[taken->low];

	_mm256_store_si256((__m256i *)(void *)to, left(load(set->by_card), a, b));
	_mm256_store_si256((__m256i *)(void *)(to + 32),
		left(load(set->by_card + 32), a + 32, b + 32));
}

static inline __m256i words(const uint8_t *at)
{
	return _mm256_cvtepu8_epi16(_mm_load_si128((const __m128i *)(const void *)at));
}

static void take_same(const struct many_sums_pair *pair, const struct many_sums_hand *taken,
	uint16_t *to)
{
	const uint8_t *p_a = pair->p->narrow.by_pair[taken->high];
	const uint8_t *p_b = pair->p->narrow.by_pair[taken->low];
	const uint8_t *q_a = pair->q->narrow.by_pair[taken->high];
	const uint8_t *q_b = pair->q->narrow.by_pair[taken->low];

	for (int e = 0; e < MANY_SUMS_NARROW_LANES; e += 16) {
		const __m256i with_a = _mm256_mullo_epi16(words(p_a + e), words(q_a + e));
		const __m256i with_b = _mm256_mullo_epi16(words(p_b + e), words(q_b + e));
		const __m256i all = load(pair->same->by_card.narrow + e);

		_mm256_store_si256((__m256i *)(void *)(to + e),
			_mm256_sub_epi16(_mm256_sub_epi16(all, with_a), with_b));
	}
}

static deal_count four_narrow(const struct many_sums_hand *outer, int outer_count,
	const struct many_sums_hand *inner, int inner_count, const struct many_sums_pair *pair)
{
	alignas(64) uint8_t p_left[MANY_SUMS_NARROW_LANES], q_left[MANY_SUMS_NARROW_LANES];
	alignas(64) uint16_t same_left[MANY_SUMS_NARROW_LANES];
	struct many_sums_hand apart[COMBO_COUNT];
	struct narrow_view view = narrow_view_of(pair);
	uint64_t sum = 0;

	view.p_by_card = p_left;
	view.q_by_card = q_left;
	if (pair->same->weight)
		view.same_by_card = same_left;
	for (int i = 0; i < outer_count; i++) {
		int count = many_sums_list_apart(inner, inner_count, &outer[i], apart);

		if (!count)
			continue;
		take(&pair->p->narrow, &outer[i], p_left);
		take(&pair->q->narrow, &outer[i], q_left);
		if (pair->same->weight)
			take_same(pair, &outer[i], same_left);
		narrow_take(&view, pair, &outer[i]);
		sum += outer[i].weight * weigh(apart, count, &view);
	}
	return sum;
}

const struct many_sums_kernel many_sums_kernel_narrow_avx2 = {true, three_narrow, four_narrow};

#endif
