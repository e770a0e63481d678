/* Decimals, read and written exactly: a whole number and how many of its digits follow the point.
 *
 * 2.50 is the value 250 of 2 places. Chips, weights, percentages and rake are all read by
 * decimal_take, which never rounds: what does not fit in the places asked for is described, so
 * that the caller can round it, refuse it, or say which of the two it did. */
#ifndef FELT_BASE_DECIMAL_H
#define FELT_BASE_DECIMAL_H

#include "base/scan.h"
#include "base/text.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DECIMAL_MOST UINT64_C(1000000000000000000) /* 10^18 */

struct decimal {
	uint64_t value; /* with `places` digits after the point, at most DECIMAL_MOST: what is more
			   is DECIMAL_MOST */
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

/* Appends a value of `places` places, all of them: 250 of 2 is "2.50". Grouped, for people:
 * "1,125,600" and "2.50", without a fraction of 0. */
void decimal_print(struct text *out, uint64_t value, int places);
void decimal_print_grouped(struct text *out, uint64_t value, int places);

#ifdef __cplusplus
}
#endif

#endif
