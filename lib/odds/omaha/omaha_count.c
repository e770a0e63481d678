#include "odds/omaha/omaha_internal.h"

#include "cards/colex.h"
#include "cards/eval/eval_tables.h"

#include <stdlib.h>
#include <string.h>

/* -- ways -------------------------------------------------------------------- */

/* The ways of a run in which at most `spare` cards are of other suits: if none of the copies is of
 * the suit they use that many spare cards, if one is they use one less. */
static void run_of_suit(const struct omaha_path *path, const struct omaha_suit *suit,
	const struct omaha_run *run, int spare, uint16_t *to)
{
	const unsigned none = suit->none[run->rank][run->copies];
	const unsigned one = suit->one[run->rank][run->copies];
	const int left = spare - run->copies;

	if (left >= 0)
		path->combine(to, suit->smaller[left] + run->from, none,
			suit->smaller[left + 1] + run->from, one, run->entries);
	else
		path->multiply(to, suit->smaller[0] + run->from, run->entries,
			left == -1 ? one : 0);
}

static void fill_run(struct omaha_count *count, const struct omaha_run *run, bool last)
{
	const struct omaha_path *path = count->path;

	path->multiply((last ? count->ways : count->smaller) + run->to, count->smaller + run->from,
		run->entries, colex_few(count->live_of[run->rank], run->copies));
	for (int s = 0; s < count->suits; s++) {
		struct omaha_suit *suit = &count->suit[s];

		if (last)
			run_of_suit(path, suit, run, suit->spare, suit->ways + run->to);
		for (int spare = 0; spare <= suit->spare && !last; spare++)
			run_of_suit(path, suit, run, spare, suit->smaller[spare] + run->to);
	}
}

static void make_ways(struct omaha_count *count)
{
	const int last = count->to_come;

	count->smaller[0] = 1;
	for (int s = 0; s < count->suits; s++)
		for (int spare = 0; spare < OMAHA_SPARES; spare++)
			count->suit[s].smaller[spare][0] = 1;
	for (int size = 1; size <= last; size++) {
		struct omaha_run run = {.to = size < last ? colex_multisets_start[size] : 0};

		for (run.rank = 0; run.rank < CARD_RANKS; run.rank++)
			for (run.copies = 1; run.copies <= size; run.copies++) {
				run.entries = colex_multisets[size - run.copies][run.rank];
				run.from = colex_multisets_start[size - run.copies];
				if (run.entries)
					fill_run(count, &run, size == last);
				run.to += run.entries;
			}
	}
	/* entries of the last block beyond the multisets have zero ways */
	memset(count->ways + count->entries, 0, OMAHA_LANES * sizeof *count->ways);
	for (int s = 0; s < count->suits; s++)
		memset(count->suit[s].ways + count->entries, 0,
			OMAHA_LANES * sizeof *count->suit[s].ways);
}

/* -- the deal ---------------------------------------------------------------- */

static void add_suit(struct omaha_count *count, int suit, int leader)
{
	const struct omaha_deal *deal = count->deal;
	struct omaha_suit *of = &count->suit[count->suits];

	of->suit = suit;
	of->leader = leader;
	of->spare = 2;
	of->live = (uint16_t)card_set_ranks(deal->live, suit);
	of->known = 0;
	for (int i = 0; i < deal->known; i++) {
		if (card_suit(deal->board[i]) == suit)
			of->known |= (uint16_t)(1 << card_rank(deal->board[i]));
		else
			of->spare--;
	}
	for (int rank = 0; rank < CARD_RANKS; rank++) {
		const int own = of->live >> rank & 1, other = count->live_of[rank] - own;

		for (int copies = 1; copies <= OMAHA_BOARD_CARDS; copies++) {
			of->none[rank][copies] = (uint8_t)colex_few(other, copies);
			of->one[rank][copies] = (uint8_t)(own ? colex_few(other, copies - 1) : 0);
		}
	}
	count->suits++;
}

static void take_deal(struct omaha_count *count, const struct omaha_deal *deal)
{
	count->deal = deal;
	count->to_come = OMAHA_BOARD_CARDS - deal->known;
	count->entries = colex_multisets[count->to_come][CARD_RANKS];
	memset(count->held, 0, sizeof count->held);
	for (int player = 0; player < deal->players; player++)
		for (int i = 0; i < deal->own; i++) {
			const card c = deal->cards[player][i];

			count->held[player][card_suit(c)] |= (uint16_t)(1 << card_rank(c));
		}
	for (int rank = 0; rank < CARD_RANKS; rank++)
		count->live_of[rank] =
			(uint8_t)bits_count((unsigned)(deal->live >> (rank * CARD_SUITS)) & 15);
	count->suits = 0;
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		unsigned best = 0;
		int leader = -1;

		/* The player with the highest two cards of a suit, among those with two or more; or
		 * -1. */
		for (int player = 0; player < count->deal->players; player++) {
			unsigned ranks = count->held[player][suit];

			if (bits_count(ranks) < 2)
				continue;
			while (bits_count(ranks) > 2)
				ranks &= ranks - 1;
			if (ranks > best) {
				best = ranks;
				leader = player;
			}
		}

		if (leader >= 0)
			add_suit(count, suit, leader);
	}
}

