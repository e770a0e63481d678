#include "sim_standings.h"

#include "sim_price.h"

#include "frame/report.h"

#include <inttypes.h>
#include <stdlib.h>

/* -- rows ------------------------------------------------------------------------- */

static const struct tournament_player *player_of(const struct sim_place_row *row)
{
	return &row->tournament->player[row->player];
}

static void add_money(struct rows *rows, const struct sim_place_row *row, chips amount)
{
	chips_print(rows->cell, amount, row->sim->event.money_places);
	rows_add_cell(rows);
}

static void add_place(struct rows *rows, const void *item)
{
	const int place = player_of(item)->place;

	if (place)
		rows_uint(rows, (uint64_t)place);
	else
		rows_empty(rows);
}

static FIELD_CELL(add_player, struct sim_place_row, row,
	rows_string(rows, row->sim->event.name[row->player]));

static void add_hands(struct rows *rows, const void *item)
{
	rows_uint(rows, player_of(item)->hands);
}

static void add_prize(struct rows *rows, const void *item)
{
	const struct tournament_player *const player = player_of(item);

	if (player->place)
		add_money(rows, item, player->prize + player->bounty);
	else
		rows_empty(rows);
}

static void add_bounty(struct rows *rows, const void *item)
{
	add_money(rows, item, player_of(item)->bounty);
}

static FIELD_CELL_IF(add_icm, struct sim_place_row, row, row->price,
	rows_double(rows, sim_price_worth(row->price, row->player)));
static FIELD_CELL_IF(add_icm_adjusted, struct sim_place_row, row, row->price,
	rows_double(rows, sim_price_adjusted(row->price, row->player)));

FIELD_MEMBER(add_tournament, struct sim_place_row, tournament->number);

static void add_chips(struct rows *rows, const void *item)
{
	const struct sim_place_row *const row = item;

	chips_print(rows->cell, player_of(row)->stack, row->sim->seats.places);
	rows_add_cell(rows);
}

const struct field sim_place_fields[] = {
	{"tournament", ROWS_NUMBER, add_tournament, SIM_REPEAT, SIM_ALL},
	{"place", ROWS_NUMBER, add_place, SIM_EVERY, SIM_ALL},
	{"player", ROWS_STRING, add_player, SIM_EVERY, SIM_ALL},
	{"hands", ROWS_NUMBER, add_hands, SIM_EVERY, SIM_ALL},
	{"prize", ROWS_AMOUNT, add_prize, SIM_EVERY, SIM_ALL},
	{"bounty", ROWS_AMOUNT, add_bounty, SIM_BOUNTY, SIM_ALL},
	{"chips", ROWS_AMOUNT, add_chips, 0, SIM_ALL},
	{"icm", ROWS_NUMBER, add_icm, 0, SIM_ALL},
	{"icm_allin_ev", ROWS_NUMBER, add_icm_adjusted, 0, SIM_ALL},
	{.name = NULL},
};

bool sim_is_priced(const struct sim *sim)
{
	return sim->tournament && sim->results && sim->event.buy_in &&
	       (fields_have(&sim->fields, "icm") || fields_have(&sim->fields, "icm_allin_ev"));
}

/* Orders players for output: those still in by their chips, then the others by place. */
static int compare_rows(const void *one, const void *other)
{
	const struct tournament_player *const a = *(const struct tournament_player *const *)one;
	const struct tournament_player *const b = *(const struct tournament_player *const *)other;

	if (a->place != b->place)
		return a->place < b->place ? -1 : 1;
	if (a->stack != b->stack)
		return a->stack > b->stack ? -1 : 1;
	return a < b ? -1 : a > b;
}

static bool write_rows(const struct sim *sim, const struct tournament *it,
	const struct sim_price *price, struct sim_part *part)
{
	const int players = it->rules->players;
	const struct tournament_player **const order =
		calloc((size_t)players, sizeof(struct tournament_player *));

	if (!order)
		return false;
	for (int i = 0; i < players; i++)
		order[i] = &it->player[i];
	qsort(order, (size_t)players, sizeof(void *), compare_rows);
	for (int i = 0; i < players; i++) {
		const struct sim_place_row row = {sim, it, price, (int)(order[i] - it->player)};

		fields_row(&sim->fields, &part->job.rows, &row);
	}
	free(order);
	return true;
}

