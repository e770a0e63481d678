#include "sim_crew.h"

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

struct sim_crew {
	const struct sim_work *work;
	struct workers workers;
	struct sim_part *part; /* by slot */
	void **table;          /* by thread */
	uint64_t next;         /* the number of the part to be played next */
	int status;
	/* what a person is told meanwhile */
	bool talks, shown;
	bool mixes; /* what is written may come to the same terminal at once */
	double begun, told;
	uint64_t hands; /* of the parts that were written */
};

/* -- progress --------------------------------------------------------------------- */

bool sim_crew_talks(const struct sim *sim)
{
	return screen_errors_are_live() && (sim->results || !screen_is_live());
}

/* Tells how far the run is, a few times a second. */
static void tell_progress(struct sim_crew *crew, const struct sim_part *part)
{
	const double time = stopwatch_seconds();
	char room[128];
	struct text line = text_over(room, sizeof room);

	if (!crew->talks || time - crew->told < 0.2)
		return;
	crew->told = time;
	crew->work->tell(crew->work->context, part, crew->hands, &line);
	text_add_string(&line, ", ");
	text_add_uint_grouped(&line,
		(uint64_t)((double)(crew->hands + part->hands) / (time - crew->begun)));
	text_add_string(&line, " a second");
	report_progress(text_slice(&line));
	crew->shown = true;
}

static void hide_progress(struct sim_crew *crew)
{
	if (!crew->shown)
		return;
	report_progress(SLICE(""));
	crew->shown = false;
	crew->told = stopwatch_seconds();
}

/* Whether rows of results may be shown while the run goes on: a pipe may lead to the terminal. */
static bool may_mix(const struct sim *sim)
{
	struct stat file;

	return sim->results && (fstat(STDOUT_FILENO, &file) || !S_ISREG(file.st_mode));
}

/* -- parts ------------------------------------------------------------------------ */

static bool write_part(void *context, size_t slot, bool done)
{
	struct sim_crew *const crew = context;
	const struct sim_work *const work = crew->work;
	struct sim_part *const part = &crew->part[slot];
	int status = EXIT_DONE;

	if (!done && work->sim->settings.screen) {
		/* a screen lays out all rows of a part together */
		tell_progress(crew, part);
		return true;
	}
	if (work->prepare && !part->status)
		work->prepare(work->context, part);
	if (part->job.out.failed || part->job.cell.failed)
		part->status = STATUS_NO_MEMORY;
	if (crew->mixes && part->job.out.length)
		hide_progress(crew);
	if (part->status == STATUS_BOT_STOPS) /* a bot or the log, which has said why */
		status = EXIT_IO;
	else if (part->status)
		status = report_memory();
	else if (!sink_write(work->sink, &part->job))
		status = EXIT_IO;
	else if (done && part->cut)
		status = EXIT_INTERRUPTED;
	if (done && !part->status)
		work->count(work->context, part);
	tell_progress(crew, part);
	if (done)
		crew->hands += part->hands;
	crew->status = status;
	return !status;
}

bool sim_crew_pause(struct sim_part *part)
{
	return workers_write_early(&part->crew->workers, (size_t)(part - part->crew->part));
}

bool sim_crew_mark(struct sim_part *part)
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
	struct sim_crew *const crew = context;
	struct sim_part *const part = &crew->part[slot];

	if (crew->next == crew->work->end)
		return false;
	part->number = crew->next++;
	part->hands = 0;
	part->marks.count = 0;
	part->status = STATUS_OK;
	part->cut = false;
	memset(part->tally, 0, crew->work->tally_size);
	return true;
}

static void play_part(void *context, size_t slot, unsigned thread)
{
	struct sim_crew *const crew = context;

	crew->work->play(crew->table[thread], &crew->part[slot]);
}

/* -- the crew --------------------------------------------------------------------- */

static bool make_parts(struct sim_crew *crew)
{
	crew->part = calloc(crew->workers.slots, sizeof *crew->part);
	for (size_t i = 0; crew->part && i < crew->workers.slots; i++) {
		struct sim_part *const part = &crew->part[i];

		sink_init_rows(crew->work->sink, &part->job);
		part->crew = crew;
		part->tally = calloc(1, crew->work->tally_size);
		if (!part->tally)
			return false;
	}
	return crew->part;
}

int sim_crew_run(const struct sim_work *work)
{
	struct sim_crew crew = {
		.work = work,
		.workers = {.context = &crew,
			.threads = work->threads,
			.slots = (size_t)work->threads * PARTS_A_THREAD,
			.take = take_part,
			.work = play_part,
			.write = write_part},
		.table = calloc(work->threads, sizeof *crew.table),
		.next = work->first,
		.talks = sim_crew_talks(work->sim),
		.mixes = may_mix(work->sim),
	};
	unsigned begun = 0;
	int status = crew.table && make_parts(&crew) ? EXIT_DONE : report_memory();

	crew.begun = crew.told = stopwatch_seconds();
	for (; begun < work->threads && !status; begun++) {
		crew.table[begun] = calloc(1, work->table_size);
		status = crew.table[begun] ? work->begin_table(work->context, crew.table[begun])
					   : report_memory();
	}
	if (!status)
		status = workers_run(&crew.workers) ? crew.status : report_memory();
	for (unsigned i = 0; i < begun; i++) {
		if (crew.table[i])
			work->end_table(crew.table[i]);
		free(crew.table[i]);
	}
	free(crew.table);
	for (size_t i = 0; crew.part && i < crew.workers.slots; i++) {
		text_free(&crew.part[i].job.out);
		text_free(&crew.part[i].job.cell);
		free(crew.part[i].tally);
		free(crew.part[i].marks.at);
	}
	free(crew.part);
	hide_progress(&crew);
	return status;
}
