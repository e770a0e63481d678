/* The joint combos of several players: listed, or counted by a tree. */
#include "odds/sample/sample_internal.h"

#include <stdlib.h>
#include <string.h>

/* -- listed --------------------------------------------------------------- */

/* Makes space for `entries` entries of the list's players. */
static bool grow(struct sample_list *list, size_t entries)
{
	const size_t pairs = entries * (size_t)list->players + 1; /* two are read at once */

	if (entries > list->room) {
		size_t room = entries > 2 * list->room ? entries : 2 * list->room;
		card_set *set = realloc(list->set, room * sizeof *set);
		uint64_t *weight = realloc(list->weight, room * sizeof *weight);

		if (set)
			list->set = set;
		if (weight)
			list->weight = weight;
		if (!set || !weight)
			return false;
		list->room = room;
	}
	if (pairs > list->pairs_room) {
		size_t room = pairs > 2 * list->pairs_room ? pairs : 2 * list->pairs_room;
		card_pair *resized = realloc(list->pairs, room * sizeof *resized);

		if (!resized)
			return false;
		list->pairs = resized;
		list->pairs_room = room;
	}
	return true;
}

static void add_up(struct sample_list *list)
{
	list->cards = 0;
	list->weight_sum = 0;
	for (uint32_t i = 0; i < list->count; i++) {
		list->cards |= list->set[i];
		list->weight_sum += list->weight[i];
	}
}

status_code sample_list_of(struct sample_list *list, const struct spot *spot, int player,
	card_set used)
{
	const struct spot_side *side = &spot->side[player];

	list->players = 1;
	list->player[0] = (uint8_t)player;
	if (!grow(list, (size_t)side->count))
		return STATUS_NO_MEMORY;
	list->count = 0;
	list->uniform = side->uniform;
	for (int i = 0; i < side->count; i++) {
		const card *cards = combo_cards[side->combos[i]];

		if (used & combo_set(side->combos[i]))
			continue;
		list->set[list->count] = combo_set(side->combos[i]);
		list->pairs[list->count] = (card_pair)(cards[0] | cards[1] << 8);
		list->weight[list->count++] = side->weight[i];
	}
	add_up(list);
	return STATUS_OK;
}

status_code sample_list_of_hands(struct sample_list *list, const struct matchup *matchup,
	int player)
{
	const struct hands *hands = &matchup->player[player].range->hands;
	const unsigned unit = matchup->side[player].unit;

	list->players = 0;
	if (!grow(list, matchup->side[player].hands))
		return STATUS_NO_MEMORY;
	list->count = 0;
	list->uniform = true;
	for (uint32_t i = 0; i < hands->count; i++) {
		if (hands->set[i] & ~matchup->live)
			continue;
		list->set[list->count] = hands->set[i];
		list->weight[list->count++] = hands->weight[i] / unit;
		list->uniform = list->uniform && hands->weight[i] == unit;
	}
	add_up(list);
	return STATUS_OK;
}

bool sample_list_joinable(const struct sample_list *a, const struct sample_list *b)
{
	return (deal_count)a->weight_sum * b->weight_sum >> 62 == 0;
}

/* Joins entry `i` of `a` with all disjoint entries of `b`, and appends the results to the list. */
static void join_entry(struct sample_list *list, const struct sample_list *a, uint32_t i,
	const struct sample_list *b)
{
	const size_t ahead = (size_t)a->players, behind = (size_t)b->players;
	card_pair *pairs = list->pairs + list->count * (ahead + behind);
	uint32_t n = list->count;

	for (uint32_t j = 0; j < b->count; j++) {
		if (a->set[i] & b->set[j])
			continue;
		list->set[n] = a->set[i] | b->set[j];
		list->weight[n++] = a->uniform && b->uniform ? 1 : a->weight[i] * b->weight[j];
		for (size_t k = 0; k < ahead; k++)
			*pairs++ = a->pairs[i * ahead + k];
		for (size_t k = 0; k < behind; k++)
			*pairs++ = b->pairs[j * behind + k];
	}
	list->count = n;
}

