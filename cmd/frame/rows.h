/* Rows of named fields in one of the output formats.
 *
 * text  bare values with tabs between, one row per line: for cut, sort and awk
 * tsv   the same through csv.h (quoted where a value needs it), header first
 * csv   RFC 4180 through csv.h, LF line ends, header first
 * json  one object per line, {"name": value, ...}, RFC 8259; no header
 *
 * A row is begun, its cells are added in the order of the names, and it is
 * ended. A name's kind decides how JSON prints it: a number bare (null if the
 * value is not a JSON number: empty, infinite), a string quoted and escaped (bytes
 * that are not UTF-8 become U+FFFD). In text a tab or line end inside a value
 * becomes a blank. */
#ifndef FELT_CMD_FRAME_ROWS_H
#define FELT_CMD_FRAME_ROWS_H

#include "frame/json.h"

#include "base/text.h"

enum rows_format { ROWS_TEXT, ROWS_TSV, ROWS_CSV, ROWS_JSON };

/* A list is words with commas between; in JSON it is an array of strings. */
enum rows_kind { ROWS_STRING, ROWS_NUMBER, ROWS_LIST };

struct rows_name {
	const char *name; /* not owned; outlives the rows */
	enum rows_kind kind;
};

struct rows {
	enum rows_format format;
	char delimiter; /* of ROWS_CSV, ',' unless changed; ROWS_TSV and ROWS_TEXT use a tab */
	const struct rows_name *names;
	size_t count;      /* names */
	size_t next;       /* the next cell's index in the row being written */
	struct text *out;  /* not owned, as */
	struct text *cell; /* for a cell that is made in pieces: see rows_add_cell */
	struct json json;  /* of ROWS_JSON */
};

void rows_init(struct rows *rows, enum rows_format format, const struct rows_name *names,
	size_t count, struct text *out, struct text *cell);

void rows_header(struct rows *rows); /* the line of names; in JSON nothing */

void rows_string(struct rows *rows, struct slice value);
void rows_cstring(struct rows *rows, const char *value);
void rows_uint(struct rows *rows, uint64_t value);
void rows_double(struct rows *rows, double value);
void rows_empty(struct rows *rows);
void rows_cards(struct rows *rows, const card *cards, int count, enum card_notation notation);
/* Adds the text that was appended to rows->cell, and empties that. */
void rows_add_cell(struct rows *rows);
void rows_end(struct rows *rows); /* exactly `count` cells have been added */

/* The names of rows that begin with the columns of a table and end with fields. A field whose name
 * a column has is called felt_NAME, with further felt_ as long as a column has that name too. In
 * JSON, where an object has each key once, a column with the name of an earlier one is called
 * NAME_2, NAME_3 and so on. */
struct rows_names {
	struct rows_name *name; /* columns, then fields */
	size_t count;
	struct text columns, others; /* their letters */
};

/* Columns without names (NULL) are called 1, 2, 3 and so on. False when memory is short, with
 * nothing to free. The names do not point to those given. */
bool rows_names_init(struct rows_names *names, enum rows_format format, const struct slice *columns,
	size_t column_count, const struct rows_name *fields, size_t field_count);
void rows_names_free(struct rows_names *names);

/* Appends the name of a field in rows that begin with these columns, as above. */
void rows_add_field_name(struct text *out, const struct rows_name *columns, size_t count,
	const char *field);

#endif
