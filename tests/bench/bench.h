/* What the files of the benchmark share: a row, and how it is run. */
#ifndef FELT_TESTS_BENCH_H
#define FELT_TESTS_BENCH_H

#include "cards/eval/eval.h"

#include <stdio.h>
#include <string.h>

struct bench_row {
	const char *name;
	const char *unit; /* "M/s": things a second; "ms", "us": the time of one */
	const char *what;
	const void *data; /* of the file that has the row */
	/* Prepares, untimed. */
	void *(*open)(const struct bench_row *row, enum cpu_path path);
	/* One timed pass; returns how many things it has done. */
	double (*pass)(void *work);
	/* Prints what proves that the work was done right, untimed. */
	void (*check)(void *work);
	void (*close)(void *work);
};

/* Each ends with a row without a name. */
extern const struct bench_row bench_hands[], bench_odds[], bench_ranges[], bench_matchups[],
	bench_game[], bench_play[], bench_search[], bench_histories[];

/* Memory, or the end. */
void *bench_room(size_t size);
_Noreturn void bench_fail(const char *what, const char *which);

#endif
