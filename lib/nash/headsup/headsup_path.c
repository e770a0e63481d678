#include "headsup_internal.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
	HANDS = HEADSUP_DECISIONS * COMBO_CLASSES,
	BASIC_MAX = 100, /* mixed hands of both players */
	STRIDE = BASIC_MAX + 2,
	STEPS_MAX = 20000
};

/* A hand is an index of decision * COMBO_CLASSES + class. Basic hands are mixed, and their values
 * stay 0. One more hand, the entering one, drives the path: either its frequency moves and its
 * value is 0, or its value moves away from 0. */
struct path {
	const struct headsup *all;
	double frequency[HANDS], value[HANDS];
	double push[HANDS]; /* q, which t multiplies */
	double t;
	int count, basic[BASIC_MAX];
	bool is_basic[HANDS];
	int entering; /* -1: t itself, at the start */
	bool mixes;   /* the entering hand's frequency moves */

	/* per unit of the step */
	double d_frequency[HANDS], d_value[HANDS], d_t;
	double row[(BASIC_MAX + 1) * STRIDE];
};

/* The influence of the frequency of hand `of` on the values of the other player's hands. */
static const double *gains(const struct headsup *all, int of)
{
	return all->gain[of < COMBO_CLASSES][of % COMBO_CLASSES];
}

static double gain(const struct headsup *all, int of, int on)
{
	return of / COMBO_CLASSES == on / COMBO_CLASSES ? 0 : gains(all, of)[on % COMBO_CLASSES];
}

/* -- start ------------------------------------------------------------------------ */

/* A small number that differs from hand to hand, so that no two events coincide. */
static double jitter(int hand)
{
	return 1 + hand * 7919 % HANDS / (double)HANDS;
}

static void begin(struct path *path, const struct headsup *all)
{
	const double shift = 1e-7; /* of values, which are some thousandths */

	path->all = all;
	path->t = 1;
	path->entering = -1;
	for (int hand = 0; hand < HANDS; hand++) {
		const int decision = hand / COMBO_CLASSES, class = hand % COMBO_CLASSES;
		const double value = all->value[decision][class];
		const bool joins = all->frequency[decision][class] > 0.5;
		const bool right = joins == (value > 0) && value != 0;
		const double missing = (right ? 0 : fabs(value)) + shift * jitter(hand);

		path->frequency[hand] = joins;
		path->push[hand] = joins ? missing : -missing;
		path->value[hand] = value + path->push[hand];
	}
}

/* -- steps ------------------------------------------------------------------------ */

/* Solves for the rates of the basic hands and of t. */
static bool find_rates(struct path *path)
{
	const int count = path->count, entering = path->entering;
	const double sign = path->frequency[entering] > 0.5 ? 1 : -1;

	memset(path->d_frequency, 0, sizeof path->d_frequency);
	if (path->mixes)
		path->d_frequency[entering] = -sign;
	for (int i = 0; i <= count; i++) {
		const int hand = i < count ? path->basic[i] : entering;
		double *const row = path->row + i * STRIDE;

		for (int j = 0; j < count; j++)
			row[j] = gain(path->all, path->basic[j], hand);
		row[count] = path->push[hand];
		row[count + 1] = path->mixes        ? gain(path->all, entering, hand) * sign
				 : hand == entering ? sign
						    : 0;
	}
	if (!linear_solve(path->row, count + 1, STRIDE))
		return false;
	for (int i = 0; i < count; i++)
		path->d_frequency[path->basic[i]] = path->row[i * STRIDE + count + 1];
	path->d_t = path->row[count * STRIDE + count + 1];
	return true;
}

static void add_influence(struct path *path, int hand)
{
	const double *const of = gains(path->all, hand), rate = path->d_frequency[hand];
	double *const to = path->d_value + (hand < COMBO_CLASSES ? COMBO_CLASSES : 0);

	for (int i = 0; i < COMBO_CLASSES; i++)
		to[i] += rate * of[i];
}

