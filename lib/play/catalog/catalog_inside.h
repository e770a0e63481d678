/* The layout of an index. */
#ifndef FELT_PLAY_CATALOG_INSIDE_H
#define FELT_PLAY_CATALOG_INSIDE_H

#include "play/catalog/catalog.h"

enum column {
	/* for each hand */
	COLUMN_OFFSET,
	COLUMN_LINE,
	COLUMN_NUMBER,
	COLUMN_POT,
	COLUMN_LEAD,
	COLUMN_DATE,
	COLUMN_KIND,
	COLUMN_DEEDS, /* how many actions it has */
	COLUMN_SEATS,
	COLUMN_STATE,
	COLUMN_BOARD_COUNT,
	COLUMN_BOARD,
	/* for each seat */
	COLUMN_NET,
	COLUMN_PLAYER,
	COLUMN_POSITION,
	COLUMN_FLAGS,
	COLUMN_CARDS, /* how many it has */
	/* for each hole card, and for each action */
	COLUMN_HOLE,
	COLUMN_DEED,
	COLUMN_ACTOR,
	COLUMNS
};

static_assert((int)COLUMNS == (int)CATALOG_COLUMNS, "all columns");

/* What is said in COLUMN_STATE. */
enum { STATE_FAULTY = 1, STATE_NUMBERED = 2 };

struct catalog_chunk {
	uint64_t at;
	uint32_t hands, seats, cards, deeds;
};

struct catalog_kind {
	char variant[16]; /* the code, and zeros */
	int64_t first, second, big_blind, places;
};

struct catalog_header {
	char magic[16];
	uint32_t version, order;
	struct catalog_identity identity;
	uint64_t total, hands, chunks, kinds, names;
	uint64_t tail; /* where the directory begins; the rest follows it */
};

static_assert(sizeof(struct catalog_header) == CATALOG_HEADER, "the header has no holes");

extern const char catalog_magic[16];
enum { CATALOG_VERSION = 1, CATALOG_ORDER = 0x01020304 };

/* Where the columns of a chunk begin in it; returns the bytes of all. */
uint64_t catalog_layout(const struct catalog_chunk *chunk, uint64_t at[COLUMNS]);

static inline uint64_t catalog_aligned(uint64_t at)
{
	return (at + 7) & ~UINT64_C(7);
}

#endif
