#include "usage.h"

#include "options.h"

#include "base/scan.h"

#include <string.h>

enum { WIDTH = 80, HELP_AT = 34 /* the column of an option's help */ };

/* -- lines ---------------------------------------------------------------- */

/* Text that is broken between pieces where a line would be too long. */
struct lines {
	struct text *out;
	size_t column;
	size_t indent; /* of the lines after the first */
	bool fresh;    /* nothing is on the line but its indent */
};

static void add_piece(struct lines *lines, struct slice piece)
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

static void add_words(struct lines *lines, const char *words)
{
	while (*words) {
		const size_t length = strcspn(words, " ");

		add_piece(lines, (struct slice){words, length});
		words += length;
		words += strspn(words, " ");
	}
}

/* -- the usage ------------------------------------------------------------ */

/* "-b | --board cards", "--header | --no-header", with what is between the names. */
static void add_ways(struct text *out, const struct option_row *row, const char *between)
{
	if (row->letter) {
		text_format(out, "-%c%s", row->letter, between);
	}
	text_format(out, "--%s", row->name);
	if (row->opposite) {
		text_format(out, "%s--%s", between, row->opposite);
	}
	if (!row->argument)
		return;
	text_format(out, "%s%s%s", row->optional ? "[=" : " ", row->argument,
		row->optional ? "]" : "");
}

/* The text of one option or group before it is broken into lines consists of pieces, each of which
 * ends with a newline. Ends the last piece with the bracket that closes the whole. */
static void close_piece(struct text *pieces)
{
	if (pieces->length && !pieces->failed)
		pieces->length--;
	text_add_string(pieces, "]\n");
}

/* "[--rake percent", then "[--rake-cap chips]", which needs it, then "]" */
static void add_bracket(struct text *pieces, const struct option_list *options,
	const struct option_row *row)
{
	text_add_char(pieces, '[');
	add_ways(pieces, row, " | ");
	text_add_char(pieces, '\n');
	/* Whether the usage shows an option inside the brackets of the other. */
	for (size_t i = 0; i < options->count; i++)
		if (options->row[i]->needs && !strcmp(options->row[i]->needs, row->name))
			add_bracket(pieces, options, options->row[i]);
	close_piece(pieces);
}

/* "[--count | --sort]", or where some of the group may be given together "[--exact | [--samples
 * number] [--time seconds]]". */
static void add_group(struct text *pieces, const struct option_list *options, unsigned group)
{
	bool first = true, nested = false;

	text_add_char(pieces, '[');
	for (size_t i = 0; i < options->count; i++) {
		const struct option_row *row = options->row[i];

		if (row->group != group || row->beside)
			continue;
		text_add_string(pieces, first ? "" : " | ");
		add_ways(pieces, row, " | ");
		first = false;
	}
	for (size_t i = 0; i < options->count; i++) {
		const struct option_row *row = options->row[i];

		if (row->group != group || !row->beside)
			continue;
		if (!nested)
			text_add_string(pieces, " |\n");
		nested = true;
		add_bracket(pieces, options, row);
	}
	if (!nested)
		text_add_char(pieces, '\n');
	close_piece(pieces);
}

/* Whether the usage has already shown the option's group. */
static bool was_shown(const struct option_list *options, size_t at)
{
	for (size_t i = 0; i < at; i++)
		if (options->row[i]->group == options->row[at]->group)
			return true;
	return false;
}

static void add_usage(const struct command *command, const struct option_list *options,
	struct text *out)
{
	static const char begin[] = "usage: ";
	struct lines lines = {out, sizeof begin - 1 + strlen(command->full_name), 0, false};
	struct text pieces = {0};

	lines.indent = lines.column + 1;
	text_format(out, "%s%s", begin, command->full_name);
	for (size_t i = 0; i < options->count; i++) {
		const struct option_row *row = options->row[i];

		if (row->needs || (row->group && was_shown(options, i)))
			continue;
		if (row->group)
			add_group(&pieces, options, row->group);
		else
			add_bracket(&pieces, options, row);
	}
	text_format(&pieces, "%s\n", command->operands);
	for (size_t at = 0; at < pieces.length;) {
		const char *piece = pieces.bytes + at;
		const char *end = memchr(piece, '\n', pieces.length - at);
		const size_t length = end ? (size_t)(end - piece) : pieces.length - at;

		add_piece(&lines, (struct slice){piece, length});
		at += length + 1;
	}
	text_add_char(out, '\n');
	out->failed = out->failed || pieces.failed;
	text_free(&pieces);
}

/* -- the help ------------------------------------------------------------- */

void usage_option(const struct option_row *row, struct text *out)
{
	add_ways(out, row, ", ");
}

void usage_help(const struct command *command, struct text *out)
{
	const struct option_list options = options_of(command);
	struct lines about = {out, 0, 0, true};

	add_usage(command, &options, out);
	text_add_char(out, '\n');
	add_words(&about, command->about);
	text_add_string(out, "\n\noptions:\n");
	for (size_t i = 0; i < options.count; i++) {
		/* Appends an option with its help beside it, or below it if the option is too long.
		 */
		struct lines lines = {out, HELP_AT, HELP_AT, true};
		const size_t before = out->length;
		size_t width;

		text_add_string(out, options.row[i]->letter ? "  " : "      ");
		usage_option(options.row[i], out);
		width = out->length - before;
		if (width + 2 > HELP_AT) {
			text_add_char(out, '\n');
			width = 0;
		}
		text_add_repeated(out, ' ', HELP_AT - width);
		add_words(&lines, options.row[i]->help);
		text_add_char(out, '\n');
	}
	text_format(out,
		"\n'felt help cards' tells how cards are written; 'ranges', 'hands' and 'games' "
		"are\nother topics. 'man felt-%s' describes the fields and has examples.\n",
		command->name);
}
