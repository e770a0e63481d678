/* felt count of ranges: what each range makes on a board.
 *
 * A record is a problem, "22+,AKs; KQo @ Qh7h2c ! As": its ranges, each with a position from 1, a
 * board of 3 to 5 cards and dead cards. Each range has a row for each kind of made hand, one for
 * their total, and one for each draw; or, by combo, a row for each combo. */
#ifndef FELT_CMD_COUNT_MAKES_H
#define FELT_CMD_COUNT_MAKES_H

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"
#include "frame/scored.h"
#include "odds/makes.h"

/* Views of the fields. */
enum { COUNT_MAKES_KINDS = 1, COUNT_MAKES_COMBOS = 2 };

extern const struct field count_makes_fields[];

/* Whether an operand is a range and not a list of cards. */
bool count_makes_asked(const struct settings *settings);

/* Finds the first range of a record that is no list of cards; false if there is none. */
bool count_makes_find(struct slice record, const struct settings *settings, struct slice *range);

/* Runs over all records; returns the exit status. */
int count_makes_run(const struct settings *settings, unsigned view);

/* -- what count_makes*.c share -------------------------------------------- */

struct count_makes {
	const struct settings *settings;
	struct fields fields;
	struct matchup_rules rules;
	struct cards board, dead; /* given by options */
	unsigned view;
	bool pictures; /* on a screen: tables drawn, not rows */
	bool several;  /* problems: each picture says whose it is */
	bool drawn;    /* a picture, so that a blank line comes before the next */
	struct makes_problem problem;
	struct made_board on; /* its board */
	struct makes makes;   /* of the current range */
	struct text name;     /* of the same, in normal form */
};

/* What a row is about: a kind, a draw or the total of a range, or a combo. */
struct count_makes_row {
	struct scored scored; /* of a combo */
	const struct count_makes *count;
	size_t problem;
	int range; /* in the problem, from 0 */
	const char *kind, *group;
	struct makes_sum sum;
	combo combo;
	struct made made;
};

/* Lists the combos of a range that can be dealt, in the order of their classes. Returns how many.
 */
int count_makes_combos(const struct count_makes *count, int range, combo list[COMBO_COUNT]);

/* Appends the draws with `between` between them, each by its name or its key. */
void count_makes_list_draws(struct text *out, unsigned draws, const char *(*name)(enum made_draw),
	const char *between);

/* Writes the rows of a range. */
void count_makes_rows(const struct count_makes *count, struct job *job, const struct record *record,
	int range);

/* Draws the problem's board, and a range. */
void count_makes_show_board(const struct count_makes *count, struct text *out);
void count_makes_show_range(const struct count_makes *count, int range, struct text *out);

#endif
