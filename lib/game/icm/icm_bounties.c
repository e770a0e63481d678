/* Bounties by all sets of players who may be left. The players of a set take the first places with
 * a probability that does not depend on the order of the others, so that the expected bounty of
 * each player of the set is all that later knockouts need. */
#include "icm_internal.h"

#include <stdlib.h>
#include <string.h>

struct sets {
	int players; /* with chips */
	double stack[ICM_SETS_MAX];
	double cash;
	double *left; /* the probability that the players of a set take the first places */
	double *sum;  /* of their stacks */
	double (*bounty)[ICM_SETS_MAX]; /* of each of them, times that probability */
	double won[ICM_SETS_MAX];
};

static void find_sets(struct sets *sets)
{
	const size_t all = ((size_t)1 << sets->players) - 1;

	sets->left[0] = 1;
	for (size_t set = 1; set <= all; set++)
		sets->sum[set] = sets->sum[set & (set - 1)] + sets->stack[__builtin_ctzll(set)];
	for (size_t set = 0; set < all; set++)
		for (size_t rest = all & ~set; rest; rest &= rest - 1) {
			const int i = __builtin_ctzll(rest);

			sets->left[set | (size_t)1 << i] +=
				sets->left[set] * sets->stack[i] / sets->sum[all & ~set];
		}
}

/* Knocks a player of a set out. */
static void knock_out(struct sets *sets, size_t set, int player)
{
	const size_t all = ((size_t)1 << sets->players) - 1, next = set & ~((size_t)1 << player);
	const double probability =
		sets->left[next] * sets->stack[player] / sets->sum[all & ~next] / sets->left[set];
	const double for_chip = probability * sets->bounty[set][player] / sets->sum[next];

	for (size_t rest = next; rest; rest &= rest - 1) {
		const int i = __builtin_ctzll(rest);
		const double won = for_chip * sets->stack[i];

		sets->won[i] += sets->cash * won;
		sets->bounty[next][i] +=
			probability * sets->bounty[set][i] + (1 - sets->cash) * won;
	}
}

static void play(struct sets *sets)
{
	for (size_t set = ((size_t)1 << sets->players) - 1; set; set--) {
		const bool is_over = !(set & (set - 1));

		for (size_t rest = set; rest && sets->left[set] > 0; rest &= rest - 1) {
			const int i = __builtin_ctzll(rest);

			if (is_over)
				sets->won[i] += sets->bounty[set][i];
			else
				knock_out(sets, set, i);
		}
	}
}

status_code icm_bounties(const struct icm_heads *heads, double *out)
{
	struct sets sets = {.cash = heads->cash};
	status_code status = STATUS_NO_MEMORY;
	double first[ICM_SETS_MAX];
	size_t count;

	for (int i = 0; i < heads->players; i++) {
		if (!(heads->stacks[i] > 0))
			continue;
		first[sets.players] = heads->bounties[i];
		sets.stack[sets.players++] = heads->stacks[i];
	}
	count = (size_t)1 << sets.players;
	sets.left = calloc(count, sizeof *sets.left);
	sets.sum = calloc(count, sizeof *sets.sum);
	sets.bounty = calloc(count, sizeof *sets.bounty);
	if (!sets.left || !sets.sum || !sets.bounty)
		goto out;
	find_sets(&sets);
	memcpy(sets.bounty[count - 1], first, (size_t)sets.players * sizeof *first);
	play(&sets);
	for (int i = 0, next = 0; i < heads->players; i++)
		out[i] = heads->stacks[i] > 0 ? sets.won[next++] : 0;
	status = STATUS_OK;
out:
	free(sets.left);
	free(sets.sum);
	free(sets.bounty);
	return status;
}
