/* How a range is written with few letters: its terms, before they are text; private to the module.
 *
 * A plan paints the 1326 combos in layers, later ones over earlier ones, as terms of a range
 * replace each other's weights:
 *
 *     base        "100%", "*s", "*o", or nothing            the weight of most classes
 *     spans       "22+", "A5s-A2s", "!88", "KQo:0.5"        classes (range_spans.c)
 *     wildcards   "Ah*", "!*c*", "7*s:0.25"                 combos (range_wildcards.c)
 *     exceptions  "AhKh", "!AsAh"                           what is wrong still, combo by combo
 *
 * The shortest text is not searched for among all: there are too many. Instead a plan is completed
 * for each of a few beginnings (eight bases, with and without wildcards that take dead cards away,
 * or that stand for all hands of a rank), and the shortest is kept. Within it the spans of a row of
 * classes are the cheapest there are, by dynamic programming, and wildcards are added greedily. */
#ifndef FELT_ODDS_RANGE_PLAN_H
#define FELT_ODDS_RANGE_PLAN_H

#include "odds/range/range_term.h"

/* The order of terms of equal weight. */
enum section {
	SECTION_PAIRS,
	SECTION_EITHER, /* and one more for spans of several high cards */
	SECTION_SUITED = 3,
	SECTION_OFFSUIT = 5
};

/* Classes from the top one down to the bottom one. */
struct span {
	uint8_t depth; /* how many others it lies on; GONE when others have taken it in */
	uint8_t section;
	uint8_t kind;
	bool up; /* written as the bottom one and better */
	int8_t top_high, top_low, high, low;
	uint16_t weight; /* 0: taken away */
};

enum { GONE = UINT8_MAX, RANGE_FREE = UINT16_MAX };

/* A term with a `*`: two cards like these, or one rank with any other of a kind. */
struct wildcard {
	int8_t rank[2], suit[2]; /* or ANY */
	uint8_t kind;            /* other than EITHER: "A*s", "A*o" */
	uint16_t weight;
};

enum { WILDCARDS_MAX = 64 };

struct base {
	uint16_t pairs, kind[2]; /* the weights of "100%", or 0, and of "*s" and "*o" */
};

struct plan {
	struct base base;
	/* Of classes, by kind, high, low; RANGE_FREE where wildcards cover all combos of the class,
	 * so that spans may paint it in any way. */
	uint16_t weight[2][CARD_RANKS][CARD_RANKS];
	uint16_t plain[CARD_RANKS]; /* by high: low ranks whose classes have no exceptions */
	int span_count, wildcard_count, exception_count;
	struct span spans[COMBO_CLASSES];
	struct wildcard wildcards[WILDCARDS_MAX];
	combo exceptions[COMBO_COUNT];
	size_t size; /* of the text in ASCII, and a comma */
};

/* The shortest of the plans that are tried, and of these the plainest. */
void range_plan_best(struct plan *best, const struct range *range);

/* What terms take in ASCII with the comma after them; of a weight, what it adds. */
int range_weight_size(unsigned weight);
int range_combo_size(unsigned weight);
int range_span_size(const struct span *span);
int range_wildcard_size(const struct wildcard *wildcard);

/* Fills the spans of a plan whose classes have their weights. */
void range_spans(struct plan *plan);

/* The combos of a wildcard, each once; returns how many. */
int range_wildcard_list(const struct wildcard *wildcard, combo out[COMBO_COUNT]);

/* Adds wildcards to a plan as long as each is shorter than the exceptions that it saves. */
void range_wildcards_add(struct plan *plan, const struct range *range);

#endif
