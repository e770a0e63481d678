/* Solving the same ranges on many flops, several at a time, each by one thread. */
#include "solve_flops.h"

#include "frame/interrupt.h"
#include "frame/output.h"
#include "frame/report.h"
#include "frame/workers.h"

#include "base/hash.h"
#include "odds/shard.h"

#include <stdlib.h>
#include <string.h>

enum { SLOTS_A_THREAD = 4 };

/* -- options ------------------------------------------------------------------------ */

bool solve_settle_flops(const struct solve_command *command)
{
	static const char *const others[] = {"board", "tree", "watch", "save", "load", "lock-cost"};
	static const char *const shown[] = {"by", "fields", "format", "digits", "percent",
		"header"};
	const struct settings *const settings = &command->settings;

	if (!command->flops)
		return true;
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (options_given(settings, others[i]) &&
			(strcmp(others[i], "tree") != 0 || command->print_tree))
			return !report_usage("--flops and --%s cannot be used together", others[i]);
	if (settings->svg || settings->html)
		return !report_usage("--flops and -f %s cannot be used together",
			settings->svg ? "svg" : "html");
	if (command->by != SOLVE_BY_UNSET && command->by != SOLVE_BY_ACTION &&
		command->by != SOLVE_BY_TEXTURE)
		return !report_usage("--flops prints rows by action or texture");
	if (solve_all_nodes(command))
		return !report_usage("--flops and --node all cannot be used together");
	for (size_t i = 0; command->shards && i < sizeof shown / sizeof *shown; i++)
		if (options_given(settings, shown[i]))
			return !report_usage("--shard and --%s cannot be used together; give --%s "
					     "to felt merge",
				shown[i], shown[i]);
	if (command->several)
		return !report_usage("--flops requires two ranges as operands, such as 'QQ+ v JJ'");
	return true;
}

/* -- the run ------------------------------------------------------------------------ */

/* A flop that is at work. */
struct flops_slot {
	size_t index; /* in the list */
	struct solve_command *own;
	struct solve_pool *pool;
	struct solve_spot spot;
	struct text messages;
	struct solve_flops_node node;
	struct solve_flop flop;
	bool same;    /* its result is that of an equivalent flop before it */
	bool solved;  /* there is a result */
	bool invalid; /* an error was reported */
	status_code status;
};

struct flops_run {
	struct solve_command *command;
	struct solve_spot *spot; /* without a board */
	struct solve_flops_output *output;
	struct flops list;
	/* The results of flops that are the first of those equivalent to them, by their place in
	 * the list; NULL before they are begun, and without pairs if there is none. */
	struct solve_flop **first;
	struct solve_shard_writer shard;
	size_t step, next, done, total;
	struct flops_slot *slot;
	status_code status; /* the first error */
};

/* The part of the deals that get to the node: the product of the frequencies before it. */
static status_code measure_path(struct solve_spot *spot, double *part)
{
	struct solver_path path = solver_path_begin();
	const uint32_t node = spot->path.node;
	status_code status = STATUS_OK;

	*part = 1;
	while (!status && path.node != node) {
		struct solver_view view;
		int action = 0;

		status = solve_view(spot, &path, false, &view);
		while (!status && action + 1 < view.actions && view.child[action + 1] <= node)
			action++;
		if (!status) {
			*part *= view.frequency[action];
			solver_path_act(spot->solver, &path, action);
		}
		solver_view_free(&view);
	}
	return status;
}

static void describe_node(const struct solve_spot *spot, const struct solver_view *view,
	enum card_notation notation, struct solve_flops_node *node)
{
	struct text path = text_over(node->path, sizeof node->path - 1);

	node->known = true;
	node->player = view->player;
	node->actions = view->actions;
	node->digits = solve_value_digits(spot);
	solver_path_print(&path, spot->solver, &view->path, spot->betting->places, notation);
	node->path[path.length] = '\0';
	for (int action = 0; action < view->actions; action++) {
		struct text name = text_over(node->action[action], sizeof node->action[action] - 1);

		tree_print_action(&name, &spot->tree.node[view->child[action]],
			spot->betting->places);
		node->action[action][name.length] = '\0';
		node->size[action] = solve_size_share(spot, view, action);
	}
}

