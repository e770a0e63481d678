/* The words and the layout of a telling, which all its parts use. */
#include "tell_inside.h"

#include "frame/clean.h"
#include "frame/screen.h"
#include "frame/screen_table.h"
#include "frame/wrap.h"

#include <string.h>

void tell_add_amount(const struct telling *telling, struct text *out, chips amount)
{
	if (telling->screen)
		chips_print_grouped(out, amount, telling->hand->places);
	else
		chips_print(out, amount, telling->hand->places);
}

void tell_add_column_amount(const struct telling *telling, struct text *out, chips amount)
{
	if (telling->screen)
		chips_print_column(out, amount, telling->hand->places);
	else
		chips_print(out, amount, telling->hand->places);
}

void tell_add_player(struct text *out, const struct hand_record *hand, int seat)
{
	char room[8];

	clean_add(out, hand_player(hand, seat, room));
}

void tell_add_name(const struct telling *telling, int seat)
{
	if (telling->marks)
		text_add_char(telling->out, TELL_NAME);
	tell_add_player(telling->out, telling->hand, seat);
	if (telling->marks)
		text_add_char(telling->out, TELL_NAME_END);
}

void tell_add_cards(const struct telling *telling, const card *cards, int count)
{
	struct text *cell = telling->cell;

	if (telling->marks) {
		for (int i = 0; i < count; i++) {
			const int c = cards[i] == CARD_UNKNOWN ? CARD_COUNT : cards[i];

			text_format(telling->out, "%s%c%c", i ? " " : "", TELL_CARD,
				(char)(TELL_CARD_FIRST + c));
		}
		return;
	}
	text_clear(cell);
	for (int i = 0; i < count; i++) {
		text_add_string(cell, i ? " " : "");
		if (cards[i] == CARD_UNKNOWN)
			text_add_string(cell, "??");
		else
			card_print(cell, cards[i], telling->notation);
	}
	screen_add_cards(telling->out, text_slice(cell), telling->colour);
	text_clear(cell);
}

void tell_add_board(const struct telling *telling, int board)
{
	const struct table *table = &telling->play->table;

	tell_add_cards(telling, table_board(table, board), table->board_count);
}

void tell_add_hand(const struct telling *telling, int seat, bool hidden)
{
	const struct seat *from = &telling->play->table.seat[seat];
	const bool brackets = variant_brings_in(telling->play->table.variant);
	card down[HOLE_CARDS_MAX];

	/* in the order of dealing: the cards in each run face the same way */
	for (int at = 0; at < from->cards;) {
		const int first = at, up = from->up >> at & 1;

		for (; at < from->cards && (from->up >> at & 1) == up; at++)
			down[at] = hidden && !up ? CARD_UNKNOWN : from->card[at];
		text_format(telling->out, "%s%s", first ? " " : "", brackets && !up ? "(" : "");
		tell_add_cards(telling, down + first, at - first);
		text_add_string(telling->out, brackets && !up ? ")" : "");
	}
}

void tell_begin_line(const struct telling *telling)
{
	text_add_string(telling->out, telling->screen ? "  " : "\t");
}

void tell_end_line(const struct telling *telling)
{
	text_add_char(telling->out, '\n');
}

void tell_begin_deed(const struct telling *telling, int seat)
{
	tell_begin_line(telling);
	tell_add_name(telling, seat);
	text_add_char(telling->out, ' ');
}

size_t tell_columns_from(const struct text *out, size_t start)
{
	return out->length > start
		       ? wrap_columns((struct slice){out->bytes + start, out->length - start})
		       : 0;
}

size_t tell_columns(const struct telling *telling)
{
	return telling->columns < 80 ? telling->columns : 80;
}

void tell_to_the_right(const struct telling *telling, size_t start, size_t width)
{
	size_t used = tell_columns_from(telling->out, start), all = tell_columns(telling);

	if (!telling->screen)
		text_add_char(telling->out, '\t');
	else
		text_add_repeated(telling->out, ' ',
			used + 2 + width < all ? all - used - width : 2);
}

void tell_wrap_lines(const struct telling *telling, size_t start)
{
	const size_t columns = telling->columns;
	struct text *out = telling->out, lines = {0};

	for (size_t at = start; at < out->length;) {
		const char *end = memchr(out->bytes + at, '\n', out->length - at);
		struct slice line = {out->bytes + at,
			end ? (size_t)(end - out->bytes) - at : out->length - at};

		at += line.length + 1;
		if (slice_equal((struct slice){line.bytes, line.length < 2 ? line.length : 2},
			    "  ")) {
			/* A line in pieces, those after the first indented. */
			enum { INDENT = 4 };

			text_add_slice(&lines, wrap_line(&line, columns, ""));
			while (line.length) {
				text_add_char(&lines, '\n');
				text_add_repeated(&lines, ' ', INDENT);
				text_add_slice(&lines, wrap_line(&line, columns - INDENT, ""));
			}
		} else
			text_add_slice(&lines, line);
		text_add_char(&lines, '\n');
	}
	out->length = out->failed ? 0 : start;
	text_add_slice(out, text_slice(&lines));
	out->failed = out->failed || lines.failed;
	text_free(&lines);
}

void tell_add_table(const struct telling *telling, const struct rows_name *names, size_t count,
	struct slice rows)
{
	struct screen_table table;
	struct text laid = {0};

	if (!telling->screen) {
		for (size_t i = 0; i < count; i++) {
			text_format(telling->out, "%s%s", i ? "\t" : "", names[i].name);
		}
		tell_end_line(telling);
		text_add_slice(telling->out, rows);
		return;
	}
	screen_table_init(&table, names, count, telling->columns, *names->name, telling->colour);
	screen_table_add(&table, rows, &laid);
	text_add_slice(telling->out, text_slice(&laid));
	telling->out->failed = telling->out->failed || laid.failed;
	text_free(&laid);
}
