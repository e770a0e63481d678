/* What the parts of `felt diff` share. */
#ifndef FELT_CMD_DIFF_H
#define FELT_CMD_DIFF_H

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"
#include "game/compare.h"
#include "hands/hands.h"
#include "hands/spool.h"

enum diff_by { DIFF_BY_NUMBER, DIFF_BY_ORDER };

/* A hand of the second file: the hash of its number, where it is, and whether it has met one of the
 * first. */
struct diff_entry {
	uint64_t hash;
	struct hands_place place;
	bool met;
};

/* The hands of the second file by their numbers. Those of one number are met in their order. */
struct diff_table {
	struct diff_entry *entry; /* in the order of the file; owned */
	size_t count, room;
	size_t *slot; /* places in `entry` + 1, by hash; owned */
	size_t slots;
};

enum diff_stage { DIFF_SCANS, DIFF_PAIRS, DIFF_LEFT };

struct diff {
	struct settings settings;
	struct fields fields;
	enum diff_by by;
	struct hands a, b;
	struct spool spool; /* of the second file, which is read twice if hands meet by number */
	struct diff_table book;
	enum diff_stage stage;
	size_t at;   /* of the entries: the one that b reads next, or those that are left */
	bool b_ends; /* by order: it has no more hands */
	bool skips;  /* by order: its next hand is to be skipped */
	/* the current record */
	bool has_a, has_b;     /* whose hands it is about */
	struct hands *bad;     /* whose hand cannot be read, or whose file; or NULL */
	struct hand_play play; /* for messages alone */
	struct job *job;
	uint64_t differences;
	bool unreadable; /* a file cannot be read */
	bool memory;     /* it was short */
};

/* Compares the files. Returns the exit status. */
int diff_run(struct diff *diff);

/* A row: a difference, or with NULL a hand that one file lacks. It is the item of diff_fields. */
struct diff_row {
	const struct diff *diff;
	const struct compare_difference *difference;
};
extern const struct field diff_fields[];

/* The number by which a hand is known: the site's, or else that of its table or its place. */
struct slice diff_number(const struct hands *hands, char room[24]);

void diff_table_free(struct diff_table *book);

#endif
