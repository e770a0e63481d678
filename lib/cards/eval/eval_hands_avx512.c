/* Prepared hands, 64 a step, with AVX-512: the colex rank from the set of cards.
 *
 * The bits of a set are ranks ascending, four suits each, so that the bits before a rank are
 * the cards below it. Let m(r) be how many of a hand's n cards are below rank r. Then
 *
 *     colex rank = C(12 + n, n) - 1 - sum over r = 1 .. 12 of C(r + m(r) - 1, r)
 *
 * because the k cards of rank r, on top of m below, add C(r + i - 1, i) for i = m + 1 .. m + k
 * (colex.h), which is C(r + m + k, r) - C(r + m, r), and between two ranks all but a difference
 * C(r + m - 1, r - 1) - C(r + m, r) = -C(r + m - 1, r) cancels. So n aces, with m = 0 everywhere,
 * come last; 3 2 2 2 2 has m(1) = 4 and m(2) = m(3) = ... = 5, which leaves
 * 6187 - 4 - (15 + 35 + 70 + ... + 1820) = 1, the second place.
 *
 * Nothing is sorted, m(r) is a count of bits, and C(r + m - 1, r) has eight values a rank, which
 * a shuffle looks up. Flushes, three hands in a hundred, show in the hands' sums: they are listed
 * and scored one by one when a block is done. */
#include "cards/eval/eval_paths.h"

#ifdef FELT_AVX512_KERNELS

#include "cards/eval/columns_avx512.h"

enum {
	IN_REGISTER = 4,   /* hands */
	BYTE_RANKS = 3,    /* ranks whose terms, added up, are a byte: 7 + 28 + 84 at most */
	FIRST_RANK = 0x0f, /* of the two of a byte */
	BLOCK_HANDS = 16 * COLUMNS_HANDS
};

/* A hand is the qwords sum and set. Byte j of the sets of hands 0-7 goes to qword j. */
#define BYTE_OF_SETS(j)                                                                            \
	(j) + 8, (j) + 24, (j) + 40, (j) + 56, (j) + 72, (j) + 88, (j) + 104, (j) + 120

static const _Alignas(64) uint8_t deal[64] = {BYTE_OF_SETS(0), BYTE_OF_SETS(1), BYTE_OF_SETS(2),
	BYTE_OF_SETS(3), BYTE_OF_SETS(4), BYTE_OF_SETS(5), BYTE_OF_SETS(6), BYTE_OF_SETS(7)};

/* The hands of half a step in the order in which unpacking leaves their sums. */
#define SUMS_OF_GROUP(first)                                                                       \
	(first), (first) + 4, (first) + 1, (first) + 5, (first) + 2, (first) + 6, (first) + 3,     \
		(first) + 7

static const _Alignas(64) uint16_t sums_order[COLUMNS_HANDS / 2] = {SUMS_OF_GROUP(0),
	SUMS_OF_GROUP(8), SUMS_OF_GROUP(16), SUMS_OF_GROUP(24)};

/* The bytes of all sets, ranks 0 and 1 first, as columns; and which hands are flushes, a bit
 * each in the order of `sums_order`, by halves. */
COLUMNS_INLINE void load_sets(const struct hand *list, __m512i column[8], __mmask32 flushes[2])
{
	const __m512i to_bytes = _mm512_load_si512(deal);
	const __m512i five = _mm512_set1_epi64((long long)EVAL_FIVE_SUITED);
	__m512i group[COLUMNS_GROUPS];
	__mmask8 flush[COLUMNS_GROUPS];

	COLUMNS_UNROLL
	for (size_t g = 0; g < COLUMNS_GROUPS; g++) {
		const struct hand *here = list + g * COLUMNS_GROUP;
		__m512i low = _mm512_loadu_si512(here),
			high = _mm512_loadu_si512(here + IN_REGISTER);

		flush[g] = _mm512_test_epi64_mask(_mm512_unpacklo_epi64(low, high), five);
		group[g] = _mm512_permutex2var_epi8(low, to_bytes, high);
	}
	columns_transpose(group, column);
	flushes[0] = _mm512_kunpackw(_mm512_kunpackb(flush[3], flush[2]),
		_mm512_kunpackb(flush[1], flush[0]));
	flushes[1] = _mm512_kunpackw(_mm512_kunpackb(flush[7], flush[6]),
		_mm512_kunpackb(flush[5], flush[4]));
}

/* What the multisets' terms of all hands add up to. */
struct sums {
	__m512i bytes;     /* of the lowest ranks */
	__m512i even, odd; /* of the others: words of the bytes at even places and at odd ones */
};

