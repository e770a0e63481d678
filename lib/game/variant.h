/* Variants: games as rows of data.
 *
 * A variant is a game (cards/game.h) with its betting structure: the streets with their cards,
 * draws, discards, openers and bet sizes, the limit, and the number of boards. The rules engine
 * knows no game by name. The order on a street is: hole cards or a draw, discards, board cards, a
 * betting round. */
#ifndef FELT_GAME_VARIANT_H
#define FELT_GAME_VARIANT_H

#include "base/status.h"

#include "cards/game.h"

enum { STREETS_MAX = 6, HOLE_CARDS_MAX = 7, BOARD_CARDS_MAX = 5 };

enum limit { NO_LIMIT, POT_LIMIT, FIXED_LIMIT };

enum opener {
	OPENER_LEFT_OF_BLINDS, /* left of the largest forced bet; without one, as
				  OPENER_LEFT_OF_BUTTON */
	OPENER_LEFT_OF_BUTTON, /* the first player still in, starting at seat 0 */
	/* By the up cards; among equal hands the player who was dealt first. */
	OPENER_LOWEST_CARD,  /* brings in; ties by suit: clubs, diamonds, hearts, spades */
	OPENER_HIGHEST_CARD, /* the same with aces low and the highest suit first */
	OPENER_HIGHEST_HAND,
	OPENER_LOWEST_HAND, /* aces low */
};

struct variant_street {
	const char *name; /* "before the flop", "third street" */
	const char *word; /* name in output: "preflop", "third" */
	uint8_t hole;     /* cards to each player */
	uint8_t up;       /* number of those, at the end, that are dealt face up */
	uint8_t discard;  /* cards that each player then discards without replacement */
	uint8_t board;    /* cards to each board */
	bool draw;        /* players discard, and are dealt as many cards */
	bool big;         /* fixed limit: this street has the big bet */
	bool pair_bets;   /* fixed limit: a bet may also be big if a pair is face up */
	bool unbet;       /* no betting */
	enum opener opener;
};

struct variant {
	const char *code; /* as in PHH: "NT" */
	const char *name; /* "no-limit hold'em" */
	const struct game *game;
	enum limit limit;
	uint8_t raises_most; /* bets and raises allowed on a street; 0: any number */
	uint8_t boards;      /* usual number, each for an equal part of the pot; 0: one */
	/* Code of the same game with checks on its streets without betting, for formats that do not
	 * have such streets; NULL: the same code. */
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

/* Whether the first bet is a bring-in, decided by the up cards. Such games have no blinds and no
 * button, and odd chips go to the highest card by suit. */
static inline bool variant_brings_in(const struct variant *variant)
{
	return variant->street[0].up > 0;
}

/* Whether blinds are posted. If the first street has no betting, there are only antes. */
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
