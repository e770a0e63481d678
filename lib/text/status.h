/* What can go wrong, as values.
 *
 * The library neither prints nor exits: a function that can fail returns an
 * enum status, and where the input is at fault it also fills a struct fault
 * that says where. A command turns the two into one located line on standard
 * error. STATUS_OK is 0, so `if (status)` reads as "if it failed". */
#ifndef FELT_TEXT_STATUS_H
#define FELT_TEXT_STATUS_H

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
	/* rows */
	STATUS_LONG_LINE,
	STATUS_BAD_CSV,   /* a quote not closed, or text behind a closing one */
	STATUS_SHORT_ROW, /* fewer cells than the first row */
	STATUS_LONG_ROW,  /* more */
	STATUS_COUNT
};

/* Where the input is at fault. Offsets are bytes from the start of the slice
 * that was parsed; `length` is 0 where something is missing at `offset`.
 * `earlier` is where a repeated card stood first, else equal to `offset`.
 * `number` is the count found (cards, hands), where a count is at fault. */
struct fault {
	enum status status;
	size_t offset;
	size_t length;
	size_t earlier;
	size_t number;
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
 * earlier one, `%n` the number found. Never NULL. */
const char *status_message(enum status status);

#endif
