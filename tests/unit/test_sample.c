#include "odds/sample/sample.h"

#include "odds/sample/sample_internal.h"
#include "odds/method.h"
#include "spots.h"
#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Samples are held to exact counts by z-scores, and by chi-square over all
 * outcomes at once as a z-score too (Wilson and Hilferty, "The Distribution of
 * Chi-square", 1931). Seeds are fixed, so a test that has passed passes always; in some
 * thousand scores 4.5 is passed by chance once in fifty such files. */
#define Z_MAX 4.5

/* Outcomes expected less often than this are taken together. */
#define EXPECTED_MIN 10.0

/* A spot from "RANGE; RANGE @ BOARD ! DEAD". */
static struct spot *spot_of(const char *line)
{
	struct spot *spot = malloc(sizeof *spot);
	struct range *ranges = malloc(SPOT_PLAYERS_MAX * sizeof *ranges);
	const struct range *at[SPOT_PLAYERS_MAX];
	const char *board_at = strchr(line, '@'), *dead_at = strchr(line, '!');
	const char *end = board_at ? board_at : dead_at ? dead_at : line + strlen(line);
	struct cards board;
	card_set dead = dead_at ? set_from(dead_at + 1) : 0;
	struct fault fault;
	int players = 0;

	cr_assert(spot && ranges);
	for (const char *from = line; from < end; from++) {
		size_t length = strcspn(from, ";@!");

		cr_assert_eq(range_parse((struct slice){from, length}, CARD_ASCII, &game_holdem,
				     &ranges[players], &fault),
			STATUS_OK, "%s: %s", line, from);
		at[players] = &ranges[players];
		players++;
		from += length;
	}
	memset(&board, 0, sizeof board);
	if (board_at) {
		struct slice slice = {board_at + 1, strcspn(board_at + 1, "!")};

		cr_assert_eq(cards_parse(slice, CARD_ASCII, &board, &fault), STATUS_OK);
	}
	cr_assert_eq(spot_init(spot, &game_holdem, at, players, &board, dead, &fault), STATUS_OK,
		"%s", line);
	free(ranges);
	return spot;
}

static struct tally *tally_for(const struct spot *spot, bool detail)
{
	struct tally *tally = calloc(1, sizeof *tally);

	cr_assert(tally);
	tally_init(tally, spot->players, 1, false, detail);
	return tally;
}

static struct tally *counted(struct spot *spot)
{
	struct tally *tally = tally_for(spot, true);
	uint32_t parts;
	void *memory = NULL;

	spot_make_runouts(spot);
	parts = enumerate_method.parts(view_of(spot), true);
	cr_assert_eq(enumerate_method.begin(&memory, view_of(spot), true, cpu_path_best()),
		STATUS_OK);
	for (uint32_t part = 0; part < parts; part++)
		enumerate_method.part(memory, part, tally);
	enumerate_method.free(memory);
	return tally;
}

/* `deals` deals of a seed, part after part. */
static void sample_deals(struct sampler *sampler, uint64_t seed, uint32_t deals,
	struct tally *tally)
{
	for (uint64_t part = 0; deals; part++) {
		uint32_t take = deals < SAMPLE_PART ? deals : SAMPLE_PART;

		sample_part(sampler, seed, part, take, tally);
		deals -= take;
	}
}

static struct tally *sampled(const struct spot *spot, uint64_t seed, uint32_t deals)
{
	struct tally *tally = tally_for(spot, true);
	struct sampler *sampler = NULL;

	cr_assert_eq(sample_begin(&sampler, spot, true, cpu_path_best()), STATUS_OK);
	sample_deals(sampler, seed, deals, tally);
	sample_free(sampler);
	return tally;
}

static double z_of(double observed, double hand_rng, double deals)
{
	double variance = deals * hand_rng * (1 - hand_rng);

	return variance > 0 ? (observed - deals * hand_rng) / sqrt(variance)
	       : fabs(observed - deals * hand_rng) < 0.5 ? 0
							 : (double)INFINITY;
}

/* Outcomes one by one, then their chi-square. */
struct sample_fit {
	double deals, sum, rest, rest_expected;
	int cells;
};

static void fit_add(struct sample_fit *fit, double observed, double hand_rng)
{
	double expected = fit->deals * hand_rng;

	if (expected < EXPECTED_MIN) {
		fit->rest += observed;
		fit->rest_expected += expected;
		return;
	}
	fit->sum += (observed - expected) * (observed - expected) / expected;
	fit->cells++;
}

static double fit_z(struct sample_fit *fit)
{
	double free_cells, mean, spread;

	if (fit->rest_expected >= EXPECTED_MIN) {
		fit->sum += (fit->rest - fit->rest_expected) * (fit->rest - fit->rest_expected) /
			    fit->rest_expected;
		fit->cells++;
	}
	if (fit->cells < 2)
		return 0;
	free_cells = fit->cells - 1;
	mean = 1 - 2 / (9 * free_cells);
	spread = sqrt(2 / (9 * free_cells));
	return (cbrt(fit->sum / free_cells) - mean) / spread;
}

static void check_outcome(const char *line, const char *what, int number, deal_count observed,
	deal_count exact, deal_count all, double deals)
{
	double hand_rng = deal_ratio(exact, all), z;

	cr_assert(exact || !observed, "%s: %s %d: impossible", line, what, number);
	if (deals * hand_rng < EXPECTED_MIN || deals * (1 - hand_rng) < EXPECTED_MIN)
		return;
	z = z_of((double)observed, hand_rng, deals);
	cr_assert(fabs(z) < Z_MAX, "%s: %s %d: z = %.2f", line, what, number, z);
}

static void check_against_count(const char *line, uint64_t seed, uint32_t deals)
{
	struct spot *spot = spot_of(line);
	struct tally *exact = counted(spot), *sample = sampled(spot, seed, deals);
	deal_count all = tally_deals(exact);
	struct sample_fit fit = {.deals = deals};
	double z;

	cr_assert_eq(tally_deals(sample), deals, "%s", line);
	for (int set = 1; set < 1 << spot->players; set++) {
		check_outcome(line, "winners", set, sample->by_winners[set], exact->by_winners[set],
			all, deals);
		fit_add(&fit, (double)sample->by_winners[set],
			deal_ratio(exact->by_winners[set], all));
	}
	z = fit_z(&fit);
	cr_assert(fabs(z) < Z_MAX, "%s: winners together: z = %.2f", line, z);
	for (int i = 0; i < spot->players; i++) {
		for (int c = 0; c < CATEGORY_COUNT; c++) {
			const struct tally_ends *ends = &sample->ends[TALLY_HIGH][i][c];
			const struct tally_ends *true_ends = &exact->ends[TALLY_HIGH][i][c];

			check_outcome(line, order_high.category[c].name, i, ends->all,
				true_ends->all, all, deals);
			check_outcome(line, order_high.category[c].name, i, ends->won,
				true_ends->won, all, deals);
			check_outcome(line, order_high.category[c].name, i, ends->tied,
				true_ends->tied, all, deals);
		}
		z = (tally_equity(sample, i) - tally_equity(exact, i)) / tally_stderr(sample, i);
		cr_assert(tally_stderr(sample, i) == 0 || fabs(z) < Z_MAX,
			"%s: equity of %d: z = %.2f", line, i, z);
	}
	free(sample);
	free(exact);
	free(spot);
}

static const char *const before_the_flop[] = {
	"AhAd; KsKc",
	"AA; KK",
	"AA,KK; KK,QQ; QQ,AA",
	"AKs; AQs; KQs",
	"AA:0.5,KK; KK:0.3,AKs",
	"AhKh,AhQh; AhJh,2c2d",
	"7d2c; 7h2h,7s2s; 7c2d",
};

static const char *const on_a_board[] = {
	"random; random @ 2c7d9hJs",
	"random; AA; 33 @ 2c3c8h ! 6h",
	"AK; random @ 2c3c5c",
	"22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+; random @ 2c7d9h3s",
	"77+,A8s+,K9s+,QTs+,AJo+,KQo,ATs,JTs; 77+,A8s+,K9s+ @ 2c7d9h",
	"AA-JJ,AKs; AA-JJ,AKs; AA-JJ,AKs; AA-JJ,AKs @ AcKcQc",
	"AA:0.1,KK:0.7,QQ; KK:0.25,QJs; 22:0.9999,33:0.0001 @ 4c5d6h",
	"AKo:0.5,AKs; 99+; random @ AcKd2h3h4s",
	"A5s; A5s; A5s @ 2c3d4hKsKd",
	"A2s+; A2s+; A2s+; KQs; QJs @ 5c6c7dTsJd",
	"AhKh; QQ; JJ; TT; 98s; 76s @ AcTc4d2s",
	"AA; AA; KK; KK; QQ; QQ; JJ; JJ; TT; TT @ 2c3c4c5d6h",
	"AA,KK; AA,KK; AA,KK; AA,KK @ 2c3d4h5s7s",
	"KQ; QJ; JT; T9; 98 @ 2c2d7h7sAs",
	"random; random; 7c2d @ AcKcQcJc3d",
	"22,33:0.5; 33,44:0.5; 44,55:0.5; 55,22:0.5 @ AcKdQh",
	"AhAd; AhAd,KhKd; QQ @ 2c3d4hTs",
};

Test(sample, agrees_with_exact_counts_before_the_flop)
{
	for (size_t i = 0; i < sizeof before_the_flop / sizeof *before_the_flop; i++)
		check_against_count(before_the_flop[i], 1000 + i, 1 << 18);
}

Test(sample, agrees_with_exact_counts_on_a_board)
{
	for (size_t i = 0; i < sizeof on_a_board / sizeof *on_a_board; i++)
		check_against_count(on_a_board[i], 2000 + i, 1 << 18);
}

/* A random range of 1 to `most` combos of some cards, often weighted. */
static void random_range(uint64_t *random, card_set cards, int most, struct range *range)
{
	int count = 1 + (int)random_below(random, (unsigned)most);
	bool weighted = random_below(random, 3) == 0;

	memset(range, 0, sizeof *range);
	while (count--) {
		card two[2];

		deal_from(random, cards, 2, two);
		range->weight[combo_of(two[0], two[1])] =
			(uint16_t)(weighted ? 1 + random_below(random, RANGE_WHOLE) : RANGE_WHOLE);
	}
}

Test(sample, agrees_with_exact_counts_of_random_spots)
{
	uint64_t random = 7;
	int checked = 0;

	while (checked < 60) {
		struct range ranges[6];
		const struct range *at[6];
		struct spot *spot = malloc(sizeof *spot);
		struct cards board = {0};
		int players = 2 + (int)random_below(&random, 4),
		    used = 8 + (int)random_below(&random, 20);
		int shown = 3 + (int)random_below(&random, 3);
		card mixed[CARD_COUNT];
		card_set some = 0;
		struct tally *exact, *sample;
		struct sample_fit fit = {.deals = 1 << 16};

		cr_assert(spot);
		deal_from(&random, CARD_DECK, CARD_COUNT, mixed);
		for (int i = 0; i < shown; i++)
			board.list[board.count++] = mixed[i];
		board.set = card_bit(mixed[0]) | card_bit(mixed[1]) | card_bit(mixed[2]);
		for (int i = 3; i < shown; i++)
			board.set |= card_bit(mixed[i]);
		for (int i = 0; i < used; i++)
			some |= card_bit(mixed[shown + i]);
		for (int i = 0; i < players; i++) {
			random_range(&random, some, players > 3 ? 12 : 40, &ranges[i]);
			if (players == 2 && shown > 3 && random_below(&random, 4) == 0)
				range_hold(&ranges[i], 0);
			at[i] = &ranges[i];
		}
		if (spot_init(spot, &game_holdem, at, players, &board, card_bit(mixed[51]), NULL) ==
			STATUS_OK) {
			exact = counted(spot);
			sample = sampled(spot, random_next(&random), 1 << 16);
			for (int set = 1; set < 1 << players; set++)
				fit_add(&fit, (double)sample->by_winners[set],
					deal_ratio(exact->by_winners[set], tally_deals(exact)));
			cr_assert_lt(fabs(fit_z(&fit)), Z_MAX, "spot %d", checked);
			checked++;
			free(exact);
			free(sample);
		}
		free(spot);
	}
}

/* Exact counts published in the tests of OMPEval (github.com/zekyll/OMPEval, ISC
 * licence), by set of winners from {1} to {1,2,3}. */
Test(sample, agrees_with_published_counts)
{
	static const struct {
		const char *line;
		double all, by_winners[7];
	} published[] = {
		{"AA; KK", 61642944, {50371344, 10986372, 285228}},
		{"AK; random @ 2c3c", 273968640, {159167583, 108567320, 6233737}},
		{"random; AA; 33 @ 2c3c8h ! 6h", 14661108,
			{808395, 1681125, 20076, 12151512, 0, 0, 0}},
		{"random; random; AK @ 4hAd3c4c7c ! 6h", 9774072,
			{1461364, 1461364, 6386, 6760010, 42420, 42420, 108}},
		{"AA,KK; KK,QQ; QQ,AA", 888248592,
			{348272820, 119882736, 37653912, 303253020, 74015280, 1266624, 3904200}},
	};

	for (size_t i = 0; i < sizeof published / sizeof *published; i++) {
		const uint32_t deals = 1 << 20;
		struct spot *spot = spot_of(published[i].line);
		struct tally *sample = sampled(spot, 3000 + i, deals);
		struct sample_fit fit = {.deals = deals};

		for (int set = 1; set < 1 << spot->players; set++) {
			double hand_rng = published[i].by_winners[set - 1] / published[i].all;

			fit_add(&fit, (double)sample->by_winners[set], hand_rng);
			cr_assert(hand_rng > 0 || !sample->by_winners[set]);
		}
		cr_assert_lt(fabs(fit_z(&fit)), Z_MAX, "%s: z = %.2f", published[i].line,
			fit_z(&fit));
		free(sample);
		free(spot);
	}
}

/* The joint combos of the players with ranges, by the plain product of all. */
struct sample_joint {
	const struct spot *spot;
	size_t size; /* product of the counts */
	double *hand_rng;
	uint32_t *seen;
	double weight_sum;
};

static void list_joint(struct sample_joint *joint, int player, size_t at, card_set taken,
	double weight)
{
	const struct spot_side *side = &joint->spot->side[player];

	if (player == joint->spot->players) {
		joint->hand_rng[at] = weight;
		joint->weight_sum += weight;
		return;
	}
	if (side->full) {
		list_joint(joint, player + 1, at, taken, weight);
		return;
	}
	for (int i = 0; i < side->count; i++)
		if (!(combo_set(side->combos[i]) & taken))
			list_joint(joint, player + 1, at * (size_t)side->count + (size_t)i,
				taken | combo_set(side->combos[i]), weight * side->weight[i]);
}

static void see_joint(struct sample_joint *joint, const card *cards)
{
	const struct spot *spot = joint->spot;
	size_t at = 0;

	for (int i = 0; i < spot->players; i++) {
		const struct spot_side *side = &spot->side[i];
		const card *two = cards + sample_hole_row(i);
		const combo *from = side->combos;

		if (side->full)
			continue;
		while (from < side->combos + side->count && *from != combo_of(two[0], two[1]))
			from++;
		cr_assert(from < side->combos + side->count, "not of the range");
		at = at * (size_t)side->count + (size_t)(from - side->combos);
	}
	cr_assert(joint->hand_rng[at] > 0, "cards dealt twice");
	joint->seen[at]++;
}

/* How a cluster may be dealt. */
static const struct sample_limits all_limits[] = {
	{.join_any = 1 << 12,
		.join_colliding = 1 << 16,
		.split_bits = SAMPLE_COLUMN_BITS,
		.split_gain = 2,
		.join_longer_below = 64,
		.join_longer = 1 << 20,
		.tree_below = 2,
		.tree_gain = 125},
	{.join_any = 1 << 20, .join_colliding = 1 << 20}, /* one list */
	{.join_any = 0},                                  /* by rejection */
	{.join_any = 0, .join_colliding = 400},           /* some pairs, and rejection */
	{.join_any = 0, .join_longer_below = 5000, .tree_below = 5000}, /* by a tree */
	{.join_any = 0, .split_bits = SAMPLE_COLUMN_BITS},              /* hot cards first */
	{.join_any = 0, .split_bits = 3},                               /* few of them */
	{.join_any = 0, .join_colliding = 400, .split_bits = 8},
};

enum { LIMITS = sizeof all_limits / sizeof *all_limits };

static void check_joint(const char *line, const struct sample_limits *limits, uint64_t seed,
	int parts)
{
	struct spot *spot = spot_of(line);
	struct sample_joint joint = {.spot = spot, .size = 1};
	struct sample_fit fit = {.deals = (double)parts * SAMPLE_PART};
	card(*cards)[SAMPLE_ROWS] = malloc(SAMPLE_PART * sizeof *cards);
	struct sampler *sampler = NULL;
	double z;

	for (int i = 0; i < spot->players; i++)
		joint.size *= spot->side[i].full ? 1 : (size_t)spot->side[i].count;
	joint.hand_rng = calloc(joint.size, sizeof *joint.hand_rng);
	joint.seen = calloc(joint.size, sizeof *joint.seen);
	cr_assert(cards && joint.hand_rng && joint.seen);
	list_joint(&joint, 0, 0, 0, 1);
	cr_assert_eq(sample_begin_within(&sampler, spot, false, cpu_path_best(), limits),
		STATUS_OK);
	for (int part = 0; part < parts; part++) {
		sample_cards(sampler, seed, (uint64_t)part, SAMPLE_PART, cards);
		for (uint32_t i = 0; i < SAMPLE_PART; i++)
			see_joint(&joint, cards[i]);
	}
	for (size_t i = 0; i < joint.size; i++)
		fit_add(&fit, joint.seen[i], joint.hand_rng[i] / joint.weight_sum);
	z = fit_z(&fit);
	cr_assert(fabs(z) < Z_MAX, "%s, limits %d: z = %.2f", line, (int)(limits - all_limits), z);
	sample_free(sampler);
	free(joint.seen);
	free(joint.hand_rng);
	free(cards);
	free(spot);
}

static const char *const joint_spots[] = {
	"AA,KK; KK,QQ; QQ,AA",
	"AA:0.5,KK:0.3,QQ:0.01; KK,QQ:0.7; QQ,AA:0.9",
	"AKs,AQs; AKs,KQs; AJs,KJs; random",
	"AA-TT; AA-TT; AA-TT",
	"AhKh,AhQh,2c2d; AhKh,KdKc,3c3d; AhKh,3c2c",
	"AKs; AKs; AKs; AKs",
	"AA; AA; KK; random; KK,QQ @ QcKc2d",
	"99+,A9s+; 99+,A9s+",
	"22+; A2s+,KTo:0.35 ! AhKd",
	"AA-TT:0.0001,99; A9s+:0.37; random; 7c2d",
};

Test(sample, joint_combos_come_in_proportion_to_their_weights_however_they_are_dealt)
{
	for (size_t i = 0; i < sizeof joint_spots / sizeof *joint_spots; i++)
		for (int k = 0; k < LIMITS; k++)
			check_joint(joint_spots[i], &all_limits[k], 4000 + i * LIMITS + (size_t)k,
				4);
}

/* How many of the numbers below `numbers` become an entry when they are scaled to `count`. */
static uint32_t numbers_of(uint32_t entry, uint32_t count, uint32_t numbers)
{
	return (uint32_t)(((uint64_t)(entry + 1) * numbers + count - 1) / count -
			  ((uint64_t)entry * numbers + count - 1) / count);
}

/* With 1,225 combos, 611 would come in 54 of 65,536 numbers and the others in 53, if no number were
 * drawn again. */
Test(sample, entries_of_a_weighted_list_have_equally_many_numbers)
{
	enum { PARTS = 64, NUMBERS = 1 << 16, COUNT = 1225 };
	struct spot *spot = spot_of("random:0.9999,2c2d; 2s2h");
	card(*cards)[SAMPLE_ROWS] = malloc(SAMPLE_PART * sizeof *cards);
	struct sampler *sampler = NULL;
	const struct spot_side *side = &spot->side[0];
	struct sample_fit fit = {.deals = (double)PARTS * SAMPLE_PART};
	double hand_rng = 0, all = 0, often = 0;
	bool favoured[COMBO_COUNT] = {false};
	uint32_t count = 0;

	for (int i = 0; i < side->count; i++) {
		if (combo_set(side->combos[i]) & set_from("2s2h"))
			continue;
		favoured[side->combos[i]] = numbers_of(count++, COUNT, NUMBERS) > NUMBERS / COUNT;
		all += side->weight[i];
		hand_rng += favoured[side->combos[i]] ? side->weight[i] : 0;
	}
	cr_assert(cards);
	cr_assert_eq(count, COUNT);
	cr_assert_eq(sample_begin_within(&sampler, spot, false, cpu_path_best(),
			     &(struct sample_limits){.join_any = 0}),
		STATUS_OK);
	for (int part = 0; part < PARTS; part++) {
		sample_cards(sampler, 77, (uint64_t)part, SAMPLE_PART, cards);
		for (uint32_t i = 0; i < SAMPLE_PART; i++) {
			const card *two = cards[i] + sample_hole_row(0);

			often += favoured[combo_of(two[0], two[1])];
		}
	}
	fit_add(&fit, often, hand_rng / all);
	fit_add(&fit, fit.deals - often, 1 - hand_rng / all);
	cr_assert(fabs(fit_z(&fit)) < Z_MAX, "z = %.2f", fit_z(&fit));
	sample_free(sampler);
	free(cards);
	free(spot);
}

/* Two to five lists, each with hot cards, without, joined or by a tree. */
Test(sample, each_way_of_dealing_deals_the_same_cards_on_every_path)
{
	static const char *const lines[] = {
		"77+,A8s+; 22+,A2s+,KTo:0.35",
		"AA,KK; KK,QQ; QQ,AA",
		"22+,A2s+; 22+,A2s+; 22+,A2s+",
		"77+,AT; 22+,AQ,KQs; A9s+,KQ,QJ; TT+,AJ @ 2c7d9h",
		"AK,AQ; 88+,AKs; AK,KQ,AJ; AT+,JJ+; A2s+",
	};
	enum { DEALS = 2000 };
	static card expected[DEALS][SAMPLE_ROWS], cards[DEALS][SAMPLE_ROWS];

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		for (int k = 0; k < LIMITS; k++) {
			struct spot *spot = spot_of(lines[i]);

			for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++) {
				struct sampler *sampler = NULL;

				if (!path_is_here(path))
					continue;
				cr_assert_eq(sample_begin_within(&sampler, spot, false, path,
						     &all_limits[k]),
					STATUS_OK);
				sample_cards(sampler, 31, 2, DEALS, cards);
				if (path == CPU_SCALAR)
					memcpy(expected, cards, sizeof cards);
				for (int n = 0; n < DEALS; n++)
					cr_assert_eq(memcmp(cards[n], expected[n],
							     (size_t)sample_hole_row(
								     spot->players)),
						0, "%s, limits %d, %s: deal %d", lines[i], k,
						cpu_path_name(path), n);
				sample_free(sampler);
			}
			free(spot);
		}
}

