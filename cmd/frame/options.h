/* The command line: the options that several commands share, and the parser that reads a command's
 * options into its settings and its state. */
#ifndef FELT_CMD_FRAME_OPTIONS_H
#define FELT_CMD_FRAME_OPTIONS_H

#include "base/cpu.h"
#include "cards/boards.h"
#include "cards/game.h"
#include "felt.h"
#include "frame/command.h"
#include "frame/rows.h"
#include "frame/screen.h"

#include <stdbool.h>

enum input_format { INPUT_LINES, INPUT_CSV, INPUT_TSV };

enum { OPTION_JOBS_MAX = 256, OPTION_FILES_MAX = 1024 };

/* The values of --format after those of rows. */
enum {
	WRITTEN_TABLE = ROWS_JSON + 1, /* formatted for a terminal, wherever it goes */
	WRITTEN_PHH,                   /* for commands with hands */
	WRITTEN_PAGE_SVG,              /* for commands with SHARED_PAGES */
	WRITTEN_PAGE_HTML,
	WRITTEN_SOLUTION_SVG = WRITTEN_TABLE + 1, /* for commands with SHARED_SOLUTIONS */
	WRITTEN_SOLUTION_HTML
};

/* The values of the shared options, and values derived from them. */
struct settings {
	const struct game *game; /* default: hold'em */
	bool trips;              /* --trips-over-straight */
	bool ranks;              /* --ignore-suits */
	unsigned decks;          /* default: 1 */
	struct option_cards board, dead;
	unsigned boards, runs; /* --boards and --run, 0 if not given */
	int written;           /* --format: a rows_format, WRITTEN_TABLE, or a later value */
	enum rows_format format;
	bool svg;  /* -f svg, for a command that draws; `format` is then ROWS_TEXT */
	bool phh;  /* -f phh, for a command with hands; likewise */
	bool html; /* -f html, for a command that writes pages; likewise */
	enum input_format input;
	const char *several; /* --columns: the columns that make a record together, or NULL */
	const char *column;  /* --column: the column with the cards, or NULL */
	char delimiter;      /* of CSV input and output */
	const char **from;
	size_t from_count;
	const char *fields; /* as given, or NULL */
	struct rows_decimals decimals;
	int header;                /* -1: default of the format, 0: no, 1: yes */
	enum card_notation reads;  /* input notation */
	enum card_notation writes; /* output notation */
	enum screen_colour wants_colour;
	bool colour;      /* colour on standard output */
	bool screen;      /* standard output is for the user: align, group digits */
	unsigned columns; /* width of the terminal */
	bool keep_going;
	bool quiet;         /* no warnings; with keep_going, no errors about skipped records */
	unsigned jobs;      /* default: 1 */
	enum cpu_path path; /* of the evaluator: the best available, or FELT_PATH */
	char **operands;
	size_t operand_count;

	const struct command *command; /* the command of these settings */
	uint64_t given;                /* one bit per option of options_of(command) */
};

/* A command's options, shared and own, in help order: letters without a value, letters with a
 * value, then options with only a long name; each alphabetically. */
enum { OPTIONS_MAX = 64 /* bits of `given` */ };

struct option_list {
	const struct option_row *row[OPTIONS_MAX];
	size_t count;
};

struct option_list options_of(const struct command *command);

/* Takes the next word of "text|tsv|csv" at *at, and advances *at; length 0 after the last. */
struct slice options_word(const char **at);

/* Reads an option's value, or NULL if it has none, into the member that its row names; `opposite`
 * is true if a switch was given by its opposite name. Reports an invalid value and returns false.
 */
bool options_take(const struct option_row *row, const char *value, bool opposite,
	struct settings *settings, void *state);

/* Reads the value of --shard, K/N; the first shard is 0. Reports an invalid value and returns
 * false. */
bool options_take_shard(const char *value, uint32_t *shard, uint32_t *shards);

enum { OPTIONS_RUN = -1 };

/* Parses the command line into the settings and the command's state; members without an option keep
 * their values. Returns OPTIONS_RUN if the command is to run; otherwise the exit status: help was
 * printed, or an error was reported. */
int options_parse(const struct command *command, int argc, char **argv, struct settings *settings,
	void *state);

/* The instruction set to use: the best of this processor and build, or the one that FELT_PATH
 * names. Reports an unusable FELT_PATH and returns false. */
bool options_path(enum cpu_path *path);

/* Reports that --game has no game of that name, with the closest of `names`, and returns false. */
bool options_unknown_game(const char *value, const char *const *names, size_t count);

/* The user's name at the table, from FELT_HERO; NULL if it is unset or empty. */
const char *options_hero(void);

/* The decimals of a percentage on a terminal: those of --digits, or `usual`. */
int options_digits(const struct settings *settings, int usual);

/* Whether the option with that long name was given. */
bool options_given(const struct settings *settings, const char *name);

/* Sets the number of threads to that of processors, unless --jobs is given. */
void options_use_processors(struct settings *settings);

/* Reads the board or dead cards of an option, in the game's deck. Reports errors with the option's
 * name and returns false. */
bool options_cards(const char *option, const struct option_cards *given,
	const struct settings *settings, struct cards *out);

/* Reports an error in the cards of an option. */
void options_cards_fault(const char *option, const struct option_cards *given,
	const struct fault *fault);

/* The number of boards, by --boards or --run. */
struct boards_rule options_boards_rule(const struct settings *settings);

/* Reads the boards of the settings, all that are played, empty if none is given; their cards are in
 * the game's deck. Reports errors and returns false. */
bool options_boards(const struct settings *settings, struct cards boards[BOARDS_MAX]);

/* Reads the boards, all that are played, and the dead cards of the settings, which are in the
 * game's deck; with one deck, no dead card is on a board. */
bool options_board_and_dead(const struct settings *settings, unsigned decks, struct cards *boards,
	struct cards *dead);

/* Whether each of the option's boards has at most five cards; reports a sixth. */
bool options_board_length(const struct settings *settings, const struct cards *boards);

/* Fills a shoe with the decks of the settings and removes the dead cards. Reports errors, or a
 * board, and returns false. */
bool options_shoe(const struct settings *settings, struct shoe *out);

/* The game of the settings; and lines of it, with the notation, boards, dead cards and decks of the
 * settings, and with the other fields of `form`. Reports errors and returns NULL. */
const felt_game *options_game(const struct settings *settings);
felt_lines *options_lines(const struct settings *settings, felt_form form);

/* For commands that deal poker from one deck: reports --decks above 1 and returns false. */
bool options_one_deck(const struct settings *settings);

#endif
