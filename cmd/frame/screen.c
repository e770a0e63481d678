#include "screen.h"

#include "clean.h"

#include "base/scan.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { USUAL_COLUMNS = 80, COLUMNS_MAX = 1000 };

/* FELT_SCREEN as a width, 0 when it is not set to one. */
static unsigned forced_columns(void)
{
	const char *value = getenv("FELT_SCREEN");
	uint64_t columns;

	if (!value || !slice_uint((struct slice){value, strlen(value)}, COLUMNS_MAX, &columns))
		return 0;
	return (unsigned)columns;
}

bool screen_is_there(unsigned *columns, bool *unicode)
{
	struct winsize size;
	unsigned forced = forced_columns();

	*columns = forced ? forced : USUAL_COLUMNS;
	*unicode = false;
	if (!forced && !isatty(STDOUT_FILENO))
		return false;
	if (!forced && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col)
		*columns = size.ws_col;
	setlocale(LC_CTYPE, "");
	*unicode = !strcmp(nl_langinfo(CODESET), "UTF-8");
	return true;
}

bool screen_errors_are_read(void)
{
	return forced_columns() || isatty(STDERR_FILENO);
}

bool screen_is_live(void)
{
	return isatty(STDOUT_FILENO);
}

bool screen_errors_are_live(void)
{
	return isatty(STDERR_FILENO);
}

bool screen_wants_colour(enum screen_colour colour, bool screen)
{
	const char *no = getenv("NO_COLOR"), *term = getenv("TERM");

	if (colour != SCREEN_COLOUR_AUTO)
		return colour == SCREEN_COLOUR_ALWAYS;
	return screen && !(no && *no) && term && strcmp(term, "dumb") != 0;
}

const char *screen_bold(bool colour)
{
	return colour ? "\033[1m" : "";
}

const char *screen_dim(bool colour)
{
	return colour ? "\033[2m" : "";
}

const char *screen_plain(bool colour)
{
	return colour ? "\033[0m" : "";
}

/* Four colours: spades as they are, hearts red, diamonds blue, clubs green. The
 * foreground alone is set and reset, so that bold and dim around it stay. */
static const char *suit_colour(struct slice character)
{
	static const char *const colours[] = {"", "\033[31m", "\033[34m", "\033[32m"};
	const unsigned char *c = (const unsigned char *)character.bytes;

	if (character.length != 3 || c[0] != 0xe2 || c[1] != 0x99 || c[2] < 0xa0 || c[2] > 0xa7)
		return "";
	return colours[c[2] & 3];
}

void screen_add_cards(struct text *out, struct slice text, bool colour)
{
	struct scan scan = scan_of(text);

	if (!colour) {
		clean_add(out, text);
		return;
	}
	while (!scan_done(&scan)) {
		struct slice character = scan_char(&scan);
		const char *escape = suit_colour(character);

		text_add_string(out, escape);
		clean_add(out, character);
		if (*escape)
			text_add_string(out, "\033[39m");
	}
}

void screen_add_wrapped(struct text *out, struct slice words, size_t column, size_t indent,
	size_t columns, bool colour)
{
	bool fresh = true; /* nothing of the words on this line */

	while (words.length) {
		const char *blank = memchr(words.bytes, ' ', words.length);
		size_t length = blank ? (size_t)(blank - words.bytes) : words.length;
		struct slice word = {words.bytes, length};
		size_t width = slice_columns(word);

		if (!fresh && column + 1 + width > columns) {
			text_add_char(out, '\n');
			text_add_repeated(out, ' ', indent);
			column = indent;
		} else if (!fresh) {
			text_add_char(out, ' ');
			column++;
		}
		screen_add_cards(out, word, colour);
		column += width;
		fresh = false;
		length += blank != NULL;
		words = (struct slice){words.bytes + length, words.length - length};
	}
}

void screen_table_init(struct screen_table *table, const struct rows_name *names, size_t count,
	unsigned columns, bool header, bool colour)
{
	*table = (struct screen_table){.names = names,
		.count = count,
		.columns = columns,
		.colour = colour,
		.header = header};
	for (size_t i = 0; header && i < count && i < SCREEN_COLUMNS_MAX; i++)
		table->width[i] = strlen(names[i].name);
}

/* The next cell of a row: up to a tab or the line feed, which is passed over. */
static struct slice next_cell(struct scan *scan, bool *last)
{
	struct slice cell = {(const char *)scan->at, 0};

