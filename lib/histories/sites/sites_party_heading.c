/* Headers of PartyPoker and Betfair. */
#include "histories/sites/sites_party_internal.h"

bool sites_party_begins_game(struct slice line, struct slice *brand)
{
	while (lines_take(&line, "*"))
		continue;
	lines_blanks(&line);
	return lines_take_until(&line, "Hand History ", brand) &&
	       (lines_begins(line, "for Game ") || lines_begins(line, "For Game "));
}

/* "***** Hand History for Game 9001 *****". */
bool sites_party_read_number(struct history *history, struct slice line)
{
	struct slice before;

	return lines_take_until(&line, " Game ", &before) &&
	       lines_take_until(&line, " ", &history->number);
}

/* The time of day, the day or the year: the word is a time or a number. */
static bool read_date_number(struct history_time *when, struct slice word)
{
	uint64_t value;

	if (lines_has(word, ":"))
		return lines_take_clock(&word, when) && !word.length;
	if (!lines_take_number(&word, &value) || word.length)
		return false;
	if (value > 999 && value < 10000) {
		when->year = (int16_t)value;
	} else if (value >= 1 && value <= 31) {
		when->day = (uint8_t)value;
	} else {
		return false;
	}
	return true;
}

/* "Sunday, January 05, 19:24:07 EST 2014", with or without any of the commas. */
static bool read_date(struct history *history, struct slice rest)
{
	struct history_time when = {.zone = {"", 0}};

	while (rest.length) {
		size_t length = 0;
		struct slice word;

		while (length < rest.length && rest.bytes[length] != ' ' &&
			rest.bytes[length] != ',')
			length++;
		word = lines_before(rest, length);
		rest = lines_after(rest, length + 1);
		if (lines_month(word))
			when.month = (uint8_t)lines_month(word);
		else if (lines_weekday(word))
			when.weekday = (uint8_t)lines_weekday(word);
		else if (word.length && word.bytes[0] >= '0' && word.bytes[0] <= '9' &&
			 !read_date_number(&when, word))
			return false;
		else if (word.length > 1 && word.length < 6 && word.bytes[1] >= 'A' &&
			 word.bytes[1] <= 'Z')
			when.zone = word;
	}
	if (!when.month || !when.day || !when.year)
		return false;
	history->when = when;
	return true;
}

/* Chips, with thousands grouped by any character: "1.200", "1,200", "1 200". */
static bool take_chips(struct slice *rest, struct history_amount *amount)
{
	if (!lines_take_amount(rest, LINES_EITHER, amount, NULL))
		return false;
	if (amount->places == 3)
		amount->places = 0;
	return true;
}

/* Blinds of 10/20, or bets of 20/40, whose blinds are one half and the whole of the small bet. */
static void set_stakes(struct history *history, struct history_amount small,
	struct history_amount big, bool bets)
{
	if (!history->variant || history->variant->limit != FIXED_LIMIT) {
		history->stakes.small_blind = small;
		history->stakes.big_blind = big;
		return;
	}
	history->stakes.small_bet = bets ? small : big;
	history->stakes.big_bet = bets ? big : (struct history_amount){2 * big.digits, big.places};
	/* at cash tables the blinds are posted, and the small one need not be a half */
	if (variant_brings_in(history->variant) || !history->tournament.length)
		return;
	history->stakes.small_blind =
		bets ? (struct history_amount){small.digits / 2, small.places} : small;
	history->stakes.big_blind = bets ? small : big;
}

/* The digits at the start of the words. */
static struct slice number_of(struct slice words)
{
	struct slice rest;
	uint64_t number;

	lines_blanks(&words);
	rest = words;
	return lines_take_number(&rest, &number)
		       ? lines_before(words, (size_t)(rest.bytes - words.bytes))
		       : SLICE("");
}

