/* Tournaments: plays their hands one after the other, and writes them or the places. */
#include "sim.h"

#include "frame/interrupt.h"
#include "frame/report.h"
#include "frame/sink.h"

#include <stdlib.h>
#include <string.h>

enum { WRITTEN_AT = 1 << 16 /* bytes of output that are written together */ };

struct hall {
	struct sim *sim;
	struct run run;
	struct sink sink;
	struct job job;
	struct tournament it;
	struct tournament_hand hand;
	struct dealer dealer;
	struct phh_frame frame;
	uint64_t hands; /* of all tournaments */
	/* A bot plays for several players, but for one at a table. */
	int sets; /* of bots: one for each seat, or only one if each player has its own bot */
	struct bot bots[SEATS_PLAYERS_MAX][SEATS_PLAYERS_MAX];
};

/* -- hands ------------------------------------------------------------------------ */

static void write_action(void *context, const struct dealer *dealer, const struct action *action)
{
	struct hall *const hall = context;

	(void)dealer;
	phh_write_action(&hall->job.out, action, hall->frame.places);
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
	struct text *const out = &hall->job.out;
	chips place[SEATS_MAX], prize[SEATS_MAX];
	bool any = false;

	text_add_string(out, "_tournament = '");
	text_add_uint(out, hall->it.number);
	text_add_string(out, "'\n");
	for (int i = 0; i < hall->hand.setup.seats; i++) {
		const struct tournament_player *const player =
			&hall->it.player[hall->hand.player[i]];

		place[i] = player->place;
		prize[i] = player->prize;
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

static void begin_file(struct hall *hall)
{
	hall->frame.number = hall->hands;
	for (int i = 0; i < hall->hand.setup.seats; i++)
		hall->frame.player[i] = hall->sim->event.name[hall->hand.player[i]];
	phh_write_begin(&hall->job.out, &hall->frame);
}

static void end_file(struct hall *hall)
{
	chips finishing[SEATS_MAX];

	for (int i = 0; i < hall->hand.setup.seats; i++)
		finishing[i] = hall->dealer.table.seat[i].stack;
	phh_write_end(&hall->job.out, &hall->frame, finishing);
	write_places(hall);
}

static void write_rows(struct hall *hall)
{
	struct match_hand hand = {.hand = hall->hand.hand, .setup = hall->hand.setup};

	memcpy(hand.player, hall->hand.player, sizeof hand.player);
	for (int i = 0; i < hand.setup.seats; i++) {
		const struct sim_hand_row row = {hall->sim, &hand, &hall->dealer, i};

		fields_row(&hall->sim->fields, &hall->job.rows, &row);
	}
}

static status_code play_hand(struct hall *hall)
{
	struct sim *const sim = hall->sim;
	struct tournament_hand *const hand = &hall->hand;
	status_code status;

	tournament_seat(&hall->it, hand);
	hand->hand.number = ++hall->hands;
	for (int i = 0; i < hand->setup.seats; i++)
		hand->hand.bot[i] =
			&hall->bots[hall->sets > 1 ? i : 0][hand->player[i] % sim->seats.players];
	if (sim->settings.phh)
		begin_file(hall);
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

/* -- results ---------------------------------------------------------------------- */

struct place_row {
	const struct hall *hall;
	const struct tournament_player *player;
};

static void add_place(struct rows *rows, const void *item)
{
	const struct place_row *const row = item;

	rows_uint(rows, (uint64_t)row->player->place);
}

static void add_player(struct rows *rows, const void *item)
{
	const struct place_row *const row = item;

	rows_string(rows, row->hall->sim->event.name[row->player - row->hall->it.player]);
}

static void add_hands(struct rows *rows, const void *item)
{
	const struct place_row *const row = item;

	rows_uint(rows, row->player->hands);
}

static void add_prize(struct rows *rows, const void *item)
{
	const struct place_row *const row = item;

	chips_print(rows->cell, row->player->prize, row->hall->sim->event.money_places);
	rows_add_cell(rows);
}

static void add_tournament(struct rows *rows, const void *item)
{
	const struct place_row *const row = item;

	rows_uint(rows, row->hall->it.number);
}

const struct field sim_place_fields[] = {
	{"place", ROWS_NUMBER, add_place, SIM_ALL, SIM_ALL},
	{"player", ROWS_STRING, add_player, SIM_ALL, SIM_ALL},
	{"hands", ROWS_NUMBER, add_hands, SIM_ALL, SIM_ALL},
	{"prize", ROWS_AMOUNT, add_prize, SIM_ALL, SIM_ALL},
	{"tournament", ROWS_NUMBER, add_tournament, 0, SIM_ALL},
	{.name = NULL},
};

/* A row for each player, the winner first. */
static bool write_results(struct hall *hall)
{
	const int players = hall->it.rules->players;
	const struct tournament_player **const order =
		calloc((size_t)players, sizeof(struct tournament_player *));

	if (!order)
		return false;
	for (int i = 0; i < players; i++)
		order[hall->it.player[i].place - 1] = &hall->it.player[i];
	for (int i = 0; i < players; i++) {
		const struct place_row row = {hall, order[i]};

		fields_row(&hall->sim->fields, &hall->job.rows, &row);
	}
	free(order);
	return true;
}

/* -- tournaments ------------------------------------------------------------------ */

/* A screen lays out all rows together. */
static bool write_some(struct hall *hall, bool all)
{
	if (!all && (hall->sim->settings.screen || hall->job.out.length < WRITTEN_AT))
		return true;
	return sink_write(&hall->sink, &hall->job);
}

static int play_tournament(struct hall *hall, uint64_t number)
{
	status_code status = tournament_begin(&hall->it, &hall->sim->event.rules, number);
	int result = EXIT_DONE;

	while (!status && !result && !tournament_is_over(&hall->it)) {
		status = play_hand(hall);
		if (hall->job.out.failed || hall->job.cell.failed)
			status = STATUS_NO_MEMORY;
		if (!status && !write_some(hall, false))
			result = EXIT_IO;
		else if (interrupt_came())
			result = EXIT_INTERRUPTED;
	}
	if (!status && tournament_is_over(&hall->it) && hall->sim->results && !write_results(hall))
		status = STATUS_NO_MEMORY;
	tournament_free(&hall->it);
	return status ? report_memory() : result;
}

static int make_bots(struct hall *hall)
{
	const struct tournament_rules *const rules = &hall->sim->event.rules;
	const int sets =
		rules->players > hall->sim->seats.players ? tournament_table_size(rules) : 1;
	int status = EXIT_DONE;

	while (hall->sets < sets && !status)
		status = sim_make_bots(hall->sim, hall->bots[hall->sets++]);
	return status;
}

int sim_run_tournaments(struct sim *sim)
{
	static struct hall hall; /* large, and there is only one */
	int status;

	hall = (struct hall){.sim = sim,
		.run = {.settings = &sim->settings,
			.names = sim->fields.names,
			.name_count = sim->fields.count,
			.plain_text = sim->settings.phh}};
	hall.frame = (struct phh_frame){&hall.hand.setup, sim->seats.places, 0,
		sim->seats.match.seed, {{0}}};
	hall.dealer.context = &hall;
	hall.dealer.listen = sim->settings.phh ? write_action : NULL;
	sink_init(&hall.sink, &hall.run);
	sink_init_rows(&hall.sink, &hall.job);
	interrupt_catch();
	status = make_bots(&hall);
	for (uint64_t number = 1; number <= sim->event.repeat && !status; number++)
		status = play_tournament(&hall, number);
	if ((status == EXIT_DONE || status == EXIT_INTERRUPTED) && !write_some(&hall, true))
		status = EXIT_IO;
	for (int i = 0; i < hall.sets; i++)
		seats_free_bots(hall.bots[i], sim->seats.players);
	dealer_free(&hall.dealer);
	text_free(&hall.job.out);
	text_free(&hall.job.cell);
	return status;
}