/* How often each player but the first and the one before have each two combos. */
static uint32_t *see_pairs(const struct spot *spot, const struct sample_limits *limits, bool split,
	uint64_t seed, int parts)
{
	const size_t players = (size_t)spot->players;
	uint32_t *seen = calloc(players * COMBO_COUNT * COMBO_COUNT, sizeof *seen);
	card(*cards)[SAMPLE_ROWS] = malloc(SAMPLE_PART * sizeof *cards);
	struct sampler *sampler = NULL;

	cr_assert(seen && cards);
	cr_assert_eq(sample_begin_within(&sampler, spot, false, cpu_path_best(), limits),
		STATUS_OK);
	cr_assert_eq(sample_dealing_of(sampler)->cluster[0].split != NULL, split);
	for (int part = 0; part < parts; part++) {
		sample_cards(sampler, seed, (uint64_t)part, SAMPLE_PART, cards);
		for (uint32_t i = 0; i < SAMPLE_PART; i++)
			for (int b = 1; b < spot->players; b++) {
				const card *two = cards[i] + sample_hole_row(b - 1);
				const size_t at = (size_t)combo_of(two[0], two[1]) * COMBO_COUNT +
						  combo_of(two[2], two[3]);

				seen[(size_t)b * COMBO_COUNT * COMBO_COUNT + at]++;
			}
	}
	sample_free(sampler);
	free(cards);
	return seen;
}

