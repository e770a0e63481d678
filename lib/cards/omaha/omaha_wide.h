/* Batches of Omaha hands, WIDE per step: the body of omaha_avx2.c and omaha_avx512.c. Each of them
 * includes it after its columns_avx2.h or columns_avx512.h (columns.h defines columns) and defines:
 *
 *     load_columns      the columns of a step's hole cards and of its boards
 *     suit_masks        the mask of each hand's ranks in a suit
 *     board_rows        the row of each board, from sorted columns
 *     pair_low          per sorted card: its term in the index of a pair, as the lower card
 *     pair_high         the same as the higher card
 *     store_pairs       the indices of up to 16 pairs
 *     flushes_of        one bit per hand that may have a flush
 *     look_up           the scores of a step, without flushes
 *     low_bits          omaha_low_bits, per card
 *
 * A step sorts the board and the hole cards separately, so that the row of the board and the
 * indices of all pairs are sums of one term per card. The suit of a flush is the bitwise majority
 * of the board's suits: if any three cards share a suit, that suit is the majority. */
#ifndef FELT_CARDS_OMAHA_OMAHA_WIDE_H
#define FELT_CARDS_OMAHA_OMAHA_WIDE_H

#include "cards/omaha/omaha_internal.h"

enum { PAIRS_MAX = 16, PAIR_COLUMNS = 8 /* per half */ };

/* State of a step's hands before any lookup. */
struct step {
	_Alignas(64) uint16_t row[WIDE];
	_Alignas(64) uint16_t board_mask[WIDE], own_mask[WIDE]; /* in the board's suit */
	_Alignas(64) uint8_t pairs[WIDE * PAIRS_MAX];           /* in the kernel's own layout */
	uint64_t flushes;
};

COLUMNS_INLINE void load_columns(const struct omaha_hand *hands, wide own[8], wide board[8]);
COLUMNS_INLINE struct columns_words suit_masks(const wide column[], int count, wide suit);
COLUMNS_INLINE struct columns_words board_rows(const wide sorted[]);
COLUMNS_INLINE wide pair_low(wide cards);
COLUMNS_INLINE wide pair_high(wide cards);
COLUMNS_INLINE void store_pairs(const wide pairs[], int count, struct step *step);
COLUMNS_INLINE uint64_t flushes_of(struct columns_words board, struct columns_words own);
COLUMNS_INLINE void look_up(const struct omaha_rows *rows, const struct step *step, int own,
	score *scores);
COLUMNS_INLINE wide low_bits(wide cards);
COLUMNS_INLINE struct columns_words low_places(wide board, wide own);

/* -- high hands ------------------------------------------------------------ */

/* Two full adders leave one carry each, and a sum for the fifth card. */
COLUMNS_INLINE wide suit_of_three(const wide board[])
{
	const wide sum = wide_odd(board[0], board[1], board[2]);

	return wide_majority(wide_majority(board[0], board[1], board[2]),
		wide_majority(sum, board[3], board[4]), wide_odd(sum, board[3], board[4]));
}

/* Computes the indices of all pairs; the unused ones of the sixteen repeat the first. */
COLUMNS_INLINE void find_pairs(const wide sorted[], int count, struct step *step)
{
	wide low[OMAHA_HOLE_MAX], pairs[PAIRS_MAX];
	int found = 0;

	COLUMNS_UNROLL
	for (int i = 0; i < count; i++)
		low[i] = pair_low(sorted[i]);
	COLUMNS_UNROLL
	for (int i = 1; i < count; i++) {
		const wide high = pair_high(sorted[i]);

		COLUMNS_UNROLL
		for (int j = 0; j < i; j++)
			pairs[found++] = wide_add(low[j], high);
	}
	COLUMNS_UNROLL
	for (int i = found; i < PAIRS_MAX; i++)
		pairs[i] = pairs[0];
	store_pairs(pairs, found, step);
}

