/* Shards of --flops: the results of every n-th flop, in the columns of other shards
 * (odds/shard.h). */
#include "solve_flops.h"

#include "odds/shard.h"

#include "base/hash.h"
#include "base/scan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FLOPS_MAX = 1 << 20, NUMBER_MAX = 40 };

/* -- writing ------------------------------------------------------------------------ */

static void begin_row(const struct solve_shard_writer *writer, const char *kind)
{
	text_format(writer->out, "1\t%u/%u\t%s\t", writer->shard + 1, writer->shards, kind);
}

/* Ends a row that began at an offset. */
static void end_row(struct solve_shard_writer *writer, size_t start)
{
	struct text *const out = writer->out;

	text_add_char(out, '\n');
	if (!out->failed)
		writer->hash = hash_add(writer->hash,
			(struct slice){out->bytes + start, out->length - start});
}

void solve_shard_begin(struct solve_shard_writer *writer, struct slice settings, size_t flops,
	double target)
{
	size_t start;

	text_add_string(writer->out, SHARD_HEADER);
	writer->hash = HASH_BEGIN;
	start = writer->out->length;
	begin_row(writer, "settings");
	text_add_char(writer->out, '\t');
	text_add_slice(writer->out, settings);
	end_row(writer, start);
	start = writer->out->length;
	begin_row(writer, "flops");
	text_add_char(writer->out, '\t');
	text_add_uint(writer->out, flops);
	end_row(writer, start);
	start = writer->out->length;
	begin_row(writer, "target");
	text_add_char(writer->out, '\t');
	text_add_double(writer->out, target);
	end_row(writer, start);
}

void solve_shard_node(struct solve_shard_writer *writer, const struct solve_flops_node *node)
{
	size_t start = writer->out->length;

	begin_row(writer, "node");
	text_format(writer->out, "%d,%d\t%s", node->player + 1, node->digits, node->path);
	end_row(writer, start);
	for (int action = 0; action < node->actions; action++) {
		start = writer->out->length;
		begin_row(writer, "action");
		text_add_string(writer->out, node->action[action]);
		text_add_char(writer->out, '\t');
		text_add_double(writer->out, node->size[action]);
		end_row(writer, start);
	}
}

/* Appends all digits of a number, and a space. */
static void add_number(struct text *out, double value)
{
	text_add_double(out, value);
	text_add_char(out, ' ');
}

void solve_shard_flop(struct solve_shard_writer *writer, const struct solve_flops_node *node,
	size_t place, const struct solve_flop *flop)
{
	struct text *const out = writer->out;
	const size_t start = out->length;

	begin_row(writer, "flop");
	text_add_uint(out, (uint64_t)place + 1);
	text_add_char(out, '\t');
	for (int i = 0; i < 3; i++)
		card_print(out, flop->flop.card[i], CARD_ASCII);
	text_add_char(out, ' ');
	add_number(out, flop->flop.weight);
	add_number(out, flop->pairs);
	add_number(out, flop->deals);
	add_number(out, flop->ev[0]);
	add_number(out, flop->ev[1]);
	add_number(out, flop->exploitability);
	add_number(out, flop->stake);
	for (int action = 0; action < node->actions; action++) {
		add_number(out, flop->frequency[action]);
		add_number(out, flop->reach[action]);
		add_number(out, flop->action_ev[action]);
	}
	text_add_uint(out, flop->iterations);
	end_row(writer, start);
}

void solve_shard_end(struct solve_shard_writer *writer)
{
	begin_row(writer, "check");
	text_add_char(writer->out, '\t');
	shard_print_check(writer->out, writer->hash);
	text_add_char(writer->out, '\n');
}

/* -- reading ------------------------------------------------------------------------ */

bool solve_shard_begins(const struct slice *cells, size_t count)
{
	return count == SHARD_CELLS && slice_equal(cells[2], "settings");
}

/* Reads a number as text_add_double() writes it. */
static bool read_number(struct slice word, double *out)
{
	char room[NUMBER_MAX], *end;

	if (!word.length || word.length >= sizeof room)
		return false;
	memcpy(room, word.bytes, word.length);
	room[word.length] = '\0';
	*out = strtod(room, &end);
	return end == room + word.length;
}

static bool take_number(struct slice *rest, double *out)
{
	return read_number(slice_take_until(rest, ' '), out);
}

static bool read_flop(struct solve_shards *shards, struct slice key, struct slice value)
{
	struct solve_flop flop = {.pairs = 0};
	struct slice rest = value;
	struct cards cards;
	struct fault fault;
	uint64_t place, iterations;
	bool good = slice_uint(key, shards->flops, &place) && place &&
		    (place - 1) % shards->count == shards->shard &&
		    !cards_parse(slice_take_until(&rest, ' '), CARD_ASCII, &cards, &fault) &&
		    cards.count == 3;

	good = good && take_number(&rest, &flop.flop.weight) && take_number(&rest, &flop.pairs) &&
	       take_number(&rest, &flop.deals) && take_number(&rest, &flop.ev[0]) &&
	       take_number(&rest, &flop.ev[1]) && take_number(&rest, &flop.exploitability) &&
	       take_number(&rest, &flop.stake);
	for (int action = 0; good && action < shards->node.actions; action++)
		good = take_number(&rest, &flop.frequency[action]) &&
		       take_number(&rest, &flop.reach[action]) &&
		       take_number(&rest, &flop.action_ev[action]);
	if (!good || !slice_uint(rest, UINT32_MAX, &iterations))
		return false;
	memcpy(flop.flop.card, cards.list, sizeof flop.flop.card);
	flop.iterations = (unsigned)iterations;
	shards->flop[place - 1] = flop;
	shards->rows++;
	return true;
}