/* Two samples of lists too long for every joint combo to be counted: of two players side by side
 * each two combos come as often in both, as the chi-square of two samples has it. */
Test(sample, hot_cards_that_are_dealt_first_favour_no_hand)
{
	static const char *const lines[] = {
		"22+,A2s+; 22+,A2s+; 22+,A2s+; 22+,A2s+; 22+,A2s+; 22+,A2s+",
		"77+,AT; 22+,AQ,KQs; A9s+,KQ,QJ; TT+,AJ @ 2c7d9h",
		"AK,AQ,AA; 88+,AKs; AK,KQ,AJ; AT+,JJ+; A2s+; 66+,AJ; TT+,AK; 22+",
	};
	struct sample_limits split = {.join_any = 1 << 12,
		.join_colliding = 1 << 16,
		.split_bits = SAMPLE_COLUMN_BITS};
	struct sample_limits plain = split;

	plain.split_bits = 0;
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		struct spot *spot = spot_of(lines[i]);
		const size_t cells = (size_t)spot->players * COMBO_COUNT * COMBO_COUNT;
		uint32_t *a = see_pairs(spot, &split, true, 6000 + i, 16);
		uint32_t *b = see_pairs(spot, &plain, false, 6100 + i, 16);
		struct sample_fit fit = {.cells = 1};
		double z;

		for (size_t at = 0; at < cells; at++) {
			const double all = (double)a[at] + b[at], apart = (double)a[at] - b[at];

			if (all < 2 * EXPECTED_MIN)
				continue;
			fit.sum += apart * apart / all;
			fit.cells++;
		}
		cr_assert_gt(fit.cells, 1000);
		z = fit_z(&fit);
		cr_assert(fabs(z) < Z_MAX, "%s: z = %.2f", lines[i], z);
		free(b);
		free(a);
		free(spot);
	}
}

