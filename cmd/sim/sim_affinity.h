/* Where the processes of a table run: each on any processor, or all on the same one.
 *
 * Programs take turns with felt: each waits for the line of another. On an idle machine the kernel
 * gives them a processor each, which every line then has to wake up, and that takes longer than
 * most answers. On one processor they are twice to four times as fast. A program that thinks,
 * however, is to have all processors, and on a busy machine another one may be free. So both are
 * tried, for some 25 ms each, and the faster is kept for a while, up to a second, before the other
 * is tried again.
 *
 * Only programs without threads that take less than half a millisecond for an answer are put
 * together. As soon as one of them thinks for longer than some milliseconds, they and all that they
 * have started get back their processors. A program that chooses its processors itself is left
 * alone.
 *
 * Where the processors of a process cannot be chosen (other systems than Linux), or there is only
 * one, nothing is done. */
#ifndef FELT_CMD_SIM_AFFINITY_H
#define FELT_CMD_SIM_AFFINITY_H

#include <sys/types.h>

struct affinity;

/* The affinity of a table's programs. There may be several tables, which try different processors.
 * It is for the thread that plays. NULL when there is nothing to choose; the other functions do
 * nothing then. */
struct affinity *affinity_new(unsigned table);

/* A process is started, or is to be ended. */
void affinity_add(struct affinity *affinity, pid_t process);
void affinity_remove(struct affinity *affinity, pid_t process);

/* A program has answered; or it thinks. */
void affinity_answered(struct affinity *affinity);
void affinity_thinks(struct affinity *affinity);

/* The thread that plays gets its processors back. */
void affinity_free(struct affinity *affinity);

#endif
