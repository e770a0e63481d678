#include "matchups.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static const char *const keys[] = {"stud", "razz", "27", "a5", "badugi", "draw"};

static struct matchup matchup;
static struct tally tally, plain;

/* A problem with a number of live cards, of which the players draw some. */
static bool random_matchup(uint64_t *state, const struct game *game, int live, const int drawn[2])
{
	struct matchup_cards players[2] = {{0}};
	card deck[CARD_COUNT];
	card_set known = 0, left = 0;
	int at = 0;
	deal_from(state, CARD_DECK, CARD_COUNT, deck);
	for (int i = 0; i < 2; i++) {
		if (drawn[i] > game->own)
			return false;
		players[i].known = game->own - drawn[i];
		players[i].drawn = drawn[i];
		for (int k = 0; k < players[i].known; k++) {
			players[i].cards[k] = deck[at++];
			players[i].set |= card_bit(players[i].cards[k]);
		}
		known |= players[i].set;
	}
	for (int i = 0; i < live; i++)
		left |= card_bit(deck[at++]);
	return !matchup_init(&matchup, NULL, game, players, 2, NULL, 0, CARD_DECK & ~known & ~left,
		NULL);
}

Test(completions, count_as_plain_dealing_does)
{
	uint64_t state = 31;
	int compared = 0, by_ranks = 0;
	for (int trial = 0; trial < 180; trial++) {
		const char *key = keys[trial % 6];
		const struct game *game = game_find(slice_of(key));
		const int drawn[2] = {(int)random_below(&state, 7), (int)random_below(&state, 5)};
		const int live = drawn[0] + drawn[1] + (int)random_below(&state, 4);
		if (!random_matchup(&state, game, live, drawn))
			continue;
		cr_assert(!isinf(completions_method.cost(&matchup, false)), "%s",
			matchup_shown(&matchup));
		matchup_count_by(&deal_method, &matchup, false, CPU_SCALAR, &plain);
		matchup_count_by(&completions_method, &matchup, false, cpu_path_best(), &tally);
		cr_assert(tally_same(&tally, &plain), "%s %s", key, matchup_shown(&matchup));
		compared++;
		if (isinf(completions_ranks_method.cost(&matchup, false)))
			continue;
		matchup_count_by(&completions_ranks_method, &matchup, false, CPU_SCALAR, &tally);
		cr_assert(tally_same(&tally, &plain), "by ranks: %s %s", key,
			matchup_shown(&matchup));
		by_ranks++;
	}
	cr_expect(compared >= 150 && by_ranks >= 50, "%d of 180 were compared, %d by ranks",
		compared, by_ranks);
}

/* If players swap places, their counts are swapped, and every deal is counted once. */
Test(completions, swapped_players_swap_their_deals)
{
	static const char *const lines[][2] = {
		{"AsKs7h v 5c5d5h9d", "5c5d5h9d v AsKs7h"},
		{"AsKs7h2d v Tc9hTh", "Tc9hTh v AsKs7h2d"},
		{"AsKsQsJs v 9h8h7h6h", "9h8h7h6h v AsKsQsJs"},
	};
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		deal_count wins, losses, ties;
		matchup_from(&matchup, "stud", lines[i][0]);
		matchup_count_by(&completions_method, &matchup, false, cpu_path_best(), &tally);
		wins = *tally_at(&tally, 1, 0);
		losses = *tally_at(&tally, 2, 0);
		ties = *tally_at(&tally, 3, 0);
		cr_expect((double)(wins + losses + ties) == matchup_deals(&matchup));
		matchup_from(&matchup, "stud", lines[i][1]);
		matchup_count_by(&completions_method, &matchup, false, cpu_path_best(), &tally);
		cr_expect(*tally_at(&tally, 1, 0) == losses, "%s", lines[i][0]);
		cr_expect(*tally_at(&tally, 2, 0) == wins, "%s", lines[i][0]);
		cr_expect(*tally_at(&tally, 3, 0) == ties, "%s", lines[i][0]);
	}
}

/* Both methods count the 18,265,297,050 deals of razz with three known cards each alike. */
Test(completions, ranks_and_cards_agree)
{
	static const char *const lines[] = {"As2s7h v 3c4d8h", "AsKs7h v AcAdAh",
		"2c3c4c v 9d9h????"};
	static struct tally ranks;
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		matchup_from(&matchup, "razz", lines[i]);
		matchup_count_by(&completions_method, &matchup, false, cpu_path_best(), &tally);
		matchup_count_by(&completions_ranks_method, &matchup, false, CPU_SCALAR, &ranks);
		cr_expect(tally_same(&tally, &ranks), "%s", lines[i]);
	}
}

/* Three players, hi-lo, boards, and hands with too many unknown cards are left to other methods. */
Test(completions, what_it_cannot_count_costs_infinity)
{
	static const char *const problems[][2] = {{"stud", "AsKs7h v 5c5d5h v 2c2d3h"},
		{"stud8", "AsKs7h v 5c5d5h"}, {"omaha", "AsKsQhJh v random"},
		{"stud", "As v random"}};
	for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
		matchup_from(&matchup, problems[i][0], problems[i][1]);
		cr_expect(isinf(completions_method.cost(&matchup, false)), "%s", problems[i][1]);
	}
	matchup_from(&matchup, "stud", "AsKs7h v 5c5d5h");
	cr_expect(isinf(completions_method.cost(&matchup, true)));
}
