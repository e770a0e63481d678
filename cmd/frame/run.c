#include "run.h"

#include "runner.h"

#include <unistd.h>

/* False if out of memory. */
static bool runner_begin(struct runner *runner, const struct run *run)
{
	*runner = (struct runner){.run = run};
	sink_init(&runner->sink, run);
	input_open(&runner->input, run->settings->from, run->settings->from_count);
	return runner_init_work(runner, &runner->work);
}

/* -- a command's own source ------------------------------------------------- */

static void report_own(void *context, const struct found *found)
{
	const struct runner *runner = context;
	const struct slice messages = found_messages(&runner->work, found);

	if (messages.length)
		report_collected(NULL, messages);
	else
		runner->run->source->report_record(runner->run->command, &found->fault);
}

/* Reports that a file of a command's own records could not be read. --keep-going continues with the
 * next file. */
static void narrate_failure(struct runner *runner)
{
	const struct run *run = runner->run;

	runner_settle(runner, &runner->work);
	if (runner->status == EXIT_IO && runner->stopped)
		return;
	run->source->report_record(run->command, NULL);
	runner->status = EXIT_IO;
	runner->stopped = !run->settings->keep_going;
}

static void own_records(struct runner *runner)
{
	const struct run *run = runner->run;
	struct record record;
	enum run_next next;

	runner->work.report_record = report_own;
	runner->work.context = runner;
	while (!runner->stopped) {
		record = (struct record){.cells = NULL};
		next = run->source->next(run->command, &record);
		if (next == RUN_END)
			break;
		if (next == RUN_RECORD)
			runner_record(runner, &runner->work, &record, 0);
		else
			narrate_failure(runner);
	}
	runner_settle(runner, &runner->work);
	runner_finish(runner);
}

static void report_errors(const struct runner *runner)
{
	const struct run *run = runner->run;

	if (!runner->faults || !run->settings->keep_going)
		return;
	if (run->report_errors)
		run->report_errors(run->command, runner->faults);
	else
		report_warning("%zu invalid %s%s skipped", runner->faults,
			run->settings->operand_count ? "operand" : "line",
			runner->faults == 1 ? "" : "s");
}

int run_records(const struct run *run)
{
	const struct settings *settings = run->settings;
	struct runner runner;

	if (!runner_begin(&runner, run)) {
		runner_clear_work(&runner, &runner.work);
		return report_memory();
	}
	if (run->source) {
		own_records(&runner);
	} else if (settings->operand_count) {
		source_operands(&runner);
	} else {
		if (!settings->from_count && isatty(STDIN_FILENO))
			report_warning("reading from the terminal, one per line; Ctrl-D ends");
		if (settings->input == INPUT_LINES)
			source_lines(&runner);
		else
			source_table(&runner);
	}
	runner_clear_work(&runner, &runner.work);
	input_close(&runner.input);
	report_errors(&runner);
	return runner.status;
}
