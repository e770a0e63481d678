#include "icm_internal.h"

#include <stdlib.h>
#include <string.h>

status_code icm_table_values(const struct icm_table *table, const double *stacks,
	const double *before, int players, double *out)
{
	const size_t own = (size_t)players, others = (size_t)table->other_count;
	const size_t all = own + others;
	double *room, *was, *values;
	status_code status;

	if (!others)
		return icm_values(stacks, before, players, table->payouts, table->places, out);
	room = malloc(3 * all * sizeof *room);
	if (!room)
		return STATUS_NO_MEMORY;
	was = room + all;
	values = was + all;
	memcpy(room, stacks, own * sizeof *room);
	memcpy(was, before ? before : stacks, own * sizeof *was);
	memcpy(room + own, table->others, others * sizeof *room);
	memcpy(was + own, table->others, others * sizeof *was);
	status = icm_values(room, before ? was : NULL, (int)all, table->payouts, table->places,
		values);
	if (!status)
		memcpy(out, values, own * sizeof *out);
	free(room);
	return status;
}