/* Takes the result of a flop from its solver. */
static status_code take_result(struct flops_slot *slot)
{
	struct solve_spot *const spot = &slot->spot;
	const struct range *const ranges[2] = {&spot->range[0], &spot->range[1]};
	struct solve_flop *const flop = &slot->flop;
	struct solver_view view;
	double part;
	status_code status = measure_path(spot, &part);

	if (!status)
		status = solve_view(spot, &spot->path, true, &view);
	if (status)
		return status;
	flop->pairs = solve_flops_pairs(ranges, spot->matchup.board[0].set);
	flop->deals = flop->pairs * part;
	for (int action = 0; action < view.actions; action++) {
		flop->frequency[action] = view.frequency[action];
		flop->reach[action] = solve_action_reach(&view, action);
		flop->action_ev[action] = solve_value(spot, view.action_ev[action]);
	}
	for (int player = 0; player < 2; player++)
		flop->ev[player] = spot->path.node ? solve_value(spot, view.ev[player])
						   : spot->result.ev[player];
	flop->exploitability = spot->result.exploitability;
	flop->stake = solve_stake(spot);
	flop->iterations = spot->result.iterations;
	describe_node(spot, &view, slot->own->settings.writes, &slot->node);
	solver_view_free(&view);
	return STATUS_OK;
}

/* Solves a flop. One that an interrupt ends before its target is left out, so that all results are
 * of the same quality. */
static void solve_flop(struct flops_slot *slot)
{
	struct solve_spot *const spot = &slot->spot;

	if (!solve_begin_spot(slot->own, spot, &slot->status)) {
		slot->invalid = true;
	} else if (!slot->status && spot->path.dealt_count) {
		report("--node: with --flops, the node is on the flop");
		slot->invalid = true;
	} else if (!slot->status && (!spot->result.interrupted || spot->result.reached)) {
		slot->status = take_result(slot);
		slot->solved = !slot->status;
	}
	solve_end_spot(slot->own, spot);
}

/* A run solves the first of the equivalent flops of the list, even if that is one of another shard:
 * equivalent flops may differ in the last bits of their results. */
static bool take_flop(void *context, size_t at)
{
	struct flops_run *const run = context;
	struct flops_slot *const slot = &run->slot[at];
	struct solve_spot *const spot = &slot->spot;
	struct matchup_cards *const board = &spot->matchup.board[0];
	const struct flop *first;

	if (run->next >= run->list.count || interrupt_came())
		return false;
	slot->index = run->next;
	run->next += run->step;
	slot->flop = (struct solve_flop){.flop = run->list.list[slot->index]};
	slot->solved = slot->invalid = false;
	slot->status = STATUS_OK;
	slot->same = run->first[slot->flop.flop.first] != NULL;
	if (slot->same)
		return true;
	run->first[slot->flop.flop.first] = calloc(1, sizeof **run->first);
	if (!run->first[slot->flop.flop.first])
		slot->status = STATUS_NO_MEMORY;
	solve_copy_command(run->command, slot->pool, slot->own);
	*spot = *run->spot;
	spot->betting = &run->command->betting;
	spot->pool = slot->pool;
	first = &run->list.list[slot->flop.flop.first];
	*board = (struct matchup_cards){.known = 3, .drawn = 2, .set = flops_set(first)};
	memcpy(board->cards, first->card, sizeof first->card);
	return true;
}

static void work_on_flop(void *context, size_t at, unsigned thread)
{
	struct flops_run *const run = context;
	struct flops_slot *const slot = &run->slot[at];

	(void)thread;
	if (slot->same || slot->status)
		return;
	report_collect(&slot->messages);
	solve_flop(slot);
	report_collect(NULL);
	if (slot->messages.failed)
		slot->status = STATUS_NO_MEMORY;
}

