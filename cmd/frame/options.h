/* The command line: the options that several commands take, and the reading of all of a command's
 * options into its settings and its state. */
#ifndef FELT_CMD_FRAME_OPTIONS_H
#define FELT_CMD_FRAME_OPTIONS_H

#include "base/cpu.h"
#include "cards/boards.h"
#include "cards/game.h"
#include "frame/command.h"
#include "frame/rows.h"
#include "frame/screen.h"

#include <stdbool.h>

enum input_format { INPUT_LINES, INPUT_CSV, INPUT_TSV };

enum { OPTION_JOBS_MAX = 256, OPTION_FILES_MAX = 1024 };

/* The words of --format after those of rows. */
enum {
	WRITTEN_TABLE = ROWS_JSON + 1, /* laid out as on a screen, wherever it goes */
	WRITTEN_PHH,                   /* of commands with hands */
	WRITTEN_PAGE_SVG,              /* of commands with SHARED_PAGES */
	WRITTEN_PAGE_HTML
};

/* The values of the shared options, and what follows from them. */
struct settings {
	const struct game *game; /* hold'em unless given */
	bool trips;              /* --trips-over-straight */
	bool ranks;              /* --ignore-suits */
	unsigned decks;          /* 1 unless given */
	struct option_cards board, dead;
	unsigned boards, runs; /* --boards and --run, 0 if not given */
	int written; /* the place of --format's word: a rows_format, WRITTEN_TABLE, or one after */
	enum rows_format format;
	bool svg;  /* -f svg, of a command that draws; `format` is then ROWS_TEXT */
	bool phh;  /* -f phh, of a command that has hands; likewise */
	bool html; /* -f html, of a command that writes pages of hands; likewise */
	enum input_format input;
	const char *several; /* names or numbers of columns that make a record together, or NULL */
	const char *column;  /* name or number of the column with the cards, or NULL */
	char delimiter;      /* of CSV that is read and written */
	const char *from[OPTION_FILES_MAX];
	size_t from_count;
	const char *fields; /* as given, or NULL */
	struct rows_decimals decimals;
	int header;                /* -1 as the format has it, 0 no, 1 yes */
	enum card_notation reads;  /* the notation that is read */
	enum card_notation writes; /* and written */
	enum screen_colour wants_colour;
	bool colour;      /* stdout in colour */
	bool screen;      /* stdout is read by a person: align, group digits */
	unsigned columns; /* width of the screen */
	bool keep_going;
	bool quiet;         /* no warnings; with keep_going nothing about what is skipped */
	unsigned jobs;      /* 1 unless given */
	enum cpu_path path; /* of the evaluator: the best available, or FELT_PATH */
	char **operands;
	size_t operand_count;

	const struct command *command; /* whose settings they are */
	uint64_t given;                /* a bit for each of options_of(command) */
};

/* A command's options, the shared ones that it takes and its own, in the order of the help: letters
 * without a value, letters with one, then options with only a long name; each alphabetically. */
enum { OPTIONS_MAX = 40 };

struct option_list {
	const struct option_row *row[OPTIONS_MAX];
	size_t count;
};

struct option_list options_of(const struct command *command);

/* The next word of "text|tsv|csv", from *at on; of length 0 after the last. Advances *at. */
struct slice options_word(const char **at);

/* Reads the value that an option was given, NULL where it has none, into the member that its row
 * names; `opposite` is whether a switch was given by its opposite name. If the value is wrong,
 * reports it and returns false. */
bool options_take(const struct option_row *row, const char *value, bool opposite,
	struct settings *settings, void *state);

enum { OPTIONS_RUN = -1 };

/* Reads the command line into the settings and the command's state, whose other members keep what
 * they have. OPTIONS_RUN when the command is to go on, else the exit status to end with: help was
 * printed, or something was wrong and has been reported. */
int options_parse(const struct command *command, int argc, char **argv, struct settings *settings,
	void *state);

/* The path of instructions to use: the best of this processor and build, or the one that FELT_PATH
 * names. If it names none that can be used, reports it and returns false. */
bool options_path(enum cpu_path *path);

/* The digits after the point of a percentage on a screen: those that --digits asks for, or the
 * usual ones. */
int options_digits(const struct settings *settings, int usual);

/* Whether the command's option of that long name was on the command line. */
bool options_given(const struct settings *settings, const char *name);

/* Unless --jobs is given, there are as many threads as processors. */
void options_use_processors(struct settings *settings);

/* Reads cards given with an option: the board or dead cards, of the game's deck. If they are
 * wrong, reports it with the option's name and returns false. */
bool options_cards(const char *option, const struct option_cards *given,
	const struct settings *settings, struct cards *out);

/* Reports what is wrong with cards that were given with an option. */
void options_cards_fault(const char *option, const struct option_cards *given,
	const struct fault *fault);

/* How many boards are played, by --boards or --run. */
struct boards_rule options_boards_rule(const struct settings *settings);

/* Reads the boards of the settings, as many as are played, without cards where none is given; their
 * cards are in the game's deck. If they are wrong, reports it and returns false. */
bool options_boards(const struct settings *settings, struct cards boards[BOARDS_MAX]);

/* Reads the boards, all that are played, and the dead cards of the settings, which are in the
 * game's deck; in one deck no dead card is on a board. */
bool options_board_and_dead(const struct settings *settings, unsigned decks, struct cards *boards,
	struct cards *dead);

/* Whether each of the option's boards has at most five cards; reports the sixth. */
bool options_board_length(const struct settings *settings, const struct cards *boards);

/* Fills a shoe with the decks of the settings and takes the dead cards out. If they are wrong, or
 * there is a board, reports it and returns false. */
bool options_shoe(const struct settings *settings, struct shoe *out);

/* For commands that deal poker from one deck: reports several decks, and returns false. */
bool options_one_deck(const struct settings *settings);

#endif
