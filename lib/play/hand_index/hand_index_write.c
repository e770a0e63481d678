/* Writing an index, chunk by chunk. */
#include "play/hand_index/hand_index_internal.h"

#include "base/hash.h"
#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

const char hand_index_magic[16] = "felt-index\n";

enum { WORDS_FIRST = 64 };

/* -- words ------------------------------------------------------------------------ */

static struct slice word_at(const struct hand_index_words *words, uint32_t number)
{
	const uint64_t from = number ? words->end[number - 1] : 0;

	return (struct slice){words->bytes.bytes + from, (size_t)(words->end[number] - from)};
}

static uint32_t *slot_of(const struct hand_index_words *words, struct slice word)
{
	const uint64_t hash = hash_add(HASH_BEGIN, word);
	size_t at = (size_t)(hash ^ hash >> 32) & (words->room - 1);

	while (words->slot[at]) {
		if (slice_same(word_at(words, words->slot[at] - 1), word))
			break;
		at = (at + 1) & (words->room - 1);
	}
	return &words->slot[at];
}

/* Doubles the capacity. */
static bool grow(struct hand_index_words *words)
{
	const size_t room = words->room ? 2 * words->room : WORDS_FIRST;
	uint64_t *const end = realloc(words->end, room / 2 * sizeof *end);
	uint32_t *slot;

	if (!end)
		return false;
	words->end = end;
	slot = calloc(room, sizeof *slot);
	if (!slot)
		return false;
	free(words->slot);
	words->slot = slot;
	words->room = room;
	for (uint32_t i = 0; i < words->count; i++)
		*slot_of(words, word_at(words, i)) = i + 1;
	return true;
}

/* The number of a word, which is added if it is new. False if out of memory. */
static bool number_of(struct hand_index_words *words, struct slice word, uint32_t *number)
{
	uint32_t *slot;

	if (words->count >= words->room / 2 && !grow(words))
		return false;
	slot = slot_of(words, word);
	if (!*slot) {
		text_add_slice(&words->bytes, word);
		if (words->bytes.failed)
			return false;
		words->end[words->count] = words->bytes.length;
		*slot = ++words->count;
	}
	*number = *slot - 1;
	return true;
}

static void words_free(struct hand_index_words *words)
{
	text_free(&words->bytes);
	free(words->end);
	free(words->slot);
}

/* -- chunks ----------------------------------------------------------------------- */

enum per { HAND, SEAT, CARD, ACTION };

static const struct {
	uint8_t size, per;
} columns[COLUMNS] = {
	[COLUMN_OFFSET] = {8, HAND},
	[COLUMN_LINE] = {8, HAND},
	[COLUMN_NUMBER] = {8, HAND},
	[COLUMN_POT] = {8, HAND},
	[COLUMN_LEAD] = {4, HAND},
	[COLUMN_DATE] = {4, HAND},
	[COLUMN_KIND] = {4, HAND},
	[COLUMN_ACTIONS] = {4, HAND},
	[COLUMN_SEATS] = {1, HAND},
	[COLUMN_STATE] = {1, HAND},
	[COLUMN_BOARD_COUNT] = {1, HAND},
	[COLUMN_BOARD] = {BOARD_CARDS_MAX, HAND},
	[COLUMN_NET] = {8, SEAT},
	[COLUMN_PLAYER] = {4, SEAT},
	[COLUMN_POSITION] = {1, SEAT},
	[COLUMN_FLAGS] = {1, SEAT},
	[COLUMN_CARDS] = {1, SEAT},
	[COLUMN_HOLE] = {1, CARD},
	[COLUMN_ACTION] = {1, ACTION},
	[COLUMN_ACTOR] = {1, ACTION},
};

uint64_t hand_index_layout(const struct hand_index_chunk *chunk, uint64_t at[COLUMNS])
{
	const uint32_t count[] = {chunk->hands, chunk->seats, chunk->cards, chunk->actions};
	uint64_t end = 0;

	for (int i = 0; i < COLUMNS; i++) {
		at[i] = end;
		end = hand_index_aligned(end + (uint64_t)columns[i].size * count[columns[i].per]);
	}
	return end;
}

/* Appends to `out`, padded with zeros to the next multiple of eight bytes. */
static void write_out(struct hand_index_writer *writer, const void *bytes, size_t length)
{
	const size_t padded = (size_t)hand_index_aligned(length);

	text_add(&writer->out, bytes, length);
	text_add_repeated(&writer->out, '\0', padded - length);
	writer->written += padded;
}

static void end_chunk(struct hand_index_writer *writer)
{
	const struct hand_index_chunk chunk = {writer->written, writer->count, writer->seats,
		writer->cards, writer->actions};

	if (!writer->count)
		return;
	text_add(&writer->directory, (const char *)&chunk, sizeof chunk);
	for (int i = 0; i < COLUMNS; i++) {
		writer->failed = writer->failed || writer->column[i].failed;
		write_out(writer, writer->column[i].bytes, writer->column[i].length);
		text_clear(&writer->column[i]);
	}
	writer->count = writer->seats = writer->cards = writer->actions = 0;
}

static void add(struct hand_index_writer *writer, enum hand_index_column column, const void *bytes,
	size_t length)
{
	text_add(&writer->column[column], bytes, length);
}

