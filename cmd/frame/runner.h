/* The middle of a run, between its source and its sink; private to run.c and the sources.
 *
 * A source has one work per thread. It calls runner_work for each record, which calls the command,
 * and runner_settle when the output of the work may be written. An error is kept until then and
 * reported after the output of the records before it. runner_record does both, for single-threaded
 * sources. */
#ifndef FELT_CMD_FRAME_RUNNER_H
#define FELT_CMD_FRAME_RUNNER_H

#include "input.h"
#include "run.h"
#include "sink.h"
#include "runner.h"

#include <stdatomic.h>

/* An error to be reported when its work is settled. */
struct found {
	struct slice text; /* of the record; must live until then */
	struct fault fault;
	size_t number; /* given by the source with the record, to find its location */
	/* Messages of the command about the record, in the work's; one of them may have rejected
	 * it. `fault` is then STATUS_OK. */
	size_t from, to;
	bool rejected;
};

struct work {
	struct job job;
	struct found *found;
	size_t found_count, found_capacity;
	struct text messages; /* of run->placed */
	/* Reports a fault at its place, or messages. */
	void (*report_record)(void *context, const struct found *found);
	void *context;
};

struct runner {
	const struct run *run;
	struct sink sink;
	struct input input; /* the files of --from (default: standard input) */
	struct work work;   /* of a single-threaded source */
	size_t faults;
	atomic_bool stopped;
	int status;
};

enum { OUT_MAX = 64 << 10 /* maximum number of buffered bytes between writes */ };

/* The messages of what was found; empty for a fault. */
static inline struct slice found_messages(const struct work *work, const struct found *found)
{
	return (struct slice){work->messages.bytes + found->from, found->to - found->from};
}

/* Initializes a zeroed work with a job ready to write; false if out of memory. */
bool runner_init_work(struct runner *runner, struct work *work);
void runner_clear_work(struct runner *runner, struct work *work);

/* Has the command work on a record. False if it must not work on later records. */
bool runner_work(struct runner *runner, struct work *work, const struct record *record,
	size_t number);

/* Adds an error of a record that the command did not see. Returns like runner_work(). */
bool runner_refuse(struct runner *runner, struct work *work, struct slice text,
	const struct fault *fault, size_t number);

/* Writes the output of a work, or has the command collect it, and then reports its errors. */
void runner_settle(struct runner *runner, struct work *work);

/* Settles a work if it has an error, much output, or an urgent job. False if the run must stop. */
bool runner_go_on(struct runner *runner, struct work *work);

/* Works on the next record of a single-threaded source, and settles it. False if the run must
 * stop. */
bool runner_record(struct runner *runner, struct work *work, const struct record *record,
	size_t number);

/* Ends the records: writes the collected results, and a header if none was written. */
void runner_finish(struct runner *runner);

/* Counts a reported error: sets the exit status and, unless the run keeps going, stops it. */
void runner_count_fault(struct runner *runner);

/* Report that the input file failed, or that memory has run out, and end the run. */
void runner_fail_file(struct runner *runner);
void runner_fail_memory(struct runner *runner);

/* Ends the run with a status whose cause was reported. */
void runner_fail(struct runner *runner, int status);

/* The sources of a run's records; private to run.c and source_*.c. Each reads to the end, or until
 * the run is stopped, and finishes the run. */

void source_operands(struct runner *runner);
void source_lines(struct runner *runner); /* with --jobs threads */
void source_table(struct runner *runner); /* rows of CSV and TSV */

#endif