/* -- sums ------------------------------------------------------------------------- */

static void add_entries(const struct sim *sim, const struct tournament *it,
	struct sim_standings *places)
{
	for (int i = 0; i < it->rules->players; i++) {
		const struct tournament_player *const player = &it->player[i];
		struct sim_entries *const entries = &places->entries[i % sim->seats.players];

		entries->count++;
		entries->wins += player->place == 1;
		entries->places += player->place;
		entries->prizes += (double)(player->prize + player->bounty);
	}
}

bool sim_standings_end(const struct sim *sim, const struct tournament *it,
	const struct sim_price *price, struct sim_part *part)
{
	if (tournament_is_over(it))
		add_entries(sim, it, part->tally);
	return !sim->results || write_rows(sim, it, price, part);
}

void sim_standings_count(void *run, const struct sim_part *part)
{
	struct sim_standings_run *const all = run;
	const struct sim_standings *const places = part->tally;

	for (int i = 0; i < all->sim->seats.players; i++) {
		struct sim_entries *const sum = &all->entries[i];
		const struct sim_entries *const entries = &places->entries[i];

		sum->count += entries->count;
		sum->wins += entries->wins;
		sum->places += entries->places;
		sum->prizes += entries->prizes;
	}
	if (part->cut && part->hands)
		report("tournament %" PRIu64 " is unfinished: %d of %d players are still in after "
		       "%" PRIu64 " hand%s",
			part->number, places->left, all->sim->event.rules.players, part->hands,
			part->hands == 1 ? "" : "s");
}

/* -- titles ----------------------------------------------------------------------- */

void sim_standings_title(void *run, struct sim_part *part)
{
	struct sim_standings_run *const all = run;
	struct sim_marks *const marks = &part->marks;
	struct text untitled = part->job.out;

	if (!marks->count || untitled.failed)
		return;
	for (size_t i = 0; i < marks->count; i++) {
		const size_t from = marks->at[i];
		const size_t to = i + 1 < marks->count ? marks->at[i + 1] : untitled.length;

		phh_write_title(&all->titled, ++all->titles);
		text_add(&all->titled, untitled.bytes + from, to - from);
	}
	marks->count = 0;
	part->job.out = all->titled;
	all->titled = untitled;
	text_clear(&all->titled);
}

/* -- for the user ----------------------------------------------------------------- */

void sim_standings_progress(const void *run, const struct sim_part *part, uint64_t hands,
	struct text *line)
{
	const struct sim_standings_run *const all = run;
	const struct sim_event *const event = &all->sim->event;
	const struct sim_standings *const places = part->tally;

	if (event->last > event->first) {
		text_add_string(line, "tournament ");
		text_add_uint_grouped(line, part->number);
		text_add_string(line, " of ");
		text_add_uint_grouped(line, event->last);
		text_add_string(line, ", ");
	}
	text_add_uint_grouped(line, (uint64_t)places->left);
	text_add_string(line, " of ");
	text_add_uint_grouped(line, (uint64_t)event->rules.players);
	text_add_string(line, " players left, ");
	text_add_uint_grouped(line, hands + part->hands);
	text_add_string(line, " hands");
}

void sim_standings_summary(const struct sim_standings_run *run)
{
	const struct sim *const sim = run->sim;

	for (int i = 0; i < sim->seats.players; i++) {
		const struct sim_entries *const entries = &run->entries[i];
		const double count = (double)entries->count;
		char room[64];
		struct text roi = text_over(room, sizeof room);

		if (!entries->count)
			continue;
		if (sim->event.pay) {
			const double paid = count * (double)sim->event.pay;

			text_add_string(&roi, ", ROI ");
			text_add_fixed(&roi, 100 * (entries->prizes - paid) / paid, 1);
			text_add_string(&roi, " %");
		}
		report("%.*s: first %" PRIu64 " of %" PRIu64 " times, average place %.1f%.*s",
			(int)sim->seats.player[i].name.length, sim->seats.player[i].name.bytes,
			entries->wins, entries->count, entries->places / count, (int)roi.length,
			roi.bytes);
	}
}
