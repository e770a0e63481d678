/* The index beside a file of hands: made when there is none or the file has changed, and asked
 * instead of the file. */
#ifndef FELT_CMD_GREP_INDEX_H
#define FELT_CMD_GREP_INDEX_H

#include "hands/hands.h"
#include "hands/spool.h"
#include "play/hand_index/hand_index.h"

struct grep;

/* A zeroed index is closed. */
struct grep_index {
	bool open;
	void *map; /* the index */
	size_t length;
	struct hand_index hand_index;
	struct hand_index_walk walk;
	uint8_t *named; /* search_named of the names, if that is of interest; owned */
	uint8_t *kinds; /* whether each kind is wanted; owned */
	struct spool spool;
	bool positioned; /* the hand that hands_next would read is hand `at` of the file */
	uint64_t at;
};

enum grep_indexed {
	GREP_INDEXED,     /* the index is open, and grep->hands reads the file */
	GREP_NOT_INDEXED, /* the file has none: it is to be read */
	GREP_INTERRUPTED, /* while it was being made */
	GREP_NO_MEMORY
};

/* Opens the index of a file, which is made if need be. */
enum grep_indexed grep_index_open(struct grep *grep, char *const *name);

/* Goes on to the next hand that is found or has to be read; false after the last. */
bool grep_index_next(struct grep *grep);

/* Reads the hand that grep_index_next has found. */
enum hands_result grep_index_read(struct grep *grep);

void grep_index_close(struct grep *grep);

#endif
