/* The model as a race, for fields of any size.
 *
 * Each player has a clock that rings at a rate of the player's stack, and finishes when it first
 * rings. Player i is then the first with the probability that the rule gives, and so on. So i, with
 * stack a, takes place p with the probability
 *     integral of a exp(-a t) P(exactly p - 1 of the others have finished by t) dt
 * The others finish independently, each with 1 - exp(-s t), so that the inner probability is a
 * coefficient of the product of (exp(-s t) + (1 - exp(-s t)) x) over the others.
 *
 * The sum. In y = log t the integrand is analytic, and the sum over points at a distance h has an
 * error of at most 2 M / (exp(2 pi c / h) - 1) if the integrals of the absolute integrand over the
 * lines from -c to c of the imaginary part of y are at most M (L. N. Trefethen, J. A. C. Weideman,
 * "The Exponentially Convergent Trapezoidal Rule", SIAM Review 56, 2014, theorem 5.1). For
 * t = x (1 + i tan c), exp(-s t) has the absolute value exp(-s x), and, as u <= 2 sinh(u / 2),
 *     |1 - exp(-s t)| <= (1 - exp(-s x)) / cos c
 * Since all coefficients are sums of products of these, and |t| = x / cos c, the integrand is at
 * most cos(c)^-p times that of the real time x: M is at most P / cos(c)^p, where P is the result.
 * The relative error is thus at most
 *     2 / cos(c)^p / (exp(2 pi c / h) - 1)
 * for any c below pi / 2, whatever the stacks are. The points per octave for 2^-44 are 4 for place
 * 4, 8 for place 64 and 30 for place 1,024. Places are therefore summed in blocks, each with its
 * own points. First places need no sum.
 *
 * The product without each player. To divide the product of all by a factor loses all digits. Here
 * a half of the stacks is multiplied in before the other half is visited, and so on; all terms are
 * positive, so that each factor adds only its rounding. Equal stacks are visited once. */
#include "icm_internal.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct icm_decay icm_decay(double x)
{
	static const double log2_high = 0x1.62e42fee00000p-1, log2_low = 0x1.a39ef35793c76p-33;
	const double turns = floor(x / log2_high + 0.5);
	const double rest = turns * log2_high - x + turns * log2_low; /* at most 0.35 */
	double sum = 1, left;

	if (x > 700)
		return (struct icm_decay){0, 1};
	for (int i = 14; i > 1; i--)
		sum = 1 + sum * rest / i;
	sum *= rest; /* exp(rest) - 1 */
	left = ldexp(1 + sum, -(int)turns);
	return (struct icm_decay){left, turns > 0 ? 1 - left : -sum};
}

/* Probabilities below this are dropped: the smallest that matter are far above. */
#define TINY 0x1p-200

/* The probabilities that `low` to `high` of some players have finished. */
struct finished {
	double *p;     /* by number, from 0 */
	int low, high; /* none if high < low */
};

struct race {
	const struct icm_stack *stack;
	int count, wanted;
	int from, to;            /* the places of the block, from 0 */
	double time, width;      /* of the current point */
	struct icm_decay *decay; /* of each stack at that time */
	double *sum;             /* the results, to - from for each stack */
	double *room;            /* `to` numbers for each depth of the visit */
	bool over;               /* later times do not matter */
};

/* Adds two players. */
static void add_two(struct finished *all, int limit, struct icm_decay a, struct icm_decay b)
{
	const double none = a.left * b.left, two = a.gone * b.gone;
	const double one = a.left * b.gone + a.gone * b.left;
	const int high = all->high + 2 < limit ? all->high + 2 : limit - 1;
	double *const p = all->p;

	for (int k = all->high + 1; k <= high; k++)
		p[k] = 0;
	for (int k = high; k > all->low + 1; k--)
		p[k] = p[k] * none + p[k - 1] * one + p[k - 2] * two;
	if (high > all->low)
		p[all->low + 1] = p[all->low + 1] * none + p[all->low] * one;
	p[all->low] *= none;
	all->high = high;
	while (all->low <= all->high && p[all->low] < TINY)
		all->low++;
	while (all->low <= all->high && p[all->high] < TINY)
		all->high--;
}

/* Adds players of the stacks from `first` to before `last`; `but` of the first one's are left
 * out. */
static void add_players(const struct race *race, struct finished *all, int first, int last, int but)
{
	static const struct icm_decay nobody = {1, 0};
	struct icm_decay odd = nobody;
	bool is_odd = false;

	for (int i = first; i < last; i++) {
		const struct icm_decay decay = race->decay[i];
		int count = race->stack[i].count - (i == first ? but : 0);

		for (; count > 1 && all->low <= all->high; count -= 2)
			add_two(all, race->to, decay, decay);
		if (count != 1 || all->low > all->high)
			continue;
		if (is_odd)
			add_two(all, race->to, odd, decay);
		odd = decay;
		is_odd = !is_odd;
	}
	if (is_odd && all->low <= all->high)
		add_two(all, race->to, odd, nobody);
}

/* Whether later times add less than rounding to the places of a stack. `late` is the probability
 * that the player has not finished, with a place of the block or before left. */
