/* Ranges from inside: what a term is made of, for reading and for printing, and how a range is
 * written with few of them. */
#ifndef FELT_ODDS_RANGE_INSIDE_H
#define FELT_ODDS_RANGE_INSIDE_H

#include "odds/range/range.h"

/* -- terms ------------------------------------------------------------------- */

enum {
	ANY = -1,         /* a rank or a suit that is `*` */
	HUNDRED = 1000000 /* 100 % in ten-thousandths of a per cent */
};

/* Which hands of two ranks. Where every class is SUITED or OFFSUIT, pairs count as OFFSUIT. */
enum kind { SUITED, OFFSUIT, EITHER, KINDS };

/* Two cards, or the ranks of two. */
struct shape {
	bool cards;
	int rank[2];    /* of ranks, the higher first unless one is ANY */
	int suit[2];    /* of cards */
	enum kind kind; /* of ranks */
};

enum term_form { TERM_SHAPE, TERM_CLIMB, TERM_SPAN, TERM_BEST };

struct term {
	enum term_form form;
	struct shape from, to; /* `to` is of TERM_SPAN only */
	uint64_t worse, best;  /* of TERM_BEST: from, to, in ten-thousandths of a per cent */
};

/* Gives all combos of a term this weight. */
void range_term_put(struct range *out, const struct term *term, uint16_t weight);

/* The cards of a rank and a suit, either of which may be ANY. */
static inline card_set range_cards_like(int rank, int suit)
{
	card_set set = CARD_DECK;

	if (rank != ANY)
		set &= UINT64_C(15) << card_of(rank, 0);
	if (suit != ANY)
		set &= card_set_suit(suit);
	return set;
}

/* -- sizes ------------------------------------------------------------------- */

/* The size of what a weight adds to a term: "!", ":0.25" or nothing. */
static inline int range_weight_size(unsigned weight)
{
	const int digits = weight % 10 ? 4 : weight % 100 ? 3 : weight % 1000 ? 2 : 1;

	return weight == RANGE_WHOLE ? 0 : weight ? 3 + digits : 1;
}

/* The size of a combo with its weight in ASCII, with the comma after it. */
static inline int range_combo_size(unsigned weight)
{
	return 1 + 4 + range_weight_size(weight);
}

/* -- plans ------------------------------------------------------------------- */

/* The plan of a range's text: its terms, chosen so that they take few letters.
 *
 * A plan paints the 1326 combos in layers, later layers over earlier ones, just as a later term
 * replaces the weights of earlier terms:
 *
 *     base        "100%", "*s", "*o", or nothing            the weight of most classes
 *     spans       "22+", "A5s-A2s", "!88", "KQo:0.5"        classes (range_spans.c)
 *     wildcards   "Ah*", "!*c*", "7*s:0.25"                 combos (range_wildcards.c)
 *     exceptions  "AhKh", "!AsAh"                           the combos that are still wrong
 *
 * There are too many texts to search for the shortest of all. Instead a plan is completed for each
 * of a few starting points (eight bases, with and without wildcards that exclude dead cards or that
 * cover all hands of a rank), and the shortest is kept. Within a plan the spans of a row of classes
 * are the cheapest possible, by dynamic programming, and wildcards are added greedily. */

/* The order of terms of equal weight. A span of several high cards has the section after that of
 * its kind. */
enum section { SECTION_PAIRS, SECTION_EITHER, SECTION_SUITED = 3, SECTION_OFFSUIT = 5 };

/* A term for the classes from a top one down to a bottom one. */
struct span {
	uint8_t depth; /* how many spans are under it; GONE when it was joined to another */
	uint8_t section;
	uint8_t kind;
	bool up; /* written as the bottom class with a `+` */
	int8_t top_high, top_low, high, low;
	uint16_t weight; /* 0: excluded */
};

enum { GONE = UINT8_MAX, RANGE_FREE = UINT16_MAX };

/* A term with a `*`: two cards that match these, or a rank with any other rank of a kind. */
struct wildcard {
	int8_t rank[2], suit[2]; /* or ANY */
	uint8_t kind;            /* SUITED "A*s", OFFSUIT "A*o", or EITHER */
	uint16_t weight;
};

enum { WILDCARDS_MAX = 64 };

struct base {
	uint16_t pairs, kind[2]; /* the weights of "100%", or 0, and of "*s" and "*o" */
};

struct plan {
	struct base base;
	/* Of each class, by kind, high, low. RANGE_FREE where wildcards cover all combos of the
	 * class, so that spans may paint it with any weight. */
	uint16_t weight[2][CARD_RANKS][CARD_RANKS];
	uint16_t plain[CARD_RANKS]; /* by high: low ranks whose classes have no exceptions */
	int span_count, wildcard_count, exception_count;
	struct span spans[COMBO_CLASSES];
	struct wildcard wildcards[WILDCARDS_MAX];
	combo exceptions[COMBO_COUNT];
	size_t size; /* of the text in ASCII, and a comma */
};

/* Finds the shortest of the plans that are tried; of equally short ones, the one tried first. */
void range_plan_best(struct plan *best, const struct range *range);

/* The sizes of terms in ASCII, each with a comma. */
int range_span_size(const struct span *span);
int range_wildcard_size(const struct wildcard *wildcard);

/* Fills the spans of a plan whose classes have their weights. */
void range_spans(struct plan *plan);

/* Lists the combos of a wildcard, each once; returns how many. */
int range_wildcard_list(const struct wildcard *wildcard, combo out[COMBO_COUNT]);

/* Adds wildcards to a plan as long as each is shorter than the exceptions that it saves. */
void range_wildcards_add(struct plan *plan, const struct range *range);

#endif
