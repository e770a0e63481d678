/* The hands of all files, read in any order by their number, from 1.
 *
 * A scout goes through the files ahead of whoever reads, and notes where hands begin. It notes at
 * most HAND_LIST_PLACES_MAX of them: whenever there are more, it forgets every second, so that a
 * book of any length takes constant memory. A hand between two places is found from the one before.
 */
#ifndef FELT_CMD_HAND_LIST_H
#define FELT_CMD_HAND_LIST_H

#include "hands/hands.h"
#include "hands/spool.h"

enum { HAND_LIST_PLACES_MAX = 16384, HAND_LIST_FAILURES_MAX = 64 };

/* A file that could not be read, and how many hands come before it. */
struct hand_list_failure {
	const char *file;
	int error;
	size_t after;
};

struct hand_list {
	struct spool spool;
	struct hands scout;
	struct hands_place *place; /* of hands 1, 1 + stride, 1 + 2 * stride ... */
	size_t stride;
	size_t known;    /* the hands that were found so far */
	bool complete;   /* these are all */
	bool keep_going; /* after a file that cannot be read; otherwise the book ends there */
	struct hand_list_failure failure[HAND_LIST_FAILURES_MAX]; /* the first ones */
	size_t failures;
};

/* Whoever reads hands: the current one has this number, 0 before the first. */
struct hand_list_reader {
	struct hands *hands;
	size_t number;
};

enum hand_list_result {
	HAND_LIST_FOUND, /* one more */
	HAND_LIST_END,   /* the book is complete */
	HAND_LIST_LATER, /* a pipe has nothing now: see tape.waits */
};

/* Gets ready for the first hand. Returns false when memory is short. */
bool hand_list_open(struct hand_list *hand_list, char *const *names, size_t count, bool keep_going);
void hand_list_close(struct hand_list *hand_list);

/* Looks for one more hand. `eager` is whether somebody waits for it; for the mere number of hands,
 * pipes are read only up to a limit. */
enum hand_list_result hand_list_scout(struct hand_list *hand_list, bool eager);

/* Opens the reader's hands. Returns false when memory is short. */
bool hand_list_open_reader(struct hand_list *hand_list, struct hand_list_reader *reader);

/* Reads a hand that is known. HANDS_HAND or HANDS_FAULT; anything else when its file has changed
 * meanwhile. */
enum hands_result hand_list_read(struct hand_list *hand_list, struct hand_list_reader *reader,
	size_t number);

#endif
