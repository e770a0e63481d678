#include "source.h"

#include <string.h>

static struct slice operand(const struct settings *settings, size_t i)
{
	return (struct slice){settings->operands[i], strlen(settings->operands[i])};
}

static void tell_operand(void *context, const struct found *found)
{
	const struct place place = {"operand", found->number, NULL};

	(void)context;
	report_fault(&place, found->text, &found->fault);
}

static void each_operand(struct runner *runner)
{
	const struct settings *settings = runner->run->settings;
	bool on = true;

	runner->work.tell = tell_operand;
	for (size_t i = 0; on && i < settings->operand_count; i++) {
		const struct record record = {.text = operand(settings, i)};

		on = runner_record(runner, &runner->work, &record, i + 1);
	}
}

/* Reports a fault of all operands, read as one line, in the operand that has it. */
static void tell_joined(void *context, const struct found *found)
{
	const struct runner *runner = context;
	const struct settings *settings = runner->run->settings;
	const size_t between = strlen(runner->run->join);
	struct fault fault = found->fault;
	size_t start = 0, i = 0;
	struct place place;

	while (i + 1 < settings->operand_count &&
		fault.offset > start + operand(settings, i).length)
		start += operand(settings, i++).length + between;
	if (fault.earlier < start) { /* in another operand: show them all */
		place = (struct place){"operands", 0, NULL};
		report_fault(&place, found->text, &fault);
		return;
	}
	place = (struct place){"operand", i + 1, NULL};
	fault.offset -= start;
	fault.earlier -= start;
	report_fault(&place, operand(settings, i), &fault);
}

static void joined_operands(struct runner *runner)
{
	const struct settings *settings = runner->run->settings;
	struct record record = {.cells = NULL};
	struct text line = {0};

	runner->work.tell = tell_joined;
	runner->work.context = runner;
	for (size_t i = 0; i < settings->operand_count; i++) {
		text_add_string(&line, i ? runner->run->join : "");
		text_add_slice(&line, operand(settings, i));
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
	if (runner->run->join)
		joined_operands(runner);
	else
		each_operand(runner);
	runner_settle(runner, &runner->work);
	runner_finish(runner);
}
