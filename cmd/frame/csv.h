/* Comma- and tab-separated rows, by libcsv. The only includer of <csv.h> but for libraries.c.
 *
 * Reading: rows are pushed in as bytes in pieces of any size and come out one at a time through a
 * callback, with their cells unquoted, the line on which the row starts, and the raw row;
 * csv_row_place finds a cell's byte in it (for error messages). libcsv handles quotes, doubled
 * quotes, newlines in quotes and CR, LF or CRLF ends (RFC 4180 and more). Cells come out unchanged
 * except for the quotes: blanks belong to them (RFC 4180, section 2.4), any byte may be in them,
 * and a quote inside a cell that does not begin with one is an ordinary byte. A quote that is never
 * closed, and text between a closing quote and the delimiter, is STATUS_BAD_CSV. A byte-order mark
 * at the very start is skipped. Empty lines are not rows, but are counted. A row of more than
 * CSV_ROW_MAX bytes is STATUS_LONG_LINE: memory stays bounded.
 *
 * Writing: a cell has quotes only where it needs them (RFC 4180, section 2.5-2.7): where it holds
 * the delimiter, a quote, CR or LF, a blank at an end, or a byte-order mark at its start. */
#ifndef FELT_CMD_FRAME_CSV_H
#define FELT_CMD_FRAME_CSV_H

#include "frame/command_status.h"

#include "base/text.h"

enum { CSV_ROW_MAX = 16 << 20 };

/* A row, valid until the callback returns. */
struct csv_row {
	const struct slice *cells; /* unquoted */
	size_t count;              /* at least 1 */
	size_t line;               /* from 1, of the row's first byte */
	struct slice raw;          /* as it was read, without its line end */
};

/* Returns false to stop: csv_reader_push then returns STATUS_OK at once. */
typedef bool csv_row_fn(void *context, const struct csv_row *row);

struct csv_reader; /* opaque, owned by the caller of csv_reader_open */

/* NULL when memory is short. `delimiter` is ',' or '\t' or another byte that is not
 * a quote, CR or LF. */
struct csv_reader *csv_reader_open(char delimiter, csv_row_fn *on_row, void *context);
/* STATUS_OK, STATUS_NO_MEMORY, STATUS_LONG_LINE, STATUS_BAD_CSV. Rows before the
 * fault have come out; after it each push returns the same and reads nothing. */
status_code csv_reader_push(struct csv_reader *reader, const char *bytes, size_t length);
/* Ends the input: a last row without a line end comes out now. */
status_code csv_reader_end(struct csv_reader *reader);
/* The line, from 1, on which the row being read starts: where a fault is. */
size_t csv_reader_line(const struct csv_reader *reader);
bool csv_reader_stopped(const struct csv_reader *reader);
void csv_reader_close(struct csv_reader *reader); /* NULL is fine */

/* The offset in row->raw of byte `offset` of cell `cell` (from 0). With the cell's length as
 * `offset`, the offset of the byte after the cell. Slow: for messages. SIZE_MAX when memory is
 * short. In a1,"b""c" byte 1 of cell 1 is at 5. */
size_t csv_row_place(const struct csv_row *row, size_t cell, size_t offset, char delimiter);

/* Appends one cell, quoted where it must be; no delimiter, no line end. */
void csv_add_cell(struct text *out, struct slice cell, char delimiter);
/* The same for the only cell of a row, which is quoted even when it is empty, since
 * an empty line is not a row. */
void csv_add_lone_cell(struct text *out, struct slice cell, char delimiter);

/* The version of libcsv that felt was compiled for, as "3.0.3"; libcsv does not tell at run time
 * which it is. */
const char *csv_version(void);

#endif
