#include "odds/preflop/preflop.h"

#include "odds/preflop/preflop_table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SUIT_PAIRS = CARD_SUITS * CARD_SUITS };

#define SECONDS_A_MATCHUP 2.5e-9
#define SECONDS_A_COMBO   5e-9

/* A side by classes. It is uniform when each of its classes is complete and all its combos have the
 * same weight, so that no renaming of suits changes the side. */
struct by_class {
	bool uniform;
	int classes;
	uint64_t weight[COMBO_CLASSES]; /* of all combos of the class */
	combo one[COMBO_CLASSES];       /* some combo of the class */
};

struct preflop_memory {
	const struct spot *spot;
	struct by_class by_class[2];

	/* The side that is looked up combo by combo, each of them against ... */
	int combos;
	struct {
		card_set set;
		uint32_t weight;
		uint8_t pair, suits;
	} looked[COMBO_COUNT];

	/* ... every one of these, of the other side. */
	int first_side, firsts;
	combo first[COMBO_COUNT];
	uint64_t first_weight[COMBO_COUNT];
};

void preflop_look_up(combo a, combo b, uint32_t *wins, uint32_t *ties)
{
	const bool swapped = combo_pair(a) < combo_pair(b);
	const struct matchup *found =
		&matchups[swapped ? matchup_entry(b, a) : matchup_entry(a, b)];

	*ties = found->ties;
	*wins = swapped ? MATCHUP_BOARDS - found->wins - found->ties : found->wins;
}

/* How many combos a class has. */
static int class_size(int class)
{
	const int row = class / CARD_RANKS, column = class % CARD_RANKS;

	return row == column ? 6 : row < column ? 4 : 12;
}

static void by_class_init(struct by_class *by, const struct spot_side *side)
{
	uint16_t weight[COMBO_CLASSES];
	uint8_t count[COMBO_CLASSES];

	by->uniform = true;
	by->classes = 0;
	memset(count, 0, sizeof count);
	for (int i = 0; i < side->count; i++) {
		const int class = combo_class(side->combos[i]);

		if (!count[class]++) {
			by->classes++;
			by->one[class] = side->combos[i];
			weight[class] = side->weight[i];
			by->weight[class] = 0;
		}
		by->uniform = by->uniform && weight[class] == side->weight[i];
		by->weight[class] += side->weight[i];
	}
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		by->uniform = by->uniform && (!count[class] || count[class] == class_size(class));
		if (!count[class])
			by->weight[class] = 0;
	}
}

/* The side to take by classes, one combo for each, which is possible when the other side is
 * uniform; -1 when neither side can be. */
static int side_by_class(const struct spot *spot, const struct by_class by[2])
{
	const int a = by[0].classes * spot->side[1].count, b = by[1].classes * spot->side[0].count;

	if (by[0].uniform && by[1].uniform)
		return a <= b ? 0 : 1;
	return by[1].uniform ? 0 : by[0].uniform ? 1 : -1;
}

static double preflop_cost(const struct spot *spot, bool detail)
{
	struct by_class by[2];
	int side;
	double firsts;

	if (spot->players != 2 || spot->board_count || spot->dead || detail)
		return HUGE_VAL;
	by_class_init(&by[0], &spot->side[0]);
	by_class_init(&by[1], &spot->side[1]);
	side = side_by_class(spot, by);
	firsts = side < 0 ? spot->side[0].count : by[side].classes;
	return firsts * spot->side[side == 1 ? 0 : 1].count * SECONDS_A_MATCHUP +
	       (spot->side[0].count + spot->side[1].count) * SECONDS_A_COMBO + 1e-7;
}

static uint32_t preflop_parts(const struct spot *spot, bool detail)
{
	(void)spot;
	(void)detail;
	return 1;
}

static void list_combos(struct preflop_memory *memory, const struct spot_side *side)
{
	memory->combos = side->count;
	for (int i = 0; i < side->count; i++) {
		const card *cards = combo_cards[side->combos[i]];

		memory->looked[i].set = combo_set(side->combos[i]);
		memory->looked[i].weight = side->weight[i];
		memory->looked[i].pair = (uint8_t)combo_pair(side->combos[i]);
		memory->looked[i].suits =
			(uint8_t)(card_suit(cards[0]) * CARD_SUITS + card_suit(cards[1]));
	}
}

