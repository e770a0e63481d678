/* --watch: a hand stepped through on a table drawn in the terminal. */
#include "replay.h"

#include "frame/output.h"
#include "frame/screen.h"
#include "frame/terminal.h"

#include "base/scan.h"

#include <string.h>

enum { WIDTH = 80, HEIGHT = 24, PLACES = 10 };

enum style { PLAIN, BOLD, DIM };

struct cell {
	char bytes[4]; /* a character */
	uint8_t length;
	uint8_t style;
};

/* Where the lines of a seat begin, how its text is aligned, and where its bet lies on the table. */
struct seat_place {
	int row, column;
	int bet_row, bet_column;
};

enum { SEAT_WIDTH = 17 };

/* The places of seats, clockwise from the middle of the lower side. */
static const struct seat_place places[PLACES] = {
	{18, 32, 16, 33},
	{18, 12, 16, 22},
	{12, 0, 13, 21},
	{6, 0, 7, 21},
	{1, 12, 6, 22},
	{1, 32, 6, 33},
	{1, 52, 6, 44},
	{6, 63, 7, 46},
	{12, 63, 13, 46},
	{18, 52, 16, 44},
};

/* Which of the places are used, by the number of seats, from two on. */
static const uint8_t chosen[PLACES - 1][PLACES] = {
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

struct watch {
	struct replay *replay;
	const struct hand_record *hand;
	int hero;
	int step, steps;  /* the step shown, and how many there are; one more shows the end */
	struct text line; /* describes the last action */
	struct text scratch;
	struct text frame;
	struct cell cells[HEIGHT][WIDTH];
};

/* -- drawing -------------------------------------------------------------------- */

static void clear(struct watch *watch)
{
	for (int row = 0; row < HEIGHT; row++)
		for (int column = 0; column < WIDTH; column++)
			watch->cells[row][column] = (struct cell){" ", 1, PLAIN};
}

/* Writes characters from a place on, at most `width` of them. */
static void set(struct watch *watch, int row, int column, struct slice text, int width,
	enum style style)
{
	struct scan scan = scan_of(text);

	for (; !scan_done(&scan) && width > 0 && column < WIDTH; column++, width--) {
		struct cell *cell = &watch->cells[row][column];
		size_t length = scan_char_length(&scan);

		cell->length = (uint8_t)length;
		cell->style = (uint8_t)style;
		memcpy(cell->bytes, scan.at, length);
		scan.at += length;
	}
}

static void set_string(struct watch *watch, int row, int column, const char *string,
	enum style style)
{
	set(watch, row, column, (struct slice){string, strlen(string)}, WIDTH, style);
}

/* The same, centred in `width` columns. */
static void set_centred(struct watch *watch, int row, int column, int width, struct slice text,
	enum style style)
{
	int used = (int)slice_columns(text);

	set(watch, row, column + (used < width ? (width - used) / 2 : 0), text, width, style);
}

/* A table with round ends. */
static void draw_table(struct watch *watch)
{
	enum { TOP = 5, BOTTOM = 17, LEFT = 18, RIGHT = 61 };
	const bool unicode = watch->replay->settings.writes == CARD_UNICODE;
	const char *across = unicode ? "─" : "-", *down = unicode ? "│" : "|";

	for (int column = LEFT + 3; column <= RIGHT - 3; column++) {
		set_string(watch, TOP, column, across, DIM);
		set_string(watch, BOTTOM, column, across, DIM);
	}
	for (int row = TOP + 2; row <= BOTTOM - 2; row++) {
		set_string(watch, row, LEFT, down, DIM);
		set_string(watch, row, RIGHT, down, DIM);
	}
	set_string(watch, TOP, LEFT + 1, unicode ? " ╭" : " .", DIM);
	set_string(watch, TOP + 1, LEFT, unicode ? "╭─╯" : "/", DIM);
	set_string(watch, TOP, RIGHT - 2, unicode ? "╮" : ".", DIM);
	set_string(watch, TOP + 1, RIGHT - 2, unicode ? "╰─╮" : "  \\", DIM);
	set_string(watch, BOTTOM - 1, LEFT, unicode ? "╰─╮" : "\\", DIM);
	set_string(watch, BOTTOM, LEFT + 1, unicode ? " ╰" : " '", DIM);
	set_string(watch, BOTTOM - 1, RIGHT - 2, unicode ? "╭─╯" : "  /", DIM);
	set_string(watch, BOTTOM, RIGHT - 2, unicode ? "╯" : "'", DIM);
}

static void add_cards(struct watch *watch, const card *cards, int count, bool hidden)
{
	struct text *out = &watch->scratch;

	for (int i = 0; i < count; i++) {
		text_add_string(out, i ? " " : "");
		if (hidden || cards[i] == CARD_UNKNOWN)
			text_add_string(out, "??");
		else
			card_print(out, cards[i], watch->replay->settings.writes);
	}
}

static struct slice scratch_of(struct watch *watch)
{
	return text_slice(&watch->scratch);
}

/* Draws the name, stack and cards of a seat and, on the table, its bet and the button. */
static void draw_seat(struct watch *watch, int at, const double *equity)
{
	const struct table *table = &watch->replay->play.table;
	const struct seat *seat = &table->seat[at];
	const int seats = table->seats;
	const struct seat_place *place = &places[chosen[seats - 2][at]];
	const bool acts = table->actor == at,
		   hidden = watch->hero != REPLAY_ALL && watch->hero != at && !seat->shown;
	const enum style style = seat->folded ? DIM : acts ? BOLD : PLAIN;
	struct text *text = &watch->scratch;

	text_clear(text);
	text_add_string(text, acts ? "> " : "");
	replay_add_name(text, watch->hand, at);
	set_centred(watch, place->row, place->column, SEAT_WIDTH, scratch_of(watch), style);
	text_clear(text);
	chips_print_grouped(text, seat->stack, watch->hand->places);
	text_add_string(text, seat->all_in && table->phase != PHASE_OVER ? " all in" : "");
	set_centred(watch, place->row + 1, place->column, SEAT_WIDTH, scratch_of(watch), style);
	text_clear(text);
	if (seat->folded || seat->mucked)
		text_add_string(text, seat->folded ? "folded" : "mucked");
	else
		add_cards(watch, seat->card, seat->cards, hidden);
	if (equity && !seat->folded && !hidden) {
		text_add_string(text, "  ");
		text_add_fixed(text, 100 * equity[at], 1);
		text_add_char(text, '%');
	}
	set_centred(watch, place->row + 2, place->column, SEAT_WIDTH, scratch_of(watch), style);
	text_clear(text);
	if (seat->street > 0 && table->phase != PHASE_OVER && table->phase != PHASE_SHOWDOWN)
		chips_print_grouped(text, seat->street, watch->hand->places);
	if (at == seats - 1)
		text_add_string(text, text->length ? " (D)" : "(D)");
	set_centred(watch, place->bet_row, place->bet_column, 13, scratch_of(watch), PLAIN);
}

static void draw_middle(struct watch *watch)
{
	const struct table *table = &watch->replay->play.table;
	const int street = table->street - (table->street && table->phase == PHASE_DEAL_BOARD);
	struct text *text = &watch->scratch;

	text_clear(text);
	text_add_string(text, table->variant->street[street].name);
	set_centred(watch, 9, 20, 40, scratch_of(watch), DIM);
	text_clear(text);
	add_cards(watch, table->board, table->board_count, false);
	set_centred(watch, 10, 20, 40, scratch_of(watch), BOLD);
	text_clear(text);
	text_add_string(text, "pot ");
	chips_print_grouped(text, table->pot, watch->hand->places);
	set_centred(watch, 11, 20, 40, scratch_of(watch), PLAIN);
}

/* Draws the last action, over two lines if necessary, and the keys. */
static void draw_below(struct watch *watch)
{
	const bool unicode = watch->replay->settings.writes == CARD_UNICODE;
	const char *keys = unicode ? "space/→ next   ← back   q quit"
				   : "space/right next   left back   q quit";
	struct slice line = text_slice(&watch->line);
	struct text *text = &watch->scratch;

	set_centred(watch, 22, 0, WIDTH, line, BOLD);
	text_clear(text);
	text_add_uint(text, (uint64_t)watch->step);
	text_add_string(text, " of ");
	text_add_uint(text, (uint64_t)watch->steps);
	text_add_string(text, "   ");
	text_add_string(text, keys);
	set_centred(watch, 23, 0, WIDTH, scratch_of(watch), DIM);
}

/* With --equity, the equities of all seats while cards are still to come. */
static const double *equities(struct watch *watch)
{
	const struct table *table = &watch->replay->play.table;
	const double *equity;
	bool news;

	if (!watch->replay->odds || table->phase == PHASE_DEAL_HOLE || table->phase == PHASE_OVER)
		return NULL;
	return replay_odds_at(watch->replay->odds, table, &equity, &news) ? equity : NULL;
}

static void draw(struct watch *watch)
{
	const int seats = watch->hand->setup.seats;
	struct text *text = &watch->scratch;

	clear(watch);
	text_clear(text);
	replay_add_title(watch->replay, WIDTH, text);
	set_centred(watch, 0, 0, WIDTH, scratch_of(watch), DIM);
	if (seats > PLACES) {
		text_clear(text);
		text_add_uint(text, (uint64_t)seats);
		text_add_string(text, " seats: the table is drawn with ten at most");
		set_centred(watch, 8, 0, WIDTH, scratch_of(watch), PLAIN);
	} else {
		const double *equity = equities(watch);

		draw_table(watch);
		for (int i = 0; i < seats; i++)
			draw_seat(watch, i, equity);
	}
	draw_middle(watch);
	draw_below(watch);
}

static void too_small(struct watch *watch, unsigned columns, unsigned rows)
{
	struct text *out = &watch->frame;

	text_add_string(out, "\033[H\033[2Jthis window has ");
	text_add_uint(out, columns);
	text_add_string(out, " by ");
	text_add_uint(out, rows);
	text_add_string(out, "; the table needs 80 by 24");
}

/* The cells as output for the terminal, in the middle of the window. */
static bool show(struct watch *watch)
{
	const bool colour = watch->replay->settings.colour;
	const char *const styles[] = {"", screen_bold(colour), screen_dim(colour)};
	struct text *out = &watch->frame;
	unsigned columns, rows;

	terminal_size(&columns, &rows);
	text_clear(out);
	if (columns < WIDTH || rows < HEIGHT) {
		too_small(watch, columns, rows);
		return output_text(out);
	}
	draw(watch);
	text_add_string(out, "\033[H");
	for (int row = 0; row < HEIGHT; row++) {
		int style = PLAIN, last = WIDTH;

		while (last && watch->cells[row][last - 1].bytes[0] == ' ')
			last--;
		text_add_repeated(out, ' ', last ? (columns - WIDTH) / 2 : 0);
		for (int column = 0; column < last; column++) {
			const struct cell *cell = &watch->cells[row][column];

			if (cell->style != style) {
				text_add_string(out, screen_plain(colour));
				text_add_string(out, styles[cell->style]);
				style = cell->style;
			}
			screen_add_cards(out, (struct slice){cell->bytes, cell->length}, colour);
		}
		text_add_string(out, screen_plain(colour));
		text_add_string(out, row + 1 < HEIGHT ? "\033[K\r\n" : "\033[K\033[J");
	}
	return output_text(out);
}

/* -- stepping ------------------------------------------------------------------- */

/* Plays the next step: an action, or all hole cards as one. Returns false after the last. */
static bool step(struct watch *watch)
{
	struct hand_play *play = &watch->replay->play;

	while (hand_play_next(play))
		if (play->step.action->act != ACT_DEAL_HOLE ||
			play->table.phase != PHASE_DEAL_HOLE) {
			text_clear(&watch->line);
			replay_say(watch->replay, &watch->line);
			return true;
		}
	return false;
}

/* Plays the hand from the beginning up to a step and returns how many steps it made. After the last
 * one the hand is settled, or its fault is shown. */
static int go_to(struct watch *watch, int wanted)
{
	struct replay *replay = watch->replay;
	struct hand_play *play = &replay->play;
	int done = 0;

	text_clear(&watch->line);
	if (hand_play_begin(play, watch->hand, replay->house)) {
		while (done < wanted && step(watch))
			done++;
		if (done == wanted)
			return done;
		hand_play_end(play);
	}
	text_clear(&watch->line);
	if (play->faulty)
		text_add_slice(&watch->line, play->fault.message);
	else
		replay_say_end(replay, &watch->line);
	return done + 1;
}

/* True when the hand is over and done with, false when the user leaves. */
static bool step_through(struct watch *watch)
{
	const unsigned delay = (unsigned)(1000 * watch->replay->delay); /* milliseconds */
	bool set_up;

	watch->steps = go_to(watch, 1 << 30);
	set_up = watch->steps > 1 || !watch->replay->play.faulty;
	if (!set_up)
		return true;
	for (watch->step = 0;;) {
		go_to(watch, watch->step);
		if (!show(watch))
			return false;
		switch (terminal_key(delay)) {
		case TERMINAL_NOTHING:
		case TERMINAL_NEXT:
			if (watch->step == watch->steps)
				return true;
			watch->step++;
			break;
		case TERMINAL_BACK:
			watch->step -= watch->step > 0;
			break;
		case TERMINAL_FIRST:
			watch->step = 0;
			break;
		case TERMINAL_LAST:
			watch->step = watch->steps;
			break;
		case TERMINAL_LEAVE:
			return false;
		default:
			break;
		}
	}
}

bool replay_watch(struct replay *replay)
{
	static struct watch watch; /* large */

	watch.replay = replay;
	watch.hand = &replay->hands.hand;
	watch.hero = replay_find_seat(replay);
	if (replay->odds)
		replay_odds_hand(replay->odds, watch.hand, replay->house);
	replay->left = !step_through(&watch);
	go_to(&watch, 1 << 30);
	text_free(&watch.line);
	text_free(&watch.scratch);
	text_free(&watch.frame);
	return !replay->play.faulty;
}
