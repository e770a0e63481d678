#include "sink.h"

#include "output.h"

bool sink_has_header(const struct settings *settings)
{
	if (settings->header >= 0)
		return settings->header;
	return settings->screen || settings->format != ROWS_TEXT;
}

void sink_set_rows(const struct settings *settings, const struct rows_name *names, size_t count,
	struct text *out, struct text *cell, struct rows *rows)
{
	rows_init(rows, settings->format, names, count, out, cell);
	rows->delimiter = settings->delimiter;
	rows->decimals = settings->decimals;
	rows->screen = settings->screen;
	if (!settings->screen)
		return;
	rows->decimals.percent = true;
	if (!settings->decimals.rounded) {
		rows->decimals.rounded = true;
		rows->decimals.digits = settings->command->digits;
	}
}

static bool wants_header(const struct run *run)
{
	return !run->plain_text && sink_has_header(run->settings);
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
	sink_set_rows(sink->run->settings, sink->names, sink->name_count, &job->out, &job->cell,
		&job->rows);
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
