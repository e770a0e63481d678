#include "sweep.h"

#include "sweep_paths.h"

#include "cards/colex.h"
#include "cards/eval/eval_tables.h"

#include <assert.h>
#include <string.h>

enum {
	TRIPLE = 3,        /* cards below a prefix */
	BLOCK_MAX = 19600, /* C(50, 3): the triples under As Ah */
	RUN_MAX = 20480,   /* number of scores that fits into a second-level cache */
	RANKS_SHIFT = 16,  /* bits per suit in prefix.ranks */
	RANKS_MASK = 0x1fff,
	COUNT_SHIFT = 8, /* bits per suit in prefix.counts */
	COUNT_MASK = 0xff
};

/* A triple that makes a flush: its index in the block, and the mask of its ranks in the suit. */
struct flush_place {
	uint16_t place, ranks;
};

/* Per suit, in the block's order, the triples that have all three cards in the suit, and those that
 * have at least two; and how many of them are below each card. The lowest card of a prefix with two
 * cards of the suit has rank 11 at most, that of one with three rank 10. */
enum {
	ALL_BELOW = 12 * CARD_SUITS,
	ALL_MAX = 220, /* C(12, 3) */
	TWO_BELOW = 11 * CARD_SUITS,
	TWO_MAX = 165 + 55 * 33 /* C(11, 3) + C(11, 2) times the other cards */
};

struct flush_places {
	uint16_t all_count[CARD_SUITS][ALL_BELOW];
	uint16_t two_count[CARD_SUITS][TWO_BELOW];
	struct flush_place all[CARD_SUITS][ALL_MAX];
	struct flush_place two[CARD_SUITS][TWO_MAX];
};

struct sweep_sweep {
	enum cpu_path path;
	enum sweep_method method;
	sweep_fn *take;
	void *context;
	size_t length;                           /* length of the run so far */
	uint16_t term[HAND_MAX + 1][CARD_RANKS]; /* colex term of a rank at a position */
	union {
		uint16_t places[BLOCK_MAX];              /* SINGLE: index of each triple's score */
		score block[BLOCK_MAX + SWEEP_OVERHANG]; /* SHARED: by ranks alone */
	} below;
	struct flush_places flushes;
	_Alignas(64) score run[RUN_MAX];
};

_Static_assert((int)RUN_MAX >= (int)BLOCK_MAX && RUN_MAX <= 1 << 16, "a run holds any block");

struct prefix {
	const score *values; /* see sweep_paths.h */
	uint64_t ranks;      /* a mask of ranks per suit, clubs lowest */
	uint32_t counts;     /* number of cards per suit */
};

/* -- scores by ranks ------------------------------------------------------ */

void sweep_block_scalar(const score *values, unsigned below, score *block)
{
	for (unsigned high = 2; high < below; high++)
		for (unsigned middle = 1; middle < high; middle++) {
			const score *row =
				values + sweep_row(middle / CARD_SUITS, high / CARD_SUITS);

			for (unsigned low = 0; low < middle; low++)
				*block++ = row[low / CARD_SUITS];
		}
}

/* Fills in, for all triples below `below`, the index into `values`. */
static void list_places(unsigned below, uint16_t *places)
{
	for (unsigned high = 2; high < below; high++)
		for (unsigned middle = 1; middle < high; middle++) {
			unsigned row = sweep_row(middle / CARD_SUITS, high / CARD_SUITS);

			for (unsigned low = 0; low < middle; low++)
				*places++ = (uint16_t)(row + low / CARD_SUITS);
		}
}

/* One lookup per hand: two loads and a store, in groups of eight with almost no other work. Vector
 * gathers reach two thirds of that rate on Zen 5. */
static void look_up(const score *values, const uint16_t *places, size_t count, score *scores)
{
	size_t i = 0;

	for (; i + 8 <= count; i += 8) {
		scores[i] = values[places[i]];
		scores[i + 1] = values[places[i + 1]];
		scores[i + 2] = values[places[i + 2]];
		scores[i + 3] = values[places[i + 3]];
		scores[i + 4] = values[places[i + 4]];
		scores[i + 5] = values[places[i + 5]];
		scores[i + 6] = values[places[i + 6]];
		scores[i + 7] = values[places[i + 7]];
	}
	for (; i < count; i++)
		scores[i] = values[places[i]];
}

/* -- flushes -------------------------------------------------------------- */

/* The rank of a card as a mask, if it is of the suit. */
static inline unsigned rank_in_suit(unsigned c, unsigned suit)
{
	return (c % CARD_SUITS == suit ? 1u : 0u) << c / CARD_SUITS;
}

static void list_flushes(unsigned suit, struct flush_places *flushes)
{
	unsigned all = 0, two = 0;

	for (unsigned high = 0; high < ALL_BELOW; high++) {
		unsigned first = rank_in_suit(high, suit);

		flushes->all_count[suit][high] = (uint16_t)all;
		if (high < TWO_BELOW)
			flushes->two_count[suit][high] = (uint16_t)two;
		for (unsigned middle = 1; middle < high; middle++) {
			unsigned second = rank_in_suit(middle, suit);
			unsigned place = sweep_triples(high) + sweep_pairs(middle);
			bool any_low = first && second;

			if (!first && !second)
				continue;
			for (unsigned low = any_low ? 0 : suit; low < middle;
				low += any_low ? 1 : CARD_SUITS) {
				unsigned third = rank_in_suit(low, suit);
				struct flush_place entry = {(uint16_t)(place + low),
					(uint16_t)(first | second | third)};

				if (any_low && third)
					flushes->all[suit][all++] = entry;
				if (high < TWO_BELOW)
					flushes->two[suit][two++] = entry;
			}
		}
	}
	assert(all <= ALL_MAX && two <= TWO_MAX);
}

