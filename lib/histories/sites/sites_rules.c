#include "histories/sites/sites_rules.h"

#include <assert.h>

enum rules_kind {
	MONEY,
	CARDS,
	DRAWN,
	PLAYER,
	SEATED,
	NUMBER,
	SHORT,
	WORDS,
	NAME,
	STAKE,
	TIME,
	/* parts of the time */
	YEAR,
	MONTH,
	DAY,
	CLOCK,
	MONTH_NAME,
	DAY_NAME,
};

#define IN_HISTORY(name, kind, member)                                                             \
	{                                                                                          \
		name, sizeof name - 1, kind, true, offsetof(struct history, member)                \
	}
#define IN_LINE(name, kind, member)                                                                \
	{                                                                                          \
		name, sizeof name - 1, kind, false, offsetof(struct sites_reader, member)          \
	}

static const struct slot {
	char name[12];
	size_t length;
	enum rules_kind kind;
	bool history; /* a member of the history, otherwise of the reader */
	size_t at;
} slots[] = {
	/* most frequent first */
	IN_LINE("to", MONEY, to),
	IN_LINE("name", NAME, sits.name),
	IN_LINE("seat", SHORT, sits.number),
	IN_LINE("stack", MONEY, sits.stack),
	IN_LINE("seat@", SEATED, seat),
	IN_LINE("@", PLAYER, seat),
	IN_LINE("cards", CARDS, cards),
	IN_LINE("words", WORDS, words),
	IN_LINE("more", WORDS, more),
	IN_HISTORY("number", WORDS, number),
	IN_HISTORY("game", WORDS, game),
	IN_HISTORY("small_blind", STAKE, stakes.small_blind),
	IN_HISTORY("big_blind", STAKE, stakes.big_blind),
	IN_HISTORY("table", WORDS, table),
	IN_HISTORY("button", SHORT, button),
	IN_HISTORY("seats_max", SHORT, seats_max),
	IN_HISTORY("rake", MONEY, money.rake),
	IN_HISTORY("time", TIME, when),
	IN_HISTORY("clock", CLOCK, when),
	IN_HISTORY("zone", WORDS, when.zone),
	IN_HISTORY("year", YEAR, when),
	IN_HISTORY("month", MONTH, when),
	IN_HISTORY("day", DAY, when),
	IN_HISTORY("Mon", MONTH_NAME, when),
	IN_HISTORY("Monday", DAY_NAME, when),
	IN_LINE("drawn", DRAWN, cards),
	IN_LINE("second", MONEY, second),
	IN_LINE("n", NUMBER, n),
	IN_HISTORY("site", WORDS, site),
	IN_HISTORY("tournament", WORDS, tournament),
	IN_HISTORY("buy_in", WORDS, buy_in),
	IN_HISTORY("level", WORDS, level),
	IN_HISTORY("currency", WORDS, currency),
	IN_HISTORY("event", WORDS, event),
	IN_HISTORY("pot", MONEY, money.pot),
	IN_HISTORY("fees", MONEY, money.fees),
	IN_HISTORY("cap", MONEY, stakes.cap),
};

static const struct slot *slot_of(const char *name, size_t length)
{
	const struct slot *slot = slots;

	while (length != slot->length || *name != *slot->name ||
		memcmp(name, slot->name, length) != 0)
		slot++, assert(slot < slots + sizeof slots / sizeof *slots);
	return slot;
}

/* -- captures ------------------------------------------------------------- */

enum rules_fit { DIFFERS, FITS, IS_BAD };

/* A comparison of a pattern with a line. */
struct rules_match {
	struct sites_reader *reader;
	struct slice at;     /* rest of the line */
	const char *pattern; /* rest of the pattern */
	bool money;          /* an amount was read, so the row is meant */
};

/* Length of the literal text at the start of the rest of the pattern. */
static size_t literal(const struct rules_match *match)
{
	size_t length = 0;

	while (match->pattern[length] && match->pattern[length] != '{')
		length++;
	return length;
}

static inline enum rules_fit take_literal(struct rules_match *match)
{
	const char *at = match->at.bytes, *pattern = match->pattern;
	const char *const end = at + match->at.length;

	for (; *pattern && *pattern != '{'; pattern++)
		if (at == end || *at++ != *pattern)
			return DIFFERS;
	match->at = (struct slice){at, (size_t)(end - at)};
	match->pattern = pattern;
	return FITS;
}