/* A one-to-one shuffle of 64-bit numbers. */
static uint64_t mixed(uint64_t x)
{
	x = (x ^ x >> 31) * UINT64_C(0x9e3779b97f4a7c15);
	return x ^ x >> 29;
}

/* Every joint deal with its board, when few cards are live. */
static void check_whole_deals(const char *line, double deals_there_are,
	const struct sample_limits *limits, uint64_t seed)
{
	enum { SLOTS = 1 << 16, PARTS = 8 };
	struct spot *spot = spot_of(line);
	const int rows = sample_hole_row(spot->players);
	card(*cards)[SAMPLE_ROWS] = malloc(SAMPLE_PART * sizeof *cards);
	uint64_t *deal = calloc(SLOTS, sizeof *deal);
	uint32_t *seen = calloc(SLOTS, sizeof *seen);
	struct sampler *sampler = NULL;
	struct sample_fit fit = {.deals = PARTS * (double)SAMPLE_PART};
	int different = 0;
	double z;

	cr_assert(cards && deal && seen);
	cr_assert_eq(sample_begin_within(&sampler, spot, false, cpu_path_best(), limits),
		STATUS_OK);
	for (int part = 0; part < PARTS; part++) {
		sample_cards(sampler, seed, (uint64_t)part, SAMPLE_PART, cards);
		for (uint32_t i = 0; i < SAMPLE_PART; i++) {
			card_set board = 0, taken = 0;
			uint64_t name, at;

			for (int row = 0; row < SPOT_BOARD; row++)
				board |= card_bit(cards[i][row]);
			name = mixed(board);
			for (int row = 0; row < rows; row++)
				taken |= card_bit(cards[i][row]);
			cr_assert_eq(card_set_count(taken), rows, "%s: a card twice", line);
			cr_assert_eq(taken & spot->dead, 0);
			for (int p = 0; p < spot->players; p++)
				name = mixed(name ^ combo_of(cards[i][sample_hole_row(p)],
							    cards[i][sample_hole_row(p) + 1]));
			name |= 1;
			for (at = name * UINT64_C(0x9e3779b97f4a7c15) >> 48;
				deal[at] && deal[at] != name;)
				at = (at + 1) % SLOTS;
			different += !deal[at];
			deal[at] = name;
			seen[at]++;
		}
	}
	cr_assert_float_eq(different, deals_there_are, 0.5, "%s: %d deals", line, different);
	for (int at = 0; at < SLOTS; at++)
		if (deal[at])
			fit_add(&fit, seen[at], 1 / deals_there_are);
	z = fit_z(&fit);
	cr_assert(fabs(z) < Z_MAX, "%s: z = %.2f", line, z);
	sample_free(sampler);
	free(seen);
	free(deal);
	free(cards);
	free(spot);
}

