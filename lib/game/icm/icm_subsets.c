#include "icm_internal.h"

#include <stdlib.h>

/* The sum of the stacks of each set of players. */
static void add_stacks(const double *stacks, int players, double *sum)
{
	sum[0] = 0;
	for (int i = 0; i < players; i++)
		for (size_t set = 0; set < (size_t)1 << i; set++)
			sum[set | (size_t)1 << i] = sum[set] + stacks[i];
}

/* `first` and `sum` are numbers for each set of players: the probability that its members take the
 * first places, in any order, and the sum of their stacks. */
static void add_sets(const double *stacks, int players, double *first, double *sum,
	const struct icm_out *to)
{
	const size_t all = ((size_t)1 << players) - 1;

	add_stacks(stacks, players, sum);
	for (size_t set = 0; set <= all; set++)
		first[set] = set ? 0 : 1;
	for (size_t set = 0; set < all; set++) {
		const int place = __builtin_popcountll(set);
		const double each = first[set] / sum[all & ~set];

		for (int i = 0; place < to->places && i < players; i++) {
			const size_t next = set | (size_t)1 << i;

			if (next == set)
				continue;
			first[next] += each * stacks[i];
			icm_add(to, i, place, each * stacks[i]);
		}
	}
}

status_code icm_subsets(const double *stacks, int players, const struct icm_out *to)
{
	enum { FEW = 9 }; /* without an allocation */
	double few[2 << FEW], *room = few;

	if (players > FEW)
		room = malloc(((size_t)2 << players) * sizeof *room);
	if (!room)
		return STATUS_NO_MEMORY;
	add_sets(stacks, players, room, room + ((size_t)1 << players), to);
	if (room != few)
		free(room);
	return STATUS_OK;
}
