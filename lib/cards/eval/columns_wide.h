/* Columns to scores, for vectors of any width: shared by columns_avx2.h and columns_avx512.h, which
 * alone include it. columns.h has the method.
 *
 * Before they include it, each of them defines a type `wide` of WIDE bytes, one byte per hand of a
 * step, and operations on it:
 *
 *     wide_load, wide_store      aligned
 *     wide_all                   a byte in all lanes
 *     wide_add                   of bytes
 *     wide_or, wide_and, wide_xor
 *     wide_min, wide_max         of unsigned bytes
 *     wide_odd                   of three, bit by bit
 *     wide_majority              of three, bit by bit
 *     wide_words                 a word in all lanes
 *     wide_words_add             words
 *     wide_words_less            words minus words
 *     wide_words_up              words shifted left by a constant number of bits
 *     wide_words_eighth          words divided by 8
 *     wide_high_product          the upper half of products of words; wide_low_product the lower
 *
 * The kernels of other modules use them too, and sample_wide.h adds to them.
 *
 * Each header implements columns_load, columns_colex, columns_index_in and columns_look_up_in. AVX2
 * shuffles 16 bytes at a time, so it looks up ranks, and a term is two bytes. AVX-512 shuffles 64
 * bytes, so it looks up cards without a shift, and words separately for even and odd hands. It also
 * has masks and a bit count; AVX2 adds and compares bytes instead. */
#ifndef FELT_CARDS_EVAL_COLUMNS_WIDE_H
#define FELT_CARDS_EVAL_COLUMNS_WIDE_H

/* One word per hand, for the first half of the hands and for the second. */
struct columns_words {
	wide low, high;
};

/* Loads the cards of WIDE consecutive hands of 4 to 7 cards each. Reads nothing beyond these
 * hands. */
COLUMNS_INLINE void columns_load(const card *cards, int count, wide column[8]);

COLUMNS_INLINE struct columns_words columns_from_bytes(wide bytes);

/* The colex rank of each hand's ranks, from sorted columns. */
COLUMNS_INLINE struct columns_words columns_colex(const wide sorted[], int count);

/* The index of each hand's score, in hand order, from sorted columns and their likely suit; `index`
 * is aligned. */
COLUMNS_INLINE void columns_index_in(const struct eval_part *part, const wide sorted[], int count,
	wide suit, uint16_t index[WIDE]);

/* Like columns_index_in(), for rankings in which flushes do not count. */
COLUMNS_INLINE void columns_index_ranks(const struct eval_part *part, const wide sorted[],
	int count, uint16_t index[WIDE])
{
	const struct columns_words colex = columns_colex(sorted, count);
	const wide multisets = wide_words(part->multisets);

	wide_store(index, wide_words_add(colex.low, multisets));
	wide_store(index + WIDE / 2, wide_words_add(colex.high, multisets));
}

/* The scores of a step's hands. A kernel looks up the indices of one step after computing those of
 * the next: an immediate lookup would wait for the store, and this way the loads overlap with the
 * next step's shuffles. */
COLUMNS_INLINE void columns_look_up_in(const score *values, const uint16_t *index, score *scores);

/* Like columns_index_in(), for high hands. */
COLUMNS_INLINE void columns_index(const wide sorted[], int count, wide suit, uint16_t index[WIDE])
{
	columns_index_in(columns_part(&eval_high, count), sorted, count, suit, index);
}

COLUMNS_INLINE void columns_look_up(const uint16_t *index, int count, score *scores)
{
	columns_look_up_in(eval_values + columns_part(&eval_high, count)->start, index, scores);
}

COLUMNS_INLINE void columns_sort(wide column[], int count)
{
	const struct eval_network *network = &eval_networks[count - EVAL_NETWORK_FIRST];

	COLUMNS_UNROLL
	for (int i = 0; i < network->comparators; i++) {
		wide *first = &column[network->pair[i][0]];
		wide *second = &column[network->pair[i][1]];
		wide smaller = wide_min(*first, *second);

		*second = wide_max(*first, *second);
		*first = smaller;
	}
}

/* The suit that five of the cards share, in the two low bits, if there is one. Three full adders
 * reduce seven cards to three carries, and four or more of the seven cards have a bit if two of the
 * carries do. With six cards one may vote twice: five outvote it. */
COLUMNS_INLINE wide columns_suit(const wide c[], int count)
{
	if (count == 5)
		return c[0];
	return wide_majority(wide_majority(c[0], c[1], c[2]), wide_majority(c[3], c[4], c[5]),
		wide_majority(wide_odd(c[0], c[1], c[2]), wide_odd(c[3], c[4], c[5]),
			c[count == 6 ? 0 : 6]));
}

#endif
