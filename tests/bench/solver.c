/* Rows of the solver: an iteration is an update of both players' strategies. The check is the value
 * for the first player after a hundred iterations on the river or ten on the turn, in thousandths
 * of a chip. */
#include "bench.h"

#include "solver/solver/solver.h"

#include <stdlib.h>

struct solver_problem {
	const char *board, *first, *second;
	chips pot, stack;
	const char *bets, *raises;
	bool half;
	int iterations; /* of the check */
};

struct solver_work {
	const struct solver_problem *problem;
	struct range range[2];
	struct tree tree;
	struct solver_setup setup;
	struct solver *solver;
	struct solver_memory *memory;
};

static void begin(struct solver_work *work)
{
	int player;

	if (solver_new(&work->setup, &work->solver, &player) || solver_start(work->solver))
		bench_fail("no solver: ", work->problem->board);
	work->memory = solver_memory_new(work->solver);
	if (!work->memory)
		bench_fail("out of memory", "");
}

static void end(struct solver_work *work)
{
	solver_memory_free(work->memory);
	solver_free(work->solver);
}

static double update(struct solver_work *work, enum solver_pass pass, int player)
{
	solver_begin(work->solver, pass, player);
	for (unsigned unit = 0; unit < solver_units(work->solver); unit++)
		solver_unit(work->solver, work->memory, unit);
	return solver_end(work->solver);
}

static void *work_open(const struct bench_row *row, enum cpu_path path)
{
	const struct solver_problem *const problem = row->data;
	struct solver_work *const work = bench_room(sizeof *work);
	struct tree_setup setup = {.pot = problem->pot,
		.stack = problem->stack,
		.raises_most = TREE_RAISES_MAX,
		.all_in = TREE_WHOLE};
	struct cards board;

	*work = (struct solver_work){.problem = problem};
	if (cards_parse(slice_of(problem->board), CARD_ASCII, &board, NULL) ||
		range_parse(slice_of(problem->first), CARD_ASCII, &game_holdem, &work->range[0],
			NULL) ||
		range_parse(slice_of(problem->second), CARD_ASCII, &game_holdem, &work->range[1],
			NULL))
		bench_fail("no ranges: ", problem->board);
	setup.street = board.count - 3;
	for (int player = 0; player < 2; player++)
		for (int street = 0; street < TREE_STREETS; street++)
			if (tree_sizes_parse(slice_of(problem->bets), false, 0,
				    &setup.bets[player][street], NULL) ||
				tree_sizes_parse(slice_of(problem->raises), true, 0,
					&setup.raises[player][street], NULL))
				bench_fail("no sizes: ", problem->bets);
	if (tree_make(&work->tree, &setup))
		bench_fail("no tree: ", problem->board);
	work->setup = (struct solver_setup){.game = &game_holdem,
		.board = board.set,
		.range = {&work->range[0], &work->range[1]},
		.tree = &work->tree,
		.half = problem->half,
		.path = path};
	begin(work);
	return work;
}

static double work_pass(void *state)
{
	struct solver_work *const work = state;

	update(work, SOLVER_UPDATE, 0);
	update(work, SOLVER_UPDATE, 1);
	solver_next(work->solver);
	return 1;
}

static void work_check(void *state)
{
	struct solver_work *const work = state;

	end(work);
	begin(work);
	for (int i = 0; i < work->problem->iterations; i++)
		work_pass(work);
	printf("%.0f", 1000 * update(work, SOLVER_AVERAGE, 0));
}

static void work_close(void *state)
{
	struct solver_work *const work = state;

	end(work);
	tree_free(&work->tree);
	free(work);
}

#define WIDE_FIRST "22+,A2s+,K2s+,Q3s+,J6s+,T6s+,96s+,85s+,75s+,64s+,53s+,A4o+,K9o+,Q9o+,J9o+,T9o"
#define WIDE_SECOND                                                                                \
	"22+,A2s+,K2s+,Q3s+,J4s+,T5s+,95s+,84s+,74s+,63s+,53s+,43s,A2o+,K9o+,Q8o+,J8o+,T8o+,98o,"  \
	"87o"
#define NARROW_FIRST  "66+,A8s+,A5s-A4s,AJo+,K9s+,KQo,QTs+,JTs,96s+,85s+,75s+,65s,54s"
#define NARROW_SECOND "QQ-22,AQs-A2s,ATo+,K5s+,KJo+,Q8s+,J8s+,T7s+,96s+,86s+,75s+,64s+,53s+"

#define ROW(name, what, ...)                                                                       \
	{                                                                                          \
		name, "ms", what, &(const struct solver_problem){__VA_ARGS__}, work_open,          \
			work_pass, work_check, work_close                                          \
	}

const struct bench_row bench_solver[] = {
	ROW("solve-river", "an iteration, 431 and 532 combos", "Td9d6hQc2s", WIDE_FIRST,
		WIDE_SECOND, 100, 500, "33,75,150", "60", false, 100),
	ROW("solve-river-half", "the same with 16 bits", "Td9d6hQc2s", WIDE_FIRST, WIDE_SECOND, 100,
		500, "33,75,150", "60", true, 100),
	ROW("solve-turn", "an iteration, 167 and 250 combos", "Td9d6hQc", NARROW_FIRST,
		NARROW_SECOND, 200, 900, "33,75,150,a", "60,a", false, 10),
	ROW("solve-turn-half", "the same with 16 bits", "Td9d6hQc", NARROW_FIRST, NARROW_SECOND,
		200, 900, "33,75,150,a", "60,a", true, 10),
	{NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
};
