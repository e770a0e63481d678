/* One joint deal of hole cards: ways and values per multiset of ranks, the plain loops over them,
 * and the boards that ranks decide. count_flushes.c counts the boards that flushes decide. */
#include "odds/count/count_internal.h"

#include "cards/colex.h"
#include "cards/eval/eval_tables.h"

#include <stdlib.h>
#include <string.h>

/* -- loops ------------------------------------------------------------------ */

/* The ways of the suit for a multiset whose remaining ranks are at `from`. The remaining ranks may
 * have `left` cards of other suits, or one more if one of the copies is of the suit. */
static inline unsigned of_suit(const struct count_ways *ways, int s, int left, unsigned from,
	unsigned none, unsigned one)
{
	return (left >= 0 ? none * ways->of_suit[s][left][from] : 0) +
	       (left >= -1 ? one * ways->of_suit[s][left + 1][from] : 0);
}

static void smaller(struct count_ways *ways, const struct count_run *run)
{
	for (unsigned i = 0; i < run->entries; i++)
		ways->smaller[run->to + i] = (uint16_t)(ways->smaller[run->from + i] * run->factor);
	for (int s = 0; s < ways->suits_count; s++) {
		const unsigned none = ways->suit[s].none[run->rank][run->copies];
		const unsigned one = ways->suit[s].one[run->rank][run->copies];

		for (int spare = 0; spare <= ways->suit[s].spare; spare++)
			for (unsigned i = 0; i < run->entries; i++)
				ways->of_suit[s][spare][run->to + i] = (uint16_t)of_suit(ways, s,
					spare - run->copies, run->from + i, none, one);
	}
}

static void last(struct count_ways *ways, const struct count_run *run)
{
	for (unsigned i = 0; i < run->entries; i++) {
		const unsigned all = (unsigned)ways->smaller[run->from + i] * run->factor;

		ways->all[run->to + i] = (uint16_t)all;
		ways->plain[run->to + i] = (uint16_t)all;
	}
	for (int s = 0; s < ways->suits_count; s++) {
		const struct count_suit *suit = &ways->suit[s];
		const unsigned none = suit->none[run->rank][run->copies] * (unsigned)suit->times;
		const unsigned one = suit->one[run->rank][run->copies] * (unsigned)suit->times;

		for (unsigned i = 0; i < run->entries; i++)
			ways->plain[run->to + i] =
				(uint16_t)(ways->plain[run->to + i] -
					   of_suit(ways, s, suit->spare - run->copies,
						   run->from + i, none, one));
	}
}

static void raise(uint16_t *to, const uint16_t *from, unsigned entries, uint16_t by)
{
	for (unsigned i = 0; i < entries; i++)
		to[i] = (uint16_t)(from[i] + by);
}

static void look(score *to, const uint16_t *from, unsigned entries, const score *values)
{
#pragma GCC unroll 8
	for (unsigned i = 0; i < entries; i++)
		to[i] = values[from[i]];
}

static void two(const struct count_ways *ways, score over, const score *a, const score *b,
	unsigned entries, uint32_t sums[3])
{
	for (unsigned i = 0; i < entries; i++)
		sums[a[i] > b[i]      ? 0
			: a[i] < b[i] ? 1
				      : 2] +=
			count_ways_at(ways, i, a[i] > b[i] ? a[i] : b[i], over);
}

static void many(const struct count_ways *ways, score over, const score *const rows[], int players,
	unsigned entries, uint32_t *by_winners)
{
	for (unsigned i = 0; i < entries; i++) {
		score best;
		const unsigned winners = count_winners(rows, players, i, &best);

		by_winners[winners] += count_ways_at(ways, i, best, over);
	}
}

const struct count_path count_scalar = {smaller, last, raise, look, two, many};

/* -- games ------------------------------------------------------------------ */

enum { SHORT_RANKS = 9, SHORT_LOWEST = EVAL_SHORT_LOWEST / CARD_SUITS };

static const struct count_game games[] = {
	{&evaluator_high, CARD_RANKS, 0, eval_values + EVAL_SEVEN, eval_values + EVAL_FLUSH, false},
	{&evaluator_short_deck, SHORT_RANKS, SHORT_LOWEST,
		eval_short_deck_values + EVAL_SHORT_SEVEN,
		eval_short_deck_values + EVAL_SHORT_FLUSH, true},
	{&evaluator_short_deck_trips, SHORT_RANKS, SHORT_LOWEST,
		eval_short_deck_trips_values + EVAL_SHORT_SEVEN,
		eval_short_deck_trips_values + EVAL_SHORT_FLUSH, true},
};

