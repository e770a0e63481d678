/* The table of categories: the number of hands in each, their probability, and the odds against. */
#ifndef FELT_CMD_FRAME_SHARES_H
#define FELT_CMD_FRAME_SHARES_H

#include "cards/breakdown/breakdown.h"
#include "frame/rows.h"
#include "cards/shoe/shoe.h"

/* count / total, 0 if total is 0; and (total - count) / count, infinite if count is 0. */
double shares_share(uint64_t count, uint64_t total);

/* A row of the table, the item of its fields: a category, or the total after them. */
struct share {
	const char *category;
	uint64_t count, total;
};

enum { SHARES_NONE = -1 /* the row of hands without a category */ };

/* The number of rows. Row 0 is the best category of the ranking; the total follows the last, after
 * the hands without a low, for which only rankings with a qualifier have a row. */
int shares_rows(const struct order *order);
struct share shares_row(const struct breakdown *breakdown, const struct order *order, int row);

/* Cell functions for a table of fields (fields.h); items begin with a struct share. */
void share_category(struct rows *rows, const void *item);
void share_count(struct rows *rows, const void *item);
void share_probability(struct rows *rows, const void *item);
void share_odds(struct rows *rows, const void *item);

enum { SHARES_DIGITS = 4 }; /* decimals of a percentage */

/* The table for a terminal, with percentages of `digits` decimals. `name` is the title: the half
 * that the categories belong to, or "". If `bars` is not 0, each share has a bar of at most that
 * many columns, made of block characters or of '#'. */
void shares_show(const struct breakdown *breakdown, const struct order *order, const char *name,
	int digits, unsigned bars, bool unicode, struct text *out);

/* Appends two spaces and a bar for `share`, 0 to 1, where 1 is `columns` wide; nothing if the bar
 * would be too short to see. */
void shares_add_bar(struct text *out, double share, unsigned columns, bool unicode);

/* The table of categories of hands from a shoe, like the above for poker. */

/* A row of the table, the item of its fields: a category, row 0 being the best, or the total after
 * them. */
struct shoe_share {
	struct share share;
	int total; /* of the hands, in twenty-one; 0: none, or any */
};

static inline int shoe_shares_rows(const struct shoe_rules *rules)
{
	return rules->categories + 1;
}

struct shoe_share shoe_shares_row(const struct shoe_breakdown *breakdown,
	const struct shoe_rules *rules, int row);

/* The cell function of the total. The others are those of poker. */
void shoe_share_total(struct rows *rows, const void *item);

/* The table for a terminal: only categories that have hands and, in twenty-one, a line for each
 * total with the numbers of its soft and hard hands. `digits` and `bars` are those of shares_show.
 */
void shoe_shares_show(const struct shoe_breakdown *breakdown, const struct shoe_rules *rules,
	int digits, unsigned bars, bool unicode, struct text *out);

#endif
