/* Rows of equities: how long one takes, or how many deals and spots a second.
 *
 * Most rows prepare the spot before the clock starts, and time choosing a method, making it ready
 * and counting, with the memory that the method keeps from spot to spot: -warm rows, and those
 * without a twin of that name. The rows that have such a twin keep nothing, and prepare the spot
 * on the clock, as a program does that asks once. Rows that end in -visit count the same by plain
 * enumeration, where that ends within seconds. The check is how often each player wins alone, then
 * how often any tie; of samples that every player's share is near the one expected. */
#include "bench.h"

#include "odds/equity.h"

#include <math.h>
#include <stdlib.h>

enum { SINGLE_REPEATS = 16 };

struct odds_problem {
	const char *ranges; /* between semicolons */
	const char *board;
	const char *method; /* by name; NULL the best, "sample" a sample */
	bool cold;
	int repeats;             /* a pass: counts, or parts of a sample */
	const struct game *game; /* NULL: hold'em */
};

struct odds_work {
	const struct odds_problem *problem;
	enum cpu_path path;
	struct range range[SPOT_PLAYERS_MAX];
	int players;
	struct cards board;
	struct spot spot;
	struct matchup matchup; /* whose view it is */
	struct equity_memory memory;
	struct tally tally;
	uint64_t part; /* of the sample, from pass to pass */
};

static const struct game *game_of(const struct odds_work *work)
{
	return work->problem->game ? work->problem->game : &game_holdem;
}

static void read_problem(struct odds_work *work)
{
	const char *board = work->problem->board;

	for (const char *at = work->problem->ranges; *at; work->players++) {
		size_t length = strcspn(at, ";");

		if (range_parse((struct slice){at, length}, CARD_ASCII, game_of(work),
			    &work->range[work->players], NULL))
			bench_fail("no range: ", at);
		at += length + (at[length] == ';');
	}
	if (cards_parse(slice_of(board), CARD_ASCII, &work->board, NULL))
		bench_fail("no board: ", board);
}

static void prepare_spot(struct odds_work *work)
{
	const struct range *each[SPOT_PLAYERS_MAX];

	for (int i = 0; i < work->players; i++)
		each[i] = &work->range[i];
	if (spot_init(&work->spot, game_of(work), each, work->players, &work->board, 0, NULL))
		bench_fail("no spot: ", work->problem->ranges);
	matchup_of_spot(&work->matchup, &work->spot);
}

static void *work_open(const struct bench_row *row, enum cpu_path path)
{
	struct odds_work *work = bench_room(sizeof *work);

	memset(work, 0, sizeof *work);
	work->problem = row->data;
	work->path = path;
	read_problem(work);
	prepare_spot(work);
	return work;
}

static struct equity_plan plan_of(struct odds_work *work)
{
	const char *name = work->problem->method;
	struct equity_plan plan;

	if (equity_choose(&work->matchup, EQUITY_EXACT, false, &plan))
		bench_fail("no method for ", work->problem->ranges);
	/* Methods of views come first, and others have some of their names. */
	for (int i = 0; name && equity_methods[i]; i++)
		if (!strcmp(equity_methods[i]->name, name)) {
			plan.index = i;
			plan.method = equity_methods[i];
			if (plan.method->walks && plan.method->walks(&work->matchup, false))
				spot_make_runouts(&work->spot);
			plan.parts = plan.method->parts(&work->matchup, false);
			break;
		}
	return plan;
}

static void count_once(struct odds_work *work)
{
	struct equity_plan plan;

	if (work->problem->cold) {
		equity_memory_free(&work->memory);
		prepare_spot(work);
	}
	plan = plan_of(work);
	tally_init(&work->tally, work->spot.players, 1, false, false);
	if (equity_begin(&work->memory, &plan, &work->matchup, work->path))
		bench_fail("out of memory", "");
	for (uint32_t part = 0; part < plan.parts; part++)
		equity_part(&work->memory, &plan, part, &work->tally);
}

static double work_count(void *state)
{
	struct odds_work *work = state;

	for (int i = 0; i < work->problem->repeats; i++)
		count_once(work);
	return work->problem->repeats;
}

static double work_sample(void *state)
{
	struct odds_work *work = state;

	if (!work->part)
		tally_init(&work->tally, work->spot.players, 1, false, false);
	if (!work->part && sample_begin(&work->memory.two, &work->spot, false, work->path))
		bench_fail("out of memory", "");
	for (int i = 0; i < work->problem->repeats; i++)
		sample_part(work->memory.two, 1, work->part++, SAMPLE_PART, &work->tally);
	return (double)work->problem->repeats * SAMPLE_PART;
}

