/* The script is one `complete` for each option of each command. */
#include "completion_shell.h"

static const char head[] =
	"# fish completion for felt(1), written by `felt completion fish`\n"
	"\n"
	"# Whether the command is this one.\n"
	"function __felt_is\n"
	"\tset -l words (commandline -opc)\n"
	"\ttest (count $words) -gt 1; and test $words[2] = $argv[1]\n"
	"end\n"
	"\n"
	"function __felt_has_none\n"
	"\ttest (count (commandline -opc)) -eq 1\n"
	"end\n"
	"\n"
	"# The fields of the command's rows, each after those that are there already.\n"
	"function __felt_fields\n"
	"\tset -l line (string replace -a = ' ' -- (string join ' ' -- (commandline -opc)))' '\n"
	"\tset -l before (string replace -r '^--fields=' '' -- (commandline -ct) | string replace "
	"-r '[^,]*$' '')\n"
	"\tset -l fields\n"
	"\tswitch $line\n";

static const char after_fields[] = "\tend\n"
				   "\tfor field in $fields\n"
				   "\t\techo $before$field\n"
				   "\tend\n"
				   "end\n"
				   "\n"
				   "complete -c felt -f\n";

/* The name of the command, or NULL before there is one. */
static void add_condition(const char *command, struct text *out)
{
	if (command)
		text_format(out, "complete -c felt -n '__felt_is %s'", command);
	else
		text_add_string(out, "complete -c felt -n __felt_has_none");
}

static void add_option(const char *command, const struct option_row *row, const char *name,
	struct text *out)
{
	add_condition(command, out);
	completion_add_letter(out, " -s ", row, "");
	text_format(out, " -l %s", name);
	switch (completion_value(row)) {
	case COMPLETION_WORDS:
		text_add_string(out, row->optional ? " -a '" : " -x -a '");
		completion_add_words(out, row);
		text_add_char(out, '\'');
		break;
	case COMPLETION_FILES:
		text_add_string(out, " -r -F");
		break;
	case COMPLETION_FIELDS:
		text_add_string(out, " -x -a '(__felt_fields)'");
		break;
	case COMPLETION_ANYTHING:
		text_add_string(out, " -x");
		break;
	case COMPLETION_NOTHING:
	default:
		break;
	}
	text_add_string(out, " -d '");
	completion_add_escaped(out, row->help, "\\'", "");
	text_add_string(out, "'\n");
}

static void add_command(const struct command *command, struct text *out)
{
	const struct option_list list = options_of(command);

	text_format(out, "complete -c felt -n __felt_has_none -a %s -d '", command->name);
	completion_add_escaped(out, command->purpose, "\\'", "");
	text_add_string(out, "'\n");
	if (completion_operands_are_files(command)) {
		add_condition(command->name, out);
		text_add_string(out, " -F\n");
	}
	for (size_t i = 0; i < list.count; i++) {
		add_option(command->name, list.row[i], list.row[i]->name, out);
		if (list.row[i]->opposite)
			add_option(command->name, list.row[i], list.row[i]->opposite, out);
	}
}

void completion_fish(struct text *out)
{
	text_add_string(out, head);
	for (int i = 0; i < COMMANDS; i++) {
		for (const struct command_view *view = commands[i]->view; view->fields; view++) {
			text_format(out, "\t\tcase '*felt %s*", commands[i]->name);
			text_format(out, " %s%s", view->option ? view->option : "",
				view->option ? " *" : "");
			text_add_string(out, "'\n\t\t\tset fields ");
			completion_add_fields(out, view);
			text_add_char(out, '\n');
			if (!view->option)
				break;
		}
	}
	text_add_string(out, after_fields);
	for (int i = 0; i < COMPLETION_FELT; i++)
		add_option(NULL, completion_felt + i, completion_felt[i].name, out);
	for (int i = 0; i < COMMANDS; i++)
		add_command(commands[i], out);
	text_format(out,
		"complete -c felt -n __felt_has_none -a help -d '%s'\ncomplete -c felt -n "
		"__felt_has_none -a completion -d '%s'\ncomplete -c felt -n '__felt_is help' -a '",
		completion_help, completion_completion);
	completion_add_helped(out);
	text_format(out, "'\ncomplete -c felt -n '__felt_is completion' -a '%s'\n",
		completion_shells);
}
