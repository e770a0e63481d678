/* The dealer is the oracle of equity in every game, so it is pinned first: by published equities,
 * by another oracle of hold'em, and by problems that can be calculated by hand. */
#include "dealer.h"
#include "spots.h"

#include "cards/colex.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static struct plain_dealer dealer;
static struct dealer_counts counts, others;

static bool same_counts(const struct dealer_counts *a, const struct dealer_counts *b)
{
	return memcmp(a, b, sizeof *a) == 0;
}

/* -- hold'em, and the two ways to value --------------------------------------- */

Test(dealer, counts_holdem_as_the_oracle_of_spots_does)
{
	static struct spot spot;
	static struct tally tally;
	uint64_t state = 30;
	int tried = 0;
	while (tried < 30) {
		const int players = 2 + (int)random_below(&state, 3);
		spot_random(&state, &spot, players, tried % 2 ? SHAPE_FEW : SHAPE_SINGLE, tried % 3,
			3 + (int)random_below(&state, 3), (int)random_below(&state, 6));
		if (spot_oracle_work(&spot) > 1500)
			continue;
		spot_oracle(&spot, false, &tally);
		dealer_from_spot(&dealer, &reference_high, &spot);
		dealer_count(&dealer, &counts);
		for (int set = 1; set < 1 << players; set++)
			cr_assert_eq(counts.by_winners[set][0], (uint64_t)tally.by_winners[set],
				"%s", spot_shown(&spot));
		tried++;
	}
}

/* Games that differ in halves, hole cards and boards, each with few deals to come. */
static const struct form {
	const struct reference_evaluator *high, *low;
	int holes, known, board_cards, board_count, dead;
} forms[] = {
	{&reference_high, NULL, 2, 2, 5, 4, 0},
	{&reference_shortdeck, NULL, 2, 2, 5, 4, 2},
	{&reference_shortdeck_trips, NULL, 2, 1, 5, 5, 0},
	{&reference_royal, NULL, 2, 2, 5, 3, 0},
	{&reference_omaha, NULL, 4, 4, 5, 4, 3},
	{&reference_omaha, &reference_omaha_low, 4, 4, 5, 4, 0},
	{&reference_omaha, &reference_omaha_low, 5, 5, 5, 4, 0},
	{&reference_omaha, &reference_omaha_low, 6, 6, 5, 4, 0},
	{&reference_high, &reference_eight_or_better, 7, 6, 0, 0, 4},
	{&reference_high, NULL, 7, 6, 0, 0, 0},
	{&reference_ace_to_five, NULL, 7, 6, 0, 0, 0},
	{&reference_deuce_to_seven, NULL, 5, 4, 0, 0, 5},
	{&reference_badugi, NULL, 4, 3, 0, 0, 2},
};

enum { FORMS = sizeof forms / sizeof *forms };

static void random_form(uint64_t *state, const struct form *form, int players)
{
	dealer_random(state, &dealer, form->high, form->low, players, form->holes, form->known,
		form->board_cards, form->board_count, form->dead);
}

static uint64_t deals_of(const struct form *form, int players)
{
	int left = card_set_count(form->high->deck) - players * form->known - form->board_count -
		   form->dead;
	uint64_t deals = 1;
	for (int i = 0; i < players; i++, left -= form->holes - form->known)
		deals *= colex_choose((unsigned)left, (unsigned)(form->holes - form->known));
	return deals *
	       colex_choose((unsigned)left, (unsigned)(form->board_cards - form->board_count));
}

Test(dealer, deals_are_as_many_as_products_of_binomials_and_pots_are_shared_whole)
{
	uint64_t state = 31;
	for (int f = 0; f < FORMS; f++) {
		uint64_t shares = 0, halves = 0;
		random_form(&state, &forms[f], 2);
		dealer_count(&dealer, &counts);
		cr_expect_eq(counts.deals, deals_of(&forms[f], 2), "%s", dealer_shown(&dealer));
		cr_expect(fabs(dealer_work(&dealer) - (double)counts.deals) < 0.5);
		for (int i = 0; i < 2; i++) {
			shares += dealer_share(&counts, i);
			halves += dealer_high(&counts, i);
		}
		cr_expect_eq(shares, counts.deals * DEALER_POT, "%s", dealer_shown(&dealer));
		cr_expect_eq(halves, counts.deals * DEALER_POT / 2);
	}
}

