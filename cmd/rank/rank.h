/* Private to felt rank. */
#ifndef FELT_CMD_RANK_RANK_H
#define FELT_CMD_RANK_RANK_H

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"

#include "frame/shares.h"

#include "felt.h"

/* A row kept for sorting. */
struct rank_held {
	felt_score value;
	size_t length; /* bytes of its text */
};

enum { RANK_LINES_AT_ONCE = 4096 };

/* The results of one job: category counts, rows to sort, scores of plain lines. */
struct rank_scratch {
	uint64_t by_category[SHOE_CATEGORIES_MAX]; /* by category */
	struct rank_held *held;
	size_t held_count, held_capacity;
	felt_showdown *showdown; /* of the current record; NULL before the first */
};

struct rank {
	struct settings settings;
	struct fields fields;
	const felt_game *game;
	felt_lines *lines;
	bool sort, count;

	struct breakdown breakdown;           /* --count */
	struct shoe_breakdown shoe_breakdown; /* of a game dealt from a shoe */
	struct text rows;                     /* --sort: all rows; `held` has their lengths */
	struct rank_held *held;
	size_t held_count, held_capacity;
};

/* -- hands and sorted rows (rank_sort.c) ---------------------------------------------- */

/* Reads the hand of a record; returns NULL and describes the error if it cannot. */
felt_showdown *rank_read(const struct rank *rank, struct rank_scratch *scratch,
	const struct record *record, struct fault *fault);

/* Keeps the row that a job has written at `before` in job->out. */
void rank_hold(struct job *job, felt_score value, size_t before);

/* Functions of a run (run.h): collect and write the rows of all jobs, best first. */
void rank_collect_rows(void *command, struct job *job);
void rank_finish_rows(void *command, struct job *job);

/* The same for the memory of a job. */
void rank_clear(void *scratch);

/* -- games dealt from a shoe (rank_shoe.c) -------------------------------------------- */

enum {
	RANK_SHOE_PLAIN = 1,
	RANK_SHOE_SCREEN = 2,
	RANK_SHOE_TABLE = 4,
	RANK_SHOE_TOTALS_SHIFT = 3, /* the same views in games with totals */
	RANK_SHOE_ANY = 63,
	RANK_SHOE_TOTALS = 56
};

extern const struct field rank_shoe_fields[], rank_shoe_count_fields[];

/* Ranks hands of a game dealt from a shoe. Returns an exit status. */
int rank_shoe_run(struct rank *rank);

#endif
