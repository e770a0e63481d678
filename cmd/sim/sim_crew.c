#include "sim_crew.h"

#include "frame/report.h"
#include "frame/screen.h"
#include "frame/stopwatch.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PARTS_A_THREAD = 4 };

struct sim_crew {
	const struct sim_work *work;
	struct sim_part *ring;
	uint64_t ring_size;
	pthread_mutex_t lock;
	pthread_cond_t turned; /* a part was written, or the run has stopped */
	uint64_t next;         /* the part to be played next */
	uint64_t turn;         /* the part to be written next */
	bool writing;          /* a thread is writing it */
	bool stopped;          /* nothing more is written */
	int status;
	/* what a person is told meanwhile */
	bool talks, shown;
	bool mixes; /* what is written may come to the same terminal at once */
	double begun, told;
	uint64_t hands; /* of the parts that were written */
};

struct player {
	struct sim_crew *crew;
	pthread_t thread;
	void *table;
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

/* Stops the run after what was written last. */
static void stop(struct sim_crew *crew, int status)
{
	crew->stopped = true;
	if (crew->status < status)
		crew->status = status;
}

/* Writes what the part whose turn it is has so far, without the lock, which is held before and
 * after. */
static void write_part(struct sim_crew *crew, struct sim_part *part)
{
	const struct sim_work *const work = crew->work;
	bool good = true;

	crew->writing = true;
	pthread_mutex_unlock(&crew->lock);
	if (work->prepare && !part->status)
		work->prepare(work->context, part);
	if (part->job.out.failed || part->job.cell.failed)
		part->status = STATUS_NO_MEMORY;
	if (crew->mixes && part->job.out.length)
		hide_progress(crew);
	if (!part->status)
		good = sink_write(work->sink, &part->job);
	if (part->done && !part->status)
		work->count(work->context, part);
	tell_progress(crew, part);
	pthread_mutex_lock(&crew->lock);
	crew->writing = false;
	if (part->status == STATUS_BOT_STOPS) /* a bot or the log, which has said why */
		stop(crew, EXIT_IO);
	else if (part->status)
		stop(crew, report_memory());
	else if (!good)
		stop(crew, EXIT_IO);
	else if (part->done && part->cut)
		stop(crew, EXIT_INTERRUPTED);
}

/* Writes all parts whose turn has come, unless another thread does. */
static void write_parts(struct sim_crew *crew)
{
	struct sim_part *part = &crew->ring[crew->turn % crew->ring_size];

	while (!crew->writing && !crew->stopped && part->done) {
		write_part(crew, part);
		crew->hands += part->hands;
		part->done = false;
		crew->turn++;
		part = &crew->ring[crew->turn % crew->ring_size];
		pthread_cond_broadcast(&crew->turned);
	}
}

bool sim_crew_pause(struct sim_part *part)
{
	struct sim_crew *const crew = part->crew;
	bool goes_on;

	pthread_mutex_lock(&crew->lock);
	if (crew->turn == part->number && !crew->writing && !crew->stopped) {
		/* a screen lays out all rows of a part together */
		if (crew->work->sim->settings.screen)
			tell_progress(crew, part);
		else
			write_part(crew, part);
	}
	goes_on = !crew->stopped;
	pthread_mutex_unlock(&crew->lock);
	return goes_on;
}

bool sim_crew_mark(struct sim_part *part)
{
	enum { FIRST_ROOM = 1024 };
	struct sim_marks *const marks = &part->marks;

	if (marks->count == marks->room) {
		const size_t room = marks->room ? 2 * marks->room : FIRST_ROOM;
		size_t *const grown = realloc(marks->at, room * sizeof *grown);

		if (!grown)
			return false;
		marks->at = grown;
		marks->room = room;
	}
	marks->at[marks->count++] = part->job.out.length;
	return true;
}

static void play_part(struct sim_crew *crew, void *table, struct sim_part *part, uint64_t number)
{
	part->number = number;
	part->hands = 0;
	part->marks.count = 0;
	part->status = STATUS_OK;
	part->cut = false;
	memset(part->tally, 0, crew->work->tally_size);
	crew->work->play(table, part);
}

static void *play_parts(void *context)
{
	struct player *const player = context;
	struct sim_crew *const crew = player->crew;

	pthread_mutex_lock(&crew->lock);
	while (!crew->stopped && crew->next < crew->work->end) {
		struct sim_part *const part = &crew->ring[crew->next % crew->ring_size];
		uint64_t number;

		if (crew->next >= crew->turn + crew->ring_size) {
			pthread_cond_wait(&crew->turned, &crew->lock);
			continue;
		}
		number = crew->next++;
		pthread_mutex_unlock(&crew->lock);
		play_part(crew, player->table, part, number);
		pthread_mutex_lock(&crew->lock);
		part->done = true;
		write_parts(crew);
	}
	pthread_mutex_unlock(&crew->lock);
	return NULL;
}

/* -- the crew --------------------------------------------------------------------- */

static void free_ring(struct sim_crew *crew)
{
	for (uint64_t i = 0; crew->ring && i < crew->ring_size; i++) {
		text_free(&crew->ring[i].job.out);
		text_free(&crew->ring[i].job.cell);
		free(crew->ring[i].tally);
		free(crew->ring[i].marks.at);
	}
	free(crew->ring);
}

static bool make_ring(struct sim_crew *crew)
{
	crew->ring_size = (uint64_t)crew->work->threads * PARTS_A_THREAD;
	crew->ring = calloc(crew->ring_size, sizeof *crew->ring);
	for (uint64_t i = 0; crew->ring && i < crew->ring_size; i++) {
		struct sim_part *const part = &crew->ring[i];

		sink_init_rows(crew->work->sink, &part->job);
		part->crew = crew;
		part->tally = calloc(1, crew->work->tally_size);
		if (!part->tally)
			return false;
	}
	return crew->ring;
}

/* One thread is the caller; where no more can be made, there are fewer. */
static int play_all(struct sim_crew *crew, struct player *players)
{
	const struct sim_work *const work = crew->work;
	unsigned begun = 0, running = 0;
	int status = make_ring(crew) ? EXIT_DONE : report_memory();

	for (; begun < work->threads && !status; begun++) {
		players[begun].crew = crew;
		players[begun].table = calloc(1, work->table_size);
		status = players[begun].table
				 ? work->begin_table(work->context, players[begun].table)
				 : report_memory();
	}
	for (unsigned i = 1; i < begun && !status; i++) {
		if (pthread_create(&players[i].thread, NULL, play_parts, &players[i]))
			break;
		running = i;
	}
	if (begun && !status)
		play_parts(&players[0]);
	for (unsigned i = 1; i <= running; i++)
		pthread_join(players[i].thread, NULL);
	for (unsigned i = 0; i < begun; i++) {
		if (players[i].table)
			work->end_table(players[i].table);
		free(players[i].table);
	}
	free_ring(crew);
	return status ? status : crew->status;
}

int sim_crew_run(const struct sim_work *work)
{
	struct sim_crew crew = {
		.work = work,
		.next = work->first,
		.turn = work->first,
		.lock = PTHREAD_MUTEX_INITIALIZER,
		.turned = PTHREAD_COND_INITIALIZER,
		.talks = sim_crew_talks(work->sim),
		.mixes = may_mix(work->sim),
	};
	struct player *const players = calloc(work->threads, sizeof *players);
	int status;

	if (!players)
		return report_memory();
	crew.begun = crew.told = stopwatch_seconds();
	status = play_all(&crew, players);
	free(players);
	hide_progress(&crew);
	return status;
}
