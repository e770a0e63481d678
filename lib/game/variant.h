/* Variants: games as rows of data.
 *
 * A variant says how its hands are played: the streets with their cards, openers and bet sizes, the
 * limit, and how hands are valued. The rules engine knows no game by name. */
#ifndef FELT_GAME_VARIANT_H
#define FELT_GAME_VARIANT_H

#include "base/status.h"

#include "cards/evaluator.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { STREETS_MAX = 6, HOLE_CARDS_MAX = 7, BOARD_CARDS_MAX = 5 };

enum limit { NO_LIMIT, POT_LIMIT, FIXED_LIMIT };

enum opener {
	OPENER_LEFT_OF_BLINDS, /* left of the largest forced bet; without one, as the next */
	OPENER_LEFT_OF_BUTTON, /* the first player still in, from seat 0 on */
};

struct variant_street {
	const char *name; /* "before the flop", "flop" */
	const char *word; /* as data: "preflop", "flop" */
	uint8_t hole;     /* hole cards to each player, face down */
	uint8_t board;    /* cards to the board */
	bool big;         /* fixed limit: this street has the big bet */
	enum opener opener;
};

struct variant {
	const char *code; /* as hand files write it: "NT" */
	const char *name; /* "no-limit hold'em" */
	enum limit limit;
	uint8_t raises_most; /* bets and raises allowed on a street; 0: any number */
	int streets;         /* 0: a game whose rules felt does not know */
	struct variant_street street[STREETS_MAX];
	const struct evaluator *evaluator; /* of the whole pot, or of its high half */
	const struct evaluator *low;       /* of the low half, or NULL if the pot has no halves */
	bool odd_by_suit; /* stud: odd chips go to the highest card by suit, not by the button */
};

/* Returns the row with that code, or NULL if no row has it. A row without streets has only a name.
 */
const struct variant *variant_find(struct slice code);

/* All rows; the last has no code. */
extern const struct variant variant_rows[];

#ifdef __cplusplus
}
#endif

#endif
