#include "matchups.h"

#include "odds/equity.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static struct plain_dealer dealer;
static struct dealer_counts counts;
static struct matchup matchup;
static struct tally tally, plain;

static const struct matchup_game games[] = {{"holdem", &reference_high, NULL},
	{"omaha", &reference_omaha, NULL}, {"omaha8", &reference_omaha, &reference_omaha_low},
	{"omaha5-8", &reference_omaha, &reference_omaha_low}};

enum { GAMES = sizeof games / sizeof *games };

/* -- the dealer ------------------------------------------------------------------- */

/* A problem with two boards, run twice or with known cards of their own; as many cards are dead as
 * necessary for at most `most` deals. */
static void random_boards(uint64_t *state, const struct matchup_game *game, bool runs, double most)
{
	const struct game *row = matchup_game_row(game);

	do {
		const int players = 2 + (int)random_below(state, 3);
		const int known = 2 + (int)random_below(state, 3);
		const int used = players * row->own + 2 * known;
		const int dead = CARD_COUNT - used - 8 - (int)random_below(state, 12);

		dealer_random(state, &dealer, game->high, game->low, players, row->own, row->own,
			row->board, known, dead > 0 ? dead : 0);
		dealer_run_twice(&dealer);
		if (!runs) {
			card_set taken = dealer.dead;

			for (int p = 0; p < players; p++)
				for (int c = 0; c < dealer.own[p].count; c++)
					taken |= card_bit(dealer.own[p].cards[c]);
			for (int c = 0; c < known; c++)
				taken |= card_bit(dealer.board[0][c]);
			deal_from(state, CARD_DECK & ~taken, known, dealer.board[1]);
		}
	} while (dealer_work(&dealer) > most);
}

Test(disjoint, two_boards_are_counted_as_the_dealer_does)
{
	uint64_t state = 700;

	for (int i = 0; i < 60 * GAMES; i++) {
		const struct matchup_game *game = &games[i % GAMES];

		random_boards(&state, game, i / GAMES % 2, 3000);
		matchup_from_dealer(&matchup, game, &dealer);
		dealer.detail = i % 3 == 0;
		dealer_count(&dealer, &counts);
		matchup_count_by(&disjoint_method, &matchup, dealer.detail, cpu_path_best(),
			&tally);
		cr_expect(matchup_is_as_dealt(&tally, game, &counts), "%s", dealer_shown(&dealer));
		matchup_count_by(&deal_method, &matchup, false, CPU_SCALAR, &plain);
		for (int p = 0; p < matchup.players; p++)
			cr_expect(tally.squares[p] == plain.squares[p], "%s",
				dealer_shown(&dealer));
	}
}

/* -- plain dealing ---------------------------------------------------------------- */

static void read_line(const char *key, const char *line, int boards, bool runs)
{
	const struct game *game = game_find(slice_from(key));
	const struct matchup_rules rules = {.game = game,
		.reads = CARD_ASCII,
		.several = {.count = boards, .runs = runs}};
	static struct matchup_cache *cache;
	struct fault fault;
	status_code status;

	if (!cache)
		cache = matchup_cache_new();
	status = matchup_read(&matchup, NULL, cache, slice_from(line), &rules, &fault);

	cr_assert_eq(status, STATUS_OK, "%s: %s", line, status ? message_of(status) : "");
}

static void expect_as_plain(const char *line)
{
	matchup_count_by(&disjoint_method, &matchup, true, cpu_path_best(), &tally);
	matchup_count_by(&deal_method, &matchup, true, cpu_path_best(), &plain);
	cr_expect(tally_same(&tally, &plain), "%s", line);
	for (int p = 0; p < matchup.players; p++)
		cr_expect(tally.scoops[p] == plain.scoops[p] &&
				  tally.squares[p] == plain.squares[p],
			"%s: player %d", line, p + 1);
}

