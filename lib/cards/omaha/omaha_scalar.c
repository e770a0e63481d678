#include "cards/omaha/omaha_internal.h"

/* -- flushes -------------------------------------------------------------------- */

/* The highest `count` bits of a mask that has at least as many. */
static unsigned highest(unsigned mask, int count)
{
	unsigned kept = mask;

	for (int more = bits_count(mask) - count; more > 0; more--)
		kept &= kept - 1;
	return kept;
}

score omaha_suited(unsigned board, unsigned own)
{
	const unsigned all = board | own;
	const unsigned ranks = all << 1 | all >> (CARD_RANKS - 1); /* with the ace below, too */
	unsigned from = ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4;
	unsigned straight = 0; /* the highest five successive ranks, two of them in the hand */

	for (; from; from &= from - 1) {
		const unsigned five = (from & -from) * 0x1f;
		const unsigned mask = (five >> 1 | five << (CARD_RANKS - 1)) & 0x1fff;

		if (bits_count(own & mask) == 2)
			straight = mask;
	}
	return eval_values[EVAL_FLUSH +
			   (straight ? straight : highest(board, 3) | highest(own, 2))];
}

/* Indexed by rank: the bit of an eight or lower. */
const uint8_t omaha_low_bits[16] = {0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0, 0, 0, 0, 0, 0x01};

/* -- high hands ------------------------------------------------------------ */

static inline void in_order(int *a, int *b)
{
	const int smaller = *a < *b ? *a : *b;

	*b = *a < *b ? *b : *a;
	*a = smaller;
}

/* The index of a board's row: the sum of the colex terms of its sorted ranks. The order of the
 * comparisons is that of columns.h. */
static inline int row_of(const card *board)
{
	int r[OMAHA_BOARD_CARDS];

	for (int i = 0; i < OMAHA_BOARD_CARDS; i++)
		r[i] = card_rank(board[i]);
	in_order(&r[0], &r[3]);
	in_order(&r[1], &r[4]);
	in_order(&r[0], &r[2]);
	in_order(&r[1], &r[3]);
	in_order(&r[0], &r[1]);
	in_order(&r[2], &r[4]);
	in_order(&r[1], &r[2]);
	in_order(&r[3], &r[4]);
	in_order(&r[2], &r[3]);
	return eval_terms[0][r[0]] + eval_terms[1][r[1]] + eval_terms[2][r[2]] +
	       eval_terms[3][r[3]] + eval_terms[4][r[4]];
}

static inline unsigned best_of_row(const uint16_t *row, const card *own, int count)
{
	unsigned best = OMAHA_WORST;

#pragma GCC unroll 8
	for (int i = 1; i < count; i++)
#pragma GCC unroll 8
		for (int j = 0; j < i; j++) {
			int low = card_rank(own[i]), high = card_rank(own[j]);
			unsigned standing;

			in_order(&low, &high);
			standing = row[low + eval_terms[1][high]];
			best = standing < best ? standing : best;
		}
	return best;
}

static score suited_score(const struct omaha_hand *hand, int own, int suit)
{
	unsigned of_board = 0, of_own = 0;

	for (int i = 0; i < OMAHA_BOARD_CARDS; i++)
		of_board |= (unsigned)(card_suit(hand->board[i]) == suit)
			    << card_rank(hand->board[i]);
	for (int i = 0; i < own; i++)
		of_own |= (unsigned)(card_suit(hand->own[i]) == suit) << card_rank(hand->own[i]);
	return omaha_suited(of_board, of_own);
}

static inline score value_of(const struct omaha_rows *rows, const struct omaha_hand *hand, int own)
{
	const unsigned standing = best_of_row(rows->standing[row_of(hand->board)], hand->own, own);
	score value = (score)(OMAHA_WORST - standing), suited;
	uint64_t of_board = 0, of_own = 0, bit;

	for (int i = 0; i < OMAHA_BOARD_CARDS; i++)
		of_board += eval_keys[hand->board[i]];
	for (int i = 0; i < own; i++)
		of_own += eval_keys[hand->own[i]];
	bit = omaha_suit_bit(of_board, of_own);
	if (!bit)
		return value;
	suited = suited_score(hand, own, omaha_suit_of(bit));
	return suited > value ? suited : value;
}

static inline void batch_of(const struct omaha_rows *rows, const struct omaha_hand *hands, int own,
	size_t count, score *scores)
{
	for (size_t i = 0; i < count; i++)
		scores[i] = value_of(rows, hands + i, own);
}

void omaha_batch_scalar(const struct omaha_rows *rows, const struct omaha_hand *hands, int own,
	size_t count, score *scores)
{
	if (own == 4)
		batch_of(rows, hands, 4, count, scores);
	else if (own == 5)
		batch_of(rows, hands, 5, count, scores);
	else
		batch_of(rows, hands, 6, count, scores);
}

/* -- eight or better ------------------------------------------------------- */

void omaha_low_batch_scalar(const struct omaha_hand *hands, int own, size_t count, score *scores)
{
	for (size_t i = 0; i < count; i++) {
		unsigned of_board = 0, of_own = 0;

		for (int j = 0; j < OMAHA_BOARD_CARDS; j++)
			of_board |= omaha_low_bits[card_rank(hands[i].board[j])];
		for (int j = 0; j < own; j++)
			of_own |= omaha_low_bits[card_rank(hands[i].own[j])];
		scores[i] = eval_omaha_eights[of_board][of_own];
	}
}
