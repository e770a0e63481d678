#include "support.h"

#include "game/pots.h"

#include <criterion/criterion.h>

enum { A = 1, B = 2, C = 4, D = 8 }; /* sets of the first seats */

static struct pots pots;

static void make(int seats, const struct contribution *contributions, chips carried)
{
	pots_make(contributions, seats, carried, &pots);
}

static bool pot_is(int index, chips amount, seat_set contenders)
{
	return index < pots.count && pots.pot[index].amount == amount &&
	       pots.pot[index].contenders == contenders;
}

Test(pots, an_all_in_makes_a_side_pot_for_the_others)
{
	make(3,
		(struct contribution[]){{300, 0, CONTRIBUTION_IN}, {300, 0, CONTRIBUTION_IN},
			{100, 0, CONTRIBUTION_ALL_IN}},
		0);
	cr_assert_eq(pots.count, 2);
	cr_assert(pot_is(0, 300, A | B | C));
	cr_assert(pot_is(1, 400, A | B));
	cr_assert_eq(pots.pot[0].from, 0);
	cr_assert_eq(pots.pot[0].to, 100);
	cr_assert_eq(pots.pot[1].from, 100);
	cr_assert_eq(pots.pot[1].to, 300);
	cr_assert_eq(pots.pot[1].of[0], 200);
	cr_assert_eq(pots.pot[1].of[2], 0);
	cr_assert_eq(pots.returned_to, -1);
}

Test(pots, chips_of_earlier_streets_are_in_the_main_pot)
{
	make(3,
		(struct contribution[]){{300, 0, CONTRIBUTION_IN}, {300, 0, CONTRIBUTION_IN},
			{100, 0, CONTRIBUTION_ALL_IN}},
		1000);
	cr_assert_eq(pots.count, 2);
	cr_assert(pot_is(0, 1300, A | B | C));
	cr_assert_eq(pots.pot[0].carried, 1000);
	cr_assert(pot_is(1, 400, A | B));
	cr_assert_eq(pots.pot[1].carried, 0);
}

Test(pots, folded_chips_stay_in_the_layers_they_reach)
{
	make(4,
		(struct contribution[]){{100, 0, CONTRIBUTION_IN}, {100, 0, CONTRIBUTION_IN},
			{10, 0, CONTRIBUTION_FOLDED}, {50, 0, CONTRIBUTION_ALL_IN}},
		0);
	cr_assert_eq(pots.count, 2);
	cr_assert(pot_is(0, 160, A | B | D));
	cr_assert(pot_is(1, 100, A | B));
}

/* 200, 60 and 40, where of the 40 nobody matched 20. */
Test(pots, what_nobody_matched_goes_back_and_the_rest_is_won_unopposed)
{
	make(4,
		(struct contribution[]){{100, 0, CONTRIBUTION_IN}, {80, 0, CONTRIBUTION_FOLDED},
			{70, 0, CONTRIBUTION_ALL_IN}, {50, 0, CONTRIBUTION_ALL_IN}},
		0);
	cr_assert_eq(pots.count, 3);
	cr_assert(pot_is(0, 200, A | C | D));
	cr_assert(pot_is(1, 60, A | C));
	cr_assert(pot_is(2, 20, A));
	cr_assert_eq(pots.returned_to, 0);
	cr_assert_eq(pots.returned, 20);
}

Test(pots, two_all_ins_over_a_pot)
{
	make(3,
		(struct contribution[]){{450, 0, CONTRIBUTION_IN}, {450, 0, CONTRIBUTION_ALL_IN},
			{150, 0, CONTRIBUTION_ALL_IN}},
		60);
	cr_assert_eq(pots.count, 2);
	cr_assert(pot_is(0, 510, A | B | C));
	cr_assert(pot_is(1, 600, A | B));
}

Test(pots, neighbouring_layers_with_the_same_contenders_are_one)
{
	make(4,
		(struct contribution[]){{90, 0, CONTRIBUTION_IN}, {90, 0, CONTRIBUTION_IN},
			{20, 0, CONTRIBUTION_FOLDED}, {70, 0, CONTRIBUTION_FOLDED}},
		0);
	cr_assert_eq(pots.count, 1);
	cr_assert(pot_is(0, 270, A | B));
}

