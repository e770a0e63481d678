/* Tournaments: each is a part of the run. PHH hands are numbered over all tournaments, so that they
 * get their titles once earlier tournaments are written. */
#include "sim_price.h"
#include "sim_standings.h"

#include "frame/interrupt.h"
#include "frame/report.h"

#include <inttypes.h>

enum { PAUSE_HANDS = 256 };

/* -- hands ------------------------------------------------------------------------ */

static void add_list(struct text *out, const char *key, const chips *amounts, int count, int places)
{
	text_add_string(out, key);
	for (int i = 0; i < count; i++) {
		text_add_string(out, i ? ", " : " = [");
		chips_print(out, amounts[i], places);
	}
	text_add_string(out, "]\n");
}

/* Writes the PHH fields about players who have left the tournament. */
static void write_places(struct sim_table *table)
{
	const struct sim_event *const event = &table->sim->event;
	struct text *const out = &table->job->out;
	chips place[SEATS_MAX], prize[SEATS_MAX];
	bool any = false;

	text_format(out, "_tournament = '%" PRIu64 "'\n", table->it.number);
	for (int i = 0; i < table->hand.setup.seats; i++) {
		const struct tournament_player *const player =
			&table->it.player[table->hand.player[i]];

		place[i] = player->place;
		prize[i] = player->place ? player->prize + player->bounty : 0;
		any |= player->place > 0;
	}
	if (!any)
		return;
	add_list(out, "_place", place, table->hand.setup.seats, 0);
	if (!event->buy_in)
		return;
	add_list(out, "_prize", prize, table->hand.setup.seats, event->money_places);
	text_add_string(out, "_buy_in = ");
	chips_print(out, event->pay, event->money_places);
	text_add_char(out, '\n');
}

static status_code play_hand(struct sim_table *table, struct sim_part *part)
{
	struct sim *const sim = table->sim;
	struct match_hand *const hand = &table->hand;
	status_code status;

	tournament_seat(&table->it, hand);
	for (int i = 0; i < hand->setup.seats; i++)
		hand->hand.bot[i] =
			&table->bots[table->sets > 1 ? i : 0][hand->player[i] % sim->seats.players];
	if (sim->settings.phh && !sim_workers_mark(part))
		return STATUS_NO_MEMORY;
	sim_table_begin_hand(table, table->it.hands + 1);
	status = dealer_play(&table->dealer, &hand->hand);
	if (!status && table->price)
		status = sim_price_end_hand(table->price, &table->frame, hand, &table->dealer,
			&table->it);
	if (status)
		return status;
	tournament_count(&table->it, hand, &table->dealer);
	sim_table_end_hand(table);
	if (sim->settings.phh)
		write_places(table);
	return STATUS_OK;
}

/* -- tournaments ------------------------------------------------------------------ */

static void play_tournament(void *context, struct sim_part *part)
{
	struct sim_table *const table = context;
	struct sim_standings *const places = part->tally;
	struct tournament *const it = &table->it;
	bool goes_on = true;

	table->job = &part->job;
	part->status = tournament_begin(it, &table->sim->event.rules, part->number);
	if (table->price)
		sim_price_begin(table->price);
	while (!part->status && goes_on && !tournament_is_over(it) && !interrupt_came()) {
		part->status = play_hand(table, part);
		part->hands = it->hands;
		places->left = it->left;
		if (it->hands % PAUSE_HANDS == 0)
			goes_on = sim_workers_pause(part);
	}
	part->cut = !tournament_is_over(it);
	if (!part->status && table->price)
		part->status = sim_price_end(table->price, it);
	if (!part->status && it->hands && !sim_standings_end(table->sim, it, table->price, part))
		part->status = STATUS_NO_MEMORY;
	tournament_free(it);
}

static int begin_table(void *context, void *table)
{
	const struct sim_standings_run *const run = context;

	return sim_table_begin(table, 0, run->sim, NULL, NULL);
}

static void end_table(void *table)
{
	sim_table_end(table);
}

int sim_run_tournaments(struct sim *sim)
{
	struct sim_standings_run run = {.sim = sim,
		.run = {.settings = &sim->settings,
			.names = sim->fields.names,
			.name_count = sim->fields.count,
			.plain_text = sim->settings.phh}};
	int status;

	sink_init(&run.sink, &run.run);
	interrupt_catch();
	status = sim_workers_run(&(struct sim_work){.sim = sim,
		.sink = &run.sink,
		.context = &run,
		.first = sim->event.first,
		.end = sim->event.last + 1,
		.threads = sim_threads(sim),
		.table_size = sizeof(struct sim_table),
		.tally_size = sizeof(struct sim_standings),
		.begin_table = begin_table,
		.play = play_tournament,
		.end_table = end_table,
		.prepare = sim_standings_title,
		.count = sim_standings_count,
		.progress = sim_standings_progress});
	text_free(&run.titled);
	if ((status == EXIT_DONE || status == EXIT_INTERRUPTED) && sim_workers_talks(sim) &&
		!sim->results)
		sim_standings_summary(&run);
	return status;
}
