#include "pots_show.h"

#include "frame/screen.h"

#include <string.h>

enum {
	GAP = 2,        /* blanks between columns */
	ROOM_LEAST = 30 /* columns that reasons need beside the rest */
};

/* What is drawn of a row or a player, in columns. */
struct drawn {
	struct text name, amount, players, shares, layer, gets, net;
};

static void clear_parts(struct drawn *drawn)
{
	text_clear(&drawn->name);
	text_clear(&drawn->amount);
	text_clear(&drawn->players);
	text_clear(&drawn->shares);
	text_clear(&drawn->layer);
	text_clear(&drawn->gets);
	text_clear(&drawn->net);
}

static void free_parts(struct text *out, struct drawn *drawn)
{
	out->failed = out->failed || drawn->name.failed || drawn->amount.failed ||
		      drawn->players.failed || drawn->shares.failed || drawn->layer.failed ||
		      drawn->gets.failed || drawn->net.failed;
	text_free(&drawn->name);
	text_free(&drawn->amount);
	text_free(&drawn->players);
	text_free(&drawn->shares);
	text_free(&drawn->layer);
	text_free(&drawn->gets);
	text_free(&drawn->net);
}

static size_t width_of(const struct text *text)
{
	return slice_columns(text_slice(text));
}

static void widen(size_t *width, size_t to)
{
	*width = *width > to ? *width : to;
}

/* Text in a column, its width filled up behind it or before it. */
static void add_left(struct text *out, const struct text *cell, size_t width)
{
	text_add_slice(out, text_slice(cell));
	text_add_repeated(out, ' ', width - width_of(cell));
}

static void add_right(struct text *out, const struct text *cell, size_t width)
{
	text_add_repeated(out, ' ', width - width_of(cell));
	text_add_slice(out, text_slice(cell));
}

static void add_heading(struct text *out, const char *name, size_t width, bool right)
{
	text_add_repeated(out, ' ', right ? width - strlen(name) : 0);
	text_add_string(out, name);
	text_add_repeated(out, ' ', right ? 0 : width - strlen(name));
}

/* -- the pots ------------------------------------------------------------- */

static void draw_parts(const struct pots_view *view, const struct pots_row *row,
	struct drawn *drawn)
{
	clear_parts(drawn);
	pots_add_name(&drawn->name, row);
	pots_add_amount(&drawn->amount, view, row->amount);
	pots_add_players(&drawn->players, view, row->contenders);
	pots_add_shares(&drawn->shares, view, row);
	pots_add_amount(&drawn->layer, view, row->from);
	text_add_string(&drawn->layer, " to ");
	pots_add_amount(&drawn->layer, view, row->to);
	if (view->explain) {
		text_add_string(&drawn->layer, ": ");
		pots_add_why(&drawn->layer, view, row);
	}
}

/* The widths of the columns; those of players, shares and layer are 0 where these stand
 * below each other, for want of room. */
struct widths {
	size_t name, amount, players, shares;
	bool beside;
	bool shared; /* somebody gets something that is known */
};

static struct widths measure(const struct pots_view *view)
{
	struct widths widths = {strlen("pot"), strlen("amount"), strlen("for"), strlen("to"), false,
		false};
	struct drawn drawn = {.name = {0}};
	size_t layer = strlen("layer"), all;

	pots_add_amount(&drawn.amount, view, view->contributions->total);
	widen(&widths.amount, width_of(&drawn.amount));
	for (int i = 0; i < pots_row_count(view); i++) {
		const struct pots_row row = pots_row_at(view, i);

		draw_parts(view, &row, &drawn);
		widen(&widths.name, width_of(&drawn.name));
		widen(&widths.amount, width_of(&drawn.amount));
		widen(&widths.players, width_of(&drawn.players));
		widen(&widths.shares, width_of(&drawn.shares));
		widen(&layer, width_of(&drawn.layer));
		widths.shared = widths.shared || drawn.shares.length;
	}
	if (view->explain && layer > ROOM_LEAST)
		layer = ROOM_LEAST;
	all = widths.name + widths.amount + widths.players + layer + 3 * (size_t)GAP;
	all += widths.shared ? widths.shares + GAP : 0;
	widths.beside = all <= view->settings->columns;
	free_parts(&drawn.name, &drawn);
	return widths;
}

