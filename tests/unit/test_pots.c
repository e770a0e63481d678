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

/* 200, 60 and 40; nobody matched 20 of the 40. */
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

/* An ante of 2 from the big blind alone, with stacks of 6, 4 and 1 and blinds 1 and 2: the single
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
struct chip_pots {
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

static int pots_by_chip(const struct contribution *contributions, int seats, chips carried,
	struct chip_pots *chip_pots, chips *returned)
{
	seat_set in = 0;
	int count = 1;

	*returned = 0;
	chip_pots[0] = (struct chip_pots){carried, 0};
	for (int i = 0; i < seats; i++) {
		in |= contributions[i].state != CONTRIBUTION_FOLDED ? 1u << i : 0;
		chip_pots[0].amount += contributions[i].dead;
	}
	chip_pots[0].contenders = in;
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
		contenders = have & in ? have & in : chip_pots[count - 1].contenders;
		if (contenders != chip_pots[count - 1].contenders) {
			count += chip_pots[count - 1].amount > 0;
			chip_pots[count - 1] = (struct chip_pots){0, contenders};
		}
		chip_pots[count - 1].amount += count_of(have);
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

/* The contributions as text, for a test that fails: "45 12+3 folded 7 all-in, 17 carried". Valid
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
		struct chip_pots chip_pots[SEATS_MAX + 1];
		const int seats = random_contributions(&state, contributions);
		const chips carried = random_below(&state, 2) ? 0 : random_below(&state, 100);
		chips returned, sum = 0;
		int count = pots_by_chip(contributions, seats, carried, chip_pots, &returned);
		const char *input = words_of(contributions, seats, carried);

		make(seats, contributions, carried);
		cr_assert_eq(pots.count, count, "%s: %d pots, not %d", input, pots.count, count);
		cr_assert_eq(pots.returned, returned, "%s: %lld returned, not %lld", input,
			(long long)pots.returned, (long long)returned);
		cr_assert_eq(pots.returned_to >= 0, returned > 0, "%s", input);
		for (int i = 0; i < count; i++) {
			cr_assert(pot_is(i, chip_pots[i].amount, chip_pots[i].contenders),
				"%s: pot %d", input, i);
			sum += pots.pot[i].amount;
		}
		cr_assert_eq(sum + returned, sum_of(contributions, seats) + carried, "%s", input);
	}
}

/* The amounts of the seats add up, by pot and by seat. */
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

/* -- paying a pot --------------------------------------------------------------------- */

static struct pot_award award;

static void share_halves(int seats, chips amount, seat_set high, seat_set low, int button,
	chips rake)
{
	const struct pot pot = {.amount = amount, .contenders = high | low};
	const struct pot_claim claim = {{high, low}};

	pots_share(&pot, seats, &claim, 1, &(struct odd_chips){.button = button}, rake, &award);
}

static void share(int seats, chips amount, seat_set winners, int button, chips rake)
{
	share_halves(seats, amount, winners, 0, button, rake);
}

/* The payments to the seats, as "34 34 0 35". */
static void expect_gets(int seats, const char *expected)
{
	struct text gets = {0};

	for (int i = 0; i < seats; i++) {
		text_add_string(&gets, i ? " " : "");
		text_add_uint(&gets, (uint64_t)pots_award_gets(&award, i));
	}
	cr_expect(text_is(&gets, expected), "%.*s, not %s", (int)gets.length, gets.bytes, expected);
	text_free(&gets);
}

/* 101 among three is 34, 34 and 33; the player who gets the short share by the rules may get one
 * more, and the other two have their maximum. */
Test(pots, the_odd_chips_are_given_as_they_were_paid)
{
	const chips paid[3] = {33, 34, 34};
	struct settlement settlement = {.pots = {.seats = 3, .count = 1}};

	settlement.award[0].count = 1;
	settlement.award[0].part[0] = (struct pot_part){101, 33, A | B | C, A | B, 1, 0};
	for (int i = 0; i < 3; i++)
		settlement.gets[i] = pots_award_gets(&settlement.award[0], i);
	for (int i = 0; i < 3; i++)
		cr_expect_eq(pots_most(&settlement, i), 34);
	pots_give_odd(&settlement, 3, paid);
	for (int i = 0; i < 3; i++) {
		cr_expect_eq(settlement.gets[i], paid[i]);
		cr_expect_eq(pots_award_gets(&settlement.award[0], i), paid[i]);
	}
}

