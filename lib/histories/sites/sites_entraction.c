/* Hand histories of Entraction.
 *
 *     Game # 9101 - Omaha High Pot Limit EUR 0.50/1 - Table "Lund"
 *
 *     Players(max 6):
 *     NAME                        (EUR 100.00 in seat 3)
 *
 *     Dealer:                     NAME
 *     Small Blind:                NAME        (0.50)
 *     NAME was dealt:             Ad - Td - 7s - 8h
 *
 *     NAME                        Raise       (5.00)
 *
 *     Flop                        Kh - 8s - Ks
 *
 *     NAME                        Payback     (7.50)
 *
 *     NAME wins:                  EUR 11.40
 *     Rake:                       EUR 0.60
 *
 *     Game ended 2011-07-20 23:45:00 CEST
 *
 * Amounts are the chips that a line adds. A board includes the cards before it. Hands of
 * tournaments have no currency and no rake, and their table name ends with the numbers of the
 * tournament and the table. */
#include "histories/sites/sites_rules.h"

/* Separators of cards. */
static const char between[] = " -";

/* -- the header ----------------------------------------------------------- */

static const struct sites_rule headings[] = {
	{"Game # {number} - {more} - Table \"{words<}\"{.}", FACT},
	{"Game # {number} - {more} - Table \"{words}", FACT},
};

/* "Texas Hold'em Fixed Limit EUR 10/20", "Texas Hold'em No Limit 200/400 and 20 ante". */
static const struct sites_rule games[] = {
	{"{game}Limit {small_blind}/{big_blind}", FACT},
	{"{game}Limit {currency} {small_blind}/{big_blind}", FACT},
};

/* Consumes the number at the end of the words, and the space before it. */
static bool take_last_number(struct slice *words, struct slice *number)
{
	const ptrdiff_t blank = lines_find_last(*words, " ");
	struct slice last = lines_after(*words, (size_t)(blank + 1)), rest = last;
	uint64_t read;

	if (blank < 0 || !lines_take_number(&rest, &read) || rest.length)
		return false;
	*number = last;
	*words = lines_before(*words, (size_t)blank);
	return true;
}

/* "Lund"; in a tournament, "Winter Cup #1 5001 2". */
static void read_table(struct history *history, struct slice name)
{
	struct slice event = name, table, tournament;

	history->table = name;
	if (history->currency.length || !take_last_number(&event, &table) ||
		!take_last_number(&event, &tournament))
		return;
	history->event = event;
	history->tournament = tournament;
	history->table = table;
}

static bool read_heading(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	struct slice table, facts;

	if (!sites_take(reader, reader->line, headings))
		return false;
	table = reader->words;
	facts = reader->more;
	if (!sites_take(reader, facts, games))
		return false;
	history->game = lines_before(facts, (size_t)lines_find(facts, "Limit ") + strlen("Limit"));
	/* it is not known how this site writes up cards and draws */
	if (lines_has(history->game, "Hold'em") || lines_has(history->game, "Omaha"))
		history->variant = sites_variant(history->game);
	sites_fix_stakes(history);
	read_table(history, table);
	return true;
}

/* Consumes "EUR ". */
static struct slice take_currency(struct slice *rest)
{
	struct history_time code;
	struct slice at = *rest;

	if (!lines_take_zone(&at, &code) || code.zone.length != 3)
		return SLICE("");
	lines_blanks(&at);
	*rest = at;
	return code.zone;
}

/* "NAME   (EUR 468.50 in seat 4)". */
static void add_seat(struct sites_reader *reader)
{
	take_currency(&reader->words);
	reader->sits.name = slice_trim(reader->sits.name);
	if (sites_take_money(reader->history, &reader->words, &reader->sits.stack))
		sites_seat(reader);
}

static const struct sites_rule seats[] = {{"{name<}({words<} in seat {seat}", DO(add_seat)}};

static void no_dealer(struct sites_reader *reader)
{
	history_warn(reader->history, STATUS_HISTORY_NAME, reader->words);
}

static const struct sites_rule places[] = {
	{"Players(max {seats_max}", FACT},
	{"Players(max ", IGNORED},
	{"Dealer:{ }{@}", DO(sites_has_button)},
	{"Dealer:{ }{words}", DO(no_dealer)},
};

/* -- what happens --------------------------------------------------------- */

static const struct sites_rule posts[] = {
	{"Small Blind:{ }{@}{ }({$}", EVENT(HISTORY_SMALL_BLIND)},
	{"Big Blind:{ }{@}{ }({$}", EVENT(HISTORY_BIG_BLIND)},
	{"Small + Big Blind:{ }{@}{ }({$}", EVENT(HISTORY_BOTH)},
	{"Blind out of turn:{ }{@}{ }({$}", EVENT(HISTORY_LIVE)},
	{"|Small Blind:|Big Blind:|Small + Big Blind:|Blind out of turn:", DO(sites_nobody)},
};

/* The cards before their description, which is in parentheses: "Qc - Qs (a pair of Queens)". */
static void show(struct sites_reader *reader)
{
	const ptrdiff_t open = lines_find(reader->words, "(");

	sites_add_parted(reader->history, HISTORY_SHOW, reader->seat, reader->line,
		open < 0 ? reader->words : lines_before(reader->words, (size_t)open), between);
}

static void show_muck(struct sites_reader *reader)
{
	sites_add_parted(reader->history, HISTORY_KNOWN, reader->seat, reader->line,
		lines_before(reader->words, reader->words.length - 1), between);
	sites_add(reader->history, HISTORY_MUCK, reader->seat, reader->line);
}

