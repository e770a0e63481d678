/* Parsers of condition values. */
#include "play/search/search_internal.h"

#include "cards/texture.h"

#include <string.h>

/* -- numbers ---------------------------------------------------------------------- */

/* Divides "A..B", where A or B may be omitted; a lone A sets both. False for "..". */
static bool divide(struct slice text, struct slice *from, struct slice *to)
{
	*from = *to = slice_trim(text);
	for (size_t i = 0; i + 1 < text.length; i++) {
		if (text.bytes[i] != '.' || text.bytes[i + 1] != '.')
			continue;
		*from = slice_trim((struct slice){text.bytes, i});
		*to = slice_trim((struct slice){text.bytes + i + 2, text.length - i - 2});
		return from->length || to->length;
	}
	return from->length;
}

/* An amount in millionths; *blinds if it ends in "bb". */
static bool read_amount(struct slice word, bool negative, stats_sum *amount, bool *blinds)
{
	const stats_sum most = (stats_sum)CHIPS_MAX * SEARCH_MILLION;

	if (word.length > 2 &&
		slice_is_word((struct slice){word.bytes + word.length - 2, 2}, "bb")) {
		word = slice_trim((struct slice){word.bytes, word.length - 2});
		*blinds = true;
	}
	return (negative || !word.length || *word.bytes != '-') && stats_parse(word, 6, amount) &&
	       *amount >= -most && *amount <= most;
}

status_code search_read_amounts(struct slice text, bool negative, struct search_amounts *amounts,
	struct fault *fault)
{
	struct search_amounts read = {.given = true};
	struct slice from, to;

	if (!divide(text, &from, &to))
		return fault_set(fault, STATUS_SEARCH_AMOUNT, 0, text.length);
	read.from_any = !from.length;
	read.to_any = !to.length;
	if ((from.length && !read_amount(from, negative, &read.from, &read.blinds)) ||
		(to.length && !read_amount(to, negative, &read.to, &read.blinds)))
		return fault_set(fault, STATUS_SEARCH_AMOUNT, 0, text.length);
	if (!read.from_any && !read.to_any && read.from > read.to)
		return fault_set(fault, STATUS_SEARCH_ORDER, 0, text.length);
	*amounts = read;
	return STATUS_OK;
}

status_code search_read_counts(struct slice text, struct search_counts *counts, struct fault *fault)
{
	struct search_counts read = {.given = true, .from = 0, .to = UINT64_MAX};
	struct slice from, to;

	if (!divide(text, &from, &to) ||
		(from.length && !slice_uint(from, UINT64_MAX, &read.from)) ||
		(to.length && !slice_uint(to, UINT64_MAX, &read.to)))
		return fault_set(fault, STATUS_SEARCH_COUNT, 0, text.length);
	if (read.from > read.to)
		return fault_set(fault, STATUS_SEARCH_ORDER, 0, text.length);
	*counts = read;
	return STATUS_OK;
}

status_code search_read_stakes(struct slice text, struct search_stakes *stakes, struct fault *fault)
{
	const char *const stroke = text.length ? memchr(text.bytes, '/', text.length) : NULL;
	const size_t length = stroke ? (size_t)(stroke - text.bytes) : 0;
	struct search_stakes read = {.given = true, .one = !stroke};
	struct slice second = text;
	bool blinds = false;

	if (stroke)
		second = (struct slice){stroke + 1, text.length - length - 1};
	if ((stroke && !read_amount(slice_trim((struct slice){text.bytes, length}), false,
			       &read.first, &blinds)) ||
		!read_amount(slice_trim(second), false, &read.second, &blinds) || blinds)
		return fault_set(fault, STATUS_SEARCH_STAKES, 0, text.length);
	*stakes = read;
	return STATUS_OK;
}

/* -- dates ------------------------------------------------------------------------ */

/* Reads `count` digits at *at. */
static bool take_digits(struct slice word, size_t *at, size_t count, uint64_t *value)
{
	const size_t from = *at;

	*at += count;
	return *at <= word.length &&
	       slice_uint((struct slice){word.bytes + from, count}, UINT64_MAX, value);
}

/* Reads 2009, 2009-07 or 2009-07-01. *first and *last are the days that it covers. Every month has
 * 31 days, which is harmless if it has fewer. */
static bool read_date(struct slice word, uint32_t *first, uint32_t *last)
{
	uint64_t year, month = 0, day = 0;
	size_t at = 0;

	if (!take_digits(word, &at, 4, &year) || !year)
		return false;
	if (at < word.length && (word.bytes[at++] != '-' || !take_digits(word, &at, 2, &month) ||
					!month || month > 12))
		return false;
	if (at < word.length &&
		(word.bytes[at++] != '-' || !take_digits(word, &at, 2, &day) || !day || day > 31))
		return false;
	*first = (uint32_t)(year * 10000 + (month ? month : 1) * 100 + (day ? day : 1));
	*last = (uint32_t)(year * 10000 + (month ? month : 12) * 100 + (day ? day : 31));
	return at == word.length;
}

