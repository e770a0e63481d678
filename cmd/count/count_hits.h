/* felt count of ranges: what each range makes on a board.
 *
 * A record is a problem, "22+,AKs; KQo @ Qh7h2c ! As": its ranges, each with a position from 1, a
 * board of 3 to 5 cards and dead cards. Each range has a row for each kind of made hand, one for
 * their total, and one for each draw; or, by combo, a row for each combo. */
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

/* Whether an operand is a range and not a list of cards. */
bool count_hits_asked(const struct settings *settings);

/* Finds the first range of a record that is no list of cards; false if there is none. */
bool count_hits_find(struct slice record, const struct settings *settings, struct slice *range);

/* Runs over all records; returns the exit status. */
int count_hits_run(const struct settings *settings, unsigned view);

/* -- what count_hits*.c share -------------------------------------------- */

struct count_hits {
	const struct settings *settings;
	struct fields fields;
	struct matchup_rules rules;
	struct cards board, dead; /* given by options */
	unsigned view;
	bool pictures; /* on a screen: tables drawn, not rows */
	bool several;  /* problems: each picture says whose it is */
	bool drawn;    /* a picture, so that a blank line comes before the next */
	struct range_hits_problem problem;
	struct made_board on; /* its board */
	struct hits hits;     /* of the current range */
	struct text name;     /* of the same, in normal form */
};

/* What a row is about: a kind, a draw or the total of a range, or a combo. */
struct count_hits_row {
	struct scored scored; /* of a combo */
	const struct count_hits *count;
	size_t problem;
	int range; /* in the problem, from 0 */
	const char *kind, *group;
	struct range_hits_sum sum;
	combo combo;
	struct made made;
};

/* Lists the combos of a range that can be dealt, in the order of their classes. Returns how many.
 */
int count_hits_combos(const struct count_hits *count, int range, combo list[COMBO_COUNT]);

/* Appends the draws with `between` between them, each by its name or its key. */
void count_hits_list_draws(struct text *out, unsigned draws, const char *(*name)(enum made_draw),
	const char *between);

/* Writes the rows of a range. */
void count_hits_rows(const struct count_hits *count, struct job *job, const struct record *record,
	int range);

/* Draws the problem's board, and a range. */
void count_hits_show_board(const struct count_hits *count, struct text *out);
void count_hits_show_range(const struct count_hits *count, int range, struct text *out);

#endif