static enum rules_fit take_words(struct rules_match *match, struct slice *words, bool last,
	bool trim)
{
	const size_t length = literal(match);
	const ptrdiff_t end = last ? lines_find_last_bytes(match->at, match->pattern, length)
				   : lines_find_bytes(match->at, match->pattern, length);

	if (length && end < 0)
		return DIFFERS;
	*words = length ? lines_before(match->at, (size_t)end) : match->at;
	match->at = lines_after(match->at, words->length + length);
	match->pattern += length;
	if (trim)
		*words = slice_trim(*words);
	return FITS;
}

static enum rules_fit take_number(struct rules_match *match, uint64_t most, int *number)
{
	uint64_t read;

	if (!lines_take_number(&match->at, &read) || read > most || take_literal(match) == DIFFERS)
		return DIFFERS;
	*number = (int)read;
	return FITS;
}

static enum rules_fit take_player(struct rules_match *match, int *seat)
{
	const struct history *const history = match->reader->history;
	const size_t length = literal(match);

	if (!length && !*match->pattern) {
		*seat = history_seat_named(history, match->at);
		match->at.length = 0;
		return *seat < 0 ? DIFFERS : FITS;
	}
	*seat = history_seat_begins_bytes(history, match->at, match->pattern, length, &match->at);
	match->pattern += length;
	return *seat < 0 ? DIFFERS : FITS;
}

/* "8: NAME". */
static enum rules_fit take_seated(struct rules_match *match, int *seat)
{
	*seat = sites_take_seat(match->reader->history, "", &match->at);
	return *seat < 0 ? DIFFERS : FITS;
}

/* An invalid stake means that the row does not match; it is not a fault. */
static enum rules_fit take_stake(struct rules_match *match, struct history_amount *stake)
{
	struct history *const history = match->reader->history;
	struct slice sign = match->at, currency = {"", 0};
	struct history_amount amount;

	if (lines_take_amount(&sign, LINES_EITHER, &amount, &currency) && currency.length &&
		stake == &history->stakes.small_blind)
		history->currency = currency;
	return (history->dialect.commas ? lines_take_amount(&match->at, LINES_COMMA, stake, NULL)
					: sites_take_stake(&match->at, stake))
		       ? FITS
		       : DIFFERS;
}

static enum rules_fit take_money(struct rules_match *match, struct history_amount *amount)
{
	match->money = true;
	return sites_take_money(match->reader->history, &match->at, amount) ? FITS : IS_BAD;
}

static enum rules_fit take_cards(struct rules_match *match)
{
	struct sites_reader *const reader = match->reader;

	lines_blanks(&match->at);
	reader->count = lines_take_cards(&match->at, HOLE_CARDS_MAX, reader->cards);
	if (reader->count >= 0)
		return FITS;
	history_fault(reader->history, STATUS_HISTORY_CARDS, match->at);
	return IS_BAD;
}

/* "3 cards [2h 3d 4c]"; for other players only the number. */
static enum rules_fit take_drawn(struct rules_match *match)
{
	struct sites_reader *const reader = match->reader;
	struct slice words;
	uint64_t count;

	if (!lines_take_number(&match->at, &count) || !count || count > HOLE_CARDS_MAX ||
		!lines_take_until(&match->at, " card", &words)) {
		history_fault(reader->history, STATUS_HISTORY_CARDS, reader->line);
		return IS_BAD;
	}
	lines_take(&match->at, "s");
	if (take_cards(match) == IS_BAD)
		return IS_BAD;
	if (reader->count && reader->count != (int)count)
		history_fault(reader->history, STATUS_HISTORY_CARDS, reader->line);
	if (!reader->count) {
		reader->count = (int)count;
		memset(reader->cards, CARD_UNKNOWN, count);
	}
	return FITS;
}

static enum rules_fit take_time(struct rules_match *match, struct history_time *when)
{
	if (lines_take_time(&match->at, when))
		return FITS;
	history_fault(match->reader->history, STATUS_HISTORY_TIME, match->at);
	return IS_BAD;
}

/* A part of the time: a number, the clock, or a name, of which the first three letters count. */
static enum rules_fit take_part(struct rules_match *match, enum rules_kind kind,
	struct history_time *when)
{
	unsigned month;
	uint64_t number = 0;