status_code search_read_dates(struct slice text, struct search_dates *dates, struct fault *fault)
{
	struct search_dates read = {.given = true, .from = 0, .to = UINT32_MAX};
	struct slice from, to;
	uint32_t other;

	if (!divide(text, &from, &to) || (from.length && !read_date(from, &read.from, &other)) ||
		(to.length && !read_date(to, &other, &read.to)))
		return fault_set(fault, STATUS_SEARCH_DATE, 0, text.length);
	if (read.from > read.to)
		return fault_set(fault, STATUS_SEARCH_ORDER, 0, text.length);
	*dates = read;
	return STATUS_OK;
}

/* -- words ------------------------------------------------------------------------ */

const char *const search_positions[SEARCH_UTG + 1] = {"SB", "BB", "BTN", "CO", "HJ", "LJ", "UTG"};

static uint8_t position_of(struct slice word)
{
	uint64_t after;

	for (int i = 0; i <= SEARCH_UTG; i++)
		if (slice_is_word(word, search_positions[i]))
			return (uint8_t)i;
	if (word.length > 4 && slice_is_word((struct slice){word.bytes, 4}, "UTG+") &&
		slice_uint((struct slice){word.bytes + 4, word.length - 4},
			SEARCH_NOWHERE - SEARCH_UTG - 1, &after) &&
		after)
		return (uint8_t)(SEARCH_UTG + after);
	return SEARCH_NOWHERE;
}

uint8_t search_position(const char *code)
{
	return position_of((struct slice){code, strlen(code)});
}

status_code search_read_positions(struct slice text, uint32_t *positions, struct fault *fault)
{
	struct slice rest = text, word;
	uint32_t read = 0;

	while (slice_take_item(&rest, &word)) {
		const uint8_t position = position_of(word);

		if (position == SEARCH_NOWHERE)
			return fault_at(fault, STATUS_SEARCH_POSITION, text, word);
		read |= UINT32_C(1) << position;
	}
	*positions = read;
	return STATUS_OK;
}

status_code search_read_variants(struct slice text, uint64_t *variants, struct fault *fault)
{
	struct slice rest = text, word;
	uint64_t read = 0;

	while (slice_take_item(&rest, &word)) {
		const char *const alias = variant_alias(word);
		const struct slice name = alias ? (struct slice){alias, strlen(alias)} : word;
		const uint64_t before = read;
		bool found = false;

		for (int i = 0; i < SEARCH_VARIANTS && variant_rows[i].code; i++)
			if (slice_is_word(name, variant_rows[i].code) ||
				slice_is_word(name, variant_rows[i].game->key)) {
				read |= UINT64_C(1) << i;
				found = true;
			}
		if (!found && read == before)
			return fault_at(fault, STATUS_SEARCH_GAME, text, word);
	}
	*variants = read;
	return STATUS_OK;
}

/* -- names ------------------------------------------------------------------------ */

static bool same_bytes(struct slice a, struct slice b)
{
	return slice_same(a, b);
}

/* Whether the next character of a name matches the pattern; advances both if so. */
static bool take_same(struct scan *name, struct scan *pattern,
	bool (*same)(struct slice, struct slice))
{
	struct scan after = *pattern, next = *name;
	struct slice wanted = scan_char(&after);
	const bool any = *wanted.bytes == '?';

	if (scan_done(name))
		return false;
	if (*wanted.bytes == '\\' && !scan_done(&after))
		wanted = scan_char(&after);
	if (!same(scan_char(&next), wanted) && !any)
		return false;
	*name = next;
	*pattern = after;
	return true;
}

/* Backtracks to the last `*` only: extending an earlier one could not help. */
bool search_name_is(struct slice name, struct slice pattern,
	bool (*same)(struct slice, struct slice))
{
	struct scan at = scan_of(name), wanted = scan_of(pattern), star_at = at,
		    after_star = wanted;
	bool star = false;

	if (!same)
		same = same_bytes;
	for (;;) {
		if (!scan_done(&wanted) && *wanted.at == '*') {
			wanted.at++;
			star = true;
			star_at = at;
			after_star = wanted;
		} else if (scan_done(&wanted) && scan_done(&at)) {
			return true;
		} else if (scan_done(&wanted) || !take_same(&at, &wanted, same)) {
			if (!star || scan_done(&star_at))
				return false;
			scan_char(&star_at);
			at = star_at;
			wanted = after_star;
		}
	}
}

