/* felt count of hands out of a shoe: what their cards to come make. */
#ifndef FELT_CMD_COUNT_SHOE_H
#define FELT_CMD_COUNT_SHOE_H

#include "frame/fields.h"
#include "frame/options.h"

/* Views of the fields: a single hand, or several, which rows then have; and the same in games that
 * have totals. */
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

#endif
