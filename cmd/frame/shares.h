/* The table of categories: how many hands each has, their probability, and the odds against them.
 */
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

enum { SHARES_NONE = -1 /* hands of no category, among categories */ };

/* The best category of the order is row 0; the total comes after the last, and before it hands
 * without a low, of which only orders in which some hands do not qualify have a row. */
int shares_rows(const struct order *order);
struct share shares_row(const struct breakdown *breakdown, const struct order *order, int row);

/* Functions of rows of a table of fields (fields.h); items begin with a struct share. */
void share_category(struct rows *rows, const void *item);
void share_count(struct rows *rows, const void *item);
void share_probability(struct rows *rows, const void *item);
void share_odds(struct rows *rows, const void *item);

enum { SHARES_DIGITS = 4 }; /* of a percentage, after the point */

/* The same for a person, with shares as percentages of `digits` digits after the point. `name` is
 * written above the categories: which half they are of, or "". If `bars` is not 0, each share has a
 * bar of at most that many columns, of block characters or of '#'. */
void shares_show(const struct breakdown *breakdown, const struct order *order, const char *name,
	int digits, unsigned bars, bool unicode, struct text *out);

/* Appends two blanks and a bar of `share`, 0 to 1, of so many columns; nothing where the bar would
 * be too short to be seen. */
void shares_add_bar(struct text *out, double share, unsigned columns, bool unicode);

/* The table of categories of hands out of a shoe, as shares.h is that of poker. */

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

struct shoe_share shoe_shares_row(const struct shoe_breakdown *breakdown,
	const struct shoe_rules *rules, int row);

/* A function of a row of a table of fields: the total. The others are those of shares.h. */
void shoe_share_total(struct rows *rows, const void *item);

/* The same for a person: only categories in which there are hands, and in twenty-one a line for
 * each total, which says how many of its hands are soft and how many hard. `digits` and `bars` are
 * as for shares_show. */
void shoe_shares_show(const struct shoe_breakdown *breakdown, const struct shoe_rules *rules,
	int digits, unsigned bars, bool unicode, struct text *out);

#endif
