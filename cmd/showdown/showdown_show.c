#include "showdown_show.h"

#include "frame/screen.h"

#include <string.h>

/* What a picture has of a hand, in columns. */
struct drawn {
	struct text hand, name, standing;
};

static void free_parts(struct drawn *drawn)
{
	text_free(&drawn->hand);
	text_free(&drawn->name);
	text_free(&drawn->standing);
}

static size_t width_of(const struct text *text)
{
	return slice_columns(text_slice(text));
}

static size_t greater(size_t a, size_t b)
{
	return a > b ? a : b;
}

static void add_padded(struct text *out, const struct text *cell, size_t width, bool colour)
{
	screen_add_cards(out, text_slice(cell), colour);
	text_add_repeated(out, ' ', width - width_of(cell));
}

static void draw_board(const struct showdown_picture *picture, struct text *out)
{
	const struct cards *board = &picture->contest->board;
	struct text cards = {0};

	if (!board->count)
		return;
	text_add_string(out, "board  ");
	cards_print(&cards, board->list, board->count, picture->settings->writes, " ");
	screen_add_cards(out, text_slice(&cards), picture->settings->colour);
	text_add_string(out, "\n\n");
	text_free(&cards);
}

static void add_hand_cards(const struct showdown_picture *picture, int hand, struct text *out)
{
	const struct cards *cards = &picture->contest->hand[hand];

	cards_print(out, cards->list, cards->count, picture->settings->writes, " ");
}

static void draw_parts(const struct showdown_picture *picture, int hand, struct drawn *drawn)
{
	score value = picture->showdown->value[hand];

	text_clear(&drawn->hand);
	text_clear(&drawn->name);
	text_clear(&drawn->standing);
	add_hand_cards(picture, hand, &drawn->hand);
	picture->type->describe(&drawn->name, value);
	text_add_uint_grouped(&drawn->standing, score_standing(value));
}

/* The widths of a picture's columns; a standing's is 0 where there is no room for it. */
struct widths {
	size_t hand, name, standing;
};

static struct widths measure(const struct showdown_picture *picture)
{
	const struct showdown *s = picture->showdown;
	struct widths widths = {0, 0, 0};
	struct drawn drawn = {.hand = {0}};

	for (int h = 0; h < s->count; h++) {
		draw_parts(picture, h, &drawn);
		widths.hand = greater(widths.hand, width_of(&drawn.hand));
		widths.name = greater(widths.name, width_of(&drawn.name));
		widths.standing = greater(widths.standing, width_of(&drawn.standing));
	}
	if (strlen("1= ") + widths.hand + 2 + widths.name + strlen("  standing ") +
			widths.standing + strlen("  wins") >
		picture->settings->columns)
		widths.standing = 0;
	free_parts(&drawn);
	return widths;
}

/* A line a hand: place, cards, name, standing, result. */
static void draw_places(const struct showdown_picture *picture, struct text *out)
{
	static const char *const results[] = {"wins", "ties", ""};
	const struct showdown *s = picture->showdown;
	struct widths widths = measure(picture);
	bool colour = picture->settings->colour;
	struct drawn drawn = {.hand = {0}};

	for (int i = 0; i < s->count; i++) {
		int h = s->order[i];
		const char *result = results[showdown_result(s, h)];
		bool more = widths.standing || *result;

		draw_parts(picture, h, &drawn);
		text_add_string(out, s->place[h] == 1 ? screen_bold(colour) : screen_dim(colour));
		text_add_uint(out, s->place[h]);
		text_add_string(out, showdown_sharing(s, h) > 1 ? "= " : "  ");
		add_padded(out, &drawn.hand, widths.hand + 2, colour);
		add_padded(out, &drawn.name, more ? widths.name : width_of(&drawn.name), false);
		if (widths.standing) {
			text_add_string(out, "  standing ");
			text_add_repeated(out, ' ', widths.standing - width_of(&drawn.standing));
			text_add_slice(out, text_slice(&drawn.standing));
		}
		text_add_string(out, *result ? "  " : "");
		text_add_string(out, result);
		text_add_string(out, screen_plain(colour));
		text_add_char(out, '\n');
	}
	out->failed =
		out->failed || drawn.hand.failed || drawn.name.failed || drawn.standing.failed;
	free_parts(&drawn);
}

/* The five that play, the one that decided between brackets. */
static void draw_five(const struct showdown_picture *picture, int hand, struct text *out)
{
	const struct showdown *s = picture->showdown;
	int at = showdown_sharing(s, hand) > 1 ? -1 : showdown_hand_decider(s, hand);
	struct text cards = {0};
	card five[5];

	picture->type->best(s->playing[hand], s->cards[hand], s->value[hand], five);
	for (int i = 0; i < 5; i++) {
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

/* A paragraph a place: who, why, and the cards that play. */
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
	draw_board(picture, out);
	draw_places(picture, out);
	if (picture->explain) {
		text_add_char(out, '\n');
		draw_reasons(picture, out);
	}
}
