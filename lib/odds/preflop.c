/* The sum over all pairs of combos, one of each side, of weights times counts from the table.
 *
 * Two properties make the sum short. If one side is uniform, that is, no suit permutation changes
 * it, all combos of a class of the other side have the same result against it: one combo is looked
 * up per class, with the weight of all. And against one combo, the combos of a side with the same
 * ranks have neighbouring entries, which are added before they are weighted.
 *
 * Example: random against random is 1,326 x 1,326 pairs; by classes it is 169 x 1,326, in 169 x 91
 * runs of 6 or 16. */
#include "odds/preflop.h"

#include "odds/method.h"
#include "odds/preflop_counts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SUIT_PAIRS = CARD_SUITS * CARD_SUITS };

#define SECONDS_A_MATCHUP 5e-10
#define SECONDS_A_COMBO   1e-8

/* In a build without the table. */
#define SECONDS_A_COUNT 2e-5
enum { LOOKUPS_A_PART = 2000 };

/* Combos of a side with the same ranks and weight: those from `from` to before `to` of
 * preflop_memory.suits. */
struct preflop_run {
	int pair, from, to;
	uint32_t weight;
};

struct preflop_memory {
	/* Looked up one by one: all combos of a side, or one per class with the weight of the
	 * class. */
	int first_side, firsts;
	combo first[COMBO_COUNT];
	uint64_t first_weight[COMBO_COUNT];

	/* The other side, all of whose combos are looked up against each of these. */
	int runs;
	struct preflop_run run[COMBO_COUNT];
	uint8_t suits[COMBO_COUNT];
	uint16_t weight[COMBO_COUNT]; /* per combo */
	uint64_t weight_with[CARD_COUNT], weight_sum;

	/* The pattern of two combos by their suits, with the greater pair of ranks first; [1] if
	 * that is the second one. */
	uint8_t pattern[2][SUIT_PAIRS][SUIT_PAIRS];

	/* In a build without the table, the matchups counted so far, which are not this memory's
	 * own, and the combos of the other side. */
	struct preflop_counts *counts;
	const struct spot_side *others;
	uint32_t parts;
};

static const struct preflop_count *table_of(const struct preflop_memory *own)
{
	return preflop_table() ? preflop_table() : preflop_counts_entries(own->counts);
}

void preflop_look_up(combo a, combo b, uint32_t *wins, uint32_t *ties)
{
	const bool swapped = combo_pair(a) < combo_pair(b);
	const struct preflop_count *found =
		preflop_table() + (swapped ? preflop_entry(b, a) : preflop_entry(a, b));

	*wins = swapped ? found->losses : found->wins;
	*ties = PREFLOP_BOARDS - found->wins - found->losses;
}

/* -- sides ------------------------------------------------------------------ */

/* The number of combos of a class. */
static int class_size(int class)
{
	const int row = class / CARD_RANKS, column = class % CARD_RANKS;

	return row == column ? 6 : row < column ? 4 : 12;
}

/* The number of classes of a side. It is uniform if each is complete and all combos of a class have
 * the same weight. */
static int count_classes(const struct spot_side *side, bool *uniform)
{
	uint16_t weight[COMBO_CLASSES];
	uint8_t seen[COMBO_CLASSES];
	int classes = 0, combos = 0; /* of the complete classes */

	*uniform = true;
	if (side->full)
		return COMBO_CLASSES;
	memset(seen, 0, sizeof seen);
	for (int i = 0; i < side->count; i++) {
		const int class = combo_class(side->combos[i]);

		if (!seen[class]) {
			seen[class] = 1;
			weight[class] = side->weight[i];
			classes++;
			combos += class_size(class);
		}
		*uniform = *uniform && weight[class] == side->weight[i];
	}
	*uniform = *uniform && combos == side->count;
	return classes;
}

/* Chooses the side that is looked up one by one. Returns the number of lookups in the other side,
 * and whether they are by class, which requires the other side to be uniform. */
static int choose_first(const struct spot *spot, int *side, bool *by_class)
{
	bool uniform[2];
	const int a = count_classes(&spot->side[0], &uniform[0]);
	const int b = count_classes(&spot->side[1], &uniform[1]);

	*by_class = uniform[0] || uniform[1];
	if (uniform[0] && uniform[1])
		*side = a * spot->side[1].count > b * spot->side[0].count;
	else
		*side = uniform[0];
	return !*by_class ? spot->side[0].count : *side ? b : a;
}

