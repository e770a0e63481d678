/* Reading an index. Its contents are untrusted: anything that leads out of its bytes makes it
 * HAND_INDEX_BROKEN. */
#include "play/hand_index/hand_index_internal.h"

#include <stdlib.h>
#include <string.h>

/* -- the parts -------------------------------------------------------------------- */

/* Takes `count` items at *at, and advances *at to the next multiple of eight bytes. */
static bool take(const struct hand_index *hand_index, uint64_t *at, uint64_t count, uint64_t size,
	const void **items)
{
	const uint64_t length = hand_index->bytes.length;

	if (*at > length || count > (length - *at) / size)
		return false;
	*items = hand_index->bytes.bytes + *at;
	*at = hand_index_aligned(*at + count * size);
	return *at <= length;
}

static bool check_chunks(const struct hand_index *hand_index)
{
	uint64_t hands = 0;

	for (uint64_t i = 0; i < hand_index->chunks; i++) {
		const struct hand_index_chunk *const chunk = &hand_index->directory[i];
		const uint64_t length = hand_index->bytes.length;
		uint64_t at[COLUMNS];

		if (chunk->at % 8 || chunk->at > length ||
			hand_index_layout(chunk, at) > length - chunk->at)
			return false;
		hands += chunk->hands;
	}
	return hands == hand_index->hands;
}

