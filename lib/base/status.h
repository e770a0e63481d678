/* What can go wrong, as values.
 *
 * The library neither prints nor exits: a function that can fail returns an
 * enum status, and where the input is at fault it also fills a struct fault
 * that says where. A command turns the two into one located line on standard
 * error. STATUS_OK is 0, so `if (status)` reads as "if it failed". */
#ifndef FELT_BASE_STATUS_H
#define FELT_BASE_STATUS_H

#include <stddef.h>

enum status {
	STATUS_OK = 0,
	STATUS_NO_MEMORY,
	/* cards */
	STATUS_BAD_CARD,         /* a byte that begins no card */
	STATUS_BAD_RANK,         /* a character where a rank should be */
	STATUS_BAD_SUIT,         /* a rank, then a character that is no suit */
	STATUS_BAD_SPANISH_RANK, /* the same two in Spanish notation */
	STATUS_BAD_SPANISH_SUIT,
	STATUS_NO_SUIT,        /* a rank, then nothing */
	STATUS_OPEN_BRACKET,   /* a bracket that is not closed */
	STATUS_CLOSE_BRACKET,  /* a bracket that was not opened */
	STATUS_REPEATED_CARD,  /* seen before, in the same hand */
	STATUS_CARD_ELSEWHERE, /* seen before, in another hand, the board or the dead cards */
	STATUS_ON_BOARD,       /* a hand's card that the board given apart has */
	STATUS_CARD_DEAD,      /* a card that is among the dead cards given apart */
	STATUS_TOO_FEW_CARDS,
	STATUS_TOO_MANY_CARDS,
	STATUS_MANY_KNOWN, /* more than the complete hand is to have */
	STATUS_NEXT_CARDS, /* with the next card it would not be a hand */
	STATUS_DECK_SHORT, /* the live cards cannot complete the hand */
	/* contests */
	STATUS_NO_HAND,        /* nothing between two separators */
	STATUS_ONE_HAND,       /* a showdown wants two or more */
	STATUS_TOO_MANY_HANDS, /* more than a contest can hold */
	STATUS_MORE_HANDS,     /* more than one where one is wanted */
	STATUS_TWO_BOARDS,     /* a second '@' */
	STATUS_TWO_DEADS,      /* a second '!' */
	STATUS_NO_CARDS,       /* '@' or '!' with no cards behind it */
	STATUS_UNEVEN_HANDS,   /* a line of cards that does not cut into hands of n */
	STATUS_DIVIDED_HANDS,  /* a line to be cut that has separators already */
	STATUS_HAND_BEHIND,    /* a hand behind the board or the dead cards */
	/* ranges */
	STATUS_NO_RANGE,       /* no term at all */
	STATUS_BAD_RANGE,      /* what begins no term */
	STATUS_BAD_TERM,       /* a rank, then what is neither a rank nor a suit */
	STATUS_TERM_END,       /* something behind a term, without a comma or a blank */
	STATUS_ONE_CARD,       /* one card or rank, where hole cards are two */
	STATUS_PAIR_MARK,      /* an 's' or 'o' behind a pair */
	STATUS_NONE_BEFORE,    /* an exclusion with no term before it */
	STATUS_BAD_SPAN,       /* the two ends of a span do not belong together */
	STATUS_OPEN_SPAN,      /* nothing behind the '-' of a span */
	STATUS_BAD_PLUS,       /* a '+' where nothing climbs */
	STATUS_BAD_WEIGHT,     /* no number, or not from 0 to 1 (0 to 100 behind '@') */
	STATUS_BAD_PERCENTAGE, /* no number, or not from 0 to 100 */
	/* spots */
	STATUS_NO_COMBO,      /* a range without a combo that can be dealt */
	STATUS_NO_DEAL,       /* ranges that cannot all be dealt at once */
	STATUS_ONE_PLAYER,    /* equity wants two or more */
	STATUS_MANY_PLAYERS,  /* and at most ten */
	STATUS_LONG_BOARD,    /* more than five cards */
	STATUS_FULL_BOARD,    /* where a card is to come */
	STATUS_NOT_COUNTABLE, /* counts that would not fit in 128 bits */
	/* stakes */
	STATUS_NO_STAKES,   /* no contribution at all */
	STATUS_ONE_STAKE,   /* a pot is of two players or more */
	STATUS_MANY_STAKES, /* and at most SEATS_MAX */
	STATUS_LONG_STAKE,  /* more than a name, chips, a state and a hand */
	STATUS_NO_NAME,
	STATUS_NAME_TWICE,
	STATUS_NO_AMOUNT,  /* a name without chips */
	STATUS_BAD_AMOUNT, /* no decimal */
	STATUS_BIG_AMOUNT, /* beyond CHIPS_MOST */
	STATUS_BAD_STATE,
	STATUS_ALL_FOLDED,
	STATUS_NO_CHIPS,    /* nothing but noughts */
	STATUS_NO_BUTTON,   /* nobody has the name of who has it */
	STATUS_STAKE_HAND,  /* not two cards, nor five to seven without a board */
	STATUS_STAKE_BOARD, /* not three to five cards */
	STATUS_OTHER_BOARD, /* a row with another board than that of the rows before */
	/* rows */
	STATUS_LONG_LINE,
	STATUS_BAD_CSV,   /* a quote not closed, or text behind a closing one */
	STATUS_SHORT_ROW, /* fewer cells than the first row */
	STATUS_LONG_ROW,  /* more */
	/* hand files */
	STATUS_HAND_LONG,         /* longer than PHH_HAND_MOST */
	STATUS_HAND_TABLE,        /* a table that is none of a stream */
	STATUS_HAND_KEY,          /* a line that begins with no key */
	STATUS_HAND_EQUALS,       /* a key without its '=' */
	STATUS_HAND_TWICE,        /* a key for the second time */
	STATUS_HAND_KEYS,         /* more than PHH_KEYS_MOST that are not of the format */
	STATUS_HAND_VALUE,        /* what is no value of TOML, or none that is read */
	STATUS_HAND_NO_VALUE,     /* nothing */
	STATUS_HAND_NESTED,       /* an array in an array, a table in a line */
	STATUS_HAND_LINE_END,     /* something behind a value */
	STATUS_HAND_STRING,       /* a string that is not closed */
	STATUS_HAND_ESCAPE,       /* a backslash and what is no escape */
	STATUS_HAND_CONTROL,      /* a control character */
	STATUS_HAND_UTF8,         /* bytes that are not UTF-8 */
	STATUS_HAND_ARRAY,        /* an array that is not closed */
	STATUS_HAND_COMMA,        /* two elements without a comma */
	STATUS_HAND_WANTS_STRING, /* another kind of value than the key has */
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
	STATUS_COUNT
};

/* Where the input is at fault. Offsets are bytes from the start of the slice
 * that was parsed; `length` is 0 where something is missing at `offset`.
 * `earlier` is where a repeated card stood first, else equal to `offset`.
 * `number` is the count found (cards, hands), where a count is at fault.
 * `earlier_line` is 0, or, where the text has lines and `earlier` is the column (from 0) in
 * another one, which. */
struct fault {
	enum status status;
	size_t offset;
	size_t length;
	size_t earlier;
	size_t number;
	size_t earlier_line;
};

/* A slice of somebody else's bytes; never owned, not terminated, may hold any byte. */
struct slice {
	const char *bytes;
	size_t length;
};

/* Fills *fault (which may be NULL) and returns its status, so that a parser
 * can end with `return fault_set(...)`. */
enum status fault_set(struct fault *fault, enum status status, size_t offset, size_t length);

/* The message of a status, lower case, without a full stop. Places to be
 * filled in by who reports it: `%s` is the faulty text, `%e` the place of the
 * earlier one (with its line in front, if any), `%n` the number found. Never NULL. */
const char *status_message(enum status status);

#endif
