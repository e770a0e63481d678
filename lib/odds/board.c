#include "odds/board.h"

#include "cards/eval/eval_inline.h"

#include <stdlib.h>
#include <string.h>

/* Rows are stored in the order in which they are made, so that the few rows of a spot are adjacent
 * in memory. */
struct board_rows {
	unsigned count;
	uint16_t place[BOARD_MULTISETS]; /* per board_number(): from 1; 0: not made yet */
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

/* A score has 13 bits, and none is above 7462 = 58 * 128 + 38. */
enum { LOW_BITS = 7, LOW_DIGITS = 1 << LOW_BITS, HIGH_DIGITS = (SCORE_MAX >> LOW_BITS) + 1 };

/* Converts the number of values with each digit to the index of the first of them. */
static void find_places(uint8_t *at, int digits)
{
	uint8_t sum = 0;

	for (int digit = 0; digit < digits; digit++) {
		const uint8_t of_digit = at[digit];

		at[digit] = sum;
		sum = (uint8_t)(sum + of_digit);
	}
}

/* Sorts the pairs by a radix sort of their values with two digits, the lower one first. Each pass
 * is stable. */
static void find_order(struct board_row *row)
{
	uint8_t low[LOW_DIGITS] = {0}, high[HIGH_DIGITS] = {0}, by_low[COMBO_PAIRS];
	uint8_t last = COMBO_PAIRS - 1;
	score next;

	for (int i = 0; i < COMBO_PAIRS; i++) {
		low[row->value[i] & (LOW_DIGITS - 1)]++;
		high[row->value[i] >> LOW_BITS]++;
	}
	find_places(low, LOW_DIGITS);
	find_places(high, HIGH_DIGITS);
	for (int i = 0; i < COMBO_PAIRS; i++)
		by_low[low[row->value[i] & (LOW_DIGITS - 1)]++] = (uint8_t)i;
	for (int i = 0; i < COMBO_PAIRS; i++)
		row->order[high[row->value[by_low[i]] >> LOW_BITS]++] = by_low[i];
	next = row->value[row->order[last]];
	for (int i = COMBO_PAIRS - 1; i >= 0; i--) {
		const score value = row->value[row->order[i]];

		last = value == next ? last : (uint8_t)i;
		next = value;
		row->last[i] = last;
	}
}

static void make_row(struct board_row *row, uint64_t sum, const card board[5])
{
	uint8_t on_board[CARD_RANKS] = {0};
	uint8_t pair;

	for (int i = 0; i < 5; i++)
		on_board[card_rank(board[i])]++;
	/* A pair that would make more than four cards of a rank has the value 0: the sum of its
	 * keys would be that of other cards. */
	pair = 0;
	for (int high = 0; high < CARD_RANKS; high++) {
		const uint64_t with_high = sum + eval_keys[card_of(high, 0)];

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
	find_order(row);
}

static uint64_t sum_of(const card board[5])
{
	return eval_keys[board[0]] + eval_keys[board[1]] + eval_keys[board[2]] +
	       eval_keys[board[3]] + eval_keys[board[4]];
}

/* The five ranks determine the score without a flush, and every multiset of ranks has a different
 * score. So the number is the score, without the gap in which flushes rank. */
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
