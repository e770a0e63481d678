/* Games: what is dealt, and how hands are valued, as rows of data.
 *
 * A row has what ranking, showdowns and equities need. How a game is bet is in the rows of
 * game/variant.h, several of which may have one game. felt-games(7) documents the rows for users.
 */
#ifndef FELT_CARDS_GAME_H
#define FELT_CARDS_GAME_H

#include "cards/evaluator.h"
#include "cards/shoe/shoe.h"

enum { GAME_CARDS_MAX = 11 /* of a hand and its board together */ };

struct game {
	const char *key;   /* as -g takes it: "omaha8" */
	const char *name;  /* "Omaha high-low, eight or better" */
	const char *about; /* its rules in a sentence or two */
	card_set deck;
	uint8_t own;                       /* cards that a player has in the end */
	uint8_t up;                        /* of those, face up */
	uint8_t discards;                  /* more cards that each is dealt and has to discard */
	uint8_t board;                     /* cards of a complete board: 0 or 5 */
	uint8_t draws;                     /* how often the players may draw */
	const struct evaluator *evaluator; /* of the whole pot, or of its high half */
	const struct evaluator *low;       /* of the low half, or NULL if the pot has no halves */
	bool combos; /* a hand is two cards, and the pot is not split: odds/range has its ranges */
	const struct shoe_rules
		*shoe; /* of a game out of a shoe, which has no evaluator; or NULL */
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

/* All games of poker, and those out of a shoe; the last of each is NULL. */
extern const struct game *const game_rows[];
extern const struct game *const game_shoe_rows[];

/* The game of poker of that key, in either case, that of game_short_deck_trips too; or NULL. */
const struct game *game_find(struct slice key);

/* The same of games out of a shoe, game_high_ranks too. They are apart because most code that is
 * given a game needs its evaluator. */
const struct game *game_find_shoe(struct slice key);

/* Whether a hand of `own` cards can be valued with a board of `board` cards: STATUS_OK, or
 * STATUS_TOO_FEW_CARDS, _TOO_MANY_CARDS, _HAND_SIZE or _BOARD_SIZE at the given place, with the
 * number found and the number wanted. */
status_code game_check_sizes(const struct game *game, int own, int board, size_t offset,
	size_t length, struct fault *fault);

/* Whether the deck has all the cards: STATUS_OK, or STATUS_NOT_IN_DECK at the first that it does
 * not have. */
status_code game_check_deck(const struct game *game, const struct cards *cards,
	struct fault *fault);

#endif
