/* The methods that count joint deals one by one: spots of single hands, and spots with few joint
 * combos, in which those that a suit permutation maps to one another are counted once. */
#include "odds/count/count_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* -- common to both --------------------------------------------------------- */

/* The estimated seconds for counting one joint deal. */
static double seconds_a_deal(int players, int to_come, bool detail)
{
	static const double two_players[SPOT_BOARD + 1] = {0.2e-6, 0.4e-6, 0.8e-6, 2e-6, 6e-6,
		18e-6};

	return two_players[to_come] * (0.5 + 0.25 * players) * (detail ? 7 : 1);
}

/* Adds a result to a tally `weight` times. */
static void add_result(const struct count_result *result, deal_count weight, struct tally *tally)
{
	for (int set = 1; set < 1 << result->players; set++)
		tally->by_winners[set] += weight * result->by_winners[set];
	if (!result->detail)
		return;
	for (int player = 0; player < result->players; player++)
		for (int category = 0; category < CATEGORY_COUNT; category++) {
			struct tally_ends *to = &tally->ends[TALLY_HIGH][player][category];

			to->all += weight * result->ends[player][category].all;
			to->won += weight * result->ends[player][category].won;
			to->tied += weight * result->ends[player][category].tied;
		}
}

/* -- single hands ----------------------------------------------------------- */

struct count_methods_counting {
	struct count *count;
	const struct spot *spot;
	bool detail;
};

static bool single_hands(const struct spot *spot)
{
	for (int i = 0; i < spot->players; i++)
		if (spot->side[i].count != 1)
			return false;
	return true;
}

static double counting_cost(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;

	if (!spot || !single_hands(spot) || !count_game_of(spot->game->evaluator))
		return HUGE_VAL;
	return seconds_a_deal(spot->players, spot->to_come, detail);
}

static void counting_free(void *memory)
{
	struct count_methods_counting *counting = memory;

	if (!counting)
		return;
	count_free(counting->count);
	free(counting);
}

static status_code make_counting(void **memory)
{
	struct count_methods_counting *counting = *memory ? *memory : calloc(1, sizeof *counting);

	*memory = counting;
	if (counting && !counting->count)
		counting->count = count_new();
	return counting && counting->count ? STATUS_OK : STATUS_NO_MEMORY;
}

static status_code counting_begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	const struct spot *spot = matchup->two;
	const status_code status = make_counting(memory);
	struct count_methods_counting *counting = *memory;

	if (status)
		return status;
	counting->spot = spot;
	counting->detail = detail;
	count_on(counting->count, spot->game, path, spot->board, spot->board_count, spot->live);
	return STATUS_OK;
}

static void counting_part(void *memory, uint32_t part, struct tally *tally)
{
	const struct count_methods_counting *counting = memory;
	const struct spot *spot = counting->spot;
	combo held[SPOT_PLAYERS_MAX];

	(void)part;
	for (int i = 0; i < spot->players; i++)
		held[i] = spot->side[i].combos[0];
	add_result(count_hands(counting->count, held, spot->players, counting->detail), 1, tally);
}

const struct method count_method = {"count", NULL, counting_cost, method_one_part, counting_begin,
	counting_part, counting_free};

/* -- few joint combos ------------------------------------------------------- */

enum {
	SLOTS_MIN = 1024,
	COMBO_BITS = 11 /* per player in the key of a joint combo: at most 110 of 128 */
};

#define JOINT_MAX       4e6    /* listing more joint combos takes too long */
#define SECONDS_A_JOINT 1.5e-8 /* to find the class of a joint combo */
#define CLASSES_A_PART  2000.0 /* before the flop */

/* The joint combo that represents a class, and the weight of all joint combos of the class. */
struct class
{
	deal_count key, weight; /* weight 0: an empty slot */
};

struct classes {
	const struct spot *spot;
	bool detail;
	uint32_t parts;
	struct count *count;
	struct class *slot; /* by a hash of the key; later the classes, without gaps */
	size_t slots, used;
	bool failed; /* out of memory */

	/* The suit permutations that leave the board and the dead cards unchanged, and the image of
	 * each combo of each side under each permutation. */
	int renamings;
	uint16_t renamed[SPOT_PLAYERS_MAX][COMBO_COUNT][SUITS_ALL];
};

/* Lists the suit permutations that leave the board and the dead cards unchanged. */
static void list_renamings(const struct spot *spot, struct suits_list *list)
{
	list->count = 0;
	for (int i = 0; i < SUITS_ALL; i++)
		if (suits_set(&suits_all[i], spot->board_set) == spot->board_set &&
			suits_set(&suits_all[i], spot->dead) == spot->dead)
			list->suits[list->count++] = suits_all[i];
}

/* The number of joint combos, including those with a repeated card. */
static double joint_combos(const struct spot *spot)
{
	double joint = 1;

	for (int i = 0; i < spot->players; i++)
		joint *= spot->side[i].count;
	return joint;
}

/* Estimates the number of classes. It is larger than joint combos divided by permutations, since a
 * joint combo that some permutation leaves unchanged has a smaller class. */
static double guessed_classes(const struct spot *spot)
{
	const double joint = joint_combos(spot);
	struct suits_list renamings;
	double guess;

	list_renamings(spot, &renamings);
	guess = 1.4 * joint / renamings.count;
	return guess < 1 ? 1 : guess > joint ? joint : guess;
}

