/* A match or a cash game: its parts are blocks of deals. */
#include "sim_workers.h"

#include "frame/interrupt.h"
#include "frame/report.h"
#include "frame/secret.h"
#include "frame/stopwatch.h"

#include "sim.h"

#include <inttypes.h>
#include <string.h>

/* -- the fields of felt sim: a row a hand and player, or a row a player -------- */

static void add_chips(struct rows *rows, const struct sim *sim, chips amount)
{
	chips_print(rows->cell, amount, sim->seats.places);
	rows_add_cell(rows);
}

/* -- hands ------------------------------------------------------------------------ */

FIELD_MEMBER(add_hand, struct sim_hand_row, table->hand.hand.number);

static FIELD_CELL(add_player, struct sim_hand_row, row,
	rows_string(rows, sim_name(row->table->sim, row->table->hand.player[row->seat])));
static FIELD_CELL(add_seat, struct sim_hand_row, row, rows_uint(rows, (uint64_t)row->seat + 1));

static void add_cards(struct rows *rows, const void *item)
{
	const struct sim_hand_row *const row = item;
	const struct dealer_cards *const hole = &row->table->dealer.hole[row->seat];

	rows_cards(rows, hole->card, hole->count, row->table->sim->settings.writes);
}

static void add_board(struct rows *rows, const void *item)
{
	const struct sim_table *const table = ((const struct sim_hand_row *)item)->table;
	const struct table *const state = &table->dealer.table;

	rows_cards(rows, state->board, state->board_count, table->sim->settings.writes);
}

static FIELD_CELL(add_stack, struct sim_hand_row, row,
	add_chips(rows, row->table->sim, row->table->hand.setup.stack[row->seat]));
static FIELD_CELL(add_hand_net, struct sim_hand_row, row,
	add_chips(rows, row->table->sim,
		row->table->dealer.table.seat[row->seat].stack -
			row->table->hand.setup.stack[row->seat]));
static FIELD_CELL(add_hand_errors, struct sim_hand_row, row,
	rows_uint(rows, row->table->dealer.errors[row->seat]));
static FIELD_CELL_IF(add_tournament, struct sim_hand_row, row, row->table->it.number,
	rows_uint(rows, row->table->it.number));

const struct field sim_hand_fields[] = {
	{"tournament", ROWS_NUMBER, add_tournament, SIM_REPEAT, SIM_ALL},
	{"hand", ROWS_NUMBER, add_hand, SIM_EVERY, SIM_ALL},
	{"player", ROWS_STRING, add_player, SIM_EVERY, SIM_ALL},
	{"seat", ROWS_NUMBER, add_seat, SIM_EVERY, SIM_ALL},
	{"cards", ROWS_CARDS, add_cards, SIM_EVERY, SIM_ALL},
	{"board", ROWS_CARDS, add_board, SIM_EVERY, SIM_ALL},
	{"stack", ROWS_AMOUNT, add_stack, SIM_EVERY, SIM_ALL},
	{"net", ROWS_AMOUNT, add_hand_net, SIM_EVERY, SIM_ALL},
	{"errors", ROWS_NUMBER, add_hand_errors, SIM_EVERY, SIM_ALL},
	{.name = NULL},
};

/* -- results ---------------------------------------------------------------------- */

static double in_blinds(const struct sim_result_row *row, double amount)
{
	return amount / (double)row->sim->seats.match.setup.min_bet;
}

static double per_hundred(const struct sim_result_row *row, double errors)
{
	return 100 * in_blinds(row, match_mean(row->tally) + errors * match_error(row->tally));
}

static FIELD_CELL(add_name, struct sim_result_row, row,
	rows_string(rows, row->sim->seats.player[row->player].name));
FIELD_MEMBER(add_hands, struct sim_result_row, tally->hands);
static FIELD_CELL(add_net, struct sim_result_row, row, add_chips(rows, row->sim, row->tally->net));
static FIELD_CELL(add_net_bb, struct sim_result_row, row,
	rows_double(rows, in_blinds(row, (double)row->tally->net)));

static void add_bb100(struct rows *rows, const void *item)
{
	rows_double(rows, per_hundred(item, 0));
}

/* A confidence interval needs at least two hands or deals. */
static void add_bound(struct rows *rows, const struct sim_result_row *row, double errors)
{
	if (row->tally->units < 2)
		rows_empty(rows);
	else
		rows_double(rows, per_hundred(row, errors));
}

