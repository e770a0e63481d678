/* The statuses of rows of tables, and of what a single command asks of its input. */
#ifndef FELT_CMD_FRAME_COMMAND_STATUS_H
#define FELT_CMD_FRAME_COMMAND_STATUS_H

#include "base/status.h"

enum {
	STATUS_BAD_CSV = STATUS_COMMANDS, /* a quote not closed, or text after a closing one */
	STATUS_SHORT_ROW,                 /* fewer cells than the first row */
	STATUS_LONG_ROW,                  /* more cells than the first row */
	STATUS_MANY_KNOWN,                /* more cards than the complete hand is to have */
	STATUS_NEXT_CARDS,                /* with the next card it would not be a hand */
	STATUS_NEXT_EXACTLY,              /* the same in a game whose hands have one size */
	STATUS_NEXT_BOARD,                /* the same where the next card is the board's */
	STATUS_BOARD_LONGER,              /* a board of more cards than it is to have */
	STATUS_FULL_BOARD,                /* a complete board where a card is to come */
	STATUS_SHORT_BOARD,               /* a board without a flop where one is needed */
	STATUS_RANGE_HERE,                /* a range where cards are read */
	STATUS_OTHER_BOARD,  /* a row with another board than that of the rows before */
	STATUS_INVALID_HAND, /* of a hand file; its message is made where the hand is played */
	STATUS_NOT_ONE_CELL, /* marks of a contest line in a cell of a column of hands or cards */
	STATUS_COMMANDS_END
};

extern const struct status_domain command_statuses;

#endif
