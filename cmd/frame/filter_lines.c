#include "filter_run.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static bool blank_or_comment(struct slice line)
{
	struct slice trimmed = slice_trim(line);

	return !trimmed.length || trimmed.bytes[0] == '#';
}

static bool add_found(struct work *work, struct slice line, const struct fault *fault)
{
	if (work->found_count == work->found_capacity) {
		size_t capacity = work->found_capacity ? 2 * work->found_capacity : 16;
		struct found *found = realloc(work->found, capacity * sizeof *found);

		if (!found)
			return false;
		work->found = found;
		work->found_capacity = capacity;
	}
	work->found[work->found_count++] = (struct found){line, *fault, work->lines};
	return true;
}

/* One line of a block, by the command's `each`. False to stop. */
static bool work_on_line(struct run *run, struct work *work, struct slice line, bool cut)
{
	struct filter *filter = run->filter;
	struct record record = {.text = line};
	struct fault fault;

	cut = cut || line.length > INPUT_LINE_MAX;
	if (!cut && blank_or_comment(line))
		return true;
	work->job.record++;
	if (cut)
		fault_set(&fault, STATUS_LONG_LINE, 0, 0);
	else if (!filter->each(filter->command, &work->job, &record, &fault))
		return !work->job.interrupted;
	if (fault.status == STATUS_NO_MEMORY || !add_found(work, line, &fault)) {
		work->job.out.failed = true;
		return false;
	}
	return filter->settings->keep_going;
}

/* What has been made so far goes out, then what was wrong in it. */
static void hand_over_found(struct run *run, struct work *work)
{
	run_hand_over(run, &work->job);
	for (size_t i = 0; i < work->found_count && !run->stopped; i++) {
		const struct found *found = &work->found[i];
		struct place place = {work->block.name, run->line + found->number + 1, NULL};

		report_fault(&place, found->line, &found->fault);
		run_count_fault(run);
	}
	work->found_count = 0;
}

