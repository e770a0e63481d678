#include "picture.h"

#include "frame/canvas.h"
#include "frame/screen.h"
#include "frame/width.h"
#include "narrate/narrate.h"

#include "base/scan.h"

#include <string.h>

enum {
	OVAL_COLUMNS = 80, /* minimum window for the oval, and for the list */
	OVAL_ROWS = 24,
	OVAL_SEATS = 10,
	PICTURE_COLUMNS_MAX = 120, /* in a larger window the picture is in the middle */
	PICTURE_ROWS_MAX = 40,
	LIST_COLUMNS = 40,
	LIST_ROWS = 16,
	LIST_COLUMNS_MAX = 60, /* wider lines are hard to follow */
	LIST_AROUND = 5,       /* rows in addition to those of the seats */
	LIST_BLANKS = 3,       /* and blank rows if they fit */
	BET_WIDTH = 13,
	EQUITY_WIDTH = 7, /* "  54.2%" */
};

struct picture_view {
	const struct picture *scene;
	const struct table *table;
	const struct hand_record *hand;
	struct canvas *canvas;
	struct text *text; /* scratch for a piece of text */
};

static int within(int value, int most)
{
	return value < most ? value : most;
}

/* -- pieces of text ------------------------------------------------------------- */

static struct slice piece(const struct picture_view *view)
{
	return text_slice(view->text);
}

static struct text *begin_piece(const struct picture_view *view)
{
	text_clear(view->text);
	return view->text;
}

static void add_card(const struct picture_view *view, card c)
{
	if (c == CARD_UNKNOWN)
		text_add_string(view->text, "??");
	else
		card_print(view->text, c, view->scene->notation);
}

static void add_board(const struct picture_view *view)
{
	const int boards = table_boards_seen(view->table);

	for (int b = 0; b < boards; b++) {
		text_add_string(view->text, b ? " / " : "");
		for (int i = 0; i < view->table->board_count; i++) {
			text_add_string(view->text, i && boards < 3 ? " " : "");
			add_card(view, table_board(view->table, b)[i]);
		}
	}
}

/* If a seat has up cards, dims its down cards. The hand is drawn from `column` on. */
static void dim_down(const struct picture_view *view, int row, int column, const struct seat *seat)
{
	if (!variant_brings_in(view->table->variant) || seat->folded || seat->mucked)
		return;
	for (int i = 0; i < seat->cards; i++) {
		const bool down = !(seat->up >> i & 1);
		int width;

		column += i && down == (seat->up >> (i - 1) & 1);
		text_clear(view->text);
		add_card(view, seat->card[i]);
		width = (int)width_columns(text_slice(view->text));
		if (down)
			canvas_restyle(view->canvas, row, column, width, CANVAS_DIM);
		column += width;
	}
}

static bool is_hidden(const struct picture_view *view, int at)
{
	const int hero = view->scene->hero;

	return hero != NARRATE_ALL && hero != at && !view->table->seat[at].shown;
}

static enum canvas_style style_of(const struct picture_view *view, int at)
{
	return view->table->seat[at].folded ? CANVAS_DIM
	       : view->table->actor == at   ? CANVAS_BOLD
					    : CANVAS_PLAIN;
}

static struct slice name_of(const struct picture_view *view, int at)
{
	text_add_string(begin_piece(view), view->table->actor == at ? "> " : "");
	narrate_add_player(view->text, view->hand, at);
	return piece(view);
}

static struct slice state_of(const struct picture_view *view, int at)
{
	const struct seat *seat = &view->table->seat[at];

	begin_piece(view);
	if (seat->folded || seat->mucked)
		text_add_string(view->text, seat->folded ? "folded" : "mucked");
	else {
		/* The cards of a seat. If there are up cards, spaces only separate up from down
		 * cards, so that seven cards fit next to the table: "9d5c 8d9h3h7h 5s". */
		const bool up = variant_brings_in(view->table->variant);

		for (int i = 0; i < seat->cards; i++) {
			const bool down = !(seat->up >> i & 1);

			if (i && (!up || down == (seat->up >> (i - 1) & 1)))
				text_add_char(view->text, ' ');
			add_card(view, is_hidden(view, at) && down ? CARD_UNKNOWN : seat->card[i]);
		}
	}
	return piece(view);
}