/* Adds a number of 8, 32 or 64 bits, whichever the column has. */
static void add_number(struct hand_index_writer *writer, enum hand_index_column column,
	uint64_t value)
{
	const uint32_t word = (uint32_t)value;
	const uint8_t byte = (uint8_t)value;
	const size_t size = columns[column].size;

	add(writer, column,
		size == sizeof value  ? (const void *)&value
		: size == sizeof word ? (const void *)&word
				      : (const void *)&byte,
		size);
}

/* -- hands ------------------------------------------------------------------------ */

void hand_index_begin(struct hand_index_writer *writer, const struct hand_index_identity *identity)
{
	static const char zeros[HAND_INDEX_HEADER];

	writer->identity = *identity;
	write_out(writer, zeros, sizeof zeros);
}

static void add_row(struct hand_index_writer *writer, const struct hand_index_place *place,
	uint32_t kind, const struct search_facts *facts)
{
	static const card none[BOARD_CARDS_MAX];

	add_number(writer, COLUMN_OFFSET, place->offset);
	add_number(writer, COLUMN_LINE, place->line);
	add_number(writer, COLUMN_NUMBER, place->number);
	add_number(writer, COLUMN_POT, (uint64_t)facts->pot);
	add_number(writer, COLUMN_LEAD, place->lead);
	add_number(writer, COLUMN_DATE, facts->date);
	add_number(writer, COLUMN_KIND, kind);
	add_number(writer, COLUMN_ACTIONS, (uint32_t)facts->actions);
	add_number(writer, COLUMN_SEATS, (uint64_t)facts->seats);
	add_number(writer, COLUMN_STATE,
		(facts->seats ? 0u : STATE_INVALID) | (place->numbered ? STATE_NUMBERED : 0u));
	add_number(writer, COLUMN_BOARD_COUNT, (uint64_t)facts->board_count);
	add(writer, COLUMN_BOARD, facts->board ? facts->board : none, BOARD_CARDS_MAX);
	add(writer, COLUMN_ACTION, facts->action, (size_t)facts->actions);
	add(writer, COLUMN_ACTOR, facts->actor, (size_t)facts->actions);
	writer->seats += (uint32_t)facts->seats;
	writer->actions += (uint32_t)facts->actions;
	writer->hands++;
}

/* Counts a hand. A chunk also ends when it is large, because its counts have 32 bits. */
static void count_hand(struct hand_index_writer *writer)
{
	enum { ACTIONS_MAX = 1 << 28 };

	if (++writer->count == HAND_INDEX_CHUNK || writer->actions > ACTIONS_MAX)
		end_chunk(writer);
}

void hand_index_add(struct hand_index_writer *writer, const struct hand_index_place *place,
	const struct search_kind *kind, const struct search_facts *facts, const struct slice *name)
{
	struct hand_index_kind packed = {.first = kind->first,
		.second = kind->second,
		.big_blind = kind->big_blind,
		.places = kind->places};
	const struct slice word = {(const char *)&packed, sizeof packed};
	const size_t seats = (size_t)facts->seats;
	uint32_t number, cards = 0;

	memcpy(packed.variant, kind->variant->code, strlen(kind->variant->code));
	if (writer->failed || !number_of(&writer->kinds, word, &number)) {
		writer->failed = true;
		return;
	}
	add_row(writer, place, number, facts);
	for (size_t i = 0; i < seats; i++) {
		writer->failed = writer->failed || !number_of(&writer->names, name[i], &number);
		add_number(writer, COLUMN_PLAYER, number);
		add_number(writer, COLUMN_NET, (uint64_t)facts->net[i]);
		cards += facts->cards[i];
	}
	add(writer, COLUMN_POSITION, facts->position, seats);
	add(writer, COLUMN_FLAGS, facts->flags, seats);
	add(writer, COLUMN_CARDS, facts->cards, seats);
	add(writer, COLUMN_HOLE, facts->hole, cards);
	writer->cards += cards;
	count_hand(writer);
}

void hand_index_add_invalid(struct hand_index_writer *writer, const struct hand_index_place *place)
{
	static const struct search_facts none;

	if (writer->failed)
		return;
	add_row(writer, place, UINT32_MAX, &none);
	count_hand(writer);
}

bool hand_index_end(struct hand_index_writer *writer, char bytes[HAND_INDEX_HEADER])
{
	struct hand_index_header header = {.version = HAND_INDEX_VERSION,
		.order = HAND_INDEX_ORDER,
		.identity = writer->identity};

	end_chunk(writer);
	header.tail = writer->written;
	write_out(writer, writer->directory.bytes, writer->directory.length);
	write_out(writer, writer->kinds.bytes.bytes, writer->kinds.bytes.length);
	write_out(writer, writer->names.end, writer->names.count * sizeof *writer->names.end);
	write_out(writer, writer->names.bytes.bytes, writer->names.bytes.length);
	memcpy(header.magic, hand_index_magic, sizeof header.magic);
	header.hands = writer->hands;
	header.total = writer->written;
	header.chunks = writer->directory.length / sizeof(struct hand_index_chunk);
	header.kinds = writer->kinds.count;
	header.names = writer->names.count;
	memcpy(bytes, &header, sizeof header);
	return !writer->failed && !writer->out.failed && !writer->directory.failed;
}

void hand_index_writer_free(struct hand_index_writer *writer)
{
	text_free(&writer->out);
	text_free(&writer->directory);
	for (int i = 0; i < COLUMNS; i++)
		text_free(&writer->column[i]);
	words_free(&writer->kinds);
	words_free(&writer->names);
	*writer = (struct hand_index_writer){.hands = 0};
}
