#include "headsup_internal.h"

#include <math.h>
#include <string.h>

void headsup_evaluate(const struct headsup *all, int decision, const double other[COMBO_CLASSES],
	double out[COMBO_CLASSES])
{
	memcpy(out, all->base[decision], sizeof all->base[decision]);
	for (int i = 0; i < COMBO_CLASSES; i++) {
		const double frequency = other[i], *const gain = all->gain[decision][i];

		if (frequency == 0)
			continue;
		for (int own = 0; own < COMBO_CLASSES; own++)
			out[own] += frequency * gain[own];
	}
}

enum { MIXED_MAX = 32 };

struct mixed {
	int count;
	int hand[MIXED_MAX];
};

/* The hands that are played in both ways; false if there are too many. */
static bool find_mixed(const double frequency[COMBO_CLASSES], struct mixed *out)
{
	out->count = 0;
	for (int i = 0; i < COMBO_CLASSES; i++) {
		if (frequency[i] <= 0 || frequency[i] >= 1)
			continue;
		if (out->count == MIXED_MAX)
			return false;
		out->hand[out->count++] = i;
	}
	return true;
}

/* Sets the frequencies of the `mixed` hands of the other decision so that the `indifferent` hands
 * of this one have the value 0. */
static bool make_indifferent(const struct headsup *all, int decision,
	const struct mixed *indifferent, const struct mixed *mixed, double other[COMBO_CLASSES])
{
	double rows[MIXED_MAX * (MIXED_MAX + 1)];
	double value[COMBO_CLASSES];
	const int count = mixed->count;

	for (int j = 0; j < count; j++)
		other[mixed->hand[j]] = 0;
	headsup_evaluate(all, decision, other, value);
	for (int i = 0; i < count; i++) {
		const int hand = indifferent->hand[i];

		for (int j = 0; j < count; j++)
			rows[i * (MIXED_MAX + 1) + j] = all->gain[decision][mixed->hand[j]][hand];
		rows[i * (MIXED_MAX + 1) + count] = -value[hand];
	}
	if (!linear_solve(rows, count, MIXED_MAX + 1))
		return false;
	for (int j = 0; j < count; j++) {
		const double frequency = rows[j * (MIXED_MAX + 1) + count];

		if (!(frequency >= 0 && frequency <= 1))
			return false;
		other[mixed->hand[j]] = frequency;
	}
	return true;
}

bool headsup_refine(struct headsup *all)
{
	double frequency[HEADSUP_DECISIONS][COMBO_CLASSES];
	struct mixed mixed[HEADSUP_DECISIONS];

	memcpy(frequency, all->frequency, sizeof frequency);
	for (int i = 0; i < HEADSUP_DECISIONS; i++)
		if (!find_mixed(frequency[i], &mixed[i]))
			return false;
	if (mixed[0].count != mixed[1].count)
		return false;
	for (int i = 0; i < HEADSUP_DECISIONS; i++)
		if (!make_indifferent(all, i, &mixed[i], &mixed[!i], frequency[!i]))
			return false;
	memcpy(all->frequency, frequency, sizeof frequency);
	return true;
}