/* The number of lookups of a spot. */
static double count_lookups(const struct spot *spot)
{
	int side;
	bool by_class;
	const double firsts = choose_first(spot, &side, &by_class);

	return firsts * spot->side[1 - side].count;
}

static double preflop_cost(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;
	double lookups;

	if (!spot || spot->game != &game_holdem || spot->players != 2 || spot->board_count ||
		spot->dead || detail)
		return HUGE_VAL;
	lookups = count_lookups(spot);
	if (!preflop_table())
		return lookups > 1 ? fmin(lookups, PREFLOP_DISTINCT) * SECONDS_A_COUNT : HUGE_VAL;
	return lookups * SECONDS_A_MATCHUP +
	       (spot->side[0].count + spot->side[1].count) * SECONDS_A_COMBO + 1e-7;
}

static uint32_t preflop_parts(const struct matchup *matchup, bool detail)
{
	(void)detail;
	return preflop_table() ? 1 : 1 + (uint32_t)count_lookups(matchup->two) / LOOKUPS_A_PART;
}

/* -- preparing both sides ----------------------------------------------------- */

static void list_firsts(struct preflop_memory *own, const struct spot_side *side, bool by_class)
{
	uint16_t listed[COMBO_CLASSES]; /* 1 + the index of a class in the list, or 0 */

	own->firsts = 0;
	memset(listed, 0, sizeof listed);
	for (int i = 0; i < side->count; i++) {
		const int class = combo_class(side->combos[i]);

		if (!by_class || !listed[class]) {
			own->first[own->firsts] = side->combos[i];
			own->first_weight[own->firsts] = 0;
			listed[class] = (uint16_t)++own->firsts;
		}
		own->first_weight[listed[class] - 1] += side->weight[i];
	}
}

/* The suits of a combo's cards as one number. */
static int suits_of(combo h)
{
	return card_suit(combo_cards[h][0]) * CARD_SUITS + card_suit(combo_cards[h][1]);
}

/* Sorts the combos by ranks, and those of the same ranks by weight, and finds the runs. */
static void list_runs(struct preflop_memory *own, const struct spot_side *side)
{
	int start[COMBO_PAIRS + 1] = {0}, end[COMBO_PAIRS];
	combo list[COMBO_COUNT];

	own->runs = 0;
	for (int i = 0; i < side->count; i++)
		start[combo_pair(side->combos[i]) + 1]++;
	for (int pair = 0; pair < COMBO_PAIRS; pair++) {
		start[pair + 1] += start[pair];
		end[pair] = start[pair];
	}
	for (int i = 0; i < side->count; i++) {
		const combo h = side->combos[i];
		const int pair = combo_pair(h);
		int at = end[pair]++;

		for (; at > start[pair] && own->weight[list[at - 1]] > side->weight[i]; at--)
			list[at] = list[at - 1];
		list[at] = h;
	}
	for (int i = 0; i < side->count; i++) {
		struct preflop_run *run = &own->run[own->runs];
		const combo h = list[i];

		if (!own->runs || run[-1].pair != combo_pair(h) ||
			run[-1].weight != own->weight[h]) {
			*run = (struct preflop_run){combo_pair(h), i, i, own->weight[h]};
			own->runs++;
		}
		own->run[own->runs - 1].to++;
		own->suits[i] = (uint8_t)suits_of(h);
	}
}

static void add_weights(struct preflop_memory *own, const struct spot_side *side)
{
	own->weight_sum = side->weight_sum;
	memset(own->weight, 0, sizeof own->weight);
	memset(own->weight_with, 0, sizeof own->weight_with);
	for (int i = 0; i < side->count; i++) {
		const combo h = side->combos[i];

		own->weight[h] = side->weight[i];
		own->weight_with[combo_cards[h][0]] += side->weight[i];
		own->weight_with[combo_cards[h][1]] += side->weight[i];
	}
}

static struct preflop_memory *memory_new(void)
{
	struct preflop_memory *own = malloc(sizeof *own);

