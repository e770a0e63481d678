/* High hands of Omaha.
 *
 * Without a flush, ranks alone decide: the multiset of ranks of the hand and that of the board. So
 * for each multiset of the hand (1,820 with four cards, 18,564 with six), its category on each of
 * the 6,188 multisets of a board is the maximum of one column per pair of the hand's ranks; and the
 * ways to deal a board are products along runs of multisets.
 *
 *     hand  K K 8 5          the columns KK, K8, K5 and 85: each pair's value with the best
 *     board 2 5 8 T T        three of the board. The best is two pair, with 8 and 5 or K and 8.
 *
 *     ways  C(4, 2) 4 4 for the hand, and for the board 4 C(3, 1) C(3, 1) C(4, 2)
 *
 * Three cards of a suit on the board and two in the hand are a flush, whatever the other cards are;
 * and only one suit has three. So for each suit the ways of each two multisets with that many cards
 * of the suit are counted in the same runs, and moved to flushes if the ranks make less than a full
 * house. Straight flushes remain, and are visited one by one: five successive ranks of a suit, two
 * in the hand and three on the board.
 *
 * Ways are floats: integers below 2^24, which floats represent exactly. Compilers vectorize them on
 * every machine, but not products of integers. The maximum is 4 x 12^5, for six different ranks in
 * the hand and five of them on the board. */
#include "breakdown_internal.h"

#include "base/bits.h"
#include "cards/colex.h"
#include "cards/eval/eval_inline.h"
#include "cards/eval/eval_tables.h"

#include <stdlib.h>
#include <string.h>

enum { TRIPLES = 455 /* multisets of three ranks */ };

/* -- what pairs make ------------------------------------------------------------ */

static uint64_t key_of(int rank)
{
	return eval_keys[card_of(rank, 0)];
}

/* The category of two ranks with three others, without flushes; 0 if five are equal. */
static uint8_t category_of(int a, int b, const uint8_t triple[BREAKDOWN_FROM_BOARD])
{
	uint64_t sum = key_of(a) + key_of(b);

	if (a == b && triple[0] == a && triple[2] == a)
		return 0;
	for (int i = 0; i < BREAKDOWN_FROM_BOARD; i++)
		sum += key_of(triple[i]);
	return (uint8_t)score_category(eval_ranks_inline(sum));
}

static const uint8_t *column_of(struct breakdown_omaha *breakdown, int a, int b)
{
	const int high = a > b ? a : b, low = a > b ? b : a;
	const int pair = high * (high + 1) / 2 + low;

	if (!breakdown->made[pair]) {
		uint8_t of_triple[TRIPLES], triple[BREAKDOWN_FROM_BOARD] = {0};
		unsigned at = 0;

		do
			of_triple[at++] = category_of(a, b, triple);
		while (colex_multiset_next(triple, BREAKDOWN_FROM_BOARD, CARD_RANKS));
		for (unsigned i = 0; i < breakdown->entries; i++) {
			uint8_t best = 0;

			for (int t = 0; t < breakdown->triples; t++) {
				const uint8_t category = of_triple[breakdown->triple[i][t]];

				best = category > best ? category : best;
			}
			breakdown->column[pair][i] = best;
		}
	}
	breakdown->made[pair] = true;
	return breakdown->column[pair];
}

/* best[i] = max(best[i], column[i]) */
static void take_greater(uint8_t *restrict best, const uint8_t *restrict column)
{
	for (unsigned at = 0; at < BREAKDOWN_ENTRIES; at += BREAKDOWN_LANES) {
		for (int i = 0; i < BREAKDOWN_LANES; i++)
			best[i] = column[i] > best[i] ? column[i] : best[i];
		best += BREAKDOWN_LANES;
		column += BREAKDOWN_LANES;
	}
}

/* Adds a card to the hand, after `count` others; it makes pairs with each of them. */
static void add_to_hand(struct breakdown_omaha *breakdown, int count, int rank)
{
	uint8_t *best = breakdown->best[count + 1];
	unsigned seen = 0;

	memcpy(best, breakdown->best[count], BREAKDOWN_ENTRIES);
	breakdown->hand[count] = (uint8_t)rank;
	for (int i = 0; i < count; i++) {
		const int other = breakdown->hand[i];

		if (!(seen >> other & 1))
			take_greater(best, column_of(breakdown, rank, other));
		seen |= 1u << other;
	}
}