Test(pots, a_bet_that_nobody_calls_is_no_pot)
{
	make(2, (struct contribution[]){{300, 0, CONTRIBUTION_IN}, {20, 0, CONTRIBUTION_FOLDED}},
		0);
	cr_assert_eq(pots.count, 1);
	cr_assert(pot_is(0, 40, A));
	cr_assert_eq(pots.returned_to, 0);
	cr_assert_eq(pots.returned, 280);
}

Test(pots, folded_chips_above_all_who_are_in_go_to_the_last_pot)
{
	make(4,
		(struct contribution[]){{100, 0, CONTRIBUTION_FOLDED}, {90, 0, CONTRIBUTION_FOLDED},
			{50, 0, CONTRIBUTION_ALL_IN}, {20, 0, CONTRIBUTION_ALL_IN}},
		0);
	cr_assert_eq(pots.returned_to, 0);
	cr_assert_eq(pots.returned, 10);
	cr_assert_eq(pots.count, 2);
	cr_assert(pot_is(0, 80, C | D));
	cr_assert(pot_is(1, 170, C));
	cr_assert_eq(pots.pot[1].to, 90);
}

/* An ante of 2 of the big blind alone, in stacks of 6, 4 and 1, with blinds 1 and 2: the one
 * chip plays for the whole ante. From PokerKit's test_all_ins. */
Test(pots, dead_chips_are_whole_for_everyone)
{
	make(3,
		(struct contribution[]){{2, 0, CONTRIBUTION_IN}, {2, 2, CONTRIBUTION_ALL_IN},
			{1, 0, CONTRIBUTION_ALL_IN}},
		0);
	cr_assert_eq(pots.count, 2);
	cr_assert(pot_is(0, 5, A | B | C));
	cr_assert_eq(pots.pot[0].carried, 2);
	cr_assert_eq(pots.pot[0].of[1], 3);
	cr_assert(pot_is(1, 2, A | B));
}

Test(pots, who_has_dead_chips_only_plays_for_dead_chips_only)
{
	make(3,
		(struct contribution[]){{40, 5, CONTRIBUTION_IN}, {40, 5, CONTRIBUTION_IN},
			{0, 3, CONTRIBUTION_ALL_IN}},
		0);
	cr_assert_eq(pots.count, 2);
	cr_assert(pot_is(0, 13, A | B | C));
	cr_assert(pot_is(1, 80, A | B));
}

Test(pots, nothing_at_all_is_one_empty_pot)
{
	make(2, (struct contribution[]){{0, 0, CONTRIBUTION_IN}, {0, 0, CONTRIBUTION_IN}}, 0);
	cr_assert_eq(pots.count, 1);
	cr_assert(pot_is(0, 0, A | B));
}

/* The same by hand, chip by chip: the chips of one height in all stacks lie on a pile. */
struct pile {
	chips amount;
	seat_set contenders;
};

static int count_of(seat_set set)
{
	int count = 0;

	for (; set; set &= set - 1)
		count++;
	return count;
}

static int piles_by_chip(const struct contribution *contributions, int seats, chips carried,
	struct pile *pile, chips *returned)
{
	seat_set in = 0;
	int count = 1;

	*returned = 0;
	pile[0] = (struct pile){carried, 0};
	for (int i = 0; i < seats; i++) {
		in |= contributions[i].state != CONTRIBUTION_FOLDED ? 1u << i : 0;
		pile[0].amount += contributions[i].dead;
	}
	pile[0].contenders = in;
	for (chips height = 1;; height++) {
		seat_set have = 0;
		seat_set contenders;

		for (int i = 0; i < seats; i++)
			have |= contributions[i].paid >= height ? 1u << i : 0;
		if (!have)
			return count;
		if (count_of(have) == 1) {
			++*returned;
			continue;
		}
		contenders = have & in ? have & in : pile[count - 1].contenders;
		if (contenders != pile[count - 1].contenders) {
			count += pile[count - 1].amount > 0;
			pile[count - 1] = (struct pile){0, contenders};
		}
		pile[count - 1].amount += count_of(have);
	}
}

static int random_contributions(uint64_t *state, struct contribution *contributions)
{
	const int seats = 2 + (int)random_below(state, 9);
	const unsigned most = 1 + random_below(state, 60);

	for (int i = 0; i < seats; i++)
		contributions[i] = (struct contribution){random_below(state, most),
			random_below(state, 3) ? 0 : random_below(state, 5),
			(enum contribution_state)random_below(state, 3)};
	contributions[random_below(state, (unsigned)seats)].state = CONTRIBUTION_IN;
	return seats;
}

