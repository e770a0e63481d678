#ifdef __linux__
#define _GNU_SOURCE /* sched_setaffinity */
#endif

#include "sim_place.h"

#include "frame/stopwatch.h"

#include <stdbool.h>
#include <stdlib.h>

#ifdef __linux__

#include <dirent.h>
#include <inttypes.h>
#include <sched.h>
#include <stdio.h>

enum {
	PROCESSES_MOST = 16,
	LOOK_EVERY = 32, /* answers between looks at the clock */
	KEEP_LEAST = 8,  /* windows after which the other way is tried */
	KEEP_MOST = 40,
};

#define WINDOW 0.025 /* seconds */
#define QUICK  5e-4  /* seconds of an answer, with all that belongs to it */
#define FASTER 1.05  /* what the other way has to gain */
#define SLOWER 0.6   /* so much slower, it is given up after a quarter of a window */

struct place {
	cpu_set_t usual; /* the processors of the thread, and so of what it starts */
	cpu_set_t one;   /* the one where all are together */
	unsigned which;  /* it is */
	pid_t process[PROCESSES_MOST];
	int processes;
	bool together, tries;
	double rate;    /* answers a second in the last window of the way that is kept */
	unsigned keeps; /* windows until the other way is tried, and how many the next time */
	unsigned keeps_next;
	unsigned answers; /* in this window */
	double begun;
};

static void begin_window(struct place *place)
{
	place->answers = 0;
	place->begun = stopwatch_seconds();
}

struct place *place_new(unsigned table)
{
	struct place *const place = calloc(1, sizeof *place);

	if (!place)
		return NULL;
	if (sched_getaffinity(0, sizeof place->usual, &place->usual) ||
		CPU_COUNT(&place->usual) < 2) {
		free(place);
		return NULL;
	}
	place->which = table;
	place->keeps = 1;
	place->keeps_next = KEEP_LEAST;
	begin_window(place);
	return place;
}

void place_add(struct place *place, pid_t process)
{
	if (place && place->processes < PROCESSES_MOST)
		place->process[place->processes++] = process;
}

void place_remove(struct place *place, pid_t process)
{
	int kept = 0;

	if (!place)
		return;
	for (int i = 0; i < place->processes; i++)
		if (place->process[i] != process)
			place->process[kept++] = place->process[i];
	place->processes = kept;
}

/* -- processes -------------------------------------------------------------------- */

/* A process that was started and what it has started in turn: a shell is often between. */
struct tree {
	const struct place *place;
	void (*visit)(struct tree *tree, pid_t thread);
	int threads, processes;
	bool odd; /* not as it is to be to be put together */
};

static void walk_children(struct tree *tree, pid_t process, pid_t thread, int depth);

static void walk(struct tree *tree, pid_t process, int depth)
{
	char name[64];
	struct dirent *entry;
	DIR *tasks;

	snprintf(name, sizeof name, "/proc/%ld/task", (long)process);
	tasks = opendir(name);
	tree->processes++;
	tree->odd |= !tasks;
	while (tasks && (entry = readdir(tasks))) {
		const intmax_t thread = strtoimax(entry->d_name, NULL, 10);

		if (thread <= 0)
			continue;
		tree->threads++;
		tree->visit(tree, (pid_t)thread);
		walk_children(tree, process, (pid_t)thread, depth);
	}
	if (tasks)
		closedir(tasks);
}

static void walk_children(struct tree *tree, pid_t process, pid_t thread, int depth)
{
	char name[80];
	FILE *children;
	long child;

	snprintf(name, sizeof name, "/proc/%ld/task/%ld/children", (long)process, (long)thread);
	children = fopen(name, "re");
	tree->odd |= !children;
	while (children && depth > 0 && fscanf(children, "%ld", &child) == 1)
		walk(tree, (pid_t)child, depth - 1);
	if (children)
		fclose(children);
}

/* The number of threads, or 0 when there is a process with several. */
static int walk_all(struct tree *tree)
{
	enum { DEPTH = 8 };
	const struct place *const place = tree->place;

	for (int i = 0; i < place->processes; i++)
		walk(tree, place->process[i], DEPTH);
	return tree->odd || tree->threads > tree->processes ? 0 : tree->threads;
}