#define FOURS_TO_QUEENS "4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h7s8c8d8h8s9c9d9h9sTcTdThTsJcJdJhJsQcQdQhQs"

Test(sample, every_deal_of_hands_and_board_is_equally_likely)
{
	static const struct {
		const char *line;
		double deals;
	} spots[] = {
		/* ten live cards: C(10,2) C(8,2) C(6,5) */
		{"random; random ! 2c2d3c3d3h3s" FOURS_TO_QUEENS, 45 * 28 * 6},
		/* eleven: 6 C(9,2) C(7,2) C(5,5), and 6 pairs of aces by 6 of kings */
		{"random; AA; random ! 2c3c3d3h3s" FOURS_TO_QUEENS, 6 * 36 * 21},
		{"KK; random; AA ! 2c3c3d3h3s" FOURS_TO_QUEENS, 6 * 6 * 21},
		/* of the pairs of these 12 combos 12 * 12 - 2 * 6 * 5 have no card twice */
		{"AA,KK; AA,KK; random ! 2c3c3d3h3s" FOURS_TO_QUEENS, 84 * 21},
		/* twelve: 12 C(10,2) C(8,2) */
		{"AA,KK; random @ 3c3d3h ! 3s" FOURS_TO_QUEENS, 12 * 45 * 28},
	};

	for (size_t i = 0; i < sizeof spots / sizeof *spots; i++)
		for (int k = 0; k < LIMITS; k++)
			check_whole_deals(spots[i].line, spots[i].deals, &all_limits[k],
				5000 + i * LIMITS + (size_t)k);
}

