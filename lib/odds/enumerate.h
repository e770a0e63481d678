/* Plain enumeration: every run-out class, and on it every joint deal of the
 * players' combos. The method that counts any spot, in the end, and the reference
 * for those that are quicker. On each run-out every live combo is scored once; joint
 * deals are then compares of scores and card sets. */
#ifndef FELT_ODDS_ENUMERATE_H
#define FELT_ODDS_ENUMERATE_H

#include "odds/method.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct method enumerate_method;

#ifdef __cplusplus
}
#endif

#endif
