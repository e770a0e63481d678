#include "game/phh/phh_inside.h"

#include "base/scan.h"

status_code toml_fault(struct toml *toml, status_code status, const char *from, size_t length)
{
	return fault_set(&toml->fault, status, toml_offset(toml, from), length);
}

bool toml_at_line_end(const struct toml *toml)
{
	if (toml->at == toml->end || *toml->at == '\n')
		return true;
	return *toml->at == '\r' && toml->at + 1 < toml->end && toml->at[1] == '\n';
}

size_t toml_char_length(const char *at, const char *end)
{
	const unsigned char *const here = (const unsigned char *)at;
	const struct scan scan = {here, here, (const unsigned char *)end};
	return scan_char_length(&scan);
}

status_code toml_fault_here(struct toml *toml, status_code status, status_code missing)
{
	if (toml_at_line_end(toml) || *toml->at == '#')
		return toml_fault(toml, missing, toml->at, 0);
	return toml_fault(toml, status, toml->at, toml_char_length(toml->at, toml->end));
}

void toml_blanks(struct toml *toml)
{
	while (toml->at < toml->end && (*toml->at == ' ' || *toml->at == '\t'))
		toml->at++;
}

bool toml_line_end(struct toml *toml)
{
	if (toml->at == toml->end || !toml_at_line_end(toml))
		return false;
	toml->at += *toml->at == '\r' ? 2 : 1;
	toml->behind = false;
	return true;
}

/* Passes over a character that is not plain: of UTF-8, or a fault. */
status_code toml_pass_other(struct toml *toml)
{
	if ((unsigned char)*toml->at < 0x80)
		return toml_fault(toml, STATUS_HAND_CONTROL, toml->at, 1);
	const size_t length = toml_char_length(toml->at, toml->end);
	if (length == 1)
		return toml_fault(toml, STATUS_HAND_UTF8, toml->at, 1);
	toml->at += length;
	return STATUS_OK;
}

status_code toml_comment(struct toml *toml, struct slice *comment)
{
	const char *const from = toml->at;
	while (!toml_at_line_end(toml)) {
		status_code status = STATUS_OK;
		if (toml_is_plain(*toml->at))
			toml->at++;
		else
			status = toml_pass_other(toml);
		if (status)
			return status;
	}
	*comment = slice_trim((struct slice){from, (size_t)(toml->at - from)});
	return phh_expect_note(toml->reader, *comment, toml_offset(toml, from),
		toml->reader->action_count, toml->behind);
}

/* -- words ---------------------------------------------------------------- */

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_word(char c)
{
	return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' ||
	       c == '-' || c == '+' || c == ':' || c == '_';
}

int toml_hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	c |= 0x20;
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Digits in a row, which single underscores may part: where they end, or NULL for none. */
static const char *pass_digits(const char *at, const char *end, bool hex)
{
	const char *const from = at;
	while (at < end && (is_digit(*at) || (hex && toml_hex_digit(*at) >= 0) ||
				   (*at == '_' && at > from && at[-1] != '_')))
		at++;
	return at > from && at[-1] != '_' ? at : NULL;
}

/* TOML, "Integer" and "Float", without what begins a time. */
static bool is_number(const char *at, const char *end)
{
	if (at < end && (*at == '+' || *at == '-'))
		at++;
	if (end - at == 3 && (memcmp(at, "inf", 3) == 0 || memcmp(at, "nan", 3) == 0))
		return true;
	if (end - at > 2 && at[0] == '0' && (at[1] == 'x' || at[1] == 'o' || at[1] == 'b'))
		return pass_digits(at + 2, end, at[1] == 'x') == end;
	if (end - at > 1 && at[0] == '0' && (is_digit(at[1]) || at[1] == '_'))
		return false;
	at = pass_digits(at, end, false);
	if (at && at < end && *at == '.')
		at = pass_digits(at + 1, end, false);
	if (at && at < end && (*at == 'e' || *at == 'E')) {
		at++;
		if (at < end && (*at == '+' || *at == '-'))
			at++;
		at = pass_digits(at, end, false);
	}
	return at == end;
}

/* Whether the word begins as the picture: 0 stands for any digit. */
static bool is_like(const char **at, const char *end, const char *picture)
{
	const size_t length = strlen(picture);
	if ((size_t)(end - *at) < length)
		return false;
	for (size_t i = 0; i < length; i++)
		if (picture[i] == '0' ? !is_digit((*at)[i]) : (*at)[i] != picture[i])
			return false;
	*at += length;
	return true;
}