static bool is_over(const double *sum, int count, double late)
{
	double least = 1;

	if (late > 0x1p-56)
		return false;
	for (int i = 0; i < count; i++)
		least = sum[i] < least ? sum[i] : least;
	return late <= 0x1p-56 * least + 0x1p-160;
}

/* Adds the current point to the places of a player of a stack. */
static void add_point(struct race *race, int i, struct finished *others)
{
	double *const sum = race->sum + (size_t)i * (size_t)(race->to - race->from);
	const double left = race->decay[i].left;
	const double weight = race->stack[i].chips * race->time * left * race->width;
	double late = 0;

	add_players(race, others, i, i + 1, 1);
	for (int k = others->low; k <= others->high; k++)
		late += left * others->p[k];
	for (int k = others->low > race->from ? others->low : race->from; k <= others->high; k++)
		sum[k - race->from] += weight * others->p[k];
	if (race->over)
		race->over = is_over(sum, race->to - race->from, late);
}

/* Adds the current point to stacks, when all other players are in `others`. */
static void visit(struct race *race, int first, int last, int depth, struct finished *others)
{
	const int half[] = {first, first + (last - first) / 2, last};

	if (last - first == 1) {
		add_point(race, first, others);
		return;
	}
	for (int i = 0; i < 2 && half[i] < race->wanted; i++) {
		struct finished more = *others;

		more.p = race->room + (size_t)depth * (size_t)race->to;
		memcpy(more.p + more.low, others->p + more.low,
			(size_t)(more.high - more.low + 1) * sizeof(double));
		add_players(race, &more, half[!i], half[!i + 1], 0);
		if (more.low <= more.high)
			visit(race, half[i], half[i + 1], depth + 1, &more);
	}
}

/* The number of points in an octave for a relative error of 2^-44 of places up to `to`. */
static int points_in_octave(int to)
{
	enum { STEPS = 64 };
	const double log2 = 0x1.62e42fefa39efp-1, pi = 0x1.921fb54442d18p+1;
	double least = INFINITY;

	for (int i = 1; i < STEPS; i++) {
		const double c = pi / 2 * i / STEPS;
		const double points = log2 * (45.01 * log2 - to * log(cos(c))) / (2 * pi * c);

		least = points < least ? points : least;
	}
	return (int)ceil(least);
}

/* The logarithm to base 2 of a time before which a block's places, from `from` on, have a
 * probability of at most 2^-60: that of `from` finishes before t is at most (chips * t)^from /
 * from!. */
static double first_time(double chips, int from)
{
	double log = -60;

	for (int i = 2; i <= from; i++)
		log += log2(i);
	return log / (from + 1) - log2(chips);
}

static void run_block(struct race *race, double chips)
{
	const double log2 = 0x1.62e42fefa39efp-1;
	const int octave = points_in_octave(race->to);
	int point = (int)ceil(-first_time(chips, race->from) * octave);

	for (race->over = false; !race->over; point--) {
		const int whole = (int)floor((double)point / octave);
		struct finished nobody = {race->room, 0, 0};

		race->time =
			ldexp(icm_decay(log2 * (point - whole * octave) / octave).left, -whole);
		race->width = log2 / octave;
		race->over = true;
		for (int i = 0; i < race->count; i++)
			race->decay[i] = icm_decay(race->stack[i].chips * race->time);
		race->room[0] = 1;
		visit(race, 0, race->count, 1, &nobody);
	}
}

/* Adds the results of a block. */
static void add_block(const struct race *race, const struct icm_out *to)
{
	const double *sum = race->sum;

	for (int i = 0; i < race->wanted; i++)
		for (int place = race->from; place < race->to; place++)
			icm_add(to, i, place, *sum++);
}

static bool pays(const struct icm_out *to, int from, int end)
{
	bool any = !to->payouts;

	for (int place = from; place < end; place++)
		any = any || to->payouts[place] != 0;
	return any;
}

status_code icm_race(const struct icm_stack *stacks, int count, int wanted,
	const struct icm_out *to)
{
	enum { DEPTH_MAX = 20, GROWTH = 4 };
	struct race race = {.stack = stacks, .count = count, .wanted = wanted, .to = 1};
	const size_t room = DEPTH_MAX * (size_t)to->places,
		     sums = (size_t)wanted * (size_t)to->places;
	status_code status = STATUS_NO_MEMORY;
	double chips = 0;

	race.decay = calloc((size_t)count, sizeof *race.decay);
	race.room = calloc(room, sizeof *race.room);
	race.sum = malloc(sums * sizeof *race.sum);
	if (!race.decay || !race.room || !race.sum)
		goto out;
	for (int i = 0; i < count; i++)
		chips += stacks[i].chips * stacks[i].count;
	for (int i = 0; i < wanted; i++)
		icm_add(to, i, 0, stacks[i].chips / chips);
	while (race.to < to->places) {
		race.from = race.to;
		race.to = race.from * GROWTH < to->places ? race.from * GROWTH : to->places;
		memset(race.sum, 0, sums * sizeof *race.sum);
		if (!pays(to, race.from, race.to))
			continue;
		run_block(&race, chips);
		add_block(&race, to);
	}
	status = STATUS_OK;
out:
	free(race.sum);
	free(race.room);
	free(race.decay);
	return status;
}
