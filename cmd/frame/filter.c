#include "filter_run.h"

#include "output.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

void filter_row(struct job *job, const struct record *record)
{
	for (size_t i = 0; i < record->cell_count; i++)
		rows_string(&job->rows, record->cells[i]);
}

static bool wants_header(const struct run *run)
{
	const struct settings *settings = run->filter->settings;

	if (run->filter->plain_text)
		return false;
	if (settings->header >= 0)
		return settings->header;
	return settings->screen || settings->format != ROWS_TEXT;
}

static void write_text(struct run *run, struct text *text)
{
	if (!output_text(text)) {
		run->status = EXIT_IO;
		run->stopped = true;
	}
}

void run_init_job(struct run *run, struct job *job)
{
	const struct settings *settings = run->filter->settings;

	rows_init(&job->rows, settings->format, run->names, run->name_count, &job->out, &job->cell);
	job->rows.delimiter = settings->delimiter;
}

/* Writes what a job has appended: as it is, or laid out on a screen. */
static void write_rows(struct run *run, struct job *job)
{
	const struct settings *settings = run->filter->settings;
	struct text shown = {0};

	if (!run->header_written && !settings->screen && wants_header(run)) {
		struct job header = {.scratch = NULL};

		run_init_job(run, &header);
		rows_header(&header.rows);
		write_text(run, &header.out);
		text_free(&header.out);
	}
	run->header_written = true;
	if (job->out.failed) {
		run_fail_memory(run);
		return;
	}
	if (!settings->screen || run->filter->plain_text) {
		write_text(run, &job->out);
	} else if (job->out.length) {
		if (run->filter->show)
			run->filter->show(run->filter->command, text_slice(&job->out), &shown);
		else
			screen_table_add(&run->table, text_slice(&job->out), &shown);
		shown.failed = shown.failed || job->out.failed;
		text_clear(&job->out);
		write_text(run, &shown);
	}
	text_free(&shown);
}

void run_fail_memory(struct run *run)
{
	run->status = report_memory();
	run->stopped = true;
}

void run_hand_over(struct run *run, struct job *job)
{
	if (job->out.failed || job->cell.failed)
		run_fail_memory(run);
	else if (run->filter->collect)
		run->filter->collect(run->filter->command, job);
	else
		write_rows(run, job);
}

/* After the last job: what was collected, and a header if nothing brought it. */
void run_finish(struct run *run, struct job *job)
{
	if (run->status > EXIT_INVALID)
		return;
	if (run->filter->finish)
		run->filter->finish(run->filter->command, job);
	write_rows(run, job);
}

void run_mind_interrupt(struct run *run, const struct job *job)
{
	if (!job->interrupted)
		return;
	if (run->status < EXIT_IO)
		run->status = EXIT_INTERRUPTED;
	run->stopped = true;
}

void run_count_fault(struct run *run)
{
	run->faults++;
	if (run->status < EXIT_INVALID)
		run->status = EXIT_INVALID;
	if (!run->filter->settings->keep_going)
		run->stopped = true;
}

void run_fail_file(struct run *run)
{
	run->status = report_file(run->input.name, run->input.error);
	run->stopped = true;
}

bool work_init(struct run *run, struct work *work)
{
	*work = (struct work){.found = NULL};
	work->job.scratch = calloc(1, run->filter->scratch_size + 1);
	run_init_job(run, &work->job);
	return work->job.scratch;
}

void work_clear(struct run *run, struct work *work)
{
	if (run->filter->clear && work->job.scratch)
		run->filter->clear(work->job.scratch);
	block_free(&work->block);
	text_free(&work->job.out);
	text_free(&work->job.cell);
	free(work->job.scratch);
	free(work->found);
}

int filter_run(struct filter *filter)
{
	const struct settings *settings = filter->settings;
	struct run run = {.filter = filter,
		.names = filter->names,
		.name_count = filter->name_count,
		.lock = PTHREAD_MUTEX_INITIALIZER,
		.freed = PTHREAD_COND_INITIALIZER};
	struct work work;

	screen_table_init(&run.table, run.names, run.name_count, settings->columns,
		wants_header(&run), settings->colour);
	run.table.may_drop = !settings->fields;
	input_open(&run.input, settings->from, settings->from_count);
	if (!work_init(&run, &work)) {
		work_clear(&run, &work);
		return report_memory();
	}
	if (!settings->operand_count && !settings->from_count && isatty(STDIN_FILENO))
		report("reading from the terminal, a line each; Ctrl-D ends");
	if (settings->operand_count)
		run_operands(&run, &work);
	else if (settings->input == INPUT_LINES)
		run_lines(&run, &work);
	else
		run_rows(&run, &work);
	if (run.faults && settings->keep_going)
		report("%zu invalid %s%s passed over", run.faults,
			settings->operand_count ? "operand" : "line", run.faults == 1 ? "" : "s");
	work_clear(&run, &work);
	input_close(&run.input);
	return run.status;
}
