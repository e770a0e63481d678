#include "odds/shard.h"

#include "odds/odds_status.h"

#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

/* -- writing ---------------------------------------------------------------- */

void shard_print_check(struct text *out, uint64_t hash)
{
	for (int i = 60; i >= 0; i -= 4)
		text_add_char(out, "0123456789abcdef"[hash >> i & 15]);
}

/* The prefix of all rows of a matchup. */
struct shard_writer {
	struct text *out;
	const struct limits *limits;
	size_t problem;
};

static void begin_row(const struct shard_writer *writer, const char *kind)
{
	struct text *out = writer->out;

	text_add_uint(out, writer->problem);
	text_add_char(out, '\t');
	text_add_uint(out, (uint64_t)writer->limits->shard + 1);
	text_add_char(out, '/');
	text_add_uint(out, writer->limits->shards);
	text_add_char(out, '\t');
	text_add_string(out, kind);
	text_add_char(out, '\t');
}

static void add_row(const struct shard_writer *writer, const char *kind, struct slice value)
{
	begin_row(writer, kind);
	text_add_char(writer->out, '\t');
	text_add_slice(writer->out, value);
	text_add_char(writer->out, '\n');
}

static void add_string(const struct shard_writer *writer, const char *kind, const char *value)
{
	add_row(writer, kind, slice_of(value));
}

static void add_number(const struct shard_writer *writer, const char *kind, uint64_t value)
{
	begin_row(writer, kind);
	text_add_char(writer->out, '\t');
	text_add_uint(writer->out, value);
	text_add_char(writer->out, '\n');
}

void shard_print_set(struct text *out, unsigned set)
{
	for (int i = 0; set >> i; i++) {
		if (!(set >> i & 1))
			continue;
		text_add_string(out, set & ((1u << i) - 1) ? "," : "");
		text_add_uint(out, (uint64_t)i + 1);
	}
}

static const char *const kinds[SHARD_KINDS] = {"winners", "ends", "wins", "ties", "scoops",
	"squares"};

static const struct order *order_of(const struct game *game, int half)
{
	return half == TALLY_HIGH ? game->evaluator->order : game->low->order;
}

static void add_count(const struct shard_writer *writer, const struct game *game,
	const struct shard_count *count)
{
	struct text *out = writer->out;

	begin_row(writer, kinds[count->kind]);
	if (count->kind == SHARD_WINNERS) {
		shard_print_set(out, count->high);
		text_add_string(out, game->low ? "/" : "");
		shard_print_set(out, count->low);
	} else {
		text_add_uint(out, count->player + 1u);
	}
	if (count->kind >= SHARD_ENDS && count->kind <= SHARD_TIES) {
		text_add_char(out, ',');
		text_add_string(out, order_of(game, count->half)->category[count->category].key);
	}
	text_add_char(out, '\t');
	deal_print(out, count->count);
	text_add_char(out, '\n');
}

void shard_print(struct text *out, const struct limits *limits, size_t problem,
	const struct matchup *matchup, const struct answer *answer)
{
	const struct shard_writer writer = {out, limits, problem};
	const struct game *game = matchup->game;
	const size_t start = out->length;
	struct shard_counts counts = {.list = NULL};
	uint64_t hash;

	if (!shard_counts_of(&counts, game, &answer->tally))
		out->failed = true;
	begin_row(&writer, "question");
	text_add_char(out, '\t');
	matchup_print(out, matchup, CARD_ASCII);
	text_add_char(out, '\n');
	if (game != &game_holdem)
		add_string(&writer, "game", game->key);
	if (matchup->boards > 1)
		add_number(&writer, matchup->runs ? "run" : "boards", (uint64_t)matchup->boards);
	add_string(&writer, "method", solve_method_key(answer->method));
	add_row(&writer, "algorithm", answer->algorithm);
	if (answer->method == ANSWER_SAMPLED) {
		add_number(&writer, "seed", answer->seed);
		add_number(&writer, "samples", limits->samples);
	} else {
		add_number(&writer, "parts", answer->parts);
	}
	add_string(&writer, "detail", answer->tally.detail ? "yes" : "no");
	for (size_t i = 0; i < counts.count; i++)
		add_count(&writer, game, &counts.list[i]);
	shard_counts_free(&counts);
	if (out->failed)
		return;
	hash = hash_add(HASH_BEGIN, (struct slice){out->bytes + start, out->length - start});
	begin_row(&writer, "check");
	text_add_char(out, '\t');
	shard_print_check(out, hash);
	text_add_char(out, '\n');
}

