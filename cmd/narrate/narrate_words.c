/* Words and layout that all parts of a narration share. */
#include "narrate_internal.h"

#include "frame/screen.h"
#include "frame/screen_table.h"
#include "frame/wrap.h"

#include "base/clean.h"

#include <string.h>

void narrate_add_amount(const struct narration *narration, struct text *out, chips amount)
{
	if (narration->screen)
		chips_print_grouped(out, amount, narration->hand->places);
	else
		chips_print(out, amount, narration->hand->places);
}

void narrate_add_column_amount(const struct narration *narration, struct text *out, chips amount)
{
	if (narration->screen)
		chips_print_column(out, amount, narration->hand->places);
	else
		chips_print(out, amount, narration->hand->places);
}

void narrate_add_player(struct text *out, const struct hand_record *hand, int seat)
{
	char room[8];

	sanitize_append(out, hand_player(hand, seat, room));
}

void narrate_add_name(const struct narration *narration, int seat)
{
	if (narration->marks)
		text_add_char(narration->out, NARRATE_NAME);
	narrate_add_player(narration->out, narration->hand, seat);
	if (narration->marks)
		text_add_char(narration->out, NARRATE_NAME_END);
}

void narrate_add_cards(const struct narration *narration, const card *cards, int count)
{
	struct text *cell = narration->cell;

	if (narration->marks) {
		for (int i = 0; i < count; i++) {
			const int c = cards[i] == CARD_UNKNOWN ? CARD_COUNT : cards[i];

			text_format(narration->out, "%s%c%c", i ? " " : "", NARRATE_CARD,
				(char)(NARRATE_CARD_FIRST + c));
		}
		return;
	}
	text_clear(cell);
	for (int i = 0; i < count; i++) {
		text_add_string(cell, i ? " " : "");
		if (cards[i] == CARD_UNKNOWN)
			text_add_string(cell, "??");
		else
			card_print(cell, cards[i], narration->notation);
	}
	screen_add_cards(narration->out, text_slice(cell), narration->colour);
	text_clear(cell);
}

void narrate_add_board(const struct narration *narration, int board)
{
	const struct table *table = &narration->play->table;

	narrate_add_cards(narration, table_board(table, board), table->board_count);
}

void narrate_add_hand(const struct narration *narration, int seat, bool hidden)
{
	const struct seat *from = &narration->play->table.seat[seat];
	const bool brackets = variant_brings_in(narration->play->table.variant);
	card down[HOLE_CARDS_MAX];

	/* in dealing order: runs of up cards or of down cards */
	for (int at = 0; at < from->cards;) {
		const int first = at, up = from->up >> at & 1;

		for (; at < from->cards && (from->up >> at & 1) == up; at++)
			down[at] = hidden && !up ? CARD_UNKNOWN : from->card[at];
		text_format(narration->out, "%s%s", first ? " " : "", brackets && !up ? "(" : "");
		narrate_add_cards(narration, down + first, at - first);
		text_add_string(narration->out, brackets && !up ? ")" : "");
	}
}

void narrate_begin_line(const struct narration *narration)
{
	text_add_string(narration->out, narration->screen ? "  " : "\t");
}

void narrate_end_line(const struct narration *narration)
{
	text_add_char(narration->out, '\n');
}

void narrate_begin_action(const struct narration *narration, int seat)
{
	narrate_begin_line(narration);
	narrate_add_name(narration, seat);
	text_add_char(narration->out, ' ');
}

size_t narrate_columns_from(const struct text *out, size_t start)
{
	return out->length > start
		       ? wrap_columns((struct slice){out->bytes + start, out->length - start})
		       : 0;
}

size_t narrate_columns(const struct narration *narration)
{
	return narration->columns < 80 ? narration->columns : 80;
}

void narrate_to_the_right(const struct narration *narration, size_t start, size_t width)
{
	size_t used = narrate_columns_from(narration->out, start), all = narrate_columns(narration);

	if (!narration->screen)
		text_add_char(narration->out, '\t');
	else
		text_add_repeated(narration->out, ' ',
			used + 2 + width < all ? all - used - width : 2);
}

void narrate_wrap_lines(const struct narration *narration, size_t start)
{
	const size_t columns = narration->columns;
	struct text *out = narration->out, lines = {0};

	for (size_t at = start; at < out->length;) {
		const char *end = memchr(out->bytes + at, '\n', out->length - at);
		struct slice line = {out->bytes + at,
			end ? (size_t)(end - out->bytes) - at : out->length - at};

		at += line.length + 1;
		if (slice_equal((struct slice){line.bytes, line.length < 2 ? line.length : 2},
			    "  ")) {
			/* A wrapped line; continuation lines are indented. */
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

void narrate_add_table(const struct narration *narration, const struct rows_name *names,
	size_t count, struct slice rows)
{
	struct screen_table table;
	struct text laid = {0};

	if (!narration->screen) {
		for (size_t i = 0; i < count; i++) {
			text_format(narration->out, "%s%s", i ? "\t" : "", names[i].name);
		}
		narrate_end_line(narration);
		text_add_slice(narration->out, rows);
		return;
	}
	screen_table_init(&table, names, count, narration->columns, *names->name,
		narration->colour);
	screen_table_add(&table, rows, &laid);
	text_add_slice(narration->out, text_slice(&laid));
	narration->out->failed = narration->out->failed || laid.failed;
	text_free(&laid);
}
