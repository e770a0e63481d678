/* Batches of 64 hands a step with AVX-512; columns.h has the method.
 *
 * The way to columns, for seven cards: each of eight loads is a group of eight
 * hands of seven bytes, h0 .. h7, and vpermb deals it into columns of a qword:
 *
 *     load    h0c0 h0c1 .. h0c6 h1c0 h1c1 .. h7c6 (8 bytes of the next group)
 *     dealt   h0c0 h1c0 .. h7c0 | h0c1 h1c1 .. h7c1 | ... | h0c6 .. h7c6 | -
 *
 * The eight registers are then an 8 x 8 matrix of qwords, to be transposed. */
#include "cards/eval/eval_paths.h"

#ifdef FELT_AVX512_KERNELS

#include "cards/eval/columns_avx512.h"
#include "cards/eval/eval_wide.h"

/* A vector of byte i * step + first, for the bytes of a qword. */
#define EVERY(step, first)                                                                         \
	first, (step) + (first), 2 * (step) + (first), 3 * (step) + (first), 4 * (step) + (first), \
		5 * (step) + (first), 6 * (step) + (first), 7 * (step) + (first)

/* Dealing a load: byte 8 c + h comes from byte count * h + c. By cards - 5. */
static const _Alignas(64) uint8_t deals[][64] = {
	{EVERY(5, 0), EVERY(5, 1), EVERY(5, 2), EVERY(5, 3), EVERY(5, 4)},
	{EVERY(6, 0), EVERY(6, 1), EVERY(6, 2), EVERY(6, 3), EVERY(6, 4), EVERY(6, 5)},
	{EVERY(7, 0), EVERY(7, 1), EVERY(7, 2), EVERY(7, 3), EVERY(7, 4), EVERY(7, 5), EVERY(7, 6)},
};

COLUMNS_INLINE void load_columns(const card *cards, int count, wide column[8])
{
	const wide deal = _mm512_load_si512(deals[count - HAND_MIN]);
	/* the last load ends where the hands end, so that its group stands higher in it */
	const size_t size = COLUMNS_GROUP * (size_t)count, above = 64 - size;
	const size_t last = COLUMNS_GROUPS - 1;
	const wide last_deal = _mm512_add_epi8(deal, _mm512_set1_epi8((char)above));
	wide group[COLUMNS_GROUPS];

	COLUMNS_UNROLL
	for (size_t g = 0; g < last; g++)
		group[g] = _mm512_permutexvar_epi8(deal, _mm512_loadu_si512(cards + g * size));
	group[last] =
		_mm512_permutexvar_epi8(last_deal, _mm512_loadu_si512(cards + last * size - above));
	columns_transpose(group, column);
}

void eval_batch_avx512(const card *cards, int count, size_t hands, score *scores)
{
	eval_wide_batch(cards, count, hands, scores);
}

#endif
