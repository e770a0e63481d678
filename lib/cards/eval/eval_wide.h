/* Batches of hands, WIDE per step: the body of eval_avx2.c and eval_avx512.c. Each of them includes
 * it after columns_avx2.h or columns_avx512.h, which convert bytes to columns in columns_load, and
 * defines
 *
 *     eights          the byte of the ranks that count for eight or better, from columns
 *     partitions      eval_partitions, looked up by bytes */
#ifndef FELT_CARDS_EVAL_WIDE_H
#define FELT_CARDS_EVAL_WIDE_H

#include "cards/eval/eval_paths.h"

/* -- high hands ------------------------------------------------------------- */

/* Scores the hands of whole steps; returns their number. */
COLUMNS_INLINE size_t eval_wide_steps(const card *cards, int count, size_t hands, score *scores)
{
	_Alignas(64) uint16_t index[2][WIDE]; /* of this step and the previous one */
	size_t done = 0, turn = 0;

	for (; hands - done >= WIDE; done += WIDE) {
		const card *here = cards + done * (size_t)count;
		wide column[8], suit;

		columns_prefetch(here, WIDE * count);
		columns_load(here, count, column);
		suit = columns_suit(column, count);
		columns_sort(column, count);
		columns_index(column, count, suit, index[turn]);
		turn ^= 1;
		if (done)
			columns_look_up(index[turn], count, scores + done - WIDE);
	}
	if (done)
		columns_look_up(index[turn ^ 1], count, scores + done - WIDE);
	return done;
}

void COLUMNS_PATH(eval_batch)(const card *cards, int count, size_t hands, score *scores)
{
	size_t done;

	if (count == 7)
		done = eval_wide_steps(cards, 7, hands, scores);
	else if (count == 6)
		done = eval_wide_steps(cards, 6, hands, scores);
	else
		done = eval_wide_steps(cards, 5, hands, scores);
	eval_batch_scalar(cards + done * (size_t)count, count, hands - done, scores + done);
}

/* -- other orders ----------------------------------------------------------- */

COLUMNS_INLINE wide eights(const wide column[], int count);
COLUMNS_INLINE wide partitions(wide differences);

/* Computes the indices of a step's hands in one table. A kernel is such a function, inlined into
 * steps() with all its constants. */
typedef void make_index(const struct eval_ranking *ranking, wide column[8], int count,
	uint16_t index[WIDE]);

/* Scores the hands of whole steps; returns their number. The scores are looked up one step later,
 * as columns_wide.h explains. */
COLUMNS_INLINE size_t steps(make_index *make, const struct eval_ranking *ranking,
	const score *values, const card *cards, int count, size_t hands, score *scores)
{
	_Alignas(64) uint16_t index[2][WIDE]; /* of this step and the previous one */
	size_t done = 0, turn = 0;

	for (; hands - done >= WIDE; done += WIDE) {
		const card *here = cards + done * (size_t)count;
		wide column[8];

		columns_prefetch(here, WIDE * count);
		columns_load(here, count, column);
		make(ranking, column, count, index[turn]);
		turn ^= 1;
		if (done)
			columns_look_up_in(values, index[turn], scores + done - WIDE);
	}
	if (done)
		columns_look_up_in(values, index[turn ^ 1], scores + done - WIDE);
	return done;
}

/* -- rankings --------------------------------------------------------------- */

/* Moves the lowest card of the deck to 0. */
COLUMNS_INLINE void index_ranking(const struct eval_ranking *ranking, wide column[8], int count,
	uint16_t index[WIDE])
{
	const wide lower = wide_all((uint8_t)-ranking->lowest);
	wide suit;

	COLUMNS_UNROLL
	for (int i = 0; i < count; i++)
		column[i] = wide_add(column[i], lower);
	suit = columns_suit(column, count);
	columns_sort(column, count);
	columns_index_in(columns_part(ranking, count), column, count, suit, index);
}

COLUMNS_INLINE void index_ranks(const struct eval_ranking *ranking, wide column[8], int count,
	uint16_t index[WIDE])
{
	columns_sort(column, count);
	columns_index_ranks(columns_part(ranking, count), column, count, index);
}

COLUMNS_INLINE size_t ranking_steps(const struct eval_ranking *ranking, const card *cards,
	int count, size_t hands, score *scores)
{
	const score *values = ranking->values + columns_part(ranking, count)->start;

	return ranking->suits ? steps(index_ranking, ranking, values, cards, count, hands, scores)
			      : steps(index_ranks, ranking, values, cards, count, hands, scores);
}

void COLUMNS_PATH(eval_ranking_batch)(const struct eval_ranking *ranking, const card *cards,
	int count, size_t hands, score *scores)
{
	size_t done;

	if (count == 7)
		done = ranking_steps(ranking, cards, 7, hands, scores);
	else if (count == 6)
		done = ranking_steps(ranking, cards, 6, hands, scores);
	else
		done = ranking_steps(ranking, cards, 5, hands, scores);
	eval_ranking_batch_scalar(ranking, cards + done * (size_t)count, count, hands - done,
		scores + done);
}

/* -- eight or better -------------------------------------------------------- */

COLUMNS_INLINE void index_eights(const struct eval_ranking *ranking, wide column[8], int count,
	uint16_t index[WIDE])
{
	const struct columns_words words = columns_from_bytes(eights(column, count));

	(void)ranking;
	wide_store(index, words.low);
	wide_store(index + WIDE / 2, words.high);
}

void COLUMNS_PATH(
	eval_eight_or_better_batch)(const card *cards, int count, size_t hands, score *scores)
{
	size_t done;

	if (count == 7)
		done = steps(index_eights, NULL, eval_eights, cards, 7, hands, scores);
	else if (count == 6)
		done = steps(index_eights, NULL, eval_eights, cards, 6, hands, scores);
	else
		done = steps(index_eights, NULL, eval_eights, cards, 5, hands, scores);
	eval_eight_or_better_batch_scalar(cards + done * (size_t)count, count, hands - done,
		scores + done);
}

/* -- badugi ----------------------------------------------------------------- */

/* The difference between the suits of a card and of the lowest card, in the given two bits. */
COLUMNS_INLINE wide difference(wide c, wide lowest, int bits)
{
	return wide_words_up(wide_and(wide_xor(c, lowest), wide_all(CARD_SUITS - 1)), bits);
}

COLUMNS_INLINE void index_badugi(const struct eval_ranking *ranking, wide column[8], int count,
	uint16_t index[WIDE])
{
	struct columns_words colex, partition;
	wide differences;

	(void)ranking;
	columns_sort(column, count);
	differences = wide_or(difference(column[1], column[0], 0),
		wide_or(difference(column[2], column[0], 2), difference(column[3], column[0], 4)));
	partition = columns_from_bytes(partitions(differences));
	colex = columns_colex(column, count);
	wide_store(index, wide_or(wide_words_up(colex.low, EVAL_PARTITION_BITS), partition.low));
	wide_store(index + WIDE / 2,
		wide_or(wide_words_up(colex.high, EVAL_PARTITION_BITS), partition.high));
}

void COLUMNS_PATH(eval_badugi_batch)(const card *cards, size_t hands, score *scores)
{
	const size_t done = steps(index_badugi, NULL, eval_badugi_values, cards, 4, hands, scores);

	eval_badugi_batch_scalar(cards + 4 * done, hands - done, scores + done);
}

#endif
