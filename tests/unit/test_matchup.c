#include "matchups.h"

#include "odds/equity.h"
#include "odds/sample/sample_matchup.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static struct plain_dealer dealer;
static struct dealer_counts counts;
static struct matchup matchup;
static struct tally tally;

/* -- reading ------------------------------------------------------------------ */

static struct matchup_cache *test_cache(void)
{
	static struct matchup_cache *cache;

	if (!cache)
		cache = matchup_cache_new();
	return cache;
}

static status_code read_line(const char *key, const char *line, struct fault *fault)
{
	const struct matchup_rules rules = {.game = game_find(slice_from(key)),
		.reads = CARD_ASCII};

	return matchup_read(&matchup, NULL, test_cache(), slice_from(line), &rules, fault);
}

static bool prints(const char *expected)
{
	struct text out = {0};
	bool same;

	matchup_print(&out, &matchup, CARD_ASCII);
	same = text_is(&out, expected);
	text_free(&out);
	return same;
}

Test(matchup, lines_are_read_and_written)
{
	static const struct {
		const char *key, *line, *written;
	} rows[] = {
		{"omaha", "AsKsQhJh v KdKcQsJd @ 2c 7d 9h ! 3s",
			"AsKsQhJh; KdKcQsJd @ 2c7d9h ! 3s"},
		{"omaha", "AsKs???? v random", "AsKs????; random"},
		{"omaha8", "As Ks; ????????", "AsKs; random"},
		{"stud", "AsKs?? 7h; 5c5d 5h", "AsKs??7h; 5c5d5h"},
		{"stud", "??\?\?7h vs [5c5d] 5h !2c,2d", "??\?\?7h; 5c5d5h ! 2d2c"},
		{"badugi", "As2d3c ; 4s5d6c7h", "As2d3c; 4s5d6c7h"},
		{"27", "RANDOM v 2c3d4h5s7c", "random; 2c3d4h5s7c"},
	};
	struct fault fault;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		cr_expect_eq(read_line(rows[i].key, rows[i].line, &fault), STATUS_OK, "%s",
			rows[i].line);
		cr_expect(prints(rows[i].written), "%s: %s", rows[i].line, matchup_shown(&matchup));
	}
}

Test(matchup, faults_of_lines_are_located)
{
	static const struct {
		const char *key, *line;
		status_code status;
		size_t offset, length, earlier;
	} rows[] = {
		{"omaha", "AsKsQhJh2c v KdKcQsJd", STATUS_HAND_SIZE, 0, 10, 0},
		{"omaha", "AsKsQh???? v KdKcQsJd", STATUS_HAND_SIZE, 0, 10, 0},
		{"omaha", "AsKsQhJh", STATUS_ONE_PLAYER, 8, 0, 8},
		{"omaha", "AsKsQhJh v KdAsQsJd", STATUS_CARD_ELSEWHERE, 13, 2, 0},
		{"omaha", "AsKsQhJh v KdAdQsJd @ 2cAd9c", STATUS_CARD_ELSEWHERE, 24, 2, 13},
		{"omaha", "AsKsQhJh v KdAdQsJd @ 2c ! Ks", STATUS_CARD_ELSEWHERE, 27, 2, 2},
		{"omaha", "AsKsQhJh v KdAdQsJd @ 2c ! 2c", STATUS_CARD_ELSEWHERE, 27, 2, 22},
		{"omaha", "AsKsQhJh v KdAdQsJd ! 2c @ 2c", STATUS_CARD_ELSEWHERE, 27, 2, 22},
		{"omaha", "AsKsQhJh v KdAdQsJd @ 2c3c4c5c6c7c", STATUS_LONG_BOARD, 32, 2, 32},
		{"omaha", "AsKsQh? v KdAdQsJd", STATUS_HALF_UNKNOWN, 6, 1, 6},
		{"omaha", "AsKsQh??? v KdAdQsJd", STATUS_HALF_UNKNOWN, 8, 1, 8},
		{"stud", "AsKsX v KdAdQs", STATUS_BAD_CARD, 4, 1, 4},
		{"stud", "AsKsQh v KdAdQs @ 2c", STATUS_NO_BOARD, 18, 2, 18},
		{"stud", "As; Ac; Ad; Ah; Ks; Kd; Kc; Kh", STATUS_HANDS_SHORT, 28, 2, 0},
		{"omaha", "As;Ac;Ad;Ah;Ks;Kd;Kc;Kh;Qs;Qd;Qh", STATUS_MANY_PLAYERS, 30, 2, 30},
		{"omaha", "[] v KdAdQsJd", STATUS_NO_HAND, 0, 2, 0},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct fault fault = {.status = STATUS_OK};

		cr_expect_eq(read_line(rows[i].key, rows[i].line, &fault), rows[i].status, "%s: %d",
			rows[i].line, fault.status);
		cr_expect(fault.offset == rows[i].offset && fault.length == rows[i].length &&
				  fault.earlier == rows[i].earlier,
			"%s: %zu %zu %zu", rows[i].line, fault.offset, fault.length, fault.earlier);
	}
}

