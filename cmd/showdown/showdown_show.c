#include "showdown_show.h"

#include "frame/layout.h"
#include "frame/screen.h"

#include <inttypes.h>
#include <string.h>

static void add_hand_cards(const struct showdown_picture *picture, int hand, struct text *out)
{
	const struct cards *cards = &picture->contest->hand[hand];

	cards_print(out, cards->list, cards->count, picture->settings->writes, " ");
}

enum { HAND, NAME, STANDING, NUMBER, RESULT, COLUMNS };

static void add_cells(const struct showdown_picture *picture, const struct showdown *s, int hand,
	struct layout *layout)
{
	static const char *const results[] = {"wins", "ties", ""};
	const struct order *order = s->type->order;
	const score value = s->value[hand];

	add_hand_cards(picture, hand, layout_cell(layout));
	if (!value) {
		text_add_string(layout_cell(layout), "no low");
		for (int c = STANDING; c < COLUMNS; c++)
			layout_cell(layout);
		return;
	}
	order_describe(order, layout_cell(layout), value);
	text_add_string(layout_cell(layout), "standing");
	text_add_uint_grouped(layout_cell(layout), order_standing(order, value));
	text_add_string(layout_cell(layout), results[showdown_result(s, hand)]);
}

/* Prints a line per hand: place, cards, name, standing, result. */
static void draw_places(const struct showdown_picture *picture, const struct showdown *s,
	struct text *out)
{
	static const struct layout_column columns[COLUMNS] = {{.right = false}, {.right = false},
		{.right = false}, {.right = true, .near = true}, {.right = false}};
	bool colour = picture->settings->colour;
	struct layout layout;
	size_t marks, result;
	size_t others;

	layout_init(&layout, columns, COLUMNS);
	for (int i = 0; i < s->count; i++)
		add_cells(picture, s, s->order[i], &layout);
	layout_measure(&layout);
	marks = strlen("1= ");
	result = strlen("wins");
	others = layout_at(&layout, RESULT);
	/* Omit the standings if not all columns fit. */
	if (marks + others + result > picture->settings->columns)
		layout.width[STANDING] = layout.width[NUMBER] = 0;
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		int h = s->order[row];
		const bool wins = s->place[h] == 1 && s->value[h];

		text_add_string(out, wins ? screen_bold(colour) : screen_dim(colour));
		if (s->value[h])
			text_add_uint(out, s->place[h]);
		else
			text_add_char(out, ' ');
		text_add_string(out, s->value[h] && showdown_sharing(s, h) > 1 ? "= " : "  ");
		layout_row(&layout, row, colour, out);
		text_format(out, "%s\n", screen_plain(colour));
	}
	layout_free(&layout, out);
}

/* Prints the five cards that play, with the deciding card in brackets. */
static void draw_five(const struct showdown_picture *picture, const struct showdown *s, int hand,
	struct text *out)
{
	int at = showdown_sharing(s, hand) > 1 ? -1 : showdown_hand_decider(s, hand);
	struct text cards = {0};
	card five[ORDER_CARDS_MAX];
	int count = s->type->best(s->playing[hand], s->own[hand], s->board, s->value[hand], five);

	for (int i = 0; i < count; i++) {
		text_format(&cards, "%s%s", i ? " " : "", i == at ? "[" : "");
		card_print(&cards, five[i], picture->settings->writes);
		text_add_string(&cards, i == at ? "]" : "");
	}
	text_add_string(out, "      ");
	screen_add_cards(out, text_slice(&cards), picture->settings->colour);
	text_add_char(out, '\n');
	out->failed = out->failed || cards.failed;
	text_free(&cards);
}

enum { REASON_INDENT = 4 };

