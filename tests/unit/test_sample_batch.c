/* Drawing and deciding on every path against plain ways to do the same: cards taken
 * out of a list, and eval_cards. */
#include "odds/sample/sample_internal.h"

#include "cards/eval/eval.h"
#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static struct rng rng;
static struct sample_batch batch;

static uint32_t rows_of(int first, int count)
{
	return ((UINT32_C(1) << count) - 1) << first;
}

/* -- drawing -------------------------------------------------------------- */

struct sample_batch_shape {
	const char *known;
	int given; /* rows from the first player's on */
	int drawn; /* rows after these */
};

/* Boards and dead cards, players of lists and of any two cards, odd numbers and even. */
static const struct sample_batch_shape shapes[] = {
	{"", 0, 25},
	{"", 0, 9},
	{"", 0, 1},
	{"", 2, 7},
	{"", 5, 20},
	{"AsAhKdKc", 0, 5},
	{"2c7d9h", 4, 2},
	{"2c7d9h", 4, 17},
	{"As", 0, 4},
	{"2c", 1, 24},
	{"AsKsQsJsTs9s8s7s6s5s4s3s2s", 3, 8},
	{"2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h7s", 4, 21},
	{"2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h", 0, 25},
	{"", 25, 0},
	{"Ah", 20, 5},
};

enum { SHAPES = sizeof shapes / sizeof *shapes };

static struct sample_plan plan_of(const struct sample_batch_shape *shape)
{
	struct sample_plan plan;

	sample_plan_init(&plan, set_from(shape->known), rows_of(0, shape->given),
		rows_of(shape->given, shape->drawn));
	return plan;
}

/* Given rows of some step: cards at random. */
static void give(const struct sample_batch_shape *shape, uint64_t step)
{
	uint64_t state = step * 1000 + (uint64_t)shape->given;

	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		card given[SAMPLE_ROWS];

		deal_from(&state, CARD_DECK & ~set_from(shape->known), shape->given, given);
		for (int row = 0; row < shape->given; row++)
			batch.row[row][lane] = given[row];
	}
}

/* The value of a number when one division gives both draws; false when it must be
 * drawn again. */
static bool draws_of(const struct sample_number *from, unsigned number, unsigned draw[2])
{
	unsigned ways = from->cards[0] * from->cards[1], quotient = number * ways >> 16;

	draw[0] = quotient / from->cards[1];
	draw[1] = quotient % from->cards[1];
	return (number * ways & 0xffff) >= 65536 % ways;
}

/* A lane's cards as the header has them, out of a list; false when some number of the
 * lane is rejected. */
static bool lane_expected(const struct sample_plan *plan, const struct sample_batch_shape *shape,
	uint64_t step, int lane, card *out)
{
	/* eight of a row's first half and eight of its second in turn */
	int at = lane / 16 * 8 + lane % 8 + lane % 16 / 8 * 32;
	unsigned code[SAMPLE_ROWS + 1] = {0};
	card_set taken = set_from(shape->known);

	for (int i = 0; i < plan->numbers; i++) {
		const struct sample_number *from = &plan->number[i];
		unsigned draw[2];

		if (!draws_of(from, rng_row(&rng, step * (uint64_t)plan->numbers + (uint64_t)i)[at],
			    draw))
			return false;
		code[from->draw[0]] = draw[0];
		code[from->draw[1]] = draw[1];
	}
	for (int row = 0; row < shape->given; row++)
		taken |= card_bit(batch.row[row][lane]);
	for (int i = 0; i < shape->drawn; i++) {
		card c = 0;

		for (unsigned left = code[i]; left || taken & card_bit(c); c++)
			left -= !(taken & card_bit(c));
		out[i] = c;
		taken |= card_bit(c);
	}
	return true;
}

