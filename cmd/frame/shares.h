/* The table of categories: how many hands in each, their share, the odds. */
#ifndef FELT_CMD_FRAME_SHARES_H
#define FELT_CMD_FRAME_SHARES_H

#include "cards/census.h"
#include "frame/rows.h"

/* count / total, 0 of nothing; (total - count) / count, infinite for no count. */
double shares_share(uint64_t count, uint64_t total);
double shares_odds_against(uint64_t count, uint64_t total);

/* Rows of four cells: category, count, share of all, odds against; the best
 * category first, then the total. */
void shares_rows(const struct census *census, struct rows *rows);

/* The same for a person; with a bar for each share when `bars` is not 0: at
 * most so many columns wide, of block characters or of '#'. */
void shares_show(const struct census *census, unsigned bars, bool unicode, struct text *out);

#endif
