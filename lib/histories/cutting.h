/* Hands cut out of a file, which is a hand file or a text of poker sites: what it is is found out
 * from its first lines. Whoever reads the file gives the bytes that were read and not used yet, and
 * passes over those that are done with. */
#ifndef FELT_HISTORIES_CUTTING_H
#define FELT_HISTORIES_CUTTING_H

#include "histories/histories.h"

/* The cutting of one file; zeroed at its beginning. */
struct cutting {
	bool reported, foreign;   /* what the file is is known; it is a hand history */
	bool skipping;            /* the rest of a hand that was too long is being skipped */
	bool line_skipped;        /* and the next bytes begin within a line of it */
	struct histories_cut cut; /* of a text of sites: the hand that is next */
};

/* The hand that is next, if all of it is in `rest`: its length, of a text of sites with what stands
 * before it (histories_length). 0: more of the file has to be read; never if `last`, which says
 * that nothing follows, unless nothing is left. The first *passed bytes are to be passed over
 * before, also with a length of 0. A hand longer than PHH_HAND_MAX is given as far as that, and
 * the rest of it is skipped by the next call. */
size_t cutting_next(struct cutting *cutting, struct slice rest, bool last, size_t *passed);

/* Whether what was cut out of a text of sites is no hand: it begins with the end of one whose own
 * beginning is missing, or, as `only` says that this is all of a file, has none. */
bool cutting_lacks_beginning(const struct cutting *cutting, struct slice rest, size_t length,
	bool only);

#endif