Test(sample_batch, cards_are_taken_out_of_the_deck_by_number_on_every_path)
{
	for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++) {
		int again = 0, lanes = 0;

		if (!path_is_here(path))
			continue;
		rng_init(&rng, path, 7, 1);
		for (int i = 0; i < SHAPES; i++)
			for (uint64_t step = 0; step < 40; step++) {
				const struct sample_plan plan = plan_of(&shapes[i]);

				give(&shapes[i], step);
				sample_draw(path, &plan, &rng, step, &batch);
				for (int lane = 0; lane < SAMPLE_LANES; lane++, lanes++) {
					card cards[SAMPLE_ROWS];

					if (!lane_expected(&plan, &shapes[i], step, lane, cards)) {
						again++;
						continue;
					}
					for (int k = 0; k < shapes[i].drawn; k++)
						cr_assert_eq(batch.row[shapes[i].given + k][lane],
							cards[k], "%s: shape %d, step %d, lane %d",
							cpu_path_name(path), i, (int)step, lane);
				}
			}
		cr_assert_gt(again, 0, "some are drawn again");
		cr_assert_lt(again, lanes / 40, "few are drawn again");
	}
}

static void expect_good_deals(const struct sample_batch_shape *shape, enum cpu_path path)
{
	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		card_set taken = set_from(shape->known);

		for (int row = 0; row < shape->given + shape->drawn; row++) {
			card c = batch.row[row][lane];

			cr_assert_lt(c, CARD_COUNT);
			cr_assert(!(taken & card_bit(c)), "%s: a card comes twice",
				cpu_path_name(path));
			taken |= card_bit(c);
		}
	}
}

Test(sample_batch, no_card_comes_twice_and_every_path_deals_the_same)
{
	static struct sample_batch expected;

	for (int i = 0; i < SHAPES; i++)
		for (uint64_t step = 0; step < 100; step++) {
			const struct sample_plan plan = plan_of(&shapes[i]);

			for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++) {
				if (!path_is_here(path))
					continue;
				rng_init(&rng, path, 11, 2);
				memset(&batch, 0, sizeof batch);
				give(&shapes[i], step);
				sample_draw(path, &plan, &rng, step, &batch);
				expect_good_deals(&shapes[i], path);
				if (path == CPU_SCALAR)
					expected = batch;
				cr_assert_arr_eq(batch.row, expected.row, sizeof batch.row,
					"%s: shape %d, step %d", cpu_path_name(path), i, (int)step);
			}
		}
}

Test(sample_batch, steps_do_not_depend_on_those_before)
{
	const struct sample_batch_shape shape = {"", 0, 13};
	const struct sample_plan plan = plan_of(&shape);
	static struct sample_batch forward[300];
	enum cpu_path path = cpu_path_best();

	rng_init(&rng, path, 5, 0);
	for (uint64_t step = 0; step < 300; step++)
		sample_draw(path, &plan, &rng, step, &forward[step]);
	for (uint64_t step = 300; step-- > 0;) {
		if (step % 3 == 0)
			rng_init(&rng, path, 5, 0);
		sample_draw(path, &plan, &rng, step, &batch);
		cr_assert_arr_eq(batch.row, forward[step].row, 13 * sizeof batch.row[0]);
	}
}

/* All 2^16 numbers, a row at a time, for two draws that share one; what is rejected
 * is drawn again from numbers that are all `spare`. */
static void count_all_numbers(enum cpu_path path, const struct sample_plan *plan, unsigned spare,
	uint32_t count[CARD_COUNT][CARD_COUNT])
{
	const int rows = 65536 / RNG_LANES;

	rng_init(&rng, path, 0, 0);
	for (int i = 0; i < RNG_ROWS * RNG_LANES; i++)
		rng.sheet[RNG_AGAIN].row[i / RNG_LANES][i % RNG_LANES] = (uint16_t)spare;
	for (int step = 0; step < rows; step++) {
		rng.sheet[RNG_FIRST].number = (uint64_t)step / RNG_ROWS;
		for (int i = 0; i < RNG_LANES; i++)
			rng.sheet[RNG_FIRST].row[step % RNG_ROWS][i] =
				(uint16_t)(step * RNG_LANES + i);
		/* 16 spare numbers a step */
		rng.sheet[RNG_AGAIN].number = (uint64_t)step * 16 / RNG_LANES / RNG_ROWS;
		sample_draw(path, plan, &rng, (uint64_t)step, &batch);
		for (int lane = 0; lane < SAMPLE_LANES; lane++)
			count[batch.row[0][lane]][batch.row[1][lane]]++;
	}
}

