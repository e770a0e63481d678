/* Saved solutions: a spot, its tree, and the numbers of its solver, as bytes of which an answer
 * reads only what it needs. felt-solutions(5) describes the format.
 *
 * A file is a header, a directory of sections, a checksum of each block of each section, and the
 * sections. saved_open() checks the first three, and reads the sections of the spot and the tree; a
 * block of strategies is checked when it is first read. The numbers of a decision are where the
 * solver has them in memory, so that their place in the file follows from the spot and the tree.
 *
 * The same solution gives the same bytes on all machines of the same byte order. */
#ifndef FELT_SOLVER_SAVED_H
#define FELT_SOLVER_SAVED_H

#include "solver/solver/solver.h"

enum saved_text { SAVED_LOCKS, SAVED_PAYOUTS, SAVED_OTHERS, SAVED_TEXTS };

/* All of a solution except the tree and the numbers. */
struct saved_spot {
	const struct game *game;
	card board[5]; /* in the order given */
	int board_count;
	struct range range[2];
	chips stacks[2];
	double rake;     /* percent */
	chips rake_most; /* 0: no cap */
	int places;      /* decimal places of all amounts of chips */
	bool half;       /* 16 bits for a number; a compact solution always has them */
	bool compact;    /* strategies only */
	unsigned iterations;
	double ev[2], exploitability; /* in units of 10^places of the tree's chips */
	/* Texts that describe the rest, for the caller to read; empty: none. Those that
	 * saved_open() fills in are followed by a 0, and exist as long as *saved. */
	struct slice text[SAVED_TEXTS];
};

/* Writes a solution, with the values that the solver keeps, if any: `write` gets the bytes from the
 * first to the last, and returns false if it fails. spot->half is that of the solver; if
 * spot->compact, the strategies are rounded to 16 bits, and the rest is left out. Returns
 * STATUS_OK, STATUS_NO_MEMORY or STATUS_SAVED_IO. */
typedef bool saved_write_fn(void *state, const void *bytes, size_t size);
status_code saved_write(const struct saved_spot *spot, const struct tree *tree,
	const struct solver *solver, saved_write_fn *write, void *state);

/* Bytes to read a solution from: `read` fetches those at an offset, all before `size`, and returns
 * false if it cannot. */
struct saved_source {
	bool (*read)(void *state, uint64_t offset, void *out, size_t size);
	void *state;
	uint64_t size;
};

/* An error in a file. */
struct saved_error {
	status_code status;
	uint64_t offset; /* in the file */
	char text[16];   /* what is invalid, for %s of the message */
	uint64_t number, wanted;
};

struct saved;

/* Opens a solution. On STATUS_OK, *out is to be freed; *spot and *tree are filled in, and the
 * tree is to be freed with tree_free() in any case. Other statuses are STATUS_NO_MEMORY,
 * STATUS_SAVED_IO (a read failed) and those of the format, with the details in *error. */
status_code saved_open(const struct saved_source *source, struct saved **out,
	struct saved_spot *spot, struct tree *tree, struct saved_error *error);
void saved_free(struct saved *saved);

/* Prepares to read numbers into a solver of the spot and the tree, and checks that the file has as
 * many. The solver is to be started by solver_start_answers() or solver_start() before the first
 * reading. */
status_code saved_begin(struct saved *saved, const struct solver *solver,
	struct saved_error *error);

/* Reads what a view of a path needs, with or without values, unless it was read before. */
status_code saved_read(struct saved *saved, struct solver *solver, const struct solver_path *path,
	bool values, struct saved_error *error);

/* Reads all strategies and kept values; and with `regrets` all that a solver that solver_start()
 * started needs to go on, or returns STATUS_SAVED_COMPACT if they are not in the file. */
status_code saved_read_all(struct saved *saved, struct solver *solver, bool regrets,
	struct saved_error *error);

#endif
