/* What the parts of `felt grep` share: the search, the run, and what is written of a hand. */
#ifndef FELT_CMD_GREP_H
#define FELT_CMD_GREP_H

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"
#include "grep_index.h"
#include "hands/cells.h"
#include "play/search/search.h"

struct grep {
	struct settings settings;
	struct fields fields;
	struct search search;
	unsigned house; /* house rules */
	bool count, places, invert, casefold, recursive, with_index;
	const char *hole, *texture[SEARCH_BOARDS]; /* as given, or NULL */
	uint64_t most;                             /* hands to find; 0: all */

	char *const *files; /* names; not owned */
	size_t file_count, file_next;
	bool reading; /* `hands` is open and reads files without an index */
	struct grep_index index;
	bool memory;   /* it was short when a file was opened */
	bool answered; /* the index has found the current hand, which need not be read */

	struct hands hands;
	struct hand_play play;
	struct search_notes notes;
	uint8_t named[SEATS_MAX];        /* search_named of the players, if there are names */
	bool unread;                     /* the current hand could not be read: see hands.fault */
	int seat;                        /* of the player who was found, or -1 */
	uint64_t seen, invalid, matches; /* hands */
	bool stopped;                    /* a fault stopped the run */
	bool interrupted;                /* while an index was being made */
};

/* Plays the current hand and notes the facts. False when there is a fault, which is in grep->play.
 */
bool grep_play(struct grep *grep);

/* Goes through all hands. Returns the exit status. */
int grep_run(struct grep *grep);

/* The item of the fields of rows: a hand that was found. */
struct grep_row {
	struct cells_item item;
	const struct search_kind *kind;
	const struct search_facts *facts;
};
extern const struct field grep_fields[];

#endif
