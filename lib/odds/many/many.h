/* Three or four ranges on a board, or before the flop over classes of boards, exactly. All hands
 * are walked in the order of their value, with sums by card and by pair of cards that make the time
 * grow with the hands of one player, or of two out of four, and not with the product of all
 * players' hands (many_inside.h). */
#ifndef FELT_ODDS_MANY_H
#define FELT_ODDS_MANY_H

#include "odds/method.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct method many_method; /* "many-ranges" */

#ifdef __cplusplus
}
#endif

#endif
