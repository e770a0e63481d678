#include "runner.h"

#include "base/scan.h"

#include <string.h>

/* Reports an error in operand i, from 0. A file name in place of cards is a common mistake. */
static void report_record(const struct settings *settings, size_t i, const struct fault *fault)
{
	const char *name = settings->operands[i];
	const char *table = settings->command->takes & SHARED_TABLES ? input_table(name) : NULL;
	const struct location place = {"operand", i + 1, NULL};

	if (input_is_file(name))
		report("operand:%zu: '%s' is a file; to read it, use %s%s%s--from %s", i + 1, name,
			table ? "-i " : "", table ? table : "", table ? " " : "", name);
	else
		report_fault(&place, operands_at(settings, i), fault);
}

static void report_operand(void *context, const struct found *found)
{
	const struct runner *runner = context;
	const struct location place = {"operand", found->number, NULL};

	if (found->to > found->from)
		report_collected(&place, found_messages(&runner->work, found));
	else
		report_record(runner->run->settings, found->number - 1, &found->fault);
}

/* Reports an error in the operands, read as one line, in the operand that contains it. */
static void report_joined(void *context, const struct found *found)
{
	const struct runner *runner = context;
	const struct settings *settings = runner->run->settings;
	struct fault fault = found->fault;
	size_t start = 0, i = 0;

	if (found->to > found->from) {
		report_collected(NULL, found_messages(&runner->work, found));
		return;
	}
	while (i + 1 < settings->operand_count &&
		fault.offset > start + operands_at(settings, i).length) {
		start += operands_at(settings, i++).length;
		start += strlen(runner->run->between(settings, i));
	}
	if (fault.earlier < start || fault.earlier > start + operands_at(settings, i).length) {
		/* in another operand: show all */
		const struct location place = {"operands", 0, NULL};

		report_fault(&place, found->text, &fault);
		return;
	}
	fault.offset -= start;
	fault.earlier -= start;
	report_record(settings, i, &fault);
}

static void joined_operands(struct runner *runner)
{
	const struct settings *settings = runner->run->settings;
	struct record record = {.cells = NULL};
	struct text line = {0};

	runner->work.report_record = report_joined;
	runner->work.context = runner;
	for (size_t i = 0; i < settings->operand_count; i++) {
		text_add_string(&line, i ? runner->run->between(settings, i) : "");
		text_add_slice(&line, operands_at(settings, i));
	}
	record.text = text_slice(&line);
	if (line.failed)
		runner_fail_memory(runner);
	else
		runner_record(runner, &runner->work, &record, 0);
	text_free(&line);
}

void source_operands(struct runner *runner)
{
	if (runner->run->between)
		joined_operands(runner);
	else {
		const struct settings *settings = runner->run->settings;
		bool on = true;

		runner->work.report_record = report_operand;
		runner->work.context = runner;
		for (size_t i = 0; on && i < settings->operand_count; i++) {
			const struct record record = {.text = operands_at(settings, i)};

			on = runner_record(runner, &runner->work, &record, i + 1);
		}
	}
	runner_settle(runner, &runner->work);
	runner_finish(runner);
}
