/* The steps of columns.h for 32 hands side by side, with AVX2; private to the
 * AVX2 kernels.
 *
 * The qwords of a column hold eight hands each:
 *
 *     qword     0      1       2      3
 *     hands    0-7   16-23    8-15  24-31
 *
 * so that interleaving low bytes with high bytes, which works on the two qwords
 * of each 128 bits, leaves words 0-15 in one register and 16-31 in the other. */
#ifndef FELT_CARDS_EVAL_COLUMNS_AVX2_H
#define FELT_CARDS_EVAL_COLUMNS_AVX2_H

#include "cards/eval/columns.h"

#include <string.h>

enum { COLUMNS_HANDS = 32 };

/* What is added for each card not of the likely suit. Bit 7 makes vpshufb give
 * 0; the low nibble is left to a rank; up to four add up as signed bytes. */
enum { STRANGER = -32 };

#define STRANGERS 0, STRANGER, STRANGER, STRANGER

/* By the four low bits of card ^ likely suit. */
static const int8_t columns_strangers[16] = {STRANGERS, STRANGERS, STRANGERS, STRANGERS};

/* Words 0-15 and 16-31. */
struct columns_words {
	__m256i low, high;
};

COLUMNS_INLINE void columns_sort(__m256i column[], int count)
{
	const struct columns_network *network = &columns_networks[count - HAND_MIN];

	COLUMNS_UNROLL
	for (int i = 0; i < network->comparators; i++) {
		__m256i *first = &column[network->pair[i][0]];
		__m256i *second = &column[network->pair[i][1]];
		__m256i smaller = _mm256_min_epu8(*first, *second);

		*second = _mm256_max_epu8(*first, *second);
		*first = smaller;
	}
}

/* 0xff in the lanes of the hands in which a card comes twice. */
COLUMNS_INLINE __m256i columns_repeats(const __m256i sorted[], int count)
{
	__m256i found = _mm256_setzero_si256();

	COLUMNS_UNROLL
	for (int i = 1; i < count; i++)
		found = _mm256_or_si256(found, _mm256_cmpeq_epi8(sorted[i - 1], sorted[i]));
	return found;
}

/* Sixteen bytes for vpshufb, which looks up in each 128 bits by itself. */
COLUMNS_INLINE __m256i columns_both_lanes(const void *bytes)
{
	return _mm256_broadcastsi128_si256(_mm_loadu_si128(bytes));
}

/* Looks up ranks; 0 where the top bit of the byte is set. */
COLUMNS_INLINE __m256i columns_row(int row, __m256i ranks)
{
	return _mm256_shuffle_epi8(columns_both_lanes(eval_rank_rows[row]), ranks);
}

COLUMNS_INLINE struct columns_words columns_join(__m256i low_bytes, __m256i high_bytes)
{
	return (struct columns_words){_mm256_unpacklo_epi8(low_bytes, high_bytes),
		_mm256_unpackhi_epi8(low_bytes, high_bytes)};
}

COLUMNS_INLINE __m256i columns_odd(__m256i a, __m256i b, __m256i c)
{
	return _mm256_xor_si256(_mm256_xor_si256(a, b), c);
}

/* b where a and b agree or b and c do; else both differ from b and are alike. */
COLUMNS_INLINE __m256i columns_majority(__m256i a, __m256i b, __m256i c)
{
	__m256i lonely = _mm256_and_si256(_mm256_xor_si256(a, b), _mm256_xor_si256(b, c));

	return _mm256_xor_si256(lonely, b);
}

/* The suit that five of the cards have, if any suit has five. Three full adders
 * reduce seven cards to three carries, and four or more of the seven have a bit
 * where two of those do. One of six cards may vote twice: five outvote it. */
COLUMNS_INLINE __m256i columns_suit(const __m256i c[], int count)
{
	__m256i vote = c[0];

	if (count > 5)
		vote = columns_majority(columns_majority(c[0], c[1], c[2]),
			columns_majority(c[3], c[4], c[5]),
			columns_majority(columns_odd(c[0], c[1], c[2]),
				columns_odd(c[3], c[4], c[5]), c[count == 6 ? 0 : 6]));
	return _mm256_and_si256(vote, _mm256_set1_epi8(3));
}