static void draw_places_and_reasons(const struct showdown_picture *picture,
	const struct showdown *s, struct text *out)
{
	const struct settings *settings;
	bool colour;
	struct text reason = {0};

	draw_places(picture, s, out);
	if (!picture->explain)
		return;
	text_add_char(out, '\n');
	settings = picture->settings;
	colour = settings->colour;
	/* A paragraph per place: the hands, the reason, and the cards that play. */
	for (int i = 0; i < s->count && s->value[s->order[i]];) {
		int place = s->place[s->order[i]], tied = showdown_sharing(s, s->order[i]);

		text_clear(&reason);
		text_format(&reason, "%d%s", place, tied > 1 ? "=  " : "   ");
		for (int k = 0; k < tied; k++) {
			text_add_string(&reason, !k ? "" : k + 1 < tied ? ", " : " and ");
			add_hand_cards(picture, s->order[i + k], &reason);
		}
		text_add_string(&reason, tied > 1 && place == 1 ? " split: " : ": ");
		showdown_why(&reason, s, s->order[i]);
		text_add_string(out, place == 1 ? screen_bold(colour) : screen_dim(colour));
		screen_add_wrapped(out, text_slice(&reason), 0, REASON_INDENT, settings->columns,
			colour);
		text_format(out, "%s\n", screen_plain(colour));
		for (int k = 0; k < tied; k++)
			draw_five(picture, s, s->order[i + k], out);
		i += tied;
	}
	out->failed = out->failed || reason.failed;
	text_free(&reason);
}

static void draw_half(const struct showdown_picture *picture, const struct showdown *half,
	const char *name, struct text *out)
{
	const bool colour = picture->settings->colour;

	text_format(out, "%s%s%s\n", screen_dim(colour), name, screen_plain(colour));
	if (half->winners) {
		draw_places_and_reasons(picture, half, out);
		return;
	}
	text_add_string(out, "no hand has a low: the high hand wins the whole pot\n");
}

/* The winnings of a hand on all boards together. */
static struct showdown_share total_of(const struct showdown_picture *picture, int hand)
{
	return showdown_share_of_boards(picture->showdown, picture->low, picture->contest->boards,
		hand);
}

/* The hand with the largest share among those not yet printed; -1 if the others win nothing. */
static int next_share(const struct showdown_picture *picture, const bool drawn[],
	struct showdown_share *most)
{
	const struct showdown *s = picture->showdown;
	int next = -1;

	*most = (struct showdown_share){0, 1};
	for (int i = 0; i < s->count; i++) {
		const struct showdown_share share = total_of(picture, s->order[i]);

		if (drawn[s->order[i]] || share.part * most->of <= most->part * share.of)
			continue;
		*most = share;
		next = s->order[i];
	}
	return next;
}

/* Prints "J♥ J♣ 2♥ A♦  wins 3/4 of the pot", the largest share first. */
static void draw_shares(const struct showdown_picture *picture, struct text *out)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = false}};
	bool drawn[CONTEST_HANDS_MAX] = {false};
	struct showdown_share most;
	struct layout layout;
	struct text *cell;

	layout_init(&layout, columns, 2);
	for (int next; (next = next_share(picture, drawn, &most)) >= 0;) {
		drawn[next] = true;
		add_hand_cards(picture, next, layout_cell(&layout));
		cell = layout_cell(&layout);
		text_add_string(cell, "wins ");
		if (most.of > 1) {
			text_format(cell, "%" PRIu64 "/%" PRIu64 " of the pot", most.part, most.of);
		} else {
			text_add_string(cell, "the whole pot");
		}
	}
	layout_measure(&layout);
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		layout_row(&layout, row, picture->settings->colour, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

static void draw_board(const struct showdown_picture *picture, int board, struct text *out)
{
	const struct cards *cards = &picture->contest->board[board];

	if (cards->count) {
		screen_add_board(out, cards->list, cards->count,
			picture->contest->boards > 1 ? board + 1 : 0, picture->settings->writes,
			picture->settings->colour);
		text_add_char(out, '\n');
	}
	if (!picture->low) {
		draw_places_and_reasons(picture, &picture->showdown[board], out);
		return;
	}
	draw_half(picture, &picture->showdown[board], "high half", out);
	text_add_char(out, '\n');
	draw_half(picture, &picture->low[board], "low half", out);
}

void showdown_show(const struct showdown_picture *picture, struct text *out)
{
	for (int b = 0; b < picture->contest->boards; b++) {
		text_add_string(out, b ? "\n" : "");
		draw_board(picture, b, out);
	}
	if (!picture->low && picture->contest->boards == 1)
		return;
	text_add_char(out, '\n');
	draw_shares(picture, out);
}
