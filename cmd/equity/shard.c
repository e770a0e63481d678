#include "shard.h"

#include "frame/output.h"
#include "frame/report.h"
#include "result.h"

#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

/* -- writing ---------------------------------------------------------------- */

static void add_hash(struct text *out, uint64_t hash)
{
	for (int i = 60; i >= 0; i -= 4)
		text_add_char(out, "0123456789abcdef"[hash >> i & 15]);
}

/* Appends the cells with which all rows of a problem begin. */
struct writer {
	struct text *out;
	const struct effort *effort;
	size_t problem;
};

static void begin_row(const struct writer *writer, const char *kind)
{
	struct text *out = writer->out;

	text_add_uint(out, writer->problem);
	text_add_char(out, '\t');
	text_add_uint(out, (uint64_t)writer->effort->shard + 1);
	text_add_char(out, '/');
	text_add_uint(out, writer->effort->shards);
	text_add_char(out, '\t');
	text_add_string(out, kind);
	text_add_char(out, '\t');
}

static void add_row(const struct writer *writer, const char *kind, struct slice value)
{
	begin_row(writer, kind);
	text_add_char(writer->out, '\t');
	text_add_slice(writer->out, value);
	text_add_char(writer->out, '\n');
}

static void add_number(const struct writer *writer, const char *kind, uint64_t value)
{
	begin_row(writer, kind);
	text_add_char(writer->out, '\t');
	text_add_uint(writer->out, value);
	text_add_char(writer->out, '\n');
}

/* Appends the players of a set, "1,3". */
static void add_set(struct text *out, unsigned set)
{
	for (unsigned i = 0; set >> i; i++) {
		if (!(set >> i & 1))
			continue;
		text_add_uint(out, i + 1);
		text_add_string(out, set >> i >> 1 ? "," : "");
	}
}

static const char *const kinds[SHARD_KINDS] = {"winners", "ends", "wins", "ties", "scoops",
	"squares"};

static const struct order *order_of(const struct game *game, int half)
{
	return result_order(game, (enum tally_half)half);
}

