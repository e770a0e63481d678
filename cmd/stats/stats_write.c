/* What came of a session: its entries, sorted, in the wanted form. */
#include "stats_command.h"

#include "frame/report.h"

#include <string.h>

/* Whether each player that was asked for is there; reports those who are not. */
static bool has_players(const struct stats_command *command)
{
	bool all = true;

	for (size_t i = 0; i < command->players; i++) {
		const char *name = command->player[i];
		bool found = false;

		for (size_t j = 0; !found && j < command->book.count; j++) {
			const struct slice player = command->book.entry[j]->player;

			found = player.length == strlen(name) &&
				!memcmp(player.bytes, name, player.length);
		}
		if (!found)
			report("--player: no hand of '%s'", name);
		all = all && found;
	}
	return all;
}

static bool is_whole(const struct stats_command *command)
{
	for (size_t i = 0; i < command->book.count; i++) {
		const struct stats_entry *entry = command->book.entry[i];

		if (entry->tally.failed)
			return !report_memory();
		if (entry->tally.large) {
			return !report("%.*s: the amounts are too large to be added exactly",
				(int)entry->player.length, entry->player.bytes);
		}
	}
	return true;
}

/* Warns if the chips of a player are of several currencies, which are not added. */
static void tell_currencies(const struct stats_command *command)
{
	for (size_t i = 0; i < command->book.count; i++) {
		const struct stats_tally *tally = &command->book.entry[i]->tally;
		stats_sum net, adjusted;
		int places;

		if (tally->money_count && !stats_total(tally, &places, &net, &adjusted)) {
			report_warning("some nets are in several currencies and not added; "
				       "--by stakes has them apart");
			return;
		}
	}
}

void stats_write(struct stats_command *command, struct job *job)
{
	struct stats_book *book = &command->book;

	stats_book_sort(book);
	if (!is_whole(command) || !has_players(command)) {
		command->failed = true;
		return;
	}
	tell_currencies(command);
	if (command->settings.svg) {
		stats_draw(command, &job->out);
		return;
	}
	if (command->pictures) {
		stats_show(command, &job->out);
		return;
	}
	for (size_t i = 0; i < book->count; i++)
		if (command->settings.format == ROWS_JSON)
			stats_add_json(command, &job->out, book->entry[i]);
		else
			fields_row(&command->fields, &job->rows, book->entry[i]);
}
