/* The code of kernel.h; each path compiles it with its own instructions. The file that
 * includes it defines KERNEL(name), the name of a function on its path; WIDTH, the floats in a
 * vector; and transpose(): to[i][j] = from[j][i] for all i and j below WIDTH. */
#include "kernel.h"

#include "cards/card.h"

#include <string.h>

typedef float lanes __attribute__((vector_size(4 * WIDTH)));
typedef int32_t lane_bits __attribute__((vector_size(4 * WIDTH)));
typedef int16_t lane_halves __attribute__((vector_size(2 * WIDTH)));

/* Vectors in memory, which may begin anywhere. */
typedef lanes some_lanes __attribute__((aligned(4), may_alias));
typedef lane_halves some_halves __attribute__((aligned(2), may_alias));

static inline lanes load(const float *from)
{
	return *(const some_lanes *)from;
}

static inline void store(float *to, lanes vector)
{
	*(some_lanes *)to = vector;
}

/* -- ends --------------------------------------------------------------------------- */

/* The reach of the other player's hands: the sum, and the sums by card. */
struct reach_sums {
	lanes total, by_card[CARD_COUNT];
};

/* Rows of the lanes side by side. */
static void gather(const struct kernel_ends *ends, int first, int padded, lanes *out)
{
	static const float none[WIDTH];

	for (int i = 0; i < padded; i += WIDTH) {
		const float *from[WIDTH];
		float *to[WIDTH];

		for (int lane = 0; lane < WIDTH; lane++) {
			from[lane] =
				first + lane < ends->count ? ends->reach[first + lane] + i : none;
			to[lane] = (float *)(out + i + lane);
		}
		transpose(from, to);
	}
	out[padded] = (lanes){0};
}

/* Sixteen hands of the lanes to the rows that there are. */
static inline void scatter(const lanes block[WIDTH], float *const *rows, int count, int at)
{
	lanes none;
	const float *from[WIDTH];
	float *to[WIDTH];

	for (int lane = 0; lane < WIDTH; lane++) {
		from[lane] = (const float *)(block + lane);
		to[lane] = lane < count && rows[lane] ? rows[lane] + at : (float *)&none;
	}
	transpose(from, to);
}

static bool any_row(float *const *rows, int count)
{
	bool any = false;

	for (int lane = 0; lane < count; lane++)
		any = any || rows[lane];
	return any;
}

/* Adds what depends on all hands to the values of showdowns, `value`, unless it is NULL; values
 * folds; and brings the values to their rows. */
static void finish_ends(const struct kernel_hands *own, const struct kernel_ends *ends, int first,
	const struct reach_sums *sums, const lanes *value, const lanes *reach)
{
	const lanes all = load(ends->all + first), same = load(ends->same + first);
	const lanes fold = load(ends->fold + first);
	const int count = ends->count - first < WIDTH ? ends->count - first : WIDTH;
	const bool folds = any_row(ends->folded + first, count);

	for (int at = 0; at < own->padded; at += WIDTH) {
		lanes shown[WIDTH], folded[WIDTH];

		for (int k = 0; k < WIDTH; k++) {
			const int i = at + k;
			const lanes rest = sums->total - sums->by_card[own->cards[i][0]] -
					   sums->by_card[own->cards[i][1]];
			const lanes both = reach[own->same[i]];

			if (value)
				shown[k] = value[i] + (all * rest + same * both);
			folded[k] = fold * (rest + both);
		}
		for (int k = own->live > at ? own->live - at : 0; k < WIDTH; k++)
			shown[k] = folded[k] = (lanes){0};
		if (value)
			scatter(shown, ends->value + first, count, at);
		if (folds)
			scatter(folded, ends->folded + first, count, at);
	}
}

/* The parts of the values of showdowns that depend on weaker and equal hands, without regard to
 * cards that hands share; and the sum. */
static void compare_hands(const struct kernel_hands *own, const struct kernel_hands *other,
	const struct kernel_ends *ends, int first, const lanes *reach, struct reach_sums *sums,
	lanes *value)
{
	const lanes lower = load(ends->lower + first), to_equal = load(ends->to_equal + first);
	lanes total = {0};
	int i = 0, j = 0;

	while (i < own->live) {
		const score strength = own->strength[i];
		lanes weaker;

		for (; j < other->live && other->strength[j] < strength; j++)
			total += reach[j];
		weaker = lower * total;
		for (; j < other->live && other->strength[j] == strength; j++)
			total += reach[j];
		weaker += to_equal * total;
		for (; i < own->live && own->strength[i] == strength; i++)
			value[i] = weaker;
	}
	for (; j < other->live; j++)
		total += reach[j];
	sums->total = total;
}

