#include "saved.h"

#include "base/decimal.h"
#include "base/scan.h"

#include <string.h>

/* The line that is read. Every reader returns false after the first fault. */
struct reading {
	const char *start, *at, *end;
	struct saved *saved;
	struct text word; /* of the string read last */
};

static bool wrong(struct reading *reading, const char *why)
{
	if (!reading->saved->why) {
		reading->saved->why = why;
		reading->saved->offset = (size_t)(reading->at - reading->start);
	}
	return false;
}

/* -- values ----------------------------------------------------------------------- */

static void skip_blanks(struct reading *reading)
{
	while (reading->at < reading->end && scan_is_space(*reading->at))
		reading->at++;
}

static bool sees(struct reading *reading, char c)
{
	skip_blanks(reading);
	return reading->at < reading->end && *reading->at == c;
}

static bool take(struct reading *reading, char c, const char *why)
{
	if (!sees(reading, c))
		return wrong(reading, why);
	reading->at++;
	return true;
}

static bool take_escape(struct reading *reading, struct text *out)
{
	static const char letters[] = "\"\\/bfnrt", bytes[] = "\"\\/\b\f\n\r\t";
	static const char hex[] = "0123456789abcdef0123456789ABCDEF";
	const char *letter =
		reading->at < reading->end && *reading->at ? strchr(letters, *reading->at) : NULL;
	unsigned code = 0;

	if (letter) {
		text_add_char(out, bytes[letter - letters]);
		reading->at++;
		return true;
	}
	if (reading->end - reading->at < 5 || *reading->at != 'u')
		return wrong(reading, "no such escape in a string");
	for (int i = 1; i < 5; i++) {
		const char *digit = reading->at[i] ? strchr(hex, reading->at[i]) : NULL;

		if (!digit)
			return wrong(reading, "no such escape in a string");
		code = code << 4 | (unsigned)((digit - hex) & 15);
	}
	reading->at += 5;
	text_add_code_point(out, code);
	return true;
}

static bool take_string(struct reading *reading, struct text *out)
{
	text_clear(out);
	if (!take(reading, '"', "a string should be here"))
		return false;
	while (reading->at < reading->end && *reading->at != '"') {
		if (*reading->at != '\\') {
			text_add_char(out, *reading->at++);
			continue;
		}
		reading->at++;
		if (!take_escape(reading, out))
			return false;
	}
	return take(reading, '"', "the string is not closed");
}

/* A number, true, false or null; or what a string has. */
static bool take_word(struct reading *reading, struct slice *word)
{
	static const char ends[] = {',', ']', '}', ' ', '\t', '\r', '\n'};
	const char *const from = (skip_blanks(reading), reading->at);

	if (sees(reading, '"')) {
		if (!take_string(reading, &reading->word))
			return false;
		*word = text_slice(&reading->word);
		return true;
	}
	while (reading->at < reading->end && !memchr(ends, *reading->at, sizeof ends))
		reading->at++;
	*word = (struct slice){from, (size_t)(reading->at - from)};
	return word->length || wrong(reading, "a value should be here");
}

static bool take_count(struct reading *reading, uint64_t *count)
{
	struct slice word;

	skip_blanks(reading);
	return take_word(reading, &word) &&
	       (slice_uint(word, UINT64_MAX, count) ||
		       wrong(reading, "a whole number should be here"));
}

static bool take_amount(struct reading *reading, int places, stats_sum *amount)
{
	struct slice word;

	return take_word(reading, &word) &&
	       (stats_parse(word, places, amount) || wrong(reading, "an amount should be here"));
}

/* -- objects and lists ------------------------------------------------------------ */

enum { KEY_MOST = 32 };

/* Reads an object, each member by `member`, which is called with the cursor at its value. */
typedef bool read_member(struct reading *reading, const char *key, void *into);

static bool take_object(struct reading *reading, read_member *member, void *into)
{
	char key[KEY_MOST];

	if (!take(reading, '{', "an object should be here"))
		return false;
	if (sees(reading, '}')) {
		reading->at++;
		return true;
	}
	for (;;) {
		if (!take_string(reading, &reading->word))
			return false;
		if (reading->word.length >= sizeof key)
			return wrong(reading, "felt stats writes no such member");
		if (reading->word.length)
			memcpy(key, reading->word.bytes, reading->word.length);
		key[reading->word.length] = '\0';
		if (!take(reading, ':', "a colon should be here") || !member(reading, key, into))
			return false;
		if (!sees(reading, ','))
			return take(reading, '}',
				"a comma or the end of the object should be "
				"here");
		reading->at++;
	}
}

static bool take_list(struct reading *reading, bool (*item)(struct reading *))
{
	if (!take(reading, '[', "a list should be here"))
		return false;
	if (sees(reading, ']')) {
		reading->at++;
		return true;
	}
	for (;;) {
		if (!item(reading))
			return false;
		if (!sees(reading, ','))
			return take(reading, ']', "a comma or the end of the list should be here");
		reading->at++;
	}
}