const struct count_game *count_game_of(const struct evaluator *evaluator)
{
	for (size_t i = 0; i < sizeof games / sizeof *games; i++)
		if (games[i].evaluator == evaluator)
			return &games[i];
	return NULL;
}

/* The lowest score of a shape. */
static score floor_of(const struct order *order, enum category shape)
{
	int category = 0;

	while (order->category[category].shape != shape)
		category++;
	return order->category[category].floor;
}

/* Ranks are numbered from the game's lowest. */
static int rank_of(const struct count *count, card c)
{
	return card_rank(c) - count->game->lowest;
}

static uint16_t ranks_of(const struct count *count, card_set set, int suit)
{
	return (uint16_t)(card_set_ranks(set, suit) >> count->game->lowest);
}

/* -- multisets -------------------------------------------------------------- */

/* The number of ways to deal k cards of a rank if all are of other suits, or if one is of the
 * suit. */
static void suit_factors(const struct count *count, struct count_suit *suit)
{
	const int ranks = count->game->ranks;

	for (int rank = 0; rank < ranks; rank++) {
		const int of_suit = suit->live >> rank & 1;
		const int others = count->live_of[rank] - of_suit;

		for (int copies = 1; copies <= count->to_come; copies++) {
			suit->none[rank][copies] = (uint8_t)colex_few(others, copies);
			suit->one[rank][copies] =
				(uint8_t)(of_suit ? colex_few(others, copies - 1) : 0);
		}
	}
}

/* For each multiset to come, computes the number of all ways to deal it and of those without a
 * flush of the suits in count->ways. */
static void make_ways(struct count *count)
{
	struct count_ways *ways = &count->ways;
	const int last = count->to_come, ranks = count->game->ranks;
	const unsigned entries = colex_multisets[last][ranks];

	ways->smaller[0] = ways->all[0] = ways->plain[0] = 1;
	for (int s = 0; s < ways->suits_count; s++) {
		suit_factors(count, &ways->suit[s]);
		for (int spare = 0; spare <= ways->suit[s].spare; spare++)
			ways->of_suit[s][spare][0] = 1;
		if (!last)
			ways->plain[0] = (uint16_t)(ways->plain[0] - ways->suit[s].times);
	}
	for (int size = 1; size <= last; size++) {
		struct count_run run = {.to = size < last ? colex_multisets_start[size] : 0};

		for (run.rank = 0; run.rank < ranks; run.rank++)
			for (run.copies = 1; run.copies <= size; run.copies++) {
				run.entries = colex_multisets[size - run.copies][run.rank];
				run.from = colex_multisets_start[size - run.copies];
				run.factor =
					(uint16_t)colex_few(count->live_of[run.rank], run.copies);
				if (!run.entries)
					continue;
				if (size < last)
					count->path->smaller(ways, &run);
				else
					count->path->last(ways, &run);
				run.to += run.entries;
			}
	}
	memset(ways->all + entries, 0, COUNT_OVERHANG * sizeof *ways->all);
	memset(ways->plain + entries, 0, COUNT_OVERHANG * sizeof *ways->plain);
}

/* -- rows ------------------------------------------------------------------- */

/* The contribution of a card of rank `rank` to the index as the highest of `size` cards to come:
 * its own colex term, plus the change of the terms of the known cards above it, which each move up
 * by one position. */
static unsigned step(const uint8_t *known, int count, int size, int rank)
{
	int below = 0;
	unsigned sum = 0;

	while (below < count && known[below] <= rank)
		below++;
	sum = eval_terms[size - 1 + below][rank];
	for (int i = below; i < count; i++)
		sum += (unsigned)(eval_terms[size + i][known[i]] -
				  eval_terms[size - 1 + i][known[i]]);
	return sum;
}

/* The values of a pair of hole ranks with each multiset to come, without flushes. The entries after
 * the last are 0, so that loops over whole vectors read defined values, which have zero ways. */