status_code sample_list_join(struct sample_list *list, const struct sample_list *a,
	const struct sample_list *b, uint32_t most, bool *fits)
{
	list->players = a->players + b->players;
	memcpy(list->player, a->player, (size_t)a->players);
	memcpy(list->player + a->players, b->player, (size_t)b->players);
	list->uniform = a->uniform && b->uniform;
	list->count = 0;
	for (uint32_t i = 0; i < a->count && list->count <= most; i++) {
		if (!grow(list, (size_t)list->count + b->count))
			return STATUS_NO_MEMORY;
		join_entry(list, a, i, b);
	}
	add_up(list);
	*fits = list->count <= most;
	return STATUS_OK;
}

/* Each entry has a column of height weight_sum, and fills `count` times its weight of the columns.
 * Each step selects an entry with less left than a column, which gets its own column, and fills the
 * rest of that from an entry with more. `rest` is the weight that each entry has left. `order`
 * holds the entries with less than a column from the front, and the others from the end. */
static void fill_columns(struct sample_list *list, deal_count *rest, uint32_t *order)
{
	const uint64_t height = list->weight_sum;
	uint32_t low = 0, high = list->count;

	for (uint32_t i = 0; i < list->count; i++) {
		rest[i] = (deal_count)list->weight[i] * list->count;
		if (rest[i] < height)
			order[low++] = i;
		else
			order[--high] = i;
	}
	while (low > 0) {
		uint32_t i = order[--low], from = order[high];

		list->height[i] = (uint64_t)rest[i];
		list->other[i] = from;
		rest[from] -= height - rest[i];
		if (rest[from] < height) {
			order[low++] = from;
			high++;
		}
	}
	for (; high < list->count; high++) { /* the rest of these is exactly a column */
		list->height[order[high]] = height;
		list->other[order[high]] = order[high];
	}
}

static bool grow_columns(struct sample_list *list)
{
	uint64_t *height = realloc(list->height, list->room * sizeof *height);
	uint32_t *other = realloc(list->other, list->room * sizeof *other);

	if (height)
		list->height = height;
	if (other)
		list->other = other;
	if (!height || !other)
		return false;
	list->columns_room = list->room;
	return true;
}

status_code sample_list_seal(struct sample_list *list)
{
	deal_count *rest;
	uint32_t *order;

	if (list->uniform)
		return STATUS_OK;
	if (list->count > list->columns_room && !grow_columns(list))
		return STATUS_NO_MEMORY;
	rest = malloc(list->count * sizeof *rest);
	order = calloc(list->count, sizeof *order);
	if (rest && order)
		fill_columns(list, rest, order);
	free(order);
	free(rest);
	return rest && order ? STATUS_OK : STATUS_NO_MEMORY;
}

bool sample_list_same(const struct sample_list *a, const struct sample_list *b)
{
	const size_t count = a->count;

	return a->count == b->count && a->players == b->players && a->uniform == b->uniform &&
	       !memcmp(a->pairs, b->pairs, count * (size_t)a->players * sizeof *a->pairs) &&
	       !memcmp(a->weight, b->weight, count * sizeof *a->weight);
}

void sample_list_free(struct sample_list *list)
{
	free(list->set);
	free(list->weight);
	free(list->pairs);
	free(list->height);
	free(list->other);
	memset(list, 0, sizeof *list);
}

/* -- counted -------------------------------------------------------------- */

enum { SLOTS = 2 * SAMPLE_TREE_NODES, SLOT_BITS = 21 };

/* a += b * weight, both with `limbs` limbs. */
static void add(struct sample_ways *a, const struct sample_ways *b, unsigned weight, int limbs)
{
	deal_count carry = 0;

	for (int i = 0; i < limbs; i++) {
		carry += (deal_count)b->limb[i] * weight + a->limb[i];
		a->limb[i] = (uint64_t)carry;
		carry >>= 64;
	}
}

static bool less(const struct sample_ways *a, const struct sample_ways *b, int limbs)
{
	for (int i = limbs - 1; i >= 0; i--)
		if (a->limb[i] != b->limb[i])
			return a->limb[i] < b->limb[i];
	return false;
}

/* a -= b, where b is at most a. */
static void subtract(struct sample_ways *a, const struct sample_ways *b, int limbs)
{
	uint64_t borrow = 0;

	for (int i = 0; i < limbs; i++) {
		uint64_t had = a->limb[i], less_b = had - b->limb[i];

		a->limb[i] = less_b - borrow;
		borrow = (had < b->limb[i]) | (less_b < borrow);
	}
}

