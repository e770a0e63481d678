/* felt convert: hands of texts and hand files, in another format. */
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

/* A format that hands are written in. The rows are in convert_formats.c, in the order of the words
 * of --to. */
struct convert_format {
	const char *name;   /* of the option; where convert_write writes it, of the writer */
	const char *ending; /* of files */
	/* What a file begins and ends with, or NULL. */
	const char *head, *tail;
	bool rows;                    /* it is rows, those that --rows chooses, */
	enum rows_format rows_format; /* in this format */
	bool records; /* it is written from convert->hands.hand, for which hands of texts are read
			 as hand files */
	/* Appends the current hand, the number-th of its file, from 1, and adds what it cannot say
	 * to convert->lost. False: the fault in convert->play is why it cannot be written. */
	bool (*write)(struct text *out, struct convert *convert, uint64_t number);
};

/* What became of the hands of a file, or of all. */
struct convert_count {
	uint64_t hands, converted, bad, duplicates, warnings;
};

/* The numbers of hands that came, as far back as memory is spent on them. */
struct convert_seen;

/* The rows that --report writes instead of hands. */
enum convert_report { CONVERT_HANDS, CONVERT_FILES, CONVERT_LOST };

/* What there is a row for. */
enum convert_rows { CONVERT_ROWS_PLAYERS, CONVERT_ROWS_ACTIONS, CONVERT_ROWS_HANDS };

struct convert {
	struct settings settings;
	const struct convert_format *format;
	int to;     /* the place of the format in the table */
	int report; /* enum convert_report */
	int rows;   /* enum convert_rows */
	bool recursive, skip_bad, unique;
	const char *output;

	struct fields fields;
	struct hands hands;
	struct convert_seen *seen;
	struct job *job;
	bool unread;   /* the current hand could not be read */
	bool stopped;  /* a fault ended the run */
	bool failed;   /* the output could not be written; reported */
	bool left_out; /* the store has the current hand already */
	bool catches;  /* an interrupt ends the run after the current hand */

	struct walk walk; /* the files that are read */
	const char *file; /* the current one */
	struct text site; /* that of its last hand */
	struct convert_count count, all;
	size_t files;
	struct draft out;           /* with --output: of the current file */
	struct text path;           /* and its name */
	bool passed_over;           /* a file of that name was there before; no hands are written */
	bool refused;               /* that was so of a file */
	double shown;               /* when the progress was shown last, in seconds */
	struct text written;        /* of a hand */
	struct hand_play play;      /* of formats that play the hands */
	struct store_facts facts;   /* likewise, of those that write rows of them */
	struct store_writer *store; /* of the format sqlite */
	uint64_t lost[WRITERS_LOSSES]; /* of all hands */
};

extern const struct convert_format convert_formats[];

extern const struct field convert_fields[];      /* of struct convert_row */
extern const struct field convert_lost_fields[]; /* of struct convert_loss */
extern const struct field convert_row_fields[];  /* views: a bit for each of enum convert_rows */

/* A row of the report. */
struct convert_row {
	const char *file;
	struct slice site;
	const struct convert_count *count;
};

/* And one of what was lost. */
struct convert_loss {
	const char *format, *kind; /* "total" in the last row */
	uint64_t count;
};

/* Whether the hand of that site and number came before. Without memory it never did. */
struct convert_seen *convert_seen_new(void);
void convert_seen_free(struct convert_seen *seen);

int convert_run(struct convert *convert);

/* Writes the current hand to the file of the current one, which is made with its first hand. False:
 * it cannot be written in this format. */
bool convert_write_file(struct convert *convert);
/* Ends that file, if there is one. One that could not be written whole, or was interrupted, is
 * removed. */
void convert_close_output(struct convert *convert);

/* How far a run that writes to files or a store is, on a terminal, a few times a second. */
void convert_show_progress(struct convert *convert);

/* Finds out which store to write to, which is not among the files that are read. OPTIONS_RUN, or
 * the exit status after a report. */
int convert_name_store(struct convert *convert);

bool convert_write_store(struct text *out, struct convert *convert, uint64_t number);

bool convert_write_rows(struct text *out, struct convert *convert, uint64_t number);

/* Plays the current hand. False: as of convert_format.write, or memory is short, reported. */
bool convert_find_facts(struct convert *convert);

#endif