/* Subtracts the other player's hands that share a card with a hand; and the sums by card. */
static void compare_holders(const struct kernel_hands *own, const struct kernel_hands *other,
	const struct kernel_ends *ends, int first, const lanes *reach, struct reach_sums *sums,
	lanes *value)
{
	const lanes lower = load(ends->lower + first), to_equal = load(ends->to_equal + first);

	for (int c = 0; c < CARD_COUNT; c++) {
		lanes sum = {0}, so_far[CARD_COUNT];
		int count = 0;

		so_far[0] = sum;
		for (int h = other->holders[c]; h < other->holders[c + 1]; h++) {
			sum += reach[other->holder[h].hand];
			so_far[++count] = sum;
		}
		sums->by_card[c] = sum;
		for (int h = own->holders[c]; h < own->holders[c + 1]; h++) {
			const struct kernel_holder *const holder = &own->holder[h];

			value[holder->hand] -=
				lower * so_far[holder->lower] + to_equal * so_far[holder->to_equal];
		}
	}
}

void KERNEL(kernel_showdowns)(const struct kernel_hands *own, const struct kernel_hands *other,
	const struct kernel_ends *ends, struct kernel_space *space)
{
	for (int first = 0; first < ends->count; first += WIDTH) {
		lanes *const reach = (lanes *)space->other, *const value = (lanes *)space->own;
		struct reach_sums sums;

		gather(ends, first, other->padded, reach);
		compare_hands(own, other, ends, first, reach, &sums, value);
		compare_holders(own, other, ends, first, reach, &sums, value);
		finish_ends(own, ends, first, &sums, value, reach);
	}
}

void KERNEL(kernel_folds)(const struct kernel_hands *own, const struct kernel_hands *other,
	const struct kernel_ends *ends, struct kernel_space *space)
{
	for (int first = 0; first < ends->count; first += WIDTH) {
		lanes *const reach = (lanes *)space->other;
		struct reach_sums sums;

		gather(ends, first, other->padded, reach);
		sums.total = (lanes){0};
		for (int j = 0; j < other->live; j++)
			sums.total += reach[j];
		for (int c = 0; c < CARD_COUNT; c++) {
			lanes sum = {0};

			for (int h = other->holders[c]; h < other->holders[c + 1]; h++)
				sum += reach[other->holder[h].hand];
			sums.by_card[c] = sum;
		}
		finish_ends(own, ends, first, &sums, NULL, reach);
	}
}

/* -- numbers ------------------------------------------------------------------------ */

static inline lanes choose(lane_bits mask, lanes yes, lanes no)
{
	return (lanes)(((lane_bits)yes & mask) | ((lane_bits)no & ~mask));
}

static inline lanes positive(lanes x)
{
	return larger(x, (lanes){0});
}

static float largest(lanes x)
{
	float most = 0.0f;

	for (int lane = 0; lane < WIDTH; lane++)
		most = x[lane] > most ? x[lane] : most;
	return most;
}

/* Numbers at an index, without their scale. */
static inline lanes number(bool half, const void *row, size_t at)
{
	return half ? __builtin_convertvector(*(const some_halves *)((const int16_t *)row + at),
			      lanes)
		    : load((const float *)row + at);
}

/* Stores rows of numbers that are at most `most` in magnitude as 16-bit integers. Below 2^22 in
 * magnitude, adding 1.5 * 2^23 rounds a number in its lowest bits. */
static void store_half(const struct kernel_numbers *numbers, const float *rows, float most)
{
	const size_t count = (size_t)numbers->actions * (size_t)numbers->padded;
	const float whole = 32767.0f;
	const float times = most > 0.0f ? whole / most : 0.0f;
	int16_t *const out = numbers->row;

	*numbers->scale = most / whole;
	for (size_t at = 0; at < count; at += WIDTH) {
		const lane_bits bits = (lane_bits)(load(rows + at) * times + 12582912.0f);

		*(some_halves *)(out + at) =
			__builtin_convertvector(bits - 0x4b400000, lane_halves);
	}
}

/* The strategy at some hands: of each action the positive part of its number, to be multiplied by
 * the inverse of their sum; if no number is positive, all actions are equal. */
