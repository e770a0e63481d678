/* The table of categories of hands out of a shoe, as shares.h is that of poker. */
#ifndef FELT_CMD_FRAME_SHOE_SHARES_H
#define FELT_CMD_FRAME_SHOE_SHARES_H

#include "cards/shoe/shoe.h"
#include "frame/shares.h"

/* A row of the table, the item of its fields: a category, the best being row 0, or the total after
 * them. */
struct shoe_share {
	struct share share;
	int total; /* of the hands in twenty-one; 0: none, or any */
};

static inline int shoe_shares_rows(const struct shoe_rules *rules)
{
	return rules->categories + 1;
}

struct shoe_share shoe_shares_row(const struct shoe_census *census, const struct shoe_rules *rules,
	int row);

/* A function of a row of a table of fields: the total. The others are those of shares.h. */
void shoe_share_total(struct rows *rows, const void *item);

/* The same for a person: only categories in which there are hands, and in twenty-one a line for
 * each total, which says how many of its hands are soft and how many hard. `digits` and `bars` are
 * as for shares_show. */
void shoe_shares_show(const struct shoe_census *census, const struct shoe_rules *rules, int digits,
	unsigned bars, bool unicode, struct text *out);

#endif