/* The multiset of the whole board for each multiset to come. */
static void make_places(struct omaha_count *count)
{
	const struct omaha_deal *deal = count->deal;
	uint8_t coming[OMAHA_BOARD_CARDS] = {0};
	unsigned at = 0;

	do {
		uint8_t ranks[OMAHA_BOARD_CARDS];
		int n = count->to_come;

		memcpy(ranks, coming, (size_t)n);
		for (int k = 0; k < deal->known; k++) {
			const uint8_t rank = (uint8_t)card_rank(deal->board[k]);
			int i = n++;

			for (; i && ranks[i - 1] > rank; i--)
				ranks[i] = ranks[i - 1];
			ranks[i] = rank;
		}
		count->place[at++] = (uint16_t)colex_multiset_rank(ranks, OMAHA_BOARD_CARDS);
	} while (colex_multiset_next(coming, count->to_come, CARD_RANKS));
}

/* The pairs of ranks in a hand, each once. */
static int list_pairs(const struct omaha_deal *deal, int player, uint8_t pairs[])
{
	bool seen[OMAHA_ROW_PAIRS] = {false};
	int n = 0;

	for (int i = 0; i < deal->own; i++)
		for (int j = 0; j < i; j++) {
			const int pair = omaha_pair(card_rank(deal->cards[player][i]),
				card_rank(deal->cards[player][j]));

			if (!seen[pair])
				pairs[n++] = (uint8_t)pair;
			seen[pair] = true;
		}
	return n;
}

/* A player's value with each multiset to come: the best of the player's pairs. */
static void make_values(struct omaha_count *count, int player)
{
	enum { PAIRS_MAX = OMAHA_OWN_MAX * (OMAHA_OWN_MAX - 1) / 2 };
	uint8_t pairs[PAIRS_MAX];
	const int n = list_pairs(count->deal, player, pairs);
	const score *columns[PAIRS_MAX];
	score *value = count->value[player];

	if (!count->deal->known) {
		for (int i = 0; i < n; i++)
			columns[i] = omaha_column(count, pairs[i]);
		count->path->greatest(value, columns, n, OMAHA_ROWS);
		return;
	}
	for (unsigned entry = 0; entry < count->entries; entry++) {
		const uint16_t *standing = count->rows->standing[count->place[entry]];
		unsigned best = SCORE_MAX + 1;

		for (int i = 0; i < n; i++)
			best = standing[pairs[i]] < best ? standing[pairs[i]] : best;
		value[entry] = (score)(SCORE_MAX + 1 - best);
	}
}

/* The players with the best low, for each set of low ranks on the board. */
static void find_low_winners(struct omaha_count *count)
{
	const struct omaha_deal *deal = count->deal;
	uint8_t best[OMAHA_LOWS] = {0};

	memset(count->low_winners, 0, sizeof count->low_winners);
	for (int player = 0; player < deal->players && deal->low; player++) {
		unsigned ranks = 0;

		for (int i = 0; i < deal->own; i++)
			ranks |= 1u << card_rank(deal->cards[player][i]);
		ranks = omaha_low_ranks(ranks);
		for (int board = 0; board < OMAHA_LOWS; board++) {
			const uint8_t low = eval_omaha_eights[board][ranks];

			if (low > best[board]) {
				best[board] = low;
				count->low_winners[board] = 0;
			}
			if (low && low == best[board])
				count->low_winners[board] |= (uint16_t)(1 << player);
		}
	}
}

/* -- counting ---------------------------------------------------------------- */

const uint32_t *omaha_count_deal(struct omaha_count *count, const struct omaha_deal *deal,
	enum cpu_path path)
{
	const int bits = deal->low ? 2 * deal->players : deal->players;

	count->path = CPU_PICK(path, &omaha_scalar, &omaha_avx2, &omaha_avx2);
	take_deal(count, deal);
	if (deal->known)
		make_places(count);
	make_ways(count);
	for (int player = 0; player < deal->players; player++)
		make_values(count, player);
	find_low_winners(count);
	count->path->decide(count);
	memset(count->by_winners, 0, sizeof *count->by_winners << bits);
	if (deal->low) {
		const struct omaha_decided *decided = &count->decided;
		const int players = count->deal->players;

		for (unsigned i = 0; i < count->entries; i++) {
			uint32_t *by_high = count->by_winners + omaha_low_at(count, i);

			by_high[(size_t)decided->high[i] << players] += decided->ways[i];
			for (int s = 0; s < count->suits; s++)
				by_high[(size_t)1 << (count->suit[s].leader + players)] +=
					decided->flushes[s][i];
		}
	} else {
		const struct omaha_decided *decided = &count->decided;

		for (unsigned i = 0; i < count->entries; i++)
			count->by_winners[decided->high[i]] += decided->ways[i];
		for (int s = 0; s < count->suits; s++)
			count->by_winners[1 << count->suit[s].leader] += decided->flush_sum[s];
	}
	for (int s = 0; s < count->suits; s++)
		omaha_straight_flushes(count, &count->suit[s]);
	return count->by_winners;
}

/* Only the part of the counts that a deal needs is ever touched. */
struct omaha_count *omaha_count_new(void)
{
	struct omaha_count *count = malloc(sizeof *count);

	if (!count)
		return NULL;
	count->rows = NULL;
	count->by_winners = malloc(sizeof *count->by_winners << 2 * OMAHA_PLAYERS_MAX);
	if (!count->by_winners || !omaha_tables_make(count)) {
		omaha_count_free(count);
		return NULL;
	}
	return count;
}

void omaha_count_free(struct omaha_count *count)
{
	if (count) {
		free(count->rows);
		free(count->by_winners);
	}
	free(count);
}
