/* Pots as rows and formatted for a terminal; private to felt pots.
 *
 *     pot   amount  for                layer
 *     main     300  alice, bob, carol  0 to 100
 *     side     400  alice, bob         100 to 300
 *              700  chips in, 700 chips in pots
 *
 * and, if hands decide, the winnings below it. */
#ifndef FELT_CMD_POTS_SHOW_H
#define FELT_CMD_POTS_SHOW_H

#include "frame/options.h"

#include "felt.h"

struct pots_view {
	const struct settings *settings;
	const felt_game *game;
	const felt_settlement *settlement;
	bool explain;
	bool read; /* for a terminal: digits grouped, names sanitized */
};

/* One row: a pot, or an uncalled bet. */
struct pots_row {
	int pot; /* index of the pot, or -1 */
	felt_chips amount;
	felt_chips from, to; /* the layer */
	felt_chips returned; /* the uncalled part of the amount */
	uint32_t contenders;
};

/* The number of cards before FELT_NO_CARD. */
int pots_count(const felt_card *cards);

int pots_row_count(const struct pots_view *view);
struct pots_row pots_row_at(const struct pots_view *view, int index);

struct slice pots_player(const struct pots_view *view, int seat); /* the name */

/* The seats that win a part of a row's pot. */
uint32_t pots_winners(const struct pots_view *view, const struct pots_row *row);

/* Whether the recipients of a row's chips, all or some, are known. */
bool pots_is_awarded(const struct pots_view *view, const struct pots_row *row);
/* A seat's part of a row, or only the odd chips in it; false if there is none. */
bool pots_part(const struct pots_view *view, const struct pots_row *row, int seat,
	felt_chips *amount);
bool pots_odd_part(const struct pots_view *view, const struct pots_row *row, int seat,
	felt_chips *amount);

/* A seat's winnings from a row in one half (0: the high half), without uncalled chips. False if
 * there are none, and for returned chips. */
bool pots_half_part(const struct pots_view *view, const struct pots_row *row, int low, int seat,
	felt_chips *amount);

/* Like pots_half_part(), for one of several boards. */
bool pots_board_part(const struct pots_view *view, const struct pots_row *row, int board, int seat,
	felt_chips *amount);

/* Appends "main", "side", "side 2" ..., "returned". */
void pots_add_name(struct text *out, const struct pots_row *row);
void pots_add_amount(struct text *out, const struct pots_view *view, felt_chips amount);
void pots_add_players(struct text *out, const struct pots_view *view, uint32_t seats);
/* Appends "alice 200, bob 200", "alice 200 high, bob 200 low", or "alice 200 board 1, bob 200 board
 * 2"; nothing if that is not known yet. */
void pots_add_shares(struct text *out, const struct pots_view *view, const struct pots_row *row);
/* Appends "flush, ace-king-nine-seven-two; eight-six-four-three-ace low", the name of a complete
 * hand, for each board if there are several. */
void pots_add_hand_name(struct text *out, const struct pots_view *view, int seat);
/* Appends the owners of the chips and the reason. */
void pots_add_why(struct text *out, const struct pots_view *view, const struct pots_row *row);

void pots_show(const struct pots_view *view, struct text *out);

#endif
