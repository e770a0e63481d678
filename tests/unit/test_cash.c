#include "play/match.h"

#include "support.h"

#include <criterion/criterion.h>

enum { PLAYERS = 3, BUY_IN = 100 };

/* A finished hand, with these stacks by seat. */
static void end_hand(struct cash *cash, const struct match *match, uint64_t number,
	const chips *stacks)
{
	static struct dealer dealer;
	static const struct bot bots[PLAYERS];
	struct match_hand hand;

	match_seat(match, number, bots, &hand);
	cash_seat(cash, match, &hand);
	for (int i = 0; i < PLAYERS; i++)
		dealer.table.seat[i].stack = stacks[i];
	cash_count(cash, match, &hand, &dealer);
}

static struct match make_match(void)
{
	const struct match_stakes stakes = {.blinds = 2, .blind = {1, 2}};
	struct match match;

	match_set(&match, variant_rows, PLAYERS, &stakes);
	for (int i = 0; i < PLAYERS; i++)
		match.setup.stack[i] = BUY_IN;
	match.duplicate = false;
	return match;
}

Test(cash, stacks_carry_over_and_the_broke_buy_in_again)
{
	const struct match match = make_match();
	static const struct bot bots[PLAYERS];
	struct match_hand hand;
	struct cash cash;

	cash_begin(&cash, &match, 0);
	end_hand(&cash, &match, 1, (const chips[]){250, 0, 50});
	cr_assert_eq(cash.bought[1], BUY_IN);
	match_seat(&match, 2, bots, &hand);
	cash_seat(&cash, &match, &hand); /* seats are those of players 1, 2, 0 */
	cr_assert_eq(hand.setup.stack[0], BUY_IN);
	cr_assert_eq(hand.setup.stack[1], 50);
	cr_assert_eq(hand.setup.stack[2], 250);
	cr_assert_eq(cash.bought[1], 2 * BUY_IN);
	for (int i = 0; i < PLAYERS; i++)
		cr_assert_eq(cash.taken[i], 0);
}

Test(cash, profits_are_taken_off)
{
	const struct match match = make_match();
	struct cash cash;

	cash_begin(&cash, &match, 150);
	end_hand(&cash, &match, 1, (const chips[]){150, 149, 1});
	cr_assert_eq(cash.stack[0], BUY_IN);
	cr_assert_eq(cash.taken[0], 50);
	cr_assert_eq(cash.stack[1], 149);
	cr_assert_eq(cash.taken[1], 0);
	cr_assert_eq(cash.stack[2], 1);
}
