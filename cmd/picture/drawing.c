#include "drawing.h"

#include "frame/svg.h"
#include "frame/width.h"
#include "picture/picture.h"
#include "narrate/narrate.h"

#include "base/scan.h"

#include <math.h>
#include <string.h>

enum {
	CARD_WIDTH = 26,
	CARD_HEIGHT = 46,
	CARD_PITCH = 28, /* distance between cards, if they fit */
	RAISED = 6,      /* height of up cards above down cards */

	PLATE_WIDTH = 156, /* of a seat, whose cards are above the plate */
	PLATE_TOP = 52,
	LINE = 24,         /* line height on a plate */
	NAME_WIDTH = 148,  /* width for names */
	BUTTON_WIDTH = 16, /* width that the button takes from it */

	CENTRE = DRAWING_SIDE / 2,
	SEATS_FULL = 11, /* with more seats, each is smaller */
};

/* -- pieces ----------------------------------------------------------------------- */

int drawing_pieces(const struct drawing *drawing)
{
	return DRAWING_MIDDLE + drawing->play->table.seats * DRAWING_OF_SEAT;
}

bool drawing_has(const struct drawing *drawing, int piece)
{
	return drawing->equity || piece < DRAWING_MIDDLE ||
	       (piece - DRAWING_MIDDLE) % DRAWING_OF_SEAT != DRAWING_EQUITY;
}

struct slice drawing_piece(const struct drawing_moment *moment, int piece)
{
	const size_t start = piece ? moment->end[piece - 1] : 0;

	return (struct slice){moment->text.bytes ? moment->text.bytes + start : "",
		moment->end[piece] - start};
}

static void add_number(struct text *out, long number)
{
	text_format(out, "%ld", number);
}

static void add_attribute(struct text *out, const char *name, long value)
{
	text_format(out, " %s=\"", name);
	add_number(out, value);
	text_add_char(out, '"');
}

/* Appends the name of a card's element: "Ah", or "xx" for a hidden card. */
static void add_card_name(struct text *out, card c)
{
	if (c == CARD_UNKNOWN)
		text_add_string(out, "xx");
	else
		card_print(out, c, CARD_ASCII);
}

/* Pieces use single quotes, which JSON does not escape. */
static void add_place(struct text *out, const char *begin, long value)
{
	text_add_string(out, begin);
	add_number(out, value);
	text_add_char(out, '\'');
}

static void add_card(const struct drawing *drawing, struct drawing_moment *moment, card c, long x,
	long y)
{
	struct text *out = &moment->text;

	if (c != CARD_UNKNOWN)
		moment->cards |= card_bit(c);
	text_format(out, "<use %s='#", drawing->link);
	add_card_name(out, c);
	text_add_char(out, '\'');
	if (x)
		add_place(out, " x='", x);
	if (y)
		add_place(out, " y='", y);
	text_add_string(out, "/>");
}

static bool is_hidden(const struct drawing *drawing, int at)
{
	return drawing->hero != NARRATE_ALL && drawing->hero != at &&
	       !drawing->play->table.seat[at].shown;
}

/* Adds the cards of a seat, up cards slightly higher. Positions depend on the final number of the
 * player's cards. */
static void add_hand(const struct drawing *drawing, int at, struct drawing_moment *moment)
{
	const struct variant *variant = drawing->play->table.variant;
	const struct seat *seat = &drawing->play->table.seat[at];
	const int all = variant->game->own, room = PLATE_WIDTH - CARD_WIDTH;
	const int pitch = (all - 1) * CARD_PITCH > room ? room / (all - 1) : CARD_PITCH;
	const int left = (PLATE_WIDTH - CARD_WIDTH - (all - 1) * pitch) / 2;

	if (seat->mucked)
		return;
	for (int i = 0; i < seat->cards; i++) {
		const bool up = seat->up >> i & 1;

		add_card(drawing, moment,
			is_hidden(drawing, at) && !up ? CARD_UNKNOWN : seat->card[i],
			left + i * pitch, up ? -RAISED : 0);
	}
}