uint8_t search_named(const struct search *search, struct slice name)
{
	uint8_t named = 0;

	for (int i = 0; i < search->names; i++) {
		const char *const wanted = search->name[i];

		if (wanted &&
			search_name_is(name, (struct slice){wanted, strlen(wanted)}, search->same))
			named |= (uint8_t)(1u << i);
	}
	return named;
}

bool search_are_all(const struct search *search, uint8_t named)
{
	for (int i = 0; i < search->names; i++)
		if (search->name[i] && !(named >> i & 1))
			return false;
	return true;
}

/* -- board textures ------------------------------------------------------------- */

static const char *const words[SEARCH_TEXTURES] = {
	[SEARCH_MONOTONE] = "monotone",
	[SEARCH_TWO_TONE] = "two-tone",
	[SEARCH_RAINBOW] = "rainbow",
	[SEARCH_PAIRED] = "paired",
	[SEARCH_UNPAIRED] = "unpaired",
	[SEARCH_TRIPS] = "trips",
	[SEARCH_CONNECTED] = "connected",
	[SEARCH_STRAIGHT_POSSIBLE] = "straight-possible",
	[SEARCH_FLUSH_POSSIBLE] = "flush-possible",
};

/* Reads "A-high" or "A high". */
static bool read_high(struct slice word, enum card_notation notation, int *high)
{
	struct scan scan = scan_of(word);
	const int rank = scan_done(&scan) ? -1 : card_rank_read(&scan, notation);
	struct slice rest;

	if (rank < 0 || scan_done(&scan) || (*scan.at != '-' && *scan.at != ' '))
		return false;
	scan.at++;
	rest = slice_trim((struct slice){(const char *)scan.at, (size_t)(scan.end - scan.at)});
	*high = rank;
	return slice_is_word(rest, "high");
}

static bool read_word(struct slice word, struct search_texture *texture)
{
	const bool is_not = word.length && word.bytes[0] == '!';

	if (is_not)
		word = slice_trim((struct slice){word.bytes + 1, word.length - 1});
	for (int i = 0; i < SEARCH_TEXTURES; i++)
		if (slice_is_word(word, words[i])) {
			*(is_not ? &texture->is_not : &texture->is) |= (uint16_t)(1u << i);
			return true;
		}
	return false;
}

status_code search_read_texture(struct slice text, enum card_notation notation,
	struct search_texture *texture, struct fault *fault)
{
	struct search_texture read = *texture;
	struct slice rest = text, word;

	read.given = true;
	while (slice_take_item(&rest, &word)) {
		struct cards cards;
		int high;

		if (read_word(word, &read))
			continue;
		if (read_high(word, notation, &high)) {
			if (read.high >= 0 && read.high != high)
				return fault_at(fault, STATUS_SEARCH_HIGH, text, word);
			read.high = high;
		} else if (word.length && !cards_parse(word, notation, &cards, NULL)) {
			read.has |= cards.set;
		} else {
			return fault_at(fault, STATUS_SEARCH_TEXTURE, text, word);
		}
	}
	*texture = read;
	return STATUS_OK;
}

static unsigned textures_of(const struct texture *texture, int count)
{
	return (unsigned)(texture->suits == 1) << SEARCH_MONOTONE |
	       (unsigned)(texture->suits == 2) << SEARCH_TWO_TONE |
	       (unsigned)(texture->suits == count) << SEARCH_RAINBOW |
	       (unsigned)(texture->of_a_rank >= 2) << SEARCH_PAIRED |
	       (unsigned)(texture->of_a_rank < 2) << SEARCH_UNPAIRED |
	       (unsigned)(texture->of_a_rank >= 3) << SEARCH_TRIPS |
	       (unsigned)texture->connected << SEARCH_CONNECTED |
	       (unsigned)texture->straight << SEARCH_STRAIGHT_POSSIBLE |
	       (unsigned)(texture->of_a_suit >= 3) << SEARCH_FLUSH_POSSIBLE;
}

bool search_has_texture(const struct search_texture *texture, const card *board, int count)
{
	card_set set = 0;
	struct texture found;
	unsigned textures;

	for (int i = 0; i < count; i++) {
		if (board[i] >= CARD_COUNT)
			return false;
		set |= card_bit(board[i]);
	}
	if (texture->has & ~set)
		return false;
	found = texture_of(board, count);
	textures = textures_of(&found, count);
	return (texture->is & ~textures) == 0 && (texture->is_not & textures) == 0 &&
	       (texture->high < 0 || texture->high == found.high);
}