static void work_check(void *state)
{
	struct odds_work *work = state;
	struct text text = {0};
	deal_count ties = tally_deals(&work->tally);

	for (int i = 0; i < work->spot.players; i++) {
		deal_print(&text, tally_won(&work->tally, TALLY_HIGH, i));
		text_add_char(&text, '/');
		ties -= tally_won(&work->tally, TALLY_HIGH, i);
	}
	deal_print(&text, ties);
	printf("%.*s", (int)text.length, text.bytes);
	text_free(&text);
}

/* All players alike: their shares are. */
static void fair_check(void *state)
{
	struct odds_work *work = state;
	double fair = 1.0 / work->spot.players;

	for (int i = 0; i < work->spot.players; i++)
		if (fabs(tally_equity(&work->tally, i) - fair) > 0.004) {
			printf("unfair");
			return;
		}
	printf("fair");
}

static void work_close(void *state)
{
	struct odds_work *work = state;

	equity_memory_free(&work->memory);
	free(work);
}

#define SIX    "AhAd;KsKc;QhQd;JsJc;ThTd;9s9c"
#define NARROW "22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+"
#define STRONG "77+,A8s+,K9s+,QTs+,AJo+,KQo,ATs,JTs"
#define COUNT(name, unit, ranges, board, method, repeats, what)                                    \
	{                                                                                          \
		name, unit, what,                                                                  \
			&(const struct odds_problem){ranges, board, method, false, repeats, NULL}, \
			work_open, work_count, work_check, work_close                              \
	}
#define COLD(name, unit, ranges, board, method, repeats, what)                                     \
	{                                                                                          \
		name, unit, what,                                                                  \
			&(const struct odds_problem){ranges, board, method, true, repeats, NULL},  \
			work_open, work_count, work_check, work_close                              \
	}
#define SHORT(name, unit, ranges, board, method, cold, repeats, what)                              \
	{                                                                                          \
		name, unit, what,                                                                  \
			&(const struct odds_problem){ranges, board, method, cold, repeats,         \
				&game_short_deck},                                                 \
			work_open, work_count, work_check, work_close                              \
	}
#define SAMPLE(name, ranges, board, check, what)                                                   \
	{                                                                                          \
		name, "M/s", what,                                                                 \
			&(const struct odds_problem){ranges, board, "sample", false, 16, NULL},    \
			work_open, work_sample, check, work_close                                  \
	}