/* Boards of different lengths, complete boards, and three boards. */
Test(disjoint, all_boards_are_counted_as_plain_dealing_does)
{
	static const struct {
		const char *key, *line;
		int boards;
		bool runs;
	} rows[] = {
		{"holdem", "AhKh v QsQd @ 2h7h9c4s / 3c3dTd", 2, false},
		{"holdem", "AhKh v QsQd v 7c7d @ 2h7h9c4sTs / 3c3d", 2, false},
		{"holdem", "AhKh v QsQd @ 2h7h9c / 3c3dTd8s5c", 2, false},
		{"holdem", "AhKh v QsQd @ 2h7h9c4s5s / 3c3dTd8s5c", 2, false},
		{"shortdeck", "AhKh v QsQd v JsTs @ 6h7h9c", 2, true},
		{"royal", "AhKh v QsQd @ TdJh", 2, true},
		{"holdem", "AhKh v QsQd @ 2h7h9c4s", 3, true},
		{"holdem", "AhKh v QsQd @ 2h7h9c4s / 3c3dTdJs / 6c6d8s", 3, false},
		{"holdem", "AhKh v QsQd @ 2h7h9c4sTs / 2h7h9c / 2h7h9c8d", 3, true},
		{"omaha8", "As2sQhJh v KsKh9c9d @ 3s8sTs5h", 3, true},
		{"omaha8", "As2sQhJh v KsKh9c9d v AcAd4c5c @ 3s8sTs / 2c6d7dJs", 2, false},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		read_line(rows[i].key, rows[i].line, rows[i].boards, rows[i].runs);
		expect_as_plain(rows[i].line);
	}
}

Test(disjoint, three_runs_of_a_flop_are_counted_as_plain_dealing_does)
{
	const char *const line =
		"AhKh v QsQd @ 2h7h9c ! 2c2d3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7d8c8d8h8s9d9hTcTd";

	read_line("holdem", line, 3, true);
	expect_as_plain(line);
}

/* -- by hand ---------------------------------------------------------------------- */

/* With 15 winning cards of 44 on the turn, both runouts are won in 15 * 14 of the 44 * 43 deals,
 * all three in 15 * 14 * 13 of the 44 * 43 * 42, and each player wins one in 2 * 15 * 29. */
Test(disjoint, outs_of_a_turn_are_as_reckoned_by_hand)
{
	const double half = 2 * 15 * 29 / 4.0, both = 15 * 14, deals = 44 * 43, p = 15 / 44.0;

	read_line("holdem", "AhKh v QsQd @ 2h7h9c4s", 2, true);
	matchup_count_by(&disjoint_method, &matchup, false, cpu_path_best(), &tally);
	cr_expect_eq((uint64_t)tally_deals(&tally), 44 * 43);
	cr_expect_eq((uint64_t)tally_scoops(&tally, 0), 15 * 14);
	cr_expect_eq((uint64_t)tally_scoops(&tally, 1), 29 * 28);
	cr_expect_float_eq(tally_equity(&tally, 0), p, 1e-15);
	cr_expect_float_eq(tally_deviation(&tally, 0), sqrt((both + half) / deals - p * p), 1e-12);
	cr_expect_float_eq(tally_deviation_of_one(&tally, 0), sqrt(p * (1 - p)), 1e-12);

	read_line("holdem", "AhKh v QsQd @ 2h7h9c4s", 3, true);
	matchup_count_by(&disjoint_method, &matchup, false, cpu_path_best(), &tally);
	cr_expect_eq((uint64_t)tally_deals(&tally), 44 * 43 * 42);
	cr_expect_eq((uint64_t)tally_scoops(&tally, 0), 15 * 14 * 13);
	cr_expect_float_eq(tally_equity(&tally, 0), p, 1e-15);
}

/* Aces win 1,388,072 of 1,712,304 boards against kings of the same suits and tie 6,538; each of two
 * runouts comes with every one of the C(43, 5) sets that the other leaves. A pot that is run twice
 * has the same equities, and is won by both or by either player in all deals. */
Test(disjoint, a_run_before_the_flop_has_the_equity_of_one_board)
{
	const uint64_t others = 962598; /* C(43, 5) */
	double share, one;

	read_line("holdem", "AhAd v KsKc", 2, true);
	cr_assert_lt(disjoint_method.cost(&matchup, false), 2.0);
	matchup_count_by(&disjoint_method, &matchup, false, cpu_path_best(), &tally);
	cr_expect(tally_deals(&tally) == (deal_count)1712304 * others);
	cr_expect(tally_won(&tally, TALLY_HIGH, 0) == (deal_count)2 * 1388072 * others);
	cr_expect(tally_tied(&tally, TALLY_HIGH, 0) == (deal_count)2 * 6538 * others);
	share = tally_deviation(&tally, 0);
	one = tally_deviation_of_one(&tally, 0);
	/* Runouts without replacement vary a little less than independent ones. */
	cr_expect(share < one / sqrt(2) && share > 0.95 * one / sqrt(2));
	cr_expect_float_eq(share, tally_deviation(&tally, 1), 1e-9);
}

Test(disjoint, hands_that_are_not_all_known_are_left_to_others)
{
	read_line("holdem", "AhAd v Ks??", 2, true);
	cr_expect(isinf(disjoint_method.cost(&matchup, false)));
	read_line("holdem", "AhAd v KsKc", 1, false);
	cr_expect(isinf(disjoint_method.cost(&matchup, false)));
}
