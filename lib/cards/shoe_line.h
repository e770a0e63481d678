/* Lines of hands dealt from a shoe, written like matchups (contest.h): hands separated by `;` or
 * `v`, and after `!` dead cards, which have left the shoe and are in no hand.
 *
 *     AsKs; Td9c; 7h7h8d ! 2c2c2d */
#ifndef FELT_CARDS_SHOE_LINE_H
#define FELT_CARDS_SHOE_LINE_H

#include "cards/contest.h"
#include "cards/shoe/shoe.h"

struct shoe_line_rules {
	enum card_notation notation;
	int each;  /* split the line's cards into hands of this many; 0: it has separators */
	int least; /* minimum number of hands; 0 or more */
	int most;
	const struct shoe *shoe; /* the shoe that the cards come from */
	bool dead; /* dead cards have been removed from it: the line has none of its own */
};

struct shoe_line {
	int count;
	struct shoe_hand hand[CONTEST_HANDS_MAX];
	struct slice text[CONTEST_HANDS_MAX]; /* location of each */
	struct shoe left;                     /* without the hands and the dead cards */
};

/* Reads a line. Returns like contest_parse(), and STATUS_SHOE_EMPTY at a card of which the shoe has
 * too few, STATUS_SHOE_HAND at the first card that a hand has no space for, and STATUS_SHOE_BOARD
 * at a board. *out is unspecified unless the result is STATUS_OK. */
status_code shoe_line_parse(struct slice line, const struct shoe_line_rules *rules,
	struct shoe_line *out, struct fault *fault);

/* Removes dead cards, separated by blanks or commas, from a shoe. Returns like shoe_read(). */
status_code shoe_line_dead(struct slice line, struct slice piece, enum card_notation notation,
	struct shoe *shoe, struct fault *fault);

#endif
