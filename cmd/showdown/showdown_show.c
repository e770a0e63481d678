#include "showdown_show.h"

#include "frame/layout.h"
#include "frame/screen.h"

#include <string.h>

static void add_hand_cards(const struct showdown_picture *picture, int hand, struct text *out)
{
	const struct cards *cards = &picture->contest->hand[hand];

	cards_print(out, cards->list, cards->count, picture->settings->writes, " ");
}

enum { HAND, NAME, STANDING, NUMBER, RESULT, COLUMNS };

static void add_cells(const struct showdown_picture *picture, int hand, struct layout *layout)
{
	static const char *const results[] = {"wins", "ties", ""};
	const struct showdown *s = picture->showdown;
	const struct order *order = s->type->order;
	const score value = s->value[hand];

	add_hand_cards(picture, hand, layout_cell(layout));
	order_describe(order, layout_cell(layout), value);
	text_add_string(layout_cell(layout), "standing");
	text_add_uint_grouped(layout_cell(layout), order_standing(order, value));
	text_add_string(layout_cell(layout), results[showdown_result(s, hand)]);
}

/* The standings are left out if there is no room for all columns. */
static void fit(struct layout *layout, size_t screen)
{
	const size_t marks = strlen("1= "), result = strlen("wins");
	const size_t others = layout_at(layout, RESULT);

	if (marks + others + result > screen)
		layout->width[STANDING] = layout->width[NUMBER] = 0;
}

/* A line per hand: place, cards, name, standing, result. */
static void draw_places(const struct showdown_picture *picture, struct text *out)
{
	static const struct layout_column columns[COLUMNS] = {{.right = false}, {.right = false},
		{.right = false}, {.right = true, .near = true}, {.right = false}};
	const struct showdown *s = picture->showdown;
	bool colour = picture->settings->colour;
	struct layout layout;

	layout_init(&layout, columns, COLUMNS);
	for (int i = 0; i < s->count; i++)
		add_cells(picture, s->order[i], &layout);
	layout_measure(&layout);
	fit(&layout, picture->settings->columns);
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		int h = s->order[row];

		text_add_string(out, s->place[h] == 1 ? screen_bold(colour) : screen_dim(colour));
		text_add_uint(out, s->place[h]);
		text_add_string(out, showdown_sharing(s, h) > 1 ? "= " : "  ");
		layout_row(&layout, row, colour, out);
		text_add_string(out, screen_plain(colour));
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

/* The five cards that play, with the one that decided in brackets. */
static void draw_five(const struct showdown_picture *picture, int hand, struct text *out)
{
	const struct showdown *s = picture->showdown;
	int at = showdown_sharing(s, hand) > 1 ? -1 : showdown_hand_decider(s, hand);
	struct text cards = {0};
	card five[ORDER_CARDS_MAX];
	int count;

	count = s->type->best(s->playing[hand], s->own[hand], s->board, s->value[hand], five);
	for (int i = 0; i < count; i++) {
		text_add_string(&cards, i ? " " : "");
		text_add_string(&cards, i == at ? "[" : "");
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

/* A paragraph per place: who, why, and the cards that play. */
static void draw_reasons(const struct showdown_picture *picture, struct text *out)
{
	const struct showdown *s = picture->showdown;
	const struct settings *settings = picture->settings;
	bool colour = settings->colour;
	struct text reason = {0};

	for (int i = 0; i < s->count;) {
		int place = s->place[s->order[i]], tied = showdown_sharing(s, s->order[i]);

		text_clear(&reason);
		text_add_uint(&reason, (uint64_t)place);
		text_add_string(&reason, tied > 1 ? "=  " : "   ");
		for (int k = 0; k < tied; k++) {
			text_add_string(&reason, !k ? "" : k + 1 < tied ? ", " : " and ");
			add_hand_cards(picture, s->order[i + k], &reason);
		}
		text_add_string(&reason, tied > 1 && place == 1 ? " split: " : ": ");
		showdown_why(&reason, s, s->order[i]);
		text_add_string(out, place == 1 ? screen_bold(colour) : screen_dim(colour));
		screen_add_wrapped(out, text_slice(&reason), 0, REASON_INDENT, settings->columns,
			colour);
		text_add_string(out, screen_plain(colour));
		text_add_char(out, '\n');
		for (int k = 0; k < tied; k++)
			draw_five(picture, s->order[i + k], out);
		i += tied;
	}
	out->failed = out->failed || reason.failed;
	text_free(&reason);
}

void showdown_show(const struct showdown_picture *picture, struct text *out)
{
	screen_add_board(out, &picture->contest->board, picture->settings->writes,
		picture->settings->colour);
	draw_places(picture, out);
	if (picture->explain) {
		text_add_char(out, '\n');
		draw_reasons(picture, out);
	}
}
