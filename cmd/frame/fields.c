#include "fields.h"

#include "base/scan.h"
#include "nearest.h"
#include "report.h"

#include <assert.h>
#include <string.h>

static bool unknown_field(struct slice word, const struct field *table, unsigned view)
{
	char room[2048], mistyped[64];
	const char *names[FIELDS_MAX], *nearest = NULL;
	struct text list = text_over(room, sizeof room);
	size_t count = 0;

	for (; table->name; table++) {
		if (!(table->views & view))
			continue;
		if (count < FIELDS_MAX)
			names[count++] = table->name;
		text_format(&list, "%s%s", list.length ? ", " : "", table->name);
	}
	if (word.length < sizeof mistyped) {
		memcpy(mistyped, word.bytes, word.length);
		mistyped[word.length] = '\0';
		nearest = closest_match(mistyped, names, count);
	}
	if (nearest)
		report_usage("--fields: unknown field '%.*s'; did you mean '%s'? The fields are "
			     "%.*s",
			(int)word.length, word.bytes, nearest, (int)list.length, list.bytes);
	else
		report_usage("--fields: unknown field '%.*s'; the fields are %.*s",
			(int)word.length, word.bytes, (int)list.length, list.bytes);
	return false;
}

/* Previous field names that --fields still accepts in views that have the new one and no field with
 * the old name. */
static const struct renamed {
	const char *old, *new;
} renamed[] = {
	{"adjusted", "allin_ev"},
	{"chance", "probability"},
	{"contest", "problem"},
	{"hand", "hand_number"},
	{"high", "ci_high"},
	{"low", "ci_low"},
	{"lower", "ci_low"},
	{"player", "position"},
	{"players", "player_count"},
	{"share", "probability"},
	{"upper", "ci_high"},
};

/* Previous ends of field names, likewise. */
static const struct renamed renamed_ends[] = {
	{"_done", "_made"},
	{"_of", "_opportunities"},
};

static const struct field *find(const struct field *table, unsigned view, struct slice name)
{
	for (; table->name; table++)
		if (table->views & view && slice_equal(name, table->name))
			return table;
	return NULL;
}

static void warn_renamed(struct slice old, const char *new)
{
	report_warning("--fields: '%.*s' is now called '%s'; the next version accepts only '%s'",
		(int)old.length, old.bytes, new, new);
}

/* The field whose name had another end. */
static const struct field *find_end(const struct field *table, unsigned view, struct slice name)
{
	for (size_t i = 0; i < sizeof renamed_ends / sizeof *renamed_ends; i++) {
		const size_t end = strlen(renamed_ends[i].old);
		const struct slice stem = {name.bytes, name.length > end ? name.length - end : 0};
		const struct slice rest = {name.bytes + stem.length, name.length - stem.length};

		if (!slice_equal(rest, renamed_ends[i].old))
			continue;
		for (const struct field *field = table; field->name; field++)
			if (field->views & view && !strncmp(field->name, stem.bytes, stem.length) &&
				!strcmp(field->name + stem.length, renamed_ends[i].new))
				return field;
	}
	return NULL;
}

/* The field that had this name, with a warning; NULL if there is none. Its column keeps the old
 * name, but takes the new one if only the end changed. */
static const struct field *find_renamed(const struct field *table, unsigned view, struct slice name,
	const char **called)
{
	const struct field *field = NULL;

	for (size_t i = 0; !field && i < sizeof renamed / sizeof *renamed; i++)
		if (slice_equal(name, renamed[i].old)) {
			field = find(table, view, slice_of(renamed[i].new));
			*called = renamed[i].old;
		}
	if (!field) {
		field = find_end(table, view, name);
		*called = field ? field->name : NULL;
	}
	if (field)
		warn_renamed(name, field->name);
	return field;
}

static bool add(struct fields *fields, const struct field *field, const char *called)
{
	if (fields->count == FIELDS_MAX)
		return !report_usage("--fields: at most %d fields", FIELDS_MAX);
	fields->field[fields->count] = field;
	fields->names[fields->count++] = (struct rows_name){called, field->kind};
	return true;
}

bool fields_choose(struct fields *fields, const struct field *table, unsigned view,
	const char *list, enum rows_format format)
{
	fields->count = 0;
	for (const struct field *field = table; !list && field->name; field++)
		if (field->usual & view && !add(fields, field, field->name))
			return false;
	for (const char *at = list; at; at = *at ? at + 1 : NULL) {
		const struct slice word = slice_trim((struct slice){at, strcspn(at, ",")});
		const struct field *field = find(table, view, word);
		const char *called = field ? field->name : NULL;

		if (!field)
			field = find_renamed(table, view, word, &called);
		if (!field)
			return unknown_field(word, table, view);
		if (format == ROWS_JSON && fields_have(fields, field->name))
			return !report_usage("--fields: duplicate field '%s'; JSON keys must be "
					     "unique",
				field->name);
		if (!add(fields, field, called))
			return false;
		at += strcspn(at, ",");
	}
	return true;
}

bool fields_have(const struct fields *fields, const char *name)
{
	for (size_t i = 0; i < fields->count; i++)
		if (!strcmp(fields->field[i]->name, name))
			return true;
	return false;
}

void fields_row(const struct fields *fields, struct rows *rows, const void *item)
{
	for (size_t i = 0; i < fields->count; i++)
		fields->field[i]->add(rows, item);
	rows_end(rows);
}
