#include "solve_pool.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct solve_pool_member {
	struct solve_pool *pool;
	struct solver_memory *memory;
	pthread_t thread;
};

struct solve_pool {
	unsigned jobs;    /* members that there may be; the first is the caller's */
	unsigned members; /* with memory, for this solver */
	unsigned threads; /* that started */
	struct solve_pool_member *member;
	struct solver *solver;

	pthread_mutex_t lock;
	pthread_cond_t started, ended;
	uint64_t passes;  /* started so far */
	unsigned working; /* threads that have not ended the pass */
	bool closing;
	atomic_uint next;        /* unit */
	solve_pool_watch *watch; /* or NULL */
	void *watching;          /* its state */
	bool abandoning;         /* the pass may be abandoned */
	atomic_bool abandoned;
};

struct solve_pool *solve_pool_new(unsigned jobs)
{
	struct solve_pool *pool = calloc(1, sizeof *pool);

	if (!pool)
		return NULL;
	pool->member = calloc(jobs, sizeof *pool->member);
	if (!pool->member) {
		free(pool);
		return NULL;
	}
	pool->jobs = jobs;
	for (unsigned i = 0; i < jobs; i++)
		pool->member[i].pool = pool;
	pthread_mutex_init(&pool->lock, NULL);
	pthread_cond_init(&pool->started, NULL);
	pthread_cond_init(&pool->ended, NULL);
	return pool;
}

void solve_pool_free(struct solve_pool *pool)
{
	if (!pool)
		return;
	solve_pool_end(pool);
	pthread_mutex_destroy(&pool->lock);
	pthread_cond_destroy(&pool->started);
	pthread_cond_destroy(&pool->ended);
	free(pool->member);
	free(pool);
}

/* Does units of the pass until there are none left, or it is abandoned. */
static void do_units(struct solve_pool_member *member)
{
	struct solve_pool *pool = member->pool;
	const unsigned units = solver_units(pool->solver);

	for (unsigned unit = pool->next++; unit < units; unit = pool->next++) {
		if (member == pool->member && pool->watch && pool->watch(pool->watching) &&
			pool->abandoning)
			pool->abandoned = true;
		if (pool->abandoned)
			break;
		solver_unit(pool->solver, member->memory, unit);
	}
}

/* A thread: waits for a pass, and works on it. */
static void *run_member(void *argument)
{
	struct solve_pool_member *member = argument;
	struct solve_pool *pool = member->pool;
	uint64_t passes = 0;

	pthread_mutex_lock(&pool->lock);
	for (;;) {
		while (pool->passes == passes && !pool->closing)
			pthread_cond_wait(&pool->started, &pool->lock);
		if (pool->closing)
			break;
		passes = pool->passes;
		pthread_mutex_unlock(&pool->lock);
		do_units(member);
		pthread_mutex_lock(&pool->lock);
		if (--pool->working == 0)
			pthread_cond_signal(&pool->ended);
	}
	pthread_mutex_unlock(&pool->lock);
	return NULL;
}

status_code solve_pool_begin(struct solve_pool *pool, struct solver *solver)
{
	const unsigned most = solve_pool_threads(pool, solver);

	pool->solver = solver;
	pool->watch = NULL;
	pool->passes = 0;
	pool->closing = false;
	for (pool->members = 0; pool->members < most; pool->members++) {
		struct solve_pool_member *member = &pool->member[pool->members];

		member->memory = solver_memory_new(solver);
		if (!member->memory)
			return STATUS_NO_MEMORY;
	}
	for (pool->threads = 0; pool->threads + 1 < pool->members; pool->threads++) {
		struct solve_pool_member *member = &pool->member[pool->threads + 1];

		if (pthread_create(&member->thread, NULL, run_member, member))
			break;
	}
	return STATUS_OK;
}

void solve_pool_end(struct solve_pool *pool)
{
	pthread_mutex_lock(&pool->lock);
	pool->closing = true;
	pthread_cond_broadcast(&pool->started);
	pthread_mutex_unlock(&pool->lock);
	for (; pool->threads; pool->threads--)
		pthread_join(pool->member[pool->threads].thread, NULL);
	for (; pool->members; pool->members--)
		solver_memory_free(pool->member[pool->members - 1].memory);
}

/* Does the units of a pass with all threads. */
static void do_pass(struct solve_pool *pool, enum solver_pass pass, int player)
{
	solver_begin(pool->solver, pass, player);
	pool->next = 0;
	pool->abandoning = pass == SOLVER_UPDATE;
	pool->abandoned = false;
	pthread_mutex_lock(&pool->lock);
	pool->passes++;
	pool->working = pool->threads;
	pthread_cond_broadcast(&pool->started);
	pthread_mutex_unlock(&pool->lock);
	do_units(pool->member);
	pthread_mutex_lock(&pool->lock);
	while (pool->working)
		pthread_cond_wait(&pool->ended, &pool->lock);
	pthread_mutex_unlock(&pool->lock);
}

double solve_pool_pass(struct solve_pool *pool, enum solver_pass pass, int player)
{
	do_pass(pool, pass, player);
	return solver_end(pool->solver);
}

bool solve_pool_update(struct solve_pool *pool, int player)
{
	do_pass(pool, SOLVER_UPDATE, player);
	if (!pool->abandoned) /* otherwise the values of some units are missing */
		solver_end(pool->solver);
	return !pool->abandoned;
}

void solve_pool_set_watch(struct solve_pool *pool, solve_pool_watch *watch, void *state)
{
	pool->watch = watch;
	pool->watching = state;
}

unsigned solve_pool_threads(const struct solve_pool *pool, const struct solver *solver)
{
	const unsigned units = solver_units(solver);

	return units < pool->jobs ? units ? units : 1 : pool->jobs;
}

struct solver_memory *solve_pool_memory(struct solve_pool *pool)
{
	return pool->member->memory;
}