int picture_drawn_by(const struct hand_record *hand, const struct hand_play *play, int at)
{
	int draws = 0, count = -1;

	for (int i = 0; i <= play->step.index; i++) {
		const struct hand_action *entry = &hand->actions[i];

		if (entry->status || entry->nothing || entry->action.act != ACT_DRAW ||
			entry->action.seat != at)
			continue;
		draws++;
		count = entry->action.count;
	}
	return draws && draws == play->table.street ? count : -1;
}

/* Appends "pat", "draws 2". */
static void add_drawn(const struct picture_view *view, int at)
{
	const int drawn = picture_drawn_by(view->hand, view->scene->play, at);

	if (drawn < 0 || view->table->seat[at].folded || view->table->phase >= PHASE_SHOWDOWN)
		return;
	text_add_string(view->text, drawn ? "draws " : "pat");
	if (drawn)
		text_add_uint(view->text, (uint64_t)drawn);
}

static bool has_equity(const struct picture_view *view, int at)
{
	return view->scene->equity && !view->table->seat[at].folded && !is_hidden(view, at);
}

static void add_equity(const struct picture_view *view, int at)
{
	if (!has_equity(view, at))
		return;
	text_add_fixed(view->text, 100 * view->scene->equity[at], 1);
	text_add_char(view->text, '%');
}

static void add_equity_after(const struct picture_view *view, int at)
{
	text_add_string(view->text, has_equity(view, at) ? "  " : "");
	add_equity(view, at);
}

static bool has_button(const struct picture_view *view, int at)
{
	return hand_position(&view->hand->setup, at).button;
}

static bool is_all_in(const struct picture_view *view, int at)
{
	return view->table->seat[at].all_in && view->table->phase != PHASE_OVER;
}

static void add_bet(const struct picture_view *view, int at)
{
	const struct seat *seat = &view->table->seat[at];

	if (seat->street > 0 && view->table->phase != PHASE_OVER &&
		view->table->phase != PHASE_SHOWDOWN)
		chips_print_grouped(view->text, seat->street, view->hand->places);
}

static void add_street(const struct picture_view *view)
{
	const struct table *table = view->table;

	text_add_string(view->text, table->variant->street[table_played_street(table)].name);
}

static void add_pot(const struct picture_view *view)
{
	text_add_string(view->text, "pot ");
	chips_print_grouped(view->text, view->table->pot, view->hand->places);
}

/* -- the lines above and below -------------------------------------------------- */

/* Draws the title of the hand, its stakes if they fit, and its number. */
static void draw_title(const struct picture_view *view)
{
	enum { BLANKS = 3 };
	const struct picture *scene = view->scene;
	const int columns = view->canvas->columns;
	struct text count = {0};
	int left, title, stakes;

	text_add_string(&count, "   hand ");
	text_add_uint_grouped(&count, scene->number);
	if (scene->hands) {
		text_add_string(&count, " of ");
		text_add_uint_grouped(&count, scene->hands);
	}
	left = columns - (int)width_columns(text_slice(&count));
	title = (int)width_columns(scene->title);
	stakes = BLANKS + (int)width_columns(scene->stakes);
	text_add_slice(begin_piece(view), scene->title);
	if (scene->stakes.length && title + stakes <= left) {
		text_add_string(view->text, "   ");
		text_add_slice(view->text, scene->stakes);
	}
	if ((int)width_columns(piece(view)) <= left) {
		text_add_slice(view->text, text_slice(&count));
		canvas_centre(view->canvas, 0, 0, columns, piece(view), CANVAS_DIM);
	} else {
		canvas_put(view->canvas, 0, 0, left, piece(view), CANVAS_DIM);
		canvas_right(view->canvas, 0, 0, columns, text_slice(&count), CANVAS_DIM);
	}
	view->text->failed = view->text->failed || count.failed;
	text_free(&count);
}

/* Length of the part of a line that fits into `columns`: whole words if possible. */
static size_t first_line(struct slice text, size_t columns)
{
	const size_t fitting = width_fitting(text, columns);
	size_t length = fitting;

	if (fitting == text.length)
		return fitting;
	while (length && text.bytes[length] != ' ')
		length--;
	return length ? length : fitting;
}

/* Draws text that ends at a row and may begin in an earlier one. */
static void draw_lines(const struct picture_view *view, int row, int most, struct slice text,
	enum canvas_style style)
{
	const int columns = view->canvas->columns;
	struct slice line = text;
	int lines = 1;