/* -- reading ---------------------------------------------------------------- */

bool shard_parse(struct slice text, uint32_t *shard, uint32_t *shards)
{
	const char *slash = memchr(text.bytes, '/', text.length);
	size_t length = slash ? (size_t)(slash - text.bytes) : 0;
	uint64_t k, n;

	if (!slash || !slice_uint((struct slice){text.bytes, length}, SHARDS_MAX, &k) ||
		!slice_uint((struct slice){slash + 1, text.length - length - 1}, SHARDS_MAX, &n) ||
		!k || k > n)
		return false;
	*shard = (uint32_t)k - 1;
	*shards = (uint32_t)n;
	return true;
}

static bool read_players(struct slice key, unsigned *set)
{
	*set = 0;
	for (size_t at = 0; at <= key.length;) {
		const char *comma = memchr(key.bytes + at, ',', key.length - at);
		size_t end = comma ? (size_t)(comma - key.bytes) : key.length;
		uint64_t player;

		if (!slice_uint((struct slice){key.bytes + at, end - at}, SPOT_PLAYERS_MAX,
			    &player) ||
			!player || *set >> (player - 1))
			return false;
		*set |= 1u << (player - 1);
		at = end + 1;
	}
	return true;
}

/* Reads "1,2", or "1,2/3" if the pot has a low half. */
static bool read_winners(const struct game *game, struct slice key, struct shard_count *count)
{
	const char *slash = memchr(key.bytes, '/', key.length);
	const size_t length = slash ? (size_t)(slash - key.bytes) : key.length;
	unsigned high, low = 0;

	if (!slash != !game->low || !read_players((struct slice){key.bytes, length}, &high) ||
		(slash && length + 1 < key.length &&
			!read_players((struct slice){slash + 1, key.length - length - 1}, &low)))
		return false;
	count->high = (uint16_t)high;
	count->low = (uint16_t)low;
	return true;
}

/* Reads "1", or "1,pair": no category is in both halves. */
static bool read_player(const struct game *game, struct slice key, struct shard_count *count)
{
	const char *comma = memchr(key.bytes, ',', key.length);
	const size_t length = comma ? (size_t)(comma - key.bytes) : key.length;
	const bool ends = count->kind >= SHARD_ENDS && count->kind <= SHARD_TIES;
	uint64_t number;

	if (!slice_uint((struct slice){key.bytes, length}, SPOT_PLAYERS_MAX, &number) || !number ||
		!comma == ends)
		return false;
	count->player = (uint8_t)(number - 1);
	for (int half = 0; ends && half < (game->low ? 2 : 1); half++)
		for (int c = 0; c < order_of(game, half)->categories; c++)
			if (slice_equal((struct slice){comma + 1, key.length - length - 1},
				    order_of(game, half)->category[c].key)) {
				count->half = (uint8_t)half;
				count->category = (uint8_t)c;
				return true;
			}
	return !ends;
}

/* Reads a row of counts; returns false if it is not one, or is invalid. */
static bool read_count(struct shard *shard, const struct slice *cells)
{
	struct shard_count count = {.kind = 0};

	while (count.kind < SHARD_KINDS && !slice_equal(cells[2], kinds[count.kind]))
		count.kind++;
	if (count.kind == SHARD_KINDS || !deal_parse(cells[4], &count.count) ||
		!(count.kind == SHARD_WINNERS ? read_winners : read_player)(shard->game, cells[3],
			&count))
		return false;
	if (!shard_counts_add(&shard->counts, &count))
		shard->about.failed = true;
	return true;
}

