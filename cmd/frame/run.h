/* The run of a command over its records: source -> run -> sink.
 *
 * A source makes records: operands, lines of files, rows of CSV and TSV, groups of such rows, or
 * records that a command reads itself, such as hands of hand histories and shards. A record is a
 * piece of text with cards or ranges, and its location. The command works on one record at a time;
 * the run calls it for each, has the sink write what it appended, reports its errors with their
 * locations, stops at the first or keeps going, and returns an exit status.
 *
 * Several threads may work on lines (settings->jobs): blocks of input are read, processed in
 * parallel jobs, and written in input order, so that the output is the same for any number of
 * threads. `each` and `fast` must therefore write only to their job. */
#ifndef FELT_CMD_FRAME_RUN_H
#define FELT_CMD_FRAME_RUN_H

#include "operands.h"
#include "options.h"
#include "report.h"

#include "felt.h"
#include "frame/csv.h"

struct record {
	struct slice text;         /* the cards or ranges */
	const struct slice *cells; /* a row's cells, or NULL */
	size_t cell_count;
	const struct slice *group; /* cells of a group by column, slices of `text` */
	size_t group_rows;         /* 0: not a group */
};

/* Rows of a table that together make one record. A record ends at an empty line, a row of empty
 * cells, or a change in the column `key`, if there is one. Columns are found by name, in upper or
 * lower case; if the first row has a record in the last of the `needed` columns, there are no names
 * and columns are in this order. A row of results begins with the key's cell alone. */
struct row_group {
	struct group_column {
		const char *name, *other; /* either name is recognized */
	} column[8];
	size_t count;
	size_t needed; /* number of required columns, the first ones */
	size_t key;    /* index of one of the others */
	size_t most;   /* maximum number of rows per record; the rest is ignored */
	/* Optional, for tables without column `guarded`: the status of a cell in a column that is
	 * not read. If it is not STATUS_OK, the cell seems to hold the data of column `guarded`,
	 * and the row is rejected. */
	size_t guarded;
	status_code (*unread)(struct slice cell);
};

/* Output and state of one thread; `scratch` is zeroed memory of the size that the command asks for.
 */
struct job {
	struct text out;
	struct rows rows; /* writes to `out` */
	struct text cell; /* cell buffer of `rows` */
	void *scratch;
	size_t record;    /* number of the current record in the run, from 1 */
	bool urgent;      /* set by `each`: write the output now */
	bool rejected;    /* set by `each`: an error of this record was reported */
	bool interrupted; /* set by `each`: interrupted; later records are skipped */
	bool enough;      /* set by `each`: no more records needed; not a failure */
};

/* Records that a command reads itself. */
enum run_next { RUN_END, RUN_RECORD, RUN_FAILED /* a file could not be read */ };

struct run_source {
	/* Makes the next record; its text lives until the next call. */
	enum run_next (*next)(void *command, struct record *record);
	/* Reports a fault that `each` found, or, with NULL, why `next` failed. */
	void (*report_record)(void *command, const struct fault *fault);
};

struct run {
	const struct settings *settings;
	const struct rows_name *names; /* of the output fields */
	size_t name_count;
	void *command; /* passed to the functions; read-only while jobs run */
	size_t scratch_size;

	/* Works on one record: appends to job->out, or returns an error. */
	status_code (*each)(void *command, struct job *job, const struct record *record,
		struct fault *fault);
	/* Optional: processes whole lines at the start of `bytes` as far as it can, and returns
	 * how many lines and bytes; 0 leaves the next line to `each`. */
	size_t (*fast)(void *command, struct job *job, const char *bytes, size_t length,
		size_t *lines);
	/* Optional: frees memory that a job's scratch owns, if it was not collected. */
	void (*clear)(void *scratch);
	/* Optional: collects the results of a job, in input order, instead of having job->out
	 * written. */
	void (*collect)(void *command, struct job *job);
	/* Optional: writes the collected results, after the last job. */
	void (*finish)(void *command, struct job *job);

	/* Optional: the source of records, instead of operands, lines and tables. */
	const struct run_source *source;
	/* Optional: possible names of the column with the records, terminated by NULL; default:
	 * hand, hands, cards, contest, each with or without a capital. */
	const char *const *columns;
	/* Optional: whether a cell of a table is a record rather than a column name; default:
	 * whether it begins with a card. */
	bool (*is_record)(void *command, struct slice cell);
	/* Optional: groups of rows, unless --column names a column with a record per row. */
	const struct row_group *group;
	/* Optional: joins all operands into one record; default: each is a record. */
	operands_between *between;
	size_t block; /* bytes of lines per job; 0: as many as are read; 1: a line */

	/* Optional, on a terminal: formats job->out; default: rows become a table. */
	void (*show)(void *command, struct slice rows, struct text *out);
	/* Optional, with --columns: whether a cell has a separator of matchup lines. */
	operands_marked *marked;
	bool placed; /* lines, operands: messages of `each` follow its output, and name the line */
	bool plain_text; /* the output has no rows: no header, no table */
	bool foreign;    /* and it is data with untrusted text: see output_data */
	bool summary;    /* its rows summarize all records: none has a CSV row's cells */
	bool whole;      /* no `finish` if an error ends the run: results would be incomplete */
	/* Optional: reports the number of invalid records, if the run kept going. */
	void (*report_errors)(void *command, size_t faults);
};

/* Runs to the end and returns the exit status. */
int run_records(const struct run *run);

/* Makes a fault of an error that the library's interface has described; returns its status. */
status_code run_refuse(const felt_error *error, struct fault *fault);

/* Begins a row: a CSV row's own cells come first. The command then adds its fields to job->rows and
 * ends the row: see fields_row. */
void run_row(struct job *job, const struct record *record);

#endif
