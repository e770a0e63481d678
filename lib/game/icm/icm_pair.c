#include "icm_internal.h"

#include <math.h>
#include <stdlib.h>

/* The times of the sum: each octave has the same number, a power of two, so that their ratio needs
 * only square roots. The distribution of the place at a time is as wide as one over the square root
 * of the players; a quarter of an octave is enough for 20. */
static int times_in_octave(int players)
{
	int times = 4;

	while (times * times < players)
		times *= 2;
	return times;
}

/* Fills in what the player gets who finishes at a time, by the other player's having finished. */
static void expect_payouts(const double *others, int count, const double *payouts, int places,
	struct icm_point *point)
{
	double before[ICM_FIELD_MAX + 1] = {1}; /* the probability that this many others finished */
	const int most = count < places ? count : places;

	for (int i = 0; i < count; i++) {
		const double not_yet = icm_decay(others[i] * point->time).left;

		for (int place = i + 1 < most ? i + 1 : most; place; place--)
			before[place] = before[place] * not_yet + before[place - 1] * (1 - not_yet);
		before[0] *= not_yet;
	}
	for (int place = 0; place <= most; place++) {
		point->without += place < places ? before[place] * payouts[place] : 0;
		point->with += place + 1 < places ? before[place] * payouts[place + 1] : 0;
	}
}

status_code icm_pair_make(struct icm_pair *pair, const double *others, int count, double both,
	const double *payouts, int places)
{
	enum { EARLY = 58, LATE = 8 }; /* octaves: rounding hides the time before and after */
	const int octave = times_in_octave(count + 2);
	double ratio = 2, all = both;
	int log;

	for (int i = 0; i < count; i++)
		all += others[i];
	frexp(all, &log);
	for (int i = octave; i > 1; i /= 2)
		ratio = sqrt(ratio);
	*pair = (struct icm_pair){.players = count + 2, .count = (log + EARLY + LATE) * octave};
	pair->last = pair->players <= places ? payouts[pair->players - 1] : 0;
	pair->point = calloc((size_t)pair->count, sizeof *pair->point);
	if (!pair->point)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < pair->count; i++) {
		struct icm_point *const point = &pair->point[i];

		point->time = i % octave ? pair->point[i - 1].time * ratio
					 : ldexp(1, i / octave - log - EARLY);
		point->width = point->time * 0x1.62e42fefa39efp-1 / octave; /* log 2 */
		expect_payouts(others, count, payouts, places, point);
	}
	return STATUS_OK;
}

void icm_pair_free(struct icm_pair *pair)
{
	free(pair->point);
	pair->point = NULL;
}

void icm_pair_values(const struct icm_pair *pair, const double stacks[2], double out[2])
{
	const double less = fmin(stacks[0], stacks[1]);
	const double least = less > 0 ? less : fmax(stacks[0], stacks[1]);

	out[0] = out[1] = 0;
	for (int i = 0; i < pair->count; i++) {
		const struct icm_point *const point = &pair->point[i];
		double not_yet[2];

		if (least * point->time > 45) /* less than 2^-64 is left */
			break;
		for (int player = 0; player < 2; player++)
			not_yet[player] = icm_decay(stacks[player] * point->time).left;
		for (int player = 0; player < 2; player++)
			out[player] += stacks[player] * not_yet[player] * point->width *
				       (not_yet[!player] * point->without +
					       (1 - not_yet[!player]) * point->with);
	}
	for (int player = 0; player < 2; player++)
		if (!(stacks[player] > 0))
			out[player] = pair->last;
}