/* Adds the bet in front of a seat, or "pat" or "draws 2", or at the end "wins 150". */
static void add_front(const struct drawing *drawing, int at, bool ended, struct text *out)
{
	const struct table *table = &drawing->play->table;
	const struct seat *seat = &table->seat[at];
	const int places = drawing->hand->places;
	int drawn;

	if (ended) {
		const chips won = hand_play_settlement(drawing->play)->gets[at];

		if (won > 0) {
			text_add_string(out, "wins ");
			chips_print_grouped(out, won, places);
		}
		return;
	}
	if (table->phase >= PHASE_SHOWDOWN)
		return;
	if (seat->street > 0) {
		chips_print_grouped(out, seat->street, places);
		return;
	}
	drawn = picture_drawn_by(drawing->hand, drawing->play, at);
	if (drawn < 0 || seat->folded)
		return;
	text_add_string(out, drawn ? "draws " : "pat");
	if (drawn)
		text_add_uint(out, (uint64_t)drawn);
}

static void add_equity(const struct drawing *drawing, const double *equity, int at,
	struct text *out)
{
	if (drawing->play->table.seat[at].folded) {
		text_add_string(out, "folded");
		return;
	}
	if (!equity || is_hidden(drawing, at))
		return;
	text_add_fixed(out, 100 * equity[at], 1);
	text_add_char(out, '%');
}

/* Adds "main 300, side 500, side 200", once the bets are in the pots. */
static void add_pots(const struct drawing *drawing, struct text *out)
{
	const struct table *table = &drawing->play->table;
	struct pots pots;

	for (int i = 0; i < table->seats && table->phase < PHASE_SHOWDOWN; i++)
		if (table->seat[i].street > 0)
			return;
	table_pots(table, &pots);
	for (int i = 0; pots.count > 1 && i < pots.count; i++) {
		text_add_string(out, i ? ", side " : "main ");
		chips_print_grouped(out, pots.pot[i].amount, drawing->hand->places);
	}
}

void drawing_look(const struct drawing *drawing, const double *equity, bool ended,
	struct drawing_moment *moment)
{
	const struct table *table = &drawing->play->table;
	struct text *text = &moment->text;
	size_t *end = moment->end;

	text_clear(text);
	moment->cards = 0;
	text_add_string(text, table->variant->street[table_played_street(table)].name);
	*end++ = text->length;
	/* All known distinct boards, one below the other. */
	for (int b = 0; b < table_boards_seen(table); b++)
		for (int i = 0; i < table->board_count; i++)
			add_card(drawing, moment, table_board(table, b)[i], (long)i * CARD_PITCH,
				(long)b * (CARD_HEIGHT + 2));
	*end++ = text->length;
	chips_print_grouped(text, drawing->play->table.pot, drawing->hand->places);
	*end++ = text->length;
	add_pots(drawing, text);
	*end++ = text->length;
	for (int i = 0; i < table->seats; i++) {
		const bool won = ended && hand_play_settlement(drawing->play)->gets[i] > 0;
		chips stack;

		/* Class of the seat's element: "w" has won, "f" has folded, "a" is to act. */
		if (won)
			text_add_char(text, 'w');
		else if (table->seat[i].folded || table->seat[i].mucked)
			text_add_char(text, 'f');
		else if (table->actor == i)
			text_add_char(text, 'a');
		*end++ = text->length;
		add_hand(drawing, i, moment);
		*end++ = text->length;
		stack = ended ? table->seat[i].stack : hand_play_stack(drawing->play, i);
		if (table->seat[i].all_in && !stack && !ended)
			text_add_string(text, "all in");
		else
			chips_print_grouped(text, stack, drawing->hand->places);
		*end++ = text->length;
		add_equity(drawing, equity, i, text);
		*end++ = text->length;
		add_front(drawing, i, ended, text);
		*end++ = text->length;
	}
}

/* -- names ------------------------------------------------------------------------ */

/* Approximate width of a character in bold type of 20 units. */
static int advance_of(struct slice character)
{
	const char c = *character.bytes;

	if (character.length > 1)
		return width_of(character) == 2 ? 20 : width_of(character) == 1 ? 15 : 0;
	if (strchr("mwMW@%", c))
		return 20;
	if (strchr("ijlftrI.,:;'|!()[] -", c))
		return 8;
	return c >= 'A' && c <= 'Z' ? 16 : 14;
}

