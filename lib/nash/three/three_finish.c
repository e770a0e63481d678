/* The Newton method for three players.
 *
 * In an equilibrium, a hand with the value r > 0 has the frequency p = 1, one with r < 0 has p = 0,
 * and a mixed hand has r = 0. A step makes this linear at the present frequencies. With the slopes
 * J of the values, it looks for changes d so that the values r + J d - t d have the right signs at
 * the frequencies p + d: a linear complementarity problem in a box, for the hands that are mixed,
 * those that are played wrongly, and those with the values closest to 0. Hands are free or at a
 * bound. Free hands get the changes that make their values 0; those that would leave the bounds
 * stay there, and those at a bound with a value of the wrong sign become free, until none moves.
 *
 * The term t d keeps the equations regular. t begins as a part of the largest value and is divided
 * by 4 in each step, so that the last steps are those of Newton's method. If there is no end, or
 * the equations are singular, t is multiplied by 16. Tried instead: steps that are taken back
 * unless the gain becomes less (they stop before an equilibrium); only hands that are mixed or
 * played wrongly (others then want to change, and the gain rises from step to step). */
#include "nash/linear.h"
#include "three_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { HANDS_MAX = 240 /* that may change in a step */, ROUNDS_ALL = 12, ROUNDS_SINGLE = 40 };

#define NEARLY 0.02 /* how far from pure a guess may be that becomes pure */
#define HOLD   0.1  /* the first t, in parts of the largest value */

struct finish_hand {
	uint8_t decision, class;
	double frequency, change;
	double value;    /* r, per deal with this hand */
	double distance; /* of the value from 0; -1 for hands that are mixed or want to change */
	bool is_free;
};

struct finish {
	struct three *all;
	double hold; /* t */
	int count;
	struct finish_hand hand[6 * COMBO_CLASSES]; /* the first `count` may change */
	double slope[HANDS_MAX]
		    [HANDS_MAX]; /* of the first hand's value with the second's frequency */
	double rows[HANDS_MAX][HANDS_MAX + 1];
	int free[HANDS_MAX];
	three_row frequency[THREE_DECISIONS]; /* the best */
};

static status_code evaluate(struct three *all, double *gain)
{
	status_code status = STATUS_OK;

	*gain = 0;
	for (int k = 0; k < 6 && !status; k++) {
		status = three_evaluate(all, three_decisions[k]);
		*gain += three_gain(all, three_decisions[k]);
	}
	return status;
}

static int compare_hands(const void *a, const void *b)
{
	const struct finish_hand *const x = a, *const y = b;

	if (x->distance != y->distance)
		return x->distance < y->distance ? -1 : 1;
	return x->decision != y->decision ? x->decision - y->decision : x->class - y->class;
}

/* Lists the hands that are mixed or want to change, and of the others those whose values are the
 * closest to 0; false if there are too many. */
static bool list_hands(struct finish *finish)
{
	struct three *const all = finish->all;
	int count = 0;

	for (int k = 0; k < 6; k++) {
		const int decision = three_decisions[k];

		for (int i = 0; i < COMBO_CLASSES && !all->fixed[decision]; i++) {
			const double p = all->frequency[decision][i];
			const double r =
				all->value[decision][i] * COMBO_COUNT / combo_class_size(i);
			const bool stays = (p <= 0 && r <= 0) || (p >= 1 && r >= 0);

			finish->hand[count++] = (struct finish_hand){(uint8_t)decision, (uint8_t)i,
				p, 0, r, stays ? fabs(r) : -1, !stays};
		}
	}
	qsort(finish->hand, (size_t)count, sizeof *finish->hand, compare_hands);
	finish->count = count < HANDS_MAX ? count : HANDS_MAX;
	return count <= HANDS_MAX || finish->hand[HANDS_MAX].distance >= 0;
}

static status_code find_slopes(struct finish *finish)
{
	for (int j = 0; j < finish->count; j++) {
		const struct finish_hand *const by = &finish->hand[j];
		three_row slope[THREE_DECISIONS];

		for (int k = 0; k < 6; k++) {
			const int decision = three_decisions[k];
			status_code status = STATUS_OK;

			if (three_actor(decision) == three_actor(by->decision))
				memset(slope[decision], 0, sizeof slope[decision]);
			else
				status = three_slope(finish->all, decision, by->decision, by->class,
					slope[decision]);
			if (status)
				return status;
		}
		for (int i = 0; i < finish->count; i++) {
			const struct finish_hand *const of = &finish->hand[i];

			finish->slope[i][j] = slope[of->decision][of->class] * COMBO_COUNT /
					      combo_class_size(of->class);
		}
	}
	return STATUS_OK;
}

