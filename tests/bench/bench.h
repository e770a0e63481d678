/* Shared by the benchmarks: a row, and how to run it. */
#ifndef FELT_TESTS_BENCH_H
#define FELT_TESTS_BENCH_H

#include "cards/eval/eval.h"

#include <stdio.h>
#include <string.h>

struct bench_row {
	const char *name;
	const char *unit; /* "M/s": operations per second; "ms", "us": the time of one */
	const char *what;
	const void *data; /* private to the file of the row */
	/* Prepares, untimed. */
	void *(*open)(const struct bench_row *row, enum cpu_path path);
	/* Makes one timed pass; returns the number of operations. */
	double (*pass)(void *work);
	/* Prints evidence that the work was done correctly; untimed. */
	void (*check)(void *work);
	void (*close)(void *work);
};

/* Each is terminated by a row without a name. */
extern const struct bench_row bench_hands[], bench_odds[], bench_ranges[], bench_matchups[],
	bench_game[], bench_icm[], bench_play[], bench_search[], bench_histories[], bench_solver[],
	bench_nash[];

/* Allocates memory, or exits. */
void *bench_room(size_t size);
_Noreturn void bench_fail(const char *what, const char *which);

#endif
