/* Decimals, read and written exactly: a whole number and how many of its digits follow the point.
 *
 * 2.50 is the value 250 of 2 places. Chips, weights, percentages and rake are all read by
 * decimal_take, which never rounds: what does not fit in the places asked for is described, so
 * that the caller can round it, refuse it, or say which of the two it did. */
#ifndef FELT_BASE_DECIMAL_H
#define FELT_BASE_DECIMAL_H

#include "base/scan.h"
#include "base/text.h"

#define DECIMAL_MAX UINT64_C(1000000000000000000) /* 10^18 */

struct decimal {
	uint64_t value; /* with `places` digits after the point, at most DECIMAL_MAX: what is more
			   is DECIMAL_MAX */
	size_t written; /* digits after the point, as they were written */
	int next;       /* the digit after those of `value` */
	bool rest;      /* whether a digit other than 0 follows that one */
	bool tidy;      /* no point, or one with digits on both sides: 2 and 2.5, not .5 or 2. */
};

/* Reads digits with at most one point among them from the cursor on, as far as they go, and moves
 * the cursor after them; `places` is 0 to 18. False, with the cursor and *out untouched, where no
 * decimal begins. Of "2.505 x" with 2 places: value 250, written 3, next 5, tidy. */
bool decimal_take(struct scan *scan, int places, struct decimal *out);

/* The same of a decimal that is the whole slice. */
bool decimal_parse(struct slice slice, int places, struct decimal *out);

/* Reads a number as people give one to a program, which is the whole slice: digits with at most one
 * point among them, and then perhaps an exponent of ten, `e` or `E` and whole digits with a sign or
 * without one. 1e6, 2.5e3 and .5e-3 are numbers; a sign in front, blanks, hexadecimal digits and
 * the words of strtod (inf, nan) are not. False, with *value untouched, for what is no number.
 *
 * As a whole number, exactly: false also for one that is not whole or is more than `most`, so that
 * of 1.5e1, 1.5 and 15.0 the second is refused. A whole number may also have commas or low lines
 * between groups of three digits, as 1,000,000 and 1_000_000 have, and instead of an exponent a
 * letter in either case: k for thousands, M for millions, G for thousands of millions, as in 10k
 * and 2.5M. A number that need not be whole has neither, since 1,500 may mean one and a half there,
 * and 1m a minute. As a double: the nearest one where the digits make a number below 2^53 and the
 * last of them is worth 10^-22 to 10^22, else within a few units in the last place; the same on
 * every machine. Infinity where it is too big for a double. */
bool decimal_parse_whole(struct slice slice, uint64_t most, uint64_t *value);
bool decimal_parse_double(struct slice slice, double *value);

/* Appends a value of `places` places, all of them: 250 of 2 is "2.50". Grouped, for people:
 * "1,125,600" and "2.50", without a fraction of 0. */
void decimal_print(struct text *out, uint64_t value, int places);
void decimal_print_grouped(struct text *out, uint64_t value, int places);

#endif
