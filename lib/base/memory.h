/* The memory of the library: malloc(), calloc(), realloc(), aligned_alloc() and free() of lib are
 * those of this file, which call the C library or functions of the program.
 *
 * The Makefile includes this header at the beginning of each file of lib, where the macros below
 * replace the names; files of lib do not include it. A program may free memory of the library with
 * free() only if memory_use() was never called. memory_use() is the library's only mutable state.
 */
#ifndef FELT_BASE_MEMORY_H
#define FELT_BASE_MEMORY_H

#include <stddef.h>
#include <stdlib.h>

/* Functions of the program; `user` is passed on. Their memory is aligned like that of malloc(). */
struct memory_functions {
	void *(*allocate)(void *user, size_t size);
	void *(*resize)(void *user, void *memory, size_t size); /* memory may be NULL */
	void (*release)(void *user, void *memory);
	void *user;
};

/* Sets the functions, or restores those of the C library if `allocate` is NULL. Memory that was
 * allocated before must not be freed afterwards; no other thread may use the library now. */
void memory_use(struct memory_functions functions);

void memory_free(void *memory);

/* Like the functions of the C library. */
void *memory_allocate(size_t size) __attribute__((malloc, alloc_size(1), warn_unused_result));
void *memory_allocate_zeroed(size_t count, size_t size)
	__attribute__((malloc, alloc_size(1, 2), warn_unused_result));
void *memory_allocate_aligned(size_t alignment, size_t size)
	__attribute__((malloc, alloc_align(1), alloc_size(2), warn_unused_result));
void *memory_resize(void *memory, size_t size) __attribute__((alloc_size(2), warn_unused_result));

#define malloc        memory_allocate
#define calloc        memory_allocate_zeroed
#define aligned_alloc memory_allocate_aligned
#define realloc       memory_resize
#define free          memory_free

#endif
