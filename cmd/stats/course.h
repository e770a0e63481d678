/* The course of a sum over the hands of a player, in memory that does not grow with their number: a
 * point for every hand and, whenever there are too many, for every second of the hands so far. */
#ifndef FELT_CMD_STATS_COURSE_H
#define FELT_CMD_STATS_COURSE_H

#include <stdint.h>

enum { COURSE_POINTS = 512 };

struct course {
	uint64_t hands, stride; /* hands so far; hands from one point to the next */
	unsigned count;         /* points; point i is after (i + 1) * stride hands, or all */
	double net, adjusted;   /* in big blinds */
	float point[COURSE_POINTS + 1][2];
};

/* Begins a zeroed course, and adds a hand to it. */
void course_add(struct course *course, double net, double adjusted);

/* After the last hand: makes a point of the hands since the last one. */
void course_end(struct course *course);

/* The hands up to the i-th point, the first of which is 1; none up to 0. */
uint64_t course_hands(const struct course *course, unsigned i);

#endif