Test(sample_batch, rejection_leaves_each_pair_of_cards_equally_many_numbers)
{
	for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++)
		for (int cards = CARD_COUNT; cards >= 20 && path_is_here(path); cards -= 4) {
			const card_set known = CARD_DECK & ~((UINT64_C(1) << cards) - 1);
			const unsigned ways = (unsigned)(cards * (cards - 1));
			uint32_t count[CARD_COUNT][CARD_COUNT] = {{0}}, more = 0;
			struct sample_plan plan;

			sample_plan_init(&plan, known, 0, rows_of(0, 2));
			cr_assert_eq(plan.numbers, 1);
			count_all_numbers(path, &plan, 65535, count);
			for (int a = 0; a < cards; a++)
				for (int b = 0; b < cards; b++) {
					if (a == b) {
						cr_assert_eq(count[a][b], 0);
					} else if (count[a][b] != 65536 / ways) {
						cr_assert_eq(count[a][b],
							65536 / ways + 65536 % ways);
						more++;
					}
				}
			cr_assert_eq(more, 1, "what is drawn again is one pair here");
		}
}

/* Chi-square of counts against equal counts, as a distance from the expected value in standard
 * deviations: values far beyond 5 do not occur by accident, and the seeds are fixed. */
static double chi_square(const uint32_t *counts, size_t cells, double expected)
{
	double sum = 0, free = (double)cells - 1;

	for (size_t i = 0; i < cells; i++)
		sum += (counts[i] - expected) * (counts[i] - expected) / expected;
	return (sum - free) / sqrt(2 * free);
}

static uint32_t pairs[CARD_COUNT * (CARD_COUNT - 1)];

/* Ordered pairs of cards in two rows, over many steps. */
static double pairs_chi_square(const struct sample_plan *plan, int first, int second)
{
	const uint64_t steps = 8000;

	memset(pairs, 0, sizeof pairs);
	rng_init(&rng, cpu_path_best(), 2024, 3);
	for (uint64_t step = 0; step < steps; step++) {
		sample_draw(rng.path, plan, &rng, step, &batch);
		for (int lane = 0; lane < SAMPLE_LANES; lane++) {
			card a = batch.row[first][lane], b = batch.row[second][lane];

			pairs[a * (CARD_COUNT - 1) + b - (b > a)]++;
		}
	}
	return chi_square(pairs, sizeof pairs / sizeof *pairs,
		(double)steps * SAMPLE_LANES / (CARD_COUNT * (CARD_COUNT - 1)));
}

Test(sample_batch, every_two_places_have_every_two_cards_equally_often)
{
	static const int places[][2] = {{0, 1}, {0, 24}, {23, 24}, {4, 5}, {5, 6}, {10, 21},
		{17, 3}};
	const struct sample_batch_shape shape = {"", 0, 25};
	const struct sample_plan plan = plan_of(&shape);

	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		double distance = pairs_chi_square(&plan, places[i][0], places[i][1]);

		cr_assert(fabs(distance) < 5, "rows %d and %d: %.2f standard deviations",
			places[i][0], places[i][1], distance);
	}
}

/* Draws that share numbers as badly as can be, some 8 of 64 lanes rejected a step: a pair of
 * 52 and 51 cards loses one number of 35. */
static struct sample_plan wasteful_plan(void)
{
	const struct sample_batch_shape shape = {"", 0, 25};
	struct sample_plan plan = plan_of(&shape);

	for (int i = 0; i < 25; i++) {
		struct sample_number *number = &plan.number[i / 2];

		number->draw[i % 2] = (uint8_t)i;
		number->cards[i % 2] = (uint8_t)(CARD_COUNT - i);
	}
	plan.number[12].draw[1] = SAMPLE_NO_DRAW;
	plan.number[12].cards[1] = 1;
	for (int i = 0; i < plan.numbers; i++)
		plan.number[i].least =
			(uint16_t)(65536 % (plan.number[i].cards[0] * plan.number[i].cards[1]));
	return plan;
}