static void find_value_rates(struct path *path)
{
	for (int hand = 0; hand < HANDS; hand++)
		path->d_value[hand] = path->push[hand] * path->d_t;
	for (int i = 0; i < path->count; i++)
		add_influence(path, path->basic[i]);
	if (path->entering >= 0 && path->mixes)
		add_influence(path, path->entering);
}

/* The step at which a frequency becomes 0 or 1. */
static double step_to_pure(const struct path *path, int hand)
{
	const double rate = path->d_frequency[hand], at = path->frequency[hand];

	return rate > 0 ? (1 - at) / rate : rate < 0 ? at / -rate : (double)INFINITY;
}

/* The step at which a value becomes 0. */
static double step_to_zero(const struct path *path, int hand)
{
	const double rate = path->d_value[hand], at = path->value[hand];

	return rate * (path->frequency[hand] > 0.5 ? 1 : -1) < 0 ? fabs(at / rate)
								 : (double)INFINITY;
}

enum event { ENDS, BECOMES_PURE, BECOMES_ZERO };

/* The first event on the path, with its hand. */
static enum event find_event(const struct path *path, double *step, int *hand)
{
	enum event event = ENDS;

	*step = path->d_t < 0 ? -path->t / path->d_t : (double)INFINITY;
	for (int i = 0; i < HANDS; i++) {
		const bool moves = path->is_basic[i] || (i == path->entering && path->mixes);
		const double to = moves                 ? step_to_pure(path, i)
				  : i == path->entering ? (double)INFINITY
							: step_to_zero(path, i);

		if (to < *step) {
			*step = to;
			*hand = i;
			event = moves ? BECOMES_PURE : BECOMES_ZERO;
		}
	}
	return event;
}

static void move(struct path *path, double step)
{
	path->t += step * path->d_t;
	for (int i = 0; i < HANDS; i++) {
		path->frequency[i] += step * path->d_frequency[i];
		path->value[i] += step * path->d_value[i];
	}
}

static void leave(struct path *path, int hand)
{
	int at = 0;

	while (path->basic[at] != hand)
		at++;
	path->basic[at] = path->basic[--path->count];
	path->is_basic[hand] = false;
}

/* Makes the hand of an event the entering one. False if there are too many mixed hands. */
static bool enter(struct path *path, enum event event, int hand)
{
	const int former = path->entering;

	if (former >= 0 && former != hand && path->mixes) {
		if (path->count == BASIC_MAX)
			return false;
		path->basic[path->count++] = former;
		path->is_basic[former] = true;
	}
	path->entering = hand;
	path->mixes = event == BECOMES_ZERO;
	path->value[hand] = 0;
	if (event == BECOMES_PURE) {
		path->frequency[hand] = path->d_frequency[hand] > 0;
		if (hand != former)
			leave(path, hand);
	}
	return true;
}

/* Takes steps until t is 0. Returns their number, or 0. */
static unsigned follow(struct path *path)
{
	path->d_t = -1;
	for (unsigned steps = 1; steps < STEPS_MAX; steps++) {
		enum event event;
		double step;
		int hand = 0;

		if (path->entering >= 0 && !find_rates(path))
			return 0;
		find_value_rates(path);
		event = find_event(path, &step, &hand);
		if (!isfinite(step))
			return 0;
		move(path, step);
		if (event == ENDS)
			return steps;
		if (!enter(path, event, hand))
			return 0;
	}
	return 0;
}

unsigned headsup_follow(struct headsup *all)
{
	struct path *const path = calloc(1, sizeof *path);
	unsigned steps;

	if (!path)
		return UINT_MAX;
	for (int i = 0; i < HEADSUP_DECISIONS; i++) {
		for (int class = 0; class < COMBO_CLASSES; class ++)
			all->frequency[i][class] = all->frequency[i][class] > 0.5;
	}
	for (int i = 0; i < HEADSUP_DECISIONS; i++)
		headsup_evaluate(all, i, all->frequency[!i], all->value[i]);
	begin(path, all);
	steps = follow(path);
	memcpy(all->frequency, path->frequency, sizeof all->frequency);
	free(path);
	return steps;
}