/* Solves the equations of the free hands, with the changes of the others as they are. */
static bool solve_free(struct finish *finish)
{
	int count = 0;

	for (int i = 0; i < finish->count; i++)
		if (finish->hand[i].is_free)
			finish->free[count++] = i;
	for (int k = 0; k < count; k++) {
		const int i = finish->free[k];
		double *const row = finish->rows[k];

		row[count] = -finish->hand[i].value;
		for (int j = 0; j < finish->count; j++)
			if (!finish->hand[j].is_free)
				row[count] -= finish->slope[i][j] * finish->hand[j].change;
		for (int j = 0; j < count; j++)
			row[j] = finish->slope[i][finish->free[j]] - (j == k ? finish->hold : 0);
	}
	if (!linear_solve(finish->rows[0], count, HANDS_MAX + 1))
		return false;
	for (int k = 0; k < count; k++)
		finish->hand[finish->free[k]].change = finish->rows[k][count];
	return true;
}

/* Moves hands between free and the bounds, all of them or only the first; returns whether any
 * moved. */
static bool move_hands(struct finish *finish, bool all)
{
	bool moved = false;

	for (int i = 0; i < finish->count && (all || !moved); i++) {
		struct finish_hand *const hand = &finish->hand[i];
		const double p = hand->frequency + hand->change;
		double value = hand->value - finish->hold * hand->change;

		if (hand->is_free) {
			if (p >= 0 && p <= 1)
				continue;
			hand->is_free = false;
			hand->change = (p > 1) - hand->frequency;
			moved = true;
			continue;
		}
		for (int j = 0; j < finish->count; j++)
			value += finish->slope[i][j] * finish->hand[j].change;
		hand->is_free = p > 0.5 ? value < 0 : value > 0;
		moved |= hand->is_free;
	}
	return moved;
}

/* Finds the changes of all hands; false if the equations are singular or there is no end. Moving
 * all hands at once is fast, but may run in circles; moving the first one only does not. */
static bool find_changes(struct finish *finish)
{
	for (int round = 0; round < ROUNDS_ALL + ROUNDS_SINGLE; round++) {
		if (!solve_free(finish))
			return false;
		if (!move_hands(finish, round < ROUNDS_ALL))
			return true;
	}
	return false;
}

static double between(double p)
{
	return p < 0 ? 0 : p > 1 ? 1 : p;
}

/* Makes the changes; false if the equations are singular. */
static bool change(struct finish *finish)
{
	if (!find_changes(finish))
		return false;
	for (int i = 0; i < finish->count; i++) {
		const struct finish_hand *const hand = &finish->hand[i];

		finish->all->frequency[hand->decision][hand->class] =
			between(hand->frequency + hand->change);
	}
	return true;
}

/* Makes hands pure that are nearly pure. */
static void round_off(struct three *all)
{
	for (int k = 0; k < 6; k++) {
		const int decision = three_decisions[k];
		double *const frequency = all->frequency[decision];

		for (int i = 0; i < COMBO_CLASSES && !all->fixed[decision]; i++)
			if (frequency[i] < NEARLY)
				frequency[i] = 0;
			else if (frequency[i] > 1 - NEARLY)
				frequency[i] = 1;
	}
}

/* The largest value of a hand that may change. */
static double largest_value(const struct finish *finish)
{
	double largest = 0;

	for (int i = 0; i < finish->count; i++)
		if (fabs(finish->hand[i].value) > largest)
			largest = fabs(finish->hand[i].value);
	return largest;
}

/* The step from the present frequencies, and the gain that is left. */
static status_code take_step(struct finish *finish, double *gain)
{
	status_code status;

	if (finish->hold < 0)
		finish->hold = largest_value(finish) * HOLD;
	status = find_slopes(finish);
	if (status)
		return status;
	if (!change(finish)) {
		finish->hold *= 16;
		return STATUS_OK;
	}
	finish->hold /= 4;
	return evaluate(finish->all, gain);
}

status_code three_finish(struct three *all, double gain, unsigned steps)
{
	struct finish *const finish = malloc(sizeof *finish);
	status_code status;
	double reached, best = HUGE_VAL;

	if (!finish)
		return STATUS_NO_MEMORY;
	finish->all = all;
	finish->hold = -1;
	status = evaluate(all, &reached);
	for (unsigned step = 0; !status && reached > gain && step < steps; step++) {
		if (reached < best) {
			best = reached;
			memcpy(finish->frequency, all->frequency, sizeof finish->frequency);
		}
		if (!step) {
			round_off(all);
			status = evaluate(all, &reached);
		}
		if (!list_hands(finish))
			break;
		if (!status)
			status = take_step(finish, &reached);
	}
	if (!status && reached > best) {
		memcpy(all->frequency, finish->frequency, sizeof finish->frequency);
		status = evaluate(all, &reached);
	}
	free(finish);
	return status;
}
