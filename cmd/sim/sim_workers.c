#include "sim_workers.h"

#include "frame/report.h"
#include "frame/screen.h"
#include "frame/stopwatch.h"
#include "frame/workers.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PARTS_A_THREAD = 4 };

struct sim_workers {
	const struct sim_work *work;
	struct workers workers;
	struct sim_part *part; /* one per slot */
	void **table;          /* one per thread */
	uint64_t next;         /* number of the next part to play */
	int status;
	/* progress for the user */
	bool talks, visible;
	bool mixes; /* the output may go to the same terminal at the same time */
	double started, shown_at;
	uint64_t hands; /* in the parts written so far */
};

/* -- progress --------------------------------------------------------------------- */

bool sim_workers_talks(const struct sim *sim)
{
	return screen_errors_are_live() && (sim->results || !screen_is_live());
}

/* Shows the progress of the run, a few times per second. */
static void show_progress(struct sim_workers *workers, const struct sim_part *part)
{
	const double time = stopwatch_seconds();
	char room[128];
	struct text line = text_over(room, sizeof room);

	if (!workers->talks || time - workers->shown_at < 0.2)
		return;
	workers->shown_at = time;
	workers->work->progress(workers->work->context, part, workers->hands, &line);
	text_add_string(&line, ", ");
	text_add_uint_grouped(&line,
		(uint64_t)((double)(workers->hands + part->hands) / (time - workers->started)));
	text_add_string(&line, " a second");
	report_progress(text_slice(&line));
	workers->visible = true;
}

static void hide_progress(struct sim_workers *workers)
{
	if (!workers->visible)
		return;
	report_progress(SLICE(""));
	workers->visible = false;
	workers->shown_at = stopwatch_seconds();
}

/* Whether rows of results may appear while the run continues: a pipe may lead to the terminal. */
static bool may_mix(const struct sim *sim)
{
	struct stat file;

	return sim->results && (fstat(STDOUT_FILENO, &file) || !S_ISREG(file.st_mode));
}

/* -- parts ------------------------------------------------------------------------ */

static bool write_part(void *context, size_t slot, bool done)
{
	struct sim_workers *const workers = context;
	const struct sim_work *const work = workers->work;
	struct sim_part *const part = &workers->part[slot];
	int status = EXIT_DONE;

	if (!done && work->sim->settings.screen) {
		/* on a terminal all rows of a part are formatted together */
		show_progress(workers, part);
		return true;
	}
	if (work->prepare && !part->status)
		work->prepare(work->context, part);
	if (part->job.out.failed || part->job.cell.failed)
		part->status = STATUS_NO_MEMORY;
	if (workers->mixes && part->job.out.length)
		hide_progress(workers);
	if (part->status == STATUS_BOT_STOPS) /* by a bot or the log, which has reported why */
		status = EXIT_IO;
	else if (part->status)
		status = report_memory();
	else if (!sink_write(work->sink, &part->job))
		status = EXIT_IO;
	else if (done && part->cut)
		status = EXIT_INTERRUPTED;
	if (done && !part->status)
		work->count(work->context, part);
	show_progress(workers, part);
	if (done)
		workers->hands += part->hands;
	workers->status = status;
	return !status;
}

bool sim_workers_pause(struct sim_part *part)
{
	return workers_write_early(&part->workers->workers, (size_t)(part - part->workers->part));
}

bool sim_workers_mark(struct sim_part *part)
{
	struct sim_marks *const marks = &part->marks;
	size_t *const at = array_room(marks->at, &marks->room, marks->count, sizeof *at);

	if (!at)
		return false;
	marks->at = at;
	marks->at[marks->count++] = part->job.out.length;
	return true;
}

static bool take_part(void *context, size_t slot)
{
	struct sim_workers *const workers = context;
	struct sim_part *const part = &workers->part[slot];

	if (workers->next == workers->work->end)
		return false;
	part->number = workers->next++;
	part->hands = 0;
	part->marks.count = 0;
	part->status = STATUS_OK;
	part->cut = false;
	memset(part->tally, 0, workers->work->tally_size);
	return true;
}

static void play_part(void *context, size_t slot, unsigned thread)
{
	struct sim_workers *const workers = context;

	workers->work->play(workers->table[thread], &workers->part[slot]);
}

/* -- the workers ------------------------------------------------------------------ */

static bool make_parts(struct sim_workers *workers)
{
	workers->part = calloc(workers->workers.slots, sizeof *workers->part);
	for (size_t i = 0; workers->part && i < workers->workers.slots; i++) {
		struct sim_part *const part = &workers->part[i];

		sink_init_rows(workers->work->sink, &part->job);
		part->workers = workers;
		part->tally = calloc(1, workers->work->tally_size);
		if (!part->tally)
			return false;
	}
	return workers->part;
}

int sim_workers_run(const struct sim_work *work)
{
	struct sim_workers workers = {
		.work = work,
		.workers = {.context = &workers,
			.threads = work->threads,
			.slots = (size_t)work->threads * PARTS_A_THREAD,
			.take = take_part,
			.work = play_part,
			.write = write_part},
		.table = calloc(work->threads, sizeof *workers.table),
		.next = work->first,
		.talks = sim_workers_talks(work->sim),
		.mixes = may_mix(work->sim),
	};
	unsigned started = 0;
	int status = workers.table && make_parts(&workers) ? EXIT_DONE : report_memory();

	workers.started = workers.shown_at = stopwatch_seconds();
	for (; started < work->threads && !status; started++) {
		/* NOLINTNEXTLINE(clang-analyzer-core*): report_memory() returns an error */
		workers.table[started] = calloc(1, work->table_size);
		status = workers.table[started]
				 ? work->begin_table(work->context, workers.table[started])
				 : report_memory();
	}
	if (!status)
		status = workers_run(&workers.workers) ? workers.status : report_memory();
	for (unsigned i = 0; i < started; i++) {
		if (workers.table[i])
			work->end_table(workers.table[i]);
		free(workers.table[i]);
	}
	free(workers.table);
	for (size_t i = 0; workers.part && i < workers.workers.slots; i++) {
		text_free(&workers.part[i].job.out);
		text_free(&workers.part[i].job.cell);
		free(workers.part[i].tally);
		free(workers.part[i].marks.at);
	}
	free(workers.part);
	hide_progress(&workers);
	return status;
}
