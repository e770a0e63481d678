#include "showdown_show.h"

#include "frame/layout.h"
#include "frame/screen.h"

#include <inttypes.h>
#include <string.h>

enum { NAME_MAX = 512 };

/* -- what both kinds of showdowns print ------------------------------------------------- */

int showdown_tied(const felt_showdown *showdown, int board, int low, int hand)
{
	const int place = felt_showdown_place(showdown, board, low, hand);
	int count = 0;

	for (int other = 0; other < felt_showdown_hands(showdown); other++)
		count += felt_showdown_place(showdown, board, low, other) == place;
	return count;
}

/* 0: wins, 1: ties, 2: loses. */
static int result_of(const felt_showdown *showdown, int board, int low, int hand)
{
	if (felt_showdown_place(showdown, board, low, hand) != 1)
		return 2;
	return showdown_tied(showdown, board, low, hand) > 1;
}

const char *showdown_key(const felt_showdown *showdown, int board, int low, int hand)
{
	static const char *const keys[] = {"win", "tie", "lose"};

	return keys[result_of(showdown, board, low, hand)];
}

const char *showdown_word(const felt_showdown *showdown, int board, int low, int hand)
{
	static const char *const words[] = {"wins", "ties", ""};

	return words[result_of(showdown, board, low, hand)];
}

int showdown_cards(const felt_showdown *showdown, int board, int hand,
	felt_card cards[SHOWDOWN_CARDS_MAX], int *board_count)
{
	const int own = felt_showdown_cards(showdown, board, hand, cards);

	*board_count = felt_showdown_cards(showdown, board, -1, cards + own);
	return own;
}

void showdown_add_cards(struct text *out, const felt_showdown *showdown, int hand,
	const struct settings *settings)
{
	felt_card cards[SHOWDOWN_CARDS_MAX];
	const int count = felt_showdown_cards(showdown, 0, hand, cards);

	screen_add_spaced(out, cards, count, settings->writes);
}

void showdown_add_name(struct text *out, const felt_showdown *showdown, int board, int low,
	int hand)
{
	char name[NAME_MAX];

	felt_showdown_name(showdown, board, low, hand, name, sizeof name);
	text_add_string(out, name);
}

void showdown_add_why(struct text *out, const felt_showdown *showdown, int board, int low, int hand)
{
	char why[NAME_MAX];

	felt_showdown_why(showdown, board, low, hand, why, sizeof why);
	text_add_string(out, why);
}

/* -- a half of a pot on a board ---------------------------------------------------------- */

/* The contents of a table. */
struct half {
	const struct showdown_picture *picture;
	const felt_showdown *showdown;
	int board, low, count;
};

static int place_of(const struct half *half, int hand)
{
	return felt_showdown_place(half->showdown, half->board, half->low, hand);
}

static int at(const struct half *half, int index)
{
	return felt_showdown_at(half->showdown, half->board, half->low, index);
}

static int sharing(const struct half *half, int hand)
{
	return showdown_tied(half->showdown, half->board, half->low, hand);
}

static void add_hand_cards(const struct showdown_picture *picture, int hand, struct text *out)
{
	showdown_add_cards(out, picture->showdown, hand, picture->settings);
}

enum { HAND, NAME, STANDING, NUMBER, RESULT, COLUMNS };

static void add_cells(const struct half *half, int hand, struct layout *layout)
{
	const felt_score value = felt_showdown_score(half->showdown, half->board, half->low, hand);

	add_hand_cards(half->picture, hand, layout_cell(layout));
	if (!value) {
		text_add_string(layout_cell(layout), "no low");
		for (int c = STANDING; c < COLUMNS; c++)
			layout_cell(layout);
		return;
	}
	showdown_add_name(layout_cell(layout), half->showdown, half->board, half->low, hand);
	text_add_string(layout_cell(layout), "standing");
	text_add_uint_grouped(layout_cell(layout),
		felt_game_standing(half->picture->game, half->low, value));
	text_add_string(layout_cell(layout),
		showdown_word(half->showdown, half->board, half->low, hand));
}

/* Prints a line per hand: place, cards, name, standing, result. */
static void draw_places(const struct half *half, struct text *out)
{
	static const struct layout_column columns[COLUMNS] = {{.right = false}, {.right = false},
		{.right = false}, {.right = true, .near = true}, {.right = false}};
	const struct settings *settings = half->picture->settings;
	const bool colour = settings->colour;
	struct layout layout;
	size_t marks, result;
	size_t others;

	layout_init(&layout, columns, COLUMNS);
	for (int i = 0; i < half->count; i++)
		add_cells(half, at(half, i), &layout);
	layout_measure(&layout);
	marks = strlen("1= ");
	result = strlen("wins");
	others = layout_at(&layout, RESULT);
	/* Omit the standings if not all columns fit. */
	if (marks + others + result > settings->columns)
		layout.width[STANDING] = layout.width[NUMBER] = 0;
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		const int hand = at(half, (int)row), place = place_of(half, hand);

		text_add_string(out, place == 1 ? screen_bold(colour) : screen_dim(colour));
		if (place)
			text_add_uint(out, (uint64_t)place);
		else
			text_add_char(out, ' ');
		text_add_string(out, place && sharing(half, hand) > 1 ? "= " : "  ");
		layout_row(&layout, row, colour, out);
		text_format(out, "%s\n", screen_plain(colour));
	}
	layout_free(&layout, out);
}

