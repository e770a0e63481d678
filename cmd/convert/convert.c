#include "convert.h"

#include "commands.h"
#include "frame/report.h"
#include "frame/interrupt.h"

#include <errno.h>
#include <inttypes.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct option_row options[] = {
	{'o', "output", "path", "directory for the output files, or the database",
		INTO_STRING(struct convert, output)},
	{'r', "recursive", NULL, "read directories recursively",
		INTO_FLAG(struct convert, recursive)},
	{0, "report", "files|lost",
		"report the result for each file, or what was lost, instead of hands",
		INTO_CHOICE(struct convert, report, CONVERT_FILES), .optional = true},
	{0, "rows", "players|actions|hands",
		"with csv and tsv: print one row per hand, player or action",
		INTO_CHOICE(struct convert, rows, CONVERT_ROWS_PLAYERS)},
	{0, "skip-bad", NULL, "skip hands that failed the check",
		INTO_FLAG(struct convert, skip_bad)},
	{0, "to", "phh|ohh|pokerstars|sqlite|csv|tsv", "output format",
		INTO_CHOICE(struct convert, to, 0)},
	{0, "unique", NULL, "skip duplicate hands", INTO_FLAG(struct convert, unique)},
};

static int wrong_options(const struct convert *convert)
{
	const struct settings *const settings = &convert->settings;

	if (convert->report && convert->output)
		return report_usage("--report and --output cannot be used together");
	if (!convert->report && options_given(settings, "format"))
		return report_usage("--format requires --report");
	if (!convert->report && !convert->format->rows && settings->fields)
		return report_usage("--fields requires --report or --to csv");
	if (options_given(settings, "rows") && (convert->report || !convert->format->rows))
		return report_usage("--rows requires --to csv or --to tsv");
	return OPTIONS_RUN;
}

/* Chooses the fields of rows. Reports invalid ones and returns false. */
static bool choose_fields(struct convert *convert)
{
	struct settings *const settings = &convert->settings;
	const struct field *table = convert_fields;
	unsigned view = 1;

	if (convert->report == CONVERT_LOST) {
		table = convert_lost_fields;
	} else if (!convert->report && convert->format->rows) {
		table = convert_row_fields;
		view = 1u << convert->rows;
		settings->format = convert->format->rows_format;
		settings->screen = settings->colour = false;
	}
	return fields_choose(&convert->fields, table, view, settings->fields, settings->format);
}

/* -- where the hands go ---------------------------------------------------------- */

static int write_store(struct convert *convert)
{
	const char *const name = convert->output;
	int status = EXIT_IO;

	interrupt_catch();
	convert->catches = true;
	convert->output = NULL; /* no files are written */
	convert->store = store_begin(name);
	if (convert->store)
		status = convert_run(convert);
	if (convert->store && !convert->failed && !report_out_of_memory() && !interrupt_came() &&
		store_commit(convert->store)) {
		const uint64_t added = convert->all.converted, there = convert->all.duplicates;

		if (!convert->settings.quiet)
			report("%s: %" PRIu64 " hand%s added, %" PRIu64 " %s there already", name,
				added, added == 1 ? "" : "s", there, there == 1 ? "was" : "were");
	} else if (interrupt_came())
		report("%s: interrupted; no hands were added", name);
	else
		status = EXIT_IO;
	store_end(convert->store);
	return interrupt_came() ? EXIT_INTERRUPTED : status;
}

