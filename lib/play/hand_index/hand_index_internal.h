/* The layout of an index. */
#ifndef FELT_PLAY_HAND_INDEX_INTERNAL_H
#define FELT_PLAY_HAND_INDEX_INTERNAL_H

#include "play/hand_index/hand_index.h"

enum hand_index_column {
	/* per hand */
	COLUMN_OFFSET,
	COLUMN_LINE,
	COLUMN_NUMBER,
	COLUMN_POT,
	COLUMN_LEAD,
	COLUMN_DATE,
	COLUMN_KIND,
	COLUMN_ACTIONS, /* number of actions */
	COLUMN_SEATS,
	COLUMN_STATE,
	COLUMN_BOARD_COUNT,
	COLUMN_BOARD,
	/* per seat */
	COLUMN_NET,
	COLUMN_PLAYER,
	COLUMN_POSITION,
	COLUMN_FLAGS,
	COLUMN_CARDS, /* number of cards */
	/* per hole card; per action */
	COLUMN_HOLE,
	COLUMN_ACTION,
	COLUMN_ACTOR,
	COLUMNS
};

static_assert((int)COLUMNS == (int)HAND_INDEX_COLUMNS, "all columns");

/* Bits of COLUMN_STATE. */
enum { STATE_INVALID = 1, STATE_NUMBERED = 2 };

struct hand_index_chunk {
	uint64_t at;
	uint32_t hands, seats, cards, actions;
};

struct hand_index_kind {
	char variant[16]; /* code, padded with zeros */
	int64_t first, second, big_blind, places;
};

struct hand_index_header {
	char magic[16];
	uint32_t version, order;
	struct hand_index_identity identity;
	uint64_t total, hands, chunks, kinds, names;
	uint64_t tail; /* offset of the directory; the rest follows it */
};

static_assert(sizeof(struct hand_index_header) == HAND_INDEX_HEADER, "the header has no holes");

extern const char hand_index_magic[16];
enum { HAND_INDEX_VERSION = 1, HAND_INDEX_ORDER = 0x01020304 };

/* Computes the offsets of the columns in a chunk; returns the size of the chunk. */
uint64_t hand_index_layout(const struct hand_index_chunk *chunk, uint64_t at[COLUMNS]);

static inline uint64_t hand_index_aligned(uint64_t at)
{
	return (at + 7) & ~UINT64_C(7);
}

#endif
