/* A table: plays the hands of one thread and writes them into a block. */
#include "sim.h"

static void write_action(void *context, const struct dealer *dealer, const struct action *action)
{
	struct sim_table *const table = context;

	if (table->sim->settings.phh)
		phh_write_action(&table->block->job.out, action, table->frame.places);
	if (table->log)
		sim_log_action(table->log, dealer, action);
}

static void begin_file(struct sim_table *table, uint64_t number)
{
	const struct sim *const sim = table->sim;

	table->frame.number = number;
	for (int i = 0; i < sim->players; i++)
		table->frame.player[i] = sim->player[table->hand.player[i]].name;
	phh_write_begin(&table->block->job.out, &table->frame);
}

static void end_file(struct sim_table *table)
{
	chips finishing[SEATS_MAX];

	for (int i = 0; i < table->sim->players; i++)
		finishing[i] = table->dealer.table.seat[i].stack;
	phh_write_end(&table->block->job.out, &table->frame, finishing);
}

static void write_rows(struct sim_table *table)
{
	struct sim *const sim = table->sim;

	for (int i = 0; i < sim->players; i++) {
		const struct sim_hand_row row = {sim, &table->hand, &table->dealer, i};

		fields_row(&sim->fields, &table->block->job.rows, &row);
	}
}

status_code sim_table_play(struct sim_table *table, uint64_t number)
{
	struct sim *const sim = table->sim;
	status_code status;

	match_seat(&sim->match, number, table->bots, &table->hand);
	if (sim->cash)
		cash_seat(table->cash, &sim->match, &table->hand);
	if (sim->settings.phh)
		begin_file(table, number);
	status = dealer_play(&table->dealer, &table->hand.hand);
	if (status)
		return status;
	match_count(&sim->match, &table->hand, &table->dealer, table->block->tally);
	if (sim->cash)
		cash_count(table->cash, &sim->match, &table->hand, &table->dealer);
	if (table->log && !sim_log_hand(table->log, &table->hand, &table->dealer))
		return STATUS_BOT_STOPS;
	if (sim->settings.phh)
		end_file(table);
	else if (!sim->results)
		write_rows(table);
	return STATUS_OK;
}

int sim_table_begin(struct sim_table *table, struct sim *sim, struct cash *cash,
	struct sim_log *log)
{
	table->sim = sim;
	table->cash = cash;
	table->log = log;
	table->frame =
		(struct phh_frame){&table->hand.setup, sim->places, 0, sim->match.seed, {{0}}};
	table->dealer.context = table;
	table->dealer.listen = sim->settings.phh || log ? write_action : NULL;
	return sim_make_bots(sim, table->bots);
}

void sim_table_end(struct sim_table *table)
{
	sim_free_bots(table->bots, table->sim->players);
	dealer_free(&table->dealer);
}