/* What a hand's cards add up to, card by card. */
struct columns_sums {
	__m256i two;                /* the terms of the two lowest cards: below 128 together */
	struct columns_words colex; /* those of the others, as words */
	__m256i low, high;          /* the bytes of the mask of ranks in the likely suit */
	__m256i others;             /* STRANGER for each card not in it */
};

COLUMNS_INLINE void columns_add(struct columns_sums *sums, __m256i cards, int i, __m256i suit)
{
	__m256i rank = _mm256_and_si256(_mm256_srli_epi16(cards, 2), _mm256_set1_epi8(0x0f));
	__m256i stranger = _mm256_shuffle_epi8(columns_both_lanes(columns_strangers),
		_mm256_xor_si256(cards, suit));
	__m256i bit = _mm256_or_si256(rank, stranger);
	__m256i term = columns_row(EVAL_RANK_TERM + 2 * i, rank);

	sums->others = _mm256_adds_epi8(sums->others, stranger);
	sums->low = _mm256_or_si256(sums->low, columns_row(EVAL_RANK_BIT, bit));
	sums->high = _mm256_or_si256(sums->high, columns_row(EVAL_RANK_BIT + 1, bit));
	if (i < 2) {
		sums->two = _mm256_add_epi8(sums->two, term);
	} else {
		__m256i above = columns_row(EVAL_RANK_TERM + 2 * i + 1, rank);
		struct columns_words words = columns_join(term, above);

		sums->colex.low = _mm256_add_epi16(sums->colex.low, words.low);
		sums->colex.high = _mm256_add_epi16(sums->colex.high, words.high);
	}
}

COLUMNS_INLINE __m256i columns_choose(__m256i colex, __m256i two, __m256i mask, __m256i suited,
	int count)
{
	const struct columns_part *part = &columns_parts[count - HAND_MIN];

	return _mm256_blendv_epi8(_mm256_add_epi16(colex, two),
		_mm256_add_epi16(mask, _mm256_set1_epi16((short)part->flushes)), suited);
}

/* The index of each hand's score, in the order of the hands, from sorted columns
 * and their likely suit; `index` is aligned. */
COLUMNS_INLINE void columns_index(const __m256i sorted[], int count, __m256i suit,
	uint16_t index[COLUMNS_HANDS])
{
	const struct columns_part *part = &columns_parts[count - HAND_MIN];
	const __m256i zero = _mm256_setzero_si256(),
		      multisets = _mm256_set1_epi16((short)part->multisets);
	struct columns_sums sums = {zero, {multisets, multisets}, zero, zero, zero};
	struct columns_words two, masks, choice;
	__m256i suited;

	COLUMNS_UNROLL
	for (int i = 0; i < count; i++)
		columns_add(&sums, sorted[i], i, suit);
	suited = _mm256_cmpgt_epi8(sums.others,
		_mm256_set1_epi8((char)((count - HAND_MIN + 1) * STRANGER)));
	two = columns_join(sums.two, zero);
	masks = columns_join(sums.low, sums.high);
	choice = columns_join(suited, suited);
	_mm256_store_si256((void *)index,
		columns_choose(sums.colex.low, two.low, masks.low, choice.low, count));
	_mm256_store_si256((void *)(index + 16),
		columns_choose(sums.colex.high, two.high, masks.high, choice.high, count));
}

COLUMNS_INLINE uint64_t columns_four(const score *values, const uint16_t index[4])
{
	return values[index[0]] | (uint64_t)values[index[1]] << 16 |
	       (uint64_t)values[index[2]] << 32 | (uint64_t)values[index[3]] << 48;
}

/* The scores of a step's hands. Four are gathered in a general register: vector
 * shuffles are what the other steps are short of. */
COLUMNS_INLINE void columns_look_up(const uint16_t *index, int count, score *scores)
{
	const score *values = columns_values(count);

	COLUMNS_UNROLL
	for (int i = 0; i < COLUMNS_HANDS; i += 4) {
		uint64_t four = columns_four(values, index + i);

		memcpy(scores + i, &four, sizeof four);
	}
}

#endif
