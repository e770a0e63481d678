/* The script passes a list of specifications for the current command to _arguments. It is a
 * function that is either called, if zsh has found the file in fpath, or registered with compdef,
 * if the user has sourced it. */
#include "completion_shell.h"

#include "help/help.h"

static const char head[] = "#compdef felt\n"
			   "# zsh completion for felt(1), written by `felt completion zsh`\n"
			   "\n"
			   "_felt() {\n"
			   "local line=\"${words//=/ } \"\n"
			   "local -a names fields options topics\n"
			   "\n";

static const char quote[] = "'\\''";

/* "(-k --keep-going)": names that are no longer offered once the option was given. */
static void add_excluded(const struct option_list *list, const struct option_row *row,
	struct text *out)
{
	if (row->kind == OPTION_HELP) {
		text_add_string(out, "(- *)");
		return;
	}
	if (completion_repeats(row))
		return;
	text_add_char(out, '(');
	completion_add_names(out, row);
	for (size_t i = 0; row->group && i < list->count; i++) {
		const struct option_row *other = list->row[i];

		if (other == row || other->group != row->group || (row->beside && other->beside))
			continue;
		text_add_char(out, ' ');
		completion_add_names(out, other);
	}
	text_add_char(out, ')');
}

/* ":format:(text tsv)": the name of the value, and its completion. */
static void add_value(const struct option_row *row, struct text *out)
{
	const enum completion_value value = completion_value(row);

	if (value == COMPLETION_NOTHING)
		return;
	text_format(out, "%s%s:", row->optional ? "::" : ":",
		value == COMPLETION_WORDS ? row->name : row->argument);
	if (value == COMPLETION_WORDS) {
		text_add_char(out, '(');
		completion_add_words(out, row);
		text_add_char(out, ')');
	} else if (value == COMPLETION_FILES) {
		text_add_string(out, "_files");
	} else if (value == COMPLETION_FIELDS) {
		text_add_string(out, "_values -s , field $fields");
	}
}

/* One name of an option: '(-f --format)-f+[help]:format:(text tsv)' */
static void add_name(const struct option_list *list, const struct option_row *row,
	const char *dashes, const char *name, struct text *out)
{
	text_format(out, "\t\t'%s", completion_repeats(row) ? "*" : "");
	add_excluded(list, row, out);
	text_format(out, "%s%s", dashes, name);
	if (row->argument)
		text_add_string(out, !dashes[1] ? "+" : row->optional ? "=-" : "=");
	text_add_char(out, '[');
	completion_add_escaped(out, row->help, quote, "[]");
	text_add_char(out, ']');
	add_value(row, out);
	text_add_string(out, "'\n");
}

static void add_option(const struct option_list *list, const struct option_row *row,
	struct text *out)
{
	const char letter[] = {row->letter, '\0'};

	if (row->letter)
		add_name(list, row, "-", letter, out);
	add_name(list, row, "--", row->name, out);
	if (row->opposite)
		add_name(list, row, "--", row->opposite, out);
}

static void add_command(const struct command *command, struct text *out)
{
	const struct option_list list = options_of(command);

	text_format(out, "%s)\n", command->name);
	completion_add_cases(out, command, "\t", "(", ")");
	text_add_string(out, "\toptions=(\n");
	for (size_t i = 0; i < list.count; i++)
		add_option(&list, list.row[i], out);
	text_format(out, "\t\t'*:%s'\n\t)\n\t;;\n",
		completion_operands_are_files(command) ? "file:_files" : "operand: ");
}

static void add_described(const char *name, const char *help, struct text *out)
{
	text_format(out, "\t'%s:", name);
	completion_add_escaped(out, help, quote, ":");
	text_add_string(out, "'\n");
}

void completion_zsh(struct text *out)
{
	const struct option_list none = {.count = 0};

	text_format(out, "%snames=(\n", head);
	for (int i = 0; i < COMMANDS; i++)
		add_described(commands[i]->name, commands[i]->purpose, out);
	add_described("help", completion_help, out);
	add_described("completion", completion_completion, out);
	text_add_string(out, ")\ntopics=(\n");
	for (int i = 0; i < HELP_TOPICS; i++)
		add_described(help_topics[i].name, help_topics[i].purpose, out);
	text_add_string(out, ")\n\nif (( CURRENT == 2 )); then\n"
			     "\t_describe command names\n"
			     "\toptions=(\n");
	for (int i = 0; i < COMPLETION_FELT; i++)
		add_option(&none, completion_felt + i, out);
	text_add_string(out, "\t)\n\t_arguments $options\n\treturn\nfi\n\ncase $words[2] in\n");
	for (int i = 0; i < COMMANDS; i++)
		add_command(commands[i], out);
	text_format(out,
		"help) _describe command names -- topics; return ;;\ncompletion) _values shell %s; "
		"return ;;\n*) _default; return ;;\nesac\n\nshift words\n(( CURRENT-- "
		"))\n_arguments -s -S $options\n}\n\nif [[ $funcstack[1] == _felt ]]; "
		"then\n\t_felt \"$@\"\nelse\n\tcompdef _felt felt\nfi\n",
		completion_shells);
}
