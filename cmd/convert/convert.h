/* felt convert: hands of texts and hand files, in another format. */
#ifndef FELT_CMD_CONVERT_H
#define FELT_CMD_CONVERT_H

#include "frame/fields.h"
#include "frame/run.h"
#include "hands/hands.h"

#include <stdio.h>

/* A format that hands are written in. */
struct convert_format {
	const char *name;   /* of the option */
	const char *ending; /* of files */
	/* What a file begins and ends with, or NULL. */
	const char *head, *tail;
	/* Appends a hand, the number-th of its file, from 1. */
	void (*write)(struct text *out, const struct hands *hands, uint64_t number);
};

/* What became of the hands of a file, or of all. */
struct convert_count {
	uint64_t hands, converted, bad, duplicates, warnings;
};

/* The numbers of hands that came, as far back as memory is spent on them. */
struct convert_seen;

struct convert {
	struct settings settings;
	const struct convert_format *format;
	int to; /* the place of the format in the table */
	bool recursive, skip_bad, unique, report;
	const char *output;

	struct fields fields;
	struct hands hands;
	struct convert_seen *seen;
	struct job *job;
	bool unread;  /* the current hand could not be read */
	bool stopped; /* a fault ended the run */
	bool failed;  /* the output could not be written; reported */

	const char *file; /* the current one */
	struct slice site;
	struct convert_count count, all;
	size_t files;
	FILE *out; /* with --output: of the current file */
	char *out_name;
	struct text written; /* of a hand */
};

extern const struct convert_format convert_formats[];
extern const struct field convert_fields[];

/* A row of the report. */
struct convert_row {
	const char *file;
	struct slice site;
	const struct convert_count *count;
};

/* Whether the hand of that site and number came before. Without memory it never did. */
struct convert_seen *convert_seen_new(void);
void convert_seen_free(struct convert_seen *seen);
bool convert_seen_before(struct convert_seen *seen, struct slice site, struct slice number);

int convert_run(struct convert *convert);

#endif