Test(matchup, cards_that_the_command_line_gives_are_not_in_hands)
{
	struct matchup_rules rules = {.game = game_find(slice_from("omaha")), .reads = CARD_ASCII};
	struct cards two;
	struct fault fault;

	cr_assert_eq(cards_parse(slice_from("2c 3d"), CARD_ASCII, &two, NULL), STATUS_OK);
	rules.board = &two;
	cr_expect_eq(matchup_read(&matchup, NULL, test_cache(), slice_from("As v Ks2c"), &rules,
			     &fault),
		STATUS_ON_BOARD);
	cr_expect_eq(fault.offset, 7);
	rules.board = NULL;
	rules.dead = &two;
	rules.game = game_find(slice_from("stud"));
	cr_expect_eq(matchup_read(&matchup, NULL, test_cache(), slice_from("3d v Ks2h"), &rules,
			     &fault),
		STATUS_CARD_DEAD);
	cr_expect_eq(fault.offset, 0);
}

/* -- plain dealing ------------------------------------------------------------ */

static bool as_dealt(const struct matchup_game *game, bool detail)
{
	matchup_from_dealer(&matchup, game, &dealer);
	dealer.detail = detail;
	dealer_count(&dealer, &counts);
	matchup_count_by(&deal_method, &matchup, detail, CPU_SCALAR, &tally);
	return matchup_is_as_dealt(&tally, game, &counts);
}

/* A random problem of a game, with as many unknown cards as give few deals. */
static void random_problem(uint64_t *state, const struct matchup_game *game, double most)
{
	const struct game *row = matchup_game_row(game);

	do {
		const int players = 2 + (int)random_below(state, 3);
		const int known = row->own - (int)random_below(state, 3);
		const int board = row->board ? 2 + (int)random_below(state, 4) : 0;

		dealer_random(state, &dealer, game->high, game->low, players, row->own, known,
			row->board, board, (int)random_below(state, 6));
	} while (dealer_work(&dealer) > most);
}

Test(matchup, plain_dealing_counts_as_the_dealer_does)
{
	uint64_t state = 400;

	for (int i = 0; i < 6 * MATCHUP_GAMES; i++) {
		random_problem(&state, &matchup_games[i % MATCHUP_GAMES], 1500);
		cr_expect(as_dealt(&matchup_games[i % MATCHUP_GAMES], i % 3 == 0), "%s",
			dealer_shown(&dealer));
	}
}

Test(matchup, two_boards_are_counted_and_runs)
{
	uint64_t state = 401;
	int compared = 0;

	for (int i = 0; i < 10; i++) {
		const struct matchup_game *game = &matchup_games[i % 5];

		do
			random_problem(&state, game, 3000);
		while (dealer.board_count < 4);
		dealer_run_twice(&dealer);
		if (i % 2) {
			card_set used = dealer.dead;

			for (int p = 0; p < dealer.players; p++)
				for (int c = 0; c < dealer.own[p].count; c++)
					used |= card_bit(dealer.own[p].cards[c]);
			for (int c = 0; c < dealer.board_count; c++)
				used |= card_bit(dealer.board[0][c]);
			deal_from(&state, CARD_DECK & ~used, dealer.board_count, dealer.board[1]);
		}
		if (dealer_work(&dealer) > 4000)
			continue;
		cr_expect(as_dealt(game, false), "%s", dealer_shown(&dealer));
		compared++;
	}
	cr_expect_geq(compared, 8, "%d of 10 were compared", compared);
}