static void overwrite(score *block, const score *values, const struct flush_place *list,
	unsigned count)
{
	for (unsigned i = 0; i < count; i++)
		block[list[i].place] = values[list[i].ranks];
}

/* Four cards of a suit: every triple with at least one more. A hundredth of all prefixes. */
static void overwrite_any(score *block, const score *values, unsigned suit, unsigned below)
{
	for (unsigned high = 2; high < below; high++)
		for (unsigned middle = 1; middle < high; middle++) {
			unsigned ranks = rank_in_suit(high, suit) | rank_in_suit(middle, suit);

			if (ranks)
				for (unsigned low = 0; low < middle; low++)
					block[low] = values[ranks];
			for (unsigned low = suit; low < middle; low += CARD_SUITS)
				block[low] = values[ranks | 1u << low / CARD_SUITS];
			block += middle;
		}
}

static void overwrite_flushes(const struct flush_places *flushes, struct prefix prefix,
	unsigned below, score *block)
{
	for (unsigned suit = 0; suit < CARD_SUITS; suit++) {
		unsigned count = prefix.counts >> COUNT_SHIFT * suit & COUNT_MASK;
		unsigned ranks = prefix.ranks >> RANKS_SHIFT * suit & RANKS_MASK;
		const score *values = eval_values + EVAL_FLUSH + ranks;

		if (count == 2)
			overwrite(block, values, flushes->all[suit],
				flushes->all_count[suit][below]);
		else if (count == 3)
			overwrite(block, values, flushes->two[suit],
				flushes->two_count[suit][below]);
		else if (count == 4)
			overwrite_any(block, values, suit, below);
	}
}

/* -- prefixes ------------------------------------------------------------- */

static void give(struct sweep_sweep *sweep)
{
	sweep->take(sweep->context, sweep->run, sweep->length);
	sweep->length = 0;
}

/* Adds the block under `below`, the lowest card of the prefix. `last` is the highest card that
 * takes its place: cards of one rank follow each other, and the block of each is a prefix of the
 * next one's. */
static void add_block(struct sweep_sweep *sweep, struct prefix prefix, unsigned below,
	unsigned last)
{
	size_t size = sweep_triples(below);
	score *block;

	if (sweep->length + size > RUN_MAX)
		give(sweep);
	block = sweep->run + sweep->length;
	if (sweep->method == SWEEP_SINGLE) {
		look_up(prefix.values, sweep->below.places, size, block);
	} else {
		if (below % CARD_SUITS == 0 || below == TRIPLE)
			CPU_CALL(sweep->path, sweep_block, prefix.values,
				sweep_rank_end(below / CARD_SUITS, last + 1) - 1,
				sweep->below.block);
		memcpy(block, sweep->below.block, size * sizeof *block);
	}
	overwrite_flushes(&sweep->flushes, prefix, below, block);
	sweep->length += size;
}

/* Iterates over the cards below `below` in a position; the lowest card of a hand has position 1. */
static void choose(struct sweep_sweep *sweep, unsigned position, unsigned below,
	struct prefix prefix)
{
	for (unsigned c = position - 1; c < below; c++) {
		unsigned rank = c / CARD_SUITS, suit = c % CARD_SUITS;
		struct prefix next = {
			prefix.values + sweep->term[position][rank],
			prefix.ranks | UINT64_C(1) << (RANKS_SHIFT * suit + rank),
			prefix.counts + (1u << COUNT_SHIFT * suit),
		};

		if (position > TRIPLE + 1)
			choose(sweep, position - 1, c, next);
		else
			add_block(sweep, next, c, below - 1);
	}
}

void sweep_run(enum cpu_path path, enum sweep_method method, int count, sweep_fn *take,
	void *context)
{
	static const unsigned part[] = {EVAL_FIVE, EVAL_SIX, EVAL_SEVEN};
	static struct sweep_sweep sweep; /* large */

	sweep.path = path;
	sweep.method = method;
	sweep.take = take;
	sweep.context = context;
	sweep.length = 0;
	for (unsigned position = 1; position <= HAND_MAX; position++)
		for (unsigned rank = 0; rank < CARD_RANKS; rank++)
			sweep.term[position][rank] =
				(uint16_t)colex_choose(rank + position - 1, position);
	if (method == SWEEP_SINGLE)
		list_places(CARD_COUNT - 2, sweep.below.places);
	for (unsigned suit = 0; suit < CARD_SUITS; suit++)
		list_flushes(suit, &sweep.flushes);
	choose(&sweep, (unsigned)count, CARD_COUNT,
		(struct prefix){eval_values + part[count - HAND_MIN], 0, 0});
	give(&sweep);
}
