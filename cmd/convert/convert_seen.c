/* Which hands came before, by hashes of their sites and numbers.
 *
 * Memory is bounded: there are two tables, and when the newer one is full it takes the place of the
 * older, which is emptied. So a hand is found again if it is among the last half a million. Two
 * different hands have the same hash of 64 bits with a chance of 2^-44 for each that is compared
 * with a million others. */
#include "convert.h"

#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

enum { SLOTS = 1 << 20, KEPT_MOST = SLOTS / 2 };

/* Both tables are asked for at once, so that memory that is short is told at the beginning; pages
 * of them that nothing was written to take none. */
struct convert_seen {
	uint64_t *table[2]; /* newer, older; 0: an empty slot */
	size_t count;       /* in the newer */
	uint64_t room[2][SLOTS];
};

struct convert_seen *convert_seen_new(void)
{
	struct convert_seen *const seen = calloc(1, sizeof(*seen));

	if (seen) {
		seen->table[0] = seen->room[0];
		seen->table[1] = seen->room[1];
	}
	return seen;
}

void convert_seen_free(struct convert_seen *seen)
{
	free(seen);
}

/* With a step of SplitMix64 at the end, because slots are told by the low bits. */
static uint64_t hash(struct slice site, struct slice number)
{
	uint64_t sum = hash_add(hash_add(HASH_BEGIN, site), number);

	sum = (sum ^ sum >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	sum ^= sum >> 27;
	return sum ? sum : 1;
}

/* The slot of the hash, or the empty one where it belongs. */
static uint64_t *slot(uint64_t *table, uint64_t sum)
{
	size_t at = sum & (SLOTS - 1);

	while (table[at] && table[at] != sum)
		at = (at + 1) & (SLOTS - 1);
	return &table[at];
}

bool convert_seen_before(struct convert_seen *seen, struct slice site, struct slice number)
{
	const uint64_t sum = hash(site, number);
	uint64_t *const full = seen->table[0];
	uint64_t *at;

	if (*slot(seen->table[1], sum))
		return true;
	at = slot(seen->table[0], sum);
	if (*at)
		return true;
	*at = sum;
	if (++seen->count < KEPT_MOST)
		return false;
	seen->table[0] = seen->table[1];
	seen->table[1] = full;
	memset(seen->table[0], 0, sizeof seen->room[0]);
	seen->count = 0;
	return false;
}
