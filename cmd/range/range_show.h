/* The totals and grids that felt range prints. */
#ifndef FELT_CMD_RANGE_SHOW_H
#define FELT_CMD_RANGE_SHOW_H

#include "frame/grid.h"
#include "frame/options.h"

#include "odds/hands/hands.h"

enum { RANGE_SHOW_DIGITS = 2 }; /* decimals of a percentage */

struct range_view {
	const struct settings *settings;
	const struct range *range; /* has no dead card */
	const struct hands *hands; /* used instead for hands with more than two cards; or NULL */
	card_set dead;             /* including the board */
	struct slice normal;       /* the range's canonical form */
};

/* Totals of a range, of a starting hand or of a combo: the part in the range, and the possible. */
struct range_sums {
	unsigned combos;
	unsigned long weight; /* RANGE_WHOLE for a whole combo */
	unsigned possible;    /* combos without a dead card */
};

struct range_sums range_sums(const struct range_view *view);
struct range_sums range_sums_of_class(const struct range_view *view, int class);
struct range_sums range_sums_of_combo(const struct range_view *view, combo h);

double range_sums_weighted(const struct range_sums *sums); /* weighted number of combos */
double range_sums_share(
	const struct range_sums *sums); /* fraction of the possible combos; 0 if there are none */

/* Appends the count and the canonical form, on one line if they fit. */
void range_show_summary(const struct range_view *view, struct text *out);
/* Appends the grid and the summary. */
void range_show_grid(const struct range_view *view, struct text *out);
/* Adds the grid and the summary to an image. */
void range_show_on_page(const struct range_view *view, struct grid_page *page);

#endif