Test(sample_batch, what_is_drawn_again_is_uniform_too)
{
	const struct sample_plan plan = wasteful_plan();

	cr_assert_lt(fabs(pairs_chi_square(&plan, 0, 1)), 5);
	cr_assert_lt(fabs(pairs_chi_square(&plan, 8, 13)), 5);
}

/* Every lane rejected at once: more than the spare numbers of a step. */
Test(sample_batch, more_rejected_than_spare_numbers_are_drawn_all_the_same)
{
	const struct sample_plan plan = wasteful_plan();
	static struct sample_batch expected;
	uint32_t count[CARD_COUNT] = {0};

	for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++)
		for (uint64_t step = 0; step < 800 && path_is_here(path); step++) {
			const struct sample_batch_shape shape = {"", 0, 25};

			rng_init(&rng, path, step, 4);
			memset(rng.sheet[RNG_FIRST].row, 0, sizeof rng.sheet[RNG_FIRST].row);
			rng.sheet[RNG_FIRST].number = 0;
			sample_draw(path, &plan, &rng, 0, &batch);
			expect_good_deals(&shape, path);
			for (int lane = 0; path == CPU_SCALAR && lane < SAMPLE_LANES; lane++)
				count[batch.row[0][lane]]++;
			if (step < 100) {
				static struct sample_batch kept[100];

				if (path == CPU_SCALAR)
					kept[step] = batch;
				expected = kept[step];
				cr_assert_arr_eq(batch.row, expected.row, sizeof batch.row, "%s",
					cpu_path_name(path));
			}
		}
	cr_assert_lt(fabs(chi_square(count, CARD_COUNT, 800.0 * SAMPLE_LANES / CARD_COUNT)), 5);
}

/* -- the plan ------------------------------------------------------------- */

Test(sample_batch, every_draw_has_its_number_and_few_are_rejected)
{
	for (int known = 0; known <= 20; known++)
		for (int drawn = 0; drawn <= 25; drawn++) {
			struct sample_plan plan;
			int seen = 0, rejected = 0;

			sample_plan_init(&plan, (UINT64_C(1) << known) - 1, 0, rows_of(0, drawn));
			cr_assert_eq(plan.numbers, (drawn + 1) / 2);
			for (int i = 0; i < plan.numbers; i++) {
				const struct sample_number *number = &plan.number[i];

				for (int k = 0; k < 2; k++) {
					if (number->draw[k] == SAMPLE_NO_DRAW) {
						cr_assert_eq(number->cards[k], 1);
						continue;
					}
					cr_assert_eq(number->cards[k],
						CARD_COUNT - known - number->draw[k]);
					seen |= 1 << number->draw[k];
				}
				cr_assert_eq(number->least,
					65536 % (number->cards[0] * number->cards[1]));
				rejected += number->least;
			}
			cr_assert_eq(seen, (1 << drawn) - 1);
			cr_assert_lt(rejected, 2100, "%d of 65536", rejected);
		}
}

/* -- deciding ------------------------------------------------------------- */

/* Deals of cards from a part of the deck, in which good hands are common. */
static void deal_batch(uint64_t *state, card_set from, int players)
{
	const int rows = sample_hole_row(players);

	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		card cards[SAMPLE_ROWS];

		deal_from(state, from, rows, cards);
		for (int row = 0; row < rows; row++)
			batch.row[row][lane] = cards[row];
	}
}

static void expect_decided(enum cpu_path path, int players)
{
	uint16_t winners[SAMPLE_LANES], alone[SAMPLE_LANES];
	score scores[SPOT_PLAYERS_MAX][SAMPLE_LANES];

	sample_decide(path, &batch, players, winners, scores);
	sample_decide(path, &batch, players, alone, NULL);
	cr_assert_arr_eq(winners, alone, sizeof winners);
	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		score best = 0;
		unsigned mask = 0;

		for (int i = 0; i < players; i++) {
			card hand[HAND_MAX];
			score value;

			for (int row = 0; row < SPOT_BOARD; row++)
				hand[row] = batch.row[row][lane];
			hand[5] = batch.row[sample_hole_row(i)][lane];
			hand[6] = batch.row[sample_hole_row(i) + 1][lane];
			value = eval_cards(hand, HAND_MAX);
			cr_assert_eq(scores[i][lane], value, "%s: player %d of %d: %s",
				cpu_path_name(path), i, players, cards_shown(hand, HAND_MAX));
			if (value > best) {
				best = value;
				mask = 0;
			}
			mask |= value == best ? 1u << i : 0;
		}
		cr_assert_eq(winners[lane], mask);
	}
}

