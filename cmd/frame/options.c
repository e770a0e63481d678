/* The command line, parsed by the rows of its options. */
#include "options.h"

#include "input.h"
#include "nearest.h"
#include "operands.h"
#include "output.h"
#include "report.h"
#include "usage.h"

#include "base/scan.h"

#include <assert.h>
#include <ctype.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* -- the command line ----------------------------------------------------- */

/* Arguments of getopt_long, made from the rows. The number of a long option is LONG_FIRST plus the
 * index of its row, that of an opposite name OPPOSITE_FIRST plus the index, and so on; all are
 * greater than any character in optopt. */
enum {
	OPERAND = 1,
	LONG_FIRST = 0x110000,
	OPPOSITE_FIRST = LONG_FIRST + OPTIONS_MAX,
	ALSO_FIRST = OPPOSITE_FIRST + OPTIONS_MAX,
	OLD_FIRST = ALSO_FIRST + OPTIONS_MAX
};

struct getopt_tables {
	struct option_list list;
	struct option longs[3 * OPTIONS_MAX + 1];
	const char *names[2 * OPTIONS_MAX]; /* names that messages may suggest */
	size_t long_count, count;
	uint64_t old_names, old_values; /* previous names that were given: one bit per option */
	char letters[3 * OPTIONS_MAX + 3];
};

static void add_long(struct getopt_tables *tables, const char *name, int argument, int number)
{
	assert(tables->long_count < 3 * OPTIONS_MAX);
	tables->longs[tables->long_count++] = (struct option){name, argument, NULL, number};
	if (number < ALSO_FIRST)
		tables->names[tables->count++] = name;
}

static void make_tables(struct getopt_tables *tables, const struct command *command)
{
	char *letter = tables->letters;

	tables->list = options_of(command);
	*letter++ = '-'; /* makes getopt return operands in place, as OPERAND */
	*letter++ = ':'; /* makes it distinguish a missing value from an unknown option */
	for (size_t i = 0; i < tables->list.count; i++) {
		const struct option_row *row = tables->list.row[i];
		const int argument = !row->argument  ? no_argument
				     : row->optional ? optional_argument
						     : required_argument;

		add_long(tables, row->name, argument, LONG_FIRST + (int)i);
		if (row->opposite)
			add_long(tables, row->opposite, argument, OPPOSITE_FIRST + (int)i);
		if (row->also)
			add_long(tables, row->also, argument, ALSO_FIRST + (int)i);
		if (row->old)
			add_long(tables, row->old, argument, OLD_FIRST + (int)i);
		if (!row->letter)
			continue;
		*letter++ = row->letter;
		for (int colons = argument; colons > 0; colons--)
			*letter++ = ':';
	}
}

/* The index of the row that getopt has found. */
static size_t place_of(const struct getopt_tables *tables, int number)
{
	size_t place = 0;

	if (number >= LONG_FIRST)
		return (size_t)(number - LONG_FIRST) % OPTIONS_MAX;
	while (tables->list.row[place]->letter != number)
		place++;
	return place;
}

/* The name of a long option that getopt has found. */
static const char *name_of(const struct getopt_tables *tables, int number)
{
	const struct option_row *const row = tables->list.row[place_of(tables, number)];

	return number >= OLD_FIRST        ? row->old
	       : number >= ALSO_FIRST     ? row->also
	       : number >= OPPOSITE_FIRST ? row->opposite
					  : row->name;
}

/* Warns about previous names that were used. */
static void warn_of_old(const struct getopt_tables *tables)
{
	for (size_t i = 0; i < tables->list.count; i++) {
		const struct option_row *const row = tables->list.row[i];
		const char *const last = row->argument ? strrchr(row->argument, '|') : NULL;

		if (tables->old_names >> i & 1)
			report_warning("--%s is now called --%s; the next version accepts only "
				       "that",
				row->old, row->name);
		if (tables->old_values >> i & 1 && last)
			report_warning("--%s: '%s' is now called '%s'; the next version accepts "
				       "only that",
				row->name, row->old_value, last + 1);
	}
}

/* Reports an abbreviation of several long options, with their names. */
static bool ambiguous(const struct getopt_tables *tables, const char *word)
{
	size_t length = strlen(word), count = 0;
	char room[1024];
	struct text list = text_over(room, sizeof room);

	for (size_t i = 0; i < tables->count; i++)
		if (!strncmp(tables->names[i], word, length)) {
			text_format(&list, "%s%s", count++ ? ", --" : "--", tables->names[i]);
		}
	if (count > 1)
		report_usage("ambiguous option '--%s': %.*s", word, (int)list.length, list.bytes);
	return count > 1;
}

/* Reports an unknown option that is a value of an option, such as --json, or that an option
 * suggests itself for, such as --threads. Returns false if there is none. */
