/* Contributions in text form: each player's chips, state and hand, and the board.
 *
 *     alice:300:AhKh bob:300:QsQd carol:100:allin dave:50:fold @ 2h7h9hTc3d
 *
 * The words are separated by spaces and follow the order of the seats, beginning to the left of the
 * button. Each is a name, the chips, and optionally a state and a hand, in either order. The first
 * word that begins with `@` and has no `:` begins the board, or several boards separated by `/`
 * (cards/boards.h). A name may contain any byte except `:` and spaces. felt-pots(1) documents the
 * line for users.
 *
 * Splitting a line into words and reading the words are separate steps, so that table rows can
 * supply the words directly: a name may then be any text. */
#ifndef FELT_GAME_CONTRIBUTIONS_H
#define FELT_GAME_CONTRIBUTIONS_H

#include "game/pots.h"

#include "cards/game.h"

/* The words of one contribution; a missing word has length 0. */
struct contribution_words {
	struct slice name, amount, state, hand;
};

struct contributions_words {
	int count; /* SEATS_MAX + 1 if there are too many */
	struct contribution_words seat[SEATS_MAX + 1];
	struct slice board; /* if missing, an empty slice where it would be */
};

/* Splits a line into words. Fails with STATUS_NO_AMOUNT at a word without `:`, with
 * STATUS_LONG_CONTRIBUTION at a word of more than four parts, and with STATUS_NO_CARDS at an `@` at
 * the end. */
status_code contributions_split(struct slice line, enum card_notation notation,
	struct contributions_words *out, struct fault *fault);

/* Settings for all pots of a run. */
struct contributions_rules {
	enum card_notation notation;
	const struct game *game;
	struct boards_rule several;
	const struct cards *board; /* all boards, if given separately, or NULL */
	struct slice carried;      /* chips from earlier streets: a decimal, or length 0 */
	struct slice button;       /* name of the player on the button; length 0: the last player */
	int places;                /* minimum number of decimal places of the unit */
};

struct contributions {
	const struct game *game;
	int count;     /* seats, 2 to SEATS_MAX */
	int places;    /* of all amounts: the largest number in the line, or rules.places */
	int button;    /* its seat */
	chips carried; /* from earlier streets */
	chips total;   /* all chips put in, including `carried` */
	struct slice name[SEATS_MAX];
	struct contribution seat[SEATS_MAX];
	struct cards hand[SEATS_MAX]; /* empty if unknown */
	int boards;
	struct cards board[BOARDS_MAX]; /* of sizes allowed by contributions_board_size */
};

/* Reads the words, which are slices of `line`; offsets in *fault are relative to it. Fails with
 * STATUS_NO_CONTRIBUTIONS, _ONE_CONTRIBUTION, _MANY_CONTRIBUTIONS, _NO_NAME, _NAME_TWICE,
 * _NO_AMOUNT, _BAD_AMOUNT, _BIG_AMOUNT, _BAD_STATE, _ALL_FOLDED, _NO_CHIPS or _NO_BUTTON; for hands
 * and the board with a status of cards_parse, game_check_deck or game_check_sizes, with
 * STATUS_CARD_ELSEWHERE, _ON_BOARD, _CONTRIBUTION_HAND, _CONTRIBUTION_BOARD or
 * _CONTRIBUTION_NO_BOARD, and with _TWO_BOARDS if both the line and the rules have a board. */
status_code contributions_read(struct slice line, const struct contributions_words *words,
	const struct contributions_rules *rules, struct contributions *out, struct fault *fault);

/* Whether a board may have this many cards: none; three to five in games with a board; in stud one,
 * the community card that is dealt if the deck runs short. */
bool contributions_board_size(const struct game *game, int count);

/* The scores of the players who have not folded, for each half of the pot; 0 for the low half of a
 * hand without a low, or of a game without halves. A hand is complete if it has as many cards as
 * the game deals to a player, and each board has all of its cards. In games where any five cards
 * play, five to seven cards without a board are complete too. */
struct contributions_hands {
	seat_set complete;
	score value[BOARDS_MAX][POT_HALVES][SEATS_MAX]; /* of the complete hands */
	uint8_t odd_card[POT_HALVES][SEATS_MAX];        /* in stud, as returned by pots_odd_card */
};

void contributions_hands(const struct contributions *contributions,
	struct contributions_hands *out);

/* Divides the contributions into pots and awards each to the best hand of its contenders, or to the
 * tied best hands, for each half in high-low games and for each board. The winner is known if only
 * one contender is left, or if the hands of all contenders are complete. Every pot is raked,
 * whether it is awarded or not; a flop counts as dealt if there is a board. */
void contributions_settle(const struct contributions *contributions,
	const struct contributions_hands *hands, const struct rake *rake, struct settlement *out);

#endif
