/* The orders of the hands, in a hash table whose keys have four bits for each hand and half. */
#include "odds/tally.h"

#include <stdlib.h>
#include <string.h>

enum { RANK_BITS = 4, HALF_BITS = RANK_BITS * SPOT_PLAYERS_MAX, ROOM_MIN = 64 };

/* Marks a slot that is in use. */
#define USED ((deal_count)1 << 127)

_Static_assert((int)TALLY_NO_HAND < 1 << RANK_BITS && (int)SPOT_PLAYERS_MAX <= (int)TALLY_NO_HAND,
	"a rank fits");

static size_t place_of(const struct tally_orders *orders, deal_count key)
{
	const uint64_t mixed =
		((uint64_t)key ^ (uint64_t)(key >> 64)) * UINT64_C(0x9e3779b97f4a7c15);
	size_t at = (size_t)(mixed >> 32) & (orders->room - 1);

	while (orders->slot[at].key && orders->slot[at].key != key)
		at = (at + 1) & (orders->room - 1);
	return at;
}

/* Makes room for one more order. Returns false if out of memory. */
static bool grow(struct tally_orders *orders)
{
	struct tally_orders more = {.room = orders->room ? 2 * orders->room : ROOM_MIN};

	if (orders->room && 2 * (orders->count + 1) <= orders->room)
		return true;
	more.slot = calloc(more.room, sizeof *more.slot);
	if (!more.slot)
		return false;
	for (size_t i = 0; i < orders->room; i++)
		if (orders->slot[i].key)
			more.slot[place_of(&more, orders->slot[i].key)] = orders->slot[i];
	more.count = orders->count;
	free(orders->slot);
	*orders = more;
	return true;
}

static void add_key(struct tally *tally, deal_count key, deal_count ways)
{
	struct tally_orders *const orders = &tally->orders;
	struct tally_slot *slot;

	if (!grow(orders)) {
		tally->failed = true;
		return;
	}
	slot = &orders->slot[place_of(orders, key)];
	orders->count += !slot->key;
	slot->key = key;
	slot->deals += ways;
}

/* The ranks of the hands of one half: the number of better hands. */
static deal_count key_of(const score values[], int players)
{
	deal_count key = 0;

	for (int i = 0; i < players; i++) {
		unsigned rank = values[i] ? 0 : TALLY_NO_HAND;

		for (int j = 0; values[i] && j < players; j++)
			rank += values[j] > values[i];
		key |= (deal_count)rank << (RANK_BITS * i);
	}
	return key;
}

void tally_want_orders(struct tally *tally)
{
	tally->ordered = true;
	tally->failed = false;
	tally->orders.count = 0;
	if (tally->orders.room)
		memset(tally->orders.slot, 0, tally->orders.room * sizeof *tally->orders.slot);
}

void tally_order(struct tally *tally, const score high[], const score low[], deal_count ways)
{
	deal_count key = USED | key_of(high, tally->players);

	if (tally->halves)
		key |= key_of(low, tally->players) << HALF_BITS;
	add_key(tally, key, ways);
}

void tally_orders_add(struct tally *tally, const struct tally *other, deal_count times)
{
	tally->failed = tally->failed || other->failed;
	for (size_t i = 0; i < other->orders.room; i++)
		if (other->orders.slot[i].key)
			add_key(tally, other->orders.slot[i].key,
				times * other->orders.slot[i].deals);
}

void tally_orders_free(struct tally *tally)
{
	free(tally->orders.slot);
	tally->orders = (struct tally_orders){.count = 0};
}

/* -- results ------------------------------------------------------------------ */

static void read_key(const struct tally *tally, deal_count key, struct tally_order *order)
{
	for (int half = 0; half < TALLY_HALVES; half++)
		for (int i = 0; i < tally->players; i++)
			order->rank[half][i] =
				half && !tally->halves
					? TALLY_NO_HAND
					: (uint8_t)(key >> (HALF_BITS * half + RANK_BITS * i) &
						    ((1 << RANK_BITS) - 1));
}

static void read_winners(const struct tally *tally, unsigned high, unsigned low,
	struct tally_order *order)
{
	for (int i = 0; i < tally->players; i++) {
		order->rank[TALLY_HIGH][i] = !(high >> i & 1);
		order->rank[TALLY_LOW][i] = low >> i & 1 ? 0 : TALLY_NO_HAND;
	}
}

bool tally_next_order(const struct tally *tally, size_t *at, struct tally_order *order)
{
	const unsigned sets = 1u << tally->players;
	const size_t counts = tally->halves ? (size_t)sets * sets : sets;

	if (tally->ordered) {
		while (*at < tally->orders.room && !tally->orders.slot[*at].key)
			++*at;
		if (*at >= tally->orders.room)
			return false;
		order->deals = tally->orders.slot[*at].deals;
		read_key(tally, tally->orders.slot[(*at)++].key, order);
		return true;
	}
	while (*at < counts && !tally->by_winners[*at])
		++*at;
	if (*at >= counts)
		return false;
	order->deals = tally->by_winners[*at];
	read_winners(tally, tally->halves ? (unsigned)(*at / sets) : (unsigned)*at,
		tally->halves ? (unsigned)(*at % sets) : 0, order);
	++*at;
	return true;
}
