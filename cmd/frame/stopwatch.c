#include "frame/stopwatch.h"

#include <math.h>
#include <time.h>

double stopwatch_seconds(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int64_t stopwatch_milliseconds(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

void stopwatch_add_left(struct text *line, double seconds)
{
	if (!isfinite(seconds))
		return;
	text_add_string(line, "   ");
	if (seconds >= 3600)
		text_add_fixed(line, seconds / 3600, 1);
	else
		text_add_uint(line, (uint64_t)ceil(seconds >= 60 ? seconds / 60 : seconds));
	text_add_string(line, seconds >= 3600 ? " h left"
			      : seconds >= 60 ? " min left"
					      : " s left");
}