/* Where the third column begins. */
static size_t indent_of(const struct widths *widths)
{
	return widths->name + GAP + widths->amount + GAP;
}

static void draw_header(const struct pots_view *view, const struct widths *widths, struct text *out)
{
	const bool colour = view->settings->colour;

	text_add_string(out, screen_dim(colour));
	add_heading(out, "pot", widths->name + GAP, false);
	add_heading(out, "amount", widths->amount, true);
	if (widths->beside) {
		text_add_repeated(out, ' ', GAP);
		add_heading(out, "for", widths->players + GAP, false);
		if (widths->shared)
			add_heading(out, "to", widths->shares + GAP, false);
		text_add_string(out, "layer");
	}
	text_add_string(out, screen_plain(colour));
	text_add_char(out, '\n');
}

/* One below the other: for whom, to whom, which layer. */
static void draw_stacked(const struct pots_view *view, const struct drawn *drawn, size_t indent,
	struct text *out)
{
	const size_t columns = view->settings->columns;

	text_add_string(out, "for ");
	screen_add_wrapped(out, text_slice(&drawn->players), indent + 4, indent, columns, false);
	text_add_char(out, '\n');
	if (drawn->shares.length) {
		text_add_repeated(out, ' ', indent);
		text_add_string(out, "to ");
		screen_add_wrapped(out, text_slice(&drawn->shares), indent + 3, indent, columns,
			false);
		text_add_char(out, '\n');
	}
	text_add_repeated(out, ' ', indent);
	screen_add_wrapped(out, text_slice(&drawn->layer), indent, indent, columns, false);
}

static void draw_pots(const struct pots_view *view, struct text *out)
{
	const struct widths widths = measure(view);
	struct drawn drawn = {.name = {0}};

	draw_header(view, &widths, out);
	for (int i = 0; i < pots_row_count(view); i++) {
		const struct pots_row row = pots_row_at(view, i);
		size_t column = indent_of(&widths);

		draw_parts(view, &row, &drawn);
		add_left(out, &drawn.name, widths.name + GAP);
		add_right(out, &drawn.amount, widths.amount);
		text_add_repeated(out, ' ', GAP);
		if (widths.beside) {
			add_left(out, &drawn.players, widths.players + GAP);
			column += widths.players + GAP;
			if (widths.shared) {
				add_left(out, &drawn.shares, widths.shares + GAP);
				column += widths.shares + GAP;
			}
			screen_add_wrapped(out, text_slice(&drawn.layer), column, column,
				view->settings->columns, false);
		} else {
			draw_stacked(view, &drawn, column, out);
		}
		text_add_char(out, '\n');
	}
	free_parts(out, &drawn);
}

/* -- where all chips are -------------------------------------------------- */

static void add_sum(const struct pots_view *view, chips amount, const char *what, struct text *out)
{
	if (!amount)
		return;
	text_add_string(out, ", ");
	pots_add_amount(out, view, amount);
	text_add_char(out, ' ');
	text_add_string(out, what);
}

/* 700  chips in, 480 won, 20 rake, 200 back */
static void draw_total(const struct pots_view *view, struct text *out)
{
	const struct settlement *s = view->settlement;
	const struct widths widths = measure(view);
	struct text words = {0}, total = {0};

	pots_add_amount(&total, view, view->contributions->total);
	text_add_string(&words, "chips in");
	add_sum(view, s->open, "chips in pots", &words);
	add_sum(view, s->won, "chips won", &words);
	add_sum(view, s->raked, "rake", &words);
	add_sum(view, s->returned, "back", &words);
	text_add_repeated(out, ' ', widths.name + GAP);
	add_right(out, &total, widths.amount);
	text_add_repeated(out, ' ', GAP);
	screen_add_wrapped(out, text_slice(&words), indent_of(&widths), indent_of(&widths),
		view->settings->columns, false);
	text_add_char(out, '\n');
	out->failed = out->failed || words.failed || total.failed;
	text_free(&words);
	text_free(&total);
}