/* The contributions in words, for a test that fails: "45 12+3 folded 7 all-in, 17 carried". Good
 * until the next call. */
static const char *words_of(const struct contribution *contributions, int seats, chips carried)
{
	static const char *const states[] = {[CONTRIBUTION_IN] = "",
		[CONTRIBUTION_FOLDED] = " folded",
		[CONTRIBUTION_ALL_IN] = " all-in"};
	static char words[SEATS_MAX * 40 + 40];
	size_t used = 0;

	for (int i = 0; i < seats; i++) {
		const struct contribution *one = &contributions[i];

		used += (size_t)snprintf(words + used, sizeof words - used, "%lld",
			(long long)one->paid);
		if (one->dead)
			used += (size_t)snprintf(words + used, sizeof words - used, "+%lld",
				(long long)one->dead);
		used += (size_t)snprintf(words + used, sizeof words - used, "%s ",
			states[one->state]);
	}
	snprintf(words + used, sizeof words - used, "carried %lld", (long long)carried);
	return words;
}

static chips sum_of(const struct contribution *contributions, int seats)
{
	chips sum = 0;

	for (int i = 0; i < seats; i++)
		sum += contributions[i].paid + contributions[i].dead;
	return sum;
}

Test(pots, are_those_of_a_count_chip_by_chip)
{
	uint64_t state = 21;

	for (int round = 0; round < 20000; round++) {
		struct contribution contributions[SEATS_MAX];
		struct pile pile[SEATS_MAX + 1];
		const int seats = random_contributions(&state, contributions);
		const chips carried = random_below(&state, 2) ? 0 : random_below(&state, 100);
		chips returned, sum = 0;
		int count = piles_by_chip(contributions, seats, carried, pile, &returned);
		const char *input = words_of(contributions, seats, carried);

		make(seats, contributions, carried);
		cr_assert_eq(pots.count, count, "%s: %d pots, not %d", input, pots.count, count);
		cr_assert_eq(pots.returned, returned, "%s: %lld returned, not %lld", input,
			(long long)pots.returned, (long long)returned);
		cr_assert_eq(pots.returned_to >= 0, returned > 0, "%s", input);
		for (int i = 0; i < count; i++) {
			cr_assert(pot_is(i, pile[i].amount, pile[i].contenders), "%s: pot %d",
				input, i);
			sum += pots.pot[i].amount;
		}
		cr_assert_eq(sum + returned, sum_of(contributions, seats) + carried, "%s", input);
	}
}

/* What is said to be of each seat adds up, by pot and by seat. */
Test(pots, every_chip_has_its_owner)
{
	uint64_t state = 22;

	for (int round = 0; round < 5000; round++) {
		struct contribution contributions[SEATS_MAX];
		const int seats = random_contributions(&state, contributions);
		const char *input = words_of(contributions, seats, 17);
		chips of[SEATS_MAX] = {0};

		make(seats, contributions, 17);
		for (int p = 0; p < pots.count; p++) {
			chips sum = p == 0 ? 17 : 0;

			for (int i = 0; i < seats; i++) {
				sum += pots.pot[p].of[i];
				of[i] += pots.pot[p].of[i];
			}
			cr_assert_eq(sum, pots.pot[p].amount, "%s: pot %d", input, p);
		}
		for (int i = 0; i < seats; i++)
			cr_assert_eq(of[i] + (i == pots.returned_to ? pots.returned : 0),
				contributions[i].paid + contributions[i].dead, "%s: seat %d", input,
				i);
	}
}

static struct pot_award award;

static void share(int seats, chips amount, seat_set winners, int button, chips rake)
{
	struct pot pot = {.amount = amount, .contenders = winners};

	pots_share(&pot, seats, winners, button, rake, &award);
}

/* Robert's Rules of Poker, "Ties", 4: the odd chips go one each from the left of the button. */
Test(pots, odd_chips_go_left_of_the_button)
{
	share(4, 103, A | B | D, 1, 0);
	cr_assert_eq(award.share[0], 34);
	cr_assert_eq(award.share[2], 0);
	cr_assert_eq(award.odd[3], 1);
	cr_assert_eq(award.odd[0] + award.odd[1] + award.odd[2], 0);
	share(4, 104, A | B | D, 1, 0);
	cr_assert_eq(award.odd[3], 1);
	cr_assert_eq(award.odd[0], 1);
	cr_assert_eq(award.odd[1], 0);
}

