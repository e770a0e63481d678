/* bench [--path scalar|avx2|avx512] [--rounds N] [--shared] [ROW ...]
 *
 * How many hands a second, one thread. Without rows (and without $PEERS_ROWS) a
 * table of all of them, N rounds each. With rows, one line a row for a program
 * that compares evaluators:
 *
 *     row=NAME unit=M/s value=NUMBER check=TEXT
 *
 * with check=- where $PEERS_VERIFY is 0; with --shared the row enum7 is made by
 * shared look-ups, so that both ways can stand beside others. The rows and their hands are those by
 * which the public evaluators were measured, so that one check fits all:
 * splitmix64 seeded with 1000 + cards a hand, a card is (next >> 32) * 52 >> 32
 * and is drawn again where the hand has it. The check is the sum of the hands'
 * standings; of all hands of the deck it is how many are of each category.
 *
 * A value is the median of the passes: at least five, and half a second of them.
 * A pass is all hands, or 64 times all of few hands; what is timed is scoring
 * them and adding up the scores in 64 bits. */
#include "cards/eval.h"
#include "cards/eval_inline.h"
#include "cards/lines.h"
#include "cards/sweep.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
	FEW = 16384,
	MANY = 4000000,
	FEW_REPEATS = 64,
	BLOCK = 1024, /* hands scored before their scores are added up */
	LEAST_PASSES = 5,
	MOST_PASSES = 1000,
	MOST_ROUNDS = 100
};

#define PASSES_SECONDS 0.5

struct work;

struct row {
	const char *name;
	int count;
	size_t hands;
	uint64_t (*total)(const struct work *work); /* the sum of all hands' scores */
	const char *what;
};

struct work {
	const struct row *row;
	enum eval_path path;
	card *cards;       /* count a hand */
	struct hand *list; /* the same hands made by hand_add */
	char *text;        /* and as plain lines */
};

static uint64_t add_up(const score *scores, size_t count)
{
	uint64_t sum = 0;

	/* a number of turns that is a constant is what gcc -O2 wants to use vectors */
	for (; count >= BLOCK; count -= BLOCK, scores += BLOCK) {
		uint32_t block = 0;

		for (int i = 0; i < BLOCK; i++)
			block += scores[i];
		sum += block;
	}
	for (size_t i = 0; i < count; i++)
		sum += scores[i];
	return sum;
}

static uint64_t total_indices(const struct work *work)
{
	size_t count = (size_t)work->row->count, hands = work->row->hands;
	score scores[BLOCK];
	uint64_t sum = 0;

	for (size_t i = 0; i < hands; i += BLOCK) {
		size_t here = hands - i < BLOCK ? hands - i : BLOCK;

		eval_batch(work->path, work->cards + i * count, work->row->count, here, scores);
		sum += add_up(scores, here);
	}
	return sum;
}

static uint64_t total_objects(const struct work *work)
{
	size_t hands = work->row->hands;
	score scores[BLOCK];
	uint64_t sum = 0;

	for (size_t i = 0; i < hands; i += BLOCK) {
		size_t here = hands - i < BLOCK ? hands - i : BLOCK;

		eval_hands(work->path, work->list + i, work->row->count, here, scores);
		sum += add_up(scores, here);
	}
	return sum;
}

static uint64_t total_inline(const struct work *work)
{
	const card *hand = work->cards, *end = hand + 7 * work->row->hands;
	uint64_t sum = 0;

	for (; hand < end; hand += 7)
		sum += eval_cards_inline(hand, 7);
	return sum;
}

static uint64_t total_calls(const struct work *work)
{
	const card *hand = work->cards, *end = hand + 7 * work->row->hands;
	uint64_t sum = 0;

	for (; hand < end; hand += 7)
		sum += eval_cards(hand, 7);
	return sum;
}

/* Plain lines to standings as text, from memory to memory. */
static uint64_t total_lines(const struct work *work)
{
	size_t size = 2 * (size_t)work->row->count + 1, hands = work->row->hands;
	score scores[BLOCK];
	char out[8 * BLOCK];
	uint64_t sum = 0;

	for (size_t i = 0; i < hands; i += BLOCK) {
		size_t here = hands - i < BLOCK ? hands - i : BLOCK;

		here = lines_score(work->path, work->text + i * size, here * size, work->row->count,
			scores, here);
		lines_standings(work->path, scores, here, out);
		sum += add_up(scores, here);
	}
	return sum;
}

static void add_run(void *context, const score *scores, size_t count)
{
	*(uint64_t *)context += add_up(scores, count);
}

static uint64_t total_single(const struct work *work)
{
	uint64_t sum = 0;

	sweep(work->path, SWEEP_SINGLE, work->row->count, add_run, &sum);
	return sum;
}

