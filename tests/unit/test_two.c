#include "odds/method.h"

#include "spots.h"
#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BOTH_RANGES = -1 };

static struct range ranges[2];
static struct spot spot;

/* The memory of both methods serves every problem of a test. */
static void *memory, *slow_memory;

static void free_memories(void)
{
	two_method.free(memory);
	enumerate_method.free(slow_memory);
	memory = slow_memory = NULL;
}

/* -- random problems ------------------------------------------------------ */

enum two_weights { WHOLE, SMALL, LARGE, WEIGHTS };

static uint16_t random_weight(uint64_t *state, enum two_weights weights)
{
	return (uint16_t)(weights == WHOLE   ? 1
			  : weights == SMALL ? 1 + random_below(state, 4)
					     : 1 + random_below(state, RANGE_WHOLE));
}

static void add_class(uint64_t *state, enum two_weights weights, struct range *range)
{
	combo list[COMBO_CLASS_MAX];
	const int count = combo_class_list((int)random_below(state, COMBO_CLASSES), list);
	const uint16_t weight = random_weight(state, weights);

	for (int i = 0; i < count; i++)
		range->weight[list[i]] = weight;
}

static void random_range(uint64_t *state, struct range *range)
{
	const enum two_weights weights = (enum two_weights)random_below(state, WEIGHTS);
	const unsigned shape = random_below(state, 6);
	const unsigned few = 1 + random_below(state, 8), odds = 1 + random_below(state, 100);

	memset(range, 0, sizeof *range);
	if (shape == 0)
		range->weight[random_below(state, COMBO_COUNT)] = random_weight(state, weights);
	if (shape == 1)
		for (unsigned i = 0; i < few; i++)
			range->weight[random_below(state, COMBO_COUNT)] =
				random_weight(state, weights);
	if (shape == 2 || shape == 3)
		for (unsigned i = 0; i < few * (shape == 3 ? 8 : 1); i++)
			add_class(state, weights, range);
	if (shape == 4)
		for (int h = 0; h < COMBO_COUNT; h++)
			range->weight[h] =
				random_below(state, 100) < odds ? random_weight(state, weights) : 0;
	if (shape == 5)
		for (int h = 0; h < COMBO_COUNT; h++)
			range->weight[h] = random_weight(state, WHOLE);
}

static void single_combo(uint64_t *state, struct range *range)
{
	memset(range, 0, sizeof *range);
	range->weight[random_below(state, COMBO_COUNT)] = random_weight(state, LARGE);
}

/* Cards of few suits or few ranks, so that flushes, straights and fours are likely. */
static card_set near_cards(uint64_t *state)
{
	const unsigned kind = random_below(state, 4);
	const unsigned suit = random_below(state, CARD_SUITS), rank = random_below(state, 9);
	const card_set of_suit = UINT64_C(0x1111111111111) << suit;

	return kind == 0   ? CARD_DECK
	       : kind == 1 ? of_suit | UINT64_C(0x1111111111111) << random_below(state, CARD_SUITS)
	       : kind == 2 ? (UINT64_C(0xfffff) << 4 * rank & CARD_DECK) |
				     (of_suit & UINT64_C(0xfffffffff))
			   : UINT64_C(0xfff) << 4 * rank;
}

static void random_cards(uint64_t *state, card_set from, int count, struct cards *out)
{
	out->count = count;
	out->set = 0;
	deal_from(state, from, count, out->list);
	for (int i = 0; i < count; i++)
		out->set |= card_bit(out->list[i]);
}

static bool takes_at_most(double seconds)
{
	spot_make_runouts(&spot);
	return enumerate_method.cost(view_of(&spot), false) <= seconds;
}

/* A spot with a board of `board_count` cards that plain enumeration counts in `seconds` by its own
 * estimate. If `single` is 0 or 1, the first or the second player has one hand. */
