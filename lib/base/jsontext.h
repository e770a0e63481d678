/* JSON as it stands in a text: every value with its place, and numbers as they are written.
 *
 * The values of a document are an array in the order of the text, each followed by those in it: of
 * {"a": [1, 2], "b": null} the object is value 0, the array 1 with the key a, the numbers 2 and 3,
 * and null 4 with the key b. What is in value i are the values i + 1 to before `next` of i; the
 * first is i + 1 if that is less, and after child c comes the `next` of c.
 *
 * Strict JSON (RFC 8259): no comments, no commas at ends, and strings of UTF-8. */
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
	int next;          /* the value after this one and all that is in it */
	struct slice text; /* as written; of a string, without its quotes */
	struct slice key;  /* of a member of an object, without quotes; else length 0 */
};

/* Zeroed before use; its memory is reused. */
struct jsontext {
	struct jsontext_value *values;
	int count;
	size_t room;
	struct slice fault; /* where the text is no JSON: one character, or its end */
};

/* Takes one value from the front of the text, and the blanks before it. STATUS_OK,
 * STATUS_NO_MEMORY, or STATUS_NOT_JSON with `fault`, where the text is no JSON or has more
 * values, or deeper ones, than are read. */
status_code jsontext_read(struct jsontext *json, struct slice *text);

/* Appends the contents of a string; an escape that means no character is U+FFFD. */
void jsontext_unescape(struct text *out, struct slice string);

void jsontext_free(struct jsontext *json);

#endif