static void copy_string(struct slice from, char *to, size_t size)
{
	memcpy(to, from.bytes, from.length < size ? from.length : size - 1);
	to[from.length < size ? from.length : size - 1] = '\0';
}

/* The node is the same in all shards; it is read again with each. */
static bool read_node(struct solve_shards *shards, struct slice key, struct slice value)
{
	struct solve_flops_node *const node = &shards->node;

	if (key.length != 3 || key.bytes[0] < '1' || key.bytes[0] > '2' || key.bytes[1] != ',' ||
		key.bytes[2] < '0' || key.bytes[2] > '9')
		return false;
	node->known = true;
	node->player = key.bytes[0] - '1';
	node->digits = key.bytes[2] - '0';
	node->actions = 0;
	copy_string(value, node->path, sizeof node->path);
	return true;
}

static bool read_action(struct solve_shards *shards, struct slice key, struct slice value)
{
	struct solve_flops_node *const node = &shards->node;
	const int action = node->actions;

	if (!node->known || action == TREE_ACTIONS_MAX || !read_number(value, &node->size[action]))
		return false;
	copy_string(key, node->action[action], sizeof node->action[action]);
	node->actions++;
	return true;
}

static const char *begin_shard(struct solve_shards *shards, uint32_t shard, uint32_t count,
	struct slice settings)
{
	if (!shards->count) {
		shards->count = count;
		shards->read = calloc(count, sizeof *shards->read);
		text_add_slice(&shards->settings, settings);
		shards->failed = !shards->read || shards->settings.failed;
		if (shards->failed)
			return "out of memory";
	}
	if (shards->count != count)
		return "the shard is one of another number of shards";
	if (!slice_same(text_slice(&shards->settings), settings))
		return "the shard is of another run: its settings are different";
	if (shards->read[shard])
		return "duplicate shard";
	shards->reading = true;
	shards->shard = shard;
	shards->rows = 0;
	shards->hash = HASH_BEGIN;
	return NULL;
}

static bool read_flops(struct solve_shards *shards, struct slice value)
{
	uint64_t flops;

	if (!slice_uint(value, FLOPS_MAX, &flops) || !flops ||
		(shards->flop && flops != shards->flops))
		return false;
	shards->flops = (size_t)flops;
	if (!shards->flop)
		shards->flop = calloc(shards->flops, sizeof *shards->flop);
	shards->failed = !shards->flop;
	return !shards->failed;
}

/* Reads the last row: all rows, and all flops of the shard, must have come. */
static const char *end_shard(struct solve_shards *shards, struct slice value)
{
	char room[32];
	struct text check = text_over(room, sizeof room);
	const size_t rest = shards->flops % shards->count;

	shard_print_check(&check, shards->hash);
	if (!slice_same(text_slice(&check), value))
		return "the rows were changed: the check is wrong";
	if (shards->rows != shards->flops / shards->count + (shards->shard < rest))
		return "flops are missing";
	shards->reading = false;
	shards->read[shards->shard] = true;
	shards->whole++;
	return NULL;
}

const char *solve_shard_read(struct solve_shards *shards, const struct slice *cells, size_t count,
	struct slice raw)
{
	uint32_t shard, all;
	bool good;

	if (count != SHARD_CELLS || !shard_parse(cells[1], &shard, &all))
		return "not a row of a shard";
	if (!shards->reading) {
		const char *const wrong = begin_shard(shards, shard, all, cells[4]);

		if (wrong)
			return wrong;
	} else if (shard != shards->shard || all != shards->count) {
		return "the last rows are missing";
	} else if (slice_equal(cells[2], "check")) {
		return end_shard(shards, cells[4]);
	} else {
		good = slice_equal(cells[2], "flops")    ? read_flops(shards, cells[4])
		       : slice_equal(cells[2], "target") ? read_number(cells[4], &shards->target)
		       : slice_equal(cells[2], "node")   ? read_node(shards, cells[3], cells[4])
		       : slice_equal(cells[2], "action") ? read_action(shards, cells[3], cells[4])
		       : slice_equal(cells[2], "flop") && shards->flop && shards->target > 0
			       ? read_flop(shards, cells[3], cells[4])
			       : false;
		if (!good)
			return "not a row of a shard";
	}
	shards->hash = hash_add(shards->hash, raw);
	shards->hash = hash_add(shards->hash, SLICE("\n"));
	return NULL;
}

size_t solve_shards_missed(const struct solve_shards *shards)
{
	size_t missed = 0;

	for (size_t i = 0; i < shards->flops; i++)
		missed += !solve_reached(shards->flop[i].exploitability, shards->flop[i].stake,
			shards->target);
	return missed;
}

void solve_shards_free(struct solve_shards *shards)
{
	free(shards->read);
	free(shards->flop);
	text_free(&shards->settings);
}
