/* What rows, JSON and screens have in common about a node. */
#include "solve.h"

#include "frame/report.h"

#include <math.h>
#include <string.h>

bool solve_count_places(const char *option, struct slice text, int *places)
{
	const int found = chips_places(text, false);
	chips amount;

	if (found < 0 || !chips_parse(text, false, found, &amount) || amount <= 0)
		return !report_usage("%s: '%.*s' is not an amount of chips above 0; write digits "
				     "only, such as 1000 or 2.50",
			option, (int)text.length, text.bytes);
	if (found > *places)
		*places = found;
	return true;
}

double solve_value(const struct solve_spot *spot, double value)
{
	if (spot->betting->payouts.payouts)
		return value;
	for (int i = 0; i < spot->betting->places; i++)
		value /= 10;
	return value;
}

double solve_stake(const struct solve_spot *spot)
{
	return solve_value(spot, solver_stake(spot->solver));
}

int solve_value_digits(const struct solve_spot *spot)
{
	return spot->betting->payouts.payouts && solve_stake(spot) < 100 ? 4 : 2;
}

void solve_add_chips(const struct solve_spot *spot, struct text *out, chips amount)
{
	chips_print_grouped(out, amount, spot->betting->places);
}

int solve_board(const struct solve_spot *spot, const struct solver_view *view, card out[CARD_COUNT])
{
	const struct matchup_cards *const board = &spot->matchup.board[0];
	const struct solver_path *const path = &view->path;

	memcpy(out, board->cards, (size_t)board->known * sizeof *out);
	memcpy(out + board->known, path->dealt, (size_t)path->dealt_count * sizeof *out);
	return board->known + path->dealt_count;
}

double solve_action_reach(const struct solver_view *view, int action)
{
	double sum = 0;

	for (int h = 0; h < view->count; h++)
		sum += view->hand[h].reach * view->strategy[h * view->actions + action];
	return sum;
}

double solve_size_share(const struct solve_spot *spot, const struct solver_view *view, int action)
{
	const struct tree_node *const node = &spot->tree.node[view->path.node];
	const struct tree_node *const child = &spot->tree.node[view->child[action]];
	const chips added = child->paid[view->player] - node->paid[view->player];

	if (child->act != TREE_BET && child->act != TREE_RAISE)
		return 0;
	return (double)(added - view->to_call) / (double)(view->pot + view->to_call);
}

/* True if one of the hands gets to the node. */
static bool is_reached(const struct solver_view *view, const bool *in)
{
	for (int h = 0; h < view->count; h++)
		if (in[h] && view->hand[h].reach > 0)
			return true;
	return false;
}

bool solve_sum_hands(const struct solver_view *view, const bool *in, struct solve_class *out)
{
	/* hands that never get here have the means of their weights */
	const bool reached = is_reached(view, in);
	double shares = 0, all = 0; /* sums of what the means are weighted by */

	*out = (struct solve_class){.combos = 0};
	for (int h = 0; h < view->count; h++) {
		const struct solver_hand *const hand = &view->hand[h];
		const double share = reached ? hand->reach : hand->weight;

		if (!in[h])
			continue;
		out->combos++;
		out->weight += hand->weight;
		out->reach += hand->reach;
		for (int action = 0; action < view->actions; action++)
			out->strategy[action] += share * view->strategy[h * view->actions + action];
		if (isfinite(hand->ev)) {
			shares += share;
			out->ev += share * hand->ev;
			out->equity += share * hand->equity;
		}
	}
	out->ev = shares > 0 ? out->ev / shares : (double)NAN;
	out->equity = shares > 0 ? out->equity / shares : (double)NAN;
	for (int action = 0; action < view->actions; action++)
		all += out->strategy[action];
	for (int action = 0; action < view->actions; action++)
		out->strategy[action] = all > 0 ? out->strategy[action] / all : 0;
	return out->combos > 0;
}

bool solve_sum_class(const struct solver_view *view, int class, struct solve_class *out)
{
	bool in[COMBO_COUNT];

	for (int h = 0; h < view->count; h++)
		in[h] = combo_class(view->hand[h].combo) == class;
	return solve_sum_hands(view, in, out);
}

void solve_round(const double *strategy, int actions, double units, double *out)
{
	double rest = units;
	int largest = 0;

	for (int action = 0; action < actions; action++) {
		out[action] = nearbyint(strategy[action] * units);
		rest -= out[action];
		if (out[action] > out[largest])
			largest = action;
	}
	out[largest] += rest;
	for (int action = 0; action < actions; action++)
		out[action] /= units;
}
