/* Bits of a word that are set. */
#ifndef FELT_BASE_BITS_H
#define FELT_BASE_BITS_H

#include <stdint.h>

/* How many. Without an instruction for it a compiler calls a function that looks bytes up in a
 * table; adding neighbours, then pairs, then fours, and all bytes by one product is quicker, and
 * can be inlined. */
static inline int bits_count(uint64_t word)
{
#ifdef __POPCNT__
	return __builtin_popcountll(word);
#else
	word -= word >> 1 & UINT64_C(0x5555555555555555);
	word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
	word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
	return (int)(word * UINT64_C(0x0101010101010101) >> 56);
#endif
}

#endif
