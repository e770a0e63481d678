#include "icm_internal.h"

#include <stdbool.h>
#include <stdlib.h>

/* Adds the next player out, when the players of a set are left with this probability. All of them
 * have won the same number of chips, `won`. */
static void add_next(const double *stacks, size_t set, double won, double *left,
	const struct icm_out *to)
{
	const int place = __builtin_popcountll(set) - 1;
	double sum = 0;

	for (size_t rest = set; rest; rest &= rest - 1)
		sum += 1 / (stacks[__builtin_ctzll(rest)] + won);
	for (size_t rest = set; rest; rest &= rest - 1) {
		const int i = __builtin_ctzll(rest);
		const double probability = left[set] / (stacks[i] + won) / sum;

		left[set & ~((size_t)1 << i)] += probability;
		if (place < to->places)
			icm_add(to, i, place, probability);
	}
}

status_code icm_weitzman(const double *stacks, int players, const struct icm_out *to)
{
	const size_t all = ((size_t)1 << players) - 1;
	double *const left = calloc(all + 1, sizeof *left); /* probability that a set is left */
	double total = 0;

	if (!left)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < players; i++)
		total += stacks[i];
	left[all] = 1;
	for (size_t set = all; set; set--) {
		double chips = 0;

		for (size_t rest = set; rest; rest &= rest - 1)
			chips += stacks[__builtin_ctzll(rest)];
		add_next(stacks, set, (total - chips) / __builtin_popcountll(set), left, to);
	}
	free(left);
	return STATUS_OK;
}