/* When three divide 100, the odd chip goes to A by the rules, and the site paid it to C. B, who was
 * paid an even share, gets no more than that. */
Test(pots, an_odd_chip_goes_to_no_winner_who_was_paid_an_even_share)
{
	const chips paid[3] = {33, 33, 34};
	struct settlement settlement = {.pots = {.seats = 3, .count = 1}};

	settlement.award[0].count = 1;
	settlement.award[0].part[0] = (struct pot_part){100, 33, A | B | C, A, 1, 0};
	for (int i = 0; i < 3; i++)
		settlement.gets[i] = pots_award_gets(&settlement.award[0], i);
	pots_give_odd(&settlement, 3, paid);
	for (int i = 0; i < 3; i++)
		cr_expect_eq(settlement.gets[i], paid[i]);
	cr_expect_eq(settlement.award[0].part[0].odd, C);
}

/* Robert's Rules of Poker, "Ties", 4: odd chips go one each to players from the left of the button.
 */
Test(pots, odd_chips_go_left_of_the_button)
{
	share(4, 103, A | B | D, 1, 0);
	expect_gets(4, "34 34 0 35");
	cr_assert_eq(award.part[0].odd, D);
	share(4, 104, A | B | D, 1, 0);
	expect_gets(4, "35 34 0 35");
	cr_assert_eq(award.part[0].odd, A | D);
}

Test(pots, the_button_is_the_last_to_get_an_odd_chip)
{
	share(3, 11, A | C, 2, 0);
	expect_gets(3, "6 0 5");
}

Test(pots, one_winner_has_all_but_the_rake)
{
	share(3, 101, B, 0, 5);
	expect_gets(3, "0 96 0");
	cr_assert_eq(award.part[0].odd, 0);
	cr_assert_eq(award.rake, 5);
}

Test(pots, nobody_is_paid_while_the_winners_are_not_known)
{
	share(3, 101, 0, 0, 5);
	cr_assert_eq(award.count, 0);
	cr_assert_eq(award.winners, 0);
	expect_gets(3, "0 0 0");
	cr_assert_eq(award.rake, 5);
}

/* Robert's Rules of Poker, "Ties", 5: "In high-low split games, the high hand receives the odd chip
 * in a split between the high and the low hands." */
Test(pots, the_odd_chip_of_a_split_pot_goes_to_the_high_half)
{
	share_halves(3, 101, C, A, 2, 0);
	expect_gets(3, "50 0 51");
	cr_assert_eq(award.count, 2);
	cr_assert_eq(award.part[0].amount, 51);
	cr_assert_eq(award.part[0].halves, 1 << POT_HIGH);
	cr_assert_eq(award.part[1].amount, 50);
	cr_assert_eq(award.part[1].halves, 1 << POT_LOW);
	cr_assert_eq(award.winners, A | C);
	cr_assert_eq(award.part[0].odd | award.part[1].odd, 0);
}

/* Likewise: "The odd chip between tied high hands is awarded as in a high game of that poker form,
 * and the odd chip between tied low hands is awarded as in a low game". 103 is 52 and 51; the low
 * half is 25 each and one to the left of the button, who also has the high half. */
Test(pots, each_half_has_odd_chips_of_its_own)
{
	share_halves(4, 103, B, B | D, 0, 0);
	expect_gets(4, "0 78 0 25");
	cr_assert_eq(award.part[0].odd, 0);
	cr_assert_eq(award.part[1].odd, B);
	share_halves(4, 103, A | B | C, C | D, 3, 0); /* 18 17 17, and 26 25 */
	expect_gets(4, "18 17 43 25");
}

/* Likewise: "If two players have identical hands, the pot will be split as evenly as possible." If
 * halves were divided first, 102 would be 26 + 26 and 25 + 25, but 103 27 + 26 and 25 + 25. */
