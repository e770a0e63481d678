/* Private to range/: terms, for reading and for printing, and the plan of a range's text. */
#ifndef FELT_ODDS_RANGE_INTERNAL_H
#define FELT_ODDS_RANGE_INTERNAL_H

#include "odds/range/range.h"

/* -- terms ------------------------------------------------------------------- */

enum {
	ANY = -1, /* a rank or a suit that is `*` */
	HUNDRED = RANGE_HUNDRED
};

/* The suits of hands of two ranks. Pairs are written like EITHER, without a mark. */
enum range_kind { SUITED, OFFSUIT, EITHER, KINDS };

/* Two cards, or the ranks of two cards. */
struct range_shape {
	bool cards;
	int rank[2];          /* for ranks, the higher first unless one is ANY */
	int suit[2];          /* for cards */
	enum range_kind kind; /* for ranks */
};

enum term_form { TERM_SHAPE, TERM_CLIMB, TERM_SPAN, TERM_BEST };

/* A term: the combos it names, and the weight it gives them. */
struct range_term {
	enum term_form form;
	uint16_t weight;
	struct range_shape from, to; /* `to` is for TERM_SPAN only */
	uint64_t worse, best;    /* for TERM_BEST: from, to, in ten-thousandths of a percent ... */
	const struct game *game; /* ... of the combos of this game */
};

/* Gives all combos of a term its weight, including those that the game's deck does not have. */
void range_term_put(struct range *out, const struct range_term *term);

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

/* -- plans ------------------------------------------------------------------- */

/* The ranks of a class are a cell of the grid, numbered as the suited class of these ranks, or as
 * the pair (combo.h): AA is 0, AK 1, A2 12, KK 14. From a cell it is 1 to the next kicker,
 * RANGE_COLUMN to the next high card and RANGE_DIAGONAL to both. */
enum { RANGE_COLUMN = CARD_RANKS, RANGE_DIAGONAL = CARD_RANKS + 1 };

enum { RANGE_FREE = UINT16_MAX, RANGE_WILDCARDS = 64 };

/* A term for the classes from a top cell to a bottom one. Pairs are EITHER. */
struct range_span {
	uint8_t depth; /* number of spans under it */
	uint8_t kind;
	bool up; /* written as the bottom class with a `+` */
	uint8_t top, bottom;
	uint16_t weight; /* 0: excluded */
};

/* The terms of a range's text, layer by layer, and the weights from which they are chosen. A size
 * is a number of ASCII characters; that of a term includes a comma. */
struct range_plan {
	/* The weights under all spans: of SUITED and OFFSUIT hands, and of pairs as EITHER. */
	uint16_t base[KINDS];
	/* The weights of classes by kind and cell; a pair is in both. RANGE_FREE if wildcards cover
	 * all combos of the class, so that spans may give it any weight. */
	uint16_t classes[OFFSUIT + 1][COMBO_CLASSES];
	int base_count, span_count, wildcard_count, exception_count;
	struct range_term base_terms[KINDS];
	int size;
	struct range_span spans[COMBO_CLASSES];
	struct range_term wildcards[RANGE_WILDCARDS];
	combo exceptions[COMBO_COUNT];
};

/* Copies what a plan has of its lists, which is little of what they have room for. */
void range_plan_copy(struct range_plan *out, const struct range_plan *plan);

/* Finds a short plan of a range (range_cover.c), with memory for the plans that it tries. */
struct cover_room {
	struct range_plan from, tried;
	/* The weights per combo of the tried plan's classes; a free class has that of the base. */
	struct range under;
	struct range painted, without;
	uint16_t count[RANGE_WHOLE + 1];
};
void range_cover(struct range_plan *best, const struct range *range, struct cover_room *room);

/* Makes the spans of a plan whose classes have their weights (range_spans.c). */
void range_spans(struct range_plan *plan);

/* The size of a weight in a term: of "!", ":0.25" or nothing. */
static inline int range_weight_size(unsigned weight)
{
	const int digits = weight % 10 ? 4 : weight % 100 ? 3 : weight % 1000 ? 2 : 1;

	return weight == RANGE_WHOLE ? 0 : weight ? 3 + digits : 1;
}

int range_span_size(const struct range_span *span);

#endif
