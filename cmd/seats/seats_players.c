/* The players and their bots, from the operands. */
#include "seats.h"

#include "frame/nearest.h"
#include "frame/options.h"
#include "frame/report.h"
#include "frame/input.h"

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
		nearest = closest_match(word, names, count);
		if (nearest)
			return report_usage("%.*s: unknown bot '%s'; did you mean '%s'?",
				(int)name.length, name.bytes, word, nearest);
	}
	for (size_t i = 0; i < count; i++) {
		text_format(&list, "%s%s", i == 0 ? "" : i + 1 < count ? ", " : " and ", names[i]);
	}
	return report_usage("%.*s: unknown bot '%.*s'; the bots are %.*s", (int)name.length,
		name.bytes, (int)bot.length, bot.bytes, (int)list.length, list.bytes);
}

/* Sets the name of the next player. */
static int take_name(struct seats *seats, struct slice name)
{
	for (int i = 0; i < seats->players; i++)
		if (slice_same(seats->player[i].name, name))
			return report_usage("duplicate player name '%.*s'", (int)name.length,
				name.bytes);
	seats->player[seats->players].name = name;
	return OPTIONS_RUN;
}

static int read_name(struct seats *seats, struct slice name, const char *operand)
{
	struct scan scan = scan_of(name);

	/* PHH requires names in UTF-8 without control characters. */
	while (!scan_done(&scan)) {
		const struct slice character = scan_char(&scan);
		const unsigned code = slice_code_point(character);

		if (code < 0x20 || code == 0x7f || (code >= 0xd800 && code < 0xe000))
			return report_usage("'%s': a name must be UTF-8 without control characters",
				operand);
	}
	if (name.length <= 0)
		return report_usage("'%s': a name must have at least one character", operand);
	return take_name(seats, name);
}

enum { FILE_MAX = 1 << 24 };

/* The file name is NUL-terminated, because it is the end of the operand. */
static int read_file(struct seats_player *player)
{
	const int status = input_read_file(player->argument.bytes, FILE_MAX, &player->file);

	return status ? status : OPTIONS_RUN;
}

/* Finds the bot of the next player, who has a name. */
static int take_bot(struct seats *seats, struct slice bot)
{
	struct seats_player *const player = &seats->player[seats->players];

	if (seats->find)
		player->kind = seats->find(bot, &player->argument);
	if (!player->kind)
		player->kind = bots_find(bot, &player->argument);
	if (!player->kind)
		return unknown_bot(player->name, bot);
	if (player->argument.bytes && !player->kind->argument)
		return report_usage("%.*s: '%s' takes no argument", (int)player->name.length,
			player->name.bytes, player->kind->name);
	if (!player->argument.length && player->kind->needs_argument)
		return report_usage("%.*s: '%s' requires an argument: %s:%s",
			(int)player->name.length, player->name.bytes, player->kind->name,
			player->kind->name, player->kind->argument);
	seats->players++;
	return player->kind->reads_file ? read_file(player) : OPTIONS_RUN;
}

int seats_read_player(struct seats *seats, const char *operand)
{
	const char *const equals = strchr(operand, '=');
	int status;

	if (!equals)
		return report_usage("'%s' is not a player: NAME=BOT, such as ann=random", operand);
	status = read_name(seats, (struct slice){operand, (size_t)(equals - operand)}, operand);
	return status == OPTIONS_RUN
		       ? take_bot(seats, (struct slice){equals + 1, strlen(equals + 1)})
		       : status;
}

int seats_read_person(struct seats *seats, const char *name)
{
	const int status = read_name(seats, slice_of(name), name);

	seats->players += status == OPTIONS_RUN;
	return status;
}

/* Names a player after its bot: "call", or "call#2" if that is taken. */
static void name_after_bot(struct seats *seats, struct slice bot)
{
	struct seats_player *const player = &seats->player[seats->players];
	const char *const colon = bot.length ? memchr(bot.bytes, ':', bot.length) : NULL;
	const size_t length = colon ? (size_t)(colon - bot.bytes) : bot.length;
	struct text name = text_over(player->room, sizeof player->room);
	int same = 1;

	for (int i = 1; i < seats->players; i++)
		same += seats->player[i].kind &&
			slice_equal((struct slice){bot.bytes, length}, seats->player[i].kind->name);
	text_add(&name, bot.bytes, length < SEATS_NAME_MAX ? length : SEATS_NAME_MAX);
	if (same > 1) {
		text_format(&name, "#%d", same);
	}
	player->name = text_slice(&name);
}

int seats_read_bot(struct seats *seats, const char *operand)
{
	const struct slice bot = slice_of(operand);
	const char *const equals = strchr(operand, '='), *const colon = strchr(operand, ':');
	int status;

	if (equals && (!colon || equals < colon))
		return seats_read_player(seats, operand);
	name_after_bot(seats, bot);
	status = take_name(seats, seats->player[seats->players].name);
	return status == OPTIONS_RUN ? take_bot(seats, bot) : status;
}

/* Reports an error in a player's file, with its line. */
static int report_file_fault(const struct seats_player *player, struct fault *fault)
{
	const struct slice text = text_slice(&player->file);
	struct location place = {player->argument.bytes, 1, NULL};
	size_t begin = 0, end;

	for (size_t i = 0; i < fault->offset && i < text.length; i++)
		if (text.bytes[i] == '\n') {
			place.line++;
			begin = i + 1;
		}
	for (end = begin; end < text.length && text.bytes[end] != '\n';)
		end++;
	fault->offset -= begin;
	if (!fault->earlier_line)
		fault->earlier -= begin;
	report_fault(&place, (struct slice){text.bytes + begin, end - begin}, fault);
	return EXIT_INVALID;
}

int seats_make_bot(const struct seats *seats, int player, int table, enum cpu_path path,
	void **state)
{
	const struct seats_player *const of = &seats->player[player];
	const bool reads = of->kind->reads_file;
	struct fault fault = {STATUS_OK, 0, 0, 0, 0, 0, 0};
	const struct bot_order order = {reads ? text_slice(&of->file) : of->argument,
		seats->variant, table, path, &fault};
	struct text why = {0};
	const status_code made =
		of->kind->open ? of->kind->open(&order, state, &why) : (status_code)STATUS_OK;
	int status = EXIT_DONE;

	if (why.failed)
		status = report_memory();
	else if (made == STATUS_BAD_BOT)
		status = report_usage("%.*s: %s: %.*s", (int)of->name.length, of->name.bytes,
			of->kind->name, (int)why.length, why.bytes);
	else if (made == STATUS_NO_MEMORY)
		status = report_memory();
	else if (made)
		status = report_file_fault(of, &fault);
	text_free(&why);
	return status;
}

void seats_free(struct seats *seats)
{
	for (int i = 0; i < seats->players; i++)
		text_free(&seats->player[i].file);
}

void seats_free_bots(struct bot *bots, int count)
{
	for (int i = 0; i < count; i++)
		if (bots[i].state && bots[i].kind->free)
			bots[i].kind->free(bots[i].state);
}
