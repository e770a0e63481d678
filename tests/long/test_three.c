/* Equilibria of three players, on an invented table of the orders of three hands: that of all hands
 * takes half a minute. A plain walk over all deals finds what each player could gain. */
#include "nash/three/three.h"

#include "base/rng/rng.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Classes that are independent: the counts of a triple of combos are those of its boards. */
struct invented {
	struct triples_table table; /* with all orders */
	struct pairs *pairs;
};

static double part_of(int class)
{
	return combo_class_size(class) / (double)COMBO_COUNT;
}

/* Random parts of the orders, with more for those in which a stronger class is first. Equal classes
 * may be exchanged, so that theirs are not random. */
static void invent_orders(const int classes[3], uint32_t index, double part[TRIPLES_ORDERS])
{
	const bool is_random = classes[0] != classes[1] && classes[1] != classes[2];
	const struct rng_key key = rng_key_of(3);
	uint32_t word[RNG_WORDS] = {0};
	double sum = 0;

	if (is_random)
		rng_block(&key, 1, index, word);
	for (int i = 0; i < TRIPLES_ORDERS; i++) {
		const uint8_t *rank = pushfold_ranks_three[i];
		double strength = 0;

		for (int p = 0; p < 3; p++)
			strength += rank[p] * classes[p]; /* 0 is AA */
		part[i] = (1 + word[i] % 16 / 8.0) * exp(strength / 150);
		sum += part[i];
	}
	for (int i = 0; i < TRIPLES_ORDERS; i++)
		part[i] /= sum;
}

/* Classes in all sequences, by number. */
enum { ALL_TRIPLES = COMBO_CLASSES * COMBO_CLASSES * COMBO_CLASSES };

static double get_triple(int number, int classes[3])
{
	classes[0] = number / (COMBO_CLASSES * COMBO_CLASSES);
	classes[1] = number / COMBO_CLASSES % COMBO_CLASSES;
	classes[2] = number % COMBO_CLASSES;
	return part_of(classes[0]) * part_of(classes[1]) * part_of(classes[2]);
}

/* The parts of the orders in a table, of the classes as given. */
static void find_parts(triples_orders *table, const int classes[3], double part[TRIPLES_ORDERS])
{
	const struct triples_place place = triples_find(classes);
	double sum = 0;

	for (int i = 0; i < TRIPLES_ORDERS; i++)
		sum += part[i] = table[place.index][triples_order(&place, i)];
	for (int i = 0; i < TRIPLES_ORDERS; i++)
		part[i] /= sum;
}

/* Adds to the pairs what a triple has of the first two classes. */
static void add_pairs(struct pairs *pairs, const int classes[3], double dealt,
	const double part[TRIPLES_ORDERS])
{
	for (int i = 0; i < TRIPLES_ORDERS; i++) {
		const uint8_t *rank = pushfold_ranks_three[i];
		const int order = rank[0] == rank[1] ? 0 : rank[0] < rank[1] ? 1 : 2;

		pairs->order[order][classes[0]][classes[1]] += dealt * part[i];
	}
	pairs->dealt[classes[0]][classes[1]] += dealt;
}

static void invent(struct invented *out)
{
	out->table =
		(struct triples_table){.orders = calloc(TRIPLES_COUNT, sizeof(triples_orders))};
	out->pairs = calloc(1, sizeof *out->pairs);
	cr_assert(out->table.orders && out->pairs);
	for (int i = 0; i < ALL_TRIPLES; i++) {
		int classes[3];
		const double dealt = get_triple(i, classes);
		double part[TRIPLES_ORDERS];

		if (classes[0] >= classes[1] && classes[1] >= classes[2]) {
			const uint32_t index = triples_find(classes).index;

			invent_orders(classes, index, part);
			for (int k = 0; k < TRIPLES_ORDERS; k++)
				out->table.orders[index][k] = (uint32_t)lround(
					part[k] * dealt * 1326 * 1225 * 1128 * TRIPLES_BOARDS);
		}
	}
	for (int i = 0; i < ALL_TRIPLES; i++) {
		int classes[3];
		const double dealt = get_triple(i, classes);
		double part[TRIPLES_ORDERS];

		find_parts(out->table.orders, classes, part);
		add_pairs(out->pairs, classes, dealt, part);
	}
}

static void forget(struct invented *invented)
{
	free(invented->table.orders);
	free(invented->pairs);
}

/* The mean value for a player when these players are in, over the orders of three hands. */
static double mean_value(const struct pushfold *game, unsigned in, int player,
	const double part[TRIPLES_ORDERS])
{
	const int pot = game->index[in];
	double sum = 0;

	for (int i = 0; i < TRIPLES_ORDERS; i++) {
		const uint8_t *rank = pushfold_ranks_three[i];
		int order = 0;

		if (game->pot[pot].count == 3) {
			order = i;
		} else if (game->pot[pot].count == 2) {
			const int a = game->pot[pot].player[0], b = game->pot[pot].player[1];

			order = rank[a] == rank[b] ? 0 : rank[a] < rank[b] ? 1 : 2;
		}
		sum += part[i] * pushfold_value(game, pot, order)[player];
	}
	return sum;
}

