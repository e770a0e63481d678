/* bench [--path scalar|avx2|avx512] [--rounds N] [--shared] [ROW ...]
 *
 * Measures the speed of felt with one thread, on the given path, otherwise on that of $FELT_PATH,
 * otherwise on the best one of this processor. Without rows (and without $PEERS_ROWS) prints a
 * table of all of them, with N rounds each. With rows, prints one line per row for a program that
 * compares evaluators:
 *
 *     row=NAME unit=M/s value=NUMBER check=TEXT
 *
 * with check=- if $PEERS_VERIFY is 0; with --shared the row enum7 uses shared lookups, so that both
 * methods can be compared with others.
 *
 * A value is the median of the passes: half a second of them, and at least five unless those take
 * more than two seconds. */
#include "bench.h"

#include <stdlib.h>
#include <time.h>

enum { PASSES_MIN = 5, PASSES_MAX = 100000, ROUNDS_MAX = 100 };

#define PASSES_SECONDS 0.5
#define SLOW_SECONDS   2.0

static const struct bench_row *const lists[] = {bench_hands, bench_odds, bench_ranges,
	bench_matchups, bench_game, bench_icm, bench_play, bench_search, bench_histories,
	bench_solver, bench_nash};

enum { LISTS = sizeof lists / sizeof lists[0] };

void bench_fail(const char *what, const char *which)
{
	fprintf(stderr, "bench: %s%s\n", what, which);
	exit(2);
}

void *bench_room(size_t size)
{
	void *room = malloc(size);

	if (!room)
		bench_fail("out of memory", "");
	return room;
}

/* -- measuring ------------------------------------------------------------ */

static double seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static int ascending(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* Sorts, and returns the median. */
static double median(double *values, int count)
{
	qsort(values, (size_t)count, sizeof *values, ascending);
	return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

/* The median of the passes, in the row's unit. */
static double measure(const struct bench_row *row, void *work)
{
	static double each[PASSES_MAX]; /* seconds per operation */
	double start = seconds(), now = start;
	int passes = 0;

	while (passes < PASSES_MAX &&
		(now - start < PASSES_SECONDS ||
			(passes < PASSES_MIN && now - start < SLOW_SECONDS))) {
		double before = now, things = row->pass(work);

		now = seconds();
		each[passes++] = (now - before) / things;
	}
	if (!strcmp(row->unit, "M/s"))
		return 1e-6 / median(each, passes);
	return (strcmp(row->unit, "ms") ? 1e6 : 1e3) * median(each, passes);
}

/* -- output --------------------------------------------------------------- */

static void print_row(const struct bench_row *row, const char *name, enum cpu_path path)
{
	const char *verify = getenv("PEERS_VERIFY");
	void *work = row->open(row, path);

	printf("row=%s unit=%s value=%.4g check=", name, row->unit, measure(row, work));
	if (verify && !strcmp(verify, "0"))
		printf("-");
	else
		row->check(work);
	printf("\n");
	row->close(work);
}

static void print_processor(void)
{
	char line[256], *colon = NULL;
	FILE *file = fopen("/proc/cpuinfo", "r");

	while (file && !colon && fgets(line, sizeof line, file))
		if (!strncmp(line, "model name", 10))
			colon = strchr(line, ':');
	printf("processor  %s", colon ? colon + 2 : "unknown\n");
	if (file)
		fclose(file);
}

static void print_list(const struct bench_row *row, enum cpu_path path, int rounds)
{
	for (; row->name; row++) {
		void *work = row->open(row, path);
		double values[ROUNDS_MAX] = {0}, middle;

		for (int k = 0; k < rounds; k++)
			values[k] = measure(row, work);
		middle = median(values, rounds);
		printf("%-22s %9.4g %9.4g %9.4g %-3s  %s\n", row->name, middle, values[0],
			values[rounds - 1], row->unit, row->what);
		fflush(stdout);
		row->close(work);
	}
}

static void print_table(enum cpu_path path, int rounds)
{
#ifdef __clang__
	printf("compiler   %s\n", __VERSION__);
#else
	printf("compiler   gcc %s\n", __VERSION__);
#endif
	print_processor();
	printf("path       %s\n\n", cpu_path_name(path));
	printf("%d round%s, one thread:\n\n", rounds, rounds > 1 ? "s" : "");
	printf("%-22s %9s %9s %9s\n", "row", "median", "min", "max");
	for (int i = 0; i < LISTS; i++)
		print_list(lists[i], path, rounds);
}

/* A row by its name of `length` bytes; NULL if there is none. */
static const struct bench_row *row_of(const char *name, size_t length, bool shared)
{
	if (shared && length == strlen("enum7") && !strncmp(name, "enum7", length))
		return row_of("enum7-shared", strlen("enum7-shared"), false);
	for (int i = 0; i < LISTS; i++)
		for (const struct bench_row *row = lists[i]; row->name; row++)
			if (strlen(row->name) == length && !strncmp(row->name, name, length))
				return row;
	return NULL;
}

/* The rows of ours among the words of `names`. */
static void print_rows_in(const char *names, enum cpu_path path, bool shared)
{
	while (*names) {
		size_t length = strcspn(names, " ");
		const struct bench_row *row = row_of(names, length, shared);

		if (row)
			print_row(row,
				!strcmp(row->name, "enum7-shared") && shared ? "enum7" : row->name,
				path);
		names += length + (names[length] != '\0');
	}
}

static enum cpu_path path_named(const char *name)
{
	enum cpu_path path;

	if (!cpu_path_parse(name, &path) || !cpu_path_usable(path))
		bench_fail("no such path here: ", name);
	return path;
}

int main(int argc, char **argv)
{
	const char *forced = getenv("FELT_PATH");
	enum cpu_path path = forced ? path_named(forced) : cpu_path_best();
	const char *asked = getenv("PEERS_ROWS");
	bool shared = false;
	int rounds = 5, i;

	for (i = 1; i < argc && !strncmp(argv[i], "--", 2); i++) {
		char *end = NULL;

		if (!strcmp(argv[i], "--path") && i + 1 < argc) {
			path = path_named(argv[++i]);
		} else if (!strcmp(argv[i], "--rounds") && i + 1 < argc) {
			long given = strtol(argv[++i], &end, 10);

			if (*end || given < 1 || given > ROUNDS_MAX)
				bench_fail("rounds are 1 to 100, not ", argv[i]);
			rounds = (int)given;
		} else if (!strcmp(argv[i], "--shared")) {
			shared = true;
		} else {
			bench_fail("usage: bench [--path scalar|avx2|avx512] [--rounds N] "
				   "[--shared] "
				   "[ROW ...]",
				"");
		}
	}
	if (i < argc) {
		for (; i < argc; i++) {
			const struct bench_row *row = row_of(argv[i], strlen(argv[i]), shared);

			if (!row)
				bench_fail("no such row: ", argv[i]);
			print_row(row, argv[i], path);
		}
	} else if (asked) {
		print_rows_in(asked, path, shared);
	} else {
		print_table(path, rounds);
	}
	if (fflush(stdout) || ferror(stdout))
		bench_fail("cannot write to standard output", "");
	return 0;
}
