/* A table: plays and writes the hands of one thread. */
#include "sim_price.h"

#include "frame/report.h"

static void write_action(void *context, const struct dealer *dealer, const struct action *action)
{
	struct sim_table *const table = context;

	if (table->sim->settings.phh)
		phh_write_action(&table->job->out, action, table->frame.places);
	if (table->price)
		sim_price_action(table->price, action, table->frame.places);
	if (table->log)
		sim_log_action(table->log, dealer, action);
}

void sim_table_begin_hand(struct sim_table *table, uint64_t number)
{
	if (!table->sim->settings.phh && !table->price)
		return;
	table->frame.number = number;
	for (int i = 0; i < table->hand.setup.seats; i++)
		table->frame.player[i] = sim_name(table->sim, table->hand.player[i]);
	if (table->sim->settings.phh)
		phh_write_begin(&table->job->out, &table->frame);
	if (table->price)
		sim_price_begin_hand(table->price, &table->frame);
}

void sim_table_end_hand(struct sim_table *table)
{
	struct sim *const sim = table->sim;
	const int seats = table->hand.setup.seats;

	if (sim->settings.phh) {
		phh_write_end(&table->job->out, &table->frame, &table->dealer.table);
		return;
	}
	for (int i = 0; i < seats && !sim->results; i++) {
		const struct sim_hand_row row = {table, i};

		fields_row(&sim->fields, &table->job->rows, &row);
	}
}

status_code sim_table_play(struct sim_table *table, uint64_t number)
{
	struct sim *const sim = table->sim;
	status_code status;

	match_seat(&sim->seats.match, number, table->bots[0], &table->hand);
	if (sim->cash)
		cash_seat(table->cash, &sim->seats.match, &table->hand);
	sim_table_begin_hand(table, number);
	status = dealer_play(&table->dealer, &table->hand.hand);
	if (status)
		return status;
	match_count(&sim->seats.match, &table->hand, &table->dealer, table->tally);
	if (sim->cash)
		cash_count(table->cash, &sim->seats.match, &table->hand, &table->dealer);
	if (table->log && !sim_log_hand(table->log, &table->hand, &table->dealer))
		return STATUS_BOT_STOPS;
	sim_table_end_hand(table);
	return STATUS_OK;
}

unsigned sim_threads(const struct sim *sim)
{
	for (int i = 0; i < sim->seats.players; i++) {
		const struct bot_kind *const kind = sim->seats.player[i].kind;

		if (kind->remembers && !sim_acpc_is_started(kind))
			return 1;
	}
	return sim->settings.jobs;
}

/* Makes a set of bots, one per player. */
static int make_bots(struct sim_table *table, struct bot *bots, int size)
{
	const struct sim *const sim = table->sim;
	const struct seats *const seats = &sim->seats;
	int status = EXIT_DONE;

	for (int i = 0; i < seats->players; i++)
		bots[i] = (struct bot){seats->player[i].kind, NULL};
	for (int i = 0; i < seats->players && !status; i++)
		status = sim_acpc_is(bots[i].kind) ? sim_acpc_open(sim, &seats->player[i],
							     &table->programs, &bots[i].state)
						   : seats_make_bot(seats, i, size,
							     sim->settings.path, &bots[i].state);
	for (int i = 0; i < seats->players && !status; i++)
		if (sim_acpc_is(bots[i].kind))
			status = sim_acpc_begin(bots[i].state);
	return status;
}

int sim_table_begin(struct sim_table *table, unsigned number, struct sim *sim, struct cash *cash,
	struct sim_log *log)
{
	const struct tournament_rules *const rules = &sim->event.rules;
	const int size = sim->tournament ? tournament_table_size(rules) : sim->seats.players;
	const int sets = rules->players > sim->seats.players ? size : 1;
	int status = EXIT_DONE;

	table->sim = sim;
	table->programs.table = number;
	table->cash = cash;
	table->log = log;
	table->frame = (struct phh_frame){.setup = &table->hand.setup,
		.places = sim->seats.places,
		.seed = sim->seats.match.seed,
		.unseeded = sim->secret,
		.untitled = sim->tournament};
	table->dealer.context = table;
	if (sim_is_priced(sim)) {
		table->price = sim_price_new(sim);
		if (!table->price)
			return report_memory();
	}
	table->dealer.listen = sim->settings.phh || log || table->price ? write_action : NULL;
	while (table->sets < sets && !status)
		status = make_bots(table, table->bots[table->sets++], size);
	return status;
}

void sim_table_end(struct sim_table *table)
{
	table->sim->lost |= table->programs.lost;
	for (int i = 0; i < table->sets; i++)
		seats_free_bots(table->bots[i], table->sim->seats.players);
	dealer_free(&table->dealer);
	sim_price_free(table->price);
}
