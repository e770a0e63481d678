/* Private to felt diff. */
#ifndef FELT_CMD_DIFF_H
#define FELT_CMD_DIFF_H

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"
#include "game/compare.h"
#include "hands/hands.h"
#include "hands/spool.h"

enum diff_by { DIFF_BY_NUMBER, DIFF_BY_ORDER };

/* A hand of the second file: the hash of its number, its location, and whether it was matched with
 * a hand of the first. */
struct diff_entry {
	uint64_t hash;
	struct hand_reader_place place;
	bool met;
};

/* The hands of the second file by number. Hands with equal numbers are matched in file order. */
struct diff_table {
	struct diff_entry *entry; /* in file order; owned */
	size_t count, room;
	size_t *slot; /* hash table of indexes in `entry` + 1; owned */
	size_t slots;
};

enum diff_stage { DIFF_SCANS, DIFF_PAIRS, DIFF_LEFT };

struct diff {
	struct settings settings;
	struct fields fields;
	enum diff_by by;
	struct hand_reader a, b;
	struct spool
		spool; /* the second file, which is read twice if hands are matched by number */
	struct diff_table book;
	enum diff_stage stage;
	size_t at;   /* entry that b reads next; later, entries left over */
	bool b_ends; /* matching by order: no more hands in b */
	bool skips;  /* matching by order: skip the next hand of b */
	/* the current record */
	bool has_a, has_b;       /* the files whose hands it compares */
	struct hand_reader *bad; /* file with an invalid hand or a read error; or NULL */
	struct hand_play play;   /* for messages only */
	struct job *job;
	uint64_t differences;
	bool unreadable; /* a file cannot be read */
	bool memory;     /* out of memory */
};

/* Compares the files. Returns the exit status. */
int diff_run(struct diff *diff);

/* A row: a difference or, with NULL, a hand that one file lacks. The item of diff_fields. */
struct diff_row {
	const struct diff *diff;
	const struct compare_difference *difference;
};
extern const struct field diff_fields[];

/* The number that identifies a hand: the site's, or that of its table, or its index. */
struct slice diff_number(const struct hand_reader *hands, char room[24]);

void diff_table_free(struct diff_table *book);

#endif