	while (lines < most && first_line(line, (size_t)columns) < line.length) {
		const size_t length = first_line(line, (size_t)columns);

		line.bytes += length;
		line.length -= length;
		line = slice_trim(line);
		lines++;
	}
	for (row -= lines - 1; lines; lines--, row++) {
		line = text;
		if (lines > 1)
			line.length = first_line(text, (size_t)columns);
		canvas_centre(view->canvas, row, 0, columns, line, style);
		text.bytes += line.length;
		text.length -= line.length;
		text = slice_trim(text);
	}
}

/* The row of the keys: the last one or, above a prompt, the last but one. */
static int keys_row(const struct picture_view *view)
{
	return view->canvas->rows - 1 - (view->scene->prompt.length > 0);
}

/* -- the oval ------------------------------------------------------------------- */

/* The position of a seat's lines, and of its bet on the table. */
struct seat_place {
	int row, column;
	int bet_row, bet_column;
};

/* Dimensions of the table. Seats are outside, `width` columns each. */
struct oval {
	int top, bottom, left, right;
	int width;
};

enum picture_side { ABOVE, UPPER, LOWER, BELOW };

/* Positions of seats, clockwise from the middle of the lower side. Those above and below are at a
 * number of quarters of the width; the others are at its ends. */
static const struct {
	enum picture_side side;
	int quarters;
} places[OVAL_SEATS] = {{BELOW, 2}, {BELOW, 1}, {LOWER, 0}, {UPPER, 0}, {ABOVE, 1}, {ABOVE, 2},
	{ABOVE, 3}, {UPPER, 4}, {LOWER, 4}, {BELOW, 3}};

/* The positions that are used, by number of seats, from two on. */
static const uint8_t chosen[OVAL_SEATS - 1][OVAL_SEATS] = {
	{0, 5},
	{0, 3, 7},
	{1, 4, 6, 9},
	{0, 2, 4, 6, 8},
	{0, 2, 3, 5, 7, 8},
	{0, 2, 3, 4, 6, 7, 8},
	{1, 2, 3, 4, 6, 7, 8, 9},
	{0, 1, 2, 3, 4, 6, 7, 8, 9},
	{0, 1, 2, 3, 4, 5, 6, 7, 8, 9},
};

/* Likewise for the player at the prompt, who is always in the middle of the lower side. */
static const uint8_t chosen_of_four[] = {0, 3, 5, 7}, chosen_of_eight[] = {0, 2, 3, 4, 5, 6, 7, 8};

/* The position of a seat. */
static int place_number(const struct picture_view *view, int at)
{
	const int seats = view->table->seats;
	const int turned = (at - view->scene->first + seats) % seats;

	if (view->scene->prompt.length && seats == 4)
		return chosen_of_four[turned];
	if (view->scene->prompt.length && seats == 8)
		return chosen_of_eight[turned];
	return chosen[seats - 2][turned];
}

static struct oval oval_of(const struct picture_view *view)
{
	const struct canvas *const canvas = view->canvas;
	const int prompts = view->scene->prompt.length > 0;
	const int width = canvas->columns / 5 + 1;

	return (struct oval){.top = 5 - prompts,
		.bottom = canvas->rows - 7 - prompts,
		.left = width + 1,
		.right = canvas->columns - width - 2,
		.width = width};
}

/* A seat has three lines. Above and below the table they are adjacent to it. */
static struct seat_place place_of(const struct canvas *canvas, const struct oval *oval, int place)
{
	const enum picture_side side = places[place].side;
	const int quarters = places[place].quarters, more = canvas->rows - OVAL_ROWS;
	const int middle = canvas->columns * quarters / 4;

	if (side == UPPER || side == LOWER) {
		const int row =
			side == UPPER ? oval->top + 1 + more / 4 : oval->bottom - 5 - more / 4;

		return (struct seat_place){row, quarters ? canvas->columns - oval->width : 0,
			row + 1, quarters ? oval->right - BET_WIDTH - 2 : oval->left + 3};
	}
	return (struct seat_place){side == ABOVE ? 1 : oval->bottom + 1, middle - oval->width / 2,
		side == ABOVE ? oval->top + 1 : oval->bottom - 1,
		middle - BET_WIDTH / 2 - 1 + 9 * (2 - quarters)};
}