Test(dealer, players_who_change_places_change_their_counts)
{
	uint64_t state = 32;
	for (int f = 0; f < FORMS; f++) {
		random_form(&state, &forms[f], 2);
		dealer_count(&dealer, &counts);
		const struct plain_hand moved = dealer.own[0];
		dealer.own[0] = dealer.own[1];
		dealer.own[1] = moved;
		dealer_count(&dealer, &others);
		for (unsigned high = 1; high < 4; high++)
			for (unsigned low = 0; low < 4; low++) {
				const unsigned h = high >> 1 | (high & 1) << 1;
				const unsigned l = low >> 1 | (low & 1) << 1;
				cr_assert_eq(counts.by_winners[high][low], others.by_winners[h][l],
					"%s", dealer_shown(&dealer));
			}
	}
}

Test(dealer, values_by_table_are_those_of_the_rulebook)
{
	static const struct form large[] = {
		{&reference_omaha, &reference_omaha_low, 6, 5, 5, 5, 4},
		{&reference_badugi, NULL, 4, 3, 0, 0, 2},
		{&reference_shortdeck, NULL, 2, 1, 5, 5, 0},
	};
	uint64_t state = 33;
	for (size_t f = 0; f < sizeof large / sizeof *large; f++) {
		random_form(&state, &large[f], 2);
		dealer.detail = true;
		dealer.way = DEALER_DIRECTLY;
		dealer_count(&dealer, &counts);
		dealer.way = DEALER_BY_TABLE;
		dealer_count(&dealer, &others);
		cr_assert(same_counts(&counts, &others), "%s", dealer_shown(&dealer));
	}
}

/* -- published shares --------------------------------------------------------- */

/* The evaluator and the hole cards of a game in the published files; NULL for hold'em. */
static const struct reference_evaluator *game_of(const char *letter, int *holes)
{
	*holes = strcmp(letter, "o") == 0 ? 4 : 2;
	if (strcmp(letter, "o") == 0)
		return &reference_omaha;
	if (strcmp(letter, "s") == 0)
		return &reference_shortdeck;
	if (strcmp(letter, "t") == 0)
		return &reference_shortdeck_trips;
	return NULL;
}

Test(dealer, poker_odds_calcs_shares_of_omaha_and_short_deck_are_found)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "poker-odds-calc.tsv");
	while (published_next(&rows)) {
		int holes;
		const struct reference_evaluator *const of = game_of(rows.cell[0], &holes);
		/* Omaha before the flop is one of the long tests */
		if (!of || (holes == 4 && rows.cell[2][0] == '\0'))
			continue;
		dealer_from(&dealer, of, NULL, holes, rows.cell[1], 5, rows.cell[2], "");
		dealer_count(&dealer, &counts);
		for (char *at = strtok(rows.cell[3], " "); at; at = strtok(NULL, " ")) {
			unsigned player;
			char field[8];
			double expected;
			cr_assert_eq(sscanf(at, "p%u.%7[a-z]=%lf", &player, field, &expected), 3);
			const uint64_t count = field[0] == 'w' ? dealer_wins(&counts, (int)player)
							       : dealer_ties(&counts, (int)player);
			const double own = 100.0 * (double)count / (double)counts.deals;
			cr_expect(fabs(own - expected) <= 0.00501, "line %d, %s: %g", rows.number,
				at, own);
		}
		checked++;
	}
	cr_expect_eq(checked, 16, "%d", checked);
}

/* The last cell has exact counts, "total 406: 141,256,9": for the first player alone, the second
 * alone, and both. */
Test(dealer, short_deck_counts_are_those_of_another_enumeration)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "node-poker-odds-calculator.tsv");
	while (published_next(&rows)) {
		unsigned long long total, by_winners[4];
		if (strcmp(rows.cell[0], "s") != 0)
			continue;
		cr_assert_eq(sscanf(rows.cell[4], "total %llu: %llu,%llu,%llu", &total,
				     &by_winners[1], &by_winners[2], &by_winners[3]),
			4, "%s", rows.cell[4]);
		dealer_from(&dealer, &reference_shortdeck, NULL, 2, rows.cell[1], 5, rows.cell[2],
			"");
		dealer_count(&dealer, &counts);
		cr_expect_eq(counts.deals, total, "line %d", rows.number);
		for (int set = 1; set < 4; set++)
			cr_expect_eq(counts.by_winners[set][0], by_winners[set], "line %d, %d",
				rows.number, set);
		checked++;
	}
	cr_expect_eq(checked, 4);
}

