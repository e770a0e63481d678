/* Hashes. */
#ifndef FELT_BASE_HASH_H
#define FELT_BASE_HASH_H

#include "base/status.h"

#include <stdint.h>

/* FNV-1a, 64 bits (Fowler, Noll, Vo: http://www.isthe.com/chongo/tech/comp/fnv/): a hash that can
 * be computed piece by piece and is the same on every machine. This is that of an empty string. */
#define HASH_BEGIN UINT64_C(0xcbf29ce484222325)

/* Extends `hash` by more bytes. */
static inline uint64_t hash_add(uint64_t hash, struct slice bytes)
{
	for (size_t i = 0; i < bytes.length; i++)
		hash = (hash ^ (unsigned char)bytes.bytes[i]) * UINT64_C(0x100000001b3);
	return hash;
}

/* A checksum of many bytes, made of 64-bit words: eight times as fast as FNV-1a. Four lanes take
 * turns at the words. A lane begins with its number, from 1, and a word changes it to
 *
 *     x = (lane ^ word) * 0x9e3779b97f4a7c15;  lane = x ^ x >> 32
 *
 * Both steps can be undone, so that a change of one word always changes the lane. The lanes and the
 * length are then words of one more lane, which begins with 5. A last word of fewer bytes is filled
 * up with zeros. Words have the byte order of the machine. */
uint64_t hash_words(const void *bytes, size_t length);

#endif
