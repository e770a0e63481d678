/* Columns to scores, for vectors of any width: the part that columns_avx2.h and columns_avx512.h
 * share, and they alone include it. columns.h has the method.
 *
 * Before they include it, each of them defines a type `wide` of WIDE bytes, a byte for each of the
 * hands of a step, and operations on it:
 *
 *     wide_load, wide_store      aligned
 *     wide_all                   a byte in all lanes
 *     wide_add                   of bytes
 *     wide_or
 *     wide_min, wide_max         of bytes without sign
 *     wide_odd                   of three, bit by bit
 *     wide_majority              of three, bit by bit
 *     wide_words                 a word in all lanes
 *     wide_words_less            words minus words
 *     wide_words_times_256       words shifted to their upper bytes
 *     wide_words_eighth          words divided by 8
 *     wide_high_product          the upper half of products of words; wide_low_product the lower
 *
 * The kernels of other modules use them too, and sample_wide.h adds to them.
 *
 * What is left to each header is columns_index and columns_look_up. AVX2 shuffles 16 bytes at a
 * time, so it looks up ranks, and a term is two bytes; AVX-512 shuffles 64 bytes, so it looks up
 * cards without a shift, and words for even and odd hands apart. It also has masks and a count of
 * bits, where AVX2 adds up and compares bytes. */
#ifndef FELT_CARDS_EVAL_COLUMNS_WIDE_H
#define FELT_CARDS_EVAL_COLUMNS_WIDE_H

/* The words of the first half of the hands and of the second. */
struct columns_words {
	wide low, high;
};

/* The index of each hand's score, in the order of the hands, from sorted columns
 * and their likely suit; `index` is aligned. */
COLUMNS_INLINE void columns_index(const wide sorted[], int count, wide suit, uint16_t index[WIDE]);

/* The scores of a step's hands. A kernel looks up the indices of one step after it has made those
 * of the next step: if they were read at once they would wait for the store, and this way the loads
 * run beside the next step's shuffles. */
COLUMNS_INLINE void columns_look_up(const uint16_t *index, int count, score *scores);

COLUMNS_INLINE void columns_sort(wide column[], int count)
{
	const struct columns_network *network = &columns_networks[count - HAND_MIN];

	COLUMNS_UNROLL
	for (int i = 0; i < network->comparators; i++) {
		wide *first = &column[network->pair[i][0]];
		wide *second = &column[network->pair[i][1]];
		wide smaller = wide_min(*first, *second);

		*second = wide_max(*first, *second);
		*first = smaller;
	}
}

/* In the two low bits the suit that five of the cards have, if any suit has five.
 * Three full adders reduce seven cards to three carries, and four or more of the
 * seven have a bit where two of those do. One of six cards may vote twice: five
 * outvote it. */
COLUMNS_INLINE wide columns_suit(const wide c[], int count)
{
	if (count == 5)
		return c[0];
	return wide_majority(wide_majority(c[0], c[1], c[2]), wide_majority(c[3], c[4], c[5]),
		wide_majority(wide_odd(c[0], c[1], c[2]), wide_odd(c[3], c[4], c[5]),
			c[count == 6 ? 0 : 6]));
}

#endif
