/* What the parts of the filter share; private to filter*.c.
 *
 * filter.c starts a run, writes its output and counts its faults; what reads the
 * records stands in filter_lines.c, filter_rows.c and filter_groups.c. */
#ifndef FELT_CMD_FRAME_FILTER_RUN_H
#define FELT_CMD_FRAME_FILTER_RUN_H

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
	size_t blocks_counted, records; /* of the blocks counted so far */
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

/* Ends the run when a job was interrupted and what it made has been handed over. */
void run_mind_interrupt(struct run *run, const struct job *job);

/* A fault was reported: the run ends invalid, and now unless it keeps going. */
void run_count_fault(struct run *run);

/* Reports that memory is short, and ends the run. */
void run_fail_memory(struct run *run);

/* Reports that the input's file failed, and ends the run. */
void run_fail_file(struct run *run);

/* After the last record: what was collected, and a header if nothing brought it. */
void run_finish(struct run *run, struct job *job);

/* The sources of records, one of which is a run's: each reads to the end and
 * finishes with the job of `work`. */
void run_lines(struct run *run, struct work *work);
void run_operands(struct run *run, struct work *work);
void run_rows(struct run *run, struct work *work);

/* What separates the columns of the input. */
char run_delimiter(const struct run *run);

/* Reports a fault where it is in a row of a table: it counts from the start of cell `column`, or
 * of the whole row when `row` has no cells. `earlier` is left alone when `earlier_line` is set. */
void run_row_fault(struct run *run, struct job *job, const struct csv_row *row, size_t column,
	const char *column_name, struct fault *fault);

/* Rows that make records together. */
struct groups;

struct groups *groups_open(struct run *run, struct work *work);    /* NULL: memory is short */
bool groups_row(struct groups *groups, const struct csv_row *row); /* false: to stop */
/* A record ends with its file, unless the file was not read to its end. */
void groups_end_file(struct groups *groups, bool whole);
bool groups_ready(const struct groups *groups); /* there are names for the output */
void groups_close(struct groups *groups);

#endif
