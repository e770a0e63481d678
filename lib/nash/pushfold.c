#include "pushfold.h"

#include "game/hand/hand.h"
#include "game/icm/icm.h"

#include <stdlib.h>
#include <string.h>

const uint8_t pushfold_ranks_two[PUSHFOLD_TWO_ORDERS][2] = {{0, 0}, {0, 1}, {1, 0}};
const uint8_t pushfold_ranks_three[PUSHFOLD_THREE_ORDERS][3] = {{0, 0, 0}, {0, 0, 1}, {0, 1, 0},
	{0, 1, 1}, {0, 1, 2}, {0, 2, 1}, {1, 0, 0}, {1, 0, 1}, {1, 0, 2}, {1, 1, 0}, {1, 2, 0},
	{2, 0, 1}, {2, 1, 0}};

/* The number of different hands that are better than a. */
static int rank_of(unsigned a, unsigned b, unsigned c)
{
	return (b > a) + (c > a && c != b) + (c > a && c == b && !(b > a));
}

int pushfold_order_three(unsigned a, unsigned b, unsigned c)
{
	static const int8_t order[3][3][3] = {
		{{0, 1, -1}, {2, 3, 4}, {-1, 5, -1}},
		{{6, 7, 8}, {9, -1, -1}, {10, -1, -1}},
		{{-1, 11, -1}, {12, -1, -1}, {-1, -1, -1}},
	};

	return order[rank_of(a, b, c)][rank_of(b, a, c)][rank_of(c, a, b)];
}

const uint8_t *pushfold_ranks(int count, int order)
{
	return count == 2 ? pushfold_ranks_two[order] : pushfold_ranks_three[order];
}

/* -- pots ------------------------------------------------------------------------- */

static void add_pot(struct pushfold *game, unsigned in)
{
	static const int orders[] = {0, 1, PUSHFOLD_TWO_ORDERS, PUSHFOLD_THREE_ORDERS};
	struct pushfold_pot *const pot = &game->pot[game->pots];
	const struct pushfold_pot *const last = game->pots ? pot - 1 : NULL;

	*pot = (struct pushfold_pot){.in = in, .first = last ? last->first + last->orders : 0};
	for (int i = 0; i < game->rules.players; i++)
		if (in >> i & 1)
			pot->player[pot->count++] = i;
	pot->orders = orders[pot->count];
	game->index[in] = (int16_t)game->pots++;
}

static void list_pots(struct pushfold *game)
{
	const int players = game->rules.players;

	memset(game->index, -1, sizeof game->index);
	for (int last = 0; last < players; last++) {
		const unsigned bit = 1U << last;

		add_pot(game, bit);
		for (int i = 0; i < last; i++)
			add_pot(game, bit | 1U << i);
		for (int i = 0; i < last; i++)
			for (int j = i + 1; j < last; j++)
				add_pot(game, bit | 1U << i | 1U << j);
	}
	game->walk = game->index[1U << (players - 1)];
}

/* -- chips ------------------------------------------------------------------------ */

/* The chips of the players at the end of a hand, and what they put in. */
struct chips_of {
	double paid[PUSHFOLD_PLAYERS_MAX];   /* divided into layers, with each player's ante */
	double dead;                         /* in the main pot */
	double kept[PUSHFOLD_PLAYERS_MAX];   /* not put in, returned or won */
	double bounty[PUSHFOLD_PLAYERS_MAX]; /* won */
	double head[PUSHFOLD_PLAYERS_MAX];   /* the bounty on each player */
};

static double least(double a, double b)
{
	return a < b ? a : b;
}

static void put_in(const struct pushfold_rules *rules, unsigned in, struct chips_of *hand)
{
	const int last = rules->players - 1;

	hand->dead = least(rules->big_ante, rules->stack[last]);
	for (int i = 0; i <= last; i++) {
		const double stack = rules->stack[i] - (i == last ? hand->dead : 0);
		const double blind = i == last ? rules->big : i == last - 1 ? rules->small : 0;

		hand->paid[i] = in >> i & 1 ? stack : least(stack, rules->ante + blind);
		hand->kept[i] = stack - hand->paid[i];
		hand->bounty[i] = 0;
		hand->head[i] = rules->bounty[i];
	}
}

