/* Private to felt grep: the search, the run, and the output for a hand. */
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
	bool count, places, invert, casefold, recursive, with_index, hero;
	bool hero_met;      /* some hand has the player of --player or --hero */
	bool recorded_hero; /* the player is the one that a hand history has as its hero */
	const char *hole, *texture[SEARCH_BOARDS]; /* as given, or NULL */
	uint64_t most;                             /* maximum number of hands to find; 0: all */

	char *const *files; /* names; not owned */
	size_t file_count, file_next;
	bool reading; /* `hands` is open and reads files without an index */
	struct grep_index index;
	bool memory;   /* out of memory while opening a file */
	bool answered; /* the index has matched the current hand, which need not be read */

	struct hand_reader hands;
	struct hand_play play;
	struct search_notes notes;
	uint8_t named[SEATS_MAX];        /* search_named of the players, if there are names */
	bool unread;                     /* the current hand is invalid: see hands.fault */
	int seat;                        /* of the matching player, or -1 */
	uint64_t seen, invalid, matches; /* hands */
	bool stopped;                    /* an error stopped the run */
	bool interrupted;                /* while building an index */
};

/* Plays the current hand and collects its facts. False if there is an error, which is in
 * grep->play. */
bool grep_play(struct grep *grep);

/* Searches all hands. Returns the exit status. */
int grep_run(struct grep *grep);

/* A hand that was found: the item of the row's fields. */
struct grep_row {
	struct cells_item item;
	const struct search_kind *kind;
	const struct search_facts *facts;
};
extern const struct field grep_fields[];

#endif
