/* A result: a player's chances, as every view of an equity shows them.
 *
 * A view shows a player of a problem, a category that a player's hand may end in (--detail), a
 * combo that the first player may hold (--by-combo), or a player after a card that may come
 * (--next). Each makes a struct result and writes it by the same table of fields. */
#ifndef FELT_CMD_EQUITY_RESULT_H
#define FELT_CMD_EQUITY_RESULT_H

#include "frame/fields.h"
#include "frame/run.h"
#include "odds/question.h"
#include "team.h"

struct result {
	size_t problem;                  /* its number, from 1 */
	const struct question *question; /* of a spot */
	const struct lineup *lineup;     /* in the games that have no spots; with its answer */
	const struct answer *answer;
	int player; /* from 0 */
	enum card_notation notation;

	bool known; /* false when no deal gives every player a hand, so that there are no shares */
	enum answer_method method;
	struct slice algorithm;
	uint64_t seed;
	deal_count deals;
	deal_count boards; /* that were counted: the deals, or twice as many with two boards */
	deal_count won, tied;
	double equity, error;                   /* and its standard error, 0 for an exact one */
	double low, high;                       /* its bounds with 95 % confidence */
	double half_share[TALLY_HALVES], scoop; /* of a lineup */

	/* of one view each */
	const struct order *order;
	int category;           /* of the order */
	enum tally_half half;   /* whose category it is, in a game of two halves */
	struct tally_ends ends; /* the deals that end in the category */
	combo combo;
	card_set hand; /* the same of a lineup, and its weight in the range */
	double weight;
	card card;
	double probability;          /* of the card; negative when it is not known */
	bool out;                    /* whether the card is an out for the player */
	bool half_out[TALLY_HALVES]; /* for a half of the pot, in a game of two halves */
};

/* The result of a player in a tally; the members of single views are left for these to fill in. */
struct result result_of(const struct question *question, const struct answer *answer,
	const struct tally *tally, int player);

/* Whether a sample was counted and not all deals, so that there is an error and bounds. */
bool result_has_error(const struct result *result);

enum { RESULT_PLAYER = 1, RESULT_CATEGORY = 2, RESULT_COMBO = 4, RESULT_CARD = 8 }; /* views */

extern const struct field result_fields[];

/* "exact", "sampled", "interrupted". */
const char *result_method(enum answer_method method);

#endif