	if (kind == CLOCK)
		return lines_take_clock(&match->at, when) ? FITS : DIFFERS;
	if (kind >= MONTH_NAME) {
		month = lines_month(match->at);
		if (kind == DAY_NAME)
			when->weekday = (uint8_t)lines_weekday(match->at);
		else
			when->month = (uint8_t)month;
		while (match->at.length && !memchr(" ,", *match->at.bytes, 2))
			match->at = lines_after(match->at, 1);
		return kind == DAY_NAME || month ? FITS : DIFFERS;
	}
	if (!lines_take_number(&match->at, &number))
		return DIFFERS;
	if (kind == YEAR)
		when->year = (int16_t)number;
	else
		*(kind == DAY ? &when->day : &when->month) = (uint8_t)number;
	return number >= (kind == YEAR ? 1000 : 1) && number <= (kind == YEAR           ? 9999
									: kind == MONTH ? 12
											: 31)
		       ? FITS
		       : DIFFERS;
}

static enum rules_fit take_slot(struct rules_match *match, const struct slot *slot, bool last)
{
	struct sites_reader *const reader = match->reader;
	void *const out = (char *)(slot->history ? (void *)reader->history : reader) + slot->at;

	switch (slot->kind) {
	case MONEY:
		return take_money(match, out);
	case CARDS:
		return take_cards(match);
	case DRAWN:
		return take_drawn(match);
	case PLAYER:
		return take_player(match, out);
	case SEATED:
		return take_seated(match, out);
	case NUMBER:
		return take_number(match, 999999999, out);
	case SHORT:
		return take_number(match, 100, out);
	case WORDS:
		return take_words(match, out, last, slot->history);
	case NAME:
		reader->sits.stack = HISTORY_NOT_GIVEN;
		return take_words(match, out, last, false);
	case STAKE:
		return take_stake(match, out);
	case TIME:
		return take_time(match, out);
	default:
		return take_part(match, slot->kind, out);
	}
}

static enum rules_fit take_capture(struct rules_match *match)
{
	const char *const name = match->pattern + 1;
	size_t length = 1;

	while (name[length] != '}')
		length++;
	match->pattern = name + length + 1;
	switch (*name) {
	case '$':
		return take_money(match, &match->reader->added);
	case '_':
		return take_words(match, &match->reader->words, name[length - 1] == '<', false);
	case '[':
		return lines_begins(match->at, "[") ? FITS : DIFFERS;
	case '.':
		return match->at.length ? DIFFERS : FITS;
	case ' ':
		lines_blanks(&match->at);
		return FITS;
	case '?':
		if (match->at.length >= length - 1 &&
			!memcmp(match->at.bytes, name + 1, length - 1))
			match->at = lines_after(match->at, length - 1);
		return FITS;
	default:
		return name[length - 1] == '<' ? take_slot(match, slot_of(name, length - 1), true)
					       : take_slot(match, slot_of(name, length), false);
	}
}

/* Matches the pattern after its first literal. */
static enum rules_fit take_pattern(struct rules_match *match)
{
	enum rules_fit fit = FITS;

	while (fit == FITS && *match->pattern) {
		fit = take_capture(match);
		if (fit == FITS)
			fit = take_literal(match);
	}
	return fit;
}

/* -- rows ----------------------------------------------------------------- */

static void add_event(struct sites_reader *reader, enum history_event_kind kind)
{
	struct history_event *const event =
		sites_add(reader->history, kind, reader->seat, reader->line);

	event->added = reader->added;
	event->to = reader->to;
	sites_set_cards(event, reader->cards, reader->count);
	/* a bet or a call with a total would be a different action */
	if ((kind == HISTORY_BET || kind == HISTORY_CALL) && lines_begins(reader->rest, " to "))
		history_warn(reader->history, STATUS_HISTORY_LINE, reader->line);
}

/* Skips the first literal of the pattern in both; false if it differs. Most rows differ from the
 * line in their first byte, and most others have no capture, or only an amount at the end, so a
 * direct comparison is fast enough without compiling the patterns. */
static inline bool take_first(struct slice *at, const char **pattern)
{
	const char *from = at->bytes, *words = *pattern;
	const char *const end = from + at->length;

	for (; *words && *words != '{'; words++)
		if (from == end || *from++ != *words)
			return false;
	*at = (struct slice){from, (size_t)(end - from)};
	*pattern = words;
	return true;
}