/* Writes the messages of a flop. Its cards come before those about its work; errors end the run. */
static void write_messages(const struct flops_run *run, struct flops_slot *slot)
{
	char room[16];
	struct text name = text_over(room, sizeof room - 1);

	for (int i = 0; i < 3; i++)
		card_print(&name, slot->flop.flop.card[i], run->command->settings.writes);
	room[name.length] = '\0';
	report_collected(slot->invalid ? NULL : &(struct location){.name = room},
		text_slice(&slot->messages));
}

/* Keeps the result of a flop for those equivalent to it, or takes it. */
static void share_result(const struct flops_run *run, struct flops_slot *slot)
{
	const struct flop flop = slot->flop.flop;
	struct solve_flop *const first = run->first[flop.first];

	if (slot->same) {
		slot->solved = first->pairs > 0;
		slot->flop = *first;
		slot->flop.flop = flop;
	} else if (slot->solved) {
		*first = slot->flop;
	}
}

static bool write_flop(void *context, size_t at, bool done)
{
	struct flops_run *const run = context;
	struct flops_slot *const slot = &run->slot[at];
	struct solve_flops_output *const output = run->output;

	if (!done)
		return true;
	if (run->command->talk)
		report_progress(SLICE(""));
	share_result(run, slot);
	if (slot->solved || slot->invalid)
		write_messages(run, slot);
	text_clear(&slot->messages);
	run->status = slot->status;
	run->command->invalid = slot->invalid;
	run->command->missed =
		run->command->missed || (slot->solved && !slot->same && slot->own->missed);
	if (slot->status || slot->invalid)
		return false;
	if (!slot->solved)
		return true;
	if (!output->node.known && run->command->shards)
		solve_shard_node(&run->shard, &slot->node);
	if (!output->node.known)
		output->node = slot->node;
	if (run->command->shards)
		solve_shard_flop(&run->shard, &output->node, slot->index, &slot->flop);
	else
		solve_flops_add(output, &slot->flop);
	run->done++;
	if (!output->kept && !output_text(&output->out)) {
		run->command->unwritten = true;
		return false;
	}
	if (run->command->talk)
		solve_many_count(run->command->many, "flops", run->total);
	return true;
}

static bool make_slots(struct flops_run *run, size_t count)
{
	run->first = calloc(run->list.count + 1, sizeof(struct solve_flop *));
	if (!run->first)
		return false;
	run->slot = calloc(count, sizeof *run->slot);
	for (size_t i = 0; run->slot && i < count; i++) {
		run->slot[i].own = malloc(sizeof *run->slot[i].own);
		run->slot[i].pool = solve_pool_new(1);
		if (!run->slot[i].own || !run->slot[i].pool)
			return false;
	}
	return run->slot != NULL;
}

static void free_slots(struct flops_run *run, size_t count)
{
	for (size_t i = 0; run->slot && i < count; i++) {
		free(run->slot[i].own);
		solve_pool_free(run->slot[i].pool);
		text_free(&run->slot[i].messages);
	}
	free(run->slot);
	for (size_t i = 0; run->first && i < run->list.count; i++)
		free(run->first[i]);
	free(run->first);
	flops_free(&run->list);
}

