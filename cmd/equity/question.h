/* A question: what one problem asks, read from a contest line.
 *
 *     AA v KK,QQ+ @ 2c7d9h ! As
 *
 * The spot that the library takes, and besides how its ranges are written in their
 * normal form. Reading a stream costs no memory from line to line: a question
 * and its shelf are kept and filled again. */
#ifndef FELT_CMD_EQUITY_QUESTION_H
#define FELT_CMD_EQUITY_QUESTION_H

#include "odds/spot.h"

/* Ranges that were read before, by their text, so that a stream in which one comes
 * again and again does not read it again. Zeroed at first. */
struct shelf;

struct question_rules {
	enum card_notation reads, writes;
	const struct cards *board; /* given apart from the line, or NULL */
	const struct cards *dead;
};

struct question {
	int players;
	const struct range *range[SPOT_PLAYERS_MAX]; /* on the shelf */
	const struct range_list *list[SPOT_PLAYERS_MAX];
	struct slice name[SPOT_PLAYERS_MAX]; /* their normal form */
	struct cards board;
	card_set dead;
	struct spot spot;
};

struct shelf *shelf_new(void); /* NULL when memory is short */
void shelf_free(struct shelf *shelf);

/* Reads a line. The question is good until the next is read with the shelf. Faults
 * of contest lines, cards, ranges and spots. */
status_code question_read(struct question *question, struct shelf *shelf, struct slice line,
	const struct question_rules *rules, struct fault *fault);

/* Appends the line that asks the same: "AA; KK @ 2c7d9h ! As", its ranges as the
 * question's rules have them written. */
void question_print(struct text *out, const struct question *question, enum card_notation notation);

#endif
