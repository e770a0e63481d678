/* The run: threads play blocks of hands, which are written in the order of their numbers.
 *
 * Which hands a block has depends on their numbers alone, and tallies are added in the order of the
 * blocks, so that what is written is the same for any number of threads. The blocks are kept in a
 * ring. Whoever finishes the one that is to be written next writes it, and those after it that are
 * finished too; the others go on with the next free block, a few ahead at most. */
#include "sim.h"

#include "frame/interrupt.h"
#include "frame/report.h"
#include "frame/screen.h"
#include "frame/sink.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DEALS_A_BLOCK = 100, BLOCKS_A_THREAD = 4 };

/* What the threads share. */
struct crew {
	struct sim *sim;
	struct run run;
	struct sink sink;
	uint64_t block_hands;
	struct sim_block *ring;
	uint64_t ring_size;
	pthread_mutex_t lock;
	pthread_cond_t turned; /* a block was written, or the run has stopped */
	uint64_t next;         /* the block to be played next */
	uint64_t turn;         /* the block to be written next */
	bool writing;          /* a thread is writing it */
	struct match_tally tally[SEATS_MAX];
	struct cash cash;
	struct sim_log *log; /* or NULL */
	bool stopped;        /* nothing more is written */
	int status;
	/* what a person is told meanwhile */
	bool talks;
	double begun, told;
	uint64_t hands;
};

struct player {
	struct crew *crew;
	pthread_t thread;
	struct sim_table table;
};

/* -- blocks ----------------------------------------------------------------------- */

/* Plays the hands of a block, up to an interrupt. */
static void play_block(const struct crew *crew, struct sim_table *table, uint64_t number)
{
	const struct sim *const sim = crew->sim;
	struct sim_block *const block = table->block;
	const uint64_t before = number * crew->block_hands, last = before + crew->block_hands;
	const uint64_t first = sim->cash ? 1 : sim->first;
	uint64_t hand = before < first ? first : before + 1;

	memset(block->tally, 0, sizeof block->tally);
	block->status = STATUS_OK;
	for (; hand <= last && hand <= sim->last && !block->status && !interrupt_came(); hand++) {
		block->status = sim_table_play(table, hand);
		if (hand < sim->first) { /* it only leads to the first one */
			text_clear(&block->job.out);
			memset(block->tally, 0, sizeof block->tally);
		}
	}
	block->cut = hand <= last && hand <= sim->last;
	if (block->job.out.failed || block->job.cell.failed)
		block->status = STATUS_NO_MEMORY;
}

static double now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Tells how far the match is, a few times a second. */
static void tell_progress(struct crew *crew)
{
	const uint64_t all = crew->sim->last - crew->sim->first + 1;
	const double time = now();
	char room[128];
	struct text line = text_over(room, sizeof room);

	if (time - crew->told < 0.2)
		return;
	crew->told = time;
	text_add_uint_grouped(&line, crew->hands);
	text_add_string(&line, " of ");
	text_add_uint_grouped(&line, all);
	text_add_string(&line, " hands, ");
	text_add_uint_grouped(&line, (uint64_t)((double)crew->hands / (time - crew->begun)));
	text_add_string(&line, " a second");
	report_progress(text_slice(&line));
}

/* Stops the run after what was written last. */
static void stop(struct crew *crew, int status)
{
	crew->stopped = true;
	if (crew->status < status)
		crew->status = status;
}

/* Writes the block whose turn it is, without the lock, which is held before and after. */
static void write_block(struct crew *crew, struct sim_block *block)
{
	bool good = true;

	pthread_mutex_unlock(&crew->lock);
	if (!block->status)
		good = sink_write(&crew->sink, &block->job);
	pthread_mutex_lock(&crew->lock);
	for (int i = 0; i < crew->sim->seats.players; i++)
		match_tally_add(&crew->tally[i], &block->tally[i]);
	crew->hands += block->tally[0].hands;
	if (block->status == STATUS_BOT_STOPS) /* a bot or the log, which has said why */
		stop(crew, EXIT_IO);
	else if (block->status)
		stop(crew, report_memory());
	else if (!good)
		stop(crew, EXIT_IO);
	else if (block->cut)
		stop(crew, EXIT_INTERRUPTED);
	else if (crew->talks)
		tell_progress(crew);
}

/* Writes all blocks whose turn has come, unless another thread does. */
static void write_blocks(struct crew *crew)
{
	struct sim_block *block = &crew->ring[crew->turn % crew->ring_size];

	while (!crew->writing && !crew->stopped && block->done) {
		crew->writing = true;
		write_block(crew, block);
		crew->writing = block->done = false;
		crew->turn++;
		block = &crew->ring[crew->turn % crew->ring_size];
		pthread_cond_broadcast(&crew->turned);
	}
}

static void *play_blocks(void *context)
{
	struct player *const player = context;
	struct crew *const crew = player->crew;

	pthread_mutex_lock(&crew->lock);
	while (!crew->stopped && crew->next * crew->block_hands < crew->sim->last) {
		struct sim_block *const block = &crew->ring[crew->next % crew->ring_size];
		uint64_t number;

		if (crew->next >= crew->turn + crew->ring_size) {
			pthread_cond_wait(&crew->turned, &crew->lock);
			continue;
		}
		number = crew->next++;
		pthread_mutex_unlock(&crew->lock);
		player->table.block = block;
		play_block(crew, &player->table, number);
		pthread_mutex_lock(&crew->lock);
		block->done = true;
		write_blocks(crew);
	}
	pthread_mutex_unlock(&crew->lock);
	return NULL;
}

