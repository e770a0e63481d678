/* The group "equity" of felt.h: adding and saving answers. A saved answer is one line of cells,
 * separated by tabs:
 *
 *     felt-equity 1                   the name and version of the format
 *     holdem                          the game
 *     AA; KK @ 2c7d9h                 the matchup
 *     0 0 0 3f40624dd2f1a9fc 0        the effort: mode, detail, samples, the bits of the standard
 *                                     error, seed
 *     exact two-ranges 45             the method and its parts, or sample and the most parts
 *     0-40,44                         the parts that are counted
 *     10000=123 20000=45              counts, by shard_count_key()
 *     0123456789abcdef                FNV-1a of the line before this cell
 *
 * Counts can be added if the cells from the game to the method are equal. */
#include "api/api_equity.h"

#include "base/hash.h"
#include "base/scan.h"
#include "odds/shard_counts.h"

#define FORMAT "felt-equity 1"
#define HEX    "0123456789abcdef"

/* -- writing --------------------------------------------------------------------------- */

/* Appends a number in hexadecimal, without leading zeros. */
static void add_hex(struct text *out, uint64_t value)
{
	int digits = 16;

	while (digits > 1 && !(value >> (4 * digits - 4)))
		digits--;
	while (digits--)
		text_add_char(out, HEX[value >> 4 * digits & 15]);
}

static void print_effort(struct text *out, const felt_effort *effort)
{
	uint64_t bits;

	memcpy(&bits, &effort->standard_error, sizeof bits);
	text_format(out, "%d %d ", (int)effort->mode, effort->detail != 0);
	text_add_uint(out, effort->samples);
	text_add_char(out, ' ');
	add_hex(out, bits);
	text_add_char(out, ' ');
	text_add_uint(out, effort->seed);
}

/* Appends the matchup as a line. Ranges that were not read get their texts here. */
static void print_matchup(struct text *out, const felt_equity *equity)
{
	struct matchup matchup = equity->matchup;
	struct matchup_range ranges[FELT_PLAYERS_MAX];
	struct text texts[FELT_PLAYERS_MAX];

	for (int i = 0; equity->range && i < matchup.players; i++) {
		texts[i] = (struct text){.bytes = NULL};
		ranges[i] = equity->range[i].of;
		ranges[i].text = &texts[i];
		matchup.player[i].range = &ranges[i];
	}
	matchup_print(out, &matchup, CARD_ASCII);
	for (int i = 0; equity->range && i < matchup.players; i++)
		text_free(&texts[i]);
}

/* Appends all that objects must have in common for their counts to be added: the game, the matchup,
 * the effort and the method, separated by tabs. */
static void print_plan(struct text *out, const felt_equity *equity)
{
	size_t start;

	text_add_string(out, equity->game->key);
	text_add_char(out, '\t');
	start = out->length;
	print_matchup(out, equity);
	/* Some ranges are as in the caller's line, with any blanks. */
	for (size_t i = start; !out->failed && i < out->length; i++)
		if (scan_is_space(out->bytes[i]))
			out->bytes[i] = ' ';
	text_add_char(out, '\t');
	print_effort(out, &equity->effort);
	text_format(out, "\t%s%s %u", equity->plan.method ? "exact " : "",
		equity->plan.method ? equity->plan.method->name : "sample", equity->parts);
}

static void print_counts(struct text *out, const felt_equity *equity)
{
	struct shard_counts counts = {.list = NULL};

	if (!shard_counts_of(&counts, equity->game, &equity->answer.tally))
		out->failed = true;
	for (size_t i = 0; i < counts.count; i++) {
		text_add_string(out, i ? " " : "");
		add_hex(out, shard_count_key(&counts.list[i]));
		text_add_char(out, '=');
		deal_print(out, counts.list[i].count);
	}
	shard_counts_free(&counts);
}

char *felt_equity_save(const felt_equity *equity)
{
	struct text line = {.bytes = NULL};

	if (!equity->planned)
		return NULL;
	text_add_string(&line, FORMAT "\t");
	print_plan(&line, equity);
	text_add_char(&line, '\t');
	api_spans_print(&line, &equity->counted);
	text_add_char(&line, '\t');
	print_counts(&line, equity);
	if (!line.failed) {
		const uint64_t hash = hash_add(HASH_BEGIN, text_slice(&line));

		text_add_char(&line, '\t');
		add_hex(&line, hash);
	}
	return api_take_string(&line);
}

/* -- adding ---------------------------------------------------------------------------- */

felt_status felt_equity_add(felt_equity *equity, const felt_equity *other)
{
	struct text plan = {.bytes = NULL}, others = {.bytes = NULL};
	felt_status status = equity->ready && other->planned ? FELT_OK : FELT_MISUSE;

	if (!status && !equity->planned)
		status = api_equity_plan(equity, &other->effort);
	if (status)
		return status;
	print_plan(&plan, equity);
	print_plan(&others, other);
	if (plan.failed || others.failed)
		status = FELT_NO_MEMORY;
	else if (!slice_same(text_slice(&plan), text_slice(&others)))
		status = FELT_MISUSE;
	text_free(&plan);
	text_free(&others);
	return status ? status : api_equity_take(equity, &other->counted, &other->answer.tally);
}

/* -- reading --------------------------------------------------------------------------- */

/* Reads a number of 1 to 16 digits. */
static bool read_hex(struct slice text, uint64_t *value)
{
	*value = 0;
	for (size_t i = 0; i < text.length; i++) {
		const char *digit = memchr(HEX, text.bytes[i], 16);

		if (!digit)
			return false;
		*value = *value << 4 | (uint64_t)(digit - HEX);
	}
	return text.length > 0 && text.length <= 16;
}

