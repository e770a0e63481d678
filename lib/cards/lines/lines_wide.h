/* Lines to scores, WIDE per step, and standings to digits: the body of lines_avx2.c and
 * lines_avx512.c. Each of them reads lines in its own way, and includes this file after
 * columns_avx2.h or columns_avx512.h and its definitions of:
 *
 *     struct reader     state for reading lines of a number of cards
 *     reader_of         makes one
 *     overread          bytes read after the last line of a step
 *     wide_all_at_least true if no byte is less than that of another register
 *     read_step         the sorted columns of a step and their likely suit; false on an error */
#ifndef FELT_CARDS_LINES_WIDE_H
#define FELT_CARDS_LINES_WIDE_H

#include "cards/lines/lines_paths.h"

/* True if all cards are in the deck. */
COLUMNS_INLINE bool in_deck(const wide sorted[], card lowest)
{
	return lowest == 0 || wide_all_at_least(sorted[0], wide_all(lowest));
}

/* Moves the lowest card of the ranking to 0. */
COLUMNS_INLINE void lower(wide sorted[], int count, card lowest)
{
	const wide less = wide_all((uint8_t)-lowest);

	COLUMNS_UNROLL
	for (int i = 0; i < count; i++)
		sorted[i] = wide_add(sorted[i], less);
}

/* The branches go the same way in every step. */
COLUMNS_INLINE void make_index(const struct eval_ranking *ranking, wide sorted[], int count,
	wide suit, uint16_t index[WIDE])
{
	const struct eval_part *part = columns_part(ranking, count);

	if (ranking->lowest)
		lower(sorted, count, ranking->lowest);
	if (ranking->suits)
		columns_index_in(part, sorted, count, suit, index);
	else
		columns_index_ranks(part, sorted, count, index);
}

COLUMNS_INLINE size_t lines_wide_score_count(const struct eval_ranking *ranking, card lowest,
	const char *text, size_t length, int count, score *scores, size_t most)
{
	const size_t width = 2 * (size_t)count + 1, step = WIDE * width;
	const score *values = ranking->values + columns_part(ranking, count)->start;
	const struct reader reader = reader_of(count);
	_Alignas(64) uint16_t index[2][WIDE]; /* of this step and the previous one */
	size_t done = 0, turn = 0;

	for (; length >= step + overread(width) && most - done >= WIDE; length -= step) {
		wide column[8], suit;

		columns_prefetch(text, (int)step);
		if (!read_step(text, count, &reader, column, &suit) || !in_deck(column, lowest))
			break;
		make_index(ranking, column, count, suit, index[turn]);
		turn ^= 1;
		if (done)
			columns_look_up_in(values, index[turn], scores + done - WIDE);
		done += WIDE;
		text += step;
	}
	if (done)
		columns_look_up_in(values, index[turn ^ 1], scores + done - WIDE);
	return done;
}

COLUMNS_INLINE size_t lines_wide_score_in(const struct eval_ranking *ranking, card lowest,
	const char *text, size_t length, int count, score *scores, size_t most)
{
	if (count == 7)
		return lines_wide_score_count(ranking, lowest, text, length, 7, scores, most);
	if (count == 6)
		return lines_wide_score_count(ranking, lowest, text, length, 6, scores, most);
	return lines_wide_score_count(ranking, lowest, text, length, 5, scores, most);
}

/* Compiled once for high hands of all cards, whose constants save a tenth of the time, and once for
 * all other rankings. */
size_t COLUMNS_PATH(lines_score)(const struct eval_ranking *ranking,
	const struct lines_shape *shape, const char *text, size_t length, score *scores,
	size_t most)
{
	if (ranking->values == eval_high.values && shape->lowest == 0)
		return lines_wide_score_in(&eval_high, 0, text, length, shape->count, scores, most);
	return lines_wide_score_in(ranking, shape->lowest, text, length, shape->count, scores,
		most);
}

/* -- standings -------------------------------------------------------------- */

/* Writes words below 100 as two characters, tens in the low byte. */
COLUMNS_INLINE wide two_digits(wide words)
{
	enum { TENTH = 6554 /* of 2^16, rounded up */ };
	const wide tens = wide_high_product(words, wide_words(TENTH));

	/* tens + 256 * (word - 10 * tens) */
	return wide_or(wide_words_less(wide_words_up(words, 8),
			       wide_low_product(tens, wide_words(2559))),
		wide_all('0'));
}

/* Four characters of a word below 10000, with leading zeros: two words of two characters. */
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