	for (int a = 0; own && a < SUIT_PAIRS; a++)
		for (int b = 0; b < SUIT_PAIRS; b++)
			own->pattern[0][a][b] = own->pattern[1][b][a] =
				(uint8_t)preflop_pattern(a / CARD_SUITS, a % CARD_SUITS,
					b / CARD_SUITS, b % CARD_SUITS);
	return own;
}

static status_code preflop_begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	const struct spot *spot = matchup->two;
	struct preflop_memory *own = *memory ? *memory : memory_new();
	bool by_class;

	(void)path;
	*memory = own;
	if (!own)
		return STATUS_NO_MEMORY;
	choose_first(spot, &own->first_side, &by_class);
	if (!preflop_table()) {
		own->counts = preflop_counts_kept();
		own->parts = preflop_parts(matchup, detail);
		own->others = &spot->side[1 - own->first_side];
		if (!own->counts)
			return STATUS_NO_MEMORY;
	}
	list_firsts(own, &spot->side[own->first_side], by_class);
	add_weights(own, &spot->side[1 - own->first_side]);
	list_runs(own, &spot->side[1 - own->first_side]);
	return STATUS_OK;
}

/* -- the sum ---------------------------------------------------------------- */

/* One combo against all combos of the other side: the weights of the boards that it wins and loses,
 * and of the matchups. */
struct sums {
	uint64_t wins, losses, plays;
};

static struct sums against_all(const struct preflop_memory *own, combo h)
{
	const struct preflop_count *table = table_of(own);
	const int pair = combo_pair(h), suits = suits_of(h);
	struct sums sums = {0, 0, 0};

	for (int i = 0; i < own->runs; i++) {
		const struct preflop_run *run = &own->run[i];
		const bool swapped = run->pair > pair;
		const struct preflop_count *entries =
			table +
			(swapped ? preflop_place(run->pair, pair) : preflop_place(pair, run->pair));
		const uint8_t *pattern = own->pattern[swapped][suits];
		uint32_t wins = 0, losses = 0; /* a run has 16 combos at most */

		for (int at = run->from; at < run->to; at++) {
			wins += entries[pattern[own->suits[at]]].wins;
			losses += entries[pattern[own->suits[at]]].losses;
		}
		sums.wins += (uint64_t)run->weight * (swapped ? losses : wins);
		sums.losses += (uint64_t)run->weight * (swapped ? wins : losses);
	}
	/* all except those with one of its cards; the combo itself has both, and is subtracted
	 * once */
	sums.plays = own->weight_sum - own->weight_with[combo_cards[h][0]] -
		     own->weight_with[combo_cards[h][1]] + own->weight[h];
	return sums;
}

/* In a build without the table, counts the matchups of a combo that have not been counted. */
static void count_matchups(const struct preflop_memory *own, combo h)
{
	const card_set set = combo_set(h);
	uint32_t wins, ties;

	for (int i = 0; i < own->others->count; i++)
		if (!(set & combo_set(own->others->combos[i])))
			preflop_counts_look_up(own->counts, h, own->others->combos[i], &wins,
				&ties);
}

static void preflop_part(void *memory, uint32_t part, struct tally *tally)
{
	const struct preflop_memory *own = memory;
	const unsigned first = 1u << own->first_side, second = 3 - first;
	deal_count wins = 0, losses = 0, plays = 0;
	int from = 0, to = own->firsts;

	if (!preflop_table()) {
		from = (int)((uint64_t)own->firsts * part / own->parts);
		to = (int)((uint64_t)own->firsts * (part + 1) / own->parts);
	}
	for (int i = from; i < to; i++) {
		struct sums sums;

		if (!preflop_table())
			count_matchups(own, own->first[i]);
		sums = against_all(own, own->first[i]);
		wins += (deal_count)own->first_weight[i] * sums.wins;
		losses += (deal_count)own->first_weight[i] * sums.losses;
		plays += (deal_count)own->first_weight[i] * sums.plays;
	}
	tally->by_winners[first] += wins;
	tally->by_winners[second] += losses;
	tally->by_winners[3] += plays * PREFLOP_BOARDS - wins - losses;
}

static void preflop_free(void *memory)
{
	free(memory);
}

const struct method preflop_method = {"matchups", NULL, preflop_cost, preflop_parts, preflop_begin,
	preflop_part, preflop_free};
