/* Equity by felt.h alone. Published counts are rows of tests/data/published. */
#include "felt.h"

#include <criterion/criterion.h>
#include <math.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static felt_error error;

static const felt_game *game(const char *key)
{
	const felt_game *found = felt_game_find(key);

	cr_assert(found, "%s", key);
	return found;
}

static felt_equity *make(const char *key, const char *line)
{
	felt_equity *equity = felt_equity_new(game(key), line, &error);

	cr_assert(equity, "%s: %s", line, error.message);
	return equity;
}

static felt_answer answer(const felt_equity *equity, int32_t player)
{
	felt_answer out;

	cr_assert_eq(felt_equity_answer(equity, player, &out), FELT_OK);
	return out;
}

static felt_effort effort_of(int32_t mode, uint64_t samples, double standard_error)
{
	felt_effort effort;

	FELT_INIT(effort);
	effort.mode = mode;
	effort.samples = samples;
	effort.standard_error = standard_error;
	return effort;
}

static bool same_text(char *a, char *b)
{
	const bool same = a && b && !strcmp(a, b);

	felt_free(a);
	felt_free(b);
	return same;
}

/* -- exact answers --------------------------------------------------------------------- */

/* PokerStove: of 1,712,304 boards aces win 1,388,072 and kings 317,694; each gets half of 6,538. */
Test(api_equity, a_line_has_the_published_equities)
{
	double equity[2];

	cr_assert_eq(felt_equity_of_line("AcAd v KhKs", equity, 2, NULL), 2);
	cr_assert_float_eq(equity[0], (1388072 + 3269) / 1712304.0, 1e-15);
	cr_assert_float_eq(equity[1], (317694 + 3269) / 1712304.0, 1e-15);
	cr_assert_eq(felt_equity_of_line("8h7h v Ah3h @ 9h6h2s", equity, 2, NULL), 2);
	cr_assert_float_eq(equity[0], 447 / 990.0, 1e-15);
}

/* OMPEval: AA wins 50,371,344 and KK 10,986,372 of 61,642,944 deals; 285,228 are shared. */
Test(api_equity, ranges_have_the_published_counts)
{
	felt_equity *equity = make("holdem", "AA v KK");
	felt_answer aces;

	cr_assert_eq(felt_equity_run(equity, NULL), FELT_OK);
	aces = answer(equity, 0);
	cr_assert_eq(felt_equity_players(equity), 2);
	cr_assert(felt_equity_is_exact(equity));
	cr_assert_eq(felt_equity_deals(equity), 61642944);
	cr_assert_eq(aces.wins[0], 50371344);
	cr_assert_eq(aces.ties[0], 285228);
	cr_assert_eq(aces.wins[1], 0);
	cr_assert_float_eq(aces.equity, (50371344 + 285228 / 2.0) / 61642944.0, 1e-15);
	cr_assert_float_eq(aces.win, 50371344 / 61642944.0, 1e-15);
	cr_assert_float_eq(aces.tie, 285228 / 61642944.0, 1e-15);
	cr_assert_eq(aces.error, 0);
	cr_assert_eq(aces.ci_low, aces.equity);
	cr_assert_eq(aces.ci_high, aces.equity);
	cr_assert_eq(answer(equity, 1).wins[0], 10986372);
	felt_equity_free(equity);
}

/* OMPEval: three players on a flop with a dead card. */
Test(api_equity, three_players_have_the_published_counts)
{
	felt_equity *equity = make("holdem", "random v AA v 33 @ 2c3c8h ! 6h");

	cr_assert_eq(felt_equity_run(equity, NULL), FELT_OK);
	cr_assert_eq(felt_equity_deals(equity), 14661108);
	cr_assert_eq(answer(equity, 0).wins[0], 808395);
	cr_assert_eq(answer(equity, 1).wins[0], 1681125);
	cr_assert_eq(answer(equity, 2).wins[0], 12151512);
	cr_assert_eq(answer(equity, 0).ties[0], 20076);
	felt_equity_free(equity);
}

