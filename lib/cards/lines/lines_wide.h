/* Lines to scores, WIDE a step, and standings to digits: the body of lines_avx2.c and
 * lines_avx512.c. Each of them has its own way to read lines, and includes this file after
 * columns_avx2.h or columns_avx512.h and its definitions of:
 *
 *     struct reader     what reading lines of a number of cards needs from step to step
 *     reader_of         makes one
 *     overread          how many bytes are read after the last line of a step
 *     read_step         the sorted columns of a step and their likely suit; false if it has a fault
 */
#ifndef FELT_CARDS_LINES_WIDE_H
#define FELT_CARDS_LINES_WIDE_H

#include "cards/lines/lines_paths.h"

COLUMNS_INLINE size_t lines_wide_score_count(const char *text, size_t length, int count,
	score *scores, size_t most)
{
	const size_t width = 2 * (size_t)count + 1, step = WIDE * width;
	const struct reader reader = reader_of(count);
	_Alignas(64) uint16_t index[2][WIDE]; /* of this step and the one before */
	size_t done = 0, turn = 0;

	for (; length >= step + overread(width) && most - done >= WIDE; length -= step) {
		wide column[8], suit;

		columns_prefetch(text, (int)step);
		if (!read_step(text, count, &reader, column, &suit))
			break;
		columns_index(column, count, suit, index[turn]);
		turn ^= 1;
		if (done)
			columns_look_up(index[turn], count, scores + done - WIDE);
		done += WIDE;
		text += step;
	}
	if (done)
		columns_look_up(index[turn ^ 1], count, scores + done - WIDE);
	return done;
}

COLUMNS_INLINE size_t lines_wide_score(const char *text, size_t length, int count, score *scores,
	size_t most)
{
	if (count == 7)
		return lines_wide_score_count(text, length, 7, scores, most);
	if (count == 6)
		return lines_wide_score_count(text, length, 6, scores, most);
	return lines_wide_score_count(text, length, 5, scores, most);
}

/* -- standings -------------------------------------------------------------- */

/* Words below 100 as two characters, tens in the low byte. */
COLUMNS_INLINE wide two_digits(wide words)
{
	enum { TENTH = 6554 /* of 2^16, rounded up */ };
	const wide tens = wide_high_product(words, wide_words(TENTH));

	/* tens + 256 * (word - 10 * tens) */
	return wide_or(wide_words_less(wide_words_up(words, 8),
			       wide_low_product(tens, wide_words(2559))),
		wide_all('0'));
}

/* Four characters of a word below 10000, leading zeros included: two words of two. */
struct four_digits {
	wide high, low;
};

COLUMNS_INLINE struct four_digits four_digits(wide words)
{
	enum { HUNDREDTH = 5243 /* of 2^16 * 8, rounded up */ };
	const wide hundreds = wide_words_eighth(wide_high_product(words, wide_words(HUNDREDTH)));
	const wide rest = wide_words_less(words, wide_low_product(hundreds, wide_words(100)));

	return (struct four_digits){two_digits(hundreds), two_digits(rest)};
}

#endif
