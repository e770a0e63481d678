/* Completions if suits do not count, as in razz: like completions.c, by multisets of ranks.
 *
 * Let l be the number of live cards of a rank; one player draws a of them and another b. The number
 * of sets of the other player that are disjoint from a set of the first is, for each rank,
 *
 *     C(l - a, b) = sum over j of (-1)^j C(a, j) C(l - j, b - j)
 *
 * which is inclusion and exclusion over the j cards that both would have. So the multisets of
 * both players are walked in order of value. For each multiset of the second player, and each
 * multiset J in it, the product of C(l - j, b - j) is added to the sum of J; a multiset of the
 * first player is counted with the sums of all J in it, each times the product of (-1)^j C(a,
 * j). Razz with three known cards has 1,820 multisets per player, with at most 16 J in each,
 * instead of 163,185 sets. */
#include "odds/method.h"

#include "cards/colex.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
	SHARED_MAX = 4, /* ranks of a J: the first player draws no more cards */
	DRAWN_MAX = 6,
	MULTISETS_MAX = 18564, /* of six ranks: C(18, 6) */
	SHARED_SUMS = 2380     /* J of at most four ranks: 1 + 13 + 91 + 455 + 1820 */
};

struct drawn {
	uint8_t ranks[DRAWN_MAX]; /* ascending */
	score value;
};

struct completions_ranks_drawer {
	int player, cards;
	int count;
	struct drawn drawn[MULTISETS_MAX]; /* ascending by value */
};

struct by_ranks {
	const struct matchup *matchup;
	uint8_t live_of[CARD_RANKS];
	struct completions_ranks_drawer drawer[2];
	int64_t sum[SHARED_SUMS];
};

static int drawn_by(const struct matchup *matchup, int player)
{
	return matchup->player[player].drawn;
}

static double multisets_of(int cards)
{
	return (double)colex_choose((unsigned)(CARD_RANKS + cards - 1), (unsigned)cards);
}

/* A multiset takes about 60 ns and a J 5 ns. */
static double cost(const struct matchup *matchup, bool detail)
{
	const int a = drawn_by(matchup, 0), b = drawn_by(matchup, 1);

	if (!(!detail && matchup->players == 2 && !matchup->boards &&
		    matchup->game->evaluator == &evaluator_ace_to_five && !matchup->game->low &&
		    a <= DRAWN_MAX && b <= DRAWN_MAX && (a < b ? a : b) <= SHARED_MAX))
		return HUGE_VAL;
	return 1e-6 + multisets_of(a) * (60e-9 + 5e-9 * (1 << a)) +
	       multisets_of(b) * (60e-9 + 5e-9 * (1 << b));
}

/* -- multisets ----------------------------------------------------------------- */

/* Makes a hand of the player's known cards and live cards of these ranks; returns false if a rank
 * has too few. */
static bool make_hand(const struct by_ranks *all, const struct completions_ranks_drawer *drawer,
	const uint8_t *ranks, card *hand)
{
	const struct matchup_cards *own = &all->matchup->player[drawer->player];
	card_set live = all->matchup->live;

	memcpy(hand, own->cards, (size_t)own->known);
	for (int i = 0; i < drawer->cards; i++) {
		const unsigned of_rank = (unsigned)(live >> (ranks[i] * CARD_SUITS)) & 15;

		if (!of_rank)
			return false;
		hand[own->known + i] = card_of(ranks[i], __builtin_ctz(of_rank));
		live &= ~card_bit(hand[own->known + i]);
	}
	return true;
}

static int by_value(const void *a, const void *b)
{
	const score x = ((const struct drawn *)a)->value, y = ((const struct drawn *)b)->value;

	return (x > y) - (x < y);
}

static void list_drawn(const struct by_ranks *all, struct completions_ranks_drawer *drawer)
{
	const struct evaluator *type = all->matchup->game->evaluator;
	const int size = all->matchup->player[drawer->player].known + drawer->cards;
	uint8_t ranks[DRAWN_MAX] = {0};

	drawer->count = 0;
	do {
		card hand[MATCHUP_OWN_MAX];
		struct drawn *drawn = &drawer->drawn[drawer->count];

		if (!make_hand(all, drawer, ranks, hand))
			continue;
		memcpy(drawn->ranks, ranks, sizeof ranks);
		drawn->value = type->value(hand, size, 0);
		drawer->count++;
	} while (drawer->cards && colex_multiset_next(ranks, drawer->cards, CARD_RANKS));
	qsort(drawer->drawn, (size_t)drawer->count, sizeof *drawer->drawn, by_value);
}

/* The number of equal ranks at the start. */
static int run_of(const uint8_t *ranks, int count)
{
	int run = 1;

	while (run < count && ranks[run] == ranks[0])
		run++;
	return run;
}

/* J is numbered by its size, then in colex order: the term of its i-th lowest rank r, i from 0, is
 * C(r + i, i + 1), which is colex_multisets[i + 1][r]. */

/* Adds to the sums of all J that start with the ranks chosen so far and continue with some of the
 * `left` ranks. */
