/* Dealing 64 deals side by side and finding their winners, in plain C: the reference for the
 * kernels. */
#include "odds/sample/sample_internal.h"

#include "cards/eval/eval_inline.h"

#include <assert.h>
#include <string.h>

enum { NUMBERS = 1 << 16 /* of 16 bits */ };

/* -- pairs of draws that share a number ----------------------------------- */

static int list_rows(uint64_t rows, uint8_t out[SAMPLE_ROWS])
{
	int count = 0;

	for (int row = 0; row < SAMPLE_ROWS; row++)
		if (rows >> row & 1)
			out[count++] = (uint8_t)row;
	return count;
}

/* The number of rejected numbers out of 2^16 if two draws below a and b share them. */
static unsigned rejected(int a, int b)
{
	return (unsigned)(NUMBERS % (a * b));
}

/* Exchanges partners between two pairs of draws if that reduces the rejected numbers. */
static bool improve(uint8_t a[2], uint8_t b[2])
{
	unsigned as_is = rejected(a[0], a[1]) + rejected(b[0], b[1]);
	uint8_t kept = a[1];

	for (int i = 0; i < 2; i++)
		if (rejected(a[0], b[i]) + rejected(b[1 - i], kept) < as_is) {
			a[1] = b[i];
			b[i] = kept;
			return true;
		}
	return false;
}

/* Starts from one pairing and exchanges partners until no exchange helps. `ways` are the numbers of
 * cards that draws choose from, and 1 for no draw. Returns the number of rejected numbers out of
 * 2^16, summed over the pairs. */
static unsigned pair_from(const uint8_t *ways, int pairs, int shift,
	uint8_t pair[SAMPLE_NUMBERS][2])
{
	bool better = true;
	unsigned sum = 0;

	for (int i = 0; i < pairs; i++) {
		pair[i][0] = ways[i];
		pair[i][1] = ways[pairs + (i + shift) % pairs];
	}
	while (better) {
		better = false;
		for (int i = 0; i < pairs; i++)
			for (int j = 0; j < i; j++)
				better = improve(pair[i], pair[j]) || better;
	}
	for (int i = 0; i < pairs; i++)
		sum += rejected(pair[i][0], pair[i][1]);
	return sum;
}

/* Chooses the pairs of draws that share a number. The first draw is from `cards` cards, the next
 * from one fewer, and so on. Any two of them may share a number; the smaller the remainder of 2^16
 * divided by their product, the fewer numbers are rejected. */
static void pair_draws(struct sample_plan *plan, int cards)
{
	uint8_t ways[SAMPLE_NUMBERS * 2], pair[SAMPLE_NUMBERS][2], best[SAMPLE_NUMBERS][2];
	unsigned least;

	plan->numbers = (plan->drawn + 1) / 2;
	assert(cards >= plan->drawn);
	for (int i = 0; i < 2 * SAMPLE_NUMBERS; i++)
		ways[i] = (uint8_t)(i < plan->drawn ? cards - i : 1);
	least = pair_from(ways, plan->numbers, 0, best);
	for (int shift = 1; shift < plan->numbers; shift++) {
		unsigned sum = pair_from(ways, plan->numbers, shift, pair);

		if (sum < least) {
			least = sum;
			memcpy(best, pair, sizeof best);
		}
	}
	for (int i = 0; i < plan->numbers; i++) {
		struct sample_number *number = &plan->number[i];

		number->least = (uint16_t)rejected(best[i][0], best[i][1]);
		for (int k = 0; k < 2; k++) {
			int draw = cards - best[i][k];

			number->cards[k] = best[i][k];
			number->draw[k] = (uint8_t)(draw < plan->drawn ? draw : SAMPLE_NO_DRAW);
		}
	}
}

void sample_plan_init(struct sample_plan *plan, card_set known, uint64_t given, uint64_t drawn)
{
	*plan = (struct sample_plan){.known = 0};
	plan->given = list_rows(given, plan->given_row);
	plan->drawn = list_rows(drawn, plan->drawn_row);
	for (int c = 0; c < CARD_COUNT; c++)
		if (known & card_bit((card)c))
			plan->known_card[plan->known++] = (card)c;
	pair_draws(plan, CARD_COUNT - plan->known - plan->given);
}

void sample_fill(struct sample_batch *batch, int row, card c)
{
	memset(batch->row[row], c, SAMPLE_LANES);
}

/* -- drawing -------------------------------------------------------------- */

/* Moves results to lane order. The numbers of a row are in the order in which vectors pack words to
 * bytes: eight lanes have numbers of its first half, the next eight of its second half. */