/* -- the crew --------------------------------------------------------------------- */

static bool make_ring(struct crew *crew, unsigned threads)
{
	crew->ring_size = (uint64_t)threads * BLOCKS_A_THREAD;
	crew->ring = calloc(crew->ring_size, sizeof *crew->ring);
	for (uint64_t i = 0; crew->ring && i < crew->ring_size; i++)
		sink_init_rows(&crew->sink, &crew->ring[i].job);
	return crew->ring;
}

static void free_ring(struct crew *crew)
{
	for (uint64_t i = 0; crew->ring && i < crew->ring_size; i++) {
		text_free(&crew->ring[i].job.out);
		text_free(&crew->ring[i].job.cell);
	}
	free(crew->ring);
}

/* One thread is the caller; where no more can be made, there are fewer. */
static int play_all(struct crew *crew, unsigned threads)
{
	struct player *const players = calloc(threads, sizeof *players);
	unsigned begun = 0, running = 0;
	int status = EXIT_DONE;

	if (!players || !make_ring(crew, threads)) {
		free(players);
		return report_memory();
	}
	for (; begun < threads && !status; begun++) {
		players[begun].crew = crew;
		status = sim_table_begin(&players[begun].table, crew->sim, &crew->cash, crew->log);
	}
	for (unsigned i = 1; i < begun && !status; i++) {
		if (pthread_create(&players[i].thread, NULL, play_blocks, &players[i]))
			break;
		running = i;
	}
	if (!status)
		play_blocks(&players[0]);
	for (unsigned i = 1; i <= running; i++)
		pthread_join(players[i].thread, NULL);
	for (unsigned i = 0; i < begun; i++)
		sim_table_end(&players[i].table);
	free(players);
	free_ring(crew);
	return status ? status : crew->status;
}

static bool write_results(struct crew *crew)
{
	struct sim *const sim = crew->sim;
	struct job job = {.scratch = NULL};
	bool good;

	sink_init_rows(&crew->sink, &job);
	for (int i = 0; i < sim->seats.players; i++) {
		const struct sim_result_row row = {sim, &crew->tally[i], &crew->cash, i};

		fields_row(&sim->fields, &job.rows, &row);
	}
	good = sink_write(&crew->sink, &job);
	text_free(&job.out);
	text_free(&job.cell);
	return good;
}

static double hundred_blinds(const struct crew *crew, double amount)
{
	return 100 * amount / (double)crew->sim->seats.match.setup.min_bet;
}

/* A line for each player, for a person who has the hands written elsewhere. */
static void tell_results(const struct crew *crew)
{
	for (int i = 0; i < crew->sim->seats.players; i++) {
		const struct match_tally *const tally = &crew->tally[i];
		const struct slice name = crew->sim->seats.player[i].name;
		char room[64];
		struct text net = text_over(room, sizeof room);

		chips_print_grouped(&net, tally->net, crew->sim->seats.places);
		report("%.*s: net %.*s, bb/100 %.1f +- %.1f", (int)name.length, name.bytes,
			(int)net.length, net.bytes, hundred_blinds(crew, match_mean(tally)),
			hundred_blinds(crew, MATCH_INTERVAL * match_error(tally)));
	}
}

static unsigned threads_of(const struct sim *sim)
{
	for (int i = 0; i < sim->seats.players; i++)
		if (sim->seats.player[i].kind->remembers || sim->cash || sim->acpc_log)
			return 1;
	return sim->settings.jobs;
}

int sim_run(struct sim *sim)
{
	struct crew crew = {
		.sim = sim,
		.run = {.settings = &sim->settings,
			.names = sim->fields.names,
			.name_count = sim->fields.count,
			.plain_text = sim->settings.phh},
		.block_hands = (uint64_t)sim->seats.players * DEALS_A_BLOCK,
		.lock = PTHREAD_MUTEX_INITIALIZER,
		.turned = PTHREAD_COND_INITIALIZER,
	};
	int status, ended;

	sink_init(&crew.sink, &crew.run);
	cash_begin(&crew.cash, &sim->seats.match, sim->seats.leaves_at);
	crew.next = crew.turn = sim->cash ? 0 : (sim->first - 1) / crew.block_hands;
	crew.talks = screen_errors_are_live() && (sim->results || !screen_is_live());
	crew.begun = crew.told = now();
	interrupt_catch();
	status = sim->acpc_log ? sim_log_begin(sim, &crew.log) : EXIT_DONE;
	if (!status)
		status = play_all(&crew, threads_of(sim));
	ended = sim_log_end(crew.log);
	if (status == EXIT_DONE || status == EXIT_INTERRUPTED)
		status = ended ? ended : status;
	if (status != EXIT_DONE && status != EXIT_INTERRUPTED)
		return status;
	if (crew.talks)
		report_progress((struct slice){"", 0});
	if (sim->results)
		return write_results(&crew) ? status : EXIT_IO;
	if (crew.talks)
		tell_results(&crew);
	return status;
}
