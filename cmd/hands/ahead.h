/* Hands of texts of sites that several threads carry out, ahead of the one that uses them.
 *
 * The hands stand in a ring, in the order of the text:
 *
 *     taken          begun              put
 *       v              v                 v
 *     | used | done | carried out | cut | free ...
 *
 * One thread, the owner, cuts the text, which is about a tenth of the work, puts hands in at one
 * end, and takes what became of them out at the other. Each other thread carries out the first hand
 * that nobody has begun, and so does the owner where it would have to wait. Each place of the ring
 * has memory of its own for a hand, so that nothing but the two ends of the ring is shared, and
 * what becomes of a hand does not depend on the number of threads. */
#ifndef FELT_CMD_HANDS_AHEAD_H
#define FELT_CMD_HANDS_AHEAD_H

#include "hands_internal.h"

/* More threads than that are of no use: the owner could not cut hands for them fast enough. */
enum { AHEAD_THREADS_MAX = 8 };

struct ahead;

/* What became of a hand. */
struct ahead_hand {
	struct hands_text from;
	size_t number; /* in its file */
	struct histories *histories;
	struct histories_hand history;
	status_code status;
};

/* For so many threads, the owner among them. They are started once there are hands for them.
 * NULL when memory is short. */
struct ahead *ahead_new(unsigned threads);
void ahead_free(struct ahead *ahead);

/* The heading of the session of the hands that are put after this. Copies it; false when memory is
 * short. */
bool ahead_session(struct ahead *ahead, struct slice heading);

/* Whether there is a hand that was not taken. */
bool ahead_any(const struct ahead *ahead);

/* Whether so few hands are left that more should be put now, until the ring is full. */
bool ahead_is_low(const struct ahead *ahead);
bool ahead_is_full(const struct ahead *ahead);

/* Puts a hand into the ring, which must not be full. Copies its text; false when memory is short.
 */
bool ahead_put(struct ahead *ahead, const struct hands_text *text, size_t number);

/* Has the other threads begin, after some hands were put; to wake them for each hand would take
 * longer than the hand does. */
void ahead_go(struct ahead *ahead);

/* The first hand that was not taken, once it is carried out; it lives until the next call. NULL:
 * there is none. */
const struct ahead_hand *ahead_take(struct ahead *ahead);

#endif
