/* An index with arbitrary bytes after the identity of its file: it is rejected, or every hand in it
 * can be read. */
#include "play/hand_index/hand_index.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

static void look(struct search *search, const struct hand_index *hand_index)
{
	uint8_t *const named = calloc((size_t)hand_index->names + 1, 1);
	struct hand_index_walk walk;
	struct hand_index_place place;
	uint64_t hands = 0;
	int seat;

	require(named);
	for (uint32_t i = 0; i < hand_index->names; i++)
		named[i] = search_named(search, hand_index_name(hand_index, i));
	hand_index_walk(&walk, hand_index, true, true);
	for (; hand_index_next(&walk); hands++) {
		hand_index_place(&walk, &place);
		if (walk.invalid)
			continue;
		search_of_kind(search, walk.kind);
		require(!search_prepare(search, walk.kind));
		if (search_matches(search, walk.kind, &walk.facts, named, &seat))
			require(seat < walk.facts.seats);
	}
	require(!walk.broken && hands == hand_index->hands);
	free(named);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct hand_index_identity identity = {1, 2, 3, 4};
	static const char line[] = "flop:bet,* preflop:raise";
	struct search search = {.names = 1, .name = {"a*"}};
	struct hand_index hand_index;
	char *const bytes = calloc(size + 1, 1);
	struct fault fault;

	require(bytes);
	memcpy(bytes, data, size);
	/* the header begins with its kind and the identity, and has its length */
	if (size >= HAND_INDEX_HEADER) {
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
	if (hand_index_open(&hand_index, (struct slice){bytes, size}, &identity) ==
		HAND_INDEX_GOOD) {
		if (hand_index_check(&hand_index, true, true))
			look(&search, &hand_index);
		hand_index_close(&hand_index);
	}
	search_free(&search);
	free(bytes);
	return 0;
}
