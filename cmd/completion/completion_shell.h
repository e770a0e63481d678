/* Shared by the scripts of all shells. */
#ifndef FELT_CMD_COMPLETION_SHELL_H
#define FELT_CMD_COMPLETION_SHELL_H

#include "commands.h"
#include "frame/options.h"

#include "base/text.h"

/* The kind of value that can be completed after an option. */
enum completion_value {
	COMPLETION_NOTHING, /* the option takes no value */
	COMPLETION_ANYTHING,
	COMPLETION_WORDS,
	COMPLETION_FILES,
	COMPLETION_FIELDS
};

enum completion_value completion_value(const struct option_row *row);

/* Whether an option may be repeated with effect. */
bool completion_repeats(const struct option_row *row);

/* Whether the operands of a command are files. */
bool completion_operands_are_files(const struct command *command);

/* Appends the letter of an option between `before` and `after`; nothing if it has none. */
void completion_add_letter(struct text *out, const char *before, const struct option_row *row,
	const char *after);

/* Append space-separated words: all names of an option; the values or games that may follow it; the
 * fields of a view; the names of all commands with "help" and "completion"; the words that may
 * follow "help". */
void completion_add_names(struct text *out, const struct option_row *row);
void completion_add_words(struct text *out, const struct option_row *row);
void completion_add_fields(struct text *out, const struct command_view *view);
void completion_add_commands(struct text *out);
void completion_add_helped(struct text *out);

/* Appends bash and zsh cases that choose the fields of a command by the options in $line; the
 * fields are between `open` and `close`. */
void completion_add_cases(struct text *out, const struct command *command, const char *indent,
	const char *open, const char *close);

/* Appends a string inside single quotes: a quote becomes `quote`, and each of the `special`
 * characters gets a backslash. */
void completion_add_escaped(struct text *out, const char *string, const char *quote,
	const char *special);

/* Options that felt takes before a command; and first words other than the commands. */
enum { COMPLETION_FELT = 2 };
extern const struct option_row completion_felt[COMPLETION_FELT];
extern const char completion_help[], completion_completion[], completion_shells[];

void completion_bash(struct text *out);
void completion_zsh(struct text *out);
void completion_fish(struct text *out);

#endif