/* -- straight flushes ----------------------------------------------------------- */

enum { WINDOWS = 10 /* of five successive ranks */ };

/* A hand's cards of a suit, and the ranks that the board needs. */
struct suited_hand {
	const struct breakdown_suit *suit;
	unsigned own;               /* ranks */
	uint64_t ways;              /* to deal the hand, for each suit with the same ranks */
	unsigned free;              /* ranks of the suit that can be dealt to the board */
	uint8_t others[CARD_RANKS]; /* cards of other suits that can be dealt to the board */
	unsigned other_count;
	int needs;
	uint16_t need[WINDOWS]; /* three ranks each */
};

/* A board with a straight flush: its ranks of the suit, all of its ranks, and the ranks to come. */
struct suited_board {
	unsigned suited, ranks;
	bool paired;
	uint8_t coming[OMAHA_BOARD_CARDS]; /* ascending */
	int count;
};

struct moves {
	struct breakdown_omaha *breakdown;
	const uint8_t *best;
	struct suited_hand hand;
};

/* Chooses the hand's cards to come of the suit; false if there are no ways to deal it like that. */
static bool choose_suited(const struct breakdown_omaha *breakdown,
	const struct breakdown_suit *suit, unsigned chosen, struct suited_hand *hand)
{
	*hand = (struct suited_hand){.suit = suit,
		.own = suit->own | chosen,
		.ways = suit->like,
		.free = suit->live & ~chosen};
	for (int rank = 0; rank < CARD_RANKS; rank++) {
		const int others = breakdown->live[rank] - (suit->live >> rank & 1);
		const int drawn = breakdown->drawn[rank] - (int)(chosen >> rank & 1);

		hand->ways *= colex_few(others, drawn);
		hand->others[rank] = (uint8_t)(others > drawn ? others - drawn : 0);
		hand->other_count += hand->others[rank];
	}
	return hand->ways > 0;
}

/* Adds cards of a rank to the cards to come. */
static void insert(struct suited_board *board, int rank, int copies)
{
	int i = board->count;

	board->paired |= copies > 1 || (board->ranks >> rank & 1);
	board->ranks |= 1u << rank;
	board->count += copies;
	for (; i && board->coming[i - 1] > rank; i--)
		board->coming[i + copies - 1] = board->coming[i - 1];
	memset(board->coming + i, rank, (size_t)copies);
}

/* Moves the ways to deal a board from a full house or four of a kind, if its ranks make one, to
 * flushes, from which all straight flushes are then subtracted. */
static void move_full(const struct moves *moves, const struct suited_board *board, uint64_t ways)
{
	const unsigned at = colex_multiset_rank(board->coming, board->count);
	const uint8_t category = moves->best[at];

	if (category < FULL_HOUSE)
		return;
	moves->breakdown->by_category[category] -= ways;
	moves->breakdown->by_category[FLUSH] += ways;
}

/* Calls move_full() for the boards to which `left` cards of other suits come, of ranks below
 * `above`. A board without a pair makes no full house or four of a kind. */
static void move_all_full(const struct moves *moves, const struct suited_board *board, int left,
	int above, uint64_t ways)
{
	if (!left && board->paired)
		move_full(moves, board, ways);
	for (int rank = above - 1; rank >= 0 && left; rank--)
		for (int copies = 1; copies <= left && copies <= moves->hand.others[rank];
			copies++) {
			struct suited_board next;

			if (copies == left && copies == 1 && !board->paired &&
				!(board->ranks >> rank & 1))
				continue;
			next = *board;
			insert(&next, rank, copies);
			move_all_full(moves, &next, left - copies, rank,
				ways * colex_few(moves->hand.others[rank], copies));
		}
}

/* Moves the straight flushes whose lowest index of needed ranks is `need`, on boards with `left`
 * cards to come; cards to come of the suit have ranks below `above`. */
