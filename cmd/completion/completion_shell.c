#include "completion_shell.h"

#include "help/help.h"

#include <string.h>

const struct option_row completion_felt[COMPLETION_FELT] = {
	{'h', "help", NULL, "list the commands", .kind = OPTION_HELP},
	{'V', "version", NULL, "print the version", .kind = OPTION_HELP},
};

const char completion_help[] = "how to use a command";
const char completion_completion[] = "completions for a shell";
const char completion_shells[] = "bash zsh fish";

enum completion_value completion_value(const struct option_row *row)
{
	return !row->argument                                                 ? COMPLETION_NOTHING
	       : row->kind == OPTION_CHOICE || !strcmp(row->argument, "game") ? COMPLETION_WORDS
	       : !strcmp(row->argument, "file")                               ? COMPLETION_FILES
	       : !strcmp(row->argument, "list")                               ? COMPLETION_FIELDS
									      : COMPLETION_ANYTHING;
}

bool completion_repeats(const struct option_row *row)
{
	return row->kind == OPTION_CARDS || completion_value(row) == COMPLETION_FILES;
}

bool completion_operands_are_files(const struct command *command)
{
	return strstr(command->operands, "[file ...]") != NULL;
}

void completion_add_letter(struct text *out, const char *before, const struct option_row *row,
	const char *after)
{
	const char letter[] = {row->letter, '\0'};

	if (row->letter)
		text_format(out, "%s%s%s", before, letter, after);
}

void completion_add_names(struct text *out, const struct option_row *row)
{
	completion_add_letter(out, "-", row, " ");
	text_format(out, "--%s", row->name);
	if (row->opposite)
		text_format(out, " --%s", row->opposite);
}

void completion_add_words(struct text *out, const struct option_row *row)
{
	const char *at = row->argument;

	if (row->kind != OPTION_CHOICE) {
		for (const struct game *const *game = game_rows; *game; game++)
			text_format(out, "%s%s", game == game_rows ? "" : " ", (*game)->key);
		return;
	}
	while (*at) {
		text_add_slice(out, options_word(&at));
		text_add_string(out, *at ? " " : "");
	}
}

void completion_add_fields(struct text *out, const struct command_view *view)
{
	bool first = true;

	for (const struct field *field = view->fields; field->name; field++) {
		if (!(field->views & view->view))
			continue;
		text_format(out, "%s%s", first ? "" : " ", field->name);
		first = false;
	}
}

void completion_add_commands(struct text *out)
{
	for (int i = 0; i < COMMANDS; i++)
		text_format(out, "%s ", commands[i]->name);
	text_add_string(out, "help completion");
}

void completion_add_helped(struct text *out)
{
	completion_add_commands(out);
	for (int i = 0; i < HELP_TOPICS; i++)
		text_format(out, " %s", help_topics[i].name);
}

void completion_add_cases(struct text *out, const struct command *command, const char *indent,
	const char *open, const char *close)
{
	text_format(out, "%scase $line in\n", indent);
	for (const struct command_view *view = command->view; view->fields; view++) {
		text_format(out, "%s*", indent);
		if (view->option)
			text_format(out, "' %s '*", view->option);
		text_format(out, ") fields=%s", open);
		completion_add_fields(out, view);
		text_format(out, "%s ;;\n", close);
		if (!view->option)
			break; /* the remaining views have no fields */
	}
	text_format(out, "%sesac\n", indent);
}

void completion_add_escaped(struct text *out, const char *string, const char *quote,
	const char *special)
{
	for (; *string; string++) {
		if (*string == '\'') {
			text_add_string(out, quote);
			continue;
		}
		if (strchr(special, *string))
			text_add_char(out, '\\');
		text_add_char(out, *string);
	}
}