/* A value that is derived from others. */
static bool skip_value(struct reading *reading)
{
	struct slice word;

	return take_word(reading, &word);
}

static bool no_member(struct reading *reading)
{
	return wrong(reading, "felt stats writes no such member");
}

/* -- a tally ---------------------------------------------------------------------- */

static bool rate_member(struct reading *reading, const char *key, void *into)
{
	struct stats_rate_count *rate = into;

	if (!strcmp(key, "done"))
		return take_count(reading, &rate->done);
	if (!strcmp(key, "of"))
		return take_count(reading, &rate->of);
	return strcmp(key, "share") != 0 ? no_member(reading) : skip_value(reading);
}

static bool gap_member(struct reading *reading, const char *key, void *into)
{
	uint64_t *gaps = into;

	for (int i = 0; i < STATS_GAPS; i++)
		if (!strcmp(key, stats_gap_words[i]))
			return take_count(reading, &gaps[i]);
	return no_member(reading);
}

/* The members of money as they come; they are read when all are there, since the number of places
 * says how to read the others. */
struct money {
	struct text currency, blind, net, squares, adjusted;
	uint64_t places, hands;
};

static bool take_text(struct reading *reading, struct text *out)
{
	struct slice word;

	text_clear(out);
	if (!take_word(reading, &word))
		return false;
	text_add_slice(out, word);
	return true;
}

static bool money_member(struct reading *reading, const char *key, void *into)
{
	struct money *money = into;
	const struct {
		const char *key;
		struct text *text;
	} texts[] = {{"currency", &money->currency}, {"big_blind", &money->blind},
		{"net", &money->net}, {"squares", &money->squares}, {"adjusted", &money->adjusted}};

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		if (!strcmp(key, texts[i].key))
			return take_text(reading, texts[i].text);
	if (!strcmp(key, "places"))
		return take_count(reading, &money->places);
	return strcmp(key, "hands") != 0 ? no_member(reading) : take_count(reading, &money->hands);
}

static int places_of(struct slice amount)
{
	const char *point = amount.length ? memchr(amount.bytes, '.', amount.length) : NULL;

	return point ? (int)(amount.bytes + amount.length - point) - 1 : 0;
}

static bool add_money(struct reading *reading, const struct money *read)
{
	const int places = (int)read->places;
	const int blind_places = places_of(text_slice(&read->blind));
	stats_sum blind, net, squares, adjusted;
	struct stats_money *money;

	if (read->places > CHIPS_PLACES_MAX || blind_places > CHIPS_PLACES_MAX ||
		!stats_parse(text_slice(&read->blind), blind_places, &blind) || blind <= 0 ||
		blind > CHIPS_MOST || !stats_parse(text_slice(&read->net), places, &net) ||
		!stats_parse(text_slice(&read->squares), 2 * places, &squares) || squares < 0 ||
		!stats_parse(text_slice(&read->adjusted), places + 6, &adjusted))
		return wrong(reading, "these amounts are not those of a tally");
	money = stats_money_at(&reading->saved->tally, text_slice(&read->currency), (chips)blind,
		blind_places);
	if (!money || money->hands) {
		reading->saved->tally.failed = !money;
		return money ? wrong(reading, "the same currency and big blind twice") : true;
	}
	*money = (struct stats_money){.blind_places = money->blind_places,
		.big_blind = money->big_blind,
		.places = (uint8_t)places,
		.hands = read->hands,
		.net = net,
		.squares = squares,
		.adjusted = adjusted};
	if (read->currency.length)
		memcpy(money->currency, read->currency.bytes,
			read->currency.length < STATS_CURRENCY_MOST ? read->currency.length
								    : STATS_CURRENCY_MOST - 1);
	return true;
}

static bool money_item(struct reading *reading)
{
	struct money money = {.places = 0};
	const bool good = take_object(reading, money_member, &money) && add_money(reading, &money);

	if (money.currency.failed || money.blind.failed || money.net.failed ||
		money.squares.failed || money.adjusted.failed)
		reading->saved->tally.failed = true;
	text_free(&money.currency);
	text_free(&money.blind);
	text_free(&money.net);
	text_free(&money.squares);
	text_free(&money.adjusted);
	return good;
}

