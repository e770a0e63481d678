#include "game/payouts.h"
#include "play/bots/bots.h"
#include "play/tournament.h"

#include "script.h"
#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>

static const struct match_stakes blinds[] = {{.blinds = 2, .blind = {1, 2}}};

static struct tournament_rules make_rules(int players, int tables)
{
	return (struct tournament_rules){.variant = variant_rows,
		.level = blinds,
		.levels = 1,
		.every = 20,
		.players = players,
		.tables = tables,
		.stack = 200,
		.seed = 7};
}

/* -- one table -------------------------------------------------------------------- */

/* Plays the next hand: each player ends with the chips in `stacks`, which is by player. */
static void play_as(struct tournament *it, struct match_hand *hand, const chips *stacks)
{
	static struct dealer dealer;

	for (int i = 0; i < hand->setup.seats; i++)
		dealer.table.seat[i].stack = stacks[hand->player[i]];
	tournament_count(it, hand, &dealer);
}

/* Begins a tournament with one table whose players sit in order. */
static void begin_in_order(struct tournament *it, const struct tournament_rules *rules,
	struct match_hand *hand)
{
	cr_assert_eq(tournament_begin(it, rules, 1), STATUS_OK);
	for (int i = 0; i < rules->players; i++)
		it->table[0].seat[i] = i;
	tournament_seat(it, hand);
}

static void assert_blinds(const struct tournament *it, int button, int small, int big)
{
	const struct tournament_table *const table = &it->table[0];

	cr_assert_eq(table->button, button, "button %d", table->button);
	cr_assert_eq(table->small, small, "small blind %d", table->small);
	cr_assert_eq(table->big, big, "big blind %d", table->big);
}

Test(tournament, the_button_moves_to_the_left)
{
	const struct tournament_rules rules = make_rules(4, 1);
	const chips even[] = {200, 200, 200, 200};
	struct match_hand hand;
	struct tournament it;

	begin_in_order(&it, &rules, &hand);
	assert_blinds(&it, 3, 0, 1);
	cr_assert_eq(hand.player[0], 0);
	cr_assert_eq(hand.player[3], 3);
	play_as(&it, &hand, even);
	tournament_seat(&it, &hand);
	assert_blinds(&it, 0, 1, 2);
	cr_assert_eq(hand.player[0], 1);
	tournament_free(&it);
}

/* Robert's Rules of Poker, "Dead button": the big blind is posted by the player due for it, and the
 * small blind and button are positioned accordingly, even if this means that the small blind or the
 * button is in front of an empty seat. */
Test(tournament, without_the_big_blind_there_is_no_small_blind)
{
	const struct tournament_rules rules = make_rules(4, 1);
	struct match_hand hand;
	struct tournament it;

	begin_in_order(&it, &rules, &hand); /* button 3, blinds 0 and 1 */
	play_as(&it, &hand, (const chips[]){400, 0, 200, 200});
	tournament_seat(&it, &hand);
	assert_blinds(&it, 0, 1, 2);
	cr_assert_eq(hand.setup.seats, 3);
	cr_assert_eq(hand.player[0], 2);
	cr_assert_eq(hand.player[2], 0);
	cr_assert(hand.setup.blind[0] == 2 && hand.setup.blind[1] == 0);
	play_as(&it, &hand, (const chips[]){400, 0, 200, 200});
	tournament_seat(&it, &hand); /* the button is now in front of the empty seat */
	assert_blinds(&it, 1, 2, 3);
	cr_assert_eq(hand.player[0], 2);
	cr_assert_eq(hand.player[2], 0);
	cr_assert(hand.setup.blind[0] == 1 && hand.setup.blind[1] == 2);
	tournament_free(&it);
}

Test(tournament, without_the_small_blind_the_button_is_dead)
{
	const struct tournament_rules rules = make_rules(4, 1);
	struct match_hand hand;
	struct tournament it;

	begin_in_order(&it, &rules, &hand);
	play_as(&it, &hand, (const chips[]){0, 400, 200, 200});
	tournament_seat(&it, &hand);
	assert_blinds(&it, 0, 1, 2);
	cr_assert_eq(hand.player[0], 1);
	cr_assert_eq(hand.player[2], 3);
	cr_assert(hand.setup.blind[0] == 1 && hand.setup.blind[1] == 2);
	tournament_free(&it);
}

Test(tournament, without_both_blinds_button_and_small_blind_are_dead)
{
	const struct tournament_rules rules = make_rules(5, 1);
	struct match_hand hand;
	struct tournament it;

	begin_in_order(&it, &rules, &hand); /* button 4, blinds 0 and 1 */
	play_as(&it, &hand, (const chips[]){0, 0, 600, 200, 200});
	tournament_seat(&it, &hand);
	assert_blinds(&it, 0, 1, 2);
	cr_assert_eq(hand.player[0], 2);
	cr_assert(hand.setup.blind[0] == 2 && hand.setup.blind[1] == 0);
	tournament_free(&it);
}

