/* Where the rows of a run go: to standard output, below a header, as they are or laid out for the
 * screen. */
#ifndef FELT_CMD_FRAME_SINK_H
#define FELT_CMD_FRAME_SINK_H

#include "options.h"
#include "run.h"
#include "screen_table.h"

struct sink {
	const struct run *run;
	const struct rows_name *names; /* a row's own columns, then the fields */
	size_t name_count;
	struct screen_table table;
	bool header_written;
};

/* A sink of rows that have the fields of the run and nothing else. */
void sink_init(struct sink *sink, const struct run *run);

/* Gives the rows other names. False where a screen cannot lay out so many, reported. */
bool sink_name(struct sink *sink, const struct rows_name *names, size_t count);

/* Makes the job's rows those of the sink: its names, format and delimiter. */
void sink_init_rows(const struct sink *sink, struct job *job);

/* Writes what the job has appended and clears it, below the header if that is still to come. False
 * when it could not be written or memory was short, reported. */
bool sink_write(struct sink *sink, struct job *job);

#endif
