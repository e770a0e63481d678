/* The rules of high poker hands, written plainly.
 *
 * They are the source of the evaluator's tables and the oracle of its tests. They are
 * slow, and use neither tables nor the library, so that a mistake in one is not also in
 * the other. Ranks are 0 (deuce) to 12 (ace), cards rank * 4 + suit.
 *
 * Order of hands: Robert's Rules of Poker, version 11, "Hand ranking"; an ace
 * is high, or low in 5-4-3-2-A only. */
#ifndef FELT_TABLES_RULEBOOK_H
#define FELT_TABLES_RULEBOOK_H

#include <stdbool.h>
#include <stdint.h>

/* A value that orders hands: the category (0 high card ... 8 straight flush) times
 * 16^5, plus the five ranks as hexadecimal digits in the order in which they are
 * compared: full house, fours over kings = 0x6222bb. */
typedef uint32_t rulebook_value;

enum { RULEBOOK_CATEGORY_SHIFT = 20 };

/* Five ranks, in any order, all of one suit or not. */
rulebook_value rulebook_ranks(const uint8_t ranks[5], bool suited);

/* Five cards; and the best five of five to seven. */
rulebook_value rulebook_five(const uint8_t cards[5]);
rulebook_value rulebook_best(const uint8_t *cards, int count);

/* The best five of five to seven ranks that are not of one suit. */
rulebook_value rulebook_best_ranks(const uint8_t *ranks, int count);

enum { RULEBOOK_CLASSES = 7462 };

/* Every value that five cards can have, ascending. Returns how many. */
int rulebook_values(rulebook_value values[RULEBOOK_CLASSES + 1]);

/* The place of a value in that list, from 1; 0 when it is not there. */
int rulebook_score(const rulebook_value *values, int count, rulebook_value value);

#endif
