/* The index of a file of hands: the facts of every hand (play/search/search.h), and where it is, so
 * that a search reads no hand that it does not find.
 *
 * An index is a header, chunks of at most HAND_INDEX_CHUNK hands, and then what the chunks refer
 * to:
 *
 *     header     which file this is the index of, and where the other parts are
 *     chunk      columns, one after the other: an array each with an entry for each hand, seat,
 *     chunk      hole card or action of the chunk
 *     ...
 *     directory  where each chunk is, and how many hands, seats, cards and actions it has
 *     kinds      the variants with the stakes that occur
 *     names      where each name begins, and where the last one ends; then their bytes
 *
 * Columns begin at multiples of eight bytes and have numbers as this machine has them, so that a
 * mapped file is searched where it lies, and only the columns that a search needs are touched. A
 * hand of six players takes some 180 bytes. Rows of variable length were tried first: a search by
 * one condition then reads everything.
 *
 * A hand that cannot be read or played has a row too: whoever searches reads it again and finds
 * out why. */
#ifndef FELT_PLAY_HAND_INDEX_H
#define FELT_PLAY_HAND_INDEX_H

#include "play/search/search.h"

enum { HAND_INDEX_CHUNK = 8192 };

/* The file that an index is of. */
struct hand_index_identity {
	uint64_t size;
	int64_t seconds, nanoseconds; /* when it was changed last */
	uint64_t stamp;               /* of whatever else the facts depend on */
};

/* Where a hand is. */
struct hand_index_place {
	uint64_t offset, line; /* of the hand's text */
	uint32_t lead;         /* lines of comments before the hand */
	bool numbered;         /* `number` is the hand's number; else it is not a plain one */
	uint64_t number;
};

/* -- writing ---------------------------------------------------------------------- */

/* Strings with a number each, from 0 in the order in which they came. */
struct hand_index_words {
	struct text bytes;
	uint64_t *end;  /* of each; owned */
	uint32_t *slot; /* numbers + 1 by hash; owned */
	uint32_t count;
	size_t room;
};

enum { HAND_INDEX_COLUMNS = 20, HAND_INDEX_HEADER = 104 };

/* A zeroed writer is ready for hand_index_begin. */
struct hand_index_writer {
	struct text out; /* what is to be written next, at the end of the file */
	struct hand_index_identity identity;
	uint64_t written; /* all that was in `out`, this included */
	uint64_t hands;
	uint32_t count, seats, cards, actions; /* of this chunk */
	struct text column[HAND_INDEX_COLUMNS], directory;
	struct hand_index_words kinds, names;
	bool failed; /* memory was short */
};

void hand_index_begin(struct hand_index_writer *writer, const struct hand_index_identity *identity);

/* Adds a hand. Its players' names are those of `name`, by seat; the numbers in the facts are not
 * used. */
void hand_index_add(struct hand_index_writer *writer, const struct hand_index_place *place,
	const struct search_kind *kind, const struct search_facts *facts, const struct slice *name);

/* Adds a hand that cannot be played. */
void hand_index_add_invalid(struct hand_index_writer *writer, const struct hand_index_place *place);

/* Ends the index: `out` is its last part, and `header` replaces its first bytes. Returns false
 * when memory was short. */
bool hand_index_end(struct hand_index_writer *writer, char header[HAND_INDEX_HEADER]);
void hand_index_writer_free(struct hand_index_writer *writer);

/* -- reading ---------------------------------------------------------------------- */

enum hand_index_state {
	HAND_INDEX_GOOD,
	HAND_INDEX_FOREIGN, /* it is no index */
	HAND_INDEX_STALE,   /* it is of another felt or machine, or not of this file as it is now */
	HAND_INDEX_BROKEN,  /* it is cut short, or its parts do not fit together */
	HAND_INDEX_NO_MEMORY
};

struct hand_index {
	struct slice bytes; /* not owned; they begin at a multiple of eight */
	uint64_t hands, chunks;
	const struct hand_index_chunk *directory;
	uint32_t kinds, names;
	struct search_kind *kind; /* owned */
	const uint64_t *name_end;
	const char *name_bytes;
};

/* Checks the index and gets ready to read it. The catalog is to be closed only if it is good. */
enum hand_index_state hand_index_open(struct hand_index *hand_index, struct slice bytes,
	const struct hand_index_identity *identity);
void hand_index_close(struct hand_index *hand_index);

/* Whether all chunks fit together, so that a walk over them will not be broken; `holes` and `names`
 * are those of the walk. */
bool hand_index_check(const struct hand_index *hand_index, bool holes, bool names);

struct slice hand_index_name(const struct hand_index *hand_index, uint32_t number);

/* A walk over all hands. */
struct hand_index_walk {
	const struct hand_index *hand_index;
	bool holes;  /* hole cards are of interest */
	bool names;  /* the numbers of names are */
	bool broken; /* a chunk does not fit together: the walk ended there */
	uint64_t chunk;
	uint32_t count, next; /* hands of the chunk; the place of the next in it */
	const void *column[HAND_INDEX_COLUMNS];
	/* the current hand */
	uint64_t hand;                  /* its number in the file, from 0 */
	bool invalid;                   /* there are no facts */
	const struct search_kind *kind; /* one of catalog.kind */
	struct search_facts facts;
	/* used by the walk */
	const card *hole;
	uint32_t seats, actions;
};

void hand_index_walk(struct hand_index_walk *walk, const struct hand_index *hand_index, bool holes,
	bool names);
bool hand_index_next(struct hand_index_walk *walk);

/* The place of the current hand. */
void hand_index_place(const struct hand_index_walk *walk, struct hand_index_place *place);

#endif
