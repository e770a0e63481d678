#include "icm_internal.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* -- players with chips ----------------------------------------------------------- */

struct ranked {
	double chips;
	int player;
};

static int compare_chips(const void *a, const void *b)
{
	const struct ranked *const x = a, *const y = b;

	return (x->chips < y->chips) - (x->chips > y->chips);
}

/* Ranks players by their stacks, largest first. Returns the number of different stacks. */
static int rank_players(const double *stacks, int players, struct ranked *rank)
{
	int count = 1;

	for (int i = 0; i < players; i++)
		rank[i] = (struct ranked){stacks[i], i};
	qsort(rank, (size_t)players, sizeof *rank, compare_chips);
	for (int i = 1; i < players; i++)
		count += rank[i].chips < rank[i - 1].chips;
	return count;
}

/* Fills in the different stacks and, after the race, gives each player those results. */
static status_code run_race(const struct ranked *rank, int players, int count,
	const struct icm_out *to)
{
	const size_t width = to->payouts ? 1 : (size_t)to->places;
	struct icm_stack *const stack = malloc((size_t)count * sizeof *stack);
	double *const out = calloc((size_t)count * width, sizeof *out);
	status_code status = STATUS_NO_MEMORY;
	int at = -1;

	if (!stack || !out)
		goto out;
	for (int i = 0; i < players; i++) {
		if (!i || rank[i].chips < rank[i - 1].chips)
			stack[++at] = (struct icm_stack){rank[i].chips, 0};
		stack[at].count++;
	}
	status = icm_race(stack, count, count, &(struct icm_out){to->payouts, to->places, out});
	at = 0;
	for (int i = 0; !status && i < players; i++) {
		at += rank[i].chips < stack[at].chips;
		memcpy(to->out + (size_t)rank[i].player * width, out + (size_t)at * width,
			width * sizeof *out);
	}
out:
	free(out);
	free(stack);
	return status;
}

/* Fills in the results of players who all have chips. */
static status_code compute(enum icm_model model, const double *stacks, int players,
	const struct icm_out *to)
{
	const size_t width = to->payouts ? 1 : (size_t)to->places;
	struct ranked *rank;
	status_code status = STATUS_OK;

	if (model != ICM_HARVILLE || players <= ICM_FEW) {
		for (size_t i = 0; i < (size_t)players * width; i++)
			to->out[i] = 0;
		if (model == ICM_ROBERTS)
			icm_roberts(stacks, players, to);
		else
			status = model == ICM_WEITZMAN ? icm_weitzman(stacks, players, to)
						       : icm_subsets(stacks, players, to);
		return status;
	}
	rank = malloc((size_t)players * sizeof *rank);
	if (!rank)
		return STATUS_NO_MEMORY;
	status = run_race(rank, players, rank_players(stacks, players, rank), to);
	free(rank);
	return status;
}

status_code icm_model_places(enum icm_model model, const double *stacks, int players, int places,
	double *out)
{
	return compute(model, stacks, players, &(struct icm_out){NULL, places, out});
}

status_code icm_places(const double *stacks, int players, int places, double *out)
{
	return icm_model_places(ICM_HARVILLE, stacks, players, places, out);
}

/* -- players without chips -------------------------------------------------------- */

/* True if a player who is out finishes higher than another one. */
static bool is_higher(const double *before, int a, int b)
{
	return before && before[a] > before[b];
}

void icm_value_out(const double *stacks, const double *before, int players, int place,
	const double *payouts, int places, double *out)
{
	for (int i = 0; i < players; i++) {
		int better = place, equal = 0;

		if (stacks[i] > 0)
			continue;
		for (int other = 0; other < players; other++) {
			if (stacks[other] > 0)
				continue;
			better += is_higher(before, other, i);
			equal += !is_higher(before, other, i) && !is_higher(before, i, other);
		}
		out[i] = 0;
		for (int p = better; p < better + equal && p < places; p++)
			out[i] += payouts[p] / equal;
	}
}

status_code icm_model_values(enum icm_model model, const double *stacks, const double *before,
	int players, const double *payouts, int places, double *out)
{
	struct icm_out to = {payouts, places, out};
	double *left;
	int count = 0, next = 0;
	status_code status;

	for (int i = 0; i < players; i++)
		count += stacks[i] > 0;
	to.places = places < count ? places : count;
	if (count == players)
		return compute(model, stacks, players, &to);
	left = malloc(2 * ((size_t)count + 1) * sizeof *left);
	if (!left)
		return STATUS_NO_MEMORY;
	to.out = left + count;
	for (int i = 0; i < players; i++)
		if (stacks[i] > 0)
			left[next++] = stacks[i];
	status = count ? compute(model, left, count, &to) : STATUS_OK;
	if (!status) {
		icm_value_out(stacks, before, players, count, payouts, places, out);
		next = 0;
		for (int i = 0; i < players; i++)
			if (stacks[i] > 0)
				out[i] = to.out[next++];
	}
	free(left);
	return status;
}

status_code icm_values(const double *stacks, const double *before, int players,
	const double *payouts, int places, double *out)
{
	return icm_model_values(ICM_HARVILLE, stacks, before, players, payouts, places, out);
}