Test(matchup, parts_add_up_to_the_whole)
{
	static struct tally whole;
	void *memory = NULL;
	uint32_t parts;

	matchup_from(&matchup, "badugi", "As2d v 3c4d5h v 6c7d8h");
	parts = deal_method.parts(&matchup, false);
	cr_assert_gt(parts, 1);
	matchup_count_by(&deal_method, &matchup, false, CPU_SCALAR, &whole);
	cr_assert_eq(matchup_tally(&tally, &matchup, false), STATUS_OK);
	cr_assert_eq(deal_method.begin(&memory, &matchup, false, CPU_SCALAR), STATUS_OK);
	for (uint32_t part = parts; part--;) {
		static struct tally some;

		cr_assert_eq(matchup_tally(&some, &matchup, false), STATUS_OK);
		deal_method.part(memory, part, &some);
		tally_add(&tally, &some);
	}
	deal_method.free(memory);
	cr_expect(tally_same(&tally, &whole));
	cr_expect_eq((uint64_t)tally_deals(&whole), 44 * 43 / 2 * 42 * 41);
}

/* -- results ------------------------------------------------------------------ */

/* 2-3-4-5 draws against a pat 9-8-7-6-4: three sevens, three eights and three nines of 43 cards
 * win. */
Test(matchup, a_one_card_draw_is_as_reckoned_by_hand)
{
	matchup_from(&matchup, "27", "9c8d7h6s4c v 2c3d4h5s");
	matchup_count_by(&deal_method, &matchup, true, CPU_SCALAR, &tally);
	cr_expect_eq((uint64_t)tally_deals(&tally), 43);
	cr_expect_eq((uint64_t)tally_won(&tally, TALLY_HIGH, 1), 9);
	cr_expect_float_eq(tally_equity(&tally, 0), 34.0 / 43, 1e-15);
	cr_expect_eq(tally_leader(&tally, TALLY_HALVES), 0);
}

Test(matchup, shares_of_halves_are_those_of_the_dealer)
{
	uint64_t state = 402;

	for (int i = 0; i < 18; i++) {
		static const int halves[] = {3, 4, 6};
		const struct matchup_game *game = &matchup_games[halves[i % 3]];
		deal_count sum = 0;

		random_problem(&state, game, 3000);
		cr_assert(as_dealt(game, false), "%s", dealer_shown(&dealer));
		for (int p = 0; p < dealer.players; p++) {
			cr_expect_eq((uint64_t)tally_shares(&tally, p) * DEALER_POT,
				dealer_share(&counts, p) * tally_parts(&tally));
			cr_expect_eq((uint64_t)tally_half(&tally, TALLY_HIGH, p) * (DEALER_POT / 2),
				dealer_high(&counts, p) * TALLY_SHARES);
			cr_expect_eq((uint64_t)tally_half(&tally, TALLY_LOW, p) * (DEALER_POT / 2),
				dealer_low(&counts, p) * TALLY_SHARES);
			cr_expect_eq((uint64_t)tally_won(&tally, TALLY_HIGH, p),
				dealer_wins(&counts, p));
			cr_expect_eq((uint64_t)tally_tied(&tally, TALLY_HIGH, p),
				dealer_ties(&counts, p));
			sum += tally_shares(&tally, p);
		}
		cr_expect(sum == tally_deals(&tally) * tally_parts(&tally));
	}
}

/* Ten deals: four scooped, two quartered (the low half tied), four lost. */
Test(matchup, errors_are_of_the_share_of_the_pot)
{
	double low, high, mean = (4 + 2 * 0.75) / 10;
	double squares =
		4 * (1 - mean) * (1 - mean) + 2 * (0.75 - mean) * (0.75 - mean) + 4 * mean * mean;

	matchup_from(&matchup, "omaha8", "As2s3h4h v AdKcQsJd");
	cr_assert_eq(matchup_tally(&tally, &matchup, false), STATUS_OK);
	*tally_at(&tally, 1, 0) = 3;
	*tally_at(&tally, 1, 1) = 1;
	*tally_at(&tally, 1, 3) = 2;
	*tally_at(&tally, 2, 2) = 4;
	cr_expect_float_eq(tally_equity(&tally, 0), mean, 1e-15);
	cr_expect_float_eq(tally_stderr(&tally, 0), sqrt(squares / 9 / 10), 1e-12);
	tally_interval(&tally, 0, &low, &high);
	cr_expect(low > 0 && low < mean && high > mean && high < 1);
	cr_expect_eq((uint64_t)tally_scoops(&tally, 0), 4);
	cr_expect_float_eq(tally_share(&tally, TALLY_LOW, 0), 2.0 / 7, 1e-15);
	cr_expect_float_eq(tally_share(&tally, TALLY_HIGH, 0), 0.6, 1e-15);
}