static felt_equity *of_ranges(const char *a, const char *b, const char *board, const char *dead)
{
	felt_card cards[5], out[52];
	const int32_t count = felt_cards_parse(board, cards, 5, NULL);
	const felt_cards set = felt_cards_set(out, felt_cards_parse(dead, out, 52, NULL));
	felt_range *first = felt_range_new(game("holdem"), a, NULL);
	felt_range *second = felt_range_new(game("holdem"), b, NULL);
	const felt_range *const ranges[] = {first, second};
	felt_equity *equity =
		felt_equity_of_ranges(game("holdem"), ranges, 2, cards, count, set, &error);

	felt_range_free(first);
	felt_range_free(second);
	return equity;
}

/* PokerStove: queens against a range with 237,600 deals. */
Test(api_equity, ranges_that_were_read_give_the_same_as_a_line)
{
	felt_equity *equity = of_ranges("QQ", "JJ-99, ATs+, AJo+", "AcAd4h", "");
	felt_equity *line = make("holdem", "AA:0.25,KK v 22+:0.5,AhKh @ 2c 7d ! As");
	felt_equity *same = of_ranges("AA:0.25,KK", "22+:0.5,AhKh", "2c 7d", "As");

	cr_assert(equity && same);
	cr_assert_eq(felt_equity_run(equity, NULL), FELT_OK);
	cr_assert_eq(answer(equity, 0).wins[0], 105948);
	cr_assert_eq(answer(equity, 1).wins[0], 131328);
	cr_assert_eq(felt_equity_run(line, NULL), FELT_OK);
	cr_assert_eq(felt_equity_run(same, NULL), FELT_OK);
	cr_assert(same_text(felt_equity_save(line), felt_equity_save(same)));
	felt_equity_free(equity);
	felt_equity_free(line);
	felt_equity_free(same);
}

Test(api_equity, an_object_of_ranges_can_be_copied_and_used_again)
{
	felt_equity *equity = of_ranges("AA:0.25,KK", "22+:0.5,AhKh", "2c 7d", "As"), *copy;
	felt_equity *other;

	cr_assert_eq(felt_equity_run(equity, NULL), FELT_OK);
	copy = felt_equity_copy(equity);
	cr_assert(copy);
	cr_assert(same_text(felt_equity_save(equity), felt_equity_save(copy)));
	cr_assert_eq(felt_equity_again(equity, "AcAd v KhKs", &error), FELT_OK);
	other = felt_equity_copy(copy);
	felt_equity_free(copy);
	cr_assert_eq(felt_equity_run(equity, NULL), FELT_OK);
	cr_assert_eq(answer(equity, 0).wins[0], 1388072);
	copy = make("holdem", "AA:0.25,KK v 22+:0.5,AhKh @ 2c7d ! As");
	cr_assert_eq(felt_equity_add(copy, other), FELT_OK);
	cr_assert(same_text(felt_equity_save(copy), felt_equity_save(other)));
	felt_equity_free(copy);
	felt_equity_free(other);
	felt_equity_free(equity);
}

Test(api_equity, ranges_that_cannot_meet_are_errors)
{
	cr_assert_null(of_ranges("AA", "AA", "As Ah Ad", ""));
	cr_assert_eq(error.status, FELT_IMPOSSIBLE);
	cr_assert_eq(error.length, 0);
	cr_assert_null(of_ranges("AA,!AA", "KK", "", ""));
	cr_assert_eq(error.status, FELT_IMPOSSIBLE);
	cr_assert_null(of_ranges("AA", "KK", "2c7d", "2c"));
	cr_assert_eq(error.status, FELT_MISUSE);
}

/* -- other games ----------------------------------------------------------------------- */

/* The board is complete. Player 1 has a set of kings and no low; player 2 has 8-5-4-2-A for low and
 * a pair of fives. */
Test(api_equity, halves_of_a_pot_are_reported)
{
	felt_equity *equity = make("omaha8", "KcKdQhJs v AcTd5h4s @ Kh2c8d5cQs");

	cr_assert_eq(felt_equity_run(equity, NULL), FELT_OK);
	cr_assert_float_eq(answer(equity, 0).equity, 0.5, 1e-15);
	cr_assert_eq(answer(equity, 0).high, 1);
	cr_assert_eq(answer(equity, 0).low, 0);
	cr_assert_eq(answer(equity, 1).low, 1);
	cr_assert_eq(answer(equity, 1).scoop, 0);
	felt_equity_free(equity);
}

