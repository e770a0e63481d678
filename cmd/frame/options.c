#include "options.h"

#include "output.h"
#include "report.h"
#include "screen.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a command may take, and names when it does. */
static const struct option_row some_rows[] = {
	{OPTION_BOARD, "board", WITH_VALUE},
	{OPTION_DEAD, "dead", WITH_VALUE},
	{OPTION_JOBS, "jobs", WITH_VALUE},
};

/* What every command takes. */
static const struct option_row common_rows[] = {
	{OPTION_FORMAT, "format", WITH_VALUE},
	{OPTION_HELP, "help", WITHOUT_VALUE},
	{OPTION_INPUT, "input", WITH_VALUE},
	{OPTION_KEEP_GOING, "keep-going", WITHOUT_VALUE},
	{OPTION_CARDS, "cards", WITH_VALUE},
	{OPTION_COLOR, "color", WITH_VALUE},
	{OPTION_COLUMN, "column", WITH_VALUE},
	{OPTION_DELIMITER, "delimiter", WITH_VALUE},
	{OPTION_FIELDS, "fields", WITH_VALUE},
	{OPTION_FROM, "from", WITH_VALUE},
	{OPTION_HEADER, "header", WITHOUT_VALUE},
	{OPTION_NO_HEADER, "no-header", WITHOUT_VALUE},
};

enum { ROWS_MAX = 40 };

/* What getopt_long wants, made from a command's rows. */
struct getopt_tables {
	struct option longs[ROWS_MAX + 1];
	const char *names[ROWS_MAX];
	size_t count;
	char letters[3 * ROWS_MAX + 2];
	size_t letters_length;
};

static void add_row(struct getopt_tables *tables, const struct option_row *row)
{
	static const int arguments[] = {no_argument, required_argument, optional_argument};

	tables->names[tables->count] = row->name;
	tables->longs[tables->count++] =
		(struct option){row->name, arguments[row->argument], NULL, row->id};
	if (row->id >= OPTION_LONG_ONLY)
		return;
	tables->letters[tables->letters_length++] = (char)row->id;
	for (int colons = (int)row->argument; colons > 0; colons--)
		tables->letters[tables->letters_length++] = ':';
}

static void make_tables(struct getopt_tables *tables, const struct command *command)
{
	memset(tables, 0, sizeof *tables);
	tables->letters[tables->letters_length++] = ':'; /* a missing value is told apart */
	for (size_t i = 0; i < sizeof some_rows / sizeof *some_rows; i++)
		if (strchr(command->some, some_rows[i].id))
			add_row(tables, &some_rows[i]);
	for (size_t i = 0; i < sizeof common_rows / sizeof *common_rows; i++)
		add_row(tables, &common_rows[i]);
	for (const struct option_row *row = command->own; row && row->id; row++)
		add_row(tables, row);
}

bool options_number(const char *option, const char *value, unsigned least, unsigned most,
	unsigned *number)
{
	uint64_t read;

	if (!slice_uint((struct slice){value, strlen(value)}, most, &read) || read < least) {
		report_usage("%s: '%s' is not a number from %u to %u", option, value, least, most);
		return false;
	}
	*number = (unsigned)read;
	return true;
}

static bool wrong_value(const char *option, const char *value, const char *right)
{
	report_usage("%s: '%s' is not %s", option, value, right);
	return false;
}

struct choices {
	enum screen_colour colour;
	bool notation_given;
};

static bool take_delimiter(const char *value, struct settings *settings)
{
	if (!strcmp(value, "tab") || !strcmp(value, "\\t"))
		settings->delimiter = '\t';
	else if (strlen(value) == 1 && !strchr("\"\r\n", *value))
		settings->delimiter = *value;
	else
		return wrong_value("--delimiter", value,
			"one character other than a quote, or 'tab'");
	return true;
}

/* One of the rows' formats, or what the command has besides them. */
static bool take_format(const struct command *command, const char *value, struct settings *settings)
{
	const char *more = strchr(command->some, OPTION_FORMAT) ? "svg"
			   : strchr(command->some, 'p')         ? "phh"
								: NULL;
	bool own = more && !strcmp(value, more);

	settings->format_given = true;
	settings->svg = own && !strcmp(more, "svg");
	settings->phh = own && !settings->svg;
	if (own)
		settings->format = ROWS_TEXT;
	return own || rows_format_parse(value, &settings->format) ||
	       wrong_value("--format", value,
		       !more          ? "text, tsv, csv or json"
		       : *more == 's' ? "text, tsv, csv, json or svg"
				      : "text, tsv, csv, json or phh");
}

