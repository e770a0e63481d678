/* Private to narrate/. */
#ifndef FELT_CMD_NARRATE_INTERNAL_H
#define FELT_CMD_NARRATE_INTERNAL_H

#include "narrate.h"

/* -- words ------------------------------------------------------------------------ */

/* Like narrate_add_amount() of narrate.h, for a column of a table, where amounts are aligned. */
void narrate_add_column_amount(const struct narration *narration, struct text *out, chips amount);
void narrate_add_cards(const struct narration *narration, const card *cards, int count);
/* Appends the cards of a seat; if it has up cards, the down cards are in parentheses: "(Ac 2d) 7h".
 * Down cards are unknown to the reader if `hidden`. */
void narrate_add_hand(const struct narration *narration, int seat, bool hidden);

/* -- layout ----------------------------------------------------------------------- */

void narrate_begin_action(const struct narration *narration, int seat); /* "  Tom Dwan " */

/* Width of lines on the terminal. */
size_t narrate_columns(const struct narration *narration);
/* Width of the last line so far, which begins at `start`. */
size_t narrate_columns_from(const struct text *out, size_t start);
/* Adds at least two spaces to that line, so that `width` more columns end at the right edge. */
void narrate_to_the_right(const struct narration *narration, size_t start, size_t width);
/* Adds rows of tab-separated cells as a table. */
void narrate_add_table(const struct narration *narration, const struct rows_name *names,
	size_t count, struct slice rows);

/* Sets of halves. */
enum {
	NARRATE_HIGH = 1 << POT_HIGH,
	NARRATE_LOW = 1 << POT_LOW,
	NARRATE_BOTH = NARRATE_HIGH | NARRATE_LOW
};

/* -- the end ---------------------------------------------------------------------- */

/* Appends the winnings of a seat: "wins 150"; in hi-lo with the halves: "wins 76 low", "wins 228
 * (152 high, 76 low)". */
chips narrate_won_by(const struct narration *narration, int seat);
void narrate_add_won(const struct narration *narration, int seat, struct text *out);
/* Appends the name of a player's hand in these halves. Returns false if it is unknown or hidden
 * from the reader, or if there is no low. */
bool narrate_add_hand_name(const struct narration *narration, int seat, unsigned halves,
	struct text *out);
/* The halves in which a seat has won anything; only the high half if no pot had a low. */
unsigned narrate_halves_won(const struct narration *narration, int seat);
#endif
