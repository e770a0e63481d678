/* The vector code of the kernels; each path compiles it with its own instructions. The file that
 * includes it defines KERNEL(name), the name of a function on its path; LANES, the scores in a
 * vector; `lanes`, a vector, and `where`, a set of its lanes; and
 *
 *     load, all                 a vector from memory, or of one number
 *     load_rows, all_rows       the same for LANES / TRIPLES_ONE_ROW boards, half a vector each
 *     more, same, both          sets of lanes: a > b, a = b, and the intersection of two sets
 *     add_where, negative
 *     times, times_high         the low and the high half of a product
 *     minus                     a difference
 *     store                     a vector to memory
 *     total                     the sum of a vector of signed numbers
 *
 * Sums have 16 bits. On the boards of a suit a lane adds up to 4,500 at most; the ranks are summed
 * in blocks. */
#include "nash/triples/triples_internal.h"

struct order_sums {
	lanes order[TRIPLES_SUMS];
};

static inline __attribute__((always_inline)) void count_lanes(struct order_sums *sums, lanes a,
	lanes b, lanes c, lanes weight)
{
	const where ab = more(a, b), ba = more(b, a), ac = more(a, c), ca = more(c, a),
		    bc = more(b, c), cb = more(c, b);
	const where sets[TRIPLES_SUMS] = {both(same(a, b), bc), both(same(a, c), ab),
		both(same(b, c), ab), both(ab, bc), both(ac, cb), both(same(b, c), ba),
		both(same(a, c), ba), both(ba, ac), both(same(a, b), cb), both(ca, ab),
		both(bc, ca), both(cb, ba)};

#pragma GCC unroll 12
	for (int i = 0; i < TRIPLES_SUMS; i++)
		sums->order[i] = add_where(sums->order[i], sets[i], weight);
}

static inline __attribute__((always_inline)) void three_boards(const struct triples_suit *suit,
	const unsigned flushes, struct order_sums *sums)
{
	for (int i = 0; i < suit->three_count; i++) {
		const int board = suit->threes[i];

#pragma GCC unroll 1
		for (int at = 0; at < TRIPLES_TWO_ROW; at += LANES) {
			const lanes weight = load(suit->two + at);
			lanes ranks[3], hands[3];

#pragma GCC unroll 3
			for (int p = 0; p < 3; p++) {
				ranks[p] = load(suit->three[p][board] + at);
				hands[p] = flushes >> p & 1 ? all(suit->three_flush[p][board])
							    : ranks[p];
			}
			count_lanes(sums, hands[0], hands[1], hands[2], weight);
			count_lanes(sums, ranks[0], ranks[1], ranks[2], negative(weight));
		}
	}
}

static inline __attribute__((always_inline)) void four_boards(const struct triples_suit *suit,
	const unsigned flushes, struct order_sums *sums)
{
	const lanes weight = load(suit->one);

	for (int i = 0; i < suit->four_count; i += LANES / TRIPLES_ONE_ROW) {
		lanes ranks[3], hands[3];

#pragma GCC unroll 3
		for (int p = 0; p < 3; p++) {
			ranks[p] = load_rows(suit->four[p], suit->fours + i);
			hands[p] = flushes >> p & 1 ? all_rows(suit->four_flush[p], suit->fours + i)
						    : ranks[p];
		}
		count_lanes(sums, hands[0], hands[1], hands[2], weight);
		count_lanes(sums, ranks[0], ranks[1], ranks[2], negative(weight));
	}
}

static inline void five_boards(const struct triples_suit *suit, struct order_sums *sums)
{
	for (int at = 0; at < TRIPLES_FIVES_ROW; at += LANES) {
		lanes weight = load(suit->without[0] + at);

#pragma GCC unroll 5
		for (int i = 1; i < 6; i++)
			weight = weight & load(suit->without[i] + at);
		count_lanes(sums, load(suit->five_flush[0] + at), load(suit->five_flush[1] + at),
			load(suit->five_flush[2] + at), weight);
		count_lanes(sums, load(suit->five[0] + at), load(suit->five[1] + at),
			load(suit->five[2] + at), negative(weight));
	}
}

static inline unsigned flushes_of(const score *const flush[3])
{
	return (flush[0] != NULL) | (flush[1] != NULL) << 1 | (flush[2] != NULL) << 2;
}

/* A case for each set of hands with a flush, so that the compiler knows which scores do not change.
 */
#define EACH_SET(boards, set)                                                                      \
	switch (set) {                                                                             \
	case 1:                                                                                    \
		boards(suit, 1, &sums);                                                            \
		break;                                                                             \
	case 2:                                                                                    \
		boards(suit, 2, &sums);                                                            \
		break;                                                                             \
	case 3:                                                                                    \
		boards(suit, 3, &sums);                                                            \
		break;                                                                             \
	case 4:                                                                                    \
		boards(suit, 4, &sums);                                                            \
		break;                                                                             \
	case 5:                                                                                    \
		boards(suit, 5, &sums);                                                            \
		break;                                                                             \
	case 6:                                                                                    \
		boards(suit, 6, &sums);                                                            \
		break;                                                                             \
	case 7:                                                                                    \
		boards(suit, 7, &sums);                                                            \
		break;                                                                             \
	default:                                                                                   \
		break;                                                                             \
	}

void KERNEL(triples_suit)(const struct triples_suit *suit, int32_t out[TRIPLES_SUMS])
{
	struct order_sums sums = {{all(0), all(0), all(0), all(0), all(0), all(0), all(0), all(0),
		all(0), all(0), all(0), all(0)}};

	EACH_SET(three_boards, flushes_of(suit->three_flush))
	EACH_SET(four_boards, flushes_of(suit->four_flush))
	five_boards(suit, &sums);
	for (int i = 0; i < TRIPLES_SUMS; i++)
		out[i] = total(sums.order[i]);
}

void KERNEL(triples_ranks)(const score *const rows[3], const uint16_t *weights,
	int32_t out[TRIPLES_SUMS])
{
	enum { BLOCK = 31 * LANES /* the largest weight is 4^5, and 31 x 4^5 < 2^15 */ };

	for (int i = 0; i < TRIPLES_SUMS; i++)
		out[i] = 0;
	for (int from = 0; from < TRIPLES_RANKS_ROW; from += BLOCK) {
		struct order_sums sums = {{all(0), all(0), all(0), all(0), all(0), all(0), all(0),
			all(0), all(0), all(0), all(0), all(0)}};

		for (int at = from; at < from + BLOCK && at < TRIPLES_RANKS_ROW; at += LANES)
			count_lanes(&sums, load(rows[0] + at), load(rows[1] + at),
				load(rows[2] + at), load(weights + at));
		for (int i = 0; i < TRIPLES_SUMS; i++)
			out[i] += total(sums.order[i]);
	}
}

void KERNEL(triples_take)(uint16_t *to, const uint16_t *from, const uint16_t *cards, unsigned left)
{
	const lanes all_left = all((uint16_t)left), divisor = all(triples_divisor(left));

	for (int i = 0; i < TRIPLES_RANKS_ROW; i += LANES) {
		const lanes product = times(load(from + i), minus(all_left, load(cards + i)));

		store(to + i, left == 1 ? product : times_high(product, divisor));
	}
}
