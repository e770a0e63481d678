/* Rows of the independent chip model: the values of a field. The check is the sum of the values,
 * which is that of the payouts, and the value of the first player. */
#include "bench.h"

#include "game/icm/icm.h"

#include <stdlib.h>

struct icm_field {
	int players, places;
};

struct icm_work {
	const struct icm_field *field;
	double *stacks, *payouts, *values;
};

/* Stacks of 1 to 100,000 that all differ, and payouts in proportion to 1, 1/2, 1/3 and so on. */
static void *work_open(const struct bench_row *row, enum cpu_path path)
{
	struct icm_work *work = bench_room(sizeof *work);
	const struct icm_field *const field = row->data;
	unsigned state = 1;

	(void)path;
	*work = (struct icm_work){.field = field,
		.stacks = bench_room((size_t)field->players * sizeof(double)),
		.payouts = bench_room((size_t)field->places * sizeof(double)),
		.values = bench_room((size_t)field->players * sizeof(double))};
	for (int i = 0; i < field->players; i++) {
		state = state * 1664525 + 1013904223;
		work->stacks[i] = 1 + (double)(state % 100000) + i / 100000.;
	}
	for (int i = 0; i < field->places; i++)
		work->payouts[i] = 1000. / (i + 1);
	return work;
}

static double work_pass(void *state)
{
	const struct icm_work *const work = state;
	const struct icm_field *const field = work->field;

	if (icm_values(work->stacks, NULL, field->players, work->payouts, field->places,
		    work->values))
		bench_fail("out of memory", "");
	return 1;
}

static void work_check(void *state)
{
	const struct icm_work *const work = state;
	double sum = 0;

	for (int i = 0; i < work->field->players; i++)
		sum += work->values[i];
	printf("%.6f %.9f", sum, work->values[0]);
}

static void work_close(void *state)
{
	struct icm_work *const work = state;

	free(work->stacks);
	free(work->payouts);
	free(work->values);
	free(work);
}

#define ROW(name, unit, what, players, places)                                                     \
	{                                                                                          \
		name, unit, what, &(const struct icm_field){players, places}, work_open,           \
			work_pass, work_check, work_close                                          \
	}

const struct bench_row bench_icm[] = {
	ROW("icm-nine", "us", "values of 9 tournament stacks, 3 prizes", 9, 3),
	ROW("icm-hundred", "ms", "values of 100 tournament stacks, 15 prizes", 100, 15),
	ROW("icm-thousand", "ms", "values of 1,000 tournament stacks, 150 prizes", 1000, 150),
	{.name = NULL},
};
