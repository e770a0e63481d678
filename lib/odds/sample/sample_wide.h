/* Dealing 64 deals side by side and finding their winners, for vectors of any width.
 *
 * Both kernels share this code. Each of them defines more vector operations than those of
 * columns_wide.h, and includes this file:
 *
 *     wide_less_above            code - 1 in the lanes where given > used, otherwise code
 *     wide_more_above            place + 1 in the lanes where place > code, otherwise place
 *     wide_words_short_of        least - words, or 0 if that is negative
 *     wide_pack                  words to bytes, interleaved as in columns.h
 *     wide_none, wide_lanes      true if no bit is set; one bit per nonzero word
 *     wide_words_max             of unsigned words
 *     wide_words_mark            mask + bit in the lanes where two words are equal
 *     wide_by_lane               stores words in the order of their original lanes
 *
 * Each kernel computes the index of a hand in the evaluator's table of scores in its own way, like
 * columns_avx2.h and columns_avx512.h: an AVX2 shuffle looks up one of 16 bytes, by rank, so that
 * cards of other suits must be counted separately; an AVX-512 shuffle looks up one of 64, by card.
 * Before including this file a kernel defines `struct board`, the state that all players of a deal
 * share, and after it board_of and player_index. */
#ifndef FELT_ODDS_SAMPLE_WIDE_H
#define FELT_ODDS_SAMPLE_WIDE_H

#include "odds/sample/sample_internal.h"

enum {
	WIDE_WORDS = WIDE / 2,
	WIDE_BATCH = SAMPLE_LANES / WIDE, /* vectors per row of cards */
	WIDE_CHAINS = 8                   /* cards that are decoded side by side */
};

/* -- dealing ---------------------------------------------------------------- */

/* The codes of the given cards: the number of lower cards that are neither known nor given
 * earlier. */
COLUMNS_INLINE void encode_given(const struct sample_plan *plan, const struct sample_batch *batch,
	struct sample_codes *codes, int from)
{
	for (int i = 0; i < plan->given; i++) {
		const wide given = wide_load(batch->row[plan->given_row[i]] + from);
		wide code = given;

		for (int j = 0; j < plan->known; j++)
			code = wide_less_above(code, given, wide_all(plan->known_card[j]));
		for (int j = 0; j < i; j++)
			code = wide_less_above(code, given,
				wide_load(batch->row[plan->given_row[j]] + from));
		wide_store(codes->row[i] + from, code);
	}
}

/* Both codes of some numbers, as words. `less` is not 0 in the lanes in which they are rejected. */
struct wide_draws {
	wide first, second, less;
};

COLUMNS_INLINE struct wide_draws wide_draw(const struct sample_number *from,
	const uint16_t *numbers)
{
	const wide number = wide_load(numbers), first = wide_words(from->cards[0]);
	const wide second = wide_words(from->cards[1]), left = wide_low_product(number, first);

	return (struct wide_draws){wide_high_product(number, first),
		wide_high_product(left, second),
		wide_words_short_of(wide_low_product(left, second), wide_words(from->least))};
}

/* The codes of a row of numbers. A row's second half is packed with its first, so that eight lanes
 * of one and eight of the other alternate; sample_draw_scalar() uses the same order. */
COLUMNS_INLINE void draw_number(const struct sample_number *from, const uint16_t row[RNG_LANES],
	struct sample_again *again, uint8_t *first, uint8_t *second)
{
	struct wide_draws draws[2 * WIDE_BATCH];
	wide less = wide_all(0);

	COLUMNS_UNROLL
	for (int i = 0; i < 2 * WIDE_BATCH; i++) {
		draws[i] = wide_draw(from, row + i * WIDE_WORDS);
		less = wide_or(less, draws[i].less);
	}
	COLUMNS_UNROLL
	for (int i = 0; i < WIDE_BATCH; i++) {
		const struct wide_draws *a = &draws[i], *b = &draws[i + WIDE_BATCH];

		wide_store(first + i * WIDE, wide_pack(a->first, b->first));
		wide_store(second + i * WIDE, wide_pack(a->second, b->second));
	}
	if (__builtin_expect(!wide_none(less), 0)) {
		uint64_t lanes = 0;

		for (int i = 0; i < WIDE_BATCH; i++)
			lanes |= wide_lanes(draws[i].less, draws[i + WIDE_BATCH].less) << i * WIDE;
		sample_draw_again(from, lanes, again, first, second);
	}
}

/* Decodes the next `count` cards side by side, since each step of one card waits for the previous
 * one; returns the number of cards decoded so far. A card's index among the remaining cards passes
 * back through the earlier codes, and is increased by one if it is at least the code. Here the
 * index is one too high from the first step to the last, so that "at least" becomes "greater", a
 * faster comparison. */
COLUMNS_INLINE int decode_chains(const struct sample_codes *codes, const struct sample_plan *plan,
	int done, int count, struct sample_batch *batch, int from)
{
	const int before = plan->given + done;
	wide place[WIDE_CHAINS];

	COLUMNS_UNROLL
	for (int i = 0; i < count; i++) {
		place[i] = wide_add(wide_load(codes->row[before + i] + from), wide_all(1));
		COLUMNS_UNROLL
		for (int j = i - 1; j >= 0; j--)
			place[i] =
				wide_more_above(place[i], wide_load(codes->row[before + j] + from));
	}
	for (int j = before - 1; j >= 0; j--) {
		COLUMNS_UNROLL
		for (int i = 0; i < count; i++)
			place[i] = wide_more_above(place[i], wide_load(codes->row[j] + from));
	}
	for (int j = 0; j < plan->known; j++) {
		COLUMNS_UNROLL
		for (int i = 0; i < count; i++)
			place[i] = wide_more_above(place[i], wide_all(plan->known_card[j]));
	}
	COLUMNS_UNROLL
	for (int i = 0; i < count; i++)
		wide_store(batch->row[plan->drawn_row[done + i]] + from,
			wide_add(place[i], wide_all(UINT8_MAX)));
	return done + count;
}

