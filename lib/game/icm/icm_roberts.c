#include "icm_internal.h"

/* The players who are left. */
struct left {
	int count;
	int player[ICM_ROBERTS_MAX];
	double chips[ICM_ROBERTS_MAX];
};

/* Adds all that may follow, which has this probability. */
static void play_on(const struct left *left, double probability, const struct icm_out *to)
{
	double inverse[ICM_ROBERTS_MAX], weight[ICM_ROBERTS_MAX], sum = 0, all = 0;
	struct left next = {.count = left->count - 1};

	if (left->count == 1) {
		icm_add(to, left->player[0], 0, probability);
		return;
	}
	for (int i = 0; i < left->count; i++)
		sum += inverse[i] = 1 / left->chips[i];
	for (int i = 0; i < left->count; i++)
		all += weight[i] = inverse[i] * inverse[i] * (sum - inverse[i]);
	for (int i = 0; i < left->count; i++) {
		const double part = probability * weight[i] / all;

		if (next.count < to->places)
			icm_add(to, left->player[i], next.count, part);
		for (int j = 0, k = 0; j < left->count; j++) {
			if (j == i)
				continue;
			next.player[k] = left->player[j];
			next.chips[k++] =
				left->chips[j] + left->chips[i] * inverse[j] / (sum - inverse[i]);
		}
		play_on(&next, part, to);
	}
}

void icm_roberts(const double *stacks, int players, const struct icm_out *to)
{
	struct left all = {.count = players};

	for (int i = 0; i < players; i++) {
		all.player[i] = i;
		all.chips[i] = stacks[i];
	}
	play_on(&all, 1, to);
}