/* a / divisor, rounded down. */
static struct sample_ways divide(const struct sample_ways *a, unsigned divisor)
{
	struct sample_ways quotient;
	deal_count rest = 0;

	for (int i = SAMPLE_TREE_LIMBS - 1; i >= 0; i--) {
		rest = rest << 64 | a->limb[i];
		quotient.limb[i] = (uint64_t)(rest / divisor);
		rest %= divisor;
	}
	return quotient;
}

/* The slot of the level's node with these cards, or a free slot for it. */
static uint32_t *find(const struct sample_tree *tree, int level, card_set used)
{
	uint64_t hash = (used | (uint64_t)level << CARD_COUNT) * UINT64_C(0x9e3779b97f4a7c15);
	uint32_t at = (uint32_t)(hash >> (64 - SLOT_BITS));

	for (;; at = (at + 1) % SLOTS) {
		uint32_t node = tree->slots[at] - 1;

		if (!tree->slots[at] || (tree->used[node] == used && node >= tree->first[level] &&
						node < tree->first[level + 1]))
			return &tree->slots[at];
	}
}

/* Makes the node of a level with these cards if it does not exist yet. */
static status_code insert(struct sample_tree *tree, int level, card_set used)
{
	uint32_t *slot = find(tree, level, used), node = tree->first[level + 1];

	if (*slot)
		return STATUS_OK;
	if (node == tree->room) {
		uint32_t room = tree->room ? 2 * tree->room : 1024;
		card_set *sets = realloc(tree->used, room * sizeof *sets);

		if (!sets)
			return STATUS_NO_MEMORY;
		tree->used = sets;
		tree->room = room;
	}
	tree->used[node] = used;
	tree->first[level + 1]++;
	*slot = node + 1;
	return STATUS_OK;
}

/* The number of limbs of the product of all weights. */
static int limbs_for(const struct spot *spot, const uint8_t *players, int count)
{
	double most = 1;
	int limbs = 1;

	for (int i = 0; i < count; i++)
		most *= (double)spot->side[players[i]].weight_sum;
	for (; most >= 0x1p63 && limbs < SAMPLE_TREE_LIMBS; most /= 0x1p64)
		limbs++;
	return limbs;
}

/* True if more cold cards have been dealt than exist, so that one was repeated. The number dealt is
 * known only as long as all hot cards matter. */
static bool cold_twice(const struct sample_tree *tree, int level, card_set used)
{
	return tree->matters[level] == tree->matters[0] &&
	       2 * level - card_set_count(used & tree->hot) > tree->cold;
}

/* Makes the nodes of the next level. */
static status_code open_level(struct sample_tree *tree, int level, uint32_t *steps, bool *fits)
{
	const struct spot_side *side = &tree->spot->side[tree->player[level]];

	tree->first[level + 2] = tree->first[level + 1];
	for (uint32_t node = tree->first[level]; node < tree->first[level + 1]; node++) {
		const card_set used = tree->used[node];

		*fits = *steps >= (uint32_t)side->count &&
			tree->first[level + 2] + (uint32_t)side->count <= SAMPLE_TREE_NODES;
		if (!*fits)
			return STATUS_OK;
		*steps -= (uint32_t)side->count;
		for (int i = 0; i < side->count; i++) {
			card_set set = combo_set(side->combos[i]);

			if (!(set & used) && !cold_twice(tree, level + 1, used | set) &&
				insert(tree, level + 1, (used | set) & tree->matters[level + 1]))
				return STATUS_NO_MEMORY;
		}
	}
	return STATUS_OK;
}

/* The node after dealing `set` at a node of the level. */
static uint32_t after(const struct sample_tree *tree, int level, card_set used)
{
	return *find(tree, level + 1, used & tree->matters[level + 1]) - 1;
}

static void count_level(struct sample_tree *tree, int level)
{
	const struct spot_side *side = &tree->spot->side[tree->player[level]];

	for (uint32_t node = tree->first[level]; node < tree->first[level + 1]; node++) {
		const card_set used = tree->used[node];
		struct sample_ways ways = {{0}};

		for (int i = 0; i < side->count; i++) {
			card_set set = combo_set(side->combos[i]);

			if (!(set & used) && !cold_twice(tree, level + 1, used | set))
				add(&ways, &tree->ways[after(tree, level, used | set)],
					side->weight[i], tree->limbs);
		}
		tree->ways[node] = ways;
	}
}