Test(pots, who_tie_for_both_halves_share_the_whole_pot_as_evenly_as_it_goes)
{
	share_halves(3, 103, A | C, A | C, 2, 0);
	expect_gets(3, "52 0 51");
	cr_assert_eq(award.count, 1);
	cr_assert_eq(award.part[0].halves, 1 << POT_HIGH | 1 << POT_LOW);
	share_halves(3, 102, A | C, A | C, 2, 0);
	expect_gets(3, "51 0 51");
	share_halves(2, 3, A | B, A | B, 1, 0);
	expect_gets(2, "2 1");
}

Test(pots, without_a_low_the_high_hand_takes_all)
{
	share_halves(3, 101, B, 0, 2, 1);
	expect_gets(3, "0 100 0");
	cr_assert_eq(award.count, 1);
	cr_assert_eq(award.part[0].halves, 1 << POT_HIGH);
	cr_assert_eq(pots_half_gets(&award, POT_HIGH, 1), 100);
	cr_assert_eq(pots_half_gets(&award, POT_LOW, 1), 0);
}

Test(pots, who_wins_both_halves_has_them_as_halves)
{
	share_halves(3, 101, B, B, 2, 0);
	cr_assert_eq(pots_half_gets(&award, POT_HIGH, 1), 51);
	cr_assert_eq(pots_half_gets(&award, POT_LOW, 1), 50);
	share_halves(4, 103, A | B | C, C | D, 3, 0);
	cr_assert_eq(pots_half_gets(&award, POT_HIGH, 2), 17);
	cr_assert_eq(pots_half_gets(&award, POT_LOW, 2), 26);
	cr_assert_eq(pots_half_gets(&award, POT_HIGH, 3), 0);
}

/* Two boards: the odd chip of dividing the pot goes to the first, and each is then split
 * separately. 103 is 52, of which 26 each, and 51, of which 26 high and 25 low. */
Test(pots, several_boards_divide_a_pot_first)
{
	const struct pot pot = {.amount = 103, .contenders = A | B | C};
	const struct pot_claim claims[] = {{{A, B}}, {{C, B}}};

	pots_share(&pot, 3, claims, 2, &(struct odd_chips){.button = 2}, 0, &award);
	expect_gets(3, "26 51 26");
	cr_assert_eq(award.count, 4);
	cr_assert_eq(award.part[1].board, 0);
	cr_assert_eq(award.part[2].board, 1);
}

/* TDA 2024, rule 20: "In stud the odd chip goes to the high card by suit in the best 5-card hand."
 */
Test(pots, odd_chips_of_stud_go_to_the_high_card_by_suit)
{
	const uint8_t cards[POT_HALVES][SEATS_MAX] = {{50, 51, 49}, {4, 5, 6}};
	const struct odd_chips odd = {.button = 2, .card = {cards[POT_HIGH], cards[POT_LOW]}};
	const struct pot pot = {.amount = 103, .contenders = A | B | C};

	pots_share(&pot, 3, &(struct pot_claim){{A | B, 0}}, 1, &odd, 0, &award);
	expect_gets(3, "51 52 0");
	/* 52 high, one odd chip to the second; 51 low, two odd chips in it */
	pots_share(&pot, 3, &(struct pot_claim){{A | B | C, B | C}}, 1, &odd, 0, &award);
	expect_gets(3, "17 43 43");
}

Test(pots, a_community_card_leaves_an_odd_chip_of_stud_to_the_order_of_seats)
{
	const uint8_t cards[POT_HALVES][SEATS_MAX] = {{50, 50}, {0, 0}};
	const struct odd_chips odd = {.button = 1, .card = {cards[POT_HIGH], cards[POT_LOW]}};
	const struct pot pot = {.amount = 5, .contenders = A | B};

	pots_share(&pot, 2, &(struct pot_claim){{A | B, 0}}, 1, &odd, 0, &award);
	expect_gets(2, "3 2");
}

