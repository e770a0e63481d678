/* Games: the cards that are dealt and the ranking of hands, as rows of data.
 *
 * A row has all that ranking, showdowns and equities need. The betting is in the rows of
 * game/variant.h; several of these may share one game. felt-games(7) documents the rows for
 * users. */
#ifndef FELT_CARDS_GAME_H
#define FELT_CARDS_GAME_H

#include "cards/evaluator.h"
#include "cards/shoe/shoe.h"

enum { GAME_CARDS_MAX = 11 /* of a hand and its board together */ };

struct game {
	const char *key;   /* as in -g: "omaha8" */
	const char *name;  /* "Omaha high-low, eight or better" */
	const char *about; /* its rules in a sentence or two */
	card_set deck;
	uint8_t own;      /* cards that a player has in the end */
	uint8_t up;       /* of those, face up */
	uint8_t discards; /* extra cards that each player is dealt and must discard */
	uint8_t board;    /* cards of a complete board: 0 or 5 */
	uint8_t draws;    /* number of draws */
	const struct evaluator *evaluator; /* for the whole pot, or its high half */
	const struct evaluator *low;       /* for the low half, or NULL if the pot has no halves */
	bool combos; /* a hand is two cards, and the pot is not split: odds/range has its ranges */
	const struct shoe_rules
		*shoe; /* of a game dealt from a shoe, which has no evaluator; or NULL */
};

extern const struct game game_holdem;
extern const struct game game_short_deck;
extern const struct game
	game_short_deck_trips; /* three of a kind beats a straight; not in game_rows */
extern const struct game game_royal;
extern const struct game game_pineapple, game_crazy_pineapple, game_crazy_pineapple8;
extern const struct game game_omaha, game_omaha5, game_omaha6, game_omaha8, game_omaha5_8;
extern const struct game game_courchevel;
extern const struct game game_stud, game_stud8, game_razz;
extern const struct game game_single_draw, game_triple_draw, game_ace_to_five, game_badugi;
extern const struct game game_draw;
extern const struct game game_twentyone;
extern const struct game game_high;
extern const struct game game_high_ranks; /* cards of one rank tie; in neither list */

/* All poker games, and all games dealt from a shoe; each list ends with NULL. */
extern const struct game *const game_rows[];
extern const struct game *const game_shoe_rows[];

/* The poker game with that key, in either case, including game_short_deck_trips; or NULL. */
const struct game *game_find(struct slice key);

/* Like game_find(), for games dealt from a shoe, including game_high_ranks. They are separate
 * because most code that takes a game needs its evaluator. */
const struct game *game_find_shoe(struct slice key);

/* Checks whether a hand of `own` cards can be valued with a board of `board` cards. Returns
 * STATUS_OK, or STATUS_TOO_FEW_CARDS, _TOO_MANY_CARDS, _HAND_SIZE or _BOARD_SIZE at the given
 * location, with the number found and the number expected. */
status_code game_check_sizes(const struct game *game, int own, int board, size_t offset,
	size_t length, struct fault *fault);

/* Checks whether the deck has all the cards. Returns STATUS_OK, or STATUS_NOT_IN_DECK at the first
 * card that it does not have. */
status_code game_check_deck(const struct game *game, const struct cards *cards,
	struct fault *fault);

#endif
