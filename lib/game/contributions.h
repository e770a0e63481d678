/* Contributions as people write them: who put in what, in or out, with which hand, on which board.
 *
 *     alice:300:AhKh bob:300:QsQd carol:100:allin dave:50:fold @ 2h7h9hTc3d
 *
 * Words are separated by blanks and are in the order of the seats, to the left from the button on:
 * a name, the chips, and, if given, a state and a hand, in either order. The first word that begins
 * with `@` and has no `:` begins the board, or several boards with `/` between (cards/boards.h). A
 * name may contain any byte but `:` and blanks.
 * felt-pots(1) documents the line for users.
 *
 * Reading has two steps, cutting into words and reading the words, so that rows of a table can
 * bring the words themselves: a name may then be any text. */
#ifndef FELT_GAME_CONTRIBUTIONS_H
#define FELT_GAME_CONTRIBUTIONS_H

#include "game/pots.h"

#include "cards/game.h"

/* The words of one contribution; a word that is not given has length 0. */
struct contribution_words {
	struct slice name, amount, state, hand;
};

struct contributions_words {
	int count; /* SEATS_MAX + 1 when there are too many */
	struct contribution_words seat[SEATS_MAX + 1];
	struct slice board; /* when not given, of length 0 at a place in the line */
};

/* Cuts a line into words. Fails with STATUS_NO_AMOUNT at a word without `:`, with
 * STATUS_LONG_CONTRIBUTION at a word of more than four parts, and with STATUS_NO_CARDS at an `@`
 * that nothing follows. */
status_code contributions_split(struct slice line, enum card_notation notation,
	struct contributions_words *out, struct fault *fault);

/* The settings that all problems of a run share. */
struct contributions_rules {
	enum card_notation notation;
	const struct game *game;
	struct boards_rule several;
	const struct cards *board; /* all boards, given apart from the contributions, or NULL */
	struct slice carried;      /* chips of all from earlier streets: a decimal, or length 0 */
	struct slice button; /* the name of the player on the button; length 0: the last player */
	int places;          /* the least number of decimal places of the unit */
};

struct contributions {
	const struct game *game;
	int count;     /* seats, 2 to SEATS_MAX */
	int places;    /* of all amounts: the most that any of them has, or rules.places */
	int button;    /* its seat */
	chips carried; /* from earlier streets */
	chips total;   /* all that was put in, `carried` included */
	struct slice name[SEATS_MAX];
	struct contribution seat[SEATS_MAX];
	struct cards hand[SEATS_MAX]; /* empty where the hand is not known */
	int boards;
	struct cards board[BOARDS_MAX]; /* of sizes that contributions_board_size allows */
};

/* Reads the words, which are slices of `line`; offsets in *fault are from its start. Fails with
 * STATUS_NO_CONTRIBUTIONS, _ONE_CONTRIBUTION, _MANY_CONTRIBUTIONS, _NO_NAME, _NAME_TWICE,
 * _NO_AMOUNT, _BAD_AMOUNT, _BIG_AMOUNT, _BAD_STATE, _ALL_FOLDED, _NO_CHIPS or _NO_BUTTON; for hands
 * and the board with a status of cards_parse, game_check_deck or game_check_sizes, with
 * STATUS_CARD_ELSEWHERE, _ON_BOARD, _CONTRIBUTION_HAND, _CONTRIBUTION_BOARD or
 * _CONTRIBUTION_NO_BOARD, and with _TWO_BOARDS when the line has a board besides the rules'. */
status_code contributions_read(struct slice line, const struct contributions_words *words,
	const struct contributions_rules *rules, struct contributions *out, struct fault *fault);

/* Reads "in", "fold", "folded", "allin" or "all-in", in any case. False for any other word. */
bool contribution_state_parse(struct slice word, enum contribution_state *state);

/* Whether a board may have this many cards: none, or three to five in games with a board, and in
 * stud one, the community card that is dealt when the deck is short. */
bool contributions_board_size(const struct game *game, int count);

/* The values of the hands of the players who are still in, for each half of the pot; 0 for the low
 * half of a hand without a low, or of a game without halves. A hand is complete when it has the
 * cards that the game deals to a player, and each board all of its cards. Where any five cards
 * play, five to seven cards without a board are complete too. */
struct contributions_hands {
	seat_set complete;
	score value[BOARDS_MAX][POT_HALVES][SEATS_MAX]; /* of those */
	uint8_t odd_card[POT_HALVES][SEATS_MAX];        /* in stud, as pots_odd_card has it */
};

void contributions_hands(const struct contributions *contributions,
	struct contributions_hands *out);

/* Cuts the contributions into pots and awards each to the best hand among its contenders, or to the
 * best hands when they tie; each half in high-low games, and on each board. The winner is known
 * when only one contender is left, or when the hands of all contenders are complete. Rake is taken
 * from every pot, whether it is awarded or not; a flop counts as dealt when there is a board. */
void contributions_settle(const struct contributions *contributions,
	const struct contributions_hands *hands, const struct rake *rake, struct settlement *out);

#endif