/* Matches the rest of a row whose first literal matches. */
static bool take_rest(struct sites_reader *reader, struct slice at, const char *pattern,
	const struct sites_rule *rule)
{
	struct rules_match match = {reader, at, pattern, false};
	enum rules_fit fit = FITS;

	reader->added = reader->to = HISTORY_NOT_GIVEN;
	reader->count = 0;
	if (*pattern && pattern[1] == '$' && !pattern[3])
		fit = take_money(&match, &reader->added);
	else if (*pattern)
		fit = take_pattern(&match);
	reader->rest = match.at;
	if (fit == DIFFERS) {
		if (rule->event && match.money && reader->seat >= 0 && !reader->meant) {
			reader->meant = rule;
			reader->bad = slice_trim(match.at);
		}
		return false;
	}
	if (rule->event && (fit == FITS || (match.money && reader->seat >= 0)))
		add_event(reader, (enum history_event_kind)(rule->event - 1));
	if (fit == FITS && rule->then)
		rule->then(reader);
	if (rule->next)
		reader->part = rule->next;
	reader->flags |= rule->flags;
	return true;
}

/* Whether `at` begins with one of the words, each of which follows a `|`. */
static bool begins_any(struct sites_reader *reader, struct slice at, const struct sites_rule *rule)
{
	for (const char *words = rule->pattern; words; words = strchr(words, '|')) {
		size_t i = 0;

		for (words++; i < at.length && at.bytes[i] == words[i];)
			i++;
		if (words[i] && words[i] != '|')
			continue;
		if (rule->then)
			rule->then(reader);
		return true;
	}
	return false;
}

bool sites_next(struct sites_reader *reader)
{
	reader->seat = -1;
	do
		if (!lines_next(&reader->text, &reader->line))
			return false;
	while (!reader->line.length);
	return true;
}

bool sites_take_rows(struct sites_reader *reader, struct slice at, struct sites_rules rules)
{
	const char first = at.length ? *at.bytes : '\0';

	reader->meant = NULL;
	for (const struct sites_rule *rule = rules.rows; rule < rules.rows + rules.count; rule++) {
		const char *pattern = rule->pattern;
		struct slice rest = at;

		if (*pattern != first && *pattern < '{') /* neither a capture nor `|` */
			continue;
		if (*pattern == '|' ? begins_any(reader, at, rule)
				    : take_first(&rest, &pattern) &&
					      take_rest(reader, rest, pattern, rule))
			return true;
	}
	if (!reader->meant)
		return false;
	history_fault(reader->history, STATUS_HISTORY_AMOUNT, reader->bad);
	add_event(reader, (enum history_event_kind)(reader->meant->event - 1));
	return true;
}

void sites_take_rows_each(struct sites_reader *reader, struct slice at, struct sites_rules rules)
{
	for (size_t i = 0; i < rules.count; i++) {
		const char *pattern = rules.rows[i].pattern;
		struct slice rest = at;

		if (take_first(&rest, &pattern))
			take_rest(reader, rest, pattern, &rules.rows[i]);
	}
}

bool sites_take_player_rows(struct sites_reader *reader, const char *after,
	struct sites_rules rules)
{
	struct slice rest;

	reader->seat = history_seat_begins(reader->history, reader->line, after, &rest);
	return reader->seat >= 0 && sites_take_rows(reader, rest, rules);
}

/* -- functions for rows of many sites ------------------------------------- */

void sites_seat(struct sites_reader *reader)
{
	reader->sits.offset = (size_t)(reader->line.bytes - reader->history->text.bytes);
	reader->seat = history_add_seat(reader->history, &reader->sits);
}

void sites_dealt(struct sites_reader *reader)
{
	const struct slice rest = lines_after(reader->line, strlen("Dealt to "));
	struct slice cards;
	const int seat = history_seat_begins(reader->history, rest, " [", &cards);

	if (seat < 0)
		history_fault(reader->history, STATUS_HISTORY_NAME, rest);
	else
		sites_add_dealt(reader->history, seat, reader->line,
			(struct slice){cards.bytes - 1, cards.length + 1});
}

void sites_board(struct sites_reader *reader)
{
	sites_add_board(reader->history, sites_run_of(reader->line), reader->line);
}

