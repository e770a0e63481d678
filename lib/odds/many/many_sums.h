/* Sums over sets of hands by pair of cards; private to the module.
 *
 * A many_sums_set is one side's hands so far: their weight in all, by card, and by pair
 * of cards. With it the weight of all pairs of hands (p, q) that share no card
 * with each other nor with cards that are taken needs no walk over hands:
 *
 *     x y - sum over cards e of X[e] Y[e] + what both hold alike
 *
 * where x is the weight of p's hands that are still possible and X[e] that of those
 * with card e: X[e] = by_card[e] less by_pair[c][e] of each taken card c. A pair of hands
 * with one card in common is taken away once, the same hand twice, hence the
 * last term.
 *
 * Sets come in two widths: bytes, when no side's weight by card is above
 * MANY_SUMS_NARROW_MOST, for the vector kernels; words of 32 bits for everything. */
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

/* Both ways round. Of a card twice MANY_SUMS_NO_LANE: taken away with saturation it leaves
 * nothing in the lane of a card that is taken. */
enum { MANY_SUMS_NO_LANE = 255 };

struct many_sums_narrow {
	alignas(64) uint8_t by_card[MANY_SUMS_NARROW_LANES];
	uint8_t by_pair[CARD_COUNT][MANY_SUMS_NARROW_LANES];
};

struct many_sums_wide {
	alignas(64) uint32_t by_card[MANY_SUMS_WIDE_LANES];
	uint32_t by_pair[CARD_COUNT][MANY_SUMS_WIDE_LANES]; /* both ways round; 0 of a card twice */
};

struct many_sums_set {
	union {
		struct many_sums_narrow narrow;
		struct many_sums_wide wide;
	};
	uint64_t weight;
};

/* Hands that two sides hold alike, by the product of their weights. */
struct many_sums_same {
	union {
		alignas(64) uint16_t narrow[MANY_SUMS_NARROW_LANES];
		uint64_t wide[MANY_SUMS_WIDE_LANES];
	} by_card;
	uint64_t weight;
};

/* Two sides whose pairs of hands are asked for. `same` is all zero when no hand can be in both. */
struct many_sums_pair {
	const struct many_sums_set *p, *q;
	const struct many_sums_same *same;
};

struct many_sums_kernel {
	bool narrow;

	/* The weight of all triples of a hand of the list, one of p, one of q, no card
	 * twice. */
	deal_count (*three)(const struct many_sums_hand *hands, int count,
		const struct many_sums_pair *pair);

	/* The same of a hand of each of two lists, one of p, one of q. */
	deal_count (*four)(const struct many_sums_hand *outer, int outer_count,
		const struct many_sums_hand *inner, int inner_count,
		const struct many_sums_pair *pair);
};

/* The kernel of a path; `most` is the greatest weight by card of any side. */
const struct many_sums_kernel *many_sums_kernel_for(enum cpu_path path, uint64_t most);

extern const struct many_sums_kernel many_sums_kernel_wide; /* plain C, the reference of all */
extern const struct many_sums_kernel many_sums_kernel_wide_avx2;
extern const struct many_sums_kernel many_sums_kernel_narrow_avx2, many_sums_kernel_narrow_avx512;

/* Puts hands into a set of either width; takes out all that a list has put in; or all. */
void many_sums_add(struct many_sums_set *set, bool narrow, const struct many_sums_hand *hands,
	int count);
void many_sums_forget(struct many_sums_set *set, bool narrow, const struct many_sums_hand *hands,
	int count);
void many_sums_clear(struct many_sums_set *set, bool narrow);

/* The same for hands that two sides hold both, with the product of their weights. */
struct many_sums_twin {
	card high, low;
	uint32_t product;
};

void many_sums_same_add(struct many_sums_same *same, bool narrow,
	const struct many_sums_twin *twins, int count);
void many_sums_same_clear(struct many_sums_same *same, bool narrow);

/* The hands of a list without those that have a card of one; returns how many. */
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
