#include "odds/many/many_inside.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct many {
	struct many_walk walk;
	struct board_rows *rows;
	uint32_t parts;
};

static void many_part(void *memory, uint32_t part, struct tally *tally)
{
	struct many *many = memory;
	const struct spot *spot = many->walk.plan.spot;
	const uint64_t count = spot->runouts.count;
	uint32_t from = (uint32_t)(count * part / many->parts);
	uint32_t to = (uint32_t)(count * (part + 1) / many->parts);
	card board[SPOT_BOARD];
	struct spot_runout runout;

	memcpy(board, spot->board, sizeof board);
	spot_runout_seek(&runout, &spot->runouts, from);
	for (; from < to; from++, spot_runout_next(&runout)) {
		card_set_list(runout.set, board + spot->board_count);
		many_walk_board(&many->walk, many->rows, board, runout.ways, tally);
	}
}

#define SECONDS_A_SPOT 15e-6 /* before the first board */

/* The aim for a part. Boards differ: some parts take three times as long. */
#define SECONDS_A_PART 0.015

static bool many_walks(const struct spot *spot, bool detail)
{
	(void)detail;
	return spot->players >= MANY_PLAYERS_MIN && spot->players <= MANY_PLAYERS_MAX &&
	       spot_deals_bound(spot) <= SPOT_COUNTABLE;
}

static double seconds_of(const struct many_plan *plan, bool detail)
{
	return SECONDS_A_SPOT + many_plan_seconds(plan, detail) * plan->spot->runouts.count;
}

static uint32_t parts_of(const struct many_plan *plan, bool detail)
{
	const double parts = ceil(seconds_of(plan, detail) / SECONDS_A_PART);
	const uint32_t boards = plan->spot->runouts.count;

	return parts < 1 ? 1 : parts > boards ? boards : (uint32_t)parts;
}

static double many_cost(const struct spot *spot, bool detail)
{
	struct many_plan plan;

	if (!many_walks(spot, detail))
		return HUGE_VAL;
	many_plan_init(&plan, spot, detail);
	return seconds_of(&plan, detail);
}

static uint32_t many_parts(const struct spot *spot, bool detail)
{
	struct many_plan plan;

	many_plan_init(&plan, spot, detail);
	return parts_of(&plan, detail);
}

static void many_free(void *memory)
{
	struct many *many = memory;

	if (many)
		board_rows_free(many->rows);
	free(many);
}

static struct many *many_new(void)
{
	struct many *many = aligned_alloc(alignof(struct many), sizeof *many);

	if (!many)
		return NULL;
	memset(many, 0, sizeof *many);
	many->rows = board_rows_new();
	if (!many->rows) {
		free(many);
		return NULL;
	}
	return many;
}

static status_code many_begin(void **memory, const struct spot *spot, bool detail,
	enum cpu_path path)
{
	struct many *many = *memory ? *memory : many_new();

	*memory = many;
	if (!many)
		return STATUS_NO_MEMORY;
	many_walk_init(&many->walk, spot, detail, path);
	many->parts = parts_of(&many->walk.plan, detail);
	return STATUS_OK;
}

const struct method many_method = {"many-ranges", many_walks, many_cost, many_parts, many_begin,
	many_part, many_free};
