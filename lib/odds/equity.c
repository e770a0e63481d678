#include "odds/equity.h"

#include "odds/odds_status.h"
#include "odds/sample/sample_matchup.h"

#include <math.h>

/* Methods for views come first, those with the fastest cost estimates before the others: see
 * CHEAP_SECONDS. */
#define METHODS                                                                                    \
	&preflop_method, &count_method, &two_method, &many_method, &enumerate_method,              \
		&count_classes_method, &omaha_count_method, &omaha_any_method, &omaha_walk_method, \
		&joint_method, &completions_ranks_method, &completions_method, &disjoint_method,   \
		&deal_method

const struct method *const equity_methods[EQUITY_METHODS + 1] = {METHODS};

/* Adding or removing a row changes EQUITY_METHODS. */
_Static_assert(sizeof((const struct method *[]){METHODS}) ==
		       EQUITY_METHODS * sizeof(const struct method *),
	"the number of methods");

/* A method this cheap is chosen at once, since estimating the cost of all the others takes as long.
 * In a stream of matchups it would take most of the time. */
#define CHEAP_SECONDS 1e-5

/* The first two methods are also chosen at once: they count only some spots, two ranges before the
 * flop and single hands, and no later method is faster there. */
static bool cheap(const struct equity_plan *plan)
{
	return plan->cost <= CHEAP_SECONDS || plan->method == &preflop_method ||
	       plan->method == &count_method;
}

/* The cost of a method, after making the parts of the view that the method reads. */
static double cost_of(const struct method *method, const struct matchup *matchup, bool detail)
{
	if (method->walks && method->walks(matchup, detail))
		spot_make_runouts(matchup->two);
	return method->cost(matchup, detail);
}

double equity_exact_seconds(const struct matchup *matchup)
{
	return matchup->two ? 4 : 2;
}

status_code equity_choose(const struct matchup *matchup, enum equity_mode mode, bool detail,
	struct equity_plan *plan)
{
	*plan = (struct equity_plan){.cost = HUGE_VAL, .detail = detail};
	for (int i = 0; equity_methods[i] && !(matchup->two && cheap(plan)); i++) {
		const double cost = cost_of(equity_methods[i], matchup, detail);

		if (cost < plan->cost) {
			plan->cost = cost;
			plan->index = i;
			plan->method = equity_methods[i];
		}
	}
	if (mode == EQUITY_EXACT && !plan->method)
		return STATUS_NOT_COUNTABLE;
	if (mode == EQUITY_SAMPLED ||
		(mode == EQUITY_AUTO && plan->cost > equity_exact_seconds(matchup)))
		plan->method = NULL;
	if (plan->method)
		plan->parts = plan->method->parts(matchup, detail);
	return STATUS_OK;
}

status_code equity_choose_orders(const struct matchup *matchup, enum equity_mode mode,
	struct equity_plan *plan)
{
	enum { TIMES_MAX = 4 /* times as long as counting winners */ };
	const struct method *const visit = matchup->two ? &enumerate_method : &deal_method;

	*plan = (struct equity_plan){.orders = true};
	while (equity_methods[plan->index] != visit)
		plan->index++;
	plan->cost = TIMES_MAX * cost_of(visit, matchup, false);
	if (mode == EQUITY_EXACT && isinf(plan->cost))
		return STATUS_NOT_COUNTABLE;
	if (mode == EQUITY_SAMPLED ||
		(mode == EQUITY_AUTO && plan->cost > equity_exact_seconds(matchup)))
		return STATUS_OK;
	plan->method = visit;
	plan->parts = visit->parts(matchup, false);
	return STATUS_OK;
}

status_code equity_tally(struct tally *tally, const struct matchup *matchup,
	const struct equity_plan *plan)
{
	const status_code status = matchup_tally(tally, matchup, plan->detail);

	if (!status && plan->orders)
		tally_want_orders(tally);
	return status;
}

status_code equity_begin(struct equity_memory *memory, const struct equity_plan *plan,
	const struct matchup *matchup, enum cpu_path path)
{
	if (plan->method)
		return plan->method->begin(&memory->method[plan->index], matchup, plan->detail,
			path);
	if (matchup->two)
		return sample_begin(&memory->two, matchup->two, plan->detail, path);
	return sample_matchup_begin(&memory->any, matchup, plan->detail, path);
}

void equity_part(struct equity_memory *memory, const struct equity_plan *plan, uint32_t part,
	struct tally *tally)
{
	plan->method->part(memory->method[plan->index], part, tally);
}

void equity_sample(struct equity_memory *memory, const struct matchup *matchup, uint64_t seed,
	uint64_t part, uint32_t deals, struct tally *tally)
{
	if (matchup->two)
		sample_part(memory->two, seed, part, deals, tally);
	else
		sample_matchup_part(memory->any, seed, part, deals, tally);
}

void equity_memory_free(struct equity_memory *memory)
{
	for (int i = 0; equity_methods[i]; i++)
		equity_methods[i]->free(memory->method[i]);
	sample_free(memory->two);
	sample_matchup_free(memory->any);
	*memory = (struct equity_memory){.two = NULL};
}
