#include "frame/rows.h"

#include "frame/csv.h"
#include "base/scan.h"

#include <assert.h>
#include <string.h>

enum { NUMBER_BYTES = 32 }; /* of any uint64 or double */

static const char *const format_names[] =
	{[ROWS_TEXT] = "text", [ROWS_TSV] = "tsv", [ROWS_CSV] = "csv", [ROWS_JSON] = "json"};

bool rows_format_parse(const char *name, enum rows_format *format)
{
	for (size_t i = 0; i < sizeof format_names / sizeof *format_names; i++) {
		if (strcmp(name, format_names[i]) == 0) {
			*format = (enum rows_format)i;
			return true;
		}
	}
	return false;
}

void rows_init(struct rows *rows, enum rows_format format, const struct rows_name *names,
	size_t count, struct text *out)
{
	assert(count > 0);
	*rows = (struct rows){.format = format,
		.delimiter = ',',
		.names = names,
		.count = count,
		.out = out};
}

static struct slice slice_of(const char *string)
{
	return (struct slice){string, strlen(string)};
}

/* What stands for a byte in a JSON string; NULL for itself. */
static const char *json_escape(unsigned char c, char buffer[static sizeof "\\u0000"])
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

void json_add_string(struct text *out, struct slice value)
{
	static const char replacement[] = "\xEF\xBF\xBD"; /* U+FFFD */

	text_add_char(out, '"');
	struct scan scan = scan_of(value);
	const unsigned char *plain = scan.at; /* from here on nothing is to be escaped */
	while (!scan_done(&scan)) {
		char buffer[sizeof "\\u0000"];
		const size_t length = scan_char_length(&scan);
		const bool malformed = length == 1 && *scan.at >= 0x80;
		const char *const instead = malformed ? replacement : json_escape(*scan.at, buffer);
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

/* RFC 8259, section 6. */

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

static bool is_json_number(struct slice value)
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

static void add_json(struct rows *rows, struct slice value)
{
	const struct rows_name *const name = &rows->names[rows->cell];

	text_add_string(rows->out, rows->cell == 0 ? "{" : ", ");
	json_add_string(rows->out, slice_of(name->name));
	text_add_string(rows->out, ": ");
	if (name->kind == ROWS_STRING)
		json_add_string(rows->out, value);
	else if (is_json_number(value))
		text_add_slice(rows->out, value);
	else
		text_add_string(rows->out, "null");
}

static void add_bare(struct text *out, struct slice value)
{
	static const char dividers[] = {'\t', '\n', '\r'};
	const size_t start = out->length;

	text_add_slice(out, value);
	if (out->failed || !value.length)
		return;
	for (size_t i = 0; i < sizeof dividers; i++) {
		char *at = out->bytes + start;
		const char *const end = out->bytes + out->length;

		while ((at = memchr(at, dividers[i], (size_t)(end - at))) != NULL)
			*at++ = ' ';
	}
}

static void add_delimited(struct rows *rows, struct slice value)
{
	const char delimiter = rows->format == ROWS_CSV ? rows->delimiter : '\t';

	if (rows->cell > 0)
		text_add_char(rows->out, delimiter);
	if (rows->format == ROWS_TEXT)
		add_bare(rows->out, value);
	else if (rows->count == 1)
		csv_add_lone_cell(rows->out, value, delimiter);
	else
		csv_add_cell(rows->out, value, delimiter);
}

void rows_header(struct rows *rows)
{
	if (rows->format == ROWS_JSON)
		return;
	for (size_t i = 0; i < rows->count; i++)
		rows_cstring(rows, rows->names[i].name);
	rows_end(rows);
}

void rows_string(struct rows *rows, struct slice value)
{
	assert(rows->cell < rows->count);

	if (rows->format == ROWS_JSON)
		add_json(rows, value);
	else
		add_delimited(rows, value);
	rows->cell++;
}

void rows_cstring(struct rows *rows, const char *value)
{
	rows_string(rows, slice_of(value));
}

void rows_uint(struct rows *rows, uint64_t value)
{
	char bytes[NUMBER_BYTES];
	struct text number = {.bytes = bytes, .capacity = sizeof bytes};
	text_add_uint(&number, value);
	rows_string(rows, text_slice(&number));
}

void rows_double(struct rows *rows, double value)
{
	char bytes[NUMBER_BYTES];
	struct text number = {.bytes = bytes, .capacity = sizeof bytes};
	text_add_double(&number, value);
	rows_string(rows, text_slice(&number));
}

void rows_end(struct rows *rows)
{
	assert(rows->cell == rows->count);

	text_add_string(rows->out, rows->format == ROWS_JSON ? "}\n" : "\n");
	rows->cell = 0;
}