static void list_firsts(struct preflop_memory *memory, const struct spot_side *side,
	const struct by_class *by)
{
	memory->firsts = 0;
	for (int i = 0; !by && i < side->count; i++) {
		memory->first[memory->firsts] = side->combos[i];
		memory->first_weight[memory->firsts++] = side->weight[i];
	}
	for (int class = 0; by && class < COMBO_CLASSES; class ++)
		if (by->weight[class]) {
			memory->first[memory->firsts] = by->one[class];
			memory->first_weight[memory->firsts++] = by->weight[class];
		}
}

static status_code preflop_begin(void **memory, const struct spot *spot, bool detail,
	enum cpu_path path)
{
	struct preflop_memory *own = *memory ? *memory : malloc(sizeof *own);
	int side;

	(void)detail;
	(void)path;
	*memory = own;
	if (!own)
		return STATUS_NO_MEMORY;
	own->spot = spot;
	by_class_init(&own->by_class[0], &spot->side[0]);
	by_class_init(&own->by_class[1], &spot->side[1]);
	side = side_by_class(spot, own->by_class);
	own->first_side = side < 0 ? 0 : side;
	list_firsts(own, &spot->side[own->first_side], side < 0 ? NULL : &own->by_class[side]);
	list_combos(own, &spot->side[1 - own->first_side]);
	return STATUS_OK;
}

/* Of one combo against all combos of the other side: the weights of the boards that it wins and
 * ties, and of the match-ups. */
struct sums {
	uint64_t wins, ties, plays;
};

static struct sums against_all(const struct preflop_memory *memory, combo h)
{
	const int pair = combo_pair(h);
	const int high = card_suit(combo_cards[h][0]), low = card_suit(combo_cards[h][1]);
	const card_set set = combo_set(h);
	uint8_t pattern[2][SUIT_PAIRS]; /* by the other's suits: h first, the other first */
	struct sums sums = {0, 0, 0};

	for (int suits = 0; suits < SUIT_PAIRS; suits++) {
		const int a = suits / CARD_SUITS, b = suits % CARD_SUITS;

		pattern[0][suits] = (uint8_t)matchup_pattern(high, low, a, b);
		pattern[1][suits] = (uint8_t)matchup_pattern(a, b, high, low);
	}
	for (int i = 0; i < memory->combos; i++) {
		const int other = memory->looked[i].pair, suits = memory->looked[i].suits;
		const uint64_t weight =
			memory->looked[i].set & set ? 0 : (uint64_t)memory->looked[i].weight;
		const bool swapped = other > pair;
		const struct matchup *found =
			&matchups[swapped ? matchup_place(other, pair) + pattern[1][suits]
					  : matchup_place(pair, other) + pattern[0][suits]];
		const uint32_t wins =
			swapped ? MATCHUP_BOARDS - found->wins - found->ties : found->wins;

		sums.wins += weight * wins;
		sums.ties += weight * found->ties;
		sums.plays += weight;
	}
	return sums;
}

static void preflop_part(void *memory, uint32_t part, struct tally *tally)
{
	const struct preflop_memory *own = memory;
	const unsigned first = 1u << own->first_side, second = 3 - first;
	deal_count wins = 0, ties = 0, plays = 0;

	(void)part;
	for (int i = 0; i < own->firsts; i++) {
		const struct sums sums = against_all(own, own->first[i]);

		wins += (deal_count)own->first_weight[i] * sums.wins;
		ties += (deal_count)own->first_weight[i] * sums.ties;
		plays += (deal_count)own->first_weight[i] * sums.plays;
	}
	tally->by_winners[first] += wins;
	tally->by_winners[3] += ties;
	tally->by_winners[second] += plays * MATCHUP_BOARDS - wins - ties;
}

static void preflop_free(void *memory)
{
	free(memory);
}

const struct method preflop_method = {"matchups", preflop_cost, preflop_parts, preflop_begin,
	preflop_part, preflop_free};
