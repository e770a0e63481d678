/* Solving one spot: reading it, and the nodes of the answer. */
#include "solve.h"

#include "frame/interrupt.h"
#include "frame/output.h"
#include "frame/report.h"

#include "solver/solver_status.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* -- reading ------------------------------------------------------------------------ */

/* The range of a player of a matchup. */
static void list_range(const struct solve_command *command, const struct matchup *matchup,
	int player, struct range *out)
{
	const struct matchup_cards *const hand = &matchup->player[player];

	if (hand->range) {
		*out = *hand->range->range;
		return;
	}
	for (int h = 0; h < COMBO_COUNT; h++)
		out->weight[h] =
			combo_set((combo)h) & ~command->settings.game->deck ? 0 : RANGE_WHOLE;
	range_hold(out, hand->set);
}

status_code solve_read_ranges(const struct solve_command *command, struct solve_scratch *scratch,
	const struct record *record, struct fault *fault)
{
	struct solve_spot *const spot = &scratch->spot;
	struct matchup *const matchup = &spot->matchup;
	const size_t length = record->text.length;
	status_code status;

	if (!scratch->cache) {
		scratch->cache = matchup_cache_new();
		scratch->room = malloc(sizeof *scratch->room);
	}
	if (!scratch->cache || !scratch->room)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	status = matchup_read(matchup, scratch->room, scratch->cache, record->text, &command->rules,
		fault);
	if (status)
		return status;
	if (matchup->players != 2) {
		fault_set(fault, STATUS_SOLVER_PLAYERS, 0, length);
		fault->number = (size_t)matchup->players;
		return STATUS_SOLVER_PLAYERS;
	}
	if (matchup->dead)
		return fault_set(fault, STATUS_SOLVER_DEAD, 0, length);
	for (int player = 0; player < 2; player++)
		list_range(command, matchup, player, &spot->range[player]);
	return STATUS_OK;
}

static status_code read_spot(const struct solve_command *command, struct solve_scratch *scratch,
	const struct record *record, struct fault *fault)
{
	const status_code status = solve_read_ranges(command, scratch, record, fault);
	const int known = scratch->spot.matchup.board[0].known;

	if (status || known >= 3)
		return status;
	fault_set(fault, STATUS_SOLVER_BOARD, record->text.length, 0);
	fault->number = (size_t)known;
	return STATUS_SOLVER_BOARD;
}

/* Makes the boards. */
static status_code make_solver(const struct solve_command *command, struct solve_spot *spot)
{
	const struct matchup_cards *const board = &spot->matchup.board[0];
	struct solver_setup setup = {.game = command->settings.game,
		.board = board->set,
		.range = {&spot->range[0], &spot->range[1]},
		.tree = &spot->tree,
		.locks = &spot->locks,
		.rake = spot->betting->rake / 100,
		.rake_most = spot->betting->most_rake ? (double)spot->betting->most_rake
						      : (double)INFINITY,
		.prizes = spot->betting->payouts.payouts ? &spot->betting->payouts.prizes : NULL,
		.half = command->precision == SOLVE_PRECISION_16,
		.path = command->settings.path};
	int player;

	return solver_new(&setup, &spot->solver, &player);
}

/* Reports a spot that needs more memory than there is, and returns false. */
static bool fits_memory(const struct solve_command *command, struct solve_spot *spot)
{
	const uint64_t need = solve_spot_bytes(spot);
	uint64_t most;
	char room[64];
	struct text text = text_over(room, sizeof room);
	size_t at;

	if (solve_many_reserve(command->many, need, &most)) {
		spot->reserved = need;
		return true;
	}
	solve_add_bytes(&text, need);
	text_add_char(&text, '\0');
	at = text.length;
	solve_add_bytes(&text, most);
	text_add_char(&text, '\0');
	report("the tree needs %s of memory, and %s %s; give fewer --bets and --raises, a "
	       "--raise-cap, or --precision 16",
		room,
		options_given(&command->settings, "memory") ? "--memory allows" : "available are",
		room + at);
	return false;
}