static int write_files(struct convert *convert)
{
	int status;
	struct stat about;

	/* Check the directory first, so that a message names it rather than a file in it. */
	if (stat(convert->output, &about)) {
		if (errno == ENOENT)
			report("%s: no such directory; --output requires an existing directory",
				convert->output);
		else
			report_file(convert->output, errno);
		return EXIT_IO;
	}
	if (!S_ISDIR(about.st_mode))
		report("%s: not a directory; --output requires one", convert->output);
	if (!S_ISDIR(about.st_mode))
		return EXIT_IO;
	interrupt_catch();
	convert->catches = true;
	status = convert_run(convert);
	if (interrupt_came()) {
		report("%s: interrupted; the files already written are complete", convert->output);
		return EXIT_INTERRUPTED;
	}
	if (!convert->failed && !convert->settings.quiet) {
		const struct convert_count *const all = &convert->all;
		uint64_t lost = 0;

		for (int i = 0; i < WRITERS_LOSSES; i++)
			lost += convert->lost[i];
		report("%s: %zu file%s, %" PRIu64 " hand%s: %" PRIu64 " written, %" PRIu64
		       " invalid, %" PRIu64 " duplicate%s, %" PRIu64 " detail%s lost%s",
			convert->output, convert->files, convert->files == 1 ? "" : "s", all->hands,
			all->hands == 1 ? "" : "s", all->converted, all->bad, all->duplicates,
			all->duplicates == 1 ? "" : "s", lost, lost == 1 ? "" : "s",
			lost ? "; see --report=lost" : "");
	}
	return status;
}

static int run_command(int argc, char **argv)
{
	static struct convert state; /* large; a single instance */
	struct settings *const settings = &state.settings;
	struct walk *const walk = &state.walk;
	int status = options_parse(&command_convert, argc, argv, settings, &state);

	state.format = &convert_formats[state.to];
	if (status == OPTIONS_RUN)
		status = wrong_options(&state);
	if (status == OPTIONS_RUN && state.format->write == convert_write_store)
		status = convert_name_store(&state);
	if (status != OPTIONS_RUN)
		return status;
	if (!choose_fields(&state))
		return EXIT_USAGE;
	if (!settings->operand_count && !settings->from_count && isatty(STDIN_FILENO))
		report_warning("reading hands from the terminal; Ctrl-D ends");
	options_use_processors(settings);
	state.seen = convert_seen_new();
	if (!state.seen || !walk_gather(walk, settings, state.recursive, true) ||
		!hands_open(&state.hands, walk->names, walk->count) ||
		!hands_use_threads(&state.hands, settings->jobs))
		return report_memory();
	state.hands.keep_bad = true;
	state.hands.mode = state.format->records ? HANDS_WHOLE : HANDS_FILES;
	settings->keep_going = true;
	if (state.format->write == convert_write_store)
		status = write_store(&state);
	else
		status = state.output ? write_files(&state) : convert_run(&state);
	if (walk->failed && status < EXIT_IO)
		status = EXIT_IO;
	else if (walk->none && status == EXIT_DONE)
		status = EXIT_INVALID;
	hands_close(&state.hands);
	convert_seen_free(state.seen);
	text_free(&state.site);
	text_free(&state.path);
	text_free(&state.written);
	hand_play_free(&state.play);
	store_facts_free(&state.facts);
	walk_free(walk);
	return status;
}

const struct command command_convert = {
	.name = "convert",
	.full_name = "felt convert",
	.purpose = "convert hand histories between formats",
	.example = "felt sim ann=random bob=call | felt convert --to csv",
	.operands = "[option ...] [file ...]\n"
		    "--to sqlite [option ...] database.db [file ...]\n"
		    "--report[=files|lost] [option ...] [file ...]",
	.about = "Reads hand histories of poker sites and PHH files; felt-sites(7) lists the "
		 "sites. Without files, standard input is read.",
	.takes = SHARED_ROWS | SHARED_JOBS,
	COMMAND_OPTIONS(options),
	.view = {{"--report lost", convert_lost_fields, 1}, {"--report", convert_fields, 1},
		{"--rows actions", convert_row_fields, 1u << CONVERT_ROWS_ACTIONS},
		{"--rows hands", convert_row_fields, 1u << CONVERT_ROWS_HANDS},
		{"--to csv", convert_row_fields, 1u << CONVERT_ROWS_PLAYERS},
		{"--to tsv", convert_row_fields, 1u << CONVERT_ROWS_PLAYERS}},
	.run = run_command,
};
