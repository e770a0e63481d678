/* Workers: threads that work on the parts of a run, such as blocks of lines or hands, ahead of the
 * writer.
 *
 * Parts are taken in order, and written in that order by one thread at a time, so that the output
 * is the same for any number of threads. They live in the slots of a ring. The thread that finishes
 * the part to be written next writes it, and the finished parts after it; the others continue with
 * the next free slot, at most a few ahead. */
#ifndef FELT_CMD_FRAME_WORKERS_H
#define FELT_CMD_FRAME_WORKERS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct workers {
	void *context;    /* passed to the functions, which know the content of a slot */
	unsigned threads; /* at least 1, the caller's; fewer start if the system refuses more */
	size_t slots;     /* at least 1 */

	/* Makes the next part in a slot. False if there is none. Called in the order of the parts,
	 * by one thread at a time. */
	bool (*take)(void *context, size_t slot);
	/* Works on the part; threads count from 0. */
	void (*work)(void *context, size_t slot, unsigned thread);
	/* Writes what the part has so far, in the order of the parts, by one thread at a time; if
	 * it is `done`, that is all of it. Returns false to stop the run. */
	bool (*write)(void *context, size_t slot, bool done);

	/* private to workers.c */
	pthread_mutex_t lock;
	pthread_cond_t turned; /* a part was written, or there are no more parts */
	uint64_t next, turn;   /* next part to take; next part to write */
	bool writing, ended, stopped;
	bool *done; /* per slot: finished */
};

/* Works on all parts and writes them, up to the one at which the run stops. False if out of
 * memory. */
bool workers_run(struct workers *workers);

/* Called while a part is worked on: writes what it has so far, if it is the next to write. False if
 * the run has stopped. */
bool workers_write_early(struct workers *workers, size_t slot);

#endif
