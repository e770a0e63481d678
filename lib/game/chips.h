/* Chips: exact integers in the smallest unit that a hand uses.
 *
 * A unit is a number of decimal places: with two, 2.50 is 250. Amounts of a hand
 * share one, the most places that any of them needs (half chips included). A sum over a table stays
 * far below 2^63: one amount is at most CHIPS_MOST. */
#ifndef FELT_GAME_CHIPS_H
#define FELT_GAME_CHIPS_H

#include "game/game_status.h"
#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef int64_t chips;

enum { CHIPS_PLACES_MAX = 6 };

#define CHIPS_MOST    INT64_C(1000000000000000) /* 10^15 */
#define CHIPS_UNKNOWN INT64_MAX                 /* a stack of `inf`: endless, never all in */

/* The places behind the point of a decimal ("2.50" has 2, "17" none), or -1 when the slice is
 * none: digits, a point with digits on both sides, at most CHIPS_PLACES_MAX behind it, and a minus
 * in front if `negative` allows one. */
int chips_places(struct slice slice, bool negative);

/* Reads a decimal as chips of `places` places, which are no fewer than its own. False, with *out
 * untouched, when it is none, has more places, or is beyond CHIPS_MOST. */
bool chips_parse(struct slice slice, bool negative, int places, chips *out);

/* Appends it with exactly `places` places (0 to CHIPS_PLACES_MAX), or `inf`: "2.50", "-20.00".
 * The second is for people, grouped, without a fraction of nought: "1,125,600", "2.50". The third
 * is for columns of people, where all amounts have their places: "50.00" below "10.85". */
void chips_print(struct text *out, chips amount, int places);
void chips_print_grouped(struct text *out, chips amount, int places);
void chips_print_column(struct text *out, chips amount, int places);

#ifdef __cplusplus
}
#endif

#endif
