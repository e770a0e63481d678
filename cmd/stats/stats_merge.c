/* --merge: adds up saved tallies. */
#include "stats_command.h"

#include "frame/input.h"
#include "frame/report.h"

#include "base/scan.h"

#include <string.h>

/* State of reading. */
struct merging {
	struct stats_command *command;
	struct stats_saved saved;
	const char *file;
	size_t line;
	bool any;
};

static bool refuse(const struct merging *merging, struct slice line, size_t offset, const char *why)
{
	const struct location place = {.name = merging->file, .line = merging->line};

	return !report_at(&place, line, offset, 0, slice_of(why));
}

/* Adds a line. False if it is invalid, reported. */
static bool add_line(struct merging *merging, struct slice line)
{
	struct stats_command *command = merging->command;
	struct stats_saved *saved = &merging->saved;
	struct stats_entry *entry;

	if (!slice_trim(line).length)
		return true;
	if (!stats_saved_read(saved, line))
		return saved->why ? refuse(merging, line, saved->offset, saved->why)
				  : !report_memory();
	if (merging->any && saved->by != command->book.by)
		return refuse(merging, line, 0,
			"these statistics are grouped differently from the previous ones");
	merging->any = true;
	command->book.by = saved->by;
	if (!stats_wants(command, text_slice(&saved->player)))
		return true;
	entry = stats_book_at(&command->book,
		command->book.joined ? slice_of(command->book.joined) : text_slice(&saved->player),
		text_slice(&saved->group));
	if (!entry)
		return !report_memory();
	stats_tally_add(&entry->tally, &saved->tally);
	return true;
}

/* Adds the lines of a block. Returns the number of invalid lines. */
static size_t add_block(struct merging *merging, const struct input_block *block)
{
	const char *at = block->bytes, *end = at + block->length;
	size_t faults = 0;

	if (block->fresh)
		merging->line = 0;
	merging->file = block->name;
	while (at < end && !report_out_of_memory()) {
		const char *feed = memchr(at, '\n', (size_t)(end - at));
		const struct slice line = {at, (size_t)((feed ? feed : end) - at)};

		merging->line++;
		faults += !add_line(merging, line);
		if (faults && !merging->command->settings.keep_going)
			break;
		at = feed ? feed + 1 : end;
	}
	return faults;
}

int stats_read_merge(struct stats_command *command)
{
	const struct settings *settings = &command->settings;
	const bool operands = settings->operand_count > 0;
	struct merging merging = {.command = command};
	struct input_block block = {.bytes = NULL};
	enum input_result result = INPUT_END;
	struct input input;
	size_t faults = 0;
	int status = EXIT_DONE;

	input_open(&input, operands ? (const char *const *)settings->operands : settings->from,
		operands ? settings->operand_count : settings->from_count);
	while ((!faults || settings->keep_going) && !report_out_of_memory() &&
		(result = input_read(&input, &block)) == INPUT_BLOCK)
		faults += add_block(&merging, &block);
	if (result == INPUT_FAILED)
		status = report_file(input.name, input.error);
	else if (report_out_of_memory())
		status = EXIT_IO;
	else if (faults)
		status = EXIT_INVALID;
	if (!status && !merging.any) {
		report("no statistics to merge");
		status = EXIT_INVALID;
	}
	input_close(&input);
	block_free(&block);
	stats_saved_free(&merging.saved);
	return status;
}
