/* The table of the options that several commands share, and the list of a command's options. */
#include "options.h"

#include "nearest.h"
#include "report.h"

#include "base/scan.h"
#include "game/variant.h"

#include <assert.h>
#include <string.h>

enum { GAMES_MAX = 32 };

/* The group of the shared options that exclude each other; commands number theirs from 1. */
enum { BOARD_NUMBERS = 99 };

static bool read_delimiter(void *state, const char *value)
{
	struct settings *settings = state;

	if (!strcmp(value, "tab") || !strcmp(value, "\\t")) {
		settings->delimiter = '\t';
	} else if (strlen(value) == 1 && !strchr("\"\r\n", *value)) {
		settings->delimiter = *value;
	} else
		return !report_usage("--delimiter: '%s' is neither 'tab' nor a single character "
				     "other than a quote",
			value);
	return true;
}

static bool read_from(void *state, const char *value)
{
	static const char *files[OPTION_FILES_MAX]; /* no part of the settings, which are cleared */
	struct settings *settings = state;

	settings->from = files;
	if (settings->from_count == OPTION_FILES_MAX)
		return !report_usage("--from: at most %d files", OPTION_FILES_MAX);
	settings->from[settings->from_count++] = value;
	return true;
}

static size_t add_keys(const struct game *const *rows, const char **names, size_t count)
{
	for (; *rows && count < GAMES_MAX; rows++)
		names[count++] = (*rows)->key;
	return count;
}

bool options_unknown_game(const char *value, const char *const *names, size_t count)
{
	const char *const alias = variant_alias(slice_of(value));
	const char *const several = variant_ambiguous(slice_of(value));
	const char *nearest;

	if (several)
		return !report_usage("--game: '%s' may be %s", value, several);
	if (game_find_shoe(slice_of(alias ? alias : value)))
		return !report_usage("--game: '%s' is not a poker game; only felt rank, showdown, "
				     "count and deal support it",
			value);
	nearest = closest_match(value, names, count);
	if (nearest)
		return !report_usage("--game: unknown game '%s'; did you mean '%s'?", value,
			nearest);
	return !report_usage("--game: unknown game '%s'; see 'felt help games'", value);
}

static bool read_game(void *state, const char *value)
{
	struct settings *settings = state;
	const char *const alias = variant_alias(slice_of(value));
	const struct slice key = slice_of(alias ? alias : value);
	const struct variant *const variant = variant_find(key);
	const bool shoes = settings->command->takes & SHARED_DECKS;
	const struct game *const shoe = shoes ? game_find_shoe(key) : NULL;
	const char *names[GAMES_MAX];
	size_t count;

	settings->game = shoe ? shoe : alias && variant ? variant->game : game_find(key);
	if (settings->game)
		return true;
	count = add_keys(game_rows, names, 0);
	if (shoes)
		count = add_keys(game_shoe_rows, names, count);
	return options_unknown_game(value, names, count);
}

#define PAGES_HELP "output format; svg is an image, html a page"

