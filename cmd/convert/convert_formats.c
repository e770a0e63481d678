/* The formats of the output, and the rows of --report. */
#include "convert.h"

#include <string.h>

/* -- formats -------------------------------------------------------------- */

/* The hand file of a text is in the strict form already. */
static bool write_phh(struct text *out, struct convert *convert, uint64_t number)
{
	const struct hands *const hands = &convert->hands;

	if (!hands->foreign) {
		phh_print(out, &hands->hand, (int)number);
		return true;
	}
	phh_write_title(out, number);
	text_add_slice(out, hands->text);
	return true;
}

bool convert_write(struct text *out, struct convert *convert, uint64_t number)
{
	const char *const name = convert->format->name;
	const struct writer *const writer = writers_find(slice_of(name));
	struct writers_hand writing = {.hand = &convert->hands.hand,
		.number = number,
		.play = &convert->play};

	if (!writer->write(out, &writing))
		return false;
	for (int i = 0; i < WRITERS_LOSSES; i++)
		convert->lost[i] += writing.lost[i];
	return true;
}

const struct convert_format convert_formats[] = {
	{.name = "phh", .ending = ".phhs", .write = write_phh},
	{.name = "ohh", .ending = ".ohh", .records = true, .write = convert_write},
	{.name = "pokerstars", .ending = ".txt", .records = true, .write = convert_write},
	{.name = "sqlite", .records = true, .write = convert_write_store},
	{.name = "csv",
		.ending = ".csv",
		.rows = true,
		.rows_format = ROWS_CSV,
		.records = true,
		.write = convert_write_rows},
	{.name = "tsv",
		.ending = ".tsv",
		.rows = true,
		.rows_format = ROWS_TSV,
		.records = true,
		.write = convert_write_rows},
	{.name = NULL},
};

/* -- files ---------------------------------------------------------------- */

FIELD_MEMBER(add_file, struct convert_row, file);
FIELD_MEMBER(add_site, struct convert_row, site);
FIELD_MEMBER(add_hands, struct convert_row, count->hands);
FIELD_MEMBER(add_converted, struct convert_row, count->converted);
FIELD_MEMBER(add_bad, struct convert_row, count->bad);
FIELD_MEMBER(add_duplicates, struct convert_row, count->duplicates);
FIELD_MEMBER(add_warnings, struct convert_row, count->warnings);

const struct field convert_fields[] = {
	{"file", ROWS_STRING, add_file, 1, 1},
	{"site", ROWS_STRING, add_site, 1, 1},
	{"hands", ROWS_NUMBER, add_hands, 1, 1},
	{"converted", ROWS_NUMBER, add_converted, 1, 1},
	{"bad", ROWS_NUMBER, add_bad, 1, 1},
	{"duplicates", ROWS_NUMBER, add_duplicates, 1, 1},
	{"warnings", ROWS_NUMBER, add_warnings, 1, 1},
	{.name = NULL},
};

/* -- what was lost -------------------------------------------------------- */

FIELD_MEMBER(add_format, struct convert_loss, format);
FIELD_MEMBER(add_kind, struct convert_loss, kind);
FIELD_MEMBER(add_count, struct convert_loss, count);

const struct field convert_lost_fields[] = {
	{"format", ROWS_STRING, add_format, 1, 1},
	{"kind", ROWS_STRING, add_kind, 1, 1},
	{"count", ROWS_NUMBER, add_count, 1, 1},
	{.name = NULL},
};