static void move_boards(const struct moves *moves, const struct suited_board *board, int need,
	int left, int above)
{
	const struct suited_hand *hand = &moves->hand;
	const uint64_t ways = hand->ways * colex_choose(hand->other_count, (unsigned)left);

	for (int i = 0; i < need; i++)
		if (!(hand->need[i] & ~board->suited))
			return;
	moves->breakdown->by_category[STRAIGHT_FLUSH] += ways;
	moves->breakdown->by_category[FLUSH] -= ways;
	move_all_full(moves, board, left, CARD_RANKS, hand->ways);
	for (int rank = above - 1; rank >= 0 && left; rank--) {
		struct suited_board next = *board;

		if (!((hand->free & ~board->suited) >> rank & 1))
			continue;
		insert(&next, rank, 1);
		next.suited |= 1u << rank;
		move_boards(moves, &next, need, left - 1, rank);
	}
}

/* The known board with the ranks that it needs. */
static struct suited_board board_with(const struct breakdown_omaha *breakdown,
	const struct breakdown_suit *suit, unsigned need)
{
	struct suited_board board = {.suited = suit->board | need};
	card known[CARD_COUNT];
	const int count = card_set_list(breakdown->deal->board, known);

	for (int i = 0; i < count; i++) {
		const int rank = card_rank(known[i]);

		board.paired |= board.ranks >> rank & 1;
		board.ranks |= 1u << rank;
	}
	for (int rank = 0; rank < CARD_RANKS; rank++)
		if (need & ~suit->board & 1u << rank)
			insert(&board, rank, 1);
	return board;
}

static void move_straight_flushes(struct breakdown_omaha *breakdown,
	const struct breakdown_suit *suit, const uint8_t *best)
{
	const unsigned takes = breakdown_may_take(breakdown, suit);
	struct moves moves = {.breakdown = breakdown, .best = best};
	unsigned chosen = 0;

	if (suit->others < 0)
		return;
	do { /* every subset of the ranks that may be of the suit */
		if (choose_suited(breakdown, suit, chosen, &moves.hand)) {
			moves.hand.needs = 0;
			for (int window = 0; window < WINDOWS; window++) {
				const unsigned ranks = window ? 31u << (window - 1)
							      : 15u | 1u << (CARD_RANKS - 1),
					       need = ranks & ~moves.hand.own;
				int i = 0;

				if (bits_count(ranks & moves.hand.own) != BREAKDOWN_FROM_HAND ||
					need & ~(moves.hand.free | moves.hand.suit->board))
					continue;
				while (i < moves.hand.needs && moves.hand.need[i] != need)
					i++;
				moves.hand.need[i] = (uint16_t)need;
				moves.hand.needs = i == moves.hand.needs ? i + 1 : moves.hand.needs;
			}
		}
		for (int i = 0; i < moves.hand.needs; i++) {
			const struct suited_board board =
				board_with(breakdown, suit, moves.hand.need[i]);

			if (board.count <= breakdown->to_come)
				move_boards(&moves, &board, i, breakdown->to_come - board.count,
					CARD_RANKS);
		}
		chosen = (chosen - takes) & takes;
	} while (chosen);
}

/* -- hands ----------------------------------------------------------------------- */

/* Adds the ways to deal the hand and each board: those of flushes if the ranks make less than a
 * full house, and the others by the category of the ranks. */
static void decide(struct breakdown_omaha *breakdown, const uint8_t *best)
{
	const float *ways = breakdown->ways + breakdown_start(breakdown->to_come);
	unsigned hand = 1;

	for (int rank = 0; rank < CARD_RANKS; rank++)
		hand *= colex_few(breakdown->live[rank], breakdown->drawn[rank]);
	for (unsigned i = 0; i < breakdown->entries; i++) {
		const uint32_t all = (uint32_t)ways[i] * hand;
		const uint32_t flushes = best[i] < FULL_HOUSE ? (uint32_t)breakdown->flushes[i] : 0;

		breakdown->by_category[best[i]] += all - flushes;
		breakdown->by_category[FLUSH] += flushes;
	}
}

