/* Values of one word, and arrays. */
#include "game/toml/toml_internal.h"

#include "base/scan.h"

#include <string.h>

/* -- words ------------------------------------------------------------------------ */

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* The end of a run of digits, in which single underscores may separate groups; NULL if there is
 * none. */
static const char *skip_digits(const char *at, const char *end, bool hex)
{
	const char *const from = at;

	while (at < end && (is_digit(*at) || (hex && (*at | 0x20) >= 'a' && (*at | 0x20) <= 'f') ||
				   (*at == '_' && at > from && at[-1] != '_')))
		at++;
	return at > from && at[-1] != '_' ? at : NULL;
}

/* TOML, "Integer" and "Float". The start of a time is not a number. */
static bool is_number(const char *at, const char *end)
{
	if (at < end && (*at == '+' || *at == '-'))
		at++;
	if (end - at == 3 && (memcmp(at, "inf", 3) == 0 || memcmp(at, "nan", 3) == 0))
		return true;
	if (end - at > 2 && at[0] == '0' && (at[1] == 'x' || at[1] == 'o' || at[1] == 'b'))
		return skip_digits(at + 2, end, at[1] == 'x') == end;
	if (end - at > 1 && at[0] == '0' && (is_digit(at[1]) || at[1] == '_'))
		return false;
	at = skip_digits(at, end, false);
	if (at && at < end && *at == '.')
		at = skip_digits(at + 1, end, false);
	if (at && at < end && (*at == 'e' || *at == 'E')) {
		at++;
		if (at < end && (*at == '+' || *at == '-'))
			at++;
		at = skip_digits(at, end, false);
	}
	return at == end;
}

/* Skips text in the form of the picture, in which 0 matches any digit. Returns false if the text
 * has another form. */
static bool skip_picture(const char **at, const char *end, const char *picture)
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

/* Skips a time of day such as 00:00:26.5; hours and minutes alone are enough. */
static bool skip_clock(const char **at, const char *end)
{
	const char *const from = *at, *point;

	if (!skip_picture(at, end, "00:00") || two_digits(from) > 23 || two_digits(from + 3) > 59)
		return false;
	if (!skip_picture(at, end, ":00"))
		return true;
	if (two_digits(from + 6) > 60)
		return false;
	if (*at == end || **at != '.')
		return true;
	point = (*at)++;
	while (*at < end && is_digit(**at))
		(*at)++;
	return *at > point + 1;
}

/* TOML, "Local Time", "Local Date", "Local Date-Time" and "Offset Date-Time". */
bool toml_is_time(struct slice word)
{
	const char *at = word.bytes;
	const char *const end = at + word.length;

	if (skip_picture(&at, end, "0000-00-00")) {
		const int month = two_digits(at - 5), day = two_digits(at - 2);

		if (month < 1 || month > 12 || day < 1 || day > 31)
			return false;
		if (at == end)
			return true;
		if (*at != 'T' && *at != 't')
			return false;
		at++;
	}
	if (!skip_clock(&at, end))
		return false;
	if (at < end && (*at == 'Z' || *at == 'z')) {
		at++;
	} else if (at < end && (*at == '+' || *at == '-')) {
		at++;
		if (!skip_picture(&at, end, "00:00"))
			return false;
	}
	return at == end;
}

status_code toml_scalar(struct toml *toml, struct toml_value *out)
{
	const char *const from = toml->at;

	if (toml->at < toml->end && (*toml->at == '\'' || *toml->at == '"'))
		return toml_string(toml, out);
	while (toml->at < toml->end &&
		(is_digit(*toml->at) || (*toml->at >= 'a' && *toml->at <= 'z') ||
			(*toml->at >= 'A' && *toml->at <= 'Z') || *toml->at == '.' ||
			*toml->at == '-' || *toml->at == '+' || *toml->at == ':' ||
			*toml->at == '_'))
		toml->at++;
	out->raw = (struct slice){from, (size_t)(toml->at - from)};
	out->text = out->raw;
	out->escaped = false;
	if (out->raw.length == 0)
		return toml_fault_here(toml, STATUS_TOML_VALUE, STATUS_TOML_NO_VALUE);
	if ((*from == 't' || *from == 'f') &&
		(slice_equal(out->raw, "true") || slice_equal(out->raw, "false")))
		out->kind = TOML_FLAG;
	else if (is_number(from, toml->at))
		out->kind = TOML_NUMBER;
	else if (toml_is_time(out->raw))
		out->kind = TOML_TIME;
	else
		return toml_fault(toml, STATUS_TOML_VALUE, from, out->raw.length);
	return STATUS_OK;
}

/* -- arrays ----------------------------------------------------------------------- */

/* Skips whitespace, newlines, and a comma if one is due. */
static status_code skip_gap(struct toml *toml, struct toml_list *list)
{
	for (;;) {
		toml_blanks(toml);
		if (toml_line_end(toml))
			continue;
		if (toml->at == toml->end || *toml->at == '#' || *toml->at == ']' ||
			!list->comma_due)
			return STATUS_OK;
		if (*toml->at != ',')
			return toml_fault_here(toml, STATUS_TOML_COMMA, STATUS_TOML_COMMA);
		toml->at++;
		list->comma_due = false;
	}
}

status_code toml_next_far(struct toml *toml, struct toml_list *list, enum toml_part *part,
	struct slice *comment)
{
	status_code status;

	*part = TOML_ELEMENT;
	if (!list->open)
		list->open = toml->at++;
	status = skip_gap(toml, list);
	if (status)
		return status;
	if (toml->at == toml->end)
		return toml_fault(toml, STATUS_TOML_ARRAY, list->open, 1);
	switch (*toml->at) {
	case '#':
		*part = TOML_COMMENT;
		return toml_comment(toml, comment);
	case ']':
		*part = TOML_END;
		toml->at++;
		return STATUS_OK;
	case '[':
	case '{':
		return toml_fault(toml, STATUS_TOML_NESTED, toml->at, 1);
	default:
		list->comma_due = true;
		return STATUS_OK;
	}
}