COLUMNS_INLINE void decode_drawn(const struct sample_codes *codes, const struct sample_plan *plan,
	struct sample_batch *batch, int from)
{
	int done = 0;

	if (plan->drawn & 1)
		done = decode_chains(codes, plan, done, 1, batch, from);
	if (plan->drawn & 2)
		done = decode_chains(codes, plan, done, 2, batch, from);
	if (plan->drawn & 4)
		done = decode_chains(codes, plan, done, 4, batch, from);
	while (done < plan->drawn)
		done = decode_chains(codes, plan, done, WIDE_CHAINS, batch, from);
}

COLUMNS_INLINE void wide_draw_step(const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch)
{
	struct sample_again again = {rng, step, 0};
	uint64_t row = step * (uint64_t)plan->numbers;
	struct sample_codes codes;

	for (int from = 0; from < SAMPLE_LANES; from += WIDE)
		encode_given(plan, batch, &codes, from);
	for (int i = 0; i < plan->numbers; i++) {
		const struct sample_number *number = &plan->number[i];

		draw_number(number, rng_row(rng, row++), &again,
			sample_code_row(plan, &codes, number->draw[0]),
			sample_code_row(plan, &codes, number->draw[1]));
	}
	for (int from = 0; from < SAMPLE_LANES; from += WIDE)
		decode_drawn(&codes, plan, batch, from);
}

/* -- deciding --------------------------------------------------------------- */

/* The suit that three cards of the board have, in the two low bits, if any suit has three. Two full
 * adders reduce the five suits' bits to two carries and an odd bit: three or more of the five cards
 * have a bit if two of those three do. */
COLUMNS_INLINE wide board_suit(const wide c[SPOT_BOARD])
{
	const wide odd = wide_odd(c[0], c[1], c[2]);

	return wide_majority(wide_majority(c[0], c[1], c[2]), wide_majority(odd, c[3], c[4]),
		wide_odd(odd, c[3], c[4]));
}

COLUMNS_INLINE void in_order(wide *low, wide *high)
{
	const wide smaller = wide_min(*low, *high);

	*high = wide_max(*low, *high);
	*low = smaller;
}

/* Merges a sorted board and a player's two cards: Batcher's odd-even merge (Knuth, The Art of
 * Computer Programming 3, 5.3.4) of five and two. It merges numbers 0, 2 and 4 with the lower of
 * the two, 1 and 3 with the higher, and then compares neighbours. */
COLUMNS_INLINE void merge(const wide five[SPOT_BOARD], wide a, wide b, wide out[HAND_MAX])
{
	in_order(&a, &b);
	out[0] = five[0], out[2] = five[2], out[4] = five[4], out[6] = a;
	out[1] = five[1], out[3] = five[3], out[5] = b;
	in_order(&out[4], &out[6]);
	in_order(&out[2], &out[4]);
	in_order(&out[0], &out[2]);
	in_order(&out[3], &out[5]);
	in_order(&out[1], &out[3]);
	in_order(&out[1], &out[2]);
	in_order(&out[3], &out[4]);
	in_order(&out[5], &out[6]);
}

COLUMNS_INLINE struct board board_of(const struct sample_batch *batch, int from);

/* The index of each hand's score, in the order in which columns.h interleaves bytes to words. */
COLUMNS_INLINE void player_index(const struct board *board, wide a, wide b, uint16_t index[WIDE]);

/* Scores are in the order in which columns.h interleaves bytes to words; the winners are moved to
 * lane order at the end. */
COLUMNS_INLINE void find_winners(score values[][WIDE], int players, uint16_t winners[WIDE])
{
	wide mask[2];

	COLUMNS_UNROLL
	for (int half = 0; half < 2; half++) {
		wide best = wide_load(values[0] + half * WIDE_WORDS);

		mask[half] = wide_all(0);
		for (int i = 1; i < players; i++)
			best = wide_words_max(best, wide_load(values[i] + half * WIDE_WORDS));
		for (int i = 0; i < players; i++)
			mask[half] = wide_words_mark(mask[half], best,
				wide_load(values[i] + half * WIDE_WORDS), 1 << i);
	}
	wide_by_lane(mask[0], mask[1], winners);
}

/* A player's scores are looked up after the next player's indices are computed, so that the loads
 * do not wait for these indices to be stored. */
COLUMNS_INLINE void wide_decide(const struct sample_batch *batch, int players, int from,
	uint16_t winners[WIDE], score (*scores)[SAMPLE_LANES])
{
	_Alignas(64) uint16_t index[2][WIDE]; /* of this player and the previous one */
	_Alignas(64) score values[SPOT_PLAYERS_MAX][WIDE];
	const struct board board = board_of(batch, from);

	for (int i = 0; i < players; i++) {
		const card(*row)[SAMPLE_LANES] = &batch->row[sample_hole_row(i)];

		player_index(&board, wide_load(row[0] + from), wide_load(row[1] + from),
			index[i % 2]);
		if (i > 0)
			columns_look_up(index[(i - 1) % 2], HAND_MAX, values[i - 1]);
	}
	columns_look_up(index[(players - 1) % 2], HAND_MAX, values[players - 1]);
	find_winners(values, players, winners);
	if (scores)
		for (int i = 0; i < players; i++)
			wide_by_lane(wide_load(values[i]), wide_load(values[i] + WIDE_WORDS),
				scores[i] + from);
}

#endif
