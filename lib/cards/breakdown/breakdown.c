#include "breakdown_internal.h"

#include "cards/colex.h"
#include "cards/eval/eval_inline.h"
#include "cards/eval/eval_tables.h"
#include "cards/omaha/omaha.h"

#include <string.h>

/* -- deals ---------------------------------------------------------------------- */

/* -- high hands --------------------------------------------------------------- */

/* Cards to come: how many of each rank can be dealt, the size of complete hands, and the ways by
 * category. Ways are counted modulo 2^64, so that a subtraction is an addition of the negative. */
struct breakdown_dealing {
	int size;
	uint8_t live[CARD_RANKS];
	uint64_t *by_category;
};

static uint64_t rank_key(int rank)
{
	return eval_keys[card_of(rank, 0)];
}

/* Deals `left` more cards of ranks below `above` in every way that differs by rank, and adds the
 * ways to the score of the complete hand, ignoring suits. */
static void deal_ranks(const struct breakdown_dealing *d, int above, int left, uint64_t sum,
	uint64_t ways)
{
	if (!left) {
		d->by_category[score_category(eval_ranks_inline(sum))] += ways;
		return;
	}
	for (int rank = above - 1; rank >= 0; rank--) {
		int live = d->live[rank];
		uint64_t added = sum;

		for (int take = 1; take <= live && take <= left; take++) {
			added += rank_key(rank);
			deal_ranks(d, rank, left - take, added, ways * colex_few(live, take));
		}
	}
}

/* Counts the live cards of each rank, except those of one suit (-1: none). */
static int count_live(struct breakdown_dealing *d, card_set live, int without)
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

/* Moves the hands that are flushes in `suit`, and in the `like` suits with the same ranks, from the
 * categories of their ranks to flushes: a hand of up to seven cards with a flush cannot also be a
 * full house or four of a kind, so that its value is the flush. */
static void move_flushes(const struct breakdown_dealing *all, card_set known, card_set live,
	int suit, uint64_t like)
{
	unsigned have = card_set_ranks(known, suit), deck = card_set_ranks(live, suit);
	struct breakdown_dealing others = {.size = all->size, .by_category = all->by_category};
	unsigned other_live = (unsigned)count_live(&others, live, suit);
	int to_come = all->size - card_set_count(known), had = card_set_count(have);
	uint64_t known_sum = sum_of(known);

	/* every subset of the suit's live ranks, in the order of their masks */
	for (unsigned more = 0;; more = (more - deck) & deck) {
		int dealt = card_set_count(more);

		if (dealt <= to_come && dealt + had >= HAND_MIN) {
			unsigned left = (unsigned)(to_come - dealt);

			uint64_t sum = known_sum;

			for (int rank = 0; rank < CARD_RANKS; rank++)
				if (more >> rank & 1)
					sum += rank_key(rank);
			deal_ranks(&others, CARD_RANKS, (int)left, sum, -like);
			others.by_category[score_category(
				eval_values[EVAL_FLUSH + (have | more)])] +=
				like * colex_choose(other_live, left);
		}
		if (more == deck)
			break;
	}
}

status_code breakdown_take(card_set known, card_set live, int size, struct breakdown *out)
{
	const struct breakdown_deal deal = {.own = known, .live = live, .own_size = size};
	struct breakdown breakdown = {.none = 0};
	struct breakdown_dealing all = {.size = size, .by_category = breakdown.by_category};
	int to_come = size - card_set_count(known);

	if (to_come < 0)
		return STATUS_TOO_MANY_CARDS;
	if (to_come > count_live(&all, live, -1))
		return STATUS_TOO_FEW_CARDS;
	deal_ranks(&all, CARD_RANKS, to_come, sum_of(known), 1);
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		const uint64_t like = breakdown_suits_like(&deal, suit);

		if (like)
			move_flushes(&all, known, live, suit, like);
	}
	for (int i = 0; i < CATEGORY_COUNT; i++)
		breakdown.total += breakdown.by_category[i];
	*out = breakdown;
	return STATUS_OK;
}

/* -- low hands of Omaha --------------------------------------------------------- */

enum { LOW_RANKS = 8, ACE = CARD_RANKS - 1 };

struct lows {
	uint8_t live[LOW_RANKS]; /* from the ace up */
	/* The ways to deal this many cards of the other ranks to the hand and to the board. */
	uint64_t others[OMAHA_HOLE_MAX + 1][OMAHA_BOARD_CARDS + 1];
	uint64_t by_score[EVAL_EIGHTS];
};

/* The ranks up to eight in a hand and on a board, the cards to come to each, and the ways. */
struct low_deal {
	unsigned own_ranks, board_ranks;
	int own, board;
	uint64_t ways;
};

static void deal_rank(struct lows *lows, unsigned rank, const struct low_deal *deal)
{
	const int live = rank < LOW_RANKS ? lows->live[rank] : 0;

	if (rank == LOW_RANKS) {
		lows->by_score[eval_omaha_eights[deal->board_ranks][deal->own_ranks]] +=
			deal->ways * lows->others[deal->own][deal->board];
		return;
	}
	for (int own = 0; own <= live && own <= deal->own; own++)
		for (int board = 0; own + board <= live && board <= deal->board; board++) {
			const struct low_deal next = {deal->own_ranks | (unsigned)(own > 0) << rank,
				deal->board_ranks | (unsigned)(board > 0) << rank, deal->own - own,
				deal->board - board,
				deal->ways * colex_few(live, own) * colex_few(live - own, board)};

			deal_rank(lows, rank + 1, &next);
		}
}