/* With two players nobody has the big blind twice in a row, and the other has the button. */
Test(tournament, two_players_who_are_left_take_turns_with_the_big_blind)
{
	const struct tournament_rules rules = make_rules(3, 1);

	for (int out = 0; out < 3; out++) {
		chips stacks[] = {200, 200, 200};
		struct match_hand hand;
		struct tournament it;
		int big;

		begin_in_order(&it, &rules, &hand); /* button 2, blinds 0 and 1 */
		stacks[out] = 0;
		stacks[out == 2 ? 0 : 2] = 400;
		play_as(&it, &hand, stacks);
		tournament_seat(&it, &hand);
		big = out == 2 ? 0 : 2;
		assert_blinds(&it, 3 - out - big, 3 - out - big, big);
		cr_assert_eq(hand.player[0], big);
		cr_assert(hand.setup.blind[0] == 1 && hand.setup.blind[1] == 2);
		tournament_free(&it);
	}
}

Test(tournament, the_ante_of_the_big_blind_stays_with_it)
{
	static const struct match_stakes level = {2, {1, 2}, 2, true};
	struct tournament_rules rules = make_rules(4, 1);
	struct match_hand hand;
	struct tournament it;

	rules.level = &level;
	begin_in_order(&it, &rules, &hand);
	cr_assert(hand.setup.ante[0] == 0 && hand.setup.ante[1] == 2);
	play_as(&it, &hand, (const chips[]){400, 0, 200, 200});
	tournament_seat(&it, &hand);
	cr_assert(hand.setup.ante[0] == 2 && hand.setup.ante[1] == 0);
	tournament_free(&it);
}

Test(tournament, two_out_in_one_hand_are_placed_by_their_chips_before_it)
{
	struct tournament_rules rules = make_rules(4, 1);
	struct match_hand hand;
	struct tournament it;

	rules.prize = (const chips[]){50, 30, 21};
	rules.prizes = 3;
	begin_in_order(&it, &rules, &hand);
	play_as(&it, &hand, (const chips[]){350, 190, 210, 50});
	tournament_seat(&it, &hand);
	play_as(&it, &hand, (const chips[]){750, 0, 0, 50});
	cr_assert_eq(it.player[2].place, 3);
	cr_assert_eq(it.player[2].prize, 21);
	cr_assert_eq(it.player[1].place, 4);
	tournament_seat(&it, &hand);
	play_as(&it, &hand, (const chips[]){800, 0, 0, 0});
	cr_assert(tournament_is_over(&it));
	cr_assert_eq(it.player[3].place, 2);
	cr_assert_eq(it.player[0].place, 1);
	cr_assert_eq(it.player[0].prize, 50);
	tournament_free(&it);
}

Test(tournament, two_out_with_the_same_chips_share_their_prizes)
{
	struct tournament_rules rules = make_rules(3, 1);
	struct match_hand hand;
	struct tournament it;

	rules.prize = (const chips[]){50, 30, 21};
	rules.prizes = 3;
	begin_in_order(&it, &rules, &hand); /* seat 0, the small blind, is nearest to the button */
	play_as(&it, &hand, (const chips[]){0, 0, 600});
	cr_assert(it.player[0].place == 2 && it.player[0].prize == 26);
	cr_assert(it.player[1].place == 3 && it.player[1].prize == 25);
	cr_assert(it.player[2].place == 1 && it.player[2].prize == 50);
	tournament_free(&it);
}

/* Plays the first hand of a tournament with four players from a script, with given stacks. */
static void play_first(struct tournament *it, const struct tournament_rules *rules,
	const chips *stacks, const char *actions)
{
	static struct dealer dealer;
	struct match_hand hand;

	cr_assert_eq(tournament_begin(it, rules, 1), STATUS_OK);
	for (int i = 0; i < rules->players; i++) {
		it->table[0].seat[i] = i;
		it->player[i].stack = stacks[i];
	}
	tournament_seat(it, &hand);
	cr_assert(table_begin(&dealer.table, &hand.setup));
	script_play(&dealer.table, actions);
	cr_assert_eq(dealer.table.phase, PHASE_OVER);
	tournament_count(it, &hand, &dealer);
}

/* The pots are up to 50 for all, up to 60 for p2, p3 and p4, and up to 100 for p3 and p4. Aces win
 * the first two, so p2 eliminates p1; kings win the third, so p3 eliminates p4. */
