/* The cells of a pot's row. */
#include "pots_show.h"

#include "frame/screen.h"

int pots_count(const felt_card *cards)
{
	int count = 0;

	while (cards[count] != FELT_NO_CARD)
		count++;
	return count;
}

/* Whether the uncalled bet is in the row of the last pot, a side pot that nobody else can win. */
static bool is_with_last(const felt_settlement *s)
{
	return s->returned && s->pots > 1 &&
	       s->pot[s->pots - 1].contenders == UINT32_C(1) << s->returned_to;
}

int pots_row_count(const struct pots_view *view)
{
	return view->settlement->pots +
	       (view->settlement->returned && !is_with_last(view->settlement));
}

struct pots_row pots_row_at(const struct pots_view *view, int index)
{
	const felt_settlement *s = view->settlement;
	const felt_pot *pot = &s->pot[index];
	struct pots_row row;

	if (index == s->pots) {
		const felt_chips paid = s->stake[s->returned_to].paid;

		return (struct pots_row){.pot = -1,
			.amount = s->returned,
			.from = paid - s->returned,
			.to = paid,
			.returned = s->returned,
			.contenders = UINT32_C(1) << s->returned_to};
	}
	row = (struct pots_row){.pot = index,
		.amount = pot->amount,
		.from = pot->from,
		.to = pot->to,
		.contenders = pot->contenders};
	if (index == s->pots - 1 && is_with_last(s)) {
		row.returned = s->returned;
		row.amount += s->returned;
		row.to += s->returned;
	}
	return row;
}

/* -- words ---------------------------------------------------------------- */

void pots_add_name(struct text *out, const struct pots_row *row)
{
	text_add_string(out, row->pot < 0 ? "returned" : row->pot ? "side" : "main");
	if (row->pot > 1) {
		text_format(out, " %d", row->pot);
	}
}

void pots_add_amount(struct text *out, const struct pots_view *view, felt_chips amount)
{
	char room[48];

	if (!view->read && !view->settlement->places) { /* the usual case, quickly */
		text_add_uint(out, (uint64_t)amount);
		return;
	}
	felt_chips_print(amount, view->settlement->places, view->read, room, sizeof room);
	text_add_string(out, room);
}

struct slice pots_player(const struct pots_view *view, int seat)
{
	const felt_text name = view->settlement->name[seat];

	return (struct slice){name.bytes, name.length};
}

static void add_player(struct text *out, const struct pots_view *view, int seat)
{
	const struct slice name = pots_player(view, seat);

	if (view->read)
		screen_add_cards(out, name, false);
	else
		text_add_slice(out, name);
}

static void add_players(struct text *out, const struct pots_view *view, uint32_t seats,
	const char *between)
{
	bool more = false;

	for (int i = 0; i < view->settlement->seats; i++) {
		if (!(seats >> i & 1))
			continue;
		text_add_string(out, more ? between : "");
		add_player(out, view, i);
		more = true;
	}
}

void pots_add_players(struct text *out, const struct pots_view *view, uint32_t seats)
{
	add_players(out, view, seats, ", ");
}

static void add_part(struct text *out, const struct pots_view *view, int seat, felt_chips amount,
	bool *more)
{
	text_add_string(out, *more ? ", " : "");
	add_player(out, view, seat);
	text_add_char(out, ' ');
	pots_add_amount(out, view, amount);
	*more = true;
}

bool pots_is_awarded(const struct pots_view *view, const struct pots_row *row)
{
	return row->returned || (row->pot >= 0 && view->settlement->parts[row->pot]);
}

/* Whether both halves of the pot have the same winners, so that it was not divided. */
static bool is_both(const felt_part *part)
{
	return part->high && part->low;
}

static felt_chips part_gets(const felt_part *part, int seat)
{
	return part->winners >> seat & 1 ? part->each + (part->odd >> seat & 1) : 0;
}

uint32_t pots_winners(const struct pots_view *view, const struct pots_row *row)
{
	uint32_t winners = 0;

	for (int p = 0; row->pot >= 0 && p < view->settlement->parts[row->pot]; p++)
		winners |= view->settlement->part[row->pot][p].winners;
	return winners;
}

bool pots_part(const struct pots_view *view, const struct pots_row *row, int seat,
	felt_chips *amount)
{
	const felt_settlement *s = view->settlement;

	*amount = seat == s->returned_to ? row->returned : 0;
	for (int p = 0; row->pot >= 0 && p < s->parts[row->pot]; p++)
		*amount += part_gets(&s->part[row->pot][p], seat);
	return *amount > 0 || pots_winners(view, row) >> seat & 1;
}

