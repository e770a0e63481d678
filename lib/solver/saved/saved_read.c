/* Reading a saved solution: nothing in it is used before it was checked. */
#include "saved_internal.h"

#include "base/hash.h"

#include <math.h>
#include <stdlib.h>

struct saved {
	struct saved_source source;
	struct saved_section *section;
	uint64_t *hash; /* of all blocks */
	uint32_t sections;
	int part[SAVED_PARTS];              /* indices of sections; -1: none */
	uint64_t first[SAVED_SECTIONS_MAX]; /* block of each section */
	bool half;
	uint8_t *present; /* of each block of the sums: whether it was read */
	uint64_t missing; /* the number of those that were not */
	bool valued;      /* the values were read */
	char *text[SAVED_TEXTS];
};

/* -- errors ------------------------------------------------------------------------- */

static status_code fail(struct saved_error *error, status_code status, uint64_t offset)
{
	*error = (struct saved_error){.status = status, .offset = offset};
	return status;
}

static status_code fail_number(struct saved_error *error, status_code status, uint64_t offset,
	uint64_t number, uint64_t wanted)
{
	fail(error, status, offset);
	error->number = number;
	error->wanted = wanted;
	return status;
}

/* Fails about a section by its tag, of which only letters are copied. */
static status_code fail_section(struct saved_error *error, status_code status, uint64_t offset,
	const char tag[SAVED_TAG])
{
	fail(error, status, offset);
	for (int i = 0; i < SAVED_TAG && tag[i] >= ' ' && tag[i] <= '~'; i++)
		error->text[i] = tag[i];
	return status;
}

static status_code fail_part(const struct saved *saved, struct saved_error *error,
	enum saved_part part, uint64_t at)
{
	return fail_section(error, STATUS_SAVED_INVALID,
		saved->section[saved->part[part]].offset + at, saved_tags[part]);
}

/* -- the head ----------------------------------------------------------------------- */

static status_code read_header(const struct saved_source *source, struct saved_header *header,
	struct saved_error *error)
{
	const size_t size = source->size < sizeof *header ? (size_t)source->size : sizeof *header;

	memset(header, 0, sizeof *header);
	if (!source->read(source->state, 0, header, size))
		return fail(error, STATUS_SAVED_IO, 0);
	if (size < sizeof header->magic ||
		memcmp(header->magic, saved_magic, sizeof header->magic) != 0)
		return fail(error, STATUS_SAVED_FOREIGN, 0);
	if (size < sizeof *header)
		return fail_number(error, STATUS_SAVED_SIZE, size, size, sizeof *header);
	if (header->order == __builtin_bswap32(SAVED_ORDER))
		return fail(error, STATUS_SAVED_ORDER, offsetof(struct saved_header, order));
	if (header->order != SAVED_ORDER)
		return fail(error, STATUS_SAVED_DAMAGED, offsetof(struct saved_header, order));
	if (header->version != SAVED_VERSION)
		return fail_number(error, STATUS_SAVED_VERSION,
			offsetof(struct saved_header, version), header->version, SAVED_VERSION);
	if (header->size != source->size)
		return fail_number(error, STATUS_SAVED_SIZE,
			header->size < source->size ? header->size : source->size, source->size,
			header->size);
	if (header->block != SAVED_BLOCK || header->sections > SAVED_SECTIONS_MAX ||
		header->blocks > source->size / sizeof(uint64_t))
		return fail(error, STATUS_SAVED_DAMAGED, 0);
	return STATUS_OK;
}

/* Checks that the sections follow each other, and finds those that are known. */
static status_code list_sections(struct saved *saved, const struct saved_header *header,
	struct saved_error *error)
{
	uint64_t at = saved_aligned(sizeof *header + header->sections * sizeof *saved->section +
				    header->blocks * sizeof *saved->hash);
	uint64_t blocks = 0;

