/* felt convert: converts hand histories to another format. */
#ifndef FELT_CMD_CONVERT_H
#define FELT_CMD_CONVERT_H

#include "frame/draft.h"
#include "frame/fields.h"
#include "frame/run.h"
#include "hands/hands.h"
#include "hands/walk.h"
#include "histories/writers/writers.h"
#include "store/store.h"

struct convert;

/* An output format. The rows are in convert_formats.c, in the order of --to's values. */
struct convert_format {
	const char *name; /* value of --to; for formats of convert_write, also the writer's name */
	const char *ending; /* file name extension */
	/* The first and last lines of a file, or NULL. */
	const char *head, *tail;
	bool rows;                    /* tables: the rows that --rows chooses, in */
	enum rows_format rows_format; /* this format */
	bool records; /* written from convert->hands.hand, for which site histories are read as PHH
		       */
	/* Appends the current hand, the number-th of its file (from 1), and counts in convert->lost
	 * what the format cannot express. Returns false if it cannot be written; the error is in
	 * convert->play. */
	bool (*write)(struct text *out, struct convert *convert, uint64_t number);
};

/* Number of hands by result, for a file or for all. */
struct convert_count {
	uint64_t hands, converted, bad, duplicates, warnings;
};

/* Hand numbers seen so far, within a memory limit. */
struct convert_seen;

/* The rows that --report writes instead of hands. */
enum convert_report { CONVERT_HANDS, CONVERT_FILES, CONVERT_LOST };

/* The unit of a row: --rows. */
enum convert_rows { CONVERT_ROWS_PLAYERS, CONVERT_ROWS_ACTIONS, CONVERT_ROWS_HANDS };

struct convert {
	struct settings settings;
	const struct convert_format *format;
	int to;     /* index of the format in the table */
	int report; /* enum convert_report */
	int rows;   /* enum convert_rows */
	bool recursive, skip_bad, unique;
	const char *output;

	struct fields fields;
	struct hand_reader hands;
	struct convert_seen *seen;
	struct job *job;
	bool unread;   /* the current hand is invalid */
	bool stopped;  /* an error ended the run */
	bool failed;   /* the output could not be written; reported */
	bool left_out; /* the database has the current hand already */
	bool catches;  /* an interrupt ends the run after the current hand */

	struct walk walk; /* the input files */
	const char *file; /* the current file */
	struct text site; /* site of its last hand */
	struct convert_count count, all;
	size_t files;
	struct draft out;              /* with --output: the output of the current file */
	struct text path;              /* and its name */
	bool passed_over;              /* the output file already existed; no hands are written */
	bool refused;                  /* passed_over was true for some file */
	double shown;                  /* time of the last progress report, in seconds */
	struct text written;           /* the output of a hand */
	struct hand_play play;         /* used by formats that play the hands */
	struct store_facts facts;      /* used by formats that write rows */
	struct store_writer *store;    /* used by the format sqlite */
	uint64_t lost[WRITERS_LOSSES]; /* of all hands */
};

extern const struct convert_format convert_formats[];

extern const struct field convert_fields[];      /* of struct convert_row */
extern const struct field convert_lost_fields[]; /* of struct convert_loss */
extern const struct field convert_row_fields[];  /* views: a bit for each of enum convert_rows */

/* A row of --report=files. */
struct convert_row {
	const char *file;
	struct slice site;
	const struct convert_count *count;
};

/* A row of --report=lost. */
struct convert_loss {
	const char *format, *kind; /* "total" in the last row */
	uint64_t count;
};

/* Whether a hand with that site and number came before; false if out of memory. */
struct convert_seen *convert_seen_new(void);
void convert_seen_free(struct convert_seen *seen);

int convert_run(struct convert *convert);

/* Writes the current hand to the output file of the current input, which is created with its first
 * hand. Returns false if the format cannot express the hand. */
bool convert_write_file(struct convert *convert);
/* Closes that file, if any. A file that is incomplete, or whose writing was interrupted, is
 * removed. */
void convert_close_output(struct convert *convert);

/* Shows the progress of a run that writes files or a database, on a terminal, a few times per
 * second. */
void convert_show_progress(struct convert *convert);

/* Determines the database to write, which must not be an input file. Returns OPTIONS_RUN, or the
 * exit status after a report. */
int convert_name_store(struct convert *convert);

bool convert_write_store(struct text *out, struct convert *convert, uint64_t number);

bool convert_write_rows(struct text *out, struct convert *convert, uint64_t number);

/* Plays the current hand. Returns false like convert_format.write, or if out of memory, reported.
 */
bool convert_find_facts(struct convert *convert);

#endif