/* How often two things came together; they are independent when every cell has what its row and
 * its column lead one to expect. */
enum { TABLE_ROWS = 18, TABLE_COLUMNS = CARD_COUNT };

struct sample_table {
	uint32_t cell[TABLE_ROWS][TABLE_COLUMNS];
};

static void check_independent(const struct sample_table *table, const char *line, const char *what)
{
	double row[TABLE_ROWS] = {0}, column[TABLE_COLUMNS] = {0}, all = 0, z;
	struct sample_fit fit = {.deals = 1};
	int rows = 0, columns = 0;

	for (int r = 0; r < TABLE_ROWS; r++)
		for (int c = 0; c < TABLE_COLUMNS; c++) {
			row[r] += table->cell[r][c];
			column[c] += table->cell[r][c];
			all += table->cell[r][c];
		}
	for (int r = 0; r < TABLE_ROWS; r++)
		rows += row[r] > 0;
	for (int c = 0; c < TABLE_COLUMNS; c++)
		columns += column[c] > 0;
	cr_assert(rows > 1 && columns > 1, "%s: nothing to compare", line);
	for (int r = 0; r < TABLE_ROWS; r++)
		for (int c = 0; c < TABLE_COLUMNS; c++)
			fit_add(&fit, table->cell[r][c], row[r] * column[c] / all);
	cr_assert_eq(fit.cells, rows * columns, "%s: too few deals", line);
	fit.cells =
		(rows - 1) * (columns - 1) + 1; /* degrees of freedom, and one to be subtracted */
	z = fit_z(&fit);
	cr_assert(fabs(z) < Z_MAX, "%s: %s: z = %.2f", line, what, z);
}

static int place_of(const struct spot_side *side, const card two[2])
{
	int at = 0;

	while (side->combos[at] != combo_of(two[0], two[1]))
		at++;
	return at;
}

/* The first two players hold queens or better, and meet neither each other nor boards of jacks or
 * worse: which hand each has, and such a board, are independent. They are not when a cluster is
 * dealt from the random numbers of the board or of another cluster. */
