/* What the parts of a telling share; private to them. */
#ifndef FELT_CMD_NARRATE_INTERNAL_H
#define FELT_CMD_NARRATE_INTERNAL_H

#include "narrate.h"

/* -- words ------------------------------------------------------------------------ */

void narrate_add_amount(const struct narration *narration, struct text *out, chips amount);
/* The same for a column of a table, where amounts are aligned below each other. */
void narrate_add_column_amount(const struct narration *narration, struct text *out, chips amount);
void narrate_add_cards(const struct narration *narration, const card *cards, int count);
/* The cards of a seat; where some lie face up, those face down in brackets: "(Ac 2d) 7h". Those
 * face down are unknown to the reader if `hidden`. */
void narrate_add_hand(const struct narration *narration, int seat, bool hidden);

/* -- layout ----------------------------------------------------------------------- */

void narrate_begin_action(const struct narration *narration, int seat); /* "  Tom Dwan " */

/* How many columns lines have on the screen. */
size_t narrate_columns(const struct narration *narration);
/* How many of them the last line has, which begins at `start`. */
size_t narrate_columns_from(const struct text *out, size_t start);
/* Adds blanks to that line, two at least, so that `width` more columns end at the right edge. */
void narrate_to_the_right(const struct narration *narration, size_t start, size_t width);
/* Adds rows of cells with tabs between as a table. */
void narrate_add_table(const struct narration *narration, const struct rows_name *names,
	size_t count, struct slice rows);

/* Sets of halves. */
enum {
	NARRATE_HIGH = 1 << POT_HIGH,
	NARRATE_LOW = 1 << POT_LOW,
	NARRATE_BOTH = NARRATE_HIGH | NARRATE_LOW
};

/* -- the end ---------------------------------------------------------------------- */

/* What a seat has won: "wins 150"; in a pot of two halves also which: "wins 76 low", "wins 228 (152
 * high, 76 low)". */
chips narrate_won_by(const struct narration *narration, int seat);
void narrate_add_won(const struct narration *narration, int seat, struct text *out);
/* What a player's cards make in these halves. Returns false when that is not known, or not seen by
 * the reader, or there is no low. */
bool narrate_add_hand_name(const struct narration *narration, int seat, unsigned halves,
	struct text *out);
/* The halves of which a seat has won anything; the high one alone where no pot had a low. */
unsigned narrate_halves_won(const struct narration *narration, int seat);
#endif