void sites_party_read_level(struct history *history, struct slice text)
{
	struct history_amount small, big;
	struct slice rest = text, before;
	bool bets;

	if (lines_take_until(&rest, "Trny:", &before))
		history->tournament = number_of(rest);
	if (lines_take_until(&rest, "Level:", &before))
		history->level = number_of(rest);
	bets = lines_has(rest, "Stakes");
	if (!history->tournament.length ||
		!lines_take_until(&rest, bets ? "Stakes" : "Blinds", &before) ||
		!lines_take_until(&rest, "(", &before) || !take_chips(&rest, &small) ||
		!lines_take(&rest, "/") || !take_chips(&rest, &big))
		return;
	set_stakes(history, small, big, bets);
}

/* Start of the date, after any kind of dash: " - Sunday, January 05", "Hi-Saturday,February 18",
 * "(NL) - Mon Jul 12"; -1 if there is none. */
static ptrdiff_t find_date(struct slice line)
{
	static const char *const days[] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", NULL};

	for (size_t i = line.length; i-- > 0;) {
		struct slice rest = lines_after(line, i + 1);

		lines_blanks(&rest);
		if (line.bytes[i] == '-' && sites_begins_any(rest, days))
			return rest.bytes - line.bytes;
	}
	return -1;
}

/* "$215 USD Buy-in Trny: 47928230", "$30 Buy-in + $3 Entry Fee Trny:15286975". The game precedes
 * it. */
static struct slice read_buy_in(struct history *history, struct slice words)
{
	static const char *const signs[] = {"$", "\xe2\x82\xac", "\xc2\xa3", NULL};
	struct slice rest = words, before;
	size_t from = 0;

	if (!lines_take_until(&rest, "Buy-in", &before))
		return lines_take_until(&rest, "Trny:", &before) ? slice_trim(before) : words;
	while (from < before.length && !sites_begins_any(lines_after(before, from), signs))
		from++;
	history->buy_in = slice_trim(lines_after(before, from));
	if (lines_take_until(&rest, "Entry Fee", &before))
		history->buy_in = (struct slice){history->buy_in.bytes,
			(size_t)(rest.bytes - history->buy_in.bytes)};
	return slice_trim(lines_before(words, from));
}

/* "800/1600 Tourney Texas Hold'em Game Table (NL) (MTT Tournament #42974198) (Buyin $50.0 + $5.0)",
 * in hand histories sent by mail. */
static struct slice read_mailed(struct history *history, struct slice words)
{
	struct slice rest = words, game, before;

	if (!lines_take_until(&rest, " Game Table", &game))
		return words;
	if (lines_take_until(&rest, "Tournament #", &before))
		history->tournament = number_of(rest);
	if (lines_take_until(&rest, "(Buyin ", &before))
		lines_take_until(&rest, ")", &history->buy_in);
	return game;
}

bool sites_party_read_stakes(struct history *history, struct slice line)
{
	const ptrdiff_t date = find_date(line);
	struct slice words, rest;
	struct history_amount small, big;
	char room[160];
	struct text text;

	if (date < 0)
		return false;
	words = slice_trim(lines_before(line, (size_t)date));
	words = slice_trim(lines_before(words, words.length - 1));
	if (!read_date(history, lines_after(line, (size_t)date)))
		history_fault(history, STATUS_HISTORY_TIME, lines_after(line, (size_t)date));
	/* The game from all the words, because the limit may be anywhere among them. */
	text = text_over(room, sizeof(room));
	text_add_slice(&text, lines_before(words, 120));
	text_add_string(&text, lines_has(words, "NL")   ? " No Limit"
			       : lines_has(words, "PL") ? " Pot Limit"
							: " Limit");
	if (!lines_has(words, "Double"))
		history->variant = sites_variant(text_slice(&text));
	if (lines_has(words, "fastforward"))
		history->kind = SLICE("fastforward");
	history->game = read_mailed(history, read_buy_in(history, words));
	rest = words;
	if (!lines_take(&rest, "NL ") && !lines_take(&rest, "PL "))
		lines_take(&rest, "FL ");
	if (lines_take_amount(&rest, LINES_EITHER, &small, &history->currency) &&
		lines_take(&rest, "/") && lines_take_amount(&rest, LINES_EITHER, &big, NULL))
		set_stakes(history, small, big, true);
	return true;
}
