/* The players and their bots, as the operands have them. */
#include "sim.h"

#include "frame/nearest.h"
#include "frame/report.h"

#include "base/scan.h"

#include <string.h>

static int unknown_bot(struct slice name, struct slice bot)
{
	enum { NAMES_MAX = 32 };
	char word[64], room[512];
	struct text list = text_over(room, sizeof room);
	const char *names[NAMES_MAX], *nearest;
	size_t count = 0;

	for (const struct bot_kind *const *row = bots_rows; *row && count < NAMES_MAX; row++)
		names[count++] = (*row)->name;
	if (bot.length < sizeof word) {
		memcpy(word, bot.bytes, bot.length);
		word[bot.length] = '\0';
		nearest = nearest_name(word, names, count);
		if (nearest)
			return report_usage("%.*s: no bot '%s'; did you mean '%s'?",
				(int)name.length, name.bytes, word, nearest);
	}
	for (size_t i = 0; i < count; i++) {
		text_add_string(&list, i == 0 ? "" : i + 1 < count ? ", " : " and ");
		text_add_string(&list, names[i]);
	}
	return report_usage("%.*s: no bot '%.*s'; they are %.*s", (int)name.length, name.bytes,
		(int)bot.length, bot.bytes, (int)list.length, list.bytes);
}

/* Whether hand files can have the name: UTF-8 without control characters. */
static bool name_is_good(struct slice name)
{
	struct scan scan = scan_of(name);

	while (!scan_done(&scan)) {
		const struct slice character = scan_char(&scan);
		const unsigned code = slice_code_point(character);

		if (code < 0x20 || code == 0x7f || (code >= 0xd800 && code < 0xe000))
			return false;
	}
	return name.length > 0;
}

/* Reads NAME=BOT or NAME=BOT:ARGUMENT. */
static int read_player(struct sim *sim, const char *operand)
{
	const char *const equals = strchr(operand, '=');
	struct sim_player *const player = &sim->player[sim->players];
	struct slice bot;

	if (!equals)
		return report_usage("'%s' is not a player: NAME=BOT, such as ann=random", operand);
	player->name = (struct slice){operand, (size_t)(equals - operand)};
	if (!name_is_good(player->name))
		return report_usage("'%s': a name is UTF-8 without control characters", operand);
	for (int i = 0; i < sim->players; i++)
		if (slice_same(sim->player[i].name, player->name))
			return report_usage("two players are called '%.*s'",
				(int)player->name.length, player->name.bytes);
	bot = (struct slice){equals + 1, strlen(equals + 1)};
	player->kind = sim_acpc_find(bot, &player->argument);
	if (!player->kind)
		player->kind = bots_find(bot, &player->argument);
	if (!player->kind)
		return unknown_bot(player->name, bot);
	if (player->argument.bytes && !player->kind->argument)
		return report_usage("%.*s: '%s' takes no argument", (int)player->name.length,
			player->name.bytes, player->kind->name);
	if (!player->argument.length && player->kind->needs_argument)
		return report_usage("%.*s: '%s' needs an argument: %s:%s", (int)player->name.length,
			player->name.bytes, player->kind->name, player->kind->name,
			player->kind->argument);
	sim->players++;
	return OPTIONS_RUN;
}

int sim_read_players(struct sim *sim)
{
	const struct settings *const settings = &sim->settings;
	int status = OPTIONS_RUN;

	if (settings->operand_count < (sim->event.players ? 1 : 2) ||
		settings->operand_count > SIM_PLAYERS_MAX)
		return report_usage("2 to %d players play, not %zu: felt sim ann=random bob=call",
			SIM_PLAYERS_MAX, settings->operand_count);
	for (size_t i = 0; i < settings->operand_count && status == OPTIONS_RUN; i++)
		status = read_player(sim, settings->operands[i]);
	return status;
}

int sim_make_bots(const struct sim *sim, struct bot *bots)
{
	struct text why = {0};
	int status = EXIT_DONE;

	for (int i = 0; i < sim->players; i++)
		bots[i] = (struct bot){sim->player[i].kind, NULL};
	for (int i = 0; i < sim->players && !status; i++) {
		const struct sim_player *const player = &sim->player[i];
		const struct bot_order order = {player->argument, sim->variant,
			sim->tournament ? tournament_table_size(&sim->event.rules) : sim->players,
			sim->settings.path};
		status_code made = STATUS_OK;

		if (sim_acpc_is(player->kind))
			status = sim_acpc_open(sim, player, &bots[i].state);
		if (player->kind->open)
			made = player->kind->open(&order, &bots[i].state, &why);
		if (made == STATUS_BAD_BOT)
			status = report_usage("%.*s: %s: %.*s", (int)player->name.length,
				player->name.bytes, player->kind->name, (int)why.length, why.bytes);
		else if (made)
			status = report_memory();
	}
	text_free(&why);
	return status;
}

void sim_free_bots(struct bot *bots, int count)
{
	for (int i = 0; i < count; i++)
		if (bots[i].state && bots[i].kind->free)
			bots[i].kind->free(bots[i].state);
}
