/* Lines of files, in blocks, by one thread or by several side by side. */
#include "source.h"

#include "base/scan.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum task_state { TASK_FREE, TASK_BUSY, TASK_DONE };

/* A block of lines and its output. */
struct task {
	struct lines *source;
	enum task_state state;
	size_t number; /* of the block, in the order of reading */
	struct work work;
	struct block block;
	size_t lines; /* in the block, as far as it was worked on */
	int failed;   /* errno of the block's reading */
};

/* Blocks are numbered as they are read and written in that order, by one thread at a time. */
struct lines {
	struct runner *runner;
	size_t line; /* lines before the block that is written next */
	bool alone;  /* one thread, whose output may go out at once */
	struct task *pool;
	size_t pool_size;
	pthread_mutex_t lock;
	pthread_cond_t freed; /* a task is free, or a block was written */
	size_t blocks_read, blocks_written;
	size_t blocks_counted, records; /* of the blocks counted so far */
	bool writing, ended;
};

static bool blank_or_comment(struct slice line)
{
	struct slice trimmed = slice_trim(line);

	return !trimmed.length || trimmed.bytes[0] == '#';
}

static void tell_line(void *context, const struct found *found)
{
	const struct task *task = context;
	const struct settings *settings = task->source->runner->run->settings;
	const struct place place = {task->block.name, task->source->line + found->number + 1, NULL};

	report_fault(&place, found->text, &found->fault);
	if (place.line == 1 && settings->command->takes & SHARED_TABLES && input_table(place.name))
		report("%s: to read a table: -i %s", place.name, input_table(place.name));
}

/* One line of a block. False when nothing after it is to be worked on. */
static bool work_on_line(struct task *task, struct slice line, bool cut)
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
static const char *first_line(const struct block *block)
{
	const struct slice text = {block->bytes, block->length};

	return block->fresh ? slice_after_mark(text).bytes : text.bytes;
}

/* How many records a block has. */
static size_t count_records(const struct block *block)
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

/* With several threads a block knows its records' numbers as soon as all blocks before it
 * have been loaded. The lock is not held. */
static void number_records(struct lines *lines, struct task *task)
{
	size_t records = task->failed ? 0 : count_records(&task->block);

	pthread_mutex_lock(&lines->lock);
	while (lines->blocks_counted < task->number)
		pthread_cond_wait(&lines->freed, &lines->lock);
	task->work.job.record = lines->records;
	lines->records += records;
	lines->blocks_counted++;
	pthread_cond_broadcast(&lines->freed);
	pthread_mutex_unlock(&lines->lock);
}

/* Writes what a block has so far when its turn has come. */
static void write_early(struct lines *lines, struct task *task)
{
	bool turn;

	pthread_mutex_lock(&lines->lock);
	turn = !lines->writing && lines->blocks_written == task->number && !lines->runner->stopped;
	lines->writing = lines->writing || turn;
	pthread_mutex_unlock(&lines->lock);
	if (!turn)
		return;
	if (task->block.fresh)
		lines->line = 0;
	runner_settle(lines->runner, &task->work);
	pthread_mutex_lock(&lines->lock);
	lines->writing = false;
	pthread_mutex_unlock(&lines->lock);
}

static void work_on_block(struct lines *lines, struct task *task)
{
	struct runner *runner = lines->runner;
	const struct run *run = runner->run;
	const char *at = first_line(&task->block), *end = task->block.bytes + task->block.length;
	struct job *job = &task->work.job;

	task->lines = 0;
	task->work.found_count = 0;
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
		if (lines->alone && (job->urgent || job->out.length >= OUT_MOST))
			runner_settle(runner, &task->work);
		else if (job->urgent)
			write_early(lines, task);
		job->urgent = false;
		if (lines->alone && runner->stopped)
			return;
	}
}

/* Whether a block may be written now; a single thread writes while it works. */
static void finish_block(struct lines *lines, struct task *task)
{
	if (lines->runner->stopped) {
		text_clear(&task->work.job.out);
		return;
	}
	if (task->failed) {
		lines->runner->input.error = task->failed;
		runner_fail_file(lines->runner);
		return;
	}
	if (task->block.fresh)
		lines->line = 0;
	runner_settle(lines->runner, &task->work);
	lines->line += task->lines;
}

/* The task whose turn it is to be written, if it is done. */
static struct task *next_done(struct lines *lines)
{
	for (size_t i = 0; i < lines->pool_size; i++)
		if (lines->pool[i].state == TASK_DONE &&
			lines->pool[i].number == lines->blocks_written)
			return &lines->pool[i];
	return NULL;
}

