/* Counting by multisets of ranks, without visiting boards.
 *
 * Except for flushes, the value of a hand depends on ranks alone. The cards to come are therefore
 * counted as multisets of ranks: before the flop there are 6,188 of them, instead of the 1,712,304
 * boards that two known hands leave; in short deck 1,287 instead of 201,376. The number of ways to
 * deal a multiset from the live cards is a product of small binomials, and the players are compared
 * once per multiset. Flushes are counted separately, for each suit and each set of its ranks that
 * gives some player five or more of the suit. No board makes flushes in two suits, since at most
 * one suit has three of its five cards. */
#ifndef FELT_ODDS_COUNT_H
#define FELT_ODDS_COUNT_H

#include "base/status.h"
#include "cards/game.h"
#include "odds/combo.h"

#include <stdint.h>

/* The memory for counting, about a megabyte, reused from deal to deal. */
struct count;
struct count *count_new(void);        /* NULL if out of memory */
void count_free(struct count *count); /* NULL is allowed */

/* Counts one matchup of two combos before the flop without dead cards: of the remaining boards,
 * C(48, 5) in hold'em, the number that combo `a` wins and the number that it ties against `b`,
 * which shares no card with `a`. *memory is NULL at first, and the caller frees it. The game is
 * hold'em, or any other with the evaluator of hold'em or of short deck. Returns STATUS_OK or
 * STATUS_NO_MEMORY. The generator of the matchup table calls this. */
status_code count_match(struct count **memory, const struct game *game, combo a, combo b,
	uint32_t *wins, uint32_t *ties);

#endif
