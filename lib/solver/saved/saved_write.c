/* Writing a saved solution, in two passes over the same bytes: the first computes the checksums,
 * which come before the sections in the file. */
#include "saved_internal.h"

#include "base/hash.h"

#include <stdlib.h>

const char saved_magic[8] = {'\x89', 'f', 'e', 'l', 't', '\r', '\n', '\x1a'};

const char saved_tags[SAVED_PARTS][SAVED_TAG] = {[SAVED_SPOT] = "spot",
	[SAVED_RANGES] = "ranges",
	[SAVED_TREE] = "tree",
	[SAVED_RESULT] = "result",
	[SAVED_SUMS] = "sums",
	[SAVED_REGRETS] = "regrets",
	[SAVED_SUM_SCALES] = {'s', 'u', 'm', 's', 'c', 'a', 'l', 'e'},
	[SAVED_REGRET_SCALES] = {'r', 'e', 'g', 's', 'c', 'a', 'l', 'e'},
	[SAVED_VALUES] = "values",
	[SAVED_TEXT_FIRST + SAVED_LOCKS] = "locks",
	[SAVED_TEXT_FIRST + SAVED_PAYOUTS] = "payouts",
	[SAVED_TEXT_FIRST + SAVED_OTHERS] = "others"};

struct saved_writer {
	const struct saved_spot *spot;
	const struct tree *tree;
	const struct solver *solver;
	saved_write_fn *write;
	void *state;
	struct saved_section section[SAVED_PARTS];
	uint32_t sections;
	uint64_t *hash, blocks, hashed;
	bool hashing; /* the first pass */
	char *block;  /* the bytes of the current block so far */
	size_t filled;
};

/* -- bytes -------------------------------------------------------------------------- */

static status_code put(struct saved_writer *writer, const void *bytes, size_t size)
{
	return writer->write(writer->state, bytes, size) ? STATUS_OK : STATUS_SAVED_IO;
}

/* Ends a block, if it has any bytes. */
static status_code flush(struct saved_writer *writer)
{
	const size_t filled = writer->filled;

	writer->filled = 0;
	if (!filled)
		return STATUS_OK;
	if (!writer->hashing)
		return put(writer, writer->block, filled);
	writer->hash[writer->hashed++] = hash_words(writer->block, filled);
	return STATUS_OK;
}

static status_code add(struct saved_writer *writer, const void *bytes, uint64_t size)
{
	const char *from = bytes;
	status_code status = STATUS_OK;

	while (!status && size) {
		const size_t room = SAVED_BLOCK - writer->filled;
		const size_t part = size < room ? (size_t)size : room;

		memcpy(writer->block + writer->filled, from, part);
		writer->filled += part;
		from += part;
		size -= part;
		if (writer->filled == SAVED_BLOCK)
			status = flush(writer);
	}
	return status;
}

static status_code pad(struct saved_writer *writer, uint64_t size)
{
	static const char zeros[SAVED_ALIGN];

	return writer->hashing ? STATUS_OK
			       : put(writer, zeros, (size_t)(saved_aligned(size) - size));
}

/* -- sections ----------------------------------------------------------------------- */

static status_code add_spot(struct saved_writer *writer)
{
	const struct saved_spot *const spot = writer->spot;
	struct saved_spot_record record = {.board_count = (uint8_t)spot->board_count,
		.places = (uint8_t)spot->places,
		.half = spot->half || spot->compact,
		.pot = writer->tree->pot,
		.stack = writer->tree->stack,
		.stacks = {spot->stacks[0], spot->stacks[1]},
		.rake_most = spot->rake_most,
		.rake = spot->rake};

	memcpy(record.game, spot->game->key, strlen(spot->game->key));
	memcpy(record.board, spot->board, (size_t)spot->board_count);
	return add(writer, &record, sizeof record);
}

static status_code add_tree(struct saved_writer *writer)
{
	status_code status = STATUS_OK;

	for (uint32_t i = 0; !status && i < writer->tree->count; i++) {
		const struct tree_node *const node = &writer->tree->node[i];
		const struct saved_node_record record = {.kind = node->kind,
			.player = node->player,
			.count = node->count,
			.act = node->act,
			.all_in = node->all_in,
			.aggressor = node->aggressor,
			.to = node->to,
			.paid = {node->paid[0], node->paid[1]}};

		status = add(writer, &record, sizeof record);
	}
	return status;
}

static status_code add_result(struct saved_writer *writer)
{
	const struct saved_spot *const spot = writer->spot;
	const struct saved_result_record record = {.ev = {spot->ev[0], spot->ev[1]},
		.exploitability = spot->exploitability,
		.iterations = spot->iterations};

	return add(writer, &record, sizeof record);
}

static status_code add_shares(void *state, const int16_t *shares, size_t count)
{
	return add(state, shares, count * sizeof *shares);
}

static status_code add_array(struct saved_writer *writer, enum solver_array array)
{
	return add(writer, solver_array(writer->solver, array),
		solver_array_size(writer->solver, array));
}

static struct slice text_of(const struct saved_writer *writer, enum saved_part part)
{
	return writer->spot->text[part - SAVED_TEXT_FIRST];
}

