#include "team_kind.h"

#include <math.h>

/* -- spots ------------------------------------------------------------------ */

static status_code spot_choose(void *problem, enum equity_wish wish, bool detail, struct plan *plan)
{
	struct equity_plan *own = &plan->of.spot;
	const status_code status = equity_choose(problem, wish, detail, own);

	plan->exact = own->method ? own->method->name : NULL;
	plan->cost = own->cost;
	plan->parts = own->parts;
	plan->detail = detail;
	return status;
}

static status_code spot_begin(struct team_memory *memory, const struct plan *plan,
	const void *problem, enum cpu_path path)
{
	return equity_begin(&memory->spot, &plan->of.spot, problem, path);
}

static void spot_part(struct team_memory *memory, const struct plan *plan, uint32_t part,
	struct answer *to)
{
	equity_part(&memory->spot, &plan->of.spot, part, &to->tally);
}

static void spot_sample(struct team_memory *memory, uint64_t seed, uint64_t part, uint32_t deals,
	struct answer *to)
{
	sample_part(memory->spot.sampler, seed, part, deals, &to->tally);
}

static status_code spot_clear(struct answer *to, const void *problem, bool detail)
{
	const struct spot *spot = problem;

	return tally_init(&to->tally, spot->players, 1, false, detail);
}

static void spot_add(struct answer *to, const struct answer *from)
{
	tally_add(&to->tally, &from->tally);
}

static void spot_free(struct answer *answer)
{
	tally_free(&answer->tally);
}

static double spot_deals(const struct answer *answer)
{
	return (double)tally_deals(&answer->tally);
}

static double spot_worst_error(const struct answer *answer)
{
	double worst = 0;

	for (int i = 0; i < answer->tally.players; i++)
		worst = fmax(worst, tally_stderr(&answer->tally, i));
	return worst;
}

const struct team_kind team_spots = {EQUITY_EXACT_SECONDS, spot_choose, spot_begin, spot_part,
	spot_sample, spot_clear, spot_add, spot_free, spot_deals, spot_worst_error};

/* -- lineups ---------------------------------------------------------------- */

static status_code lineup_choose(void *problem, enum equity_wish wish, bool detail,
	struct plan *plan)
{
	struct equity_lineup_plan *own = &plan->of.lineup;
	const status_code status = equity_lineup_choose(problem, wish, detail, own);

	plan->exact = own->method ? own->method->name : NULL;
	plan->cost = own->cost;
	plan->parts = own->parts;
	plan->detail = detail;
	return status;
}

static status_code lineup_begin(struct team_memory *memory, const struct plan *plan,
	const void *problem, enum cpu_path path)
{
	return equity_lineup_begin(&memory->lineup, &plan->of.lineup, problem, path);
}

static void lineup_part(struct team_memory *memory, const struct plan *plan, uint32_t part,
	struct answer *to)
{
	equity_lineup_part(&memory->lineup, &plan->of.lineup, part, &to->tally);
}

static void lineup_sample(struct team_memory *memory, uint64_t seed, uint64_t part, uint32_t deals,
	struct answer *to)
{
	sample_lineup_part(memory->lineup.sampler, seed, part, deals, &to->tally);
}

static status_code lineup_clear(struct answer *to, const void *problem, bool detail)
{
	return lineup_tally(&to->tally, problem, detail);
}

static void lineup_add(struct answer *to, const struct answer *from)
{
	tally_add(&to->tally, &from->tally);
}

static void lineup_free(struct answer *answer)
{
	tally_free(&answer->tally);
}

static double lineup_deals_of(const struct answer *answer)
{
	return (double)tally_deals(&answer->tally);
}

static double lineup_worst_error(const struct answer *answer)
{
	double worst = 0;

	for (int i = 0; i < answer->tally.players; i++)
		worst = fmax(worst, tally_stderr(&answer->tally, i));
	return worst;
}

const struct team_kind team_lineups = {EQUITY_LINEUP_SECONDS, lineup_choose, lineup_begin,
	lineup_part, lineup_sample, lineup_clear, lineup_add, lineup_free, lineup_deals_of,
	lineup_worst_error};

void team_memory_free(struct team_memory *memory)
{
	equity_memory_free(&memory->spot);
	equity_lineup_memory_free(&memory->lineup);
}
