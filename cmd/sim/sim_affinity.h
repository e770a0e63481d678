/* The processors on which the processes of a table run: each on any processor, or all on the same
 * one.
 *
 * Programs take turns with felt: each waits for the line of another. On an idle machine the kernel
 * gives each a processor of its own, which every line then has to wake up, and that takes longer
 * than most answers. On one processor they are two to four times as fast. But a program that
 * computes should have all processors, and on a busy machine another one may be free. So both are
 * tried, for some 25 ms each, and the faster is kept for up to a second before the other is tried
 * again.
 *
 * Only single-threaded programs that answer within half a millisecond share a processor. As soon as
 * one of them computes for longer than a few milliseconds, they and all their children get their
 * processors back. A program that sets its own affinity is left alone.
 *
 * If the affinity of a process cannot be set (on systems other than Linux), or there is only one
 * processor, nothing is done. */
#ifndef FELT_CMD_SIM_AFFINITY_H
#define FELT_CMD_SIM_AFFINITY_H

#include <sys/types.h>

struct affinity;

/* The affinity of a table's programs. There may be several tables, which try different processors.
 * Used by the playing thread only. NULL if there is nothing to choose; the other functions then do
 * nothing. */
struct affinity *affinity_new(unsigned table);

/* A process was started, or will be ended. */
void affinity_add(struct affinity *affinity, pid_t process);
void affinity_remove(struct affinity *affinity, pid_t process);

/* A program has answered; or it is computing. */
void affinity_answered(struct affinity *affinity);
void affinity_thinks(struct affinity *affinity);

/* Gives the playing thread its processors back. */
void affinity_free(struct affinity *affinity);

#endif
