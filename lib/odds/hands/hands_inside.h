/* What the files of hands share. */
#ifndef FELT_ODDS_HANDS_INSIDE_H
#define FELT_ODDS_HANDS_INSIDE_H

#include "odds/hands/hands.h"

enum { HANDS_OWN_MAX = 6 /* cards of a hand */ };

/* Makes *out an empty range with room for so many hands, or none if that is 0. STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code hands_init(struct hands *out, const struct game *game, uint32_t room);

/* Gives back the room that a range does not use. */
void hands_trim(struct hands *hands);

#endif