/* -- the players ---------------------------------------------------------- */

/* "+400", "-300", "0" */
static void add_net(struct text *out, const struct pots_view *view, chips net)
{
	const bool sign = view->settings->writes == CARD_UNICODE;

	text_add_string(out, net > 0 ? "+" : net < 0 ? sign ? "−" : "-" : "");
	pots_add_amount(out, view, net < 0 ? -net : net);
}

/* Writes a player's parts: name, chips put in and got, the difference, hand and its name. */
static void draw_player(const struct pots_view *view, int seat, struct drawn *drawn)
{
	const struct contributions *contributions = view->contributions;
	const struct settlement *s = view->settlement;
	const struct contribution *contribution = &contributions->seat[seat];
	const struct cards *hand = &contributions->hand[seat];

	clear_parts(drawn);
	pots_add_players(&drawn->name, view, (seat_set)1 << seat);
	pots_add_amount(&drawn->amount, view, contribution->paid);
	pots_add_amount(&drawn->gets, view, s->gets[seat]);
	if (!contributions->carried) /* who put those in is not known */
		add_net(&drawn->net, view, s->gets[seat] - contribution->paid);
	cards_print(&drawn->players, hand->list, hand->count, view->settings->writes, " ");
	if (contribution->state == CONTRIBUTION_FOLDED)
		text_add_string(&drawn->layer, "folded");
	else if (view->hands->complete >> seat & 1)
		score_name(&drawn->layer, view->hands->value[seat]);
}

static bool wins_something(const struct settlement *s, int seat)
{
	return s->gets[seat] > (seat == s->pots.returned_to ? s->returned : 0);
}

/* The columns of players; names of hands stand on a line of their own where `beside` is false. */
struct player_widths {
	size_t name, paid, gets, net, hand;
	bool beside;
};

static struct player_widths measure_players(const struct pots_view *view)
{
	struct player_widths widths = {strlen("player"), strlen("put in"), strlen("gets"), 0, 0,
		true};
	struct drawn drawn = {.name = {0}};
	size_t named = 0, all;

	for (int i = 0; i < view->contributions->count; i++) {
		draw_player(view, i, &drawn);
		widen(&widths.name, width_of(&drawn.name));
		widen(&widths.paid, width_of(&drawn.amount));
		widen(&widths.gets, width_of(&drawn.gets));
		widen(&widths.net, width_of(&drawn.net));
		widen(&widths.hand, width_of(&drawn.players));
		widen(&named, width_of(&drawn.layer));
	}
	if (widths.net)
		widen(&widths.net, strlen("net"));
	all = widths.name + widths.paid + widths.gets + 2 * (size_t)GAP;
	all += widths.net ? widths.net + GAP : 0;
	all += widths.hand ? widths.hand + GAP : 0;
	widths.beside = all + GAP + named <= view->settings->columns;
	free_parts(&drawn.name, &drawn);
	return widths;
}

static void draw_players_header(const struct pots_view *view, const struct player_widths *widths,
	struct text *out)
{
	const bool colour = view->settings->colour;

	text_add_char(out, '\n');
	text_add_string(out, screen_dim(colour));
	add_heading(out, "player", widths->name + GAP, false);
	add_heading(out, "put in", widths->paid, true);
	add_heading(out, "gets", widths->gets + GAP, true);
	if (widths->net)
		add_heading(out, "net", widths->net + GAP, true);
	text_add_string(out, widths->hand ? "  hand" : "");
	text_add_string(out, screen_plain(colour));
	text_add_char(out, '\n');
}