static const score *row_of(struct count *count, combo h)
{
	const int pair = combo_pair(h), last = count->to_come, ranks = count->game->ranks;
	const score *values = count->game->values;
	score *row = count->row[pair];
	uint8_t known[SPOT_BOARD + 2];
	int n = 0;
	unsigned start = 0;

	if (count->made[pair])
		return row;
	count->made[pair] = true;
	for (int i = 0; i < count->board_count; i++)
		known[n++] = (uint8_t)rank_of(count, count->board[i]);
	for (int i = 1; i >= 0; i--) {
		const uint8_t rank = (uint8_t)rank_of(count, combo_cards[h][i]);
		int at = n++;

		for (; at && known[at - 1] > rank; at--)
			known[at] = known[at - 1];
		known[at] = rank;
	}
	for (int i = 0; i < n; i++)
		start += eval_terms[i][known[i]];
	count->place[0] = (uint16_t)start;
	if (!last)
		row[0] = values[start];
	for (int size = 1; size <= last; size++) {
		const uint16_t *from = count->place + colex_multisets_start[size - 1];
		unsigned at = size < last ? colex_multisets_start[size] : 0;

		for (int rank = 0; rank < ranks; rank++) {
			const unsigned up = step(known, n, size, rank);
			const unsigned entries = colex_multisets[size - 1][rank + 1];

			if (size < last)
				count->path->raise(count->place + at, from, entries, (uint16_t)up);
			else
				count->path->look(row + at, from, entries, values + up);
			at += entries;
		}
	}
	memset(row + colex_multisets[last][ranks], 0, COUNT_OVERHANG * sizeof *row);
	return row;
}

/* -- a deal ----------------------------------------------------------------- */

static void take_hands(struct count *count, const combo *held, int players)
{
	const int lowest = count->game->lowest;
	card_set live = count->live;

	count->players = players;
	count->pockets = 0;
	count->unpaired_count = 0;
	for (int player = 0; player < players; player++) {
		const unsigned high = 1u << rank_of(count, combo_cards[held[player]][0]);
		const unsigned low = 1u << rank_of(count, combo_cards[held[player]][1]);

		if (high == low)
			count->pockets |= (uint16_t)high;
		else
			count->unpaired[count->unpaired_count++] = (uint16_t)(high | low);
		live &= ~combo_set(held[player]);
		for (int suit = 0; suit < CARD_SUITS; suit++)
			count->held[player][suit] = ranks_of(count, combo_set(held[player]), suit);
	}
	count->live_count = (unsigned)card_set_count(live);
	for (int suit = 0; suit < CARD_SUITS; suit++)
		count->live_mask[suit] = ranks_of(count, live, suit);
	for (int rank = 0; rank < count->game->ranks; rank++)
		count->live_of[rank] =
			(uint8_t)bits_count((unsigned)(live >> card_of(rank + lowest, 0)) & 15);
}

/* The maximum number of cards to come of other suits if a player who holds `held` cards of this
 * suit is to have a flush; negative if a flush is impossible. */
static int spare_of(const struct count *count, int suit, int held)
{
	const int spare = held + bits_count(count->board_mask[suit]) - count->board_count;
	const int live = bits_count(count->live_mask[suit]);

	return live < count->to_come - spare ? -1 : spare;
}

/* The suits whose flushes count for the players from `first` to `last`. Suits with the same live
 * and known ranks and the same spare are one entry. */
static void list_suits(struct count *count, int first, int last)
{
	struct count_suit *list = count->ways.suit;
	int n = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++) {
		int most = 0, spare, at = 0;

		for (int player = first; player <= last; player++) {
			const int held = bits_count(count->held[player][suit]);

			most = held > most ? held : most;
		}
		spare = spare_of(count, suit, most);
		if (spare < 0)
			continue;
		while (at < n && (list[at].live != count->live_mask[suit] ||
					 list[at].known != count->board_mask[suit] ||
					 list[at].spare != spare))
			at++;
		if (at == n) {
			n++;
			list[at].live = count->live_mask[suit];
			list[at].known = count->board_mask[suit];
			list[at].spare = spare;
			list[at].times = 0;
			list[at].suits = 0;
		}
		list[at].times++;
		list[at].suits |= 1u << suit;
	}
	count->ways.suits_count = n;
}

/* Counts how often each player ends with each category, whether winning or not, without the
 * player's own flushes. */
static void count_all(struct count *count)
{
	const unsigned entries = colex_multisets[count->to_come][count->game->ranks];

	for (int player = 0; player < count->players; player++) {
		list_suits(count, player, player);
		make_ways(count);
		for (unsigned i = 0; i < entries; i++)
			if (count->ways.plain[i])
				count->result
					.ends[player][tally_category(&count->categories,
						count->rows[player][i])]
					.all += count->ways.plain[i];
	}
}

