/* A difference as a row. */
#include "diff.h"

#include "base/scan.h"

struct slice diff_number(const struct hands *hands, char room[24])
{
	const struct hand_key *const key = hand_find(&hands->hand, "hand");

	if (key && key->text.length)
		return key->text;
	return hands->hand.number.length ? hands->hand.number : hands_number(hands, room);
}

/* -- fields ----------------------------------------------------------------------- */

static FIELD_CELL_IF(add_line_a, struct diff_row, row, row->diff->has_a,
	rows_uint(rows, hands_start(&row->diff->a)));
static FIELD_CELL_IF(add_line_b, struct diff_row, row, row->diff->has_b,
	rows_uint(rows, hands_start(&row->diff->b)));
static FIELD_CELL(add_what, struct diff_row, row,
	rows_cstring(rows, row->difference ? compare_words[row->difference->what] : "hand"));

static void add_hand_number(struct rows *rows, const void *item)
{
	const struct diff *const diff = ((const struct diff_row *)item)->diff;
	char room[24];

	rows_string(rows, diff_number(diff->has_a ? &diff->a : &diff->b, room));
}

/* The player, the number of the action, or the name of the field. */
static void add_of(struct rows *rows, const void *item)
{
	const struct diff_row *const row = item;
	const struct compare_difference *const difference = row->difference;
	char room[24];
	struct text number = text_over(room, sizeof room);

	if (difference && difference->seat >= 0) {
		rows_string(rows, hand_player(&row->diff->a.hand, difference->seat, room));
	} else if (difference && difference->action) {
		text_add_uint(&number, (uint64_t)difference->action);
		rows_string(rows, text_slice(&number));
	} else if (difference && difference->name.length) {
		rows_string(rows, difference->name);
	} else {
		rows_empty(rows);
	}
}

/* What one of the hands has; of a hand that the other file lacks its number. */
static void add_side(struct rows *rows, const struct compare_difference *difference, bool has,
	const struct hands *hands, struct slice text)
{
	char room[24];

	if (difference ? text.length : has)
		rows_string(rows, difference ? text : diff_number(hands, room));
	else
		rows_empty(rows);
}

#define SIDE(side)                                                                                 \
	add_side(rows, row->difference, row->diff->has_##side, &row->diff->side,                   \
		row->difference ? row->difference->side : SLICE(""))
static FIELD_CELL(add_a, struct diff_row, row, SIDE(a));
static FIELD_CELL(add_b, struct diff_row, row, SIDE(b));

const struct field diff_fields[] = {
	{"hand_number", ROWS_STRING, add_hand_number, 1, 1},
	{"line_a", ROWS_NUMBER, add_line_a, 1, 1},
	{"line_b", ROWS_NUMBER, add_line_b, 1, 1},
	{"what", ROWS_STRING, add_what, 1, 1},
	{"of", ROWS_STRING, add_of, 1, 1},
	{"a", ROWS_STRING, add_a, 1, 1},
	{"b", ROWS_STRING, add_b, 1, 1},
	{.name = NULL},
};
