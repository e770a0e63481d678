/* Values of pots worked out by hand, and laws: no chips are lost, prizes are all paid. */
#include "nash/pushfold.h"

#include "cards/card.h"
#include "game/icm/icm.h"

#include <criterion/criterion.h>

static void make(const struct pushfold_rules *rules, struct pushfold *game)
{
	cr_assert_eq(pushfold_make(rules, game), STATUS_OK);
}

static void expect(const struct pushfold *game, unsigned in, int order, const double *want)
{
	const double *const value = pushfold_value(game, game->index[in], order);

	for (int i = 0; i < game->rules.players; i++)
		cr_assert_float_eq(value[i], want[i], 1e-12, "pot %x order %d player %d: %f not %f",
			in, order, i, value[i], want[i]);
}

Test(pushfold, uncalled_bets_and_side_pots)
{
	const struct pushfold_rules rules = {.players = 3,
		.stack = {10, 5, 20},
		.small = 0.5,
		.big = 1};
	struct pushfold game;

	make(&rules, &game);
	/* pots: 1, 2, 3 = {1, 2}; then those of the big blind: 4 (the walk), 5, 6, 7 */
	cr_assert_eq(game.pots, 7);
	expect(&game, 4, 0, (double[]){0, -0.5, 0.5});
	expect(&game, 1, 0, (double[]){1.5, -0.5, -1});
	expect(&game, 5, 2, (double[]){-10, -0.5, 10.5}); /* {1, 0}: the big blind wins */
	expect(&game, 5, 0, (double[]){0.25, -0.5, 0.25});
	expect(&game, 6, 1, (double[]){0, 5, -5});
	/* all three, ranks {1, 0, 2}: the small blind wins 15, the button the side pot of 10 */
	expect(&game, 7, 8, (double[]){0, 10, -10});
	/* {1, 0, 1}: the side pot is shared */
	expect(&game, 7, 7, (double[]){-5, 10, -5});
	pushfold_free(&game);
}

Test(pushfold, antes_of_each_player_make_layers)
{
	/* The first player has less than the ante: 3 x 0.3 can be won. */
	const struct pushfold_rules rules = {.players = 3,
		.stack = {0.3, 5, 5},
		.small = 0.5,
		.big = 1,
		.ante = 0.5};
	struct pushfold game;

	make(&rules, &game);
	expect(&game, 5, 1, (double[]){0.6, -1, 0.4});
	expect(&game, 1, 0, (double[]){2, -1, -1});
	pushfold_free(&game);
}

Test(pushfold, ante_of_the_big_blind_is_in_the_main_pot)
{
	const struct pushfold_rules rules = {.players = 3,
		.stack = {2, 9, 9},
		.small = 0.5,
		.big = 1,
		.big_ante = 1};
	struct pushfold game;

	make(&rules, &game);
	expect(&game, 5, 1, (double[]){3.5, -0.5, -3});
	/* ranks {0, 1, 2}: 2 + 2 + 2 + 1 for the button; 6 + 6 of the side pot for the small blind
	 */
	expect(&game, 7, 4, (double[]){5, -2 + 6, -9});
	pushfold_free(&game);
}

/* Expects the values of a pot in which the players of these rules end with stacks and bounties, and
 * have won bounties. There is one prize, of 1, so that a stack is worth its share. */
static void expect_bounties(const struct pushfold *game, int order, const double stacks[3],
	const double heads[3], const double won[3])
{
	const struct pushfold_rules *const rules = &game->rules;
	const double cash = 1 - rules->bounty_kept;
	double before[3], after[3], want[3];

	icm_bounties(&(struct icm_heads){rules->stack, rules->bounty, 3, cash}, before);
	icm_bounties(&(struct icm_heads){stacks, heads, 3, cash}, after);
	for (int i = 0; i < 3; i++)
		want[i] = (stacks[i] - rules->stack[i]) / 35 + won[i] + after[i] - before[i];
	expect(game, 7, order, want);
}

