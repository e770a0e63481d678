#include "course.h"

void course_add(struct course *course, double net, double adjusted)
{
	course->stride += !course->stride;
	course->net += net;
	course->adjusted += adjusted;
	if (++course->hands % course->stride)
		return;
	if (course->count == COURSE_POINTS) {
		for (unsigned i = 0; i < COURSE_POINTS / 2; i++) {
			course->point[i][0] = course->point[2 * i + 1][0];
			course->point[i][1] = course->point[2 * i + 1][1];
		}
		course->count /= 2;
		course->stride *= 2;
		if (course->hands % course->stride)
			return;
	}
	course->point[course->count][0] = (float)course->net;
	course->point[course->count][1] = (float)course->adjusted;
	course->count++;
}