	while (scan->at < scan->end && *scan->at != '\t' && *scan->at != '\n')
		scan->at++;
	cell.length = (size_t)((const char *)scan->at - cell.bytes);
	*last = scan->at == scan->end || *scan->at == '\n';
	scan->at += scan->at < scan->end;
	return cell;
}

/* Thousands grouped, where the cell is a whole number. */
static size_t shown_width(struct slice cell, enum rows_kind kind)
{
	uint64_t value;

	if (kind == ROWS_NUMBER && slice_uint(cell, UINT64_MAX, &value))
		return cell.length + (cell.length - 1) / 3;
	return slice_columns(cell);
}

static void add_shown(struct text *out, struct slice cell, enum rows_kind kind, bool colour)
{
	uint64_t value;

	if (kind == ROWS_NUMBER && slice_uint(cell, UINT64_MAX, &value))
		text_add_uint_grouped(out, value);
	else
		screen_add_cards(out, cell, colour);
}

static void add_cell(struct screen_table *table, size_t column, bool last, struct slice cell,
	enum rows_kind align, enum rows_kind kind, struct text *out)
{
	size_t width = shown_width(cell, kind);
	size_t pad = table->width[column] > width ? table->width[column] - width : 0;

	if (column)
		text_add_repeated(out, ' ', table->gap);
	if (align == ROWS_NUMBER)
		text_add_repeated(out, ' ', pad);
	add_shown(out, cell, kind, table->colour);
	if (align == ROWS_STRING && !last)
		text_add_repeated(out, ' ', pad);
}

static void measure(struct screen_table *table, struct slice rows)
{
	struct scan scan = scan_of(rows);

	while (!scan_done(&scan)) {
		bool last = false;

		for (size_t i = 0; !last && i < table->count; i++) {
			struct slice cell = next_cell(&scan, &last);
			size_t width = shown_width(cell, table->names[i].kind);

			if (width > table->width[i])
				table->width[i] = width;
		}
	}
}

/* How many of the fields stand side by side on the screen, `gap` blanks between
 * them; one at least. */
static size_t fields_that_fit(const struct screen_table *table, size_t gap)
{
	size_t used = table->width[0], shown = 1;

	while (shown < table->count && used + gap + table->width[shown] <= table->columns)
		used += gap + table->width[shown++];
	return shown;
}

/* Two blanks between columns where all fit so, else one. */
static void fit(struct screen_table *table)
{
	table->gap = fields_that_fit(table, 2) == table->count ? 2 : 1;
	table->shown = table->may_drop ? fields_that_fit(table, table->gap) : table->count;
}

static void add_header(struct screen_table *table, struct text *out)
{
	text_add_string(out, screen_dim(table->colour));
	for (size_t i = 0; i < table->shown; i++) {
		struct slice name = {table->names[i].name, strlen(table->names[i].name)};

		add_cell(table, i, i + 1 == table->shown, name, table->names[i].kind, ROWS_STRING,
			out);
	}
	text_add_string(out, screen_plain(table->colour));
	text_add_char(out, '\n');
}

void screen_table_add(struct screen_table *table, struct slice rows, struct text *out)
{
	struct scan scan = scan_of(rows);

	measure(table, rows);
	if (!table->shown)
		fit(table);
	if (table->header)
		add_header(table, out);
	table->header = false;
	while (!scan_done(&scan)) {
		bool last = false;

		for (size_t i = 0; !last && i < table->count; i++) {
			struct slice cell = next_cell(&scan, &last);
			enum rows_kind kind = table->names[i].kind;

			if (i < table->shown)
				add_cell(table, i, i + 1 == table->shown, cell, kind, kind, out);
		}
		text_add_char(out, '\n');
	}
}

void screen_list_card(struct screen_list *list, card c, enum card_notation notation,
	struct text *out)
{
	struct text cell = {0};
	size_t size;

	card_print(&cell, c, notation);
	size = slice_columns(text_slice(&cell));
	if (list->count++ && list->indent + list->column + 1 + size > list->columns) {
		text_add_char(out, '\n');
		text_add_repeated(out, ' ', list->indent);
		list->column = 0;
	} else if (list->column) {
		text_add_char(out, ' ');
		list->column++;
	}
	screen_add_cards(out, text_slice(&cell), list->colour);
	list->column += size;
	out->failed = out->failed || cell.failed;
	text_free(&cell);
}
