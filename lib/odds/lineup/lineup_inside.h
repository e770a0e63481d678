/* What the files of lineups share; private to them. */
#ifndef FELT_ODDS_LINEUP_INSIDE_H
#define FELT_ODDS_LINEUP_INSIDE_H

#include "odds/lineup/lineup.h"

/* Finds what each player with a range may hold, when the live cards are known: STATUS_OK,
 * STATUS_NO_COMBO or STATUS_NO_DEAL, as lineup_init. */
status_code lineup_make_sides(struct lineup *lineup);

/* Begins a line, whose ranges the shelf keeps until the next one begins. NULL is no shelf. */
void lineup_shelf_next(struct lineup_shelf *shelf);

/* Takes a range from the shelf, or reads it: STATUS_OK, or a status of hands_parse. */
status_code lineup_shelf_take(struct lineup_shelf *shelf, const struct game *game,
	enum card_notation notation, struct slice text, const struct lineup_range **range,
	struct fault *fault);

#endif
