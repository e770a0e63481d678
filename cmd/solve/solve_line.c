/* The options of a single spot, at the end of its line:
 *
 *     QQ+ v 99-JJ @ Qh7c2d8s3h --pot 100 --stack 250 --node b75 c
 *
 * A value ends before the next word that begins with two hyphens. Locks follow those of all spots;
 * other options replace them. */
#include "solve.h"

#include "commands.h"
#include "frame/report.h"

#include "base/scan.h"

#include <string.h>

/* The options that a line may have: those of the spot and of the work on it. */
static const char allowed[] =
	"pot,stack,bets,raises,donks,raise-cap,all-in,merge,rake,rake-cap,payouts,others,lock,"
	"locks,lock-cost,target,seconds,iterations,precision,node";

static bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* The place of the next option at or after `at`; the length if there is none. */
static size_t find_option(struct slice text, size_t at)
{
	for (; at + 2 < text.length; at++)
		if (text.bytes[at] == '-' && text.bytes[at + 1] == '-' &&
			(!at || is_blank(text.bytes[at - 1])))
			return at;
	return text.length;
}

/* A line whose options are read. */
struct spot_line {
	struct solve_command *command;
	uint64_t given; /* one bit per row of the command's own options */
};

static const struct option_row *find_row(const struct command *all, struct slice name)
{
	for (size_t i = 0; i < all->option_count; i++)
		if (slice_equal(name, all->options[i].name))
			return slice_in_list(name, allowed, ',') ? &all->options[i] : NULL;
	return NULL;
}

/* Reads an option, "pot 100" or "pot=100", which ends with a null byte. */
static bool take_option(struct spot_line *line, char *option)
{
	struct solve_command *const command = line->command;
	const size_t length = strcspn(option, "= \t");
	const struct slice name = {option, length};
	const struct option_row *const row = find_row(command->all, name);
	char *value = option + length, *end = option + strlen(option);

	if (!row) {
		report("--%.*s is not an option of a single spot; give it on the command line",
			(int)length, option);
		return false;
	}
	value += *value == '=';
	while (is_blank(*value))
		value++;
	while (end > value && is_blank(end[-1]))
		*--end = '\0';
	if (end - value >= 2 && (*value == '\'' || *value == '"') && end[-1] == *value) {
		*--end = '\0';
		value++;
	}
	if (row->argument ? !*value : *value) {
		report(row->argument ? "--%s: a value is missing" : "--%s takes no value",
			row->name);
		return false;
	}
	line->given |= UINT64_C(1) << (row - command->all->options);
	return options_take(row, value, false, &command->settings, command);
}

static bool is_given(const struct spot_line *line, const char *name)
{
	const struct command *const all = line->command->all;

	return options_given(&line->command->settings, name) ||
	       line->given >> (find_row(all, slice_of(name)) - all->options) & 1;
}

/* Checks the options together, and reads what they name. Reports an error and returns false. */
static bool settle(const struct spot_line *line)
{
	struct solve_command *const command = line->command;
	int status;

	for (size_t i = 0; i < command->all->option_count; i++) {
		const struct option_row *const row = &command->all->options[i];

		if (line->given >> i & 1 && row->needs && !is_given(line, row->needs))
			return !report_usage("--%s requires --%s", row->name, row->needs);
	}
	if (command->locks.from && !strcmp(command->locks.from, "-")) {
		report("--locks: a line cannot read locks from standard input");
		return false;
	}
	status = solve_add_lock_file(&command->locks);
	command->unwritten = command->unwritten || status == EXIT_IO;
	return !status && solve_settle_betting(&command->betting);
}

bool solve_take_line(struct solve_command *command, struct text *room, struct slice *text)
{
	const size_t first = find_option(*text, 0);
	struct spot_line line = {.command = command};
	size_t at = first;

	text_clear(room);
	text_add_slice(room, *text);
	text_add_char(room, '\0');
	if (room->failed)
		return !report_memory();
	while (at < text->length) {
		const size_t next = find_option(*text, at + 2);

		room->bytes[next] = '\0';
		if (!take_option(&line, room->bytes + at + 2))
			return false;
		at = next;
	}
	if ((first < text->length || !command->betting.setup.pot) && !settle(&line))
		return false;
	text->length = first;
	*text = slice_trim(*text);
	return true;
}
