/* Writers of formats other than PHH: the reverse of the readers (sites).
 *
 * A writer takes the record of a hand from any format, replays it by the rules, and appends the
 * hand in its own format. It leaves out what that format cannot express, and counts it by kind. It
 * cannot write a hand at all if the format does not have its game, a stack is unknown, or the hand
 * stops before its end; that is a fault with a location and a reason, like an action that the rules
 * reject.
 *
 *     struct writers_hand writing = {.hand = &hand, .number = 1, .play = &play};
 *     if (!writer->write(&out, &writing))
 *             ... play.fault ...
 *     ... writing.lost[WRITERS_COMMENTS] ...
 */
#ifndef FELT_HISTORIES_WRITERS_H
#define FELT_HISTORIES_WRITERS_H

#include "game/hand/hand.h"
#include "histories/histories_status.h"

/* Kinds of losses. Each counts the places in a hand where something is left out or changed. */
enum writers_loss {
	WRITERS_FIELDS,   /* PHH fields, such as the event and its author */
	WRITERS_CUSTOM,   /* custom fields, whose names begin with `_` */
	WRITERS_COMMENTS, /* on lines of their own, and after values and actions */
	WRITERS_NAMES,    /* of players and tables, if they would break the format's grammar */
	WRITERS_NUMBERS,  /* of hands, tournaments and seats, if the format cannot have them */
	WRITERS_TIMES,    /* dates and time zones */
	WRITERS_CARDS,
	WRITERS_POSTS,   /* antes and blinds: their full amount, or their purpose */
	WRITERS_MONEY,   /* fees, payments outside the pots, currencies */
	WRITERS_ACTIONS, /* includes actions that are written in another order */
	WRITERS_LOSSES
};

/* Names in output: "fields", "custom_fields". */
extern const char *const writers_loss_words[WRITERS_LOSSES];

struct writers_hand {
	const struct hand_record *hand;
	uint64_t number;        /* in the output, from 1 */
	struct hand_play *play; /* replays the hand, and has the fault */
	uint64_t lost[WRITERS_LOSSES];
};

struct writer {
	const char *code;   /* "pokerstars" */
	const char *ending; /* of files, such as ".txt" */
	/* Appends the hand; nothing separates hands in an output. False if it cannot be written:
	 * then nothing is appended, and play->fault is the reason. */
	bool (*write)(struct text *out, struct writers_hand *writing);
};

/* All rows; the last has no code. */
extern const struct writer writers_rows[];

/* The row with that code, or NULL. */
const struct writer *writers_find(struct slice code);

#endif
