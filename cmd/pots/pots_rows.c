/* The cells of a pot's row. */
#include "pots_show.h"

#include "base/clean.h"

int pots_row_count(const struct pots_view *view)
{
	const struct settlement *s = view->settlement;

	return s->pots.count + (s->returned && !pots_return_with_last(&s->pots));
}

struct pots_row pots_row_at(const struct pots_view *view, int index)
{
	const struct settlement *s = view->settlement;
	const struct pot *pot = &s->pots.pot[index];
	const int seat = s->pots.returned_to;
	struct pots_row row;

	if (index == s->pots.count) {
		const chips paid = view->contributions->seat[seat].paid;

		return (struct pots_row){.pot = -1,
			.amount = s->returned,
			.from = paid - s->returned,
			.to = paid,
			.returned = s->returned,
			.contenders = (seat_set)1 << seat};
	}
	row = (struct pots_row){.pot = index,
		.amount = pot->amount,
		.from = pot->from,
		.to = pot->to,
		.contenders = pot->contenders};
	if (index == s->pots.count - 1 && pots_return_with_last(&s->pots)) {
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

void pots_add_amount(struct text *out, const struct pots_view *view, chips amount)
{
	const int places = view->contributions->places;

	if (view->read)
		chips_print_column(out, amount, places);
	else
		chips_print(out, amount, places);
}

static void add_player(struct text *out, const struct pots_view *view, int seat)
{
	struct slice name = view->contributions->name[seat];

	if (view->read)
		sanitize_append(out, name);
	else
		text_add_slice(out, name);
}

static void add_players(struct text *out, const struct pots_view *view, seat_set seats,
	const char *between)
{
	bool more = false;

	for (int i = 0; i < view->contributions->count; i++) {
		if (!(seats >> i & 1))
			continue;
		text_add_string(out, more ? between : "");
		add_player(out, view, i);
		more = true;
	}
}

void pots_add_players(struct text *out, const struct pots_view *view, seat_set seats)
{
	add_players(out, view, seats, ", ");
}

static void add_part(struct text *out, const struct pots_view *view, int seat, chips amount,
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
	return row->returned || (row->pot >= 0 && view->settlement->award[row->pot].winners);
}

bool pots_part(const struct pots_view *view, const struct pots_row *row, int seat, chips *amount)
{
	const struct settlement *s = view->settlement;

	*amount = seat == s->pots.returned_to ? row->returned : 0;
	if (row->pot < 0 || !(s->award[row->pot].winners >> seat & 1))
		return *amount > 0;
	*amount += pots_award_gets(&s->award[row->pot], seat);
	return true;
}

bool pots_odd_part(const struct pots_view *view, const struct pots_row *row, int seat,
	chips *amount)
{
	const struct pot_award *award = row->pot < 0 ? NULL : &view->settlement->award[row->pot];

	*amount = award ? pots_award_odd(award, seat) : 0;
	return *amount > 0;
}

bool pots_half_part(const struct pots_view *view, const struct pots_row *row, enum pot_half half,
	int seat, chips *amount)
{
	*amount = row->pot < 0 ? 0 : pots_half_gets(&view->settlement->award[row->pot], half, seat);
	return *amount > 0;
}

bool pots_board_part(const struct pots_view *view, const struct pots_row *row, int board, int seat,
	chips *amount)
{
	*amount =
		row->pot < 0 ? 0 : pots_board_gets(&view->settlement->award[row->pot], board, seat);
	return *amount > 0;
}

static bool has_boards(const struct pots_view *view)
{
	return view->contributions->boards > 1;
}

static bool has_halves(const struct pots_view *view)
{
	return view->contributions->game->low != NULL;
}

/* Whether both halves of the pot have the same winners, so that it was not divided. */
static bool is_both(const struct pot_part *part)
{
	return part->halves == (1u << POT_HIGH | 1u << POT_LOW);
}

/* Appends " board 2" if there are several. */
static void add_board_of(struct text *out, const struct pots_view *view,
	const struct pot_part *part)
{
	if (!has_boards(view))
		return;
	text_format(out, " board %d", part->board + 1);
}

/* Appends "alice 26 high, carol 25 high, bob 50 low", "alice 26 board 1, bob 25 board 2". */
static void add_parts(struct text *out, const struct pots_view *view, const struct pot_award *award)
{
	bool more = false;

	for (int p = 0; p < award->count; p++)
		for (int i = 0; award->part[p].winners >> i; i++) {
			if (!(award->part[p].winners >> i & 1))
				continue;
			add_part(out, view, i, pots_part_gets(&award->part[p], i), &more);
			add_board_of(out, view, &award->part[p]);
			/* " high", " low" or " high and low"; nothing if there is no low. */
			text_add_string(out, is_both(&award->part[p]) ? " high and low"
					     : pots_board_parts(award, award->part[p].board) == 1
						     ? ""
					     : award->part[p].halves >> POT_LOW & 1 ? " low"
										    : " high");
		}
}

void pots_add_shares(struct text *out, const struct pots_view *view, const struct pots_row *row)
{
	const struct pot_award *award = &view->settlement->award[row->pot < 0 ? 0 : row->pot];
	bool more = false;
	chips amount;

	if (row->pot >= 0 && award->winners && (has_halves(view) || has_boards(view)) &&
		!row->returned) {
		add_parts(out, view, award);
		return;
	}
	for (int i = 0; i < view->contributions->count; i++)
		if (pots_part(view, row, i, &amount))
			add_part(out, view, i, amount, &more);
}

/* -- reasons -------------------------------------------------------------- */

static void add_between(struct text *out, bool *more)
{
	text_add_string(out, *more ? "; " : "");
	*more = true;
}

/* The largest part of a pot that is smaller than `below`. */
static chips next_part(const struct pot *pot, int seats, chips below)
{
	chips part = 0;

	for (int i = 0; i < seats; i++)
		if (pot->of[i] > part && pot->of[i] < below)
			part = pot->of[i];
	return part;
}

static void add_value(struct text *out, const struct pots_view *view, int board, enum pot_half half,
	int seat)
{
	const struct game *game = view->contributions->game;
	const struct evaluator *type = half == POT_LOW ? game->low : game->evaluator;

	order_describe(type->order, out, view->hands->value[board][half][seat]);
}

static void add_hand_name(struct text *out, const struct pots_view *view, int board, int seat)
{
	add_value(out, view, board, POT_HIGH, seat);
	if (!view->hands->value[board][POT_LOW][seat])
		return;
	text_add_string(out, "; ");
	add_value(out, view, board, POT_LOW, seat);
}

void pots_add_hand_name(struct text *out, const struct pots_view *view, int seat)
{
	for (int b = 0; b < view->contributions->boards; b++) {
		if (has_boards(view)) {
			text_format(out, "%s%d: ", b ? "; board " : "board ", b + 1);
		}
		add_hand_name(out, view, b, seat);
	}
}

/* Appends where the odd chips of dividing the pot go: to the first boards, and to the high half of
 * each. */
static void add_left_over(struct text *out, const struct pots_view *view,
	const struct pot_award *award, const struct pot_part *part)
{
	const bool first = part == award->part || part[-1].board != part->board;
	const bool halved = pots_board_parts(award, part->board) > 1;
	chips amount = 0;

	for (int i = 0; i < award->count; i++)
		amount += award->part[i].amount;
	if (first && part->board < amount % view->contributions->boards)
		text_add_string(out, "; an odd chip between the boards is in it");
	if (first && halved && part->amount > part[1].amount)
		text_add_string(out, "; the odd chip between the halves is in it");
}

/* Appends "alice wins: flush, ace-king-nine-seven-two", "bob wins the low half:
 * eight-six-five-four- three low", "alice, bob split both halves: ...", "alice wins the high half
 * of board 2: ..." */
static void add_part_award(struct text *out, const struct pots_view *view,
	const struct pot_award *award, const struct pot_part *part)
{
	const int first = __builtin_ctz(part->winners);
	const bool low = part->halves >> POT_LOW & 1;
	const bool whole = pots_board_parts(award, part->board) == 1 && !low;
	const struct contributions *contributions;

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
		add_value(out, view, part->board, low ? POT_LOW : POT_HIGH, first);
	if (has_halves(view) && whole)
		text_add_string(out, "; there is no low");
	add_left_over(out, view, award, part);
	contributions = view->contributions;
	/* The recipient of the odd chips of a part, and the rule. */
	if (!part->odd)
		return;
	text_add_string(out, contributions->places ? "; an odd " : "; an odd chip");
	if (contributions->places)
		pots_add_amount(out, view, 1);
	text_add_string(out, part->odd & (part->odd - 1) ? " each to " : " to ");
	add_players(out, view, part->odd, ", ");
	if (contributions->game->up) {
		text_add_string(out, ", by the highest card and its suit");
		return;
	}
	text_add_string(out, ", first left of the button (");
	add_player(out, view, contributions->button);
	text_add_char(out, ')');
}

void pots_add_why(struct text *out, const struct pots_view *view, const struct pots_row *row)
{
	const struct settlement *s = view->settlement;
	const struct pot *pot;
	bool more = false;
	chips before;
	const struct contributions *contributions;
	const struct pot_award *award;

	if (row->pot < 0) {
		text_add_string(out, "uncalled, returned to ");
		add_players(out, view, row->contenders, ", ");
		return;
	}
	pot = &s->pots.pot[row->pot];
	before = row->pot ? 0 : view->contributions->carried;
	contributions = view->contributions;
	/* "100 each from alice, bob; 10 from dave (folded)" */
	for (chips part = INT64_MAX; (part = next_part(pot, contributions->count, part)) > 0;)
		for (int folded = 0; folded < 2; folded++) {
			seat_set seats = 0;

			for (int i = 0; i < contributions->count; i++)
				if (pot->of[i] == part && (contributions->seat[i].state ==
								  CONTRIBUTION_FOLDED) == folded)
					seats |= (seat_set)1 << i;
			if (!seats)
				continue;
			add_between(out, &more);
			pots_add_amount(out, view, part);
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
	if (s->award[row->pot].rake) {
		text_add_string(out, "; rake ");
		pots_add_amount(out, view, s->award[row->pot].rake);
	}
	award = &view->settlement->award[row->pot];
	if (!award->winners)
		return;
	if (row->contenders == award->winners && !(award->winners & (award->winners - 1))) {
		text_add_string(out, "; only ");
		add_players(out, view, award->winners, ", ");
		text_add_string(out, " can win it");
		return;
	}
	for (int i = 0; i < award->count; i++)
		add_part_award(out, view, award, &award->part[i]);
}
