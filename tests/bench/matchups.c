/* Rows of matchups: equities in games with other than two hole cards. Choosing a method, preparing
 * it and counting are timed, with the memory that methods keep; for samples, deals per second. The
 * check is like that of counts in odds.c: how often each player wins the high half alone; for
 * samples, that every player's share is near the expected one. */
#include "bench.h"

#include "odds/equity.h"
#include "odds/sample/sample_matchup.h"

#include <math.h>
#include <stdlib.h>

struct matchups_problem {
	const char *game, *line;
	bool sampled;
	int repeats; /* per pass: counts, or parts of a sample */
	int runs;    /* of the board, if several */
};

struct matchups_work {
	const struct matchups_problem *problem;
	enum cpu_path path;
	struct matchup_cache *cache;
	struct matchup matchup;
	struct equity_memory memory;
	struct tally tally;
	uint64_t part; /* of the sample, from pass to pass */
};

static void *work_open(const struct bench_row *row, enum cpu_path path)
{
	const struct matchups_problem *problem = row->data;
	const struct matchup_rules rules = {.game = game_find(slice_of(problem->game)),
		.reads = CARD_ASCII,
		.several = {.count = problem->runs, .runs = true}};
	struct matchups_work *work = bench_room(sizeof *work);
	struct fault fault;

	memset(work, 0, sizeof *work);
	work->problem = problem;
	work->path = path;
	work->cache = matchup_cache_new();
	if (!work->cache || matchup_read(&work->matchup, NULL, work->cache, slice_of(problem->line),
				    &rules, &fault))
		bench_fail("no matchup: ", problem->line);
	if (matchup_tally(&work->tally, &work->matchup, false))
		bench_fail("no memory: ", problem->line);
	return work;
}

static void work_close(void *state)
{
	struct matchups_work *work = state;

	equity_memory_free(&work->memory);
	tally_free(&work->tally);
	matchup_cache_free(work->cache);
	free(work);
}

static double work_count(void *state)
{
	struct matchups_work *work = state;

	for (int i = 0; i < work->problem->repeats; i++) {
		struct equity_plan plan;

		if (equity_choose(&work->matchup, EQUITY_EXACT, false, &plan) ||
			matchup_tally(&work->tally, &work->matchup, false) ||
			equity_begin(&work->memory, &plan, &work->matchup, work->path))
			bench_fail("no method for ", work->problem->line);
		for (uint32_t part = 0; part < plan.parts; part++)
			equity_part(&work->memory, &plan, part, &work->tally);
	}
	return work->problem->repeats;
}

static double work_sample(void *state)
{
	struct matchups_work *work = state;

	if (!work->part &&
		sample_matchup_begin(&work->memory.any, &work->matchup, false, work->path))
		bench_fail("out of memory", "");
	for (int i = 0; i < work->problem->repeats; i++)
		sample_matchup_part(work->memory.any, 1, work->part++, SAMPLE_PART, &work->tally);
	return (double)work->problem->repeats * SAMPLE_PART;
}

static void work_check(void *state)
{
	const struct matchups_work *work = state;
	struct text text = {0};

	for (int i = 0; i < work->matchup.players; i++) {
		text_add_string(&text, i ? "/" : "");
		deal_print(&text, tally_won(&work->tally, TALLY_HIGH, i));
	}
	printf("%.*s", (int)text.length, text.bytes);
	text_free(&text);
}

/* All players are alike, so their shares are too. */
static void fair_check(void *state)
{
	const struct matchups_work *work = state;
	const double fair = 1.0 / work->matchup.players;

	for (int i = 0; i < work->matchup.players; i++)
		if (fabs(tally_equity(&work->tally, i) - fair) > 0.004) {
			printf("unfair");
			return;
		}
	printf("fair");
}

#define COUNT(name, unit, game, line, repeats, what)                                               \
	{                                                                                          \
		name, unit, what, &(const struct matchups_problem){game, line, false, repeats, 1}, \
			work_open, work_count, work_check, work_close                              \
	}
#define RUN(name, game, line, runs, repeats, what)                                                 \
	{                                                                                          \
		name, "us", what,                                                                  \
			&(const struct matchups_problem){game, line, false, repeats, runs},        \
			work_open, work_count, work_check, work_close                              \
	}