/* -- choosing and sampling ---------------------------------------------------- */

/* Every method counts the same as plain dealing, on problems that both can count. */
Test(matchup, methods_count_as_plain_dealing_does)
{
	static struct tally plain;
	uint64_t state = 403;
	int compared = 0;

	for (int i = 0; i < 4 * MATCHUP_GAMES; i++) {
		const bool detail = i % 2;

		random_problem(&state, &matchup_games[i % MATCHUP_GAMES], 5000);
		matchup_from_dealer(&matchup, &matchup_games[i % MATCHUP_GAMES], &dealer);
		matchup_count_by(&deal_method, &matchup, detail, CPU_SCALAR, &plain);
		for (int m = 0; equity_methods[m]; m++) {
			if (isinf(equity_methods[m]->cost(&matchup, detail)))
				continue;
			matchup_count_by(equity_methods[m], &matchup, detail, cpu_path_best(),
				&tally);
			cr_expect(tally_same(&tally, &plain), "%s: %s", equity_methods[m]->name,
				matchup_shown(&matchup));
			compared++;
		}
	}
	cr_expect_geq(compared, 65, "%d counts were compared", compared);
}

static void sample(enum cpu_path path, uint64_t seed, uint32_t parts, uint32_t deals)
{
	struct sample_matchup *sampler = NULL;

	cr_assert_eq(matchup_tally(&tally, &matchup, false), STATUS_OK);
	cr_assert_eq(sample_matchup_begin(&sampler, &matchup, false, path), STATUS_OK);
	for (uint32_t part = 0; part < parts; part++)
		sample_matchup_part(sampler, seed, part, deals, &tally);
	sample_matchup_free(sampler);
}

static const struct {
	const char *key, *line;
} sampled[] = {
	{"omaha", "AsKsQhJh v random v 2c2d?\?\?? @ 7c8d"},
	{"omaha8", "As2s3h4h v KdKcQsJd v 5c6c7d8d"},
	{"omaha6", "AsKsQhJhTc9c v KdKcQsJd2c2d v random"},
	{"stud", "As???? v Ks???? v 2c???? v 7h???? v 9d???? v random"},
	{"stud8", "AsKs7h v 2c3c4d"},
	{"razz", "As2s7h v 2c3c4d ! KhKd"},
	{"badugi", "As2d v 3c5h7s"},
	{"27", "2c3d4h7s v random"},
};

Test(matchup, samples_are_the_same_on_every_path)
{
	static struct tally scalar;

	for (size_t i = 0; i < sizeof sampled / sizeof *sampled; i++) {
		matchup_from(&matchup, sampled[i].key, sampled[i].line);
		sample(CPU_SCALAR, 7, 2, 1000);
		cr_assert_eq(tally_copy(&scalar, &tally), STATUS_OK);
		cr_expect_eq((uint64_t)tally_deals(&tally), 2000);
		for (enum cpu_path path = 0; path <= CPU_AVX512; path++)
			if (path_is_here(path)) {
				sample(path, 7, 2, 1000);
				cr_expect(tally_same(&tally, &scalar), "%s", sampled[i].line);
			}
	}
}

/* The equities of a sample are within five standard errors of the exact ones. */
Test(matchup, samples_agree_with_counts)
{
	static struct tally exact;
	uint64_t state = 404;

	for (int i = 0; i < 2 * MATCHUP_GAMES; i++) {
		random_problem(&state, &matchup_games[i % MATCHUP_GAMES], 5000);
		matchup_from_dealer(&matchup, &matchup_games[i % MATCHUP_GAMES], &dealer);
		matchup_count_by(&deal_method, &matchup, false, CPU_SCALAR, &exact);
		sample(cpu_path_best(), (uint64_t)i, 1, 10000);
		for (int p = 0; p < matchup.players; p++)
			cr_expect(fabs(tally_equity(&tally, p) - tally_equity(&exact, p)) <=
					  5 * tally_stderr(&tally, p) + 1e-3,
				"%s", matchup_shown(&matchup));
	}
}

/* Players with the same known cards, none, have the same equity: no seat is dealt better cards. */
Test(matchup, seats_are_dealt_alike)
{
	matchup_from(&matchup, "badugi", "random v random v random v random v random v random");
	sample(cpu_path_best(), 1, 2, SAMPLE_PART);
	for (int p = 0; p < matchup.players; p++)
		cr_expect_float_eq(tally_equity(&tally, p), 1.0 / 6, 5 * tally_stderr(&tally, p));
}
