/* The scores of triples.h: of each pair of ranks on each board. */
#include "nash/triples/triples_internal.h"

#include "cards/colex.h"
#include "cards/eval/eval_inline.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- boards ----------------------------------------------------------------------- */

/* The masks of all sets of three, four and five ranks, ascending, and the multisets of five. */
struct board_list {
	uint16_t threes[TRIPLES_THREES], fours[TRIPLES_FOURS], fives[TRIPLES_FIVES];
	uint8_t ranks[TRIPLES_RANKS][TRIPLES_BOARD];
};

static void list_boards(struct board_list *boards)
{
	uint8_t ranks[TRIPLES_BOARD] = {0};
	int threes = 0, fours = 0, fives = 0;

	for (unsigned mask = 0; mask < TRIPLES_LISTS; mask++)
		if (bits_count(mask) == 3)
			boards->threes[threes++] = (uint16_t)mask;
		else if (bits_count(mask) == 4)
			boards->fours[fours++] = (uint16_t)mask;
		else if (bits_count(mask) == 5)
			boards->fives[fives++] = (uint16_t)mask;
	for (int i = 0; i < TRIPLES_RANKS; i++) {
		memcpy(boards->ranks[i], ranks, sizeof ranks);
		colex_multiset_next(ranks, TRIPLES_BOARD, CARD_RANKS);
	}
}

/* -- scores ----------------------------------------------------------------------- */

/* Cards without suits. */
struct rank_counts {
	uint64_t key;   /* the sum of the keys of the cards */
	uint8_t of[16]; /* the cards of each rank */
	bool many;      /* some rank has more than four */
};

static struct rank_counts with(struct rank_counts ranks, int rank)
{
	ranks.key += eval_keys[card_of(rank, 0)];
	ranks.many |= ++ranks.of[rank] > CARD_SUITS;
	return ranks;
}

static struct rank_counts with_set(struct rank_counts ranks, unsigned mask)
{
	for (int rank = 0; rank < CARD_RANKS; rank++)
		if (mask >> rank & 1)
			ranks = with(ranks, rank);
	return ranks;
}

static score by_ranks(const struct rank_counts *ranks)
{
	return ranks->many ? 0 : eval_ranks_inline(ranks->key);
}

/* The score of a set of cards of one suit; 0 if it has less than five. */
static score flush_of(unsigned mask)
{
	card cards[HAND_MAX];
	int count = 0;

	for (int rank = 0; rank < CARD_RANKS; rank++)
		if (mask >> rank & 1) {
			assert(count < HAND_MAX);
			cards[count++] = card_of(rank, 0);
		}
	return count < HAND_MIN ? 0 : eval_cards(cards, count);
}

static void score_ranks(struct triples_scores *all, const struct board_list *boards, int pair,
	struct rank_counts hand)
{
	for (int i = 0; i < TRIPLES_THREES; i++) {
		const struct rank_counts three = with_set(hand, boards->threes[i]);

		for (int high = 0; high < CARD_RANKS; high++) {
			const struct rank_counts one = with(three, high);

			for (int low = 0; low <= high; low++) {
				const struct rank_counts two = with(one, low);

				all->three[pair][i][combo_pair_of(high, low)] = by_ranks(&two);
			}
		}
	}
	for (int i = 0; i < TRIPLES_FOURS; i++) {
		const struct rank_counts four = with_set(hand, boards->fours[i]);

		for (int rank = 0; rank < CARD_RANKS; rank++) {
			const struct rank_counts one = with(four, rank);

			all->four[pair][i][rank] = by_ranks(&one);
		}
	}
	for (int i = 0; i < TRIPLES_FIVES; i++) {
		const struct rank_counts five = with_set(hand, boards->fives[i]);

		all->five[pair][i] = by_ranks(&five);
	}
	for (int i = 0; i < TRIPLES_RANKS; i++) {
		struct rank_counts five = hand;

		for (int j = 0; j < TRIPLES_BOARD; j++)
			five = with(five, boards->ranks[i][j]);
		all->ranks[pair][i] = by_ranks(&five);
	}
}

/* The flushes of a hand with these ranks of the suit, which other cards of it may not repeat. */
static void score_flushes(const struct board_list *boards, unsigned hand, score *five, score *four,
	score *three)
{
	for (int i = 0; i < TRIPLES_FIVES; i++)
		five[i] = boards->fives[i] & hand ? 0 : flush_of(boards->fives[i] | hand);
	for (int i = 0; four && i < TRIPLES_FOURS; i++)
		four[i] = boards->fours[i] & hand ? 0 : flush_of(boards->fours[i] | hand);
	for (int i = 0; three && i < TRIPLES_THREES; i++)
		three[i] = boards->threes[i] & hand ? 0 : flush_of(boards->threes[i] | hand);
}

static void score_hands(struct triples_scores *all, const struct board_list *boards)
{
	score_flushes(boards, 0, all->five_none, NULL, NULL);
	for (int high = 0; high < CARD_RANKS; high++) {
		score_flushes(boards, 1u << high, all->five_one[high], all->four_one[high], NULL);
		for (int low = 0; low <= high; low++) {
			const int pair = combo_pair_of(high, low);

			score_ranks(all, boards, pair,
				with(with((struct rank_counts){0}, high), low));
			score_flushes(boards, 1u << high | 1u << low, all->five_both[pair],
				all->four_both[pair], all->three_both[pair]);
		}
	}
}

/* -- weights ----------------------------------------------------------------------- */

static void list_without(struct triples_scores *all, const struct board_list *boards)
{
	uint32_t listed = 0;

	for (unsigned mask = 0; mask < TRIPLES_LISTS; mask++) {
		struct triples_list *list = &all->list[mask];

		if (bits_count(mask) > 6)
			continue;
		list->first = listed;
		for (int i = 0; i < TRIPLES_THREES; i++)
			if (!(boards->threes[i] & mask))
				all->listed[listed++] = (uint16_t)i;
		list->threes = listed - list->first;
		for (int i = 0; i < TRIPLES_FOURS; i++)
			if (!(boards->fours[i] & mask))
				all->listed[listed++] = (uint16_t)i;
		list->fours = listed - list->first - list->threes;
		if (list->fours % 2) {
			all->listed[listed++] = TRIPLES_FOURS;
			list->fours++;
		}
		assert(listed <= TRIPLES_LISTED);
	}
}

static void weigh(struct triples_scores *all, const struct board_list *boards)
{
	for (int i = 0; i < TRIPLES_FIVES; i++)
		for (int rank = 0; rank <= CARD_RANKS; rank++)
			all->five_without[rank][i] = !(boards->fives[i] >> rank & 1);
	for (int i = 0; i < TRIPLES_RANKS; i++) {
		unsigned ways = 1;

		for (int j = 0; j < TRIPLES_BOARD; j++)
			all->cards[boards->ranks[i][j]][i]++;
		for (int rank = 0; rank < CARD_RANKS; rank++)
			ways *= colex_few(CARD_SUITS, all->cards[rank][i]);
		all->boards[i] = (uint16_t)ways;
	}
}

struct triples_scores *triples_scores_new(void)
{
	struct triples_scores *all =
		aligned_alloc(alignof(struct triples_scores), sizeof(struct triples_scores));
	struct board_list *boards = malloc(sizeof *boards);

	if (!all || !boards) {
		free(all);
		free(boards);
		return NULL;
	}
	memset(all, 0, sizeof *all);
	list_boards(boards);
	score_hands(all, boards);
	list_without(all, boards);
	weigh(all, boards);
	free(boards);
	return all;
}
