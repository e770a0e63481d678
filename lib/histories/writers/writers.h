/* Hands in other formats than that of hand files: the reverse of the readers (sites).
 *
 * A writer takes the record of a hand, whatever text it was read from, plays it by the rules, and
 * appends its text in some format. What the hand has and the format cannot say is left out and
 * counted, by kind. A hand that cannot be said at all, because its game is unknown to the format,
 * its stacks are unknown, or it stops before its end, is a fault with a place and a reason, like an
 * action that the rules refuse.
 *
 *     struct writers_hand writing = {.hand = &hand, .number = 1, .play = &play};
 *     if (!writer->write(&out, &writing))
 *             ... play.fault ...
 *     ... writing.lost[WRITERS_COMMENTS] ... */
#ifndef FELT_HISTORIES_WRITERS_H
#define FELT_HISTORIES_WRITERS_H

#include "game/hand/hand.h"
#include "histories/histories_status.h"

/* What can be lost. Each counts the places in a hand where something is left out or is written
 * otherwise than the hand has it. */
enum writers_loss {
	WRITERS_FIELDS,   /* of the hand file, such as the event and its author */
	WRITERS_CUSTOM,   /* custom fields, whose names begin with `_` */
	WRITERS_COMMENTS, /* lines of their own, and those after values and actions */
	WRITERS_NAMES,    /* of players and tables, that would break the format's grammar */
	WRITERS_NUMBERS,  /* of hands, tournaments and seats, that the format cannot have */
	WRITERS_TIMES,    /* dates, and time zones */
	WRITERS_CARDS,
	WRITERS_POSTS,   /* antes and blinds: what they are in full, or for */
	WRITERS_MONEY,   /* fees, payments besides the pots, currencies */
	WRITERS_ACTIONS, /* among others those that are written in another order */
	WRITERS_LOSSES
};

/* As data: "fields", "custom_fields". */
extern const char *const writers_loss_words[WRITERS_LOSSES];

struct writers_hand {
	const struct hand_record *hand;
	uint64_t number;        /* in the output, from 1 */
	struct hand_play *play; /* plays it, and has the fault */
	uint64_t lost[WRITERS_LOSSES];
};

struct writer {
	const char *code;   /* "pokerstars" */
	const char *ending; /* of files: ".txt" */
	/* Appends the hand; hands of one output follow each other without anything between. False:
	 * it cannot be written, nothing is appended, and play->fault is the reason. */
	bool (*write)(struct text *out, struct writers_hand *writing);
};

/* All rows; the last has no code. */
extern const struct writer writers_rows[];

/* The row with that code, or NULL. */
const struct writer *writers_find(struct slice code);

#endif
