/* High hands of Omaha.
 *
 * Where there is no flush, ranks alone decide: the multiset of ranks of the hand and that of the
 * board. So for each multiset that the hand may have, of 1,820 with four cards and 18,564 with
 * six, the category on each of the 6,188 multisets of a board is the greatest of a column for each
 * pair of the hand's ranks; and the ways to deal a board are products along runs of multisets.
 *
 *     hand  K K 8 5          the columns KK, K8, K5 and 85: what each makes with the best
 *     board 2 5 8 T T        three of the board. The best is two pair, with 8 and 5 or K and 8.
 *
 *     ways  C(4, 2) 4 4 for the hand, and for the board 4 C(3, 1) C(3, 1) C(4, 2)
 *
 * Three cards of a suit on the board and two in the hand are a flush, whatever the others are; and
 * only one suit has three. So for each suit the ways of each two multisets with so many of the
 * suit are counted in the same runs, and, where ranks make less than a full house, moved to
 * flushes. What is left to do are the straight flushes, which are visited one by one: five
 * successive ranks of a suit, of which the hand has two and the board three.
 *
 * Ways are floats: whole numbers below 2^24, which floats hold exactly, and which compilers make
 * vectors of on every machine, as they do not of the products of integers. The most are 4 x 12^5,
 * of six different ranks in the hand and five of them on the board. */
#include "census_inside.h"

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

/* The category of two ranks with three others, without flushes; 0 if there are five alike. */
static uint8_t category_of(int a, int b, const uint8_t triple[CENSUS_FROM_BOARD])
{
	uint64_t sum = key_of(a) + key_of(b);

	if (a == b && triple[0] == a && triple[2] == a)
		return 0;
	for (int i = 0; i < CENSUS_FROM_BOARD; i++)
		sum += key_of(triple[i]);
	return (uint8_t)score_category(eval_ranks_inline(sum));
}

static void make_column(struct census_omaha *census, int a, int b, uint8_t *column)
{
	uint8_t of_triple[TRIPLES], triple[CENSUS_FROM_BOARD] = {0};
	unsigned at = 0;

	do
		of_triple[at++] = category_of(a, b, triple);
	while (colex_multiset_next(triple, CENSUS_FROM_BOARD, CARD_RANKS));
	for (unsigned i = 0; i < census->entries; i++) {
		uint8_t best = 0;

		for (int t = 0; t < census->triples; t++) {
			const uint8_t category = of_triple[census->triple[i][t]];

			best = category > best ? category : best;
		}
		column[i] = best;
	}
}

static const uint8_t *column_of(struct census_omaha *census, int a, int b)
{
	const int high = a > b ? a : b, low = a > b ? b : a;
	const int pair = high * (high + 1) / 2 + low;

	if (!census->made[pair])
		make_column(census, a, b, census->column[pair]);
	census->made[pair] = true;
	return census->column[pair];
}

/* best[i] = the greater of it and column[i] */
static void take_greater(uint8_t *restrict best, const uint8_t *restrict column)
{
	for (unsigned at = 0; at < CENSUS_ENTRIES; at += CENSUS_LANES) {
		for (int i = 0; i < CENSUS_LANES; i++)
			best[i] = column[i] > best[i] ? column[i] : best[i];
		best += CENSUS_LANES;
		column += CENSUS_LANES;
	}
}

/* Adds a card to the hand, the one after `count` others: it makes pairs with each of them. */
static void add_to_hand(struct census_omaha *census, int count, int rank)
{
	uint8_t *best = census->best[count + 1];
	unsigned seen = 0;

	memcpy(best, census->best[count], CENSUS_ENTRIES);
	census->hand[count] = (uint8_t)rank;
	for (int i = 0; i < count; i++) {
		const int other = census->hand[i];

		if (!(seen >> other & 1))
			take_greater(best, column_of(census, rank, other));
		seen |= 1u << other;
	}
}

