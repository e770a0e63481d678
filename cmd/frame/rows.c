#include "frame/rows.h"

#include "frame/csv.h"

#include "base/scan.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
	NUMBER_BYTES = 32,                    /* for any uint64, or double with all its digits */
	ROUNDED_BYTES = 321 + ROWS_DIGITS_MAX /* for any double with fixed digits, and a sign */
};

void rows_init(struct rows *rows, enum rows_format format, const struct rows_name *names,
	size_t count, struct text *out, struct text *cell)
{
	assert(count > 0);
	*rows = (struct rows){.format = format,
		.delimiter = ',',
		.names = names,
		.count = count,
		.out = out,
		.cell = cell,
		.json = {.out = out}};
}

/* The key of the next cell; opens the object before the first. */
static const char *begin_member(struct rows *rows)
{
	assert(rows->next < rows->count);

	if (rows->next == 0)
		json_object(&rows->json, NULL);
	return rows->names[rows->next].name;
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
	assert(rows->next < rows->count);

	if (rows->format == ROWS_JSON) {
		const char *const key = begin_member(rows);

		switch (rows->names[rows->next].kind) {
		case ROWS_STRING:
		case ROWS_CARDS:
			json_string(&rows->json, key, value);
			break;
		case ROWS_NUMBER:
			json_number(&rows->json, key, value);
			break;
		case ROWS_AMOUNT:
			json_amount(&rows->json, key, value);
			break;
		case ROWS_BOOL:
			json_bool(&rows->json, key, slice_equal(value, "true"));
			break;
		case ROWS_LIST:
			/* An array of the comma-separated items. */
			json_array(&rows->json, key);
			while (value.length) {
				const char *const comma = memchr(value.bytes, ',', value.length);
				const size_t length =
					comma ? (size_t)(comma - value.bytes) : value.length;
				const size_t taken = length + (comma != NULL);

				json_string(&rows->json, NULL, (struct slice){value.bytes, length});
				value = (struct slice){value.bytes + taken, value.length - taken};
			}
			json_end(&rows->json);
			break;
		}
	} else {
		const char delimiter = rows->format == ROWS_CSV ? rows->delimiter : '\t';

		if (rows->next > 0)
			text_add_char(rows->out, delimiter);
		if (rows->format == ROWS_TEXT)
			add_bare(rows->out, value);
		else if (rows->count == 1)
			csv_add_lone_cell(rows->out, value, delimiter);
		else
			csv_add_cell(rows->out, value, delimiter);
	}
	rows->next++;
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

void rows_int(struct rows *rows, int value)
{
	rows_double(rows, value);
}

/* Appends a fractional number, with what follows it. */
static void print_decimal(const struct rows *rows, double value, const char *sign, struct text *out)
{
	const bool whole = rows->screen && !*sign && value == trunc(value);

	if (rows->decimals.rounded && rows->format != ROWS_JSON && isfinite(value) && !whole)
		text_add_fixed(out, value, (int)rows->decimals.digits);
	else
		text_add_double(out, value);
	text_add_string(out, sign);
}

/* Appends a fraction: with its digits, in percent, with a percent sign. */
static void print_fraction(const struct rows *rows, double value, struct text *out)
{
	const bool percent = rows->decimals.percent && rows->format != ROWS_JSON;

	print_decimal(rows, percent ? 100 * value : value, percent && rows->screen ? "%" : "", out);
}

void rows_double(struct rows *rows, double value)
{
	char bytes[ROUNDED_BYTES];
	struct text number = {.bytes = bytes, .capacity = sizeof bytes};

	print_decimal(rows, value, "", &number);
	rows_string(rows, text_slice(&number));
}

void rows_bool(struct rows *rows, bool value)
{
	rows_cstring(rows, value ? "true" : "false");
}

void rows_fraction(struct rows *rows, double value)
{
	char bytes[ROUNDED_BYTES];
	struct text number = {.bytes = bytes, .capacity = sizeof bytes};

	print_fraction(rows, value, &number);
	rows_string(rows, text_slice(&number));
}

void rows_empty(struct rows *rows)
{
	if (rows->format == ROWS_JSON) {
		json_null(&rows->json, begin_member(rows));
		rows->next++;
	} else {
		rows_string(rows, SLICE(""));
	}
}

void rows_add_cell(struct rows *rows)
{
	rows->out->failed = rows->out->failed || rows->cell->failed;
	rows_string(rows, text_slice(rows->cell));
	text_clear(rows->cell);
}

void rows_cards(struct rows *rows, const card *cards, int count, enum card_notation notation)
{
	cards_print(rows->cell, cards, count, notation, rows->screen ? " " : "");
	rows_add_cell(rows);
}

void rows_hand(struct rows *rows, const card *cards, int count, enum card_notation notation)
{
	cards_print(rows->cell, cards, count, notation, "");
	rows_add_cell(rows);
}

void rows_end(struct rows *rows)
{
	assert(rows->next == rows->count);

	if (rows->format == ROWS_JSON)
		json_end(&rows->json);
	else
		text_add_char(rows->out, '\n');
	rows->next = 0;
}

/* -- lists ---------------------------------------------------------------- */

void rows_list(struct rows *rows)
{
	rows->listed = false;
	if (rows->format == ROWS_JSON)
		json_array(&rows->json, begin_member(rows));
}

/* The text to which a list item is appended in formats other than JSON. */
static struct text *add_item(struct rows *rows)
{
	if (rows->listed)
		text_add_string(rows->cell, rows->screen ? ", " : ",");
	rows->listed = true;
	return rows->cell;
}

void rows_list_string(struct rows *rows, struct slice value)
{
	if (rows->format == ROWS_JSON)
		json_string(&rows->json, NULL, value);
	else
		text_add_slice(add_item(rows), value);
}

void rows_list_uint(struct rows *rows, uint64_t value)
{
	if (rows->format == ROWS_JSON)
		json_uint(&rows->json, NULL, value);
	else
		text_add_uint(add_item(rows), value);
}

void rows_list_cards(struct rows *rows, const card *cards, int count, enum card_notation notation)
{
	if (rows->format == ROWS_JSON)
		json_cards(&rows->json, NULL, cards, count, notation);
	else
		cards_print(add_item(rows), cards, count, notation, "");
}

void rows_list_double(struct rows *rows, double value)
{
	if (rows->format == ROWS_JSON)
		json_double(&rows->json, NULL, value);
	else
		text_add_double(add_item(rows), value);
}

void rows_list_fraction(struct rows *rows, double value)
{
	if (rows->format == ROWS_JSON)
		json_double(&rows->json, NULL, value);
	else
		print_fraction(rows, value, add_item(rows));
}

void rows_list_amount(struct rows *rows, struct slice amount)
{
	if (rows->format == ROWS_JSON)
		json_amount(&rows->json, NULL, amount);
	else
		text_add_slice(add_item(rows), amount);
}

void rows_list_share(struct rows *rows, struct slice player, struct slice amount)
{
	if (rows->format == ROWS_JSON) {
		json_object(&rows->json, NULL);
		json_string(&rows->json, "player", player);
		json_amount(&rows->json, "amount", amount);
		json_end(&rows->json);
		return;
	}
	text_add_slice(add_item(rows), player);
	text_add_char(rows->cell, ':');
	text_add_slice(rows->cell, amount);
}

void rows_list_end(struct rows *rows)
{
	if (rows->format == ROWS_JSON) {
		json_end(&rows->json);
		rows->next++;
	} else {
		rows_add_cell(rows);
	}
}

/* -- names of columns and fields ------------------------------------------ */

static const char prefix[] = "felt_";

static bool is_taken(const struct rows_name *columns, size_t count, const char *field,
	size_t prefixes)
{
	for (size_t i = 0; i < count; i++) {
		const char *name = columns[i].name;
		size_t left = prefixes;

		for (; left && !strncmp(name, prefix, sizeof prefix - 1); left--)
			name += sizeof prefix - 1;
		if (!left && !strcmp(name, field))
			return true;
	}
	return false;
}

void rows_add_field_name(struct text *out, const struct rows_name *columns, size_t count,
	const char *field)
{
	size_t prefixes = 0;

	while (is_taken(columns, count, field, prefixes))
		prefixes++;
	for (size_t i = 0; i < prefixes; i++)
		text_add_string(out, prefix);
	text_add_string(out, field);
}

/* Copies a text as name i; does not free its former letters. False if out of memory. */
static bool keep(struct rows_names *names, size_t i, struct text *text)
{
	char *const copy = text->failed ? NULL : calloc(text->length + 1, 1);

	if (!copy)
		return false;
	if (text->length)
		memcpy(copy, text->bytes, text->length);
	names->letters[i] = copy;
	names->name[i].name = copy;
	text_clear(text);
	return true;
}

struct rows_column {
	char *name;
	size_t number;
};

static int by_name(const void *a, const void *b)
{
	const struct rows_column *one = a, *other = b;
	const int order = strcmp(one->name, other->name);

	return order ? order : (one->number > other->number) - (one->number < other->number);
}

static int by_name_alone(const void *name, const void *column)
{
	return strcmp(name, ((const struct rows_column *)column)->name);
}

/* Renames columns that have the name of an earlier one. False if out of memory. */
static bool narrate_apart(struct rows_names *names, size_t count, struct text *text)
{
	struct rows_column *sorted = malloc((count + 1) * sizeof *sorted);
	size_t suffix = 2;
	bool good = sorted;

	for (size_t i = 0; good && i < count; i++)
		sorted[i] = (struct rows_column){names->letters[i], i};
	if (good)
		qsort(sorted, count, sizeof *sorted, by_name);
	for (size_t i = 1; good && i < count; i++) {
		if (strcmp(sorted[i].name, sorted[i - 1].name) != 0) {
			suffix = 2;
			continue;
		}
		/* Find the first of NAME_2, NAME_3 ..., with the suffix at *suffix, that is not the
		 * name of a column. */
		do {
			text_clear(text);
			text_format(text, "%s_%zu%c", sorted[i].name, suffix++, '\0');
		} while (!text->failed &&
			 bsearch(text->bytes, sorted, count, sizeof *sorted, by_name_alone));
		text->length -= text->length > 0;
		good = keep(names, sorted[i].number, text);
	}
	for (size_t i = 0; sorted && i < count; i++)
		if (sorted[i].name != names->letters[sorted[i].number])
			free(sorted[i].name);
	free(sorted);
	return good;
}

static bool name_all(struct rows_names *names, enum rows_format format, const struct slice *columns,
	size_t column_count, const struct rows_name *fields, struct text *text)
{
	for (size_t i = 0; i < column_count; i++) {
		if (columns) {
			/* In JSON, names that differ only in bytes that are not UTF-8 would be
			 * written the same. */
			struct scan scan = scan_of(columns[i]);

			while (format == ROWS_JSON && !scan_done(&scan)) {
				const struct slice character = scan_char(&scan);
				const bool malformed = character.length == 1 &&
						       (unsigned char)*character.bytes >= 0x80;

				text_add_slice(text, malformed ? slice_of("\ufffd") : character);
			}
			if (format != ROWS_JSON)
				text_add_slice(text, columns[i]);
		} else
			text_add_uint(text, i + 1);
		if (!keep(names, i, text))
			return false;
	}
	if (format == ROWS_JSON && !narrate_apart(names, column_count, text))
		return false;
	for (size_t i = column_count; i < names->count; i++) {
		rows_add_field_name(text, names->name, column_count, fields[i - column_count].name);
		if (!keep(names, i, text))
			return false;
		names->name[i].kind = fields[i - column_count].kind;
	}
	return true;
}

bool rows_names_init(struct rows_names *names, enum rows_format format, const struct slice *columns,
	size_t column_count, const struct rows_name *fields, size_t field_count)
{
	struct text text = {0};
	bool good;

	*names = (struct rows_names){.count = column_count + field_count};
	names->name = calloc(names->count, sizeof *names->name);
	names->letters = calloc(names->count, sizeof *names->letters);
	good = names->name && names->letters &&
	       name_all(names, format, columns, column_count, fields, &text);
	text_free(&text);
	if (!good)
		rows_names_free(names);
	return good;
}

void rows_names_free(struct rows_names *names)
{
	for (size_t i = 0; names->letters && i < names->count; i++)
		free(names->letters[i]);
	free(names->letters);
	free(names->name);
	*names = (struct rows_names){.name = NULL};
}