bool pots_odd_part(const struct pots_view *view, const struct pots_row *row, int seat,
	felt_chips *amount)
{
	const felt_settlement *s = view->settlement;

	*amount = 0;
	for (int p = 0; row->pot >= 0 && p < s->parts[row->pot]; p++)
		*amount += s->part[row->pot][p].odd >> seat & 1;
	return *amount > 0;
}

/* A part of both halves counts as two: the high half has the odd chip. */
bool pots_half_part(const struct pots_view *view, const struct pots_row *row, int low, int seat,
	felt_chips *amount)
{
	const felt_settlement *s = view->settlement;

	*amount = 0;
	for (int p = 0; row->pot >= 0 && p < s->parts[row->pot]; p++) {
		const felt_part *part = &s->part[row->pot][p];
		const felt_chips all = part_gets(part, seat);

		if (low ? part->low : part->high)
			*amount += !is_both(part) ? all : low ? all / 2 : all - all / 2;
	}
	return *amount > 0;
}

bool pots_board_part(const struct pots_view *view, const struct pots_row *row, int board, int seat,
	felt_chips *amount)
{
	const felt_settlement *s = view->settlement;

	*amount = 0;
	for (int p = 0; row->pot >= 0 && p < s->parts[row->pot]; p++)
		if (s->part[row->pot][p].board == board)
			*amount += part_gets(&s->part[row->pot][p], seat);
	return *amount > 0;
}

static bool has_boards(const struct pots_view *view)
{
	return view->settlement->boards > 1;
}

static bool has_halves(const struct pots_view *view)
{
	return felt_game_split(view->game);
}

/* Appends " board 2" if there are several. */
static void add_board_of(struct text *out, const struct pots_view *view, const felt_part *part)
{
	if (!has_boards(view))
		return;
	text_format(out, " board %d", part->board + 1);
}

/* The number of parts of a row's pot on a board: 1, or 2 if its halves have different winners. */
static int board_parts(const struct pots_view *view, const struct pots_row *row, int board)
{
	int parts = 0;

	for (int p = 0; p < view->settlement->parts[row->pot]; p++)
		parts += view->settlement->part[row->pot][p].board == board;
	return parts;
}

/* Appends "alice 26 high, carol 25 high, bob 50 low", "alice 26 board 1, bob 25 board 2". */
static void add_parts(struct text *out, const struct pots_view *view, const struct pots_row *row)
{
	bool more = false;

	for (int p = 0; p < view->settlement->parts[row->pot]; p++) {
		const felt_part *part = &view->settlement->part[row->pot][p];

		for (int i = 0; part->winners >> i; i++) {
			if (!(part->winners >> i & 1))
				continue;
			add_part(out, view, i, part_gets(part, i), &more);
			add_board_of(out, view, part);
			/* " high", " low" or " high and low"; nothing if there is no low. */
			text_add_string(out, is_both(part) ? " high and low"
					     : board_parts(view, row, part->board) == 1 ? ""
					     : part->low                                ? " low"
											: " high");
		}
	}
}

void pots_add_shares(struct text *out, const struct pots_view *view, const struct pots_row *row)
{
	bool more = false;
	felt_chips amount;

	if (pots_winners(view, row) && (has_halves(view) || has_boards(view)) && !row->returned) {
		add_parts(out, view, row);
		return;
	}
	for (int i = 0; i < view->settlement->seats; i++)
		if (pots_part(view, row, i, &amount))
			add_part(out, view, i, amount, &more);
}

/* -- reasons -------------------------------------------------------------- */

static void add_between(struct text *out, bool *more)
{
	text_add_string(out, *more ? "; " : "");
	*more = true;
}

/* The largest amount that a seat has in a pot, below a limit. */
static felt_chips next_put(const felt_settlement *s, int pot, felt_chips below)
{
	felt_chips most = 0;

	for (int i = 0; i < s->seats; i++)
		if (s->put[pot][i] > most && s->put[pot][i] < below)
			most = s->put[pot][i];
	return most;
}

static void add_value(struct text *out, const struct pots_view *view, int board, int low, int seat)
{
	char name[128];

	felt_score_name(view->game, low, view->settlement->score[board][low][seat], name,
		sizeof name);
	text_add_string(out, name);
}

static void add_hand_name(struct text *out, const struct pots_view *view, int board, int seat)
{
	add_value(out, view, board, 0, seat);
	if (!view->settlement->score[board][1][seat])
		return;
	text_add_string(out, "; ");
	add_value(out, view, board, 1, seat);
}

