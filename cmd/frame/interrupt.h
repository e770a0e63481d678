/* Signals that ask the program to end: the first asks the work to stop, a second ends the
 * program. */
#ifndef FELT_CMD_FRAME_INTERRUPT_H
#define FELT_CMD_FRAME_INTERRUPT_H

#include <stdbool.h>

/* Catches the first SIGINT, SIGTERM or SIGHUP. A signal that the parent ignores stays ignored, and
 * the terminal module's handlers of SIGTERM and SIGHUP stay in place. */
void interrupt_catch(void);

/* Restores the former handlers. After an interrupt the signals stay caught, because the results so
 * far have yet to be written. */
void interrupt_release(void);

/* Whether a signal was caught. Safe in any thread. */
bool interrupt_came(void);

/* The exit status after an interrupt, as in shells: 128 plus the signal number. main() returns it
 * in place of EXIT_INTERRUPTED. */
int interrupt_status(void);

#endif