/* The parts of all deals with certain hands in which a player decides, and the value of joining
 * and of folding then. */
struct choice {
	double join[8], fold[8];
};

/* The mean value for the player asked, when the players in `in` have joined and `player` is next.
 */
static double play_on(const struct pushfold *game, const struct strategy *strategy,
	const int classes[3], const double part[TRIPLES_ORDERS], unsigned in, int player, int asked)
{
	const unsigned pot = in | 1u << player;
	double p, joined, folded;

	if (player == 3 || (player == 2 && !in))
		return mean_value(game, in ? in : 4, asked, part);
	p = strategy->frequency[game->index[pot]][classes[player]];
	joined = p > 0 ? play_on(game, strategy, classes, part, pot, player + 1, asked) : 0;
	folded = p < 1 ? play_on(game, strategy, classes, part, in, player + 1, asked) : 0;
	return p * joined + (1 - p) * folded;
}

/* Adds a deal to the choices of each player's hand. */
static void add_deal(const struct pushfold *game, const struct strategy *strategy,
	const int classes[3], const double part[TRIPLES_ORDERS], double dealt,
	struct choice (*choices)[COMBO_CLASSES])
{
	for (int player = 0; player < 3; player++)
		for (unsigned before = 0; before < 1u << player; before++) {
			const unsigned pot = before | 1u << player;
			double reach = dealt;

			if (pot == 4)
				continue;
			for (int i = 0; i < player; i++) {
				const unsigned earlier = (before & ((1u << i) - 1)) | 1u << i;
				const double p =
					strategy->frequency[game->index[earlier]][classes[i]];

				reach *= before >> i & 1 ? p : 1 - p;
			}
			if (reach == 0)
				continue;
			choices[player][classes[player]].join[pot] +=
				reach *
				play_on(game, strategy, classes, part, pot, player + 1, player);
			choices[player][classes[player]].fold[pot] +=
				reach *
				play_on(game, strategy, classes, part, before, player + 1, player);
		}
}

/* The gain of each player by another strategy. */
static void find_gains(const struct invented *invented, const struct pushfold *game,
	const struct strategy *strategy, double gain[3])
{
	struct choice(*choices)[COMBO_CLASSES] = calloc(3, sizeof *choices);

	cr_assert(choices);
	for (int i = 0; i < ALL_TRIPLES; i++) {
		int classes[3];
		const double dealt = get_triple(i, classes);
		double part[TRIPLES_ORDERS];

		find_parts(invented->table.orders, classes, part);
		add_deal(game, strategy, classes, part, dealt, choices);
	}
	for (int player = 0; player < 3; player++) {
		gain[player] = 0;
		for (int class = 0; class < COMBO_CLASSES; class ++)
			for (int pot = 1; pot < 8; pot++) {
				const struct choice *const at = &choices[player][class];
				const double p = strategy->frequency[game->index[pot]][class];

				if (pot != 4)
					gain[player] += fmax(at->join[pot], at->fold[pot]) -
							p * at->join[pot] - (1 - p) * at->fold[pot];
			}
	}
	free(choices);
}

static void expect_equilibrium(const struct invented *invented, const struct pushfold_rules *rules)
{
	const struct strategy_limits limits = {.gain = 1e-9, .iterations = 1000};
	struct pushfold game;
	struct strategy *strategy;
	double gain[3];

	cr_assert_eq(pushfold_make(rules, &game), STATUS_OK);
	strategy = strategy_new(&game);
	cr_assert(strategy);
	cr_assert_eq(three_solve(&game, invented->pairs, &invented->table, &limits, strategy),
		STATUS_OK);
	find_gains(invented, &game, strategy, gain);
	for (int i = 0; i < 3; i++) {
		cr_assert_leq(strategy->gain[i], 1e-9);
		/* the table is rounded */
		cr_assert_leq(gain[i], 2e-8, "player %d gains %g", i, gain[i]);
	}
	cr_assert_float_eq(strategy->value[0] + strategy->value[1] + strategy->value[2], 0, 1e-9);
	free(strategy);
	pushfold_free(&game);
}

