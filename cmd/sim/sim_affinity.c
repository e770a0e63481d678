#ifdef __linux__
#define _GNU_SOURCE /* sched_setaffinity */
#endif

#include "sim_affinity.h"

#include "frame/stopwatch.h"

#include <stdbool.h>
#include <stdlib.h>

#ifdef __linux__

#include <dirent.h>
#include <inttypes.h>
#include <sched.h>
#include <stdio.h>

enum {
	PROCESSES_MAX = 16,
	LOOK_EVERY = 32, /* answers between reads of the clock */
	KEEP_MIN = 8,    /* windows after which the other mode is tried */
	KEEP_MAX = 40,
};

#define WINDOW 0.025 /* seconds */
#define QUICK  5e-4  /* seconds per answer, with all overhead */
#define FASTER 1.05  /* minimum speedup of the other mode */
#define SLOWER 0.6   /* a mode this much slower is abandoned after a quarter window */

struct affinity {
	cpu_set_t usual; /* the processors of the thread, and thus of its children */
	cpu_set_t one;   /* the shared processor */
	unsigned which;  /* index of that processor */
	pid_t process[PROCESSES_MAX];
	int processes;
	bool together, tries;
	double rate;    /* answers per second in the last window of the kept mode */
	unsigned keeps; /* windows until the other mode is tried; and for the next time */
	unsigned keeps_next;
	unsigned answers; /* answers in this window */
	double started;
};

static void begin_window(struct affinity *affinity)
{
	affinity->answers = 0;
	affinity->started = stopwatch_seconds();
}

struct affinity *affinity_new(unsigned table)
{
	struct affinity *const affinity = calloc(1, sizeof *affinity);

	if (!affinity)
		return NULL;
	if (sched_getaffinity(0, sizeof affinity->usual, &affinity->usual) ||
		CPU_COUNT(&affinity->usual) < 2) {
		free(affinity);
		return NULL;
	}
	affinity->which = table;
	affinity->keeps = 1;
	affinity->keeps_next = KEEP_MIN;
	begin_window(affinity);
	return affinity;
}

void affinity_add(struct affinity *affinity, pid_t process)
{
	if (affinity && affinity->processes < PROCESSES_MAX)
		affinity->process[affinity->processes++] = process;
}

void affinity_remove(struct affinity *affinity, pid_t process)
{
	int kept = 0;

	if (!affinity)
		return;
	for (int i = 0; i < affinity->processes; i++)
		if (affinity->process[i] != process)
			affinity->process[kept++] = affinity->process[i];
	affinity->processes = kept;
}

/* -- processes -------------------------------------------------------------------- */

/* A started process and its descendants: there is often a shell in between. */
struct affinity_tree {
	const struct affinity *affinity;
	void (*visit)(struct affinity_tree *tree, pid_t thread);
	int threads, processes;
	bool odd; /* not eligible to share a processor */
};

static void walk_children(struct affinity_tree *tree, pid_t process, pid_t thread, int depth);

static void walk(struct affinity_tree *tree, pid_t process, int depth)
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

static void walk_children(struct affinity_tree *tree, pid_t process, pid_t thread, int depth)
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

/* The number of threads, or 0 if a process has several. */
static int walk_all(struct affinity_tree *tree)
{
	enum { DEPTH = 8 };
	const struct affinity *const affinity = tree->affinity;

	for (int i = 0; i < affinity->processes; i++)
		walk(tree, affinity->process[i], DEPTH);
	return tree->odd || tree->threads > tree->processes ? 0 : tree->threads;
}

static void look(struct affinity_tree *tree, pid_t thread)
{
	const struct affinity *const affinity = tree->affinity;
	cpu_set_t set;

	tree->odd |=
		sched_getaffinity(thread, sizeof set, &set) || !CPU_EQUAL(&set, &affinity->usual);
}

static void bind(struct affinity_tree *tree, pid_t thread)
{
	const struct affinity *const affinity = tree->affinity;

	tree->odd |= sched_setaffinity(thread, sizeof affinity->one, &affinity->one) != 0;
}