/* Draws the name, stack and cards of a seat and, on the table, its bet and the button. */
static void draw_place(const struct picture_view *view, const struct oval *oval, int at)
{
	const struct seat_place place = place_of(view->canvas, oval, place_number(view, at));
	const enum canvas_style style = style_of(view, at);

	const int hand = (int)width_columns(state_of(view, at));
	const bool beside = hand + EQUITY_WIDTH <= oval->width; /* the equity, with the cards */

	canvas_centre(view->canvas, place.row, place.column, oval->width, name_of(view, at), style);
	chips_print_grouped(begin_piece(view), view->table->seat[at].stack, view->hand->places);
	text_add_string(view->text, is_all_in(view, at) ? " all in" : "");
	if (!beside)
		add_equity_after(view, at);
	canvas_centre(view->canvas, place.row + 1, place.column, oval->width, piece(view), style);
	state_of(view, at);
	if (beside)
		add_equity_after(view, at);
	canvas_centre(view->canvas, place.row + 2, place.column, oval->width, piece(view), style);
	dim_down(view, place.row + 2,
		place.column + (oval->width - (int)width_columns(piece(view))) / 2,
		&view->table->seat[at]);
	begin_piece(view);
	add_bet(view, at);
	if (!view->text->length)
		add_drawn(view, at);
	if (has_button(view, at))
		text_add_string(view->text, view->text->length ? " (D)" : "(D)");
	canvas_centre(view->canvas, place.bet_row, place.bet_column, BET_WIDTH, piece(view),
		CANVAS_PLAIN);
}

static void draw_middle(const struct picture_view *view, const struct oval *oval)
{
	const int row = (oval->top + oval->bottom) / 2 - 2;
	const int left = oval->left + 2, width = oval->right - oval->left - 3;

	begin_piece(view);
	add_street(view);
	canvas_centre(view->canvas, row, left, width, piece(view), CANVAS_DIM);
	begin_piece(view);
	add_board(view);
	canvas_centre(view->canvas, row + 1, left, width, piece(view), CANVAS_BOLD);
	begin_piece(view);
	add_pot(view);
	canvas_centre(view->canvas, row + 2, left, width, piece(view), CANVAS_PLAIN);
}

static void draw_on_oval(const struct picture_view *view)
{
	const struct oval oval = oval_of(view);
	const bool unicode = view->canvas->unicode;
	const char *across = unicode ? "─" : "-", *down = unicode ? "│" : "|";
	const int top = oval.top, bottom = oval.bottom, left = oval.left, right = oval.right;

	/* A table with rounded ends. */
	for (int column = left + 3; column <= right - 3; column++) {
		canvas_put_string(view->canvas, top, column, across, CANVAS_DIM);
		canvas_put_string(view->canvas, bottom, column, across, CANVAS_DIM);
	}
	for (int row = top + 2; row <= bottom - 2; row++) {
		canvas_put_string(view->canvas, row, left, down, CANVAS_DIM);
		canvas_put_string(view->canvas, row, right, down, CANVAS_DIM);
	}
	canvas_put_string(view->canvas, top, left + 1, unicode ? " ╭" : " .", CANVAS_DIM);
	canvas_put_string(view->canvas, top + 1, left, unicode ? "╭─╯" : "/", CANVAS_DIM);
	canvas_put_string(view->canvas, top, right - 2, unicode ? "╮" : ".", CANVAS_DIM);
	canvas_put_string(view->canvas, top + 1, right - 2, unicode ? "╰─╮" : "  \\", CANVAS_DIM);
	canvas_put_string(view->canvas, bottom - 1, left, unicode ? "╰─╮" : "\\", CANVAS_DIM);
	canvas_put_string(view->canvas, bottom, left + 1, unicode ? " ╰" : " '", CANVAS_DIM);
	canvas_put_string(view->canvas, bottom - 1, right - 2, unicode ? "╭─╯" : "  /", CANVAS_DIM);
	canvas_put_string(view->canvas, bottom, right - 2, unicode ? "╯" : "'", CANVAS_DIM);
	for (int i = 0; i < view->table->seats; i++)
		draw_place(view, &oval, i);
	draw_middle(view, &oval);
	draw_lines(view, keys_row(view) - 1, 2, view->scene->line, CANVAS_BOLD);
}

/* -- the list ------------------------------------------------------------------- */

/* The columns of the list, and their widths; 0: omitted. */
struct picture_list {
	int name, stack, bet, equity, cards;
};

