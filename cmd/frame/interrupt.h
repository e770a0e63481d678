/* Signals that ask the program to end: the first one tells the work to end, a second one ends the
 * program. */
#ifndef FELT_CMD_FRAME_INTERRUPT_H
#define FELT_CMD_FRAME_INTERRUPT_H

#include <stdbool.h>

/* From now on the first SIGINT, SIGTERM or SIGHUP is noted. A signal that the parent ignores stays
 * ignored, and a handler that the terminal has for SIGTERM or SIGHUP stays in place. */
void interrupt_catch(void);

/* Gives the signals their former effect again. After an interrupt they stay caught, because the
 * results so far are still to be written. */
void interrupt_release(void);

/* Whether there was an interrupt while they were caught. Any thread may ask. */
bool interrupt_came(void);

/* The exit status after an interrupt, as in shells: 128 and the number of the signal. main() gives
 * it instead of EXIT_INTERRUPTED. */
int interrupt_status(void);

#endif
