#include "listing.h"

#include "frame/output.h"
#include "frame/report.h"
#include "frame/sink.h"
#include "frame/screen_table.h"

void listing_add(const struct settings *settings, const struct fields *fields,
	void (*add)(const void *item, struct rows *rows), const void *item, struct text *out)
{
	const bool header = sink_has_header(settings);
	struct text lines = {0}, cell = {0};
	struct screen_table table;
	struct rows rows;

	sink_set_rows(settings, fields->names, fields->count, settings->screen ? &lines : out,
		&cell, &rows);
	if (settings->screen) /* --percent alone leaves them as they are */
		rows.decimals.digits =
			(unsigned)options_digits(settings, (int)settings->command->digits);
	if (header && !settings->screen)
		rows_header(&rows);
	add(item, &rows);
	if (settings->screen) {
		screen_table_init(&table, fields->names, fields->count, settings->columns, header,
			settings->colour);
		screen_table_add(&table, text_slice(&lines), out);
	}
	out->failed = out->failed || lines.failed || cell.failed;
	text_free(&lines);
	text_free(&cell);
}

int listing_write(const struct settings *settings, const struct fields *fields,
	void (*add)(const void *item, struct rows *rows), const void *item)
{
	struct text out = {0};
	bool good;

	listing_add(settings, fields, add, item, &out);
	good = output_text(&out);
	text_free(&out);
	return good ? EXIT_DONE : EXIT_IO;
}
