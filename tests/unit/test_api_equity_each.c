/* Equity by felt.h alone: categories, combos, next cards, all classes, callbacks and memory. */
#include "felt.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static felt_equity *make(const char *key, const char *line)
{
	felt_error error;
	felt_equity *equity = felt_equity_new(felt_game_find(key), line, &error);

	cr_assert(equity, "%s: %s", line, error.message);
	return equity;
}

static int32_t category_of(const felt_game *game, int32_t low, const char *key)
{
	for (int32_t i = 0; i < felt_category_count(game, low); i++)
		if (!strcmp(felt_category_key(game, low, i), key))
			return i;
	cr_assert_fail("%s", key);
	return -1;
}

/* -- categories ------------------------------------------------------------------------ */

/* AhKh has two hearts to come on 2h 7h 9c Ts; nine of 44 cards make a flush, three aces and three
 * kings a pair, of which none is enough against a set of tens; no heart pairs the board. */
Test(api_equity_each, categories_have_their_shares)
{
	const felt_game *game = felt_game_find("holdem");
	felt_equity *equity = make("holdem", "AhKh v TdTc @ 2h7h9cTs");
	felt_effort effort;
	double all, won, tied, sum = 0;

	FELT_INIT(effort);
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_OK);
	cr_assert_eq(felt_equity_category(equity, 0, 0, 0, &all, &won, &tied), FELT_MISUSE);
	effort.detail = 1;
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_OK);
	cr_assert_eq(felt_equity_category(equity, 0, 0, category_of(game, 0, "flush"), &all, &won,
			     &tied),
		FELT_OK);
	cr_assert_float_eq(all, 9 / 44.0, 1e-15);
	/* The ten of hearts gives quads; 2h, 7h and Th pair the board, and 9h is the last. */
	cr_assert_float_eq(won, 7 / 44.0, 1e-15);
	cr_assert_eq(tied, 0);
	for (int32_t i = 0; i < felt_category_count(game, 0); i++) {
		cr_assert_eq(felt_equity_category(equity, 1, 0, i, &all, &won, &tied), FELT_OK);
		sum += all;
	}
	cr_assert_float_eq(sum, 1, 1e-14);
	cr_assert_eq(felt_equity_category(equity, 0, 1, 0, &all, &won, &tied), FELT_MISUSE);
	cr_assert_eq(felt_equity_category(equity, 0, 0, 99, &all, &won, &tied), FELT_MISUSE);
	cr_assert_eq(felt_equity_category(equity, 2, 0, 0, &all, &won, &tied), FELT_MISUSE);
	felt_equity_free(equity);
}

/* -- combos ---------------------------------------------------------------------------- */

/* The combos of aces have nearly the same equity against kings, 0.81946 (OMPEval). A combo with a
 * dead card cannot be dealt. */
Test(api_equity_each, combos_have_equities_of_their_own)
{
	felt_equity *equity = make("holdem", "AA,QdQc:0.5 v KK ! Qs");
	felt_card cards[2];
	double out[FELT_COMBOS];
	int32_t known = 0;

	cr_assert_eq(felt_equity_by_combo(equity, NULL, out), FELT_OK);
	for (int32_t i = 0; i < FELT_COMBOS; i++)
		known += !isnan(out[i]);
	cr_assert_eq(known, 7);
	felt_cards_parse("QdQc", cards, 2, NULL);
	/* One queen is left, and comes in 5 of 47 cards. */
	cr_assert_gt(out[felt_combo(cards[0], cards[1])], 0.09);
	cr_assert_lt(out[felt_combo(cards[0], cards[1])], 0.15);
	felt_equity_free(equity);
	equity = make("holdem", "AA v KK");
	cr_assert_eq(felt_equity_by_combo(equity, NULL, out), FELT_OK);
	for (int32_t i = 0; i < FELT_COMBOS; i++) {
		felt_combo_cards(i, cards);
		if (cards[0] >= 48 && cards[1] >= 48)
			cr_assert_float_eq(out[i], (50371344 + 285228 / 2.0) / 61642944.0, 1e-3);
		else
			cr_assert(isnan(out[i]));
	}
	felt_equity_free(equity);
}