Test(tournament, a_bounty_goes_to_the_winner_of_the_last_pot_that_the_player_could_win)
{
	struct tournament_rules rules = make_rules(4, 1);
	struct tournament it;

	rules.bounty = 5;
	play_first(&it, &rules, (const chips[]){50, 60, 490, 100},
		"d dh p1 2c3d,d dh p2 AcAd,d dh p3 KcKd,d dh p4 QcQd,p3 cbr 490,p4 cc,p1 cc,p2 cc,"
		"d db 4h5s9s,d db Th,d db Js,p3 sm KcKd,p4 sm QcQd,p1 sm 2c3d,p2 sm AcAd");
	cr_assert(it.player[0].place == 4 && it.player[0].bounty == 0);
	cr_assert(it.player[1].place == 0 && it.player[1].bounty == 5);
	cr_assert(it.player[2].place == 0 && it.player[2].bounty == 5);
	cr_assert(it.player[3].place == 3 && it.player[3].bounty == 0);
	tournament_free(&it);
}

/* Two pairs of aces share the pot and the bounty; the odd unit goes to the first on the left of the
 * button. The last player also gets its own bounty. */
Test(tournament, a_bounty_is_shared_by_those_who_share_the_pot)
{
	struct tournament_rules rules = make_rules(3, 1);
	struct tournament it;

	rules.bounty = 5;
	play_first(&it, &rules, (const chips[]){250, 250, 100},
		"d dh p1 AcAd,d dh p2 AhAs,d dh p3 KcKd,p3 cbr 100,p1 cc,p2 cc,d db 4h5s9s,p1 cc,"
		"p2 cc,d db Th,p1 cc,p2 cc,d db Jd,p1 cc,p2 cc,p3 sm KcKd,p1 sm AcAd,p2 sm AhAs");
	cr_assert(it.player[2].place == 3 && it.player[2].bounty == 0);
	cr_assert_eq(it.player[0].bounty, 3);
	cr_assert_eq(it.player[1].bounty, 2);
	tournament_free(&it);
}

Test(tournament, the_winner_keeps_the_own_bounty)
{
	struct tournament_rules rules = make_rules(2, 1);
	struct tournament it;

	rules.bounty = 5;
	play_first(&it, &rules, (const chips[]){300, 100},
		"d dh p1 AcAd,d dh p2 KcKd,p2 cbr 100,p1 cc,d db 4h5s9s,d db Th,d db Jd,"
		"p2 sm KcKd,p1 sm AcAd");
	cr_assert(it.player[0].place == 1 && it.player[0].bounty == 10);
	cr_assert(it.player[1].place == 2 && it.player[1].bounty == 0);
	tournament_free(&it);
}

Test(tournament, levels_go_up_and_then_double)
{
	static const struct match_stakes levels[] = {{2, {10, 20}, 0, false},
		{2, {15, 30}, 2, false}};
	static const chips big[] = {20, 20, 30, 30, 60, 60, 120, 120, 240, 240, 480, 480, 960, 960};
	struct tournament_rules rules = make_rules(3, 1);
	struct match_hand hand;
	struct tournament it;

	rules.level = levels;
	rules.levels = 2;
	rules.every = 2;
	begin_in_order(&it, &rules, &hand);
	for (size_t i = 0; i < sizeof big / sizeof *big; i++) {
		cr_assert_eq(hand.setup.blind[1], big[i]);
		cr_assert_eq(hand.setup.ante[2], i < 2 ? 0 : big[i] / 15);
		cr_assert_eq(hand.level, i / 2);
		play_as(&it, &hand, (const chips[]){200, 200, 200});
		tournament_seat(&it, &hand);
	}
	cr_assert_eq(hand.setup.blind[1], 960, "it does not grow beyond all chips in play");
	tournament_free(&it);
}

/* -- several tables --------------------------------------------------------------- */

static void assert_laws(const struct tournament *it, int players, chips stack)
{
	int least = SEATS_MAX, most = 0, left = 0;
	chips sum = 0;

	for (int i = 0; i < it->tables; i++) {
		int sitting = 0;

		for (int j = 0; j < it->size; j++)
			sitting += it->table[i].seat[j] >= 0;
		cr_assert_eq(it->table[i].players, sitting);
		least = sitting < least ? sitting : least;
		most = sitting > most ? sitting : most;
		left += sitting;
	}
	cr_assert_leq(most - least, 1);
	cr_assert_eq(left, it->left);
	cr_assert(it->tables == 1 || it->left > (it->tables - 1) * it->size);
	for (int i = 0; i < players; i++) {
		sum += it->player[i].stack;
		cr_assert_eq(it->player[i].stack == 0, it->player[i].place > 1);
	}
	cr_assert_eq(sum, players * stack);
}

