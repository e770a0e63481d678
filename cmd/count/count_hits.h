/* felt count --ranges: how each range hits a board.
 *
 * A record is "22+,AKs; KQo @ Qh7h2c ! As": ranges, numbered from 1, a board of 3 to 5 cards and
 * dead cards. Each range has a row for each kind of made hand, one for their total, and one for
 * each draw; with --by-combo, a row for each combo. */
#ifndef FELT_CMD_COUNT_HITS_H
#define FELT_CMD_COUNT_HITS_H

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"
#include "frame/scored.h"
#include "odds/range_hits.h"

/* Views of the fields. */
enum { COUNT_HITS_KINDS = 1, COUNT_HITS_COMBOS = 2 };

extern const struct field count_hits_fields[];

/* Whether an operand is a range rather than a list of cards. */
bool count_hits_asked(const struct settings *settings);

/* Finds the first range in a record that is not a list of cards; false if there is none. */
bool count_hits_find(struct slice record, const struct settings *settings, struct slice *range);

/* Runs over all records; returns the exit status. */
int count_hits_run(const struct settings *settings, unsigned view);

/* -- shared by count_hits*.c --------------------------------------------- */

struct count_hits {
	const struct settings *settings;
	struct fields fields;
	struct matchup_rules rules;
	struct cards board, dead; /* from the options */
	unsigned view;
	bool pictures; /* on a terminal: formatted tables, not rows */
	bool several;  /* several records: each table names its record */
	bool drawn;    /* a table was printed: a blank line precedes the next */
	struct range_hits_problem problem;
	struct made_board on; /* the board of the record */
	struct hits hits;     /* of the current range */
	struct text name;     /* the same range in canonical form */
};

/* The subject of a row: a kind, a draw or the total of a range, or a combo. */
struct count_hits_row {
	struct scored scored; /* set for a combo */
	const struct count_hits *count;
	size_t problem;
	int range; /* index in the record, from 0 */
	const char *kind, *group;
	struct range_hits_sum sum;
	combo combo;
	struct made made;
};

/* Lists the combos of a range that can be dealt, ordered by starting hand. Returns their number. */
int count_hits_combos(const struct count_hits *count, int range, combo list[COMBO_COUNT]);

/* Appends the names or keys of the draws, separated by `between`. */
void count_hits_list_draws(struct text *out, unsigned draws, const char *(*name)(enum made_draw),
	const char *between);

/* Writes the rows of a range. */
void count_hits_rows(const struct count_hits *count, struct job *job, const struct record *record,
	int range);

/* Print the board of the record, and a range. */
void count_hits_show_board(const struct count_hits *count, struct text *out);
void count_hits_show_range(const struct count_hits *count, int range, struct text *out);

#endif
