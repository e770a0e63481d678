/* Hand rankings (orders): comparing hands, their categories and their names.
 *
 * An order numbers its hands without gaps. The score of the worst is 1 and bigger wins, whether the
 * best hand is high or low; 0 is not a hand, or a hand that does not qualify. The standing counts
 * the other way: 1 is the best. All orders consist of hands of the same shapes, so the same code
 * names their hands and explains which card decides between two of them.
 *
 * Arithmetic converts a score to ranks. Within a category, hands are ordered by their ranks, in the
 * colex order of subsets of ranks (colex.h), so that no order needs a table. A scheme lists the
 * ranks and the straights:
 *
 *     order             ranks          straights                  standings
 *     high              2 to A         10, the wheel is one       7462
 *     short deck        6 to A         6, A-6-7-8-9 is one        1404
 *     deuce-to-seven    2 to A         9, the wheel is ace high   7462, high order reversed
 *     ace-to-five       A to K         none, no flushes           6175, reversed
 *     eight or better   A to 8         none                       56, reversed; no pairs
 *     badugi            A to K         none; 1 to 4 cards         1092, reversed
 *
 * Sources: Robert's Rules of Poker 11, "Hand ranking", "Lowball", "Eight or better"; the WSOP's
 * rules of badugi; the Triton series' rules of short deck. */
#ifndef FELT_CARDS_ORDER_ORDER_H
#define FELT_CARDS_ORDER_ORDER_H

#include "cards/score.h"

enum { ORDER_CATEGORIES_MAX = 16, ORDER_CARDS_MAX = 5 };

struct order_category {
	const char *key;     /* as data: "full-house", "eight-low", "four-card-badugi" */
	const char *name;    /* as text: "full house", "eight low" */
	enum category shape; /* how its ranks are compared */
	uint8_t cards;       /* number of cards that play */
	score floor;         /* its lowest score */
	/* Categories of the same shape and number of cards share one list of hands. This is the
	 * index, from 1, of the lowest hand of the list in the order of high hands: the floor, if
	 * high hands win. */
	score first;
};

/* The ranks and the straights of an order. */
struct order_scheme {
	uint8_t ranks;  /* number of ranks */
	uint8_t lowest; /* the lowest rank: the ace, 12, if it is low */
	uint8_t wheels; /* 1 if the ace below the lowest four ranks makes a straight, otherwise 0 */
	uint8_t straights;
	const uint16_t *straight; /* their indices among the subsets of five ranks, ascending */
	bool backwards;           /* the lowest hand is the best */
};

struct order {
	const char *name; /* "high" */
	score standings;  /* number of standings; the score of the best hand */
	int categories;
	const struct order_category *category; /* worst first */
	const struct order_scheme *scheme;
	bool low; /* hands without a pair, a straight or a flush are called low */
};

extern const struct order order_high;
extern const struct order order_short_deck;
extern const struct order order_short_deck_trips; /* three of a kind above a straight */
extern const struct order order_ace_to_five;
extern const struct order order_deuce_to_seven;
extern const struct order order_eight_or_better;
extern const struct order order_badugi;

static inline unsigned order_standing(const struct order *order, score value)
{
	return order->standings + 1u - value;
}

/* The index of the category of a score. */
int order_category(const struct order *order, score value);

/* The ranks of the cards that play, the most important first: a full house has the three, then the
 * two; a straight begins with the top card; a low hand with the highest. Returns their number. */
int order_ranks(const struct order *order, score value, uint8_t ranks[ORDER_CARDS_MAX]);

/* The score of `count` ranks, in any order; `suited` if they share a suit. They are ranks of the
 * order, no more than four alike, and all different for badugi. The inverse of order_ranks(), but 0
 * for ranks that the order does not have: a pair in eight or better. */
score order_score(const struct order *order, const uint8_t *ranks, int count, bool suited);

/* Appends the full name, with every rank that can decide: "full house, sevens over deuces",
 * "eight-six-four-three-ace low", "four-card badugi, seven-five-three-ace". */
void order_describe(const struct order *order, struct text *out, score value);

/* The index of the card that decides between two hands, among the cards that play of the better
 * hand (the first of its pair, three or four); -1 if the shapes differ or the scores are equal. */
int order_decider(const struct order *order, score better, score worse);

/* Appends why a hand of score `own` lost to `better`: "the same pair and king; the jack loses to
 * the queen", "a pair loses to a flush". */
void order_why_loses(const struct order *order, struct text *out, score own, score better);

/* Appends why a hand of score `own` won over the next best: "the same pair; the king beats the
 * queen". */
void order_why_wins(const struct order *order, struct text *out, score own, score next);

/* Appends what tied hands have in common: "a pair of sevens each, then king, queen, four; all five
 * cards equal". */
void order_why_ties(const struct order *order, struct text *out, score own);

#endif