enum { GAP = 1, BUTTON_WIDTH = 2 };

static struct slice stack_of(const struct picture_view *view, int at)
{
	begin_piece(view);
	if (is_all_in(view, at) && !view->table->seat[at].stack)
		text_add_string(view->text, "all in");
	else
		chips_print_grouped(view->text, view->table->seat[at].stack, view->hand->places);
	return piece(view);
}

static struct slice bet_of(const struct picture_view *view, int at)
{
	begin_piece(view);
	add_bet(view, at);
	return piece(view);
}

/* The cards and, in a draw, the number of new ones. */
static struct slice cards_of(const struct picture_view *view, int at)
{
	size_t length;

	state_of(view, at);
	length = view->text->length;
	text_add_string(view->text, "  ");
	add_drawn(view, at);
	if (view->text->length == length + 2)
		view->text->length = length;
	return piece(view);
}

static void widen(int *width, struct slice text)
{
	const int columns = (int)width_columns(text);

	if (*width < columns)
		*width = columns;
}

/* Names get the width that the other columns leave. If that is too little, first the equities and
 * then the bets are omitted. */
static struct picture_list list_of(const struct picture_view *view)
{
	enum { NAME_MIN = 8, EQUITY = 6 };
	struct picture_list list = {.equity = view->scene->equity ? EQUITY : 0};

	for (int i = 0; i < view->table->seats; i++) {
		widen(&list.stack, stack_of(view, i));
		widen(&list.bet, bet_of(view, i));
		widen(&list.cards, cards_of(view, i));
	}
	for (;;) {
		list.name = view->canvas->columns - BUTTON_WIDTH - (GAP + list.stack) -
			    (list.bet ? GAP + list.bet : 0) -
			    (list.equity ? GAP + list.equity : 0) - (GAP + list.cards);
		if (list.name >= NAME_MIN || (!list.equity && !list.bet))
			return list;
		if (list.equity)
			list.equity = 0;
		else
			list.bet = 0;
	}
}

static void draw_seat_line(const struct picture_view *view, const struct picture_list *list,
	int row, int at)
{
	const enum canvas_style style = style_of(view, at);
	struct canvas *canvas = view->canvas;
	int column = list->name;

	canvas_put(canvas, row, 0, list->name, name_of(view, at), style);
	if (has_button(view, at))
		canvas_put_string(canvas, row, column + 1, "D", CANVAS_PLAIN);
	column += BUTTON_WIDTH + GAP;
	canvas_right(canvas, row, column, list->stack, stack_of(view, at), style);
	column += list->stack + GAP;
	if (list->bet) {
		canvas_right(canvas, row, column, list->bet, bet_of(view, at), CANVAS_PLAIN);
		column += list->bet + GAP;
	}
	if (list->equity) {
		begin_piece(view);
		add_equity(view, at);
		canvas_right(canvas, row, column, list->equity, piece(view), style);
		column += list->equity + GAP;
	}
	canvas_put(canvas, row, column, list->cards, cards_of(view, at), style);
	dim_down(view, row, column, &view->table->seat[at]);
}

/* -- pages ------------------------------------------------------------------------ */

/* The next line of a page, and the length of its part before a tab; 0: no tab. */
static struct slice page_line(struct slice *rest, size_t *head)
{
	const struct slice line = slice_take_until(rest, '\n');
	const char *const tab = line.length ? memchr(line.bytes, '\t', line.length) : NULL;

	*head = tab ? (size_t)(tab - line.bytes) : 0;
	return line;
}

static struct slice after_tab(struct slice line, size_t head)
{
	const size_t from = head ? head + 1 : 0;

	return (struct slice){line.bytes + from, line.length - from};
}

/* Draws a page in the middle, in place of everything except the title and the last line. */
static void draw_page(const struct picture_view *view)
{
	enum { BETWEEN = 2 };
	struct canvas *const canvas = view->canvas;
	struct slice rest = view->scene->page, line;
	int heads = 0, words = 0, count = 0, row, column;
	size_t head;

	for (; rest.length; count++) {
		line = page_line(&rest, &head);
		widen(head ? &heads : &words,
			(struct slice){line.bytes, head ? head : line.length});
		if (head)
			widen(&words, after_tab(line, head));
	}
	heads += heads ? BETWEEN : 0;
	row = 1 + (canvas->rows - 2 - count) / 2;
	column = (canvas->columns - heads - words) / 2;
	column = column < 0 ? 0 : column;
	rest = view->scene->page;
	for (; rest.length; row++) {
		line = page_line(&rest, &head);
		canvas_put(canvas, row, column, canvas->columns - column,
			(struct slice){line.bytes, head}, CANVAS_BOLD);
		canvas_put(canvas, row, column + (head ? heads : 0),
			canvas->columns - column - (head ? heads : 0), after_tab(line, head),
			CANVAS_PLAIN);
	}
}