static int advance(struct slice text)
{
	struct scan scan = scan_of(text);
	int sum = 0;

	while (!scan_done(&scan))
		sum += advance_of(scan_char(&scan));
	return sum;
}

static bool has_button(const struct drawing *drawing, int at)
{
	return hand_position(&drawing->hand->setup, at).button;
}

/* Adds the name of a seat, with an ellipsis if it is too long for the plate. */
static void add_name(const struct drawing *drawing, int at, struct text *out)
{
	static const char mark[] = "…";
	char room[8];
	struct slice name = hand_player(drawing->hand, at, room);
	struct scan scan = scan_of(name);
	const int most = NAME_WIDTH - (has_button(drawing, at) ? BUTTON_WIDTH : 0);
	int left = most - 20;

	if (advance(name) > most) {
		while (left >= 0) {
			name.length = scan_offset(&scan);
			left -= advance_of(scan_char(&scan));
		}
		svg_escaped(out, slice_trim(name));
		text_add_string(out, mark);
	} else {
		svg_escaped(out, name);
	}
}

/* -- places ----------------------------------------------------------------------- */

/* The position of a seat: its plate's upper left corner with the cards, and the scale in percent;
 * the position of its bet on the table, and the side of the text. */
struct seat_box {
	long left, top, percent;
	long front_x, front_y;
	const char *front;
	bool button_left;
};

static int seat_height(const struct drawing *drawing)
{
	return PLATE_TOP + (drawing->equity ? 3 : 2) * LINE + 4;
}

/* Seats are on a curve between an ellipse and a rectangle, |x|^4 + |y|^4 = 1, at equal angles,
 * clockwise from the middle of the lower side, which has the first seat, or the viewer's. */
static struct seat_box place_of(const struct drawing *drawing, int at)
{
	const int seats = drawing->play->table.seats, first = drawing->hero > 0 ? drawing->hero : 0;
	const double angle = 2 * acos(-1) * (at - first) / seats;
	const double sine = -sin(angle), cosine = cos(angle);
	const double radius = 1 / sqrt(hypot(sine * sine, cosine * cosine));
	const double scale = seats > SEATS_FULL ? (double)SEATS_FULL / seats : 1;
	const double width = scale * PLATE_WIDTH, height = scale * seat_height(drawing);
	const double x = radius * sine * (CENTRE - 2 - width / 2);
	const double y = radius * cosine * (CENTRE - 2 - height / 2);
	struct seat_box place = {.left = CENTRE + lround(x - width / 2),
		.top = CENTRE + lround(y - height / 2),
		.percent = lround(100 * scale),
		.front = "on"};

	place.button_left = x > 1;
	if (fabs(radius * cosine) > 0.6) {
		place.front_x = CENTRE + lround(0.8 * x);
		place.front_y = y < 0 ? place.top + lround(height) + 22 : place.top - 8;
		return place;
	}
	/* next to the seat, but not next to the board */
	place.front = x < 0 ? "on l" : "on r";
	place.front_x = CENTRE + lround(x + (x < 0 ? 1 : -1) * (width / 2 + 34));
	place.front_y = CENTRE + lround(y < 0 ? fmin(y, -95) : fmax(y, 95));
	return place;
}

/* -- the picture ------------------------------------------------------------------ */

/* Begins an element whose content is a piece. */
static void begin(const struct drawing *drawing, const char *element, const char *class, int piece,
	struct text *out)
{
	text_format(out, "<%s", element);
	if (*class) {
		text_format(out, " class=\"%s\"", class);
	}
	if (drawing->keyed)
		add_attribute(out, "data-k", piece);
}

static void add_text(const struct drawing *drawing, const struct drawing_moment *moment, int piece,
	const char *class, long x, long y, struct text *out)
{
	begin(drawing, "text", class, piece, out);
	add_attribute(out, "x", x);
	add_attribute(out, "y", y);
	text_add_char(out, '>');
	text_add_slice(out, drawing_piece(moment, piece));
	text_add_string(out, "</text>");
}

