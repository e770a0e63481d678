#include "pots_show.h"

#include "frame/layout.h"
#include "frame/screen.h"

/* -- the pots ------------------------------------------------------------- */

enum { POT, AMOUNT, PLAYERS, SHARES, LAYER, POT_COLUMNS };

enum { ROOM_MIN = 30 /* columns that reasons need next to the rest */ };

/* All chips put in. */
static felt_chips total_of(const felt_settlement *s)
{
	felt_chips total = s->carried;

	for (int i = 0; i < s->seats; i++)
		total += s->stake[i].paid;
	return total;
}

/* Adds a header, a row per pot, and the total. */
static void add_rows(const struct pots_view *view, struct layout *layout)
{
	static const struct layout_column columns[POT_COLUMNS] = {{.right = false}, {.right = true},
		{.right = false}, {.right = false}, {.right = false}};
	static const char *const names[] = {"pot", "amount", "for", "to", "layer"};

	layout_init(layout, columns, POT_COLUMNS);
	layout_names(layout, names);
	for (int i = 0; i < pots_row_count(view); i++) {
		const struct pots_row row = pots_row_at(view, i);
		struct text *layer;

		pots_add_name(layout_cell(layout), &row);
		pots_add_amount(layout_cell(layout), view, row.amount);
		pots_add_players(layout_cell(layout), view, row.contenders);
		pots_add_shares(layout_cell(layout), view, &row);
		layer = layout_cell(layout);
		pots_add_amount(layer, view, row.from);
		text_add_string(layer, " to ");
		pots_add_amount(layer, view, row.to);
		if (view->explain) {
			text_add_string(layer, ": ");
			pots_add_why(layer, view, &row);
		}
	}
	layout_cell(layout);
	pots_add_amount(layout_cell(layout), view, total_of(view->settlement));
	for (int c = PLAYERS; c < POT_COLUMNS; c++)
		layout_cell(layout);
	layout_measure(layout);
}

/* Whether all columns fit next to each other. Otherwise the columns after the amounts are removed
 * from the layout, and their contents are written below each other. */
static bool fit(const struct pots_view *view, struct layout *layout)
{
	size_t layer = layout->width[LAYER];
	bool shared = false; /* the part of some player is known */

	for (size_t row = 1; row < layout_rows(layout); row++)
		shared = shared || layout_get(layout, row, SHARES).length;
	if (!shared)
		layout->width[SHARES] = 0;
	if (view->explain && layer > ROOM_MIN)
		layer = ROOM_MIN;
	if (layout_at(layout, LAYER) + layer <= view->settings->columns)
		return true;
	for (int c = PLAYERS; c < POT_COLUMNS; c++)
		layout->width[c] = 0;
	return false;
}

static void add_sum(const struct pots_view *view, felt_chips amount, const char *what,
	struct text *out)
{
	if (!amount)
		return;
	text_add_string(out, ", ");
	pots_add_amount(out, view, amount);
	text_format(out, " %s", what);
}

/* All rake, and the chips in pots whose winners are unknown. */
static felt_chips raked_of(const felt_settlement *s)
{
	felt_chips raked = 0;

	for (int i = 0; i < s->pots; i++)
		raked += s->rake[i];
	return raked;
}

static felt_chips open_of(const felt_settlement *s)
{
	felt_chips open = 0;

	for (int i = 0; i < s->pots; i++)
		open += s->parts[i] ? 0 : s->pot[i].amount - s->rake[i];
	return open;
}

/* Prints "chips in, 480 chips won, 20 rake, 200 returned", after the total. */
static void draw_total(const struct pots_view *view, size_t indent, struct text *out)
{
	const felt_settlement *s = view->settlement;
	const felt_chips open = open_of(s), raked = raked_of(s);
	struct text words = {0};

	text_add_string(&words, "chips in");
	add_sum(view, open, "chips in pots", &words);
	add_sum(view, total_of(s) - open - raked - s->returned, "chips won", &words);
	add_sum(view, raked, "rake", &words);
	add_sum(view, s->returned, "returned", &words);
	screen_add_wrapped(out, text_slice(&words), indent, indent, view->settings->columns, false);
	out->failed = out->failed || words.failed;
	text_free(&words);
}

