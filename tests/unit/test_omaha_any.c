#include "matchups.h"
#include "odds/sample/sample_matchup.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static struct matchup matchup, after;
static struct tally tally, plain, sum;

static const char *const keys[] = {"omaha", "omaha5", "omaha6", "omaha8", "omaha5-8", "courchevel"};
enum { KEYS = sizeof keys / sizeof *keys };

/* -- few cards ---------------------------------------------------------------- */

enum omaha_any_deck { FULL, TWO_SUITS, LOW_RANKS, DECKS };

static bool in_deck(enum omaha_any_deck deck, card c)
{
	enum { EIGHT = 6, ACE = 12, SUITS = 2 };

	switch (deck) {
	case TWO_SUITS:
		return card_suit(c) < SUITS;
	case LOW_RANKS:
		return card_rank(c) <= EIGHT || card_rank(c) == ACE;
	default:
		return true;
	}
}

static void take(struct matchup_cards *cards, int count, const card *from)
{
	for (int i = 0; i < count; i++) {
		cards->cards[i] = from[i];
		cards->set |= card_bit(from[i]);
	}
	cards->known = count;
	cards->drawn -= count;
}

/* A hand against any other, with few live cards of a deck in which flushes or lows are common. */
static void random_matchup(uint64_t *state, const char *key, int known, bool first,
	enum omaha_any_deck deck)
{
	const struct game *game = game_find(slice_of(key));
	struct matchup_cards players[2] = {{.drawn = game->own}, {.drawn = game->own}};
	struct matchup_cards board = {.drawn = game->board};
	card cards[CARD_COUNT], some[CARD_COUNT];
	int at = 0, live = known ? 11 : 12;
	card_set used;

	deal_from(state, CARD_DECK, CARD_COUNT, cards);
	for (int i = 0; i < CARD_COUNT; i++)
		if (in_deck(deck, cards[i]))
			some[at++] = cards[i];
	at = game->own + known;
	take(&players[first ? 0 : 1], game->own, some);
	take(&board, known, some + game->own);
	used = players[0].set | players[1].set | board.set;
	for (int i = 0; i < live; i++)
		used |= card_bit(some[at++]);
	cr_assert_eq(matchup_init(&matchup, NULL, game, players, 2, &board, 1, CARD_DECK & ~used,
			     NULL),
		STATUS_OK);
}

Test(omaha_any, counts_as_plain_dealing_does)
{
	uint64_t state = 41;
	for (int trial = 0; trial < 6 * KEYS * DECKS; trial++) {
		random_matchup(&state, keys[trial % KEYS], trial / KEYS % 6, trial & 1,
			(enum omaha_any_deck)(trial / KEYS / 6));
		cr_assert(!isinf(omaha_any_method.cost(&matchup, false)), "%s",
			matchup_shown(&matchup));
		matchup_count_by(&deal_method, &matchup, false, CPU_SCALAR, &plain);
		matchup_count_by(&omaha_any_method, &matchup, false, cpu_path_best(), &tally);
		cr_assert(tally_same(&tally, &plain), "%s %s", keys[trial % KEYS],
			matchup_shown(&matchup));
		matchup_count_by(&omaha_any_method, &matchup, false, CPU_SCALAR, &tally);
		cr_assert(tally_same(&tally, &plain), "%s %s", keys[trial % KEYS],
			matchup_shown(&matchup));
	}
}

/* -- the whole deck ------------------------------------------------------------- */

/* Each deal belongs to exactly one of its next cards. */
Test(omaha_any, counts_add_up_over_the_next_card)
{
	static const char *const problems[][2] = {{"omaha", "AsKsQhJh v random @ 2c7d"},
		{"omaha8", "As2s5h6h v random @ 3s7d8s"},
		{"omaha5", "AsKsQs6d7d v random @ 5s6s9h"},
		{"omaha6", "2c2d9h9sThTd v random @ 2h9cTs"},
		{"omaha8", "random v AcAd2c3d @ 4c5c6dKc"}};
	for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
		card live[CARD_COUNT];
		int count, sets;
		matchup_from(&matchup, problems[i][0], problems[i][1]);
		matchup_count_by(&omaha_any_method, &matchup, false, cpu_path_best(), &tally);
		cr_assert_eq(matchup_tally(&sum, &matchup, false), STATUS_OK);
		double scale;

		count = card_set_list(matchup.live, live);
		for (int c = 0; c < count; c++) {
			cr_assert_eq(matchup_with_card(&matchup, live[c], &after, NULL, &scale),
				STATUS_OK);
			matchup_count_by(&omaha_any_method, &after, false, cpu_path_best(), &plain);
			tally_add(&sum, &plain);
		}
		sets = 1 << (tally.halves ? 4 : 2);
		for (int set = 0; set < sets; set++)
			cr_expect(sum.by_winners[set] ==
					  tally.by_winners[set] * (unsigned)matchup.board[0].drawn,
				"%s, set %d", problems[i][1], set);
	}
}

/* All 48!/(5! 4! 39!) deals: 1,712,304 boards, on each of which the opponent has 123,410 hands. */
Test(omaha_any, counts_all_deals_before_the_flop)
{
	matchup_from(&matchup, "omaha", "AsKsQhJh v random");
	matchup_count_by(&omaha_any_method, &matchup, false, cpu_path_best(), &tally);
	cr_expect(tally_deals(&tally) == UINT64_C(1712304) * 123410);
}

/* Within four standard errors, for which the seed is fixed. */
Test(omaha_any, samples_agree_before_the_flop)
{
	static const char *const problems[][2] = {{"omaha", "AsKsQhJh v random"},
		{"omaha8", "As2s3hKh v random"}, {"courchevel", "As2s3hKh7d v random @ 8s"}};
	for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
		struct sample_matchup *sampler = NULL;
		matchup_from(&matchup, problems[i][0], problems[i][1]);
		matchup_count_by(&omaha_any_method, &matchup, false, cpu_path_best(), &tally);
		cr_assert_eq(matchup_tally(&sum, &matchup, false), STATUS_OK);
		cr_assert_eq(sample_matchup_begin(&sampler, &matchup, false, cpu_path_best()),
			STATUS_OK);
		for (uint64_t part = 0; part < 64; part++)
			sample_matchup_part(sampler, 1, part, 65536, &sum);
		for (int player = 0; player < 2; player++)
			cr_expect(fabs(tally_equity(&tally, player) - tally_equity(&sum, player)) <
					  4 * tally_stderr(&sum, player),
				"%s", problems[i][1]);
		sample_matchup_free(sampler);
	}
}

/* Other numbers of players, partly known hands, and categories are left to other methods. */
Test(omaha_any, what_it_cannot_count_costs_infinity)
{
	static const char *const problems[] = {"AsKsQhJh v 2d @ 2c7d9h",
		"AsKsQhJh v random v random @ 2c7d9h", "AsKsQh v random @ 2c7d9h"};
	for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
		matchup_from(&matchup, "omaha", problems[i]);
		cr_expect(isinf(omaha_any_method.cost(&matchup, false)), "%s", problems[i]);
	}
	matchup_from(&matchup, "omaha", "AsKsQhJh v random");
	cr_expect(isinf(omaha_any_method.cost(&matchup, true)));
}
