/* Comma- and tab-separated rows, by libcsv. Only this module and libraries.c include <csv.h>.
 *
 * Reading: bytes are pushed in pieces of any size, and rows come out one at a time through a
 * callback, with unquoted cells, the line on which the row starts, and the raw row, in which
 * csv_row_place finds a cell's byte (for error messages). libcsv handles quotes, doubled quotes,
 * newlines in quotes and CR, LF or CRLF line endings (RFC 4180 and more). Cells are otherwise
 * unchanged: surrounding spaces belong to them (RFC 4180, section 2.4), they may contain any byte,
 * and a quote inside a cell that does not begin with one is an ordinary byte. An unclosed quote,
 * and text between a closing quote and the delimiter, is STATUS_BAD_CSV. A byte-order mark at the
 * very start is skipped. Empty lines are counted but are not rows. A row of more than CSV_ROW_MAX
 * bytes is STATUS_LONG_LINE, which bounds the memory.
 *
 * Writing: a cell is quoted only if necessary (RFC 4180, section 2.5-2.7): if it contains the
 * delimiter, a quote, CR or LF, a space at either end, or a byte-order mark at its start. */
#ifndef FELT_CMD_FRAME_CSV_H
#define FELT_CMD_FRAME_CSV_H

#include "frame/command_status.h"

#include "base/text.h"

enum { CSV_ROW_MAX = 16 << 20 };

/* A row, valid until the callback returns. */
struct csv_row {
	const struct slice *cells; /* unquoted */
	size_t count;              /* at least 1 */
	size_t line;               /* line of the row's first byte, from 1 */
	struct slice raw;          /* as read, without its newline */
};

/* Returns false to stop: csv_reader_push then returns STATUS_OK at once. */
typedef bool csv_row_fn(void *context, const struct csv_row *row);

struct csv_reader; /* opaque; the caller of csv_reader_open owns it */

/* Returns NULL if out of memory. `delimiter` is ',' or '\t' or another byte except a quote, CR or
 * LF. */
struct csv_reader *csv_reader_open(char delimiter, csv_row_fn *on_row, void *context);
/* Returns STATUS_OK, STATUS_NO_MEMORY, STATUS_LONG_LINE or STATUS_BAD_CSV. Rows before the error
 * have been delivered; after an error each push returns the same status and reads nothing. */
status_code csv_reader_push(struct csv_reader *reader, const char *bytes, size_t length);
/* Ends the input: delivers a last row without a newline. */
status_code csv_reader_end(struct csv_reader *reader);
/* The line, from 1, on which the current row starts: the line of an error. */
size_t csv_reader_line(const struct csv_reader *reader);
bool csv_reader_stopped(const struct csv_reader *reader);
void csv_reader_close(struct csv_reader *reader); /* NULL is fine */

/* The offset in row->raw of byte `offset` of cell `cell` (from 0); if `offset` is the cell's
 * length, the offset after the cell. Slow: for messages. SIZE_MAX if out of memory. In a1,"b""c"
 * byte 1 of cell 1 is at 5. */
size_t csv_row_place(const struct csv_row *row, size_t cell, size_t offset, char delimiter);

/* Appends one cell, quoted if necessary, without delimiter or newline. */
void csv_add_cell(struct text *out, struct slice cell, char delimiter);
/* Like csv_add_cell(), for the only cell of a row, which is quoted even if it is empty, because an
 * empty line is not a row. */
void csv_add_lone_cell(struct text *out, struct slice cell, char delimiter);

/* The version of libcsv at compile time, such as "3.0.3"; libcsv does not report it at run time. */
const char *csv_version(void);

#endif
