#include "cards/omaha/omaha_internal.h"

#include "cards/colex.h"
#include "cards/eval/eval_orders.h"

#include <stdlib.h>

enum { THREES = 455 /* multisets of three ranks */, CACHE_LINE = 64 };

/* -- one hand -------------------------------------------------------------- */

/* A set of cards and the sum of their keys. */
static struct hand gather(const card *cards, int count)
{
	struct hand hand = hand_empty();

	for (int i = 0; i < count; i++)
		hand = hand_add(hand, cards[i]);
	return hand;
}

score omaha_value(const card *hole, int own, const card *board, int on_board)
{
	enum { PAIRS_MAX = 15 };
	const struct hand all_own = gather(hole, own), all_board = gather(board, on_board);
	uint64_t pair[PAIRS_MAX], bit;
	score best = 0, suited;
	int pairs = 0, suit;

	for (int i = 1; i < own; i++)
		for (int j = 0; j < i; j++)
			pair[pairs++] = eval_keys[hole[i]] + eval_keys[hole[j]];
	for (int i = 2; i < on_board; i++)
		for (int j = 1; j < i; j++)
			for (int k = 0; k < j; k++) {
				const uint64_t three = eval_keys[board[i]] + eval_keys[board[j]] +
						       eval_keys[board[k]];

				for (int p = 0; p < pairs; p++) {
					const score value = eval_ranks_inline(three + pair[p]);

					best = value > best ? value : best;
				}
			}
	bit = omaha_suit_bit(all_board.sum, all_own.sum);
	if (!bit)
		return best;
	suit = omaha_suit_of(bit);
	suited = omaha_suited(card_set_ranks(all_board.set, suit),
		card_set_ranks(all_own.set, suit));
	return suited > best ? suited : best;
}

/* -- rows ------------------------------------------------------------------ */

/* The pairs of ranks are in colex order: 2 2, 2 3, 3 3, 2 4 ... */
typedef uint16_t row[OMAHA_ROW_SIZE];

static void clear_row(uint16_t *standing)
{
	for (int i = 0; i < OMAHA_ROW_SIZE; i++)
		standing[i] = OMAHA_WORST;
}

/* Updates each pair's standing with three ascending ranks if they improve it. Five equal ranks are
 * not a hand. */
static void add_three(const uint8_t three[3], uint16_t *standing)
{
	const uint64_t sum = eval_keys[card_of(three[0], 0)] + eval_keys[card_of(three[1], 0)] +
			     eval_keys[card_of(three[2], 0)];
	const int only = three[0] == three[2] ? three[0] : -1;

	for (int high = 0, pair = 0; high < CARD_RANKS; high++)
		for (int low = 0; low <= high; low++, pair++) {
			const uint64_t two =
				eval_keys[card_of(high, 0)] + eval_keys[card_of(low, 0)];
			unsigned now;

			if (low == high && low == only)
				continue;
			now = score_standing(eval_ranks_inline(sum + two));
			if (now < standing[pair])
				standing[pair] = (uint16_t)now;
		}
}

static void take_better(uint16_t *restrict standing, const uint16_t *restrict other)
{
	for (int i = 0; i < OMAHA_ROW_SIZE; i++)
		standing[i] = other[i] < standing[i] ? other[i] : standing[i];
}

/* Computes the row of five ascending ranks, the best of the rows of all their triples. */
static void fill_row(const uint8_t ranks[OMAHA_BOARD_CARDS], row *threes, uint16_t *standing)
{
	clear_row(standing);
	for (int i = 2; i < OMAHA_BOARD_CARDS; i++)
		for (int j = 1; j < i; j++)
			for (int k = 0; k < j; k++)
				take_better(standing,
					threes[eval_terms[0][ranks[k]] + eval_terms[1][ranks[j]] +
						eval_terms[2][ranks[i]]]);
}

void *omaha_rows_new(void)
{
	struct omaha_rows *rows = aligned_alloc(CACHE_LINE, sizeof(struct omaha_rows));
	row *threes = malloc(THREES * sizeof *threes);
	uint8_t ranks[OMAHA_BOARD_CARDS] = {0};
	int place = 0;

	if (!rows || !threes) {
		free(threes);
		free(rows);
		return NULL;
	}
	do {
		clear_row(threes[place]);
		add_three(ranks, threes[place++]);
	} while (colex_multiset_next(ranks, 3, CARD_RANKS));
	place = 0;
	do
		fill_row(ranks, threes, rows->standing[place++]);
	while (colex_multiset_next(ranks, OMAHA_BOARD_CARDS, CARD_RANKS));
	free(threes);
	return rows;
}

/* -- one board ------------------------------------------------------------- */

void omaha_row_init(uint16_t standing[OMAHA_ROW_SIZE], const uint8_t *board, int on_board)
{
	uint8_t ranks[OMAHA_BOARD_CARDS];

	for (int i = 0; i < on_board; i++) { /* ascending */
		int at = i;

		for (; at > 0 && ranks[at - 1] > board[i]; at--)
			ranks[at] = ranks[at - 1];
		ranks[at] = board[i];
	}
	clear_row(standing);
	for (int i = 2; i < on_board; i++)
		for (int j = 1; j < i; j++)
			for (int k = 0; k < j; k++)
				add_three((const uint8_t[]){ranks[k], ranks[j], ranks[i]},
					standing);
}

void omaha_board_init(struct omaha_board *table, const card *board, int on_board)
{
	uint8_t ranks[OMAHA_BOARD_CARDS];
	struct hand all = gather(board, on_board);
	uint64_t suits = (all.sum + OMAHA_THREE) & EVAL_FIVE_SUITED;
	unsigned suited;
	int suit;
	row standing;

	for (int i = 0; i < on_board; i++)
		ranks[i] = (uint8_t)card_rank(board[i]);
	omaha_row_init(standing, ranks, on_board);
	for (int high = 0, pair = 0; high < CARD_RANKS; high++)
		for (int low = 0; low <= high; low++, pair++) {
			const score value = (score)(OMAHA_WORST - standing[pair]);

			for (int a = 0; a < CARD_SUITS; a++)
				for (int b = 0; b < CARD_SUITS; b++) {
					table->value[card_of(high, a)][card_of(low, b)] = value;
					table->value[card_of(low, b)][card_of(high, a)] = value;
				}
		}
	if (!suits)
		return;
	/* pairs of the suit of a possible flush */
	suit = omaha_suit_of(suits);
	suited = card_set_ranks(all.set, suit);
	for (int high = 1; high < CARD_RANKS; high++)
		for (int low = 0; low < high; low++) {
			const card a = card_of(high, suit), b = card_of(low, suit);
			const unsigned own = 1u << high | 1u << low;
			const score value = own & suited ? 0 : omaha_suited(suited, own);

			if (value > table->value[a][b])
				table->value[a][b] = table->value[b][a] = value;
		}
}

/* -- many hands ------------------------------------------------------------ */

void omaha_batch(enum cpu_path path, const struct omaha_rows *rows, const struct omaha_hand *hands,
	int own, size_t count, score *scores)
{
	CPU_CALL(path, omaha_batch, rows, hands, own, count, scores);
}

void omaha_low_batch(enum cpu_path path, const struct omaha_hand *hands, int own, size_t count,
	score *scores)
{
	CPU_CALL(path, omaha_low_batch, hands, own, count, scores);
}

score omaha_low_value(const card *hole, int own, const card *board, int on_board)
{
	return eval_omaha_eight_or_better(eval_eights_of(board, on_board),
		eval_eights_of(hole, own));
}
