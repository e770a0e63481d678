#include "sink.h"

#include "output.h"

static bool wants_header(const struct run *run)
{
	if (run->plain_text)
		return false;
	if (run->settings->header >= 0)
		return run->settings->header;
	return run->settings->screen || run->settings->format != ROWS_TEXT;
}

static void name(struct sink *sink, const struct rows_name *names, size_t count)
{
	const struct settings *settings = sink->run->settings;

	sink->names = names;
	sink->name_count = count;
	screen_table_init(&sink->table, names, count, settings->columns, wants_header(sink->run),
		settings->colour);
	sink->table.may_drop = !settings->fields;
}

void sink_init(struct sink *sink, const struct run *run)
{
	*sink = (struct sink){.run = run};
	name(sink, run->names, run->name_count);
}

bool sink_name(struct sink *sink, const struct rows_name *names, size_t count)
{
	name(sink, names, count);
	if (count <= LAYOUT_COLUMNS_MAX || !sink->run->settings->screen || sink->run->plain_text ||
		sink->run->show)
		return true;
	return !report_usage("-f table: too many columns (%zu, at most %d)", count,
		LAYOUT_COLUMNS_MAX);
}

void sink_init_rows(const struct sink *sink, struct job *job)
{
	const struct settings *settings = sink->run->settings;

	rows_init(&job->rows, settings->format, sink->names, sink->name_count, &job->out,
		&job->cell);
	job->rows.delimiter = settings->delimiter;
	job->rows.decimals = settings->decimals;
	job->rows.screen = settings->screen;
	if (!settings->screen)
		return;
	job->rows.decimals.percent = true;
	if (!settings->decimals.rounded) {
		job->rows.decimals.rounded = true;
		job->rows.decimals.digits = settings->command->digits;
	}
}

/* Writes the rows for a terminal: as a table, or as the command formats them. */
static bool write_shown(struct sink *sink, struct job *job)
{
	const struct run *run = sink->run;
	struct text shown = {0};
	bool good;

	if (run->show)
		run->show(run->command, text_slice(&job->out), &shown);
	else
		screen_table_add(&sink->table, text_slice(&job->out), &shown);
	text_clear(&job->out);
	good = output_text(&shown);
	text_free(&shown);
	return good;
}

bool sink_write(struct sink *sink, struct job *job)
{
	struct job header = {.scratch = NULL};
	bool good = true;

	if (!sink->header_written && !sink->run->settings->screen && wants_header(sink->run)) {
		sink_init_rows(sink, &header);
		rows_header(&header.rows);
		good = output_data(&header.out);
		text_free(&header.out);
		text_free(&header.cell);
	}
	sink->header_written = true;
	if (!good)
		return false;
	if (sink->run->plain_text && !sink->run->foreign)
		return output_text(&job->out);
	if (!sink->run->settings->screen || sink->run->plain_text || job->out.failed)
		return output_data(&job->out);
	return !job->out.length || write_shown(sink, job);
}
