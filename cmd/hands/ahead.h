/* Hands of site histories that several threads process, ahead of their consumer.
 *
 * The hands are in a ring, in file order:
 *
 *     taken          begun              put
 *       v              v                 v
 *     | used | done | in progress | cut | free ...
 *
 * One thread, the owner, cuts the text into hands, which is about a tenth of the work, puts them in
 * at one end, and takes the results out at the other. Each other thread processes the first hand
 * that has not been started, and so does the owner when it would have to wait. Each slot of the
 * ring has its own memory for a hand, so that only the two ends of the ring are shared, and the
 * result for a hand does not depend on the number of threads. */
#ifndef FELT_CMD_HANDS_AHEAD_H
#define FELT_CMD_HANDS_AHEAD_H

#include "hands_internal.h"

/* Upper limit: the owner could not cut hands fast enough for more threads. */
enum { AHEAD_THREADS_MAX = 8 };

struct ahead;

/* The result for a hand. */
struct ahead_hand {
	struct hands_text from;
	size_t number; /* number in its file */
	struct histories *histories;
	struct histories_hand history;
	status_code status;
};

/* Makes a ring for this many threads, including the owner. They are started once there are hands
 * for them. NULL if out of memory. */
struct ahead *ahead_new(unsigned threads);
void ahead_free(struct ahead *ahead);

/* Sets the session header of the hands that are put after this; copies it. False if out of
 * memory. */
bool ahead_session(struct ahead *ahead, struct slice heading);

/* Whether there is a hand that was not taken. */
bool ahead_any(const struct ahead *ahead);

/* Whether so few hands are left that the owner should fill the ring now. */
bool ahead_is_low(const struct ahead *ahead);
bool ahead_is_full(const struct ahead *ahead);

/* Puts a hand into the ring, which must not be full. Copies its text; false if out of memory. */
bool ahead_put(struct ahead *ahead, const struct hands_text *text, size_t number);

/* Wakes the other threads, after some hands were put; to wake them for each hand would take longer
 * than the hand itself. */
void ahead_go(struct ahead *ahead);

/* The first hand that was not taken, once it is processed; valid until the next call. NULL if there
 * is none. */
const struct ahead_hand *ahead_take(struct ahead *ahead);

#endif
