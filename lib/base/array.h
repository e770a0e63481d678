/* Arrays that grow. */
#ifndef FELT_BASE_ARRAY_H
#define FELT_BASE_ARRAY_H

#include <stdlib.h>

/* Makes space for one more element of `size` bytes after `count` of them. Returns the array, which
 * may have moved, or NULL if out of memory; the array is then unchanged. */
static inline void *array_room(void *array, size_t *room, size_t count, size_t size)
{
	enum { FIRST_ROOM = 64 };
	const size_t wanted = *room ? *room * 2 : FIRST_ROOM;
	void *resized;

	if (count < *room)
		return array;
	resized = realloc(array, wanted * size);
	if (resized)
		*room = wanted;
	return resized;
}

#endif
