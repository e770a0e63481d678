/* Private to omaha/. */
#ifndef FELT_CARDS_OMAHA_OMAHA_INTERNAL_H
#define FELT_CARDS_OMAHA_OMAHA_INTERNAL_H

#include "cards/eval/eval_inline.h"
#include "cards/omaha/omaha.h"

enum { OMAHA_WORST = SCORE_MAX + 1 /* an invalid standing */ };

/* Added to sums of keys, so that the top bit of a suit (eval_tables.h) says "three or more" and
 * "two or more": a card is 7, and the top bit 32. */
#define OMAHA_EACH_SUIT (EVAL_FIVE_SUITED >> (EVAL_SUIT_BITS - 1))
#define OMAHA_THREE     (OMAHA_EACH_SUIT * (32 - 3 * EVAL_SUIT_WEIGHT))
#define OMAHA_TWO       (OMAHA_EACH_SUIT * (32 - 2 * EVAL_SUIT_WEIGHT))

/* The bit of the suit in which the cards of two sums can make a flush, or 0. */
static inline uint64_t omaha_suit_bit(uint64_t board, uint64_t own)
{
	return (board + OMAHA_THREE) & (own + OMAHA_TWO) & EVAL_FIVE_SUITED;
}

static inline int omaha_suit_of(uint64_t bit)
{
	const int lowest = EVAL_SUIT_SHIFT + EVAL_SUIT_BITS - 1;

	return (__builtin_ctzll(bit) - lowest) / EVAL_SUIT_BITS;
}

/* The bit of a rank in a low hand; 0 for ranks above eight. Indexed by rank, in register order for
 * the kernels. */
extern const uint8_t omaha_low_bits[16];

/* The reference of the kernels, which use it for the hands that do not fill a step. */
void omaha_batch_scalar(const struct omaha_rows *rows, const struct omaha_hand *hands, int own,
	size_t count, score *scores);
void omaha_low_batch_scalar(const struct omaha_hand *hands, int own, size_t count, score *scores);

#ifdef FELT_AVX2_KERNELS
void omaha_batch_avx2(const struct omaha_rows *rows, const struct omaha_hand *hands, int own,
	size_t count, score *scores);
void omaha_low_batch_avx2(const struct omaha_hand *hands, int own, size_t count, score *scores);
#endif
#ifdef FELT_AVX512_KERNELS
void omaha_batch_avx512(const struct omaha_rows *rows, const struct omaha_hand *hands, int own,
	size_t count, score *scores);
void omaha_low_batch_avx512(const struct omaha_hand *hands, int own, size_t count, score *scores);
#endif

#endif
