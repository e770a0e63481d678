/* A lexer for the part of TOML 1.0 that PHH files use: bare keys, strings of all four kinds,
 * numbers, booleans, times, and arrays of these. Nested arrays and inline tables are rejected.
 *
 * The lexer is a cursor over text in memory. Each function reads one item at the cursor and moves
 * the cursor past it. On failure the fault has the location in the text, and the cursor must not be
 * used again. The caller decides which keys exist and what comments mean. */
#ifndef FELT_GAME_TOML_H
#define FELT_GAME_TOML_H

#include "game/game_status.h"

#include <stdbool.h>

/* Memory for the contents of strings with escapes. It can serve any number of texts, one after the
 * other. Zero it before use; it grows to the length of the longest text, and never moves while a
 * text is read. */
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

/* Begins at the start of the text, after a byte order mark if there is one. Strings with escapes
 * that were read from the previous text with the same memory are lost. */
void toml_init(struct toml *toml, struct slice text, struct toml_memory *memory);

static inline size_t toml_offset(const struct toml *toml, const char *at)
{
	return (size_t)(at - toml->start);
}

/* Sets the fault to `length` bytes at `from`; returns `status`. */
status_code toml_fault(struct toml *toml, status_code status, const char *from, size_t length);

/* Like toml_fault(), for the character at the cursor, or, at the end of a line, for what is missing
 * there. */
status_code toml_fault_here(struct toml *toml, status_code status, status_code missing);

/* -- lines ------------------------------------------------------------------------ */

bool toml_at_line_end(const struct toml *toml); /* true at the end of the text too */
bool toml_line_end(struct toml *toml); /* skips a newline, and a carriage return before it */

/* Whether the character is TOML whitespace, which is only these two. */
static inline bool toml_is_blank(char c)
{
	return c == ' ' || c == '\t';
}

static inline void toml_blanks(struct toml *toml) /* skips whitespace */
{
	while (toml->at < toml->end && toml_is_blank(*toml->at))
		toml->at++;
}

/* Reads a comment at the cursor, which is at a `#`: up to the end of the line, without trailing
 * spaces. */
status_code toml_comment(struct toml *toml, struct slice *comment);

/* Whether the character may be part of a bare key. */
static inline bool toml_is_bare(char c)
{
	return (c >= 'a' && c <= 'z') || c == '_' || (c >= '0' && c <= '9') ||
	       (c >= 'A' && c <= 'Z') || c == '-';
}

/* Reads the bare key at the cursor; its length is 0 if the cursor is not at a key. */
struct slice toml_key(struct toml *toml);

/* -- values ----------------------------------------------------------------------- */

enum toml_kind { TOML_STRING, TOML_NUMBER, TOML_FLAG, TOML_TIME, TOML_ARRAY };

struct toml_value {
	enum toml_kind kind;
	struct slice raw;  /* as written */
	struct slice text; /* the contents of a string; otherwise `raw` */
	bool escaped;      /* a string with escapes: `text` is in the memory, not in the source */
};

/* Reads a string; the cursor is at its opening quote. */
status_code toml_string(struct toml *toml, struct toml_value *out);

/* Reads a string, number, boolean or time. */
status_code toml_scalar(struct toml *toml, struct toml_value *out);

/* Whether a word is a time or a date: 00:00:26, 2009-07-01, 2009-07-01T00:00:26.5-04:00. */
bool toml_is_time(struct slice word);

/* -- arrays ----------------------------------------------------------------------- */

/* Position in an array. Zero it before the first call. */
struct toml_list {
	const char *open; /* its opening bracket */
	bool comma_due;   /* an element has been read, but not the comma after it */
};

enum toml_part { TOML_ELEMENT, TOML_COMMENT, TOML_END };

/* Like toml_next(), but also handles the less common case of more than a comma and a space before
 * the part. */
status_code toml_next_far(struct toml *toml, struct toml_list *list, enum toml_part *part,
	struct slice *comment);

/* Advances to the next part of an array; before the first call the cursor is at the bracket of the
 * array. At TOML_ELEMENT the cursor is at an element, which the caller reads with toml_scalar
 * before the next call. At TOML_COMMENT, *comment is a comment between elements. At TOML_END the
 * array has been read.
 *
 * Most elements are strings or numbers after a comma and one space. These need only a look at three
 * bytes, which is worth inlining when hands are read by the million. */
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

#endif
