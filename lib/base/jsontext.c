#include "base/jsontext.h"

#include "base/array.h"
#include "base/scan.h"

#include <string.h>

void jsontext_free(struct jsontext *json)
{
	free(json->values);
	*json = (struct jsontext){.values = NULL};
}

/* -- characters ----------------------------------------------------------- */

static void skip(struct slice *at, size_t count)
{
	at->bytes += count;
	at->length -= count;
}

/* Skips JSON whitespace, which is a smaller set than scan_blanks() skips. */
static void blanks(struct slice *at)
{
	while (at->length && (*at->bytes == ' ' || *at->bytes == '\n' || *at->bytes == '\r' ||
				     *at->bytes == '\t'))
		skip(at, 1);
}

static bool take(struct slice *at, char c)
{
	if (!at->length || *at->bytes != c)
		return false;
	skip(at, 1);
	return true;
}

static status_code fail(struct jsontext *json, struct slice at)
{
	json->fault = (struct slice){at.bytes, at.length > 0};
	return STATUS_NOT_JSON;
}

/* -- values --------------------------------------------------------------- */

static int hex(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* The value of four hexadecimal digits, or -1. */
static int unit(struct slice at)
{
	int code = 0;

	if (at.length < 4)
		return -1;
	for (int i = 0; i < 4; i++) {
		const int digit = hex(at.bytes[i]);

		if (digit < 0)
			return -1;
		code = 16 * code + digit;
	}
	return code;
}

/* Reads the rest of an escape after its backslash. */
static bool take_escape(struct slice *at)
{
	if (!at->length || !*at->bytes || !strchr("\"\\/bfnrtu", *at->bytes))
		return false;
	if (*at->bytes != 'u') {
		skip(at, 1);
		return true;
	}
	if (unit((struct slice){at->bytes + 1, at->length - 1}) < 0)
		return false;
	skip(at, 5);
	return true;
}

/* Reads a string whose opening quote is next. */
static status_code take_string(struct jsontext *json, struct slice *at, struct slice *string,
	bool *escaped)
{
	const char *start;

	if (!take(at, '"'))
		return fail(json, *at);
	start = at->bytes;
	*escaped = false;
	while (at->length && *at->bytes != '"') {
		if ((unsigned char)*at->bytes < 0x20)
			return fail(json, *at);
		if (take(at, '\\')) {
			*escaped = true;
			if (!take_escape(at))
				return fail(json, *at);
		} else {
			skip(at, 1);
		}
	}
	*string = (struct slice){start, (size_t)(at->bytes - start)};
	return take(at, '"') ? STATUS_OK : fail(json, *at);
}

static bool take_digits(struct slice *at)
{
	const size_t before = at->length;

	while (at->length && *at->bytes >= '0' && *at->bytes <= '9')
		skip(at, 1);
	return at->length < before;
}

/* Reads a number such as -5, 0.25 or 1e-3; leading zeros are not allowed. */
static bool take_number(struct slice *at)
{
	take(at, '-');
	if (take(at, '0')) {
		if (at->length && *at->bytes >= '0' && *at->bytes <= '9')
			return false;
	} else if (!take_digits(at)) {
		return false;
	}
	if (take(at, '.') && !take_digits(at))
		return false;
	if (!take(at, 'e') && !take(at, 'E'))
		return true;
	if (!take(at, '+'))
		take(at, '-');
	return take_digits(at);
}

static bool take_word(struct slice *at, const char *word)
{
	const size_t length = strlen(word);

	if (at->length < length || memcmp(at->bytes, word, length) != 0)
		return false;
	skip(at, length);
	return true;
}

static status_code take_value(struct jsontext *json, struct slice *at, struct slice key, int depth);

/* Reads the rest of an array or an object after its opening bracket. */
static status_code take_all(struct jsontext *json, struct slice *at, bool object, int depth)
{
	const char end = object ? '}' : ']';
	struct slice key = {"", 0};
	status_code status = STATUS_OK;
	bool escaped;

	blanks(at);
	if (take(at, end))
		return STATUS_OK;
	do {
		blanks(at);
		if (object) {
			status = take_string(json, at, &key, &escaped);
			if (status)
				return status;
			blanks(at);
			if (!take(at, ':'))
				return fail(json, *at);
		}
		status = take_value(json, at, key, depth);
		if (status)
			return status;
		blanks(at);
	} while (take(at, ','));
	return take(at, end) ? STATUS_OK : fail(json, *at);
}

static status_code take_scalar(struct jsontext *json, struct slice *at, int index)
{
	struct jsontext_value *const value = &json->values[index];

	if (*at->bytes == '"') {
		value->kind = JSONTEXT_STRING;
		return take_string(json, at, &value->text, &value->escaped);
	}
	if (take_word(at, "true"))
		value->kind = JSONTEXT_TRUE;
	else if (take_word(at, "false"))
		value->kind = JSONTEXT_FALSE;
	else if (take_word(at, "null"))
		value->kind = JSONTEXT_NULL;
	else if (take_number(at))
		value->kind = JSONTEXT_NUMBER;
	else
		return fail(json, *at);
	return STATUS_OK;
}

static status_code take_value(struct jsontext *json, struct slice *at, struct slice key, int depth)
{
	const int index = json->count;
	struct jsontext_value *value;
	const char *start;
	status_code status;

	blanks(at);
	start = at->bytes;
	if (!at->length || index == JSONTEXT_VALUES_MAX)
		return fail(json, *at);
	value = array_room(json->values, &json->room, (size_t)index, sizeof *value);
	if (!value)
		return STATUS_NO_MEMORY;
	json->values = value;
	value[json->count++] = (struct jsontext_value){.key = key, .next = index + 1};
	if (*at->bytes == '{' || *at->bytes == '[') {
		const bool object = *at->bytes == '{';

		if (depth == JSONTEXT_DEPTH_MAX)
			return fail(json, *at);
		json->values[index].kind = object ? JSONTEXT_OBJECT : JSONTEXT_ARRAY;
		skip(at, 1);
		status = take_all(json, at, object, depth + 1);
	} else {
		status = take_scalar(json, at, index);
	}
	if (status)
		return status;
	value = &json->values[index];
	value->next = json->count;
	if (value->kind != JSONTEXT_STRING)
		value->text = (struct slice){start, (size_t)(at->bytes - start)};
	return STATUS_OK;
}

status_code jsontext_read(struct jsontext *json, struct slice *text)
{
	const struct slice no_key = {"", 0};

	json->count = 0;
	return take_value(json, text, no_key, 0);
}

/* -- strings -------------------------------------------------------------- */

/* Decodes the digits after \u, and both halves of a surrogate pair. */
static void unescape_code(struct text *out, struct slice *at)
{
	const int first = unit(*at);
	struct slice second;
	int low;

	if (first < 0)
		return;
	skip(at, 4);
	if (first < 0xd800 || first >= 0xe000) {
		text_add_code_point(out, (unsigned)first);
		return;
	}
	second = *at;
	low = take_word(&second, "\\u") ? unit(second) : -1;
	if (first >= 0xdc00 || low < 0xdc00 || low >= 0xe000) {
		text_add_code_point(out, 0xfffd);
		return;
	}
	skip(&second, 4);
	*at = second;
	text_add_code_point(out,
		0x10000 + (((unsigned)first - 0xd800) << 10) + ((unsigned)low - 0xdc00));
}

void jsontext_unescape(struct text *out, struct slice string)
{
	static const char from[] = {'b', 'f', 'n', 'r', 't'};
	static const char to[] = {'\b', '\f', '\n', '\r', '\t'};

	while (string.length) {
		const char *letter;

		if (!take(&string, '\\')) {
			text_add_char(out, *string.bytes);
			skip(&string, 1);
			continue;
		}
		if (!string.length)
			return;
		if (take(&string, 'u')) {
			unescape_code(out, &string);
			continue;
		}
		letter = memchr(from, *string.bytes, sizeof(from));
		text_add_char(out, letter ? to[letter - from] : *string.bytes);
		skip(&string, 1);
	}
}
