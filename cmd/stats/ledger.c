#include "ledger.h"

#include "base/hash.h"
#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM_FIRST = 64 };

/* Of a text and a NUL after it, so that it matters where one ends and the next begins. */
static uint64_t hash_of(uint64_t hash, struct slice text)
{
	return hash_add(hash_add(hash, text), (struct slice){"", 1});
}

static bool grow(struct ledger *ledger)
{
	const size_t room = ledger->room ? 2 * ledger->room : ROOM_FIRST;
	struct ledger_entry **slot = calloc(room, sizeof(struct ledger_entry *));

	if (!slot)
		return false;
	for (size_t i = 0; i < ledger->room; i++) {
		struct ledger_entry *entry = ledger->slot[i];
		size_t at;

		if (!entry)
			continue;
		for (at = entry->hash & (room - 1); slot[at]; at = (at + 1) & (room - 1))
			;
		slot[at] = entry;
	}
	free(ledger->slot);
	ledger->slot = slot;
	ledger->room = room;
	return true;
}

/* The entry and its two names are one piece of memory. */
static struct ledger_entry *entry_new(struct slice player, struct slice group)
{
	struct ledger_entry *entry = calloc(1, sizeof *entry + player.length + group.length + 1);
	char *names;

	if (!entry)
		return NULL;
	names = (char *)(entry + 1);
	if (player.length)
		memcpy(names, player.bytes, player.length);
	if (group.length)
		memcpy(names + player.length, group.bytes, group.length);
	entry->player = (struct slice){names, player.length};
	entry->group = (struct slice){names + player.length, group.length};
	return entry;
}

struct ledger_entry *ledger_at(struct ledger *ledger, struct slice player, struct slice group)
{
	const uint64_t hash = hash_of(hash_of(HASH_BEGIN, player), group);
	struct ledger_entry *entry;
	size_t at;

	if (2 * ledger->count >= ledger->room && !grow(ledger))
		return NULL;
	for (at = hash & (ledger->room - 1); (entry = ledger->slot[at]);
		at = (at + 1) & (ledger->room - 1))
		if (entry->hash == hash && slice_same(entry->player, player) &&
			slice_same(entry->group, group))
			return entry;
	entry = entry_new(player, group);
	if (!entry)
		return NULL;
	entry->hash = hash;
	ledger->slot[at] = entry;
	ledger->count++;
	return entry;
}

/* -- order ------------------------------------------------------------------------ */

static int compare(struct slice a, struct slice b)
{
	const size_t less = a.length < b.length ? a.length : b.length;
	const int order = less ? memcmp(a.bytes, b.bytes, less) : 0;

	return order ? order : (a.length > b.length) - (a.length < b.length);
}

static int by_player(const void *a, const void *b)
{
	const struct ledger_entry *first = *(struct ledger_entry *const *)a;
	const struct ledger_entry *second = *(struct ledger_entry *const *)b;
	const int order = compare(first->player, second->player);

	if (order)
		return order;
	if (first->rank != second->rank)
		return first->rank < second->rank ? -1 : 1;
	return compare(first->group, second->group);
}

static int by_hands(const void *a, const void *b)
{
	const struct ledger_entry *first = *(struct ledger_entry *const *)a;
	const struct ledger_entry *second = *(struct ledger_entry *const *)b;

	if (first->player_hands != second->player_hands)
		return first->player_hands > second->player_hands ? -1 : 1;
	return by_player(a, b);
}

void ledger_sort(struct ledger *ledger, double (*rank)(const struct ledger_entry *entry))
{
	size_t count = 0, end;

	for (size_t i = 0; i < ledger->room; i++)
		if (ledger->slot[i])
			ledger->slot[count++] = ledger->slot[i];
	for (size_t i = 0; i < count; i++)
		ledger->slot[i]->rank = rank(ledger->slot[i]);
	if (count)
		qsort(ledger->slot, count, sizeof(struct ledger_entry *), by_player);
	for (size_t from = 0; from < count; from = end) {
		uint64_t hands = 0;

		for (end = from; end < count &&
				 !compare(ledger->slot[from]->player, ledger->slot[end]->player);
			end++)
			hands += ledger->slot[end]->tally.hands;
		for (size_t i = from; i < end; i++)
			ledger->slot[i]->player_hands = hands;
	}
	if (count)
		qsort(ledger->slot, count, sizeof(struct ledger_entry *), by_hands);
	ledger->sorted = true;
}

void ledger_free(struct ledger *ledger)
{
	const size_t end = ledger->sorted ? ledger->count : ledger->room;

	for (size_t i = 0; i < end; i++) {
		struct ledger_entry *entry = ledger->slot[i];

		if (!entry)
			continue;
		stats_tally_free(&entry->tally);
		free(entry->course);
		free(entry);
	}
	free(ledger->slot);
	*ledger = (struct ledger){.slot = NULL};
}