static void random_spot(uint64_t *state, int board_count, int single, double seconds)
{
	const struct range *const sides[2] = {&ranges[0], &ranges[1]};
	struct cards board, dead;

	do {
		const unsigned most = board_count < 3 ? 34 : 24;

		random_range(state, &ranges[0]);
		random_range(state, &ranges[1]);
		if (random_below(state, 8) == 0)
			ranges[1] = ranges[0];
		if (single >= 0)
			single_combo(state, &ranges[single]);
		random_cards(state, near_cards(state), board_count, &board);
		random_cards(state, CARD_DECK & ~board.set,
			(int)(random_below(state, 3) ? 0 : random_below(state, most)) +
				(board_count < 3 ? 12 - 3 * board_count : 0),
			&dead);
	} while (spot_init(&spot, &game_holdem, sides, 2, &board, dead.set, NULL) ||
		 !takes_at_most(seconds));
}

/* -- against plain enumeration -------------------------------------------- */

static void count_by(const struct method *method, void **kept, bool detail, enum cpu_path path,
	struct tally *tally)
{
	const uint32_t parts = method->parts(view_of(&spot), detail);

	tally_init(tally, 2, 1, false, detail);
	cr_assert_eq(method->begin(kept, view_of(&spot), detail, path), STATUS_OK);
	for (uint32_t part = parts; part-- > 0;)
		method->part(*kept, part, tally);
}

static const char *shown(deal_count count)
{
	static struct text text;

	text_clear(&text);
	deal_print(&text, count);
	text_add(&text, "", 1);
	return text.bytes;
}

static void expect_equal(const struct tally *a, const struct tally *b, int trial)
{
	for (int set = 1; set < 4; set++)
		cr_assert_eq(a->by_winners[set], b->by_winners[set],
			"trial %d, board %s: %d against %d combos, set %d: %s", trial,
			cards_shown(spot.board, spot.board_count), spot.side[0].count,
			spot.side[1].count, set, shown(a->by_winners[set]));
	for (int player = 0; a->detail && player < 2; player++)
		for (int i = 0; i < CATEGORY_COUNT; i++) {
			const struct tally_ends *of_a = &a->ends[TALLY_HIGH][player][i];
			const struct tally_ends *of_b = &b->ends[TALLY_HIGH][player][i];

			cr_assert_eq(of_a->all, of_b->all, "trial %d: all, %d", trial, i);
			cr_assert_eq(of_a->won, of_b->won, "trial %d: won, %d", trial, i);
			cr_assert_eq(of_a->tied, of_b->tied, "trial %d: tied, %d", trial, i);
		}
}

static void try_boards(uint64_t seed, int board_count, int single, int trials, double seconds)
{
	static struct tally tally, slow;
	const enum cpu_path paths[2] = {CPU_SCALAR, cpu_path_best()};
	uint64_t state = seed;

	for (int trial = 0; trial < trials; trial++) {
		const bool detail = single < 0 && random_below(&state, 4) == 0;

		random_spot(&state, board_count, single, seconds);
		count_by(&two_method, &memory, detail, paths[trial % 2], &tally);
		count_by(&enumerate_method, &slow_memory, detail, CPU_SCALAR, &slow);
		expect_equal(&tally, &slow, trial);
	}
}

Test(two, a_river_counts_what_enumeration_counts)
{
	try_boards(1, 5, BOTH_RANGES, 400, 4e-3);
	free_memories();
}

Test(two, a_turn_counts_what_enumeration_counts)
{
	try_boards(2, 4, BOTH_RANGES, 250, 8e-3);
	free_memories();
}

Test(two, one_hand_on_turn_and_river_counts_what_enumeration_counts)
{
	try_boards(7, 5, 0, 400, 4e-3);
	try_boards(8, 5, 1, 100, 4e-3);
	try_boards(9, 4, 0, 1500, 1e-3);
	try_boards(10, 4, 1, 500, 1e-3);
	free_memories();
}

Test(two, a_flop_counts_what_enumeration_counts)
{
	try_boards(3, 3, BOTH_RANGES, 100, 20e-3);
	free_memories();
}

Test(two, boards_of_two_cards_and_fewer_count_what_enumeration_counts)
{
	try_boards(4, 2, BOTH_RANGES, 24, 8e-3);
	try_boards(5, 1, BOTH_RANGES, 16, 8e-3);
	try_boards(6, 0, BOTH_RANGES, 16, 8e-3);
	free_memories();
}