Test(sample, hands_of_different_links_and_the_board_are_independent)
{
	static const char *const lines[] = {"AA,KK; QQ", "AA,KK,QQ; 7c2d", "AA,KK; QQ; random",
		"AA:0.5,KK:0.7; QQ:0.4,QhQd:0.9",
		/* the board takes as many random numbers a deal as the first cluster: one, two */
		"AK; QQ @ 2c7d9h", "AK:0.5,AKs:0.7; QQ @ 2c"};
	static struct sample_table hands, boards[SPOT_BOARD];
	card(*cards)[SAMPLE_ROWS] = malloc(SAMPLE_PART * sizeof *cards);

	cr_assert(cards);
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		for (int k = 0; k < LIMITS; k++) {
			struct spot *spot = spot_of(lines[i]);
			struct sampler *sampler = NULL;

			memset(&hands, 0, sizeof hands);
			memset(boards, 0, sizeof boards);
			cr_assert_eq(sample_begin_within(&sampler, spot, false, cpu_path_best(),
					     &all_limits[k]),
				STATUS_OK);
			for (uint64_t part = 0; part < 8; part++) {
				sample_cards(sampler, 7000 + i, part, SAMPLE_PART, cards);
				for (uint32_t n = 0; n < SAMPLE_PART; n++) {
					const card *deal = cards[n];
					int hand[2], low = 0;

					for (int p = 0; p < 2; p++)
						hand[p] = place_of(&spot->side[p],
							deal + sample_hole_row(p));
					hands.cell[hand[0]][hand[1]]++;
					while (low < SPOT_BOARD && deal[low] < card_of(10, 0))
						low++;
					for (int row = spot->board_count;
						low == SPOT_BOARD && row < SPOT_BOARD; row++)
						boards[row].cell[hand[0]][deal[row]]++;
				}
			}
			if (spot->side[1].count > 1)
				check_independent(&hands, lines[i], "hands");
			for (int row = spot->board_count; row < SPOT_BOARD; row++)
				check_independent(&boards[row], lines[i], "hand and board");
			sample_free(sampler);
			free(spot);
		}
	free(cards);
}

static const char *const mixed_spots[] = {
	"random; random; random",
	"AA,KK; KK,QQ; random",
	"AA:0.5,KQs; 22+; A2s+ @ 2c3d4h",
	"AhAd; 99+; random; random @ 2c2d2h5s",
	"22+,A2s+; 22+,A2s+; 22+,A2s+; 22+,A2s+; 22+,A2s+; 22+,A2s+",
	"77+,AT; 22+,AQ,KQs; A9s+,KQ,QJ; TT+,AJ @ 2c7d9h",
	"AK,AQ,AA; 88+,AKs; AK,KQ,AJ; AT+,JJ+; A2s+; 66+,AJ; TT+,AK; 22+",
	"AA,KK,QQ,JJ; AA,KK,QQ,JJ; AA,KK,QQ,JJ; AA,KK,QQ,JJ; AA,KK,QQ,JJ; AA,KK,QQ,JJ; AA,KK,QQ,JJ",
};

enum { MIXED = sizeof mixed_spots / sizeof *mixed_spots };

static void tally_cards(const card *cards, struct tally *tally)
{
	score best = 0, scores[SPOT_PLAYERS_MAX];
	unsigned winners = 0;

	for (int i = 0; i < tally->players; i++) {
		card seven[HAND_MAX];

		memcpy(seven, cards, SPOT_BOARD);
		memcpy(seven + SPOT_BOARD, cards + sample_hole_row(i), 2);
		scores[i] = eval_cards(seven, HAND_MAX);
		if (scores[i] > best)
			best = scores[i];
	}
	for (int i = 0; i < tally->players; i++)
		winners |= (unsigned)(scores[i] == best) << i;
	tally->by_winners[winners]++;
	for (int i = 0; i < tally->players; i++) {
		struct tally_ends *ends = &tally->ends[TALLY_HIGH][i][score_category(scores[i])];

		ends->all++;
		ends->won += winners == 1u << i;
		ends->tied += winners != 1u << i && (winners >> i & 1);
	}
}

static void check_same(const struct tally *a, const struct tally *b, const char *line)
{
	for (int set = 1; set < 1 << a->players; set++)
		cr_assert(a->by_winners[set] == b->by_winners[set], "%s: winners %d", line, set);
	if (a->detail && b->detail)
		for (int i = 0; i < a->players; i++)
			cr_assert_eq(memcmp(a->ends[TALLY_HIGH][i], b->ends[TALLY_HIGH][i],
					     sizeof a->ends[TALLY_HIGH][i]),
				0, "%s", line);
}

/* Also the law of prefixes: k deals are the first k of any longer part. */
Test(sample, a_part_counts_its_first_deals_as_the_evaluator_would)
{
	static const uint32_t deals[] = {0, 1, 63, 64, 65, 1000, 4096};
	enum { MOST = 4096 };

	for (int i = 0; i < MIXED; i++) {
		struct spot *spot = spot_of(mixed_spots[i]);
		struct sampler *sampler = NULL;
		card(*cards)[SAMPLE_ROWS] = malloc(MOST * sizeof *cards);

		cr_assert(cards);
		cr_assert_eq(sample_begin(&sampler, spot, true, cpu_path_best()), STATUS_OK);
		sample_cards(sampler, 17, 5, MOST, cards);
		for (size_t k = 0; k < sizeof deals / sizeof *deals; k++) {
			struct tally *plain = tally_for(spot, true), *part = tally_for(spot, true);

			for (uint32_t n = 0; n < deals[k]; n++)
				tally_cards(cards[n], plain);
			sample_part(sampler, 17, 5, deals[k], part);
			check_same(plain, part, mixed_spots[i]);
			free(part);
			free(plain);
		}
		free(cards);
		sample_free(sampler);
		free(spot);
	}
}

