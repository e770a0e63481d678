#include "support.h"

#include "game/contributions.h"

#include <criterion/criterion.h>

enum { A = 1, B = 2, C = 4, D = 8 }; /* sets of the first seats */

static struct contributions contributions;
static struct contributions_hands hands;
static struct settlement settled;

static void settle_with(const char *line, const struct rake *rake)
{
	static struct contributions_words words;
	const struct contributions_rules rules = {.notation = CARD_ASCII};
	struct fault fault;

	cr_assert_eq(contributions_split(slice_from(line), CARD_ASCII, &words, &fault), STATUS_OK);
	cr_assert_eq(contributions_read(slice_from(line), &words, &rules, &contributions, &fault),
		STATUS_OK);
	contributions_hands(&contributions, &hands);
	contributions_settle(&contributions, &hands, rake, &settled);
}

static void settle_line(const char *line)
{
	settle_with(line, &(struct rake){.share = 0});
}

Test(contributions_settle, the_best_hand_wins_each_pot_that_it_contends)
{
	settle_line("a:300:AhKh b:300:QsQd c:100:7c7d @ 2s7h9cTc3d");
	cr_assert_eq(settled.pots.count, 2);
	cr_assert_eq(settled.award[0].winners, C);
	cr_assert_eq(settled.award[1].winners, B);
	cr_assert_eq(settled.gets[0], 0);
	cr_assert_eq(settled.gets[1], 400);
	cr_assert_eq(settled.gets[2], 300);
	cr_assert_eq(settled.open, 0);
	cr_assert_eq(settled.won, 700);
}

Test(contributions_settle, hands_that_tie_split)
{
	settle_line("a:101:AhKh b:101:AdKd c:51:fold:AsAc @ 2s7h9cTs3d");
	cr_assert_eq(settled.award[0].winners, A | B);
	cr_assert_eq(settled.gets[0], 127);
	cr_assert_eq(settled.gets[1], 126);
}

Test(contributions_settle, hands_of_five_need_no_board)
{
	settle_line("a:10:9c9d9h9s2d b:10:AhKhQhJhTh");
	cr_assert_eq(settled.award[0].winners, B);
}

Test(contributions_settle, an_unknown_hand_leaves_open_the_pots_it_contends)
{
	settle_line("a:300:AhKh b:300:QsQd c:100 @ 2s7h9cTc3d");
	cr_assert(!settled.award[0].winners);
	cr_assert(settled.award[1].winners);
	cr_assert_eq(settled.open, 300);
	cr_assert_eq(settled.gets[1], 400);
}

Test(contributions_settle, a_board_that_is_not_whole_awards_nothing)
{
	settle_line("a:300:AhKh b:300:QsQd @ 2s7h9cTc");
	cr_assert(!settled.award[0].winners);
	settle_line("a:300:AhKh b:300:QsQd");
	cr_assert(!settled.award[0].winners);
}

Test(contributions_settle, who_is_alone_wins_without_a_hand)
{
	settle_line("a:100 b:50:fold");
	cr_assert(settled.award[0].winners);
	cr_assert_eq(settled.gets[0], 150);
	cr_assert_eq(settled.won, 100);
	cr_assert_eq(settled.returned, 50);
}

Test(contributions_settle, uncalled_chips_stand_with_a_side_pot_of_the_same_player_alone)
{
	settle_line("a:100 b:80:fold c:70:allin d:50:allin");
	cr_assert(pots_return_with_last(&settled.pots));
	settle_line("a:500 b:300"); /* two contend the last pot */
	cr_assert(!pots_return_with_last(&settled.pots));
	settle_line("a:100 b:50:fold"); /* the main pot is always one */
	cr_assert(!pots_return_with_last(&settled.pots));
	settle_line("a:80:fold b:70 c:50"); /* another player's */
	cr_assert(!pots_return_with_last(&settled.pots));
	settle_line("a:300 b:300 c:100"); /* none */
	cr_assert(!pots_return_with_last(&settled.pots));
}

