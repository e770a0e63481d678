/* What a step draws: which draws share a number of 16 bits, and numbers for what is drawn again. */
#include "odds/sample/sample_inside.h"

#include <assert.h>
#include <string.h>

enum { NUMBERS = 1 << 16 /* that 16 bits can be */ };

/* In the number of a block: no sheet reaches that far. */
#define BEYOND_SPARE (UINT64_C(1) << 63)

/* -- which draws share a number ------------------------------------------- */

static int list_rows(uint32_t rows, uint8_t out[SAMPLE_ROWS])
{
	int count = 0;

	for (int row = 0; row < SAMPLE_ROWS; row++)
		if (rows >> row & 1)
			out[count++] = (uint8_t)row;
	return count;
}

static unsigned rejected(int a, int b)
{
	return (unsigned)(NUMBERS % (a * b));
}

/* Exchanges partners between two pairs of draws where fewer numbers are rejected then. */
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

/* Starts from one pairing and exchanges partners until no exchange helps. `ways` are numbers of
 * cards, and 1 where there is no draw. Returns how often some number is rejected, in 2^16. */
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

/* Chooses which draws share a number. Any two may, and a number is rejected less often the less
 * their product leaves of 2^16. The first draw is among `cards` cards, the next among one fewer,
 * and so on. */
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

void sample_plan_init(struct sample_plan *plan, card_set known, uint32_t given, uint32_t drawn)
{
	*plan = (struct sample_plan){.known = 0};
	plan->given = list_rows(given, plan->given_row);
	plan->drawn = list_rows(drawn, plan->drawn_row);
	for (int c = 0; c < CARD_COUNT; c++)
		if (known & card_bit((card)c))
			plan->known_card[plan->known++] = (card)c;
	pair_draws(plan, CARD_COUNT - plan->known - plan->given);
}

/* -- drawing again -------------------------------------------------------- */

static unsigned again_next(struct sample_again *again)
{
	uint64_t at = again->step * SAMPLE_SPARE + again->used;
	uint32_t word[RNG_WORDS];

	if (again->used++ < SAMPLE_SPARE)
		return rng_again_row(again->rng, at / RNG_LANES)[at % RNG_LANES];
	rng_block(&again->rng->key, again->rng->stream | RNG_AGAIN_BIT,
		BEYOND_SPARE | again->step << 16 | again->used, word);
	return word[0] & 0xffff;
}

void sample_draw_again(const struct sample_number *from, uint64_t lanes, struct sample_again *again,
	uint8_t first[SAMPLE_LANES], uint8_t second[SAMPLE_LANES])
{
	while (lanes) {
		int lane = __builtin_ctzll(lanes);
		unsigned high = again_next(again) * from->cards[0];
		unsigned low = (high & 0xffff) * from->cards[1];

		first[lane] = (uint8_t)(high >> 16);
		second[lane] = (uint8_t)(low >> 16);
		if ((low & 0xffff) >= from->least)
			lanes &= lanes - 1;
	}
}