static void add_move(struct text *out, long x, long y, long percent)
{
	text_add_string(out, " transform=\"translate(");
	add_number(out, x);
	text_add_char(out, ',');
	add_number(out, y);
	text_add_char(out, ')');
	if (percent != 100) {
		text_add_string(out, " scale(");
		text_add_fixed(out, (double)percent / 100, 2);
		text_add_char(out, ')');
	}
	text_add_char(out, '"');
}

static void add_seat(const struct drawing *drawing, const struct drawing_moment *moment, int at,
	struct text *out)
{
	const int piece = DRAWING_MIDDLE + at * DRAWING_OF_SEAT;
	const struct seat_box place = place_of(drawing, at);
	const struct slice state = drawing_piece(moment, piece + DRAWING_STATE);
	char room[8];

	text_add_string(out, "<g class=\"");
	text_add_slice(out, state);
	text_add_char(out, '"');
	if (drawing->keyed)
		add_attribute(out, "data-k", piece);
	add_move(out, place.left, place.top, place.percent);
	text_add_string(out, "><title>");
	svg_escaped(out, hand_player(drawing->hand, at, room));
	text_add_string(out, "</title>");
	begin(drawing, "g", "hand", piece + DRAWING_CARDS, out);
	add_move(out, 0, RAISED, 100);
	text_add_char(out, '>');
	text_add_slice(out, drawing_piece(moment, piece + DRAWING_CARDS));
	text_format(out, "</g><rect class=\"plate\" rx=\"10\"");
	add_attribute(out, "y", PLATE_TOP);
	add_attribute(out, "width", PLATE_WIDTH);
	add_attribute(out, "height", seat_height(drawing) - PLATE_TOP);
	text_format(out, "/><text class=\"name\"");
	add_attribute(out, "x", PLATE_WIDTH / 2);
	add_attribute(out, "y", PLATE_TOP + LINE - 1);
	text_add_char(out, '>');
	add_name(drawing, at, out);
	text_add_string(out, "</text>");
	add_text(drawing, moment, piece + DRAWING_STACK, "", PLATE_WIDTH / 2,
		PLATE_TOP + 2 * LINE - 3, out);
	if (drawing->equity)
		add_text(drawing, moment, piece + DRAWING_EQUITY, "", PLATE_WIDTH / 2,
			PLATE_TOP + 3 * LINE - 4, out);
	if (has_button(drawing, at)) {
		text_add_string(out, "<g class=\"button\"");
		add_move(out, place.button_left ? 0 : PLATE_WIDTH, PLATE_TOP + LINE + 2, 100);
		text_add_string(out, "><circle r=\"13\"/><text y=\"7\">D</text></g>");
	}
	text_add_string(out, "</g>\n");
	add_text(drawing, moment, piece + DRAWING_FRONT, place.front, place.front_x, place.front_y,
		out);
	text_add_char(out, '\n');
}

/* Adds the board or boards, with the pots below. Stud has no board except, when the deck runs out,
 * one community card, which is below the pots. */
static void add_middle(const struct drawing *drawing, const struct drawing_moment *moment,
	struct text *out)
{
	static const long percents[BOARDS_MAX] = {150, 115, 90};
	const int boards = drawing->play->table.boards;
	const long percent = percents[boards - 1];
	const long width = ((BOARD_CARDS_MAX - 1) * CARD_PITCH + CARD_WIDTH) * percent / 100;
	const long height = (boards * (CARD_HEIGHT + 2) - 2) * percent / 100;
	const bool boardless = !drawing->play->table.variant->game->board;
	const long street = boardless ? 306 : 276, top = boardless ? 376 : 290;
	const long pot = boardless ? street + 30 : top + height + 28;

