/* What can be wrong with contributions and with hand files. */
#ifndef FELT_GAME_GAME_STATUS_H
#define FELT_GAME_GAME_STATUS_H

#include "base/status.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
	STATUS_NO_CONTRIBUTIONS = STATUS_GAME, /* no contribution at all */
	STATUS_ONE_CONTRIBUTION,               /* a pot is of two players or more */
	STATUS_MANY_CONTRIBUTIONS,             /* and at most SEATS_MAX */
	STATUS_LONG_CONTRIBUTION,              /* more than a name, chips, a state and a hand */
	STATUS_NO_NAME,
	STATUS_NAME_TWICE,
	STATUS_NO_AMOUNT,  /* a name without chips */
	STATUS_BAD_AMOUNT, /* no decimal */
	STATUS_BIG_AMOUNT, /* beyond CHIPS_MOST */
	STATUS_BAD_STATE,
	STATUS_UNREAD_STATE, /* a state in a column of a table that is not read */
	STATUS_ALL_FOLDED,
	STATUS_NO_CHIPS,           /* nothing but noughts */
	STATUS_NO_BUTTON,          /* nobody has the name of who has it */
	STATUS_CONTRIBUTION_HAND,  /* not two cards, nor five to seven without a board */
	STATUS_CONTRIBUTION_BOARD, /* not three to five cards */
	STATUS_HAND_LONG,          /* longer than PHH_HAND_MOST */
	STATUS_HAND_TABLE,         /* a table that is none of a stream */
	STATUS_HAND_KEY,           /* a line that begins with no key */
	STATUS_HAND_EQUALS,        /* a key without its '=' */
	STATUS_HAND_TWICE,         /* a key for the second time */
	STATUS_HAND_KEYS,          /* more than PHH_KEYS_MOST that are not of the format */
	STATUS_TOML_VALUE,         /* what is no value of TOML, or none that is read */
	STATUS_TOML_NO_VALUE,      /* nothing */
	STATUS_TOML_NESTED,        /* an array in an array, a table in a line */
	STATUS_HAND_LINE_END,      /* something behind a value */
	STATUS_TOML_STRING,        /* a string that is not closed */
	STATUS_TOML_ESCAPE,        /* a backslash and what is no escape */
	STATUS_TOML_CONTROL,       /* a control character */
	STATUS_TOML_UTF8,          /* bytes that are not UTF-8 */
	STATUS_TOML_ARRAY,         /* an array that is not closed */
	STATUS_TOML_COMMA,         /* two elements without a comma */
	STATUS_HAND_WANTS_STRING,  /* another kind of value than the key has */
	STATUS_HAND_WANTS_ARRAY,
	STATUS_HAND_WANTS_FLAG,
	STATUS_HAND_WANTS_SEAT,
	STATUS_HAND_AMOUNT,     /* what is no amount */
	STATUS_HAND_AMOUNT_BIG, /* beyond CHIPS_MOST */
	STATUS_HAND_NEGATIVE,   /* below nought where it cannot be */
	STATUS_HAND_NO_CHIPS,   /* a stack of nought */
	STATUS_HAND_NO_BET,     /* a bet of nought */
	STATUS_HAND_PLAYERS,    /* fewer than two, or more than SEATS_MAX */
	STATUS_HAND_UNEVEN,     /* not as many values as players */
	STATUS_HAND_NO_VARIANT, /* a field that the hand must have is missing */
	STATUS_HAND_NO_ANTES,
	STATUS_HAND_NO_BLINDS,
	STATUS_HAND_NO_SMALL_BET,
	STATUS_HAND_NO_BIG_BET,
	STATUS_HAND_NO_MIN_BET,
	STATUS_HAND_NO_STACKS,
	STATUS_HAND_NO_ACTIONS,
	STATUS_ACTION_ACTOR,  /* who acts is neither the dealer nor a player */
	STATUS_ACTION_PLAYER, /* a player beyond the table */
	STATUS_ACTION_WORD,   /* no such action */
	STATUS_ACTION_SHORT,  /* something missing at its end */
	STATUS_ACTION_MORE,   /* a word too many */
	STATUS_ACTION_CARDS,  /* more cards than a hand can have */
	STATUS_ODD_DIGITS,    /* accepted, with a warning: digits in groups */
	STATUS_ODD_TIME,      /* a time in quotes */
	STATUS_ODD_COMMENT,   /* no blank before # */
	STATUS_ODD_CARDS,     /* cards in another notation, or in pieces */
	STATUS_GAME_END
};

extern const struct status_room game_statuses;

#ifdef __cplusplus
}
#endif

#endif