static void draw_pots(const struct pots_view *view, struct text *out)
{
	const bool colour = view->settings->colour;
	struct layout layout;
	size_t rows;
	bool beside;

	add_rows(view, &layout);
	beside = fit(view, &layout);
	rows = layout_rows(&layout);
	for (size_t row = 0; row < rows; row++) {
		if (row == 0) {
			text_add_string(out, screen_dim(colour));
			layout_row(&layout, row, false, out);
			text_add_string(out, screen_plain(colour));
		} else if (row + 1 == rows) {
			layout_begin_row(&layout, row, PLAYERS, false, out);
			draw_total(view, layout_at(&layout, PLAYERS), out);
		} else if (beside) {
			layout_wrapped_row(&layout, row, view->settings->columns, false, out);
		} else {
			const size_t columns = view->settings->columns,
				     indent = layout_at(&layout, PLAYERS);
			const struct slice shares = layout_get(&layout, row, SHARES);

			/* Write the contenders, the recipients and the layer below each other. */
			layout_begin_row(&layout, row, PLAYERS, false, out);
			text_add_string(out, "for ");
			screen_add_wrapped(out, layout_get(&layout, row, PLAYERS), indent + 4,
				indent, columns, false);
			text_add_char(out, '\n');
			if (shares.length) {
				text_add_repeated(out, ' ', indent);
				text_add_string(out, "to ");
				screen_add_wrapped(out, shares, indent + 3, indent, columns, false);
				text_add_char(out, '\n');
			}
			text_add_repeated(out, ' ', indent);
			screen_add_wrapped(out, layout_get(&layout, row, LAYER), indent, indent,
				columns, false);
		}
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

/* -- the players ---------------------------------------------------------- */

/* "+400", "-300", "0" */
static void add_net(struct text *out, const struct pots_view *view, felt_chips net)
{
	const bool sign = (int)view->settings->writes == FELT_SYMBOLS;

	text_add_string(out, net > 0 ? "+" : net < 0 ? sign ? "−" : "-" : "");
	pots_add_amount(out, view, net < 0 ? -net : net);
}

enum { NAME, PAID, GETS, NET, HAND, NAMED, PLAYER_COLUMNS };

static bool wins_something(const felt_settlement *s, int seat)
{
	return s->gets[seat] > (seat == s->returned_to ? s->returned : 0);
}

/* Prints a player's row. The name of the hand comes after the cards, or below them if its column
 * was removed from the layout. Without cards, "folded" takes their place. */
static void draw_player(const struct pots_view *view, const struct layout *layout, size_t row,
	struct text *out)
{
	const struct slice name = layout_get(layout, row, NAMED);

	if (name.length && !layout_get(layout, row, HAND).length) {
		layout_begin_row(layout, row, HAND, false, out);
		screen_add_cards(out, name, false);
		return;
	}
	layout_row(layout, row, view->settings->colour, out);
	if (!name.length || layout->width[NAMED])
		return;
	text_add_char(out, '\n');
	text_add_repeated(out, ' ', LAYOUT_GAP);
	screen_add_wrapped(out, name, LAYOUT_GAP, LAYOUT_GAP, view->settings->columns, false);
}

/* Prints a line per player: the chips put in, the chips received, and the hand. */
static void draw_players(const struct pots_view *view, struct text *out)
{
	const bool colour = view->settings->colour;
	struct layout layout;
	static const struct layout_column columns[PLAYER_COLUMNS] = {{.right = false},
		{.right = true}, {.right = true}, {.right = true}, {.right = false},
		{.right = false}};
	const felt_settlement *s = view->settlement;
	bool hands = false;

	for (int i = 0; i < s->seats; i++)
		hands = hands || pots_count(s->hand[i]);
	layout_init(&layout, columns, PLAYER_COLUMNS);
	layout_names(&layout, (const char *const[]){"player", "put in", "gets",
				      s->carried ? "" : "net", hands ? "hand" : "", ""});
	for (int i = 0; i < s->seats; i++) {
		/* Name, chips put in and received, the difference, the hand and its name. */
		struct text *cell;

		pots_add_players(layout_cell(&layout), view, UINT32_C(1) << i);
		pots_add_amount(layout_cell(&layout), view, s->stake[i].paid);
		pots_add_amount(layout_cell(&layout), view, s->gets[i]);
		cell = layout_cell(&layout);
		if (!s->carried) /* unknown who put in the existing pot */
			add_net(cell, view, s->gets[i] - s->stake[i].paid);
		screen_add_spaced(layout_cell(&layout), s->hand[i], pots_count(s->hand[i]),
			view->settings->writes);
		cell = layout_cell(&layout);
		if (s->stake[i].folded)
			text_add_string(cell, "folded");
		else if (s->score[0][0][i])
			pots_add_hand_name(cell, view, i);
	}
	layout_measure(&layout);
	if (layout_at(&layout, NAMED) + layout.width[NAMED] > view->settings->columns)
		layout.width[NAMED] = 0;
	text_add_char(out, '\n');
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		const bool wins = row && wins_something(view->settlement, (int)row - 1);

		text_add_string(out, wins ? screen_bold(colour) : screen_dim(colour));
		draw_player(view, &layout, row, out);
		text_format(out, "%s\n", screen_plain(colour));
	}
	layout_free(&layout, out);
}

/* -- unknown parts -------------------------------------------------------- */

/* Prints which board lacks cards. */
static void draw_incomplete_board(const struct pots_view *view, struct text *out)
{
	const felt_settlement *s = view->settlement;
	int b = 0;

	while (b + 1 < s->boards && pots_count(s->board[b]) == felt_game_board(view->game))
		b++;
	text_add_string(out, "not awarded: ");
	if (!pots_count(s->board[b])) {
		text_add_string(out, "there is no board\n");
		return;
	}
	text_add_string(out, s->boards > 1 ? "board " : "the board");
	if (s->boards > 1)
		text_add_uint(out, (uint64_t)b + 1);
	text_format(out, " has %d of its five cards\n", pots_count(s->board[b]));
}

/* Prints why a pot is not awarded although hands were given. */
static void draw_remarks(const struct pots_view *view, struct text *out)
{
	const felt_settlement *s = view->settlement;
	uint32_t shown = 0, complete = 0, missing = 0;

	for (int i = 0; i < s->seats; i++) {
		if (pots_count(s->hand[i]) && !s->stake[i].folded)
			shown |= UINT32_C(1) << i;
		if (s->score[0][0][i])
			complete |= UINT32_C(1) << i;
	}
	for (int i = 0; i < s->pots; i++)
		if (!s->parts[i])
			missing |= s->pot[i].contenders;
	if (!shown || !missing)
		return;
	if (missing & shown & ~complete) {
		draw_incomplete_board(view, out);
		return;
	}
	text_add_string(out, "not awarded where this hand is needed: ");
	pots_add_players(out, view, missing & ~complete);
	text_add_char(out, '\n');
}

void pots_show(const struct pots_view *view, struct text *out)
{
	const felt_settlement *s = view->settlement;
	bool boards = false; /* have cards */

	for (int b = 0; b < s->boards; b++)
		boards |= screen_add_board(out, s->board[b], pots_count(s->board[b]),
			s->boards > 1 ? b + 1 : 0, view->settings->writes, view->settings->colour);
	text_add_string(out, boards ? "\n" : "");
	draw_pots(view, out);
	draw_remarks(view, out);
	if (!open_of(s))
		draw_players(view, out);
}
