/* Tournaments: each is a part of the run, and a hall is where one thread plays it. Hand files are
 * numbered over all tournaments, so that they get their titles when the tournaments before are
 * written. */
#include "sim_places.h"

#include "frame/interrupt.h"
#include "frame/report.h"

#include <stdlib.h>
#include <string.h>

enum { PAUSE_HANDS = 256 };

struct hall {
	struct sim *sim;
	struct sim_part *part; /* the tournament that is being played */
	struct job *job;       /* of the part */
	struct sim_places *places;
	struct tournament it;
	struct tournament_hand hand;
	struct dealer dealer;
	struct phh_frame frame;
	/* A bot plays for several players, but for one at a table. */
	int sets; /* of bots: one for each seat, or only one if each player has its own bot */
	struct bot bots[SEATS_PLAYERS_MAX][SEATS_PLAYERS_MAX];
};

/* -- hands ------------------------------------------------------------------------ */

static void write_action(void *context, const struct dealer *dealer, const struct action *action)
{
	struct hall *const hall = context;

	(void)dealer;
	phh_write_action(&hall->job->out, action, hall->frame.places);
}

static void add_list(struct text *out, const char *key, const chips *amounts, int count, int places)
{
	text_add_string(out, key);
	for (int i = 0; i < count; i++) {
		text_add_string(out, i ? ", " : " = [");
		chips_print(out, amounts[i], places);
	}
	text_add_string(out, "]\n");
}

/* The fields of a hand file that say who has left the tournament. */
static void write_places(struct hall *hall)
{
	const struct sim_event *const event = &hall->sim->event;
	struct text *const out = &hall->job->out;
	chips place[SEATS_MAX], prize[SEATS_MAX];
	bool any = false;

	text_add_string(out, "_tournament = '");
	text_add_uint(out, hall->it.number);
	text_add_string(out, "'\n");
	for (int i = 0; i < hall->hand.setup.seats; i++) {
		const struct tournament_player *const player =
			&hall->it.player[hall->hand.player[i]];

		place[i] = player->place;
		prize[i] = player->place ? player->prize + player->bounty : 0;
		any |= player->place > 0;
	}
	if (!any)
		return;
	add_list(out, "_place", place, hall->hand.setup.seats, 0);
	if (!event->buy_in)
		return;
	add_list(out, "_prize", prize, hall->hand.setup.seats, event->money_places);
	text_add_string(out, "_buy_in = ");
	chips_print(out, event->pay, event->money_places);
	text_add_char(out, '\n');
}

static bool begin_file(struct hall *hall)
{
	if (!sim_crew_mark(hall->part))
		return false;
	hall->frame.number = hall->it.hands + 1;
	for (int i = 0; i < hall->hand.setup.seats; i++)
		hall->frame.player[i] = hall->sim->event.name[hall->hand.player[i]];
	phh_write_begin(&hall->job->out, &hall->frame);
	return true;
}

static void end_file(struct hall *hall)
{
	chips finishing[SEATS_MAX];

	for (int i = 0; i < hall->hand.setup.seats; i++)
		finishing[i] = hall->dealer.table.seat[i].stack;
	phh_write_end(&hall->job->out, &hall->frame, finishing);
	write_places(hall);
}

static void write_rows(struct hall *hall)
{
	struct match_hand hand = {.hand = hall->hand.hand, .setup = hall->hand.setup};

	memcpy(hand.player, hall->hand.player, sizeof hand.player);
	for (int i = 0; i < hand.setup.seats; i++) {
		const struct sim_hand_row row = {hall->sim, &hand, &hall->dealer, i,
			hall->it.number};

		fields_row(&hall->sim->fields, &hall->job->rows, &row);
	}
}

static status_code play_hand(struct hall *hall)
{
	struct sim *const sim = hall->sim;
	struct tournament_hand *const hand = &hall->hand;
	status_code status;

	tournament_seat(&hall->it, hand);
	for (int i = 0; i < hand->setup.seats; i++)
		hand->hand.bot[i] =
			&hall->bots[hall->sets > 1 ? i : 0][hand->player[i] % sim->seats.players];
	if (sim->settings.phh && !begin_file(hall))
		return STATUS_NO_MEMORY;
	status = dealer_play(&hall->dealer, &hand->hand);
	if (status)
		return status;
	tournament_count(&hall->it, hand, &hall->dealer);
	if (sim->settings.phh)
		end_file(hall);
	else if (!sim->results)
		write_rows(hall);
	return STATUS_OK;
}

/* -- tournaments ------------------------------------------------------------------ */

static void play_tournament(void *context, struct sim_part *part)
{
	struct hall *const hall = context;
	struct tournament *const it = &hall->it;
	bool goes_on = true;

	hall->part = part;
	hall->job = &part->job;
	hall->places = part->tally;
	part->status = tournament_begin(it, &hall->sim->event.rules, part->number);
	while (!part->status && goes_on && !tournament_is_over(it) && !interrupt_came()) {
		part->status = play_hand(hall);
		part->hands = it->hands;
		hall->places->left = it->left;
		if (it->hands % PAUSE_HANDS == 0)
			goes_on = sim_crew_pause(part);
	}
	part->cut = !tournament_is_over(it);
	if (!part->status && it->hands && !sim_places_end(hall->sim, it, part))
		part->status = STATUS_NO_MEMORY;
	tournament_free(it);
}

static int begin_hall(void *context, void *table)
{
	const struct sim_places_run *const run = context;
	const struct tournament_rules *const rules = &run->sim->event.rules;
	const int sets =
		rules->players > run->sim->seats.players ? tournament_table_size(rules) : 1;
	struct hall *const hall = table;
	int status = EXIT_DONE;

	hall->sim = run->sim;
	hall->frame = (struct phh_frame){.setup = &hall->hand.setup,
		.places = hall->sim->seats.places,
		.seed = hall->sim->seats.match.seed,
		.untitled = true};
	hall->dealer.context = hall;
	hall->dealer.listen = hall->sim->settings.phh ? write_action : NULL;
	while (hall->sets < sets && !status)
		status = sim_make_bots(hall->sim, NULL, hall->bots[hall->sets++]);
	return status;
}

static void end_hall(void *table)
{
	struct hall *const hall = table;

	for (int i = 0; i < hall->sets; i++)
		seats_free_bots(hall->bots[i], hall->sim->seats.players);
	dealer_free(&hall->dealer);
}

int sim_run_tournaments(struct sim *sim)
{
	struct sim_places_run run = {.sim = sim,
		.run = {.settings = &sim->settings,
			.names = sim->fields.names,
			.name_count = sim->fields.count,
			.plain_text = sim->settings.phh}};
	int status;

	sink_init(&run.sink, &run.run);
	interrupt_catch();
	status = sim_crew_run(&(struct sim_work){.sim = sim,
		.sink = &run.sink,
		.context = &run,
		.first = sim->event.first,
		.end = sim->event.last + 1,
		.threads = sim_threads(sim),
		.table_size = sizeof(struct hall),
		.tally_size = sizeof(struct sim_places),
		.begin_table = begin_hall,
		.play = play_tournament,
		.end_table = end_hall,
		.prepare = sim_places_title,
		.count = sim_places_count,
		.tell = sim_places_tell});
	text_free(&run.titled);
	if ((status == EXIT_DONE || status == EXIT_INTERRUPTED) && sim_crew_talks(sim) &&
		!sim->results)
		sim_places_summary(&run);
	return status;
}