static bool suggest_option(const struct getopt_tables *tables, const char *name)
{
	const struct slice word = slice_of(name);

	for (size_t i = 0; i < tables->list.count; i++) {
		const struct option_row *const row = tables->list.row[i];
		const bool is_value =
			row->kind == OPTION_CHOICE && slice_in_list(word, row->argument, '|');

		if (is_value && row->letter)
			return report_usage("unknown option '--%s'; did you mean '-%c %s'?", name,
				row->letter, name);
		if (is_value)
			return report_usage("unknown option '--%s'; did you mean '--%s=%s'?", name,
				row->name, name);
		if (row->suggested_for && slice_in_list(word, row->suggested_for, ' '))
			return report_usage("unknown option '--%s'; did you mean '--%s'?", name,
				row->name);
	}
	return false;
}

static int unknown_long(const struct getopt_tables *tables, const char *word)
{
	char name[64];
	const char *nearest;
	size_t length = strcspn(word, "=");

	if (length >= sizeof name)
		length = sizeof name - 1;
	memcpy(name, word, length);
	name[length] = '\0';
	if (ambiguous(tables, name) || suggest_option(tables, name))
		return EXIT_USAGE;
	nearest = closest_match(name, tables->names, tables->count);
	if (nearest)
		return report_usage("unknown option '--%s'; did you mean '--%s'?", name, nearest);
	return report_usage("unknown option '--%s'", name);
}

/* Suggests the letter in the other case, if there is such an option. */
static int unknown_letter(const struct getopt_tables *tables, int letter)
{
	for (size_t i = 0; i < tables->list.count; i++)
		if (tables->list.row[i]->letter && letter == toupper(tables->list.row[i]->letter))
			return report_usage("unknown option '-%c'; did you mean '-%c'?", letter,
				tables->list.row[i]->letter);
	return report_usage("unknown option '-%c'", letter);
}

/* Reports an option that getopt has rejected: ':' is a missing value, '?' anything else. optopt is
 * the letter or the number of the option, or 0 for an unknown long option. Only then is the word
 * before optind examined; after a missing value optind is beyond argc in some libraries. */
static int refused(const struct getopt_tables *tables, int answer, int argc, char **argv)
{
	if (optopt >= LONG_FIRST) {
		const char *const name = name_of(tables, optopt);

		return answer == ':' ? report_usage("option '--%s' requires a value", name)
				     : report_usage("option '--%s' takes no value", name);
	}
	if (optopt)
		return answer == ':' ? report_usage("option '-%c' requires a value", optopt)
				     : unknown_letter(tables, optopt);
	return unknown_long(tables, optind <= argc ? argv[optind - 1] + 2 : "");
}

/* Records that an option was given. Reports another given option that excludes it, and returns
 * false. */
static bool note(struct settings *settings, const struct option_list *list, size_t place)
{
	const struct option_row *row = list->row[place];

	for (size_t i = 0; row->group && i < list->count; i++) {
		const struct option_row *other = list->row[i];

		if (i == place || other->group != row->group || !(settings->given >> i & 1) ||
			(row->beside && other->beside))
			continue;
		return !report_usage("--%s and --%s cannot be used together", other->name,
			row->name);
	}
	settings->given |= (uint64_t)1 << place;
	return true;
}

/* The index of the option with that name; -1 if the command does not have it. */
static int index_of(const struct option_list *list, const char *name)
{
	for (size_t i = 0; i < list->count; i++)
		if (!strcmp(list->row[i]->name, name))
			return (int)i;
	return -1;
}

bool options_given(const struct settings *settings, const char *name)
{
	const struct option_list list = options_of(settings->command);
	const int index = index_of(&list, name);

	return index >= 0 && settings->given >> index & 1;
}

void options_use_processors(struct settings *settings)
{
	const long count = sysconf(_SC_NPROCESSORS_ONLN);

	if (!options_given(settings, "jobs"))
		settings->jobs = count < 1                 ? 1
				 : count > OPTION_JOBS_MAX ? OPTION_JOBS_MAX
							   : (unsigned)count;
}

/* Reports an option that was given without the one that it needs, and returns false. */
static bool needs_are_met(const struct settings *settings, const struct option_list *list)
{
	for (size_t i = 0; i < list->count; i++) {
		const struct option_row *row = list->row[i];

		if (!(settings->given >> i & 1) || !row->needs ||
			options_given(settings, row->needs))
			continue;
		return !report_usage("--%s requires --%s", row->name, row->needs);
	}
	return true;
}

