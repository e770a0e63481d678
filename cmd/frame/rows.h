/* Rows of named fields in one of the output formats.
 *
 * text  bare values with tabs between, one row per line: for cut, sort and awk
 * tsv   the same through csv.h (quoted where a value needs it), header first
 * csv   RFC 4180 through csv.h, LF line ends, header first
 * json  one object per line, {"name": value, ...}, RFC 8259; no header
 *
 * A row is begun, its cells are added in the order of the names, and it is
 * ended. The kind of a name decides how JSON writes its values:
 *
 * kind      in text, TSV and CSV       in JSON
 * STRING    as it is                   a string
 * NUMBER    0.5, inf                   a number; null for what JSON has no number for
 * AMOUNT    chips: 350, 0.50, 20.00    a number if it is whole and below 2^53, else a string:
 *                                      350, "0.50", 20
 * BOOL      true, false                true, false
 * CARDS     AsKd, ?? for an unknown    a string: "AsKd", "" for no cards
 * LIST      alice,bob                  an array: ["alice", "bob"]
 *
 * A screen has blanks between cards and after the commas of lists, fractions in per cent with the
 * sign, 81.946%, and whole numbers without a point. An empty cell (rows_empty) means that the field
 * does not apply; in JSON it is null. In text a tab or line end inside a value becomes a blank, in
 * JSON a byte that is not UTF-8 U+FFFD. */
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

/* How numbers that are not whole are written. All zero: with all their digits. JSON always has all
 * digits, and fractions of 1. */
struct rows_decimals {
	bool rounded; /* with exactly `digits` digits after the point, 0 to ROWS_DIGITS_MAX */
	bool percent; /* fractions (rows_fraction) in per cent */
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
	bool listed;       /* the list being written has an item */
	bool screen;       /* the rows are laid out on a screen: see above */
	struct text *out;  /* not owned, as */
	struct text *cell; /* for a cell that is made in pieces: see rows_add_cell */
	struct json json;  /* of ROWS_JSON */
};

void rows_init(struct rows *rows, enum rows_format format, const struct rows_name *names,
	size_t count, struct text *out, struct text *cell);

void rows_header(struct rows *rows); /* the line of names; in JSON nothing */

/* A cell of any kind from its text. That of a list is words with commas between. */
void rows_string(struct rows *rows, struct slice value);
void rows_cstring(struct rows *rows, const char *value);
void rows_uint(struct rows *rows, uint64_t value);
void rows_int(struct rows *rows, int value);
void rows_double(struct rows *rows, double value);
void rows_bool(struct rows *rows, bool value);
void rows_fraction(struct rows *rows, double value); /* a part of a whole, 0 to 1 */
void rows_empty(struct rows *rows);
/* A cell of the value's type, by the functions above. */
#define rows_value(rows, value)                                                                    \
	_Generic((value), struct slice: rows_string, const char *: rows_cstring, bool: rows_bool,  \
		int: rows_int, double: rows_double, default: rows_uint)(rows, value)
void rows_cards(struct rows *rows, const card *cards, int count, enum card_notation notation);
/* The same without blanks on a screen too, where they would take the room of other fields. */
void rows_hand(struct rows *rows, const card *cards, int count, enum card_notation notation);
/* Adds the text that was appended to rows->cell, and empties that. */
void rows_add_cell(struct rows *rows);
void rows_end(struct rows *rows); /* exactly `count` cells have been added */

/* A list whose items may have commas themselves: it is begun, its items are added, and it is
 * ended. An amount is written as a cell of that kind is. The share of a player is alice:350, in
 * JSON an object: {"player": "alice", "amount": 350}. */
void rows_list(struct rows *rows);
void rows_list_string(struct rows *rows, struct slice value);
void rows_list_uint(struct rows *rows, uint64_t value);
void rows_list_cards(struct rows *rows, const card *cards, int count, enum card_notation notation);
void rows_list_double(struct rows *rows, double value);
void rows_list_amount(struct rows *rows, struct slice amount);
void rows_list_share(struct rows *rows, struct slice player, struct slice amount);
void rows_list_end(struct rows *rows);

/* The names of rows that begin with the columns of a table and end with fields. A field whose name
 * a column has is called felt_NAME, with further felt_ as long as a column has that name too. In
 * JSON, where an object has each key once, a column with the name of an earlier one is called
 * NAME_2, NAME_3 and so on. */
struct rows_names {
	struct rows_name *name; /* columns, then fields */
	size_t count;
	char **letters; /* of each name, owned */
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
