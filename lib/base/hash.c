#include "hash.h"

enum { LANES = 4 };

static inline uint64_t mix(uint64_t lane, uint64_t word)
{
	const uint64_t x = (lane ^ word) * UINT64_C(0x9e3779b97f4a7c15);

	return x ^ x >> 32;
}

uint64_t hash_words(const void *bytes, size_t length)
{
	const unsigned char *at = bytes;
	uint64_t lane[LANES] = {1, 2, 3, 4}, word[LANES], all = LANES + 1;
	size_t left = length;

	for (; left >= sizeof word; left -= sizeof word, at += sizeof word) {
		memcpy(word, at, sizeof word);
		for (int i = 0; i < LANES; i++)
			lane[i] = mix(lane[i], word[i]);
	}
	memset(word, 0, sizeof word);
	memcpy(word, at, left);
	for (size_t i = 0; i * sizeof *word < left; i++)
		lane[i] = mix(lane[i], word[i]);
	for (int i = 0; i < LANES; i++)
		all = mix(all, lane[i]);
	return mix(all, length);
}
