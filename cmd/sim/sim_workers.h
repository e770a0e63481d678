/* The crew of felt sim: threads that play the parts of a run, such as a hundred deals or a
 * tournament, ahead of what is written.
 *
 * What a part has depends on its number alone, and parts are counted and written in the order of
 * their numbers (workers.h), so that the output is the same for any number of threads. */
#ifndef FELT_CMD_SIM_WORKERS_H
#define FELT_CMD_SIM_WORKERS_H

#include "sim.h"

#include "frame/sink.h"

struct sim_workers;

struct sim_part {
	struct sim_workers *workers;
	uint64_t number;
	struct job job; /* what it writes */
	uint64_t hands; /* that were played */
	void *tally;    /* what else the run counts in it */
	struct sim_marks {
		size_t *at;
		size_t count, room;
	} marks; /* where its hand files begin, if they get their titles later; owned */
	status_code status;
	bool cut; /* by an interrupt: the run ends with it */
};

/* What the parts of a run are, and how they are played. */
struct sim_work {
	struct sim *sim;
	struct sink *sink;
	void *context;       /* what is told of the parts; by one thread at a time */
	uint64_t first, end; /* the numbers of the parts: first to end - 1 */
	unsigned threads;
	size_t table_size; /* of what one thread plays with, which is zeroed before */
	size_t tally_size; /* of a part's, which is zeroed before each part */

	/* Makes ready what one thread plays with, or returns an exit status; it is to be ended in
	 * any case. */
	int (*begin_table)(void *context, void *table);
	void (*play)(void *table, struct sim_part *part);
	void (*end_table)(void *table);

	/* Makes what a part has so far ready to be written, in the order of the parts; may be NULL.
	 */
	void (*prepare)(void *context, struct sim_part *part);
	/* Adds a part that was played. */
	void (*count)(void *context, const struct sim_part *part);
	/* Says how far the run is, with the part that is about to be written. `hands` are those of
	 * the parts before. */
	void (*progress)(const void *context, const struct sim_part *part, uint64_t hands,
		struct text *line);
};

/* Whether a person sees the standard error of the run, but not the hands. */
bool sim_workers_talks(const struct sim *sim);

/* Plays and writes all parts, up to an interrupt. Returns an exit status. */
int sim_workers_run(const struct sim_work *work);

/* To be called now and then while a long part is played: writes what it has so far, if that is
 * next. Returns false when the run has been stopped. */
bool sim_workers_pause(struct sim_part *part);

/* Notes that a hand file begins. False when memory is short. */
bool sim_workers_mark(struct sim_part *part);

#endif