/* Writes all tasks whose turn has come, unless another thread is writing. The lock
 * is held, but not while writing. */
static void write_done(struct lines *lines)
{
	struct task *task;

	if (lines->writing)
		return;
	lines->writing = true;
	while ((task = next_done(lines)) != NULL) {
		pthread_mutex_unlock(&lines->lock);
		finish_block(lines, task);
		pthread_mutex_lock(&lines->lock);
		lines->blocks_written++;
		task->state = TASK_FREE;
		pthread_cond_broadcast(&lines->freed);
	}
	lines->writing = false;
}

/* A task to fill, or NULL when the run has stopped. There are more than threads,
 * so that one may go on while the block before its own is still worked on. */
static struct task *take_free(struct lines *lines)
{
	for (; !lines->runner->stopped; pthread_cond_wait(&lines->freed, &lines->lock))
		for (size_t i = 0; i < lines->pool_size; i++)
			if (lines->pool[i].state == TASK_FREE) {
				lines->pool[i].state = TASK_BUSY;
				return &lines->pool[i];
			}
	return NULL;
}

/* Reads the next block into `task`. False at the end, or when reading failed, which
 * is reported after everything that could be read. The lock is held. */
static bool read_block(struct lines *lines, struct task *task)
{
	enum input_result result =
		lines->ended ? INPUT_END : input_read(&lines->runner->input, &task->block);

	task->number = lines->blocks_read;
	if (result == INPUT_BLOCK) {
		lines->blocks_read++;
		return true;
	}
	lines->ended = true;
	task->state = TASK_FREE;
	pthread_cond_broadcast(&lines->freed);
	if (result == INPUT_FAILED) {
		while (lines->blocks_written < lines->blocks_read)
			pthread_cond_wait(&lines->freed, &lines->lock);
		if (!lines->runner->stopped)
			runner_fail_file(lines->runner);
	}
	return false;
}

/* A thread: reads a block, works on it, and writes what may be written. */
static void *work_on_lines(void *argument)
{
	struct lines *lines = argument;
	struct task *task;

	pthread_mutex_lock(&lines->lock);
	while ((task = take_free(lines)) != NULL && read_block(lines, task)) {
		pthread_mutex_unlock(&lines->lock);
		if (lines->alone && task->block.fresh)
			lines->line = 0;
		task->failed = block_load(&task->block) ? 0 : errno;
		if (!lines->alone && lines->runner->run->block)
			number_records(lines, task);
		if (!task->failed)
			work_on_block(lines, task);
		pthread_mutex_lock(&lines->lock);
		task->state = TASK_DONE;
		write_done(lines);
	}
	pthread_mutex_unlock(&lines->lock);
	return NULL;
}

static void run_threads(struct lines *lines)
{
	pthread_t threads[OPTION_JOBS_MAX];
	unsigned more = 0;

	while (more + 1 < lines->runner->run->settings->jobs &&
		!pthread_create(&threads[more], NULL, work_on_lines, lines))
		more++;
	work_on_lines(lines);
	for (unsigned i = 0; i < more; i++)
		pthread_join(threads[i], NULL);
}

/* One task for a single thread, otherwise two for each thread. */
static bool make_pool(struct lines *lines)
{
	const unsigned jobs = lines->runner->run->settings->jobs;

	lines->pool_size = lines->alone ? 1 : 2 * (size_t)jobs;
	lines->pool = calloc(lines->pool_size, sizeof *lines->pool);
	for (size_t i = 0; lines->pool && i < lines->pool_size; i++) {
		struct task *task = &lines->pool[i];

		if (!runner_init_work(lines->runner, &task->work))
			return false;
		task->source = lines;
		task->work.tell = tell_line;
		task->work.context = task;
	}
	return lines->pool;
}

void source_lines(struct runner *runner)
{
	const struct run *run = runner->run;
	struct lines lines = {.runner = runner,
		.alone = run->settings->jobs == 1,
		.lock = PTHREAD_MUTEX_INITIALIZER,
		.freed = PTHREAD_COND_INITIALIZER};

	runner->input.shared = !lines.alone;
	if (!lines.alone && run->block)
		runner->input.chunk = run->block;
	if (make_pool(&lines))
		run_threads(&lines);
	else
		runner_fail_memory(runner);
	for (size_t i = 0; lines.pool && i < lines.pool_size; i++) {
		runner_clear_work(runner, &lines.pool[i].work);
		block_free(&lines.pool[i].block);
	}
	free(lines.pool);
	runner_finish(runner);
}