const struct bench_row bench_odds[] = {
	COLD("equity-aa-kk", "ms", "AhAd;KsKc", "", "count", SINGLE_REPEATS,
		"AhAd v KsKc before the flop, counted"),
	COUNT("equity-aa-kk-warm", "ms", "AhAd;KsKc", "", "count", SINGLE_REPEATS,
		"the same, memory kept"),
	COUNT("equity-aa-kk-table", "ms", "AhAd;KsKc", "", "matchups", 1024, "by the table"),
	COUNT("equity-aa-kk-visit", "ms", "AhAd;KsKc", "", "visit", 1, "by visiting boards"),
	COLD("equity-3", "ms", "AhAd;KsKc;QhQd", "", "count", SINGLE_REPEATS, "with QhQd"),
	COUNT("equity-3-warm", "ms", "AhAd;KsKc;QhQd", "", "count", SINGLE_REPEATS,
		"the same, memory kept"),
	COUNT("equity-3-visit", "ms", "AhAd;KsKc;QhQd", "", "visit", 1, "by visiting boards"),
	COLD("equity-6", "ms", SIX, "", "count", SINGLE_REPEATS, "with JsJc ThTd 9s9c"),
	COUNT("equity-6-warm", "ms", SIX, "", "count", SINGLE_REPEATS, "the same, memory kept"),
	COUNT("equity-6-visit", "ms", SIX, "", "visit", 1, "by visiting boards"),
	COLD("equity-9", "ms", SIX ";8h8d;7s7c;6h6d", "", "count", SINGLE_REPEATS,
		"with 8h8d 7s7c 6h6d"),
	COUNT("equity-9-warm", "ms", SIX ";8h8d;7s7c;6h6d", "", "count", SINGLE_REPEATS,
		"the same, memory kept"),
	COUNT("equity-9-visit", "ms", SIX ";8h8d;7s7c;6h6d", "", "visit", 1, "by visiting boards"),
	COLD("equity-range-flop", "ms", NARROW ";random", "2c7d9h", NULL, 1,
		NARROW " v random on 2c7d9h"),
	COUNT("equity-range-flop-warm", "ms", NARROW ";random", "2c7d9h", NULL, 1,
		"the same, memory kept"),
	COUNT("equity-range-flop-visit", "ms", NARROW ";random", "2c7d9h", "visit", 1,
		"by visiting boards"),
	COUNT("equity-any-flop", "ms", "random;random", "2c7d9h", NULL, 1,
		"random v random on 2c7d9h"),
	COUNT("equity-any-flop-visit", "ms", "random;random", "2c7d9h", "visit", 1,
		"by visiting boards"),
	COUNT("equity-weighted-flop", "ms", "22+,A2s+:0.37,KTs+,QTs+:0.8,JTs,ATo+:0.25,KJo+;random",
		"2c7d9h", NULL, 1, "the narrow range weighted"),
	COUNT("equity-any-turn", "ms", "random;random", "2c7d9hTs", NULL, 1,
		"random v random on 2c7d9hTs"),
	COUNT("equity-any-turn-visit", "ms", "random;random", "2c7d9hTs", "visit", 1,
		"by visiting boards"),
	COUNT("equity-any-river", "ms", "random;random", "2c7d9hTsAc", NULL, 1,
		"random v random on 2c7d9hTsAc"),
	COUNT("equity-three-flop", "ms", STRONG ";" STRONG ";" STRONG, "2c7d9h", NULL, 1,
		"three times " STRONG " on 2c7d9h"),
	COUNT("equity-three-visit", "ms", STRONG ";" STRONG ";" STRONG, "2c7d9h", "visit", 1,
		"by visiting boards"),
	COUNT("equity-range-preflop", "ms", NARROW ";random", "", NULL, 1,
		NARROW " v random before the flop"),
	COUNT("equity-range-preflop-walk", "ms", NARROW ";random", "", "two-ranges", 1,
		"without the table"),
	COUNT("equity-any-preflop", "ms", "random;random", "", NULL, 1,
		"random v random before the flop"),
	COUNT("equity-aakk-kkqq-qqaa", "ms", "AA,KK;KK,QQ;QQ,AA", "", NULL, 1,
		"AA,KK v KK,QQ v QQ,AA before the flop"),
	COUNT("equity-aakk-visit", "ms", "AA,KK;KK,QQ;QQ,AA", "", "visit", 1, "by visiting boards"),
	COUNT("equity-three-preflop", "ms",
		"55+,A9s+,KTs+,QTs+,JTs,AJo+;77+,A7s+,K9s+,QTs+,JTs,T9s,"
		"AJo+,KQo;22+,A5s+,KJs+,AQo+",
		"", NULL, 1, "three ranges of 10 % before the flop"),
	SHORT("equity-short", "ms", "AhAd;KsKc", "", NULL, true, SINGLE_REPEATS,
		"AhAd v KsKc before the flop, short deck"),
	SHORT("equity-short-warm", "ms", "AhAd;KsKc", "", NULL, false, SINGLE_REPEATS,
		"the same, memory kept"),
	SHORT("equity-short-6", "ms", SIX, "", NULL, true, SINGLE_REPEATS,
		"with QhQd JsJc ThTd 9s9c"),
	SHORT("equity-short-6-warm", "ms", SIX, "", NULL, false, SINGLE_REPEATS,
		"the same, memory kept"),
	SAMPLE("mc-2", "random;random", "", fair_check, "sampled deals, 2 random players"),
	SAMPLE("mc-6", "random;random;random;random;random;random", "", fair_check,
		"sampled deals, 6 random players"),
	SAMPLE("mc-9", "random;random;random;random;random;random;random;random;random", "",
		fair_check, "sampled deals, 9 random players"),
	SAMPLE("mc-aakk-kkqq-qqaa", "AA,KK;KK,QQ;QQ,AA", "", work_check,
		"sampled, few joint combos"),
	SAMPLE("mc-three-flop", STRONG ";" STRONG ";" STRONG, "2c7d9h", fair_check,
		"sampled, three times " STRONG " on 2c7d9h"),
	SAMPLE("mc-range-flop", NARROW ";random", "2c7d9h", work_check,
		"sampled, " NARROW " v random on 2c7d9h"),
	SAMPLE("mc-six-15", "15%;15%;15%;15%;15%;15%", "", fair_check,
		"sampled, six ranges of 15 %"),
	{"mc-short-2", "M/s", "sampled deals of the short deck, 2 random players",
		&(const struct odds_problem){"random;random", "", "sample", false, 1,
			&game_short_deck},
		work_open, work_sample, fair_check, work_close},
	{NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
};
