/* The destination of a run's rows: standard output, below a header, as data or formatted for a
 * terminal. */
#ifndef FELT_CMD_FRAME_SINK_H
#define FELT_CMD_FRAME_SINK_H

#include "options.h"
#include "run.h"
#include "screen_table.h"

/* Whether rows in the format of the settings have a header: as requested, or usually. */
bool sink_has_header(const struct settings *settings);

/* Sets up rows in the format of the settings, with the names, output and cell of rows_init. For a
 * terminal, numbers are percentages, and have the digits of the command if no option gives any. */
void sink_set_rows(const struct settings *settings, const struct rows_name *names, size_t count,
	struct text *out, struct text *cell, struct rows *rows);

struct sink {
	const struct run *run;
	const struct rows_name *names; /* a row's own columns, then the fields */
	size_t name_count;
	struct screen_table table;
	bool header_written;
};

/* Initializes a sink whose rows have the fields of the run and nothing else. */
void sink_init(struct sink *sink, const struct run *run);

/* Gives the rows other names. False if a terminal table cannot have that many, reported. */
bool sink_name(struct sink *sink, const struct rows_name *names, size_t count);

/* Sets up the job's rows for the sink: names, format and delimiter. */
void sink_init_rows(const struct sink *sink, struct job *job);

/* Writes and clears what the job has appended, after the header if that is still to be written.
 * False if it could not be written or memory has run out, reported. */
bool sink_write(struct sink *sink, struct job *job);

#endif