/* The cards of an option, or NULL if it takes none: operands may follow them from here on. */
static struct option_cards *followed(const struct option_row *row, struct settings *settings,
	void *state)
{
	char *base = row->takers ? (char *)settings : state;
	struct option_cards *cards;

	if (row->kind != OPTION_CARDS)
		return NULL;
	cards = (struct option_cards *)(void *)(base + row->target);
	cards->next = settings->operand_count;
	cards->followers = 0;
	return cards;
}

/* The next option, or OPERAND; -1 after the last and at "--". Some getopts, such as that of musl,
 * end at the operand "-" instead of returning it. */
static int next_option(const struct getopt_tables *tables, int argc, char **argv)
{
	const int answer = getopt_long(argc, argv, tables->letters, tables->longs, NULL);

	if (answer != -1 || optind >= argc || strcmp(argv[optind], "-") != 0 ||
		strcmp(argv[optind - 1], "--") == 0)
		return answer;
	optarg = argv[optind++];
	return OPERAND;
}

/* Reads the options, and moves the operands, which may be between them, to the start of argv.
 * Returns OPTIONS_RUN, or the exit status. */
static int read_options(struct getopt_tables *tables, int argc, char **argv,
	struct settings *settings, void *state)
{
	struct option_cards *before = NULL;
	int answer;

	settings->operands = argv + 1;
	opterr = 0;
	while ((answer = next_option(tables, argc, argv)) != -1) {
		const struct option_row *row;
		size_t place;

		if (answer == ':' || answer == '?')
			return refused(tables, answer, argc, argv);
		if (answer == OPERAND) {
			settings->operands[settings->operand_count++] = optarg;
			if (before)
				before->followers++;
			continue;
		}
		place = place_of(tables, answer);
		row = tables->list.row[place];
		if (row->kind == OPTION_HELP) {
			struct text help = {0};
			bool good;

			usage_help(settings->command, &help);
			good = output_text(&help);
			text_free(&help);
			return good ? EXIT_DONE : EXIT_IO;
		}
		if (!note(settings, &tables->list, place) ||
			!options_take(row, optarg, answer >= OPPOSITE_FIRST && answer < ALSO_FIRST,
				settings, state))
			return EXIT_USAGE;
		tables->old_names |= (uint64_t)(answer >= OLD_FIRST) << place;
		tables->old_values |=
			(uint64_t)(row->old_value && optarg && !strcmp(optarg, row->old_value))
			<< place;
		before = followed(row, settings, state);
	}
	while (optind < argc) /* after "--" */
		settings->operands[settings->operand_count++] = argv[optind++];
	return needs_are_met(settings, &tables->list) ? OPTIONS_RUN : EXIT_USAGE;
}

/* -- settings ------------------------------------------------------------- */

enum { PERCENT_DIGITS = 2 };

int options_digits(const struct settings *settings, int usual)
{
	return options_given(settings, "digits") ? (int)settings->decimals.digits : usual;
}

/* Reports options for text rows if there are none, and returns false. */
static bool settle_decimals(struct settings *settings)
{
	struct rows_decimals *decimals = &settings->decimals;
	const bool digits = options_given(settings, "digits");

	decimals->rounded = digits || decimals->percent;
	if (!digits && decimals->percent)
		decimals->digits = PERCENT_DIGITS;
	if (!decimals->rounded || settings->format != ROWS_JSON)
		return true;
	return !report_usage("--%s and -f json cannot be used together; JSON numbers are exact "
			     "fractions",
		digits ? "digits" : "percent");
}

/* Sets the output style for the user: formatted as a table, if requested, or if text rows come from
 * lines and go to a terminal; in colour, and with suit symbols. */
static void settle_screen(struct settings *settings)
{
	const bool table = settings->written == WRITTEN_TABLE;
	bool unicode;
	const bool there = screen_is_there(table, &settings->columns, &unicode);

	settings->screen = table || (there && settings->written == ROWS_TEXT &&
					    settings->input == INPUT_LINES);
	settings->colour = screen_wants_colour(settings->wants_colour, settings->screen && there);
	report_quiet(settings->quiet);
	report_style(screen_errors_are_read(),
		screen_wants_colour(settings->wants_colour, screen_errors_are_read()));
	if (!options_given(settings, "cards") &&
		((settings->screen && unicode) ||
			(settings->command->takes & (SHARED_PAGES | SHARED_SOLUTIONS) &&
				(settings->svg || settings->html))))
		settings->writes = CARD_UNICODE;
	settings->reads = settings->writes == CARD_SPANISH ? CARD_SPANISH : CARD_ASCII;
}

static bool wrong_value(const char *option, const char *value, const char *right)
{
	return !report_usage("%s: '%s' is not %s", option, value, right);
}

