/* Errors as values.
 *
 * The library neither prints nor exits: a function that can fail returns a status_code. If the
 * error is in the input, it also fills a struct fault with the location. A command turns the two
 * into one line on standard error. STATUS_OK is 0, so `if (status)` reads as "if it failed". */
#ifndef FELT_BASE_STATUS_H
#define FELT_BASE_STATUS_H

#include <stddef.h>
#include <string.h>

/* A code is the first number of its domain plus its position in the domain's enumeration, so that a
 * new code in one domain leaves the numbers of the others unchanged. Each domain lists its codes
 * and messages in its own header, such as cards/card_status.h. */
typedef int status_code;

enum {
	STATUS_OK = 0,
	STATUS_NO_MEMORY,
	STATUS_LONG_LINE,
	STATUS_NOT_JSON,
	STATUS_BASE_END,
	/* first code of each domain */
	STATUS_CARDS = 100,
	STATUS_ODDS = 200,
	STATUS_GAME = 300,
	STATUS_PLAY = 400,
	STATUS_COMMANDS = 500,
	STATUS_HISTORIES = 600,
	STATUS_SOLVER = 700,
	STATUS_NASH = 800
};

/* The messages of a domain's codes, from `first` to before first + count. A message is lower case,
 * without a full stop, and has conversions that the reporting command fills in: `%s` is the invalid
 * text, `%e` the location of the earlier occurrence (with its line first, if any), `%n` the number
 * found, `%w` the number expected; `%+` is an "s" unless the number found is 1. */
struct status_domain {
	status_code first;
	int count;
	const char *const *message;
};

/* A domain lists its codes and messages as rows of a macro; these expand a row for its enumeration
 * and for its messages. */
#define STATUS_CODE(code, message)    code,
#define STATUS_MESSAGE(code, message) message,

extern const struct status_domain status_base;

/* The message of a code, or NULL if no domain has the code; the list of domains ends with NULL. */
const char *status_message(const struct status_domain *const domains[], status_code code);

/* The location of an error in the input. Offsets are bytes from the start of the slice that was
 * parsed; `length` is 0 if something is missing at `offset`. `earlier` is the offset of the first
 * occurrence of a duplicate card, otherwise equal to `offset`. `number` is the count found (cards,
 * hands), if the count is wrong, and `wanted` is the count that would be right, if the message
 * states it. `earlier_line` is 0, or the number of another line, if the text has lines; `earlier`
 * is then a column (from 0) in that line. */
struct fault {
	status_code status;
	size_t offset;
	size_t length;
	size_t earlier;
	size_t number;
	size_t wanted;
	size_t earlier_line;
};

/* A borrowed slice of bytes; never owned, not terminated, may contain any byte. */
struct slice {
	const char *bytes;
	size_t length;
};

/* The slice of a string literal. */
#define SLICE(literal) ((struct slice){"" literal, sizeof(literal) - 1})

/* The slice of a string, valid as long as the string. */
static inline struct slice slice_of(const char *string)
{
	return (struct slice){string, strlen(string)};
}

/* Fills *fault (which may be NULL) and returns `status`, so that a parser can end with `return
 * fault_set(...)`. */
__attribute__((cold)) status_code fault_set(struct fault *fault, status_code status, size_t offset,
	size_t length);
/* Like fault_set(), for a part of the text. */
__attribute__((cold)) status_code fault_at(struct fault *fault, status_code status,
	struct slice text, struct slice part);

#endif
