/* Rows of named fields in one of the output formats.
 *
 * text  bare values, a tab between, a line each: for cut, sort and awk
 * tsv   the same through csv.h (quoted where a value needs it), header first
 * csv   RFC 4180 through csv.h, LF line ends, header first
 * json  one object a line, {"name": value, ...}, RFC 8259; no header
 *
 * A row is begun, its cells are added in the order of the names, and it is
 * ended. A name's kind decides how JSON prints it: a number bare (null where the
 * value is no JSON number: empty, infinite), a string quoted and escaped (bytes
 * that are not UTF-8 become U+FFFD). In text a tab or line end inside a value
 * becomes a blank. */
#ifndef FELT_CMD_FRAME_ROWS_H
#define FELT_CMD_FRAME_ROWS_H

#include "base/text.h"

enum rows_format { ROWS_TEXT, ROWS_TSV, ROWS_CSV, ROWS_JSON };

enum rows_kind { ROWS_STRING, ROWS_NUMBER };

struct rows_name {
	const char *name; /* not owned; outlives the rows */
	enum rows_kind kind;
};

struct rows {
	enum rows_format format;
	char delimiter; /* of ROWS_CSV, ',' unless changed; ROWS_TSV and ROWS_TEXT use a tab */
	const struct rows_name *names;
	size_t count;     /* names */
	size_t cell;      /* the next cell's index in the row being written */
	struct text *out; /* not owned */
};

void rows_init(struct rows *rows, enum rows_format format, const struct rows_name *names,
	size_t count, struct text *out);

void rows_header(struct rows *rows); /* the line of names; in JSON nothing */

void rows_string(struct rows *rows, struct slice value);
void rows_cstring(struct rows *rows, const char *value);
void rows_uint(struct rows *rows, uint64_t value);
void rows_double(struct rows *rows, double value);
void rows_end(struct rows *rows); /* exactly `count` cells have been added */

/* Appends a JSON string, quotes included. */
void json_add_string(struct text *out, struct slice value);

/* "text", "tsv", "csv" or "json". False otherwise, *format untouched. */
bool rows_format_parse(const char *name, enum rows_format *format);

#endif
