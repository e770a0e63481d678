/* felt rank: what its parts share. */
#ifndef FELT_CMD_RANK_RANK_H
#define FELT_CMD_RANK_RANK_H

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"

#include "cards/breakdown/breakdown.h"
#include "cards/contest.h"
#include "cards/shoe_line.h"

/* A row held back for sorting. */
struct rank_held {
	score value;
	size_t length; /* bytes of its text */
};

enum { RANK_LINES_AT_ONCE = 4096 };

/* What one job keeps: categories counted, rows held, scores of plain lines. */
struct rank_scratch {
	uint64_t by_category[SHOE_CATEGORIES_MAX]; /* or fewer, of an order */
	struct rank_held *held;
	size_t held_count, held_capacity;
	unsigned without_kernel;
	struct contest contest;
	struct shoe_line line; /* of a game out of a shoe */
	score scores[RANK_LINES_AT_ONCE];
};

struct rank {
	struct settings settings;
	struct fields fields;
	struct cards board;
	bool sort, count;

	struct breakdown breakdown;           /* --count */
	struct shoe shoe;                     /* of a game that is played out of one */
	struct shoe_breakdown shoe_breakdown; /* --count of such a game */
	uint8_t category_of[SCORE_MAX + 1];   /* by score, in the order of the game */
	uint8_t least, most;                  /* cards of a hand, where there is no board */
	void *tables;                         /* of the evaluator, for many lines */
	struct text rows;                     /* --sort: all rows, and how long each is */
	struct rank_held *held;
	size_t held_count, held_capacity;
};

/* -- rows in order (rank_sort.c) ------------------------------------------------------ */

/* Keeps the row that a job has written, from `before` in job->out on. */
void rank_hold(struct job *job, score value, size_t before);

/* Functions of a run (run.h): the rows of all jobs, the best first. */
void rank_collect_rows(void *command, struct job *job);
void rank_finish_rows(void *command, struct job *job);
void rank_clear(void *scratch);

/* -- games out of a shoe (rank_shoe.c) ------------------------------------------------ */

enum {
	RANK_SHOE_PLAIN = 1,
	RANK_SHOE_SCREEN = 2,
	RANK_SHOE_TABLE = 4,
	RANK_SHOE_TOTALS_SHIFT = 3, /* the same views in games that have totals */
	RANK_SHOE_ANY = 63,
	RANK_SHOE_TOTALS = 56
};

extern const struct field rank_shoe_fields[], rank_shoe_count_fields[];

/* Ranks hands of such a game. Returns an exit status. */
int rank_shoe_run(struct rank *rank);

#endif
