#include "frame/csv.h"

#include "base/array.h"

#include <assert.h>
#include <csv.h>
#include <stdlib.h>
#include <string.h>

enum { CELL_BLOCK = 64 << 10 /* increment of libcsv's cell buffer */ };

static const char mark[] = {'\xEF', '\xBB', '\xBF'}; /* byte-order mark, U+FEFF */

struct csv_reader {
	struct csv_parser parser;
	csv_row_fn *on_row;
	void *context;

	struct text raw;     /* of the current row; empty before it begins */
	struct text content; /* contents of its cells, concatenated */
	struct slice *cells; /* their lengths; pointers are set when the row is complete */
	size_t count;
	size_t capacity;

	size_t row_line;    /* line on which the current row starts */
	size_t line;        /* line of the next byte */
	size_t mark_length; /* bytes of a byte-order mark seen, while at_start */
	bool at_start;
	bool after_cr;
	bool row_ended;
	bool stopped;
	status_code status; /* a failure is permanent */
};

/* Spaces are data: RFC 4180, section 2.4. */
static int is_never(unsigned char c)
{
	(void)c;
	return 0;
}

static void parser_open(struct csv_parser *parser, char delimiter, unsigned char options)
{
	csv_init(parser, options);
	csv_set_delim(parser, (unsigned char)delimiter);
	csv_set_space_func(parser, is_never);
	csv_set_blk_size(parser, CELL_BLOCK);
}

struct csv_reader *csv_reader_open(char delimiter, csv_row_fn *on_row, void *context)
{
	struct csv_reader *reader;

	assert(delimiter != '"' && delimiter != '\r' && delimiter != '\n');
	reader = malloc(sizeof *reader);
	if (!reader)
		return NULL;
	*reader = (struct csv_reader){.on_row = on_row,
		.context = context,
		.row_line = 1,
		.line = 1,
		.at_start = true};
	parser_open(&reader->parser, delimiter, CSV_STRICT);
	return reader;
}

void csv_reader_close(struct csv_reader *reader)
{
	if (!reader)
		return;
	csv_free(&reader->parser);
	text_free(&reader->raw);
	text_free(&reader->content);
	free(reader->cells);
	free(reader);
}

/* -- libcsv callbacks -- */

static void add_cell(void *bytes, size_t length, void *context)
{
	struct csv_reader *const reader = context;
	struct slice *const cells =
		array_room(reader->cells, &reader->capacity, reader->count, sizeof *cells);

	if (!cells) {
		reader->status = STATUS_NO_MEMORY;
		return;
	}
	reader->cells = cells;
	reader->cells[reader->count++].length = length;
	text_add(&reader->content, bytes, length);
}

static void end_row(int last, void *context)
{
	struct csv_reader *reader = context;

	(void)last;
	reader->row_ended = true;
}

/* In strict mode libcsv stops both at text after a closing quote, which without it would reopen the
 * cell and swallow what follows, and at a quote inside a cell that does not begin with one, which
 * is harmless: Phil "Kid" Poker. */
static status_code parse(struct csv_reader *reader, const char *bytes, size_t length)
{
	struct csv_parser *parser = &reader->parser;
	size_t done = 0, passed;

	while ((done += csv_parse(parser, bytes + done, length - done, add_cell, end_row, reader)) <
		length) {
		if (csv_error(parser) != CSV_EPARSE)
			return STATUS_NO_MEMORY;
		if (parser->quoted)
			return STATUS_BAD_CSV;
		csv_set_opts(parser, 0);
		passed = csv_parse(parser, bytes + done, 1, add_cell, end_row, reader);
		csv_set_opts(parser, CSV_STRICT);
		if (passed == 0)
			return STATUS_NO_MEMORY;
		done += passed;
	}
	return reader->content.failed ? STATUS_NO_MEMORY : reader->status;
}

static void deliver_row(struct csv_reader *reader)
{
	const char *at = reader->content.bytes ? reader->content.bytes : "";
	const struct csv_row row = {.cells = reader->cells,
		.count = reader->count,
		.line = reader->row_line,
		.raw = text_slice(&reader->raw)};

	for (size_t i = 0; i < reader->count; i++) {
		reader->cells[i].bytes = at;
		at += reader->cells[i].length;
	}
	reader->stopped = !reader->on_row(reader->context, &row);

	text_clear(&reader->raw);
	text_clear(&reader->content);
	reader->count = 0;
	reader->row_ended = false;
}

/* Reads a line or a part of one: CR or LF occurs only as its last byte, with `ended` set. A row can
 * end only there, so that libcsv's state need not be queried. */
static status_code read_piece(struct csv_reader *reader, const char *bytes, size_t length,
	bool ended)
{
	const size_t body = length - ended;
	bool second_half;
	status_code status;

	if (body > CSV_ROW_MAX - reader->raw.length)
		return STATUS_LONG_LINE;
	status = parse(reader, bytes, length);
	if (status)
		return status;
	if (reader->raw.length + body > 0)
		text_add(&reader->raw, bytes, reader->row_ended ? body : length);
	if (reader->raw.failed)
		return STATUS_NO_MEMORY;
	if (reader->raw.length > CSV_ROW_MAX)
		return STATUS_LONG_LINE;
	if (reader->row_ended)
		deliver_row(reader);
	second_half = ended && reader->after_cr && body == 0 && bytes[0] == '\n';
	reader->line += ended && !second_half;
	reader->after_cr = ended && bytes[body] == '\r';
	if (reader->raw.length == 0)
		reader->row_line = reader->line;
	return STATUS_OK;
}

