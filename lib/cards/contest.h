/* Contests: hands against each other, on a board perhaps, with dead cards.
 *
 * A contest line is hands separated by `;` or by a `v` or `vs` between blanks, then, if
 * any, `@` and the board, then `!` and dead cards (or these before the board):
 *
 *     AhKh; QsQd @ 2h7h9hTc3d ! 4s
 *     AhKh v QsQd v 7c7d @ 2h 7h 9h
 *
 * Where several boards are played there is a `/` between them (boards.h).
 *
 * felt-cards(7) documents the line for users. */
#ifndef FELT_CARDS_CONTEST_H
#define FELT_CARDS_CONTEST_H

#include "cards/boards.h"
#include "cards/game.h"

enum { CONTEST_HANDS_MAX = 64, CONTEST_DECKS_MAX = SHOE_DECKS_MAX };

struct contest_parts {
	int count;
	struct slice hands[CONTEST_HANDS_MAX]; /* without blanks at the ends; not empty */
	struct slice board;                    /* length 0 when there is none */
	struct slice dead;
};

/* Cuts a line. Nothing between two separators is STATUS_NO_HAND, and so is no
 * hand at all unless `least` is 0; a separator after the last hand is
 * allowed. Also STATUS_TOO_MANY_HANDS, _TWO_BOARDS,
 * _TWO_DEADS, _HAND_BEHIND, and _NO_CARDS for `@` or `!` with nothing after it. */
status_code contest_split(struct slice line, int least, struct contest_parts *out,
	struct fault *fault);

/* True when the slice has a mark that only a contest line has: ; @ ! or a lone v or vs. */
bool contest_marked(struct slice slice);

/* Whether a word is the mark between two hands that has blanks around it: v, vs or vs. with a
 * point, in either case. */
bool contest_is_versus(struct slice word);

/* The notation of ranges uses `@` and `!` for marks of its own. Tells whether the one at `at`
 * belongs to the hand that begins at `start`, instead of beginning the board or the dead cards. */
typedef bool contest_mark_of_hand(struct slice line, size_t start, size_t at,
	enum card_notation notation);

/* Both functions for such a line, up to its board or its dead cards (odds/range/range.h has the
 * marks of ranges). */
status_code contest_split_by(struct slice line, contest_mark_of_hand *belongs,
	enum card_notation notation, int least, struct contest_parts *out, struct fault *fault);
bool contest_marked_by(struct slice slice, contest_mark_of_hand *belongs,
	enum card_notation notation);

/* What holds for every contest of a run. */
struct contest_rules {
	enum card_notation notation;
	int decks; /* how often a card may be dealt, 1 to CONTEST_DECKS_MAX */
	int each;  /* cut the line's cards into hands of this many; 0: it has separators */
	int least; /* hands; 0 or more */
	int most;
	struct boards_rule several; /* how many boards the line has */
	const struct cards *board;  /* all of them, given apart from the line, or NULL */
	const struct cards *dead;
	const struct game *game; /* whose deck has all cards, or NULL */
};

struct contest {
	int count;
	struct cards hand[CONTEST_HANDS_MAX]; /* as given, without the board */
	struct slice text[CONTEST_HANDS_MAX]; /* where each stood */
	int boards;                           /* 1 to BOARDS_MAX */
	struct cards board[BOARDS_MAX];
	struct cards dead;
};

/* Whether there are as many hands as there should be; `text` is where each is in the line. */
status_code contest_check_count(struct slice line, const struct slice *text, int count, int least,
	int most, struct fault *fault);

/* Reads the cards of a contest line: STATUS_NO_HAND and _NO_CARDS also for what
 * is there and holds no card, as "[]" does. Offsets in *fault and in the cards' `at`
 * are from the start of the line. A card may be dealt `decks` times over the
 * hands, the board and the dead cards, and once to a hand and its board. */
status_code contest_parse(struct slice line, const struct contest_rules *rules, struct contest *out,
	struct fault *fault);

#endif