static uint64_t total_shared(const struct work *work)
{
	uint64_t sum = 0;

	sweep(work->path, SWEEP_SHARED, work->row->count, add_run, &sum);
	return sum;
}

enum { ALL_SEVEN = 133784560 }; /* C(52, 7) */

static const struct row rows[] = {
	{"enum7", 7, ALL_SEVEN, total_single, "every hand of the deck, a look-up each"},
	{"enum7-shared", 7, ALL_SEVEN, total_shared, "the same, look-ups shared by many hands"},
	{"rand7-objects-16k", 7, FEW, total_objects, "random hands, prepared, in cache"},
	{"rand7-objects-4m", 7, MANY, total_objects, "prepared, 64 MB"},
	{"rand7-indices-16k", 7, FEW, total_indices, "seven bytes a hand, in cache"},
	{"rand7-indices-4m", 7, MANY, total_indices, "seven bytes a hand, 28 MB"},
	{"rand6-16k", 6, FEW, total_indices, "six bytes a hand, in cache"},
	{"rand6-4m", 6, MANY, total_indices, "six bytes a hand, 24 MB"},
	{"rand5-16k", 5, FEW, total_indices, "five bytes a hand, in cache"},
	{"rand5-4m", 5, MANY, total_indices, "five bytes a hand, 20 MB"},
	{"one7-16k", 7, FEW, total_inline, "seven bytes a hand, one by one, inline"},
	{"one7-4m", 7, MANY, total_inline, "the same, 28 MB"},
	{"call7-16k", 7, FEW, total_calls, "seven bytes a hand, one by one, by a call"},
	{"lines7-16k", 7, FEW, total_lines, "lines of 15 bytes to standings as text, in cache"},
	{"lines7-4m", 7, MANY, total_lines, "the same, 60 MB"},
};

enum { ROWS = sizeof rows / sizeof *rows };

static bool is_sweep(const struct row *row)
{
	return row->hands == ALL_SEVEN;
}

static void fail(const char *what, const char *which)
{
	fprintf(stderr, "bench: %s%s\n", what, which);
	exit(2);
}

/* -- hands ---------------------------------------------------------------- */

