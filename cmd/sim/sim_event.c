/* The stakes of a tournament: levels, tables, chips and prizes, as given. */
#include "sim.h"

#include "frame/input.h"
#include "frame/report.h"

#include "game/payouts.h"

#include <stdlib.h>
#include <string.h>

enum { EVERY = 20, TABLE_SEATS = 10, WEIGHT_PLACES = 6 };

static bool no_memory(struct sim *sim)
{
	sim->event.failure = report_memory();
	return false;
}

/* The next item of a list at *rest, trimmed; false after the last. */
static bool next_piece(struct slice *rest, const char *between, struct slice *piece)
{
	size_t length = 0;

	if (!rest->bytes)
		return false;
	while (length < rest->length && !strchr(between, rest->bytes[length]))
		length++;
	*piece = (struct slice){rest->bytes, length};
	*rest = length < rest->length
			? (struct slice){rest->bytes + length + 1, rest->length - length - 1}
			: (struct slice){NULL, 0};
	while (piece->length && strchr(" \t\r", piece->bytes[0]))
		*piece = (struct slice){piece->bytes + 1, piece->length - 1};
	while (piece->length && strchr(" \t\r", piece->bytes[piece->length - 1]))
		piece->length--;
	return true;
}

/* -- levels ----------------------------------------------------------------------- */

/* Reads an amount; while decimal places are being counted, records how many it has. */
static bool read_amount(struct sim *sim, struct slice text, bool counts, chips *out)
{
	const int places = chips_places(text, false);

	if (counts && places > sim->seats.places)
		sim->seats.places = places;
	return counts ? places >= 0 : chips_parse(text, false, sim->seats.places, out);
}

static bool read_level(struct sim *sim, struct slice text, bool counts, struct match_stakes *out)
{
	const char *const option = sim->event.levels ? "levels" : "blinds";
	struct slice rest = text, piece;
	chips amount[3] = {0};
	bool good = true;
	int count = 0;

	*out = (struct match_stakes){.blinds = 2};
	while (good && next_piece(&rest, "/", &piece)) {
		good = count < 3;
		if (good && count == 2 && slice_same(piece, slice_of("bb")))
			out->big_blind_ante = true;
		else
			good = good && read_amount(sim, piece, counts, &amount[count]);
		count++;
	}
	if (!good || count < 2 || (!counts && (!amount[0] || !amount[1])))
		return !report_usage("--%s: '%.*s' is not a level: small blind/big blind[/ante], "
				     "such as 15/30/2",
			option, (int)text.length, text.bytes);
	if (amount[0] > amount[1] && !counts) {
		return !report_usage("--%s: '%.*s': the small blind is larger than the big blind",
			option, (int)text.length, text.bytes);
	}
	out->blind[0] = amount[0];
	out->blind[1] = amount[1];
	out->ante = out->big_blind_ante ? amount[1] : amount[2];
	return true;
}

/* Reads all levels, twice: the first pass finds the decimal places of all amounts. */
static bool read_levels(struct sim *sim, struct slice list)
{
	struct sim_event *const event = &sim->event;
	size_t room = 1;

	for (size_t i = 0; i < list.length; i++)
		room += list.bytes[i] == ',' || list.bytes[i] == '\n';
	event->level = calloc(room, sizeof *event->level);
	if (!event->level)
		return no_memory(sim);
	for (int time = 0; time < 2; time++) {
		struct slice rest = list, piece;

		event->rules.levels = 0;
		while (next_piece(&rest, ",\n", &piece))
			if (piece.length && !read_level(sim, piece, time == 0,
						    &event->level[event->rules.levels++]))
				return false;
	}
	if (event->rules.levels)
		return true;
	return !report_usage("--levels: no levels");
}

