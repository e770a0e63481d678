/* What the parts of a telling share; private to them. */
#ifndef FELT_CMD_TELL_INSIDE_H
#define FELT_CMD_TELL_INSIDE_H

#include "tell.h"

/* -- words ------------------------------------------------------------------------ */

void tell_add_amount(const struct telling *telling, struct text *out, chips amount);
/* The same for a column of a table, where amounts are aligned below each other. */
void tell_add_column_amount(const struct telling *telling, struct text *out, chips amount);
void tell_add_cards(const struct telling *telling, const card *cards, int count);
/* The cards of a seat; where some lie face up, those face down in brackets: "(Ac 2d) 7h". Those
 * face down are unknown to the reader if `hidden`. */
void tell_add_hand(const struct telling *telling, int seat, bool hidden);

/* -- layout ----------------------------------------------------------------------- */

void tell_begin_deed(const struct telling *telling, int seat); /* "  Tom Dwan " */

/* How many columns lines have on the screen. */
size_t tell_columns(const struct telling *telling);
/* How many of them the last line has, which begins at `start`. */
size_t tell_columns_from(const struct text *out, size_t start);
/* Adds blanks to that line, two at least, so that `width` more columns end at the right edge. */
void tell_to_the_right(const struct telling *telling, size_t start, size_t width);
/* Adds rows of cells with tabs between as a table. */
void tell_add_table(const struct telling *telling, const struct rows_name *names, size_t count,
	struct slice rows);

/* Sets of halves. */
enum { TELL_HIGH = 1 << POT_HIGH, TELL_LOW = 1 << POT_LOW, TELL_BOTH = TELL_HIGH | TELL_LOW };

/* -- the end ---------------------------------------------------------------------- */

/* What a seat has won: "wins 150"; in a pot of two halves also which: "wins 76 low", "wins 228 (152
 * high, 76 low)". */
chips tell_won_by(const struct telling *telling, int seat);
void tell_add_won(const struct telling *telling, int seat, struct text *out);
/* What a player's cards make in these halves. Returns false when that is not known, or not seen by
 * the reader, or there is no low. */
bool tell_add_hand_name(const struct telling *telling, int seat, unsigned halves, struct text *out);
/* The halves of which a seat has won anything; the high one alone where no pot had a low. */
unsigned tell_halves_won(const struct telling *telling, int seat);
#endif
