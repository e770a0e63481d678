/* Saved solutions: --save writes the answer to a file, and --load opens one in place of a spot. */
#include "solve.h"

#include "frame/draft.h"
#include "frame/input.h"
#include "frame/report.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* -- options ------------------------------------------------------------------------ */

/* Options that describe a spot, as a saved solution does. */
static const char *const described[] = {"pot", "stack", "bets", "raises", "donks", "raise-cap",
	"all-in", "merge", "rake", "rake-cap", "payouts", "others", "lock", "locks", "lock-cost",
	"precision", "board", "game", "trips-over-straight", "from"};

static bool settle_load(const struct solve_command *command)
{
	const struct settings *const settings = &command->settings;

	for (size_t i = 0; i < sizeof described / sizeof *described; i++)
		if (options_given(settings, described[i]))
			return !report_usage("--load: %s describes the spot; --%s cannot change it",
				command->load, described[i]);
	if (command->betting.tree.name)
		return !report_usage("--load: %s has a tree; --tree=%s cannot change it",
			command->load, command->betting.tree.name);
	if (settings->operand_count)
		return !report_usage("--load: %s has the spot; '%s' cannot be solved as well",
			command->load, settings->operands[0]);
	if (!strcmp(command->load, "-"))
		return !report_usage("--load reads a file in parts; it cannot read standard input");
	return true;
}

bool solve_settle_files(struct solve_command *command)
{
	const struct settings *const settings = &command->settings;

	command->continues = !command->load || options_given(settings, "target") ||
			     options_given(settings, "iterations") ||
			     options_given(settings, "seconds");
	if (command->save && command->print_tree)
		return !report_usage("--tree does not solve the spot; --save has nothing to save");
	if (command->save && command->several)
		return !report_usage("--save needs one spot, on the command line");
	return !command->load || settle_load(command);
}

/* -- loading ------------------------------------------------------------------------ */

static bool read_bytes(void *state, uint64_t offset, void *out, size_t size)
{
	const struct solve_file *const file = state;

	return input_read_at(file->fd, offset, out, size);
}

/* The `next` of a run: one record, which stands for the file. */
static enum run_next next_file(void *state, struct record *record)
{
	struct solve_file *const file = ((struct solve_command *)state)->file;
	struct stat about;

	(void)record;
	if (file->opened)
		return RUN_END;
	file->opened = true;
	file->fd = input_open_file(file->name, &about);
	if (file->fd >= 0 && !S_ISREG(about.st_mode)) {
		close(file->fd);
		file->fd = -1;
		errno = ESPIPE;
	}
	file->error = errno;
	if (file->fd < 0)
		return RUN_FAILED;
	file->source = (struct saved_source){read_bytes, file, (uint64_t)about.st_size};
	return RUN_RECORD;
}

static void report_loading(void *state, const struct fault *fault)
{
	struct solve_command *const command = state;
	const struct solve_file *const file = command->file;
	const struct saved_error *const found = &file->found;
	struct text message = {0};
	struct fault shown;

	if (!fault || fault->status == STATUS_SAVED_IO) {
		command->unwritten = report_file(file->name, file->error) == EXIT_IO;
		return;
	}
	if (fault->status != found->status) {
		report_message(&message, SLICE(""), fault);
		report("%s: %.*s", file->name, (int)message.length, message.bytes);
	} else {
		shown = (struct fault){.status = found->status,
			.length = strlen(found->text),
			.number = (size_t)found->number,
			.wanted = (size_t)found->wanted};
		report_message(&message, slice_of(found->text), &shown);
		if (found->offset)
			report("%s: at byte %llu: %.*s", file->name,
				(unsigned long long)found->offset, (int)message.length,
				message.bytes);
		else
			report("%s: %.*s", file->name, (int)message.length, message.bytes);
	}
	text_free(&message);
}

const struct run_source solve_load_source = {next_file, report_loading};

/* Takes the payouts of a file. Reports an error and returns false. */
static bool load_payouts(struct solve_betting *betting, const struct slice text[SAVED_TEXTS])
{
	struct solve_payouts *const payouts = &betting->payouts;
	int places = betting->places;

	payouts->payouts = text[SAVED_PAYOUTS].length ? text[SAVED_PAYOUTS].bytes : NULL;
	payouts->others = text[SAVED_OTHERS].length ? text[SAVED_OTHERS].bytes : NULL;
	return !payouts->payouts || (solve_count_payouts(payouts, &places) &&
					    solve_read_payouts(payouts, betting->stacks, places));
}

static status_code check(struct solve_file *file, status_code status)
{
	file->error = errno;
	return status;
}

status_code solve_load(struct solve_command *command, struct solve_spot *spot, bool *reported)
{
	struct solve_file *const file = command->file;
	struct solve_betting *const betting = &command->betting;
	struct matchup_cards *const board = &spot->matchup.board[0];
	struct saved_spot *const saved = &file->spot;
	status_code status = check(file,
		saved_open(&file->source, &file->saved, saved, &spot->tree, &file->found));

	if (status)
		return status;
	command->settings.game = saved->game;
	command->precision = saved->half ? SOLVE_PRECISION_16 : SOLVE_PRECISION_32;
	betting->rake = saved->rake;
	betting->places = saved->places;
	betting->most_rake = saved->rake_most;
	memcpy(betting->stacks, saved->stacks, sizeof betting->stacks);
	board->known = saved->board_count;
	board->set = 0;
	for (int i = 0; i < board->known; i++) {
		board->cards[i] = saved->board[i];
		board->set |= card_bit(saved->board[i]);
	}
	memcpy(spot->range, saved->range, sizeof spot->range);
	spot->file = file;
	*reported = !solve_load_locks(command, file->name, saved->text[SAVED_LOCKS]) ||
		    !load_payouts(betting, saved->text);
	return STATUS_OK;
}

