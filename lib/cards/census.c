#include "cards/census.h"

#include "cards/colex.h"
#include "cards/eval/eval_inline.h"
#include "cards/eval/eval_tables.h"

#include <string.h>

/* Cards to come: how many of each rank may be dealt, to hands of how many cards,
 * and the ways by the score they end in. Ways are counted modulo 2^64, so that
 * what is taken back is added as its negative. */
struct dealing {
	int size;
	uint8_t live[CARD_RANKS];
	uint64_t *by_score;
};

static uint64_t rank_key(int rank)
{
	return eval_keys[card_of(rank, 0)];
}

static const uint8_t choose4[5][5] = {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0},
	{1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}};

/* Deals `left` more cards of ranks below `above` in every way that differs by
 * rank, and adds the ways to the score of the complete hand without suits. */
static void deal_ranks(const struct dealing *d, int above, int left, uint64_t sum, uint64_t ways)
{
	if (!left) {
		d->by_score[eval_ranks_inline(sum)] += ways;
		return;
	}
	for (int rank = above - 1; rank >= 0; rank--) {
		int live = d->live[rank];
		uint64_t added = sum;

		for (int take = 1; take <= live && take <= left; take++) {
			added += rank_key(rank);
			deal_ranks(d, rank, left - take, added, ways * choose4[live][take]);
		}
	}
}

/* Counts the live cards of each rank, those of one suit left out (-1: none). */
static int count_live(struct dealing *d, card_set live, int without)
{
	int count = 0;

	memset(d->live, 0, sizeof d->live);
	for (int c = 0; c < CARD_COUNT; c++)
		if (live >> c & 1 && card_suit((card)c) != without) {
			d->live[card_rank((card)c)]++;
			count++;
		}
	return count;
}

static uint64_t sum_of(card_set set)
{
	uint64_t sum = 0;

	for (int c = 0; c < CARD_COUNT; c++)
		if (set >> c & 1)
			sum += eval_keys[c];
	return sum;
}

static unsigned suit_ranks(card_set set, int suit)
{
	unsigned ranks = 0;

	for (int rank = 0; rank < CARD_RANKS; rank++)
		ranks |= (unsigned)(set >> card_of(rank, suit) & 1) << rank;
	return ranks;
}

static uint64_t sum_of_ranks(unsigned ranks)
{
	uint64_t sum = 0;

	for (int rank = 0; rank < CARD_RANKS; rank++)
		if (ranks >> rank & 1)
			sum += rank_key(rank);
	return sum;
}

/* Moves the hands that are flushes in `suit`, and in as many suits `like` it, from
 * where their ranks have put them: a hand of up to seven cards with a flush has no
 * room for a full house or four of a kind, so the flush is what it is worth. */
static void move_flushes(const struct dealing *all, card_set known, card_set live, int suit,
	uint64_t like)
{
	unsigned have = suit_ranks(known, suit), deck = suit_ranks(live, suit);
	struct dealing others = {.size = all->size, .by_score = all->by_score};
	unsigned other_live = (unsigned)count_live(&others, live, suit);
	int to_come = all->size - card_set_count(known), had = card_set_count(have);
	uint64_t known_sum = sum_of(known);

	/* every subset of the suit's live ranks, in the order of their masks */
	for (unsigned more = 0;; more = (more - deck) & deck) {
		int dealt = card_set_count(more);

		if (dealt <= to_come && dealt + had >= HAND_MIN) {
			unsigned left = (unsigned)(to_come - dealt);

			deal_ranks(&others, CARD_RANKS, (int)left, known_sum + sum_of_ranks(more),
				-like);
			others.by_score[eval_values[EVAL_FLUSH + (have | more)]] +=
				like * colex_choose(other_live, left);
		}
		if (more == deck)
			break;
	}
}

/* How many suits have the same live and known ranks as this one; 0 when an earlier suit has,
 * which was then counted for both. */
static uint64_t suits_like(card_set known, card_set live, int suit)
{
	uint64_t like = 0;

	for (int other = 0; other < CARD_SUITS; other++)
		if (suit_ranks(known, other) == suit_ranks(known, suit) &&
			suit_ranks(live, other) == suit_ranks(live, suit)) {
			if (other < suit)
				return 0;
			like++;
		}
	return like;
}

status_code census_take(card_set known, card_set live, int size, struct census *out)
{
	uint64_t by_score[SCORE_MAX + 1] = {0};
	struct dealing all = {.size = size, .by_score = by_score};
	int to_come = size - card_set_count(known);

	if (to_come < 0)
		return STATUS_TOO_MANY_CARDS;
	if (to_come > count_live(&all, live, -1))
		return STATUS_TOO_FEW_CARDS;
	deal_ranks(&all, CARD_RANKS, to_come, sum_of(known), 1);
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		uint64_t like = suits_like(known, live, suit);

		if (like)
			move_flushes(&all, known, live, suit, like);
	}
	memset(out, 0, sizeof *out);
	for (int s = 1; s <= SCORE_MAX; s++)
		out->by_category[score_category((score)s)] += by_score[s];
	for (int i = 0; i < CATEGORY_COUNT; i++)
		out->total += out->by_category[i];
	return STATUS_OK;
}

status_code census_take_by(const struct evaluator *evaluator, card_set known, card_set live,
	int size, struct census *out)
{
	const int known_count = card_set_count(known), to_come = size - known_count;
	struct colex_walk walk;
	card cards[HAND_MAX];

	if (evaluator == &evaluator_high)
		return census_take(known, live, size, out);
	if (to_come < 0)
		return STATUS_TOO_MANY_CARDS;
	if (to_come > card_set_count(live))
		return STATUS_TOO_FEW_CARDS;
	memset(out, 0, sizeof *out);
	card_set_list(known, cards);
	for (bool more = colex_walk_first(&walk, live, to_come, NULL); more;
		more = colex_walk_next(&walk)) {
		memcpy(cards + known_count, walk.chosen, (size_t)to_come);
		out->by_category[order_category(evaluator->order,
			evaluator->value(cards, size, 0))]++;
		out->total++;
	}
	return STATUS_OK;
}
