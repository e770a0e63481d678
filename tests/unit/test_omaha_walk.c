/* Matchups of ranges: the walk over two players' hands, ranges hand by hand, and samples of them,
 * compared with the dealer, which deals every hand of the ranges and every board. */
#include "matchups.h"

#include "odds/equity.h"
#include "odds/sample/sample_matchup.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

enum { GAMES = 5, HANDS = 24 };

static const char *const keys[GAMES] = {"omaha", "omaha5", "omaha6", "omaha8", "omaha5-8"};

static struct plain_dealer dealer;
static struct dealer_counts counts;
static struct plain_hand hands[DEALER_PLAYERS][HANDS];
static struct matchup matchup;
static struct tally tally;

static const struct matchup_game *game_of(const char *key)
{
	for (int i = 0; i < MATCHUP_GAMES; i++)
		if (!strcmp(matchup_games[i].key, key))
			return &matchup_games[i];
	return NULL;
}

static card_set set_of(const card *cards, int count)
{
	card_set set = 0;

	for (int i = 0; i < count; i++)
		set |= card_bit(cards[i]);
	return set;
}

static bool has(const struct dealer_range *range, card_set set)
{
	for (int i = 0; i < range->count; i++)
		if (set_of(range->hands[i].cards, range->hands[i].count) == set)
			return true;
	return false;
}

/* A range of up to `most` hands of few cards, so that hands share many cards and are often in
 * several ranges. A weight may be 0.0001, the minimum, and all may have a common divisor. */
static void random_range(uint64_t *state, int player, int most, card_set cards, int own)
{
	static const uint16_t weights[] = {10000, 10000, 5000, 2500, 3333, 1};
	struct dealer_range *range = &dealer.range[player];
	const bool weighted = random_below(state, 2);

	range->hands = hands[player];
	range->count = 0;
	for (int i = 0; i < most; i++) {
		struct plain_hand *hand = &hands[player][range->count];
		card drawn[DEALER_HOLES];

		deal_from(state, cards, own, drawn);
		if (has(range, set_of(drawn, own)))
			continue;
		memcpy(hand->cards, drawn, (size_t)own);
		hand->count = own;
		hand->weight = weighted ? weights[random_below(state, 6)] : 10000;
		range->count++;
	}
}

/* Adds the hands that swapping clubs and diamonds makes of a range's hands. */
static void exchange_suits(int player)
{
	struct dealer_range *range = &dealer.range[player];
	const int count = range->count;

	for (int i = 0; i < count && range->count < HANDS; i++) {
		struct plain_hand *hand = &hands[player][range->count];

		*hand = hands[player][i];
		for (int k = 0; k < hand->count; k++)
			if (card_suit(hand->cards[k]) <= CARD_DIAMONDS)
				hand->cards[k] ^= 1;
		if (!has(range, set_of(hand->cards, hand->count)))
			range->count++;
	}
}

/* A random problem: players with ranges, and now and then one with cards, some of them unknown.
 * With `suits`, clubs and diamonds may be exchanged. */
static void random_problem(uint64_t *state, const struct matchup_game *game, int players, int board,
	bool suits, double most)
{
	const struct game *row = matchup_game_row(game);

	do {
		const int other = (int)random_below(state, 2 * (unsigned)players);
		const int known = row->own - (int)random_below(state, 2);
		card few[20];

		dealer_random(state, &dealer, game->high, game->low, players, row->own, known,
			row->board, board, suits ? 0 : 2);
		if (suits)
			deal_from(state, card_set_suit(CARD_HEARTS) | card_set_suit(CARD_SPADES),
				board, dealer.board[0]);
		deal_from(state, CARD_DECK, 20, few);
		for (int i = 0; i < players; i++) {
			if (i == other && !suits)
				continue;
			random_range(state, i, 1 + (int)random_below(state, 11),
				set_of(few, 14 + (int)random_below(state, 7)), row->own);
			if (suits)
				exchange_suits(i);
		}
	} while (dealer_work(&dealer) > most);
}

/* Counts with the dealer; false if no deal is possible. */
static bool deal(bool detail)
{
	dealer.detail = detail;
	dealer_count(&dealer, &counts);
	return counts.deals > 0;
}

static void compare(const struct method *method, const struct matchup_game *game, bool detail)
{
	if (isinf(method->cost(&matchup, detail)))
		return;
	matchup_count_by(method, &matchup, detail, cpu_path_best(), &tally);
	cr_expect(matchup_is_as_dealt(&tally, game, &counts), "%s: %s", method->name,
		matchup_shown(&matchup));
}