static bool take_shared(const struct command *command, int id, char *value,
	struct settings *settings, struct choices *choices)
{
	switch (id) {
	case OPTION_BOARD:
		settings->board = (struct slice){value, strlen(value)};
		return true;
	case OPTION_DEAD:
		settings->dead = (struct slice){value, strlen(value)};
		return true;
	case OPTION_FORMAT:
		return take_format(command, value, settings);
	case OPTION_INPUT:
		if (!strcmp(value, "lines"))
			settings->input = INPUT_LINES;
		else if (!strcmp(value, "csv"))
			settings->input = INPUT_CSV;
		else if (!strcmp(value, "tsv"))
			settings->input = INPUT_TSV;
		else
			return wrong_value("--input", value, "lines, csv or tsv");
		return true;
	case OPTION_JOBS:
		settings->jobs_given = true;
		return options_number("--jobs", value, 1, OPTION_JOBS_MAX, &settings->jobs);
	case OPTION_KEEP_GOING:
		settings->keep_going = true;
		return true;
	case OPTION_COLUMN:
		settings->column = value;
		return true;
	case OPTION_DELIMITER:
		return take_delimiter(value, settings);
	case OPTION_FROM:
		if (settings->from_count == OPTION_FILES_MAX) {
			report_usage("--from: at most %d files", OPTION_FILES_MAX);
			return false;
		}
		settings->from[settings->from_count++] = value;
		return true;
	case OPTION_FIELDS:
		settings->fields = value;
		return true;
	case OPTION_HEADER:
	case OPTION_NO_HEADER:
		settings->header = id == OPTION_HEADER;
		return true;
	case OPTION_CARDS:
		choices->notation_given = true;
		return card_notation_parse(value, &settings->writes) ||
		       wrong_value("--cards", value, "ascii, unicode or es");
	case OPTION_COLOR:
		return screen_colour_parse(value, &choices->colour) ||
		       wrong_value("--color", value, "auto, always or never");
	default:
		return true;
	}
}

/* A word that begins several long options: names them. */
static bool ambiguous(const struct getopt_tables *tables, const char *word)
{
	size_t length = strlen(word), count = 0;
	struct text list = {0};

	for (size_t i = 0; i < tables->count; i++)
		if (!strncmp(tables->names[i], word, length)) {
			text_add_string(&list, count++ ? ", --" : "--");
			text_add_string(&list, tables->names[i]);
		}
	if (count > 1)
		report_usage("option '--%s' may be %.*s", word, (int)list.length,
			list.bytes ? list.bytes : "");
	text_free(&list);
	return count > 1;
}

static bool unknown_option(const struct getopt_tables *tables, const char *word)
{
	char name[32];
	const char *nearest;
	size_t length;

	if (optopt && optopt < OPTION_LONG_ONLY && strncmp(word, "--", 2) != 0) {
		report_usage("unknown option '-%c'", optopt);
		return false;
	}
	length = strcspn(word + 2, "=");
	if (length >= sizeof name)
		length = sizeof name - 1;
	memcpy(name, word + 2, length);
	name[length] = '\0';
	if (optopt) { /* a known option that takes no value was given one */
		report_usage("option '--%s' takes no value", name);
		return false;
	}
	if (ambiguous(tables, name))
		return false;
	nearest = report_nearest(name, tables->names, tables->count);
	if (nearest)
		report_usage("unknown option '--%s'; did you mean '--%s'?", name, nearest);
	else
		report_usage("unknown option '--%s'", name);
	return false;
}

/* What the choices and the terminal make of the rest. */
static void settle(struct settings *settings, const struct choices *choices)
{
	bool unicode;

	settings->screen = screen_is_there(&settings->columns, &unicode) &&
			   (!settings->format_given || settings->format == ROWS_TEXT) &&
			   settings->input == INPUT_LINES && !settings->svg && !settings->phh;
	settings->colour = screen_wants_colour(choices->colour, settings->screen);
	report_style(screen_errors_are_read(),
		screen_wants_colour(choices->colour, screen_errors_are_read()));
	if (!choices->notation_given && settings->screen && unicode)
		settings->writes = CARD_UNICODE;
	settings->reads = settings->writes == CARD_SPANISH ? CARD_SPANISH : CARD_ASCII;
	if (!settings->format_given && settings->input != INPUT_LINES)
		settings->format = settings->input == INPUT_CSV ? ROWS_CSV : ROWS_TSV;
}

