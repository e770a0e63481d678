#include "diff.h"

#include "base/hash.h"

#include <stdlib.h>

enum { ENTRIES_FIRST = 256 };

static uint64_t hash_of(struct slice word)
{
	const uint64_t hash = hash_add(HASH_BEGIN, word);

	return hash ^ hash >> 32;
}

static void enter(struct diff_book *book, size_t place)
{
	size_t at = (size_t)book->entry[place].hash & (book->slots - 1);

	while (book->slot[at])
		at = (at + 1) & (book->slots - 1);
	book->slot[at] = place + 1;
}

static bool grow(struct diff_book *book)
{
	const size_t room = book->room ? 2 * book->room : ENTRIES_FIRST;
	struct diff_entry *const entry = realloc(book->entry, room * sizeof *entry);
	size_t *slot;

	if (!entry)
		return false;
	book->entry = entry;
	slot = calloc(2 * room, sizeof *slot);
	if (!slot)
		return false;
	free(book->slot);
	book->slot = slot;
	book->slots = 2 * room;
	book->room = room;
	for (size_t i = 0; i < book->count; i++)
		enter(book, i);
	return true;
}

bool diff_book_add(struct diff_book *book, struct slice number, const struct hands_place *place)
{
	if (book->count == book->room && !grow(book))
		return false;
	book->entry[book->count] = (struct diff_entry){hash_of(number), *place, false};
	enter(book, book->count++);
	return true;
}

struct diff_entry *diff_book_find(struct diff_book *book, struct slice number)
{
	const uint64_t hash = hash_of(number);

	if (!book->slots)
		return NULL;
	for (size_t at = (size_t)hash & (book->slots - 1); book->slot[at];
		at = (at + 1) & (book->slots - 1)) {
		struct diff_entry *const entry = &book->entry[book->slot[at] - 1];

		if (entry->hash == hash && !entry->met)
			return entry;
	}
	return NULL;
}

void diff_book_free(struct diff_book *book)
{
	free(book->entry);
	free(book->slot);
	*book = (struct diff_book){.count = 0};
}