/* Both methods count what the dealer counts; ranges that cannot be dealt are rejected. */
static void check(const struct matchup_game *game, bool detail)
{
	const bool any = deal(detail);
	const status_code status = matchup_from_ranges(&matchup, game, &dealer, &counts);

	cr_assert_eq(!status, any, "%d", status);
	if (!any)
		return;
	compare(&omaha_walk_method, game, detail);
	compare(&joint_method, game, detail);
}

Test(omaha_walk, two_ranges_are_counted_as_the_dealer_does)
{
	uint64_t state = 500;

	for (int i = 0; i < 40 * GAMES; i++) {
		const struct matchup_game *game = game_of(keys[i % GAMES]);

		random_problem(&state, game, 2, 4 + i % 2, false, 5000);
		check(game, i % 3 == 0);
	}
}

Test(omaha_walk, run_outs_stand_for_those_of_other_suits)
{
	uint64_t state = 501;

	for (int i = 0; i < 6 * GAMES; i++) {
		const struct matchup_game *game = game_of(keys[i % GAMES]);

		random_problem(&state, game, 2, 4, true, 20000);
		check(game, i % 2);
	}
}

Test(omaha_walk, flops_are_counted)
{
	uint64_t state = 502;

	for (int i = 0; i < 2 * GAMES; i++) {
		const struct matchup_game *game = game_of(keys[i % GAMES]);

		random_problem(&state, game, 2, 3, i % 4 == 3, 30000);
		check(game, i % 2);
	}
}

Test(omaha_walk, three_ranges_are_counted_hand_by_hand)
{
	uint64_t state = 503;

	for (int i = 0; i < 8 * GAMES; i++) {
		const struct matchup_game *game = game_of(keys[i % GAMES]);

		random_problem(&state, game, 3, 4 + i % 2, i % 4 == 3, 10000);
		check(game, i % 3 == 0);
	}
}

/* -- samples -------------------------------------------------------------------- */

static void sample(enum cpu_path path, uint64_t seed, uint32_t deals)
{
	struct sample_matchup *sampler = NULL;

	cr_assert_eq(matchup_tally(&tally, &matchup, false), STATUS_OK);
	cr_assert_eq(sample_matchup_begin(&sampler, &matchup, false, path), STATUS_OK);
	sample_matchup_part(sampler, seed, 3, deals, &tally);
	sample_matchup_free(sampler);
}

/* The equities of samples are within five standard errors of those of the dealer. */
Test(omaha_walk, samples_of_ranges_agree_with_the_dealer)
{
	uint64_t state = 504;
	int compared = 0;

	for (int i = 0; i < 8 * GAMES; i++) {
		const struct matchup_game *game = game_of(keys[i % GAMES]);

		random_problem(&state, game, 2 + i % 3, 4 + i % 2, false, 20000);
		if (!deal(false) || matchup_from_ranges(&matchup, game, &dealer, &counts))
			continue;
		sample(cpu_path_best(), (uint64_t)i, 20000);
		for (int p = 0; p < matchup.players; p++)
			cr_expect(fabs(tally_equity(&tally, p) -
					  (double)dealer_share(&counts, p) /
						  ((double)counts.deals * DEALER_POT)) <=
					  5 * tally_stderr(&tally, p) + 1e-3,
				"%s", matchup_shown(&matchup));
		compared++;
	}
	cr_expect_geq(compared, 10, "%d of %d were compared", compared, 8 * GAMES);
}

Test(omaha_walk, samples_of_ranges_are_the_same_on_every_path)
{
	static struct tally scalar;
	uint64_t state = 505;
	int compared = 0;

	for (int i = 0; i < 4 * GAMES; i++) {
		const struct matchup_game *game = game_of(keys[i % GAMES]);

		random_problem(&state, game, 2 + i % 3, 3 + i % 3, false, 1e9);
		if (matchup_from_ranges(&matchup, game, &dealer, &counts))
			continue;
		sample(CPU_SCALAR, 7, 1000);
		cr_assert_eq(tally_copy(&scalar, &tally), STATUS_OK);
		for (enum cpu_path path = 0; path <= CPU_AVX512; path++)
			if (path_is_here(path)) {
				sample(path, 7, 1000);
				cr_expect(tally_same(&tally, &scalar), "%s",
					matchup_shown(&matchup));
			}
		compared++;
	}
	cr_expect_geq(compared, 6, "%d of %d were compared", compared, 4 * GAMES);
}

