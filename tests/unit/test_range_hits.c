#include "odds/range_hits.h"

#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

static struct hits range_hits_by(const char *range, const char *board, const char *dead)
{
	struct range read;
	struct made_board on;
	struct hits hits;

	cr_assert_eq(range_parse(slice_from(range), CARD_ASCII, &game_holdem, &read, NULL),
		STATUS_OK);
	made_board_init(&on, &game_holdem, set_from(board), set_from(dead));
	range_hits_count(&read, &on, &hits);
	return hits;
}

/* All hole cards on a flop of queen, seven and deuce, by arithmetic: 49 cards are left. */
Test(hits, all_hands_on_a_flop_are_those_of_arithmetic)
{
	const struct hits hits = range_hits_by("100%", "Qh7h2c", "");
	const struct {
		enum made_kind kind;
		unsigned combos;
	} made[] = {
		{MADE_SET, 3 * 3},              /* three ranks, two of three cards */
		{MADE_TWO_PAIR, 3 * 9},         /* two of the ranks, three cards of each */
		{MADE_OVERPAIR, 2 * 6},         /* aces and kings */
		{MADE_BELOW_TOP, 4 * 6},        /* jacks to eights */
		{MADE_BELOW_SECOND, 4 * 6},     /* sixes to threes */
		{MADE_TOP_PAIR, 3 * 40},        /* three queens, with 40 cards of other ranks */
		{MADE_SECOND_PAIR, 3 * 40},     /* three sevens */
		{MADE_LOW_PAIR, 3 * 40},        /* three deuces */
		{MADE_ACE_HIGH, 4 * 36},        /* four aces, nine ranks of four cards */
		{MADE_NOTHING, 9 * 8 / 2 * 16}, /* two of these nine ranks */
	};
	unsigned sum = 0;

	for (size_t i = 0; i < sizeof made / sizeof *made; i++) {
		cr_expect_eq(hits.made[made[i].kind].combos, made[i].combos, "%s: %u",
			made_key(made[i].kind), hits.made[made[i].kind].combos);
		sum += made[i].combos;
	}
	cr_expect_eq(sum, 49 * 48 / 2);
	cr_expect_eq(hits.all.combos, sum);
	cr_expect_eq(hits.draw[MADE_DRAW_FLUSH].combos, 11 * 10 / 2);
	cr_expect_eq(hits.draw[MADE_DRAW_NUT_FLUSH].combos, 10);
	cr_expect_eq(hits.draw[MADE_DRAW_BACKDOOR_FLUSH].combos, 12 * 11 / 2); /* clubs */
	cr_expect_eq(hits.draw[MADE_DRAW_ONE_CARD_BACKDOOR_FLUSH].combos, 11 * 38);
	cr_expect_eq(hits.draw[MADE_DRAW_OVERCARDS].combos, 4 * 4);
}

Test(hits, straight_draws_on_a_flop_are_those_of_arithmetic)
{
	/* with nine and eight on the board, two ranks complete jack-ten, ten-seven and seven-six */
	const struct hits hits = range_hits_by("JT,T7,76,QJ,J7,T6,65,QT,75", "9h8c2d", "");

	cr_expect_eq(hits.draw[MADE_DRAW_OPEN_ENDED].combos, 3 * 16);
	/* one rank each: a ten for queen-jack and jack-seven, a seven for ten-six and six-five, a
	 * jack for queen-ten, a six for seven-five */
	cr_expect_eq(hits.draw[MADE_DRAW_GUTSHOT].combos, 6 * 16);
	cr_expect_eq(hits.draw[MADE_DRAW_COMBO].combos, 0);
}

