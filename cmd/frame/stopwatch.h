/* The time that has passed since some moment before the program began. No change of the computer's
 * clock moves it, so that differences of it are what has passed between two calls. */
#ifndef FELT_CMD_FRAME_STOPWATCH_H
#define FELT_CMD_FRAME_STOPWATCH_H

#include <stdint.h>

double stopwatch_seconds(void);
int64_t stopwatch_milliseconds(void); /* may be called by a handler of a signal */

#endif