/* Counts each multiset of ranks that completes a hand of `count` cards, with ranks up to `rank`. */
static void deal_hands(struct breakdown_omaha *breakdown, int count, int rank)
{
	if (count == breakdown->deal->own_size) {
		breakdown_make_ways(breakdown);
		decide(breakdown, breakdown->best[count]);
		for (int s = 0; s < breakdown->suits; s++)
			move_straight_flushes(breakdown, &breakdown->suit[s],
				breakdown->best[count]);
		return;
	}
	for (; rank >= 0; rank--) {
		if (breakdown->drawn[rank] == breakdown->live[rank])
			continue;
		add_to_hand(breakdown, count, rank);
		breakdown->drawn[rank]++;
		deal_hands(breakdown, count + 1, rank);
		breakdown->drawn[rank]--;
	}
}

/* -- the deal ---------------------------------------------------------------------- */

static void add_suit(struct breakdown_omaha *breakdown, int number)
{
	const struct breakdown_deal *deal = breakdown->deal;
	struct breakdown_suit *suit = &breakdown->suit[breakdown->suits];

	suit->like = breakdown_suits_like(deal, number);
	suit->own = (uint16_t)card_set_ranks(deal->own, number);
	suit->board = (uint16_t)card_set_ranks(deal->board, number);
	suit->live = (uint16_t)card_set_ranks(deal->live, number);
	suit->others = deal->board_size - BREAKDOWN_FROM_BOARD -
		       card_set_count(deal->board & ~card_set_suit(number));
	breakdown->suits += suit->like > 0;
}

/* Lists the triples of ranks of each board, from the known cards and those to come. */
static void list_triples(struct breakdown_omaha *breakdown)
{
	const struct breakdown_deal *deal = breakdown->deal;
	uint8_t coming[OMAHA_BOARD_CARDS] = {0};
	card known[CARD_COUNT];
	const int count = card_set_list(deal->board, known), size = deal->board_size;

	do {
		uint16_t *triple = breakdown->triple[breakdown->entries++];
		uint8_t ranks[OMAHA_BOARD_CARDS];
		int triples = 0, n = breakdown->to_come;

		memcpy(ranks, coming, (size_t)n);
		for (int k = 0; k < count; k++) {
			const uint8_t rank = (uint8_t)card_rank(known[k]);
			int i = n++;

			for (; i && ranks[i - 1] > rank; i--)
				ranks[i] = ranks[i - 1];
			ranks[i] = rank;
		}
		for (int a = 0; a < size; a++)
			for (int b = a + 1; b < size; b++)
				for (int c = b + 1; c < size; c++) {
					const uint8_t chosen[] = {ranks[a], ranks[b], ranks[c]};

					triple[triples++] =
						(uint16_t)colex_multiset_rank(chosen, 3);
				}
		breakdown->triples = triples;
	} while (colex_multiset_next(coming, breakdown->to_come, CARD_RANKS));
}

status_code breakdown_omaha(const struct breakdown_deal *deal, struct breakdown *out)
{
	struct breakdown_omaha *breakdown = calloc(1, sizeof *breakdown);
	card known[CARD_COUNT];
	int count;

	if (!breakdown)
		return STATUS_NO_MEMORY;
	count = card_set_list(deal->own, known);
	breakdown->deal = deal;
	breakdown->to_come = deal->board_size - card_set_count(deal->board);
	for (int rank = 0; rank < CARD_RANKS; rank++)
		breakdown->live[rank] =
			(uint8_t)card_set_count(deal->live >> rank * CARD_SUITS & 15);
	for (int suit = 0; suit < CARD_SUITS; suit++)
		add_suit(breakdown, suit);
	list_triples(breakdown);
	for (int i = 0; i < count; i++)
		add_to_hand(breakdown, i, card_rank(known[i]));
	deal_hands(breakdown, count, CARD_RANKS - 1);
	memcpy(out->by_category, breakdown->by_category, sizeof breakdown->by_category);
	free(breakdown);
	return STATUS_OK;
}