/* -- with other methods---------------------------------------------------- */

Test(two, other_programs_counts_are_counted)
{
	struct published rows;
	static struct tally tally;

	published_open(&rows, "equity-two.tsv");
	while (published_next(&rows)) {
		spot_from(&spot, rows.cell[0], rows.cell[1], rows.cell[2]);
		count_by(&two_method, &memory, false, cpu_path_best(), &tally);
		cr_expect_eq(tally_deals(&tally), strtoull(rows.cell[3], NULL, 10), "line %d",
			rows.number);
		for (int set = 1; set < 4; set++)
			cr_expect_eq(tally.by_winners[set], strtoull(rows.cell[3 + set], NULL, 10),
				"line %d, set %d: %s", rows.number, set,
				shown(tally.by_winners[set]));
	}
	free_memories();
}

Test(two, players_who_change_places_change_their_counts)
{
	static struct tally tally, other;

	spot_from(&spot, "22+,A2s+,KTs+,QTs+:0.3; 15%", "2c7d9h", "As");
	count_by(&two_method, &memory, true, cpu_path_best(), &tally);
	spot_from(&spot, "15%; 22+,A2s+,KTs+,QTs+:0.3", "2c7d9h", "As");
	count_by(&two_method, &memory, true, cpu_path_best(), &other);
	cr_expect_eq(tally.by_winners[1], other.by_winners[2]);
	cr_expect_eq(tally.by_winners[2], other.by_winners[1]);
	cr_expect_eq(tally.by_winners[3], other.by_winners[3]);
	cr_expect_eq(memcmp(tally.ends[TALLY_HIGH][0], other.ends[TALLY_HIGH][1],
			     sizeof tally.ends[TALLY_HIGH][0]),
		0);
	cr_expect_eq(memcmp(tally.ends[TALLY_HIGH][1], other.ends[TALLY_HIGH][0],
			     sizeof tally.ends[TALLY_HIGH][1]),
		0);
	free_memories();
}

/* All combos except one have the same weight. Narrow sums hold up to 195: there are 1,176 combos, a
 * card is in 48 of them, and 2 * 1176 * 48 * 195^2 is just below 2^32. */
Test(two, weights_too_great_for_narrow_sums_are_added_up_wide)
{
	static struct tally wide, either;
	void *scalar_memory = NULL, *best_memory = NULL;
	const struct range *const sides[2] = {&ranges[0], &ranges[1]};
	struct cards board;

	cards_parse(slice_from("2c7d9d"), CARD_ASCII, &board, NULL);
	for (uint16_t weight = 190; weight < 200; weight++) {
		for (int h = 0; h < COMBO_COUNT; h++)
			ranges[0].weight[h] = ranges[1].weight[h] = weight;
		ranges[0].weight[combo_of(card_of(1, 0), card_of(1, 1))] = 1; /* 3d3c */
		ranges[1].weight[COMBO_COUNT - 1] = 1;
		cr_assert_eq(spot_init(&spot, &game_holdem, sides, 2, &board, 0, NULL), STATUS_OK);
		spot_make_runouts(&spot);
		count_by(&two_method, &scalar_memory, false, CPU_SCALAR, &wide);
		count_by(&two_method, &best_memory, false, cpu_path_best(), &either);
		cr_expect_eq(memcmp(wide.by_winners, either.by_winners,
				     4 * sizeof *wide.by_winners),
			0, "%d", weight);
	}
	two_method.free(scalar_memory);
	two_method.free(best_memory);
}

Test(two, what_it_cannot_count_costs_infinity)
{
	spot_from(&spot, "AA; KK; QQ", "2c7d9h", "");
	cr_expect_eq(two_method.cost(view_of(&spot), false), INFINITY);
	spot_from(&spot, "AA; KK", "2c7d9h", "");
	cr_expect_lt(two_method.cost(view_of(&spot), false), 0.01);
	cr_expect_eq(two_method.parts(view_of(&spot), false), 1);
}
