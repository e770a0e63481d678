/* Small arithmetic: population count and greatest common divisor. */
#ifndef FELT_BASE_BITS_H
#define FELT_BASE_BITS_H

#include <stdint.h>

/* The number of bits set. Without an instruction for it, a compiler calls a function that looks up
 * each byte in a table. Adding neighbours, then pairs, then fours, and summing the bytes with one
 * product is faster and can be inlined. */
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

/* The greatest common divisor of a and b; that of a number and 0 is the number. */
static inline uint64_t bits_divisor(uint64_t a, uint64_t b)
{
	while (b) {
		const uint64_t rest = a % b;

		a = b;
		b = rest;
	}
	return a;
}

#endif
