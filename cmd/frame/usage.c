#include "usage.h"

#include "options.h"

#include "base/scan.h"

#include <string.h>

enum { WIDTH = 80, HELP_AT = 34 /* the column of an option's help */ };

/* -- lines ---------------------------------------------------------------- */

/* Text that is wrapped between pieces. */
struct usage_lines {
	struct text *out;
	size_t column;
	size_t indent; /* indentation of the lines after the first */
	bool fresh;    /* the line has only its indentation */
};

static void add_piece(struct usage_lines *lines, struct slice piece)
{
	const size_t width = slice_columns(piece);

	if (!lines->fresh && lines->column + 1 + width > WIDTH) {
		text_add_char(lines->out, '\n');
		text_add_repeated(lines->out, ' ', lines->indent);
		lines->column = lines->indent;
	} else if (!lines->fresh) {
		text_add_char(lines->out, ' ');
		lines->column++;
	}
	text_add_slice(lines->out, piece);
	lines->column += width;
	lines->fresh = false;
}

static void add_words(struct usage_lines *lines, const char *words)
{
	while (*words) {
		const size_t length = strcspn(words, " ");

		add_piece(lines, (struct slice){words, length});
		words += length;
		words += strspn(words, " ");
	}
}

/* -- the usage ------------------------------------------------------------ */

/* Appends "usage: felt rank [option ...] [hand ...]", and a line for each further form. */
static void add_usage(const struct command *command, struct text *out)
{
	const char *begin = "usage: ";

	for (const char *at = command->operands; at; begin = "       ") {
		const size_t length = strcspn(at, "\n");

		text_format(out, "%s%s ", begin, command->full_name);
		text_add_slice(out, (struct slice){at, length});
		text_add_char(out, '\n');
		at = at[length] ? at + length + 1 : NULL;
	}
}

/* -- the options ---------------------------------------------------------- */

void usage_option(const struct option_row *row, struct text *out)
{
	if (row->letter)
		text_format(out, "-%c, ", row->letter);
	text_format(out, "--%s", row->name);
	if (row->opposite)
		text_format(out, ", --%s", row->opposite);
	if (row->argument)
		text_format(out, "%s%s%s", row->optional ? "[=" : " ", row->argument,
			row->optional ? "]" : "");
}

/* Whether felt-options(7) rather than the command's page describes the option. */
static bool is_common(const struct option_row *row)
{
	static const char *const common[] = {"cards", "color", "column", "columns", "delimiter",
		"digits", "fields", "format", "from", "header", "help", "input", "jobs",
		"keep-going", "percent", "quiet", "recursive", "rules", "trips-over-straight"};

	for (size_t i = 0; i < sizeof common / sizeof *common; i++)
		if (!strcmp(row->name, common[i]))
			return true;
	return false;
}

/* Appends an option with its help next to it, or below it if the option is too long. */
static void add_option(const struct option_row *row, struct text *out)
{
	struct usage_lines lines = {out, HELP_AT, HELP_AT, true};
	const size_t before = out->length;
	size_t width;

	text_add_string(out, row->letter ? "  " : "      ");
	usage_option(row, out);
	width = out->length - before;
	if (width + 2 > HELP_AT) {
		text_add_char(out, '\n');
		width = 0;
	}
	text_add_repeated(out, ' ', HELP_AT - width);
	add_words(&lines, row->help);
	text_add_char(out, '\n');
}

/* The topic of `felt help` that describes the input of a command. */
static const char *topic_of(const char *name)
{
	static const char *const topics[][2] = {{"rank", "cards"}, {"showdown", "cards"},
		{"count", "cards"}, {"deal", "games"}, {"pots", "games"}, {"equity", "ranges"},
		{"range", "ranges"}, {"merge", "ranges"}, {"drill", "ranges"}};

	for (size_t i = 0; i < sizeof topics / sizeof *topics; i++)
		if (!strcmp(name, topics[i][0]))
			return topics[i][1];
	return "hands";
}

void usage_help(const struct command *command, struct text *out)
{
	const struct option_list options = options_of(command);
	struct usage_lines about = {out, 0, 0, true};

	add_usage(command, out);
	text_add_char(out, '\n');
	add_words(&about, command->about);
	text_add_char(out, '\n');
	for (int common = 0; common < 2; common++) {
		bool any = false;

		for (size_t i = 0; i < options.count; i++) {
			if (is_common(options.row[i]) != common)
				continue;
			if (!any)
				text_format(out, "\n%soptions:\n", common ? "common " : "");
			any = true;
			add_option(options.row[i], out);
		}
	}
	if (command->view[0].fields)
		text_format(out,
			"\n'felt help %s' describes the input. 'man felt-%s' describes the fields "
			"and has\n"
			"examples.\n",
			topic_of(command->name), command->name);
	else
		text_format(out, "\n'man felt-%s' describes the command and has examples.\n",
			command->name);
}