static void by_lane(uint8_t out[SAMPLE_LANES], const uint8_t in[RNG_LANES])
{
	for (int i = 0; i < 4; i++) {
		memcpy(out + 16 * i, in + 8 * i, 8);
		memcpy(out + 16 * i + 8, in + RNG_LANES / 2 + 8 * i, 8);
	}
}

/* Draws two codes from each number of a row; returns the lanes in which the number is rejected. */
static uint64_t draw_number(const struct sample_number *from, const uint16_t row[RNG_LANES],
	uint8_t first[SAMPLE_LANES], uint8_t second[SAMPLE_LANES])
{
	const uint16_t cards[2] = {from->cards[0], from->cards[1]}, least = from->least;
	uint8_t one[RNG_LANES], two[RNG_LANES], less[RNG_LANES], any = 0;
	uint64_t lanes;

	for (int i = 0; i < RNG_LANES; i++) {
		uint16_t left = (uint16_t)(row[i] * cards[0]);

		one[i] = (uint8_t)((uint32_t)row[i] * cards[0] >> 16);
		two[i] = (uint8_t)((uint32_t)left * cards[1] >> 16);
		less[i] = (uint16_t)(left * cards[1]) < least;
	}
	for (int i = 0; i < RNG_LANES; i++)
		any |= less[i];
	by_lane(first, one);
	by_lane(second, two);
	if (!any)
		return 0;
	by_lane(one, less);
	lanes = 0;
	for (int lane = 0; lane < SAMPLE_LANES; lane++)
		lanes |= (uint64_t)one[lane] << lane;
	return lanes;
}

/* A row in the compiler's vectors, which stay in registers while the row is compared with many
 * others: plain loops over rows would load and store it for each. Codes and cards are below 64,
 * and so the same with a sign: more machines compare signed bytes in one step. A comparison
 * gives -1. */
enum { PIECES = 4 };

typedef int8_t piece __attribute__((vector_size(SAMPLE_LANES / PIECES)));

struct pieces {
	piece of[PIECES];
};

static inline struct pieces load_row(const uint8_t row[SAMPLE_LANES])
{
	struct pieces pieces;

	memcpy(&pieces, row, sizeof pieces);
	return pieces;
}

static inline struct pieces all_lanes(uint8_t value)
{
	struct pieces pieces;

	memset(&pieces, value, sizeof pieces);
	return pieces;
}

/* Subtracts 1 if the given card is above one that has been removed. */
static inline void less_above(struct pieces *code, const struct pieces *given,
	const struct pieces *used)
{
#pragma GCC unroll 4
	for (int i = 0; i < PIECES; i++)
		code->of[i] += given->of[i] > used->of[i];
}

/* The code of a given card is the number of lower cards that are neither known nor given
 * earlier. */
static void encode_given(const struct sample_plan *plan, const struct sample_batch *batch,
	struct sample_codes *codes)
{
	for (int i = 0; i < plan->given; i++) {
		const struct pieces given = load_row(batch->row[plan->given_row[i]]);
		struct pieces code = given;

		for (int j = 0; j < plan->known; j++) {
			const struct pieces known = all_lanes(plan->known_card[j]);

			less_above(&code, &given, &known);
		}
		for (int j = 0; j < i; j++) {
			const struct pieces used = load_row(batch->row[plan->given_row[j]]);

			less_above(&code, &given, &used);
		}
		memcpy(codes->row[i], &code, sizeof code);
	}
}

static inline void more_above(struct pieces *place, const struct pieces *code)
{
#pragma GCC unroll 4
	for (int i = 0; i < PIECES; i++)
		place->of[i] -= place->of[i] > code->of[i];
}

static inline void add_to_all(struct pieces *place, int8_t number)
{
#pragma GCC unroll 4
	for (int i = 0; i < PIECES; i++)
		place->of[i] += number;
}

static void sample_draw_scalar(const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch)
{
	struct sample_again again = {rng, step, 0};
	uint64_t row = step * (uint64_t)plan->numbers;
	struct sample_codes codes;

	encode_given(plan, batch, &codes);
	for (int i = 0; i < plan->numbers; i++) {
		const struct sample_number *from = &plan->number[i];
		uint8_t *first = sample_code_row(plan, &codes, from->draw[0]);
		uint8_t *second = sample_code_row(plan, &codes, from->draw[1]);
		uint64_t rejected = draw_number(from, rng_row(rng, row++), first, second);

		if (rejected)
			sample_draw_again(from, rejected, &again, first, second);
	}
	/* Convert codes back to cards. A code is the index of a card among the remaining cards.
	 * Among the cards that remained before the previous card was removed, the index is one more
	 * if it is at least that card's code. So the index passes back through all codes to the
	 * whole deck; a known card is its own code if the known cards are removed from the highest
	 * down. For example, with the code 1 before, the indices 0, 1, 2 ... become 0, 2, 3 ...,
	 * since card 1 is gone.
	 *
	 * In this loop the index is one too high from the first step to the last, since "greater"
	 * is one instruction and "at least" is two. */
	for (int i = 0; i < plan->drawn; i++) {
		struct pieces place = load_row(codes.row[plan->given + i]);

		add_to_all(&place, 1);
		for (int j = plan->given + i - 1; j >= 0; j--) {
			const struct pieces code = load_row(codes.row[j]);

			more_above(&place, &code);
		}
		for (int j = 0; j < plan->known; j++) {
			const struct pieces known = all_lanes(plan->known_card[j]);

			more_above(&place, &known);
		}
		add_to_all(&place, -1);
		memcpy(batch->row[plan->drawn_row[i]], &place, sizeof place);
	}
}

