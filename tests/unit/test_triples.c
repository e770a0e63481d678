/* The orders of three hands, against plain enumeration of the boards. */
#include "nash/triples/triples.h"

#include "base/rng/rng.h"
#include "nash/nash_status.h"
#include "cards/colex.h"
#include "cards/eval/eval.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Counts all boards, one by one. */
static void enumerate(const combo hands[3], uint32_t out[TRIPLES_ORDERS])
{
	const card_set held = combo_set(hands[0]) | combo_set(hands[1]) | combo_set(hands[2]);
	struct colex_walk walk;

	memset(out, 0, TRIPLES_ORDERS * sizeof *out);
	for (bool more = colex_walk_first(&walk, CARD_DECK & ~held, 5, NULL); more;
		more = colex_walk_next(&walk)) {
		score scores[3];

		for (int p = 0; p < 3; p++) {
			card seven[HAND_MAX];

			memcpy(seven, walk.chosen, 5);
			memcpy(seven + 5, combo_cards[hands[p]], 2);
			scores[p] = eval_cards(seven, HAND_MAX);
		}
		out[pushfold_order_three(scores[0], scores[1], scores[2])]++;
	}
}

static bool disjoint(const combo hands[3])
{
	return card_set_count(combo_set(hands[0]) | combo_set(hands[1]) | combo_set(hands[2])) == 6;
}

/* Three hands that can be dealt, by number. */
static void deal(uint64_t number, combo hands[3])
{
	const struct rng_key key = rng_key_of(34);
	uint64_t block = 0;
	uint32_t word[RNG_WORDS];

	do {
		rng_block(&key, number, block++, word);
		for (int p = 0; p < 3; p++)
			hands[p] = (combo)(word[p] % COMBO_COUNT);
	} while (!disjoint(hands));
}

static struct triples_scores *make_scores(void)
{
	struct triples_scores *scores = triples_scores_new();

	cr_assert(scores);
	return scores;
}

static void expect_all_paths(const struct triples_scores *scores, const combo hands[3])
{
	uint32_t want[TRIPLES_ORDERS], got[TRIPLES_ORDERS];

	enumerate(hands, want);
	for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++) {
		struct triples_counter *counter;

		if (!cpu_path_usable(path))
			continue;
		counter = triples_counter_new(scores, path);
		cr_assert(counter);
		triples_count(counter, hands, got);
		for (int i = 0; i < TRIPLES_ORDERS; i++)
			cr_assert_eq(got[i], want[i], "%s: %d %d %d, order %d: %u, not %u",
				cpu_path_name(path), hands[0], hands[1], hands[2], i, got[i],
				want[i]);
		free(counter);
	}
}

Test(triples, random_hands_have_the_counts_of_all_boards)
{
	struct triples_scores *scores = make_scores();
	combo hands[3];

	for (uint64_t i = 0; i < 12; i++) {
		deal(i, hands);
		expect_all_paths(scores, hands);
	}
	free(scores);
}

/* Suited hands of one suit, a pocket pair and a repeated rank. */
Test(triples, hands_that_share_a_suit_and_ranks)
{
	struct triples_scores *scores = make_scores();
	const combo suited[3] = {combo_of(card_of(12, 3), card_of(3, 3)),
		combo_of(card_of(11, 3), card_of(10, 3)), combo_of(card_of(9, 3), card_of(8, 3))};
	const combo paired[3] = {combo_of(card_of(12, 0), card_of(12, 1)),
		combo_of(card_of(12, 2), card_of(0, 2)), combo_of(card_of(12, 3), card_of(0, 3))};

	expect_all_paths(scores, suited);
	expect_all_paths(scores, paired);
	free(scores);
}

/* The sum over all combos of three classes that share no card. */
static void sum_combos(struct triples_counter *counter, const int classes[3],
	uint32_t out[TRIPLES_ORDERS])
{
	const combo *first[3];
	int at[3];

	for (int p = 0; p < 3; p++)
		first[p] = combo_by_class + combo_class_first(classes[p]);
	memset(out, 0, TRIPLES_ORDERS * sizeof *out);
	for (at[0] = 0; at[0] < combo_class_size(classes[0]); at[0]++)
		for (at[1] = 0; at[1] < combo_class_size(classes[1]); at[1]++)
			for (at[2] = 0; at[2] < combo_class_size(classes[2]); at[2]++) {
				const combo hands[3] = {first[0][at[0]], first[1][at[1]],
					first[2][at[2]]};
				uint32_t orders[TRIPLES_ORDERS];

				if (!disjoint(hands))
					continue;
				triples_count(counter, hands, orders);
				for (int i = 0; i < TRIPLES_ORDERS; i++)
					out[i] += orders[i];
			}
}