static int two_digits(const char *at)
{
	return (at[0] - '0') * 10 + (at[1] - '0');
}

static bool is_clock(const char **at, const char *end)
{
	const char *const from = *at;
	if (!is_like(at, end, "00:00") || two_digits(from) > 23 || two_digits(from + 3) > 59)
		return false;
	if (!is_like(at, end, ":00"))
		return true;
	if (two_digits(from + 6) > 60)
		return false;
	if (*at == end || **at != '.')
		return true;
	const char *const point = (*at)++;
	while (*at < end && is_digit(**at))
		(*at)++;
	return *at > point + 1;
}

/* TOML, "Local Time" and its relatives: 00:00:26, 2009-07-01, 2009-07-01T00:00:26.5-04:00. */
bool toml_is_time(struct slice word)
{
	const char *at = word.bytes;
	const char *const end = at + word.length;
	if (is_like(&at, end, "0000-00-00")) {
		const int month = two_digits(at - 5), day = two_digits(at - 2);
		if (month < 1 || month > 12 || day < 1 || day > 31)
			return false;
		if (at == end)
			return true;
		if (*at != 'T' && *at != 't')
			return false;
		at++;
	}
	if (!is_clock(&at, end))
		return false;
	if (at < end && (*at == 'Z' || *at == 'z')) {
		at++;
	} else if (at < end && (*at == '+' || *at == '-')) {
		at++;
		if (!is_like(&at, end, "00:00"))
			return false;
	}
	return at == end;
}

static status_code read_word(struct toml *toml, struct toml_value *out)
{
	const char *const from = toml->at;
	while (toml->at < toml->end && is_word(*toml->at))
		toml->at++;
	out->raw = (struct slice){from, (size_t)(toml->at - from)};
	out->text = out->raw;
	out->escaped = false;
	if (out->raw.length == 0)
		return toml_fault_here(toml, STATUS_HAND_VALUE, STATUS_HAND_NO_VALUE);
	if ((*from == 't' || *from == 'f') &&
		(slice_equal(out->raw, "true") || slice_equal(out->raw, "false")))
		out->kind = TOML_FLAG;
	else if (is_number(from, toml->at))
		out->kind = TOML_NUMBER;
	else if (toml_is_time(out->raw))
		out->kind = TOML_TIME;
	else
		return toml_fault(toml, STATUS_HAND_VALUE, from, out->raw.length);
	return STATUS_OK;
}

status_code toml_scalar(struct toml *toml, struct toml_value *out)
{
	if (toml->at < toml->end && (*toml->at == '\'' || *toml->at == '"'))
		return toml_string(toml, out);
	return read_word(toml, out);
}

/* -- arrays --------------------------------------------------------------- */

/* Passes over blanks, line ends and comments between the elements of an array. */
static status_code pass_gap(struct toml *toml)
{
	for (;;) {
		struct slice comment;
		toml_blanks(toml);
		if (toml->at < toml->end && *toml->at == '#') {
			const status_code status = toml_comment(toml, &comment);
			if (status)
				return status;
		} else if (!toml_line_end(toml)) {
			return STATUS_OK;
		}
	}
}

static status_code end_missing(struct toml *toml, const struct toml_list *list)
{
	return toml_fault(toml, STATUS_HAND_ARRAY, list->open, 1);
}

static bool begins_scalar(char c)
{
	return c == '\'' || c == '"' || is_digit(c);
}

status_code toml_next(struct toml *toml, struct toml_list *list, bool *more)
{
	/* mostly a comma, a blank and the next */
	if (list->within && toml->end - toml->at > 2 && toml->at[0] == ',' && toml->at[1] == ' ' &&
		begins_scalar(toml->at[2])) {
		toml->at += 2;
		*more = true;
		return STATUS_OK;
	}
	if (!list->open)
		list->open = toml->at++;
	status_code status = pass_gap(toml);
	if (status)
		return status;
	if (list->within && toml->at < toml->end && *toml->at != ']') {
		if (*toml->at != ',')
			return toml_fault_here(toml, STATUS_HAND_COMMA, STATUS_HAND_COMMA);
		toml->at++;
		status = pass_gap(toml);
		if (status)
			return status;
	}
	if (toml->at == toml->end)
		return end_missing(toml, list);
	list->within = true;
	*more = *toml->at != ']';
	if (!*more)
		toml->at++;
	else if (*toml->at == '[' || *toml->at == '{')
		return toml_fault(toml, STATUS_HAND_NESTED, toml->at, 1);
	return STATUS_OK;
}
