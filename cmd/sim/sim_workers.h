/* The workers of felt sim: threads that play the parts of a run, such as a hundred deals or a
 * tournament, ahead of the writer.
 *
 * The result of a part depends on its number alone, and parts are counted and written in order
 * (workers.h), so that the output is the same for any number of threads. */
#ifndef FELT_CMD_SIM_WORKERS_H
#define FELT_CMD_SIM_WORKERS_H

#include "sim.h"

#include "frame/sink.h"

struct sim_workers;

struct sim_part {
	struct sim_workers *workers;
	uint64_t number;
	struct job job; /* its output */
	uint64_t hands; /* hands played */
	void *tally;    /* other counts of the run */
	struct sim_marks {
		size_t *at;
		size_t count, room;
	} marks; /* offsets of its PHH hands, if they get titles later; owned */
	status_code status;
	bool cut; /* interrupted: the run ends with it */
};

/* The parts of a run, and how they are played. */
struct sim_work {
	struct sim *sim;
	struct sink *sink;
	void *context;       /* passed to the functions about parts; by one thread at a time */
	uint64_t first, end; /* the numbers of the parts: first to end - 1 */
	unsigned threads;
	size_t table_size; /* size of a thread's table, which starts zeroed */
	size_t tally_size; /* size of a part's tally, zeroed before each part */

	/* Initializes a thread's table, or returns an exit status; end the table in any case. */
	int (*begin_table)(void *context, void *table);
	void (*play)(void *table, struct sim_part *part);
	void (*end_table)(void *table);

	/* Prepares the part's results so far for writing, in the order of the parts; may be NULL.
	 */
	void (*prepare)(void *context, struct sim_part *part);
	/* Adds a finished part. */
	void (*count)(void *context, const struct sim_part *part);
	/* Says how far the run is, with the part that is about to be written. `hands` are those of
	 * the parts before. */
	void (*progress)(const void *context, const struct sim_part *part, uint64_t hands,
		struct text *line);
};

/* Whether the user sees the standard error of the run, but not the hands. */
bool sim_workers_talks(const struct sim *sim);

/* Plays and writes all parts, up to an interrupt. Returns an exit status. */
int sim_workers_run(const struct sim_work *work);

/* Call it now and then while a long part is played: writes the part's results so far, if it is the
 * next to write. Returns false if the run has been stopped. */
bool sim_workers_pause(struct sim_part *part);

/* Records the start of a PHH hand. False if out of memory. */
bool sim_workers_mark(struct sim_part *part);

#endif