static void look(struct tree *tree, pid_t thread)
{
	const struct place *const place = tree->place;
	cpu_set_t set;

	tree->odd |= sched_getaffinity(thread, sizeof set, &set) || !CPU_EQUAL(&set, &place->usual);
}

static void bind(struct tree *tree, pid_t thread)
{
	const struct place *const place = tree->place;

	tree->odd |= sched_setaffinity(thread, sizeof place->one, &place->one) != 0;
}

static void release(struct tree *tree, pid_t thread)
{
	const struct place *const place = tree->place;
	cpu_set_t set;

	if (sched_getaffinity(thread, sizeof set, &set) == 0 && CPU_EQUAL(&set, &place->one))
		sched_setaffinity(thread, sizeof place->usual, &place->usual);
}

/* -- the two ways ----------------------------------------------------------------- */

static void set_free(struct place *place)
{
	struct tree tree = {.place = place, .visit = release};

	place->together = false;
	sched_setaffinity(0, sizeof place->usual, &place->usual);
	walk_all(&tree);
}

/* The n-th of the usual processors. */
static void choose_one(struct place *place, unsigned n)
{
	unsigned left = n % (unsigned)CPU_COUNT(&place->usual);
	size_t at = 0;

	while (!CPU_ISSET(at, &place->usual) || left-- > 0)
		at++;
	CPU_ZERO(&place->one);
	CPU_SET(at, &place->one);
}

static bool put_together(struct place *place)
{
	struct tree seen = {.place = place, .visit = look}, bound = {.place = place, .visit = bind};

	if (place->rate * QUICK < 1 || !walk_all(&seen))
		return false;
	choose_one(place, place->which);
	place->together = true;
	if (!walk_all(&bound)) {
		set_free(place);
		return false;
	}
	sched_setaffinity(0, sizeof place->one, &place->one);
	return true;
}

/* Goes over to the other way. */
static bool change(struct place *place)
{
	if (!place->together)
		return put_together(place);
	set_free(place);
	return true;
}

/* The way that is kept was found to be the faster one again: it is kept for longer. */
static void keep(struct place *place)
{
	place->tries = false;
	place->keeps = place->keeps_next;
	if (place->keeps_next < KEEP_MOST)
		place->keeps_next *= 2;
}

static void end_window(struct place *place, double seconds)
{
	const double rate = place->answers / seconds;

	if (place->tries && rate < FASTER * place->rate) {
		place->which += place->together; /* another processor may be better */
		change(place);
		keep(place);
	} else if (place->tries) {
		place->tries = false;
		place->rate = rate;
		place->keeps = place->keeps_next = KEEP_LEAST;
	} else {
		place->rate = rate;
		if (--place->keeps == 0) {
			place->tries = change(place);
			if (!place->tries)
				keep(place);
		}
	}
	begin_window(place);
}

void place_answered(struct place *place)
{
	double seconds;

	if (!place || ++place->answers % LOOK_EVERY)
		return;
	seconds = stopwatch_seconds() - place->begun;
	if (seconds >= WINDOW || (seconds >= WINDOW / 4 && place->tries &&
					 place->answers < SLOWER * place->rate * seconds))
		end_window(place, seconds);
}

void place_thinks(struct place *place)
{
	if (!place)
		return;
	if (place->together) {
		set_free(place);
		keep(place);
	}
	begin_window(place);
}

void place_free(struct place *place)
{
	if (place)
		sched_setaffinity(0, sizeof place->usual, &place->usual);
	free(place);
}

#else

struct place *place_new(unsigned table)
{
	(void)table;
	return NULL;
}

void place_add(struct place *place, pid_t process)
{
	(void)place;
	(void)process;
}

void place_remove(struct place *place, pid_t process)
{
	(void)place;
	(void)process;
}

void place_answered(struct place *place)
{
	(void)place;
}

void place_thinks(struct place *place)
{
	(void)place;
}

void place_free(struct place *place)
{
	(void)place;
}

#endif