/* The rows of deuce-to-seven, and one of Omaha (4c3sKhQd;4h5cQhKh), give two players the same card,
 * which cannot be dealt. */
Test(dealer, pokerstoves_shares_of_the_pot_are_found)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "pokerstove-tests.tsv");
	while (published_next(&rows)) {
		if (strcmp(rows.cell[0], "omaha8") == 0)
			dealer_from(&dealer, &reference_omaha, &reference_omaha_low, 4,
				rows.cell[1], 5, rows.cell[2], "");
		else if (strcmp(rows.cell[0], "omaha") == 0)
			dealer_from(&dealer, &reference_omaha, NULL, 4, rows.cell[1], 5,
				rows.cell[2], "");
		else
			continue;
		dealer_count(&dealer, &counts);
		if (counts.deals == 0)
			continue;
		cr_expect(fabs((double)dealer_share(&counts, 0) / DEALER_POT -
				  strtod(rows.cell[3], NULL)) < 1e-9,
			"line %d: %llu of %d", rows.number,
			(unsigned long long)dealer_share(&counts, 0), DEALER_POT);
		checked++;
	}
	cr_expect_eq(checked, 4);
}

/* -- by hand ------------------------------------------------------------------ */

static void deal(const struct reference_evaluator *high, const struct reference_evaluator *low,
	int holes, const char *hands, const char *board, const char *dead)
{
	dealer_from(&dealer, high, low, holes, hands, high->board.most && *board ? 5 : 0, board,
		dead);
	dealer_count(&dealer, &counts);
}

/* 2-3-4-5 draws against a pat 9-8-7-6-4: three sevens, three eights and three nines win; the sixes
 * make a straight, all others a pair or a higher card. With a nine among the discards only two
 * nines win. */
Test(dealer, one_card_draws_of_deuce_to_seven_are_as_reckoned_by_hand)
{
	deal(&reference_deuce_to_seven, NULL, 5, "9c 8d 7h 6s 4c; 2c 3d 4h 5s ?", "", "");
	cr_expect_eq(counts.deals, 43);
	cr_expect_eq(dealer_wins(&counts, 1), 9);
	cr_expect_eq(dealer_wins(&counts, 0), 34);
	deal(&reference_deuce_to_seven, NULL, 5, "9c 8d 7h 6s 4c; 2c 3d 4h 5s", "", "9d");
	cr_expect_eq(counts.deals, 42);
	cr_expect_eq(dealer_wins(&counts, 1), 8);
}

/* A-2-3 needs one of the nine spades that pair neither it nor are held. */
Test(dealer, one_card_draws_of_badugi_are_as_reckoned_by_hand)
{
	deal(&reference_badugi, NULL, 4, "Kc Qd Jh Ts; Ac 2d 3h", "", "");
	cr_expect_eq(counts.deals, 45);
	cr_expect_eq(dealer_wins(&counts, 1), 9);
	cr_expect_eq(dealer_wins(&counts, 0), 36);
}

/* Before seventh street of stud, a four-flush in hearts against aces and kings: nine of 40 cards
 * are hearts, and the other player improves with two aces and two kings. Two of the hearts, Ah and
 * Kh, are among these four. */
Test(dealer, players_complete_their_hands_from_one_deck)
{
	deal(&reference_high, NULL, 7, "2h 5h 7h 9h Jc Qd; As Ac Ks Kc 3d 4d", "", "");
	cr_expect_eq(counts.deals, 40 * 39);
	cr_expect_eq(dealer_wins(&counts, 0), 7 * (39 - 4) + 2 * (39 - 3));
	cr_expect_eq(dealer_ties(&counts, 0), 0);
}

