/* What spots that are solved at the same time share: the memory, the signals, and a line of
 * progress. */
#ifndef FELT_CMD_SOLVE_MANY_H
#define FELT_CMD_SOLVE_MANY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct solve_many;

struct solve_many *solve_many_new(void); /* NULL if out of memory */
void solve_many_free(struct solve_many *many);

/* Sets the maximum memory of all spots together; by default, what is available before the first. */
void solve_many_limit(struct solve_many *many, uint64_t bytes);

/* Reserves memory for a spot, and waits until other spots have released enough. False if there is
 * not as much in all; *most is then the maximum. */
bool solve_many_reserve(struct solve_many *many, uint64_t bytes, uint64_t *most);
void solve_many_release(struct solve_many *many, uint64_t bytes);

/* Begin and end the work on a spot: while there is any, signals are caught. */
void solve_many_begin(struct solve_many *many);
void solve_many_end(struct solve_many *many);

/* Adds a spot to those that are done, and shows their number: "12 of 1,755 flops   3 min left";
 * `total` is 0 if it is not known. */
void solve_many_count(struct solve_many *many, const char *what, size_t total);

/* Sets a flag that several threads may set. */
void solve_many_set(struct solve_many *many, bool *flag);

#endif
