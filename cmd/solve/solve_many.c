#include "solve_many.h"

#include "solve.h"

#include "frame/interrupt.h"
#include "frame/report.h"
#include "frame/stopwatch.h"

#include <pthread.h>
#include <stdlib.h>

#define PROGRESS_EVERY 0.1

/* Spots of no more bytes together are solved without a question how much memory is available: the
 * answer takes as long as a river. */
enum { FEW_BYTES = 16 << 20 };

struct solve_many {
	pthread_mutex_t lock;
	pthread_cond_t released;
	uint64_t most, used; /* bytes; most is 0 if it is not set */
	bool limited;        /* `most` was given */
	unsigned working;    /* spots */
	size_t done;
	double started, shown;
};

struct solve_many *solve_many_new(void)
{
	struct solve_many *const many = calloc(1, sizeof *many);

	if (!many)
		return NULL;
	pthread_mutex_init(&many->lock, NULL);
	pthread_cond_init(&many->released, NULL);
	many->started = stopwatch_seconds();
	return many;
}

void solve_many_free(struct solve_many *many)
{
	if (!many)
		return;
	pthread_mutex_destroy(&many->lock);
	pthread_cond_destroy(&many->released);
	free(many);
}

/* -- memory ------------------------------------------------------------------------- */

void solve_many_limit(struct solve_many *many, uint64_t bytes)
{
	many->most = bytes;
	many->limited = true;
}

bool solve_many_reserve(struct solve_many *many, uint64_t bytes, uint64_t *most)
{
	bool few, good;

	pthread_mutex_lock(&many->lock);
	few = !many->limited && many->used + bytes <= FEW_BYTES;
	if (!few && !many->limited && (!many->used || !many->most))
		many->most = solve_available_memory() + many->used;
	while (!few && many->used && many->used + bytes > many->most)
		pthread_cond_wait(&many->released, &many->lock);
	*most = many->most;
	good = few || bytes <= many->most;
	if (good)
		many->used += bytes;
	pthread_mutex_unlock(&many->lock);
	return good;
}

void solve_many_release(struct solve_many *many, uint64_t bytes)
{
	pthread_mutex_lock(&many->lock);
	many->used -= bytes;
	pthread_cond_broadcast(&many->released);
	pthread_mutex_unlock(&many->lock);
}

/* -- work --------------------------------------------------------------------------- */

void solve_many_begin(struct solve_many *many)
{
	pthread_mutex_lock(&many->lock);
	if (!many->working++)
		interrupt_catch();
	pthread_mutex_unlock(&many->lock);
}

void solve_many_end(struct solve_many *many)
{
	pthread_mutex_lock(&many->lock);
	if (!--many->working)
		interrupt_release();
	pthread_mutex_unlock(&many->lock);
}

void solve_many_count(struct solve_many *many, const char *what, size_t total)
{
	const double time = stopwatch_seconds();
	struct text line = {0};

	pthread_mutex_lock(&many->lock);
	many->done++;
	if (time - many->shown >= PROGRESS_EVERY && many->done != total) {
		many->shown = time;
		text_add_uint_grouped(&line, many->done);
		if (total) {
			text_add_string(&line, " of ");
			text_add_uint_grouped(&line, total);
		}
		text_add_char(&line, ' ');
		text_add_string(&line, what);
		if (total)
			stopwatch_add_left(&line, (time - many->started) / (double)many->done *
							  (double)(total - many->done));
		report_progress(text_slice(&line));
		text_free(&line);
	}
	pthread_mutex_unlock(&many->lock);
}

void solve_many_set(struct solve_many *many, bool *flag)
{
	pthread_mutex_lock(&many->lock);
	*flag = true;
	pthread_mutex_unlock(&many->lock);
}