	for (int part = 0; part < SAVED_PARTS; part++)
		saved->part[part] = -1;
	for (uint32_t i = 0; i < saved->sections; i++) {
		const struct saved_section *const section = &saved->section[i];
		const uint64_t offset = sizeof *header + i * sizeof *section;
		int part = 0;

		if (section->offset != at || section->size > header->size - at)
			return fail(error, STATUS_SAVED_DAMAGED, offset);
		saved->first[i] = blocks;
		blocks += saved_blocks(section->size);
		at = saved_aligned(at + section->size);
		if (at > header->size)
			return fail(error, STATUS_SAVED_DAMAGED, offset);
		while (part < SAVED_PARTS && memcmp(section->tag, saved_tags[part], SAVED_TAG) != 0)
			part++;
		if (part < SAVED_PARTS && saved->part[part] < 0)
			saved->part[part] = (int)i;
		else if (part < SAVED_PARTS || section->flags & SAVED_REQUIRED)
			return fail_section(error, STATUS_SAVED_SECTION, offset, section->tag);
	}
	if (at != header->size || blocks != header->blocks)
		return fail(error, STATUS_SAVED_DAMAGED, 0);
	for (int part = 0; part <= SAVED_SUMS; part++)
		if (saved->part[part] < 0)
			return fail_section(error, STATUS_SAVED_MISSING, sizeof *header,
				saved_tags[part]);
	return STATUS_OK;
}

static status_code read_head(struct saved *saved, struct saved_error *error)
{
	const struct saved_source *const source = &saved->source;
	struct saved_header header;
	status_code status = read_header(source, &header, error);
	const size_t directory = header.sections * sizeof *saved->section;
	const size_t hashes = (size_t)header.blocks * sizeof *saved->hash;
	const size_t all = sizeof header + directory + hashes;
	const uint64_t hash = header.hash;
	char *head;

	if (status)
		return status;
	if (all > source->size)
		return fail(error, STATUS_SAVED_DAMAGED, 0);
	head = malloc(all);
	saved->section = malloc(directory + 1);
	saved->hash = malloc(hashes + 1);
	if (!head || !saved->section || !saved->hash)
		status = fail(error, STATUS_NO_MEMORY, 0);
	else if (!source->read(source->state, sizeof header, head + sizeof header,
			 directory + hashes))
		status = fail(error, STATUS_SAVED_IO, sizeof header);
	if (!status) {
		header.hash = 0;
		memcpy(head, &header, sizeof header);
		memcpy(saved->section, head + sizeof header, directory);
		memcpy(saved->hash, head + sizeof header + directory, hashes);
		saved->sections = header.sections;
		if (hash_words(head, all) != hash)
			status = fail(error, STATUS_SAVED_DAMAGED, 0);
	}
	free(head);
	return status ? status : list_sections(saved, &header, error);
}

/* -- blocks ------------------------------------------------------------------------- */

/* Reads a block of a section and checks it. */
static status_code read_block(const struct saved *saved, enum saved_part part, uint64_t block,
	void *out, struct saved_error *error)
{
	const int index = saved->part[part];
	const struct saved_section *const section = &saved->section[index];
	const uint64_t at = block * SAVED_BLOCK, left = section->size - at;
	const size_t size = left < SAVED_BLOCK ? (size_t)left : SAVED_BLOCK;

	if (!saved->source.read(saved->source.state, section->offset + at, out, size))
		return fail(error, STATUS_SAVED_IO, section->offset + at);
	return hash_words(out, size) == saved->hash[saved->first[index] + block]
		       ? STATUS_OK
		       : fail(error, STATUS_SAVED_DAMAGED, section->offset + at);
}

static uint64_t size_of(const struct saved *saved, enum saved_part part)
{
	return saved->part[part] < 0 ? 0 : saved->section[saved->part[part]].size;
}

/* Reads a section that has this size. */
static status_code read_part(const struct saved *saved, enum saved_part part, void *out,
	uint64_t size, struct saved_error *error)
{
	status_code status =
		size_of(saved, part) == size ? STATUS_OK : fail_part(saved, error, part, 0);

	for (uint64_t block = 0; !status && block < saved_blocks(size); block++)
		status = read_block(saved, part, block, (char *)out + block * SAVED_BLOCK, error);
	return status;
}

