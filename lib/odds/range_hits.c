#include "odds/range_hits.h"

static status_code read_ranges(struct range_hits_problem *problem, struct slice line,
	const struct contest_parts *parts, const struct matchup_rules *rules, struct fault *fault)
{
	for (int i = 0; i < parts->count; i++) {
		const size_t offset = (size_t)(parts->hands[i].bytes - line.bytes);
		const status_code status = range_parse(parts->hands[i], rules->reads, rules->game,
			&problem->range[i], fault);

		if (status) {
			fault->offset += offset;
			fault->earlier += offset;
			return status;
		}
	}
	problem->count = parts->count;
	return STATUS_OK;
}

/* Rejects a range without a live combo, since it has no shares. */
static status_code find_empty(const struct range_hits_problem *problem, struct slice line,
	const struct contest_parts *parts, struct fault *fault)
{
	for (int i = 0; i < problem->count; i++) {
		struct range left = problem->range[i];

		range_remove(&left, problem->board.set | problem->dead);
		if (!range_combos(&left))
			return fault_set(fault, STATUS_NO_COMBO,
				(size_t)(parts->hands[i].bytes - line.bytes),
				parts->hands[i].length);
	}
	return STATUS_OK;
}

status_code range_hits_read(struct range_hits_problem *problem, struct slice line,
	const struct matchup_rules *rules, struct fault *fault)
{
	struct contest_parts parts;
	status_code status = range_line_split(line, rules->reads, &parts, fault);

	if (status == STATUS_NO_HAND) /* the hands of the line are ranges here */
		status = fault->status = STATUS_NO_RANGE;
	if (!status)
		status = read_ranges(problem, line, &parts, rules, fault);
	if (!status)
		status = matchup_read_cards(line, &parts, rules, &problem->board, &problem->dead,
			fault);
	return status ? status : find_empty(problem, line, &parts, fault);
}

static void add(struct range_hits_sum *sum, unsigned weight)
{
	sum->combos++;
	sum->weight += weight;
}

void range_hits_count(const struct range *range, const struct made_board *board, struct hits *out)
{
	*out = (struct hits){.all = {0, 0}};
	for (int h = 0; h < COMBO_COUNT; h++) {
		const unsigned weight = range->weight[h];
		struct made made;

		if (!weight || combo_set((combo)h) & (board->cards | board->dead))
			continue;
		made = made_of(board, combo_cards[h][0], combo_cards[h][1]);
		add(&out->all, weight);
		add(&out->made[made.kind], weight);
		for (int d = 0; d < MADE_DRAWS; d++)
			if (made.draws >> d & 1)
				add(&out->draw[d], weight);
	}
}
