/* JSON values with their locations in the text, and numbers as they are written.
 *
 * The values of a document are an array in text order; each value is followed by those that it
 * contains. In {"a": [1, 2], "b": null} the object is value 0, the array 1 with the key a, the
 * numbers 2 and 3, and null 4 with the key b. Value i contains the values from i + 1 to before its
 * `next`; its first member is i + 1, if that is less than `next`, and the `next` of each member is
 * the member after it.
 *
 * Strict JSON (RFC 8259): no comments, no trailing commas, and strings in UTF-8. */
#ifndef FELT_BASE_JSONTEXT_H
#define FELT_BASE_JSONTEXT_H

#include "base/text.h"
#include "base/status.h"

enum { JSONTEXT_VALUES_MAX = 1 << 18, JSONTEXT_DEPTH_MAX = 64 };

enum jsontext_kind {
	JSONTEXT_NULL,
	JSONTEXT_FALSE,
	JSONTEXT_TRUE,
	JSONTEXT_NUMBER,
	JSONTEXT_STRING,
	JSONTEXT_ARRAY,
	JSONTEXT_OBJECT,
};

struct jsontext_value {
	enum jsontext_kind kind;
	bool escaped;      /* the string has escapes */
	int next;          /* the value after this one and all that it contains */
	struct slice text; /* as written; a string is without its quotes */
	struct slice key;  /* key of an object member, without quotes; otherwise length 0 */
};

/* Zero it before use; its memory is reused. */
struct jsontext {
	struct jsontext_value *values;
	int count;
	size_t room;
	struct slice fault; /* where the text is not JSON: one character, or its end */
};

/* Reads one value, and the blanks before it, from the front of the text. Returns STATUS_OK,
 * STATUS_NO_MEMORY, or STATUS_NOT_JSON with `fault` set if the text is not JSON, has too many
 * values, or nests too deeply. */
status_code jsontext_read(struct jsontext *json, struct slice *text);

/* Appends the contents of a string; an escape that is not a character becomes U+FFFD. */
void jsontext_unescape(struct text *out, struct slice string);

void jsontext_free(struct jsontext *json);

#endif