Test(hits, weights_count_as_much_as_they_are)
{
	const struct hits hits = range_hits_by("AA:0.25,77:0.5,KK", "Qh7h2c", "As");

	cr_expect_eq(hits.all.combos, 3 + 3 + 6);
	cr_expect_eq(hits.all.weight, 3 * 2500 + 3 * 5000 + 6 * 10000);
	cr_expect_eq(hits.made[MADE_OVERPAIR].combos, 9);
	cr_expect_eq(hits.made[MADE_OVERPAIR].weight, 3 * 2500 + 6 * 10000);
	cr_expect_eq(hits.made[MADE_SET].weight, 3 * 5000);
}

/* Law of the table: each combo is one made hand, and each draw is part of the range. */
Test(hits, made_hands_add_up_to_the_range)
{
	uint64_t state = 21;

	for (int i = 0; i < 300; i++) {
		struct range range;
		struct made_board on;
		struct hits hits;
		card cards[CARD_COUNT];
		card_set board = 0, dead = 0;
		unsigned combos = 0;
		unsigned long weight = 0;
		const int count = 3 + i % 3;

		deal_from(&state, CARD_DECK, count + 6, cards);
		for (int c = 0; c < count + 6; c++)
			*(c < count ? &board : &dead) |= card_bit(cards[c]);
		for (int h = 0; h < COMBO_COUNT; h++)
			range.weight[h] = (uint16_t)(random_below(&state, 3)
							     ? random_below(&state, RANGE_WHOLE + 1)
							     : 0);
		made_board_init(&on, &game_holdem, board, dead);
		range_hits_count(&range, &on, &hits);
		for (int k = 0; k < MADE_KINDS; k++) {
			combos += hits.made[k].combos;
			weight += hits.made[k].weight;
		}
		range_remove(&range, board | dead);
		cr_assert_eq(combos, hits.all.combos);
		cr_assert_eq(weight, hits.all.weight);
		cr_assert_eq(combos, range_combos(&range));
		cr_assert_eq(weight, range_weight(&range));
		for (int d = 0; d < MADE_DRAWS; d++)
			cr_assert(hits.draw[d].combos <= combos && hits.draw[d].weight <= weight);
	}
}

/* -- lines ----------------------------------------------------------------- */

static struct range_hits_problem problem; /* large */

static status_code read_line(const char *line, struct fault *fault)
{
	const struct matchup_rules rules = {.game = &game_holdem,
		.reads = CARD_ASCII,
		.writes = CARD_ASCII};

	return range_hits_read(&problem, slice_from(line), &rules, fault);
}

Test(hits, a_line_has_ranges_board_and_dead_cards)
{
	struct fault fault;

	cr_assert_eq(read_line("22+,AKs; KQo v 76s @ Qh7h2c ! As", &fault), STATUS_OK);
	cr_expect_eq(problem.count, 3);
	cr_expect_eq(range_combos(&problem.range[1]), 12);
	cr_expect_eq(range_combos(&problem.range[2]), 4);
	cr_expect_eq(problem.board.set, set_from("Qh7h2c"));
	cr_expect_eq(problem.dead, set_from("As"));
	cr_assert_eq(read_line("22+", &fault), STATUS_OK);
	cr_expect_eq(problem.board.count, 0);
}

Test(hits, a_fault_is_where_the_line_has_it)
{
	const struct {
		const char *line;
		status_code status;
		size_t offset;
	} lines[] = {
		{"22+; KZ @ Qh7h2c", STATUS_BAD_TERM, 6},
		{"", STATUS_NO_RANGE, 0},
		{"22+ @ Qh7h2c ! 2c", STATUS_CARD_ELSEWHERE, 15},
		{"22+ @ Qh7h2c3c4c5c", STATUS_LONG_BOARD, 16},
		{"22+; AA @ AsAhAc", STATUS_NO_COMBO, 5},
	};

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		struct fault fault = {.status = STATUS_OK};

		cr_expect_eq(read_line(lines[i].line, &fault), lines[i].status, "'%s': %s",
			lines[i].line, message_of(fault.status));
		cr_expect_eq(fault.offset, lines[i].offset, "'%s' at %zu", lines[i].line,
			fault.offset);
	}
}
