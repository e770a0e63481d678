/* Status codes of contributions and of hand files. */
#ifndef FELT_GAME_GAME_STATUS_H
#define FELT_GAME_GAME_STATUS_H

#include "base/status.h"

enum {
	STATUS_NO_CONTRIBUTIONS = STATUS_GAME, /* no contribution at all */
	STATUS_ONE_CONTRIBUTION,               /* a pot needs at least two players */
	STATUS_MANY_CONTRIBUTIONS,             /* more than SEATS_MAX */
	STATUS_LONG_CONTRIBUTION, /* more parts than a name, chips, a state and a hand */
	STATUS_NO_NAME,
	STATUS_NAME_TWICE,
	STATUS_NO_AMOUNT,  /* a name without chips */
	STATUS_BAD_AMOUNT, /* not a decimal */
	STATUS_BIG_AMOUNT, /* beyond CHIPS_MOST */
	STATUS_BAD_STATE,
	STATUS_UNREAD_STATE, /* a state in a column of a table that is not read */
	STATUS_ALL_FOLDED,
	STATUS_NO_CHIPS,              /* every amount is 0 */
	STATUS_NO_BUTTON,             /* no player has the name given for the button */
	STATUS_CONTRIBUTION_HAND,     /* neither two cards nor, without a board, five to seven */
	STATUS_CONTRIBUTION_BOARD,    /* not three to five cards */
	STATUS_CONTRIBUTION_NO_BOARD, /* a board where the game deals none of that size */
	STATUS_HAND_LONG,             /* longer than PHH_HAND_MOST */
	STATUS_HAND_TABLE,            /* not the header of a table of a stream */
	STATUS_HAND_KEY,              /* a line that does not begin with a key */
	STATUS_HAND_EQUALS,           /* a key without its '=' */
	STATUS_HAND_TWICE,            /* a key that occurs twice */
	STATUS_HAND_KEYS,             /* more than PHH_KEYS_MOST keys that are not of the format */
	STATUS_TOML_VALUE,            /* not a value of TOML, or not one that is supported */
	STATUS_TOML_NO_VALUE,         /* no value */
	STATUS_TOML_NESTED,           /* an array in an array, or an inline table */
	STATUS_HAND_LINE_END,         /* something after a value on its line */
	STATUS_TOML_STRING,           /* a string that is not closed */
	STATUS_TOML_ESCAPE,           /* a backslash that does not begin an escape */
	STATUS_TOML_CONTROL,          /* a control character */
	STATUS_TOML_UTF8,             /* bytes that are not UTF-8 */
	STATUS_TOML_ARRAY,            /* an array that is not closed */
	STATUS_TOML_COMMA,            /* two elements without a comma */
	STATUS_HAND_WANTS_STRING,     /* the value is of another kind than the key needs */
	STATUS_HAND_WANTS_ARRAY,
	STATUS_HAND_WANTS_FLAG,
	STATUS_HAND_WANTS_SEAT,
	STATUS_HAND_AMOUNT,     /* not an amount */
	STATUS_HAND_AMOUNT_BIG, /* beyond CHIPS_MOST */
	STATUS_HAND_NEGATIVE,   /* a negative amount where none is allowed */
	STATUS_HAND_NO_CHIPS,   /* a stack of 0 */
	STATUS_HAND_NO_BET,     /* a bet of 0 */
	STATUS_HAND_PLAYERS,    /* fewer than two, or more than SEATS_MAX */
	STATUS_HAND_UNEVEN,     /* not as many values as players */
	STATUS_HAND_NO_VARIANT, /* a field that the hand must have is missing */
	STATUS_HAND_NO_ANTES,
	STATUS_HAND_NO_BLINDS,
	STATUS_HAND_NO_BRING_IN,
	STATUS_HAND_NO_SMALL_BET,
	STATUS_HAND_NO_BIG_BET,
	STATUS_HAND_NO_MIN_BET,
	STATUS_HAND_NO_STACKS,
	STATUS_HAND_NO_ACTIONS,
	STATUS_ACTION_ACTOR,      /* the actor is neither the dealer nor a player */
	STATUS_ACTION_PLAYER,     /* a player who is not at the table */
	STATUS_ACTION_WORD,       /* no such action */
	STATUS_ACTION_SHORT,      /* something is missing at the end */
	STATUS_ACTION_MORE,       /* a word too many */
	STATUS_ACTION_CARDS,      /* more cards than a hand can have */
	STATUS_ODD_DIGITS,        /* accepted, with a warning: digits in groups */
	STATUS_ODD_TIME,          /* a time in quotes */
	STATUS_ODD_COMMENT,       /* no blank before # */
	STATUS_ODD_CARDS,         /* cards in another notation, or in pieces */
	STATUS_HAND_BOARDS,       /* a value of _boards or _run that is no list of boards */
	STATUS_HAND_BOARDS_TWICE, /* both _boards and _run */
	STATUS_GAME_END
};

extern const struct status_room game_statuses;

#endif
