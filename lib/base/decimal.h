/* Decimals, read and written exactly: an integer and the number of its digits after the point.
 *
 * 2.50 is the value 250 with 2 places. Chips, weights, percentages and rake are all read by
 * decimal_take(), which never rounds: it describes the digits that exceed the requested places, so
 * that the caller can round them, reject them, or report what it did. */
#ifndef FELT_BASE_DECIMAL_H
#define FELT_BASE_DECIMAL_H

#include "base/scan.h"
#include "base/text.h"

#define DECIMAL_MAX UINT64_C(1000000000000000000) /* 10^18 */

struct decimal {
	uint64_t value; /* with `places` digits after the point; saturates at DECIMAL_MAX */
	size_t written; /* digits after the point in the input */
	int next;       /* the digit after those of `value` */
	bool rest;      /* true if a digit other than 0 follows that one */
	bool tidy;      /* no point, or one with digits on both sides: 2 and 2.5, not .5 or 2. */
};

/* Reads digits with at most one point from the cursor on, as many as there are, and moves the
 * cursor past them; `places` is 0 to 18. Returns false, with the cursor and *out untouched, if no
 * decimal begins there. "2.505 x" with 2 places gives value 250, written 3, next 5, tidy. */
bool decimal_take(struct scan *scan, int places, struct decimal *out);

/* Like decimal_take(), for a decimal that is the whole slice. */
bool decimal_parse(struct slice slice, int places, struct decimal *out);

/* Reads a number as users write it; it must be the whole slice: digits with at most one point, then
 * an optional exponent of ten (`e` or `E` and digits with an optional sign). 1e6, 2.5e3 and .5e-3
 * are numbers; a leading sign, blanks, hexadecimal digits and the words of strtod (inf, nan) are
 * not. Returns false, with *value untouched, if the slice is not a number.
 *
 * decimal_parse_whole() reads an integer exactly, and also returns false if the number is not an
 * integer or is more than `most`: it accepts 1.5e1 and 15.0 but not 1.5. An integer may also have
 * commas or underscores between groups of three digits (1,000,000 or 1_000_000), and, instead of an
 * exponent, a suffix in either case: k for thousands, M for millions, G for billions (10k, 2.5M).
 *
 * decimal_parse_double() accepts neither, since 1,500 could mean one and a half there, and 1m a
 * minute. It returns the nearest double if the digits make a number below 2^53 and the last of them
 * is worth 10^-22 to 10^22; otherwise the result is within a few units in the last place. It is the
 * same on every machine, and infinity if the number is too big for a double. */
bool decimal_parse_whole(struct slice slice, uint64_t most, uint64_t *value);
bool decimal_parse_double(struct slice slice, double *value);

/* Appends a value with all of its `places`: 250 with 2 places is "2.50". The grouped form is for
 * human readers: "1,125,600" and "2.50", without a fraction of 0. */
void decimal_print(struct text *out, uint64_t value, int places);
void decimal_print_grouped(struct text *out, uint64_t value, int places);

#endif