/* Counts the boards that ranks decide. */
static void count_by_ranks(struct count *count)
{
	const unsigned entries = colex_multisets[count->to_come][count->game->ranks];
	const score over = count->over;
	struct count_result *result = &count->result;

	if (result->detail) {
		for (unsigned i = 0; i < entries; i++) {
			score best;
			const unsigned winners =
				count_winners(count->rows, count->players, i, &best);
			const uint32_t boards = count_ways_at(&count->ways, i, best, over);

			result->by_winners[winners] += boards;
			if (boards)
				count_end(count, winners, best, boards);
		}
	} else if (count->players == 2) {
		uint32_t sums[3] = {0, 0, 0};

		count->path->two(&count->ways, over, count->rows[0], count->rows[1], entries, sums);
		result->by_winners[1] += sums[0];
		result->by_winners[2] += sums[1];
		result->by_winners[3] += sums[2];
	} else {
		count->path->many(&count->ways, over, count->rows, count->players, entries,
			result->by_winners);
	}
}

const struct count_result *count_hands(struct count *count, const combo *held, int players,
	bool detail)
{
	struct count_result *result = &count->result;

	take_hands(count, held, players);
	result->players = players;
	result->detail = detail;
	memset(result->by_winners, 0, sizeof *result->by_winners << players);
	if (detail)
		memset(result->ends, 0, sizeof result->ends);
	for (int player = 0; player < players; player++)
		count->rows[player] = row_of(count, held[player]);
	if (detail)
		count_all(count);
	list_suits(count, 0, players - 1);
	make_ways(count);
	for (int i = 0; i < count->ways.suits_count; i++)
		count_flushes(count, &count->ways.suit[i]);
	count_by_ranks(count);
	return result;
}

void count_on(struct count *count, const struct game *game, enum cpu_path path, const card *board,
	int cards, card_set live)
{
	card by_rank[SPOT_BOARD];
	bool same = cards == count->board_count;

	if (!count->game || count->game->evaluator != game->evaluator) {
		const struct order *order = game->evaluator->order;

		count->game = games;
		while (count->game->evaluator != game->evaluator)
			count->game++;
		count->over = floor_of(order, count->game->fours ? FOUR_OF_A_KIND : FULL_HOUSE);
		count->straight_flush = floor_of(order, STRAIGHT_FLUSH);
		tally_categories_init(&count->categories, order);
		same = false;
	}
	count->path = CPU_PICK(path, &count_scalar, &count_avx2, &count_avx2);
	memset(count->board_mask, 0, sizeof count->board_mask);
	for (int i = 0; i < cards; i++) {
		int at = i;

		for (; at && by_rank[at - 1] > board[i]; at--)
			by_rank[at] = by_rank[at - 1];
		by_rank[at] = board[i];
		count->board_mask[card_suit(board[i])] |= (uint16_t)(1 << rank_of(count, board[i]));
	}
	for (int i = 0; i < cards; i++) {
		same = same && card_rank(by_rank[i]) == card_rank(count->board[i]);
		count->board[i] = by_rank[i];
	}
	if (!same)
		memset(count->made, 0, sizeof count->made);
	count->board_count = cards;
	count->to_come = SPOT_BOARD - cards;
	count->live = live;
}

/* The memory is not cleared: a spot uses about a tenth of this megabyte, and writes that part
 * before reading it. */
struct count *count_new(void)
{
	struct count *count = malloc(sizeof *count);

	if (!count)
		return NULL;
	count->game = NULL;
	count->board_count = 0;
	memset(count->made, 0, sizeof count->made);
	return count;
}

void count_free(struct count *count)
{
	free(count);
}

status_code count_match(struct count **memory, const struct game *game, combo a, combo b,
	uint32_t *wins, uint32_t *ties)
{
	const combo held[2] = {a, b};
	const struct count_result *result;

	if (!*memory)
		*memory = count_new();
	if (!*memory)
		return STATUS_NO_MEMORY;
	count_on(*memory, game, cpu_path_best(), NULL, 0, game->deck);
	result = count_hands(*memory, held, 2, false);
	*wins = result->by_winners[1];
	*ties = result->by_winners[3];
	return STATUS_OK;
}
