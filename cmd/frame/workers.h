/* Workers: threads that work on the parts of a run, such as blocks of lines or of hands, ahead of
 * what is written.
 *
 * Parts are taken one after the other, and written in that order by one thread at a time, so that
 * the output is the same for any number of threads. They are kept in the slots of a ring. The
 * thread that finishes the part that is to be written next writes it, and those after it that are
 * finished too; the others go on with the next free slot, a few ahead at most. */
#ifndef FELT_CMD_FRAME_WORKERS_H
#define FELT_CMD_FRAME_WORKERS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct workers {
	void *context;    /* of the functions, which know what is in a slot */
	unsigned threads; /* at least 1, the caller's; fewer where the system has no more */
	size_t slots;     /* at least 1 */

	/* Makes the next part in a slot. False: there is none. Called in the order of the parts, by
	 * one thread at a time. */
	bool (*take)(void *context, size_t slot);
	/* Works on it; threads count from 0. */
	void (*work)(void *context, size_t slot, unsigned thread);
	/* Writes what the part has so far, which is all of it if it is done, in the order of the
	 * parts, by one thread at a time. False: the run is to stop. */
	bool (*write)(void *context, size_t slot, bool done);

	/* for workers.c alone */
	pthread_mutex_t lock;
	pthread_cond_t turned; /* a part was written, or nothing more is to be taken */
	uint64_t next, turn;   /* the part to be taken next, and to be written next */
	bool writing, ended, stopped;
	bool *done; /* by slot: it can be written */
};

/* Works on all parts and writes them, up to the one at which the run is to stop. False when memory
 * is short. */
bool workers_run(struct workers *workers);

/* While a part is worked on: writes what it has so far, if it is next. False when the run has
 * stopped. */
bool workers_write_early(struct workers *workers, size_t slot);

#endif