static bool read_effort(struct slice text, felt_effort *effort)
{
	uint64_t mode, detail, bits;

	*effort = (felt_effort){.size = sizeof *effort};
	if (!slice_uint(slice_take_word(&text), FELT_SAMPLE, &mode) ||
		!slice_uint(slice_take_word(&text), 1, &detail) ||
		!slice_uint(slice_take_word(&text), UINT64_MAX, &effort->samples) ||
		!read_hex(slice_take_word(&text), &bits) ||
		!slice_uint(slice_take_word(&text), UINT64_MAX, &effort->seed))
		return false;
	effort->mode = (int32_t)mode;
	effort->detail = (int32_t)detail;
	memcpy(&effort->standard_error, &bits, sizeof bits);
	return true;
}

/* Whether a tally of the plan can have this count. */
static bool fits(const felt_equity *equity, const struct shard_count *count)
{
	const struct tally *tally = &equity->answer.tally;
	const int halves = tally->halves ? TALLY_HALVES : 1;

	if (count->kind == SHARD_WINNERS)
		return count->high && !(count->high >> tally->players) &&
		       !(count->low >> (tally->halves ? tally->players : 0));
	return count->kind < SHARD_KINDS && count->half < halves &&
	       count->player < tally->players && count->category < ORDER_CATEGORIES_MAX;
}

static felt_status read_counts(struct slice text, const felt_equity *equity,
	struct shard_counts *counts)
{
	while (text.length) {
		struct slice value = slice_take_until(&text, ' ');
		const struct slice key = slice_take_until(&value, '=');
		struct shard_count count;
		uint64_t number;

		if (!read_hex(key, &number))
			return FELT_BAD_TEXT;
		count = shard_count_of_key(number);
		if (!fits(equity, &count) || !deal_parse(value, &count.count))
			return FELT_BAD_TEXT;
		if (!shard_counts_add(counts, &count))
			return FELT_NO_MEMORY;
	}
	return FELT_OK;
}

/* The cells of a saved answer. */
struct cells {
	struct slice plan; /* the game to the method */
	struct slice effort, parts, counts;
};

/* Splits a line whose checksum is right. */
static bool split(struct slice line, struct cells *cells)
{
	const char *end;
	uint64_t hash;

	while (line.length && scan_is_space(line.bytes[line.length - 1]))
		line.length--;
	end = line.bytes + line.length;
	while (end > line.bytes && end[-1] != '\t')
		end--;
	if (end == line.bytes ||
		!read_hex((struct slice){end, line.length - (size_t)(end - line.bytes)}, &hash))
		return false;
	line.length = (size_t)(end - 1 - line.bytes);
	if (hash_add(HASH_BEGIN, line) != hash ||
		!slice_equal(slice_take_until(&line, '\t'), FORMAT))
		return false;
	cells->plan = line;
	slice_take_until(&line, '\t');
	slice_take_until(&line, '\t');
	cells->effort = slice_take_until(&line, '\t');
	slice_take_until(&line, '\t');
	if (!line.length)
		return false;
	cells->plan.length = (size_t)(line.bytes - 1 - cells->plan.bytes);
	cells->parts = slice_take_until(&line, '\t');
	cells->counts = line;
	return true;
}

/* Whether the plan of an object is the same as that of a saved answer. */
static felt_status compare(const felt_equity *equity, struct slice plan)
{
	struct text own = {.bytes = NULL};
	felt_status status = FELT_OK;

	print_plan(&own, equity);
	if (own.failed)
		status = FELT_NO_MEMORY;
	else if (!slice_same(text_slice(&own), plan))
		status = FELT_MISUSE;
	text_free(&own);
	return status;
}

/* Adds the counts of a saved answer to an object with a plan. */
static felt_status add_cells(felt_equity *equity, const struct cells *cells)
{
	struct shard_counts counts = {.list = NULL};
	struct api_spans parts = {.list = NULL};
	felt_status status = api_spans_read(cells->parts, equity->parts, &parts);

	if (!status)
		status = read_counts(cells->counts, equity, &counts);
	if (!status)
		status = api_spans_add_all(&equity->counted, &parts);
	if (!status)
		shard_counts_to(&counts, &equity->answer.tally);
	shard_counts_free(&counts);
	api_spans_free(&parts);
	return status;
}

/* The message of a failed load; its status tells them apart, and whether the plans agree. */
static const char *message_of(felt_status status, bool alike)
{
	if (status == FELT_NO_MEMORY)
		return "out of memory";
	if (status == FELT_BAD_TEXT)
		return "the text is not a saved answer, or is damaged";
	return alike ? "a part of the saved answer is counted already"
		     : "the saved answer is of another matchup or effort";
}

felt_status felt_equity_load(felt_equity *equity, const char *saved, felt_error *error)
{
	const bool planned = equity->planned;
	bool alike = false;
	felt_status status = FELT_BAD_TEXT;
	struct cells cells;
	felt_effort effort;

	api_no_error(error);
	if (split(slice_of(saved), &cells) && read_effort(cells.effort, &effort))
		status = planned ? FELT_OK : api_equity_plan(equity, &effort);
	if (!status)
		status = compare(equity, cells.plan);
	alike = !status;
	if (alike)
		status = add_cells(equity, &cells);
	if (!status)
		return FELT_OK;
	equity->planned = planned;
	return api_error(error, status, message_of(status, alike));
}
