/* Hands from hand files, one after the other, in memory that does not grow with their number. */
#ifndef FELT_CMD_REPLAY_HANDS_H
#define FELT_CMD_REPLAY_HANDS_H

#include "frame/input.h"

#include "game/phh/phh.h"

enum hands_result {
	HANDS_END,
	HANDS_HAND,    /* `hand` was read */
	HANDS_FAULT,   /* it could not be: `fault`, in `text` */
	HANDS_NO_FILE, /* the file could not be read: `input.error`; the next call goes on */
};

struct hands {
	char *const *names; /* of files, "-" for standard input; not owned */
	size_t count, next;
	struct phh_reader *reader;
	struct input input;
	struct block block;
	char *buffer; /* what of the file is read and not passed */
	size_t from, to, capacity;
	bool open, ended;
	bool skipping;     /* the rest of a hand that is too long, */
	bool line_skipped; /* and what is to come begins within a line of it */
	size_t passed;     /* bytes of the buffer that belong to the current hand */
	/* the current hand */
	const char *file;
	size_t number;     /* in its file, from 1 */
	size_t line;       /* on which its text begins, from 1 */
	struct slice text; /* good until the next */
	struct hand_record hand;
	struct fault fault;
};

/* Ready for the first hand; false when memory is short. */
bool hands_open(struct hands *hands, char *const *names, size_t count);
enum hands_result hands_next(struct hands *hands);
void hands_close(struct hands *hands);

/* What the file calls the hand: its number in a stream; of a hand alone the `hand` it gives
 * itself, where that is a number, else 1. */
struct slice hands_number(const struct hands *hands, char buffer[24]);

/* The line of the hand's text that a byte of it is on: its slice, its number, and the offset in
 * it. */
struct slice hands_line(const struct hands *hands, size_t offset, size_t *number, size_t *in_line);

#endif