#define SAMPLE(name, game, line, what)                                                             \
	{                                                                                          \
		name, "M/s", what, &(const struct matchups_problem){game, line, true, 8, 1},       \
			work_open, work_sample, fair_check, work_close                             \
	}
#define SIX "random v random v random v random v random v random"

const struct bench_row bench_matchups[] = {
	COUNT("omaha-2", "us", "omaha", "AsKsQhJh v KdKcQsJd", 16, "two hands before the flop"),
	COUNT("omaha-flop", "us", "omaha", "AsKsQhJh v KdKcQsJd @ 2c7d9h", 16, "on a flop"),
	COUNT("omaha-6", "us", "omaha",
		"AsKsQhJh v AdKcQsJd v 2c2d3h4h v 9s9hTsTh v 6c7c8d9d v AhAc5s5h", 16, "six hands"),
	COUNT("omaha-any", "ms", "omaha", "AsKsQhJh v random", 1, "a hand against any hand"),
	COUNT("omaha-any-flop", "ms", "omaha", "AsKsQhJh v random @ 2c7d9h", 8, "on a flop"),
	COUNT("omaha-any-turn", "ms", "omaha", "AsKsQhJh v random @ 2c7d9hTs", 64, "on a turn"),
	COUNT("omaha5-any", "ms", "omaha5", "AsKsQhJh2d v random", 1, "the same, five cards"),
	COUNT("omaha6-any", "ms", "omaha6", "AsKsQhJh2d3d v random", 1, "the same, six cards"),
	COUNT("omaha8-any", "ms", "omaha8", "As2sQhJh v random", 1, "high-low"),
	COUNT("omaha5-8-any", "ms", "omaha5-8", "As2sQhJh3d v random", 1, "high-low, five cards"),
	COUNT("omaha8-2", "us", "omaha8", "As2s3h4h v KdKcQsJd", 16, "high-low, two hands"),
	COUNT("omaha-hands", "us", "omaha",
		"AsKsQhJh,AsKhQsJh,AhKsQsJh,AcKcQhJh v KdKcQdJc,AdAcQdJc,9s9h8s8h", 16,
		"ranges of few hands before the flop"),
	COUNT("omaha-ranges-turn", "us", "omaha", "10% v 10% @ 2c7d9h4s", 1,
		"ranges of 10 % on a turn"),
	COUNT("omaha-ranges-flop", "us", "omaha", "1% v 1% @ 2c7d9h", 1, "ranges of 1 % on a flop"),
	COUNT("omaha8-ranges-turn", "us", "omaha8", "10% v 10% @ 2c7d9h4s", 1,
		"high-low, ranges of 10 % on a turn"),
	COUNT("stud-3", "us", "stud", "AsKs7h v 5c5d5h", 1, "stud, three cards known each"),
	COUNT("razz-3", "us", "razz", "As2s7h v 3c4d5h", 1, "razz, three cards known each"),
	COUNT("27-pat", "us", "27", "9c8d7h6s4c v 2c3d4h5s", 64, "a pat hand and a draw"),
	COUNT("badugi-2", "us", "badugi", "As2d3c v 4c5d6h", 16, "two draws of one card"),
	RUN("run-twice", "holdem", "AhAd v KsKc", 2, 1, "before the flop, run twice"),
	RUN("run-twice-flop", "holdem", "AhKh v QsQd @ 2h7h9c", 2, 16, "on a flop, run twice"),
	RUN("run-thrice-flop", "omaha", "AsKsQhJh v KdKcQsJd @ 2c7d9h", 3, 1,
		"Omaha on a flop, run three times"),
	SAMPLE("mc-omaha-2", "omaha", "random v random", "sampled deals of Omaha, 2 players"),
	SAMPLE("mc-omaha-6", "omaha", SIX, "sampled deals of Omaha, 6 players"),
	SAMPLE("mc-omaha8-2", "omaha8", "random v random", "sampled deals of Omaha high-low"),
	SAMPLE("mc-stud-2", "stud", "random v random", "sampled deals of stud, 2 players"),
	SAMPLE("mc-razz-6", "razz", SIX, "sampled deals of razz, 6 players"),
	SAMPLE("mc-badugi-6", "badugi", SIX, "sampled deals of badugi, 6 players"),
	{.name = NULL},
};
