/* Rows of push or fold: the table of pairs, one stack without a guess, and the 241 stacks of a
 * chart. The check is the value for the small blind at 10 big blinds, -0.045371, or at the last
 * stack, 1, in millionths of a big blind. */
#include "bench.h"

#include "nash/headsup/headsup.h"

#include <stdlib.h>

struct nash_stacks {
	int first, last; /* tenths of a big blind; the first is the largest */
};

struct bench_nash_work {
	const struct nash_stacks *stacks;
	struct pairs pairs;
	struct pushfold game;
	struct strategy strategy;
};

static void *work_open(const struct bench_row *row, enum cpu_path path)
{
	struct bench_nash_work *const work = bench_room(sizeof *work);

	(void)path;
	work->stacks = row->data;
	pairs_fill(&work->pairs);
	return work;
}

static double work_pass(void *state)
{
	struct bench_nash_work *const work = state;

	memset(&work->strategy, 0, sizeof work->strategy);
	for (int tenths = work->stacks->first; tenths >= work->stacks->last; tenths--) {
		const double stack = tenths / 10.0;
		const struct pushfold_rules rules = {.players = 2,
			.stack = {stack, stack},
			.small = 0.5,
			.big = 1};

		if (pushfold_make(&rules, &work->game) ||
			headsup_solve(&work->game, &work->pairs, &work->strategy))
			bench_fail("out of memory", "");
		pushfold_free(&work->game);
	}
	return 1;
}

static void work_check(void *state)
{
	const struct bench_nash_work *const work = state;

	printf("%.0f", 1e6 * work->strategy.value[0]);
}

static double pairs_pass(void *state)
{
	struct bench_nash_work *const work = state;

	pairs_fill(&work->pairs);
	return 1;
}

static void pairs_check(void *state)
{
	const struct bench_nash_work *const work = state;

	/* aces against kings, less ties */
	printf("%.0f", 1e6 * work->pairs.order[1][0][14] / work->pairs.dealt[0][14]);
}

const struct bench_row bench_nash[] = {
	{"nash-pairs", "ms", "the orders of all pairs of starting hands",
		&(const struct nash_stacks){0, 0}, work_open, pairs_pass, pairs_check, free},
	{"nash-stack", "ms", "push or fold heads-up at 10 big blinds",
		&(const struct nash_stacks){100, 100}, work_open, work_pass, work_check, free},
	{"nash-chart", "ms", "the same at 241 stacks, from 25 to 1",
		&(const struct nash_stacks){250, 10}, work_open, work_pass, work_check, free},
	{NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
};
