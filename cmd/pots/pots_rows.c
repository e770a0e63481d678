/* The cells of a pot's row. */
#include "pots_show.h"

#include "frame/clean.h"

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
		text_add_char(out, ' ');
		text_add_uint(out, (uint64_t)row->pot);
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
		clean_add(out, name);
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
	const bool wins = row->pot >= 0 && s->award[row->pot].winners >> seat & 1;

	*amount = seat == s->pots.returned_to ? row->returned : 0;
	if (wins)
		*amount += pots_award_gets(&s->award[row->pot], seat);
	return wins || *amount > 0;
}

bool pots_odd_part(const struct pots_view *view, const struct pots_row *row, int seat,
	chips *amount)
{
	const struct pot_award *award = row->pot < 0 ? NULL : &view->settlement->award[row->pot];

	*amount = award ? pots_award_odd(award, seat) : 0;
	return *amount > 0;
}

void pots_add_shares(struct text *out, const struct pots_view *view, const struct pots_row *row)
{
	bool more = false;
	chips amount;

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

/* The greatest part of a pot that is smaller than `below`. */
static chips next_part(const struct pot *pot, int seats, chips below)
{
	chips part = 0;

	for (int i = 0; i < seats; i++)
		if (pot->of[i] > part && pot->of[i] < below)
			part = pot->of[i];
	return part;
}

/* "100 each from alice, bob; 10 from dave (folded)" */
static void add_sources(struct text *out, const struct pots_view *view, const struct pot *pot,
	bool *more)
{
	const struct contributions *contributions = view->contributions;

	for (chips part = INT64_MAX; (part = next_part(pot, contributions->count, part)) > 0;)
		for (int folded = 0; folded < 2; folded++) {
			seat_set seats = 0;

			for (int i = 0; i < contributions->count; i++)
				if (pot->of[i] == part && (contributions->seat[i].state ==
								  CONTRIBUTION_FOLDED) == folded)
					seats |= (seat_set)1 << i;
			if (!seats)
				continue;
			add_between(out, more);
			pots_add_amount(out, view, part);
			text_add_string(out, seats & (seats - 1) ? " each from " : " from ");
			add_players(out, view, seats, ", ");
			text_add_string(out, folded ? " (folded)" : "");
		}
}

static void add_odd_chips(struct text *out, const struct pots_view *view,
	const struct pots_row *row)
{
	const struct pot_award *award = &view->settlement->award[row->pot];
	seat_set seats = 0;

	for (int i = 0; i < view->contributions->count; i++)
		if (pots_award_odd(award, i))
			seats |= (seat_set)1 << i;
	if (!seats)
		return;
	text_add_string(out, view->contributions->places ? "; an odd " : "; an odd chip");
	if (view->contributions->places)
		pots_add_amount(out, view, 1);
	text_add_string(out, seats & (seats - 1) ? " each to " : " to ");
	add_players(out, view, seats, ", ");
	text_add_string(out, ", first left of the button (");
	add_player(out, view, view->contributions->button);
	text_add_char(out, ')');
}

/* "alice wins: flush, ace-king-nine-seven-two" */
static void add_award(struct text *out, const struct pots_view *view, const struct pots_row *row)
{
	const struct settlement *s = view->settlement;
	const seat_set winners = s->award[row->pot].winners;
	const int first = winners ? __builtin_ctz(winners) : 0;

	if (!s->award[row->pot].winners)
		return;
	text_add_string(out, "; ");
	if (row->contenders == winners && !(winners & (winners - 1))) {
		text_add_string(out, "only ");
		add_players(out, view, winners, ", ");
		text_add_string(out, " can win it");
		return;
	}
	add_players(out, view, winners, ", ");
	text_add_string(out, winners & (winners - 1) ? " split: " : " wins: ");
	order_describe(&order_high, out, view->hands->value[first]);
	add_odd_chips(out, view, row);
}

void pots_add_why(struct text *out, const struct pots_view *view, const struct pots_row *row)
{
	const struct settlement *s = view->settlement;
	const struct pot *pot;
	bool more = false;
	chips before;

	if (row->pot < 0) {
		text_add_string(out, "uncalled, returned to ");
		add_players(out, view, row->contenders, ", ");
		return;
	}
	pot = &s->pots.pot[row->pot];
	before = row->pot ? 0 : view->contributions->carried;
	add_sources(out, view, pot, &more);
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
	add_award(out, view, row);
}