/* Finds the node of --node. Reports an error and returns false. */
static bool find_node(const struct solve_command *command, struct solve_spot *spot)
{
	if (solve_all_nodes(command)) {
		spot->path = solver_path_begin();
		return true;
	}
	return solve_follow(spot, "--node", slice_of(command->node ? command->node : ""),
		&spot->path);
}

/* -- nodes -------------------------------------------------------------------------- */

/* Where nodes are written. */
struct nodes {
	struct solve_command *command;
	struct job *job;
	const struct record *record;
	struct solve_spot *spot;
	bool stopped;
};

/* False if the output has only fields that need no walk of all that follows a node. */
static bool needs_values(const struct solve_command *command)
{
	return command->settings.svg || command->pictures || command->json ||
	       fields_have(&command->fields, "ev") || fields_have(&command->fields, "equity");
}

static status_code add_node(const struct nodes *nodes, const struct solver_path *path)
{
	struct solve_command *const command = nodes->command;
	struct solver_view view;
	status_code status = solve_view(nodes->spot, path, needs_values(command), &view);

	if (!status && command->settings.svg)
		status = solve_add_svg(command, nodes->job, nodes->spot, &view);
	else if (!status && command->pictures)
		solve_show_node(command, nodes->job, nodes->spot, &view);
	else if (!status && command->json)
		solve_add_json(command, nodes->job, nodes->spot, &view);
	else if (!status)
		solve_add_rows(command, nodes->job, nodes->record, nodes->spot, &view);
	solver_view_free(&view);
	solve_spill(command, nodes->job, false);
	return status;
}

/* Adds a node if it is a decision, for solve_each_node(). */
static status_code add_decision(void *state, const struct solver_path *path)
{
	struct nodes *const nodes = state;
	status_code status = STATUS_OK;

	if (nodes->spot->tree.node[path->node].kind == TREE_DECISION)
		status = add_node(nodes, path);
	nodes->stopped = nodes->command->unwritten;
	return status;
}

static status_code add_answer(struct solve_command *command, struct job *job,
	const struct record *record, struct solve_spot *spot)
{
	struct nodes nodes = {command, job, record, spot, command->unwritten};
	status_code status;

	/* Ctrl-C stops the work, but other signals ask for the end */
	if (command->watch && (!interrupt_came() || interrupt_status() == EXIT_INTERRUPTED))
		return solve_watch(command, spot);
	if (command->settings.html)
		return solve_add_html(command, job, spot);
	if (solve_all_nodes(command))
		status = solve_each_node(spot, &spot->path, TREE_RIVER, &nodes.stopped,
			add_decision, &nodes);
	else
		status = add_node(&nodes, &spot->path);
	if (!status && command->pictures)
		solve_show_result(command, job, spot);
	else if (!status && command->json)
		solve_add_json_result(command, job, spot);
	return status;
}

/* -- a spot ------------------------------------------------------------------------- */

bool solve_begin_spot(struct solve_command *command, struct solve_spot *spot, status_code *status)
{
	bool reported = false;

	spot->solver = NULL;
	spot->locks = (struct locks){.lock = NULL};
	spot->cost = (struct solve_cost){.known = false};
	spot->reserved = 0;
	spot->working = false;
	*status = STATUS_OK;
	if (!spot->file) {
		spot->tree = (struct tree){0};
		*status = solve_make_tree(spot, &reported);
	}
	if (reported)
		*status = STATUS_OK;
	if (reported || (!*status && !solve_read_locks(command, spot)))
		return false;
	if (!*status)
		*status = make_solver(command, spot);
	if (*status || command->print_tree)
		return true;
	if ((command->continues && !fits_memory(command, spot)) || !find_node(command, spot) ||
		!solve_begin_save(command))
		return false;
	solve_show_size(command, spot);
	*status = spot->file ? solve_load_numbers(command, spot) : solver_start(spot->solver);
	if (*status)
		return true;
	solve_many_begin(command->many);
	spot->working = true;
	*status = solve_pool_begin(spot->pool, spot->solver);
	if (!*status && command->locks.cost)
		solve_compare_locks(command, spot);
	else if (!*status && command->continues)
		solve_iterate(command, spot);
	if (!*status)
		*status = solve_save(command, spot);
	return true;
}

