/* Rows of named fields in one of the output formats.
 *
 * text  bare values separated by tabs, one row per line: for cut, sort and awk
 * tsv   the same through csv.h (quoted if necessary), header first
 * csv   RFC 4180 through csv.h, LF line endings, header first
 * json  one object per line, {"name": value, ...}, RFC 8259; no header
 *
 * Begin a row, add its cells in the order of the names, and end it. The kind of a name determines
 * how JSON writes its values:
 *
 * kind      in text, TSV and CSV       in JSON
 * STRING    unchanged                  a string
 * NUMBER    0.5, inf                   a number; null if JSON has no such number
 * AMOUNT    chips: 350, 0.50, 20.00    a number if it is an integer below 2^53, otherwise a string:
 *                                      350, "0.50", 20
 * BOOL      true, false                true, false
 * CARDS     AsKd, ?? for an unknown    a string: "AsKd", "" for no cards
 * LIST      alice,bob                  an array: ["alice", "bob"]
 *
 * On a terminal, spaces separate cards and list items, fractions are percentages with the % sign,
 * 81.946%, and integers have no decimal point. An empty cell (rows_empty) means that the field does
 * not apply; in JSON it is null. In text a tab or newline inside a value becomes a space; in JSON a
 * byte that is not UTF-8 becomes U+FFFD. */
#ifndef FELT_CMD_FRAME_ROWS_H
#define FELT_CMD_FRAME_ROWS_H

#include "frame/json.h"

#include "base/text.h"

enum rows_format { ROWS_TEXT, ROWS_TSV, ROWS_CSV, ROWS_JSON };

enum rows_kind { ROWS_STRING, ROWS_NUMBER, ROWS_AMOUNT, ROWS_BOOL, ROWS_CARDS, ROWS_LIST };

struct rows_name {
	const char *name; /* not owned; outlives the rows */
	enum rows_kind kind;
};

/* The format of numbers that are not integers. Zeroed: all their digits. JSON always has all
 * digits, and fractions of 1. */
struct rows_decimals {
	bool rounded; /* with exactly `digits` digits after the point, 0 to ROWS_DIGITS_MAX */
	bool percent; /* fractions (rows_fraction) in percent */
	unsigned digits;
};

enum { ROWS_DIGITS_MAX = 15 };

struct rows {
	enum rows_format format;
	struct rows_decimals decimals; /* all zero unless changed */
	char delimiter; /* of ROWS_CSV, ',' unless changed; ROWS_TSV and ROWS_TEXT use a tab */
	const struct rows_name *names;
	size_t count;      /* names */
	size_t next;       /* the next cell's index in the row being written */
	bool listed;       /* the current list has an item */
	bool screen;       /* the rows are formatted for a terminal: see above */
	struct text *out;  /* not owned, as */
	struct text *cell; /* for a cell that is built in pieces: see rows_add_cell */
	struct json json;  /* of ROWS_JSON */
};

void rows_init(struct rows *rows, enum rows_format format, const struct rows_name *names,
	size_t count, struct text *out, struct text *cell);

void rows_header(struct rows *rows); /* the header; nothing in JSON */

/* Adds a cell of any kind from its text. A list is comma-separated. */
void rows_string(struct rows *rows, struct slice value);
void rows_cstring(struct rows *rows, const char *value);
void rows_uint(struct rows *rows, uint64_t value);
void rows_int(struct rows *rows, int value);
void rows_double(struct rows *rows, double value);
void rows_bool(struct rows *rows, bool value);
void rows_fraction(struct rows *rows, double value); /* a fraction, 0 to 1 */
void rows_empty(struct rows *rows);
/* Adds a cell of the value's type, by the functions above. */
#define rows_value(rows, value)                                                                    \
	_Generic((value), struct slice: rows_string, const char *: rows_cstring, bool: rows_bool,  \
		int: rows_int, double: rows_double, default: rows_uint)(rows, value)
void rows_cards(struct rows *rows, const card *cards, int count, enum card_notation notation);
/* Adds cards without spaces even on a terminal, to save width. */
void rows_hand(struct rows *rows, const card *cards, int count, enum card_notation notation);
/* Adds the text in rows->cell as a cell, and clears it. */
void rows_add_cell(struct rows *rows);
void rows_end(struct rows *rows); /* requires exactly `count` cells */

/* A list whose items may contain commas: begin it, add its items, and end it. An amount is written
 * like a cell of that kind. A player's share is alice:350, in JSON an object:
 * {"player": "alice", "amount": 350}. */
void rows_list(struct rows *rows);
void rows_list_string(struct rows *rows, struct slice value);
void rows_list_uint(struct rows *rows, uint64_t value);
void rows_list_cards(struct rows *rows, const card *cards, int count, enum card_notation notation);
void rows_list_double(struct rows *rows, double value);
void rows_list_fraction(struct rows *rows, double value); /* like rows_fraction() */
void rows_list_amount(struct rows *rows, struct slice amount);
void rows_list_share(struct rows *rows, struct slice player, struct slice amount);
void rows_list_end(struct rows *rows);

/* The names of rows that begin with the columns of a table and end with fields. A field whose name
 * a column already has is called felt_NAME, with more felt_ while that is taken too. In JSON, where
 * the keys of an object are unique, a column with the name of an earlier one is called NAME_2,
 * NAME_3 and so on. */
struct rows_names {
	struct rows_name *name; /* columns, then fields */
	size_t count;
	char **letters; /* the characters of each name, owned */
};

/* Columns without names (NULL) are called 1, 2, 3 and so on. False if out of memory, with nothing
 * to free. The names do not point to those given. */
bool rows_names_init(struct rows_names *names, enum rows_format format, const struct slice *columns,
	size_t column_count, const struct rows_name *fields, size_t field_count);
void rows_names_free(struct rows_names *names);

/* Appends the name of a field in rows that begin with these columns, as above. */
void rows_add_field_name(struct text *out, const struct rows_name *columns, size_t count,
	const char *field);

#endif
