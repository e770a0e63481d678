/* Monotonic time from an arbitrary point before the start of the program. Changes of the system
 * clock do not affect it, so differences are elapsed times. */
#ifndef FELT_CMD_FRAME_STOPWATCH_H
#define FELT_CMD_FRAME_STOPWATCH_H

#include "base/text.h"

#include <stdint.h>

double stopwatch_seconds(void);
int64_t stopwatch_milliseconds(void); /* async-signal-safe */

/* Appends the time that is left, in hours, or in minutes or seconds rounded up: "   3 min left".
 * Appends nothing if it is not finite. */
void stopwatch_add_left(struct text *line, double seconds);

#endif
