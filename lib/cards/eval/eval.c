#include "cards/eval/eval.h"

#include "cards/eval/eval_inline.h"
#include "cards/eval/eval_paths.h"
#include "cards/eval/eval_tables.h"

#include <string.h>

enum {
	SUIT_SHIFT = 48,
	AHEAD = 4096, /* bytes: how far ahead eval_hands asks for hands */
	LINE = 4      /* hands, 64 bytes */
};

_Static_assert(sizeof eval_values + sizeof eval_keys + sizeof eval_low + sizeof eval_mid +
			       sizeof eval_high + sizeof eval_terms + sizeof eval_rank_rows +
			       sizeof eval_card_rows + sizeof eval_text_ranks +
			       sizeof eval_text_suits <=
		       (size_t)256 * 1024,
	"all tables together");

/* Which suit a sum with EVAL_FIVE_SUITED set has five or more of. */
static inline unsigned flush_suit(uint64_t sum)
{
	unsigned nibbles = (unsigned)(sum >> SUIT_SHIFT) & 0x8888;

	return (unsigned)(nibbles > 0x0008) + (nibbles > 0x0080) + (nibbles > 0x0800);
}

score eval_flush_cards(const card *cards, int count, uint64_t sum)
{
	unsigned suit = flush_suit(sum), mask = 0;

	for (int i = 0; i < count; i++)
		mask |= ((cards[i] & 3u) == suit ? 1u : 0u) << (cards[i] >> 2);
	return eval_values[EVAL_FLUSH + mask];
}

/* The 13 ranks of one suit: every fourth bit of a set, moved together. */
static unsigned ranks_of_suit(card_set set, unsigned suit)
{
	uint64_t x = set >> suit & UINT64_C(0x1111111111111111);

	x = (x | x >> 3) & UINT64_C(0x0303030303030303);
	x = (x | x >> 6) & UINT64_C(0x000f000f000f000f);
	x = (x | x >> 12) & UINT64_C(0x000000ff000000ff);
	return (unsigned)((x | x >> 24) & 0x1fff);
}

score eval_flush_hand(const struct hand *hand)
{
	return eval_values[EVAL_FLUSH + ranks_of_suit(hand->set, flush_suit(hand->sum))];
}

score eval_cards(const card *cards, int count)
{
	if (count == 7)
		return eval_cards_inline(cards, 7);
	if (count == 6)
		return eval_cards_inline(cards, 6);
	return eval_cards_inline(cards, 5);
}

score eval_hand(struct hand hand, int count)
{
	return eval_hand_inline(&hand, count);
}

static inline void batch_of(const card *cards, int count, size_t hands, score *scores)
{
	for (size_t i = 0; i < hands; i++)
		scores[i] = eval_cards_inline(cards + i * (size_t)count, count);
}

/* With the number of cards a constant. */
void eval_batch_scalar(const card *cards, int count, size_t hands, score *scores)
{
	if (count == 7)
		batch_of(cards, 7, hands, scores);
	else if (count == 6)
		batch_of(cards, 6, hands, scores);
	else
		batch_of(cards, 5, hands, scores);
}

void eval_batch(enum cpu_path path, const card *cards, int count, size_t hands, score *scores)
{
#ifdef FELT_AVX512_KERNELS
	if (path == CPU_AVX512) {
		eval_batch_avx512(cards, count, hands, scores);
		return;
	}
#endif
#ifdef FELT_AVX2_KERNELS
	if (path == CPU_AVX2) {
		eval_batch_avx2(cards, count, hands, scores);
		return;
	}
#endif
	(void)path;
	eval_batch_scalar(cards, count, hands, scores);
}

/* One of the four 16-bit parts of a sum, from its memory: a load where taking
 * the loaded sum apart is a shift, a copy and a widening. */
static inline unsigned sum_part(const struct hand *hand, size_t part)
{
	uint16_t value;

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	part = 3 - part;
#endif
	memcpy(&value, (const char *)&hand->sum + part * sizeof value, sizeof value);
	return value;
}

static inline score score_in_memory(const struct hand *hand, int count)
{
	if (__builtin_expect(sum_part(hand, 3) & EVAL_FIVE_SUITED >> SUIT_SHIFT, 0))
		return eval_flush_hand(hand);
	return eval_codes_inline(sum_part(hand, 0), sum_part(hand, 1), sum_part(hand, 2), count);
}

/* A hand is a few loads from small tables; out of the cache it waits for itself,
 * as the processor's own prefetch falls behind 16 bytes a hand. */
static inline void hands_of(const struct hand *list, int count, size_t hands, score *scores)
{
	size_t i = 0;

	for (; hands - i >= LINE; i += LINE) {
		__builtin_prefetch((const void *)((uintptr_t)(list + i) + AHEAD));
#pragma GCC unroll 4
		for (size_t j = i; j < i + LINE; j++)
			scores[j] = score_in_memory(list + j, count);
	}
	for (; i < hands; i++)
		scores[i] = score_in_memory(list + i, count);
}

void eval_hands(enum cpu_path path, const struct hand *list, int count, size_t hands, score *scores)
{
	(void)path;
	if (count == 7)
		hands_of(list, 7, hands, scores);
	else if (count == 6)
		hands_of(list, 6, hands, scores);
	else
		hands_of(list, 5, hands, scores);
}