/* The default standard error is 0.002. */
Test(api_equity_each, combos_may_be_sampled)
{
	felt_equity *equity = make("holdem", "AA v KK");
	double out[FELT_COMBOS], same[FELT_COMBOS], better[FELT_COMBOS];
	const int32_t combo = felt_combo(51, 50);
	felt_effort effort;

	FELT_INIT(effort);
	effort.mode = FELT_SAMPLE;
	cr_assert_eq(felt_equity_by_combo(equity, &effort, out), FELT_OK);
	effort.standard_error = 0.002;
	cr_assert_eq(felt_equity_by_combo(equity, &effort, same), FELT_OK);
	effort.standard_error = 0.0005;
	cr_assert_eq(felt_equity_by_combo(equity, &effort, better), FELT_OK);
	cr_assert_eq(out[combo], same[combo]);
	cr_assert_neq(out[combo], better[combo]);
	cr_assert_float_eq(out[combo], (50371344 + 285228 / 2.0) / 61642944.0, 5 * 0.002);
	felt_equity_free(equity);
}

Test(api_equity_each, combos_are_for_games_with_two_hole_cards)
{
	felt_equity *equity = make("omaha", "AAxx v KKQJ");
	double out[FELT_COMBOS];

	cr_assert_eq(felt_equity_by_combo(equity, NULL, out), FELT_UNSUPPORTED);
	felt_equity_free(equity);
}

/* -- next cards ------------------------------------------------------------------------ */

/* On the turn each river decides. Ace-king needs a heart that does not pair the board for a set of
 * queens: of Jh Th 9h 8h 6h 5h 4h 3h none does after Qh 7h 2c Ks, and 2h pairs the deuce. */
Test(api_equity_each, each_next_card_decides_a_river)
{
	felt_equity *equity = make("holdem", "AhKh v QsQd @ Qh7h2cKs");
	double out[52], sum = 0;
	int32_t known = 0;

	cr_assert_eq(felt_equity_by_card(equity, NULL, out), FELT_OK);
	for (int32_t c = 0; c < 52; c++) {
		known += !isnan(out[c]);
		sum += isnan(out[c]) ? 0 : out[c];
	}
	cr_assert_eq(known, 44);
	cr_assert_eq(sum, 8);
	felt_equity_free(equity);
}

/* Without ranges all cards are equally likely, so that the mean over the next card is the equity
 * now, in all games. */
Test(api_equity_each, next_cards_have_the_mean_of_the_equity)
{
	static const char *const rows[][2] = {{"holdem", "AhKh v QsQd v 8c8d @ Qh7h2c"},
		{"omaha", "AhKhAdKd v QsQdJsJd @ Qh7h2c"},
		{"omaha8", "AhKh2h3d v QsQdJsJd @ Qh7h2c"}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		felt_equity *equity = make(rows[i][0], rows[i][1]);
		double out[52], sum = 0;
		int32_t known = 0;
		felt_answer now;

		cr_assert_eq(felt_equity_by_card(equity, NULL, out), FELT_OK);
		for (int32_t c = 0; c < 52; c++) {
			known += !isnan(out[c]);
			sum += isnan(out[c]) ? 0 : out[c];
		}
		cr_assert_eq(felt_equity_run(equity, NULL), FELT_OK);
		cr_assert_eq(felt_equity_answer(equity, 0, &now), FELT_OK);
		cr_assert_float_eq(sum / known, now.equity, 1e-12, "%s", rows[i][0]);
		felt_equity_free(equity);
	}
}

Test(api_equity_each, only_an_incomplete_board_has_a_next_card)
{
	felt_equity *equity = make("holdem", "AhKh v QsQd @ Qh7h2cKs3d");
	double out[52];

	cr_assert_eq(felt_equity_by_card(equity, NULL, out), FELT_MISUSE);
	felt_equity_free(equity);
	equity = make("stud", "AsKs??7h v 5c5d5h????");
	cr_assert_eq(felt_equity_by_card(equity, NULL, out), FELT_UNSUPPORTED);
	felt_equity_free(equity);
}

/* -- all classes ----------------------------------------------------------------------- */

