/* The run of a command over its records: source -> run -> sink.
 *
 * A source makes records: operands, lines of files, rows of CSV and TSV, groups of such rows, or
 * what a command reads itself, such as hands of hand files and shards. A record is a piece of text
 * with cards or ranges, and its place. The command works on one record at a time; the run calls it
 * for each, has the sink write what it appended, reports its faults with their places, stops at the
 * first or keeps going, and returns an exit status.
 *
 * Several threads may work on lines (settings->jobs): blocks of input are read, worked on in jobs
 * side by side, and written in the order in which they were read, so that the output is the same
 * for any number of threads. Everything that `each` and `fast` write must therefore be in their
 * job. */
#ifndef FELT_CMD_FRAME_RUN_H
#define FELT_CMD_FRAME_RUN_H

#include "operands.h"
#include "options.h"
#include "report.h"

#include "frame/csv.h"

struct record {
	struct slice text;         /* the cards or ranges */
	const struct slice *cells; /* a row's cells, or NULL */
	size_t cell_count;
	const struct slice *group; /* of a group: its rows' cells by column, slices of `text` */
	size_t group_rows;         /* 0: no group */
};

/* Rows of a table that make one record together: they end at an empty line, a row of empty
 * cells, and where the column `key`, if there is one, has something else. Columns are known by
 * their names, in any case; in a table whose first row has a record in the last of the `needed`
 * columns they have this order. A row of results begins with the key's cell alone. */
struct row_group {
	struct group_column {
		const char *name, *other; /* two names that it may have */
	} column[8];
	size_t count;
	size_t needed; /* so many of the first */
	size_t key;    /* one of the others */
	size_t most;   /* rows that are kept of a record; it is cut after them */
	/* Optional, for tables without column `guarded`: the status of a cell in a column that is
	 * not read. Not STATUS_OK: it seems to say what that column would, so the row is refused.
	 */
	size_t guarded;
	status_code (*unread)(struct slice cell);
};

/* What one thread fills; a zeroed scratch of the command's size comes with it. */
struct job {
	struct text out;
	struct rows rows; /* writes to `out` */
	struct text cell; /* that of `rows` */
	void *scratch;
	size_t record;    /* the number of the current record in the run, from 1 */
	bool urgent;      /* `each` asks that what there is be written now */
	bool interrupted; /* `each` was told to end: nothing after this record is worked on */
	bool enough;      /* `each` wants no more records; that is no failure */
};

/* Records that a command reads itself. */
enum run_next { RUN_END, RUN_RECORD, RUN_FAILED /* a file could not be read */ };

struct run_source {
	/* Makes the next record, whose text lives until the next. */
	enum run_next (*next)(void *command, struct record *record);
	/* Reports a fault that `each` found, or, with NULL, why `next` failed. */
	void (*report_record)(void *command, const struct fault *fault);
};

struct run {
	const struct settings *settings;
	const struct rows_name *names; /* of the output fields */
	size_t name_count;
	void *command; /* passed on; only read while jobs run */
	size_t scratch_size;

	/* Works on one record: appends to job->out, or returns a fault. */
	status_code (*each)(void *command, struct job *job, const struct record *record,
		struct fault *fault);
	/* Optional: takes whole lines from the start of `bytes` as far as it can, and
	 * says how many lines and bytes it took; 0 leaves the next line to `each`. */
	size_t (*fast)(void *command, struct job *job, const char *bytes, size_t length,
		size_t *lines);
	/* Optional: frees what a job's scratch owns, when it was not collected. */
	void (*clear)(void *scratch);
	/* Optional: takes what a job has done, in the order of the input, instead of
	 * having job->out written. */
	void (*collect)(void *command, struct job *job);
	/* Optional: writes what has been collected, after the last job. */
	void (*finish)(void *command, struct job *job);

	/* Optional: where records come from, instead of operands, lines and tables. */
	const struct run_source *source;
	/* Optional: the names that the column with the records may have, NULL after the
	 * last; without it, hand, hands, cards, contest, and each with a capital. */
	const char *const *columns;
	/* Optional: whether a cell of a table reads as a record, so that it is no
	 * column's name; without it, whether it begins with a card. */
	bool (*is_record)(void *command, struct slice cell);
	/* Optional: rows in groups, unless --column says which has a record of its own. */
	const struct row_group *group;
	/* Optional: joins all operands into one record; without it each is a record. */
	operands_between *between;
	size_t block; /* bytes of lines that a thread takes at a time; 0: as many as are read */

	/* Optional, on a screen: lays job->out out; without it rows become a table. */
	void (*show)(void *command, struct slice rows, struct text *out);
	/* Optional, with --columns: whether a cell has a mark that divides contest lines. */
	operands_marked *marked;
	bool plain_text; /* the output has no rows: no header, no table */
	bool foreign;    /* and it is data with foreign text in it: see output_data */
	bool summary;    /* its rows are of all records: none has a CSV row's cells */
	/* Optional: says how many records were invalid, where the run kept going. */
	void (*report_errors)(void *command, size_t faults);
};

/* Runs to the end and returns the exit status. */
int run_records(const struct run *run);

/* Begins a row: a CSV row's own cells come first. The command then adds its
 * fields to job->rows and ends the row: see fields_row. */
void run_row(struct job *job, const struct record *record);

#endif
