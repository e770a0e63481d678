/* Sums over sets of hands by pair of cards; private to the module.
 *
 * A many_sums_set is one side's hands so far: their total weight, their weight by card, and by pair
 * of cards. It gives the weight of all pairs of hands (p, q) that share no card with each other nor
 * with cards that are taken, without a walk over the hands:
 *
 *     x y - sum over cards e of X[e] Y[e] + weight of the pairs of equal hands
 *
 * where x is the weight of p's hands that are still possible and X[e] that of those
 * with card e: X[e] = by_card[e] minus by_pair[c][e] of each taken card c. y and Y[e] are the same
 * for q. A pair of hands with one card in common is subtracted once, but a pair of equal hands
 * twice, hence the last term.
 *
 * Sets come in two widths: bytes, for the vector kernels, when no side's weight by card is above
 * MANY_SUMS_NARROW_MOST; and words of 32 bits for all others. */
#ifndef FELT_ODDS_MANY_SUMS_H
#define FELT_ODDS_MANY_SUMS_H

#include "odds/spot/spot.h"

#include "cards/eval/eval.h"
#include "base/cpu.h"

#include <stdalign.h>
#include <string.h>

enum {
	MANY_SUMS_NARROW_LANES = 64,
	MANY_SUMS_WIDE_LANES = 56,
	MANY_SUMS_NARROW_MOST = 90 /* 4 * 90 * 90 fits a signed lane of 16 bits */
};

struct many_sums_hand {
	card high, low;
	uint16_t weight;
};

/* Weights by pair are stored as [a][b] and as [b][a]. The entry [c][c] is MANY_SUMS_NO_LANE:
 * subtracted with saturation, it leaves 0 in the lane of a card that is taken. */
enum { MANY_SUMS_NO_LANE = 255 };

struct many_sums_narrow {
	alignas(64) uint8_t by_card[MANY_SUMS_NARROW_LANES];
	uint8_t by_pair[CARD_COUNT][MANY_SUMS_NARROW_LANES];
};

struct many_sums_wide {
	alignas(64) uint32_t by_card[MANY_SUMS_WIDE_LANES];
	uint32_t by_pair[CARD_COUNT][MANY_SUMS_WIDE_LANES]; /* [a][b] and [b][a]; [c][c] is 0 */
};

struct many_sums_set {
	union {
		struct many_sums_narrow narrow;
		struct many_sums_wide wide;
	};
	uint64_t weight;
};

/* Hands that are in both of two sides, with the products of their weights. */
struct many_sums_same {
	union {
		alignas(64) uint16_t narrow[MANY_SUMS_NARROW_LANES];
		uint64_t wide[MANY_SUMS_WIDE_LANES];
	} by_card;
	uint64_t weight;
};

/* Two sides whose pairs of hands are counted. `same` is all zero when no hand can be in both. */
struct many_sums_pair {
	const struct many_sums_set *p, *q;
	const struct many_sums_same *same;
};

struct many_sums_kernel {
	bool narrow;

	/* The weight of all triples of a hand of the list, one of p, and one of q in which no card
	 * appears twice. */
	deal_count (*three)(const struct many_sums_hand *hands, int count,
		const struct many_sums_pair *pair);

	/* The same for a hand of each of two lists, one of p, and one of q. */
	deal_count (*four)(const struct many_sums_hand *outer, int outer_count,
		const struct many_sums_hand *inner, int inner_count,
		const struct many_sums_pair *pair);
};

/* The kernel of a path; `most` is the greatest weight by card of any side. */
const struct many_sums_kernel *many_sums_kernel_for(enum cpu_path path, uint64_t most);

extern const struct many_sums_kernel many_sums_kernel_wide; /* plain C, the reference of all */
extern const struct many_sums_kernel many_sums_kernel_wide_avx2;
extern const struct many_sums_kernel many_sums_kernel_narrow_avx2, many_sums_kernel_narrow_avx512;

/* Adds hands to a set of either width; clears a set that has only the hands of a list; clears any
 * set. */
void many_sums_add(struct many_sums_set *set, bool narrow, const struct many_sums_hand *hands,
	int count);
void many_sums_forget(struct many_sums_set *set, bool narrow, const struct many_sums_hand *hands,
	int count);
void many_sums_clear(struct many_sums_set *set, bool narrow);

/* The same for hands that are in both of two sides, with the products of their weights. */
struct many_sums_twin {
	card high, low;
	uint32_t product;
};

void many_sums_same_add(struct many_sums_same *same, bool narrow,
	const struct many_sums_twin *twins, int count);
void many_sums_same_clear(struct many_sums_same *same, bool narrow);

/* Lists the hands that share no card with `taken`; returns how many. */
static inline int many_sums_list_apart(const struct many_sums_hand *hands, int count,
	const struct many_sums_hand *taken, struct many_sums_hand *apart)
{
	const card_set kept = ~(card_bit(taken->high) | card_bit(taken->low));
	int to = 0;

	for (int i = 0; i < count; i++) {
		apart[to] = hands[i];
		to += (int)(kept >> hands[i].high & kept >> hands[i].low & 1);
	}
	return to;
}

#endif
