/* Lines of files, in blocks, by one thread or by several in parallel. */
#include "runner.h"

#include "workers.h"

#include "base/scan.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* A block of lines and its output. */
struct source_lines_task {
	struct source_lines *source;
	size_t number; /* number of the block, in reading order */
	struct work work;
	struct input_block block;
	size_t lines; /* lines of the block that were processed */
	int failed;   /* errno of reading the block */
	bool ended;   /* the file could not be read further */
};

struct source_lines {
	struct runner *runner;
	struct workers workers;
	struct source_lines_task *task; /* one per slot */
	size_t line;                    /* number of lines before the block that is written next */
	bool alone;                     /* single-threaded: output may be written at once */
	bool ended;
	size_t blocks; /* blocks read */
	/* records are numbered block by block, under their own lock */
	pthread_mutex_t lock;
	pthread_cond_t counted;
	size_t blocks_counted, records; /* blocks counted so far, and their records */
};

static bool blank_or_comment(struct slice line)
{
	struct slice trimmed = slice_trim(line);

	return !trimmed.length || trimmed.bytes[0] == '#';
}

static void report_line(void *context, const struct found *found)
{
	const struct source_lines_task *task = context;
	const struct settings *settings = task->source->runner->run->settings;
	const struct location place = {task->block.name, task->source->line + found->number + 1,
		NULL};

	if (found->to > found->from) {
		report_collected(&place, found_messages(&task->work, found));
		return;
	}
	report_fault(&place, found->text, &found->fault);
	if (place.line == 1 && settings->command->takes & SHARED_TABLES && input_table(place.name))
		report("%s: to read it as a table, use -i %s", place.name, input_table(place.name));
}

/* Works on one line of a block. False if the rest must be skipped. */
static bool work_on_line(struct source_lines_task *task, struct slice line, bool cut)
{
	struct runner *runner = task->source->runner;
	const struct record record = {.text = line};
	struct fault fault;

	if (!cut && line.length <= INPUT_LINE_MAX)
		return blank_or_comment(line) ||
		       runner_work(runner, &task->work, &record, task->lines);
	task->work.job.record++;
	fault_set(&fault, STATUS_LONG_LINE, 0, 0);
	return runner_refuse(runner, &task->work, line, &fault, task->lines);
}

/* The first line of a block. */
static const char *first_line(const struct input_block *block)
{
	const struct slice text = {block->bytes, block->length};

	return block->fresh ? slice_after_mark(text).bytes : text.bytes;
}

/* The number of records in a block. */
static size_t count_records(const struct input_block *block)
{
	const char *at = first_line(block), *end = block->bytes + block->length, *line_end;
	size_t records = 0;

	for (; at < end; at = line_end + 1) {
		line_end = memchr(at, '\n', (size_t)(end - at));
		if (!line_end)
			line_end = end;
		records += (line_end == end && block->cut) || line_end - at > INPUT_LINE_MAX ||
			   !blank_or_comment((struct slice){at, (size_t)(line_end - at)});
	}
	return records;
}

static void work_on_block(struct source_lines *lines, struct source_lines_task *task)
{
	struct runner *runner = lines->runner;
	const struct run *run = runner->run;
	const char *at = first_line(&task->block), *end = task->block.bytes + task->block.length;
	struct job *job = &task->work.job;

	while (at < end) {
		const char *line_end;
		size_t more = 0;
		size_t taken =
			run->fast ? run->fast(run->command, job, at, (size_t)(end - at), &more) : 0;

		if (taken) {
			at += taken;
			task->lines += more;
			continue;
		}
		line_end = memchr(at, '\n', (size_t)(end - at));
		if (!line_end)
			line_end = end;
		if (!work_on_line(task, (struct slice){at, (size_t)(line_end - at)},
			    line_end == end && task->block.cut))
			return;
		task->lines++;
		at = line_end + 1;
		if ((job->urgent || (lines->alone && job->out.length >= OUT_MAX)) &&
			!workers_write_early(&lines->workers, (size_t)(task - lines->task)))
			return;
		job->urgent = false;
	}
}

