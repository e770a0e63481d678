/* The sums and pictures of a range that felt range shows. */
#ifndef FELT_CMD_RANGE_SHOW_H
#define FELT_CMD_RANGE_SHOW_H

#include "frame/grid.h"
#include "frame/options.h"

#include "odds/hands/hands.h"

enum { RANGE_SHOW_DIGITS = 2 }; /* of a percentage, after the point */

struct range_view {
	const struct settings *settings;
	const struct range *range; /* holds no dead card */
	const struct hands *hands; /* this instead, where hands have more than two cards; or NULL */
	card_set dead;             /* with the cards of the board */
	struct slice normal;       /* the range's canonical form */
};

/* The sums of a range, of one of its classes or of a combo: what is held, and what could be. */
struct range_sums {
	unsigned combos;
	unsigned long weight; /* RANGE_WHOLE for a whole combo */
	unsigned possible;    /* combos without a dead card */
};

struct range_sums range_sums(const struct range_view *view);
struct range_sums range_sums_of_class(const struct range_view *view, int class);
struct range_sums range_sums_of_combo(const struct range_view *view, combo h);

double range_sums_weighted(const struct range_sums *sums); /* combos, each by its weight */
double range_sums_share(const struct range_sums *sums);    /* of what could be; 0 if that is none */

/* Appends the count and the canonical form, on one line where they fit. */
void range_show_summary(const struct range_view *view, struct text *out);
/* Appends the square and the summary. */
void range_show_grid(const struct range_view *view, struct text *out);
/* Adds the square and the summary to a page. */
void range_show_on_page(const struct range_view *view, struct grid_page *page);

#endif
