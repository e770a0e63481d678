/* Reading an index. Nothing in it is trusted: what would lead out of its bytes makes it broken. */
#include "play/catalog/catalog_inside.h"

#include <stdlib.h>
#include <string.h>

/* -- the parts -------------------------------------------------------------------- */

/* Takes `count` items from *at on, which it advances to the next multiple of eight bytes. */
static bool take(const struct catalog *catalog, uint64_t *at, uint64_t count, uint64_t size,
	const void **items)
{
	const uint64_t length = catalog->bytes.length;

	if (*at > length || count > (length - *at) / size)
		return false;
	*items = catalog->bytes.bytes + *at;
	*at = catalog_aligned(*at + count * size);
	return *at <= length;
}

static bool check_chunks(const struct catalog *catalog)
{
	uint64_t hands = 0;

	for (uint64_t i = 0; i < catalog->chunks; i++) {
		const struct catalog_chunk *const chunk = &catalog->directory[i];
		const uint64_t length = catalog->bytes.length;
		uint64_t at[COLUMNS];

		if (chunk->at % 8 || chunk->at > length ||
			catalog_layout(chunk, at) > length - chunk->at)
			return false;
		hands += chunk->hands;
	}
	return hands == catalog->hands;
}

static bool read_kinds(struct catalog *catalog, const struct catalog_kind *packed)
{
	for (uint32_t i = 0; i < catalog->kinds; i++) {
		const char *const code = packed[i].variant;
		const char *const end = memchr(code, '\0', sizeof packed[i].variant);
		struct search_kind *const kind = &catalog->kind[i];

		*kind = (struct search_kind){.first = packed[i].first,
			.second = packed[i].second,
			.big_blind = packed[i].big_blind,
			.places = (int)packed[i].places};
		if (end)
			kind->variant = variant_find((struct slice){code, (size_t)(end - code)});
		if (!kind->variant || packed[i].places < 0 || packed[i].places > CHIPS_PLACES_MAX)
			return false;
	}
	return true;
}

static enum catalog_state read_parts(struct catalog *catalog, const struct catalog_header *header)
{
	const void *directory, *kinds, *ends;
	uint64_t at = header->tail;

	if (at % 8 || header->kinds >= UINT32_MAX || header->names >= UINT32_MAX ||
		!take(catalog, &at, header->chunks, sizeof(struct catalog_chunk), &directory) ||
		!take(catalog, &at, header->kinds, sizeof(struct catalog_kind), &kinds) ||
		!take(catalog, &at, header->names, sizeof(uint64_t), &ends))
		return CATALOG_BROKEN;
	catalog->hands = header->hands;
	catalog->chunks = header->chunks;
	catalog->directory = directory;
	catalog->kinds = (uint32_t)header->kinds;
	catalog->names = (uint32_t)header->names;
	catalog->name_end = ends;
	catalog->name_bytes = catalog->bytes.bytes + at;
	if (!check_chunks(catalog))
		return CATALOG_BROKEN;
	for (uint32_t i = 0; i < catalog->names; i++)
		if (catalog->name_end[i] < (i ? catalog->name_end[i - 1] : 0) ||
			catalog->name_end[i] > catalog->bytes.length - at)
			return CATALOG_BROKEN;
	catalog->kind = calloc((size_t)catalog->kinds + 1, sizeof *catalog->kind);
	if (!catalog->kind)
		return CATALOG_NO_MEMORY;
	return read_kinds(catalog, kinds) ? CATALOG_GOOD : CATALOG_BROKEN;
}

enum catalog_state catalog_open(struct catalog *catalog, struct slice bytes,
	const struct catalog_identity *identity)
{
	struct catalog_header header;
	enum catalog_state state;

	*catalog = (struct catalog){.bytes = bytes};
	if (bytes.length < sizeof header)
		return CATALOG_FOREIGN;
	memcpy(&header, bytes.bytes, sizeof header);
	if (memcmp(header.magic, catalog_magic, sizeof header.magic) != 0)
		return CATALOG_FOREIGN;
	if (header.version != CATALOG_VERSION || header.order != CATALOG_ORDER)
		return CATALOG_STALE;
	if (header.total != bytes.length)
		return CATALOG_BROKEN;
	if (memcmp(&header.identity, identity, sizeof header.identity) != 0)
		return CATALOG_STALE;
	state = read_parts(catalog, &header);
	if (state != CATALOG_GOOD)
		catalog_close(catalog);
	return state;
}

void catalog_close(struct catalog *catalog)
{
	free(catalog->kind);
	catalog->kind = NULL;
}

struct slice catalog_name(const struct catalog *catalog, uint32_t number)
{
	const uint64_t from = number ? catalog->name_end[number - 1] : 0;

	return (struct slice){catalog->name_bytes + from,
		(size_t)(catalog->name_end[number] - from)};
}

/* -- hands ------------------------------------------------------------------------ */

static const uint8_t *bytes_of(const struct catalog_walk *walk, enum column column)
{
	return walk->column[column];
}

static uint32_t number_of(const struct catalog_walk *walk, enum column column, uint32_t at)
{
	const uint32_t *const numbers = walk->column[column];

	return numbers[at];
}

static uint64_t sum_of_bytes(const uint8_t *bytes, uint32_t count)
{
	uint64_t sum = 0;

	for (uint32_t i = 0; i < count; i++)
		sum += bytes[i];
	return sum;
}

