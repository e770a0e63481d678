/* What the parts of the filter share; private to filter*.c.
 *
 * filter.c starts a run, writes its output and counts its faults; what reads the
 * records stands in filter_lines.c and filter_rows.c. */
#ifndef FELT_CMD_FILTER_RUN_H
#define FELT_CMD_FILTER_RUN_H

#include "filter.h"
#include "input.h"
#include "screen.h"

#include <pthread.h>
#include <stdatomic.h>

/* A fault found inside a block, kept until the block's turn to be written. */
struct found {
	struct slice line;
	struct fault fault;
	size_t number; /* of the line in its block, from 0 */
};

enum work_state { WORK_FREE, WORK_BUSY, WORK_DONE };

struct work {
	enum work_state state;
	size_t number; /* of the block, in the order of reading */
	struct job job;
	struct block block;
	struct found *found;
	size_t found_count, found_capacity;
	size_t lines; /* in the block, as far as it was worked on */
	int failed;   /* errno of the block's reading */
};

struct run {
	struct filter *filter;
	struct input input;
	struct screen_table table;
	const struct rows_name *names; /* a row's own columns, then the fields */
	size_t name_count;
	size_t faults;
	size_t line; /* lines before the block that is written next */
	bool alone;  /* one thread: what it makes may go out at once */
	bool header_written;
	atomic_bool stopped;
	int status;

	/* blocks are numbered as they are read and written in that order, by one
	 * thread at a time */
	struct work *pool;
	size_t pool_size;
	pthread_mutex_t lock;
	pthread_cond_t freed; /* a work is free, or a block was written */
	size_t blocks_read, blocks_written;
	bool writing, ended;
};

enum { OUT_MOST = 64 << 10 /* bytes held back between writes */ };

/* A zeroed work with a job ready to write; false when memory is short. */
bool work_init(struct run *run, struct work *work);
void work_clear(struct run *run, struct work *work);

/* Makes the job's rows those of the run: its names, format and delimiter. */
void run_init_job(struct run *run, struct job *job);

/* Writes what a job has appended, or has the command collect it. */
void run_hand_over(struct run *run, struct job *job);

/* A fault was reported: the run ends invalid, and now unless it keeps going. */
void run_count_fault(struct run *run);

/* Reports that the input's file failed, and ends the run. */
void run_fail_file(struct run *run);

/* After the last record: what was collected, and a header if nothing brought it. */
void run_finish(struct run *run, struct job *job);

/* The sources of records, one of which is a run's: each reads to the end and
 * finishes with the job of `work`. */
void run_lines(struct run *run, struct work *work);
void run_operands(struct run *run, struct work *work);
void run_rows(struct run *run, struct work *work);

#endif
