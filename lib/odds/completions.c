/* Completions: two players who each draw cards of their own and share no board, as in stud, razz
 * and draw games. Every joint deal is counted, but not one by one.
 *
 * All sets of cards that a player may draw are valued, and both players' sets are walked together
 * in order of value. The number of passed sets of the second player that are disjoint from a set A
 * of the first is
 *
 *     passed - sum N(a) + sum N(a, b) - sum N(a, b, c) + ...
 *
 * over the subsets of A, where N(S) is the number of passed sets that contain S. So passing a set
 * increments the counts of its subsets, a query sums the counts of its subsets, and the time grows
 * with the number of sets of each player instead of their product: 163,185 sets each for stud with
 * three known cards, instead of 1.8 * 10^10 deals.
 *
 * The first player is the one who draws fewer cards, at most four; only subsets of at most that
 * size are counted. Subsets are numbered in colex order (colex.h). */
#include "odds/method.h"

#include "cards/colex.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
	SUBSETS_MAX = 4,
	DRAWN_MAX = 6,
	LIVE_MAX = CARD_COUNT,
	HANDS_AT_ONCE = 2048,
	FEW_SETS = 128,
	VALUES = 1 << 13, /* more than any order has */
	VALUE_SHIFT = 48  /* in a drawn set, above one byte per card */
};

#define SETS_MAX 1.25e7 /* for one player: C(48, 6), 123 MB */

/* A set of drawn cards: the indices of the cards among the live cards, ascending, one byte each,
 * and the value of the hand. */
typedef uint64_t drawn_set;

struct completions_drawer {
	int player, cards; /* cards to be drawn */
	size_t sets, room;
	drawn_set *set; /* by value, ascending */
	score *value;   /* in colex order */
};

struct completions_counts {
	uint32_t passed;
	uint32_t of_one[LIVE_MAX], of_two[1326], of_three[22100], of_four[270725]; /* C(52, k) */
};

struct completions {
	const struct matchup *matchup;
	enum cpu_path path;
	int live;
	card card[LIVE_MAX];
	/* C(i, k): the term of index i in the number of a subset, as its k-th lowest. */
	uint32_t term[LIVE_MAX][SUBSETS_MAX + 1];
	struct completions_drawer drawer[2]; /* the first draws no more than the second */
	struct completions_counts counts;
	uint32_t at[VALUES + 1]; /* per value: the index of its next set while sorting */
};

/* -- what can be counted ------------------------------------------------------ */

static double sets_of(const struct matchup *matchup, int player)
{
	return (double)colex_choose((unsigned)card_set_count(matchup->live),
		(unsigned)matchup->player[player].drawn);
}

/* The number of subsets of at most `most` of `cards` cards. */
static double subsets_of(int cards, int most)
{
	double sum = 0;

	for (int size = 0; size <= most; size++)
		sum += (double)colex_choose((unsigned)cards, (unsigned)size);
	return sum;
}

/* A set is made, valued and sorted in about 12 ns, and a subset takes 1.5 ns. */
static double cost(const struct matchup *matchup, bool detail)
{
	const int a = matchup->player[0].drawn, b = matchup->player[1].drawn;
	const int first = a <= b ? 0 : 1, most = a < b ? a : b;

	if (!(!detail && matchup->players == 2 && !matchup->boards && !matchup->game->low &&
		    (a < b ? a : b) <= SUBSETS_MAX && a <= DRAWN_MAX && b <= DRAWN_MAX &&
		    sets_of(matchup, 0) <= SETS_MAX && sets_of(matchup, 1) <= SETS_MAX))
		return HUGE_VAL;
	return 1e-6 + sets_of(matchup, first) * (12e-9 + 3e-9 * subsets_of(most, most)) +
	       sets_of(matchup, !first) *
		       (12e-9 + 1.5e-9 * subsets_of(matchup->player[!first].drawn, most));
}

/* -- sets of drawn cards ------------------------------------------------------- */

/* The next set of `count` indices in colex order; the result after the last set is unspecified. */
static void next_set(uint8_t *place, int count)
{
	int i = 0;

	while (i + 1 < count && place[i] + 1 == place[i + 1]) {
		place[i] = (uint8_t)i;
		i++;
	}
	place[i]++;
}

static void first_set(uint8_t place[DRAWN_MAX])
{
	for (int i = 0; i < DRAWN_MAX; i++)
		place[i] = (uint8_t)i;
}