/* Whether the counts of the chunk's hands add up to the lengths of the columns. */
static bool adds_up(const struct catalog_walk *walk, const struct catalog_chunk *chunk)
{
	const uint8_t *const seats = walk->column[COLUMN_SEATS];
	const uint8_t *const boards = walk->column[COLUMN_BOARD_COUNT];
	const uint32_t *const players = walk->column[COLUMN_PLAYER];
	const uint32_t *const deeds = walk->column[COLUMN_DEEDS];
	uint64_t all_deeds = 0;
	uint8_t most = 0, board = 0;
	uint32_t player = 0;

	for (uint32_t i = 0; i < chunk->hands; i++) {
		most = seats[i] > most ? seats[i] : most;
		board = boards[i] > board ? boards[i] : board;
		all_deeds += deeds[i];
	}
	for (uint32_t i = 0; walk->names && i < chunk->seats; i++)
		player = players[i] > player ? players[i] : player;
	if (walk->names && chunk->seats && player >= walk->catalog->names)
		return false;
	if (walk->holes && sum_of_bytes(bytes_of(walk, COLUMN_CARDS), chunk->seats) != chunk->cards)
		return false;
	return most <= SEATS_MAX && board <= BOARD_CARDS_MAX && all_deeds == chunk->deeds &&
	       all_deeds <= INT32_MAX && sum_of_bytes(seats, chunk->hands) == chunk->seats;
}

static bool begin_chunk(struct catalog_walk *walk)
{
	const struct catalog_chunk *const chunk = &walk->catalog->directory[walk->chunk++];
	uint64_t at[COLUMNS];

	catalog_layout(chunk, at);
	for (int i = 0; i < COLUMNS; i++)
		walk->column[i] = walk->catalog->bytes.bytes + chunk->at + at[i];
	walk->count = chunk->hands;
	walk->next = walk->seats = walk->deeds = 0;
	walk->hole = walk->column[COLUMN_HOLE];
	walk->broken = !adds_up(walk, chunk);
	return !walk->broken;
}

void catalog_walk(struct catalog_walk *walk, const struct catalog *catalog, bool holes, bool names)
{
	*walk = (struct catalog_walk){.catalog = catalog, .holes = holes, .names = names};
	walk->hand = UINT64_MAX;
}

bool catalog_check(const struct catalog *catalog, bool holes, bool names)
{
	struct catalog_walk walk;

	catalog_walk(&walk, catalog, holes, names);
	while (walk.chunk < catalog->chunks) {
		if (!begin_chunk(&walk))
			return false;
		for (uint32_t i = 0; i < walk.count; i++)
			if (!(bytes_of(&walk, COLUMN_STATE)[i] & STATE_FAULTY) &&
				number_of(&walk, COLUMN_KIND, i) >= catalog->kinds)
				return false;
	}
	return true;
}

static void find_facts(struct catalog_walk *walk, uint32_t at)
{
	const int64_t *const pots = walk->column[COLUMN_POT], *nets = walk->column[COLUMN_NET];
	const uint32_t *const players = walk->column[COLUMN_PLAYER];
	const uint32_t seats = walk->seats, deeds = walk->deeds;
	struct search_facts *const facts = &walk->facts;

	facts->seats = bytes_of(walk, COLUMN_SEATS)[at];
	facts->deeds = (int)number_of(walk, COLUMN_DEEDS, at);
	facts->date = number_of(walk, COLUMN_DATE, at);
	facts->pot = pots[at];
	facts->board_count = bytes_of(walk, COLUMN_BOARD_COUNT)[at];
	facts->board = bytes_of(walk, COLUMN_BOARD) + (size_t)at * BOARD_CARDS_MAX;
	facts->player = players + seats;
	facts->position = bytes_of(walk, COLUMN_POSITION) + seats;
	facts->flags = bytes_of(walk, COLUMN_FLAGS) + seats;
	facts->cards = bytes_of(walk, COLUMN_CARDS) + seats;
	facts->net = nets + seats;
	facts->deed = bytes_of(walk, COLUMN_DEED) + deeds;
	facts->actor = bytes_of(walk, COLUMN_ACTOR) + deeds;
	facts->hole = walk->hole;
	walk->seats += (uint32_t)facts->seats;
	walk->deeds += (uint32_t)facts->deeds;
	for (int i = 0; walk->holes && i < facts->seats; i++)
		walk->hole += facts->cards[i];
}

bool catalog_next(struct catalog_walk *walk)
{
	uint32_t at, kind;

	while (!walk->broken && walk->next == walk->count)
		if (walk->chunk == walk->catalog->chunks || !begin_chunk(walk))
			return false;
	if (walk->broken)
		return false;
	at = walk->next++;
	walk->hand++;
	find_facts(walk, at);
	walk->faulty = bytes_of(walk, COLUMN_STATE)[at] & STATE_FAULTY;
	kind = number_of(walk, COLUMN_KIND, at);
	walk->broken = !walk->faulty && kind >= walk->catalog->kinds;
	walk->kind = walk->faulty || walk->broken ? NULL : &walk->catalog->kind[kind];
	return !walk->broken;
}

void catalog_place(const struct catalog_walk *walk, struct catalog_place *place)
{
	const uint32_t at = walk->next - 1;
	const uint64_t *const offsets = walk->column[COLUMN_OFFSET];
	const uint64_t *const lines = walk->column[COLUMN_LINE];
	const uint64_t *const numbers = walk->column[COLUMN_NUMBER];

	*place = (struct catalog_place){.offset = offsets[at],
		.line = lines[at],
		.lead = number_of(walk, COLUMN_LEAD, at),
		.numbered = bytes_of(walk, COLUMN_STATE)[at] & STATE_NUMBERED,
		.number = numbers[at]};
}
