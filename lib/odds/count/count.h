/* Counting by rank multisets, without visiting boards.
 *
 * Except for flushes, a hand's value depends on ranks alone. For each multiset of ranks that may
 * complete the board, the ways to deal it from the live deck are a product of small binomials, and
 * the players are compared once, by their values without flushes. Then flushes are corrected: for
 * each suit and each set of its live ranks that
 * gives some player five or more of it, the ways counted there are taken back and
 * the true result added. Two suits cannot collide: a board of five has at most one
 * suit with three or more.
 *
 * count_method takes spots of single hands, any number of players; count_classes_method
 * spots with few joint combos: those that a renaming of suits turns into one another are
 * counted once. */
#ifndef FELT_ODDS_COUNT_H
#define FELT_ODDS_COUNT_H

#include "odds/method.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct method count_method;         /* "count" */
extern const struct method count_classes_method; /* "classes" */

/* Heads up before the flop, no dead cards: of the C(48, 5) boards how many hole `a` wins and how
 * many it shares with `b`, which has no card of it. *memory as that of
 * count_method. STATUS_NO_MEMORY, or STATUS_OK. The generator of the match-ups calls this. */
status_code count_match(void **memory, combo a, combo b, uint32_t *wins, uint32_t *ties);

#ifdef __cplusplus
}
#endif

#endif
