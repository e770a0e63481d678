/* Bounties by sampled orders of the players. Given the order, nothing else is sampled: each
 * knockout pays every player left in proportion to the stack, so that two sums over the knockouts
 * so far, of cash and of bounties for a chip, are all that is needed. */
#include "icm_internal.h"

#include <stdlib.h>
#include <string.h>

struct orders {
	const struct icm_heads *heads;
	struct icm_kinds kinds;
	int top;      /* the largest power of two that is at most the number of players */
	double *tree; /* sums of stacks: tree[i] is that of the lowest bit of i, up to player i - 1
		       */
	double *before; /* chips of the players who finish before the one of a place */
	int *order;     /* the player of each place */
};

static void fill_tree(struct orders *orders)
{
	const int players = orders->heads->players;

	memcpy(orders->tree + 1, orders->heads->stacks, (size_t)players * sizeof *orders->tree);
	for (int i = 1; i <= players; i++)
		if (i + (i & -i) <= players)
			orders->tree[i + (i & -i)] += orders->tree[i];
}

/* Removes the player who has the chip of this number, and returns the player. */
static int take(struct orders *orders, double chip)
{
	const struct icm_heads *const heads = orders->heads;
	int at = 0;

	for (int step = orders->top; step; step /= 2)
		if (at + step <= heads->players && orders->tree[at + step] <= chip) {
			at += step;
			chip -= orders->tree[at];
		}
	at = at < heads->players ? at : heads->players - 1;
	for (int i = at + 1; i <= heads->players; i += i & -i)
		orders->tree[i] -= heads->stacks[at];
	return at;
}

static void play(struct orders *orders, struct icm_draws *draws, double chips)
{
	const struct icm_heads *const heads = orders->heads;
	double ahead = 0, cash = 0, added = 0;

	fill_tree(orders);
	for (int place = 0; place < heads->players; place++) {
		const int player = take(orders, icm_draw(draws) * (chips - ahead));

		orders->order[place] = player;
		orders->before[place] = ahead;
		ahead += heads->stacks[player];
	}
	for (int place = heads->players - 1; place >= 0; place--) {
		const int player = orders->order[place];
		const double stack = heads->stacks[player];
		const double bounty = heads->bounties[player] + stack * added;

		orders->kinds.kind[orders->kinds.of[player]].value +=
			stack * cash + (place ? 0 : bounty);
		if (!place)
			break;
		cash += heads->cash * bounty / orders->before[place];
		added += (1 - heads->cash) * bounty / orders->before[place];
	}
	icm_kinds_end_sample(&orders->kinds);
}

status_code icm_sample_bounties(const struct icm_heads *heads, uint64_t samples, uint64_t seed,
	double *out, double *error)
{
	const size_t players = (size_t)heads->players;
	struct orders orders = {.heads = heads, .top = 1};
	status_code status =
		icm_kinds_make(&orders.kinds, heads->stacks, heads->bounties, heads->players);
	double chips = 0;

	orders.tree = malloc((players + 1) * sizeof *orders.tree);
	orders.before = malloc(players * sizeof *orders.before);
	orders.order = malloc(players * sizeof *orders.order);
	if (!orders.tree || !orders.before || !orders.order)
		status = STATUS_NO_MEMORY;
	if (status)
		goto out;
	while (orders.top * 2 <= heads->players)
		orders.top *= 2;
	for (int i = 0; i < heads->players; i++)
		chips += heads->stacks[i];
	for (uint64_t i = 0; i < samples; i++) {
		struct icm_draws draws;

		icm_draws_begin(&draws, seed, i);
		play(&orders, &draws, chips);
	}
	icm_kinds_finish(&orders.kinds, heads->players, samples, out, error);
out:
	icm_kinds_free(&orders.kinds);
	free(orders.tree);
	free(orders.before);
	free(orders.order);
	return status;
}