void pots_add_hand_name(struct text *out, const struct pots_view *view, int seat)
{
	for (int b = 0; b < view->settlement->boards; b++) {
		if (has_boards(view)) {
			text_format(out, "%s%d: ", b ? "; board " : "board ", b + 1);
		}
		add_hand_name(out, view, b, seat);
	}
}

/* Appends where the odd chips of dividing the pot go: to the first boards, and to the high half of
 * each. */
static void add_left_over(struct text *out, const struct pots_view *view,
	const struct pots_row *row, const felt_part *part)
{
	const felt_settlement *s = view->settlement;
	const bool first = part == s->part[row->pot] || part[-1].board != part->board;
	const bool halved = board_parts(view, row, part->board) > 1;
	const felt_chips amount = s->pot[row->pot].amount - s->rake[row->pot];

	if (first && part->board < amount % s->boards)
		text_add_string(out, "; an odd chip between the boards is in it");
	if (first && halved && part->amount > part[1].amount)
		text_add_string(out, "; the odd chip between the halves is in it");
}

/* Appends "alice wins: flush, ace-king-nine-seven-two", "bob wins the low half:
 * eight-six-five-four- three low", "alice, bob split both halves: ...", "alice wins the high half
 * of board 2: ..." */
static void add_part_award(struct text *out, const struct pots_view *view,
	const struct pots_row *row, const felt_part *part)
{
	const int first = __builtin_ctz(part->winners);
	const bool low = part->low;
	const bool whole = board_parts(view, row, part->board) == 1 && !low;
	const bool places = view->settlement->places > 0;

	text_add_string(out, "; ");
	add_players(out, view, part->winners, ", ");
	text_format(out, "%s%s%s", part->winners & (part->winners - 1) ? " split" : " wins",
		is_both(part) ? " both halves"
		: low         ? " the low half"
		: whole       ? ""
			      : " the high half",
		has_boards(view) && !whole ? " of" : "");
	add_board_of(out, view, part);
	text_add_string(out, ": ");
	if (is_both(part))
		add_hand_name(out, view, part->board, first);
	else
		add_value(out, view, part->board, low, first);
	if (has_halves(view) && whole)
		text_add_string(out, "; there is no low");
	add_left_over(out, view, row, part);
	/* The recipient of the odd chips of a part, and the rule. */
	if (!part->odd)
		return;
	text_add_string(out, places ? "; an odd " : "; an odd chip");
	if (places)
		pots_add_amount(out, view, 1);
	text_add_string(out, part->odd & (part->odd - 1) ? " each to " : " to ");
	add_players(out, view, part->odd, ", ");
	if (felt_game_up(view->game)) {
		text_add_string(out, ", by the highest card and its suit");
		return;
	}
	text_add_string(out, ", first left of the button (");
	add_player(out, view, view->settlement->button);
	text_add_char(out, ')');
}

void pots_add_why(struct text *out, const struct pots_view *view, const struct pots_row *row)
{
	const felt_settlement *s = view->settlement;
	const uint32_t winners = pots_winners(view, row);
	const felt_chips before = row->pot ? 0 : s->carried;
	bool more = false;

	if (row->pot < 0) {
		text_add_string(out, "uncalled, returned to ");
		add_players(out, view, row->contenders, ", ");
		return;
	}
	/* "100 each from alice, bob; 10 from dave (folded)" */
	for (felt_chips put = INT64_MAX; (put = next_put(s, row->pot, put)) > 0;)
		for (int folded = 0; folded < 2; folded++) {
			uint32_t seats = 0;

			for (int i = 0; i < s->seats; i++)
				if (s->put[row->pot][i] == put && s->stake[i].folded == folded)
					seats |= UINT32_C(1) << i;
			if (!seats)
				continue;
			add_between(out, &more);
			pots_add_amount(out, view, put);
			text_add_string(out, seats & (seats - 1) ? " each from " : " from ");
			add_players(out, view, seats, ", ");
			text_add_string(out, folded ? " (folded)" : "");
		}
	if (before) {
		add_between(out, &more);
		pots_add_amount(out, view, before);
		text_add_string(out, " carried in");
	}
	if (row->returned) {
		add_between(out, &more);
		pots_add_amount(out, view, row->returned);
		text_add_string(out, " uncalled");
	}
	if (s->rake[row->pot]) {
		text_add_string(out, "; rake ");
		pots_add_amount(out, view, s->rake[row->pot]);
	}
	if (!winners)
		return;
	if (row->contenders == winners && !(winners & (winners - 1))) {
		text_add_string(out, "; only ");
		add_players(out, view, winners, ", ");
		text_add_string(out, " can win it");
		return;
	}
	for (int i = 0; i < s->parts[row->pot]; i++)
		add_part_award(out, view, row, &s->part[row->pot][i]);
}
