/* What can go wrong, as values.
 *
 * The library neither prints nor exits: a function that can fail returns a
 * status_code, and where the input is at fault it also fills a struct fault
 * that says where. A command turns the two into one located line on standard
 * error. STATUS_OK is 0, so `if (status)` reads as "if it failed". */
#ifndef FELT_BASE_STATUS_H
#define FELT_BASE_STATUS_H

#include <stddef.h>
#include <string.h>

/* A code is the first number of its room plus its place in the room's enumeration, so that a new
 * code in one room leaves the numbers of the others alone. Rooms list their codes, with their
 * messages, in a header of their own, such as cards/card_status.h. */
typedef int status_code;

enum {
	STATUS_OK = 0,
	STATUS_NO_MEMORY,
	STATUS_LONG_LINE,
	STATUS_NOT_JSON,
	STATUS_BASE_END,
	/* where the rooms' codes begin */
	STATUS_CARDS = 100,
	STATUS_ODDS = 200,
	STATUS_GAME = 300,
	STATUS_PLAY = 400,
	STATUS_COMMANDS = 500,
	STATUS_HISTORIES = 600
};

/* The messages of a room's codes, those from `first` to before first + count. A message is lower
 * case, without a full stop, and has places to be filled in by who reports it: `%s` is the faulty
 * text, `%e` the place of the earlier one (with its line in front, if any), `%n` the number found,
 * `%w` the number wanted; `%+` is an "s" unless the number found is 1.
 */
struct status_domain {
	status_code first;
	int count;
	const char *const *message;
};

/* Where a room lists its codes and messages as rows of a macro: what its enumeration and its
 * messages make of a row. */
#define STATUS_CODE(code, message)    code,
#define STATUS_MESSAGE(code, message) message,

extern const struct status_domain status_base;

/* The message of a code that one of the rooms has, else NULL; the list of rooms ends in NULL. */
const char *status_message(const struct status_domain *const domains[], status_code code);

/* Where the input is at fault. Offsets are bytes from the start of the slice
 * that was parsed; `length` is 0 where something is missing at `offset`.
 * `earlier` is where a repeated card stood first, else equal to `offset`.
 * `number` is the count found (cards, hands), where a count is at fault, and `wanted` the
 * count that would be right, where the message says it.
 * `earlier_line` is 0, or, where the text has lines and `earlier` is the column (from 0) in
 * another one, which. */
struct fault {
	status_code status;
	size_t offset;
	size_t length;
	size_t earlier;
	size_t number;
	size_t wanted;
	size_t earlier_line;
};

/* A slice of somebody else's bytes; never owned, not terminated, may hold any byte. */
struct slice {
	const char *bytes;
	size_t length;
};

/* The slice of a string literal. */
#define SLICE(literal) ((struct slice){"" literal, sizeof(literal) - 1})

/* The slice of a string, which lives as long as that. */
static inline struct slice slice_of(const char *string)
{
	return (struct slice){string, strlen(string)};
}

/* Fills *fault (which may be NULL) and returns its status, so that a parser
 * can end with `return fault_set(...)`. */
__attribute__((cold)) status_code fault_set(struct fault *fault, status_code status, size_t offset,
	size_t length);
/* The same at a part of the text. */
__attribute__((cold)) status_code fault_at(struct fault *fault, status_code status,
	struct slice text, struct slice part);

#endif
