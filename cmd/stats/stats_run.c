/* The run: its records are hands; each is played, and the actions of its players are added to the
 * book. */
#include "stats_command.h"

#include "frame/command_status.h"
#include "frame/interrupt.h"
#include "frame/report.h"
#include "frame/screen.h"

#include "base/scan.h"

#include <inttypes.h>
#include <string.h>

/* -- results of a session: its sorted entries, in the requested form ----------- */

/* Whether all players that were asked for exist; reports those who do not. */
static bool has_players(const struct stats_command *command)
{
	bool all = true;

	if (command->recorded_hero && !command->hero_met)
		return !report(
			"--hero: no hand history names its hero; set FELT_HERO to the hero's name");
	for (size_t i = 0; i < command->players; i++) {
		const char *const option = command->hero ? "hero" : "player";

		if (!command->met[i] && *command->other_case[i])
			report("--%s: no hand of '%s'; did you mean '%s'?", option,
				command->player[i], command->other_case[i]);
		else if (!command->met[i])
			report("--%s: no hand of '%s'", option, command->player[i]);
		all = all && command->met[i];
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
			return !report("%.*s: the amounts are too large to add exactly",
				(int)entry->player.length, entry->player.bytes);
		}
	}
	return true;
}

/* Warns if a player has chips in several currencies, which are not added. */
static void warn_of_currencies(const struct stats_command *command)
{
	for (size_t i = 0; i < command->book.count; i++) {
		const struct stats_tally *tally = &command->book.entry[i]->tally;
		stats_sum net, adjusted;
		int places;

		if (tally->money_count && !stats_total(tally, &places, &net, &adjusted)) {
			report_warning("net results in different currencies are not added; use "
				       "--by stakes");
			return;
		}
	}
}

/* Notes a player whose name differs from the one that is asked for only in case. */
static void note_other_case(struct stats_command *command, size_t i, struct slice player)
{
	char *const other = command->other_case[i];

	if (player.length < sizeof command->other_case[i] &&
		slice_is_word(player, command->player[i])) {
		memcpy(other, player.bytes, player.length);
		other[player.length] = '\0';
	}
}

/* Warns if no player has finished a tournament. */
static void warn_of_no_tournament(const struct stats_command *command)
{
	for (size_t i = 0; i < command->book.count; i++)
		if (command->book.entry[i]->tally.finish_count)
			return;
	report_warning("--tournaments: no hand says where a player finished in a tournament");
}

bool stats_wants(struct stats_command *command, struct slice player)
{
	bool wanted = !command->players;

	for (size_t i = 0; i < command->players; i++)
		if (slice_equal(player, command->player[i]))
			wanted = command->met[i] = true;
		else
			note_other_case(command, i, player);
	return wanted;
}

/* -- a hand ----------------------------------------------------------------------- */

/* Plays the hand. False if it has an error, which is in command->play. */
static bool play(struct stats_command *command)
{
	struct hand_play *play = &command->play;

	if (!hand_play_begin(play, &command->hands.hand, command->house))
		return false;
	stats_hand_begin(&command->hand, play);
	while (hand_play_next(play))
		stats_hand_step(&command->hand, play);
	return hand_play_end(play);
}

static bool add_hand(struct stats_command *command)
{
	const struct hand_record *record = &command->hands.hand;
	struct stats_finishes finishes;
	const bool any = stats_finishes_read(record, &finishes);
	char number[8];
	unsigned gaps = 0;
	bool nameless = false;
	int hero = -1;

	if (!stats_hand_end(&command->hand, &command->play, command->odds))
		return false;
	if (command->recorded_hero) {
		hero = hands_hero(&command->hands);
		command->hero_met = command->hero_met || hero >= 0;
	}
	for (int i = 0; i < command->hand.seats; i++)
		if ((!command->recorded_hero || i == hero) &&
			(!command->players ||
				stats_wants(command, hand_player(record, i, number))) &&
			!stats_book_add(&command->book, record, &command->hand, i,
				any ? &finishes : NULL))
			return false;
	for (int i = 0; i < command->hand.seats; i++) {
		gaps |= command->hand.seat[i].gaps;
		nameless = nameless || !record->player[i].length;
	}
	for (int i = 0; i < STATS_GAPS; i++)
		command->gap[i] += gaps >> i & 1;
	command->nameless += nameless;
	return true;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct stats_command *command = state;
	bool good = false;

	(void)record;
	job->enough = interrupt_came();
	command->count++;
	if (command->unread)
		hands_malformed(&command->hands, &command->play);
	else
		good = play(command);
	if (command->play.reason.failed || (good && !add_hand(command)) ||
		(command->unread && command->hands.fault.status == STATUS_NO_MEMORY))
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	command->good += good;
	return good ? STATUS_OK : fault_set(fault, STATUS_INVALID_HAND, 0, 0);
}

