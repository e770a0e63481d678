#include "odds/board.h"

#include "cards/eval/eval.h"
#include "support.h"

#include <criterion/criterion.h>

static struct board_rows *rows;

static void make_rows(void)
{
	rows = board_rows_new();
	cr_assert(rows);
}

static void free_rows(void)
{
	board_rows_free(rows);
}

/* The reference score of the board and two cards of the ranks of `pair`, in suits that make no
 * flush; 0 if there are no two such cards. */
static score slow_value(const card *board, int high, int low)
{
	card cards[HAND_MAX];
	score least = 0;

	for (int i = 0; i < 5; i++)
		cards[i] = board[i];
	for (int a = 0; a < CARD_SUITS; a++)
		for (int b = 0; b < CARD_SUITS; b++) {
			card_set set = 0;
			score own;

			cards[5] = card_of(high, a);
			cards[6] = card_of(low, b);
			for (int i = 0; i < HAND_MAX; i++)
				set |= card_bit(cards[i]);
			if (card_set_count(set) != HAND_MAX)
				continue;
			/* a flush only improves a hand, and some suits make none */
			own = reference_as_score(reference_best(cards, HAND_MAX));
			if (!least || own < least)
				least = own;
		}
	return least;
}

/* No three of a suit, so that no two cards make a flush. */
static void random_board(uint64_t *state, unsigned ranks, card *board)
{
	int of_suit[CARD_SUITS];

	do {
		card_set from = 0;

		while (card_set_count(from) < 5 * CARD_SUITS / 4 ||
			card_set_count(from) < (int)ranks * CARD_SUITS)
			from |= UINT64_C(0xf) << (4 * random_below(state, CARD_RANKS));
		deal_from(state, from, 5, board);
		for (int i = 0; i < CARD_SUITS; i++)
			of_suit[i] = 0;
		for (int i = 0; i < 5; i++)
			of_suit[card_suit(board[i])]++;
	} while (of_suit[0] > 2 || of_suit[1] > 2 || of_suit[2] > 2 || of_suit[3] > 2);
}

static void expect_row(const card *board)
{
	const struct board_row *row = board_row(rows, board);
	bool seen[COMBO_PAIRS] = {false};

	for (int high = 0; high < CARD_RANKS; high++)
		for (int low = 0; low <= high; low++) {
			const int pair = combo_pair_of(high, low);

			cr_assert_eq(row->value[pair], slow_value(board, high, low), "%s: pair %d",
				cards_shown(board, 5), pair);
		}
	for (int i = 0; i < COMBO_PAIRS; i++) {
		int last = i;

		cr_assert_lt(row->order[i], COMBO_PAIRS);
		cr_assert_not(seen[row->order[i]]);
		seen[row->order[i]] = true;
		if (i)
			cr_assert_geq(row->value[row->order[i]], row->value[row->order[i - 1]]);
		while (last + 1 < COMBO_PAIRS &&
			row->value[row->order[last + 1]] == row->value[row->order[i]])
			last++;
		cr_assert_eq(row->last[i], last);
	}
}

Test(board, rows_hold_what_the_rulebook_says)
{
	uint64_t state = 5;
	card board[5];

	make_rows();
	for (int trial = 0; trial < 60; trial++) {
		random_board(&state, 2 + (unsigned)trial % 8, board);
		expect_row(board);
	}
	free_rows();
}

Test(board, a_pair_that_the_board_has_used_up_has_no_value)
{
	card board[5];

	make_rows();
	cards_from("AsAhAdKsKh", board);
	cr_expect_eq(board_row(rows, board)->value[combo_pair_of(12, 12)], 0);
	cr_expect_neq(board_row(rows, board)->value[combo_pair_of(12, 11)], 0);
	cards_from("AsAhAdAcKh", board);
	cr_expect_eq(board_row(rows, board)->value[combo_pair_of(12, 3)], 0);
	cr_expect_eq(board_row(rows, board)->order[0], combo_pair_of(12, 0));
	free_rows();
}

Test(board, order_of_cards_and_suits_make_no_difference)
{
	card board[5], other[5];

	make_rows();
	cards_from("2c7d9hJsJd", board);
	cards_from("JcJh9c7s2d", other);
	cr_expect_eq(board_row(rows, board), board_row(rows, other));
	free_rows();
}
