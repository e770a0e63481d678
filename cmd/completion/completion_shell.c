#include "completion_shell.h"

#include "help/help.h"

#include <string.h>

const struct option_row completion_felt[2] = {
	{'h', "help", NULL, "list the commands", .kind = OPTION_HELP},
	{'V', "version", NULL, "print the version", .kind = OPTION_HELP},
};

const char completion_help[] = "how to use a command";
const char completion_shells[] = "bash zsh fish";

enum completion_value completion_value(const struct option_row *row)
{
	return !row->argument                   ? COMPLETION_NOTHING
	       : row->kind == OPTION_CHOICE     ? COMPLETION_WORDS
	       : !strcmp(row->argument, "file") ? COMPLETION_FILES
	       : !strcmp(row->argument, "list") ? COMPLETION_FIELDS
						: COMPLETION_ANYTHING;
}

bool completion_repeats(const struct option_row *row)
{
	return row->kind == OPTION_CARDS || completion_value(row) == COMPLETION_FILES;
}

bool completion_operands_are_files(const struct command *command)
{
	return !strcmp(command->operands, "[file ...]");
}

void completion_add_list(struct text *out, const char *const *strings)
{
	for (; *strings; strings++)
		text_add_string(out, *strings);
}

void completion_add_choice(struct text *out, const struct option_row *row)
{
	const char *at = row->argument;

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
		completion_add(out, first ? "" : " ", field->name);
		first = false;
	}
}

void completion_add_commands(struct text *out)
{
	for (int i = 0; i < COMMANDS; i++)
		completion_add(out, commands[i]->name, " ");
	text_add_string(out, "help completion");
}

void completion_add_helped(struct text *out)
{
	completion_add_commands(out);
	for (int i = 0; i < HELP_TOPICS; i++)
		completion_add(out, " ", help_topics[i].name);
}

void completion_add_quoted(struct text *out, const char *string, const char *inner)
{
	text_add_char(out, '\'');
	for (; *string; string++)
		if (*string == '\'')
			text_add_string(out, inner);
		else
			text_add_char(out, *string);
	text_add_char(out, '\'');
}