static void add_low(struct rows *rows, const void *item)
{
	add_bound(rows, item, -MATCH_INTERVAL);
}

static void add_high(struct rows *rows, const void *item)
{
	add_bound(rows, item, MATCH_INTERVAL);
}

static FIELD_CELL_IF(add_shrink, struct sim_result_row, row,
	row->sim->seats.match.duplicate && row->tally->units >= 2,
	rows_double(rows, match_shrink(row->tally)));
static FIELD_CELL_IF(add_bought, struct sim_result_row, row, row->sim->cash,
	add_chips(rows, row->sim, row->cash->bought[row->player]));
static FIELD_CELL_IF(add_taken, struct sim_result_row, row, row->sim->cash,
	add_chips(rows, row->sim, row->cash->taken[row->player]));
static FIELD_CELL(add_errors, struct sim_result_row, row, rows_uint(rows, row->tally->errors));

const struct field sim_result_fields[] = {
	{"player", ROWS_STRING, add_name, SIM_EVERY, SIM_ALL},
	{"hands", ROWS_NUMBER, add_hands, SIM_EVERY, SIM_ALL},
	{"net", ROWS_AMOUNT, add_net, SIM_EVERY, SIM_ALL},
	{"net_bb", ROWS_NUMBER, add_net_bb, SIM_EVERY, SIM_ALL},
	{"bb100", ROWS_NUMBER, add_bb100, SIM_EVERY, SIM_ALL},
	{"bb100_low", ROWS_NUMBER, add_low, SIM_EVERY, SIM_ALL},
	{"bb100_high", ROWS_NUMBER, add_high, SIM_EVERY, SIM_ALL},
	{"errors", ROWS_NUMBER, add_errors, SIM_EVERY, SIM_ALL},
	{"shrink", ROWS_NUMBER, add_shrink, SIM_DUPLICATE, SIM_ALL},
	{"bought", ROWS_AMOUNT, add_bought, 0, SIM_ALL},
	{"taken", ROWS_AMOUNT, add_taken, 0, SIM_ALL},
	{.name = NULL},
};

enum { DEALS_A_BLOCK = 100 };

#define WRITE_WITHIN 0.2 /* seconds */

struct sim_run_graph {
	struct sim *sim;
	struct run run;
	struct sink sink;
	uint64_t block_hands;
	struct match_tally tally[SEATS_MAX];
	struct cash cash;
	struct sim_log *log; /* or NULL */
	unsigned tables;     /* tables begun */
};

/* -- blocks ----------------------------------------------------------------------- */

static int begin_table(void *context, void *table)
{
	struct sim_run_graph *const graph = context;

	return sim_table_begin(table, graph->tables++, graph->sim, &graph->cash, graph->log);
}

static void end_table(void *table)
{
	sim_table_end(table);
}

/* Whether to write before the block ends, so that little is lost if felt is killed: with programs
 * after each hand, otherwise after a while. */
static bool is_to_be_written(struct sim_table *table)
{
	const double time = stopwatch_seconds();

	if (!table->programs.first && time - table->written < WRITE_WITHIN)
		return false;
	table->written = time;
	return true;
}

/* Plays the hands of a block, up to an interrupt. */
static void play_block(void *context, struct sim_part *part)
{
	struct sim_table *const table = context;
	const struct sim *const sim = table->sim;
	const uint64_t hands = (uint64_t)sim->seats.players * DEALS_A_BLOCK;
	const uint64_t before = part->number * hands, last = before + hands;
	const uint64_t first = sim->cash ? 1 : sim->first;
	uint64_t hand = before < first ? first : before + 1;

	table->job = &part->job;
	table->tally = part->tally;
	table->written = stopwatch_seconds();
	for (; hand <= last && hand <= sim->last && !part->status && !interrupt_came(); hand++) {
		part->status = sim_table_play(table, hand);
		part->hands++;
		if (hand < sim->first) { /* it is only played to get to the first one */
			text_clear(&part->job.out);
			memset(table->tally, 0, SEATS_MAX * sizeof *table->tally);
			part->hands = 0;
		} else if (!part->status && is_to_be_written(table) && !sim_workers_pause(part)) {
			return; /* the run has been stopped */
		}
	}
	part->cut = hand <= last && hand <= sim->last;
}

static void count_block(void *context, const struct sim_part *part)
{
	struct sim_run_graph *const graph = context;
	const struct match_tally *const tally = part->tally;

	for (int i = 0; i < graph->sim->seats.players; i++)
		match_tally_add(&graph->tally[i], &tally[i]);
}

