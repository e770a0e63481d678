#include "odds/board.h"

#include "cards/eval/eval_inline.h"

#include <stdlib.h>
#include <string.h>

/* Rows are stored in the order in which they are made, so that the few rows of a spot are next to
 * each other in memory. */
struct board_rows {
	unsigned count;
	uint16_t place[BOARD_MULTISETS]; /* by board_number(): from 1; 0: not made yet */
	struct board_row row[BOARD_MULTISETS];
};

struct board_rows *board_rows_new(void)
{
	struct board_rows *rows = malloc(sizeof *rows);

	if (!rows)
		return NULL;
	rows->count = 0;
	memset(rows->place, 0, sizeof rows->place);
	return rows;
}

void board_rows_free(struct board_rows *rows)
{
	free(rows);
}

/* A pair that would make more than four cards of a rank has the value 0: the sum of such keys would
 * mean other cards. */
static void find_values(struct board_row *row, uint64_t board, const uint8_t on_board[CARD_RANKS])
{
	uint8_t pair = 0;

	for (int high = 0; high < CARD_RANKS; high++) {
		const uint64_t with_high = board + eval_keys[card_of(high, 0)];

		for (int low = 0; low < high; low++, pair++)
			row->value[pair] =
				on_board[high] == CARD_SUITS || on_board[low] == CARD_SUITS
					? 0
					: eval_ranks_inline(with_high + eval_keys[card_of(low, 0)]);
		row->value[pair++] =
			on_board[high] > CARD_SUITS - 2
				? 0
				: eval_ranks_inline(with_high + eval_keys[card_of(high, 0)]);
	}
}

/* A stable pass of a radix sort: orders the pairs of `from` by one digit of their value. */
static void sort_digit(const score *value, int shift, const uint8_t *from, uint8_t *to)
{
	enum { DIGIT_BITS = 7, DIGITS = 1 << DIGIT_BITS };
	uint8_t at[DIGITS] = {0}, sum = 0;

	for (int i = 0; i < COMBO_PAIRS; i++)
		at[value[i] >> shift & (DIGITS - 1)]++;
	for (int digit = 0; digit < DIGITS; digit++) {
		const uint8_t of_digit = at[digit];

		at[digit] = sum;
		sum = (uint8_t)(sum + of_digit);
	}
	for (int i = 0; i < COMBO_PAIRS; i++)
		to[at[value[from[i]] >> shift & (DIGITS - 1)]++] = from[i];
}

static void find_order(struct board_row *row)
{
	uint8_t all[COMBO_PAIRS], by_low[COMBO_PAIRS];
	uint8_t last = COMBO_PAIRS - 1;

	for (int i = 0; i < COMBO_PAIRS; i++)
		all[i] = (uint8_t)i;
	sort_digit(row->value, 0, all, by_low); /* a score has 13 bits */
	sort_digit(row->value, 7, by_low, row->order);
	for (int i = COMBO_PAIRS - 1; i >= 0; i--) {
		if (row->value[row->order[i]] != row->value[row->order[last]])
			last = (uint8_t)i;
		row->last[i] = last;
	}
}

static void make_row(struct board_row *row, uint64_t sum, const card board[5])
{
	uint8_t on_board[CARD_RANKS] = {0};

	for (int i = 0; i < 5; i++)
		on_board[card_rank(board[i])]++;
	find_values(row, sum, on_board);
	find_order(row);
}

static uint64_t sum_of(const card board[5])
{
	return eval_keys[board[0]] + eval_keys[board[1]] + eval_keys[board[2]] +
	       eval_keys[board[3]] + eval_keys[board[4]];
}

/* A score without a flush is determined by the five ranks, and every multiset of ranks has a
 * different score. So the number is the score, with the gap left out where flushes rank. */
unsigned board_number(const card board[5])
{
	const unsigned value = eval_ranks_inline(sum_of(board));
	const unsigned full_house = category_floor[FULL_HOUSE];
	const unsigned flushes = full_house - category_floor[FLUSH];

	return value - 1 - (value < full_house ? 0 : flushes);
}

const struct board_row *board_row(struct board_rows *rows, const card board[5])
{
	const unsigned number = board_number(board);

	if (!rows->place[number]) {
		make_row(&rows->row[rows->count], sum_of(board), board);
		rows->place[number] = (uint16_t)++rows->count;
	}
	return &rows->row[rows->place[number] - 1];
}