static const struct option_row shared[] = {
	{'b', "board", "cards", "the board, shared by all hands",
		INTO_CARDS(struct settings, board), .takers = SHARED_BOARD},
	{'d', "dead", "cards", "dead cards, which cannot be dealt",
		INTO_CARDS(struct settings, dead), .takers = SHARED_DEAD},
	{'f', "format", "text|tsv|csv|json|table", "output format",
		INTO_CHOICE(struct settings, written, ROWS_TEXT), .takers = SHARED_ROWS},
	{'f', "format", "text|tsv|csv|json|table|svg", "output format; svg is an image",
		INTO_CHOICE(struct settings, written, ROWS_TEXT), .takers = SHARED_SVG},
	{'f', "format", "text|tsv|csv|json|table|phh", "output format",
		INTO_CHOICE(struct settings, written, ROWS_TEXT), .takers = SHARED_PHH},
	{'f', "format", "text|tsv|csv|json|table|phh|svg|html", PAGES_HELP,
		INTO_CHOICE(struct settings, written, ROWS_TEXT), .takers = SHARED_PAGES},
	{'f', "format", "text|tsv|csv|json|table|svg|html", PAGES_HELP,
		INTO_CHOICE(struct settings, written, ROWS_TEXT), .takers = SHARED_SOLUTIONS},
	{'f', "format", "text|tsv|csv|json|table|phh", "output format (default: phh)",
		INTO_CHOICE(struct settings, written, ROWS_TEXT), .takers = SHARED_HANDS},
	{'g', "game", "game", "the game (default: holdem)", INTO_FUNCTION(read_game),
		.takers = SHARED_GAME},
	{'h', "help", NULL, "print this help", .kind = OPTION_HELP, .takers = SHARED_ALL},
	{'i', "input", "lines|csv|tsv", "input format (default: lines)",
		INTO_CHOICE(struct settings, input, INPUT_LINES), .takers = SHARED_TABLES},
	{'j', "jobs", "number", "number of threads",
		INTO_NUMBER(struct settings, jobs, 1, OPTION_JOBS_MAX), .takers = SHARED_JOBS,
		.suggested_for = "threads cores workers parallel"},
	{'k', "keep-going", NULL, "report invalid input and continue",
		INTO_FLAG(struct settings, keep_going), .takers = SHARED_ALL},
	{'q', "quiet", NULL, "print no warnings", INTO_FLAG(struct settings, quiet),
		.takers = SHARED_ALL},
	{0, "boards", "number", "play this many boards, each for an equal part of the pot",
		INTO_NUMBER(struct settings, boards, 1, BOARDS_MAX), .group = BOARD_NUMBERS,
		.takers = SHARED_BOARDS},
	{0, "cards", "ascii|unicode|es", "card notation (es: Spanish)",
		INTO_CHOICE(struct settings, writes, CARD_ASCII), .takers = SHARED_ALL},
	{0, "color", "auto|always|never", "when to use colors",
		INTO_CHOICE(struct settings, wants_colour, SCREEN_COLOUR_AUTO),
		.takers = SHARED_ALL},
	{0, "column", "name|number", "the column to read", INTO_STRING(struct settings, column),
		.takers = SHARED_TABLES},
	{0, "columns", "columns", "the columns of hands, board and dead cards",
		INTO_STRING(struct settings, several), .takers = SHARED_COLUMNS},
	{0, "decks", "number", "number of decks (default: 1)",
		INTO_NUMBER(struct settings, decks, 1, SHOE_DECKS_MAX), .takers = SHARED_DECKS},
	{0, "delimiter", "character", "CSV delimiter (default: comma)",
		INTO_FUNCTION(read_delimiter), .takers = SHARED_ALL},
	{0, "digits", "number", "print fractions with this many decimal places",
		INTO_NUMBER(struct settings, decimals.digits, 0, ROWS_DIGITS_MAX),
		.takers = SHARED_DECIMALS},
	{0, "fields", "list", "print these fields, separated by commas",
		INTO_STRING(struct settings, fields), .takers = SHARED_ALL},
	{0, "from", "file", "read this file (may be repeated)", INTO_FUNCTION(read_from),
		.takers = SHARED_ALL},
	{0, "header", NULL, "print the header line, or omit it",
		INTO_SWITCH(struct settings, header), .opposite = "no-header",
		.takers = SHARED_ALL},
	{0, "ignore-suits", NULL, "with -g high: cards of equal rank tie",
		INTO_FLAG(struct settings, ranks), .takers = SHARED_SUITS},
	{0, "percent", NULL, "print shares and probabilities in percent",
		INTO_FLAG(struct settings, decimals.percent), .takers = SHARED_DECIMALS},
	{0, "run", "number", "run out the board this many times",
		INTO_NUMBER(struct settings, runs, 1, BOARDS_MAX), .group = BOARD_NUMBERS,
		.takers = SHARED_BOARDS},
	{0, "trips-over-straight", NULL, "in short deck, three of a kind beats a straight",
		INTO_FLAG(struct settings, trips), .takers = SHARED_GAME},
};

/* Letters without a value come first, then letters with one, then options with only a long name. */
static int rank_of(const struct option_row *row)
{
	return !row->letter ? 2 : row->argument != NULL;
}

static bool comes_before(const struct option_row *a, const struct option_row *b)
{
	if (rank_of(a) != rank_of(b))
		return rank_of(a) < rank_of(b);
	return a->letter ? a->letter < b->letter : strcmp(a->name, b->name) < 0;
}

static void insert(struct option_list *list, const struct option_row *row)
{
	size_t at = list->count++;

	assert(list->count <= OPTIONS_MAX);
	for (; at && comes_before(row, list->row[at - 1]); at--)
		list->row[at] = list->row[at - 1];
	list->row[at] = row;
}

struct option_list options_of(const struct command *command)
{
	struct option_list list = {.count = 0};

	for (size_t i = 0; i < sizeof shared / sizeof *shared; i++)
		if ((shared[i].takers == SHARED_ALL || shared[i].takers & command->takes) &&
			!(command->omits &&
				slice_in_list(slice_of(shared[i].name), command->omits, ' ')))
			insert(&list, shared + i);
	for (size_t i = 0; i < command->option_count; i++)
		insert(&list, command->options + i);
	return list;
}
