/* Memory that is about to be used. */
#ifndef FELT_BASE_PAGES_H
#define FELT_BASE_PAGES_H

#include <stddef.h>

/* Advises the system that all of this memory will be written soon. The system may then map it at
 * once, which costs much less than one page at a time on first use; or, if there is much, in larger
 * pages, which also makes the processor translate fewer addresses. The contents stay the same. */
void pages_expect(void *from, size_t bytes);

#endif