/* -- lines ---------------------------------------------------------------------- */

static status_code read_line(struct matchup_cache *cache, const char *line, struct fault *fault)
{
	const struct matchup_rules rules = {.game = &game_omaha, .reads = CARD_ASCII};

	return matchup_read(&matchup, NULL, cache, slice_from(line), &rules, fault);
}

Test(omaha_walk, ranges_are_read_and_printed)
{
	static const struct {
		const char *line, *printed;
		uint32_t hands[2];
	} rows[] = {
		{"AsKsQhJh v 2c2d3h3s,4c4d5h5s", "AsKsQhJh; 2c2d3h3s,4c4d5h5s", {0, 2}},
		{"AsKsQhJh,2c2d3h3s; 2c2d3h3s:0.5 @ 4c5h7d ! 9s",
			"AsKsQhJh,2c2d3h3s; 2c2d3h3s:0.5 @ 4c5h7d ! 9s", {2, 1}},
		{"AsKsQhJh@50 v 2c2d3h3s,AsKdQcJd@20 @ Ks4c4d",
			"AsKsQhJh@50; "
			"2c2d3h3s,AsKdQcJd@20 @ Ks4c4d",
			{0, 2}},
		{"AsKsQhJh v 2c2d3h3s,AsKdQcJd@20 @ 4c4d5s",
			"AsKsQhJh; 2c2d3h3s,AsKdQcJd@20 @ 4c4d5s", {0, 1}},
		{"* v 100%", "random; random", {0, 0}},
	};
	struct matchup_cache *cache = matchup_cache_new();
	struct fault fault;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const status_code status = read_line(cache, rows[i].line, &fault);

		if (i == 2) { /* the king of spades is on the board */
			cr_expect_eq(status, STATUS_NO_COMBO);
			cr_expect(fault.offset == 0 && fault.length == 11);
			continue;
		}
		cr_assert_eq(status, STATUS_OK, "%s", rows[i].line);
		cr_expect_str_eq(matchup_shown(&matchup) + strlen("omaha: "), rows[i].printed);
		for (int p = 0; p < 2; p++)
			cr_expect_eq(matchup.player[p].range ? matchup.side[p].hands : 0,
				rows[i].hands[p], "%s", rows[i].line);
	}
	matchup_cache_free(cache);
}

/* More ranges than a shelf holds, on one shelf. */
Test(omaha_walk, a_full_cache_makes_room)
{
	struct matchup_cache *cache = matchup_cache_new();
	struct fault fault;

	for (int i = 0; i < 200; i++) {
		char line[80];

		snprintf(line, sizeof line, "AsKsQhJh:0.%03d v 2c2d3h3s:0.%03d", i % 90 + 1,
			i % 7 + 100);
		cr_assert_eq(read_line(cache, line, &fault), STATUS_OK, "%s", line);
		cr_expect_eq(matchup.player[0].range->hands.weight[0], 10 * (i % 90 + 1));
		cr_expect_eq(matchup.player[1].range->hands.weight[0], 10 * (i % 7 + 100));
	}
	matchup_cache_free(cache);
}

Test(omaha_walk, faults_of_ranges_are_located)
{
	static const struct {
		const char *line;
		status_code status;
		size_t offset, length;
	} rows[] = {
		{"AsKsQhJh v 2c2d3h3s,4c4d=", STATUS_BAD_TERM, 24, 1},
		{"AsKsQhJh v 2c2d3h3s@200", STATUS_BAD_WEIGHT, 20, 3},
		{"AsKsQhJh v AsAdAhAc@9", STATUS_NO_COMBO, 11, 10},
		{"AsKsQhJh@9 v AsAdAhAc@9", STATUS_NO_DEAL, 13, 10},
		{"AsKsQhJh v 2c2dU", STATUS_BAD_CARD, 15, 1},
	};
	struct matchup_cache *cache = matchup_cache_new();

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct fault fault = {.status = STATUS_OK};
		const status_code status = read_line(cache, rows[i].line, &fault);

		cr_expect(status == rows[i].status && fault.status == status, "%s: %d",
			rows[i].line, status);
		cr_expect(fault.offset == rows[i].offset && fault.length == rows[i].length,
			"%s: %zu %zu", rows[i].line, fault.offset, fault.length);
	}
	matchup_cache_free(cache);
}