/* All bits up to the highest bit of the greatest number, which is the ways less 1. */
static struct sample_ways mask_of(struct sample_ways ways)
{
	static const struct sample_ways one = {{1}};
	bool below = false;

	subtract(&ways, &one, SAMPLE_TREE_LIMBS);
	for (int i = SAMPLE_TREE_LIMBS - 1; i >= 0; i--) {
		uint64_t limb = ways.limb[i];

		for (int shift = 1; shift < 64; shift *= 2)
			limb |= limb >> shift;
		ways.limb[i] = below ? UINT64_MAX : limb;
		below = below || limb;
	}
	return ways;
}

status_code sample_tree_init(struct sample_tree *tree, const struct spot *spot,
	const uint8_t *players, int count, card_set hot, bool *fits)
{
	uint32_t steps = SAMPLE_TREE_STEPS;
	struct sample_ways *ways;
	card_set cards;

	tree->hot = hot;
	/* Move players with few cards to the front, so that the later levels have few nodes. */
	cards = 0;
	tree->spot = spot;
	tree->players = count;
	for (int i = 0; i < count; i++) {
		int own = card_set_count(spot->side[players[i]].cards), at = i;

		for (; at > 0 && card_set_count(spot->side[tree->player[at - 1]].cards) > own; at--)
			tree->player[at] = tree->player[at - 1];
		tree->player[at] = players[i];
		cards |= spot->side[players[i]].cards;
	}
	tree->cold = card_set_count(cards & ~tree->hot);
	tree->limbs = limbs_for(spot, players, count);
	tree->matters[count] = 0;
	for (int i = count - 1; i >= 0; i--)
		tree->matters[i] =
			tree->matters[i + 1] | (spot->side[tree->player[i]].cards & tree->hot);
	if (!tree->slots)
		tree->slots = malloc(SLOTS * sizeof *tree->slots);
	if (!tree->slots)
		return STATUS_NO_MEMORY;
	memset(tree->slots, 0, SLOTS * sizeof *tree->slots);
	tree->first[0] = tree->first[1] = 0;
	if (insert(tree, 0, 0))
		return STATUS_NO_MEMORY;
	*fits = true;
	for (int level = 0; level < count && *fits; level++)
		if (open_level(tree, level, &steps, fits))
			return STATUS_NO_MEMORY;
	if (!*fits)
		return STATUS_OK;
	ways = realloc(tree->ways, (1 + (size_t)tree->first[count + 1]) * sizeof *ways);
	if (!ways)
		return STATUS_NO_MEMORY;
	tree->ways = ways;
	ways[tree->first[count]] = (struct sample_ways){{1}};
	for (int level = count - 1; level >= 0; level--)
		count_level(tree, level);
	tree->mask = mask_of(ways[0]);
	return STATUS_OK;
}

/* The combo that a number selects at a node. The number becomes that of the deal to the remaining
 * players. */
static combo walk(const struct sample_tree *tree, int level, card_set used,
	struct sample_ways *number)
{
	const struct spot_side *side = &tree->spot->side[tree->player[level]];

	for (int i = 0;; i++) {
		const card_set set = combo_set(side->combos[i]);
		struct sample_ways ways = {{0}};

		if ((set & used) || cold_twice(tree, level + 1, used | set))
			continue;
		add(&ways, &tree->ways[after(tree, level, used | set)], side->weight[i],
			tree->limbs);
		if (less(number, &ways, tree->limbs)) {
			*number = divide(number, side->weight[i]);
			return side->combos[i];
		}
		subtract(number, &ways, tree->limbs);
	}
}

bool sample_tree_deal(const struct sample_tree *tree, struct sample_ways number, combo *holes)
{
	card_set used = 0;

	for (int i = 0; i < SAMPLE_TREE_LIMBS; i++)
		number.limb[i] &= tree->mask.limb[i];
	if (!less(&number, &tree->ways[0], SAMPLE_TREE_LIMBS))
		return false;
	for (int level = 0; level < tree->players; level++) {
		holes[level] = walk(tree, level, used & tree->hot, &number);
		if (used & combo_set(holes[level]))
			return false;
		used |= combo_set(holes[level]);
	}
	return true;
}

void sample_tree_free(struct sample_tree *tree)
{
	free(tree->used);
	free(tree->ways);
	free(tree->slots);
	memset(tree, 0, sizeof *tree);
}