/* The counts of classes, in an order that the table does not have. */
static void expect_classes(struct triples_counter *counter, triples_orders *table, int a, int b,
	int c)
{
	const int classes[3] = {a, b, c};
	const struct triples_place place = triples_find(classes);
	uint32_t want[TRIPLES_ORDERS];

	sum_combos(counter, classes, want);
	for (int i = 0; i < TRIPLES_ORDERS; i++) {
		const uint32_t got = table[place.index][triples_order(&place, i)];

		cr_assert_eq(got, want[i], "%d %d %d, order %d: %u, not %u", a, b, c, i, got,
			want[i]);
	}
}

/* The part of a table that has the ranks of three classes. */
static int part_of(const int pairs[2])
{
	return pairs[0] * (pairs[0] + 1) / 2 + pairs[1];
}

Test(triples, classes_have_the_sums_of_their_combos)
{
	struct triples_scores *scores = make_scores();
	struct triples_counter *counter = triples_counter_new(scores, cpu_path_best());
	triples_orders *table = calloc(TRIPLES_COUNT, sizeof *table);
	const int ak = combo_pair_of(12, 11), a2 = combo_pair_of(12, 0), two = combo_pair_of(1, 1);

	cr_assert(counter && table);
	triples_part(counter, part_of((int[]){ak, a2}), table);
	triples_part(counter, part_of((int[]){ak, ak}), table);
	triples_part(counter, part_of((int[]){two, two}), table);
	/* A2s AKo A2o: ranks are shared by all */
	expect_classes(counter, table, combo_class_of(12, 0, true), combo_class_of(12, 11, false),
		combo_class_of(12, 0, false));
	/* JJ AKs A2s, 98s AKo A2o */
	expect_classes(counter, table, combo_class_of(9, 9, false), combo_class_of(12, 11, true),
		combo_class_of(12, 0, true));
	expect_classes(counter, table, combo_class_of(7, 6, true), combo_class_of(12, 11, false),
		combo_class_of(12, 0, false));
	/* AKs AKo AKs, and 33 33 32o */
	expect_classes(counter, table, combo_class_of(12, 11, true), combo_class_of(12, 11, false),
		combo_class_of(12, 11, true));
	expect_classes(counter, table, combo_class_of(1, 0, false), combo_class_of(1, 1, false),
		combo_class_of(1, 1, false));
	free(table);
	free(counter);
	free(scores);
}

Test(triples, all_multisets_of_classes_have_different_places)
{
	bool *seen = calloc(TRIPLES_COUNT, sizeof *seen);

	cr_assert(seen);
	for (int a = 0; a < COMBO_CLASSES; a++)
		for (int b = 0; b <= a; b++)
			for (int c = 0; c <= b; c++) {
				const uint32_t index = triples_find((int[]){b, a, c}).index;

				cr_assert_lt(index, (uint32_t)TRIPLES_COUNT);
				cr_assert_not(seen[index]);
				seen[index] = true;
			}
	free(seen);
}

/* Samples of AKs, AA and so on: all sums are exact, and all orders within five standard errors. */
Test(triples, a_sample_is_near_the_counts)
{
	enum { DEALS = 1000, CLASS = 2 };
	struct triples_scores *scores = make_scores();
	struct triples_counter *counter = triples_counter_new(scores, cpu_path_best());
	triples_orders *table = calloc(TRIPLES_COUNT, sizeof *table);

	cr_assert(counter && table);
	triples_sample(CLASS, DEALS, 5, table);
	for (int b = 0; b <= CLASS; b++)
		for (int c = 0; c <= b; c++) {
			const int classes[3] = {CLASS, b, c};
			const uint32_t *got = table[triples_find(classes).index];
			uint32_t want[TRIPLES_ORDERS];
			uint64_t all = 0, sampled = 0;

			sum_combos(counter, classes, want);
			for (int i = 0; i < TRIPLES_ORDERS; i++) {
				all += want[i];
				sampled += got[i];
			}
			cr_assert_eq(sampled, all);
			for (int i = 0; all && i < TRIPLES_ORDERS; i++) {
				const double p = want[i] / (double)all;

				cr_assert_float_eq(got[i] / (double)all, p,
					5 * sqrt(p * (1 - p) / DEALS) + 2.0 / DEALS);
			}
		}
	free(table);
	free(counter);
	free(scores);
}

enum { HIGHEST = 2, SMALL_COUNT = 10 /* triples of AA, AKs and AKo in the table */ };

/* A value over the triples of AA, AKs and AKo, whose hands are played by players in all sequences.
 */
static void add_small_factors(triples_factors *factors)
{
	enum { SEQUENCES = (HIGHEST + 1) * (HIGHEST + 1) * (HIGHEST + 1) };
	double value[TRIPLES_ORDERS];

	for (int i = 0; i < TRIPLES_ORDERS; i++)
		value[i] = i * i % 7 - 2.5;
	for (int i = 0; i < SEQUENCES; i++) {
		const int classes[3] = {i / 9, i / 3 % 3, i % 3};

		triples_add_factors(factors, classes, (1 + i % 4) / 4.0, value);
	}
}

