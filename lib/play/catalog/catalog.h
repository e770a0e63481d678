/* The index of a file of hands: the facts of every hand (play/search/search.h), and where it is, so
 * that a search reads no hand that it does not find.
 *
 * An index is a header, chunks of at most CATALOG_CHUNK hands, and then what the chunks refer to:
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
#ifndef FELT_PLAY_CATALOG_H
#define FELT_PLAY_CATALOG_H

#include "play/search/search.h"

enum { CATALOG_CHUNK = 8192 };

/* The file that an index is of. */
struct catalog_identity {
	uint64_t size;
	int64_t seconds, nanoseconds; /* when it was changed last */
	uint64_t stamp;               /* of whatever else the facts depend on */
};

/* Where a hand is. */
struct catalog_place {
	uint64_t offset, line; /* of the hand's text */
	uint32_t lead;         /* lines of comments before the hand */
	bool numbered;         /* `number` is the hand's number; else it is not a plain one */
	uint64_t number;
};

/* -- writing ---------------------------------------------------------------------- */

/* Strings with a number each, from 0 in the order in which they came. */
struct catalog_words {
	struct text bytes;
	uint64_t *end;  /* of each; owned */
	uint32_t *slot; /* numbers + 1 by hash; owned */
	uint32_t count;
	size_t room;
};

enum { CATALOG_COLUMNS = 20, CATALOG_HEADER = 104 };

/* A zeroed writer is ready for catalog_begin. */
struct catalog_writer {
	struct text out; /* what is to be written next, at the end of the file */
	struct catalog_identity identity;
	uint64_t written; /* all that was in `out`, this included */
	uint64_t hands;
	uint32_t count, seats, cards, deeds; /* of this chunk */
	struct text column[CATALOG_COLUMNS], directory;
	struct catalog_words kinds, names;
	bool failed; /* memory was short */
};

void catalog_begin(struct catalog_writer *writer, const struct catalog_identity *identity);

/* Adds a hand. Its players' names are those of `name`, by seat; the numbers in the facts are not
 * used. */
void catalog_add(struct catalog_writer *writer, const struct catalog_place *place,
	const struct search_kind *kind, const struct search_facts *facts, const struct slice *name);

/* Adds a hand that cannot be played. */
void catalog_add_faulty(struct catalog_writer *writer, const struct catalog_place *place);

/* Ends the index: `out` is its last part, and `header` replaces its first bytes. Returns false
 * when memory was short. */
bool catalog_end(struct catalog_writer *writer, char header[CATALOG_HEADER]);
void catalog_writer_free(struct catalog_writer *writer);

/* -- reading ---------------------------------------------------------------------- */

enum catalog_state {
	CATALOG_GOOD,
	CATALOG_FOREIGN, /* it is no index */
	CATALOG_STALE,   /* it is of another felt or machine, or not of this file as it is now */
	CATALOG_BROKEN,  /* it is cut short, or its parts do not fit together */
	CATALOG_NO_MEMORY
};

struct catalog {
	struct slice bytes; /* not owned; they begin at a multiple of eight */
	uint64_t hands, chunks;
	const struct catalog_chunk *directory;
	uint32_t kinds, names;
	struct search_kind *kind; /* owned */
	const uint64_t *name_end;
	const char *name_bytes;
};

/* Checks the index and gets ready to read it. The catalog is to be closed only if it is good. */
enum catalog_state catalog_open(struct catalog *catalog, struct slice bytes,
	const struct catalog_identity *identity);
void catalog_close(struct catalog *catalog);

/* Whether all chunks fit together, so that a walk over them will not be broken; `holes` and `names`
 * are those of the walk. */
bool catalog_check(const struct catalog *catalog, bool holes, bool names);

struct slice catalog_name(const struct catalog *catalog, uint32_t number);

/* A walk over all hands. */
struct catalog_walk {
	const struct catalog *catalog;
	bool holes;  /* hole cards are of interest */
	bool names;  /* the numbers of names are */
	bool broken; /* a chunk does not fit together: the walk ended there */
	uint64_t chunk;
	uint32_t count, next; /* hands of the chunk; the place of the next in it */
	const void *column[CATALOG_COLUMNS];
	/* the current hand */
	uint64_t hand;                  /* its number in the file, from 0 */
	bool faulty;                    /* there are no facts */
	const struct search_kind *kind; /* one of catalog.kind */
	struct search_facts facts;
	/* used by the walk */
	const card *hole;
	uint32_t seats, deeds;
};

void catalog_walk(struct catalog_walk *walk, const struct catalog *catalog, bool holes, bool names);
bool catalog_next(struct catalog_walk *walk);

/* The place of the current hand. */
void catalog_place(const struct catalog_walk *walk, struct catalog_place *place);

#endif