/* The number of cards of a low rank, from the ace up, in a set. */
static int count_rank(card_set set, int rank)
{
	return card_set_count(set >> (rank ? rank - 1 : ACE) * CARD_SUITS & 15);
}

static unsigned low_ranks(card_set set)
{
	unsigned ranks = 0;

	for (int rank = 0; rank < LOW_RANKS; rank++)
		ranks |= (unsigned)(count_rank(set, rank) > 0) << rank;
	return ranks;
}

static void count_omaha_low(const struct breakdown_deal *deal, struct breakdown *out)
{
	const struct low_deal first = {low_ranks(deal->own), low_ranks(deal->board),
		deal->own_size - card_set_count(deal->own),
		deal->board_size - card_set_count(deal->board), 1};
	unsigned high = (unsigned)card_set_count(deal->live);
	struct lows lows = {.others = {{0}}};

	for (int rank = 0; rank < LOW_RANKS; rank++) {
		lows.live[rank] = (uint8_t)count_rank(deal->live, rank);
		high -= lows.live[rank];
	}
	for (unsigned own = 0; own <= OMAHA_HOLE_MAX && own <= high; own++)
		for (unsigned board = 0; board <= OMAHA_BOARD_CARDS; board++)
			lows.others[own][board] =
				colex_choose(high, own) * colex_choose(high - own, board);
	deal_rank(&lows, 0, &first);
	out->none = lows.by_score[0];
	for (int s = 1; s <= order_eight_or_better.standings; s++)
		out->by_category[order_category(&order_eight_or_better, (score)s)] +=
			lows.by_score[s];
}

/* -- by any evaluator --------------------------------------------------------- */

/* Hands to be valued: all hands of some size that begin with the known cards. */
struct visit {
	const struct evaluator *evaluator;
	enum cpu_path path;
	int size, known;
	card_set live;
	card cards[HAND_MAX]; /* the known cards, and space for others */
	struct breakdown *out;
};

static void add_value(struct visit *visit, score value, uint64_t ways)
{
	if (value)
		visit->out->by_category[order_category(visit->evaluator->order, value)] += ways;
	else
		visit->out->none += ways;
}

/* Visits the hands in batches. */
static void visit_hands(struct visit *visit)
{
	enum { AT_ONCE = 512 };
	card hands[AT_ONCE * HAND_MAX];
	score values[AT_ONCE];
	const struct evaluator_hands rows = evaluator_hands_in_rows(hands, visit->size, 0);
	const int to_come = visit->size - visit->known;
	struct colex_walk walk;
	bool more = colex_walk_first(&walk, visit->live, to_come, NULL);

	while (more) {
		size_t count = 0;

		for (; more && count < AT_ONCE; more = colex_walk_next(&walk), count++) {
			memcpy(visit->cards + visit->known, walk.chosen, (size_t)to_come);
			memcpy(hands + count * (size_t)visit->size, visit->cards,
				(size_t)visit->size);
		}
		visit->evaluator->batch(visit->path, NULL, &rows, count, values);
		for (size_t i = 0; i < count; i++)
			add_value(visit, values[i], 1);
	}
}

/* Visits each multiset of ranks once, with any cards of those ranks, when suits do not matter:
 * `count` cards are set, and the others are of ranks below `above`. */
static void visit_ranks(struct visit *visit, int count, int above, uint64_t ways)
{
	if (count == visit->size) {
		add_value(visit, visit->evaluator->value(visit->cards, count, 0), ways);
		return;
	}
	for (int rank = above - 1; rank >= 0; rank--) {
		card cards[CARD_SUITS];
		const card_set of_rank = visit->live & UINT64_C(15) << rank * CARD_SUITS;
		const int live = card_set_list(of_rank, cards);

		for (int take = 1; take <= live && count + take <= visit->size; take++) {
			visit->cards[count + take - 1] = cards[take - 1];
			visit_ranks(visit, count + take, rank, ways * colex_few(live, take));
		}
	}
}

status_code breakdown_take_by(const struct evaluator *evaluator, const struct breakdown_deal *deal,
	enum cpu_path path, struct breakdown *out)
{
	const int size = deal->own_size + deal->board_size;
	const int own = deal->own_size - card_set_count(deal->own);
	const int board = deal->board_size - card_set_count(deal->board);
	struct breakdown breakdown = {.none = 0};
	status_code status = STATUS_OK;

	if (evaluator->high)
		return breakdown_take(deal->own | deal->board, deal->live, size, out);
	if (own + board < 0 || (evaluator->own && (own < 0 || board < 0)))
		return STATUS_TOO_MANY_CARDS;
	if (own + board > card_set_count(deal->live))
		return STATUS_TOO_FEW_CARDS;
	if (evaluator->own && evaluator->order == &order_eight_or_better)
		count_omaha_low(deal, &breakdown);
	else if (evaluator->own)
		status = breakdown_omaha(deal, &breakdown);
	else {
		struct visit visit = {.evaluator = evaluator,
			.path = path,
			.size = deal->own_size + deal->board_size,
			.live = deal->live,
			.out = &breakdown};

		visit.known = card_set_list(deal->own | deal->board, visit.cards);
		if (evaluator == &evaluator_ace_to_five || evaluator == &evaluator_eight_or_better)
			visit_ranks(&visit, visit.known, CARD_RANKS, 1);
		else
			visit_hands(&visit);
	}
	if (status)
		return status;
	breakdown.total = breakdown.none;
	for (int i = 0; i < evaluator->order->categories; i++)
		breakdown.total += breakdown.by_category[i];
	*out = breakdown;
	return STATUS_OK;
}