static status_code add_part(struct saved_writer *writer, enum saved_part part)
{
	switch (part) {
	case SAVED_SPOT:
		return add_spot(writer);
	case SAVED_RANGES:
		return add(writer, writer->spot->range, sizeof writer->spot->range);
	case SAVED_TREE:
		return add_tree(writer);
	case SAVED_RESULT:
		return add_result(writer);
	case SAVED_SUMS:
		return writer->spot->compact ? solver_each_share(writer->solver, add_shares, writer)
					     : add_array(writer, SOLVER_SUMS);
	case SAVED_REGRETS:
		return add_array(writer, SOLVER_REGRETS);
	case SAVED_SUM_SCALES:
		return add_array(writer, SOLVER_SUM_SCALES);
	case SAVED_REGRET_SCALES:
		return add_array(writer, SOLVER_REGRET_SCALES);
	case SAVED_VALUES:
		return add(writer, solver_kept(writer->solver), solver_kept_size(writer->solver));
	case SAVED_TEXT_FIRST:
	case SAVED_PARTS:
		break;
	}
	return add(writer, text_of(writer, part).bytes, text_of(writer, part).length);
}

/* The bytes of a section; 0: there is none. */
static uint64_t part_size(const struct saved_writer *writer, enum saved_part part)
{
	const uint64_t sums = solver_array_size(writer->solver, SOLVER_SUMS);

	switch (part) {
	case SAVED_SPOT:
		return sizeof(struct saved_spot_record);
	case SAVED_RANGES:
		return sizeof writer->spot->range;
	case SAVED_TREE:
		return writer->tree->count * sizeof(struct saved_node_record);
	case SAVED_RESULT:
		return sizeof(struct saved_result_record);
	case SAVED_SUMS:
		return writer->spot->compact && !writer->spot->half
			       ? sums / sizeof(float) * sizeof(int16_t)
			       : sums;
	case SAVED_REGRETS:
		return writer->spot->compact ? 0 : sums;
	case SAVED_SUM_SCALES:
	case SAVED_REGRET_SCALES:
		return writer->spot->compact ? 0
					     : solver_array_size(writer->solver, SOLVER_SUM_SCALES);
	case SAVED_VALUES:
		return solver_kept(writer->solver) ? solver_kept_size(writer->solver) : 0;
	case SAVED_TEXT_FIRST:
	case SAVED_PARTS:
		break;
	}
	return text_of(writer, part).length;
}

/* -- the file ----------------------------------------------------------------------- */

/* Lists the sections; returns the offset of the end of the file. */
static uint64_t lay_out(struct saved_writer *writer)
{
	uint64_t at;

	for (int part = 0; part < SAVED_PARTS; part++) {
		struct saved_section *const section = &writer->section[writer->sections];

		section->size = part_size(writer, (enum saved_part)part);
		if (!section->size)
			continue;
		memcpy(section->tag, saved_tags[part], SAVED_TAG);
		section->flags = saved_required((enum saved_part)part) ? SAVED_REQUIRED : 0;
		writer->blocks += saved_blocks(section->size);
		writer->sections++;
	}
	at = saved_aligned(sizeof(struct saved_header) +
			   writer->sections * sizeof *writer->section +
			   writer->blocks * sizeof *writer->hash);
	for (uint32_t i = 0; i < writer->sections; i++) {
		writer->section[i].offset = at;
		at = saved_aligned(at + writer->section[i].size);
	}
	return at;
}

static status_code add_sections(struct saved_writer *writer, bool hashing)
{
	status_code status = STATUS_OK;

	writer->hashing = hashing;
	for (int part = 0; !status && part < SAVED_PARTS; part++) {
		const uint64_t size = part_size(writer, (enum saved_part)part);

		if (!size)
			continue;
		status = add_part(writer, (enum saved_part)part);
		if (!status)
			status = flush(writer);
		if (!status)
			status = pad(writer, size);
	}
	return status;
}

static status_code put_head(struct saved_writer *writer, uint64_t size)
{
	struct saved_header header = {.order = SAVED_ORDER,
		.version = SAVED_VERSION,
		.size = size,
		.blocks = writer->blocks,
		.sections = writer->sections,
		.block = SAVED_BLOCK};
	const size_t directory = writer->sections * sizeof *writer->section;
	const size_t hashes = (size_t)writer->blocks * sizeof *writer->hash;
	const size_t all = sizeof header + directory + hashes;
	char *const head = calloc((size_t)saved_aligned(all), 1);
	status_code status;

	if (!head)
		return STATUS_NO_MEMORY;
	memcpy(header.magic, saved_magic, sizeof header.magic);
	memcpy(head, &header, sizeof header);
	memcpy(head + sizeof header, writer->section, directory);
	memcpy(head + sizeof header + directory, writer->hash, hashes);
	header.hash = hash_words(head, all);
	memcpy(head, &header, sizeof header);
	status = put(writer, head, (size_t)saved_aligned(all));
	free(head);
	return status;
}

status_code saved_write(const struct saved_spot *spot, const struct tree *tree,
	const struct solver *solver, saved_write_fn *write, void *state)
{
	struct saved_writer writer = {.spot = spot,
		.tree = tree,
		.solver = solver,
		.write = write,
		.state = state};
	const uint64_t size = lay_out(&writer);
	status_code status = STATUS_NO_MEMORY;

	writer.hash = calloc((size_t)writer.blocks, sizeof *writer.hash);
	writer.block = malloc(SAVED_BLOCK);
	if (writer.hash && writer.block)
		status = add_sections(&writer, true);
	if (!status)
		status = put_head(&writer, size);
	if (!status)
		status = add_sections(&writer, false);
	free(writer.hash);
	free(writer.block);
	return status;
}
