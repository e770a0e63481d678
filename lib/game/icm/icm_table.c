#include "icm_internal.h"

#include <stdlib.h>
#include <string.h>

/* Values a table with a few others like one of all these players. */
static status_code value_few(const struct icm_table *table, const double *stacks,
	const double *before, int players, double *out)
{
	double all[ICM_FEW], was[ICM_FEW], values[ICM_FEW];
	const size_t own = (size_t)players, others = (size_t)table->other_count;
	status_code status;

	memcpy(all, stacks, own * sizeof *all);
	memcpy(was, before ? before : stacks, own * sizeof *was);
	memcpy(all + own, table->others, others * sizeof *all);
	memcpy(was + own, table->others, others * sizeof *was);
	status = icm_values(all, before ? was : NULL, players + table->other_count, table->payouts,
		table->places, values);
	if (!status)
		memcpy(out, values, own * sizeof *out);
	return status;
}

/* Lists the players at the table who have chips, then the others, equal neighbours together.
 * Returns the number of stacks. */
static int list_stacks(const struct icm_table *table, const double *stacks, int players,
	struct icm_stack *stack)
{
	int count = 0;

	for (int i = 0; i < players; i++)
		if (stacks[i] > 0)
			stack[count++] = (struct icm_stack){stacks[i], 1};
	for (int i = 0; i < table->other_count; i++) {
		const double chips = table->others[i];

		if (i && chips == table->others[i - 1])
			stack[count - 1].count++;
		else
			stack[count++] = (struct icm_stack){chips, 1};
	}
	return count;
}

/* Values the players at the table only: with 1,000 others, in a third of the time. */
static status_code value_table(const struct icm_table *table, const double *stacks,
	const double *before, int players, double *out)
{
	const int all = players + table->other_count;
	struct icm_stack *const stack = malloc((size_t)all * sizeof *stack);
	double *const values = calloc((size_t)players, sizeof *values);
	status_code status = STATUS_NO_MEMORY;
	int left = 0, next = 0;

	if (!stack || !values)
		goto out;
	for (int i = 0; i < players; i++)
		left += stacks[i] > 0;
	status = left ? icm_race(stack, list_stacks(table, stacks, players, stack), left,
				&(struct icm_out){table->payouts,
					table->places < left + table->other_count
						? table->places
						: left + table->other_count,
					values})
		      : STATUS_OK;
	if (status)
		goto out;
	icm_value_out(stacks, before, players, left + table->other_count, table->payouts,
		table->places, out);
	for (int i = 0; i < players; i++)
		if (stacks[i] > 0)
			out[i] = values[next++];
out:
	free(values);
	free(stack);
	return status;
}

status_code icm_table_values(const struct icm_table *table, const double *stacks,
	const double *before, int players, double *out)
{
	if (!table->other_count)
		return icm_values(stacks, before, players, table->payouts, table->places, out);
	return (players + table->other_count <= ICM_FEW ? value_few : value_table)(table, stacks,
		before, players, out);
}