/* -- the run ---------------------------------------------------------------------- */

static enum run_next next(void *state, struct record *record)
{
	struct stats_command *command = state;
	enum run_next next;

	do
		next = hands_next_record(&command->hands, record, &command->unread);
	while (next == RUN_RECORD && command->followed && !command->is_new(command));
	return next;
}

static void report_hand(void *state, const struct fault *fault)
{
	struct stats_command *command = state;

	command->stopped = !command->settings.keep_going;
	if (fault)
		hands_report(&command->hands, &command->play.fault, "");
	else
		hands_report_operand(command->hands.file, command->hands.input.error, "player");
	if (fault && command->stopped && (command->good || command->settings.operand_count > 1))
		report("no statistics printed; use -k to skip invalid hands");
}

static void finish(void *state, struct job *job)
{
	struct stats_command *command = state;

	if (!command->stopped) {
		/* Write the sorted book to the job. */
		struct stats_book *book = &command->book;

		stats_book_sort(book);
		if (!is_whole(command) || !has_players(command)) {
			command->failed = true;
			return;
		}
		warn_of_currencies(command);
		if (command->tournaments && book->count)
			warn_of_no_tournament(command);
		if (command->settings.svg) {
			stats_draw(command, &job->out);
			return;
		}
		if (command->followed && screen_is_live())
			text_add_string(&job->out, "\033[H\033[2J\033[3J");
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
}

static void report_errors(void *state, size_t faults)
{
	const struct stats_command *command = state;

	report("skipped %zu of %zu hands (failed the check)", faults, (size_t)command->count);
}

/* -- unknown facts ---------------------------------------------------------------- */

static void warn_of(uint64_t hands, const char *one, const char *many)
{
	if (hands == 1)
		report_warning("1 hand %s", one);
	else if (hands)
		report_warning("%zu hands %s", (size_t)hands, many);
}

void stats_warn_of_gaps(const struct stats_command *command)
{
	for (int i = 0; i < STATS_GAPS; i++)
		warn_of(command->gap[i], stats_gap_texts[i].one, stats_gap_texts[i].many);
	warn_of(command->nameless, "has no player names; the players are p1, p2 and so on",
		"have no player names; the players are p1, p2 and so on");
}

int stats_run_hands(struct stats_command *command)
{
	static const struct run_source source = {next, report_hand};
	const struct settings *settings = &command->settings;
	int status;

	interrupt_catch();
	status = run_records(&(struct run){.settings = settings,
		.names = command->fields.names,
		.name_count = command->fields.count,
		.command = command,
		.each = each,
		.finish = finish,
		.source = &source,
		.plain_text = command->pictures,
		.summary = true,
		.report_errors = report_errors});

	if (command->followed)
		return status;
	if (status == EXIT_DONE && interrupt_came()) {
		status = EXIT_INTERRUPTED;
		report("interrupted after %" PRIu64 " hand%s", command->count,
			command->count == 1 ? "" : "s");
	}
	if (!command->stopped)
		stats_warn_of_gaps(command);
	return status;
}

/* -- without hands ---------------------------------------------------------------- */

static enum run_next no_record(void *state, struct record *record)
{
	(void)state;
	(void)record;
	return RUN_END;
}

int stats_run_book(struct stats_command *command)
{
	static const struct run_source source = {no_record, NULL};

	return run_records(&(struct run){.settings = &command->settings,
		.names = command->fields.names,
		.name_count = command->fields.count,
		.command = command,
		.finish = finish,
		.source = &source,
		.plain_text = command->pictures,
		.summary = true});
}