/* Heads-up with one card to come. In badugi and stud players have no board: As5d4c8h stands pat
 * against three cards of A-2-3 that draw one; 10 hearts except the 8 remain of 45 cards. */
Test(api_equity, games_without_a_board_count_draws)
{
	felt_equity *equity = make("badugi", "As5d4c8h v Ad2c3s??");

	cr_assert_eq(felt_equity_run(equity, NULL), FELT_OK);
	cr_assert(felt_equity_is_exact(equity));
	cr_assert_eq(felt_equity_deals(equity), 45);
	/* A heart makes 8-5-4-A lose to any badugi below it: 4, 5, 6, 7 of hearts; a heart of 9 or
	 * more is a worse badugi. A-2-3 of hearts pair the hand. */
	cr_assert_eq(answer(equity, 1).wins[0], 4);
	felt_equity_free(equity);
}

Test(api_equity, omaha_ranges_are_read_in_a_line)
{
	felt_equity *equity = make("omaha", "AsAhKsKh v QcQdJcJd @ AcAdKc2h3h");

	cr_assert_eq(felt_equity_run(equity, NULL), FELT_OK);
	cr_assert_eq(answer(equity, 0).equity, 1);
	cr_assert_eq(felt_equity_again(equity, "AAxx v KKxx @ AcKcKd2h3h", &error), FELT_OK);
	cr_assert_eq(felt_equity_run(equity, NULL), FELT_OK);
	/* Aces full lose to quads: player 2 holds the last two kings. */
	cr_assert_eq(answer(equity, 1).equity, 1);
	felt_equity_free(equity);
}

/* -- errors ---------------------------------------------------------------------------- */

Test(api_equity, an_error_says_where_it_is)
{
	double equity[2];

	cr_assert_null(felt_equity_new(game("holdem"), "AA v KX", &error));
	cr_assert_eq(error.status, FELT_BAD_TEXT);
	cr_assert_eq(error.offset, 6);
	cr_assert_eq(felt_equity_of_line("AA", equity, 2, &error), -1);
	cr_assert_eq(error.status, FELT_BAD_TEXT);
	cr_assert_eq(felt_equity_of_line("AA v AA v AA", equity, 3, &error), -1);
	cr_assert_eq(error.status, FELT_IMPOSSIBLE);
	cr_assert_eq(felt_equity_of_line("AA v KK v QQ", equity, 2, &error), -1);
	cr_assert_eq(error.status, FELT_MISUSE);
}

Test(api_equity, after_an_error_the_object_can_be_used_again)
{
	felt_equity *equity = make("holdem", "AA v KK");
	felt_answer out;

	cr_assert_eq(felt_equity_answer(equity, 0, &out), FELT_MISUSE);
	cr_assert_eq(felt_equity_again(equity, "AA v", &error), FELT_BAD_TEXT);
	cr_assert_eq(felt_equity_players(equity), 0);
	cr_assert_eq(felt_equity_run(equity, NULL), FELT_MISUSE);
	cr_assert_eq(felt_equity_parts(equity, NULL), 0);
	cr_assert_null(felt_equity_save(equity));
	cr_assert_eq(felt_equity_again(equity, "AcAd v KhKs", &error), FELT_OK);
	cr_assert_eq(felt_equity_run(equity, NULL), FELT_OK);
	cr_assert_eq(answer(equity, 0).wins[0], 1388072);
	cr_assert_eq(felt_equity_answer(equity, 2, &out), FELT_MISUSE);
	cr_assert_eq(felt_equity_answer(equity, -1, &out), FELT_MISUSE);
	felt_equity_free(equity);
}

