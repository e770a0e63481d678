#include "cards/eval/eval_inline.h"

#include "cards/eval/eval_networks.h"
#include "cards/eval/eval_orders.h"
#include "cards/eval/eval_paths.h"

score eval_flush_cards(const card *cards, int count, uint64_t sum)
{
	card_set set = card_bit(cards[0]) | card_bit(cards[1]) | card_bit(cards[2]) |
		       card_bit(cards[3]) | card_bit(cards[4]);

	if (count > 5)
		set |= card_bit(cards[5]);
	if (count > 6)
		set |= card_bit(cards[6]);
	return eval_flush_inline(set, sum);
}

score eval_flush_hand(const struct hand *hand)
{
	return eval_flush_inline(hand->set, hand->sum);
}

score eval_cards(const card *cards, int count)
{
	return eval_cards_inline(cards, count);
}

score eval_hand(struct hand hand)
{
	return eval_hand_inline(&hand);
}

static inline void batch_of(const card *cards, int count, size_t hands, score *scores)
{
	const size_t size = (size_t)count;
	size_t i = 0;

	for (; hands - i >= 2; i += 2)
#pragma GCC unroll 2
		for (size_t j = i; j < i + 2; j++)
			scores[j] = eval_cards_inline(cards + j * size, count);
	for (; i < hands; i++)
		scores[i] = eval_cards_inline(cards + i * size, count);
}

/* With a constant number of cards, and two hands per iteration: a sixth faster than one. */
void eval_batch_scalar(const card *cards, int count, size_t hands, score *scores)
{
	if (count == 7)
		batch_of(cards, 7, hands, scores);
	else if (count == 6)
		batch_of(cards, 6, hands, scores);
	else
		batch_of(cards, 5, hands, scores);
}

/* -- hands in other orders ------------------------------------------------------ */

/* -- rankings --------------------------------------------------------------- */

/* `count` is a constant after inlining. */
static inline void sort(unsigned *values, int count)
{
	const struct eval_network *network = &eval_networks[count - EVAL_NETWORK_FIRST];

#pragma GCC unroll 16
	for (int i = 0; i < network->comparators; i++) {
		unsigned *first = &values[network->pair[i][0]];
		unsigned *second = &values[network->pair[i][1]];
		const unsigned a = *first, b = *second;

		*first = a < b ? a : b;
		*second = a < b ? b : a;
	}
}

static inline unsigned colex_of(const unsigned *sorted, int count)
{
	unsigned rank = 0;

#pragma GCC unroll 8
	for (int i = 0; i < count; i++)
		rank += eval_terms[i][sorted[i]];
	return rank;
}

static inline uint64_t sum_of(const card *cards, int count)
{
	uint64_t sum = 0;

#pragma GCC unroll 8
	for (int i = 0; i < count; i++)
		sum += eval_keys[cards[i]];
	return sum;
}

static score score_flush(const struct eval_ranking *ranking, const card *cards, int count,
	uint64_t sum)
{
	const struct eval_part *part = &ranking->part[count - HAND_MIN];
	const int suit = eval_suit_of(sum);
	card_set set = 0;

	for (int i = 0; i < count; i++)
		set |= card_bit(cards[i]);
	return ranking->values[part->start + part->flushes +
			       (int)(card_set_ranks(set, suit) >> ranking->lowest / CARD_SUITS)];
}

static inline score rank_hand(const struct eval_ranking *ranking, const card *cards, int count)
{
	const struct eval_part *part = &ranking->part[count - HAND_MIN];
	const uint64_t sum = ranking->suits ? sum_of(cards, count) : 0;
	unsigned ranks[HAND_MAX];

	if (eval_suited(sum))
		return score_flush(ranking, cards, count, sum);
#pragma GCC unroll 8
	for (int i = 0; i < count; i++)
		ranks[i] = (unsigned)(cards[i] - ranking->lowest) / CARD_SUITS;
	sort(ranks, count);
	return ranking->values[(unsigned)(part->start + part->multisets) + colex_of(ranks, count)];
}

/* Requires a constant number of cards. */
static inline score rank_cards(const struct eval_ranking *ranking, const card *cards, int count)
{
	if (count == 7)
		return rank_hand(ranking, cards, 7);
	if (count == 6)
		return rank_hand(ranking, cards, 6);
	return rank_hand(ranking, cards, 5);
}

score eval_ace_to_five(const card *cards, int count)
{
	return rank_cards(&eval_ace_to_five_ranking, cards, count);
}

