#include "odds/sample/sample_inside.h"

#include <stdlib.h>
#include <string.h>

/* Room for `entries` of as many players as the list has. */
static bool grow(struct sample_list *list, size_t entries)
{
	const size_t pairs = entries * (size_t)list->players + 1; /* vectors read two at once */

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
		card_pair *grown = realloc(list->pairs, room * sizeof *grown);

		if (!grown)
			return false;
		list->pairs = grown;
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
	card_set taken)
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

		if (taken & combo_set(side->combos[i]))
			continue;
		list->set[list->count] = combo_set(side->combos[i]);
		list->pairs[list->count] = (card_pair)(cards[0] | cards[1] << 8);
		list->weight[list->count++] = side->weight[i];
	}
	add_up(list);
	return STATUS_OK;
}

bool sample_list_joins(const struct sample_list *a, const struct sample_list *b)
{
	return (deal_count)a->weight_sum * b->weight_sum >> 62 == 0;
}

/* Joins entry `i` of `a` with all entries of `b` that share no card with it, and appends the
 * results to the list. */
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

/* Each entry has a column of height weight_sum; together the columns hold `count` times each
 * weight. In each step a column that is not full is filled up from one that overflows. `rest` is
 * what an entry has left; `order` holds the entries that are not full from the front, and the
 * others from the end. */
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
	for (; high < list->count; high++) { /* what is left is exactly full */
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