/* -- the spot ----------------------------------------------------------------------- */

/* Reads the name of the game, and the board. */
static bool take_cards(const struct saved_spot_record *record, struct saved_spot *spot)
{
	size_t length = 0;
	card_set set = 0;

	while (length < sizeof record->game && record->game[length])
		length++;
	spot->game = game_find((struct slice){record->game, length});
	if (!spot->game || !spot->game->combos || spot->game->board != 5 ||
		record->board_count < 3 || record->board_count > 5)
		return false;
	spot->board_count = record->board_count;
	for (int i = 0; i < spot->board_count; i++) {
		if (record->board[i] >= CARD_COUNT ||
			!(card_bit(record->board[i]) & spot->game->deck & ~set))
			return false;
		spot->board[i] = record->board[i];
		set |= card_bit(record->board[i]);
	}
	return true;
}

static bool is_amount(chips amount, chips least)
{
	return amount >= least && amount <= CHIPS_MAX / 4;
}

static bool take_spot(const struct saved_spot_record *record, struct saved_spot *spot,
	struct tree *tree)
{
	if (!take_cards(record, spot) || record->places > CHIPS_PLACES_MAX || record->half > 1 ||
		!is_amount(record->pot, 1) || !is_amount(record->stack, 0) ||
		!is_amount(record->stacks[0], record->stack) ||
		!is_amount(record->stacks[1], record->stack) || record->rake_most < 0 ||
		record->rake_most > CHIPS_MAX || !(record->rake >= 0 && record->rake <= 100))
		return false;
	spot->places = record->places;
	spot->half = record->half;
	spot->stacks[0] = record->stacks[0];
	spot->stacks[1] = record->stacks[1];
	spot->rake = record->rake;
	spot->rake_most = record->rake_most;
	tree->pot = record->pot;
	tree->stack = record->stack;
	tree->street = spot->board_count - 3;
	return true;
}

static bool are_ranges(const struct saved_spot *spot)
{
	for (int player = 0; player < 2; player++)
		for (int h = 0; h < COMBO_COUNT; h++)
			if (spot->range[player].weight[h] > RANGE_WHOLE ||
				(spot->range[player].weight[h] &&
					combo_set((combo)h) & ~spot->game->deck))
				return false;
	return true;
}

static status_code read_spot(const struct saved *saved, struct saved_spot *spot, struct tree *tree,
	struct saved_error *error)
{
	struct saved_spot_record record;
	struct saved_result_record result;
	status_code status = read_part(saved, SAVED_SPOT, &record, sizeof record, error);

	if (!status && !take_spot(&record, spot, tree))
		status = fail_part(saved, error, SAVED_SPOT, 0);
	if (!status)
		status = read_part(saved, SAVED_RANGES, spot->range, sizeof spot->range, error);
	if (!status && !are_ranges(spot))
		status = fail_part(saved, error, SAVED_RANGES, 0);
	if (!status)
		status = read_part(saved, SAVED_RESULT, &result, sizeof result, error);
	if (status)
		return status;
	if (!isfinite(result.ev[0]) || !isfinite(result.ev[1]) ||
		!isfinite(result.exploitability) || result.exploitability < 0)
		return fail_part(saved, error, SAVED_RESULT, 0);
	spot->ev[0] = result.ev[0];
	spot->ev[1] = result.ev[1];
	spot->exploitability = result.exploitability;
	spot->iterations = result.iterations;
	spot->compact = saved->part[SAVED_REGRETS] < 0;
	return STATUS_OK;
}

/* Reads the texts. A 0 follows each. */
static status_code read_texts(struct saved *saved, struct saved_spot *spot,
	struct saved_error *error)
{
	status_code status = STATUS_OK;