static uint64_t splitmix64(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

static void deal(struct work *work)
{
	int count = work->row->count;
	uint64_t state = 1000 + (uint64_t)count;
	card *next = work->cards;

	for (size_t i = 0; i < work->row->hands; i++) {
		struct hand hand = hand_empty();

		for (int j = 0; j < count; j++) {
			card c;

			do
				c = (card)((splitmix64(&state) >> 32) * CARD_COUNT >> 32);
			while (hand.set & card_bit(c));
			hand = hand_add(hand, c);
			*next++ = c;
		}
		work->list[i] = hand;
	}
}

static void write_lines(struct work *work)
{
	const card *next = work->cards;
	char *at = work->text;

	for (size_t i = 0; i < work->row->hands; i++) {
		for (int j = 0; j < work->row->count; j++, next++) {
			*at++ = "23456789TJQKA"[card_rank(*next)];
			*at++ = "cdhs"[card_suit(*next)];
		}
		*at++ = '\n';
	}
}

static struct work work_of(const struct row *row, enum eval_path path)
{
	struct work work = {row, path, NULL, NULL, NULL};

	if (is_sweep(row))
		return work;
	work.cards = malloc(row->hands * (size_t)row->count);
	work.list = malloc(row->hands * sizeof *work.list);
	work.text = malloc(row->hands * (2 * (size_t)row->count + 1));
	if (!work.cards || !work.list || !work.text)
		fail("out of memory", "");
	deal(&work);
	write_lines(&work);
	return work;
}

static void work_clear(struct work *work)
{
	free(work->cards);
	free(work->list);
	free(work->text);
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

/* Sorts, and gives the middle one. */
static double median(double *values, int count)
{
	qsort(values, (size_t)count, sizeof *values, ascending);
	return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

/* M hands a second, the median of the passes. */
static double measure(const struct work *work)
{
	int repeats = work->row->hands == FEW ? FEW_REPEATS : 1, passes = 0;
	volatile uint64_t result; /* so that no pass is left out */
	double times[MOST_PASSES], start = seconds(), now = start;

	while (passes < MOST_PASSES && (passes < LEAST_PASSES || now - start < PASSES_SECONDS)) {
		double before = now;
		uint64_t sum = 0;

		for (int i = 0; i < repeats; i++)
			sum += work->row->total(work);
		result = sum;
		now = seconds();
		times[passes++] = now - before;
	}
	(void)result;
	return 1e-6 * (double)work->row->hands * repeats / median(times, passes);
}

/* -- checks --------------------------------------------------------------- */

struct tally {
	enum eval_path path;
	uint64_t by_category[CATEGORY_COUNT];
};

static void tally_run(void *context, const score *scores, size_t count)
{
	struct tally *tally = context;

	scores_tally(tally->path, scores, count, tally->by_category);
}

static void print_check(const struct work *work)
{
	const struct row *row = work->row;
	struct tally tally = {work->path, {0}};

	if (!is_sweep(row)) { /* a standing is SCORE_MAX + 1 less the score */
		printf("%" PRIu64, row->hands * (SCORE_MAX + 1) - row->total(work));
		return;
	}
	sweep(work->path, row->total == total_single ? SWEEP_SINGLE : SWEEP_SHARED, row->count,
		tally_run, &tally);
	for (int i = 0; i < CATEGORY_COUNT; i++)
		printf("%s%" PRIu64, i ? "," : "", tally.by_category[i]);
}

/* -- output --------------------------------------------------------------- */

static void print_row(const struct row *row, enum eval_path path)
{
	const char *verify = getenv("PEERS_VERIFY");
	struct work work = work_of(row, path);

	printf("row=%s unit=M/s value=%.1f check=", row->name, measure(&work));
	if (verify && !strcmp(verify, "0"))
		printf("-");
	else
		print_check(&work);
	printf("\n");
	work_clear(&work);
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

static void print_table(enum eval_path path, int rounds)
{
#ifdef __clang__
	printf("compiler   %s\n", __VERSION__);
#else
	printf("compiler   gcc %s\n", __VERSION__);
#endif
	print_processor();
	printf("path       %s\n\n", eval_path_name(path));
	printf("M hands/s of %d round%s, one thread:\n\n", rounds, rounds > 1 ? "s" : "");
	printf("%-18s %8s %8s %8s\n", "row", "median", "min", "max");
	for (int i = 0; i < ROWS; i++) {
		struct work work = work_of(&rows[i], path);
		double values[MOST_ROUNDS] = {0}, middle;

		for (int k = 0; k < rounds; k++)
			values[k] = measure(&work);
		middle = median(values, rounds);
		printf("%-18s %8.1f %8.1f %8.1f  %s\n", rows[i].name, middle, values[0],
			values[rounds - 1], rows[i].what);
		fflush(stdout);
		work_clear(&work);
	}
}

static const struct row enum7_shared = {"enum7", 7, ALL_SEVEN, total_shared, ""};

static const struct row *row_of(const char *name, size_t length, bool shared)
{
	if (shared && length == strlen(enum7_shared.name) && !strncmp(name, "enum7", length))
		return &enum7_shared;
	for (int i = 0; i < ROWS; i++)
		if (strlen(rows[i].name) == length && !strncmp(rows[i].name, name, length))
			return &rows[i];
	return NULL;
}

/* The rows among the words of `names` that are rows of ours. */
static void print_rows_in(const char *names, enum eval_path path, bool shared)
{
	while (*names) {
		size_t length = strcspn(names, " ");
		const struct row *row = row_of(names, length, shared);

		if (row)
			print_row(row, path);
		names += length + (names[length] != '\0');
	}
}

int main(int argc, char **argv)
{
	enum eval_path path = eval_path_best();
	const char *asked = getenv("PEERS_ROWS");
	bool shared = false;
	int rounds = 5, i;

	for (i = 1; i < argc && !strncmp(argv[i], "--", 2); i++) {
		char *end = NULL;

		if (!strcmp(argv[i], "--path") && i + 1 < argc) {
			if (!eval_path_parse(argv[++i], &path) || !eval_path_usable(path))
				fail("no such path here: ", argv[i]);
		} else if (!strcmp(argv[i], "--rounds") && i + 1 < argc) {
			long given = strtol(argv[++i], &end, 10);

			if (*end || given < 1 || given > MOST_ROUNDS)
				fail("rounds are 1 to 100, not ", argv[i]);
			rounds = (int)given;
		} else if (!strcmp(argv[i], "--shared")) {
			shared = true;
		} else {
			fail("usage: bench [--path scalar|avx2|avx512] [--rounds N] [--shared] "
			     "[ROW ...]",
				"");
		}
	}
	if (i < argc) {
		for (; i < argc; i++) {
			const struct row *row = row_of(argv[i], strlen(argv[i]), shared);

			if (!row)
				fail("no such row: ", argv[i]);
			print_row(row, path);
		}
	} else if (asked) {
		print_rows_in(asked, path, shared);
	} else {
		print_table(path, rounds);
	}
	if (fflush(stdout) || ferror(stdout))
		fail("cannot write to standard output", "");
	return 0;
}
