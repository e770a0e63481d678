/* Variants: games as rows of data.
 *
 * A variant is a game (cards/game.h) with the way in which it is bet: the streets with their cards,
 * draws, openers and bet sizes, and the limit. The rules engine knows no game by name. */
#ifndef FELT_GAME_VARIANT_H
#define FELT_GAME_VARIANT_H

#include "base/status.h"

#include "cards/game.h"

enum { STREETS_MAX = 6, HOLE_CARDS_MAX = 7, BOARD_CARDS_MAX = 5 };

enum limit { NO_LIMIT, POT_LIMIT, FIXED_LIMIT };

enum opener {
	OPENER_LEFT_OF_BLINDS, /* left of the largest forced bet; without one, as the next */
	OPENER_LEFT_OF_BUTTON, /* the first player still in, from seat 0 on */
	/* By the cards that lie face up; among equal hands the player who was dealt first. */
	OPENER_LOWEST_CARD,  /* brings in; ties by suit: clubs, diamonds, hearts, spades */
	OPENER_HIGHEST_CARD, /* likewise, aces low and the highest suit first */
	OPENER_HIGHEST_HAND,
	OPENER_LOWEST_HAND, /* aces low */
};

struct variant_street {
	const char *name; /* "before the flop", "third street" */
	const char *word; /* as data: "preflop", "third" */
	uint8_t hole;     /* cards to each player */
	uint8_t up;       /* of those, the last so many are dealt face up */
	uint8_t board;    /* cards to the board */
	bool draw;        /* the players discard, and are dealt as many cards */
	bool big;         /* fixed limit: this street has the big bet */
	enum opener opener;
};

struct variant {
	const char *code; /* as hand files write it: "NT" */
	const char *name; /* "no-limit hold'em" */
	const struct game *game;
	enum limit limit;
	uint8_t raises_most; /* bets and raises allowed on a street; 0: any number */
	int streets;
	struct variant_street street[STREETS_MAX];
};

/* Returns the row with that code, or NULL if no row has it. */
const struct variant *variant_find(struct slice code);

/* All rows; the last has no code. */
extern const struct variant variant_rows[];

/* Whether the first bet is a bring-in, by the cards that lie face up. Such games have no blinds and
 * no button, and odd chips go to the highest card by suit. */
static inline bool variant_brings_in(const struct variant *variant)
{
	return variant->street[0].up > 0;
}

#endif