void sites_street(struct sites_reader *reader)
{
	const struct slice line = reader->line;

	if (lines_has(line, "SUMMARY"))
		reader->part = SITES_SUMMARY;
	else if (reader->part == SITES_HEAD)
		reader->part = SITES_PLAY;
	if ((lines_has(line, "FLOP") && !lines_has(line, "PRE-FLOP")) || lines_has(line, "TURN") ||
		lines_has(line, "RIVER"))
		sites_board(reader);
}

void sites_board_given(struct sites_reader *reader)
{
	sites_check_board(reader->history, 0, reader->line);
}

void sites_pot_whole(struct sites_reader *reader)
{
	sites_read_pot(reader->history, HISTORY_POT_WHOLE, reader->line);
}

void sites_pot_raked(struct sites_reader *reader)
{
	sites_read_pot(reader->history, HISTORY_POT_RAKED, reader->line);
}

void sites_given_won(struct sites_reader *reader)
{
	sites_read_won(reader->history, &reader->won[reader->seat], reader->line, reader->rest);
}

void sites_given_shown(struct sites_reader *reader)
{
	sites_check_shown(reader->history, reader->seat, reader->line, reader->rest);
}

void sites_given_mucked(struct sites_reader *reader)
{
	sites_add_mucked(reader->history, reader->seat, reader->line, reader->rest);
}

void sites_play_money(struct sites_reader *reader)
{
	reader->history->play_money = true;
	reader->history->kind = SLICE("play money");
}

void sites_cancelled(struct sites_reader *reader)
{
	reader->history->cancelled = true;
}

void sites_add_splash(struct sites_reader *reader)
{
	sites_add_up(&reader->history->money.splash, reader->added);
}

void sites_unknown(struct sites_reader *reader)
{
	history_warn(reader->history, STATUS_HISTORY_LINE, reader->line);
}

void sites_nobody(struct sites_reader *reader)
{
	history_fault(reader->history, STATUS_HISTORY_NAME, reader->line);
}

void sites_bad_heading(struct sites_reader *reader)
{
	history_fault(reader->history, STATUS_HISTORY_HEADING, reader->line);
}

void sites_bad_time(struct sites_reader *reader)
{
	history_fault(reader->history, STATUS_HISTORY_TIME, reader->words);
}

void sites_bad_amount(struct sites_reader *reader)
{
	history_fault(reader->history, STATUS_HISTORY_AMOUNT, reader->rest);
}

void sites_no_player(struct sites_reader *reader)
{
	history_fault(reader->history, STATUS_HISTORY_NAME, reader->words);
}

void sites_lost(struct sites_reader *reader)
{
	sites_last(reader)->added.digits *= -1;
}

void sites_add_so_far(struct sites_reader *reader, struct history_amount amount)
{
	struct history *const history = reader->history;
	const char *const begins = reader->line.bytes;
	struct history_event *event = sites_last(reader);

	if (event->kind == HISTORY_POT_SO_FAR) {
		const char *const ends = history->text.bytes + event->offset + event->length;

		if (slice_trim((struct slice){ends, (size_t)(begins - ends)}).length)
			return;
		sites_add_up(&event->added, amount);
		event->length = (size_t)(begins + reader->line.length - history->text.bytes) -
				event->offset;
		return;
	}
	sites_add(history, HISTORY_POT_SO_FAR, -1, reader->line)->added = amount;
}

struct history_event *sites_last(struct sites_reader *reader)
{
	struct history *const history = reader->history;

	return history->event_count ? &history->events[history->event_count - 1] : &history->spare;
}

void sites_has_button(struct sites_reader *reader)
{
	reader->history->button = reader->history->seat[reader->seat].number;
}

void sites_add_rake(struct sites_reader *reader)
{
	sites_add_up(&reader->history->money.rake, reader->added);
}

void sites_protected(struct sites_reader *reader)
{
	history_fault(reader->history, STATUS_HISTORY_PROTECTED, reader->line);
}

void sites_bad_cards(struct sites_reader *reader)
{
	history_fault(reader->history, STATUS_HISTORY_CARDS, reader->line);
}

void sites_all_in(struct sites_reader *reader)
{
	sites_last(reader)->all_in = true;
}

void sites_cap(struct sites_reader *reader)
{
	struct history *const history = reader->history;

	if (!history_given(history->stakes.cap) &&
		!(history->variant && history->variant->limit == FIXED_LIMIT))
		history->stakes.cap = sites_put_in(history, reader->seat);
}