/* The values of all hands that a player can draw, in colex order of the drawn cards. */
static void value_all(const struct completions *all, struct completions_drawer *drawer)
{
	const struct matchup *matchup = all->matchup;
	const struct matchup_cards *own = &matchup->player[drawer->player];
	const struct evaluator *type = matchup->game->evaluator;
	const int size = own->known + drawer->cards;
	card hands[HANDS_AT_ONCE * MATCHUP_OWN_MAX];
	const struct evaluator_hands rows = evaluator_hands_in_rows(hands, size, 0);
	uint8_t place[DRAWN_MAX];

	first_set(place);
	for (size_t done = 0; done < drawer->sets;) {
		const size_t left = drawer->sets - done;
		const size_t count = left < HANDS_AT_ONCE ? left : HANDS_AT_ONCE;

		for (size_t i = 0; i < count; i++) {
			card *hand = hands + i * (size_t)size;

			memcpy(hand, own->cards, (size_t)own->known);
			for (int k = 0; k < drawer->cards; k++)
				hand[own->known + k] = all->card[place[k]];
			if (drawer->cards)
				next_set(place, drawer->cards);
		}
		type->batch(all->path, NULL, &rows, count, drawer->value + done);
		done += count;
	}
}

/* The set of number i with its value; then moves to the next. */
static inline drawn_set take_set(const struct completions_drawer *drawer, size_t i,
	uint8_t place[DRAWN_MAX])
{
	drawn_set set = (drawn_set)drawer->value[i] << VALUE_SHIFT;

	for (int k = 0; k < drawer->cards; k++)
		set |= (drawn_set)place[k] << (8 * k);
	if (drawer->cards)
		next_set(place, drawer->cards);
	return set;
}

static score value_of(drawn_set set)
{
	return (score)(set >> VALUE_SHIFT);
}

/* -- counting ------------------------------------------------------------------ */

/* The loops below are compiled for each number of cards, so that they unroll completely. */

static inline void pass(struct completions *all, drawn_set set, int cards, int most)
{
	struct completions_counts *counts = &all->counts;
	uint8_t p[DRAWN_MAX];

	memcpy(p, &set, sizeof p);
	counts->passed++;
#pragma GCC unroll 6
	for (int i = 0; most >= 1 && i < cards; i++) {
		counts->of_one[p[i]]++;
#pragma GCC unroll 6
		for (int j = i + 1; most >= 2 && j < cards; j++) {
			const uint32_t two = p[i] + all->term[p[j]][2];

			counts->of_two[two]++;
#pragma GCC unroll 6
			for (int k = j + 1; most >= 3 && k < cards; k++) {
				const uint32_t three = two + all->term[p[k]][3];

				counts->of_three[three]++;
#pragma GCC unroll 6
				for (int l = k + 1; most >= 4 && l < cards; l++)
					counts->of_four[three + all->term[p[l]][4]]++;
			}
		}
	}
}

/* The number of passed sets that are disjoint from this one. */
static inline uint32_t disjoint(const struct completions *all, drawn_set set, int cards)
{
	const struct completions_counts *counts = &all->counts;
	uint32_t sum = counts->passed;
	uint8_t p[DRAWN_MAX];

	memcpy(p, &set, sizeof p);
#pragma GCC unroll 4
	for (int i = 0; i < cards; i++) {
		sum -= counts->of_one[p[i]];
#pragma GCC unroll 4
		for (int j = i + 1; j < cards; j++) {
			const uint32_t two = p[i] + all->term[p[j]][2];

			sum += counts->of_two[two];
#pragma GCC unroll 4
			for (int k = j + 1; k < cards; k++) {
				const uint32_t three = two + all->term[p[k]][3];

				sum -= counts->of_three[three];
#pragma GCC unroll 4
				for (int l = k + 1; l < cards; l++)
					sum += counts->of_four[three + all->term[p[l]][4]];
			}
		}
	}
	return sum;
}

/* Passes the sets of the second player from `at` on with values less than `below`. */
static inline size_t pass_below(struct completions *all, size_t at, unsigned below, int cards,
	int most)
{
	const struct completions_drawer *second = &all->drawer[1];

	for (; at < second->sets && value_of(second->set[at]) < below; at++)
		pass(all, second->set[at], cards, most);
	return at;
}

struct completions_outcome {
	uint64_t below, equal; /* deals in which the second player's value is less, or equal */
};

/* The first player's sets of one value are queried together, before and after passing the second
 * player's sets of the same value. */
static inline struct completions_outcome walk(struct completions *all, int mine, int theirs)
{
	const struct completions_drawer *first = &all->drawer[0];
	struct completions_outcome outcome = {0, 0};
	size_t passed = 0;

	for (size_t at = 0, end; at < first->sets; at = end) {
		const score value = value_of(first->set[at]);
		uint64_t less = 0, most = 0;
		size_t before;

		for (end = at; end < first->sets && value_of(first->set[end]) == value; end++)
			;
		before = passed = pass_below(all, passed, value, theirs, mine);
		for (size_t i = at; i < end; i++)
			less += disjoint(all, first->set[i], mine);
		passed = pass_below(all, passed, value + 1u, theirs, mine);
		for (size_t i = at; passed > before && i < end; i++)
			most += disjoint(all, first->set[i], mine);
		outcome.below += less;
		outcome.equal += passed > before ? most - less : 0;
	}
	return outcome;
}

