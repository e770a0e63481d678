/* The ways to deal Omaha hands and boards, by multisets of the board's ranks in colex order
 * (colex.h). The multisets of one size whose highest rank is r, with k cards of it, are a run: they
 * are consecutive, in the order of their remaining ranks. So the ways of a run are those of a run
 * of smaller multisets, times the ways to deal k cards of rank r. */
#include "breakdown_internal.h"

#include "base/bits.h"
#include "cards/colex.h"

#include <string.h>

unsigned breakdown_suits_like(const struct breakdown_deal *deal, int suit)
{
	unsigned like = 0;

	for (int other = 0; other < CARD_SUITS; other++)
		if (card_set_ranks(deal->own, other) == card_set_ranks(deal->own, suit) &&
			card_set_ranks(deal->board, other) == card_set_ranks(deal->board, suit) &&
			card_set_ranks(deal->live, other) == card_set_ranks(deal->live, suit)) {
			if (other < suit)
				return 0;
			like++;
		}
	return like;
}

unsigned breakdown_start(int size)
{
	return colex_multisets_start[size] + (unsigned)size * BREAKDOWN_LANES;
}

/* to[i] += by * from[i], and to[i] = by * from[i], in whole blocks, which compilers vectorize. */
static void add_times(float *restrict to, const float *restrict from, float by, unsigned entries)
{
	for (unsigned at = 0; at < entries; at += BREAKDOWN_LANES) {
		for (int i = 0; i < BREAKDOWN_LANES; i++)
			to[i] += by * from[i];
		to += BREAKDOWN_LANES;
		from += BREAKDOWN_LANES;
	}
}

static void set_times(float *restrict to, const float *restrict from, float by, unsigned entries)
{
	for (unsigned at = 0; at < entries; at += BREAKDOWN_LANES) {
		for (int i = 0; i < BREAKDOWN_LANES; i++)
			to[i] = by * from[i];
		to += BREAKDOWN_LANES;
		from += BREAKDOWN_LANES;
	}
}

/* A run of multisets of `size` ranks: those whose highest rank is `rank`, with `copies` copies of
 * it. Their remaining ranks are all smaller multisets of lower ranks, in the same order. */
struct breakdown_ways_run {
	int rank, size, copies;
	unsigned entries, to, from;
};

static bool run_first(struct breakdown_ways_run *run, int rank, int size)
{
	*run = (struct breakdown_ways_run){.rank = rank,
		.size = size,
		.copies = 1,
		.entries = colex_multisets[size - 1][rank],
		.to = breakdown_start(size) + colex_multisets[size][rank],
		.from = breakdown_start(size - 1)};
	return true;
}

static bool run_next(struct breakdown_ways_run *run)
{
	if (run->copies == run->size)
		return false;
	run->to += run->entries;
	run->copies++;
	run->entries = colex_multisets[run->size - run->copies][run->rank];
	run->from = breakdown_start(run->size - run->copies);
	return true;
}

/* A rank while a suit is counted: its live cards, and the cards of it in the hand. */
struct suited_rank {
	int others, drawn; /* live cards of other suits; cards of the hand */
	bool live;         /* true if the suit's card of the rank is live */
	float with;        /* the ways to choose them with the suit's card */
	float without;
	/* The possible numbers of the suit's cards in the hand before this rank, and the numbers
	 * after it from which two can still be reached: bit h for h cards. */
	unsigned before, after;
};

/* The change in the number of the suit's cards in the hand at a rank; two means two or more. */
static const struct breakdown_ways_step {
	uint8_t from, to;
	bool with; /* the suit's card is in the hand */
} steps[] = {{0, 0, false}, {1, 1, false}, {2, 2, false}, {0, 1, true}, {1, 2, true}, {2, 2, true}};

enum { STEPS = sizeof steps / sizeof *steps };

static float step_ways(const struct breakdown_ways_step *step, const struct suited_rank *rank)
{
	if (!(rank->before >> step->from & 1) || !(rank->after >> step->to & 1))
		return 0;
	return step->with ? rank->with : rank->without;
}

/* Adds the ways of a run with at most `others` cards of other suits on the board. */
static void add_run(struct breakdown_suited *suited, const struct suited_rank *rank,
	const struct breakdown_ways_run *run, int others)
{
	const int less = others - run->copies; /* copies of other suits: all, or all except one */

	for (int i = 0; i < STEPS; i++) {
		const struct breakdown_ways_step *step = &steps[i];
		const float hand = step_ways(step, rank);
		const int left = rank->others - rank->drawn + step->with;
		float *to = suited->ways[step->to][others] + run->to;

		if (hand == 0)
			continue;
		if (less >= 0)
			add_times(to, suited->ways[step->from][less] + run->from,
				hand * (float)colex_few(left, run->copies), run->entries);
		if (less >= -1 && rank->live && !step->with)
			add_times(to, suited->ways[step->from][less + 1] + run->from,
				hand * (float)colex_few(left, run->copies - 1), run->entries);
	}
}

