/* What the scripts of all shells are made from. */
#ifndef FELT_CMD_COMPLETION_SHELL_H
#define FELT_CMD_COMPLETION_SHELL_H

#include "commands.h"
#include "frame/options.h"

#include "base/text.h"

/* What may follow an option, as far as it can be completed. */
enum completion_value {
	COMPLETION_NOTHING, /* the option takes no value */
	COMPLETION_ANYTHING,
	COMPLETION_WORDS,
	COMPLETION_FILES,
	COMPLETION_FIELDS
};

enum completion_value completion_value(const struct option_row *row);

/* Whether an option may be given several times, each time with an effect. */
bool completion_repeats(const struct option_row *row);

/* Whether the operands of a command are files. */
bool completion_operands_are_files(const struct command *command);

/* Appends the letter of an option with something before and after; nothing if it has none. */
void completion_add_letter(struct text *out, const char *before, const struct option_row *row,
	const char *after);

/* Append words with a blank between: all names of an option; the words or games that may follow
 * it; the fields of a view; the names of all commands with "help" and "completion"; what may
 * follow "help". */
void completion_add_names(struct text *out, const struct option_row *row);
void completion_add_words(struct text *out, const struct option_row *row);
void completion_add_fields(struct text *out, const struct command_view *view);
void completion_add_commands(struct text *out);
void completion_add_helped(struct text *out);

/* Appends the cases of bash and zsh that choose the fields of a command by the options in $line:
 * the fields stand between `open` and `close`. */
void completion_add_cases(struct text *out, const struct command *command, const char *indent,
	const char *open, const char *close);

/* Appends a string for single quotes: a quote in it is written `quote`, and a backslash stands
 * before each of the `special` characters. */
void completion_add_escaped(struct text *out, const char *string, const char *quote,
	const char *special);

/* The options that felt has before a command, and the words that may be one and are none of the
 * commands. */
enum { COMPLETION_FELT = 2 };
extern const struct option_row completion_felt[COMPLETION_FELT];
extern const char completion_help[], completion_completion[], completion_shells[];

void completion_bash(struct text *out);
void completion_zsh(struct text *out);
void completion_fish(struct text *out);

#endif
