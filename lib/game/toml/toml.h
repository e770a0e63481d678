/* A lexer of TOML 1.0 for the part of it that hand files use: bare keys, strings of all four kinds,
 * numbers, booleans, times, and arrays of these. Arrays in arrays and inline tables are refused.
 *
 * The lexer is a cursor over text in memory. Each function reads one thing at the cursor and moves
 * it to the byte after that thing; on failure the fault says where in the text, and the cursor is
 * of no use any more. Which keys there are and what comments mean is the caller's business. */
#ifndef FELT_GAME_TOML_H
#define FELT_GAME_TOML_H

#include "game/game_status.h"

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Bytes of strings that had escapes, for as many texts as the caller likes to read one after the
 * other. Zeroed, it is ready; it grows to the length of the longest text and never moves while one
 * is read. */
struct toml_memory {
	char *bytes;
	size_t count, room;
};

void toml_memory_free(struct toml_memory *memory);

struct toml {
	const char *start, *at, *end;
	struct toml_memory *memory;
	struct fault fault;
};

/* Begins at the start of the text, after a byte order mark. What was read from the memory's last
 * text is gone. */
void toml_init(struct toml *toml, struct slice text, struct toml_memory *memory);

static inline size_t toml_offset(const struct toml *toml, const char *at)
{
	return (size_t)(at - toml->start);
}

/* Sets the fault to `length` bytes at `from`; returns `status`. */
status_code toml_fault(struct toml *toml, status_code status, const char *from, size_t length);

/* The same for the character at the cursor, or for what is missing there, at the end of a line. */
status_code toml_fault_here(struct toml *toml, status_code status, status_code missing);

/* -- lines ------------------------------------------------------------------------ */

bool toml_at_line_end(const struct toml *toml); /* or at the end of the text */
void toml_blanks(struct toml *toml);            /* skips spaces and tabs */
bool toml_line_end(struct toml *toml);          /* skips a line feed and a return before it */

/* Reads a comment at the cursor, a `#`: up to the end of the line, without the blanks there. */
status_code toml_comment(struct toml *toml, struct slice *comment);

/* Whether a bare key can have the character. */
static inline bool toml_is_bare(char c)
{
	return (c >= 'a' && c <= 'z') || c == '_' || (c >= '0' && c <= '9') ||
	       (c >= 'A' && c <= 'Z') || c == '-';
}

/* Reads a bare key; of length 0 when there is none at the cursor. */
struct slice toml_key(struct toml *toml);

/* -- values ----------------------------------------------------------------------- */

enum toml_kind { TOML_STRING, TOML_NUMBER, TOML_FLAG, TOML_TIME, TOML_ARRAY };

struct toml_value {
	enum toml_kind kind;
	struct slice raw;  /* as written */
	struct slice text; /* the contents of a string; else `raw` */
	bool escaped;      /* a string with escapes: `text` is not part of the text that is read */
};

/* Reads a string, whose quote is at the cursor. */
status_code toml_string(struct toml *toml, struct toml_value *out);

/* Reads a string, number, boolean or time. */
status_code toml_scalar(struct toml *toml, struct toml_value *out);

/* Whether a word is a time or a date: 00:00:26, 2009-07-01, 2009-07-01T00:00:26.5-04:00. */
bool toml_is_time(struct slice word);

/* -- arrays ----------------------------------------------------------------------- */

/* A walk through an array. Zeroed before the first call. */
struct toml_list {
	const char *open; /* its bracket */
	bool comma_due;   /* an element has been read, and no comma after it */
};

enum toml_part { TOML_ELEMENT, TOML_COMMENT, TOML_END };

/* toml_next for the parts that do not simply follow a comma and a space. */
status_code toml_next_far(struct toml *toml, struct toml_list *list, enum toml_part *part,
	struct slice *comment);

/* Goes on in an array, whose bracket is at the cursor at first, to its next part. At TOML_ELEMENT
 * the cursor is at an element, which the caller reads with toml_scalar before the next call. At
 * TOML_COMMENT, *comment is a comment between elements. At TOML_END the array has been read.
 *
 * Most elements are strings or numbers after a comma and one space; these need no more than a look
 * at three bytes, which is worth having inline where hands are read by the million. */
static inline status_code toml_next(struct toml *toml, struct toml_list *list, enum toml_part *part,
	struct slice *comment)
{
	const char *const at = toml->at;

	if (list->comma_due && toml->end - at > 2 && at[0] == ',' && at[1] == ' ' &&
		(at[2] == '\'' || at[2] == '"' || (at[2] >= '0' && at[2] <= '9'))) {
		toml->at += 2;
		*part = TOML_ELEMENT;
		return STATUS_OK;
	}
	return toml_next_far(toml, list, part, comment);
}

#ifdef __cplusplus
}
#endif

#endif
