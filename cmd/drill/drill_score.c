/* The score: the answers of the score file by drill, topic and class of question. */
#include "drill.h"

#include "frame/listing.h"
#include "frame/output.h"
#include "frame/report.h"

#include "base/array.h"
#include "base/bits.h"
#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

/* -- totals --------------------------------------------------------------------------- */

enum { WORD = 64, TREND_MIN = 10 };

static bool is_same_group(const struct drill_total *a, const struct drill_total *b)
{
	return slice_same(a->drill, b->drill) && slice_same(a->topic, b->topic) &&
	       slice_same(a->class, b->class) && slice_same(a->unit, b->unit);
}

bool drill_totals_add(struct drill_totals *totals, enum drill_by by,
	const struct drill_answer *answer)
{
	const struct slice none = {"", 0};
	const struct drill_total group = {.drill = answer->drill,
		.topic = by == DRILL_BY_DRILL ? none : answer->topic,
		.class = by == DRILL_BY_CLASS ? answer->class : none,
		.unit = answer->unit};
	struct drill_total *row = NULL;

	for (size_t i = 0; i < totals->count && !row; i++)
		if (is_same_group(&totals->row[i], &group))
			row = &totals->row[i];
	if (!row) {
		row = array_room(totals->row, &totals->room, totals->count, sizeof *row);
		if (!row)
			return false;
		totals->row = row;
		row += totals->count++;
		*row = group;
	}
	row->questions++;
	row->right += answer->right;
	row->cost += answer->cost;
	row->latest[1] = row->latest[1] << 1 | row->latest[0] >> (WORD - 1);
	row->latest[0] = row->latest[0] << 1 | answer->right;
	return true;
}

/* The right ones among `count` of the latest answers, without the last `skip`; together at most
 * 128. */
static int right_among(const struct drill_total *total, unsigned skip, unsigned count)
{
	int right = 0;

	for (unsigned i = skip; i < skip + count; i++)
		right += (int)(total->latest[i / WORD] >> i % WORD & 1);
	return right;
}

/* The share of right answers in the later half of the answers, less that in the earlier half. */
static double trend_of(const struct drill_total *total)
{
	const unsigned half = total->questions < 2 * WORD ? (unsigned)total->questions / 2 : WORD;

	return (right_among(total, 0, half) - right_among(total, half, half)) / (double)half;
}

/* -- rows ----------------------------------------------------------------------------- */

FIELD_MEMBER(add_drill, struct drill_total, drill);
FIELD_MEMBER(add_topic, struct drill_total, topic);
FIELD_MEMBER(add_class, struct drill_total, class);
FIELD_MEMBER(add_questions, struct drill_total, questions);
FIELD_MEMBER(add_right, struct drill_total, right);
static FIELD_CELL(add_rate, struct drill_total, total,
	rows_fraction(rows, (double)total->right / (double)total->questions));
static FIELD_CELL(add_cost, struct drill_total, total,
	rows_double(rows, total->cost / (double)total->questions));
FIELD_MEMBER(add_unit, struct drill_total, unit);
static FIELD_CELL_IF(add_trend, struct drill_total, total, total->questions >= TREND_MIN,
	rows_fraction(rows, trend_of(total)));

enum { CLASS = DRILL_VIEW_CLASS, TOPIC = CLASS | DRILL_VIEW_TOPIC, ALL = TOPIC | DRILL_VIEW_DRILL };

const struct field drill_fields[] = {
	{"drill", ROWS_STRING, add_drill, ALL, ALL},
	{"topic", ROWS_STRING, add_topic, TOPIC, TOPIC},
	{"class", ROWS_STRING, add_class, CLASS, CLASS},
	{"questions", ROWS_NUMBER, add_questions, ALL, ALL},
	{"right", ROWS_NUMBER, add_right, ALL, ALL},
	{"rate", ROWS_NUMBER, add_rate, ALL, ALL},
	{"cost", ROWS_NUMBER, add_cost, ALL, ALL},
	{"unit", ROWS_STRING, add_unit, ALL, ALL},
	{"trend", ROWS_NUMBER, add_trend, ALL, ALL},
	{.name = NULL},
};

static int compare_text(struct slice a, struct slice b)
{
	const size_t shared = a.length < b.length ? a.length : b.length;
	const int order = memcmp(a.bytes, b.bytes, shared);

	return order ? order : (a.length > b.length) - (a.length < b.length);
}

/* The number that a class begins with. */
static uint64_t number_of(struct slice class)
{
	size_t digits = 0;
	uint64_t number = 0;

	while (digits < class.length && class.bytes[digits] >= '0' && class.bytes[digits] <= '9')
		digits++;
	slice_uint((struct slice){class.bytes, digits}, UINT32_MAX, &number);
	return number;
}

static int compare(const void *left, const void *right)
{
	const struct drill_total *const a = left, *const b = right;
	const uint64_t from = number_of(a->class), to = number_of(b->class);
	int order = compare_text(a->drill, b->drill);

	order = order ? order : compare_text(a->topic, b->topic);
	order = order ? order : (from > to) - (from < to);
	order = order ? order : compare_text(a->class, b->class);
	return order ? order : compare_text(a->unit, b->unit);
}

struct score_list {
	const struct drill_totals *totals;
	const struct fields *fields;
};

static void add_rows(const void *item, struct rows *rows)
{
	const struct score_list *const listed = item;

	for (size_t i = 0; i < listed->totals->count; i++)
		fields_row(listed->fields, rows, &listed->totals->row[i]);
}

void drill_totals_write(struct drill_totals *totals, const struct settings *settings,
	const struct fields *fields, struct text *out)
{
	const struct score_list listed = {totals, fields};

	if (totals->count)
		qsort(totals->row, totals->count, sizeof *totals->row, compare);
	listing_add(settings, fields, add_rows, &listed, out);
}

/* -- the command ---------------------------------------------------------------------- */

static bool is_wanted(const struct drill *drill, const struct drill_answer *answer)
{
	const struct settings *const settings = &drill->settings;

	for (size_t i = 1; i < settings->operand_count; i++)
		if (slice_equal(answer->drill, settings->operands[i]))
			return true;
	return settings->operand_count == 1;
}

int drill_score(struct drill *drill)
{
	struct drill_totals totals = {0};
	int status = drill_file_find(&drill->file, drill->score_file);
	struct text out = {0};

	if (!status)
		status = drill_file_read(&drill->file, &drill->past);
	for (size_t i = 0; i < drill->past.count && !status; i++)
		if (is_wanted(drill, &drill->past.row[i]) &&
			!drill_totals_add(&totals, drill->by, &drill->past.row[i]))
			status = report_memory();
	if (!status && !drill->past.count)
		report_warning("%s has no answers", drill->file.name);
	if (!status) {
		drill_totals_write(&totals, &drill->settings, &drill->fields, &out);
		status = output_text(&out) ? EXIT_DONE : EXIT_IO;
	}
	text_free(&out);
	free(totals.row);
	return status ? status : drill->past.damaged ? EXIT_INVALID : EXIT_DONE;
}
