/* A command as a row, and its options as rows.
 *
 * The row of an option is its only description. The parser (options.h), the usage and help
 * (usage.h) and the completions (completion/completion.h) are driven by the rows; a test compares
 * the manual pages with the output of `--help`. A new option is therefore one row, in the table of
 * its command or, if several commands take it, in the table of options_list.c. */
#ifndef FELT_CMD_FRAME_COMMAND_H
#define FELT_CMD_FRAME_COMMAND_H

#include "frame/fields.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The effect of an option, and the type of the member that it sets. */
enum option_kind {
	OPTION_HELP,    /* prints the help; no member */
	OPTION_FLAG,    /* bool: true */
	OPTION_SWITCH,  /* int: 1 for the name, 0 for the opposite name */
	OPTION_SET,     /* int or an enumeration: set to `value` */
	OPTION_CHOICE,  /* the same: `value` for the first word of `argument`, then value + 1 ... */
	OPTION_NUMBER,  /* unsigned: an integer from `least` to `most` */
	OPTION_UINT64,  /* uint64_t: the same */
	OPTION_DECIMAL, /* double: from `lowest` to `highest`; lowest 0 is excluded */
	OPTION_STRING,  /* const char *: as given */
	OPTION_CARDS,   /* struct option_cards: appended */
	OPTION_FUNCTION, /* set by `read` */
};

/* Cards as given, with a space between those of repeated options. They are parsed after all
 * options, because the notation may come last. A deck takes at most some 400 bytes. */
enum { OPTION_CARDS_MAX = 1024 };

struct option_cards {
	char bytes[OPTION_CARDS_MAX];
	size_t length; /* 0: none */
	size_t last;   /* offset of the value given last */
	/* the operands that directly follow that value on the command line */
	size_t next, followers;
};

struct option_row {
	char letter;          /* 'b' for -b; 0: none */
	const char *name;     /* "board" for --board */
	const char *argument; /* "cards"; the words of a choice, separated by '|'; NULL: no value.
				 Completions offer files for "file", fields for "list" */
	const char *help;     /* one line */
	enum option_kind kind;
	size_t target; /* offset in the command's state; for a shared option, in struct settings */
	int value;
	uint64_t least, most;
	double lowest, highest;
	bool (*read)(void *state, const char *value); /* false if invalid, reported */
	const char *opposite;                         /* "no-header" for a switch */
	const char *also;                             /* another name, not in the help */
	const char *
		suggested_for; /* names, separated by spaces, for which messages suggest this one */
	const char *old;       /* the name in the previous version: accepted with a warning */
	const char *old_value; /* of a choice: the previous name of its last word, likewise */
	bool optional;         /* the value is optional: a choice is then its first word */
	unsigned group;        /* if not 0, options of one group exclude each other ... */
	bool beside;           /* ... except those with this set */
	const char *needs;     /* name of an option that this one requires */
	unsigned takers;       /* commands that take a shared option: SHARED_... */
};

/* Targets. The sizeof checks the member's type against the kind, without any code. */
#define OPTION_TARGET(state, member, type)                                                         \
	(offsetof(state, member) + 0 * sizeof(&((state *)0)->member == (type *)0))
#define OPTION_TARGET_INT(state, member)                                                           \
	(offsetof(state, member) +                                                                 \
		0 * sizeof(char[sizeof((state *)0)->member == sizeof(int) ? 1 : -1]))

#define INTO_FLAG(state, member) .kind = OPTION_FLAG, .target = OPTION_TARGET(state, member, bool)
#define INTO_SWITCH(state, member)                                                                 \
	.kind = OPTION_SWITCH, .target = OPTION_TARGET(state, member, int)
#define INTO_SET(state, member, constant)                                                          \
	.kind = OPTION_SET, .value = (constant), .target = OPTION_TARGET_INT(state, member)
#define INTO_CHOICE(state, member, first)                                                          \
	.kind = OPTION_CHOICE, .value = (first), .target = OPTION_TARGET_INT(state, member)
#define INTO_NUMBER(state, member, from, to)                                                       \
	.kind = OPTION_NUMBER, .least = (from), .most = (to),                                      \
	.target = OPTION_TARGET(state, member, unsigned)
#define INTO_UINT64(state, member, from, to)                                                       \
	.kind = OPTION_UINT64, .least = (from), .most = (to),                                      \
	.target = OPTION_TARGET(state, member, uint64_t)
#define INTO_DECIMAL(state, member, from, to)                                                      \
	.kind = OPTION_DECIMAL, .lowest = (from), .highest = (to),                                 \
	.target = OPTION_TARGET(state, member, double)
#define INTO_STRING(state, member)                                                                 \
	.kind = OPTION_STRING, .target = OPTION_TARGET(state, member, const char *)
#define INTO_CARDS(state, member)                                                                  \
	.kind = OPTION_CARDS, .target = OPTION_TARGET(state, member, struct option_cards)
#define INTO_FUNCTION(function) .kind = OPTION_FUNCTION, .read = (function)

/* The shared options that only some commands take. */
enum {
	SHARED_BOARD = 1 << 0,
	SHARED_DEAD = 1 << 1,
	SHARED_JOBS = 1 << 2,
	SHARED_TABLES = 1 << 3, /* --input and --column */
	SHARED_ROWS = 1 << 4,   /* --format: rows; rows and SVG; rows and PHH */
	SHARED_SVG = 1 << 5,
	SHARED_PHH = 1 << 6,
	SHARED_DECIMALS = 1 << 7,   /* --digits and --percent */
	SHARED_COLUMNS = 1 << 8,    /* --columns */
	SHARED_GAME = 1 << 9,       /* --game */
	SHARED_BOARDS = 1 << 10,    /* --boards and --run */
	SHARED_PAGES = 1 << 11,     /* --format: rows, PHH, SVG and HTML of hands */
	SHARED_HANDS = 1 << 12,     /* --format: PHH, unless rows are requested */
	SHARED_DECKS = 1 << 13,     /* --decks, and the games dealt from a shoe */
	SHARED_SUITS = 1 << 14,     /* --ignore-suits */
	SHARED_SOLUTIONS = 1 << 15, /* --format: rows, SVG and HTML of a solution */
	SHARED_ALL = (1 << 16) - 1
};

/* One kind of rows that a command writes: the fields that --fields may name. */
struct command_view {
	const char *option; /* options that choose it: "--next", "--expand combos"; NULL: default */
	const struct field *fields; /* a table (fields.h), and a view bit in it */
	unsigned view;
};

enum { COMMAND_VIEWS_MAX = 12 };

struct command {
	const char *name;      /* "rank" */
	const char *full_name; /* "felt rank" */
	const char *also;      /* another spelling of the name, or NULL */
	const char *purpose;   /* half a line, for the list of commands */
	const char *example;   /* a command line */
	const char *operands;  /* one line per form of call: "[option ...] [hand ...]" */
	const char *about;     /* the operands, and the default input */
	unsigned takes;        /* SHARED_... */
	const char *omits;     /* names of SHARED_ALL options that would have no effect, separated
				  by spaces; NULL: none */
	unsigned digits;       /* decimals in rows on a terminal, as in its formatted tables */
	const struct option_row *options; /* its own */
	size_t option_count;
	int (*run)(int argc, char **argv); /* argv[0] is the name; returns an exit status */
	/* kinds of rows: the first view whose option is given applies */
	struct command_view view[COMMAND_VIEWS_MAX];
};

/* Initializes the options of a command's row from its table. */
#define COMMAND_OPTIONS(rows) .options = (rows), .option_count = sizeof(rows) / sizeof *(rows)

#endif