Test(sample_batch, deals_are_decided_as_hand_by_hand_on_every_path)
{
	/* the deck; two suits and one card more; clubs, some hearts; high cards; low ones */
	static const card_set decks[] = {CARD_DECK, UINT64_C(0x3333333333333) | 4,
		UINT64_C(0x5555111111111), CARD_DECK & ~(UINT64_C(0xffffff)), UINT64_C(0xfffffff)};
	uint64_t state = 99;

	for (int players = 2; players <= SPOT_PLAYERS_MAX; players++)
		for (size_t deck = 0; deck < sizeof decks / sizeof *decks; deck++)
			for (int i = 0; i < 40; i++) {
				if (sample_hole_row(players) > card_set_count(decks[deck]))
					continue;
				deal_batch(&state, decks[deck], players);
				for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++)
					if (path_is_here(path))
						expect_decided(path, players);
			}
}

Test(sample_batch, sets_of_winners_are_counted)
{
	for (int players = 2; players <= SPOT_PLAYERS_MAX; players++) {
		static struct sample_counts counts;
		uint32_t expected[1 << SPOT_PLAYERS_MAX] = {0};
		uint64_t state = (uint64_t)players;

		memset(&counts, 0, sizeof counts);
		for (int i = 0; i < 500; i++) {
			uint16_t winners[SAMPLE_LANES];

			for (int lane = 0; lane < SAMPLE_LANES; lane++) {
				winners[lane] =
					(uint16_t)(1 + random_below(&state, (1u << players) - 1));
				expected[winners[lane]]++;
			}
			sample_count_winners(&counts, winners);
		}
		for (int set = 0; set < 1 << players; set++) {
			uint32_t sum = 0;

			for (int i = 0; i < SAMPLE_COUNTERS; i++)
				sum += counts.counter[i][set];
			cr_assert_eq(sum, expected[set], "%d players, set %d", players, set);
		}
	}
}

/* 1388072 wins, 317694 losses and 6538 ties of AhAd v KcKs are all 1712304 boards
 * counted (the same in OMPEval's and in PokerStove's results). */
Test(sample_batch, aces_beat_kings_as_often_as_all_boards_say)
{
	static const double expected[] = {0, 1388072 / 1712304.0, 317694 / 1712304.0,
		6538 / 1712304.0};
	static struct sample_counts counts;
	const uint64_t steps = 16384;
	struct sample_plan plan;
	const char *text = "AhAdKcKs";
	card held[4];

	cards_from(text, held);
	for (int i = 0; i < 4; i++)
		sample_fill(&batch, SPOT_BOARD + i, held[i]);
	sample_plan_init(&plan, set_from(text), 0, rows_of(0, SPOT_BOARD));
	rng_init(&rng, cpu_path_best(), 1, 0);
	for (uint64_t step = 0; step < steps; step++) {
		uint16_t winners[SAMPLE_LANES];

		sample_draw(rng.path, &plan, &rng, step, &batch);
		sample_decide(rng.path, &batch, 2, winners, NULL);
		sample_count_winners(&counts, winners);
	}
	for (int set = 1; set < 4; set++) {
		const double deals = (double)steps * SAMPLE_LANES, p = expected[set];
		uint32_t sum = 0;

		for (int i = 0; i < SAMPLE_COUNTERS; i++)
			sum += counts.counter[i][set];
		cr_assert_lt(fabs(sum - deals * p), 4 * sqrt(deals * p * (1 - p)),
			"set %d: %u of %.0f", set, (unsigned)sum, deals);
	}
}