/* Finds the list of levels: that of --levels or of its file, or the blinds and the ante. */
static bool find_levels(struct sim *sim)
{
	const char *const levels = sim->event.levels;
	struct text list = {0};
	bool good = true;

	if (levels && input_is_file(levels)) {
		bool inside;
		struct input input;
		struct input_block block = {.fd = -1};
		enum input_result result;
		int error;

		input_open(&input, &levels, 1);
		while ((result = input_read(&input, &block)) == INPUT_BLOCK)
			text_add(&list, block.bytes, block.length);
		error = input.error;
		input_close(&input);
		block_free(&block);
		if (result == INPUT_FAILED)
			sim->event.failure = report_file(levels, error);
		good = result != INPUT_FAILED;
		inside = false;
		/* Comments in a file of levels begin with '#' and end with the line. */
		for (size_t i = 0; i < list.length; i++) {
			inside = list.bytes[i] != '\n' && (inside || list.bytes[i] == '#');
			if (inside)
				list.bytes[i] = ' ';
		}
	} else if (!levels && strchr(sim->seats.blinds, '/') != strrchr(sim->seats.blinds, '/')) {
		report_usage("--blinds: '%s' has straddles, which tournaments do not allow",
			sim->seats.blinds);
		good = false;
	} else {
		text_add_string(&list, levels ? levels : sim->seats.blinds);
		if (!levels && sim->seats.ante) {
			text_format(&list, "/%s", sim->seats.ante);
		}
	}
	if (good && sim->seats.stack) {
		chips stack;

		good = read_amount(sim, slice_of(sim->seats.stack), true, &stack);
		if (!good)
			report_usage("--stack: '%s' is not an amount; all players of a tournament "
				     "start with the same stack",
				sim->seats.stack);
	}
	if (good)
		good = list.failed ? no_memory(sim) : read_levels(sim, text_slice(&list));
	text_free(&list);
	return good;
}

/* -- prizes ----------------------------------------------------------------------- */

static bool wrong_prizes(const struct sim *sim)
{
	return !report_usage("--prizes: '%s' must be percentages that add up to 100, at most one "
			     "per player, such as 50,30,20",
		sim->event.prizes);
}

/* Reads the buy-in and the bounty, which have the same decimal places. */
static bool read_buy_in(struct sim *sim)
{
	struct sim_event *const event = &sim->event;
	const int pay = event->buy_in ? chips_places(slice_of(event->buy_in), false) : 0;
	const int head = event->bounty ? chips_places(slice_of(event->bounty), false) : 0;

	event->money_places = pay > head ? pay : head;
	if (event->buy_in && (pay < 0 ||
				     !chips_parse(slice_of(event->buy_in), false,
					     event->money_places, &event->pay) ||
				     event->pay > CHIPS_MAX / event->rules.players))
		return !report_usage("--buy-in: '%s' is not an amount, or too large",
			event->buy_in);
	if (event->bounty && (head < 0 ||
				     !chips_parse(slice_of(event->bounty), false,
					     event->money_places, &event->rules.bounty) ||
				     event->rules.bounty > event->pay)) {
		return !report_usage("--bounty: '%s' is not an amount up to the buy-in",
			event->bounty);
	}
	return true;
}

static bool read_prizes(struct sim *sim)
{
	struct sim_event *const event = &sim->event;
	struct slice rest = slice_of(event->prizes), piece;
	chips sum = 0, all;

	if (!read_buy_in(sim))
		return false;
	chips_parse(slice_of("100"), false, WEIGHT_PLACES, &all);
	event->prize = calloc(strlen(event->prizes) + 1, sizeof *event->prize);
	if (!event->prize)
		return no_memory(sim);
	while (next_piece(&rest, ",", &piece)) {
		chips *const weight = &event->prize[event->rules.prizes++];

		if (!chips_parse(piece, false, WEIGHT_PLACES, weight) || *weight > all)
			return wrong_prizes(sim);
		sum += *weight;
	}
	if (sum != all || event->rules.prizes > event->rules.players)
		return wrong_prizes(sim);
	payouts_divide((event->pay - event->rules.bounty) * event->rules.players, event->prize,
		event->rules.prizes, event->prize);
	return true;
}

/* -- players ---------------------------------------------------------------------- */