static bool read_kinds(struct hand_index *hand_index, const struct hand_index_kind *packed)
{
	for (uint32_t i = 0; i < hand_index->kinds; i++) {
		const char *const code = packed[i].variant;
		const char *const end = memchr(code, '\0', sizeof packed[i].variant);
		struct search_kind *const kind = &hand_index->kind[i];

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

static enum hand_index_state read_parts(struct hand_index *hand_index,
	const struct hand_index_header *header)
{
	const void *directory, *kinds, *ends;
	uint64_t at = header->tail;

	if (at % 8 || header->kinds >= UINT32_MAX || header->names >= UINT32_MAX ||
		!take(hand_index, &at, header->chunks, sizeof(struct hand_index_chunk),
			&directory) ||
		!take(hand_index, &at, header->kinds, sizeof(struct hand_index_kind), &kinds) ||
		!take(hand_index, &at, header->names, sizeof(uint64_t), &ends))
		return HAND_INDEX_BROKEN;
	hand_index->hands = header->hands;
	hand_index->chunks = header->chunks;
	hand_index->directory = directory;
	hand_index->kinds = (uint32_t)header->kinds;
	hand_index->names = (uint32_t)header->names;
	hand_index->name_end = ends;
	hand_index->name_bytes = hand_index->bytes.bytes + at;
	if (!check_chunks(hand_index))
		return HAND_INDEX_BROKEN;
	for (uint32_t i = 0; i < hand_index->names; i++)
		if (hand_index->name_end[i] < (i ? hand_index->name_end[i - 1] : 0) ||
			hand_index->name_end[i] > hand_index->bytes.length - at)
			return HAND_INDEX_BROKEN;
	hand_index->kind = calloc((size_t)hand_index->kinds + 1, sizeof *hand_index->kind);
	if (!hand_index->kind)
		return HAND_INDEX_NO_MEMORY;
	return read_kinds(hand_index, kinds) ? HAND_INDEX_GOOD : HAND_INDEX_BROKEN;
}

enum hand_index_state hand_index_open(struct hand_index *hand_index, struct slice bytes,
	const struct hand_index_identity *identity)
{
	struct hand_index_header header;
	enum hand_index_state state;

	*hand_index = (struct hand_index){.bytes = bytes};
	if (bytes.length < sizeof header)
		return HAND_INDEX_FOREIGN;
	memcpy(&header, bytes.bytes, sizeof header);
	if (memcmp(header.magic, hand_index_magic, sizeof header.magic) != 0)
		return HAND_INDEX_FOREIGN;
	if (header.version != HAND_INDEX_VERSION || header.order != HAND_INDEX_ORDER)
		return HAND_INDEX_STALE;
	if (header.total != bytes.length)
		return HAND_INDEX_BROKEN;
	if (memcmp(&header.identity, identity, sizeof header.identity) != 0)
		return HAND_INDEX_STALE;
	state = read_parts(hand_index, &header);
	if (state != HAND_INDEX_GOOD)
		hand_index_close(hand_index);
	return state;
}

void hand_index_close(struct hand_index *hand_index)
{
	free(hand_index->kind);
	hand_index->kind = NULL;
}

struct slice hand_index_name(const struct hand_index *hand_index, uint32_t number)
{
	const uint64_t from = number ? hand_index->name_end[number - 1] : 0;

	return (struct slice){hand_index->name_bytes + from,
		(size_t)(hand_index->name_end[number] - from)};
}

/* -- hands ------------------------------------------------------------------------ */

static const uint8_t *bytes_of(const struct hand_index_walk *walk, enum hand_index_column column)
{
	return walk->column[column];
}

static uint32_t number_of(const struct hand_index_walk *walk, enum hand_index_column column,
	uint32_t at)
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
static bool adds_up(const struct hand_index_walk *walk, const struct hand_index_chunk *chunk)
{
	const uint8_t *const seats = walk->column[COLUMN_SEATS];
	const uint8_t *const boards = walk->column[COLUMN_BOARD_COUNT];
	const uint32_t *const players = walk->column[COLUMN_PLAYER];
	const uint32_t *const actions = walk->column[COLUMN_ACTIONS];
	uint64_t all_actions = 0;
	uint8_t most = 0, board = 0;
	uint32_t player = 0;

	for (uint32_t i = 0; i < chunk->hands; i++) {
		most = seats[i] > most ? seats[i] : most;
		board = boards[i] > board ? boards[i] : board;
		all_actions += actions[i];
	}
	for (uint32_t i = 0; walk->names && i < chunk->seats; i++)
		player = players[i] > player ? players[i] : player;
	if (walk->names && chunk->seats && player >= walk->hand_index->names)
		return false;
	if (walk->holes && sum_of_bytes(bytes_of(walk, COLUMN_CARDS), chunk->seats) != chunk->cards)
		return false;
	return most <= SEATS_MAX && board <= BOARD_CARDS_MAX && all_actions == chunk->actions &&
	       all_actions <= INT32_MAX && sum_of_bytes(seats, chunk->hands) == chunk->seats;
}

static bool begin_chunk(struct hand_index_walk *walk)
{
	const struct hand_index_chunk *const chunk = &walk->hand_index->directory[walk->chunk++];
	uint64_t at[COLUMNS];

	hand_index_layout(chunk, at);
	for (int i = 0; i < COLUMNS; i++)
		walk->column[i] = walk->hand_index->bytes.bytes + chunk->at + at[i];
	walk->count = chunk->hands;
	walk->next = walk->seats = walk->actions = 0;
	walk->hole = walk->column[COLUMN_HOLE];
	walk->broken = !adds_up(walk, chunk);
	return !walk->broken;
}

void hand_index_walk(struct hand_index_walk *walk, const struct hand_index *hand_index, bool holes,
	bool names)
{
	*walk = (struct hand_index_walk){.hand_index = hand_index, .holes = holes, .names = names};
	walk->hand = UINT64_MAX;
}

bool hand_index_check(const struct hand_index *hand_index, bool holes, bool names)
{
	struct hand_index_walk walk;

	hand_index_walk(&walk, hand_index, holes, names);
	while (walk.chunk < hand_index->chunks) {
		if (!begin_chunk(&walk))
			return false;
		for (uint32_t i = 0; i < walk.count; i++)
			if (!(bytes_of(&walk, COLUMN_STATE)[i] & STATE_INVALID) &&
				number_of(&walk, COLUMN_KIND, i) >= hand_index->kinds)
				return false;
	}
	return true;
}

static void find_facts(struct hand_index_walk *walk, uint32_t at)
{
	const int64_t *const pots = walk->column[COLUMN_POT], *nets = walk->column[COLUMN_NET];
	const uint32_t *const players = walk->column[COLUMN_PLAYER];
	const uint32_t seats = walk->seats, actions = walk->actions;
	struct search_facts *const facts = &walk->facts;

	facts->seats = bytes_of(walk, COLUMN_SEATS)[at];
	facts->actions = (int)number_of(walk, COLUMN_ACTIONS, at);
	facts->date = number_of(walk, COLUMN_DATE, at);
	facts->pot = pots[at];
	facts->board_count = bytes_of(walk, COLUMN_BOARD_COUNT)[at];
	facts->board = bytes_of(walk, COLUMN_BOARD) + (size_t)at * BOARD_CARDS_MAX;
	facts->player = players + seats;
	facts->position = bytes_of(walk, COLUMN_POSITION) + seats;
	facts->flags = bytes_of(walk, COLUMN_FLAGS) + seats;
	facts->cards = bytes_of(walk, COLUMN_CARDS) + seats;
	facts->net = nets + seats;
	facts->action = bytes_of(walk, COLUMN_ACTION) + actions;
	facts->actor = bytes_of(walk, COLUMN_ACTOR) + actions;
	facts->hole = walk->hole;
	walk->seats += (uint32_t)facts->seats;
	walk->actions += (uint32_t)facts->actions;
	for (int i = 0; walk->holes && i < facts->seats; i++)
		walk->hole += facts->cards[i];
}

bool hand_index_next(struct hand_index_walk *walk)
{
	uint32_t at, kind;

	while (!walk->broken && walk->next == walk->count)
		if (walk->chunk == walk->hand_index->chunks || !begin_chunk(walk))
			return false;
	if (walk->broken)
		return false;
	at = walk->next++;
	walk->hand++;
	find_facts(walk, at);
	walk->invalid = bytes_of(walk, COLUMN_STATE)[at] & STATE_INVALID;
	kind = number_of(walk, COLUMN_KIND, at);
	walk->broken = !walk->invalid && kind >= walk->hand_index->kinds;
	walk->kind = walk->invalid || walk->broken ? NULL : &walk->hand_index->kind[kind];
	return !walk->broken;
}

void hand_index_place(const struct hand_index_walk *walk, struct hand_index_place *place)
{
	const uint32_t at = walk->next - 1;
	const uint64_t *const offsets = walk->column[COLUMN_OFFSET];
	const uint64_t *const lines = walk->column[COLUMN_LINE];
	const uint64_t *const numbers = walk->column[COLUMN_NUMBER];

	*place = (struct hand_index_place){.offset = offsets[at],
		.line = lines[at],
		.lead = number_of(walk, COLUMN_LEAD, at),
		.numbered = bytes_of(walk, COLUMN_STATE)[at] & STATE_NUMBERED,
		.number = numbers[at]};
}