Test(pushfold, bounties_go_to_the_winner_of_the_last_chips)
{
	struct pushfold_rules rules = {.players = 3,
		.stack = {5, 10, 20},
		.small = 0.5,
		.big = 1,
		.payouts = (const double[]){1},
		.places = 1,
		.bounty = {3, 7, 11}};
	struct pushfold game;

	make(&rules, &game);
	/* ranks {0, 1, 2}: the first wins 15 and nobody's last chips; the second wins 10 of the
	 * third, who keeps 10 */
	expect_bounties(&game, 4, (double[]){15, 10, 10}, rules.bounty, (double[]){0, 0, 0});
	/* ranks {1, 2, 0}: the third eliminates both, and keeps a bounty of 11, too */
	expect_bounties(&game, 10, (double[]){0, 0, 35}, rules.bounty, (double[]){0, 0, 10});
	/* ranks {1, 0, 0}: the others share 15 and the bounty */
	expect_bounties(&game, 6, (double[]){0, 12.5, 22.5}, rules.bounty, (double[]){0, 1.5, 1.5});
	pushfold_free(&game);

	rules.bounty_kept = 0.5;
	make(&rules, &game);
	expect_bounties(&game, 10, (double[]){0, 0, 35}, (double[]){3, 7, 16}, (double[]){0, 0, 5});
	expect_bounties(&game, 6, (double[]){0, 12.5, 22.5}, (double[]){3, 7.75, 11.75},
		(double[]){0, 0.75, 0.75});
	pushfold_free(&game);
}

/* With more than ten players, bounties that are left are worth the share of the chips. */
Test(pushfold, bounties_of_large_fields_are_shared_by_chips)
{
	static const double others[] = {1, 1, 1, 1, 1, 1, 1, 1, 17},
			    heads[] = {0, 0, 0, 0, 0, 0, 0, 0, 6};
	const struct pushfold_rules rules = {.players = 2,
		.stack = {5, 20},
		.small = 0.5,
		.big = 1,
		.payouts = (const double[]){1},
		.places = 1,
		.others = others,
		.other_count = 9,
		.bounty = {8, 4},
		.other_bounties = heads,
		.bounty_kept = 0.5};
	struct pushfold game;

	make(&rules, &game);
	/* The second wins 5 of 50 chips, 4 of the bounty, and 10 more are left with the others. */
	expect(&game, 3, 2,
		(double[]){-0.1 - 18 * 0.1, 25 / 50. - 20 / 50. + 4 + 14 * 0.5 - 18 * 0.4});
	pushfold_free(&game);
}

Test(pushfold, ten_players_lose_no_chips)
{
	struct pushfold_rules rules = {.players = 10,
		.small = 1,
		.big = 2,
		.ante = 0.25,
		.big_ante = 3};
	struct pushfold game;

	for (int i = 0; i < 10; i++)
		rules.stack[i] = 1 + i * i % 7 * 3;
	make(&rules, &game);
	cr_assert_eq(game.pots, PUSHFOLD_POTS_MAX);
	for (int pot = 0; pot < game.pots; pot++) {
		cr_assert_eq(game.index[game.pot[pot].in], pot);
		for (int order = 0; order < game.pot[pot].orders; order++) {
			double sum = 0;

			for (int i = 0; i < 10; i++)
				sum += pushfold_value(&game, pot, order)[i];
			cr_assert_float_eq(sum, 0, 1e-9);
		}
	}
	pushfold_free(&game);
}

Test(pushfold, orders_are_numbered_by_their_ranks)
{
	for (int order = 0; order < PUSHFOLD_THREE_ORDERS; order++) {
		const uint8_t *const rank = pushfold_ranks(3, order);

		cr_assert_eq(pushfold_order_three(9U - rank[0], 9U - rank[1], 9U - rank[2]), order);
	}
}

Test(pushfold, positions_are_those_of_hand_histories)
{
	cr_assert_str_eq(pushfold_position(2, 0), "BTN");
	cr_assert_str_eq(pushfold_position(2, 1), "BB");
	cr_assert_str_eq(pushfold_position(3, 1), "SB");
	cr_assert_str_eq(pushfold_position(6, 0), "UTG");
	cr_assert_str_eq(pushfold_position(6, 2), "CO");
	cr_assert_str_eq(pushfold_position(6, 3), "BTN");
	cr_assert_str_eq(pushfold_position(10, 9), "BB");
}