score eval_short_deck(const card *cards, int count)
{
	return rank_cards(&eval_short_deck_ranking, cards, count);
}

score eval_short_deck_trips(const card *cards, int count)
{
	return rank_cards(&eval_short_deck_trips_ranking, cards, count);
}

void eval_ranking_batch_scalar(const struct eval_ranking *ranking, const card *cards, int count,
	size_t hands, score *scores)
{
	for (size_t i = 0; i < hands; i++)
		scores[i] = rank_cards(ranking, cards + i * (size_t)count, count);
}

/* -- eight or better -------------------------------------------------------- */

unsigned eval_eights_of(const card *cards, int count)
{
	unsigned set = 0;

	for (int i = 0; i < count; i++)
		set |= eval_card_rows[EVAL_CARD_EIGHT][cards[i]];
	return set;
}

score eval_eight_or_better(const card *cards, int count)
{
	return eval_eights[eval_eights_of(cards, count)];
}

score eval_omaha_eight_or_better(unsigned board, unsigned own)
{
	return eval_omaha_eights[board][own];
}

void eval_eight_or_better_batch_scalar(const card *cards, int count, size_t hands, score *scores)
{
	for (size_t i = 0; i < hands; i++)
		scores[i] = eval_eight_or_better(cards + i * (size_t)count, count);
}

/* -- deuce to seven --------------------------------------------------------- */

/* The standing of a hand in deuce-to-seven is its high score, except near the wheels: A-5-4-3-2 is
 * the lowest ace high, or as a flush the lowest ace-high flush, so that the hands between there and
 * the wheel's position among high hands move up by one.
 *
 *     high scores   1 ... 784 king high | 785 ... ace high, ... trips | the wheel | six high ...
 *     standings     1 ... 784           | 786 ...                     | 785       | the same */
enum {
	ACE_HIGH = 785, /* C(12, 5) - 8 hands are below it */
	WHEEL = 5854,
	ACE_FLUSH = WHEEL + 10 + ACE_HIGH - 1,
	STEEL_WHEEL = 7453
};

/* 16-bit steps without branches, which the compiler vectorizes: an increment for hands from one
 * position on is cancelled from the next position on. */
static inline score deuce_to_seven(score high)
{
	const int16_t s = (int16_t)high;
	const int16_t wheel = s == WHEEL ? WHEEL - ACE_HIGH : 0;
	const int16_t steel_wheel = s == STEEL_WHEEL ? STEEL_WHEEL - ACE_FLUSH : 0;
	const int16_t up = s >= ACE_HIGH ? 1 : 0, down = s >= WHEEL ? 1 : 0;
	const int16_t flush_up = s >= ACE_FLUSH ? 1 : 0, flush_down = s >= STEEL_WHEEL ? 1 : 0;

	return (score)(SCORE_MAX + 1 - s + wheel + steel_wheel - up + down - flush_up + flush_down);
}

score eval_deuce_to_seven(const card *cards, int count)
{
	return deuce_to_seven(eval_cards(cards, count));
}

void eval_deuce_to_seven_scores(score *scores, size_t hands)
{
	enum { STEP = 32 }; /* gcc -O2 needs a constant trip count */

	for (; hands >= STEP; hands -= STEP, scores += STEP)
		for (int i = 0; i < STEP; i++)
			scores[i] = deuce_to_seven(scores[i]);
	for (size_t i = 0; i < hands; i++)
		scores[i] = deuce_to_seven(scores[i]);
}

/* -- badugi ----------------------------------------------------------------- */

score eval_badugi(const card *cards, int count)
{
	unsigned sorted[4], ranks[4], differences;

	(void)count;
	for (int i = 0; i < 4; i++)
		sorted[i] = cards[i];
	sort(sorted, 4);
	differences = (sorted[1] ^ sorted[0]) % CARD_SUITS |
		      (sorted[2] ^ sorted[0]) % CARD_SUITS << 2 |
		      (sorted[3] ^ sorted[0]) % CARD_SUITS << 4;
	for (int i = 0; i < 4; i++)
		ranks[i] = sorted[i] / CARD_SUITS;
	return eval_badugi_values[colex_of(ranks, 4) << EVAL_PARTITION_BITS |
				  eval_partitions[differences]];
}

void eval_badugi_batch_scalar(const card *cards, size_t hands, score *scores)
{
	for (size_t i = 0; i < hands; i++)
		scores[i] = eval_badugi(cards + 4 * i, 4);
}