Test(api_equity, an_effort_out_of_its_range_is_misuse)
{
	felt_equity *equity = make("holdem", "AA v KK");
	felt_effort effort = effort_of(3, 0, 0);

	cr_assert_eq(felt_equity_run(equity, &effort), FELT_MISUSE);
	effort = effort_of(FELT_SAMPLE, 0, 0.6);
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_MISUSE);
	effort = effort_of(FELT_SAMPLE, 0, (double)NAN);
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_MISUSE);
	effort = effort_of(FELT_SAMPLE, UINT64_MAX, 0);
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_TOO_BIG);
	effort = effort_of(FELT_SAMPLE, 0, 1e-9);
	cr_assert_eq(felt_equity_parts(equity, &effort), 0);
	effort = effort_of(FELT_EXACT, 0, 0);
	effort.size = 0;
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_MISUSE);
	/* An older program's structure ends earlier. */
	effort.size = offsetof(felt_effort, samples);
	effort.samples = UINT64_MAX;
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_OK);
	felt_equity_free(equity);
}

Test(api_equity, what_cannot_be_counted_is_too_big)
{
	felt_equity *equity = make("holdem",
		"random v random v random v random v random v random v random v random v random v "
		"random");
	felt_effort effort = effort_of(FELT_EXACT, 0, 0);

	cr_assert_eq(felt_equity_run(equity, &effort), FELT_TOO_BIG);
	effort = effort_of(FELT_AUTO, 65536, 0);
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_OK);
	cr_assert_not(felt_equity_is_exact(equity));
	felt_equity_free(equity);
}

/* -- samples --------------------------------------------------------------------------- */

/* The exact equity is 0.8194635 (OMPEval). Five standard errors are exceeded once in 1.7 million
 * samples; the sample of this seed is always the same. */
Test(api_equity, a_sample_is_as_precise_as_it_says)
{
	felt_equity *equity = make("holdem", "AA v KK");
	felt_effort effort = effort_of(FELT_SAMPLE, 0, 0.001);
	const double exact = (50371344 + 285228 / 2.0) / 61642944.0;
	felt_answer aces;

	cr_assert_eq(felt_equity_run(equity, &effort), FELT_OK);
	aces = answer(equity, 0);
	cr_assert_not(felt_equity_is_exact(equity));
	cr_assert_leq(aces.error, 0.001);
	cr_assert_gt(aces.error, 0.0002);
	cr_assert_float_eq(aces.equity, exact, 5 * aces.error);
	cr_assert(aces.ci_low < exact && exact < aces.ci_high);
	cr_assert_float_eq(aces.ci_high - aces.ci_low, 2 * 1.96 * aces.error, 1e-5);
	felt_equity_free(equity);
}

Test(api_equity, a_sample_has_the_deals_and_the_seed_that_were_asked_for)
{
	felt_equity *equity = make("stud", "AsKs??7h v 5c5d5h????");
	felt_effort effort = effort_of(FELT_SAMPLE, 100000, 0);
	uint64_t wins[3];

	for (uint64_t seed = 0; seed < 3; seed++) {
		effort.seed = seed;
		cr_assert_eq(felt_equity_run(equity, &effort), FELT_OK);
		cr_assert_eq(felt_equity_deals(equity), 100000);
		wins[seed] = answer(equity, 0).wins[0];
	}
	cr_assert_eq(wins[0], wins[1]);
	cr_assert_neq(wins[1], wins[2]);
	felt_equity_free(equity);
}

/* For this error any matchup needs 2.99 parts of 65,536 deals at most, and a hand against a pair
 * nearly as many. */
Test(api_equity, a_run_has_no_more_deals_than_its_parts)
{
	felt_equity *equity = make("holdem", "AhKh v QsQd");
	felt_effort effort = effort_of(FELT_SAMPLE, 0, sqrt(0.25 / (65536 * 2.99)));

	cr_assert_eq(felt_equity_parts(equity, &effort), 3);
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_OK);
	cr_assert_eq(felt_equity_deals(equity), 3 * 65536);
	cr_assert_leq(answer(equity, 0).error, effort.standard_error);
	felt_equity_free(equity);
}

/* -- parts ----------------------------------------------------------------------------- */

enum { THREADS = 4 };

struct counting {
	felt_equity *equity;
	uint32_t first, parts;
	bool down;
	felt_status status;
};

