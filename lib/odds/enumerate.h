/* Plain enumeration: every class of run-outs, and on each every joint deal of the
 * players' combos. This method can count any spot, given time, and is the reference
 * for the quicker ones. On each run-out every live combo is scored once; a joint deal
 * then only compares scores and card sets. */
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