/* The cards, and behind or below them what they make; nothing but "folded" without cards. */
static void draw_hand(const struct pots_view *view, const struct player_widths *widths,
	const struct drawn *drawn, struct text *out)
{
	const size_t cards = width_of(&drawn->players);
	const struct slice name = text_slice(&drawn->layer);

	if (cards) {
		text_add_repeated(out, ' ', GAP);
		screen_add_cards(out, text_slice(&drawn->players), view->settings->colour);
	}
	if (!name.length)
		return;
	if (widths->beside || !cards) {
		text_add_repeated(out, ' ', cards ? widths->hand - cards + GAP : GAP);
		text_add_slice(out, name);
		return;
	}
	text_add_char(out, '\n');
	text_add_repeated(out, ' ', GAP);
	screen_add_wrapped(out, name, GAP, GAP, view->settings->columns, false);
}

/* A line a player: what was put in, what comes back, and with which hand. */
static void draw_players(const struct pots_view *view, struct text *out)
{
	const struct player_widths widths = measure_players(view);
	const bool colour = view->settings->colour;
	struct drawn drawn = {.name = {0}};

	draw_players_header(view, &widths, out);
	for (int i = 0; i < view->contributions->count; i++) {
		draw_player(view, i, &drawn);
		text_add_string(out, wins_something(view->settlement, i) ? screen_bold(colour)
									 : screen_dim(colour));
		add_left(out, &drawn.name, widths.name + GAP);
		add_right(out, &drawn.amount, widths.paid);
		add_right(out, &drawn.gets, widths.gets + GAP);
		if (widths.net)
			add_right(out, &drawn.net, widths.net + GAP);
		draw_hand(view, &widths, &drawn, out);
		text_add_string(out, screen_plain(colour));
		text_add_char(out, '\n');
	}
	free_parts(out, &drawn);
}

/* -- what is not known ---------------------------------------------------- */

/* Why a pot is not awarded although hands were given. */
static void draw_remarks(const struct pots_view *view, struct text *out)
{
	const struct settlement *s = view->settlement;
	const struct contributions *contributions = view->contributions;
	seat_set shown = 0, missing = 0;

	for (int i = 0; i < contributions->count; i++)
		if (contributions->hand[i].count &&
			contributions->seat[i].state != CONTRIBUTION_FOLDED)
			shown |= (seat_set)1 << i;
	for (int i = 0; i < s->pots.count; i++)
		if (!s->award[i].winners)
			missing |= s->pots.pot[i].contenders;
	if (!shown || !missing)
		return;
	if (missing & shown & ~view->hands->complete) {
		text_add_string(out, "not awarded: ");
		if (contributions->board.count) {
			text_add_string(out, "the board has ");
			text_add_uint(out, (uint64_t)contributions->board.count);
			text_add_string(out, " of its five cards\n");
		} else {
			text_add_string(out, "there is no board\n");
		}
		return;
	}
	text_add_string(out, "not awarded where this hand is needed: ");
	pots_add_players(out, view, missing & ~view->hands->complete);
	text_add_char(out, '\n');
}

static void draw_board(const struct pots_view *view, struct text *out)
{
	const struct cards *board = &view->contributions->board;
	struct text cards = {0};

	if (!board->count)
		return;
	text_add_string(out, "board  ");
	cards_print(&cards, board->list, board->count, view->settings->writes, " ");
	screen_add_cards(out, text_slice(&cards), view->settings->colour);
	text_add_string(out, "\n\n");
	out->failed = out->failed || cards.failed;
	text_free(&cards);
}

void pots_show(const struct pots_view *view, struct text *out)
{
	const struct settlement *s = view->settlement;

	draw_board(view, out);
	draw_pots(view, out);
	draw_total(view, out);
	draw_remarks(view, out);
	if (!s->open)
		draw_players(view, out);
}