/* Counts every fourth part, up or down. */
static void *count_parts(void *argument)
{
	struct counting *work = argument;
	const uint32_t mine =
		work->first < work->parts ? (work->parts - work->first - 1) / THREADS + 1 : 0;

	for (uint32_t i = 0; i < mine && !work->status; i++)
		work->status = felt_equity_part(work->equity,
			work->first + THREADS * (work->down ? mine - 1 - i : i));
	return NULL;
}

/* Counts by four threads, and adds their counts in this order. */
static void count_by_threads(felt_equity *equity, const felt_effort *effort,
	const int order[THREADS])
{
	struct counting work[THREADS];
	pthread_t threads[THREADS];
	const uint32_t parts = felt_equity_parts(equity, effort);

	cr_assert_gt(parts, THREADS);
	for (int i = 0; i < THREADS; i++) {
		work[i] = (struct counting){felt_equity_copy(equity), (uint32_t)i, parts, i & 1, 0};
		cr_assert(work[i].equity);
		cr_assert_eq(pthread_create(&threads[i], NULL, count_parts, &work[i]), 0);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	for (int i = 0; i < THREADS; i++) {
		cr_assert_eq(work[order[i]].status, FELT_OK);
		cr_assert_eq(felt_equity_add(equity, work[order[i]].equity), FELT_OK);
		felt_equity_free(work[order[i]].equity);
	}
}

static void expect_the_same_by_threads(const char *key, const char *line, const felt_effort *effort)
{
	felt_equity *equity = make(key, line), *alone = make(key, line);

	cr_assert_eq(felt_equity_run(alone, effort), FELT_OK);
	count_by_threads(equity, effort, (const int[]){0, 1, 2, 3});
	cr_assert(same_text(felt_equity_save(equity), felt_equity_save(alone)));
	cr_assert_eq(felt_equity_is_exact(equity), felt_equity_is_exact(alone));
	count_by_threads(equity, effort, (const int[]){2, 0, 3, 1});
	cr_assert(same_text(felt_equity_save(equity), felt_equity_save(alone)));
	felt_equity_free(equity);
	felt_equity_free(alone);
}

Test(api_equity, threads_count_the_same_as_one)
{
	felt_effort effort = effort_of(FELT_EXACT, 0, 0);

	expect_the_same_by_threads("holdem", "22+:0.5,AK v random ! 2c", &effort);
	effort = effort_of(FELT_SAMPLE, 400000, 0);
	effort.detail = 1;
	expect_the_same_by_threads("omaha8", "AA** v KKQJ v random @ 2c7d9h", &effort);
}

/* 1 / (4 * 0.001^2) deals are 3.8 parts of 65,536. */
Test(api_equity, the_parts_of_a_sample_follow_from_its_error)
{
	felt_equity *equity = make("holdem", "AhKh v QsQd");
	felt_effort effort = effort_of(FELT_SAMPLE, 0, 0.001);

	cr_assert_eq(felt_equity_parts(equity, &effort), 4);
	for (uint32_t i = 0; i < 4; i++)
		cr_assert_eq(felt_equity_part(equity, i), FELT_OK);
	cr_assert_leq(answer(equity, 0).error, 0.001);
	effort.samples = 65537;
	cr_assert_eq(felt_equity_parts(equity, &effort), 2);
	cr_assert_eq(felt_equity_deals(equity), 0);
	cr_assert_eq(felt_equity_part(equity, 1), FELT_OK);
	cr_assert_eq(felt_equity_deals(equity), 1);
	felt_equity_free(equity);
}

Test(api_equity, no_part_is_counted_twice)
{
	felt_equity *equity = make("holdem", "AhKh v QsQd"), *copy;
	felt_effort effort = effort_of(FELT_SAMPLE, 10 * 65536, 0);
	static const uint32_t order[] = {4, 2, 3, 9, 0, 1, 5, 7, 6, 8};
	char *saved;

	cr_assert_eq(felt_equity_part(equity, 0), FELT_MISUSE);
	cr_assert_eq(felt_equity_parts(equity, &effort), 10);
	for (int i = 0; i < 10; i++) {
		cr_assert_eq(felt_equity_part(equity, order[i]), FELT_OK);
		for (int j = 0; j <= i; j++)
			cr_assert_eq(felt_equity_part(equity, order[j]), FELT_MISUSE);
		cr_assert_eq(felt_equity_deals(equity), 65536 * (i + 1));
	}
	cr_assert_eq(felt_equity_part(equity, 10), FELT_MISUSE);
	copy = felt_equity_copy(equity);
	saved = felt_equity_save(equity);
	cr_assert_eq(felt_equity_add(equity, copy), FELT_MISUSE);
	cr_assert_eq(felt_equity_load(equity, saved, &error), FELT_MISUSE);
	cr_assert(strstr(error.message, "counted already"));
	cr_assert(same_text(saved, felt_equity_save(copy)));
	felt_equity_free(equity);
	felt_equity_free(copy);
}

/* Each deal that is left out would change the equity in an unknown direction. */
Test(api_equity, part_of_an_exact_count_has_no_error)
{
	felt_equity *equity = make("holdem", "AKs,QQ+,T9s v 22+,A2s+ v KQo,87s @ 2c7d");
	felt_effort effort = effort_of(FELT_EXACT, 0, 0);
	felt_answer out;

	cr_assert_gt(felt_equity_parts(equity, &effort), 1);
	cr_assert_eq(felt_equity_answer(equity, 0, &out), FELT_UNKNOWN);
	cr_assert_eq(felt_equity_part(equity, 0), FELT_OK);
	cr_assert_not(felt_equity_is_exact(equity));
	out = answer(equity, 0);
	cr_assert(isnan(out.error) && isnan(out.ci_low) && isnan(out.ci_high));
	felt_equity_free(equity);
}

/* -- saved answers --------------------------------------------------------------------- */

Test(api_equity, a_saved_answer_is_one_line_and_reads_back)
{
	static const char *const rows[][2] = {{"holdem", "AA:0.3,KK v QQ @ 2c7d9h ! As"},
		{"omaha8", "AAxx v KKQJ @ 2c7d9h"}, {"badugi", "As5d4c8h v Ad2c3s??"},
		{"stud", "AsKs??7h v 5c5d5h????"}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		felt_equity *equity = make(rows[i][0], rows[i][1]);
		felt_equity *other = make(rows[i][0], rows[i][1]);
		felt_effort effort = effort_of(FELT_AUTO, 70000, 0);
		char *saved;

		effort.detail = 1;
		cr_assert_eq(felt_equity_run(equity, &effort), FELT_OK);
		saved = felt_equity_save(equity);
		cr_assert(saved && !strchr(saved, '\n'));
		cr_assert_eq(felt_equity_load(other, saved, &error), FELT_OK, "%s", error.message);
		cr_assert_eq(answer(other, 0).equity, answer(equity, 0).equity);
		cr_assert_eq(felt_equity_deals(other), felt_equity_deals(equity));
		cr_assert_eq(felt_equity_is_exact(other), felt_equity_is_exact(equity));
		cr_assert(same_text(saved, felt_equity_save(other)));
		felt_equity_free(equity);
		felt_equity_free(other);
	}
}

static void expect_refused(const char *line, const char *saved, const felt_effort *effort)
{
	felt_equity *other = make("holdem", line);

	cr_assert(!effort || felt_equity_parts(other, effort));
	cr_assert_eq(felt_equity_load(other, saved, &error), FELT_MISUSE, "%s", line);
	cr_assert(strstr(error.message, "another matchup"));
	felt_equity_free(other);
}

Test(api_equity, a_saved_answer_is_refused_by_another_matchup_or_effort)
{
	felt_equity *equity = make("holdem", "AA v KK @ 2c7d9h"), *foreign;
	felt_effort effort = effort_of(FELT_SAMPLE, 1000, 0), another = effort;
	char *saved;

	cr_assert_eq(felt_equity_run(equity, &effort), FELT_OK);
	saved = felt_equity_save(equity);
	expect_refused("AA v KK @ 2c7d9s", saved, NULL);
	expect_refused("KK v AA @ 2c7d9h", saved, NULL);
	expect_refused("AA v KK @ 2c7d9h ! 3s", saved, NULL);
	another.seed = 7;
	expect_refused("AA v KK @ 2c7d9h", saved, &another);
	another.mode = FELT_EXACT;
	expect_refused("AA v KK @ 2c7d9h", saved, &another);
	foreign = make("shortdeck", "AA v KK @ 9c7d9h");
	cr_assert_eq(felt_equity_load(foreign, saved, &error), FELT_MISUSE);
	/* NOLINTNEXTLINE(readability-suspicious-call-argument) */
	cr_assert_eq(felt_equity_add(foreign, equity), FELT_MISUSE);
	felt_equity_free(foreign);
	felt_equity_free(equity);
	felt_free(saved);
}

/* Every byte of the line is checked. */
Test(api_equity, a_changed_answer_is_refused)
{
	felt_equity *equity = make("holdem", "AA v KK @ 2c7d9h");
	char *saved;

	cr_assert_eq(felt_equity_run(equity, NULL), FELT_OK);
	saved = felt_equity_save(equity);
	for (size_t i = 0; saved[i]; i++) {
		felt_equity *other = make("holdem", "AA v KK @ 2c7d9h");
		const char byte = saved[i];

		saved[i] = byte == '1' ? '2' : '1';
		cr_assert_eq(felt_equity_load(other, saved, &error), FELT_BAD_TEXT, "byte %zu", i);
		saved[i] = '\0';
		cr_assert_eq(felt_equity_load(other, saved, &error), FELT_BAD_TEXT, "byte %zu", i);
		saved[i] = byte;
		cr_assert_eq(felt_equity_load(other, saved, &error), FELT_OK);
		felt_equity_free(other);
	}
	felt_free(saved);
	felt_equity_free(equity);
}

/* FNV-1a of 64 bits, from its definition. */
static unsigned long long fnv(const char *text)
{
	unsigned long long hash = 14695981039346656037u;

	for (; *text; text++)
		hash = (hash ^ (unsigned char)*text) * 1099511628211u;
	return hash;
}

/* Loads a line with these parts and counts, and a right checksum, which the library made for a
 * sample of two parts. */
static felt_status load_forged(const char *parts, const char *counts)
{
	felt_equity *equity = make("holdem", "AA v KK @ 2c7d9h");
	felt_effort effort = effort_of(FELT_SAMPLE, 2 * 65536, 0);
	char line[1000], body[800], *saved, *end;
	felt_status status;

	cr_assert_eq(felt_equity_parts(equity, &effort), 2);
	saved = felt_equity_save(equity);
	end = strrchr(saved, '\t');
	cr_assert(end - saved > 2 && end[-1] == '\t' && end[-2] == '\t');
	end[-2] = '\0';
	snprintf(body, sizeof body, "%s\t%s\t%s", saved, parts, counts);
	snprintf(line, sizeof line, "%s\t%llx\n", body, fnv(body));
	status = felt_equity_load(equity, line, &error);
	cr_assert_eq(felt_equity_deals(equity), status ? 0 : 65536);
	felt_free(saved);
	felt_equity_free(equity);
	return status;
}

/* Players 1 and 2 are bits 16 and 17 of the key of a count. */
Test(api_equity, counts_that_no_matchup_has_are_refused)
{
	cr_assert_eq(load_forged("0", "10000=65000 20000=536"), FELT_OK);
	cr_assert_eq(load_forged("1", "10000=65000 20000=500 30000=36"), FELT_OK);
	cr_assert_eq(load_forged("2", "10000=65536"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("0-2", "10000=65536"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("1-0", "10000=65536"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("0,0", "10000=65536"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("x", "10000=65536"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("0", "40000=65536"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("0", "0=65536"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("0", "10001=65536"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("0", "100020000000000=1"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("0", "101000000000000=1"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("0", "600000000000000=1"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("0", "10000=x"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("0", "10000"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("0", "00000000000010000=1"), FELT_BAD_TEXT);
	cr_assert_eq(load_forged("0", "=1"), FELT_BAD_TEXT);
}
