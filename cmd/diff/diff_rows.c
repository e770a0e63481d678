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

static const struct diff *diff_of(const void *item)
{
	const struct diff_row *const row = item;

	return row->diff;
}

static const struct compare_difference *difference_of(const void *item)
{
	const struct diff_row *const row = item;

	return row->difference;
}

static void add_hand_number(struct rows *rows, const void *item)
{
	const struct diff *const diff = diff_of(item);
	char room[24];

	rows_string(rows, diff_number(diff->has_a ? &diff->a : &diff->b, room));
}

static void add_line(struct rows *rows, bool has, const struct hands *hands)
{
	if (has)
		rows_uint(rows, hands_start(hands));
	else
		rows_empty(rows);
}

static void add_line_a(struct rows *rows, const void *item)
{
	add_line(rows, diff_of(item)->has_a, &diff_of(item)->a);
}

static void add_line_b(struct rows *rows, const void *item)
{
	add_line(rows, diff_of(item)->has_b, &diff_of(item)->b);
}

static void add_what(struct rows *rows, const void *item)
{
	const struct compare_difference *const difference = difference_of(item);

	rows_cstring(rows, difference ? compare_words[difference->what] : "hand");
}

/* The player, the number of the action, or the name of the field. */
static void add_of(struct rows *rows, const void *item)
{
	const struct compare_difference *const difference = difference_of(item);
	char room[24];
	struct text number = text_over(room, sizeof room);

	if (difference && difference->seat >= 0) {
		rows_string(rows, hand_player(&diff_of(item)->a.hand, difference->seat, room));
	} else if (difference && difference->action) {
		text_add_uint(&number, (uint64_t)difference->action);
		rows_string(rows, text_slice(&number));
	} else if (difference && difference->name.length) {
		rows_string(rows, difference->name);
	} else {
		rows_empty(rows);
	}
}

static void add_text(struct rows *rows, const void *item, bool has, struct slice text)
{
	if (difference_of(item) ? text.length : has)
		rows_string(rows, text);
	else
		rows_empty(rows);
}

static void add_a(struct rows *rows, const void *item)
{
	const struct diff *const diff = diff_of(item);
	char room[24];

	add_text(rows, item, diff->has_a,
		difference_of(item) ? difference_of(item)->a : diff_number(&diff->a, room));
}

static void add_b(struct rows *rows, const void *item)
{
	const struct diff *const diff = diff_of(item);
	char room[24];

	add_text(rows, item, diff->has_b,
		difference_of(item) ? difference_of(item)->b : diff_number(&diff->b, room));
}

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