/* -- hands ----------------------------------------------------------------------- */

/* Adds the ways to deal the hand and each board: those of flushes, where ranks make less than a
 * full house, and the others by what ranks make. */
static void decide(struct census_omaha *census, const uint8_t *best)
{
	const float *ways = census->ways + census_start(census->to_come);
	unsigned hand = 1;

	for (int rank = 0; rank < CARD_RANKS; rank++)
		hand *= census_choose(census->live[rank], census->taken[rank]);
	for (unsigned i = 0; i < census->entries; i++) {
		const uint32_t all = (uint32_t)ways[i] * hand;
		const uint32_t flushes = best[i] < FULL_HOUSE ? (uint32_t)census->flushes[i] : 0;

		census->by_category[best[i]] += all - flushes;
		census->by_category[FLUSH] += flushes;
	}
}

/* Counts each multiset of ranks that completes a hand of `count` cards, of ranks up to `rank`. */
static void deal_hands(struct census_omaha *census, int count, int rank)
{
	if (count == census->deal->own_size) {
		census_make_ways(census);
		decide(census, census->best[count]);
		for (int s = 0; s < census->suits; s++)
			census_straight_flushes(census, &census->suit[s], census->best[count]);
		return;
	}
	for (; rank >= 0; rank--) {
		if (census->taken[rank] == census->live[rank])
			continue;
		add_to_hand(census, count, rank);
		census->taken[rank]++;
		deal_hands(census, count + 1, rank);
		census->taken[rank]--;
	}
}

/* -- the deal ---------------------------------------------------------------------- */

static void add_suit(struct census_omaha *census, int number)
{
	const struct census_deal *deal = census->deal;
	struct census_suit *suit = &census->suit[census->suits];

	suit->like = census_suits_like(deal, number);
	suit->own = (uint16_t)card_set_ranks(deal->own, number);
	suit->board = (uint16_t)card_set_ranks(deal->board, number);
	suit->live = (uint16_t)card_set_ranks(deal->live, number);
	suit->others = deal->board_size - CENSUS_FROM_BOARD -
		       card_set_count(deal->board & ~card_set_suit(number));
	census->suits += suit->like > 0;
}

/* The triples of ranks of each board, of the cards known and those to come. */
static void list_triples(struct census_omaha *census)
{
	const struct census_deal *deal = census->deal;
	uint8_t coming[OMAHA_BOARD_CARDS] = {0};
	card known[CARD_COUNT];
	const int count = card_set_list(deal->board, known), size = deal->board_size;

	do {
		uint16_t *triple = census->triple[census->entries++];
		uint8_t ranks[OMAHA_BOARD_CARDS];
		int triples = 0, n = census->to_come;

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
		census->triples = triples;
	} while (colex_multiset_next(coming, census->to_come, CARD_RANKS));
}

static void take_deal(struct census_omaha *census, const struct census_deal *deal)
{
	card known[CARD_COUNT];
	const int count = card_set_list(deal->own, known);

	census->deal = deal;
	census->to_come = deal->board_size - card_set_count(deal->board);
	for (int rank = 0; rank < CARD_RANKS; rank++)
		census->live[rank] = (uint8_t)card_set_count(deal->live >> rank * CARD_SUITS & 15);
	for (int suit = 0; suit < CARD_SUITS; suit++)
		add_suit(census, suit);
	list_triples(census);
	for (int i = 0; i < count; i++)
		add_to_hand(census, i, card_rank(known[i]));
	deal_hands(census, count, CARD_RANKS - 1);
}

status_code census_omaha(const struct census_deal *deal, struct census *out)
{
	struct census_omaha *census = calloc(1, sizeof *census);

	if (!census)
		return STATUS_NO_MEMORY;
	take_deal(census, deal);
	memcpy(out->by_category, census->by_category, sizeof census->by_category);
	free(census);
	return STATUS_OK;
}
