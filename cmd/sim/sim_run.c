/* The run: threads play blocks of hands, which are written in the order of their numbers.
 *
 * Which hands a block has depends on their numbers alone, and tallies are added in the order of the
 * blocks, so that what is written is the same for any number of threads. */
#include "sim.h"

#include "frame/report.h"
#include "frame/run.h"
#include "frame/screen.h"
#include "frame/sink.h"

#include "game/phh/phh.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DEALS_A_BLOCK = 200 };

/* What the threads share. */
struct crew {
	struct sim *sim;
	struct run run;
	struct sink sink;
	uint64_t block_hands;
	pthread_mutex_t lock;
	pthread_cond_t turned;
	uint64_t next; /* the block to be played next */
	uint64_t turn; /* the block to be written next */
	struct match_tally tally[SEATS_MAX];
	struct cash cash;
	bool stopped; /* nothing more is written */
	int status;
	/* what a person is told meanwhile */
	bool talks;
	double begun, told;
	uint64_t hands;
};

/* A thread. */
struct hand_player {
	struct crew *crew;
	pthread_t thread;
	struct dealer dealer;
	struct bot bots[SEATS_MAX];
	struct match_hand hand;
	struct phh_frame frame;
	struct job job;
	struct match_tally tally[SEATS_MAX]; /* of the block */
	bool cut;                            /* by an interrupt */
};

static volatile sig_atomic_t interrupted;

static void on_interrupt(int number)
{
	(void)number;
	interrupted = 1;
}

/* -- a hand ----------------------------------------------------------------------- */

static void write_action(void *context, const struct dealer *dealer, const struct action *action)
{
	struct hand_player *const player = context;

	(void)dealer;
	phh_write_action(&player->job.out, action, player->frame.places);
}

static void begin_file(struct hand_player *player, uint64_t number)
{
	const struct sim *const sim = player->crew->sim;

	player->frame.number = number;
	for (int i = 0; i < sim->players; i++)
		player->frame.player[i] = sim->player[player->hand.player[i]].name;
	phh_write_begin(&player->job.out, &player->frame);
}

static void end_file(struct hand_player *player)
{
	chips finishing[SEATS_MAX];

	for (int i = 0; i < player->crew->sim->players; i++)
		finishing[i] = player->dealer.table.seat[i].stack;
	phh_write_end(&player->job.out, &player->frame, finishing);
}

static void write_rows(struct hand_player *player)
{
	struct sim *const sim = player->crew->sim;

	for (int i = 0; i < sim->players; i++) {
		const struct sim_hand_row row = {sim, &player->hand, &player->dealer, i};

		fields_row(&sim->fields, &player->job.rows, &row);
	}
}

static status_code play_hand(struct hand_player *player, uint64_t number)
{
	struct sim *const sim = player->crew->sim;
	struct cash *const cash = &player->crew->cash; /* one thread plays a cash game */
	status_code status;

	match_seat(&sim->match, number, player->bots, &player->hand);
	if (sim->cash)
		cash_seat(cash, &sim->match, &player->hand);
	if (sim->settings.phh)
		begin_file(player, number);
	status = dealer_play(&player->dealer, &player->hand.hand);
	if (status)
		return status;
	match_count(&sim->match, &player->hand, &player->dealer, player->tally);
	if (sim->cash)
		cash_count(cash, &sim->match, &player->hand, &player->dealer);
	if (sim->settings.phh)
		end_file(player);
	else if (!sim->results)
		write_rows(player);
	return STATUS_OK;
}

/* -- blocks ----------------------------------------------------------------------- */