Test(sample, parts_are_the_same_on_every_path_in_any_order_and_by_any_sampler)
{
	enum { PARTS = 3, DEALS = 20000 };

	for (int i = 0; i < MIXED; i++) {
		struct spot *spot = spot_of(mixed_spots[i]);
		struct tally *together = tally_for(spot, true);
		struct sampler *sampler = NULL;

		cr_assert_eq(sample_begin(&sampler, spot, true, CPU_SCALAR), STATUS_OK);
		for (uint64_t part = 0; part < PARTS; part++)
			sample_part(sampler, 23, part, DEALS, together);
		for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++) {
			struct tally *apart = tally_for(spot, true);

			if (path_is_here(path))
				for (uint64_t part = PARTS; part-- > 0;) {
					struct sampler *own = NULL;
					struct tally *one = tally_for(spot, true);

					cr_assert_eq(sample_begin(&own, spot, true, path),
						STATUS_OK);
					sample_part(own, 23, part, DEALS, one);
					tally_add(apart, one);
					free(one);
					sample_free(own);
				}
			if (path_is_here(path))
				check_same(together, apart, mixed_spots[i]);
			free(apart);
		}
		sample_free(sampler);
		free(together);
		free(spot);
	}
}

/* Preparations for other spots, longer or shorter, leave no trace; neither does
 * asking for detail. */
Test(sample, a_sampler_that_served_other_spots_is_as_good_as_new)
{
	struct sampler *sampler = NULL;

	for (int i = 0; i < 2 * MIXED; i++) {
		struct spot *spot = spot_of(mixed_spots[i * 5 % MIXED]);
		struct sampler *fresh = NULL;
		struct tally *a = tally_for(spot, i < MIXED), *b = tally_for(spot, true);

		cr_assert_eq(sample_begin(&sampler, spot, i < MIXED, cpu_path_best()), STATUS_OK);
		cr_assert_eq(sample_begin(&fresh, spot, true, cpu_path_best()), STATUS_OK);
		sample_part(sampler, 3, 1, 3000, a);
		sample_part(fresh, 3, 1, 3000, b);
		check_same(a, b, mixed_spots[i * 5 % MIXED]);
		free(b);
		free(a);
		sample_free(fresh);
		free(spot);
	}
	sample_free(sampler);
}

Test(sample, seeds_and_parts_name_different_deals)
{
	struct spot *spot = spot_of("AA,KK; random; QQ");
	struct sampler *sampler = NULL;
	card a[64][SAMPLE_ROWS], b[64][SAMPLE_ROWS];
	int same = 0;

	cr_assert_eq(sample_begin(&sampler, spot, false, cpu_path_best()), STATUS_OK);
	sample_cards(sampler, 1, 0, 64, a);
	sample_cards(sampler, 1, 1, 64, b);
	for (int i = 0; i < 64; i++)
		same += !memcmp(a[i], b[i], SPOT_BOARD);
	sample_cards(sampler, UINT64_C(1) << 40 | 1, 0, 64, b);
	for (int i = 0; i < 64; i++)
		same += !memcmp(a[i], b[i], SPOT_BOARD);
	cr_assert_lt(same, 3);
	sample_free(sampler);
	free(spot);
}

/* As many players as pairs of cards of the highest ranks: by symmetry each player gets each card
 * equally often. */
static void check_crowded(const char *range, int players, bool pairs, uint64_t seed)
{
	enum { PARTS = 8, DEALS = 512 };
	char line[1024] = "";
	struct spot *spot;
	struct sampler *sampler = NULL;
	card cards[DEALS][SAMPLE_ROWS];
	int held[SPOT_PLAYERS_MAX][CARD_COUNT] = {{0}};
	const int lowest = CARD_COUNT - 2 * players;

	for (int i = 0; i < players; i++) {
		strncat(line, i ? ";" : "", sizeof line - strlen(line) - 1);
		strncat(line, range, sizeof line - strlen(line) - 1);
	}
	spot = spot_of(line);
	cr_assert_eq(sample_begin(&sampler, spot, false, cpu_path_best()), STATUS_OK);
	for (uint64_t part = 0; part < PARTS; part++) {
		sample_cards(sampler, seed, part, DEALS, cards);
		for (int n = 0; n < DEALS; n++) {
			card_set taken = 0;

			for (int i = 0; i < players; i++) {
				const card *two = cards[n] + sample_hole_row(i);

				taken |= card_bit(two[0]) | card_bit(two[1]);
				held[i][two[0]]++;
				held[i][two[1]]++;
				cr_assert(!pairs || card_rank(two[0]) == card_rank(two[1]));
			}
			cr_assert_eq(taken, CARD_DECK >> lowest << lowest);
		}
	}
	for (int i = 0; i < players; i++)
		for (int c = lowest; c < CARD_COUNT; c++) {
			double z = z_of(held[i][c], 1.0 / players, PARTS * DEALS);

			cr_assert(fabs(z) < Z_MAX, "player %d, card %d: z = %.2f", i, c, z);
		}
	sample_free(sampler);
	free(spot);
}

/* One in 670,000 of the 30^10 ways to give ten players combos gives no card twice. */
Test(sample, ten_hands_out_of_five_ranks_are_dealt_in_time)
{
	check_crowded("AA,KK,QQ,JJ,TT", 10, true, 6001);
}

/* 16!/2^8 of 120^8 ways: one in 53 million. */
Test(sample, eight_hands_of_any_two_out_of_sixteen_cards_are_dealt_in_time)
{
	check_crowded("JJ+,AJ+,KJ+,QJ", 8, false, 6002);
}
