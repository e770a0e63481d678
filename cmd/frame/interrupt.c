#include "interrupt.h"

#include "frame/stopwatch.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdatomic.h>

/* Two signals within this many milliseconds count as one, because timeout(1) sends one to the
 * process and another to its group. */
enum { SAME_INTERRUPT = 250 };

static const int caught[] = {SIGINT, SIGTERM, SIGHUP};

enum { CAUGHT = sizeof caught / sizeof *caught };

/* Written by the signal handler, in any thread, and read by all threads: atomic because threads
 * share it, and lock-free because a signal handler must not take a lock. */
static atomic_int interrupted;      /* number of the first signal; 0: none */
static atomic_ulong interrupted_at; /* milliseconds of the monotonic clock, modulo its width */
_Static_assert(ATOMIC_INT_LOCK_FREE == 2 && ATOMIC_LONG_LOCK_FREE == 2,
	"a signal handler may only use atomics that take no lock");

static struct sigaction before[CAUGHT];

bool interrupt_came(void)
{
	return interrupted;
}

int interrupt_status(void)
{
	enum { SIGNALLED = 128 };

	return SIGNALLED + (interrupted ? interrupted : SIGINT);
}

/* A second signal, while a long part is still running, ends the program. errno is preserved,
 * because the interrupted thread may be about to read it. */
static void on_interrupt(int number)
{
	const int error = errno;

	if (!interrupted) {
		interrupted_at = (unsigned long)stopwatch_milliseconds();
		interrupted = number;
	} else if ((unsigned long)stopwatch_milliseconds() - interrupted_at > SAME_INTERRUPT) {
		signal(number, SIG_DFL);
		raise(number);
	}
	errno = error;
}

void interrupt_catch(void)
{
	struct sigaction ours = {.sa_handler = on_interrupt};

	sigemptyset(&ours.sa_mask);
	for (int i = 0; i < CAUGHT; i++) {
		sigaction(caught[i], NULL, &before[i]);
		if (before[i].sa_handler == SIG_DFL ||
			(caught[i] == SIGINT && before[i].sa_handler != SIG_IGN))
			sigaction(caught[i], &ours, NULL);
	}
}

void interrupt_release(void)
{
	for (int i = 0; i < CAUGHT && !interrupted; i++)
		sigaction(caught[i], &before[i], NULL);
}
