/* A contest: hands against each other, with an optional board and dead cards.
 *
 * A matchup line is hands separated by `;` or by a `v` or `vs` between blanks, then, optionally,
 * `@` and the board, and `!` and dead cards (in either order):
 *
 *     AhKh; QsQd @ 2h7h9hTc3d ! 4s
 *     AhKh v QsQd v 7c7d @ 2h 7h 9h
 *
 * A `/` separates several boards (boards.h).
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
	struct slice board;                    /* length 0 if there is none */
	struct slice dead;
};

/* Splits a line. An empty hand between two separators is STATUS_NO_HAND, and so is a line without
 * hands unless `least` is 0; a separator after the last hand is allowed. Also returns
 * STATUS_TOO_MANY_HANDS, _TWO_BOARDS, _TWO_DEADS, _HAND_BEHIND, and _NO_CARDS for `@` or `!` with
 * nothing after it. */
status_code contest_split(struct slice line, int least, struct contest_parts *out,
	struct fault *fault);

/* True if the slice has a mark that only occurs in a matchup line: ; @ ! or a separate v or vs. */
bool contest_marked(struct slice slice);

/* True if a word separates two hands: v, vs or vs. in either case. */
bool contest_is_versus(struct slice word);

/* In ranges, `@` and `!` have meanings of their own. Returns true if the mark at `at` belongs to
 * the hand that begins at `start`, and does not begin the board or the dead cards. */
typedef bool contest_mark_of_hand(struct slice line, size_t start, size_t at,
	enum card_notation notation);

/* Like contest_split() and contest_marked(), for lines of ranges, up to the board or the dead cards
 * (odds/range/range.h describes the marks of ranges). */
status_code contest_split_by(struct slice line, contest_mark_of_hand *belongs,
	enum card_notation notation, int least, struct contest_parts *out, struct fault *fault);
bool contest_marked_by(struct slice slice, contest_mark_of_hand *belongs,
	enum card_notation notation);

/* The rules that are the same for every contest of a run. */
struct contest_rules {
	enum card_notation notation;
	int decks; /* how often a card may be dealt, 1 to CONTEST_DECKS_MAX */
	int each;  /* split the line's cards into hands of this many; 0: it has separators */
	int least; /* minimum number of hands; 0 or more */
	int most;
	struct boards_rule several; /* number of boards of the line */
	const struct cards *board;  /* all boards, if given apart from the line, or NULL */
	const struct cards *dead;
	const struct game *game; /* the game whose deck has all cards, or NULL */
};

struct contest {
	int count;
	struct cards hand[CONTEST_HANDS_MAX]; /* as given, without the board */
	struct slice text[CONTEST_HANDS_MAX]; /* location of each */
	int boards;                           /* 1 to BOARDS_MAX */
	struct cards board[BOARDS_MAX];
	struct cards dead;
};

/* Checks the number of hands; `text` is the location of each in the line. */
status_code contest_check_count(struct slice line, const struct slice *text, int count, int least,
	int most, struct fault *fault);

/* Reads the cards of a matchup line. STATUS_NO_HAND and _NO_CARDS also mean a part that contains no
 * card, such as "[]". Offsets in *fault and in the cards' `at` are from the start of the line. A
 * card may be dealt `decks` times over the hands, the board and the dead cards, and once to a hand
 * and its board. */
status_code contest_parse(struct slice line, const struct contest_rules *rules, struct contest *out,
	struct fault *fault);

#endif
