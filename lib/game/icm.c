#include "game/icm.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

/* -- all players -------------------------------------------------------------------- */

/* The sum of the stacks of each set of players. */
static void add_stacks(const double *stacks, int players, double *sum)
{
	sum[0] = 0;
	for (int i = 0; i < players; i++)
		for (size_t set = 0; set < (size_t)1 << i; set++)
			sum[set | (size_t)1 << i] = sum[set] + stacks[i];
}

/* Adds the values of players who all have chips. `first` and `sum` are numbers for each set of
 * players: the probability that its members take the first places, in any order, and the sum of
 * their stacks. */
static void value_sets(const double *stacks, int players, const double *payouts, int places,
	double *first, double *sum, double *out)
{
	const size_t all = ((size_t)1 << players) - 1;

	add_stacks(stacks, players, sum);
	for (size_t set = 0; set <= all; set++)
		first[set] = set ? 0 : 1;
	for (size_t set = 0; set < all; set++) {
		const int place = __builtin_popcountll(set);
		const double each = first[set] / sum[all & ~set];

		for (int i = 0; place < places && i < players; i++) {
			const size_t next = set | (size_t)1 << i;

			if (next == set)
				continue;
			first[next] += each * stacks[i];
			out[i] += payouts[place] * each * stacks[i];
		}
	}
}

/* True if a player who is out finishes higher than another one. */
static bool is_higher(const double *before, int a, int b)
{
	return before && before[a] > before[b];
}

/* Fills in the values of the players without chips; the others take the first `place` places. */
static void value_out(const double *stacks, const double *before, int players, int place,
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

status_code icm_values(const double *stacks, const double *before, int players,
	const double *payouts, int places, double *out)
{
	enum { FEW = 9 }; /* without an allocation */
	double few[2 << FEW], *room = few, left[ICM_PLAYERS_MAX], value[ICM_PLAYERS_MAX] = {0};
	int count = 0, next = 0;

	for (int i = 0; i < players; i++)
		if (stacks[i] > 0)
			left[count++] = stacks[i];
	if (count > FEW)
		room = malloc(((size_t)2 << count) * sizeof *room);
	if (!room)
		return STATUS_NO_MEMORY;
	value_sets(left, count, payouts, places, room, room + ((size_t)1 << count), value);
	if (room != few)
		free(room);
	value_out(stacks, before, players, count, payouts, places, out);
	for (int i = 0; i < players; i++)
		if (stacks[i] > 0)
			out[i] = value[next++];
	return STATUS_OK;
}

/* -- two players -------------------------------------------------------------------- */

/* exp(-x) for x from 0 on. Unlike that of the C library, it has the same bits on all machines. */
static double decay(double x)
{
	static const double log2_high = 0x1.62e42fee00000p-1, log2_low = 0x1.a39ef35793c76p-33;
	const double turns = floor(x / log2_high + 0.5);
	const double rest = turns * log2_high - x + turns * log2_low; /* at most 0.35 */
	double sum = 1;

	if (x > 700)
		return 0;
	for (int i = 14; i; i--)
		sum = 1 + sum * rest / i;
	return ldexp(sum, -(int)turns);
}

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
		const double not_yet = decay(others[i] * point->time);

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
			not_yet[player] = decay(stacks[player] * point->time);
		for (int player = 0; player < 2; player++)
			out[player] += stacks[player] * not_yet[player] * point->width *
				       (not_yet[!player] * point->without +
					       (1 - not_yet[!player]) * point->with);
	}
	for (int player = 0; player < 2; player++)
		if (!(stacks[player] > 0))
			out[player] = pair->last;
}
