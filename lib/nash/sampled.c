#include "sampled.h"

#include "base/rng/rng.h"
#include "cards/eval/eval.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
	BOARD = 5,
	BLOCKS = 2, /* of random words for a deal */
	HALVES = 2,
	/* decisions: those of the strategy, then for each player those to join three and more */
	MORE = PUSHFOLD_POTS_MAX,
	CELLS = MORE + PUSHFOLD_PLAYERS_MAX
};

/* Standard errors by which joining must be better or worse than folding in one half of the deals,
 * for the other to try it. */
#define CERTAIN 2

/* Sums over the deals in which a decision comes up with a starting hand: of the value of joining
 * less that of folding, each times the probability that the others play so; and of its square. */
struct cell {
	double sum, squares;
};

struct dealing {
	const struct pushfold *game;
	const struct strategy *strategy;
	struct cell (*cell)[CELLS][COMBO_CLASSES]; /* by half */
	struct rng_key key;
	int half;
	status_code status;

	/* the current deal */
	int class[PUSHFOLD_PLAYERS_MAX];
	score score[PUSHFOLD_PLAYERS_MAX];
};

/* -- dealing ------------------------------------------------------------------------ */

static void deal(struct dealing *all, uint64_t number)
{
	const int players = all->game->rules.players, count = 2 * players + BOARD;
	uint32_t word[BLOCKS * RNG_WORDS];
	struct hand board = hand_empty();
	card deck[CARD_COUNT];

	for (int i = 0; i < BLOCKS; i++)
		rng_block(&all->key, number, (uint64_t)i, word + i * RNG_WORDS);
	for (int i = 0; i < CARD_COUNT; i++)
		deck[i] = (card)i;
	for (int i = 0; i < count; i++) {
		const int from = i + (int)((uint64_t)word[i] * (unsigned)(CARD_COUNT - i) >> 32);
		const card dealt = deck[from];

		deck[from] = deck[i];
		deck[i] = dealt;
	}
	for (int i = 0; i < BOARD; i++)
		board = hand_add(board, deck[2 * players + i]);
	for (int i = 0; i < players; i++) {
		all->class[i] = combo_class(combo_of(deck[2 * i], deck[2 * i + 1]));
		all->score[i] = eval_hand(hand_add(hand_add(board, deck[2 * i]), deck[2 * i + 1]));
	}
}

/* -- playing ------------------------------------------------------------------------ */

/* The result of a player if these players are all-in. */
static double win(struct dealing *all, unsigned in, int player)
{
	const struct pushfold *const game = all->game;
	uint8_t rank[PUSHFOLD_PLAYERS_MAX] = {0};
	double values[PUSHFOLD_PLAYERS_MAX];
	const int pot = in ? game->index[in] : game->walk;

	if (pot >= 0) {
		const struct pushfold_pot *const of = &game->pot[pot];
		const score *const scores = all->score;
		int order = 0;

		if (of->count == 2)
			order = scores[of->player[0]] == scores[of->player[1]]  ? 0
				: scores[of->player[0]] > scores[of->player[1]] ? 1
										: 2;
		if (of->count == PUSHFOLD_POT_MAX)
			order = pushfold_order_three(scores[of->player[0]], scores[of->player[1]],
				scores[of->player[2]]);
		return pushfold_value(game, pot, order)[player];
	}
	for (int i = 0; i < game->rules.players; i++)
		for (int k = 0; k < game->rules.players; k++)
			rank[i] =
				(uint8_t)(rank[i] + (in >> k & 1 && all->score[k] > all->score[i]));
	if (pushfold_show_down(game, in, rank, values)) {
		all->status = STATUS_NO_MEMORY;
		return 0;
	}
	return values[player];
}

/* The decision of a player; -1: the big blind, whom all others left alone. */
static int decision_of(const struct dealing *all, unsigned in, int player)
{
	const int pot = all->game->index[in | 1U << player];

	return pot < 0 ? MORE + player : pot == all->game->walk ? -1 : pot;
}

static double frequency_of(const struct dealing *all, int decision, int player)
{
	return decision < 0 || decision >= MORE
		       ? 0
		       : all->strategy->frequency[decision][all->class[player]];
}

/* The average result of a player if all from `next` on follow the strategy. */
static double follow(struct dealing *all, unsigned in, int next, int player)
{
	double value = 0, frequency;

	if (next == all->game->rules.players)
		return win(all, in, player);
	frequency = frequency_of(all, decision_of(all, in, next), next);
	if (frequency > 0)
		value += frequency * follow(all, in | 1U << next, next + 1, player);
	if (frequency < 1)
		value += (1 - frequency) * follow(all, in, next + 1, player);
	return value;
}

/* Compares joining with folding in all decisions that come up. */
static void compare(struct dealing *all, unsigned in, int next, double probability)
{
	const int decision = next < all->game->rules.players ? decision_of(all, in, next) : -1;
	double frequency, difference;
	struct cell *cell;

	if (decision < 0)
		return;
	cell = &all->cell[all->half][decision][all->class[next]];
	frequency = frequency_of(all, decision, next);
	difference = probability * (follow(all, in | 1U << next, next + 1, next) -
					   follow(all, in, next + 1, next));
	cell->sum += difference;
	cell->squares += difference * difference;
	if (frequency > 0)
		compare(all, in | 1U << next, next + 1, probability * frequency);
	if (frequency < 1)
		compare(all, in, next + 1, probability * (1 - frequency));
}

/* -- gains -------------------------------------------------------------------------- */

/* Adds what a decision gains in one half of the deals if the other half decides. */
static void add_gain(const struct dealing *all, int decision, int player, struct sampled *out)
{
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		const double frequency =
			decision < MORE ? all->strategy->frequency[decision][class] : 0;

		for (int half = 0; half < HALVES; half++) {
			const struct cell *const cell = &all->cell[half][decision][class];
			const struct cell *const other = &all->cell[!half][decision][class];
			const double least = CERTAIN * sqrt(other->squares);
			const double change = other->sum > least    ? 1 - frequency
					      : other->sum < -least ? -frequency
								    : 0;

			out->gain[player] += change * cell->sum;
			out->error[player] += change * change * cell->squares;
		}
	}
}

static void add_gains(const struct dealing *all, uint64_t deals, struct sampled *out)
{
	const struct pushfold *const game = all->game;

	*out = (struct sampled){{0}, {0}};
	for (int pot = 0; pot < game->pots; pot++)
		if (!all->strategy->fixed[pot])
			add_gain(all, pot, pushfold_actor(&game->pot[pot]), out);
	for (int i = 0; i < game->rules.players; i++) {
		add_gain(all, MORE + i, i, out);
		out->gain[i] /= (double)deals;
		out->error[i] = sqrt(out->error[i]) / (double)deals;
	}
}

status_code sampled_gain(const struct pushfold *game, const struct strategy *strategy,
	uint64_t deals, uint64_t seed, struct sampled *out)
{
	struct dealing all = {.game = game,
		.strategy = strategy,
		.key = rng_key_of(seed),
		.status = STATUS_OK};

	all.cell = calloc(HALVES, sizeof *all.cell);
	if (!all.cell)
		return STATUS_NO_MEMORY;
	for (uint64_t i = 0; i < deals && !all.status; i++) {
		all.half = (int)(i % HALVES);
		deal(&all, i);
		compare(&all, 0, 0, 1);
	}
	if (!all.status)
		add_gains(&all, deals, out);
	free(all.cell);
	return all.status;
}
