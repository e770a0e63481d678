/* The fields of a command's rows, as rows of a table.
 *
 * The row of a field is its only description: its name, which is stable and documented, its kind,
 * and the function that adds its cell. A new field is therefore one row and a function. A command
 * with several kinds of output has views, one bit each, and each row lists the views that have the
 * field.
 *
 *     static const struct field table[] = {
 *             {"hand", ROWS_STRING, add_hand, PIPE | SCREEN, PIPE | SCREEN},
 *             {"score", ROWS_NUMBER, add_score, PIPE, PIPE | SCREEN},
 *             {.name = NULL},
 *     };
 *
 *     fields_choose(&fields, table, PIPE, settings.fields, settings.format);
 *     fields_row(&fields, &rows, &item);              for each item: a row
 *
 * The function of a cell that is just a member of the item, or one statement, is a line:
 *
 *     FIELD_MEMBER(add_hand, struct result, question->hand);
 *     static FIELD_CELL(add_seat, struct player, player, rows_uint(rows, player->seat + 1));
 *     static FIELD_CELL_IF(add_place, struct player, player, player->place,
 *             rows_uint(rows, player->place)); */
#ifndef FELT_CMD_FRAME_FIELDS_H
#define FELT_CMD_FRAME_FIELDS_H

#include "frame/rows.h"

#include <assert.h>
#include <stdbool.h>

struct field {
	const char *name;
	enum rows_kind kind;
	/* Adds one cell, made from an item of the command's own type. */
	void (*add)(struct rows *rows, const void *item);
	unsigned usual; /* views that have it by default */
	unsigned views; /* views that have it at all */
};                      /* the table ends with a row without a name */

enum { FIELDS_MAX = 160 };

/* The chosen fields, in column order. */
struct fields {
	size_t count;
	const struct field *field[FIELDS_MAX];
	struct rows_name names[FIELDS_MAX];
};

/* Chooses the comma-separated fields of `list` or, if it is NULL, the default fields of the view. A
 * field's previous name also chooses it, becomes the column name, and causes a warning. Reports an
 * unknown name, or in JSON a duplicate, and returns false. */
bool fields_choose(struct fields *fields, const struct field *table, unsigned view,
	const char *list, enum rows_format format);

/* Whether a field with that name was chosen. */
bool fields_have(const struct fields *fields, const char *name);

/* Adds the cells of all fields and ends the row. */
void fields_row(const struct fields *fields, struct rows *rows, const void *item);

/* Defines the function of a cell that is a member of the item; the member's type determines how the
 * cell is written. `member` may be a path, such as sum.combos or question->name. */
#define FIELD_MEMBER(function, type, member)                                                       \
	static void function(struct rows *rows, const void *item)                                  \
	{                                                                                          \
		rows_value(rows, ((const type *)item)->member);                                    \
	}                                                                                          \
	static_assert(true, "a semicolon follows")

/* Defines the function of a cell as one statement, in which the item is called `name`; it may be
 * static. FIELD_CELL_IF leaves the cell empty if the condition is false. */
#define FIELD_CELL(function, type, name, statement)                                                \
	void function(struct rows *rows, const void *item)                                         \
	{                                                                                          \
		const type *const name = item;                                                     \
                                                                                                   \
		statement;                                                                         \
	}                                                                                          \
	static_assert(true, "a semicolon follows")
#define FIELD_CELL_IF(function, type, name, condition, statement)                                  \
	void function(struct rows *rows, const void *item)                                         \
	{                                                                                          \
		const type *const name = item;                                                     \
                                                                                                   \
		if (condition)                                                                     \
			statement;                                                                 \
		else                                                                               \
			rows_empty(rows);                                                          \
	}                                                                                          \
	static_assert(true, "a semicolon follows")

#endif