static inline __attribute__((always_inline)) lanes strategy_of(bool half,
	const struct kernel_numbers *numbers, size_t at, lanes part[TREE_ACTIONS_MAX])
{
	lanes sum = {0};
	lane_bits none;

	for (int a = 0; a < numbers->actions; a++) {
		part[a] = positive(
			number(half, numbers->row, at + (size_t)a * (size_t)numbers->padded));
		sum += part[a];
	}
	none = sum <= 0.0f;
	for (int a = 0; a < numbers->actions; a++)
		part[a] = choose(none, (lanes){0} + 1.0f, part[a]);
	return 1.0f / choose(none, (lanes){0} + (float)numbers->actions, sum);
}

static inline __attribute__((always_inline)) void split_of(bool half,
	const struct kernel_numbers *numbers, const struct kernel_numbers *sums, float discount,
	const float *reach, float *const *out, struct kernel_space *space)
{
	const size_t padded = (size_t)numbers->padded;
	const float old = sums && half ? *sums->scale * discount : discount;
	float *const rows = sums ? half ? space->rows : sums->row : NULL;
	lanes most = {0};

	for (size_t i = 0; i < padded; i += WIDTH) {
		lanes part[TREE_ACTIONS_MAX];
		const lanes times = strategy_of(half, numbers, i, part) * load(reach + i);

		for (int a = 0; a < numbers->actions; a++) {
			const size_t at = i + (size_t)a * padded;
			const lanes after = part[a] * times;
			lanes sum;

			store(out[a] + i, after);
			if (!sums)
				continue;
			sum = number(half, sums->row, at) * old + after;
			store(rows + at, sum);
			most = larger(sum, most);
		}
	}
	if (sums && half)
		store_half(sums, rows, largest(most));
}

void KERNEL(kernel_split)(const struct kernel_numbers *numbers, const struct kernel_numbers *sums,
	float discount, const float *reach, float *const *out, struct kernel_space *space)
{
	if (numbers->half)
		split_of(true, numbers, sums, discount, reach, out, space);
	else
		split_of(false, numbers, sums, discount, reach, out, space);
}

void KERNEL(
	kernel_mean)(const struct kernel_numbers *numbers, const float *const *values, float *out)
{
	for (size_t i = 0; i < (size_t)numbers->padded; i += WIDTH) {
		lanes part[TREE_ACTIONS_MAX], value = {0};
		const lanes times = strategy_of(numbers->half, numbers, i, part);

		for (int a = 0; a < numbers->actions; a++)
			value += part[a] * times * load(values[a] + i);
		store(out + i, value);
	}
}

static inline __attribute__((always_inline)) void regret_of(bool half,
	const struct kernel_numbers *numbers, const float *const *values,
	const struct kernel_discount *discount, float *out, struct kernel_space *space)
{
	const size_t padded = (size_t)numbers->padded;
	const float unit = half ? *numbers->scale : 1.0f;
	const lanes gains = (lanes){0} + discount->positive * unit;
	const lanes losses = (lanes){0} + discount->negative * unit;
	float *const rows = half ? space->rows : numbers->row;
	lanes most = {0};

	for (size_t i = 0; i < padded; i += WIDTH) {
		lanes part[TREE_ACTIONS_MAX], value = {0};
		const lanes times = strategy_of(half, numbers, i, part);

		for (int a = 0; a < numbers->actions; a++)
			value += part[a] * load(values[a] + i);
		value *= times;
		store(out + i, value);
		for (int a = 0; a < numbers->actions; a++) {
			const size_t at = i + (size_t)a * padded;
			const lanes old = number(half, numbers->row, at);
			const lanes regret = old * choose(old > 0.0f, gains, losses) +
					     (load(values[a] + i) - value);

			store(rows + at, regret);
			most = larger(larger(regret, -regret), most);
		}
	}
	if (half)
		store_half(numbers, rows, largest(most));
}

void KERNEL(kernel_regret)(const struct kernel_numbers *numbers, const float *const *values,
	const struct kernel_discount *discount, float *out, struct kernel_space *space)
{
	if (numbers->half)
		regret_of(true, numbers, values, discount, out, space);
	else
		regret_of(false, numbers, values, discount, out, space);
}

void KERNEL(kernel_best)(int actions, int padded, const float *const *values, float *out)
{
	for (int i = 0; i < padded; i += WIDTH) {
		lanes best = load(values[0] + i);

		for (int a = 1; a < actions; a++)
			best = larger(load(values[a] + i), best);
		store(out + i, best);
	}
}

void KERNEL(kernel_add)(int actions, int padded, const float *const *values, float *out)
{
	for (int i = 0; i < padded; i += WIDTH) {
		lanes sum = load(values[0] + i);

		for (int a = 1; a < actions; a++)
			sum += load(values[a] + i);
		store(out + i, sum);
	}
}