void sample_draw(enum cpu_path path, const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch)
{
	CPU_CALL(path, sample_draw, plan, rng, step, batch);
}

/* -- finding the winners -------------------------------------------------- */

/* The score of a player with a flush or a straight flush. */
static __attribute__((noinline, cold)) score score_flush(const struct sample_batch *batch,
	int player, int lane, uint64_t sum)
{
	const int hole = sample_hole_row(player);
	card cards[HAND_MAX];

	for (int i = 0; i < HAND_MAX; i++)
		cards[i] = batch->row[i < SPOT_BOARD ? i : hole + i - SPOT_BOARD][lane];
	return eval_flush_cards(cards, HAND_MAX, sum);
}

static void score_players(const struct sample_batch *batch, int players,
	score (*values)[SAMPLE_LANES])
{
	uint64_t board[SAMPLE_LANES];

	for (int lane = 0; lane < SAMPLE_LANES; lane++)
		board[lane] = eval_keys[batch->row[0][lane]] + eval_keys[batch->row[1][lane]] +
			      eval_keys[batch->row[2][lane]] + eval_keys[batch->row[3][lane]] +
			      eval_keys[batch->row[4][lane]];
	for (int i = 0; i < players; i++) {
		const card(*row)[SAMPLE_LANES] = &batch->row[sample_hole_row(i)];

		for (int lane = 0; lane < SAMPLE_LANES; lane++) {
			const uint64_t sum =
				board[lane] + eval_keys[row[0][lane]] + eval_keys[row[1][lane]];

			values[i][lane] = eval_suited(sum) ? score_flush(batch, i, lane, sum)
							   : eval_ranks_inline(sum);
		}
	}
}

static void sample_decide_scalar(const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES])
{
	score values[SPOT_PLAYERS_MAX][SAMPLE_LANES], best[SAMPLE_LANES] = {0};
	uint16_t mask[SAMPLE_LANES] = {0};

	score_players(batch, players, values);
	for (int i = 0; i < players; i++)
		for (int lane = 0; lane < SAMPLE_LANES; lane++)
			best[lane] = best[lane] > values[i][lane] ? best[lane] : values[i][lane];
	for (int i = 0; i < players; i++) {
		const uint16_t bit = (uint16_t)(1 << i);

		for (int lane = 0; lane < SAMPLE_LANES; lane++)
			mask[lane] |= (uint16_t)(-(values[i][lane] == best[lane]) & bit);
	}
	memcpy(winners, mask, sizeof mask);
	if (scores)
		memcpy(scores, values, (size_t)players * sizeof *values);
}

void sample_decide(enum cpu_path path, const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES])
{
	CPU_CALL(path, sample_decide, batch, players, winners, scores);
}

static bool all_of_two(const uint16_t winners[SAMPLE_LANES])
{
	uint16_t any = 0;

	for (int lane = 0; lane < SAMPLE_LANES; lane++)
		any |= winners[lane];
	return any < 1 << 2;
}

static uint16_t lanes_won_by(const uint16_t winners[SAMPLE_LANES], int set)
{
	uint16_t count = 0;

	for (int lane = 0; lane < SAMPLE_LANES; lane++)
		count = (uint16_t)(count + (winners[lane] == set));
	return count;
}

/* With two players, comparing many lanes at once is faster than incrementing counters. */
void sample_count_winners(struct sample_counts *counts, const uint16_t winners[SAMPLE_LANES])
{
	if (all_of_two(winners)) {
		uint16_t first = lanes_won_by(winners, 1), second = lanes_won_by(winners, 2);

		counts->counter[0][1] += first;
		counts->counter[0][2] += second;
		counts->counter[0][3] += SAMPLE_LANES - (uint32_t)first - second;
		return;
	}
	for (int lane = 0; lane < SAMPLE_LANES; lane += SAMPLE_COUNTERS) {
#pragma GCC unroll 4
		for (int i = 0; i < SAMPLE_COUNTERS; i++)
			counts->counter[i][winners[lane + i]]++;
	}
}
