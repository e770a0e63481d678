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

/* -- showdowns -------------------------------------------------------------------- */

enum shoe_line_result { SHOE_LINE_WIN, SHOE_LINE_TIE, SHOE_LINE_LOSE };

/* The hands of a line against each other. A hand that cannot win, such as a bust, has no place: it
 * comes after all others, and if no hand has a place there is no winner. */
struct shoe_line_showdown {
	const struct shoe_rules *rules;
	const struct shoe_line *line;
	int winners; /* how many share the first place, or 0 */
	score value[CONTEST_HANDS_MAX];
	uint8_t place[CONTEST_HANDS_MAX]; /* from 1, ties share: 1, 1, 3; or 0 */
	uint8_t order[CONTEST_HANDS_MAX]; /* hands by value, ties as given */
};

void shoe_line_decide(const struct shoe_line *line, const struct shoe_rules *rules,
	struct shoe_line_showdown *out);

enum shoe_line_result shoe_line_result(const struct shoe_line_showdown *showdown, int hand);
const char *shoe_line_result_key(enum shoe_line_result result); /* "win", "tie", "lose" */

/* How many hands have the value of a hand, itself included. */
int shoe_line_sharing(const struct shoe_line_showdown *showdown, int hand);

/* Appends the reason for a hand's result: "20 beats 19", "19 loses to 20", "20 each", "24 is more
 * than 21". */
void shoe_line_why(struct text *out, const struct shoe_line_showdown *showdown, int hand);

#endif