/* Prints the five cards that play, with the deciding card in brackets. */
static void draw_five(const struct half *half, int hand, struct text *out)
{
	const struct showdown_picture *picture = half->picture;
	const int decider = sharing(half, hand) > 1 ? -1
						    : felt_showdown_decider(half->showdown,
							      half->board, half->low, hand);
	struct text cards = {0};
	felt_card all[SHOWDOWN_CARDS_MAX], five[5];
	int board;
	const int own = showdown_cards(half->showdown, half->board, hand, all, &board);
	const int count = felt_best(picture->game, half->low, all, own, board, five);

	for (int i = 0; i < count; i++) {
		text_format(&cards, "%s%s", i ? " " : "", i == decider ? "[" : "");
		screen_add_spaced(&cards, &five[i], 1, picture->settings->writes);
		text_add_string(&cards, i == decider ? "]" : "");
	}
	text_add_string(out, "      ");
	screen_add_cards(out, text_slice(&cards), picture->settings->colour);
	text_add_char(out, '\n');
	out->failed = out->failed || cards.failed;
	text_free(&cards);
}

enum { REASON_INDENT = 4 };

static void draw_places_and_reasons(const struct half *half, struct text *out)
{
	const struct settings *settings = half->picture->settings;
	const bool colour = settings->colour;
	struct text reason = {0};

	draw_places(half, out);
	if (!half->picture->explain)
		return;
	text_add_char(out, '\n');
	/* A paragraph per place: the hands, the reason, and the cards that play. */
	for (int i = 0; i < half->count && place_of(half, at(half, i));) {
		const int place = place_of(half, at(half, i)), tied = sharing(half, at(half, i));

		text_clear(&reason);
		text_format(&reason, "%d%s", place, tied > 1 ? "=  " : "   ");
		for (int k = 0; k < tied; k++) {
			text_add_string(&reason, !k ? "" : k + 1 < tied ? ", " : " and ");
			add_hand_cards(half->picture, at(half, i + k), &reason);
		}
		text_add_string(&reason, tied > 1 && place == 1 ? " split: " : ": ");
		showdown_add_why(&reason, half->showdown, half->board, half->low, at(half, i));
		text_add_string(out, place == 1 ? screen_bold(colour) : screen_dim(colour));
		screen_add_wrapped(out, text_slice(&reason), 0, REASON_INDENT, settings->columns,
			colour);
		text_format(out, "%s\n", screen_plain(colour));
		for (int k = 0; k < tied; k++)
			draw_five(half, at(half, i + k), out);
		i += tied;
	}
	out->failed = out->failed || reason.failed;
	text_free(&reason);
}

static void draw_half(const struct half *half, const char *name, struct text *out)
{
	const bool colour = half->picture->settings->colour;

	text_format(out, "%s%s%s\n", screen_dim(colour), name, screen_plain(colour));
	if (place_of(half, at(half, 0))) {
		draw_places_and_reasons(half, out);
		return;
	}
	text_add_string(out, "no hand has a low: the high hand wins the whole pot\n");
}

/* A share of the pot. */
struct pot_share {
	uint64_t part, of;
};

/* The hand with the largest share among those not yet printed; -1 if the others win nothing. */
static int next_share(const struct showdown_picture *picture, const bool drawn[],
	struct pot_share *most)
{
	int next = -1;

	*most = (struct pot_share){0, 1};
	for (int i = 0; i < felt_showdown_hands(picture->showdown); i++) {
		const int hand = felt_showdown_at(picture->showdown, 0, 0, i);
		struct pot_share share;

		felt_showdown_share(picture->showdown, -1, hand, &share.part, &share.of);
		if (drawn[hand] || share.part * most->of <= most->part * share.of)
			continue;
		*most = share;
		next = hand;
	}
	return next;
}

/* Prints "J♥ J♣ 2♥ A♦  wins 3/4 of the pot", the largest share first. */
static void draw_shares(const struct showdown_picture *picture, struct text *out)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = false}};
	bool drawn[FELT_HANDS_MAX] = {false};
	struct pot_share most;
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
	const felt_showdown *showdown = picture->showdown;
	const int boards = felt_showdown_boards(showdown);
	struct half half = {.picture = picture,
		.showdown = showdown,
		.board = board,
		.count = felt_showdown_hands(showdown)};
	felt_card cards[SHOWDOWN_CARDS_MAX];
	const int count = felt_showdown_cards(showdown, board, -1, cards);

	if (screen_add_board(out, cards, count, boards > 1 ? board + 1 : 0,
		    picture->settings->writes, picture->settings->colour))
		text_add_char(out, '\n');
	if (!felt_game_split(picture->game)) {
		draw_places_and_reasons(&half, out);
		return;
	}
	draw_half(&half, "high half", out);
	text_add_char(out, '\n');
	half.low = 1;
	draw_half(&half, "low half", out);
}

void showdown_show(const struct showdown_picture *picture, struct text *out)
{
	const int boards = felt_showdown_boards(picture->showdown);

	for (int b = 0; b < boards; b++) {
		text_add_string(out, b ? "\n" : "");
		draw_board(picture, b, out);
	}
	if (!felt_game_split(picture->game) && boards == 1)
		return;
	text_add_char(out, '\n');
	draw_shares(picture, out);
}