static double find_value(const triples_orders *table, const triples_factors *factors)
{
	double sum = 0;

	for (int i = 0; i < SMALL_COUNT; i++)
		for (int k = 0; k < TRIPLES_ORDERS; k++)
			sum += table[i][k] * (double)factors[i][k];
	return sum / TRIPLES_DEALS;
}

/* The mean of the squares of n distances in standard errors is 1, with a standard deviation of
 * sqrt(2 / n); that of the distances is 0, with 1 / sqrt(n). Three of these are allowed. */
Test(triples, samples_differ_from_the_counts_by_their_error)
{
	enum { SAMPLES = 150, DEALS = 64 };
	struct triples_scores *scores = make_scores();
	struct triples_counter *counter = triples_counter_new(scores, cpu_path_best());
	triples_orders *table = calloc(TRIPLES_COUNT, sizeof *table);
	triples_factors *added = calloc(TRIPLES_COUNT, sizeof *added);
	const triples_orders *const orders = (const triples_orders *)table;
	const triples_factors *const factors = (const triples_factors *)added;
	double exact, sum = 0, squares = 0;

	cr_assert(counter && table && added);
	add_small_factors(added);
	for (int a = 0; a <= HIGHEST; a++)
		for (int b = 0; b <= a; b++)
			for (int c = 0; c <= b; c++) {
				const int classes[3] = {a, b, c};

				sum_combos(counter, classes, table[triples_find(classes).index]);
			}
	exact = find_value(orders, factors);
	for (uint64_t seed = 1; seed <= SAMPLES; seed++) {
		double distance;

		for (int class = 0; class <= HIGHEST; class ++)
			triples_sample(class, DEALS, seed, table);
		distance = (find_value(orders, factors) - exact) /
			   triples_error(orders, factors, DEALS);
		sum += distance;
		squares += distance * distance;
	}
	cr_assert_float_eq(sum / SAMPLES, 0, 3 / sqrt(SAMPLES), "%f", sum / SAMPLES);
	cr_assert_float_eq(squares / SAMPLES, 1, 3 * sqrt(2.0 / SAMPLES), "%f", squares / SAMPLES);
	free(added);
	free(table);
	free(counter);
	free(scores);
}

/* If a value does not depend on the order, no deal changes it. */
Test(triples, a_value_of_all_orders_has_no_error)
{
	triples_orders *table = calloc(TRIPLES_COUNT, sizeof *table);
	triples_factors *factors = calloc(TRIPLES_COUNT, sizeof *factors);
	double value[TRIPLES_ORDERS];

	cr_assert(table && factors);
	for (int i = 0; i < TRIPLES_ORDERS; i++)
		value[i] = 3;
	triples_sample(1, 10, 1, table);
	triples_add_factors(factors, (int[]){0, 1, 1}, 0.5, value);
	cr_assert_float_eq(triples_error((const triples_orders *)table,
				   (const triples_factors *)factors, 10),
		0, 1e-15);
	free(factors);
	free(table);
}

Test(triples, damage_to_a_file_is_found)
{
	const uint64_t size =
		sizeof(struct triples_header) + TRIPLES_COUNT * sizeof(triples_orders);
	triples_orders *table = calloc(TRIPLES_COUNT, sizeof *table);
	const triples_orders *const same = (const triples_orders *)table;
	struct triples_header header, other;
	struct fault fault;

	cr_assert(table);
	table[0][0] = 5;
	triples_header(same, &header);
	cr_assert_eq(triples_check_header(&header, size, &fault), STATUS_OK);
	cr_assert_eq(triples_check(&header, same, &fault), STATUS_OK);
	cr_assert_eq(triples_check_header(&header, size - 1, &fault), STATUS_TRIPLES_SIZE);
	cr_assert_eq(triples_check_header(&header, 10, &fault), STATUS_TRIPLES_FOREIGN);
	other = header;
	other.name[0] = 'F';
	cr_assert_eq(triples_check_header(&other, size, &fault), STATUS_TRIPLES_FOREIGN);
	other = header;
	other.version++;
	cr_assert_eq(triples_check_header(&other, size, &fault), STATUS_TRIPLES_VERSION);
	other = header;
	other.mark = 0x04030201;
	cr_assert_eq(triples_check_header(&other, size, &fault), STATUS_TRIPLES_ORDER);
	table[TRIPLES_COUNT - 1][TRIPLES_ORDERS - 1] ^= 1;
	cr_assert_eq(triples_check(&header, same, &fault), STATUS_TRIPLES_DAMAGED);
	free(table);
}