static void pass(struct by_ranks *all, const uint8_t *ranks, int left, int most, int size,
	unsigned index, int64_t ways)
{
	int run, live;

	if (!left) {
		all->sum[colex_multisets_start[size] + index] += ways;
		return;
	}
	run = run_of(ranks, left);
	live = all->live_of[ranks[0]];
	for (int j = 0; j <= run && size + j <= most; j++) {
		if (j)
			index += colex_multisets[size + j][ranks[0]];
		pass(all, ranks + run, left - run, most, size + j, index,
			ways * colex_few(live - j, run - j));
	}
}

static int64_t ask(const struct by_ranks *all, const uint8_t *ranks, int left, int size,
	unsigned index, int64_t times)
{
	int64_t sum = 0;
	int run;

	if (!left)
		return times * all->sum[colex_multisets_start[size] + index];
	run = run_of(ranks, left);
	for (int j = 0; j <= run; j++) {
		if (j)
			index += colex_multisets[size + j][ranks[0]];
		sum += ask(all, ranks + run, left - run, size + j, index,
			(j & 1 ? -times : times) * colex_few(run, j));
	}
	return sum;
}

/* The number of ways to draw the cards of a multiset. */
static int64_t ways_of(const struct by_ranks *all, const uint8_t *ranks, int left)
{
	int64_t ways = 1;

	for (int run; left; ranks += run, left -= run) {
		run = run_of(ranks, left);
		ways *= colex_few(all->live_of[ranks[0]], run);
	}
	return ways;
}

/* -- counting ------------------------------------------------------------------- */

struct completions_ranks_outcome {
	int64_t below, equal; /* deals in which the second player's value is less, or equal */
};

/* The number of deals of the first player's multisets from `at` to before `end` with the passed
 * ones. */
static int64_t deals_of(const struct by_ranks *all, int at, int end)
{
	const struct completions_ranks_drawer *first = &all->drawer[0];
	int64_t deals = 0;

	for (; at < end; at++) {
		const uint8_t *ranks = first->drawn[at].ranks;

		deals += ways_of(all, ranks, first->cards) * ask(all, ranks, first->cards, 0, 0, 1);
	}
	return deals;
}

static int pass_below(struct by_ranks *all, int at, unsigned below)
{
	const struct completions_ranks_drawer *second = &all->drawer[1];

	for (; at < second->count && second->drawn[at].value < below; at++)
		pass(all, second->drawn[at].ranks, second->cards, all->drawer[0].cards, 0, 0, 1);
	return at;
}

static struct completions_ranks_outcome walk(struct by_ranks *all)
{
	const struct completions_ranks_drawer *first = &all->drawer[0];
	struct completions_ranks_outcome outcome = {0, 0};
	int passed = 0;

	memset(all->sum, 0, sizeof all->sum);
	for (int at = 0, end; at < first->count; at = end) {
		const score value = first->drawn[at].value;
		int64_t less;
		int before;

		for (end = at; end < first->count && first->drawn[end].value == value; end++)
			;
		before = passed = pass_below(all, passed, value);
		less = deals_of(all, at, end);
		outcome.below += less;
		passed = pass_below(all, passed, value + 1u);
		if (passed > before)
			outcome.equal += deals_of(all, at, end) - less;
	}
	return outcome;
}

static status_code begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	struct by_ranks *all = *memory;
	const int first = drawn_by(matchup, 0) <= drawn_by(matchup, 1) ? 0 : 1;

	(void)detail;
	(void)path;
	if (!all)
		all = *memory = malloc(sizeof *all);
	if (!all)
		return STATUS_NO_MEMORY;
	all->matchup = matchup;
	for (int rank = 0; rank < CARD_RANKS; rank++)
		all->live_of[rank] =
			(uint8_t)bits_count((unsigned)(matchup->live >> (rank * CARD_SUITS)) & 15);
	for (int i = 0; i < 2; i++) {
		all->drawer[i].player = i ? !first : first;
		all->drawer[i].cards = drawn_by(matchup, all->drawer[i].player);
	}
	return STATUS_OK;
}

static void part(void *memory, uint32_t number, struct tally *tally)
{
	struct by_ranks *all = memory;
	const int first = all->drawer[0].player, second = all->drawer[1].player;
	const uint64_t deals = (uint64_t)matchup_deals(all->matchup);
	struct completions_ranks_outcome outcome;
	uint64_t below, equal;

	(void)number;
	list_drawn(all, &all->drawer[0]);
	list_drawn(all, &all->drawer[1]);
	outcome = walk(all);
	below = (uint64_t)outcome.below;
	equal = (uint64_t)outcome.equal;
	*tally_at(tally, 1u << first, 0) += below;
	*tally_at(tally, 3, 0) += equal;
	*tally_at(tally, 1u << second, 0) += deals - below - equal;
}

const struct method completions_ranks_method = {.name = "ranks",
	.cost = cost,
	.parts = method_one_part,
	.begin = begin,
	.part = part,
	.free = free};
