/* The command line: one table of the options that commands share, getopt_long,
 * and the settings they end in. A command adds the options of its own. */
#ifndef FELT_CMD_FRAME_OPTIONS_H
#define FELT_CMD_FRAME_OPTIONS_H

#include "cards/eval/eval.h"
#include "frame/rows.h"

#include <stdbool.h>

enum option_argument { WITHOUT_VALUE, WITH_VALUE, MAYBE_VALUE };

struct option_row {
	int id;           /* the letter, or a number from OPTION_LONG_ONLY on */
	const char *name; /* the long name */
	enum option_argument argument;
};

enum { OPTION_LONG_ONLY = 256, OPTION_OWN = 512 /* a command's own, long only, start here */ };

/* Ids of the shared options. A command lists those of the first three that it
 * takes; the others are every command's. */
enum {
	OPTION_BOARD = 'b',
	OPTION_DEAD = 'd',
	OPTION_JOBS = 'j',
	OPTION_FORMAT = 'f',
	OPTION_INPUT = 'i',
	OPTION_KEEP_GOING = 'k',
	OPTION_HELP = 'h',
	OPTION_COLUMN = OPTION_LONG_ONLY,
	OPTION_DELIMITER,
	OPTION_FROM,
	OPTION_FIELDS,
	OPTION_HEADER,
	OPTION_NO_HEADER,
	OPTION_CARDS,
	OPTION_COLOR
};

enum input_format { INPUT_LINES, INPUT_CSV, INPUT_TSV };

enum { OPTION_JOBS_MAX = 256, OPTION_FILES_MAX = 1024 };

struct settings {
	struct slice board; /* as given; length 0 when not */
	struct slice dead;
	enum rows_format format;
	bool format_given;
	bool svg; /* -f svg, of a command that draws; `format` is then ROWS_TEXT */
	bool phh; /* -f phh, of a command that has hands; likewise */
	enum input_format input;
	const char *column; /* name or number of the column with the cards, or NULL */
	char delimiter;     /* of CSV that is read and written */
	const char *from[OPTION_FILES_MAX];
	size_t from_count;
	const char *fields;        /* as given, or NULL */
	int header;                /* -1 as the format has it, 0 no, 1 yes */
	enum card_notation reads;  /* the notation that is read */
	enum card_notation writes; /* and written */
	bool colour;               /* stdout in colour */
	bool screen;               /* stdout is read by a person: align, group digits */
	unsigned columns;          /* width of the screen */
	bool keep_going;
	unsigned jobs;
	bool jobs_given;
	enum cpu_path path; /* the evaluator's: the best there is, or FELT_PATH */
	char **operands;
	size_t operand_count;
};

struct command {
	const char *name;             /* "rank" */
	const char *usage;            /* the SYNOPSIS of the manual page */
	const char *some;             /* letters of the shared options that not all take;
					 f: -f svg, p: -f phh, besides what all take */
	const struct option_row *own; /* id 0 at the end; NULL for none */
	/* takes an option of its own; false when the value is wrong, reported */
	bool (*take)(void *state, int id, const char *value);
	void *state;
};

enum { OPTIONS_RUN = -1 };

/* OPTIONS_RUN when the command is to go on, else the exit status to end with: help
 * was printed, or something was wrong and has been reported. */
int options_parse(const struct command *command, int argc, char **argv, struct settings *settings);

/* A whole number from `least` to `most`; false when it is not, reported. */
bool options_number(const char *option, const char *value, unsigned least, unsigned most,
	unsigned *number);

/* A chosen list of fields, as indices into the names that a command knows. */
enum { OPTIONS_FIELDS_MAX = 32 };

struct fields {
	size_t count;
	uint8_t index[OPTIONS_FIELDS_MAX];
	struct rows_name names[OPTIONS_FIELDS_MAX];
};

/* Reads --fields, or takes the first `usual` of the names. False when a name is
 * unknown, reported. */
bool options_fields(const char *list, const struct rows_name *known, size_t count, size_t usual,
	struct fields *fields);

/* Cards given with an option: the board or dead cards. False when they are
 * wrong, reported with the option's name. */
bool options_cards(const char *option, struct slice text, enum card_notation notation,
	struct cards *out);

/* Both of them, of the settings; with one deck no dead card may be on the board. */
bool options_board_and_dead(const struct settings *settings, unsigned decks, struct cards *board,
	struct cards *dead);

#endif
