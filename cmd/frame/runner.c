#include "runner.h"

#include "base/array.h"

#include <stdlib.h>

status_code run_refuse(const felt_error *error, struct fault *fault)
{
	*fault = (struct fault){.status = error->reason,
		.offset = error->offset,
		.length = error->length,
		.earlier = error->earlier,
		.number = error->number,
		.wanted = error->wanted};
	return fault->status;
}

void run_row(struct job *job, const struct record *record)
{
	for (size_t i = 0; i < record->cell_count; i++)
		rows_string(&job->rows, record->cells[i]);
}

/* -- works ---------------------------------------------------------------- */

bool runner_init_work(struct runner *runner, struct work *work)
{
	*work = (struct work){.found = NULL};
	work->job.scratch = calloc(1, runner->run->scratch_size + 1);
	sink_init_rows(&runner->sink, &work->job);
	return work->job.scratch;
}

void runner_clear_work(struct runner *runner, struct work *work)
{
	if (runner->run->clear && work->job.scratch)
		runner->run->clear(work->job.scratch);
	text_free(&work->job.out);
	text_free(&work->job.cell);
	free(work->job.scratch);
	text_free(&work->messages);
	free(work->found);
}

/* Adds what was found; a failed job ends the run when it is settled. */
static bool add_found(struct work *work, const struct found *what)
{
	struct found *const found = what->fault.status == STATUS_NO_MEMORY
					    ? NULL
					    : array_room(work->found, &work->found_capacity,
						      work->found_count, sizeof *found);

	if (!found) {
		work->job.out.failed = true;
		return false;
	}
	work->found = found;
	work->found[work->found_count++] = *what;
	return true;
}

bool runner_refuse(struct runner *runner, struct work *work, struct slice text,
	const struct fault *fault, size_t number)
{
	return add_found(work, &(struct found){.text = text, .fault = *fault, .number = number}) &&
	       runner->run->settings->keep_going;
}

/* Has the command work on a record; keeps its messages. */
static status_code work_on(struct runner *runner, struct work *work, const struct record *record,
	size_t number, struct fault *fault)
{
	const struct run *run = runner->run;
	struct found found = {.text = record->text,
		.number = number,
		.from = work->messages.length};
	status_code status;

	work->job.rejected = false;
	if (run->placed)
		report_collect(&work->messages);
	status = run->each(run->command, &work->job, record, fault);
	report_collect(NULL);
	found.to = work->messages.length;
	found.rejected = work->job.rejected;
	if (work->messages.failed ||
		((found.to > found.from || found.rejected) && !add_found(work, &found)))
		work->job.out.failed = true;
	return status;
}

bool runner_work(struct runner *runner, struct work *work, const struct record *record,
	size_t number)
{
	struct fault fault;

	work->job.record++;
	if (work_on(runner, work, record, number, &fault))
		return runner_refuse(runner, work, record->text, &fault, number);
	return !work->job.interrupted && !work->job.enough &&
	       (!work->job.rejected || runner->run->settings->keep_going);
}

/* -- the run -------------------------------------------------------------- */

void runner_settle(struct runner *runner, struct work *work)
{
	const struct run *run = runner->run;

	if (work->job.out.failed || work->job.cell.failed)
		runner_fail_memory(runner);
	else if (run->collect)
		run->collect(run->command, &work->job);
	else if (!sink_write(&runner->sink, &work->job))
		runner_fail(runner, EXIT_IO);
	for (size_t i = 0; i < work->found_count && !runner->stopped; i++) {
		const struct found *const found = &work->found[i];
		const bool messages = found->to > found->from;

		if (messages || (!found->rejected && (!runner->run->settings->quiet ||
							     !runner->run->settings->keep_going)))
			work->report_record(work->context, found);
		if (!messages || found->rejected)
			runner_count_fault(runner);
	}
	work->found_count = 0;
	text_clear(&work->messages);
	work->job.urgent = false;
	if (work->job.interrupted && runner->status < EXIT_IO)
		runner->status = EXIT_INTERRUPTED;
	if (work->job.interrupted || work->job.enough)
		runner->stopped = true;
}

bool runner_go_on(struct runner *runner, struct work *work)
{
	const struct job *job = &work->job;

	if (job->urgent || job->interrupted || job->enough || work->found_count ||
		job->out.failed || job->out.length >= OUT_MAX)
		runner_settle(runner, work);
	return !runner->stopped;
}

bool runner_record(struct runner *runner, struct work *work, const struct record *record,
	size_t number)
{
	runner_work(runner, work, record, number);
	return runner_go_on(runner, work);
}

void runner_finish(struct runner *runner)
{
	const struct run *run = runner->run;
	struct job *job = &runner->work.job;

	if (runner->stopped && runner->status > (run->whole ? EXIT_DONE : EXIT_INVALID))
		return;
	if (run->finish)
		run->finish(run->command, job);
	if (!sink_write(&runner->sink, job))
		runner_fail(runner, EXIT_IO);
}

void runner_count_fault(struct runner *runner)
{
	runner->faults++;
	if (runner->status < EXIT_INVALID)
		runner->status = EXIT_INVALID;
	if (!runner->run->settings->keep_going)
		runner->stopped = true;
}

void runner_fail(struct runner *runner, int status)
{
	runner->status = status;
	runner->stopped = true;
}

void runner_fail_file(struct runner *runner)
{
	runner_fail(runner, report_file(runner->input.name, runner->input.error));
}

void runner_fail_memory(struct runner *runner)
{
	runner_fail(runner, report_memory());
}
