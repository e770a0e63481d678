/* Chips: exact integers in the smallest unit that a hand uses.
 *
 * A unit is a number of decimal places: with two places, 2.50 is 250. All amounts of a hand have
 * the same unit, with the most places that any of them needs (half chips included). A sum over a
 * table stays far below 2^63, because one amount is at most CHIPS_MAX. */
#ifndef FELT_GAME_CHIPS_H
#define FELT_GAME_CHIPS_H

#include "game/game_status.h"
#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>

typedef int64_t chips;

enum { CHIPS_PLACES_MAX = 6 };

#define CHIPS_MAX     INT64_C(1000000000000000) /* 10^15 */
#define CHIPS_UNKNOWN INT64_MAX                 /* a stack of `inf`: unlimited, never all-in */

/* The number of decimal places of a decimal: 2 for "2.50", 0 for "17". Returns -1 if the slice is
 * not a decimal: digits, optionally a point with digits on both sides and at most CHIPS_PLACES_MAX
 * after it, and, if `negative`, an optional minus sign. */
int chips_places(struct slice slice, bool negative);

/* The chips of an amount of 1 with this many places, a power of ten. */
chips chips_unit(int places);

/* Reads a decimal as chips of `places` places. Returns false, with *out unchanged, if the slice is
 * not a decimal, has more than `places` places, or exceeds CHIPS_MAX. */
bool chips_parse(struct slice slice, bool negative, int places, chips *out);

/* Appends an amount with exactly `places` places (0 to CHIPS_PLACES_MAX), or `inf`: "2.50",
 * "-20.00". chips_print_grouped is for text: it groups digits and omits a zero fraction:
 * "1,125,600", "2.50". chips_print_column is for columns and always prints the places: "50.00"
 * below "10.85". */
void chips_print(struct text *out, chips amount, int places);
void chips_print_grouped(struct text *out, chips amount, int places);
void chips_print_column(struct text *out, chips amount, int places);

#endif
