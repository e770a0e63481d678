/* The JSON writer (RFC 8259): the only code that writes commas, colons and quotes.
 *
 * Values written between the begin and the end of an object or array belong to it. In an object
 * each member has a key, in an array `key` is NULL. A space follows each comma and colon unless
 * `tight` is set. A newline follows the outermost object or array, so that there is one per line.
 *
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
	unsigned depth;   /* number of open objects and arrays */
	bool array[JSON_DEPTH_MAX];
	bool more;  /* the innermost one is not empty */
	bool tight; /* no spaces after commas and colons */
};

void json_object(struct json *json, const char *key);
void json_array(struct json *json, const char *key);
void json_end(struct json *json); /* ends the innermost open object or array */

/* Adds a string, escaped as necessary; each byte that is not UTF-8 becomes U+FFFD. */
void json_string(struct json *json, const char *key, struct slice value);
void json_cstring(struct json *json, const char *key, const char *value);
/* Adds cards as a string, without separators. */
void json_cards(struct json *json, const char *key, const card *cards, int count,
	enum card_notation notation);
void json_uint(struct json *json, const char *key, uint64_t value);
void json_double(struct json *json, const char *key, double value); /* null if not finite */
void json_null(struct json *json, const char *key);
void json_bool(struct json *json, const char *key, bool value);
/* Adds text that is a JSON number, unchanged; null for any other text. */
void json_number(struct json *json, const char *key, struct slice value);
/* Adds an amount of chips, as chips_print writes it: an integer below 2^53, which every JSON reader
 * represents exactly, becomes a number without decimals; other amounts become strings, and empty
 * text becomes null. "20.00" becomes 20; "0.50" and "inf" become strings. */
void json_amount(struct json *json, const char *key, struct slice value);

/* Adds a member; the caller appends its value, complete JSON, to the returned text. */
struct text *json_value(struct json *json, const char *key);

#endif
