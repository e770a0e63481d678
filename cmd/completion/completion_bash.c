/* The script has a function with a case for each command. Bash passes `--format=csv` as three
 * words, so an option is matched as `--format` and as `--format=`. */
#include "completion_shell.h"

static const char head[] =
	"# bash completion for felt(1), written by `felt completion bash`\n"
	"\n"
	"_felt() {\n"
	"\tlocal word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}\n"
	"\tlocal line=\"${COMP_WORDS[*]} \" options='' operands='' fields='' values=''\n"
	"\n"
	"\tCOMPREPLY=()\n"
	"\tline=${line// = / }\n"
	"\tif [[ $word == = ]]; then\n"
	"\t\tword='' option+='='\n"
	"\telif [[ $option == = ]]; then\n"
	"\t\toption=${COMP_WORDS[COMP_CWORD - 2]}=\n"
	"\tfi\n";

/* `values` is `files`, a list of words to choose from, or empty: then a word that begins with a
 * dash is completed to an option, and any other to an operand. */
static const char tail[] =
	"\tif [[ $values == otherwise ]]; then\n"
	"\t\tif [[ $word == -* ]]; then values=$options; else values=$operands; fi\n"
	"\telif [[ $values == fields ]]; then # a list: complete what comes after the last comma\n"
	"\t\tlocal before='' field\n"
	"\t\t[[ $word != *,* ]] || before=${word%,*},\n"
	"\t\tvalues=''\n"
	"\t\tfor field in $fields; do values+=\" $before$field\"; done\n"
	"\tfi\n"
	"\tif [[ $values == files ]]; then\n"
	"\t\tcompopt -o filenames 2>/dev/null\n"
	"\t\tlocal IFS=$'\\n'\n"
	"\t\t# shellcheck disable=SC2207 # one name per line\n"
	"\t\tCOMPREPLY=($(compgen -f -- \"$word\"))\n"
	"\telse\n"
	"\t\t# shellcheck disable=SC2207 # words without blanks\n"
	"\t\tCOMPREPLY=($(compgen -W \"$values\" -- \"$word\"))\n"
	"\tfi\n"
	"}\n"
	"complete -F _felt felt\n";

static void add_values(const struct option_row *row, struct text *out)
{
	switch (completion_value(row)) {
	case COMPLETION_NOTHING:
		return;
	case COMPLETION_WORDS:
		text_add_string(out, "values='");
		completion_add_words(out, row);
		text_add_char(out, '\'');
		break;
	case COMPLETION_FILES:
		text_add_string(out, "values=files");
		break;
	case COMPLETION_FIELDS:
		text_add_string(out, "values=fields");
		break;
	case COMPLETION_ANYTHING:
	default:
		text_add_char(out, ':');
		break;
	}
	text_add_string(out, " ;;\n");
}

static void add_command(const struct command *command, struct text *out)
{
	const struct option_list list = options_of(command);

	text_format(out, "\t%s)\n\t\toptions='", command->name);
	for (size_t i = 0; i < list.count; i++) {
		text_add_string(out, i ? " " : "");
		completion_add_names(out, list.row[i]);
	}
	text_add_string(out, "'\n");
	if (completion_operands_are_files(command))
		text_add_string(out, "\t\toperands=files\n");
	completion_add_cases(out, command, "\t\t", "'", "'");
	text_add_string(out, "\t\tcase $option in\n");
	for (size_t i = 0; i < list.count; i++) {
		if (completion_value(list.row[i]) == COMPLETION_NOTHING)
			continue;
		text_add_string(out, "\t\t");
		/* "-f | --format | --format=": the value of the option is expected next. */
		completion_add_letter(out, "-", list.row[i], " | ");
		if (!list.row[i]->optional)
			text_format(out, "--%s | ", list.row[i]->name);
		text_format(out, "--%s=", list.row[i]->name);
		text_add_string(out, ") ");
		add_values(list.row[i], out);
	}
	text_add_string(out, "\t\t*) values=otherwise ;;\n\t\tesac ;;\n");
}

void completion_bash(struct text *out)
{
	text_format(out, "%s\tif ((COMP_CWORD == 1)); then\n\t\tvalues=otherwise operands='", head);
	completion_add_commands(out);
	text_add_string(out, "' options='");
	for (int i = 0; i < COMPLETION_FELT; i++) {
		text_add_string(out, i ? " " : "");
		completion_add_names(out, completion_felt + i);
	}
	text_add_string(out, "'\n\telse case ${COMP_WORDS[1]} in\n");
	for (int i = 0; i < COMMANDS; i++)
		add_command(commands[i], out);
	text_add_string(out, "\thelp) values='");
	completion_add_helped(out);
	text_format(out, "' ;;\n\tcompletion) values='%s' ;;\n", completion_shells);
	text_format(out, "\tesac\n\tfi\n%s", tail);
}