/* Returns the difference between the most chips that a player put in and the next most. */
static void return_uncalled(struct chips_of *hand, int players)
{
	int most = 0;
	double next = 0;

	for (int i = 0; i < players; i++)
		if (hand->paid[i] > hand->paid[most])
			most = i;
	for (int i = 0; i < players; i++)
		if (i != most && hand->paid[i] > next)
			next = hand->paid[i];
	hand->kept[most] += hand->paid[most] - next;
	hand->paid[most] = next;
}

/* The players who are in, have put in at least `level`, and have the best hand of those. */
static unsigned winners(const struct pushfold_rules *rules, unsigned in, const uint8_t *rank,
	const struct chips_of *hand, double level, int *count)
{
	unsigned best = PUSHFOLD_PLAYERS_MAX, bits = 0;

	*count = 0;
	for (int i = 0; i < rules->players; i++) {
		if (!(in >> i & 1) || hand->paid[i] < level || rank[i] > best)
			continue;
		if (rank[i] < best) {
			best = rank[i];
			bits = 0;
			*count = 0;
		}
		bits |= 1U << i;
		++*count;
	}
	return bits;
}

/* The smallest amount above `level` that a player who is in put in; -1: none. */
static double next_level(const struct pushfold_rules *rules, unsigned in,
	const struct chips_of *hand, double level)
{
	double next = -1;

	for (int i = 0; i < rules->players; i++) {
		const double paid = hand->paid[i];

		if (in >> i & 1 && paid > level && (next < 0 || paid < next))
			next = paid;
	}
	return next;
}

/* Pays the layers of chips to the best hands. */
static void pay_out(const struct pushfold_rules *rules, unsigned in, const uint8_t *rank,
	struct chips_of *hand)
{
	double level = -1, before = 0;

	for (;;) {
		const double next = next_level(rules, in, hand, level);
		const bool is_last = next < 0 || next_level(rules, in, hand, next) < 0;
		double amount = level < 0 ? hand->dead : 0;
		unsigned bits;
		int count;

		if (next < 0)
			return;
		for (int i = 0; i < rules->players; i++) {
			const double paid = hand->paid[i];
			const double to = is_last ? paid : least(paid, next);

			amount += to > before ? to - before : 0;
		}
		bits = winners(rules, in, rank, hand, next, &count);
		for (int i = 0; i < rules->players; i++)
			if (bits >> i & 1)
				hand->kept[i] += amount / count;
		level = before = next;
	}
}

/* Pays the bounties of players who have lost all their chips: to the winners of the last layer that
 * they were in. */
static void pay_bounties(const struct pushfold_rules *rules, unsigned in, const uint8_t *rank,
	struct chips_of *hand)
{
	for (int out = 0; out < rules->players; out++) {
		unsigned bits;
		int count;

		if (!(in >> out & 1) || hand->kept[out] > 0 || rules->bounty[out] <= 0)
			continue;
		bits = winners(rules, in, rank, hand, hand->paid[out], &count);
		for (int i = 0; i < rules->players; i++) {
			const double part = bits >> i & 1 ? rules->bounty[out] / count : 0;

			hand->bounty[i] += (1 - rules->bounty_kept) * part;
			hand->head[i] += rules->bounty_kept * part;
		}
	}
}

/* -- values ----------------------------------------------------------------------- */

/* Fills in what each player of a tournament will win in bounties. */
static status_code value_bounties(const struct icm_heads *heads, double *out)
{
	double chips_left = 0, bounties = 0;

	if (heads->players <= PUSHFOLD_PLAYERS_MAX)
		return icm_bounties(heads, out);
	for (int i = 0; i < heads->players; i++) {
		chips_left += heads->stacks[i];
		bounties += heads->stacks[i] > 0 ? heads->bounties[i] : 0;
	}
	for (int i = 0; i < heads->players; i++)
		out[i] = bounties * heads->stacks[i] / chips_left;
	return STATUS_OK;
}

