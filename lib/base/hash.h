/* FNV-1a, 64 bits (Fowler, Noll, Vo: http://www.isthe.com/chongo/tech/comp/fnv/): a hash that can
 * be computed piece by piece and is the same on every machine. */
#ifndef FELT_BASE_HASH_H
#define FELT_BASE_HASH_H

#include "base/status.h"

#include <stdint.h>

/* The hash of an empty string. */
#define HASH_BEGIN UINT64_C(0xcbf29ce484222325)

/* Extends `hash` by more bytes. */
static inline uint64_t hash_add(uint64_t hash, struct slice bytes)
{
	for (size_t i = 0; i < bytes.length; i++)
		hash = (hash ^ (unsigned char)bytes.bytes[i]) * UINT64_C(0x100000001b3);
	return hash;
}

#endif