/* -- the workers ------------------------------------------------------------------ */

/* Reads the next block. A file that cannot be read is a part too, so that this is reported after
 * all that could be read. */
static bool take_block(void *context, size_t slot)
{
	struct source_lines *const lines = context;
	struct source_lines_task *const task = &lines->task[slot];
	enum input_result result;

	if (lines->ended)
		return false;
	result = input_read(&lines->runner->input, &task->block);
	lines->ended = result != INPUT_BLOCK;
	task->ended = result == INPUT_FAILED;
	task->failed = task->ended ? lines->runner->input.error : 0;
	task->number = lines->blocks++;
	return result != INPUT_END;
}

static void work_on_part(void *context, size_t slot, unsigned thread)
{
	struct source_lines *const lines = context;
	struct source_lines_task *const task = &lines->task[slot];

	(void)thread;
	if (task->ended)
		return;
	task->failed = block_load(&task->block) ? 0 : errno;
	if (!lines->alone && lines->runner->run->block) {
		/* With several threads a block knows its record numbers as soon as all earlier
		 * blocks have been loaded. */
		size_t records = task->failed ? 0 : count_records(&task->block);

		pthread_mutex_lock(&lines->lock);
		while (lines->blocks_counted < task->number)
			pthread_cond_wait(&lines->counted, &lines->lock);
		task->work.job.record = lines->records;
		lines->records += records;
		lines->blocks_counted++;
		pthread_cond_broadcast(&lines->counted);
		pthread_mutex_unlock(&lines->lock);
	}
	task->lines = 0;
	task->work.found_count = 0;
	if (!task->failed)
		work_on_block(lines, task);
}

static bool write_part(void *context, size_t slot, bool done)
{
	struct source_lines *const lines = context;
	struct source_lines_task *const task = &lines->task[slot];

	if (task->failed) {
		lines->runner->input.error = task->failed;
		runner_fail_file(lines->runner);
		return false;
	}
	if (task->block.fresh)
		lines->line = 0;
	runner_settle(lines->runner, &task->work);
	lines->line += done ? task->lines : 0;
	return !lines->runner->stopped;
}

/* One task for a single thread, otherwise two per thread. */
static bool make_tasks(struct source_lines *lines)
{
	lines->task = calloc(lines->workers.slots, sizeof *lines->task);
	for (size_t i = 0; lines->task && i < lines->workers.slots; i++) {
		struct source_lines_task *task = &lines->task[i];

		if (!runner_init_work(lines->runner, &task->work))
			return false;
		task->source = lines;
		task->work.report_record = report_line;
		task->work.context = task;
	}
	return lines->task;
}

void source_lines(struct runner *runner)
{
	const struct run *run = runner->run;
	struct source_lines lines = {.runner = runner,
		.workers = {.context = &lines,
			.threads = run->settings->jobs,
			.slots = run->settings->jobs == 1 ? 1 : 2 * (size_t)run->settings->jobs,
			.take = take_block,
			.work = work_on_part,
			.write = write_part},
		.alone = run->settings->jobs == 1,
		.lock = PTHREAD_MUTEX_INITIALIZER,
		.counted = PTHREAD_COND_INITIALIZER};

	/* parts of a byte would not be lines: those are read one after the other */
	runner->input.shared = !lines.alone && run->block != 1;
	if (!lines.alone && run->block)
		runner->input.chunk = run->block;
	if (!make_tasks(&lines) || !workers_run(&lines.workers))
		runner_fail_memory(runner);
	for (size_t i = 0; lines.task && i < lines.workers.slots; i++) {
		runner_clear_work(runner, &lines.task[i].work);
		block_free(&lines.task[i].block);
	}
	free(lines.task);
	runner_finish(runner);
}
