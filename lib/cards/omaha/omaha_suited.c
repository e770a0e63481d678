#include "cards/omaha/omaha_inside.h"

/* The highest `count` of a mask that has as many or more. */
static unsigned highest(unsigned mask, int count)
{
	unsigned kept = mask;

	for (int more = bits_count(mask) - count; more > 0; more--)
		kept &= kept - 1;
	return kept;
}

/* The highest five successive ranks of which the hand has exactly two, or 0. */
static unsigned straight_of(unsigned board, unsigned own)
{
	const unsigned all = board | own;
	const unsigned ranks = all << 1 | all >> (CARD_RANKS - 1); /* with the ace below, too */
	unsigned from = ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4;
	unsigned straight = 0;

	for (; from; from &= from - 1) {
		const unsigned five = (from & -from) * 0x1f;
		const unsigned mask = (five >> 1 | five << (CARD_RANKS - 1)) & 0x1fff;

		if (bits_count(own & mask) == 2)
			straight = mask;
	}
	return straight;
}

score omaha_suited(unsigned board, unsigned own)
{
	const unsigned straight = straight_of(board, own);

	return eval_values[EVAL_FLUSH +
			   (straight ? straight : highest(board, 3) | highest(own, 2))];
}