static void block_progress(const void *context, const struct sim_part *part, uint64_t hands,
	struct text *line)
{
	const struct sim_run_graph *const graph = context;

	text_add_uint_grouped(line, hands + part->hands);
	text_add_string(line, " of ");
	text_add_uint_grouped(line, graph->sim->last - graph->sim->first + 1);
	text_add_string(line, " hands");
}

/* -- results ---------------------------------------------------------------------- */

static bool write_results(struct sim_run_graph *graph)
{
	struct sim *const sim = graph->sim;
	struct job job = {.scratch = NULL};
	bool good;

	sink_init_rows(&graph->sink, &job);
	for (int i = 0; i < sim->seats.players; i++) {
		const struct sim_result_row row = {sim, &graph->tally[i], &graph->cash, i};

		fields_row(&sim->fields, &job.rows, &row);
	}
	good = sink_write(&graph->sink, &job);
	text_free(&job.out);
	text_free(&job.cell);
	return good;
}

static double hundred_blinds(const struct sim_run_graph *graph, double amount)
{
	return 100 * amount / (double)graph->sim->seats.match.setup.min_bet;
}

/* -- the run ---------------------------------------------------------------------- */

/* At most one thread per block, because programs are started for each thread. */
static unsigned threads_of(const struct sim *sim, uint64_t blocks)
{
	const unsigned threads = sim->cash || sim->acpc_log ? 1 : sim_threads(sim);

	return threads < blocks ? threads : (unsigned)blocks;
}

static int play(struct sim_run_graph *graph)
{
	const struct sim *const sim = graph->sim;
	const uint64_t first = sim->cash ? 0 : (sim->first - 1) / graph->block_hands;
	const uint64_t end = (sim->last + graph->block_hands - 1) / graph->block_hands;
	int status = EXIT_DONE, ended;

	if (sim->acpc_log)
		status = sim_log_begin(sim, &graph->log);
	if (!status)
		status = sim_workers_run(&(struct sim_work){.sim = graph->sim,
			.sink = &graph->sink,
			.context = graph,
			.first = first,
			.end = end,
			.threads = threads_of(sim, end - first),
			.table_size = sizeof(struct sim_table),
			.tally_size = SEATS_MAX * sizeof(struct match_tally),
			.begin_table = begin_table,
			.play = play_block,
			.end_table = end_table,
			.count = count_block,
			.progress = block_progress});
	ended = sim_log_end(graph->log);
	if (status == EXIT_DONE || status == EXIT_INTERRUPTED)
		status = ended ? ended : status;
	return status;
}

int sim_run(struct sim *sim)
{
	struct sim_run_graph graph = {
		.sim = sim,
		.run = {.settings = &sim->settings,
			.names = sim->fields.names,
			.name_count = sim->fields.count,
			.plain_text = sim->settings.phh},
		.block_hands = (uint64_t)sim->seats.players * DEALS_A_BLOCK,
	};
	char hash[SECRET_DIGITS + 1];
	int status;

	sink_init(&graph.sink, &graph.run);
	cash_begin(&graph.cash, &sim->seats.match, sim->seats.leaves_at);
	interrupt_catch();
	if (sim->secret) {
		sim_seed_hash(sim, hash);
		report("the SHA-256 of the seed is %s", hash);
	}
	status = play(&graph);
	if (sim->secret)
		report("the seed is %" PRIu64, sim->seats.match.seed);
	if (status != EXIT_DONE && status != EXIT_INTERRUPTED)
		return status;
	if (status == EXIT_DONE && sim->lost)
		status = EXIT_INVALID;
	if (sim->results)
		return write_results(&graph) ? status : EXIT_IO;
	if (sim_workers_talks(sim)) {
		/* A line per player for the user, if the hands go elsewhere. */
		for (int i = 0; i < graph.sim->seats.players; i++) {
			const struct match_tally *const tally = &graph.tally[i];
			const struct slice name = graph.sim->seats.player[i].name;
			char room[64];
			struct text net = text_over(room, sizeof room);

			chips_print_grouped(&net, tally->net, graph.sim->seats.places);
			report("%.*s: net %.*s, bb/100 %.1f +- %.1f", (int)name.length, name.bytes,
				(int)net.length, net.bytes,
				hundred_blinds(&graph, match_mean(tally)),
				hundred_blinds(&graph, MATCH_INTERVAL * match_error(tally)));
		}
	}
	return status;
}
