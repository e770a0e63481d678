/* felt count of hands from a shoe: the results of their next cards. */
#ifndef FELT_CMD_COUNT_SHOE_H
#define FELT_CMD_COUNT_SHOE_H

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"

/* Views of the fields: a single hand; several hands, which adds a hand column; and the same in
 * games with totals. */
enum {
	COUNT_SHOE_ONE = 1,
	COUNT_SHOE_SEVERAL = 2,
	COUNT_SHOE_TOTALS_SHIFT = 2,
	COUNT_SHOE_HIGH = 3,
	COUNT_SHOE_TOTALS = 12
};

extern const struct field count_shoe_fields[], count_shoe_next_fields[];

struct count_shoe_request {
	const struct settings *settings;
	unsigned size; /* cards of a complete hand */
	bool next;
};

/* Returns an exit status. */
int count_shoe_run(const struct count_shoe_request *request);

/* -- shared with hands of other games ----------------------------------------- */

/* Sets the error for an unsuitable number of known cards; returns it. */
status_code count_known_fault(status_code status, const struct record *record, int known,
	unsigned wanted, struct fault *fault);

/* The title of a table if there are several: its hand, unless the operands are a single one. */
void count_draw_heading(const struct settings *settings, const struct record *record, bool single,
	uint64_t tables, struct text *out);

#endif