/* Multiplies the ways of `count` boards without the rank, with 0, 1 or 2 cards of the suit in the
 * hand, by the ways to choose the hand's cards of the rank. */
static void take_block(float *restrict zero, float *restrict one, float *restrict two,
	const float by[STEPS], int count)
{
	for (int i = 0; i < count; i++) {
		two[i] = by[2] * two[i] + by[4] * one[i] + by[5] * two[i];
		one[i] = by[1] * one[i] + by[3] * zero[i];
		zero[i] *= by[0];
	}
}

static void add_rank(struct breakdown_omaha *breakdown, const struct breakdown_suit *suit,
	const struct suited_rank *rank, int number)
{
	const int last = breakdown->to_come;
	struct breakdown_ways_run run;

	for (int size = 1; size <= last; size++)
		for (bool more = run_first(&run, number, size); more; more = run_next(&run))
			for (int others = size < last ? 0 : suit->others; others <= suit->others;
				others++) {
				for (int h = 0; h <= BREAKDOWN_FROM_HAND; h++)
					if (rank->after >> h & 1)
						memset(breakdown->suited.ways[h][others] + run.to,
							0, run.entries * sizeof(float));
				add_run(&breakdown->suited, rank, &run, others);
			}
	for (int size = 0; size <= last && rank->drawn; size++)
		for (int others = size < last ? 0 : suit->others; others <= suit->others;
			others++) {
			unsigned from = breakdown_start(size);
			float *zero = breakdown->suited.ways[0][others] + from,
			      *one = breakdown->suited.ways[1][others] + from;
			float *two = breakdown->suited.ways[2][others] + from;
			float by[STEPS];
			unsigned at = 0;

			for (int s = 0; s < STEPS; s++)
				by[s] = step_ways(&steps[s], rank);
			for (; at + BREAKDOWN_LANES <= colex_multisets[size][number];
				at += BREAKDOWN_LANES)
				take_block(zero + at, one + at, two + at, by, BREAKDOWN_LANES);
			take_block(zero + at, one + at, two + at, by,
				(int)(colex_multisets[size][number] - at));
		}
}

/* The numbers of cards from which `more` further cards reach two, as bits. */
static unsigned enough_with(int more)
{
	return more >= 2 ? 7 : more ? 6 : 4;
}

unsigned breakdown_may_take(const struct breakdown_omaha *breakdown,
	const struct breakdown_suit *suit)
{
	unsigned ranks = 0;

	for (int rank = 0; rank < CARD_RANKS; rank++)
		ranks |= (unsigned)(breakdown->drawn[rank] > 0) << rank;
	return ranks & suit->live;
}

/* Adds the ways to deal the hand and each multiset of the board with a flush of the suit, for each
 * suit with the same ranks. */
static void add_flushes(struct breakdown_omaha *breakdown, const struct breakdown_suit *suit)
{
	const unsigned takes = breakdown_may_take(breakdown, suit);
	const int own = bits_count(suit->own);
	struct breakdown_suited *suited = &breakdown->suited;
	unsigned held = 1u << (own < BREAKDOWN_FROM_HAND ? own : BREAKDOWN_FROM_HAND);

	if (suit->others < 0 || !(held & enough_with(bits_count(takes))))
		return;
	for (int h = 0; h <= BREAKDOWN_FROM_HAND; h++)
		for (int others = 0; others <= suit->others; others++)
			suited->ways[h][others][0] = (float)(held >> h & 1);
	for (int number = 0; number < CARD_RANKS; number++) {
		const bool live = suit->live >> number & 1;
		const int others = breakdown->live[number] - live, drawn = breakdown->drawn[number];
		struct suited_rank rank = {.others = others,
			.drawn = drawn,
			.live = live,
			.with = live ? (float)colex_few(others, drawn - 1) : 0,
			.without = (float)colex_few(others, drawn),
			.before = held};

		if (rank.with > 0)
			held |= held << 1 & 7;
		held &= enough_with(bits_count(takes >> number >> 1));
		rank.after = held;
		add_rank(breakdown, suit, &rank, number);
	}
	if (held >> BREAKDOWN_FROM_HAND & 1)
		add_times(breakdown->flushes,
			suited->ways[BREAKDOWN_FROM_HAND][suit->others] +
				breakdown_start(breakdown->to_come),
			(float)suit->like, breakdown->entries);
}

void breakdown_make_ways(struct breakdown_omaha *breakdown)
{
	struct breakdown_ways_run run;

	breakdown->ways[0] = 1;
	for (int rank = 0; rank < CARD_RANKS; rank++) {
		const int left = breakdown->live[rank] - breakdown->drawn[rank];

		for (int size = 1; size <= breakdown->to_come; size++)
			for (bool more = run_first(&run, rank, size); more; more = run_next(&run))
				set_times(breakdown->ways + run.to, breakdown->ways + run.from,
					(float)colex_few(left, run.copies), run.entries);
	}
	memset(breakdown->flushes, 0, sizeof breakdown->flushes);
	for (int s = 0; s < breakdown->suits; s++)
		add_flushes(breakdown, &breakdown->suit[s]);
}
