#include "grep.h"

#include "commands.h"
#include "frame/casefold.h"
#include "frame/report.h"
#include "hands/walk.h"

#include <string.h>
#include <unistd.h>

/* -- conditions ------------------------------------------------------------------- */

/* Reports an invalid value. */
static bool is_read(const char *option, const char *value, status_code status,
	const struct fault *fault)
{
	if (status == STATUS_NO_MEMORY)
		report_memory();
	else if (status)
		report_fault(&(struct location){.name = option}, slice_of(value), fault);
	return !status;
}

static bool read_name(void *state, const char *value)
{
	struct search *const search = &((struct grep *)state)->search;

	if (!search->names)
		search->names = 1;
	search->name[0] = value;
	return true;
}

static bool read_with(void *state, const char *value)
{
	struct search *const search = &((struct grep *)state)->search;

	if (!search->names)
		search->names = 1;
	if (search->names == SEARCH_NAMES)
		return !report_usage("--with: at most %d players", SEARCH_NAMES - 1);
	search->name[search->names++] = value;
	return true;
}

/* Defines the function of an option; `call` reads its value into `search`. */
#define READ(name, call)                                                                           \
	static bool read_##name(void *state, const char *value)                                    \
	{                                                                                          \
		struct search *const search = &((struct grep *)state)->search;                     \
		const struct slice word = slice_of(value);                                         \
		struct fault fault;                                                                \
                                                                                                   \
		return is_read("--" #name, value, call, &fault);                                   \
	}                                                                                          \
	static_assert(true, "a semicolon follows")

READ(position, search_read_positions(word, &search->positions, &fault));
READ(net, search_read_amounts(word, true, &search->net, &fault));
READ(pot, search_read_amounts(word, false, &search->pot, &fault));
READ(stakes, search_read_stakes(word, &search->stakes, &fault));
READ(date, search_read_dates(word, &search->dates, &fault));
READ(players, search_read_counts(word, &search->players, &fault));
READ(game, search_read_variants(word, &search->variants, &fault));
READ(line, search_read_line(word, &search->line, &fault));

/* -- the command ------------------------------------------------------------------ */

#define MATCHES_MAX UINT64_C(1000000000000000)

enum { SHOWN = 1, RESULT, WHOM }; /* groups of options */

static const struct option_row options[] = {
	{'c', "count", NULL, "print only the number of hands", INTO_FLAG(struct grep, count),
		.group = SHOWN},
	{'g', "game", "games", "the game: game names or variant codes", INTO_FUNCTION(read_game)},
	{'i', "ignore-case", NULL, "ignore case in names", INTO_FLAG(struct grep, casefold)},
	{'l', "places", NULL, "print the file, line and number of each hand",
		INTO_FLAG(struct grep, places), .group = SHOWN},
	{'m', "max", "number", "stop after this many hands",
		INTO_UINT64(struct grep, most, 1, MATCHES_MAX)},
	{'r', "recursive", NULL, "read directories recursively", INTO_FLAG(struct grep, recursive)},
	{'v', "invert", NULL, "print the hands that do not match", INTO_FLAG(struct grep, invert)},
	{0, "all-in", NULL, "the player was all-in", INTO_FLAG(struct grep, search.all_in)},
	{0, "date", "date[..date]", "date of the hand: 2009, 2009-07 or 2009-07-01",
		INTO_FUNCTION(read_date)},
	{0, "flop", "textures", "texture of the flop: monotone, paired, A-high, Ah ...",
		INTO_STRING(struct grep, texture[0])},
	{0, "hero", NULL, "the player is that of FELT_HERO, or whose cards the history shows",
		INTO_FLAG(struct grep, hero), .group = WHOM},
	{0, "hole", "range", "the player's hole cards", INTO_STRING(struct grep, hole),
		.suggested_for = "hand hands hole-cards"},
	{0, "index", NULL, "keep an index next to each large file, and use it",
		INTO_FLAG(struct grep, with_index)},
	{0, "line", "actions", "actions: preflop:raise,call flop:bet,fold",
		INTO_FUNCTION(read_line)},
	{0, "lost", NULL, "the player lost chips", INTO_FLAG(struct grep, search.lost),
		.group = RESULT},
	{0, "net", "amount[..amount]", "net result of the player", INTO_FUNCTION(read_net)},
	{0, "player", "name", "the player's name, with the wildcards * and ?",
		INTO_FUNCTION(read_name), .group = WHOM},
	{0, "players", "number[..number]", "number of players", INTO_FUNCTION(read_players)},
	{0, "position", "list", "the player's position: SB, BB, UTG, LJ, HJ, CO, BTN",
		INTO_FUNCTION(read_position)},
	{0, "pot", "amount[..amount]", "size of the pot: 100, 50.., ..20bb",
		INTO_FUNCTION(read_pot)},
	{0, "river", "textures", "texture of the whole board",
		INTO_STRING(struct grep, texture[2])},
	{0, "rules", "any-raise", "house rules (any-raise: no minimum raise)",
		INTO_CHOICE(struct grep, house, HOUSE_ANY_RAISE)},
	{0, "showdown", NULL, "the player went to the showdown",
		INTO_FLAG(struct grep, search.showdown)},
	{0, "stakes", "blinds", "the blinds, or bets in fixed limit: 5/10, or 10",
		INTO_FUNCTION(read_stakes)},
	{0, "turn", "textures", "texture of the board on the turn",
		INTO_STRING(struct grep, texture[1])},
	{0, "with", "name", "another player at the table (may be repeated)",
		INTO_FUNCTION(read_with)},
	{0, "won", NULL, "the player won chips", INTO_FLAG(struct grep, search.won),
		.group = RESULT},
};

static int wrong_options(struct grep *grep)
{
	const struct settings *const settings = &grep->settings;
	static const char *const boards[] = {"--flop", "--turn", "--river"};
	struct fault fault;

	if ((grep->count || grep->places) &&
		(options_given(settings, "format") || settings->fields))
		return report_usage("%s cannot be used with --format or --fields",
			grep->count ? "--count" : "--places");
	if (settings->fields && settings->phh)
		return report_usage("--fields requires -f tsv or -f csv");
	if (grep->hero) {
		grep->recorded_hero = !options_hero();
		read_name(grep, grep->recorded_hero ? "*" : options_hero());
	}
	if (grep->recorded_hero && grep->with_index)
		return report_usage("--hero with --index requires FELT_HERO, the name of the hero, "
				    "which an index does not record");
	/* Values with cards are read once the notation is known. */
	if (!fields_choose(&grep->fields, grep_fields, 1, settings->fields, settings->format))
		return EXIT_USAGE;
	for (int i = 0; i < SEARCH_BOARDS; i++)
		if (grep->texture[i] &&
			!is_read(boards[i], grep->texture[i],
				search_read_texture(slice_of(grep->texture[i]),
					grep->settings.reads, &grep->search.texture[i], &fault),
				&fault))
			return EXIT_USAGE;
	if (grep->hole && !is_read("--hole", grep->hole,
				  search_read_holes(slice_of(grep->hole), grep->settings.reads,
					  &grep->search, &fault),
				  &fault))
		return EXIT_USAGE;
	return OPTIONS_RUN;
}

static int run_files(struct grep *grep)
{
	struct walk walk = {.names = NULL};
	int status;

	if (!walk_gather(&walk, &grep->settings, grep->recursive, false))
		return report_memory();
	grep->files = walk.names;
	grep->file_count = walk.count;
	status = walk.failed ? EXIT_IO : walk.none ? EXIT_INVALID : EXIT_DONE;
	if (!status || grep->settings.keep_going) {
		const int run = grep_run(grep);

		status = run > status ? run : status;
	}
	walk_free(&walk);
	return status;
}

static int run_command(int argc, char **argv)
{
	static struct grep grep; /* large; a single instance */
	struct settings *const settings = &grep.settings;
	int status;

	for (int i = 0; i < SEARCH_BOARDS; i++)
		grep.search.texture[i].high = -1;
	status = options_parse(&command_grep, argc, argv, settings, &grep);
	if (status == OPTIONS_RUN)
		status = wrong_options(&grep);
	if (status == OPTIONS_RUN) {
		options_use_processors(settings);
		if (!settings->operand_count && !settings->from_count && isatty(STDIN_FILENO))
			report_warning("reading hands from the terminal; Ctrl-D ends");
		if (grep.casefold) {
			screen_set_locale();
			grep.search.same = casefold_same;
		}
		grep.play.explain = report_message;
		status = run_files(&grep);
	}
	hand_play_free(&grep.play);
	search_notes_free(&grep.notes);
	search_free(&grep.search);
	return status;
}

const struct command command_grep = {
	.name = "grep",
	.full_name = "felt grep",
	.purpose = "search hand histories by player, cards and action",
	.example = "felt sim ann=random bob=call | felt grep --hole QQ+",
	.operands = "[option ...] [file ...]",
	.about =
		"Prints the hands that meet all conditions. Without files, standard input is read.",
	.takes = SHARED_HANDS | SHARED_JOBS,
	COMMAND_OPTIONS(options),
	.view = {{NULL, grep_fields, 1}},
	.run = run_command,
};