COLUMNS_INLINE void add_terms(struct sums *sums, unsigned rank, __m512i below)
{
	__m512i terms = _mm512_broadcast_i32x4(_mm_load_si128((const void *)eval_below[rank - 1]));

	if (rank <= BYTE_RANKS) {
		__m512i packed = _mm512_broadcast_i32x4(
			_mm_packus_epi16(_mm512_castsi512_si128(terms), _mm_setzero_si128()));

		sums->bytes = _mm512_add_epi8(sums->bytes, _mm512_shuffle_epi8(packed, below));
		return;
	}
	sums->even = _mm512_add_epi16(sums->even, _mm512_permutexvar_epi16(below, terms));
	sums->odd = _mm512_add_epi16(sums->odd,
		_mm512_permutexvar_epi16(_mm512_srli_epi16(below, 8), terms));
}

COLUMNS_INLINE void find_index(const __m512i column[8], int count, uint16_t index[COLUMNS_HANDS])
{
	static const int last[] = {EVAL_FIVE_COUNT - 1, EVAL_SIX_COUNT - 1, EVAL_SEVEN_COUNT - 1};
	const struct columns_part *part = &columns_parts[count - HAND_MIN];
	const __m512i from = _mm512_set1_epi16((short)(part->multisets + last[count - HAND_MIN]));
	const __m512i zero = _mm512_setzero_si512();
	struct sums sums = {zero, zero, zero};
	__m512i below = zero;

	COLUMNS_UNROLL
	for (unsigned rank = 1; rank < EVAL_BELOW_RANKS; rank += 2) {
		__m512i pair = column[rank / 2]; /* the suits of rank - 1 and of rank */
		__m512i first = _mm512_and_si512(pair, _mm512_set1_epi8(FIRST_RANK));

		add_terms(&sums, rank, _mm512_add_epi8(below, _mm512_popcnt_epi8(first)));
		below = _mm512_add_epi8(below, _mm512_popcnt_epi8(pair));
		add_terms(&sums, rank + 1, below);
	}
	sums.even =
		_mm512_add_epi16(sums.even, _mm512_and_si512(sums.bytes, _mm512_set1_epi16(0xff)));
	sums.odd = _mm512_add_epi16(sums.odd, _mm512_srli_epi16(sums.bytes, 8));
	_mm512_store_si512(index,
		_mm512_sub_epi16(from, _mm512_unpacklo_epi16(sums.even, sums.odd)));
	_mm512_store_si512(index + 32,
		_mm512_sub_epi16(from, _mm512_unpackhi_epi16(sums.even, sums.odd)));
}

/* Hands of a block, by number. What adds to it writes a whole register, so that there is room
 * for one after the last. */
struct hand_list {
	size_t count;
	uint16_t hand[BLOCK_HANDS + COLUMNS_HANDS / 2];
};

/* Adds those of a step's hands that have a bit. Without a branch: which hands are flushes cannot
 * be predicted. */
COLUMNS_INLINE void list_hands(struct hand_list *list, const __mmask32 bits[2], size_t first)
{
	const __m512i order = _mm512_load_si512(sums_order);

	COLUMNS_UNROLL
	for (size_t half = 0; half < 2; half++) {
		size_t from = first + half * COLUMNS_HANDS / 2;
		__m512i hands = _mm512_add_epi16(order, _mm512_set1_epi16((short)from));

		_mm512_storeu_si512(list->hand + list->count,
			_mm512_maskz_compress_epi16(bits[half], hands));
		list->count += (size_t)_mm_popcnt_u32(bits[half]);
	}
}

/* Up to BLOCK_HANDS hands of whole steps; returns how many. */
COLUMNS_INLINE size_t block(const struct hand *list, int count, size_t hands, score *scores)
{
	_Alignas(64) uint16_t index[2][COLUMNS_HANDS]; /* of this step and the one before */
	struct hand_list flushes;
	size_t done = 0, turn = 0;

	flushes.count = 0;
	for (; done < BLOCK_HANDS && hands - done >= COLUMNS_HANDS; done += COLUMNS_HANDS) {
		const struct hand *here = list + done;
		__m512i column[8];
		__mmask32 flush[2];

		columns_prefetch(here, COLUMNS_HANDS * (int)sizeof *here);
		load_sets(here, column, flush);
		list_hands(&flushes, flush, done);
		find_index(column, count, index[turn]);
		turn ^= 1;
		if (done)
			columns_look_up(index[turn], count, scores + done - COLUMNS_HANDS);
	}
	columns_look_up(index[turn ^ 1], count, scores + done - COLUMNS_HANDS);
	for (size_t i = 0; i < flushes.count; i++) {
		const struct hand *hand = list + flushes.hand[i];

		scores[flushes.hand[i]] = eval_flush_inline(hand->set, hand->sum);
	}
	return done;
}

COLUMNS_INLINE void blocks(const struct hand *list, int count, size_t hands, score *scores)
{
	size_t done = 0;

	while (hands - done >= COLUMNS_HANDS)
		done += block(list + done, count, hands - done, scores + done);
	eval_hands_scalar(list + done, count, hands - done, scores + done);
}

void eval_hands_avx512(const struct hand *list, int count, size_t hands, score *scores)
{
	if (count == 7)
		blocks(list, 7, hands, scores);
	else if (count == 6)
		blocks(list, 6, hands, scores);
	else
		blocks(list, 5, hands, scores);
}

#endif