	add_text(drawing, moment, DRAWING_STREET, "on", CENTRE, street, out);
	begin(drawing, "g", "", DRAWING_BOARD, out);
	add_move(out, CENTRE - (boardless ? CARD_WIDTH * percent / 100 : width) / 2, top, percent);
	text_add_char(out, '>');
	text_add_slice(out, drawing_piece(moment, DRAWING_BOARD));
	text_format(out, "</g><text class=\"on pot\"");
	add_attribute(out, "x", CENTRE);
	add_attribute(out, "y", pot);
	text_add_string(out, ">pot ");
	begin(drawing, "tspan", "", DRAWING_POT, out);
	text_add_char(out, '>');
	text_add_slice(out, drawing_piece(moment, DRAWING_POT));
	text_add_string(out, "</tspan></text>");
	add_text(drawing, moment, DRAWING_POTS, "on", CENTRE, pot + LINE, out);
	text_add_char(out, '\n');
}

void drawing_add(const struct drawing *drawing, const struct drawing_moment *moment,
	struct text *out)
{
	text_add_string(out, "<rect class=\"felt\" x=\"54\" y=\"64\" width=\"572\" height=\"552\" "
			     "rx=\"230\"/>\n");
	add_middle(drawing, moment, out);
	for (int i = 0; i < drawing->play->table.seats; i++)
		add_seat(drawing, moment, i, out);
	out->failed = out->failed || moment->text.failed;
}

/* -- shared definitions ----------------------------------------------------------- */

#define RECTANGLE "width=\"26\" height=\"46\" rx=\"4\""

static void begin_card(card c, const char *class, struct text *out)
{
	text_add_string(out, "<g id=\"");
	add_card_name(out, c);
	text_format(out, "\" class=\"card %s\">", class);
}

void drawing_add_cards(card_set cards, bool first, enum card_notation notation, const char *link,
	struct text *out)
{
	static const char *const classes[CARD_SUITS] = {"c", "d", "h", "s"};

	text_add_string(out, "<defs>");
	if (first) {
		text_add_string(out, "<rect id=\"k\" class=\"k\" " RECTANGLE "/>\n");
		begin_card(CARD_UNKNOWN, "x", out);
		text_add_string(out,
			"<rect " RECTANGLE "/><path d=\"M4 10 22 36M4 36 22 10\"/></g>\n");
	}
	for (int i = 0; i < CARD_COUNT; i++) {
		const card c = (card)i;

		if (!(cards & card_bit(c)))
			continue;
		begin_card(c, classes[card_suit(c)], out);
		text_format(out, "<use %s=\"#k\"/><text x=\"13\" y=\"20\">", link);
		card_rank_print(out, card_rank(c), notation);
		text_add_string(out, "<tspan x=\"13\" y=\"41\">");
		card_suit_print(out, card_suit(c), notation);
		text_add_string(out, "</tspan></text></g>\n");
	}
	text_add_string(out, "</defs>\n");
}

const char drawing_style[] =
	"text{font:20px sans-serif;text-anchor:middle;fill:#111}"
	".felt{fill:#1d5f43;stroke:#12402c;stroke-width:10}"
	".on{fill:#fff;font-weight:bold}.l{text-anchor:start}.r{text-anchor:end}.pot{font-size:"
	"24px}"
	".plate{fill:#fff;stroke:#868c95;stroke-width:2}.name{font-weight:bold}"
	".button circle{fill:#ffe066;stroke:#111}.button "
	"text{font-weight:bold;font-size:18px;fill:#111}"
	".k{fill:#fff;stroke:#777}.card text{font-weight:bold}"
	".h text{fill:#c8102e}.d text{fill:#1450c8}.c text{fill:#0b7a2b}.s text{fill:#111}"
	".x rect{fill:#39518f;stroke:#777}.x path{stroke:#aebbe0;stroke-width:2}"
	".a .plate{stroke:#f5a800;stroke-width:6}.w .plate{stroke:#34b25b;stroke-width:6}"
	".f .plate{fill:#e3e5e8;stroke-dasharray:6 4}.f .plate~text{fill:#555}.f .hand{opacity:.5}"
	"@media(prefers-color-scheme:dark){"
	".plate{fill:#262a31;stroke:#7d848f}.plate~text{fill:#f2f2f2}"
	".f .plate{fill:#17191d}.f .plate~text{fill:#a9afb8}}";
