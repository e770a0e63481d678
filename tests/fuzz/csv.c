/* Comma- and tab-separated rows, with any bytes. Rows are the same however the
 * input is cut into pieces, and after being written they read back equal. */
#include "frame/csv.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

/* What came out of a reading. */
struct csv_reading {
	char delimiter;
	struct text rows;  /* line, raw bytes and cells of each row, with their lengths */
	struct text cells; /* of each row, with their lengths */
	struct text again; /* as they are written */
	size_t last_line;
};

static void add_counted(struct text *out, struct slice bytes)
{
	text_add_uint(out, bytes.length);
	text_add_char(out, ':');
	text_add_slice(out, bytes);
}

static bool on_row(void *context, const struct csv_row *row)
{
	struct csv_reading *reading = context;

	require(row->count >= 1);
	require(row->line > reading->last_line);
	reading->last_line = row->line;
	text_add_uint(&reading->rows, row->line);
	add_counted(&reading->rows, row->raw);
	for (size_t i = 0; i < row->count; i++) {
		const struct slice cell = row->cells[i];
		size_t place = csv_row_place(row, i, cell.length / 2, reading->delimiter);

		/* the middle byte of the cell is at the reported place */
		require(place <= row->raw.length);
		require(!cell.length ||
			(place < row->raw.length &&
				row->raw.bytes[place] == cell.bytes[cell.length / 2]));
		add_counted(&reading->rows, cell);
		add_counted(&reading->cells, cell);
		if (i)
			text_add_char(&reading->again, reading->delimiter);
		if (row->count == 1)
			csv_add_lone_cell(&reading->again, cell, reading->delimiter);
		else
			csv_add_cell(&reading->again, cell, reading->delimiter);
	}
	text_add_char(&reading->cells, '\n');
	text_add_char(&reading->again, '\n');
	return true;
}

/* Pieces of 1 to 16 bytes after each other, from `pieces` on; 0 for all at once. */
static status_code read_all(struct slice input, unsigned pieces, struct csv_reading *reading)
{
	struct csv_reader *reader = csv_reader_open(reading->delimiter, on_row, reading);
	status_code status;
	size_t at = 0;

	require(reader);
	while (at < input.length) {
		size_t piece = pieces ? 1 + (pieces++ * 7 & 15) : input.length;
		char *copy;

		if (piece > input.length - at)
			piece = input.length - at;
		copy = malloc(piece); /* so that reading past the end is seen */
		if (!copy)
			abort();
		memcpy(copy, input.bytes + at, piece);
		csv_reader_push(reader, copy, piece);
		free(copy);
		at += piece;
	}
	status = csv_reader_end(reader);
	require(csv_reader_line(reader) >= 1);
	csv_reader_close(reader);
	require(!reading->rows.failed && !reading->cells.failed && !reading->again.failed);
	return status;
}

static bool same(const struct text *a, const struct text *b)
{
	return a->length == b->length && (!a->length || !memcmp(a->bytes, b->bytes, a->length));
}

static void reading_free(struct csv_reading *reading)
{
	text_free(&reading->rows);
	text_free(&reading->cells);
	text_free(&reading->again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char delimiters[] = ",\t;";
	struct csv_reading whole = {.last_line = 0}, cut = whole, back = whole;
	struct slice input;
	status_code status;

	if (size < 2)
		return 0;
	whole.delimiter = cut.delimiter = back.delimiter = delimiters[data[0] % 3];
	input = (struct slice){(const char *)data + 2, size - 2};

	status = read_all(input, 0, &whole);
	require(read_all(input, 1u + data[1], &cut) == status);
	require(same(&whole.rows, &cut.rows));

	require(read_all(text_slice(&whole.again), 0, &back) == STATUS_OK);
	require(same(&whole.cells, &back.cells));
	require(same(&whole.again, &back.again));
	reading_free(&whole);
	reading_free(&cut);
	reading_free(&back);
	return 0;
}