/* Class 0 is AA and class 14 KK (OMPEval). */
Test(api_equity_each, the_matrix_has_all_classes)
{
	double *out = malloc(sizeof *out * FELT_CLASSES * FELT_CLASSES);

	cr_assert(out);
	cr_assert_eq(felt_equity_matrix(out), FELT_OK);
	cr_assert_float_eq(out[14], (50371344 + 285228 / 2.0) / 61642944.0, 1e-15);
	for (int32_t a = 0; a < FELT_CLASSES; a++) {
		cr_assert_float_eq(out[170 * a], 0.5, 1e-15);
		for (int32_t b = 0; b < a; b++)
			cr_assert_float_eq(out[169 * a + b] + out[169 * b + a], 1, 1e-14);
	}
	free(out);
}

/* -- callbacks ------------------------------------------------------------------------- */

struct progress {
	int calls, most; /* the call that ends the work; 0: none */
	double done, all, deals;
};

static int32_t note(void *user, const felt_equity *equity, double done, double all)
{
	struct progress *progress = user;

	cr_assert_gt(done, progress->done);
	cr_assert_leq(done, all);
	progress->done = done;
	progress->all = all;
	progress->deals = felt_equity_deals(equity);
	return ++progress->calls == progress->most;
}

Test(api_equity_each, a_callback_sees_the_progress)
{
	felt_equity *equity = make("holdem", "AhKh v QsQd");
	struct progress progress = {.calls = 0};
	felt_effort effort;
	double out[52];

	FELT_INIT(effort);
	effort.progress = note;
	effort.user = &progress;
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_OK);
	cr_assert_geq(progress.calls, 1);
	cr_assert_eq(progress.done, progress.all);
	cr_assert_eq(progress.deals, 1712304);
	progress = (struct progress){.calls = 0};
	effort.mode = FELT_SAMPLE;
	effort.samples = 300000;
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_OK);
	cr_assert_eq(progress.calls, 5);
	cr_assert_eq(progress.all, 5);
	felt_equity_free(equity);
	equity = make("holdem", "AhKh v QsQd @ Qh7h2cKs");
	progress = (struct progress){.calls = 0};
	effort.mode = FELT_AUTO;
	cr_assert_eq(felt_equity_by_card(equity, &effort, out), FELT_OK);
	cr_assert_eq(progress.done, progress.all);
	felt_equity_free(equity);
}

/* The first parts of a sample are those of a smaller sample. */
Test(api_equity_each, a_callback_can_end_the_work)
{
	felt_equity *equity = make("holdem", "AhKh v QsQd");
	struct progress progress = {.most = 2};
	felt_answer cancelled, smaller;
	felt_effort effort;
	double out[FELT_COMBOS];
	int known = 0;

	FELT_INIT(effort);
	effort.mode = FELT_SAMPLE;
	effort.progress = note;
	effort.user = &progress;
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_CANCELLED);
	cr_assert_eq(felt_equity_deals(equity), 2 * 65536);
	cr_assert_eq(felt_equity_answer(equity, 0, &cancelled), FELT_OK);
	effort.progress = NULL;
	effort.samples = 2 * 65536;
	cr_assert_eq(felt_equity_run(equity, &effort), FELT_OK);
	cr_assert_eq(felt_equity_answer(equity, 0, &smaller), FELT_OK);
	cr_assert_eq(cancelled.wins[0], smaller.wins[0]);
	felt_equity_free(equity);
	equity = make("holdem", "AhKh,QQ v TT @ 2c7d9h");
	progress = (struct progress){.most = 1};
	effort.progress = note;
	effort.samples = 100;
	cr_assert_eq(felt_equity_by_combo(equity, &effort, out), FELT_CANCELLED);
	for (int32_t i = 0; i < FELT_COMBOS; i++)
		known += !isnan(out[i]);
	cr_assert_geq(known, 1);
	cr_assert_lt(known, 7);
	felt_equity_free(equity);
}

/* -- memory ---------------------------------------------------------------------------- */

/* Fails one allocation, and counts those that were not freed. */
struct failing {
	long calls, fails, live;
};

static void *allocate(void *user, size_t size)
{
	struct failing *failing = user;
	void *memory = ++failing->calls == failing->fails ? NULL : malloc(size);

	failing->live += memory != NULL;
	return memory;
}

static void *resize(void *user, void *memory, size_t size)
{
	struct failing *failing = user;
	void *moved = ++failing->calls == failing->fails ? NULL : realloc(memory, size);

	failing->live += moved && !memory;
	return moved;
}

static void release(void *user, void *memory)
{
	((struct failing *)user)->live -= memory != NULL;
	free(memory);
}