	for (int i = 0; !status && i < SAVED_TEXTS; i++) {
		const enum saved_part part = (enum saved_part)(SAVED_TEXT_FIRST + i);
		const size_t size = (size_t)size_of(saved, part);

		spot->text[i] = SLICE("");
		if (!size)
			continue;
		saved->text[i] = calloc(size + 1, 1);
		status = saved->text[i] ? read_part(saved, part, saved->text[i], size, error)
					: fail(error, STATUS_NO_MEMORY, 0);
		if (!status && memchr(saved->text[i], '\0', size))
			status = fail_part(saved, error, part, 0);
		spot->text[i] = (struct slice){saved->text[i], size};
	}
	return status;
}

static status_code read_tree(const struct saved *saved, struct tree *tree,
	struct saved_error *error)
{
	const uint64_t size = size_of(saved, SAVED_TREE);
	const size_t count = (size_t)(size / sizeof(struct saved_node_record));
	struct saved_node_record *records;
	status_code status;
	size_t wrong;

	if (size % sizeof *records || size / sizeof *records > TREE_NODES_MAX)
		return fail_part(saved, error, SAVED_TREE, 0);
	records = malloc((size_t)size + 1);
	if (!records)
		return fail(error, STATUS_NO_MEMORY, 0);
	status = read_part(saved, SAVED_TREE, records, size, error);
	if (!status) {
		status = saved_make_tree(tree, records, count, &wrong);
		if (status == STATUS_SAVED_INVALID)
			fail_part(saved, error, SAVED_TREE, wrong * sizeof *records);
		else if (status)
			fail(error, status, 0);
	}
	free(records);
	return status;
}

/* -- opening ------------------------------------------------------------------------ */

void saved_free(struct saved *saved)
{
	if (!saved)
		return;
	free(saved->section);
	free(saved->hash);
	free(saved->present);
	for (int i = 0; i < SAVED_TEXTS; i++)
		free(saved->text[i]);
	free(saved);
}

status_code saved_open(const struct saved_source *source, struct saved **out,
	struct saved_spot *spot, struct tree *tree, struct saved_error *error)
{
	struct saved *const saved = calloc(1, sizeof *saved);
	status_code status;

	*tree = (struct tree){.node = NULL};
	*out = NULL;
	if (!saved)
		return fail(error, STATUS_NO_MEMORY, 0);
	saved->source = *source;
	status = read_head(saved, error);
	if (!status)
		status = read_spot(saved, spot, tree, error);
	if (!status)
		status = read_texts(saved, spot, error);
	if (!status)
		status = read_tree(saved, tree, error);
	if (status)
		saved_free(saved);
	else
		*out = saved;
	return status;
}

/* -- numbers ------------------------------------------------------------------------ */

static const enum saved_part parts[SOLVER_ARRAYS] = {[SOLVER_SUMS] = SAVED_SUMS,
	[SOLVER_REGRETS] = SAVED_REGRETS,
	[SOLVER_SUM_SCALES] = SAVED_SUM_SCALES,
	[SOLVER_REGRET_SCALES] = SAVED_REGRET_SCALES};

status_code saved_begin(struct saved *saved, const struct solver *solver, struct saved_error *error)
{
	const uint64_t blocks = saved_blocks(size_of(saved, SAVED_SUMS));

	if (size_of(saved, SAVED_SUMS) != solver_array_size(solver, SOLVER_SUMS))
		return fail_part(saved, error, SAVED_SUMS, 0);
	if (saved->part[SAVED_REGRETS] >= 0)
		for (int array = SOLVER_REGRETS; array < SOLVER_ARRAYS; array++)
			if (size_of(saved, parts[array]) !=
				solver_array_size(solver, (enum solver_array)array))
				return fail_section(error, STATUS_SAVED_INVALID,
					sizeof(struct saved_header), saved_tags[parts[array]]);
	if (saved->part[SAVED_VALUES] >= 0 &&
		size_of(saved, SAVED_VALUES) != solver_kept_size(solver))
		return fail_part(saved, error, SAVED_VALUES, 0);
	saved->half = solver_array_size(solver, SOLVER_SUM_SCALES) > 0;
	saved->present = calloc((size_t)blocks + 1, 1);
	saved->missing = blocks;
	return saved->present ? STATUS_OK : fail(error, STATUS_NO_MEMORY, 0);
}

