/* The writer of JSON (RFC 8259): the only place that writes commas, colons and quotes.
 *
 * Objects and arrays are begun and ended; values that are written in between belong to them. In an
 * object each member has a key, in an array `key` is NULL. A blank follows each comma and colon,
 * unless `tight` says otherwise. A line feed follows the outermost object or array, so that there
 * is one per line.
 *
 *     struct json json = {.out = out};
 *
 *     json_object(&json, NULL);
 *     json_uint(&json, "seat", 1);
 *     json_array(&json, "cards");
 *     json_string(&json, NULL, slice);
 *     json_end(&json);
 *     json_end(&json);                 {"seat": 1, "cards": ["As"]} */
#ifndef FELT_CMD_FRAME_JSON_H
#define FELT_CMD_FRAME_JSON_H

#include "cards/card.h"

#include "base/text.h"

#include <stdbool.h>

enum { JSON_DEPTH_MAX = 16 };

struct json {
	struct text *out; /* not owned */
	unsigned depth;   /* how many objects and arrays are open */
	bool array[JSON_DEPTH_MAX];
	bool more;  /* the innermost one is not empty */
	bool tight; /* no blanks after commas and colons */
};

void json_object(struct json *json, const char *key);
void json_array(struct json *json, const char *key);
void json_end(struct json *json); /* ends the innermost open object or array */

/* A string, escaped where it must be; each byte that is not UTF-8 becomes U+FFFD. */
void json_string(struct json *json, const char *key, struct slice value);
void json_cstring(struct json *json, const char *key, const char *value);
/* A string of cards, nothing between. */
void json_cards(struct json *json, const char *key, const card *cards, int count,
	enum card_notation notation);
void json_uint(struct json *json, const char *key, uint64_t value);
void json_double(struct json *json, const char *key, double value); /* null if it is not finite */
void json_null(struct json *json, const char *key);
void json_bool(struct json *json, const char *key, bool value);
/* Text that is a JSON number, unchanged; null for any other text. */
void json_number(struct json *json, const char *key, struct slice value);
/* An amount of chips, as chips_print writes it: a number without decimals if it is whole and every
 * reader of JSON can keep it, which is so below 2^53; a string otherwise, and null if there is no
 * text. "20.00" is 20, "0.50" and "inf" are strings. */
void json_amount(struct json *json, const char *key, struct slice value);

/* A member whose value, a complete piece of JSON, the caller appends to the returned text. */
struct text *json_value(struct json *json, const char *key);

#endif
