/* Lines of hands out of a shoe, written as contests are (contest.h): hands with `;` or `v` between
 * them, and after `!` dead cards, which have left the shoe and which nobody holds.
 *
 *     AsKs; Td9c; 7h7h8d ! 2c2c2d
 */
#ifndef FELT_CARDS_SHOE_LINE_H
#define FELT_CARDS_SHOE_LINE_H

#include "cards/contest.h"
#include "cards/shoe/shoe.h"

struct shoe_line_rules {
	enum card_notation notation;
	int each;  /* cut the line's cards into hands of this many; 0: it has separators */
	int least; /* hands; 0 or more */
	int most;
	const struct shoe *shoe; /* from which the cards come */
	bool dead; /* dead cards have been taken out of it: the line has none of its own */
};

struct shoe_line {
	int count;
	struct shoe_hand hand[CONTEST_HANDS_MAX];
	struct slice text[CONTEST_HANDS_MAX]; /* where each is */
	struct shoe left;                     /* without the hands and the dead cards */
};

/* Reads a line. Returns as contest_parse does, and STATUS_SHOE_EMPTY at a card that the shoe does
 * not have so often, STATUS_SHOE_HAND at the first card for which a hand has no room, and
 * STATUS_SHOE_BOARD at a board. *out is unspecified unless it is STATUS_OK. */
status_code shoe_line_parse(struct slice line, const struct shoe_line_rules *rules,
	struct shoe_line *out, struct fault *fault);

/* Takes dead cards out of a shoe, with blanks or commas between them. Returns as shoe_read. */
status_code shoe_line_dead(struct slice line, struct slice piece, enum card_notation notation,
	struct shoe *shoe, struct fault *fault);

#endif