/* Plays the hands of a block, up to an interrupt. */
static status_code play_block(struct hand_player *player, uint64_t block)
{
	const struct crew *const crew = player->crew;
	const uint64_t before = block * crew->block_hands;
	const uint64_t last = before + crew->block_hands;
	const uint64_t first = crew->sim->cash ? 1 : crew->sim->first;
	uint64_t number = before < first ? first : before + 1;
	status_code status = STATUS_OK;

	memset(player->tally, 0, sizeof player->tally);
	player->cut = false;
	for (; number <= last && number <= crew->sim->last && !status; number++) {
		if (interrupted) {
			player->cut = true;
			break;
		}
		status = play_hand(player, number);
		if (number < crew->sim->first) { /* it only leads to the first one */
			text_clear(&player->job.out);
			memset(player->tally, 0, sizeof player->tally);
		}
	}
	return player->job.out.failed ? STATUS_NO_MEMORY : status;
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

static void stop(struct crew *crew, int status)
{
	crew->stopped = true;
	if (crew->status < status)
		crew->status = status;
}

/* Writes a block when its turn has come. The lock is held. */
static void hand_over(struct hand_player *player, uint64_t block, status_code status)
{
	struct crew *const crew = player->crew;
	bool good = true;

	while (crew->turn != block && !crew->stopped)
		pthread_cond_wait(&crew->turned, &crew->lock);
	if (crew->stopped)
		return;
	pthread_mutex_unlock(&crew->lock);
	if (!status)
		good = sink_write(&crew->sink, &player->job);
	pthread_mutex_lock(&crew->lock);
	for (int i = 0; i < crew->sim->players; i++)
		match_tally_add(&crew->tally[i], &player->tally[i]);
	crew->hands += player->tally[0].hands;
	if (crew->talks)
		tell_progress(crew);
	if (status)
		stop(crew, report_memory());
	else if (!good)
		stop(crew, EXIT_IO);
	else if (player->cut)
		stop(crew, EXIT_INTERRUPTED);
	crew->turn++;
	pthread_cond_broadcast(&crew->turned);
}

static void *play_blocks(void *context)
{
	struct hand_player *const player = context;
	struct crew *const crew = player->crew;

	pthread_mutex_lock(&crew->lock);
	while (!crew->stopped && crew->next * crew->block_hands < crew->sim->last) {
		const uint64_t block = crew->next++;
		status_code status;

		pthread_mutex_unlock(&crew->lock);
		status = play_block(player, block);
		pthread_mutex_lock(&crew->lock);
		hand_over(player, block, status);
	}
	pthread_mutex_unlock(&crew->lock);
	return NULL;
}

/* -- the crew --------------------------------------------------------------------- */

static int begin_player(struct hand_player *player, struct crew *crew)
{
	struct sim *const sim = crew->sim;

	player->crew = crew;
	player->frame =
		(struct phh_frame){&player->hand.setup, sim->places, 0, sim->match.seed, {{0}}};
	player->dealer.context = player;
	player->dealer.listen = sim->settings.phh ? write_action : NULL;
	sink_init_rows(&crew->sink, &player->job);
	return sim_make_bots(sim, player->bots);
}

static void end_player(struct hand_player *player)
{
	sim_free_bots(player->bots, player->crew->sim->players);
	dealer_free(&player->dealer);
	text_free(&player->job.out);
	text_free(&player->job.cell);
}

/* One thread is the caller; where no more can be made, there are fewer. */
static int play_all(struct crew *crew, unsigned threads)
{
	struct hand_player *const players = calloc(threads, sizeof *players);
	unsigned begun = 0, running = 0;
	int status = EXIT_DONE;

	if (!players)
		return report_memory();
	for (; begun < threads && !status; begun++)
		status = begin_player(&players[begun], crew);
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
		end_player(&players[i]);
	free(players);
	return status ? status : crew->status;
}

static bool write_results(struct crew *crew)
{
	struct sim *const sim = crew->sim;
	struct job job = {.scratch = NULL};
	bool good;

	sink_init_rows(&crew->sink, &job);
	for (int i = 0; i < sim->players; i++) {
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
	return 100 * amount / (double)crew->sim->match.setup.min_bet;
}

/* A line for each player, for a person who has the hands written elsewhere. */
static void tell_results(const struct crew *crew)
{
	for (int i = 0; i < crew->sim->players; i++) {
		const struct match_tally *const tally = &crew->tally[i];
		const struct slice name = crew->sim->player[i].name;
		char room[64];
		struct text net = text_over(room, sizeof room);

		chips_print_grouped(&net, tally->net, crew->sim->places);
		report("%.*s: net %.*s, bb/100 %.1f +- %.1f", (int)name.length, name.bytes,
			(int)net.length, net.bytes, hundred_blinds(crew, match_mean(tally)),
			hundred_blinds(crew, 1.96 * match_error(tally)));
	}
}

static unsigned threads_of(const struct sim *sim)
{
	for (int i = 0; i < sim->players; i++)
		if (sim->player[i].kind->remembers || sim->cash)
			return 1;
	return sim->settings.jobs;
}

static void catch_interrupts(void)
{
	struct sigaction ours = {.sa_handler = on_interrupt}, before;

	ours.sa_flags = (int)SA_RESETHAND; /* a second one ends the program at once */
	sigemptyset(&ours.sa_mask);
	sigaction(SIGINT, NULL, &before);
	if (before.sa_handler != SIG_IGN) /* which the parent may have set */
		sigaction(SIGINT, &ours, NULL);
}

int sim_run(struct sim *sim)
{
	struct crew crew = {
		.sim = sim,
		.run = {.settings = &sim->settings,
			.names = sim->fields.names,
			.name_count = sim->fields.count,
			.plain_text = sim->settings.phh},
		.block_hands = (uint64_t)sim->players * DEALS_A_BLOCK,
		.lock = PTHREAD_MUTEX_INITIALIZER,
		.turned = PTHREAD_COND_INITIALIZER,
	};
	int status;

	sink_init(&crew.sink, &crew.run);
	cash_begin(&crew.cash, &sim->match, sim->leaves_at);
	crew.next = crew.turn = sim->cash ? 0 : (sim->first - 1) / crew.block_hands;
	crew.talks = screen_errors_are_live() && (sim->results || !screen_is_live());
	crew.begun = crew.told = now();
	catch_interrupts();
	status = play_all(&crew, threads_of(sim));
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