/* Reads a row that is the same in all shards; returns false if it is not one, or is invalid. */
static bool read_about(struct shard *shard, const struct slice *cells)
{
	struct slice kind = cells[2], value = cells[4];
	uint64_t number;
	bool good = false;

	if (slice_equal(kind, "question")) {
		good = !shard->about.length;
	} else if (slice_equal(kind, "game")) {
		const struct game *game = game_find(value);

		good = game;
		shard->game = good ? game : shard->game;
	} else if (slice_equal(kind, "boards") || slice_equal(kind, "run")) {
		good = slice_uint(value, BOARDS_MAX, &number) && number > 1;
		shard->several = (struct boards_rule){.count = good ? (int)number : 1,
			.runs = slice_equal(kind, "run")};
	} else if (slice_equal(kind, "method")) {
		shard->method = slice_equal(value, "sampled") ? ANSWER_SAMPLED : ANSWER_EXACT;
		good = slice_equal(value, solve_method_key(shard->method));
	} else if (slice_equal(kind, "algorithm")) {
		good = value.length > 0 && value.length < 32;
	} else if (slice_equal(kind, "seed")) {
		good = slice_uint(value, UINT64_MAX, &shard->seed);
	} else if (slice_equal(kind, "samples") || slice_equal(kind, "parts")) {
		good = slice_uint(value, UINT64_MAX, &number);
	} else if (slice_equal(kind, "detail")) {
		shard->detail = slice_equal(value, "yes");
		good = shard->detail || slice_equal(value, "no");
	}
	if (!good || cells[3].length)
		return false;
	text_add_slice(&shard->about, kind);
	text_add_char(&shard->about, '\t');
	text_add_slice(&shard->about, value);
	text_add_char(&shard->about, '\n');
	return true;
}

status_code shard_read(struct shard *shard, const struct slice *cells, size_t count,
	struct slice raw, bool *whole)
{
	uint64_t problem;
	uint32_t number, shards;

	*whole = false;
	if (count == SHARD_CELLS && slice_equal(cells[0], "problem") && !shard->problem)
		return STATUS_OK; /* a header; concatenated files have several */
	if (count != SHARD_CELLS || !slice_uint(cells[0], SIZE_MAX, &problem) || !problem ||
		!shard_parse(cells[1], &number, &shards))
		return STATUS_SHARD_ROW;
	if (!shard->problem) {
		if (!slice_equal(cells[2], "question"))
			return STATUS_SHARD_BEGIN;
		shard->problem = problem;
		shard->shard = number;
		shard->shards = shards;
		shard->hash = HASH_BEGIN;
		shard->game = &game_holdem;
		shard->several = (struct boards_rule){.count = 1};
		text_clear(&shard->about);
		shard_counts_clear(&shard->counts);
	}
	if (problem != shard->problem || number != shard->shard || shards != shard->shards)
		return STATUS_SHARD_GAP;
	if (slice_equal(cells[2], "check")) {
		char room[32];
		struct text check = text_over(room, sizeof room);

		shard_print_check(&check, shard->hash);
		*whole = slice_same(text_slice(&check), cells[4]);
		return *whole ? STATUS_OK : STATUS_SHARD_CHANGED;
	}
	shard->hash = hash_add(shard->hash, raw);
	shard->hash = hash_add(shard->hash, SLICE("\n"));
	if (!read_about(shard, cells) && !read_count(shard, cells))
		return STATUS_SHARD_ROW;
	return shard->about.failed ? STATUS_NO_MEMORY : STATUS_OK;
}

const char *shard_difference(const struct shard *one, const struct shard *other)
{
	static const char *const rows[] = {"game", "boards", "run", "method", "algorithm", "parts",
		"seed", "samples", "detail"};
	const struct text *a = &one->about, *b = &other->about;
	const struct text *longer = a->length > b->length ? a : b;
	const size_t shorter = a->length > b->length ? b->length : a->length;
	size_t at = 0, row = 0;

	while (at < shorter && a->bytes[at] == b->bytes[at])
		if (a->bytes[at++] == '\n')
			row = at;
	if (at == longer->length)
		return NULL;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const size_t length = strlen(rows[i]);

		if (longer->length - row > length && !memcmp(longer->bytes + row, rows[i], length))
			return rows[i];
	}
	return "question";
}

struct slice shard_about(const struct shard *shard, const char *kind)
{
	const char *at = shard->about.bytes, *end = at + shard->about.length;
	size_t length = strlen(kind);

	while (at < end) {
		const char *next = memchr(at, '\n', (size_t)(end - at));

		if (!strncmp(at, kind, length) && at[length] == '\t')
			return (struct slice){at + length + 1, (size_t)(next - at) - length - 1};
		at = next + 1;
	}
	return SLICE("");
}

void shard_free(struct shard *shard)
{
	text_free(&shard->about);
	shard_counts_free(&shard->counts);
}