COLUMNS_INLINE void find_step(const struct omaha_hand *hands, int count, struct step *step)
{
	wide own[8], board[8], suit;
	struct columns_words of_board, of_own, rows;

	load_columns(hands, own, board);
	suit = suit_of_three(board);
	of_board = suit_masks(board, OMAHA_BOARD_CARDS, suit);
	of_own = suit_masks(own, count, suit);
	wide_store(step->board_mask, of_board.low);
	wide_store(step->board_mask + WIDE / 2, of_board.high);
	wide_store(step->own_mask, of_own.low);
	wide_store(step->own_mask + WIDE / 2, of_own.high);
	step->flushes = flushes_of(of_board, of_own);
	columns_sort(board, OMAHA_BOARD_CARDS);
	columns_sort(own, count);
	rows = board_rows(board);
	wide_store(step->row, rows.low);
	wide_store(step->row + WIDE / 2, rows.high);
	find_pairs(own, count, step);
}

/* Looks up the scores of a step's hands. As in columns_look_up_in(), this happens after the next
 * step has been prepared, so that nothing waits for a store. */
COLUMNS_INLINE void finish_step(const struct omaha_rows *rows, const struct step *step, int own,
	score *scores)
{
	look_up(rows, step, own, scores);
	for (uint64_t left = step->flushes; left; left &= left - 1) {
		const int i = __builtin_ctzll(left);
		const score suited = omaha_suited(step->board_mask[i], step->own_mask[i]);

		scores[i] = suited > scores[i] ? suited : scores[i];
	}
}

COLUMNS_INLINE size_t omaha_wide_steps(const struct omaha_rows *rows,
	const struct omaha_hand *hands, int own, size_t count, score *scores)
{
	struct step steps[2]; /* this one and the previous one */
	size_t done = 0, turn = 0;

	for (; count - done >= WIDE; done += WIDE) {
		find_step(hands + done, own, &steps[turn]);
		turn ^= 1;
		if (done)
			finish_step(rows, &steps[turn], own, scores + done - WIDE);
	}
	if (done)
		finish_step(rows, &steps[turn ^ 1], own, scores + done - WIDE);
	return done;
}

void COLUMNS_PATH(omaha_batch)(const struct omaha_rows *rows, const struct omaha_hand *hands,
	int own, size_t count, score *scores)
{
	size_t done;

	if (own == 4)
		done = omaha_wide_steps(rows, hands, 4, count, scores);
	else if (own == 5)
		done = omaha_wide_steps(rows, hands, 5, count, scores);
	else
		done = omaha_wide_steps(rows, hands, 6, count, scores);
	omaha_batch_scalar(rows, hands + done, own, count - done, scores + done);
}

/* -- eight or better ------------------------------------------------------- */

COLUMNS_INLINE wide low_set(const wide column[], int count)
{
	wide set = low_bits(column[0]);

	COLUMNS_UNROLL
	for (int i = 1; i < count; i++)
		set = wide_or(set, low_bits(column[i]));
	return set;
}

/* Computes the index of each hand's score in the table: the board's bits above the hand's. */
COLUMNS_INLINE void find_lows(const struct omaha_hand *hands, int count, uint16_t place[WIDE])
{
	wide own[8], board[8];
	struct columns_words words;

	load_columns(hands, own, board);
	words = low_places(low_set(board, OMAHA_BOARD_CARDS), low_set(own, count));
	wide_store(place, words.low);
	wide_store(place + WIDE / 2, words.high);
}

COLUMNS_INLINE void look_up_lows(const uint16_t place[WIDE], score *scores)
{
	const uint8_t *list = eval_omaha_eights[0];

	COLUMNS_UNROLL
	for (int i = 0; i < WIDE; i++)
		scores[i] = list[place[i]];
}

COLUMNS_INLINE size_t low_steps(const struct omaha_hand *hands, int own, size_t count,
	score *scores)
{
	_Alignas(64) uint16_t place[2][WIDE]; /* of this step and the previous one */
	size_t done = 0, turn = 0;

	for (; count - done >= WIDE; done += WIDE) {
		find_lows(hands + done, own, place[turn]);
		turn ^= 1;
		if (done)
			look_up_lows(place[turn], scores + done - WIDE);
	}
	if (done)
		look_up_lows(place[turn ^ 1], scores + done - WIDE);
	return done;
}

void COLUMNS_PATH(
	omaha_low_batch)(const struct omaha_hand *hands, int own, size_t count, score *scores)
{
	size_t done;

	if (own == 4)
		done = low_steps(hands, 4, count, scores);
	else if (own == 5)
		done = low_steps(hands, 5, count, scores);
	else
		done = low_steps(hands, 6, count, scores);
	omaha_low_batch_scalar(hands + done, own, count - done, scores + done);
}

#endif
