/* An index with any bytes after the identity of its file: it is refused, or every hand in it can be
 * looked at. */
#include "play/catalog/catalog.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

static void look(struct search *search, const struct catalog *catalog)
{
	uint8_t *const named = calloc((size_t)catalog->names + 1, 1);
	struct catalog_walk walk;
	struct catalog_place place;
	uint64_t hands = 0;
	int seat;

	require(named);
	for (uint32_t i = 0; i < catalog->names; i++)
		named[i] = search_named(search, catalog_name(catalog, i));
	catalog_walk(&walk, catalog, true, true);
	for (; catalog_next(&walk); hands++) {
		catalog_place(&walk, &place);
		if (walk.faulty)
			continue;
		search_of_kind(search, walk.kind);
		require(!search_prepare(search, walk.kind));
		if (search_matches(search, walk.kind, &walk.facts, named, &seat))
			require(seat < walk.facts.seats);
	}
	require(!walk.broken && hands == catalog->hands);
	free(named);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct catalog_identity identity = {1, 2, 3, 4};
	static const char line[] = "flop:bet,* preflop:raise";
	struct search search = {.names = 1, .name = {"a*"}};
	struct catalog catalog;
	char *const bytes = calloc(size + 1, 1);
	struct fault fault;

	require(bytes);
	memcpy(bytes, data, size);
	/* the header begins with its kind and the identity, and has its length */
	if (size >= CATALOG_HEADER) {
		const uint64_t total = size;
		const uint32_t marks[] = {1, 0x01020304};

		static const char kind[16] = "felt-index\n";

		memcpy(bytes, kind, sizeof kind);
		memcpy(bytes + 16, marks, sizeof marks);
		memcpy(bytes + 24, &identity, sizeof identity);
		memcpy(bytes + 56, &total, sizeof total);
	}
	for (int i = 0; i < SEARCH_BOARDS; i++)
		search.texture[i].high = -1;
	require(!search_read_line((struct slice){line, sizeof line - 1}, &search.line, &fault) &&
		!search_read_holes((struct slice){"QQ+", 3}, CARD_ASCII, &search, &fault));
	search.texture[0].given = true;
	if (catalog_open(&catalog, (struct slice){bytes, size}, &identity) == CATALOG_GOOD) {
		if (catalog_check(&catalog, true, true))
			look(&search, &catalog);
		catalog_close(&catalog);
	}
	search_free(&search);
	free(bytes);
	return 0;
}
