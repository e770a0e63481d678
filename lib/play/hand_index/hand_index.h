/* An index of a hand-history file: the facts of every hand (play/search/search.h) and its location,
 * so that a search reads only the hands that it finds.
 *
 * An index is a header, chunks of at most HAND_INDEX_CHUNK hands, and the tables that the chunks
 * refer to:
 *
 *     header     the identity of the indexed file, and where the other parts are
 *     chunk      columns, one after the other: arrays with an entry per hand, seat, hole card
 *     chunk      or action of the chunk
 *     ...
 *     directory  the offset of each chunk, and its numbers of hands, seats, cards and actions
 *     kinds      the combinations of variant and stakes that occur
 *     names      the offset of each name and the end of the last; then their bytes
 *
 * Columns begin at multiples of eight bytes and have native byte order, so that a mapped file is
 * searched in place and only the columns that a search needs are touched. A six-handed hand takes
 * some 180 bytes. Rows of variable length were tried first: with them, a search by one condition
 * reads everything.
 *
 * A hand that cannot be read or played has a row too: the search reads the hand again and reports
 * why. */
#ifndef FELT_PLAY_HAND_INDEX_H
#define FELT_PLAY_HAND_INDEX_H

#include "play/search/search.h"

enum { HAND_INDEX_CHUNK = 8192 };

/* Identity of the indexed file. */
struct hand_index_identity {
	uint64_t size;
	int64_t seconds, nanoseconds; /* last modification */
	uint64_t stamp;               /* of everything else that the facts depend on */
};

/* Location of a hand. */
struct hand_index_place {
	uint64_t offset, line; /* of the hand */
	uint32_t lead;         /* comment lines before the hand */
	bool numbered; /* `number` is the hand number; false: the hand number is not an integer */
	uint64_t number;
};

/* -- writing ---------------------------------------------------------------------- */

/* Distinct strings, numbered from 0 in order of appearance. */
struct hand_index_words {
	struct text bytes;
	uint64_t *end;  /* end offset of each; owned */
	uint32_t *slot; /* numbers + 1 by hash; owned */
	uint32_t count;
	size_t room;
};

enum { HAND_INDEX_COLUMNS = 20, HAND_INDEX_HEADER = 104 };

/* A zeroed writer is ready for hand_index_begin. */
struct hand_index_writer {
	struct text out; /* to be appended to the file */
	struct hand_index_identity identity;
	uint64_t written; /* bytes that `out` has had in all, including these */
	uint64_t hands;
	uint32_t count, seats, cards, actions; /* of the current chunk */
	struct text column[HAND_INDEX_COLUMNS], directory;
	struct hand_index_words kinds, names;
	bool failed; /* out of memory */
};

void hand_index_begin(struct hand_index_writer *writer, const struct hand_index_identity *identity);

/* Adds a hand. `name` has the players' names, one per seat; the name numbers in the facts are
 * ignored. */
void hand_index_add(struct hand_index_writer *writer, const struct hand_index_place *place,
	const struct search_kind *kind, const struct search_facts *facts, const struct slice *name);

/* Adds a hand that cannot be played. */
void hand_index_add_invalid(struct hand_index_writer *writer, const struct hand_index_place *place);

/* Ends the index: `out` is its last part, and `header` replaces its first bytes. Returns false if
 * out of memory. */
bool hand_index_end(struct hand_index_writer *writer, char header[HAND_INDEX_HEADER]);
void hand_index_writer_free(struct hand_index_writer *writer);

/* -- reading ---------------------------------------------------------------------- */

enum hand_index_state {
	HAND_INDEX_GOOD,
	HAND_INDEX_FOREIGN, /* not an index */
	HAND_INDEX_STALE,   /* from another version, machine or file, or the file has changed */
	HAND_INDEX_BROKEN,  /* truncated or inconsistent */
	HAND_INDEX_NO_MEMORY
};

struct hand_index {
	struct slice bytes; /* not owned; aligned to eight bytes */
	uint64_t hands, chunks;
	const struct hand_index_chunk *directory;
	uint32_t kinds, names;
	struct search_kind *kind; /* owned */
	const uint64_t *name_end;
	const char *name_bytes;
};

/* Checks the index and prepares to read it. Close it only if the result is HAND_INDEX_GOOD. */
enum hand_index_state hand_index_open(struct hand_index *hand_index, struct slice bytes,
	const struct hand_index_identity *identity);
void hand_index_close(struct hand_index *hand_index);

/* Whether all chunks are consistent, so that a walk with the same `holes` and `names` cannot
 * break. */
bool hand_index_check(const struct hand_index *hand_index, bool holes, bool names);

struct slice hand_index_name(const struct hand_index *hand_index, uint32_t number);

/* A walk over all hands. */
struct hand_index_walk {
	const struct hand_index *hand_index;
	bool holes;  /* needs hole cards */
	bool names;  /* needs name numbers */
	bool broken; /* ended early: a chunk is inconsistent */
	uint64_t chunk;
	uint32_t count, next; /* hands in the chunk; index of the next one */
	const void *column[HAND_INDEX_COLUMNS];
	/* the current hand */
	uint64_t hand;                  /* index in the file, from 0 */
	bool invalid;                   /* no facts */
	const struct search_kind *kind; /* one of hand_index.kind */
	struct search_facts facts;
	/* used by the walk */
	const card *hole;
	uint32_t seats, actions;
};

void hand_index_walk(struct hand_index_walk *walk, const struct hand_index *hand_index, bool holes,
	bool names);
bool hand_index_next(struct hand_index_walk *walk);

/* The location of the current hand. */
void hand_index_place(const struct hand_index_walk *walk, struct hand_index_place *place);

#endif