void solve_end_spot(struct solve_command *command, struct solve_spot *spot)
{
	if (spot->working) {
		solve_pool_end(spot->pool);
		solve_many_end(command->many);
	}
	solve_end_save(command);
	solver_free(spot->solver);
	if (spot->reserved)
		solve_many_release(command->many, spot->reserved);
	locks_free(&spot->locks);
	tree_free(&spot->tree);
}

static status_code solve_one(struct solve_command *command, struct job *job,
	const struct record *record, struct solve_spot *spot)
{
	status_code status;

	if (!solve_begin_spot(command, spot, &status)) {
		job->rejected = true;
	} else if (!status && command->print_tree) {
		solve_show_tree(job, spot);
	} else if (!status) {
		status = add_answer(command, job, record, spot);
		/* other spots that are at work are to give their answers, too */
		job->interrupted = !command->parallel && interrupt_came();
	}
	solve_end_spot(command, spot);
	return status;
}

void solve_copy_command(const struct solve_command *all, struct solve_pool *pool,
	struct solve_command *own)
{
	memcpy(own, all, sizeof *own);
	own->missed = false;
	own->betting.payouts.numbers = NULL;
	/* the locks of all spots, to which a line may add some */
	own->locks.room = 0;
	own->locks.from = NULL;
	own->locks.file = (struct text){0};
	if (all->parallel) {
		own->pool = pool;
		own->spilled = own->talk = false;
	}
}

/* Makes the scratch of a job ready for a spot. */
static bool settle_scratch(const struct solve_command *all, struct solve_scratch *scratch)
{
	if (!scratch->own)
		scratch->own = malloc(sizeof *scratch->own);
	if (all->parallel && !scratch->pool)
		scratch->pool = solve_pool_new(1);
	if (!scratch->own || (all->parallel && !scratch->pool))
		return false;
	solve_copy_command(all, scratch->pool, scratch->own);
	return true;
}

/* Frees what the options of a line have allocated. */
static void free_line(struct solve_command *command)
{
	solve_free_locks(&command->locks);
	solve_free_payouts(&command->betting.payouts);
}

/* Reads a spot and its options, and solves it. */
static status_code solve_line(struct solve_command *command, struct job *job,
	const struct record *record, struct fault *fault)
{
	struct solve_scratch *const scratch = job->scratch;
	struct solve_spot *const spot = &scratch->spot;
	struct record line = *record;
	bool reported = false;
	status_code status;

	if (!command->load && !solve_take_line(command, &scratch->line, &line.text)) {
		job->rejected = true;
		free_line(command);
		return STATUS_OK;
	}
	spot->betting = &command->betting;
	spot->pool = command->pool;
	spot->file = NULL;
	if (command->load) {
		status = solve_load(command, spot, &reported);
		if (!status && !reported)
			status = solve_one(command, job, record, spot);
		else
			tree_free(&spot->tree);
		job->rejected = job->rejected || reported;
		solve_unload(command);
		return status ? fault_set(fault, status, 0, 0) : STATUS_OK;
	}
	status = read_spot(command, scratch, &line, fault);
	if (!status) {
		status = solve_one(command, job, &line, spot);
		if (status)
			fault_set(fault, status, 0, line.text.length);
	}
	free_line(command);
	return status;
}

status_code solve_record(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct solve_command *const all = state;
	struct solve_scratch *const scratch = job->scratch;
	struct solve_command *command;
	status_code status;

	if (interrupt_came()) {
		job->interrupted = true;
		return STATUS_OK;
	}
	if (!settle_scratch(all, scratch))
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	command = scratch->own;
	status = solve_line(command, job, record, fault);
	job->urgent = true;
	if (!solve_spill(command, job, true))
		job->enough = true;
	if (command->missed)
		solve_many_set(all->many, &all->missed);
	if (command->unwritten)
		solve_many_set(all->many, &all->unwritten);
	if (all->parallel && all->talk)
		solve_many_count(all->many, "spots", 0);
	return status;
}

void solve_clear(void *memory)
{
	struct solve_scratch *const scratch = memory;

	matchup_cache_free(scratch->cache);
	solve_pool_free(scratch->pool);
	text_free(&scratch->line);
	free(scratch->own);
	free(scratch->room);
}