static bool is_memory(felt_status status)
{
	cr_assert(status == FELT_OK || status == FELT_NO_MEMORY, "status %d", status);
	return status == FELT_NO_MEMORY;
}

/* Asks for everything about a matchup. Returns false if memory ran out. */
static bool ask_all(const char *key, const char *line, const felt_effort *effort)
{
	felt_equity *equity = felt_equity_new(felt_game_find(key), line, NULL), *copy = NULL;
	double combos[FELT_COMBOS], cards[52];
	bool failed = !equity;
	char *saved = NULL;
	felt_answer answer;

	failed = failed || is_memory(felt_equity_run(equity, effort));
	failed = failed || is_memory(felt_equity_again(equity, line, NULL));
	failed = failed || !felt_equity_parts(equity, effort);
	failed = failed || !(copy = felt_equity_copy(equity));
	failed = failed || is_memory(felt_equity_part(copy, 0));
	failed = failed || is_memory(felt_equity_add(equity, copy));
	failed = failed || !(saved = felt_equity_save(copy));
	failed = failed || is_memory(felt_equity_again(copy, line, NULL));
	failed = failed || is_memory(felt_equity_load(copy, saved, NULL));
	failed = failed || is_memory(felt_equity_by_card(equity, effort, cards));
	failed = failed || (!strcmp(key, "holdem") &&
				   is_memory(felt_equity_by_combo(equity, effort, combos)));
	if (!failed) {
		cr_assert_eq(felt_equity_answer(copy, 0, &answer), FELT_OK);
		cr_assert(answer.equity > 0 && answer.equity < 1);
	}
	felt_free(saved);
	felt_equity_free(copy);
	felt_equity_free(equity);
	return !failed;
}

/* Like the above, for ranges. */
static bool ask_ranges(void)
{
	const felt_card board[] = {0, 21, 30};
	felt_range *aces = felt_range_new(felt_game_find("holdem"), "AA,KQ:0.5", NULL);
	felt_range *tens = felt_range_new(felt_game_find("holdem"), "TT", NULL);
	const felt_range *const ranges[] = {aces, tens};
	felt_equity *equity = NULL, *copy = NULL;
	char *saved = NULL;
	bool whole;

	if (aces && tens)
		equity = felt_equity_of_ranges(felt_game_find("holdem"), ranges, 2, board, 3, 0,
			NULL);
	if (equity && !is_memory(felt_equity_run(equity, NULL)))
		copy = felt_equity_copy(equity);
	if (copy)
		saved = felt_equity_save(copy);
	whole = saved;
	felt_equity_free(equity);
	felt_equity_free(copy);
	felt_range_free(aces);
	felt_range_free(tens);
	felt_free(saved);
	return whole;
}

/* Asks about a line, or about ranges without one. The library may also do without some memory. */
static void fail_each_allocation(const char *key, const char *line, const felt_effort *effort)
{
	struct failing failing = {.calls = 1};
	long failed = 0;

	while (failing.calls >= failing.fails) {
		const long fails = failing.fails + 1;

		failing = (struct failing){.fails = fails};
		felt_use_allocator(allocate, resize, release, &failing);
		failed += line ? !ask_all(key, line, effort) : !ask_ranges();
		felt_use_allocator(NULL, NULL, NULL, NULL);
		cr_assert_eq(failing.live, 0, "%s: allocation %ld", line ? line : "ranges", fails);
	}
	cr_assert_gt(failed, 10);
}

Test(api_equity_each, every_failed_allocation_is_reported)
{
	felt_effort effort;

	FELT_INIT(effort);
	fail_each_allocation("holdem", "AA,AhKh v QsQd @ Qh7h2cKs", &effort);
	fail_each_allocation("holdem", "AhKh v QsQd v 8c8d @ 7h2cKs", &effort);
	fail_each_allocation("omaha8", "AhKh2h3d v QsQdJsJd @ Qh7h2cKs", &effort);
	fail_each_allocation("holdem", NULL, NULL);
	effort.mode = FELT_SAMPLE;
	effort.samples = 100;
	fail_each_allocation("holdem", "AA,AhKh v QsQd @ Qh7h2cKs", &effort);
	fail_each_allocation("omaha8", "AAxx v QsQdJsJd @ 7h2cKs", &effort);
}
