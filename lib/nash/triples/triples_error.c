/* The standard error of a value that a sampled table has.
 *
 * The counts of a triple are its combos times its boards, N, times the parts p that the orders have
 * of n deals: a multinomial sample. With the factors f, the variance of N * sum(p * f) is N^2 / n
 * times the variance of f over one deal. The sample estimates the latter, without bias, as
 * n / (n - 1) * sum(p * (f - mean)^2). Triples are sampled independently, so that their variances
 * add up. A triple may be in a value several times, by pots and by sequences of its hands; its
 * factors are added up first.
 *
 * The factors are taken as given. They depend on strategies that a solver finds with the same
 * sample; so this is the error of the value of these strategies, not of that of an equilibrium of
 * the exact game. */
#include "nash/triples/triples.h"

#include <math.h>

void triples_add_factors(triples_factors *factors, const int classes[3], double probability,
	const double value[TRIPLES_ORDERS])
{
	const struct triples_place place = triples_find(classes);
	float *const to = factors[place.index];

	for (int order = 0; order < TRIPLES_ORDERS; order++)
		to[triples_order(&place, order)] += (float)(probability * value[order]);
}

/* Most triples are in no value: ranges are narrow. */
static bool has_factors(const float factor[TRIPLES_ORDERS])
{
	for (int i = 0; i < TRIPLES_ORDERS; i++)
		if (factor[i] != 0)
			return true;
	return false;
}

/* N^2 times the variance of the factors over the deals of a triple. */
static double spread(const uint32_t count[TRIPLES_ORDERS], const float factor[TRIPLES_ORDERS])
{
	double all = 0, mean = 0, squares = 0;

	for (int i = 0; i < TRIPLES_ORDERS; i++) {
		all += count[i];
		mean += count[i] * (double)factor[i];
	}
	if (all == 0)
		return 0;
	mean /= all;
	for (int i = 0; i < TRIPLES_ORDERS; i++) {
		const double distance = (double)factor[i] - mean;

		squares += count[i] * distance * distance;
	}
	return all * squares;
}

double triples_error(const triples_orders *table, const triples_factors *factors, unsigned deals)
{
	double sum = 0;

	for (int i = 0; i < TRIPLES_COUNT; i++)
		if (has_factors(factors[i]))
			sum += spread(table[i], factors[i]);
	return sqrt(sum / (deals - 1)) / TRIPLES_DEALS;
}