static void add_count(const struct writer *writer, const struct game *game,
	const struct shard_count *count)
{
	struct text *out = writer->out;

	begin_row(writer, kinds[count->kind]);
	if (count->kind == SHARD_WINNERS) {
		add_set(out, count->high);
		text_add_string(out, game->low ? "/" : "");
		add_set(out, count->low);
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

bool shard_write_header(void)
{
	struct text out = {0};
	bool good;

	text_add_string(&out, "problem\tshard\tkind\tkey\tvalue\n");
	good = output_text(&out);
	text_free(&out);
	return good;
}

/* Appends the rows that follow the question and the game. */
static void add_rows(const struct writer *writer, const struct game *game,
	const struct answer *answer, bool detail, const struct shard_counts *counts)
{
	add_row(writer, "method", slice_of(result_method(answer->method)));
	add_row(writer, "algorithm", answer->algorithm);
	if (answer->method == ANSWER_SAMPLED) {
		add_number(writer, "seed", answer->seed);
		add_number(writer, "samples", writer->effort->samples);
	} else {
		add_number(writer, "parts", answer->parts);
	}
	add_row(writer, "detail", slice_of(detail ? "yes" : "no"));
	for (size_t i = 0; i < counts->count; i++)
		add_count(writer, game, &counts->list[i]);
}

static void add_game(const struct writer *writer, const struct game *game)
{
	if (game != &game_holdem)
		add_row(writer, "game", slice_of(game->key));
}

/* Appends the checksum of the rows that begin at `start`. */
static void add_check(const struct writer *writer, size_t start)
{
	struct text *out = writer->out;
	uint64_t hash;

	if (out->failed)
		return;
	hash = hash_add(HASH_BEGIN, (struct slice){out->bytes + start, out->length - start});
	begin_row(writer, "check");
	text_add_char(out, '\t');
	add_hash(out, hash);
	text_add_char(out, '\n');
}

void shard_print(struct text *out, const struct effort *effort, size_t problem,
	const struct matchup *matchup, const struct answer *answer)
{
	const struct writer writer = {out, effort, problem};
	const size_t start = out->length;
	struct shard_counts counts = {.list = NULL};

	if (!shard_counts_of(&counts, matchup->game, &answer->tally))
		out->failed = true;
	begin_row(&writer, "question");
	text_add_char(out, '\t');
	matchup_print(out, matchup, CARD_ASCII);
	text_add_char(out, '\n');
	add_game(&writer, matchup->game);
	if (matchup->boards > 1)
		add_number(&writer, matchup->runs ? "run" : "boards", (uint64_t)matchup->boards);
	add_rows(&writer, matchup->game, answer, answer->tally.detail, &counts);
	add_check(&writer, start);
	shard_counts_free(&counts);
}

/* -- piles ------------------------------------------------------------------ */

/* The value of the row of a kind in `about`, whose rows are whole lines. */
static struct slice about(const struct pile *pile, const char *kind)
{
	const char *at = pile->about.bytes, *end = at + pile->about.length;
	size_t length = strlen(kind);

	while (at < end) {
		const char *next = memchr(at, '\n', (size_t)(end - at));

		if (!strncmp(at, kind, length) && at[length] == '\t')
			return (struct slice){at + length + 1, (size_t)(next - at) - length - 1};
		at = next + 1;
	}
	return SLICE("");
}

struct slice pile_question(const struct pile *pile)
{
	return about(pile, "question");
}

struct slice pile_algorithm(const struct pile *pile)
{
	return about(pile, "algorithm");
}

static void pile_free(struct pile *pile)
{
	if (!pile)
		return;
	text_free(&pile->about);
	shard_counts_free(&pile->counts);
	free(pile->file);
	free(pile);
}

void piles_free(struct piles *piles)
{
	for (size_t i = 0; i < piles->count; i++)
		pile_free(piles->slot[i].pile);
	free(piles->slot);
	*piles = (struct piles){.slot = NULL};
}

/* The place of a problem's pile, or the place where it belongs. */
static size_t place_of(const struct piles *piles, size_t problem)
{
	size_t low = 0, high = piles->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (piles->slot[middle].pile->problem < problem)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static bool make_room(struct piles *piles)
{
	size_t capacity = piles->capacity ? 2 * piles->capacity : 16;
	struct pile_slot *slot;

	if (piles->count < piles->capacity)
		return true;
	slot = realloc(piles->slot, capacity * sizeof *slot);
	if (!slot)
		return false;
	piles->slot = slot;
	piles->capacity = capacity;
	return true;
}

/* The pile of a problem, added if there is none yet; NULL when memory is short. */
static struct pile *pile_of(struct piles *piles, size_t problem, uint32_t shards)
{
	size_t at = place_of(piles, problem);
	struct pile *pile;

	if (at < piles->count && piles->slot[at].pile->problem == problem)
		return piles->slot[at].pile;
	pile = make_room(piles) ? calloc(1, sizeof *pile) : NULL;
	if (pile)
		pile->file = calloc(shards, sizeof *pile->file);
	if (!pile || !pile->file) {
		free(pile);
		return NULL;
	}
	pile->problem = problem;
	pile->shards = shards;
	memmove(piles->slot + at + 1, piles->slot + at, (piles->count - at) * sizeof *piles->slot);
	piles->slot[at].pile = pile;
	piles->count++;
	return pile;
}

/* Reports the missing shards of a pile in one line: the first, and how many. */
static void check_pile(struct piles *piles, struct pile *pile)
{
	uint32_t first = pile->shards, missing = 0;

	for (uint32_t i = 0; i < pile->shards; i++)
		if (!pile->file[i]) {
			first = missing++ ? first : i;
		}
	if (!missing || pile->broken)
		return;
	if (missing == 1)
		report("problem %zu: shard %u/%u is missing", pile->problem, first + 1,
			pile->shards);
	else
		report("problem %zu: %u of %u shards are missing, %u/%u is the first",
			pile->problem, missing, pile->shards, first + 1, pile->shards);
	pile->broken = true;
	piles->faults++;
}

void piles_check(struct piles *piles)
{
	for (size_t i = 0; i < piles->count; i++)
		check_pile(piles, piles->slot[i].pile);
}

/* -- reading ---------------------------------------------------------------- */

struct shard_reader {
	struct piles *piles;
	const char *file;
	struct csv_reader *csv;
	bool damaged; /* and reported: nothing after it is read */

	/* the problem whose rows are being read; problem 0 for none */
	size_t problem;
	uint32_t shard, shards;
	uint64_t hash;
	struct text about;
	const struct game *game;
	struct boards_rule several;
	enum answer_method method;
	uint64_t seed;
	bool detail;
	struct shard_counts counts;
};

static bool damage(struct shard_reader *reader, size_t line, const char *why)
{
	if (!reader->damaged)
		report("%s:%zu: damaged: %s", reader->file, line, why);
	reader->damaged = true;
	reader->piles->faults++;
	return false;
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

/* Reads "1,2", or where the pot has a low half "1,2/3". */
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

/* Reads a row of counts; false when it is not one, or is wrong. */
static bool read_count(struct shard_reader *reader, const struct slice *cells)
{
	struct shard_count count = {.kind = 0};

	while (count.kind < SHARD_KINDS && !slice_equal(cells[2], kinds[count.kind]))
		count.kind++;
	if (count.kind == SHARD_KINDS || !deal_parse(cells[4], &count.count) ||
		!(count.kind == SHARD_WINNERS ? read_winners : read_player)(reader->game, cells[3],
			&count))
		return false;
	if (!shard_counts_add(&reader->counts, &count))
		reader->piles->failed = true;
	return true;
}

/* Reads a row that is the same in all shards; false when it is not one, or is wrong. */
static bool read_about(struct shard_reader *reader, const struct slice *cells)
{
	struct slice kind = cells[2], value = cells[4];
	uint64_t number;
	bool good = false;

	if (slice_equal(kind, "question")) {
		good = !reader->about.length;
	} else if (slice_equal(kind, "game")) {
		const struct game *game = game_find(value);

		good = game;
		reader->game = good ? game : reader->game;
	} else if (slice_equal(kind, "boards") || slice_equal(kind, "run")) {
		good = slice_uint(value, BOARDS_MAX, &number) && number > 1;
		reader->several = (struct boards_rule){.count = good ? (int)number : 1,
			.runs = slice_equal(kind, "run")};
	} else if (slice_equal(kind, "method")) {
		reader->method = slice_equal(value, "sampled") ? ANSWER_SAMPLED : ANSWER_EXACT;
		good = slice_equal(value, result_method(reader->method));
	} else if (slice_equal(kind, "algorithm")) {
		good = value.length > 0 && value.length < 32;
	} else if (slice_equal(kind, "seed")) {
		good = slice_uint(value, UINT64_MAX, &reader->seed);
	} else if (slice_equal(kind, "samples") || slice_equal(kind, "parts")) {
		good = slice_uint(value, UINT64_MAX, &number);
	} else if (slice_equal(kind, "detail")) {
		reader->detail = slice_equal(value, "yes");
		good = reader->detail || slice_equal(value, "no");
	}
	if (!good || cells[3].length)
		return false;
	text_add_slice(&reader->about, kind);
	text_add_char(&reader->about, '\t');
	text_add_slice(&reader->about, value);
	text_add_char(&reader->about, '\n');
	return true;
}

/* The kind of the first row about the problem in which the shard and those of its pile differ; NULL
 * if there is none. */
static const char *different_kind(const struct text *a, const struct text *b)
{
	static const char *const rows[] = {"game", "boards", "run", "method", "algorithm", "parts",
		"seed", "samples", "detail"};
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

/* Reports why the shard cannot be added to those of its pile, of which `first` has one. False if it
 * can be added. */
static bool report_difference(const struct pile *pile, const struct shard_reader *reader,
	const char *first)
{
	const char *kind = different_kind(&pile->about, &reader->about);

	if (kind && !strcmp(kind, "question"))
		report("problem %zu: %s and %s are shards of different problems", reader->problem,
			first, reader->file);
	else if (pile->shards != reader->shards)
		report("problem %zu: %s and %s cannot be added: one is of %u shards, the other of "
		       "%u",
			reader->problem, first, reader->file, pile->shards, reader->shards);
	else if (kind)
		report("problem %zu: %s and %s cannot be added: they differ in '%s'",
			reader->problem, first, reader->file, kind);
	return kind || pile->shards != reader->shards;
}

/* Adds the rows that were read of a problem to its pile. */
static void put_on_pile(struct shard_reader *reader)
{
	struct piles *piles = reader->piles;
	struct pile *pile = pile_of(piles, reader->problem, reader->shards);
	const char *first = NULL;

	if (!pile || reader->about.failed) {
		piles->failed = true;
		return;
	}
	for (uint32_t i = 0; i < pile->shards && !first; i++)
		first = pile->file[i];
	if (first && report_difference(pile, reader, first)) {
		pile->broken = true;
		piles->faults++;
		return;
	}
	if (pile->file[reader->shard]) {
		report("problem %zu: shard %u/%u twice, in %s and in %s", reader->problem,
			reader->shard + 1, reader->shards, pile->file[reader->shard], reader->file);
		pile->broken = true;
		piles->faults++;
		return;
	}
	pile->file[reader->shard] = reader->file;
	if (!first) {
		text_add_slice(&pile->about, text_slice(&reader->about));
		pile->game = reader->game;
		pile->several = reader->several;
		pile->method = reader->method;
		pile->seed = reader->seed;
		pile->detail = reader->detail;
	}
	if (!shard_counts_add_all(&pile->counts, &reader->counts) || pile->about.failed)
		piles->failed = true;
}

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

static void begin_problem(struct shard_reader *reader, size_t problem, uint32_t shard,
	uint32_t shards)
{
	reader->problem = problem;
	reader->shard = shard;
	reader->shards = shards;
	reader->hash = HASH_BEGIN;
	reader->game = &game_holdem;
	reader->several = (struct boards_rule){.count = 1};
	text_clear(&reader->about);
	shard_counts_clear(&reader->counts);
}

static bool on_row(void *context, const struct csv_row *row)
{
	struct shard_reader *reader = context;
	const struct slice *cells = row->cells;
	uint64_t problem;
	uint32_t shard, shards;

	if (row->count == 5 && slice_equal(cells[0], "problem") && !reader->problem)
		return true; /* a header; concatenated files have several */
	if (row->count != 5 || !slice_uint(cells[0], SIZE_MAX, &problem) || !problem ||
		!shard_parse(cells[1], &shard, &shards))
		return damage(reader, row->line, "not a row of a shard");
	if (!reader->problem) {
		if (!slice_equal(cells[2], "question"))
			return damage(reader, row->line, "rows before this one are missing");
		begin_problem(reader, problem, shard, shards);
	}
	if (problem != reader->problem || shard != reader->shard || shards != reader->shards)
		return damage(reader, row->line, "the rows of another problem are not whole");
	if (slice_equal(cells[2], "check")) {
		struct text check = {0};
		bool good;

		add_hash(&check, reader->hash);
		if (check.failed) {
			reader->piles->failed = true;
			return false;
		}
		good = cells[4].length == check.length &&
		       !memcmp(cells[4].bytes, check.bytes, check.length);
		text_free(&check);
		if (!good)
			return damage(reader, row->line, "the rows above were changed");
		put_on_pile(reader);
		reader->problem = 0;
		return true;
	}
	reader->hash = hash_add(reader->hash, row->raw);
	reader->hash = hash_add(reader->hash, SLICE("\n"));
	if (!read_about(reader, cells) && !read_count(reader, cells))
		return damage(reader, row->line, "not a row of a shard");
	return true;
}

struct shard_reader *shard_reader_open(struct piles *piles, const char *file)
{
	struct shard_reader *reader = calloc(1, sizeof *reader);

	if (!reader)
		return NULL;
	reader->piles = piles;
	reader->file = file;
	reader->csv = csv_reader_open('\t', on_row, reader);
	if (!reader->csv) {
		free(reader);
		return NULL;
	}
	return reader;
}

bool shard_reader_push(struct shard_reader *reader, const char *bytes, size_t length)
{
	status_code status = csv_reader_push(reader->csv, bytes, length);

	if (status == STATUS_NO_MEMORY) {
		reader->piles->failed = true;
		return false;
	}
	if (status)
		damage(reader, csv_reader_line(reader->csv), report_status(status));
	return !reader->damaged;
}

void shard_reader_end(struct shard_reader *reader)
{
	status_code status = reader->damaged ? STATUS_OK : csv_reader_end(reader->csv);

	if (status == STATUS_NO_MEMORY)
		reader->piles->failed = true;
	else if (status)
		damage(reader, csv_reader_line(reader->csv), "a quote is not closed");
	if (!status && !reader->damaged && reader->problem)
		damage(reader, csv_reader_line(reader->csv), "the last rows are missing");
	csv_reader_close(reader->csv);
	text_free(&reader->about);
	shard_counts_free(&reader->counts);
	free(reader);
}
