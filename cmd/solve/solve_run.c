/* Solving one spot: reading it, the iterations, and the nodes of the answer. */
#include "solve.h"

#include "frame/interrupt.h"
#include "frame/output.h"
#include "frame/report.h"
#include "frame/stopwatch.h"

#include "solver/solver_status.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Delay of the first progress line, and the interval of updates. */
#define PROGRESS_FIRST 0.5
#define PROGRESS_EVERY 0.1

enum { ITERATIONS = 10000 /* unless --iterations or --seconds */ };

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

/* The memory of a spot with its threads. */
static uint64_t spot_bytes(const struct solve_spot *spot)
{
	return solver_bytes(spot->solver) +
	       solver_memory_bytes(spot->solver) * solve_pool_threads(spot->pool, spot->solver);
}

/* Reports a spot that needs more memory than there is, and returns false. */
static bool fits_memory(const struct solve_command *command, struct solve_spot *spot)
{
	const uint64_t need = spot_bytes(spot);
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

/* -- iterations --------------------------------------------------------------------- */

/* The work on a spot. */
struct solve_work {
	const struct solve_command *command;
	struct solve_spot *spot;
	double started, passed, shown; /* seconds; those of the last progress line */
	bool stopping;                 /* the user knows */
};

/* Appends the size of a spot: "63 nodes, 1.2 MB of memory". */
static void add_size(const struct solve_spot *spot, struct text *out)
{
	text_add_uint_grouped(out, spot->tree.count);
	text_add_string(out, spot->tree.count == 1 ? " node, " : " nodes, ");
	solve_add_bytes(out, spot_bytes(spot));
	text_add_string(out, " of memory");
}

/* Shows the size of a spot before the work begins. */
static void show_size(const struct solve_command *command, const struct solve_spot *spot)
{
	struct text line = {0};

	if (!command->talk)
		return;
	add_size(spot, &line);
	report_progress(text_slice(&line));
	text_free(&line);
}

static void show_progress(struct solve_work *work)
{
	const struct solve_spot *const spot = work->spot;
	const struct solve_result *const result = &spot->result;
	const unsigned done = solver_iterations(spot->solver);
	const bool stopping = interrupt_came();
	struct text line = {0};

	if (!work->command->talk || (stopping == work->stopping &&
					    (work->passed < PROGRESS_FIRST ||
						    work->passed - work->shown < PROGRESS_EVERY)))
		return;
	work->shown = work->passed;
	work->stopping = stopping;
	text_add_uint_grouped(&line, done);
	text_add_string(&line, done == 1 ? " iteration   " : " iterations   ");
	if (stopping) {
		text_add_string(&line, "stopping: measuring the exploitability   ");
	} else if (isfinite(result->exploitability)) {
		text_add_fixed(&line, 100 * result->exploitability / solve_stake(spot), 3);
		text_add_string(&line, "% exploitable   ");
	}
	text_add_uint_grouped(&line, (uint64_t)work->passed);
	text_add_string(&line, " s   ");
	add_size(spot, &line);
	report_progress(text_slice(&line));
	text_free(&line);
}

/* Shows progress. Returns true if the work is to stop: at once after an interrupt, and when the
 * time is over, but then with at least one iteration. */
static bool check_work(void *state)
{
	struct solve_work *const work = state;
	const double seconds = work->command->seconds;

	work->passed = stopwatch_seconds() - work->started;
	show_progress(work);
	return interrupt_came() || (seconds > 0 && work->passed >= seconds &&
					   solver_iterations(work->spot->solver) > 0);
}

/* Measures the values for the players if both play their average strategies. */
static void measure_evs(struct solve_spot *spot)
{
	double *const ev = spot->result.ev;
	const double sum = solve_value(spot, solver_sum(spot->solver));

	ev[0] = solve_value(spot, solve_pool_pass(spot->pool, SOLVER_AVERAGE, 0));
	ev[1] = isnan(sum) ? solve_value(spot, solve_pool_pass(spot->pool, SOLVER_AVERAGE, 1))
			   : sum - ev[0];
}

/* Measures the exploitability: half of what the players could gain by best responses. The EVs are
 * measured only if they have no fixed sum. */
static void measure(struct solve_spot *spot)
{
	struct solve_result *const result = &spot->result;
	double sum = solve_value(spot, solver_sum(spot->solver)), best = 0;

	if (isnan(sum)) {
		measure_evs(spot);
		sum = result->ev[0] + result->ev[1];
	}
	for (int player = 0; player < 2; player++)
		best += solve_value(spot, solve_pool_pass(spot->pool, SOLVER_BEST, player));
	/* rounding may make it less than 0 */
	result->exploitability = fmax(0, (best - sum) / 2);
	result->iterations = solver_iterations(spot->solver);
}

/* The number of iterations until the next measurement: somewhat fewer than if the exploitability
 * fell with their square. This rule, among those tried, wastes the least time on iterations after
 * the target is reached and on measurements, which take nearly as long as an iteration. */
static unsigned until_next(const struct solve_command *command, const struct solve_spot *spot)
{
	const struct solve_result *const result = &spot->result;
	const double stake = solve_stake(spot);
	const double excess = 100 * result->exploitability / stake / command->target;
	const double more = result->iterations * (sqrt(excess) - 1) * 0.9;

	return (unsigned)fmax(2, fmin(more, result->iterations));
}

/* Warns of a target that was not reached, since rows do not show it. */
static void check_target(struct solve_command *command, const struct solve_spot *spot)
{
	const struct solve_result *const result = &spot->result;
	char room[128];
	struct text text = text_over(room, sizeof room);

	if (result->reached)
		return;
	command->missed = true;
	text_add_uint(&text, result->iterations);
	text_add_string(&text, result->iterations == 1 ? " iteration: " : " iterations: ");
	text_add_fixed(&text, 100 * result->exploitability / solve_stake(spot), 3);
	text_add_string(&text, "% of the pot, not ");
	text_add_double(&text, command->target);
	report_warning("the target was not reached in %.*s%%", (int)text.length, text.bytes);
}

uint64_t solve_iterations_max(const struct solve_command *command)
{
	return command->iterations    ? command->iterations
	       : command->seconds > 0 ? UINT32_MAX
				      : ITERATIONS;
}

static void iterate(struct solve_command *command, struct solve_spot *spot)
{
	struct solve_result *const result = &spot->result;
	struct solve_work work = {.command = command, .spot = spot, .started = stopwatch_seconds()};
	const double stake = solve_stake(spot);
	const uint64_t most = solve_iterations_max(command);
	unsigned next = 8;
	bool last = false;

	if (spot->file) {
		result->reached = solve_reached(result->exploitability, stake, command->target);
		next = result->iterations + until_next(command, spot);
		last = result->reached || solver_iterations(spot->solver) >= most;
	} else {
		*result = (struct solve_result){.exploitability = (double)INFINITY};
	}
	solve_pool_set_watch(spot->pool, check_work, &work);
	while (!last) {
		last = check_work(&work) || !solve_pool_update(spot->pool, 0) ||
		       !solve_pool_update(spot->pool, 1);
		if (!last) {
			solver_next(spot->solver);
			last = solver_iterations(spot->solver) >= most;
		}
		if (last || solver_iterations(spot->solver) >= next) {
			check_work(&work);
			measure(spot);
			result->reached =
				solve_reached(result->exploitability, stake, command->target);
			next = result->iterations + until_next(command, spot);
			last = last || result->reached || interrupt_came();
		}
	}
	solve_pool_set_watch(spot->pool, NULL, NULL);
	if (!isnan(solver_sum(spot->solver)))
		measure_evs(spot);
	result->seconds = stopwatch_seconds() - work.started;
	result->interrupted = interrupt_came();
	report_progress(SLICE(""));
	check_target(command, spot);
}

/* Solves without the locks and then with them, to compare the EVs of the player who has them. An
 * interrupt leaves the strategies without locks, with the locks put in. */
static void compare_locks(struct solve_command *command, struct solve_spot *spot)
{
	struct solve_cost *const cost = &spot->cost;
	double seconds;

	solver_restart(spot->solver, false);
	iterate(command, spot);
	seconds = spot->result.seconds;
	cost->unlocked = spot->result.ev[cost->player];
	solver_put_locks(spot->solver);
	if (spot->result.interrupted) {
		measure(spot);
		return;
	}
	solve_pool_pass(spot->pool, SOLVER_RESPOND, !cost->player);
	cost->exploited =
		solve_value(spot, solve_pool_pass(spot->pool, SOLVER_AVERAGE, cost->player));
	solver_restart(spot->solver, true);
	iterate(command, spot);
	spot->result.seconds += seconds;
	cost->adjusted = spot->result.ev[cost->player];
	cost->known = spot->result.iterations > 0;
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
	show_size(command, spot);
	*status = spot->file ? solve_load_numbers(command, spot) : solver_start(spot->solver);
	if (*status)
		return true;
	solve_many_begin(command->many);
	spot->working = true;
	*status = solve_pool_begin(spot->pool, spot->solver);
	if (!*status && command->locks.cost)
		compare_locks(command, spot);
	else if (!*status && command->continues)
		iterate(command, spot);
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
		solve_free_locks(&command->locks);
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
	solve_free_locks(&command->locks);
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