/* FELT_PATH is for tests and measurements: every code path gives the same results. */
bool options_path(enum cpu_path *path)
{
	const char *wanted = getenv("FELT_PATH");

	*path = cpu_path_best();
	if (!wanted || !*wanted)
		return true;
	if (!cpu_path_parse(wanted, path))
		return wrong_value("FELT_PATH", wanted, "scalar, avx2 or avx512");
	return cpu_path_usable(*path) ||
	       wrong_value("FELT_PATH", wanted, "supported by this processor");
}

const char *options_hero(void)
{
	const char *const name = getenv("FELT_HERO");

	return name && *name ? name : NULL;
}

/* Reports options that --columns excludes, and returns false. */
static bool settle_columns(const struct settings *settings)
{
	if (!settings->several)
		return true;
	if (settings->column)
		report_usage("--column and --columns cannot be used together");
	else if (settings->operand_count)
		report_usage("--columns requires a table from --from or standard input; operands "
			     "have no columns");
	else if (settings->input == INPUT_LINES)
		report_usage("--columns requires -i csv or -i tsv");
	else
		return true;
	return false;
}

/* Switches to a variant of the game, for an option that applies to one game only. */
static bool change_game(struct settings *settings, const char *option, const struct game *from,
	const struct game *to)
{
	if (settings->game == from)
		settings->game = to;
	if (settings->game == to)
		return true;
	return !report_usage("--%s requires --game %s", option, from->key);
}

int options_parse(const struct command *command, int argc, char **argv, struct settings *settings,
	void *state)
{
	static const char *standard_input[] = {"-"};
	struct getopt_tables tables = {.count = 0};
	int status;
	const char *kind;
	unsigned takes;
	int written;
	bool given;

	*settings = (struct settings){.game = &game_holdem,
		.decks = 1,
		.header = -1,
		.delimiter = ',',
		.jobs = 1,
		.command = command};
	make_tables(&tables, command);
	status = read_options(&tables, argc, argv, settings, state);
	if (status != OPTIONS_RUN)
		return status;
	if (settings->operand_count == 1 && !settings->from_count &&
		!strcmp(settings->operands[0], "-") && index_of(&tables.list, "from") >= 0) {
		settings->operand_count = 0;
		settings->from = standard_input;
		settings->from_count = 1;
	}
	kind = settings->from_count ? input_table(settings->from[0]) : NULL;
	/* Without --input, other options may imply a table: --column and --columns, and --delimiter
	 * unless it may be meant for the output alone, with -f csv. It is tab-separated if the
	 * delimiter is a tab, or if the file name says so. */
	if (settings->command->takes & SHARED_TABLES && !options_given(settings, "input") &&
		!settings->operand_count)
		if (settings->column || settings->several ||
			(options_given(settings, "delimiter") && settings->written != ROWS_CSV))
			settings->input =
				settings->delimiter == '\t' || (kind && !strcmp(kind, "tsv"))
					? INPUT_TSV
					: INPUT_CSV;
	takes = settings->command->takes;
	written = settings->written;
	given = options_given(settings, "format");
	/* The output: rows in one of their formats, PHH or images. Without --format, commands that
	 * write hands write PHH, and rows of a table keep its format. */
	settings->phh =
		given ? written == WRITTEN_PHH && takes & (SHARED_PHH | SHARED_PAGES | SHARED_HANDS)
		      : takes & SHARED_HANDS;
	if (takes & SHARED_SOLUTIONS) {
		settings->svg = written == WRITTEN_SOLUTION_SVG;
		settings->html = written == WRITTEN_SOLUTION_HTML;
	} else {
		settings->svg =
			takes & SHARED_SVG ? written > WRITTEN_TABLE : written == WRITTEN_PAGE_SVG;
		settings->html = written == WRITTEN_PAGE_HTML;
	}
	settings->format = written >= WRITTEN_TABLE ? ROWS_TEXT : (enum rows_format)written;
	if (!given && settings->input != INPUT_LINES)
		settings->format = settings->input == INPUT_CSV ? ROWS_CSV : ROWS_TSV;
	settle_screen(settings);
	warn_of_old(&tables);
	/* Three of a kind above a straight, and cards without suits, are variants of the game with
	 * rows of their own. */
	if (settings->trips && !change_game(settings, "trips-over-straight", &game_short_deck,
				       &game_short_deck_trips))
		return EXIT_USAGE;
	if (settings->ranks && !change_game(settings, "ignore-suits", &game_high, &game_high_ranks))
		return EXIT_USAGE;
	operands_to_options(settings);
	if (settings->operand_count && settings->column)
		return report_usage("--column requires a table from --from or standard input; "
				    "operands have no columns");
	if (!settle_decimals(settings) || !options_path(&settings->path))
		return EXIT_USAGE;
	if (settings->operand_count && settings->from_count)
		return report_usage("operands and --from cannot be used together");
	return settle_columns(settings) ? OPTIONS_RUN : EXIT_USAGE;
}