static double classes_cost(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;
	const double joint = spot ? joint_combos(spot) : HUGE_VAL;

	if (!spot || joint > JOINT_MAX || spot_deals_bound(spot) > SPOT_COUNTABLE ||
		!count_game_of(spot->game->evaluator))
		return HUGE_VAL;
	return joint * SECONDS_A_JOINT +
	       guessed_classes(spot) * seconds_a_deal(spot->players, spot->to_come, detail);
}

static uint32_t classes_parts(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;

	return (uint32_t)(guessed_classes(spot) / CLASSES_A_PART * (detail ? 8 : 1)) + 1;
}

static size_t slot_of(const struct classes *classes, deal_count key)
{
	const uint64_t mixed =
		((uint64_t)key ^ (uint64_t)(key >> 64) * UINT64_C(0x9e3779b97f4a7c15)) *
		UINT64_C(0xbf58476d1ce4e5b9);
	size_t at = (size_t)(mixed >> 32) & (classes->slots - 1);

	while (classes->slot[at].weight && classes->slot[at].key != key)
		at = (at + 1) & (classes->slots - 1);
	return at;
}

/* Doubles the slots. */
static bool grow(struct classes *classes)
{
	struct class *old = classes->slot;
	const size_t slots = classes->slots;
	struct class *slot = calloc(2 * slots, sizeof *slot);

	if (!slot)
		return false;
	classes->slot = slot;
	classes->slots = 2 * slots;
	for (size_t i = 0; i < slots; i++)
		if (old[i].weight)
			slot[slot_of(classes, old[i].key)] = old[i];
	free(old);
	return true;
}

/* Iterates over all combos of player `level` and of the later players. The representative of a
 * class is the least of its joint combos, comparing players in order. `key` has the least image of
 * the earlier players' combos, and `open` is the set of the permutations that produce it. */
static void deal_level(struct classes *classes, int level, card_set used, uint32_t open,
	deal_count key, deal_count weight)
{
	const struct spot_side *side = &classes->spot->side[level];

	for (int i = 0; i < side->count && !classes->failed; i++) {
		const uint16_t *renamed = classes->renamed[level][i];
		const card_set set = combo_set(side->combos[i]);
		const deal_count product = weight * side->weight[i];
		uint16_t least = COMBO_COUNT;
		uint32_t still = 0;
		deal_count longer;

		if (set & used)
			continue;
		for (uint32_t rest = open; rest; rest &= rest - 1) {
			const uint16_t h = renamed[__builtin_ctz(rest)];

			if (h < least) {
				least = h;
				still = 0;
			}
			if (h == least)
				still |= rest & -rest;
		}
		longer = key << COMBO_BITS | least;
		if (level + 1 == classes->spot->players) {
			struct class *slot = &classes->slot[slot_of(classes, longer)];

			classes->used += !slot->weight;
			slot->key = longer;
			slot->weight += product;
			if (2 * classes->used >= classes->slots)
				classes->failed = !grow(classes);
		} else
			deal_level(classes, level + 1, used | set, still, longer, product);
	}
}

static void classes_free(void *memory)
{
	struct classes *classes = memory;

	if (!classes)
		return;
	count_free(classes->count);
	free(classes->slot);
	free(classes);
}

static status_code make_room(struct classes *classes)
{
	if (!classes->count)
		classes->count = count_new();
	if (!classes->slot) {
		classes->slots = SLOTS_MIN;
		classes->slot = malloc(classes->slots * sizeof *classes->slot);
	}
	if (!classes->count || !classes->slot)
		return STATUS_NO_MEMORY;
	memset(classes->slot, 0, classes->slots * sizeof *classes->slot);
	classes->used = 0;
	classes->failed = false;
	return STATUS_OK;
}

static status_code classes_begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	const struct spot *spot = matchup->two;
	struct classes *classes = *memory ? *memory : calloc(1, sizeof *classes);
	size_t used = 0;
	struct suits_list renamings;

	*memory = classes;
	if (!classes || make_room(classes))
		return STATUS_NO_MEMORY;
	classes->spot = spot;
	classes->detail = detail;
	classes->parts = classes_parts(matchup, detail);
	list_renamings(classes->spot, &renamings);
	classes->renamings = renamings.count;
	for (int player = 0; player < classes->spot->players; player++) {
		const struct spot_side *side = &classes->spot->side[player];

		for (int i = 0; i < side->count; i++)
			for (int r = 0; r < classes->renamings; r++)
				classes->renamed[player][i][r] =
					combo_with_suits(side->combos[i], &renamings.suits[r]);
	}
	deal_level(classes, 0, 0, (UINT32_C(1) << classes->renamings) - 1, 0, 1);
	if (classes->failed)
		return STATUS_NO_MEMORY;
	for (size_t i = 0; i < classes->slots; i++)
		if (classes->slot[i].weight)
			classes->slot[used++] = classes->slot[i];
	count_on(classes->count, spot->game, path, spot->board, spot->board_count, spot->live);
	return STATUS_OK;
}

static void classes_part(void *memory, uint32_t part, struct tally *tally)
{
	const struct classes *classes = memory;
	const int players = classes->spot->players;
	const size_t from = classes->used * part / classes->parts;
	const size_t to = classes->used * (part + 1) / classes->parts;

	for (size_t i = from; i < to; i++) {
		deal_count key = classes->slot[i].key;
		combo held[SPOT_PLAYERS_MAX];

		for (int player = players - 1; player >= 0; player--, key >>= COMBO_BITS)
			held[player] = (combo)(key & ((1 << COMBO_BITS) - 1));
		add_result(count_hands(classes->count, held, players, classes->detail),
			classes->slot[i].weight, tally);
	}
}

const struct method count_classes_method = {"classes", NULL, classes_cost, classes_parts,
	classes_begin, classes_part, classes_free};