static void release(struct affinity_tree *tree, pid_t thread)
{
	const struct affinity *const affinity = tree->affinity;
	cpu_set_t set;

	if (sched_getaffinity(thread, sizeof set, &set) == 0 && CPU_EQUAL(&set, &affinity->one))
		sched_setaffinity(thread, sizeof affinity->usual, &affinity->usual);
}

/* -- the two ways ----------------------------------------------------------------- */

static void set_free(struct affinity *affinity)
{
	struct affinity_tree tree = {.affinity = affinity, .visit = release};

	affinity->together = false;
	sched_setaffinity(0, sizeof affinity->usual, &affinity->usual);
	walk_all(&tree);
}

/* Switches to the other mode. */
static bool change(struct affinity *affinity)
{
	if (!affinity->together) {
		struct affinity_tree seen = {.affinity = affinity, .visit = look},
				     bound = {.affinity = affinity, .visit = bind};
		unsigned left;
		size_t at;

		if (affinity->rate * QUICK < 1 || !walk_all(&seen))
			return false;
		left = affinity->which % (unsigned)CPU_COUNT(&affinity->usual);
		at = 0;
		/* The n-th of the usual processors. */
		while (!CPU_ISSET(at, &affinity->usual) || left-- > 0)
			at++;
		CPU_ZERO(&affinity->one);
		CPU_SET(at, &affinity->one);
		affinity->together = true;
		if (!walk_all(&bound)) {
			set_free(affinity);
			return false;
		}
		sched_setaffinity(0, sizeof affinity->one, &affinity->one);
		return true;
	}
	set_free(affinity);
	return true;
}

/* The kept mode was again the faster one: keep it for longer. */
static void keep(struct affinity *affinity)
{
	affinity->tries = false;
	affinity->keeps = affinity->keeps_next;
	if (affinity->keeps_next < KEEP_MAX)
		affinity->keeps_next *= 2;
}

void affinity_answered(struct affinity *affinity)
{
	double seconds;

	if (!affinity || ++affinity->answers % LOOK_EVERY)
		return;
	seconds = stopwatch_seconds() - affinity->started;
	if (seconds >= WINDOW || (seconds >= WINDOW / 4 && affinity->tries &&
					 affinity->answers < SLOWER * affinity->rate * seconds)) {
		const double rate = affinity->answers / seconds;

		if (affinity->tries && rate < FASTER * affinity->rate) {
			affinity->which += affinity->together; /* another processor may be better */
			change(affinity);
			keep(affinity);
		} else if (affinity->tries) {
			affinity->tries = false;
			affinity->rate = rate;
			affinity->keeps = affinity->keeps_next = KEEP_MIN;
		} else {
			affinity->rate = rate;
			if (--affinity->keeps == 0) {
				affinity->tries = change(affinity);
				if (!affinity->tries)
					keep(affinity);
			}
		}
		begin_window(affinity);
	}
}

void affinity_thinks(struct affinity *affinity)
{
	if (!affinity)
		return;
	if (affinity->together) {
		set_free(affinity);
		keep(affinity);
	}
	begin_window(affinity);
}

void affinity_free(struct affinity *affinity)
{
	if (affinity)
		sched_setaffinity(0, sizeof affinity->usual, &affinity->usual);
	free(affinity);
}

#else

struct affinity *affinity_new(unsigned table)
{
	(void)table;
	return NULL;
}

void affinity_add(struct affinity *affinity, pid_t process)
{
	(void)affinity;
	(void)process;
}

void affinity_remove(struct affinity *affinity, pid_t process)
{
	(void)affinity;
	(void)process;
}

void affinity_answered(struct affinity *affinity)
{
	(void)affinity;
}

void affinity_thinks(struct affinity *affinity)
{
	(void)affinity;
}

void affinity_free(struct affinity *affinity)
{
	(void)affinity;
}

#endif