/* A-2 with a pair against A-2 alone: the better high has three quarters of the pot. */
Test(dealer, lows_that_tie_are_quartered_and_no_low_gives_all_to_high)
{
	deal(&reference_omaha, &reference_omaha_low, 4, "As2sKhKd; AhAdQcQs; Ac2cTh9d",
		"3s 4h 8d Kc Jh", "");
	cr_expect_eq(dealer_high(&counts, 0), DEALER_POT / 2);
	cr_expect_eq(dealer_low(&counts, 0), DEALER_POT / 4);
	cr_expect_eq(dealer_share(&counts, 0), DEALER_POT * 3 / 4);
	cr_expect_eq(dealer_share(&counts, 2), DEALER_POT / 4);
	cr_expect_eq(counts.scoops[0], 0);
	deal(&reference_omaha, &reference_omaha_low, 4, "As2sKhKd; Ac2cTh9d", "3s 4h 9s Kc Jh", "");
	cr_expect_eq(dealer_share(&counts, 0), DEALER_POT);
	cr_expect_eq(dealer_low(&counts, 0), 0);
	cr_expect_eq(counts.scoops[0], 1);
	deal(&reference_high, &reference_eight_or_better, 7, "As2s3s4h5hKdKc; AcAd9h9cJdTsQh", "",
		"");
	cr_expect_eq(counts.scoops[0], 1, "a wheel wins both halves");
}

/* Each runout is as likely as a single one, so equities are the same; the whole pot is won less
 * often. */
Test(dealer, running_it_twice_changes_no_share)
{
	dealer_from(&dealer, &reference_omaha, &reference_omaha_low, 4, "As2sKhKd; QcQsJhTd", 5,
		"3s 4h Jd 9c", "");
	dealer_count(&dealer, &counts);
	const uint64_t share = dealer_share(&counts, 0), scoops = counts.scoops[0];
	cr_expect_eq(counts.deals, 40);
	dealer_run_twice(&dealer);
	dealer_count(&dealer, &counts);
	cr_expect_eq(counts.deals, 40 * 39);
	cr_expect_eq(dealer_share(&counts, 0), share * 2 * 39);
	/* two different rivers, each of which wins the whole pot of its board */
	cr_expect_eq(counts.scoops[0], scoops * (scoops - 1));
}

Test(dealer, two_boards_have_half_a_pot_each)
{
	dealer_from(&dealer, &reference_high, NULL, 2, "AsAd; 2h2c", 5, "Kc Kd Qs Jh 9c", "");
	dealer_second_board(&dealer, "Ts 8d 7h 2s 3c");
	dealer_count(&dealer, &counts);
	cr_expect_eq(counts.deals, 1);
	cr_expect_eq(dealer_share(&counts, 0), DEALER_POT);
	cr_expect_eq(dealer_share(&counts, 1), DEALER_POT);
	cr_expect_eq(counts.scoops[0] + counts.scoops[1], 0);
	/* one card to come on each: one of two deuces among 40 cards for either board */
	dealer_from(&dealer, &reference_high, NULL, 2, "AsAd; 2h2c", 5, "Kc Kd Qs Jh", "");
	dealer_second_board(&dealer, "Ts 8d 7h 3c");
	dealer_count(&dealer, &counts);
	cr_expect_eq(counts.deals, 40 * 39);
	cr_expect_eq(counts.scoops[0], 38 * 37);
	cr_expect_eq(counts.scoops[1], 2);
	cr_expect_eq(dealer_share(&counts, 1), (uint64_t)DEALER_POT * 2 * 2 * 39);
}

/* Two hands of a range, one of them twice as likely. */
Test(dealer, weights_count_deals_more_than_once)
{
	static struct plain_hand range[2] = {{.count = 2, .weight = 2}, {.count = 2, .weight = 1}};
	cards_from("AcAd", range[0].cards);
	cards_from("2c2d", range[1].cards);
	dealer_from(&dealer, &reference_high, NULL, 2, "KcKd; ??", 5, "3s 4h 9s Jc Qh", "");
	dealer.range[1].hands = range;
	dealer.range[1].count = 2;
	dealer_count(&dealer, &counts);
	cr_expect_eq(counts.deals, 3);
	cr_expect_eq(dealer_wins(&counts, 0), 1);
	cr_expect_eq(dealer_wins(&counts, 1), 2);
}

/* Hands of five of all 52 cards, by category: OMPEval, Wikipedia. */
Test(dealer, one_player_alone_is_dealt_every_hand)
{
	static const uint64_t expected[] = {1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624,
		40};
	dealer_from(&dealer, &reference_high, NULL, 5, "?????", 0, "", "");
	dealer.detail = true;
	dealer_count(&dealer, &counts);
	cr_expect_eq(counts.deals, 2598960);
	for (int i = 0; i < 9; i++)
		cr_expect_eq(counts.ends[0][0][i].won, expected[i]);
}