static void expect_best_responses(const struct invented *invented)
{
	const struct pushfold_rules rules = {.players = 3,
		.stack = {10, 10, 10},
		.small = 0.5,
		.big = 1};
	const struct strategy_limits limits = {.gain = 1e-9, .iterations = 1000};
	struct pushfold game;
	struct strategy *strategy;
	double gain[3];

	cr_assert_eq(pushfold_make(&rules, &game), STATUS_OK);
	strategy = strategy_new(&game);
	cr_assert(strategy);
	strategy->fixed[game.index[1]] = true;
	for (int i = 0; i < COMBO_CLASSES; i++)
		strategy->frequency[game.index[1]][i] = 1;
	cr_assert_eq(three_solve(&game, invented->pairs, &invented->table, &limits, strategy),
		STATUS_OK);
	cr_assert_float_eq(strategy_mean(strategy->frequency[game.index[1]]), 1, 1e-12);
	cr_assert_float_eq(strategy->reach[game.index[2]], 0, 1e-9);
	find_gains(invented, &game, strategy, gain);
	cr_assert_leq(strategy->gain[0], 1e-9);
	cr_assert_leq(gain[1] + gain[2], 2e-8);
	free(strategy);
	pushfold_free(&game);
}

/* In chips, with side pots; in prizes, where it matters to players who fold who wins; and with a
 * fixed push. One test, since it takes a second to invent a table. */
Test(three, nobody_gains_by_another_strategy)
{
	static const double payouts[] = {50, 30, 20};
	struct pushfold_rules rules = {.players = 3,
		.stack = {15, 10, 5},
		.small = 0.5,
		.big = 1,
		.ante = 0.1};
	struct invented invented;

	invent(&invented);
	expect_equilibrium(&invented, &rules);
	rules.payouts = payouts;
	rules.places = 3;
	expect_equilibrium(&invented, &rules);
	expect_best_responses(&invented);
	forget(&invented);
}

static double percent(const struct pushfold *game, const struct strategy *strategy, unsigned in)
{
	return 100 * strategy_mean(strategy->frequency[game->index[in]]);
}

/* A sampled table gives the same strategies the exact values, within four standard errors. */
static void expect_near(const struct pushfold *game, const struct pairs *pairs,
	struct strategy *strategy)
{
	enum { DEALS = 8 };
	const struct strategy_limits limits = {.gain = 1e-9, .iterations = 1};
	struct triples_table sample = {calloc(TRIPLES_COUNT, sizeof *sample.orders), DEALS};
	double exact[3];

	cr_assert(sample.orders);
	for (int class = 0; class < COMBO_CLASSES; class ++)
		triples_sample(class, DEALS, 2, sample.orders);
	for (int i = 0; i < 3; i++)
		exact[i] = strategy->value[i];
	for (int pot = 0; pot < game->pots; pot++)
		strategy->fixed[pot] = true;
	cr_assert_eq(three_solve(game, pairs, &sample, &limits, strategy), STATUS_OK);
	for (int i = 0; i < 3; i++) {
		cr_assert_gt(strategy->error[i], 0);
		cr_assert_float_eq(strategy->value[i], exact[i], 4 * strategy->error[i],
			"player %d: %g not %g +- %g", i, strategy->value[i], exact[i],
			strategy->error[i]);
	}
	free(sample.orders);
}

/* All hands, exactly: what another solver found, by plain loops over the deals. */
Test(three, ten_big_blinds_each)
{
	const struct pushfold_rules rules = {.players = 3,
		.stack = {10, 10, 10},
		.small = 0.5,
		.big = 1};
	const struct strategy_limits limits = {.gain = 1e-9, .iterations = 1000};
	struct triples_scores *scores = triples_scores_new();
	struct triples_counter *counter = triples_counter_new(scores, cpu_path_best());
	const struct triples_table table = {.orders = calloc(TRIPLES_COUNT, sizeof *table.orders)};
	struct pairs *pairs = malloc(sizeof *pairs);
	struct pushfold game;
	struct strategy *strategy;

	cr_assert(scores && counter && table.orders && pairs);
	for (int part = 0; part < TRIPLES_PARTS; part++)
		triples_part(counter, part, table.orders);
	pairs_fill(pairs);
	cr_assert_eq(pushfold_make(&rules, &game), STATUS_OK);
	strategy = strategy_new(&game);
	cr_assert(strategy);
	cr_assert_eq(three_solve(&game, pairs, &table, &limits, strategy), STATUS_OK);
	cr_assert_leq(strategy_gain(&game, strategy), 1e-9);
	cr_assert_float_eq(percent(&game, strategy, 1), 32.6, 0.11);
	cr_assert_float_eq(percent(&game, strategy, 2), 56.3, 0.11);
	cr_assert_float_eq(percent(&game, strategy, 3), 18.1, 0.11);
	cr_assert_float_eq(percent(&game, strategy, 5), 24.2, 0.11);
	cr_assert_float_eq(percent(&game, strategy, 7), 13.1, 0.11);
	cr_assert_float_eq(percent(&game, strategy, 6), 36.2, 0.11);
	for (int i = 0; i < 3; i++)
		cr_assert_eq(strategy->error[i], 0);
	expect_near(&game, pairs, strategy);
	free(strategy);
	pushfold_free(&game);
	free(pairs);
	free(table.orders);
	free(counter);
	free(scores);
}
