/* Heads up before the flop: a generated table of every match-up of two hands.
 *
 * Of the C(52, 2) C(50, 2) ordered match-ups 47,008 differ when suits are renamed and the players
 * change places; the table has the wins and ties of each among its C(48, 5) boards,
 * counted when felt is built (tables/mkmatchups.c). Range against range is then a
 * sum of look-ups. */
#ifndef FELT_ODDS_PREFLOP_H
#define FELT_ODDS_PREFLOP_H

#include "odds/method.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { MATCHUP_BOARDS = 1712304 /* C(48, 5) */ };

/* Two players, no board, no dead cards. */
extern const struct method preflop_method; /* "matchups" */

/* How many boards hole `a` wins against `b` and how many it shares. The holes have no
 * card in common. */
void preflop_look_up(combo a, combo b, uint32_t *wins, uint32_t *ties);

#ifdef __cplusplus
}
#endif

#endif
