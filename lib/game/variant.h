/* Variants: games as rows of data.
 *
 * A variant is a game (cards/game.h) with the way in which it is bet: the streets with their cards,
 * draws, discards, openers and bet sizes, the limit, and the number of boards. The rules engine
 * knows no game by name. On a street come, in this order, hole cards or a draw, discards, the cards
 * of the board, and a round of betting. */
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
	uint8_t discard;  /* cards that each player then discards, for which none are dealt */
	uint8_t board;    /* cards to each board */
	bool draw;        /* the players discard, and are dealt as many cards */
	bool big;         /* fixed limit: this street has the big bet */
	bool pair_bets;   /* fixed limit: and if a pair is face up, a bet may also be big */
	bool unbet;       /* there is no betting */
	enum opener opener;
};

struct variant {
	const char *code; /* as hand files write it: "NT" */
	const char *name; /* "no-limit hold'em" */
	const struct game *game;
	enum limit limit;
	uint8_t raises_most; /* bets and raises allowed on a street; 0: any number */
	uint8_t boards;      /* that are usual, each for an equal part of the pot; 0: one */
	/* The code of the game with checks where this one has no betting, for formats that know no
	 * such streets; NULL: the same. */
	const char *checked;
	int streets;
	struct variant_street street[STREETS_MAX];
};

/* Returns the row with that code, or NULL if no row has it. */
const struct variant *variant_find(struct slice code);

/* The code or the key of a game (cards/game.h) that is meant by a word of players, in any case and
 * with or without hyphens: "PO" for "plo", "omaha8" for "O8", "27" for "2-7". The word of a key is
 * the key. NULL if it is no such word, or means several games. */
const char *variant_alias(struct slice word);

/* The games that a word may mean, as text: "27 or 27td" for "deuce". NULL for any other word. */
const char *variant_ambiguous(struct slice word);

/* All rows; the last has no code. */
extern const struct variant variant_rows[];

/* Whether the first bet is a bring-in, by the cards that lie face up. Such games have no blinds and
 * no button, and odd chips go to the highest card by suit. */
static inline bool variant_brings_in(const struct variant *variant)
{
	return variant->street[0].up > 0;
}

/* Whether blinds are posted. Without betting on the first street there are only antes. */
static inline bool variant_has_blinds(const struct variant *variant)
{
	return !variant_brings_in(variant) && !variant->street[0].unbet;
}

static inline const char *variant_checked_code(const struct variant *variant)
{
	return variant->checked ? variant->checked : variant->code;
}

/* Whether players still draw or discard on a street after `street`. */
bool variant_discards_after(const struct variant *variant, int street);

#endif
