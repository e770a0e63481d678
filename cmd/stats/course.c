#include "course.h"

static void add_point(struct course *course)
{
	course->point[course->count][0] = (float)course->net;
	course->point[course->count][1] = (float)course->adjusted;
	course->count++;
}

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
	add_point(course);
}

void course_end(struct course *course)
{
	if (course->hands > course->count * course->stride)
		add_point(course);
}

uint64_t course_hands(const struct course *course, unsigned i)
{
	return i * course->stride < course->hands ? i * course->stride : course->hands;
}
