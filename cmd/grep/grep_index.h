/* The index next to a hand-history file: built if it is missing or stale, and searched in place of
 * the file. */
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
	uint8_t *named; /* search_named per name number, if the search has names; owned */
	uint8_t *kinds; /* search_of_kind per kind; owned */
	struct spool spool;
	bool positioned; /* hands_next would read hand `at` of the file */
	uint64_t at;
};

enum grep_indexed {
	GREP_INDEXED,     /* the index is open, and grep->hands reads the file */
	GREP_NOT_INDEXED, /* the file has no index: read the file */
	GREP_INTERRUPTED, /* interrupted while building it */
	GREP_NO_MEMORY
};

/* Opens the index of a file, and builds it first if necessary. */
enum grep_indexed grep_index_open(struct grep *grep, char *const *name);

/* Advances to the next hand that matches or has to be read; false after the last. */
bool grep_index_next(struct grep *grep);

/* Reads the hand that grep_index_next found. */
enum hands_result grep_index_read(struct grep *grep);

void grep_index_close(struct grep *grep);

#endif