/* FELT_PATH is for tests and measurements: every path gives the same results. */
static bool choose_path(struct settings *settings)
{
	const char *wanted = getenv("FELT_PATH");

	settings->path = cpu_path_best();
	if (!wanted || !*wanted)
		return true;
	if (!cpu_path_parse(wanted, &settings->path))
		return wrong_value("FELT_PATH", wanted, "scalar, avx2 or avx512");
	return cpu_path_usable(settings->path) ||
	       wrong_value("FELT_PATH", wanted, "a path that this processor has");
}

int options_parse(const struct command *command, int argc, char **argv, struct settings *settings)
{
	struct choices choices = {.colour = SCREEN_COLOUR_AUTO};
	struct getopt_tables tables;
	int id;

	*settings = (struct settings){.header = -1, .delimiter = ',', .jobs = 1};
	make_tables(&tables, command);
	opterr = 0;
	for (;;) {
		int before = optind;

		id = getopt_long(argc, argv, tables.letters, tables.longs, NULL);
		if (id == -1)
			break;
		if (id == OPTION_HELP) {
			bool good = output_write(command->usage, strlen(command->usage));

			return good ? EXIT_DONE : EXIT_IO;
		}
		if (id == ':') {
			if (optopt < OPTION_LONG_ONLY && strncmp(argv[optind - 1], "--", 2) != 0)
				report_usage("option '-%c' needs a value", optopt);
			else
				report_usage("option '%s' needs a value", argv[optind - 1]);
			return EXIT_USAGE;
		}
		if (id == '?') {
			/* getopt may stand inside a cluster of letters or behind it */
			unknown_option(&tables, argv[optind > before ? optind - 1 : before]);
			return EXIT_USAGE;
		}
		if (!take_shared(command, id, optarg, settings, &choices) ||
			(command->take && !command->take(command->state, id, optarg)))
			return EXIT_USAGE;
	}
	settings->operands = argv + optind;
	settings->operand_count = (size_t)(argc - optind);
	if (settings->operand_count == 1 && !strcmp(settings->operands[0], "-")) {
		settings->operand_count = 0;
		settings->from[0] = "-";
		settings->from_count += !settings->from_count;
	}
	settle(settings, &choices);
	if (!choose_path(settings))
		return EXIT_USAGE;
	if (settings->operand_count && settings->from_count)
		return report_usage("both operands and --from: give one or the other");
	return OPTIONS_RUN;
}

static bool unknown_field(struct slice word, const struct rows_name *known, size_t count)
{
	struct text list = {0};

	for (size_t i = 0; i < count; i++) {
		text_add_string(&list, i ? ", " : "");
		text_add_string(&list, known[i].name);
	}
	report_usage("--fields: no field '%.*s'; there are %.*s", (int)word.length, word.bytes,
		(int)list.length, list.bytes ? list.bytes : "");
	text_free(&list);
	return false;
}

bool options_fields(const char *list, const struct rows_name *known, size_t count, size_t usual,
	struct fields *fields)
{
	fields->count = 0;
	if (!list) {
		for (size_t i = 0; i < usual; i++) {
			fields->index[i] = (uint8_t)i;
			fields->names[i] = known[i];
		}
		fields->count = usual;
		return true;
	}
	for (const char *at = list;; at++) {
		struct slice word = slice_trim((struct slice){at, strcspn(at, ",")});
		size_t i = 0;

		while (i < count && !slice_equal(word, known[i].name))
			i++;
		if (i == count)
			return unknown_field(word, known, count);
		if (fields->count == OPTIONS_FIELDS_MAX) {
			report_usage("--fields: at most %d fields", OPTIONS_FIELDS_MAX);
			return false;
		}
		fields->index[fields->count] = (uint8_t)i;
		fields->names[fields->count++] = known[i];
		at += strcspn(at, ",");
		if (!*at)
			return true;
	}
}

bool options_cards(const char *option, struct slice text, enum card_notation notation,
	struct cards *out)
{
	struct fault fault;

	if (!cards_parse(text, notation, out, &fault))
		return true;
	report_fault(&(struct place){.name = option}, text, &fault);
	return false;
}

bool options_board_and_dead(const struct settings *settings, unsigned decks, struct cards *board,
	struct cards *dead)
{
	const struct place place = {.name = "--dead"};
	struct fault fault;

	if (!options_cards("--board", settings->board, settings->reads, board) ||
		!options_cards("--dead", settings->dead, settings->reads, dead))
		return false;
	for (int i = 0; decks == 1 && i < dead->count; i++)
		if (board->set & card_bit(dead->list[i])) {
			fault_set(&fault, STATUS_ON_BOARD, dead->at[i], dead->size[i]);
			report_fault(&place, settings->dead, &fault);
			return false;
		}
	return true;
}
