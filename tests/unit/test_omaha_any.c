#include "lineups.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static struct lineup lineup;
static struct lineup_tally tally, plain;

/* A hand against any other with few live cards. */
static void random_lineup(uint64_t *state, const char *key, int known, bool first)
{
	const struct game *game = game_find((struct slice){key, strlen(key)});
	struct lineup_cards players[2] = {{0}}, board = {.known = known, .drawn = 5 - known};
	struct lineup_cards *hero = &players[first ? 0 : 1];
	card deck[CARD_COUNT];
	card_set used = 0;
	int at = 0;
	deal_from(state, CARD_DECK, CARD_COUNT, deck);
	players[0].drawn = players[1].drawn = game->own;
	hero->known = game->own;
	hero->drawn = 0;
	for (int i = 0; i < game->own; i++) {
		hero->cards[i] = deck[at++];
		hero->set |= card_bit(hero->cards[i]);
	}
	for (int i = 0; i < known; i++) {
		board.cards[i] = deck[at++];
		board.set |= card_bit(board.cards[i]);
	}
	used = hero->set | board.set;
	for (int live = 0; live < 11; live++)
		used |= card_bit(deck[at++]);
	cr_assert_eq(lineup_init(&lineup, game, players, 2, &board, 1, CARD_DECK & ~used),
		STATUS_OK);
}

Test(omaha_any, counts_as_plain_dealing_does)
{
	static const char *const keys[] = {"omaha", "omaha5", "omaha6"};
	uint64_t state = 41;
	for (int trial = 0; trial < 54; trial++) {
		random_lineup(&state, keys[trial % 3], 3 + trial / 3 % 3, trial & 1);
		cr_assert(!isinf(omaha_any_method.cost(&lineup, false)), "%s",
			lineup_shown(&lineup));
		lineup_count_by(&lineup_deal_method, &lineup, false, CPU_SCALAR, &plain);
		lineup_count_by(&omaha_any_method, &lineup, false, cpu_path_best(), &tally);
		cr_assert(lineup_tally_same(&tally, &plain), "%s %s", keys[trial % 3],
			lineup_shown(&lineup));
	}
}

/* Half of the pot, other players, and hands of which something is known are left to others. */
Test(omaha_any, what_it_cannot_count_costs_infinity)
{
	static const char *const problems[][2] = {{"omaha", "AsKsQhJh v random"},
		{"omaha8", "AsKsQhJh v random @ 2c7d9h"}, {"omaha", "AsKsQhJh v 2d @ 2c7d9h"},
		{"omaha", "AsKsQhJh v random v random @ 2c7d9h"}};
	for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
		lineup_from(&lineup, problems[i][0], problems[i][1]);
		cr_expect(isinf(omaha_any_method.cost(&lineup, false)), "%s", problems[i][1]);
	}
}