/* The first line of a block. */
static const char *first_line(const struct block *block)
{
	const char *at = block->bytes;
	bool marked = block->fresh && block->length >= 3 && !memcmp(at, "\xef\xbb\xbf", 3);

	return marked ? at + 3 : at; /* behind a byte-order mark */
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

/* Threads side by side have their records' numbers as soon as the blocks before theirs
 * have been loaded. The lock is not held. */
static void number_records(struct run *run, struct work *work)
{
	size_t records = work->failed ? 0 : count_records(&work->block);

	pthread_mutex_lock(&run->lock);
	while (run->blocks_counted < work->number)
		pthread_cond_wait(&run->freed, &run->lock);
	work->job.record = run->records;
	run->records += records;
	run->blocks_counted++;
	pthread_cond_broadcast(&run->freed);
	pthread_mutex_unlock(&run->lock);
}

/* Writes what a block has so far when its turn has come. */
static void write_early(struct run *run, struct work *work)
{
	bool turn;

	pthread_mutex_lock(&run->lock);
	turn = !run->writing && run->blocks_written == work->number && !run->stopped;
	run->writing = run->writing || turn;
	pthread_mutex_unlock(&run->lock);
	if (!turn)
		return;
	if (work->block.fresh)
		run->line = 0;
	hand_over_found(run, work);
	pthread_mutex_lock(&run->lock);
	run->writing = false;
	pthread_mutex_unlock(&run->lock);
}

static void work_on_block(struct run *run, struct work *work)
{
	struct filter *filter = run->filter;
	const char *at = first_line(&work->block), *end = work->block.bytes + work->block.length;

	work->lines = 0;
	work->found_count = 0;
	while (at < end) {
		const char *line_end;
		size_t lines = 0;
		size_t taken = filter->fast ? filter->fast(filter->command, &work->job, at,
						      (size_t)(end - at), &lines)
					    : 0;

		if (taken) {
			at += taken;
			work->lines += lines;
			continue;
		}
		line_end = memchr(at, '\n', (size_t)(end - at));
		if (!line_end)
			line_end = end;
		if (!work_on_line(run, work, (struct slice){at, (size_t)(line_end - at)},
			    line_end == end && work->block.cut))
			return;
		work->lines++;
		at = line_end + 1;
		if (run->alone && (work->job.urgent || work->job.out.length >= OUT_MOST))
			hand_over_found(run, work);
		else if (work->job.urgent)
			write_early(run, work);
		work->job.urgent = false;
		if (run->alone && run->stopped)
			return;
	}
}

/* A block's turn has come: a thread alone writes while it works. */
static void finish_block(struct run *run, struct work *work)
{
	if (run->stopped) {
		text_clear(&work->job.out);
		return;
	}
	if (work->failed) {
		run->input.error = work->failed;
		run_fail_file(run);
		return;
	}
	if (work->block.fresh)
		run->line = 0;
	hand_over_found(run, work);
	run_mind_interrupt(run, &work->job);
	run->line += work->lines;
}

/* The work whose turn it is to be written, if it is done. */
static struct work *next_done(struct run *run)
{
	for (size_t i = 0; i < run->pool_size; i++)
		if (run->pool[i].state == WORK_DONE && run->pool[i].number == run->blocks_written)
			return &run->pool[i];
	return NULL;
}

/* Writes all works whose turn has come, unless another thread is at it. The lock
 * is held, but not while writing. */
static void write_done(struct run *run)
{
	struct work *work;

	if (run->writing)
		return;
	run->writing = true;
	while ((work = next_done(run)) != NULL) {
		pthread_mutex_unlock(&run->lock);
		finish_block(run, work);
		pthread_mutex_lock(&run->lock);
		run->blocks_written++;
		work->state = WORK_FREE;
		pthread_cond_broadcast(&run->freed);
	}
	run->writing = false;
}

/* A work to fill, or NULL when the run has stopped. There are more than threads,
 * so that one may go on while the block before its own is still worked on. */
static struct work *take_free(struct run *run)
{
	for (; !run->stopped; pthread_cond_wait(&run->freed, &run->lock))
		for (size_t i = 0; i < run->pool_size; i++)
			if (run->pool[i].state == WORK_FREE) {
				run->pool[i].state = WORK_BUSY;
				return &run->pool[i];
			}
	return NULL;
}

/* Reads the next block into `work`. False at the end, or when reading failed, which
 * is reported behind everything that could be read. The lock is held. */
static bool read_block(struct run *run, struct work *work)
{
	enum input_result result = run->ended ? INPUT_END : input_read(&run->input, &work->block);

	work->number = run->blocks_read;
	if (result == INPUT_BLOCK) {
		run->blocks_read++;
		return true;
	}
	run->ended = true;
	work->state = WORK_FREE;
	pthread_cond_broadcast(&run->freed);
	if (result == INPUT_FAILED) {
		while (run->blocks_written < run->blocks_read)
			pthread_cond_wait(&run->freed, &run->lock);
		if (!run->stopped)
			run_fail_file(run);
	}
	return false;
}

/* A thread: reads a block, works on it, and writes what may be written. */
static void *work_on_lines(void *argument)
{
	struct run *run = argument;
	struct work *work;

	pthread_mutex_lock(&run->lock);
	while ((work = take_free(run)) != NULL && read_block(run, work)) {
		pthread_mutex_unlock(&run->lock);
		if (run->alone && work->block.fresh)
			run->line = 0;
		work->failed = block_load(&work->block) ? 0 : errno;
		if (!run->alone && run->filter->block)
			number_records(run, work);
		if (!work->failed)
			work_on_block(run, work);
		pthread_mutex_lock(&run->lock);
		work->state = WORK_DONE;
		write_done(run);
	}
	pthread_mutex_unlock(&run->lock);
	return NULL;
}

static void run_threads(struct run *run)
{
	pthread_t threads[OPTION_JOBS_MAX];
	unsigned more = 0;

	while (more + 1 < run->filter->settings->jobs &&
		!pthread_create(&threads[more], NULL, work_on_lines, run))
		more++;
	work_on_lines(run);
	for (unsigned i = 0; i < more; i++)
		pthread_join(threads[i], NULL);
}

void run_lines(struct run *run, struct work *work)
{
	size_t ready = 0;

	run->alone = run->filter->settings->jobs == 1;
	run->input.shared = !run->alone;
	if (!run->alone && run->filter->block)
		run->input.chunk = run->filter->block;
	run->pool_size = run->alone ? 1 : 2 * run->filter->settings->jobs;
	run->pool = calloc(run->pool_size, sizeof *run->pool);
	while (run->pool && ready < run->pool_size && work_init(run, &run->pool[ready]))
		ready++;
	if (run->pool && ready == run->pool_size)
		run_threads(run);
	else
		run_fail_memory(run);
	for (size_t i = 0; run->pool && i < run->pool_size; i++)
		work_clear(run, &run->pool[i]);
	free(run->pool);
	run_finish(run, &work->job);
}

/* -- operands ------------------------------------------------------------- */

static void run_operand(struct run *run, struct work *work, struct slice text, size_t number)
{
	struct record record = {.text = text};
	struct place place = {"operand", number, NULL};
	struct fault fault;

	work->job.record++;
	if (!run->filter->each(run->filter->command, &work->job, &record, &fault)) {
		if (work->job.urgent)
			run_hand_over(run, &work->job);
		work->job.urgent = false;
		run_mind_interrupt(run, &work->job);
		return;
	}
	work->job.out.failed = work->job.out.failed || fault.status == STATUS_NO_MEMORY;
	run_hand_over(run, &work->job);
	if (run->status == EXIT_IO)
		return;
	report_fault(&place, text, &fault);
	run_count_fault(run);
}

/* All operands as one line; a fault is reported in the operand that has it. */
static void run_joined(struct run *run, struct work *work)
{
	const struct settings *settings = run->filter->settings;
	struct record record = {.cells = NULL};
	struct text line = {0};
	struct fault fault;
	size_t start = 0, i = 0;

	for (size_t k = 0; k < settings->operand_count; k++) {
		text_add_string(&line, k ? run->filter->join : "");
		text_add_string(&line, settings->operands[k]);
	}
	record.text = text_slice(&line);
	work->job.record++;
	if (line.failed) {
		run_fail_memory(run);
	} else if (!run->filter->each(run->filter->command, &work->job, &record, &fault)) {
		run_mind_interrupt(run, &work->job);
	} else if (fault.status == STATUS_NO_MEMORY) {
		run_fail_memory(run);
	} else {
		struct place place = {"operand", 0, NULL};

		while (i + 1 < settings->operand_count &&
			fault.offset > start + strlen(settings->operands[i]))
			start += strlen(settings->operands[i++]) + strlen(run->filter->join);
		place.line = i + 1;
		if (fault.earlier < start) { /* in another operand: show them all */
			start = 0;
			place = (struct place){"operands", 0, NULL};
		}
		fault.offset -= start;
		fault.earlier -= start;
		report_fault(&place,
			start || place.line ? (struct slice){settings->operands[i],
						      strlen(settings->operands[i])}
					    : record.text,
			&fault);
		run_count_fault(run);
	}
	text_free(&line);
}

void run_operands(struct run *run, struct work *work)
{
	const struct settings *settings = run->filter->settings;

	if (run->filter->join) {
		run_joined(run, work);
	} else {
		for (size_t i = 0; i < settings->operand_count && !run->stopped; i++)
			run_operand(run, work,
				(struct slice){settings->operands[i],
					strlen(settings->operands[i])},
				i + 1);
	}
	run_hand_over(run, &work->job);
	run_finish(run, &work->job);
}
