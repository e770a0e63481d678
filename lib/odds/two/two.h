/* Two ranges on a board, or before the flop over classes of boards, exactly.
 *
 * On each run-out the combos are walked in the order of their value with running
 * sums of weight, in total and by card: what a combo (a, b) beats is the sum so far minus the
 * weight that shares a card with it. The cost grows with the combos, not with pairs of combos. */
#ifndef FELT_ODDS_TWO_H
#define FELT_ODDS_TWO_H

#include "odds/method.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct method two_method; /* "two-ranges" */

#ifdef __cplusplus
}
#endif

#endif
