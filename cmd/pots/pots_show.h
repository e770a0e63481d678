/* Pots as rows and drawn for a person; private to the pots command.
 *
 *     pot   amount  for                layer
 *     main     300  alice, bob, carol  0 to 100
 *     side     400  alice, bob         100 to 300
 *              700  chips in, 700 chips in pots
 *
 * and, where hands decide, who gets what below it. */
#ifndef FELT_CMD_POTS_SHOW_H
#define FELT_CMD_POTS_SHOW_H

#include "frame/options.h"

#include "game/contributions.h"

struct pots_view {
	const struct settings *settings;
	const struct contributions *contributions;
	const struct contributions_hands *hands;
	const struct settlement *settlement;
	bool explain;
	bool read; /* by a person: digits grouped, names cleaned */
};

/* One row: a pot, or chips that nobody called. */
struct pots_row {
	int pot; /* its index, or -1 */
	chips amount;
	chips from, to; /* the layer */
	chips returned; /* the part of the amount that nobody called */
	seat_set contenders;
};

int pots_row_count(const struct pots_view *view);
struct pots_row pots_row_at(const struct pots_view *view, int index);

/* Whether it is known who gets a row's chips, all or some. */
bool pots_is_awarded(const struct pots_view *view, const struct pots_row *row);
/* What a seat gets of a row, or only the odd chips in that; false if it gets nothing. */
bool pots_part(const struct pots_view *view, const struct pots_row *row, int seat, chips *amount);
bool pots_odd_part(const struct pots_view *view, const struct pots_row *row, int seat,
	chips *amount);

/* What a seat wins of a row for one half, without what nobody called. False if nothing, and for
 * returned chips. */
bool pots_half_part(const struct pots_view *view, const struct pots_row *row, enum pot_half half,
	int seat, chips *amount);

/* The same for one of several boards. */
bool pots_board_part(const struct pots_view *view, const struct pots_row *row, int board, int seat,
	chips *amount);

/* "main", "side", "side 2" ..., "returned". */
void pots_add_name(struct text *out, const struct pots_row *row);
void pots_add_amount(struct text *out, const struct pots_view *view, chips amount);
void pots_add_players(struct text *out, const struct pots_view *view, seat_set seats);
/* "alice 200, bob 200", "alice 200 high, bob 200 low", or "alice 200 board 1, bob 200 board 2";
 * nothing if that is not known yet. */
void pots_add_shares(struct text *out, const struct pots_view *view, const struct pots_row *row);
/* "flush, ace-king-nine-seven-two; eight-six-four-three-ace low", the name of a complete hand, on
 * each board if there are several. */
void pots_add_hand_name(struct text *out, const struct pots_view *view, int seat);
/* Whose chips these are and why they go where they go. */
void pots_add_why(struct text *out, const struct pots_view *view, const struct pots_row *row);

void pots_show(const struct pots_view *view, struct text *out);

#endif
