/* A command as a row, and its options as rows.
 *
 * The row of an option is the only place that describes it. The command line is read by the
 * rows (options.h), and the usage and the help (usage.h) and the completions
 * (completion/completion.h) are written from them; the manual pages are compared with what `--help`
 * prints. A new option is therefore one row, in the table of its command or, where several commands
 * take it, in the table of options_list.c. */
#ifndef FELT_CMD_FRAME_COMMAND_H
#define FELT_CMD_FRAME_COMMAND_H

#include "frame/fields.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What an option does, and the type of the member that it writes to. */
enum option_kind {
	OPTION_HELP,     /* prints the help; has no member */
	OPTION_FLAG,     /* bool: true */
	OPTION_SWITCH,   /* int: 1 for the name, 0 for the opposite name */
	OPTION_SET,      /* int or an enumeration: `value` */
	OPTION_CHOICE,   /* the same: `value` for the first word of `argument`, and so on */
	OPTION_NUMBER,   /* unsigned: a whole number from `least` to `most` */
	OPTION_UINT64,   /* uint64_t: the same */
	OPTION_DECIMAL,  /* double: from `lowest` to `highest`; lowest 0 is excluded */
	OPTION_STRING,   /* const char *: as given */
	OPTION_CARDS,    /* struct option_cards: added to those given before */
	OPTION_FUNCTION, /* whatever `read` writes to */
};

/* Cards as they were given, with a blank between those of several options. They are read when all
 * options are known, since the notation may come last. A deck takes at most some 400 bytes. */
enum { OPTION_CARDS_MAX = 1024 };

struct option_cards {
	char bytes[OPTION_CARDS_MAX];
	size_t length; /* 0: none */
	size_t last;   /* where the value that was given last begins */
	/* the operands that directly follow that value on the command line */
	size_t next, followers;
};

struct option_row {
	char letter;          /* 'b' for -b; 0 where there is none */
	const char *name;     /* "board" for --board */
	const char *argument; /* "cards"; the words of a choice with '|' between; NULL: no value.
				 Completions offer files for "file", fields for "list" */
	const char *help;     /* a line: what the option does */
	enum option_kind kind;
	size_t target; /* offset in the command's state, or in struct settings for a shared one */
	int value;
	uint64_t least, most;
	double lowest, highest;
	bool (*read)(void *state, const char *value); /* false when it is wrong, reported */
	const char *opposite;                         /* "no-header" for a switch */
	const char *also;                             /* another name, which no help has */
	const char *old;       /* the name in the previous version: accepted with a warning */
	const char *old_value; /* of a choice: the previous name of its last word, likewise */
	bool optional;         /* the value may be left out: a choice is then its first word */
	unsigned group;        /* not 0: options of one group exclude each other ... */
	bool beside;           /* ... except those of the group that have this set */
	const char *needs;     /* the name of an option without which this one is an error */
	unsigned takers;       /* of a shared option: SHARED_..., or all of them */
};

/* Targets. The sizeof compares the member's type with the kind's, without any code. */
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

/* The shared options that not every command takes. */
enum {
	SHARED_BOARD = 1 << 0,
	SHARED_DEAD = 1 << 1,
	SHARED_JOBS = 1 << 2,
	SHARED_TABLES = 1 << 3, /* --input and --column */
	SHARED_ROWS = 1 << 4,   /* --format of rows alone, of rows and SVG, of rows and PHH */
	SHARED_SVG = 1 << 5,
	SHARED_PHH = 1 << 6,
	SHARED_DECIMALS = 1 << 7, /* --digits and --percent */
	SHARED_COLUMNS = 1 << 8,  /* --columns */
	SHARED_GAME = 1 << 9,     /* --game */
	SHARED_BOARDS = 1 << 10,  /* --boards and --run */
	SHARED_PAGES = 1 << 11,   /* --format of rows, hand files, and pages of hands */
	SHARED_HANDS = 1 << 12,   /* --format of PHH, unless rows are asked for */
	SHARED_DECKS = 1 << 13,   /* --decks, and the games that are played out of a shoe */
	SHARED_SUITS = 1 << 14,   /* --ignore-suits */
	SHARED_ALL = (1 << 15) - 1
};

/* Rows of one kind that a command writes: the fields that --fields may name. */
struct command_view {
	const char *option; /* what chooses it, as "--next" or "--expand combos"; NULL: nothing */
	const struct field *fields; /* a table (fields.h), and the bit of a view in it */
	unsigned view;
};

enum { COMMAND_VIEWS_MAX = 12 };

struct command {
	const char *name;      /* "rank" */
	const char *full_name; /* "felt rank" */
	const char *also;      /* another spelling of the name, or NULL */
	const char *purpose;   /* half a line, for the list of commands */
	const char *example;   /* a command line */
	const char *operands;  /* a line for each way to call it: "[option ...] [hand ...]" */
	const char *about;     /* what the operands are, and what is read without any */
	unsigned takes;        /* SHARED_... */
	const char *omits;     /* names of options of SHARED_ALL that would have no effect, with
				  spaces between; NULL: none */
	unsigned digits;       /* of decimals in rows on a screen, as its pictures have them */
	const struct option_row *options; /* its own */
	size_t option_count;
	int (*run)(int argc, char **argv); /* argv[0] is the name; returns an exit status */
	/* the kinds of rows: it writes those of the first view whose option is given */
	struct command_view view[COMMAND_VIEWS_MAX];
};

/* The options of a command's row: a table of its own. */
#define COMMAND_OPTIONS(rows) .options = (rows), .option_count = sizeof(rows) / sizeof *(rows)

#endif
