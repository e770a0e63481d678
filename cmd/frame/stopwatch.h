/* Monotonic time from an arbitrary point before the start of the program. Changes of the system
 * clock do not affect it, so differences are elapsed times. */
#ifndef FELT_CMD_FRAME_STOPWATCH_H
#define FELT_CMD_FRAME_STOPWATCH_H

#include <stdint.h>

double stopwatch_seconds(void);
int64_t stopwatch_milliseconds(void); /* async-signal-safe */

#endif