/* True if all floats are finite: the strategies that follow from others are not numbers. */
static bool are_finite(const void *bytes, size_t size)
{
	const uint32_t exponent = 0x7f800000;
	const char *at = bytes;
	uint32_t all = 0;

	for (size_t i = 0; i < size; i += sizeof all) {
		uint32_t bits;

		memcpy(&bits, at + i, sizeof bits);
		all |= (bits & exponent) == exponent;
	}
	return !all;
}

/* Reads a block of an array and checks its numbers. */
static status_code read_numbers(const struct saved *saved, enum solver_array array, bool floats,
	uint64_t block, char *out, struct saved_error *error)
{
	const enum saved_part part = parts[array];
	const uint64_t at = block * SAVED_BLOCK, left = size_of(saved, part) - at;
	status_code status = read_block(saved, part, block, out + at, error);

	if (!status && floats &&
		!are_finite(out + at, left < SAVED_BLOCK ? (size_t)left : SAVED_BLOCK))
		status = fail_part(saved, error, part, at);
	return status;
}

/* A reading of parts of the sums. */
struct saved_numbers {
	struct saved *saved;
	char *sums;
	struct saved_error *error;
};

static status_code read_sums(void *state, uint64_t from, uint64_t to)
{
	const struct saved_numbers *const reading = state;
	struct saved *const saved = reading->saved;
	status_code status = STATUS_OK;

	for (uint64_t block = from / SAVED_BLOCK; !status && block < saved_blocks(to); block++) {
		if (saved->present[block])
			continue;
		status = read_numbers(saved, SOLVER_SUMS, !saved->half, block, reading->sums,
			reading->error);
		saved->present[block] = !status;
		saved->missing -= !status;
	}
	return status;
}

/* Reads the values that the solver kept. */
static status_code read_values(struct saved *saved, struct solver *solver,
	struct saved_error *error)
{
	const uint64_t size = size_of(saved, SAVED_VALUES);
	char *const values = solver_kept_room(solver);
	status_code status = values ? read_part(saved, SAVED_VALUES, values, size, error)
				    : fail(error, STATUS_NO_MEMORY, 0);

	if (!status && !are_finite(values, (size_t)size))
		status = fail_part(saved, error, SAVED_VALUES, 0);
	if (!status)
		solver_put_kept(solver);
	saved->valued = !status;
	return status;
}

status_code saved_read(struct saved *saved, struct solver *solver, const struct solver_path *path,
	bool values, struct saved_error *error)
{
	struct saved_numbers reading = {saved, solver_array(solver, SOLVER_SUMS), error};
	const bool kept = values && !path->board && saved->part[SAVED_VALUES] >= 0;
	const status_code status =
		kept && !saved->valued ? read_values(saved, solver, error) : STATUS_OK;

	return status || !saved->missing
		       ? status
		       : solver_view_ranges(solver, path, values && !kept, read_sums, &reading);
}

status_code saved_read_all(struct saved *saved, struct solver *solver, bool regrets,
	struct saved_error *error)
{
	struct saved_numbers reading = {saved, solver_array(solver, SOLVER_SUMS), error};
	status_code status = STATUS_OK;

	if (regrets && saved->part[SAVED_REGRETS] < 0)
		return fail(error, STATUS_SAVED_COMPACT, 0);
	status = read_sums(&reading, 0, size_of(saved, SAVED_SUMS));
	if (!status && saved->part[SAVED_VALUES] >= 0)
		status = read_values(saved, solver, error);
	for (int array = SOLVER_REGRETS; !status && regrets && array < SOLVER_ARRAYS; array++) {
		const uint64_t blocks = saved_blocks(size_of(saved, parts[array]));
		const bool floats = array != SOLVER_REGRETS || !saved->half;

		for (uint64_t block = 0; !status && block < blocks; block++)
			status = read_numbers(saved, (enum solver_array)array, floats, block,
				solver_array(solver, (enum solver_array)array), error);
	}
	return status;
}