bool picture_is_oval(unsigned columns, unsigned rows, int seats)
{
	return columns >= OVAL_COLUMNS && rows >= OVAL_ROWS && seats <= OVAL_SEATS;
}

unsigned picture_columns(unsigned columns, unsigned rows, int seats)
{
	const bool oval = picture_is_oval(columns, rows, seats);

	return (unsigned)within((int)columns, oval ? PICTURE_COLUMNS_MAX : LIST_COLUMNS_MAX);
}

void picture_page_size(unsigned columns, unsigned rows, int *page_columns, int *page_rows)
{
	*page_columns = within((int)columns, PICTURE_COLUMNS_MAX);
	*page_rows = within((int)rows, PICTURE_ROWS_MAX) - 2;
}

/* -- the picture ---------------------------------------------------------------- */

static void draw_scene(const struct picture_view *view, bool oval)
{
	const struct picture *const scene = view->scene;
	const int columns = view->canvas->columns, below = keys_row(view);

	draw_title(view);
	if (view->scene->page.length)
		draw_page(view);
	else if (!view->scene->set_up)
		draw_lines(view, view->canvas->rows / 2 + 1, 3, view->scene->line, CANVAS_BOLD);
	else if (oval)
		draw_on_oval(view);
	else {
		const struct picture_list list = list_of(view);
		const int seats = view->table->seats;
		const int blanks = keys_row(view) + 1 - seats - LIST_AROUND;
		int row = 1 + (blanks > 0);

		begin_piece(view);
		add_street(view);
		text_add_string(view->text, view->table->board_count ? "  " : "");
		add_board(view);
		text_add_string(view->text, "  ");
		add_pot(view);
		canvas_centre(view->canvas, row, 0, view->canvas->columns, piece(view),
			CANVAS_BOLD);
		row += 1 + (blanks > 1);
		for (int i = 0; i < seats; i++)
			draw_seat_line(view, &list, row + i, (view->scene->first + i) % seats);
		draw_lines(view, keys_row(view) - 1, 2, view->scene->line, CANVAS_BOLD);
	}
	if (scene->status.length)
		canvas_centre(view->canvas, below, 0, columns, scene->status, CANVAS_BOLD);
	else
		canvas_centre(view->canvas, below, 0, columns, scene->keys, CANVAS_DIM);
	canvas_put(view->canvas, below + 1, 0, columns, scene->prompt, CANVAS_PLAIN);
}

void picture_draw(const struct picture *picture, unsigned columns, unsigned rows, struct text *out)
{
	static struct canvas canvas; /* large */
	const int seats = picture->set_up ? picture->play->table.seats : 0;
	const bool oval = picture_is_oval(columns, rows, seats);
	int needed = seats + LIST_AROUND + (picture->prompt.length > 0);
	struct text text = {0};
	const struct picture_view view = {.scene = picture,
		.table = &picture->play->table,
		.hand = picture->hand,
		.canvas = &canvas,
		.text = &text};

	if (needed < LIST_ROWS)
		needed = LIST_ROWS;
	if (columns < LIST_COLUMNS || rows < (unsigned)needed) {
		text_format(out, "\033[H\033[2J%u by %u is too small: needs %d by %d", columns,
			rows, LIST_COLUMNS, needed);
		return;
	}
	canvas.unicode = picture->notation == CARD_UNICODE;
	canvas.colour = picture->colour;
	if (oval || picture->page.length)
		canvas_clear(&canvas, within((int)columns, PICTURE_COLUMNS_MAX),
			within((int)rows, PICTURE_ROWS_MAX));
	else
		canvas_clear(&canvas, (int)picture_columns(columns, rows, seats),
			within((int)rows, needed + LIST_BLANKS));
	draw_scene(&view, oval);
	canvas_show(&canvas, columns, rows, out);
	out->failed = out->failed || text.failed;
	text_free(&text);
}
