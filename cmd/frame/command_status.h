/* Statuses of table rows, and of requirements of single commands. */
#ifndef FELT_CMD_FRAME_COMMAND_STATUS_H
#define FELT_CMD_FRAME_COMMAND_STATUS_H

#include "base/status.h"

enum {
	STATUS_BAD_CSV = STATUS_COMMANDS, /* an unclosed quote, or text after a closing quote */
	STATUS_SHORT_ROW,                 /* fewer cells than the first row */
	STATUS_LONG_ROW,                  /* more cells than the first row */
	STATUS_MANY_KNOWN,                /* more cards than a complete hand has */
	STATUS_NEXT_CARDS,                /* with the next card it would not be a complete hand */
	STATUS_NEXT_EXACTLY,              /* the same in games whose hands have a fixed size */
	STATUS_NEXT_BOARD,                /* the same if the next card is a board card */
	STATUS_BOARD_LONGER,              /* a board with too many cards */
	STATUS_FULL_BOARD,                /* a complete board, but a card must be to come */
	STATUS_SHORT_BOARD,               /* a board without a flop, which is required */
	STATUS_RANGE_HERE,                /* a range instead of cards */
	STATUS_UNREAD_STATE,              /* the state of a player in a column without a name */
	STATUS_INVALID_HAND, /* an invalid hand history; the player of the hand makes the message */
	STATUS_NOT_ONE_CELL, /* separators of a matchup line in a cell of hands or cards */
	STATUS_NO_SHOWDOWN,  /* hands and a board are needed, and are not all there */
	STATUS_NO_DECISION,  /* push or fold in which the decisions asked about never come up */
	STATUS_NOT_ASKED,    /* a question that does not fit its spot */
	STATUS_FEW_STACKS,   /* --icm has fewer stacks than the matchup has players */
	STATUS_COMMANDS_END
};

extern const struct status_domain command_statuses;

#endif
