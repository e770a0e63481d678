/* Every hand of five, six and seven cards, 156,742,040 of them, against oracles
 * that share nothing with the sweep: eval_cards, the rulebook, published counts.
 * A quarter of a minute; not part of the quick tests. */
#include "cards/colex.h"
#include "cards/order/order.h"
#include "reference.h"
#include "sweep.h"

#include <criterion/criterion.h>
#include <stdlib.h>

enum { FIVES = 2598960, SIXES = 20358520, SEVENS = 133784560 };

static const uint64_t hands_of[] = {FIVES, SIXES, SEVENS};

/* High card first; the sources are named in tests/unit/test_sweep.c. */
static const uint64_t published[][CATEGORY_COUNT] = {
	{1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40},
	{6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1844},
	{23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584},
};

/* The hand that a sweep has come to, from its lowest card up, and what its
 * scores are compared with. */
struct every_hand_walk {
	int count;
	uint64_t hands, differing;
	const score *fives; /* of five cards, by colex rank */
	uint64_t by_category[CATEGORY_COUNT];
	uint8_t cards[HAND_MAX];
};

static void walk_next(struct every_hand_walk *walk)
{
	int i = 0;

	while (i + 1 < walk->count && walk->cards[i] + 1 == walk->cards[i + 1]) {
		walk->cards[i] = (uint8_t)i;
		i++;
	}
	walk->cards[i]++;
	walk->hands++;
}

static struct every_hand_walk walk_first(int count)
{
	return (struct every_hand_walk){.count = count, .cards = {0, 1, 2, 3, 4, 5, 6}};
}

static void take_eval_cards(void *context, const score *scores, size_t count)
{
	struct every_hand_walk *walk = context;

	for (size_t i = 0; i < count; i++) {
		walk->differing += scores[i] != eval_cards(walk->cards, walk->count);
		walk_next(walk);
	}
}

static void take_tally(void *context, const score *scores, size_t count)
{
	struct every_hand_walk *walk = context;

	for (size_t i = 0; i < count; i++)
		walk->by_category[score_category(scores[i])]++;
	walk->hands += count;
}

static void check_finished(const struct every_hand_walk *walk, enum cpu_path path,
	enum sweep_method method)
{
	cr_assert_eq(walk->hands, hands_of[walk->count - HAND_MIN]);
	cr_assert_eq(walk->differing, 0, "%d cards, %s, %s: %llu scores differ", walk->count,
		cpu_path_name(path), method == SWEEP_SINGLE ? "single" : "shared",
		(unsigned long long)walk->differing);
}

static void check_eval_cards(enum cpu_path path)
{
	if (!cpu_path_usable(path))
		cr_skip_test("this processor has no %s", cpu_path_name(path));
	for (int count = HAND_MIN; count <= HAND_MAX; count++)
		for (enum sweep_method method = SWEEP_SINGLE; method <= SWEEP_SHARED; method++) {
			struct every_hand_walk walk = walk_first(count);

			sweep_run(path, method, count, take_eval_cards, &walk);
			check_finished(&walk, path, method);
		}
}

Test(every_hand, scalar_sweeps_equal_eval_cards)
{
	check_eval_cards(CPU_SCALAR);
}

Test(every_hand, avx2_sweeps_equal_eval_cards)
{
	check_eval_cards(CPU_AVX2);
}

Test(every_hand, avx512_sweeps_equal_eval_cards)
{
	check_eval_cards(CPU_AVX512);
}

Test(every_hand, categories_have_the_published_counts)
{
	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		struct every_hand_walk walk = walk_first(count);

		sweep_run(CPU_SCALAR, SWEEP_SINGLE, count, take_tally, &walk);
		for (int i = 0; i < CATEGORY_COUNT; i++)
			cr_assert_eq(walk.by_category[i], published[count - HAND_MIN][i],
				"%d cards: %s", count, order_high.category[i].name);
	}
}

/* The scores of all five-card hands by the rulebook, by colex rank: the only
 * thing the three tests below know about poker. */
static score *reference_fives(void)
{
	reference_value *classes = malloc((REFERENCE_CLASSES + 1) * sizeof *classes);
	score *fives = malloc(FIVES * sizeof *fives);
	struct every_hand_walk walk = walk_first(5);
	int count;

	cr_assert(classes && fives);
	count = reference_values(classes);
	cr_assert_eq(count, REFERENCE_CLASSES);
	for (; walk.hands < FIVES; walk_next(&walk))
		fives[walk.hands] =
			(score)reference_score(classes, count, reference_five(walk.cards));
	free(classes);
	return fives;
}

/* C(n, k) of the colex rank of five cards. */
static uint32_t term[CARD_COUNT][6];

static void fill_terms(void)
{
	for (unsigned n = 0; n < CARD_COUNT; n++)
		for (unsigned k = 0; k < 6; k++)
			term[n][k] = (uint32_t)colex_choose(n, k);
}

/* The best score of all subsets of five of the ascending cards. */
static score best_of_fives(const uint8_t *cards, int count, const score *fives)
{
	score best = 0;

	for (int a = 0; a < count - 4; a++)
		for (int b = a + 1; b < count - 3; b++)
			for (int c = b + 1; c < count - 2; c++)
				for (int d = c + 1; d < count - 1; d++) {
					uint32_t four = term[cards[a]][1] + term[cards[b]][2] +
							term[cards[c]][3] + term[cards[d]][4];

					for (int e = d + 1; e < count; e++) {
						score five = fives[four + term[cards[e]][5]];

						best = five > best ? five : best;
					}
				}
	return best;
}

static void take_best_of_fives(void *context, const score *scores, size_t count)
{
	struct every_hand_walk *walk = context;

	for (size_t i = 0; i < count; i++) {
		walk->differing +=
			scores[i] != best_of_fives(walk->cards, walk->count, walk->fives);
		walk_next(walk);
	}
}

static void check_reference(int count)
{
	score *fives = reference_fives();
	struct every_hand_walk walk = walk_first(count);

	fill_terms();
	walk.fives = fives;
	sweep_run(CPU_SCALAR, SWEEP_SINGLE, count, take_best_of_fives, &walk);
	check_finished(&walk, CPU_SCALAR, SWEEP_SINGLE);
	free(fives);
}

Test(every_hand, five_cards_score_as_the_rulebook_says)
{
	check_reference(5);
}

Test(every_hand, six_cards_score_as_the_best_of_6_fives_of_the_rulebook)
{
	check_reference(6);
}

Test(every_hand, seven_cards_score_as_the_best_of_21_fives_of_the_rulebook)
{
	check_reference(7);
}