static void assert_results(const struct tournament *it, int players, chips pool)
{
	bool *const seen = calloc((size_t)players + 1, sizeof *seen);
	chips prizes = 0, bounties = 0;

	for (int i = 0; i < players; i++) {
		const int place = it->player[i].place;

		cr_assert(place >= 1 && place <= players && !seen[place]);
		seen[place] = true;
		prizes += it->player[i].prize;
		bounties += it->player[i].bounty;
	}
	cr_assert_eq(prizes, pool);
	cr_assert_eq(bounties, players * it->rules->bounty);
	free(seen);
}

/* Chips are conserved, table sizes differ by at most one after each hand, each place is given once,
 * and prizes and bounties add up to the buy-ins. */
static void play(const char *name, const char *code, int players, int tables)
{
	struct slice argument;
	const struct bot_kind *const kind = bots_find(slice_of(name), &argument);
	struct bot_order order = {.variant = variant_find(slice_of(code)),
		.players = (players + tables - 1) / tables};
	struct tournament_rules rules = make_rules(players, tables);
	struct match_hand hand;
	struct dealer dealer = {0};
	struct bot bot = {kind, NULL};
	struct text why = {0};
	struct tournament it;
	chips prize[3];

	rules.variant = order.variant;
	rules.bounty = 7;
	rules.prize = prize;
	rules.prizes = players < 3 ? players : 3;
	payouts_divide(players * 11, (const chips[]){50, 30, 20}, rules.prizes, prize);
	if (kind->open)
		cr_assert_eq(kind->open(&order, &bot.state, &why), STATUS_OK);
	cr_assert(tournament_is_possible(&rules));
	cr_assert_eq(tournament_begin(&it, &rules, 3), STATUS_OK);
	while (!tournament_is_over(&it)) {
		tournament_seat(&it, &hand);
		for (int i = 0; i < hand.setup.seats; i++)
			hand.hand.bot[i] = &bot;
		cr_assert_eq(dealer_play(&dealer, &hand.hand), STATUS_OK);
		tournament_count(&it, &hand, &dealer);
		assert_laws(&it, players, rules.stack);
	}
	assert_results(&it, players, players * 11);
	tournament_free(&it);
	dealer_free(&dealer);
	if (bot.state)
		kind->free(bot.state);
	text_free(&why);
}

Test(tournament, laws_of_several_tables)
{
	play("random", "NT", 2, 1);
	play("random", "NT", 10, 1);
	play("random", "NT", 3, 2);
	play("random", "NT", 64, 32);
	play("random", "NT", 61, 7);
	play("call", "NT", 25, 9);
	play("allin", "NT", 100, 10);
	play("random", "F7S", 30, 5);
	play("random", "N2L1D", 17, 3);
}

/* Blinds that double end any tournament. */
Test(tournament, players_who_always_fold_come_to_an_end)
{
	play("fold", "NT", 2, 1);
	play("fold", "NT", 20, 3);
}

/* At a table nobody is the big blind twice in a row, and a newcomer waits for at most one hand. */
Test(tournament, a_player_who_moves_is_dealt_in_soon)
{
	struct tournament_rules rules = make_rules(40, 8);
	struct match_hand hand;
	static struct dealer dealer;
	static int big[40], waits[40], at[40];
	struct tournament it;

	cr_assert_eq(tournament_begin(&it, &rules, 1), STATUS_OK);
	for (int n = 0; !tournament_is_over(&it); n++) {
		const struct tournament_table *table;

		tournament_seat(&it, &hand);
		table = &it.table[hand.table];
		for (int i = 0; i < it.size; i++)
			if (table->seat[i] >= 0)
				waits[table->seat[i]]++;
		for (int i = 0; i < hand.setup.seats; i++)
			waits[hand.player[i]] = 0;
		for (int i = 0; i < it.size; i++)
			cr_assert(table->seat[i] < 0 || waits[table->seat[i]] < 2);
		for (int i = 0; i < hand.setup.seats; i++) {
			const int player = hand.player[i];
			const bool stays = at[player] == hand.table;

			big[player] =
				player == table->seat[table->big] ? stays * big[player] + 1 : 0;
			at[player] = hand.table;
		}
		cr_assert_lt(big[table->seat[table->big]], 2);
		for (int i = 0; i < hand.setup.seats; i++)
			dealer.table.seat[i].stack = hand.setup.stack[i];
		if (n % 5 == 4) { /* a player loses all to the next one */
			const int loser = n % hand.setup.seats;

			dealer.table.seat[(loser + 1) % hand.setup.seats].stack +=
				dealer.table.seat[loser].stack;
			dealer.table.seat[loser].stack = 0;
		}
		tournament_count(&it, &hand, &dealer);
	}
	tournament_free(&it);
}
