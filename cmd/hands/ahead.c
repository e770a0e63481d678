#include "ahead.h"

#include "base/scan.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

enum { AHEAD_HANDS = 64, SOURCE_BYTES = 4 << 10 };

struct ahead_place {
	struct ahead_hand hand;
	struct text text;
	size_t session; /* number of the session header that `hand.histories` has */
	bool done;      /* processed */
};

struct ahead {
	struct ahead_place ring[AHEAD_HANDS];
	struct text session; /* session header of the hands that are put next */
	size_t session_number;
	bool used;            /* the owner uses the first slot */
	size_t put;           /* hands put so far; written by the owner only */
	size_t taken;         /* hands that the owner no longer uses; written by the owner only */
	pthread_mutex_t lock; /* protects the members below, `put`, and `done` of each slot */
	pthread_cond_t work;  /* there is a hand to process, or the end was reached */
	pthread_cond_t done;  /* the hand for which the owner waits is done */
	size_t next;
	const struct ahead_place *awaited; /* the owner waits for it; or NULL */
	bool ended;
	unsigned wanted, started, idle; /* threads other than the owner */
	pthread_t thread[AHEAD_THREADS_MAX];
};

struct ahead *ahead_new(unsigned threads)
{
	struct ahead *const ahead = calloc(1, sizeof(*ahead));

	if (!ahead)
		return NULL;
	pthread_mutex_init(&ahead->lock, NULL);
	pthread_cond_init(&ahead->work, NULL);
	pthread_cond_init(&ahead->done, NULL);
	ahead->wanted = (threads < AHEAD_THREADS_MAX ? threads : AHEAD_THREADS_MAX) - 1;
	return ahead;
}

void ahead_free(struct ahead *ahead)
{
	if (!ahead)
		return;
	pthread_mutex_lock(&ahead->lock);
	ahead->ended = true;
	pthread_cond_broadcast(&ahead->work);
	pthread_mutex_unlock(&ahead->lock);
	for (unsigned i = 0; i < ahead->started; i++)
		pthread_join(ahead->thread[i], NULL);
	for (int i = 0; i < AHEAD_HANDS; i++) {
		histories_free(ahead->ring[i].hand.histories);
		text_free(&ahead->ring[i].text);
	}
	text_free(&ahead->session);
	pthread_cond_destroy(&ahead->done);
	pthread_cond_destroy(&ahead->work);
	pthread_mutex_destroy(&ahead->lock);
	free(ahead);
}

/* -- threads ---------------------------------------------------------------------- */

/* Processes the first hand that has not been started. Called with the lock held, releases it
 * meanwhile. */
static void carry_out_next(struct ahead *ahead)
{
	struct ahead_place *const place = &ahead->ring[ahead->next++ % AHEAD_HANDS];
	struct ahead_hand *const hand = &place->hand;

	pthread_mutex_unlock(&ahead->lock);
	hand->status = hands_carry_out(hand->histories, &hand->from, &hand->history);
	pthread_mutex_lock(&ahead->lock);
	place->done = true;
	if (place == ahead->awaited)
		pthread_cond_signal(&ahead->done);
}

static void *work(void *argument)
{
	struct ahead *const ahead = argument;

	pthread_mutex_lock(&ahead->lock);
	while (!ahead->ended) {
		if (ahead->next < ahead->put) {
			carry_out_next(ahead);
		} else {
			ahead->idle++;
			pthread_cond_wait(&ahead->work, &ahead->lock);
			ahead->idle--;
		}
	}
	pthread_mutex_unlock(&ahead->lock);
	return NULL;
}

/* -- the owner -------------------------------------------------------------------- */

bool ahead_session(struct ahead *ahead, struct slice heading)
{
	if (slice_same(heading, text_slice(&ahead->session)))
		return true;
	text_clear(&ahead->session);
	text_add_slice(&ahead->session, heading);
	ahead->session_number++;
	return !ahead->session.failed;
}

bool ahead_any(const struct ahead *ahead)
{
	return ahead->put > ahead->taken + ahead->used;
}

bool ahead_is_low(const struct ahead *ahead)
{
	return ahead->put - ahead->taken <= AHEAD_HANDS / 2;
}

bool ahead_is_full(const struct ahead *ahead)
{
	return ahead->put - ahead->taken == AHEAD_HANDS;
}

bool ahead_put(struct ahead *ahead, const struct hands_text *text, size_t number)
{
	struct ahead_place *const place = &ahead->ring[ahead->put % AHEAD_HANDS];
	struct ahead_hand *hand;

	text_clear(&place->text);
	text_add_slice(&place->text, text->text);
	/* Give a free slot the memory of a hand, and its session header. */
	if (place->text.failed)
		return false;
	hand = &place->hand;
	if (!hand->histories)
		hand->histories = histories_new();
	if (!hand->histories)
		return false;
	if (place->session != ahead->session_number &&
		!histories_session(hand->histories, text_slice(&ahead->session)))
		return false;
	place->session = ahead->session_number;
	place->done = false;
	place->hand.from = *text;
	place->hand.from.text = text_slice(&place->text);
	place->hand.number = number;
	pthread_mutex_lock(&ahead->lock);
	ahead->put++;
	pthread_mutex_unlock(&ahead->lock);
	return true;
}

void ahead_go(struct ahead *ahead)
{
	if (ahead->started < ahead->wanted && ahead_is_full(ahead)) {
		/* Start the threads, or as many as possible. Signals are for the owner, which may
		 * be waiting for input. */
		sigset_t all, before;

		sigfillset(&all);
		pthread_sigmask(SIG_SETMASK, &all, &before);
		while (ahead->started < ahead->wanted &&
			!pthread_create(&ahead->thread[ahead->started], NULL, work, ahead))
			ahead->started++;
		ahead->wanted = ahead->started;
		pthread_sigmask(SIG_SETMASK, &before, NULL);
	}
	pthread_mutex_lock(&ahead->lock);
	if (ahead->idle)
		pthread_cond_broadcast(&ahead->work);
	pthread_mutex_unlock(&ahead->lock);
}

const struct ahead_hand *ahead_take(struct ahead *ahead)
{
	struct ahead_place *first;

	ahead->taken += ahead->used;
	ahead->used = ahead->put > ahead->taken;
	if (!ahead->used)
		return NULL;
	first = &ahead->ring[ahead->taken % AHEAD_HANDS];
	pthread_mutex_lock(&ahead->lock);
	while (!first->done) {
		if (ahead->next < ahead->put) {
			carry_out_next(ahead);
		} else {
			ahead->awaited = first;
			pthread_cond_wait(&ahead->done, &ahead->lock);
			ahead->awaited = NULL;
		}
	}
	pthread_mutex_unlock(&ahead->lock);
	return &first->hand;
}

status_code hands_write_file(struct histories *histories, const struct hands_text *text,
	struct histories_hand *hand)
{
	char room[SOURCE_BYTES];
	struct text source = text_over(room, sizeof(room));

	text_format(&source, "%s:%zu", text->file, text->line);
	return histories_write(histories, text_slice(&source), hand);
}

status_code hands_carry_out(struct histories *histories, const struct hands_text *text,
	struct histories_hand *hand)
{
	const status_code status = histories_carry_out(histories, text->text, hand);
	const bool whole = text->mode == HANDS_WHOLE || text->mode == HANDS_FILES;

	return status || (!whole && histories_holds(hand))
		       ? status
		       : hands_write_file(histories, text, hand);
}