/* Adds what the players at the table will win in bounties. */
static status_code add_bounties(const struct pushfold_rules *rules, const double *stack,
	const double *head, double *out)
{
	const size_t at_table = (size_t)rules->players, others = (size_t)rules->other_count;
	const size_t all = at_table + others;
	double *const stacks = malloc(3 * all * sizeof *stacks);
	double *const heads = stacks + all, *const values = heads + all;
	status_code status;

	if (!stacks)
		return STATUS_NO_MEMORY;
	memcpy(stacks, stack, sizeof *stacks * at_table);
	memcpy(heads, head, sizeof *heads * at_table);
	for (size_t i = 0; i < others; i++) {
		stacks[at_table + i] = rules->others[i];
		heads[at_table + i] = rules->other_bounties ? rules->other_bounties[i] : 0;
	}
	status =
		value_bounties(&(struct icm_heads){stacks, heads, (int)all, 1 - rules->bounty_kept},
			values);
	for (size_t i = 0; !status && i < at_table; i++)
		out[i] += values[i];
	free(stacks);
	return status;
}

static bool has_bounties(const struct pushfold_rules *rules)
{
	bool has = rules->other_bounties;

	for (int i = 0; i < rules->players; i++)
		has = has || rules->bounty[i] > 0;
	return has;
}

/* The value of each stack at the table, with these bounties on the players. */
static status_code stack_values(const struct pushfold_rules *rules,
	const double stack[PUSHFOLD_PLAYERS_MAX], const double head[PUSHFOLD_PLAYERS_MAX],
	double out[PUSHFOLD_PLAYERS_MAX])
{
	const struct icm_table table = {rules->payouts, rules->places, rules->others,
		rules->other_count};
	status_code status;

	memcpy(out, stack, sizeof *out * (size_t)rules->players);
	if (!rules->places)
		return STATUS_OK;
	status = icm_table_values(&table, stack, rules->stack, rules->players, out);
	return !status && has_bounties(rules) ? add_bounties(rules, stack, head, out) : status;
}

status_code pushfold_show_down(const struct pushfold *game, unsigned in,
	const uint8_t rank[PUSHFOLD_PLAYERS_MAX], double out[PUSHFOLD_PLAYERS_MAX])
{
	const struct pushfold_rules *const rules = &game->rules;
	struct chips_of hand = {0};
	status_code status;

	put_in(rules, in, &hand);
	return_uncalled(&hand, rules->players);
	pay_out(rules, in, rank, &hand);
	pay_bounties(rules, in, rank, &hand);
	status = stack_values(rules, hand.kept, hand.head, out);
	for (int i = 0; i < rules->players && !status; i++)
		out[i] += hand.bounty[i] - game->start[i];
	return status;
}

static status_code pot_values(struct pushfold *game, const struct pushfold_pot *pot)
{
	status_code status = STATUS_OK;

	for (int order = 0; order < pot->orders && !status; order++) {
		const uint8_t *const ranks = pushfold_ranks(pot->count, order);
		uint8_t rank[PUSHFOLD_PLAYERS_MAX] = {0};

		for (int i = 0; i < pot->count; i++)
			rank[pot->player[i]] = ranks[i];
		status = pushfold_show_down(game, pot->in, rank, game->value[pot->first + order]);
	}
	return status;
}

status_code pushfold_make(const struct pushfold_rules *rules, struct pushfold *out)
{
	const struct pushfold_pot *last;
	status_code status;

	out->rules = *rules;
	out->pots = 0;
	list_pots(out);
	last = &out->pot[out->pots - 1];
	out->value = calloc((size_t)last->first + (size_t)last->orders, sizeof *out->value);
	if (!out->value)
		return STATUS_NO_MEMORY;
	status = stack_values(rules, rules->stack, rules->bounty, out->start);
	for (int i = 0; !status && i < out->pots; i++)
		status = pot_values(out, &out->pot[i]);
	return status;
}

void pushfold_free(struct pushfold *game)
{
	free(game->value);
	game->value = NULL;
}

const char *pushfold_position(int players, int player)
{
	/* Hand files begin with the blinds. */
	const struct table_setup setup = {.seats = players, .blind = {1, 2}};

	return hand_position(&setup, (player + (players > 2 ? 2 : 1)) % players).code;
}
