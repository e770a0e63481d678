/* Counting by multisets of ranks, without visiting boards.
 *
 * Except for flushes, the value of a hand depends on ranks alone. The cards to come are therefore
 * counted as multisets of ranks: before the flop 6,188 of them, in place of the 1,712,304 boards
 * that two known hands leave; in the short deck 1,287 in place of 201,376. The ways to deal a
 * multiset from the live cards are a product of small binomials, and the players are compared once
 * for each multiset. Flushes are counted apart, for each suit and each set of its ranks that gives
 * some player five or more of the suit. No board has flushes of two suits, since at most one suit
 * has three of its five cards. */
#ifndef FELT_ODDS_COUNT_H
#define FELT_ODDS_COUNT_H

#include "base/status.h"
#include "cards/game.h"
#include "odds/combo.h"

#include <stdint.h>

/* The memory of counting, about a megabyte, which is reused from deal to deal. */
struct count;
void count_free(struct count *count); /* NULL too */

/* Counts one match-up before the flop without dead cards: of the boards that are left, C(48, 5) in
 * hold'em, how many combo `a` wins and how many it ties against `b`, which has no card of `a`.
 * *memory is NULL at first, and the caller frees it. The game is hold'em, or any other with the
 * evaluator of hold'em or of the short deck. Returns STATUS_OK or STATUS_NO_MEMORY. The generator
 * of the table of match-ups calls this. */
status_code count_match(struct count **memory, const struct game *game, combo a, combo b,
	uint32_t *wins, uint32_t *ties);

#endif