/* "wins:        EUR 5.70 side pot (with a pair of Queens)". */
static void add_won(struct sites_reader *reader)
{
	take_currency(&reader->words);
	sites_add_amount(reader->history, HISTORY_COLLECT, reader->seat, reader->line,
		reader->words);
}

static const struct sites_rule actions[] = {
	{"Fold", EVENT(HISTORY_FOLD)},
	{"Check", EVENT(HISTORY_CHECK)},
	{"Call {$}", EVENT(HISTORY_CALL)},
	{"Bet {$}", EVENT(HISTORY_BET)},
	{"Raise {$}", EVENT(HISTORY_RAISE)},
	{"All-In {$}", EVENT(HISTORY_ALL_IN)},
	{"Ante {$}", EVENT(HISTORY_ANTE)},
	{"Payback {$}", EVENT(HISTORY_RETURN)},
	{"shows:{words}", DO(show)},
	{"didn't show hand ({words}", DO(show_muck)},
	{"didn't show hand", EVENT(HISTORY_MUCK)},
	{"wins:{ }{words}", DO(add_won)},
};

static bool read_action(struct sites_reader *reader)
{
	struct slice rest;

	reader->seat = history_seat_begins(reader->history, reader->line, " ", &rest);
	if (reader->seat < 0)
		return false;
	lines_blanks(&rest);
	return sites_take(reader, rest, actions);
}

/* "Turn 2c - Ad - 4h - 9s", where the last cards are new. */
static bool read_board(struct history *history, struct slice line)
{
	static const char *const streets[] = {"Flop ", "Turn ", "River ", NULL};
	card given[HOLE_CARDS_MAX], dealt[BOARD_CARDS_MAX];
	const int before = sites_dealt_in(history, 0, dealt);
	struct slice rest;
	int count;

	if (!sites_begins_any(line, streets))
		return false;
	rest = lines_after(line, (size_t)lines_find(line, " "));
	count = sites_parted_cards(rest, between, given);
	if (count <= before) {
		history_fault(history, STATUS_HISTORY_CARDS, slice_trim(rest));
		return true;
	}
	if (memcmp(given, dealt, (size_t)before) != 0)
		history_fault(history, STATUS_HISTORY_BOARD, line);
	sites_set_cards(sites_add(history, HISTORY_BOARD, -1, line), given + before,
		count - before);
	return true;
}

/* -- cards and money ------------------------------------------------------ */

static bool same_letters(struct slice a, struct slice b)
{
	for (size_t i = 0; i < a.length && a.length == b.length; i++) {
		const char c = a.bytes[i], d = b.bytes[i];
		const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');

		if (c != d && (!letter || (c ^ d) != ('a' ^ 'A')))
			return false;
	}
	return a.length == b.length;
}

/* The seat of the player who was dealt cards, whose name may be in lower case there; -1 if there is
 * none. */
static int seat_dealt(const struct history *history, struct slice name)
{
	int found = history_seat_named(history, name);

	for (int i = 0; i < history->seats && found < 0; i++)
		if (same_letters(history->seat[i].name, name))
			found = i;
	return found;
}

static void deal(struct sites_reader *reader)
{
	reader->seat = seat_dealt(reader->history, reader->words);
	if (reader->seat < 0)
		sites_nobody(reader);
	else if (sites_add_parted(reader->history, HISTORY_HOLE, reader->seat, reader->line,
			 reader->more, between))
		reader->history->hero = reader->seat;
}

static void set_rake(struct sites_reader *reader)
{
	take_currency(&reader->words);
	sites_take_money(reader->history, &reader->words, &reader->history->money.rake);
}

static const struct sites_rule others[] = {
	{"{words<} was dealt:{more}", DO(deal)},
	{"Rake:{ }{words}", DO(set_rake)},
	{"Game ended {time}{zone}", FACT},
};

/* -- the hand ------------------------------------------------------------- */

/* Whether a player without a seat acts or is paid. */
static bool is_action(struct slice line)
{
	static const char *const words[] = {"Fold", "Check", "Call ", "Bet ", "Raise ", "All-In ",
		"Ante ", "Payback ", NULL};
	bool acts = lines_has(line, " wins:");

	for (int i = 0; words[i]; i++)
		acts |= lines_find(line, words[i]) > 0;
	return acts;
}

static void read_line(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const struct slice line = reader->line;

	if (sites_take(reader, line, places) || sites_take(reader, line, posts) ||
		read_action(reader) || read_board(history, line) ||
		sites_take(reader, line, others) ||
		(!history->event_count && sites_take(reader, line, seats)))
		return;
	if (is_action(line))
		sites_nobody(reader);
	else
		history_warn(history, STATUS_HISTORY_LINE, line);
}

/* A cash game states its rake, and a tournament deals all players in. */
void sites_entraction_read(struct history *history)
{
	struct sites_reader reader = {.history = history, .text = history->text};

	sites_next(&reader);
	if (!sites_check_heading(history, read_heading(&reader), reader.line))
		return;
	while (sites_next(&reader))
		read_line(&reader);
	sites_check_stakes(history);
	for (int i = 0; history->tournament.length && i < history->seats; i++)
		history->seat[i].dealt = true;
	history->dialect.rake_not_given =
		!history_given(history->money.rake) && !history->tournament.length;
	sites_check_summary(history, history->when.year);
}
