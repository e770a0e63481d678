/* Rows of Omaha ranges: reading one, and reading and writing it. The check is the number of hands,
 * and the length of the text. */
#include "bench.h"

#include "odds/hands/hands.h"

#include <stdlib.h>

struct ranges_problem {
	const char *game, *range;
	bool write;
};

struct ranges_work {
	const struct ranges_problem *problem;
	struct hands hands;
	struct text text;
};

static void *work_open(const struct bench_row *row, enum cpu_path path)
{
	struct ranges_work *work = bench_room(sizeof *work);

	(void)path;
	*work = (struct ranges_work){.problem = row->data};
	return work;
}

static void work_close(void *state)
{
	struct ranges_work *work = state;

	hands_free(&work->hands);
	text_free(&work->text);
	free(work);
}

static double work_pass(void *state)
{
	struct ranges_work *work = state;
	const struct ranges_problem *problem = work->problem;

	hands_free(&work->hands);
	text_clear(&work->text);
	if (hands_parse(slice_of(problem->range), CARD_ASCII, game_find(slice_of(problem->game)),
		    &work->hands, NULL))
		bench_fail("no range: ", problem->range);
	if (problem->write)
		hands_print(&work->text, &work->hands, CARD_ASCII);
	return 1;
}

static void work_check(void *state)
{
	const struct ranges_work *work = state;

	printf("%lu %zu", (unsigned long)work->hands.count, work->text.length);
}

#define ROW(name, what, game, range, write)                                                        \
	{                                                                                          \
		name, "ms", what, &(const struct ranges_problem){game, range, write}, work_open,   \
			work_pass, work_check, work_close                                          \
	}

const struct bench_row bench_ranges[] = {
	ROW("range-omaha-aces", "read AA:ds of four cards", "omaha", "AA:ds", false),
	ROW("range-omaha-best", "read 15% of four cards", "omaha", "15%", false),
	ROW("range-omaha-text", "read and write 15% of four cards", "omaha", "15%", true),
	ROW("range-omaha5-best", "read 15% of five cards", "omaha5", "15%", false),
	{.name = NULL},
};
