/* The hands of all files, read in any order by their number, from 1.
 *
 * A scout goes through the files ahead of whoever reads, and notes where hands begin. It notes at
 * most BOOK_PLACES_MOST of them: whenever there are more, it forgets every second, so that a book
 * of any length takes constant memory. A hand between two places is found from the one before. */
#ifndef FELT_CMD_BOOK_H
#define FELT_CMD_BOOK_H

#include "hands/hands.h"
#include "hands/tape.h"

enum { BOOK_PLACES_MOST = 16384, BOOK_FAILURES_MOST = 64 };

/* A file that could not be read, and how many hands come before it. */
struct book_failure {
	const char *file;
	int error;
	size_t after;
};

struct book {
	struct tape tape;
	struct hands scout;
	struct hands_place *place; /* of hands 1, 1 + stride, 1 + 2 * stride ... */
	size_t stride;
	size_t known;    /* the hands that were found so far */
	bool complete;   /* these are all */
	bool keep_going; /* after a file that cannot be read; otherwise the book ends there */
	struct book_failure failure[BOOK_FAILURES_MOST]; /* the first ones */
	size_t failures;
};

/* Whoever reads hands: the current one has this number, 0 before the first. */
struct book_reader {
	struct hands *hands;
	size_t number;
};

enum book_result {
	BOOK_FOUND, /* one more */
	BOOK_END,   /* the book is complete */
	BOOK_LATER, /* a pipe has nothing now: see tape.waits */
};

/* Gets ready for the first hand. Returns false when memory is short. */
bool book_open(struct book *book, char *const *names, size_t count, bool keep_going);
void book_close(struct book *book);

/* Looks for one more hand. `eager` is whether somebody waits for it; for the mere number of hands,
 * pipes are read only up to a limit. */
enum book_result book_scout(struct book *book, bool eager);

/* Opens the reader's hands. Returns false when memory is short. */
bool book_open_reader(struct book *book, struct book_reader *reader);

/* Reads a hand that is known. HANDS_HAND or HANDS_FAULT; anything else when its file has changed
 * meanwhile. */
enum hands_result book_read(struct book *book, struct book_reader *reader, size_t number);

#endif