/* Starts a solver from the file: whole if it goes on or is saved again. */
status_code solve_load_numbers(struct solve_command *command, struct solve_spot *spot)
{
	struct solve_file *const file = spot->file;
	const struct saved_spot *const saved = &file->spot;
	const bool all = command->continues || (command->save && !command->compact);
	/* the file has as many numbers as memory is allocated for */
	status_code status = saved_begin(file->saved, spot->solver, &file->found);

	if (!status)
		status = all ? solver_start(spot->solver) : solver_start_answers(spot->solver);
	if (!status && (all || command->save))
		status = saved_read_all(file->saved, spot->solver, all, &file->found);
	if (status)
		return check(file, status);
	solver_resume(spot->solver, saved->iterations);
	spot->result = (struct solve_result){.ev = {saved->ev[0], saved->ev[1]},
		.exploitability = saved->exploitability,
		.iterations = saved->iterations,
		.reached = true};
	return STATUS_OK;
}

status_code solve_load_node(struct solve_spot *spot, const struct solver_path *path, bool values)
{
	struct solve_file *const file = spot->file;

	return file ? check(file, saved_read(file->saved, spot->solver, path, values, &file->found))
		    : STATUS_OK;
}

void solve_unload(struct solve_command *command)
{
	struct solve_file *const file = command->file;

	solve_free_locks(&command->locks);
	solve_free_payouts(&command->betting.payouts);
	command->locks = (struct solve_locks){.lock = NULL};
	saved_free(file->saved);
	file->saved = NULL;
	if (file->opened && file->fd >= 0)
		close(file->fd);
	file->fd = -1;
}

/* -- saving ------------------------------------------------------------------------- */

bool solve_begin_save(struct solve_command *command)
{
	if (!command->save || draft_open(&command->draft, command->save, true))
		return true;
	command->unwritten = report_file(command->save, errno) == EXIT_IO;
	return false;
}

static bool write_bytes(void *state, const void *bytes, size_t size)
{
	return fwrite(bytes, 1, size, ((struct draft *)state)->file) == size;
}

static void describe(const struct solve_command *command, const struct solve_spot *spot,
	struct saved_spot *out)
{
	const struct matchup_cards *const board = &spot->matchup.board[0];
	const struct solve_result *const result = &spot->result;

	*out = (struct saved_spot){.game = command->settings.game,
		.board_count = board->known,
		.stacks = {spot->betting->stacks[0], spot->betting->stacks[1]},
		.rake = spot->betting->rake,
		.rake_most = spot->betting->most_rake,
		.places = spot->betting->places,
		.half = command->precision == SOLVE_PRECISION_16,
		.compact = command->compact,
		.iterations = result->iterations,
		.ev = {result->ev[0], result->ev[1]},
		.exploitability = result->exploitability};
	memcpy(out->board, board->cards, (size_t)board->known * sizeof *out->board);
	memcpy(out->range, spot->range, sizeof out->range);
}

/* Keeps the values of the first street, so that its nodes can be printed without the rest. A
 * solution that was not read to go on has those of its file, or none. */
static status_code keep_values(const struct solve_command *command, struct solve_spot *spot)
{
	const bool passes = !spot->file || command->continues || !command->compact;
	status_code status = STATUS_OK;

	if (solver_kept(spot->solver))
		return STATUS_OK;
	for (int player = 0; !status && passes && player < 2; player++) {
		solve_pool_pass(spot->pool, SOLVER_AVERAGE, player);
		status = solver_keep(spot->solver);
	}
	return status;
}

static status_code write_file(struct solve_command *command, const struct solve_spot *spot)
{
	const struct solve_payouts *const payouts = &spot->betting->payouts;
	struct text locks = {0};
	struct saved_spot saved;
	status_code status;

	describe(command, spot, &saved);
	solve_print_locks(command, &locks);
	saved.text[SAVED_LOCKS] = text_slice(&locks);
	saved.text[SAVED_PAYOUTS] = slice_of(payouts->payouts ? payouts->payouts : "");
	saved.text[SAVED_OTHERS] = slice_of(payouts->others ? payouts->others : "");
	status = locks.failed ? STATUS_NO_MEMORY
			      : saved_write(&saved, &spot->tree, spot->solver, write_bytes,
					&command->draft);
	text_free(&locks);
	return status;
}

status_code solve_save(struct solve_command *command, struct solve_spot *spot)
{
	status_code status;
	int error;

	if (!command->draft.file)
		return STATUS_OK;
	status = keep_values(command, spot);
	if (!status)
		status = write_file(command, spot);
	error = errno;
	if (!draft_close(&command->draft, !status) && (!status || status == STATUS_SAVED_IO)) {
		command->unwritten = report_file(command->save, status ? error : errno) == EXIT_IO;
		return STATUS_OK;
	}
	return status;
}

void solve_end_save(struct solve_command *command)
{
	draft_close(&command->draft, false);
}
