/* The layout of a saved solution. */
#ifndef FELT_SOLVER_SAVED_INTERNAL_H
#define FELT_SOLVER_SAVED_INTERNAL_H

#include "saved.h"

#include <assert.h>

enum {
	SAVED_VERSION = 1,
	SAVED_ORDER = 0x01020304,
	SAVED_BLOCK = 1 << 16, /* bytes of a block, except the last of a section */
	SAVED_ALIGN = 64,      /* sections begin at multiples */
	SAVED_SECTIONS_MAX = 64,
	SAVED_TAG = 8
};

/* Begins with a byte above 127, and has the ends of lines of several systems, so that a transfer as
 * text is noticed. */
extern const char saved_magic[8];

struct saved_header {
	char magic[8];
	uint32_t order, version;
	uint64_t size;   /* of the file */
	uint64_t blocks; /* of all sections */
	uint32_t sections, block;
	uint64_t hash; /* of the header with 0 here, the directory and the checksums */
	uint64_t zero[2];
};

static_assert(sizeof(struct saved_header) == 64, "the header has no holes");

/* A section that a program does not know is an error if it is required, and skipped otherwise. */
enum { SAVED_REQUIRED = 1 };

struct saved_section {
	char tag[SAVED_TAG];
	uint32_t flags, zero;
	uint64_t offset, size;
};

static_assert(sizeof(struct saved_section) == 32, "a section has no holes");

/* The sections, in the order in which they are written. */
enum saved_part {
	SAVED_SPOT,
	SAVED_RANGES,
	SAVED_TREE,
	SAVED_RESULT,
	SAVED_SUMS,
	SAVED_REGRETS,
	SAVED_SUM_SCALES,
	SAVED_REGRET_SCALES,
	SAVED_VALUES,
	SAVED_TEXT_FIRST, /* as enum saved_text */
	SAVED_PARTS = SAVED_TEXT_FIRST + SAVED_TEXTS
};

extern const char saved_tags[SAVED_PARTS][SAVED_TAG];

struct saved_spot_record {
	char game[16];
	uint8_t board[5], board_count, places, half;
	int64_t pot, stack; /* of the tree */
	int64_t stacks[2], rake_most;
	double rake;
};

static_assert(sizeof(struct saved_spot_record) == 72, "the spot has no holes");

struct saved_node_record {
	uint8_t kind, player, count, act, all_in, aggressor, zero[2];
	int64_t to, paid[2];
};

static_assert(sizeof(struct saved_node_record) == 32, "a node has no holes");

struct saved_result_record {
	double ev[2], exploitability;
	uint32_t iterations, zero;
};

static_assert(sizeof(struct saved_result_record) == 32, "the result has no holes");

/* Nobody can do without these sections if they are there. */
static inline bool saved_required(enum saved_part part)
{
	return part <= SAVED_SUMS || part >= SAVED_TEXT_FIRST;
}

static inline uint64_t saved_aligned(uint64_t at)
{
	return (at + SAVED_ALIGN - 1) / SAVED_ALIGN * SAVED_ALIGN;
}

static inline uint64_t saved_blocks(uint64_t size)
{
	return size / SAVED_BLOCK + (size % SAVED_BLOCK != 0);
}

/* Fills a tree with nodes, of which any may be wrong. tree->pot, stack and street are given.
 * Returns STATUS_OK, STATUS_NO_MEMORY, or STATUS_SAVED_INVALID and the first node that cannot be.
 */
status_code saved_make_tree(struct tree *tree, const struct saved_node_record *records,
	size_t count, size_t *wrong);

#endif
