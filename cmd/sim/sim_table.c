/* A table: plays the hands of one thread and writes them. */
#include "sim.h"

static void write_action(void *context, const struct dealer *dealer, const struct action *action)
{
	struct sim_table *const table = context;

	if (table->sim->settings.phh)
		phh_write_action(&table->job->out, action, table->frame.places);
	if (table->log)
		sim_log_action(table->log, dealer, action);
}

static void begin_file(struct sim_table *table, uint64_t number)
{
	const struct sim *const sim = table->sim;

	table->frame.number = number;
	for (int i = 0; i < sim->seats.players; i++)
		table->frame.player[i] = sim->seats.player[table->hand.player[i]].name;
	phh_write_begin(&table->job->out, &table->frame);
}

static void end_file(struct sim_table *table)
{
	chips finishing[SEATS_MAX];

	for (int i = 0; i < table->sim->seats.players; i++)
		finishing[i] = table->dealer.table.seat[i].stack;
	phh_write_end(&table->job->out, &table->frame, finishing);
}

static void write_rows(struct sim_table *table)
{
	struct sim *const sim = table->sim;

	for (int i = 0; i < sim->seats.players; i++) {
		const struct sim_hand_row row = {sim, &table->hand, &table->dealer, i, 0};

		fields_row(&sim->fields, &table->job->rows, &row);
	}
}

status_code sim_table_play(struct sim_table *table, uint64_t number)
{
	struct sim *const sim = table->sim;
	status_code status;

	match_seat(&sim->seats.match, number, table->bots, &table->hand);
	if (sim->cash)
		cash_seat(table->cash, &sim->seats.match, &table->hand);
	if (sim->settings.phh)
		begin_file(table, number);
	status = dealer_play(&table->dealer, &table->hand.hand);
	if (status)
		return status;
	match_count(&sim->seats.match, &table->hand, &table->dealer, table->tally);
	if (sim->cash)
		cash_count(table->cash, &sim->seats.match, &table->hand, &table->dealer);
	if (table->log && !sim_log_hand(table->log, &table->hand, &table->dealer))
		return STATUS_BOT_STOPS;
	if (sim->settings.phh)
		end_file(table);
	else if (!sim->results)
		write_rows(table);
	return STATUS_OK;
}

void sim_seed_hash(const struct sim *sim, char hash[SECRET_DIGITS + 1])
{
	char digits[24];
	struct text seed = text_over(digits, sizeof digits);

	text_add_uint(&seed, sim->seats.match.seed);
	secret_hash(text_slice(&seed), hash);
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

int sim_make_bots(const struct sim *sim, struct programs *programs, struct bot *bots)
{
	const struct seats *const seats = &sim->seats;
	const int table =
		sim->tournament ? tournament_table_size(&sim->event.rules) : seats->players;
	int status = EXIT_DONE;

	for (int i = 0; i < seats->players; i++)
		bots[i] = (struct bot){seats->player[i].kind, NULL};
	for (int i = 0; i < seats->players && !status; i++)
		status = sim_acpc_is(bots[i].kind)
				 ? sim_acpc_open(sim, &seats->player[i], programs, &bots[i].state)
				 : seats_make_bot(seats, i, table, sim->settings.path,
					   &bots[i].state);
	for (int i = 0; i < seats->players && !status; i++)
		if (sim_acpc_is(bots[i].kind))
			status = sim_acpc_begin(bots[i].state);
	return status;
}

int sim_table_begin(struct sim_table *table, unsigned number, struct sim *sim, struct cash *cash,
	struct sim_log *log)
{
	table->sim = sim;
	table->programs.table = number;
	table->cash = cash;
	table->log = log;
	table->frame = (struct phh_frame){.setup = &table->hand.setup,
		.places = sim->seats.places,
		.seed = sim->seats.match.seed,
		.unseeded = sim->secret};
	table->dealer.context = table;
	table->dealer.listen = sim->settings.phh || log ? write_action : NULL;
	return sim_make_bots(sim, &table->programs, table->bots);
}

void sim_table_end(struct sim_table *table)
{
	table->sim->lost |= table->programs.lost;
	seats_free_bots(table->bots, table->sim->seats.players);
	dealer_free(&table->dealer);
}
