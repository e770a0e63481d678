/* Low hands of Omaha, eight or better.
 *
 * A low depends on the ranks up to eight in the hand and on those on the board, no matter how many
 * cards there are of each. So each way to have so many cards of each such rank in the hand and on
 * the board is visited once, with the number of ways to deal them; the other cards are any of the
 * ranks from nine up. There are at most 3.9 million of them, for six cards and a board of five. */
#include "census_inside.h"

#include "cards/colex.h"
#include "cards/eval/eval_tables.h"
#include "cards/omaha/omaha.h"

enum { LOW_RANKS = 8, ACE = CARD_RANKS - 1 };

struct lows {
	uint8_t live[LOW_RANKS]; /* from the ace up */
	/* the ways to deal so many cards of the other ranks to the hand and to the board */
	uint64_t others[OMAHA_HOLE_MAX + 1][OMAHA_BOARD_CARDS + 1];
	uint64_t by_score[EVAL_EIGHTS];
};

/* The ranks up to eight in a hand and on a board, the cards to come to each, and the ways. */
struct low_deal {
	unsigned own_ranks, board_ranks;
	int own, board;
	uint64_t ways;
};

static void end_deal(struct lows *lows, const struct low_deal *deal)
{
	lows->by_score[eval_omaha_eights[deal->board_ranks][deal->own_ranks]] +=
		deal->ways * lows->others[deal->own][deal->board];
}

static void deal_rank(struct lows *lows, unsigned rank, const struct low_deal *deal)
{
	const int live = rank < LOW_RANKS ? lows->live[rank] : 0;

	if (rank == LOW_RANKS) {
		end_deal(lows, deal);
		return;
	}
	for (int own = 0; own <= live && own <= deal->own; own++)
		for (int board = 0; own + board <= live && board <= deal->board; board++) {
			const struct low_deal next = {deal->own_ranks | (unsigned)(own > 0) << rank,
				deal->board_ranks | (unsigned)(board > 0) << rank, deal->own - own,
				deal->board - board,
				deal->ways * census_choose(live, own) *
					census_choose(live - own, board)};

			deal_rank(lows, rank + 1, &next);
		}
}

/* How many cards of a low rank, from the ace up, a set has. */
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

static void count_others(struct lows *lows, unsigned live)
{
	for (unsigned own = 0; own <= OMAHA_HOLE_MAX && own <= live; own++)
		for (unsigned board = 0; board <= OMAHA_BOARD_CARDS; board++)
			lows->others[own][board] =
				colex_choose(live, own) * colex_choose(live - own, board);
}

void census_omaha_low(const struct census_deal *deal, struct census *out)
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
	count_others(&lows, high);
	deal_rank(&lows, 0, &first);
	out->none = lows.by_score[0];
	for (int s = 1; s <= order_eight_or_better.standings; s++)
		out->by_category[order_category(&order_eight_or_better, (score)s)] +=
			lows.by_score[s];
}
