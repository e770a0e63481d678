/* The middle of a run, between its source and its sink; private to run.c and the sources.
 *
 * A source has one work for each of its threads. It calls runner_work for each record, which calls
 * the command, and runner_settle when the output of the work may be written. A fault is kept until
 * then and reported after the output of the records before it. runner_record does both, for
 * sources of one thread. */
#ifndef FELT_CMD_FRAME_RUNNER_H
#define FELT_CMD_FRAME_RUNNER_H

#include "input.h"
#include "run.h"
#include "sink.h"
#include "runner.h"

#include <stdatomic.h>

/* A fault that is to be reported when its work is settled. */
struct found {
	struct slice text; /* of the record: alive until then */
	struct fault fault;
	size_t number; /* what the source gave with the record, to find its place again */
};

struct work {
	struct job job;
	struct found *found;
	size_t found_count, found_capacity;
	/* Reports a fault at its place. */
	void (*report_record)(void *context, const struct found *found);
	void *context;
};

struct runner {
	const struct run *run;
	struct sink sink;
	struct input input; /* the files of --from, or standard input */
	struct work work;   /* of a source of one thread */
	size_t faults;
	atomic_bool stopped;
	int status;
};

enum { OUT_MAX = 64 << 10 /* bytes held back between writes */ };

/* A zeroed work with a job ready to write; false when memory is short. */
bool runner_init_work(struct runner *runner, struct work *work);
void runner_clear_work(struct runner *runner, struct work *work);

/* Has the command work on a record. False when it is not to work on later records. */
bool runner_work(struct runner *runner, struct work *work, const struct record *record,
	size_t number);

/* Adds a fault of a record that the command was not given. False in the same case. */
bool runner_refuse(struct runner *runner, struct work *work, struct slice text,
	const struct fault *fault, size_t number);

/* Writes the output of a work, or has the command collect it, and then reports its faults. */
void runner_settle(struct runner *runner, struct work *work);

/* Settles a work if it has a fault, much output, or a job that asks for it. False when the run is
 * to stop. */
bool runner_go_on(struct runner *runner, struct work *work);

/* Works on the next record of a source of one thread, and settles it. False when the run is to
 * stop. */
bool runner_record(struct runner *runner, struct work *work, const struct record *record,
	size_t number);

/* Ends the records: writes what was collected, and a header if none was written. */
void runner_finish(struct runner *runner);

/* A fault was reported: the exit status says so, and unless the run keeps going it stops. */
void runner_count_fault(struct runner *runner);

/* Report that the input's file failed, or that memory is short, and end the run. */
void runner_fail_file(struct runner *runner);
void runner_fail_memory(struct runner *runner);

/* Ends the run with a status that was reported. */
void runner_fail(struct runner *runner, int status);

/* The sources of a run's records; private to run.c and source_*.c. Each reads to the end, or until
 * the run is stopped, and finishes it. */

void source_operands(struct runner *runner);
void source_lines(struct runner *runner); /* by several threads, if there are to be */
void source_table(struct runner *runner); /* rows of CSV and TSV */

#endif
