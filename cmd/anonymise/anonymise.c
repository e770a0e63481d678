#include "anonymise.h"

#include "commands.h"
#include "frame/command_status.h"
#include "frame/report.h"
#include "frame/input.h"
#include "hands/walk.h"

#include <string.h>
#include <unistd.h>

/* Reports why a hand is invalid, unless memory has run out. */
static status_code report_bad(struct anonymise *anonymise)
{
	hands_malformed(&anonymise->hands, &anonymise->play);
	if (anonymise->hands.fault.status == STATUS_NO_MEMORY || anonymise->play.reason.failed)
		return STATUS_NO_MEMORY;
	hands_report(&anonymise->hands, &anonymise->play.fault, "");
	return STATUS_INVALID_HAND;
}

/* False if an action cannot be read, because it could say anything, or is expected to be illegal.
 */
static bool is_whole(struct anonymise *anonymise)
{
	const struct hand_record *const hand = &anonymise->hands.hand;
	struct hand_play *const play = &anonymise->play;

	play->explain = report_message;
	if (!hand->has_setup)
		return hand_play_begin(play, hand, 0);
	if (!hand_play_readable(play, hand))
		return false;
	if (hand->malformed == hand->action_count)
		return true;
	text_clear(&play->reason);
	text_add_string(&play->reason, "invalid action");
	return hand_play_fault(play, hand->malformed, hand->actions[hand->malformed].offset,
		hand_action_length(&hand->actions[hand->malformed]));
}

/* For a format other than PHH, the anonymous PHH hand is parsed again. */
static bool write_hand(struct anonymise *anonymise, struct text *out)
{
	struct writers_hand writing = {.hand = &anonymise->hand,
		.number = anonymise->written + 1,
		.play = &anonymise->play};
	struct fault fault;

	text_clear(&anonymise->text);
	anonymise_hand(&anonymise->text, &anonymise->hands.hand, &anonymise->key,
		(enum anonymise_times)anonymise->times, (enum anonymise_names)anonymise->names);
	anonymise->memory =
		anonymise->text.failed || phh_read(anonymise->reader, text_slice(&anonymise->text),
						  &anonymise->hand, &fault) == STATUS_NO_MEMORY;
	if (anonymise->memory)
		return false;
	return anonymise->writer->write(out, &writing);
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct anonymise *const anonymise = state;
	struct hand_note note;

	(void)record;
	if (anonymise->unread)
		return fault_set(fault, report_bad(anonymise), 0, 0);
	if (is_whole(anonymise) && write_hand(anonymise, &job->out)) {
		anonymise->written++;
		return STATUS_OK;
	}
	if (anonymise->memory || anonymise->play.reason.failed)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	note = anonymise->play.fault;
	if (note.action < 0)
		note.offset = note.length = 0; /* it refers to the generated text */
	hands_report(&anonymise->hands, &note, "");
	return fault_set(fault, STATUS_INVALID_HAND, 0, 0);
}

static enum run_next next(void *state, struct record *record)
{
	struct anonymise *const anonymise = state;

	return hands_next_record(&anonymise->hands, record, &anonymise->unread);
}

static void report_hand(void *state, const struct fault *fault)
{
	const struct anonymise *const anonymise = state;

	if (!fault)
		hands_report_file(anonymise->hands.file, anonymise->hands.input.error);
}

static void report_errors(void *state, size_t faults)
{
	const struct anonymise *const anonymise = state;

	report("skipped %zu of %zu hands (failed the check)", faults,
		(size_t)anonymise->written + faults);
}

static int anonymise_run(struct anonymise *anonymise)
{
	static const struct run_source source = {next, report_hand};
	static const struct rows_name unused = {"hand", ROWS_STRING}; /* no rows are written */

	return run_records(&(struct run){.settings = &anonymise->settings,
		.names = &unused,
		.name_count = 1,
		.command = anonymise,
		.each = each,
		.source = &source,
		.plain_text = true,
		.foreign = true,
		.report_errors = report_errors});
}

