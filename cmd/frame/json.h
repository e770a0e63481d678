/* JSON (RFC 8259), written: the only place that puts commas, colons and quotes.
 *
 * Objects and arrays are begun and ended; what is written in between is theirs. In an object each
 * member has a key, in an array `key` is NULL. A blank follows each comma and colon. The outermost
 * object or array is followed by a line feed: one a line.
 *
 *     struct json json = {.out = out};
 *
 *     json_object(&json, NULL);
 *     json_uint(&json, "seat", 1);
 *     json_array(&json, "cards");
 *     json_string(&json, NULL, slice);
 *     json_end(&json);
 *     json_end(&json);                 {"seat": 1, "cards": ["As"]}
 */
#ifndef FELT_CMD_FRAME_JSON_H
#define FELT_CMD_FRAME_JSON_H

#include "cards/card.h"

#include "base/text.h"

#include <stdbool.h>

enum { JSON_DEPTH_MAX = 16 };

struct json {
	struct text *out; /* not owned */
	unsigned depth;   /* of what is open */
	bool array[JSON_DEPTH_MAX];
	bool more; /* what is open has something in it */
};

void json_object(struct json *json, const char *key);
void json_array(struct json *json, const char *key);
void json_end(struct json *json); /* the innermost that is open */

/* Escaped where it must be; each byte that is not UTF-8 becomes U+FFFD. */
void json_string(struct json *json, const char *key, struct slice value);
void json_cstring(struct json *json, const char *key, const char *value);
/* A string of cards, one blank between. */
void json_cards(struct json *json, const char *key, const card *cards, int count,
	enum card_notation notation);
void json_uint(struct json *json, const char *key, uint64_t value);
void json_double(struct json *json, const char *key,
	double value); /* null for what is not finite */
void json_null(struct json *json, const char *key);
/* What is a number already, as it is; null for any other text. */
void json_number(struct json *json, const char *key, struct slice value);

/* A member whose value the caller appends to the text that is returned: JSON that is whole. */
struct text *json_value(struct json *json, const char *key);

#endif
