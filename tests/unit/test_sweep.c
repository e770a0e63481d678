#include "cards/categories/categories.h"
#include "cards/order/order.h"

#include "support.h"
#include "sweep.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

/* Hands of five, six and seven cards by category, high card first.
 * Five and seven: en.wikipedia.org/wiki/Poker_probability; six: B. Alspach,
 * "Enumerating Poker Hands Using Group Theory" and "6-Card Poker Hands". */
static const uint64_t published[][CATEGORY_COUNT] = {
	{1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40},
	{6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1844},
	{23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584},
};

static const char *const method_names[] = {"single", "shared"};

struct sweep_tally {
	enum cpu_path path;
	uint64_t hands, mixed;
	uint64_t by_category[CATEGORY_COUNT];
};

/* `mixed` depends on every score and on their order. */
static void take_tally(void *context, const score *scores, size_t count)
{
	struct sweep_tally *tally = context;
	uint64_t mixed = tally->mixed;

	cr_assert(count > 0 && count <= 1 << 16);
	for (size_t i = 0; i < count; i++)
		mixed = mixed * UINT64_C(0x9e3779b97f4a7c15) + scores[i];
	tally->mixed = mixed;
	tally->hands += count;
	categories_count(tally->path, scores, count, tally->by_category);
}

/* Every path and method gives the published counts, and the same list. */
static void check_counts(int count, enum cpu_path tally_path)
{
	uint64_t mixed = 0;

	for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++)
		for (enum sweep_method method = SWEEP_SINGLE; method <= SWEEP_SHARED; method++) {
			struct sweep_tally tally = {.path = tally_path};

			if (!path_is_here(path))
				continue;
			sweep_run(path, method, count, take_tally, &tally);
			for (int i = 0; i < CATEGORY_COUNT; i++)
				cr_assert_eq(tally.by_category[i], published[count - HAND_MIN][i],
					"%d cards, %s, %s: %s", count, cpu_path_name(path),
					method_names[method], order_high.category[i].name);
			if (path == CPU_SCALAR && method == SWEEP_SINGLE)
				mixed = tally.mixed;
			cr_assert_eq(tally.mixed, mixed, "%d cards, %s, %s", count,
				cpu_path_name(path), method_names[method]);
		}
}

Test(sweep, five_cards_have_the_published_counts)
{
	check_counts(5, CPU_SCALAR);
}

Test(sweep, six_cards_have_the_published_counts)
{
	check_counts(6, cpu_path_best());
}

Test(sweep, seven_cards_have_the_published_counts)
{
	check_counts(7, cpu_path_best());
}
/* The hand that a sweep has reached, from its lowest card up. */
/* The hand that a sweep has come to, from its lowest card up. */
struct sweep_walk {
	int count;
	uint64_t hands;
	card cards[HAND_MAX];
};

static void walk_next(struct sweep_walk *walk)
{
	int i = 0;

	while (i + 1 < walk->count && walk->cards[i] + 1 == walk->cards[i + 1]) {
		walk->cards[i] = (card)i;
		i++;
	}
	walk->cards[i]++;
	walk->hands++;
}

static void take_walk(void *context, const score *scores, size_t count)
{
	struct sweep_walk *walk = context;

	for (size_t i = 0; i < count; i++) {
		score expected = eval_cards(walk->cards, walk->count);

		if (scores[i] != expected)
			cr_assert_eq(scores[i], expected, "hand %llu of %d cards",
				(unsigned long long)walk->hands, walk->count);
		walk_next(walk);
	}
}

Test(sweep, gives_the_scores_of_eval_cards_in_colex_order)
{
	for (int count = 5; count <= 6; count++)
		for (enum sweep_method method = SWEEP_SINGLE; method <= SWEEP_SHARED; method++) {
			struct sweep_walk walk = {count, 0, {0, 1, 2, 3, 4, 5, 6}};

			sweep_run(CPU_SCALAR, method, count, take_walk, &walk);
			cr_assert_eq(walk.hands, count == 5 ? 2598960 : 20358520);
		}
}

static void check_tally(enum cpu_path path, const score *scores, size_t count)
{
	uint64_t by_category[CATEGORY_COUNT], expected[CATEGORY_COUNT];

	/* a tally adds to what is there */
	for (int i = 0; i < CATEGORY_COUNT; i++)
		by_category[i] = expected[i] = (uint64_t)i * 1000;
	for (size_t i = 0; i < count; i++)
		expected[score_category(scores[i])]++;
	categories_count(path, scores, count, by_category);
	cr_assert_arr_eq(by_category, expected, sizeof expected, "%s, %zu scores",
		cpu_path_name(path), count);
}

Test(sweep, tally_knows_the_category_of_every_score)
{
	score scores[SCORE_MAX];

	for (unsigned i = 0; i < SCORE_MAX; i++)
		scores[i] = (score)(i + 1);
	for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++)
		if (path_is_here(path)) {
			for (unsigned i = 0; i < SCORE_MAX; i++)
				check_tally(path, scores + i, 1);
			check_tally(path, scores, SCORE_MAX);
		}
}

/* Every short length, and lengths about the steps of the kernels; the
 * array has exactly that length, so that a sanitizer sees a read beyond it. */
Test(sweep, tally_takes_any_length)
{
	static const size_t longer[] = {1023, 1024, 1025, 1087, 1088, 2047, 2048, 2049, 4096, 16384,
		65535, 65536, 524271, 524272, 524273, 1100003};
	const size_t short_lengths = 201, lengths = short_lengths + sizeof longer / sizeof *longer;
	uint64_t random = 1;

	for (size_t l = 0; l < lengths; l++) {
		size_t length = l < short_lengths ? l : longer[l - short_lengths];
		score *scores = malloc(length * sizeof *scores);

		cr_assert(scores || !length);
		for (size_t i = 0; i < length; i++) {
			random = random * UINT64_C(6364136223846793005) +
				 UINT64_C(1442695040888963407);
			scores[i] = (score)(1 + (random >> 33) % SCORE_MAX);
		}
		for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++)
			if (path_is_here(path))
				check_tally(path, scores, length);
		free(scores);
	}
}

/* A single category: no counter of a kernel overflows. */
Test(sweep, tally_counts_a_million_equal_scores)
{
	const size_t length = 1100003;
	score *scores = malloc(length * sizeof *scores);

	cr_assert(scores);
	for (int category = 0; category < CATEGORY_COUNT; category++) {
		for (size_t i = 0; i < length; i++)
			scores[i] = category_floor[category];
		for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++)
			if (path_is_here(path))
				check_tally(path, scores, length);
	}
	free(scores);
}