Test(contributions_settle, rake_is_taken_from_open_pots_too_and_from_no_uncalled_chips)
{
	settle_with("a:500:AhKh b:300:QsQd c:100 @ 2s7h9cTc3d", &(struct rake){.share = 1000});
	cr_assert_eq(settled.award[0].rake, 30);
	cr_assert_eq(settled.award[1].rake, 40);
	cr_assert_eq(settled.raked, 70);
	cr_assert_eq(settled.open, 270);
	cr_assert_eq(settled.gets[1], 360);
	cr_assert_eq(settled.gets[0], 200);
}

Test(contributions_settle, no_flop_means_no_board)
{
	const struct rake rake = {.share = 1000, .no_flop_no_drop = true};

	settle_with("a:300 b:300", &rake);
	cr_assert_eq(settled.raked, 0);
	settle_with("a:300 b:300 @ 2s7h9c", &rake);
	cr_assert_eq(settled.raked, 60);
}

static void random_table(uint64_t *state)
{
	const int seats = 2 + (int)random_below(state, SEATS_MAX - 1);
	card deck[CARD_COUNT];
	const card *next = deck;

	deal_from(state, CARD_DECK, CARD_COUNT, deck);
	contributions = (struct contributions){.count = seats,
		.button = (int)random_below(state, (unsigned)seats)};
	for (; contributions.board.count < 5; contributions.board.count++)
		contributions.board.list[contributions.board.count] = *next++;
	contributions.total = contributions.carried = random_below(state, 100);
	for (int i = 0; i < seats; i++) {
		struct contribution *contribution = &contributions.seat[i];

		contribution->paid = random_below(state, 60);
		contribution->state = (enum contribution_state)random_below(state, 3);
		contributions.total += contribution->paid;
		contributions.hand[i].count = random_below(state, 8) ? 2 : 0;
		for (int c = 0; c < 2; c++)
			contributions.hand[i].list[c] = *next++;
	}
	contributions.seat[random_below(state, (unsigned)seats)].state = CONTRIBUTION_IN;
}

/* What the rulebook says of a seat's seven cards. */
static score value_of(int seat)
{
	card cards[HAND_MAX];

	memcpy(cards, contributions.board.list, 5);
	memcpy(cards + 5, contributions.hand[seat].list, 2);
	return rulebook_as_score(rulebook_best(cards, HAND_MAX));
}

/* Chips in are chips out; nobody who folded, or whose hand is beaten in a pot, has any of it. */
Test(contributions_settle, random_tables_pay_out_what_went_in_to_the_best_hands)
{
	uint64_t state = 41;

	for (int round = 0; round < 300; round++) {
		struct rake rake = {.share = (int)random_below(&state, 10001),
			.cap = random_below(&state, 2) ? 0 : 1 + random_below(&state, 50)};
		chips sum = 0;

		random_table(&state);
		contributions_hands(&contributions, &hands);
		contributions_settle(&contributions, &hands, &rake, &settled);
		for (int i = 0; i < contributions.count; i++)
			sum += settled.gets[i];
		cr_assert_eq(sum, settled.won + settled.returned);
		cr_assert_eq(sum + settled.raked + settled.open, contributions.total);
		for (int p = 0; p < settled.pots.count; p++) {
			const seat_set in = settled.pots.pot[p].contenders;
			const seat_set winners = settled.award[p].winners;
			bool known = true;

			for (int i = 0; i < contributions.count; i++)
				known = known && (!(in >> i & 1) || contributions.hand[i].count);
			cr_assert_eq(settled.award[p].winners != 0, known || !(in & (in - 1)));
			cr_assert_eq(winners & ~in, 0);
			for (int i = 0; known && i < contributions.count; i++)
				for (int k = 0; k < contributions.count && in >> i & 1; k++)
					if (winners >> k & 1)
						cr_assert((winners >> i & 1)
								  ? value_of(i) == value_of(k)
								  : value_of(i) < value_of(k));
		}
	}
}
