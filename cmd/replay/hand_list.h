/* The hands of all files, read in any order by their number, from 1.
 *
 * A scan runs ahead of the readers and records where hands begin. It keeps at most
 * HAND_LIST_PLACES_MAX locations: when there are more, it drops every second one, so that a list of
 * any length takes constant memory. A hand between two known locations is found from the one before
 * it. */
#ifndef FELT_CMD_HAND_LIST_H
#define FELT_CMD_HAND_LIST_H

#include "hands/hands.h"
#include "hands/spool.h"

enum { HAND_LIST_PLACES_MAX = 16384, HAND_LIST_FAILURES_MAX = 64 };

/* A file that could not be read, and the number of hands before it. */
struct hand_list_failure {
	const char *file;
	int error;
	size_t after;
};

struct hand_list {
	struct spool spool;
	struct hand_reader scout;
	struct hand_reader_place *place; /* locations of hands 1, 1 + stride, 1 + 2 * stride ... */
	size_t stride;
	size_t known;    /* number of hands found so far */
	bool complete;   /* all hands were found */
	bool keep_going; /* continue after an unreadable file; otherwise the list ends there */
	struct hand_list_failure failure[HAND_LIST_FAILURES_MAX]; /* the first failures */
	size_t failures;
};

/* A reader of hands, with the number of its current hand, 0 before the first. */
struct hand_list_reader {
	struct hand_reader *hands;
	size_t number;
};

enum hand_list_result {
	HAND_LIST_FOUND, /* found one more */
	HAND_LIST_END,   /* the list is complete */
	HAND_LIST_LATER, /* a pipe has no data now: see spool.waits */
};

/* Prepares for the first hand. Returns false if out of memory. */
bool hand_list_open(struct hand_list *hand_list, char *const *names, size_t count, bool keep_going);
void hand_list_close(struct hand_list *hand_list);

/* Looks for one more hand. `eager` is whether somebody waits for it; merely to count hands, pipes
 * are read only up to a limit. */
enum hand_list_result hand_list_scout(struct hand_list *hand_list, bool eager);

/* Opens the reader's hands. Returns false if out of memory. */
bool hand_list_open_reader(struct hand_list *hand_list, struct hand_list_reader *reader);

/* Reads a known hand. Returns HANDS_HAND or HANDS_FAULT; anything else means that its file has
 * changed. */
enum hands_result hand_list_read(struct hand_list *hand_list, struct hand_list_reader *reader,
	size_t number);

#endif