static bool prizes_member(struct reading *reading, const char *key, void *into)
{
	enum { MILLIONTHS = 6 };
	struct stats_prizes *prizes = into;
	const struct {
		const char *key;
		uint64_t *count;
	} counts[] = {{"finished", &prizes->finished}, {"paid", &prizes->paid},
		{"places", &prizes->places}};

	if (!strcmp(key, "currency")) {
		if (!take_string(reading, &reading->word))
			return false;
		if (reading->word.length >= sizeof prizes->currency)
			return wrong(reading, "felt stats writes no such currency");
		if (reading->word.length)
			memcpy(prizes->currency, reading->word.bytes, reading->word.length);
		return true;
	}
	for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
		if (!strcmp(key, counts[i].key))
			return take_count(reading, counts[i].count);
	if (!strcmp(key, "buy_ins"))
		return take_amount(reading, MILLIONTHS, &prizes->buy_ins);
	return strcmp(key, "prizes") != 0 ? no_member(reading)
					  : take_amount(reading, MILLIONTHS, &prizes->prizes);
}

static bool prizes_item(struct reading *reading)
{
	struct stats_prizes read = {.finished = 0}, *prizes;
	const size_t length =
		take_object(reading, prizes_member, &read) ? strlen(read.currency) : 0;

	if (reading->saved->why)
		return false;
	prizes = stats_prizes_at(&reading->saved->tally, (struct slice){read.currency, length});
	if (prizes)
		*prizes = read;
	else
		reading->saved->tally.failed = true;
	return true;
}

static bool finish_member(struct reading *reading, const char *key, void *into)
{
	struct stats_finish *finish = into;

	if (!strcmp(key, "place"))
		return take_count(reading, &finish->place);
	return strcmp(key, "times") != 0 ? no_member(reading) : take_count(reading, &finish->times);
}

static bool finish_item(struct reading *reading)
{
	struct stats_finish read = {.place = 0}, *finish;

	if (!take_object(reading, finish_member, &read))
		return false;
	finish = stats_finish_at(&reading->saved->tally, read.place);
	if (finish)
		*finish = read;
	else
		reading->saved->tally.failed = true;
	return true;
}

/* -- a line ----------------------------------------------------------------------- */

static bool is_derived(const char *key)
{
	static const char *const derived[] = {"net", "net_bb", "bb100", "bb100_low", "bb100_high",
		"adjusted", "af", "afq"};

	for (size_t i = 0; i < sizeof derived / sizeof *derived; i++)
		if (!strcmp(key, derived[i]))
			return true;
	return false;
}

static bool count_member(struct reading *reading, const char *key, bool *found)
{
	struct stats_tally *tally = &reading->saved->tally;
	const struct {
		const char *key;
		uint64_t *count;
	} counts[] = {{"hands", &tally->hands}, {"saw_flop", &tally->saw_flop},
		{"bets", &tally->bets}, {"calls", &tally->calls}, {"folds", &tally->folds}};

	for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
		if (!strcmp(key, counts[i].key)) {
			*found = true;
			return take_count(reading, counts[i].count);
		}
	for (int i = 0; i < STATS_RATES; i++)
		if (!strcmp(key, stats_rows[i].key)) {
			*found = true;
			return take_object(reading, rate_member, &tally->rate[i]) &&
			       (tally->rate[i].done <= tally->rate[i].of ||
				       wrong(reading, "more were taken than there were"));
		}
	return true;
}

static bool player_member(struct reading *reading, const char *key, void *into)
{
	struct saved *saved = into;
	bool found = false;

	if (!count_member(reading, key, &found) || found)
		return !saved->why;
	if (!strcmp(key, "player"))
		return take_string(reading, &saved->player);
	for (enum stats_by by = BY_POSITION; by < STATS_BYS; by++)
		if (!strcmp(key, stats_by_words[by])) {
			saved->by = by;
			return take_string(reading, &saved->group);
		}
	if (!strcmp(key, "unknown"))
		return take_object(reading, gap_member, saved->tally.gaps);
	if (!strcmp(key, "money"))
		return take_list(reading, money_item);
	if (!strcmp(key, "tournaments"))
		return take_list(reading, prizes_item);
	if (!strcmp(key, "finishes"))
		return take_list(reading, finish_item);
	return is_derived(key) ? skip_value(reading) : no_member(reading);
}

bool saved_read(struct saved *saved, struct slice line)
{
	struct reading reading = {.start = line.bytes,
		.at = line.bytes,
		.end = line.bytes + line.length,
		.saved = saved};
	bool good;

	text_clear(&saved->player);
	text_clear(&saved->group);
	stats_tally_free(&saved->tally);
	saved->by = BY_NOTHING;
	saved->why = NULL;
	good = take_object(&reading, player_member, saved);
	skip_blanks(&reading);
	if (good && reading.at < reading.end)
		good = wrong(&reading, "something follows the object");
	if (good && !saved->player.length)
		good = wrong(&reading, "the object is not a tally of felt stats");
	saved->memory = reading.word.failed || saved->player.failed || saved->group.failed ||
			saved->tally.failed;
	text_free(&reading.word);
	return good && !saved->memory;
}

void saved_free(struct saved *saved)
{
	text_free(&saved->player);
	text_free(&saved->group);
	stats_tally_free(&saved->tally);
}