#define THEIRS(mine)                                                                               \
	theirs == 0   ? walk(all, mine, 0)                                                         \
	: theirs == 1 ? walk(all, mine, 1)                                                         \
	: theirs == 2 ? walk(all, mine, 2)                                                         \
	: theirs == 3 ? walk(all, mine, 3)                                                         \
	: theirs == 4 ? walk(all, mine, 4)                                                         \
	: theirs == 5 ? walk(all, mine, 5)                                                         \
		      : walk(all, mine, 6)

static struct completions_outcome walk_all(struct completions *all)
{
	const int mine = all->drawer[0].cards, theirs = all->drawer[1].cards;

	switch (mine) {
	case 0:
		return THEIRS(0);
	case 1:
		return THEIRS(1);
	case 2:
		return THEIRS(2);
	case 3:
		return THEIRS(3);
	default:
		return THEIRS(4);
	}
}

/* -- the method ---------------------------------------------------------------- */

static void free_completions(void *memory)
{
	struct completions *all = memory;

	for (int i = 0; all && i < 2; i++) {
		free(all->drawer[i].set);
		free(all->drawer[i].value);
	}
	free(all);
}

static status_code begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	struct completions *all = *memory;
	const int first = matchup->player[0].drawn <= matchup->player[1].drawn ? 0 : 1;

	(void)detail;
	if (!all)
		all = *memory = calloc(1, sizeof *all);
	if (!all)
		return STATUS_NO_MEMORY;
	all->matchup = matchup;
	all->path = path;
	all->live = card_set_list(matchup->live, all->card);
	for (unsigned i = 0; i < LIVE_MAX && !all->term[LIVE_MAX - 1][2]; i++)
		for (unsigned k = 0; k <= SUBSETS_MAX; k++)
			all->term[i][k] = (uint32_t)colex_choose(i, k);
	for (int i = 0; i < 2; i++) {
		struct completions_drawer *drawer = &all->drawer[i];

		drawer->player = i ? !first : first;
		drawer->cards = matchup->player[drawer->player].drawn;
		drawer->sets = (size_t)sets_of(matchup, drawer->player);
		if (drawer->sets > drawer->room) {
			free(drawer->set);
			free(drawer->value);
			drawer->room = 0;
			drawer->set = malloc(drawer->sets * sizeof *drawer->set);
			drawer->value = malloc(drawer->sets * sizeof *drawer->value);
			if (!drawer->set || !drawer->value)
				return STATUS_NO_MEMORY;
			drawer->room = drawer->sets;
		}
	}
	return STATUS_OK;
}

static void part(void *memory, uint32_t number, struct tally *tally)
{
	struct completions *all = memory;
	const int first = all->drawer[0].player, second = all->drawer[1].player;
	const uint64_t deals = (uint64_t)matchup_deals(all->matchup);
	struct completions_outcome outcome;

	(void)number;
	for (int i = 0; i < 2; i++) {
		struct completions_drawer *drawer = &all->drawer[i];

		value_all(all, drawer);
		if (drawer->sets <= FEW_SETS) {
			/* A few sets are inserted one by one. */
			uint8_t place[DRAWN_MAX];

			first_set(place);
			for (size_t k = 0; k < drawer->sets; k++) {
				const drawn_set set = take_set(drawer, k, place);
				size_t at = k;

				for (; at && drawer->set[at - 1] > set; at--)
					drawer->set[at] = drawer->set[at - 1];
				drawer->set[at] = set;
			}
		} else {
			/* Sort the sets by value: each value's sets are counted, so that the
			 * position of every set is known at once. */
			uint8_t place[DRAWN_MAX];

			memset(all->at, 0, (VALUES + 1) * sizeof *all->at);
			for (size_t k = 0; k < drawer->sets; k++)
				all->at[drawer->value[k] + 1]++;
			for (int value = 1; value <= VALUES; value++)
				all->at[value] += all->at[value - 1];
			first_set(place);
			for (size_t k = 0; k < drawer->sets; k++)
				drawer->set[all->at[drawer->value[k]]++] =
					take_set(drawer, k, place);
		}
	}
	/* only the counts of subsets of at most this size are used */
	all->counts.passed = 0;
	if (all->drawer[0].cards >= 1)
		memset(all->counts.of_one, 0, sizeof all->counts.of_one);
	if (all->drawer[0].cards >= 2)
		memset(all->counts.of_two, 0, sizeof all->counts.of_two);
	if (all->drawer[0].cards >= 3)
		memset(all->counts.of_three, 0, sizeof all->counts.of_three);
	if (all->drawer[0].cards >= 4)
		memset(all->counts.of_four, 0, sizeof all->counts.of_four);
	outcome = walk_all(all);
	*tally_at(tally, 1u << first, 0) += outcome.below;
	*tally_at(tally, 1u << second, 0) += deals - outcome.below - outcome.equal;
	*tally_at(tally, 3, 0) += outcome.equal;
}

const struct method completions_method = {.name = "completions",
	.cost = cost,
	.parts = method_one_part,
	.begin = begin,
	.part = part,
	.free = free_completions};
