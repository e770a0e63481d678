#include "anonymise.h"

#include "commands.h"
#include "frame/report.h"
#include "frame/whole.h"
#include "hands/walk.h"

#include <string.h>
#include <unistd.h>

enum { KEY_BYTES_MOST = 1 << 20 };

static const struct option_row options[] = {
	{'r', "recursive", NULL, "read the texts and hand files below directories",
		INTO_FLAG(struct anonymise, recursive)},
	{0, "key", "file", "what aliases depend on: a file, or words (default: random)",
		INTO_STRING(struct anonymise, key_given)},
	{0, "times", "day|month|year|none", "what is left of the times (default: day)",
		INTO_CHOICE(struct anonymise, times, ANONYMISE_DAY)},
	{0, "to", "phh|pokerstars|ohh", "the format of the output (default: phh)",
		INTO_CHOICE(struct anonymise, to, 0)},
};

/* Returns an exit status; what went wrong is reported. */
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
		return report_usage("--key: give a file or words");
	/* What names a path has to be a file. */
	if (!strchr(given, '/') && access(given, F_OK) != 0) {
		good = secret_key_of_words(slice_of(given), &anonymise->key);
		return good ? EXIT_DONE : report_memory();
	}
	status = whole_read(given, KEY_BYTES_MOST, &bytes);
	if (status == EXIT_DONE && !bytes.length)
		status = report_usage("--key: %s is empty", given);
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
	static struct anonymise state; /* large, and there is only one */
	int status = options_parse(&command_anonymise, argc, argv, &state.settings, &state);

	if (status != OPTIONS_RUN)
		return status;
	if (state.settings.fields)
		return report_usage("--fields: felt anonymise writes no rows");
	state.writer = &writers_rows[state.to];
	status = make_key(&state);
	return status == EXIT_DONE ? run_hands(&state) : status;
}

const struct command command_anonymise = {
	.name = "anonymise",
	.full_name = "felt anonymise",
	.purpose = "write hands without what tells who played them",
	.example = "felt sim ann=random bob=call | felt anonymise --key 'my words'",
	.operands = "[file ...]",
	.about = "Names become aliases, the same ones for the same key. Each file is a text of a "
		 "poker "
		 "site or a hand file; without operands, standard input is read.",
	.takes = SHARED_JOBS,
	.options = options,
	.option_count = sizeof options / sizeof *options,
	.run = run_command,
};
