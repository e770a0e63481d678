/* The code of kernel.h; each path compiles it with its own instructions. The file that
 * includes it defines KERNEL(name), the name of a function on its path; WIDTH, the floats in a
 * vector; and transpose(), which exchanges block[i][j] and block[j][i] for all i and j below WIDTH.
 */
#include "kernel.h"
#include "kernel_unroll.h"

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

/* Rows of the lanes side by side; lanes that are not used repeat the first. */
static void gather(const struct kernel_ends *ends, int first, int padded, lanes *out)
{
	const float *rows[WIDTH];

	for (int lane = 0; lane < WIDTH; lane++)
		rows[lane] = ends->reach[first + lane < ends->count ? first + lane : first];
	for (int at = 0; at < padded; at += WIDTH) {
		lanes block[WIDTH];

		KERNEL_UNROLL
		for (int lane = 0; lane < WIDTH; lane++)
			block[lane] = load(rows[lane] + at);
		transpose(block);
		KERNEL_UNROLL
		for (int k = 0; k < WIDTH; k++)
			out[at + k] = block[k];
	}
	out[padded] = (lanes){0};
}

/* As many hands as lanes to the rows that there are. */
static ALWAYS_INLINE void scatter(lanes block[WIDTH], float *const *rows, int count, int at)
{
	transpose(block);
	KERNEL_UNROLL
	for (int lane = 0; lane < WIDTH; lane++)
		if (lane < count && rows[lane])
			store(rows[lane] + at, block[lane]);
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

/* The functions below are compiled for each usual number of actions: one that the compiler knows
 * keeps the actions of a vector of hands in registers. */

/* The strategy at some hands: of each action the positive part of its number, to be multiplied by
 * the inverse of their sum; if no number is positive, all actions are equal. */
static ALWAYS_INLINE lanes strategy_of(int actions, const lanes *number, lanes *part)
{
	lanes sum = {0};
	lane_bits none;

	KERNEL_UNROLL_ACTIONS
	for (int a = 0; a < actions; a++) {
		part[a] = positive(number[a]);
		sum += part[a];
	}
	none = sum <= 0.0f;
	KERNEL_UNROLL_ACTIONS
	for (int a = 0; a < actions; a++)
		part[a] = choose(none, (lanes){0} + 1.0f, part[a]);
	return 1.0f / choose(none, (lanes){0} + (float)actions, sum);
}

/* The numbers of some hands, without their scale. */
static ALWAYS_INLINE void numbers_at(bool half, int actions, const void *row, size_t padded,
	size_t at, lanes *out)
{
	KERNEL_UNROLL_ACTIONS
	for (int a = 0; a < actions; a++)
		out[a] = number(half, row, at + (size_t)a * padded);
}

static ALWAYS_INLINE void split_of(bool half, int actions, const struct kernel_numbers *numbers,
	const struct kernel_numbers *sums, float discount, const float *reach, float *const *out,
	struct kernel_space *space)
{
	const size_t padded = (size_t)numbers->padded;
	const void *const row = numbers->row, *const sum_row = sums ? sums->row : NULL;
	const float old = sums && half ? *sums->scale * discount : discount;
	float *const rows = sums ? half ? space->rows : sums->row : NULL;
	float *to[TREE_ACTIONS_MAX];
	lanes most = {0};

	memcpy(to, out, (size_t)actions * sizeof *to);
	for (size_t i = 0; i < padded; i += WIDTH) {
		lanes at[TREE_ACTIONS_MAX], part[TREE_ACTIONS_MAX], times;

		numbers_at(half, actions, row, padded, i, at);
		times = strategy_of(actions, at, part) * load(reach + i);
		KERNEL_UNROLL_ACTIONS
		for (int a = 0; a < actions; a++) {
			part[a] *= times;
			store(to[a] + i, part[a]);
		}
		if (!sums)
			continue;
		numbers_at(half, actions, sum_row, padded, i, at);
		KERNEL_UNROLL_ACTIONS
		for (int a = 0; a < actions; a++) {
			const lanes sum = at[a] * old + part[a];

			store(rows + i + (size_t)a * padded, sum);
			most = larger(sum, most);
		}
	}
	if (sums && half)
		store_half(sums, rows, largest(most));
}

static ALWAYS_INLINE void split_by(bool half, const struct kernel_numbers *numbers,
	const struct kernel_numbers *sums, float discount, const float *reach, float *const *out,
	struct kernel_space *space)
{
	if (numbers->actions == 2)
		split_of(half, 2, numbers, sums, discount, reach, out, space);
	else if (numbers->actions == 3)
		split_of(half, 3, numbers, sums, discount, reach, out, space);
	else if (numbers->actions == 4)
		split_of(half, 4, numbers, sums, discount, reach, out, space);
	else
		split_of(half, numbers->actions, numbers, sums, discount, reach, out, space);
}

void KERNEL(kernel_split)(const struct kernel_numbers *numbers, const struct kernel_numbers *sums,
	float discount, const float *reach, float *const *out, struct kernel_space *space)
{
	if (numbers->half)
		split_by(true, numbers, sums, discount, reach, out, space);
	else
		split_by(false, numbers, sums, discount, reach, out, space);
}

void KERNEL(
	kernel_mean)(const struct kernel_numbers *numbers, const float *const *values, float *out)
{
	const size_t padded = (size_t)numbers->padded;

	for (size_t i = 0; i < padded; i += WIDTH) {
		lanes at[TREE_ACTIONS_MAX], part[TREE_ACTIONS_MAX], value = {0}, times;

		numbers_at(numbers->half, numbers->actions, numbers->row, padded, i, at);
		times = strategy_of(numbers->actions, at, part);
		for (int a = 0; a < numbers->actions; a++)
			value += part[a] * times * load(values[a] + i);
		store(out + i, value);
	}
}

static ALWAYS_INLINE void regret_of(bool half, int actions, const struct kernel_numbers *numbers,
	const float *const *values, const struct kernel_discount *discount, float *out,
	struct kernel_space *space)
{
	const size_t padded = (size_t)numbers->padded;
	const float unit = half ? *numbers->scale : 1.0f;
	const lanes gains = (lanes){0} + discount->positive * unit;
	const lanes losses = (lanes){0} + discount->negative * unit;
	const void *const row = numbers->row;
	float *const rows = half ? space->rows : numbers->row;
	const float *from[TREE_ACTIONS_MAX];
	lanes most = {0};

	memcpy(from, values, (size_t)actions * sizeof *from);
	for (size_t i = 0; i < padded; i += WIDTH) {
		lanes at[TREE_ACTIONS_MAX], of[TREE_ACTIONS_MAX], part[TREE_ACTIONS_MAX];
		lanes value = {0}, times;

		numbers_at(half, actions, row, padded, i, at);
		times = strategy_of(actions, at, part);
		KERNEL_UNROLL_ACTIONS
		for (int a = 0; a < actions; a++) {
			of[a] = load(from[a] + i);
			value += part[a] * of[a];
		}
		value *= times;
		store(out + i, value);
		KERNEL_UNROLL_ACTIONS
		for (int a = 0; a < actions; a++) {
			const lanes regret =
				at[a] * choose(at[a] > 0.0f, gains, losses) + (of[a] - value);

			store(rows + i + (size_t)a * padded, regret);
			most = larger(larger(regret, -regret), most);
		}
	}
	if (half)
		store_half(numbers, rows, largest(most));
}

static ALWAYS_INLINE void regret_by(bool half, const struct kernel_numbers *numbers,
	const float *const *values, const struct kernel_discount *discount, float *out,
	struct kernel_space *space)
{
	if (numbers->actions == 2)
		regret_of(half, 2, numbers, values, discount, out, space);
	else if (numbers->actions == 3)
		regret_of(half, 3, numbers, values, discount, out, space);
	else if (numbers->actions == 4)
		regret_of(half, 4, numbers, values, discount, out, space);
	else
		regret_of(half, numbers->actions, numbers, values, discount, out, space);
}

void KERNEL(kernel_regret)(const struct kernel_numbers *numbers, const float *const *values,
	const struct kernel_discount *discount, float *out, struct kernel_space *space)
{
	if (numbers->half)
		regret_by(true, numbers, values, discount, out, space);
	else
		regret_by(false, numbers, values, discount, out, space);
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