enum { KEY_BYTES_MAX = 1 << 20 };

static const struct option_row options[] = {
	{'r', "recursive", NULL, "read directories recursively",
		INTO_FLAG(struct anonymise, recursive)},
	{0, "key", "file", "key for the aliases: a file or passphrase (default: random)",
		INTO_STRING(struct anonymise, key_given)},
	{0, "names", "aliases|positions", "what replaces names (positions: UTG, BTN, Hero)",
		INTO_CHOICE(struct anonymise, names, ANONYMISE_ALIASES)},
	{0, "times", "day|month|year|none", "how much of the time to keep (default: day)",
		INTO_CHOICE(struct anonymise, times, ANONYMISE_DAY)},
	{0, "to", "phh|pokerstars|ohh", "output format (default: phh)",
		INTO_CHOICE(struct anonymise, to, 0)},
};

/* Returns an exit status; errors are reported. */
static int make_key(struct anonymise *anonymise)
{
	const char *const given = anonymise->key_given;
	struct text bytes = {.bytes = NULL};
	bool good;
	int status;

	if (!secret_hashes())
		return EXIT_IO;
	if (!given) {
		secret_random(&anonymise->key, sizeof anonymise->key);
		return EXIT_DONE;
	}
	if (!*given)
		return report_usage("--key requires a file name or a passphrase");
	/* An argument with a slash must be an existing file. */
	if (!strchr(given, '/') && access(given, F_OK) != 0) {
		good = secret_key_of_words(slice_of(given), &anonymise->key);
		return good ? EXIT_DONE : report_memory();
	}
	status = input_read_file(given, KEY_BYTES_MAX, &bytes);
	if (status == EXIT_DONE && !bytes.length)
		status = report_usage("--key: the file '%s' is empty", given);
	if (status == EXIT_DONE && !secret_key_of_bytes(text_slice(&bytes), &anonymise->key))
		status = report_memory();
	text_free(&bytes);
	return status;
}

static int run_hands(struct anonymise *anonymise)
{
	struct settings *const settings = &anonymise->settings;
	struct walk walk = {.names = NULL};
	int status;

	if (!settings->operand_count && !settings->from_count && isatty(STDIN_FILENO))
		report_warning("reading hands from the terminal; Ctrl-D ends");
	options_use_processors(settings);
	anonymise->reader = phh_reader_new();
	if (!anonymise->reader || !walk_gather(&walk, settings, anonymise->recursive, true) ||
		!hands_open(&anonymise->hands, walk.names, walk.count) ||
		!hands_use_threads(&anonymise->hands, settings->jobs))
		return report_memory();
	settings->keep_going = true;
	status = anonymise_run(anonymise);
	if (walk.failed && status < EXIT_IO)
		status = EXIT_IO;
	else if (walk.none && status == EXIT_DONE)
		status = EXIT_INVALID;
	hands_close(&anonymise->hands);
	phh_reader_free(anonymise->reader);
	hand_play_free(&anonymise->play);
	text_free(&anonymise->text);
	walk_free(&walk);
	return status;
}

static int run_command(int argc, char **argv)
{
	static struct anonymise state; /* large; a single instance */
	int status = options_parse(&command_anonymise, argc, argv, &state.settings, &state);

	if (status != OPTIONS_RUN)
		return status;
	state.writer = &writers_rows[state.to];
	status = make_key(&state);
	return status == EXIT_DONE ? run_hands(&state) : status;
}

const struct command command_anonymise = {
	.name = "anonymise",
	.full_name = "felt anonymise",
	.also = "anonymize",
	.purpose = "remove identifying details from hand histories",
	.example = "felt sim ann=random bob=call | felt anonymise --key 'my words'",
	.operands = "[option ...] [file ...]",
	.about = "Replaces player names by aliases, which are the same for the same key. Without "
		 "files, standard input is read.",
	.takes = SHARED_JOBS,
	.omits = "delimiter fields header",
	COMMAND_OPTIONS(options),
	.run = run_command,
};