static status_code read_bytes(struct csv_reader *reader, const char *bytes, size_t length)
{
	while (length > 0 && !reader->stopped && !reader->status) {
		size_t piece = 0;
		bool ended;

		while (piece < length && bytes[piece] != '\n' && bytes[piece] != '\r')
			piece++;
		ended = piece < length;
		piece += ended;
		reader->status = read_piece(reader, bytes, piece, ended);
		bytes += piece;
		length -= piece;
	}
	return reader->status;
}

/* Ends the search for a byte-order mark: if there is none, reads the bytes that were skipped as its
 * possible beginning. */
static void leave_start(struct csv_reader *reader)
{
	reader->at_start = false;
	if (reader->mark_length < sizeof mark)
		read_bytes(reader, mark, reader->mark_length);
}

/* Skips bytes that may belong to a byte-order mark; if there turns out to be none, reads those
 * already skipped. Returns the number of bytes consumed. */
static size_t pass_mark(struct csv_reader *reader, const char *bytes, size_t length)
{
	size_t taken = 0;

	while (taken < length && reader->mark_length < sizeof mark &&
		bytes[taken] == mark[reader->mark_length]) {
		taken++;
		reader->mark_length++;
	}
	if (reader->mark_length == sizeof mark || taken < length)
		leave_start(reader);
	return taken;
}

status_code csv_reader_push(struct csv_reader *reader, const char *bytes, size_t length)
{
	if (reader->at_start) {
		const size_t taken = pass_mark(reader, bytes, length);

		bytes += taken;
		length -= taken;
	}
	return read_bytes(reader, bytes, length);
}

status_code csv_reader_end(struct csv_reader *reader)
{
	if (reader->at_start)
		leave_start(reader);
	if (reader->stopped || reader->status)
		return reader->status;

	csv_set_opts(&reader->parser, CSV_STRICT | CSV_STRICT_FINI);
	if (csv_fini(&reader->parser, add_cell, end_row, reader) != 0)
		reader->status = STATUS_BAD_CSV;
	else if (reader->content.failed)
		reader->status = STATUS_NO_MEMORY;
	if (!reader->status && reader->row_ended)
		deliver_row(reader);
	return reader->status;
}

size_t csv_reader_line(const struct csv_reader *reader)
{
	return reader->row_line;
}

bool csv_reader_stopped(const struct csv_reader *reader)
{
	return reader->stopped;
}

static void count_cell(void *bytes, size_t length, void *context)
{
	size_t *count = context;

	(void)bytes;
	(void)length;
	++*count;
}

/* libcsv reads the row again, byte by byte, until the cell has grown past the offset: its
 * `entry_pos` is the length of the cell so far. */
size_t csv_row_place(const struct csv_row *row, size_t cell, size_t offset, char delimiter)
{
	struct csv_parser parser;
	size_t ended = 0; /* cells */
	size_t place = 0;

	parser_open(&parser, delimiter, 0);
	for (; place < row->raw.length; place++) {
		if (csv_parse(&parser, row->raw.bytes + place, 1, count_cell, NULL, &ended) == 0) {
			place = SIZE_MAX;
			break;
		}
		if (ended > cell || (ended == cell && parser.entry_pos > offset))
			break;
	}
	csv_free(&parser);
	return place;
}

static bool needs_quotes(struct slice cell, char delimiter)
{
	char first, last;

	if (cell.length == 0)
		return false;
	first = cell.bytes[0];
	last = cell.bytes[cell.length - 1];
	if (first == ' ' || first == '\t' || last == ' ' || last == '\t')
		return true;
	if (cell.length >= sizeof mark && memcmp(cell.bytes, mark, sizeof mark) == 0)
		return true;
	for (size_t i = 0; i < cell.length; i++) {
		const char c = cell.bytes[i];

		if (c == delimiter || c == '"' || c == '\r' || c == '\n')
			return true;
	}
	return false;
}

static void add_written(struct text *out, struct slice cell, bool quoted)
{
	if (!quoted) {
		text_add_slice(out, cell);
		return;
	}
	text_add_char(out, '"');
	for (size_t i = 0; i < cell.length; i++) {
		if (cell.bytes[i] == '"')
			text_add_char(out, '"');
		text_add_char(out, cell.bytes[i]);
	}
	text_add_char(out, '"');
}

void csv_add_cell(struct text *out, struct slice cell, char delimiter)
{
	add_written(out, cell, needs_quotes(cell, delimiter));
}

void csv_add_lone_cell(struct text *out, struct slice cell, char delimiter)
{
	add_written(out, cell, cell.length == 0 || needs_quotes(cell, delimiter));
}

#define AS_TEXT(number)               #number
#define DOTTED(major, minor, release) AS_TEXT(major) "." AS_TEXT(minor) "." AS_TEXT(release)

const char *csv_version(void)
{
	return DOTTED(CSV_MAJOR, CSV_MINOR, CSV_RELEASE);
}
