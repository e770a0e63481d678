#include "odds/omaha/omaha_count.h"

#include "cards/colex.h"

#include "dealer.h"

#include <criterion/criterion.h>
#include <string.h>

static const enum cpu_path paths[] = {CPU_SCALAR, CPU_AVX2};

static struct plain_dealer dealer;
static struct dealer_counts expected;

/* The deal of a problem whose players have all their cards. */
static struct omaha_deal deal_of(const struct plain_dealer *from)
{
	struct omaha_deal deal = {.players = from->players,
		.own = from->holes,
		.known = from->board_count,
		.live = CARD_DECK & ~from->dead,
		.low = from->low != NULL};
	for (int i = 0; i < deal.players; i++)
		for (int k = 0; k < deal.own; k++) {
			deal.cards[i][k] = from->own[i].cards[k];
			deal.live &= ~card_bit(deal.cards[i][k]);
		}
	for (int k = 0; k < deal.known; k++) {
		deal.board[k] = from->board[0][k];
		deal.live &= ~card_bit(deal.board[k]);
	}
	return deal;
}

static void check(struct omaha_count *count)
{
	const struct omaha_deal deal = deal_of(&dealer);
	const unsigned sets = 1u << deal.players;
	dealer_count(&dealer, &expected);
	for (size_t p = 0; p < sizeof paths / sizeof *paths; p++) {
		const uint32_t *got;
		if (!cpu_path_usable(paths[p]))
			continue;
		got = omaha_count_deal(count, &deal, paths[p]);
		for (unsigned high = 0; high < sets; high++)
			for (unsigned low = 0; low < (deal.low ? sets : 1); low++)
				cr_assert_eq(got[deal.low ? high << deal.players | low : high],
					expected.by_winners[high][low], "%s: %s: %x, %x",
					cpu_path_name(paths[p]), dealer_shown(&dealer), high, low);
	}
}

/* Enough dead cards that the reference implementation deals the rest quickly. */
Test(omaha_count, equals_dealing)
{
	struct omaha_count *count = omaha_count_new();
	uint64_t state = 21;
	cr_assert_not_null(count);
	for (int trial = 0; trial < 45; trial++) {
		const int holes = 4 + trial % 3, dealt = trial / 3 % 3;
		const int players = 2 + (int)random_below(&state, holes == 6 ? 3 : 5);
		const int dead = 52 - players * holes - dealt - (dealt ? 11 : 10);
		dealer_random(&state, &dealer, &reference_omaha,
			trial & 1 ? &reference_omaha_low : NULL, players, holes, holes, 5, dealt,
			dead);
		dealer.way = DEALER_DIRECTLY;
		check(count);
	}
	omaha_count_free(count);
}

/* Few ranks of two suits are left, so that straight flushes, fours of a kind and full houses meet.
 */
Test(omaha_count, straight_flushes_are_taken_from_full_houses_and_flushes)
{
	static const char *const hands[] = {"9h8h2c2d; JsJcThTc", "9h8hTc2d; 7h6hTdTs",
		"AhKhTdTc; 5h4h9h8h", "Th9h8h7h; JcJdQcQd", "AsKs5s4s; QsJs3s2s",
		"6h5hAh2h; 9c9d8c8d"};
	struct omaha_count *count = omaha_count_new();
	uint64_t state = 22;
	cr_assert_not_null(count);
	for (size_t i = 0; i < sizeof hands / sizeof *hands; i++)
		for (int trial = 0; trial < 4; trial++) {
			char dead[3 * CARD_COUNT + 1];
			card drop[CARD_COUNT];
			card_set held = 0, suit;
			dealer_from(&dealer, &reference_omaha,
				trial & 1 ? &reference_omaha_low : NULL, 4, hands[i], 5, "", "");
			for (int p = 0; p < dealer.players; p++)
				for (int k = 0; k < 4; k++)
					held |= card_bit(dealer.own[p].cards[k]);
			suit = card_set_suit(card_suit(dealer.own[0].cards[0])) & ~held;
			deal_from(&state, CARD_DECK & ~held & ~suit,
				52 - 8 - card_set_count(suit) - 3, drop);
			strcpy(dead, cards_shown(drop, 52 - 8 - card_set_count(suit) - 3));
			dealer_from(&dealer, &reference_omaha,
				trial & 1 ? &reference_omaha_low : NULL, 4, hands[i], 5, "", dead);
			dealer.way = DEALER_DIRECTLY;
			check(count);
		}
	omaha_count_free(count);
}

/* AAKK double suited against JT98 double suited of the same suits and others, whole decks: the
 * number of boards is C(44, 5), and every board has a winner. */
Test(omaha_count, all_boards_are_counted)
{
	struct omaha_count *count = omaha_count_new();
	uint64_t state = 23;
	cr_assert_not_null(count);
	for (int trial = 0; trial < 40; trial++) {
		const int players = 2 + trial % 9, own = players > 7 ? 4 : 4 + trial % 3;
		struct omaha_deal deal = {.players = players, .own = own, .low = players < 7};
		uint64_t sum = 0;
		card cards[60];
		const uint32_t *got;
		deal_from(&state, CARD_DECK, players * own, cards);
		deal.live = CARD_DECK;
		for (int i = 0; i < players * own; i++) {
			deal.cards[i / own][i % own] = cards[i];
			deal.live &= ~card_bit(cards[i]);
		}
		got = omaha_count_deal(count, &deal, cpu_path_best());
		for (unsigned i = 0; i < 1u << (deal.low ? 2 * players : players); i++)
			sum += got[i];
		cr_expect_eq(sum, colex_choose((unsigned)card_set_count(deal.live), 5));
	}
	omaha_count_free(count);
}