Test(pots, the_button_is_the_last_to_get_an_odd_chip)
{
	share(3, 11, A | C, 2, 0);
	cr_assert_eq(award.odd[0], 1);
	cr_assert_eq(award.odd[2], 0);
}

Test(pots, one_winner_has_all_but_the_rake)
{
	share(3, 101, B, 0, 5);
	cr_assert_eq(award.share[1], 96);
	cr_assert_eq(award.odd[1], 0);
	cr_assert_eq(award.rake, 5);
}

Test(pots, shares_and_odd_chips_are_the_pot)
{
	uint64_t state = 23;

	for (int round = 0; round < 5000; round++) {
		const int seats = 2 + (int)random_below(&state, 9);
		const chips amount = random_below(&state, 1000);
		const chips rake = random_below(&state, (unsigned)amount + 1);
		const seat_set winners = 1 + random_below(&state, (1u << seats) - 1);
		chips sum = rake;

		share(seats, amount, winners, (int)random_below(&state, (unsigned)seats), rake);
		for (int i = 0; i < seats; i++) {
			cr_assert(award.odd[i] <= 1, "%lld less %lld among %x of %d",
				(long long)amount, (long long)rake, winners, seats);
			cr_assert(winners >> i & 1 || award.share[i] + award.odd[i] == 0,
				"%lld less %lld among %x of %d", (long long)amount, (long long)rake,
				winners, seats);
			sum += award.share[i] + award.odd[i];
		}
		cr_assert_eq(sum, amount, "%lld less %lld among %x of %d: %lld", (long long)amount,
			(long long)rake, winners, seats, (long long)sum);
	}
}

static void two_pots(chips main, chips side)
{
	pots.count = 2;
	pots.pot[0].amount = main;
	pots.pot[1].amount = side;
}

Test(pots, rake_is_rounded_down_pot_by_pot)
{
	chips rake[2];

	two_pots(399, 119);
	pots_rake(&pots, &(struct rake){.share = 500}, true, rake);
	cr_assert_eq(rake[0], 19);
	cr_assert_eq(rake[1], 5);
}

Test(pots, the_cap_of_a_rake_is_for_all_pots_main_pot_first)
{
	chips rake[2];

	two_pots(400, 1000);
	pots_rake(&pots, &(struct rake){.share = 500, .cap = 30}, true, rake);
	cr_assert_eq(rake[0], 20);
	cr_assert_eq(rake[1], 10);
}

Test(pots, no_flop_no_drop)
{
	const struct rake rules = {.share = 500, .no_flop_no_drop = true};
	chips rake[2];

	two_pots(400, 1000);
	pots_rake(&pots, &rules, false, rake);
	cr_assert_eq(rake[0] + rake[1], 0);
	pots_rake(&pots, &rules, true, rake);
	cr_assert_eq(rake[0] + rake[1], 70);
}

Test(pots, the_rake_of_the_largest_pots_is_exact)
{
	chips rake[2];

	two_pots(SEATS_MAX * CHIPS_MOST, 9999);
	pots_rake(&pots, &(struct rake){.share = 10000}, true, rake);
	cr_assert_eq(rake[0], SEATS_MAX * CHIPS_MOST);
	cr_assert_eq(rake[1], 9999);
}

/* The example of pots.h: 350 for a, b and c, 400 for a and b; then d alone has 30. */
Test(pots, all_in_value_is_each_pot_by_the_equities_of_its_contenders)
{
	static const struct contribution contributions[] = {{300, 0, CONTRIBUTION_IN},
		{300, 0, CONTRIBUTION_IN}, {100, 0, CONTRIBUTION_ALL_IN},
		{50, 0, CONTRIBUTION_FOLDED}};
	static const double main_pot[] = {0.5, 0.25, 0.25}, side_pot[] = {0.75, 0.25};
	const struct pot alone = {.amount = 30, .contenders = 8};
	double value[4] = {0, 0, 0, 1};

	pots_make(contributions, 4, 0, &pots);
	cr_assert_eq(pots.count, 2);
	pots_add_average(&pots.pot[0], main_pot, value);
	pots_add_average(&pots.pot[1], side_pot, value);
	pots_add_average(&alone, NULL, value);
	cr_expect_eq(value[0], 175 + 300);
	cr_expect_eq(value[1], 87.5 + 100);
	cr_expect_eq(value[2], 87.5);
	cr_expect_eq(value[3], 1 + 30);
}
