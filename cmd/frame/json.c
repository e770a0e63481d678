#include "frame/json.h"

#include "base/scan.h"

#include <assert.h>
#include <math.h>
#include <string.h>

/* The escape of a byte in a string; NULL if the byte needs none. */
static const char *escape(unsigned char c, char buffer[static sizeof "\\u0000"])
{
	static const char hex[] = "0123456789abcdef";

	switch (c) {
	case '"':
		return "\\\"";
	case '\\':
		return "\\\\";
	case '\b':
		return "\\b";
	case '\f':
		return "\\f";
	case '\n':
		return "\\n";
	case '\r':
		return "\\r";
	case '\t':
		return "\\t";
	default:
		break;
	}
	if (c >= 0x20)
		return NULL;
	memcpy(buffer, "\\u0000", sizeof "\\u0000");
	buffer[4] = hex[c >> 4];
	buffer[5] = hex[c & 15];
	return buffer;
}

/* Skips ASCII without escapes, which is all that most strings have. */
static void skip_plain(struct scan *scan)
{
	while (!scan_done(scan) && *scan->at >= 0x20 && *scan->at < 0x80 && *scan->at != '"' &&
		*scan->at != '\\')
		scan->at++;
}

static void add_string(struct text *out, struct slice value)
{
	struct scan scan = scan_of(value);
	const unsigned char *plain = scan.at; /* start of a run without escapes */

	text_add_char(out, '"');
	for (skip_plain(&scan); !scan_done(&scan); skip_plain(&scan)) {
		char buffer[sizeof "\\u0000"];
		const size_t length = scan_char_length(&scan);
		const bool malformed = length == 1 && *scan.at >= 0x80;
		const char *const instead = malformed ? "\ufffd" : escape(*scan.at, buffer);

		if (instead) {
			text_add(out, (const char *)plain, (size_t)(scan.at - plain));
			text_add_string(out, instead);
			plain = scan.at + length;
		}
		scan.at += length;
	}
	text_add(out, (const char *)plain, (size_t)(scan.at - plain));
	text_add_char(out, '"');
}

struct text *json_value(struct json *json, const char *key)
{
	assert(!key == (!json->depth || json->array[json->depth - 1]));

	if (json->more)
		text_add(json->out, ", ", json->tight ? 1 : 2);
	json->more = true;
	if (key) {
		add_string(json->out, slice_of(key));
		text_add(json->out, ": ", json->tight ? 1 : 2);
	}
	return json->out;
}

static void begin(struct json *json, const char *key, bool array)
{
	assert(json->depth < JSON_DEPTH_MAX);

	text_add_char(json_value(json, key), array ? '[' : '{');
	json->array[json->depth++] = array;
	json->more = false;
}

void json_object(struct json *json, const char *key)
{
	begin(json, key, false);
}

void json_array(struct json *json, const char *key)
{
	begin(json, key, true);
}

void json_end(struct json *json)
{
	assert(json->depth > 0);

	text_add_char(json->out, json->array[--json->depth] ? ']' : '}');
	json->more = json->depth > 0;
	if (!json->depth)
		text_add_char(json->out, '\n');
}

void json_string(struct json *json, const char *key, struct slice value)
{
	add_string(json_value(json, key), value);
}

void json_cstring(struct json *json, const char *key, const char *value)
{
	json_string(json, key, slice_of(value));
}

void json_cards(struct json *json, const char *key, const card *cards, int count,
	enum card_notation notation)
{
	struct text *out = json_value(json, key);

	text_add_char(out, '"');
	cards_print(out, cards, count, notation, "");
	text_add_char(out, '"');
}

void json_uint(struct json *json, const char *key, uint64_t value)
{
	text_add_uint(json_value(json, key), value);
}

void json_null(struct json *json, const char *key)
{
	text_add_string(json_value(json, key), "null");
}

void json_bool(struct json *json, const char *key, bool value)
{
	text_add_string(json_value(json, key), value ? "true" : "false");
}

void json_double(struct json *json, const char *key, double value)
{
	if (isfinite(value))
		text_add_double(json_value(json, key), value);
	else
		json_null(json, key);
}

/* Number grammar: RFC 8259, section 6. */

static bool skip(struct scan *scan, char c)
{
	if (scan_done(scan) || *scan->at != (unsigned char)c)
		return false;
	scan->at++;
	return true;
}

static bool skip_digits(struct scan *scan)
{
	const unsigned char *const from = scan->at;

	while (!scan_done(scan) && *scan->at >= '0' && *scan->at <= '9')
		scan->at++;
	return scan->at > from;
}

static bool is_number(struct slice value)
{
	struct scan scan = scan_of(value);

	skip(&scan, '-');
	if (!skip(&scan, '0') && !skip_digits(&scan))
		return false;
	if (skip(&scan, '.') && !skip_digits(&scan))
		return false;
	if (skip(&scan, 'e') || skip(&scan, 'E')) {
		if (!skip(&scan, '+'))
			skip(&scan, '-');
		if (!skip_digits(&scan))
			return false;
	}
	return scan_done(&scan);
}

void json_number(struct json *json, const char *key, struct slice value)
{
	if (is_number(value))
		text_add_slice(json_value(json, key), value);
	else
		json_null(json, key);
}

enum { JSON_WHOLE_BITS = 53 }; /* precision of a double, in which many readers store numbers */

static bool is_zeros(struct slice digits)
{
	for (size_t i = 0; i < digits.length; i++)
		if (digits.bytes[i] != '0')
			return false;
	return true;
}

/* Whether the amount is an integer; then sets its sign and absolute value. */
static bool is_whole(struct slice amount, bool *minus, uint64_t *value)
{
	const uint64_t most = (UINT64_C(1) << JSON_WHOLE_BITS) - 1;
	const char *point;
	struct slice whole;

	*minus = amount.length && *amount.bytes == '-';
	amount = (struct slice){amount.bytes + *minus, amount.length - *minus};
	point = amount.length ? memchr(amount.bytes, '.', amount.length) : NULL;
	whole = (struct slice){amount.bytes,
		point ? (size_t)(point - amount.bytes) : amount.length};
	return slice_uint(whole, most, value) &&
	       (!point || is_zeros((struct slice){point + 1, amount.length - whole.length - 1}));
}

void json_amount(struct json *json, const char *key, struct slice value)
{
	uint64_t whole;
	bool minus;

	if (!value.length) {
		json_null(json, key);
	} else if (is_whole(value, &minus, &whole)) {
		text_add_string(json_value(json, key), minus && whole ? "-" : "");
		text_add_uint(json->out, whole);
	} else {
		json_string(json, key, value);
	}
}
