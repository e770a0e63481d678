#include "odds/equity_lineup.h"

#include <math.h>

const struct lineup_method *const equity_lineup_methods[EQUITY_METHODS_MAX + 1] = {
	&omaha_count_method,
	&omaha_any_method,
	&omaha_walk_method,
	&lineup_joint_method,
	&completions_ranks_method,
	&completions_method,
	&disjoint_method,
	&lineup_deal_method,
};

status_code equity_lineup_choose(const struct lineup *lineup, enum equity_wish wish, bool detail,
	struct equity_lineup_plan *plan)
{
	plan->method = NULL;
	plan->index = 0;
	plan->cost = HUGE_VAL;
	plan->parts = 0;
	plan->detail = detail;
	for (int i = 0; equity_lineup_methods[i]; i++) {
		const double cost = equity_lineup_methods[i]->cost(lineup, detail);

		if (cost < plan->cost) {
			plan->cost = cost;
			plan->index = i;
			plan->method = equity_lineup_methods[i];
		}
	}
	if (wish == EQUITY_EXACT && !plan->method)
		return STATUS_NOT_COUNTABLE;
	if (wish == EQUITY_SAMPLED || (wish == EQUITY_AUTO && plan->cost > EQUITY_LINEUP_SECONDS))
		plan->method = NULL;
	if (plan->method)
		plan->parts = plan->method->parts(lineup, detail);
	return STATUS_OK;
}

status_code equity_lineup_begin(struct equity_lineup_memory *memory,
	const struct equity_lineup_plan *plan, const struct lineup *lineup, enum cpu_path path)
{
	if (!plan->method)
		return sample_lineup_begin(&memory->sampler, lineup, plan->detail, path);
	return plan->method->begin(&memory->method[plan->index], lineup, plan->detail, path);
}

void equity_lineup_part(struct equity_lineup_memory *memory, const struct equity_lineup_plan *plan,
	uint32_t part, struct tally *tally)
{
	plan->method->part(memory->method[plan->index], part, tally);
}

void equity_lineup_memory_free(struct equity_lineup_memory *memory)
{
	for (int i = 0; equity_lineup_methods[i]; i++)
		equity_lineup_methods[i]->free(memory->method[i]);
	sample_lineup_free(memory->sampler);
	*memory = (struct equity_lineup_memory){.sampler = NULL};
}
