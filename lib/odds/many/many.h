/* Three and four ranges on a board, or before the flop over classes of boards,
 * exactly, by the walk in order of value with sums by pair of cards too. */
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
