#include "icm_internal.h"

#include <stdlib.h>
#include <string.h>

/* Fills in the values after `to` wins `chips` from `from`. */
static status_code win(const struct icm_risk_field *field, int to, int from, double chips,
	double *stacks, double *values)
{
	memcpy(stacks, field->stacks, (size_t)field->players * sizeof *stacks);
	stacks[to] += chips;
	stacks[from] = stacks[from] > chips ? stacks[from] - chips : 0;
	return icm_model_values(field->model, stacks, NULL, field->players, field->payouts,
		field->places, values);
}

static status_code risk_pair(const struct icm_risk_field *field, const double *now, int count,
	int a, int b, double *stacks, double *values, struct icm_risk *out)
{
	const double chips =
		field->stacks[a] < field->stacks[b] ? field->stacks[a] : field->stacks[b];
	struct icm_risk *const of_a = &out[a * count + b], *const of_b = &out[b * count + a];
	status_code status = win(field, a, b, chips, stacks, values);

	if (status)
		return status;
	of_a->chips = of_b->chips = chips;
	of_a->gain = values[a] - now[a];
	of_b->loss = now[b] - values[b];
	status = win(field, b, a, chips, stacks, values);
	of_b->gain = values[b] - now[b];
	of_a->loss = now[a] - values[a];
	return status;
}

status_code icm_risks(const struct icm_risk_field *field, int count, struct icm_risk *out)
{
	const size_t players = (size_t)field->players;
	double *const now = malloc(3 * players * sizeof *now);
	double *stacks, *values;
	status_code status;

	if (!now)
		return STATUS_NO_MEMORY;
	stacks = now + players;
	values = stacks + players;
	status = icm_model_values(field->model, field->stacks, NULL, field->players, field->payouts,
		field->places, now);
	for (int a = 0; a < count; a++)
		for (int b = a + 1; !status && b < count; b++)
			status = risk_pair(field, now, count, a, b, stacks, values, out);
	free(now);
	return status;
}
