#include "odds/equity.h"

#include <math.h>

/* The methods whose cost is quickest to estimate come first: see CHEAP_SECONDS. */
const struct method *const equity_methods[EQUITY_METHODS_MAX + 1] = {
	&preflop_method,
	&count_method,
	&two_method,
	&many_method,
	&enumerate_method,
	&count_classes_method,
};

/* A method this cheap is taken at once, since estimating the cost of all the others takes as long.
 * In a stream of spots it would take most of the time. */
#define CHEAP_SECONDS 1e-5

/* The first two methods are taken at once too: they count only some spots, two ranges before the
 * flop and single hands, and no later method is quicker there. */
static bool cheap(const struct equity_plan *plan)
{
	return plan->cost <= CHEAP_SECONDS || plan->method == &preflop_method ||
	       plan->method == &count_method;
}

/* What a method costs, once the spot has what the method reads of it. */
static double cost_of(const struct method *method, struct spot *spot, bool detail)
{
	if (method->walks && method->walks(spot, detail))
		spot_make_runouts(spot);
	return method->cost(spot, detail);
}

status_code equity_choose(struct spot *spot, enum equity_wish wish, bool detail,
	struct equity_plan *plan)
{
	plan->method = NULL;
	plan->index = 0;
	plan->cost = HUGE_VAL;
	plan->parts = 0;
	plan->detail = detail;
	for (int i = 0; equity_methods[i] && !cheap(plan); i++) {
		const double cost = cost_of(equity_methods[i], spot, detail);

		if (cost < plan->cost) {
			plan->cost = cost;
			plan->index = i;
			plan->method = equity_methods[i];
		}
	}
	if (wish == EQUITY_EXACT && !plan->method)
		return STATUS_NOT_COUNTABLE;
	if (wish == EQUITY_SAMPLED || (wish == EQUITY_AUTO && plan->cost > EQUITY_EXACT_SECONDS))
		plan->method = NULL;
	if (plan->method)
		plan->parts = plan->method->parts(spot, detail);
	return STATUS_OK;
}

status_code equity_begin(struct equity_memory *memory, const struct equity_plan *plan,
	const struct spot *spot, enum cpu_path path)
{
	if (!plan->method)
		return sample_begin(&memory->sampler, spot, plan->detail, path);
	return plan->method->begin(&memory->method[plan->index], spot, plan->detail, path);
}

void equity_part(struct equity_memory *memory, const struct equity_plan *plan, uint32_t part,
	struct tally *tally)
{
	plan->method->part(memory->method[plan->index], part, tally);
}

void equity_memory_free(struct equity_memory *memory)
{
	for (int i = 0; equity_methods[i]; i++)
		equity_methods[i]->free(memory->method[i]);
	sample_free(memory->sampler);
	*memory = (struct equity_memory){.sampler = NULL};
}
