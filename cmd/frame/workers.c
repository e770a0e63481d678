#include "workers.h"

#include <stdlib.h>

struct worker {
	struct workers *workers;
	unsigned number;
	pthread_t thread;
};

/* Writes a slot. The lock is held before and after, but not while writing. */
static void write_slot(struct workers *workers, size_t slot, bool done)
{
	bool good;

	workers->writing = true;
	pthread_mutex_unlock(&workers->lock);
	good = workers->write(workers->context, slot, done);
	pthread_mutex_lock(&workers->lock);
	workers->writing = false;
	workers->stopped |= !good;
}

bool workers_write_early(struct workers *workers, size_t slot)
{
	bool goes_on;

	pthread_mutex_lock(&workers->lock);
	if (!workers->writing && !workers->stopped && workers->turn % workers->slots == slot)
		write_slot(workers, slot, false);
	goes_on = !workers->stopped;
	pthread_mutex_unlock(&workers->lock);
	return goes_on;
}

/* Writes all parts whose turn has come, unless another thread is doing so. */
static void write_done(struct workers *workers)
{
	size_t slot;

	while (!workers->writing && !workers->stopped &&
		workers->done[slot = workers->turn % workers->slots]) {
		write_slot(workers, slot, true);
		workers->done[slot] = false;
		workers->turn++;
		pthread_cond_broadcast(&workers->turned);
	}
}

static void *work(void *argument)
{
	const struct worker *const worker = argument;
	struct workers *const workers = worker->workers;

	pthread_mutex_lock(&workers->lock);
	for (;;) {
		const size_t slot = workers->next % workers->slots;

		if (workers->ended || workers->stopped)
			break;
		if (workers->next == workers->turn + workers->slots) {
			pthread_cond_wait(&workers->turned, &workers->lock);
			continue;
		}
		if (!workers->take(workers->context, slot))
			break;
		workers->next++;
		pthread_mutex_unlock(&workers->lock);
		workers->work(workers->context, slot, worker->number);
		pthread_mutex_lock(&workers->lock);
		workers->done[slot] = true;
		write_done(workers);
	}
	workers->ended = true;
	pthread_cond_broadcast(&workers->turned);
	pthread_mutex_unlock(&workers->lock);
	return NULL;
}

bool workers_run(struct workers *workers)
{
	struct worker *const worker = calloc(workers->threads, sizeof *worker);
	unsigned count = 0;

	workers->done = calloc(workers->slots, sizeof *workers->done);
	if (worker && workers->done) {
		pthread_mutex_init(&workers->lock, NULL);
		pthread_cond_init(&workers->turned, NULL);
		for (; count < workers->threads; count++) {
			worker[count] = (struct worker){.workers = workers, .number = count};
			if (count &&
				pthread_create(&worker[count].thread, NULL, work, &worker[count]))
				break;
		}
		if (count)
			work(&worker[0]);
		for (unsigned i = 1; i < count; i++)
			pthread_join(worker[i].thread, NULL);
		pthread_cond_destroy(&workers->turned);
		pthread_mutex_destroy(&workers->lock);
	}
	free(worker);
	free(workers->done);
	return count > 0;
}
