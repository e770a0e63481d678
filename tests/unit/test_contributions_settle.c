#include "support.h"

#include "game/contributions.h"

#include <criterion/criterion.h>

enum { A = 1, B = 2, C = 4, D = 8 }; /* sets of the first seats */

static struct contributions contributions;
static struct contributions_hands hands;
static struct settlement settled;

static void settle_game(const char *game, const char *line, const struct rake *rake)
{
	static struct contributions_words words;
	const struct contributions_rules rules = {.notation = CARD_ASCII,
		.game = game_find(slice_from(game))};
	struct fault fault;

	cr_assert_eq(contributions_split(slice_from(line), CARD_ASCII, &words, &fault), STATUS_OK);
	cr_assert_eq(contributions_read(slice_from(line), &words, &rules, &contributions, &fault),
		STATUS_OK);
	contributions_hands(&contributions, &hands);
	contributions_settle(&contributions, &hands, rake, &settled);
}

static void settle_with(const char *line, const struct rake *rake)
{
	settle_game("holdem", line, rake);
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

/* -- halves --------------------------------------------------------------------------- */

static const struct rake no_rake;

/* On 3c4d8h5hJd b has the best straight, and a and c have the same low. */
Test(contributions_settle, the_low_half_goes_to_the_best_low)
{
	settle_game("omaha8", "a:101:AhKd2cQs b:101:7c6sTdTh c:101:As2dKhQc @ 3c4d8h5hJd",
		&no_rake);
	cr_assert_eq(settled.award[0].count, 2);
	cr_assert_eq(settled.award[0].part[0].winners, B);
	cr_assert_eq(settled.award[0].part[1].winners, A | C);
	cr_assert_eq(settled.gets[0], 76);
	cr_assert_eq(settled.gets[1], 152);
	cr_assert_eq(settled.gets[2], 75);
}

Test(contributions_settle, rake_is_taken_before_a_pot_is_split)
{
	settle_game("omaha8", "a:101:AhKd2cQs b:101:7c6sTdTh c:101:As2dKhQc @ 3c4d8h5hJd",
		&(struct rake){.share = 1000});
	cr_assert_eq(settled.raked, 30);
	cr_assert_eq(settled.gets[1], 137);
	cr_assert_eq(settled.gets[0], 68);
	cr_assert_eq(settled.gets[2], 68);
}

/* c, the only player with a low, is in the main pot only. */
Test(contributions_settle, a_side_pot_without_a_low_is_the_high_hands_whatever_lows_others_have)
{
	settle_game("omaha8", "a:300:KsKhJhQc b:300:9c9s5s5d c:100:AhKd2cQs @ 3c4d8h7hJd",
		&no_rake);
	cr_assert_eq(settled.award[0].count, 2);
	cr_assert_eq(settled.award[1].count, 1);
	cr_assert_eq(settled.gets[0], 550);
	cr_assert_eq(settled.gets[1], 0);
	cr_assert_eq(settled.gets[2], 150);
}

/* Both have the wheel, high and low: 52 and 51. Per half it would be 26 + 26 and 26 + 25. */
Test(contributions_settle, players_who_tie_for_both_halves_share_the_whole_pot)
{
	settle_game("omaha8", "a:51:AhKd2cQs b:1:fold c:51:As2dKhQc @ 3c4d8h5hJd", &no_rake);
	cr_assert_eq(settled.award[0].count, 1);
	cr_assert_eq(settled.gets[0], 52);
	cr_assert_eq(settled.gets[2], 51);
}

/* TDA 2024, rule 20. Both have the wheel, high and low, so the pot of 207 is not divided; its odd
 * chip goes to b, who has the five of spades, and not to a, who is left of the button. */
Test(contributions_settle, an_odd_chip_of_stud_goes_to_the_highest_card_by_suit)
{
	settle_game("stud8", "a:103:5h4c3d2cAcKdKh b:103:5s4h3h2hAhJdQd c:1:fold", &no_rake);
	cr_assert_eq(settled.gets[0], 103);
	cr_assert_eq(settled.gets[1], 104);
	settle_game("stud", "a:103:9h9c3d2cAc4dKh b:103:9s9d3h2hAh4cKc c:1:fold", &no_rake);
	cr_assert_eq(settled.gets[0], 103);
	cr_assert_eq(settled.gets[1], 104); /* the ace of hearts is above that of clubs */
}

static void random_table(uint64_t *state)
{
	const int seats = 2 + (int)random_below(state, SEATS_MAX - 1);
	card deck[CARD_COUNT];
	const card *next = deck;

	deal_from(state, CARD_DECK, CARD_COUNT, deck);
	contributions = (struct contributions){.game = &game_holdem,
		.count = seats,
		.boards = 1,
		.button = (int)random_below(state, (unsigned)seats)};
	for (; contributions.board->count < 5; contributions.board->count++)
		contributions.board->list[contributions.board->count] = *next++;
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

/* The reference value of a seat's seven cards. */
static score value_of(int seat)
{
	card cards[HAND_MAX];

	memcpy(cards, contributions.board->list, 5);
	memcpy(cards + 5, contributions.hand[seat].list, 2);
	return reference_as_score(reference_best(cards, HAND_MAX));
}

/* Chips in equal chips out; no player who folded, or whose hand is beaten in a pot, gets any of it.
 */
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

/* -- the rules of high-low, once more ------------------------------------------------------ */

struct split_game {
	const struct game *game;
	const struct reference_evaluator *half[POT_HALVES];
	int own, board, seats_max;
};

static void random_split_table(uint64_t *state, const struct split_game *of)
{
	const int seats = 2 + (int)random_below(state, (unsigned)of->seats_max - 1);
	card deck[CARD_COUNT];
	const card *next = deck;

	deal_from(state, CARD_DECK, CARD_COUNT, deck);
	memset(&contributions, 0, sizeof contributions);
	contributions.game = of->game;
	contributions.count = seats;
	contributions.boards = 1;
	contributions.button = (int)random_below(state, (unsigned)seats);
	for (; contributions.board->count < of->board; contributions.board->count++)
		contributions.board->list[contributions.board->count] = *next++;
	for (int i = 0; i < seats; i++) {
		contributions.seat[i].paid = random_below(state, 9);
		contributions.seat[i].state = (enum contribution_state)random_below(state, 3);
		contributions.total += contributions.seat[i].paid;
		for (int c = 0; c < of->own; c++)
			contributions.hand[i].list[contributions.hand[i].count++] = *next++;
	}
	contributions.seat[random_below(state, (unsigned)seats)].state = CONTRIBUTION_IN;
}

/* The winners of a half by the reference, and the five cards that each plays. */
static seat_set winners_by_rule(const struct split_game *of, int half, seat_set in,
	uint8_t playing[SEATS_MAX][5])
{
	reference_value best = 0;
	seat_set winners = 0;

	for (int i = 0; i < contributions.count; i++) {
		const reference_value value =
			in >> i & 1
				? reference_hand(of->half[half], contributions.hand[i].list,
					  of->own, contributions.board->list, of->board, playing[i])
				: 0;

		if (value && value >= best) {
			winners = value > best ? 1u << i : winners | 1u << i;
			best = value;
		}
	}
	return winners;
}

/* The winner who gets the next odd chip. */
static int next_by_rule(const struct split_game *of, seat_set left, bool low,
	uint8_t playing[SEATS_MAX][5])
{
	uint8_t five[SEATS_MAX][5];
	int seat[SEATS_MAX] = {0}, count = 0;

	for (int i = 1; i <= contributions.count; i++) {
		const int at = (contributions.button + i) % contributions.count;

		if (!(left >> at & 1))
			continue;
		memcpy(five[count], playing[at], 5);
		seat[count++] = at;
	}
	return seat[of->board ? 0 : reference_odd_chip((const uint8_t(*)[5])five, count, low)];
}

/* Gives the chips of a part one by one in rounds; the last round follows the odd-chip rule. */
static void give_by_rule(const struct split_game *of, int amount, seat_set winners, bool low,
	uint8_t playing[SEATS_MAX][5], chips *gets)
{
	const int count = __builtin_popcount(winners);

	for (; amount >= count; amount -= count)
		for (int i = 0; i < contributions.count; i++)
			gets[i] += winners >> i & 1;
	for (; amount > 0; amount--) {
		const int next = next_by_rule(of, winners, low, playing);

		gets[next]++;
		winners &= ~(1u << next);
	}
}

static void pay_by_rule(const struct split_game *of, const struct pot *pot, chips *gets)
{
	static uint8_t playing[POT_HALVES][SEATS_MAX][5];
	const int amount = (int)pot->amount;
	seat_set high, low;

	if (!(pot->contenders & (pot->contenders - 1))) {
		give_by_rule(of, amount, pot->contenders, false, playing[POT_HIGH], gets);
		return;
	}
	high = winners_by_rule(of, POT_HIGH, pot->contenders, playing[POT_HIGH]);
	low = winners_by_rule(of, POT_LOW, pot->contenders, playing[POT_LOW]);
	if (!low || low == high) {
		give_by_rule(of, amount, high, false, playing[POT_HIGH], gets);
		return;
	}
	give_by_rule(of, (amount + 1) / 2, high, false, playing[POT_HIGH], gets);
	give_by_rule(of, amount / 2, low, true, playing[POT_LOW], gets);
}

Test(contributions_settle, random_high_low_pots_are_paid_by_the_rules)
{
	const struct split_game games[] = {
		{game_find(slice_from("omaha8")), {&reference_omaha, &reference_omaha_low}, 4, 5,
			8},
		{game_find(slice_from("omaha5-8")), {&reference_omaha, &reference_omaha_low}, 5, 5,
			8},
		{game_find(slice_from("stud8")), {&reference_high, &reference_eight_or_better}, 7,
			0, 7},
	};
	uint64_t state = 43;
	int split = 0, quartered = 0;

	for (int round = 0; round < 600; round++) {
		const struct split_game *of = &games[round % 3];
		chips gets[SEATS_MAX] = {0}, sum = 0;

		random_split_table(&state, of);
		contributions_hands(&contributions, &hands);
		contributions_settle(&contributions, &hands, &no_rake, &settled);
		if (settled.returned)
			gets[settled.pots.returned_to] = settled.returned;
		for (int p = 0; p < settled.pots.count; p++) {
			pay_by_rule(of, &settled.pots.pot[p], gets);
			split += settled.award[p].count == 2;
			quartered += settled.award[p].count == 2 &&
				     __builtin_popcount(settled.award[p].part[1].winners) > 1;
		}
		for (int i = 0; i < contributions.count; i++) {
			cr_assert_eq(settled.gets[i], gets[i], "round %d, seat %d: %lld, not %lld",
				round, i, (long long)settled.gets[i], (long long)gets[i]);
			sum += settled.gets[i];
		}
		cr_assert_eq(sum, contributions.total);
	}
	cr_assert_gt(split, 100);
	cr_assert_gt(quartered, 10);
}