static bool choose_players(struct sim *sim)
{
	struct sim_event *const event = &sim->event;
	struct text text = {0};
	const char *at;

	event->rules.players = event->players ? (int)event->players : sim->seats.players;
	if (event->rules.players < sim->seats.players)
		return !report_usage("--players: %d is fewer than the %d players that are operands",
			event->rules.players, sim->seats.players);
	for (int i = 0; i < sim->seats.players && event->rules.players > sim->seats.players; i++) {
		const struct seats_player *const player = &sim->seats.player[i];

		if (memchr(player->name.bytes, '#', player->name.length))
			return !report_usage("%.*s: with --players, names cannot contain '#'",
				(int)player->name.length, player->name.bytes);
		if (player->kind->remembers) {
			return !report_usage("%.*s: '%s' can play for only one player",
				(int)player->name.length, player->name.bytes, player->kind->name);
		}
	}
	/* Further players repeat those of the operands, with numbers. */
	event->name = calloc((size_t)event->rules.players, sizeof *event->name);
	if (!event->name)
		return no_memory(sim);
	for (int i = 0; i < event->rules.players; i++) {
		const size_t before = text.length;

		text_add_slice(&text, sim->seats.player[i % sim->seats.players].name);
		if (i >= sim->seats.players) {
			text_format(&text, "#%d", i / sim->seats.players + 1);
		}
		event->name[i].length = text.length - before;
	}
	event->names = text;
	at = text.bytes;
	for (int i = 0; i < event->rules.players && !text.failed; i++) {
		event->name[i].bytes = at;
		at += event->name[i].length;
	}
	return !text.failed || no_memory(sim);
}

static bool wrong_tables(int players, int least, int most)
{
	if (least == most)
		return !report_usage("--tables: %d players need exactly %d table%s", players, most,
			most == 1 ? "" : "s");
	return !report_usage("--tables: %d players need %d to %d tables", players, least, most);
}

/* Uses as many tables as --tables says, or the fewest that seat all players. */
static bool choose_tables(struct sim *sim)
{
	struct tournament_rules *const rules = &sim->event.rules;
	const int most = rules->players / 2;
	const char *why;

	rules->tables = sim->event.tables ? (int)sim->event.tables
					  : (rules->players + TABLE_SEATS - 1) / TABLE_SEATS;
	while (!sim->event.tables && rules->tables < most && !tournament_is_possible(rules))
		rules->tables++;
	if (sim->event.tables > (uint64_t)most || tournament_table_size(rules) > TABLE_SEATS)
		return wrong_tables(rules->players,
			(rules->players + TABLE_SEATS - 1) / TABLE_SEATS, most);
	if (!tournament_can_end(rules)) {
		return !report_usage("a tournament of %s never ends without antes at its last "
				     "level; use --ante or --levels",
			sim->seats.variant->name);
	}
	why = tournament_error(rules);
	return !why || !report_usage("a tournament of %s with %d players at %d table%s cannot be "
				     "played: %s",
			       sim->seats.variant->name, rules->players, rules->tables,
			       rules->tables == 1 ? "" : "s", why);
}

bool sim_event_rules(struct sim *sim)
{
	struct sim_event *const event = &sim->event;
	struct tournament_rules *const rules = &event->rules;
	uint64_t shards, all;

	/* The competition's protocol has no tournaments. */
	for (int i = 0; i < sim->seats.players; i++)
		if (sim_acpc_is(sim->seats.player[i].kind))
			return !report_usage("%.*s: external programs cannot play tournaments",
				(int)sim->seats.player[i].name.length,
				sim->seats.player[i].name.bytes);
	if (!choose_players(sim) || !find_levels(sim) || !read_prizes(sim))
		return false;
	rules->variant = sim->seats.variant;
	rules->level = event->level;
	rules->every = event->every ? event->every : EVERY;
	rules->prize = event->prize;
	rules->seed = sim->seats.match.seed;
	rules->stack = 100 * event->level[0].blind[1];
	if (sim->seats.stack && (!chips_parse(slice_of(sim->seats.stack), false, sim->seats.places,
					 &rules->stack) ||
					!rules->stack))
		return !report_usage("--stack: an amount must be above 0 and at most 10^15");
	shards = sim->shards;
	all = event->repeat;
	/* A shard has consecutive tournaments. */
	event->first = all * sim->shard / shards + 1;
	event->last = all * (sim->shard + 1) / shards;
	return choose_tables(sim);
}

void sim_event_free(struct sim *sim)
{
	free(sim->event.level);
	free(sim->event.prize);
	free(sim->event.name);
	text_free(&sim->event.names);
}
