#include "odds/many/many_narrow.h"

#ifdef FELT_AVX512_KERNELS

#include <immintrin.h>

/* As in board_many_sums_avx2.c, a row to a register. */
enum { STEPS = 256, LANES = 16 };

/* All lanes of a set: what is left by card without two more cards' hands. */
static inline __m512i left(__m512i by_card, const uint8_t *a, const uint8_t *b)
{
	return _mm512_subs_epu8(_mm512_subs_epu8(by_card, _mm512_load_si512(a)),
		_mm512_load_si512(b));
}

static uint64_t total(__m512i lanes)
{
	const __m512i low = _mm512_and_si512(lanes, _mm512_set1_epi64(UINT32_MAX));

	return (uint64_t)_mm512_reduce_add_epi64(
		_mm512_add_epi64(low, _mm512_srli_epi64(lanes, 32)));
}

static uint64_t weigh(const struct many_sums_hand *hands, int count, const struct narrow_view *view)
{
	const __m512i p = _mm512_load_si512(view->p_by_card);
	const __m512i q = _mm512_load_si512(view->q_by_card);
	uint64_t sum = 0;

	for (int i = 0; i < count;) {
		const int end = count - i > STEPS ? i + STEPS : count;
		__m512i shared = _mm512_setzero_si512();

		for (; i < end; i++) {
			const size_t a = hands[i].high, b = hands[i].low;
			const uint8_t *p_a = view->p->by_pair[a], *p_b = view->p->by_pair[b];
			const uint8_t *q_a = view->q->by_pair[a], *q_b = view->q->by_pair[b];
			const __m512i products =
				_mm512_maddubs_epi16(left(p, p_a, p_b), left(q, q_a, q_b));

			shared = _mm512_add_epi32(shared,
				_mm512_madd_epi16(products,
					_mm512_set1_epi16((int16_t)hands[i].weight)));
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
	_mm512_store_si512(to, left(_mm512_load_si512(set->by_card), set->by_pair[taken->high],
				       set->by_pair[taken->low]));
}

static inline __m512i words(const uint8_t *at)
{
	return _mm512_cvtepu8_epi16(_mm256_load_si256((const __m256i *)(const void *)at));
}

static void take_same(const struct many_sums_pair *pair, const struct many_sums_hand *taken,
	uint16_t *to)
{
	const uint8_t *p_a = pair->p->narrow.by_pair[taken->high];
	const uint8_t *p_b = pair->p->narrow.by_pair[taken->low];
	const uint8_t *q_a = pair->q->narrow.by_pair[taken->high];
	const uint8_t *q_b = pair->q->narrow.by_pair[taken->low];

	for (int e = 0; e < MANY_SUMS_NARROW_LANES; e += 32) {
		const __m512i with_a = _mm512_mullo_epi16(words(p_a + e), words(q_a + e));
		const __m512i with_b = _mm512_mullo_epi16(words(p_b + e), words(q_b + e));
		const __m512i all = _mm512_load_si512(pair->same->by_card.narrow + e);

		_mm512_store_si512(to + e, _mm512_sub_epi16(_mm512_sub_epi16(all, with_a), with_b));
	}
}

/* As many_sums_list_apart, 16 hands a step; writes up to 15 beyond what it keeps. A
 * hand's lane has its cards in the two low bytes. */
static int list_apart(const struct many_sums_hand *hands, int count,
	const struct many_sums_hand *taken, struct many_sums_hand *apart)
{
	const __mmask64 cards = UINT64_C(0x3333333333333333);
	const __m512i a = _mm512_set1_epi8((char)taken->high);
	const __m512i b = _mm512_set1_epi8((char)taken->low);
	int to = 0;

	for (int i = 0; i < count; i += LANES) {
		const int left = count - i;
		const __mmask16 there = (__mmask16)(left < LANES ? (1 << left) - 1 : 0xffff);
		const __m512i hand = _mm512_maskz_loadu_epi32(there, hands + i);
		const __m512i meets = _mm512_movm_epi8(_mm512_mask_cmpeq_epi8_mask(cards, hand, a) |
						       _mm512_mask_cmpeq_epi8_mask(cards, hand, b));
		const __mmask16 keep = _mm512_mask_testn_epi32_mask(there, meets, meets);

		_mm512_storeu_si512(apart + to, _mm512_maskz_compress_epi32(keep, hand));
		to += __builtin_popcount(keep);
	}
	return to;
}

static deal_count four_narrow(const struct many_sums_hand *outer, int outer_count,
	const struct many_sums_hand *inner, int inner_count, const struct many_sums_pair *pair)
{
	alignas(64) uint8_t p_left[MANY_SUMS_NARROW_LANES], q_left[MANY_SUMS_NARROW_LANES];
	alignas(64) uint16_t same_left[MANY_SUMS_NARROW_LANES];
	struct many_sums_hand apart[COMBO_COUNT + LANES];
	struct narrow_view view = narrow_view_of(pair);
	uint64_t sum = 0;

	view.p_by_card = p_left;
	view.q_by_card = q_left;
	if (pair->same->weight)
		view.same_by_card = same_left;
	for (int i = 0; i < outer_count; i++) {
		int count = list_apart(inner, inner_count, &outer[i], apart);

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

const struct many_sums_kernel many_sums_kernel_narrow_avx512 = {true, three_narrow, four_narrow};

#endif