/* The reference chooses the same winner. */
Test(pots, the_odd_card_is_that_of_the_rulebook)
{
	uint64_t state = 17;

	for (int round = 0; round < 2000; round++) {
		const int winners = 2 + (int)random_below(&state, 4);
		const bool low = random_below(&state, 2);
		uint8_t playing[5][5], cards[POT_HALVES][SEATS_MAX];
		const struct odd_chips odd = {.button = winners,
			.card = {cards[POT_HIGH], cards[POT_LOW]}};
		const seat_set all = (1u << winners) - 1;
		/* One odd chip in the half; for the low half another player has the high half. */
		const struct pot pot = {.amount = (10 * winners + 1) * (low ? 2 : 1)};
		const struct pot_claim claim = {{low ? all + 1 : all, low ? all : 0}};
		card deck[CARD_COUNT];

		deal_from(&state, CARD_DECK, CARD_COUNT, deck);
		for (int i = 0; i < winners; i++) {
			const struct evaluator *type =
				low ? &evaluator_ace_to_five : &evaluator_high;

			memcpy(playing[i], deck + 5 * i, 5);
			cards[low][i] = pots_odd_card(type, playing[i], 5, 0,
				type->value(playing[i], 5, 0));
		}
		pots_share(&pot, winners + 1, &claim, 1, &odd, 0, &award);
		cr_assert_eq(award.part[low].odd,
			1u << reference_odd_chip((const uint8_t(*)[5])playing, winners, low));
	}
}

/* -- the rules once more, chip by chip -------------------------------------------------- */

/* Gives chips one by one to the winners in order from the left of the button. */
static void deal_chips(int chips_count, seat_set winners, int seats, int button, int *gets)
{
	for (int seat = (button + 1) % seats; chips_count > 0; seat = (seat + 1) % seats)
		if (winners >> seat & 1) {
			gets[seat]++;
			chips_count--;
		}
}

Test(pots, any_halves_are_paid_as_chips_dealt_one_by_one)
{
	uint64_t state = 29;

	for (int round = 0; round < 20000; round++) {
		const int seats = 2 + (int)random_below(&state, 9);
		const int boards = 1 + (int)random_below(&state, POT_BOARDS_MAX);
		const int amount = (int)random_below(&state, 500);
		const int rake = (int)random_below(&state, (unsigned)amount + 1);
		const int button = (int)random_below(&state, (unsigned)seats);
		const struct pot pot = {.amount = amount};
		struct pot_claim claims[POT_BOARDS_MAX];
		int gets[SEATS_MAX] = {0}, chip_counts[POT_BOARDS_MAX] = {0};
		seat_set winners = 0;

		for (int chip = 0; chip < amount - rake; chip++)
			chip_counts[chip % boards]++;
		for (int b = 0; b < boards; b++) {
			const seat_set high = 1 + random_below(&state, (1u << seats) - 1);
			const seat_set low = random_below(&state, 3) == 0
						     ? high
						     : (seat_set)random_below(&state, 1u << seats);
			int halves[POT_HALVES] = {0};

			claims[b] = (struct pot_claim){{high, low}};
			winners |= high | low;
			for (int chip = 0; chip < chip_counts[b]; chip++)
				halves[low && low != high ? chip % POT_HALVES : POT_HIGH]++;
			deal_chips(halves[POT_HIGH], high, seats, button, gets);
			if (low)
				deal_chips(halves[POT_LOW], low, seats, button, gets);
		}
		pots_share(&pot, seats, claims, boards, &(struct odd_chips){.button = button}, rake,
			&award);
		for (int i = 0; i < seats; i++) {
			cr_assert_eq(pots_award_gets(&award, i), gets[i], "round %d, seat %d",
				round, i);
			cr_assert_eq(pots_half_gets(&award, POT_HIGH, i) +
					     pots_half_gets(&award, POT_LOW, i),
				gets[i], "round %d, seat %d", round, i);
			cr_assert_eq(award.winners >> i & 1, winners >> i & 1);
		}
	}
}

/* -- rake ----------------------------------------------------------------------------- */

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

	two_pots(SEATS_MAX * CHIPS_MAX, 9999);
	pots_rake(&pots, &(struct rake){.share = 10000}, true, rake);
	cr_assert_eq(rake[0], SEATS_MAX * CHIPS_MAX);
	cr_assert_eq(rake[1], 9999);
}

/* The example in pots.h: 350 for a, b and c, 400 for a and b; then d alone has 30. */
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
