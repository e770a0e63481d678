/* Heads up before the flop: a generated table of every match-up of two hands.
 *
 * The C(52, 2) C(50, 2) ordered match-ups are only 47,008 different ones up to renaming suits and
 * exchanging the players. The table has the wins and ties of each among its C(48, 5) boards,
 * counted when felt is built (tables/mkmatchups.c). Range against range is then a
 * sum of look-ups. */
#ifndef FELT_ODDS_PREFLOP_H
#define FELT_ODDS_PREFLOP_H

#include "odds/method.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { MATCHUP_BOARDS = 1712304 /* C(48, 5) */ };

/* Counts spots of two players without a board and dead cards. */
extern const struct method preflop_method; /* "matchups" */

/* How many boards combo `a` wins against `b`, and how many it ties. The combos have no
 * card in common. */
void preflop_look_up(combo a, combo b, uint32_t *wins, uint32_t *ties);

#ifdef __cplusplus
}
#endif

#endif
