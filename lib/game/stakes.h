/* Stakes as people write them: who put in what, in or out, with which hand, on which board.
 *
 *     alice:300:AhKh bob:300:QsQd carol:100:allin dave:50:fold @ 2h7h9hTc3d
 *
 * Contributions stand between blanks, in the order of the seats, to the left from the button on:
 * a name, the chips, and, if any, a state and a hand. The first word with a `@` before it and no
 * `:` in it begins the board. A name may have any byte but `:` and blanks. felt-pots(1) documents
 * the line for users.
 *
 * Reading has two steps, so that rows of a table can make the words themselves: names are then any
 * text. */
#ifndef FELT_GAME_STAKES_H
#define FELT_GAME_STAKES_H

#include "game/pots.h"

#include "cards/card.h"

/* One contribution in pieces, those that are not given of length 0. */
struct stake_words {
	struct slice name, amount, state, hand;
};

struct stakes_words {
	int count; /* one more than SEATS_MAX where there are too many */
	struct stake_words seat[SEATS_MAX + 1];
	struct slice board; /* length 0, and somewhere in the line, when there is none */
};

/* Cuts a line. STATUS_NO_AMOUNT for a word without `:`, STATUS_LONG_STAKE for one of more than four
 * parts, STATUS_NO_CARDS for `@` with nothing behind. What is behind the chips may stand in either
 * order. */
status_code stakes_split(struct slice line, enum card_notation notation, struct stakes_words *out,
	struct fault *fault);

/* What holds for every problem of a run. */
struct stakes_rules {
	enum card_notation notation;
	const struct cards *board; /* given apart from the stakes, or NULL */
	struct slice carried;      /* chips of all from earlier streets: a decimal, or length 0 */
	struct slice button;       /* the name of who has it; length 0: of the last */
	int places;                /* the fewest that the unit has behind the point */
};

struct stakes {
	int count;  /* seats, 2 to SEATS_MAX */
	int places; /* of all amounts: the most that any of them has, or rules.places */
	int button; /* its seat */
	chips carried;
	chips total; /* all that was put in, and carried in */
	struct slice name[SEATS_MAX];
	struct stake stake[SEATS_MAX];
	struct cards hand[SEATS_MAX]; /* none where it is not known */
	struct cards board;           /* none, or three to five */
};

/* Reads the words, which are slices of `line`: offsets in *fault are from its start.
 * STATUS_NO_STAKES, _ONE_STAKE, _MANY_STAKES, _NO_NAME, _NAME_TWICE, _NO_AMOUNT, _BAD_AMOUNT,
 * _BIG_AMOUNT, _BAD_STATE, _ALL_FOLDED, _NO_CHIPS, _NO_BUTTON; of hands and the board what
 * cards_parse says, STATUS_CARD_ELSEWHERE, _ON_BOARD, _STAKE_HAND, _STAKE_BOARD, and _TWO_BOARDS
 * when the line has one besides the rules'. */
status_code stakes_read(struct slice line, const struct stakes_words *words,
	const struct stakes_rules *rules, struct stakes *out, struct fault *fault);

/* "in", "fold" or "allin", in either case; also "folded" and "all-in". */
bool stake_state_parse(struct slice word, enum stake_state *state);

/* Whether that many cards can be a board whose hands are two cards: none, three to five. */
bool stakes_board_size(int count);

#endif
