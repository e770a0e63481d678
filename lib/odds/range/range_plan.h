/* How a range is written with few letters: the terms, before they are text. Shared by the files of
 * the module range alone. */
#ifndef FELT_ODDS_RANGE_PLAN_H
#define FELT_ODDS_RANGE_PLAN_H

#include "odds/range/range.h"

enum { SUITED, OFFSUIT, EITHER, KINDS }; /* pairs are OFFSUIT, as six combos */

/* The order of terms of equal weight. */
enum section {
	SECTION_PAIRS,
	SECTION_EITHER, /* and spans whose high cards run one behind */
	SECTION_SUITED = 3,
	SECTION_OFFSUIT = 5
};

enum { GONE = UINT8_MAX }; /* the depth of a term that others have taken in */

/* A term: classes from the top one down to the bottom one. */
struct stroke {
	uint8_t depth; /* how many others it lies on */
	uint8_t section;
	uint8_t kind;
	bool up; /* written as the bottom one and better */
	int8_t top_high, top_low, high, low;
	uint16_t weight; /* 0: taken away */
};

/* A term with a `*`: two cards like these, or one rank with any other of a kind. */
struct star {
	int8_t rank[2], suit[2]; /* STAR_ANY: as `*` */
	uint8_t kind;            /* other than EITHER: "A*s", "A*o" */
	uint16_t weight;
};

enum { STAR_ANY = -1, STARS_MAX = 64 };

/* The weights under all that follows: of "100%", "*s" and "*o", or 0. */
struct ground {
	uint16_t pairs, kind[2];
};

/* The terms in the order in which they are written, each over those before it. */
struct plan {
	struct ground under;
	uint16_t weight[2][CARD_RANKS][CARD_RANKS]; /* by SUITED or OFFSUIT, high, low */
	uint16_t free[2][CARD_RANKS]; /* by kind, high: of which low ranks stars cover the class */
	uint16_t plain[CARD_RANKS];   /* by high: the low ranks with which both classes are of one
					 weight and without stars */
	int strokes, stars, exceptions;
	struct stroke stroke[COMBO_CLASSES];
	struct star star[STARS_MAX];
	combo exception[COMBO_COUNT]; /* combos unlike their class, or the star that covers them */
	size_t size;                  /* of the text in ASCII, and a comma */
};

/* Of several plans the shortest, and of these the plainest. */
void range_plan_best(struct plan *best, const struct range *range);

/* What lies under a class. */
static inline uint16_t plan_under(const struct plan *plan, int kind, bool pair)
{
	return pair ? plan->under.pairs : plan->under.kind[kind];
}

/* What terms take in ASCII with the comma behind them; of a weight, what it adds. */
int range_weight_size(unsigned weight);
int range_combo_size(unsigned weight);
int range_stroke_size(const struct stroke *stroke);
int range_star_size(const struct star *star);

/* Gives the classes their weights, over what lies under them; those that are of one weight, and
 * without a star, are plain. Returns whether all are. */
bool range_think(struct plan *plan, const struct range *range);

/* Lists the combos that classes and stars get wrong, and finds the classes that stars cover. */
void range_exceptions(struct plan *plan, const struct range *range);

/* Fills the strokes of a plan whose classes have their weights. */
void range_rows(struct plan *plan);

/* The combos of a star; returns how many. */
int range_star_list(const struct star *star, combo out[COMBO_COUNT]);

/* Adds stars to a plan as long as that is shorter, its classes being as they are. */
void range_stars_add(struct plan *plan, const struct range *range);

/* Leaves those stars that are worth their letters when all others are there. */
void range_stars_drop(struct plan *plan, const struct range *range);

#endif
