/* Divides a file into hands. The first lines decide whether the file is PHH or the hand history of
 * a site. The caller passes the bytes that were read and not used yet, and skips those that are no
 * longer needed. */
#ifndef FELT_HISTORIES_CUTTING_H
#define FELT_HISTORIES_CUTTING_H

#include "histories/histories.h"

/* State for one file; zeroed at its start. */
struct cutting {
	bool reported, foreign;   /* the format is known; it is a hand history of a site */
	bool skipping;            /* skipping the rest of a hand that was too long */
	bool line_skipped;        /* the next bytes begin within a line of that hand */
	struct histories_cut cut; /* position of the next hand of a site */
};

/* Length of the next hand if all of it is in `rest`; in a hand history of a site it includes the
 * lead (histories_length). Returns 0 if more of the file must be read; if `last`, which means that
 * nothing follows, only at the end. In every case the caller first skips *passed bytes. A hand
 * longer than PHH_HAND_MAX is returned up to that length, and the next call skips its rest. */
size_t cutting_next(struct cutting *cutting, struct slice rest, bool last, size_t *passed);

/* True if what was cut out of a site's file is not a hand: it begins with the end of a hand whose
 * start is missing, or, if `only`, which means that it is the whole file, it has no start at
 * all. */
bool cutting_lacks_beginning(const struct cutting *cutting, struct slice rest, size_t length,
	bool only);

#endif