/* Appends all that the results depend on, for merging only shards of the same run. */
static void add_settings(const struct flops_run *run, struct text *out)
{
	const struct solve_command *const command = run->command;
	const struct solve_betting *const betting = &command->betting;
	uint64_t hash = HASH_BEGIN;

	text_format(out, "%s ", command->settings.game->key);
	matchup_print(out, &run->spot->matchup, CARD_ASCII);
	text_format(out, " --pot %s --stack %s", betting->pot, betting->stack);
	for (size_t i = 0; i < betting->list_count; i++)
		text_format(out, " %s %s", betting->list[i].option, betting->list[i].value);
	text_format(out, " --raise-cap %u --all-in ", betting->raise_cap);
	text_add_double(out, betting->all_in);
	text_add_string(out, " --merge ");
	text_add_double(out, betting->merge);
	text_add_string(out, " --rake ");
	text_add_double(out, betting->rake);
	if (betting->rake_cap)
		text_format(out, " --rake-cap %s", betting->rake_cap);
	if (betting->payouts.payouts)
		text_format(out, " --payouts %s", betting->payouts.payouts);
	if (betting->payouts.others)
		text_format(out, " --others %s", betting->payouts.others);
	text_add_string(out, " --target ");
	text_add_double(out, command->target);
	text_add_string(out, " --seconds ");
	text_add_double(out, command->seconds);
	text_format(out, " --iterations %llu --precision %d --node '%s'",
		(unsigned long long)solve_iterations_max(command),
		command->precision == SOLVE_PRECISION_16 ? 16 : 32,
		command->node ? command->node : "");
	for (size_t i = 0; i < command->locks.count; i++)
		hash = hash_add(hash_add(hash, command->locks.lock[i].text), SLICE("\n"));
	hash = hash_add(hash, text_slice(&betting->tree.text));
	for (size_t i = 0; i < run->list.count; i++) {
		hash = hash_add(hash, (struct slice){(const char *)run->list.list[i].card, 3});
		hash = hash_add(hash,
			(struct slice){(const char *)&run->list.list[i].weight, sizeof(double)});
	}
	text_format(out, " files %llu", (unsigned long long)hash);
}

static void begin_run(struct flops_run *run, struct job *job)
{
	const struct solve_command *const command = run->command;
	struct solve_flops_output *const output = run->output;
	struct text settings = {0};

	run->step = command->shards ? command->shards : 1;
	run->next = command->shard;
	run->total = run->list.count / run->step + (command->shard < run->list.count % run->step);
	output->total = run->list.count;
	if (!command->shards) {
		solve_flops_begin(output, &job->rows);
		return;
	}
	output->pictures = output->kept = false;
	run->shard = (struct solve_shard_writer){.out = &output->out,
		.shard = command->shard,
		.shards = command->shards};
	add_settings(run, &settings);
	solve_shard_begin(&run->shard, text_slice(&settings), run->list.count, command->target);
	output->out.failed = output->out.failed || settings.failed;
	text_free(&settings);
}

static status_code run_flops(struct flops_run *run, struct job *job, size_t slots)
{
	struct solve_flops_output *const output = run->output;
	struct workers workers = {.context = run,
		.threads = run->command->settings.jobs,
		.slots = slots,
		.take = take_flop,
		.work = work_on_flop,
		.write = write_flop};
	bool good;

	begin_run(run, job);
	solve_many_begin(run->command->many);
	good = make_slots(run, slots) && workers_run(&workers);
	solve_many_end(run->command->many);
	if (!good || run->status)
		return good ? run->status : STATUS_NO_MEMORY;
	if (run->done < run->total && interrupt_came())
		report_warning("interrupted after %zu of %zu flops", run->done, run->total);
	else if (run->command->shards && !run->command->unwritten && !run->command->invalid)
		solve_shard_end(&run->shard);
	if (!run->command->shards)
		solve_flops_finish(output);
	if (output->kept)
		text_add_slice(&job->out, text_slice(&output->out));
	else if (!run->command->unwritten && !output_text(&output->out))
		run->command->unwritten = true;
	return STATUS_OK;
}

status_code solve_flops_record(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct solve_command *const command = state;
	struct solve_scratch *const scratch = job->scratch;
	struct flops_run run = {.command = command,
		.spot = &scratch->spot,
		.output = command->flops_output};
	const size_t slots = (size_t)command->settings.jobs * SLOTS_A_THREAD;
	status_code status = solve_read_ranges(command, scratch, record, fault);

	if (status)
		return status;
	if (scratch->spot.matchup.board[0].known) {
		report("--flops deals the board; give two ranges only");
		command->invalid = true;
		return STATUS_OK;
	}
	status = solve_flops_list(command, &scratch->spot, &run.list);
	if (!status && !command->invalid)
		status = run_flops(&run, job, slots);
	free_slots(&run, slots);
	job->interrupted = interrupt_came();
	return status ? fault_set(fault, status, 0, record->text.length) : STATUS_OK;
}
