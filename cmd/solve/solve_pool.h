/* A thread pool for the passes of a solver. The threads wait between passes, because a pass may
 * take less time than a thread needs to start. */
#ifndef FELT_CMD_SOLVE_POOL_H
#define FELT_CMD_SOLVE_POOL_H

#include "solver/solver/solver.h"

struct solve_pool;

struct solve_pool *solve_pool_new(unsigned jobs); /* NULL if out of memory */
void solve_pool_free(struct solve_pool *pool);

/* Prepares the pool for a solver that was started, which it uses until solve_pool_end(). Fewer
 * threads start if the system refuses more, or if passes have fewer units. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code solve_pool_begin(struct solve_pool *pool, struct solver *solver);
void solve_pool_end(struct solve_pool *pool);

/* Makes a pass with all threads; returns its value. */
double solve_pool_pass(struct solve_pool *pool, enum solver_pass pass, int player);

/* A function that the calling thread calls between the units of passes. If it returns true, an
 * update is abandoned: no more units begin. */
typedef bool solve_pool_watch(void *state);

/* Updates the strategies of a player; returns false if the update was abandoned. The strategies of
 * the units that were done are then those of one iteration more than the others, which spoils no
 * average; but no further iteration may follow. */
bool solve_pool_update(struct solve_pool *pool, int player);
void solve_pool_set_watch(struct solve_pool *pool, solve_pool_watch *watch, void *state);

/* The number of threads that passes of a solver have. */
unsigned solve_pool_threads(const struct solve_pool *pool, const struct solver *solver);

/* The memory of the calling thread, between passes. */
struct solver_memory *solve_pool_memory(struct solve_pool *pool);

#endif
