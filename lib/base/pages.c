#ifdef __linux__
#define _DEFAULT_SOURCE /* madvise */
#endif

#include "pages.h"

#ifdef __linux__

#include <errno.h>
#include <stdint.h>
#include <sys/mman.h>

/* The usual sizes: if those of the system are larger, it refuses the advice. */
#define PAGE  ((uintptr_t)4096)
#define LARGE ((uintptr_t)1 << 21)

/* Advises on the pages of a size that lie in the memory. */
static void advise(uintptr_t from, uintptr_t to, uintptr_t size, int advice)
{
	const uintptr_t first = (from + size - 1) & ~(size - 1), end = to & ~(size - 1);
	const int error = errno;

	if (first < end)
		madvise((void *)first, end - first, advice);
	errno = error;
}

void pages_expect(void *from, size_t bytes)
{
	const uintptr_t at = (uintptr_t)from;

	if (bytes >= 2 * LARGE) {
#ifdef MADV_HUGEPAGE
		advise(at, at + bytes, LARGE, MADV_HUGEPAGE);
#endif
		return;
	}
#ifdef MADV_POPULATE_WRITE
	advise(at, at + bytes, PAGE, MADV_POPULATE_WRITE);
#endif
}

#else

void pages_expect(void *from, size_t bytes)
{
	(void)from;
	(void)bytes;
}

#endif
