/* Hand histories of Everest, in XML without a root: a header, and an element for each hand.
 *
 *     <SESSION time="1335014137" tableName="NAME" id="1548.205" type="ring" money="$"
 *              screenName="NAME" game="hold-em" gametype="fixed-limit"/>
 *     <HAND time="1335014414" id="7526266000" index="7" blinds="$0.01/$0.02" stakes="$0.02/$0.04">
 *       <SEAT position="0" name="NAME" balance="197"/>
 *       <DEALER position="0"/>
 *       <BLIND position="2" amount="2" penalty="0"/>
 *       <HOLE position="2">Jh</HOLE>
 *       <FOLD position="3"/>
 *       <BET position="0" amount="2"/>
 *       <SWEEP rake="0" tax="0">8</SWEEP>
 *       <COMMUNITY>10d, 10s, Kd</COMMUNITY>
 *       <PUSH position="2" amount="2"/>
 *       <SHOW position="2">Jh, Jd</SHOW>
 *       <WIN position="2" amount="8" pot="0" potAmount="8"/>
 *     </HAND>
 *     <PRIZE name="NAME" place="8" prize="90 €"/>
 *
 * Amounts, also of chips, are in hundredths. The amount of a BET is the chips that it adds: a check
 * adds 0, and the rules decide between a bet, a call and a raise. PUSH returns an uncalled bet.
 * SWEEP has the rake taken from the pot so far. Cards are dealt one by one, and the rest of a board
 * on one line. */
#include "histories/sites/sites_xml.h"

enum { PLACES = 2 };

/* -- the header ----------------------------------------------------------- */

static const struct sites_code games[] = {{"hold-em", "T"}, {"omaha-hi", "O"}, {NULL, NULL}};
static const struct sites_code limits[] = {{"no-limit", "N"}, {"pot-limit", "P"},
	{"fixed-limit", "F"}, {NULL, NULL}};

/* "$0.50", "0,01 €", "1 750": digits before a point or comma with two digits after it are units. */
static bool parse_stake(struct slice words, struct history_amount *amount)
{
	int digits = 0, after = -1;

	*amount = (struct history_amount){0, 0};
	for (size_t i = 0; i < words.length; i++) {
		const char byte = words.bytes[i];

		if (byte == '.' || byte == ',') {
			after = 0;
			continue;
		}
		if (byte < '0' || byte > '9')
			continue;
		if (++digits > 12)
			return false;
		amount->digits = 10 * amount->digits + byte - '0';
		after += after >= 0;
	}
	amount->places = after > 0 && after <= PLACES ? after : 0;
	return digits > 0;
}

static bool read_pair(struct slice words, struct history_amount *first,
	struct history_amount *second)
{
	struct slice before;

	return lines_take_until(&words, "/", &before) && parse_stake(before, first) &&
	       parse_stake(words, second);
}

static struct slice currency_of(struct history *history, struct slice sign)
{
	static const char *const signs[][2] = {{"$", "USD"}, {"\xe2\x82\xac", "EUR"},
		{"\xc2\xa3", "GBP"}};

	for (size_t i = 0; i < sizeof(signs) / sizeof(*signs); i++)
		if (slice_equal(sign, signs[i][0]))
			return (struct slice){signs[i][1], strlen(signs[i][1])};
	return history_keep(history, sign);
}

static bool read_heading(struct sites_xml *xml)
{
	static const struct sites_xml_field id[] = {{"id", SITES_INTO(WORDS, history, number)},
		{.name = NULL}};
	static const struct sites_xml_field time[] = {{"time", SITES_INTO(EPOCH, history, when)},
		{.name = NULL}};
	struct history *const history = xml->history;
	struct history_stakes *const stakes = &history->stakes;
	const struct xml *const session = &xml->session;
	struct slice game, limit;

	sites_xml_bind(xml, 0, id, false, history);
	if (!sites_xml_session(xml))
		return false;
	game = xml_get(session, 0, "game");
	limit = xml_get(session, 0, "gametype");
	history->game = sites_join(history, game, limit);
	history->variant = sites_coded_variant(limits, limit, games, game);
	if (!history->variant) {
		history_fault_of(history, STATUS_HISTORY_GAME, lines_before(history->text, 0),
			history->game);
		return false;
	}
	if (!history->number.length ||
		!read_pair(sites_xml_get(xml, 0, "blinds"), &stakes->small_blind,
			&stakes->big_blind) ||
		(history->variant->limit == FIXED_LIMIT &&
			!read_pair(sites_xml_get(xml, 0, "stakes"), &stakes->small_bet,
				&stakes->big_bet))) {
		history_fault(history, STATUS_HISTORY_HEADING, sites_xml_tag(xml, 0));
		return false;
	}
	sites_xml_bind(xml, 0, time, false, history);
	history->table = history_keep(history, xml_get(session, 0, "tableName"));
	if (!slice_equal(xml_get(session, 0, "type"), "ring"))
		history->tournament = history_keep(history, xml_get(session, 0, "id"));
	else
		history->currency = currency_of(history, xml_get(session, 0, "money"));
	return true;
}

static void read_seat(void *reader, int element)
{
	static const struct sites_xml_field fields[] = {{"name", SITES_INTO(WORDS, history_seat,
									 name)},
		{"position", SITES_INTO(INDEX, history_seat, number)},
		{"balance", SITES_INTO(HUNDREDTHS, history_seat, stack)}, {.name = NULL}};
	struct sites_xml *const xml = reader;
	const int seat = sites_xml_add_seat(xml, element, fields);

	if (seat >= 0 &&
		slice_same(xml->history->seat[seat].name, xml_get(&xml->session, 0, "screenName")))
		xml->history->hero = seat;
}

/* -- cards ------------------------------------------------------------------ */

/* "10d, 10s, Kd"; "--" is an unknown card. */
static void read_cards(void *reader, int element)
{
	static const char *const unknown[] = {"--", NULL};
	struct sites_xml *const xml = reader;
	struct history *const history = xml->history;
	const struct slice words = xml->hand.elements[element].content;
	const bool hole = xml_is(&xml->hand, element, "HOLE");
	card cards[HOLE_CARDS_MAX];
	const int count = sites_split_cards(words, unknown, cards);
	int seat;

	if (count <= 0) {
		sites_xml_fault(xml, STATUS_HISTORY_CARDS, element, words);
		return;
	}
	if (xml_is(&xml->hand, element, "COMMUNITY")) {
		/* The cards of each street that is due, in order. */
		const struct variant *const variant = xml->history->variant;
		card dealt[BOARD_CARDS_MAX];
		int before = sites_dealt_in(xml->history, 0, dealt), at = 0, due = 0;

		for (int i = 0; i < variant->streets && at < count; i++) {
			due = variant->street[i].board;
			before -= due;
			if (before >= 0 || !due)
				continue;
			due = due < count - at ? due : count - at;
			sites_xml_add_cards(xml, HISTORY_BOARD, -1, element, cards + at, due);
			at += due;
			before = 0;
		}
		if (at < count)
			sites_xml_unknown(xml, element, true);
		return;
	}
	seat = sites_xml_seat(xml, element, "position", 0);
	if (seat < 0)
		return;
	history->seat[seat].dealt = true;
	/* an all-in player shows before the board, and again after it */
	if ((hole || !history_has(history, HISTORY_SHOW, seat)) &&
		!memchr(cards, CARD_UNKNOWN, (size_t)count))
		sites_xml_add_cards(xml, hole ? HISTORY_HOLE : HISTORY_SHOW, seat, element, cards,
			count);
}

/* -- events ----------------------------------------------------------------- */

/* The first blind is the small blind, unless it is a big one, and the next is the big blind; others
 * are posts of returning players. In tournaments the header may have the stakes of another level. A
 * penalty is dead, and is not part of the amount. */
static void read_blind(struct sites_xml *xml, int seat, int element, struct history_amount amount)
{
	const struct history *const history = xml->history;
	const bool small = history_has_any(history, HISTORY_SMALL_BLIND);
	const bool big = history_has_any(history, HISTORY_BIG_BLIND);
	bool whole = !sites_compare(amount, history->stakes.big_blind);
	enum history_event_kind kind = HISTORY_BIG_BLIND;
	struct history_amount penalty;
	int blinds = 0;

	if (!sites_xml_hundredths(xml, element, "penalty", &penalty))
		return;
	XML_EACH (i, &xml->hand, 0) {
		blinds += xml_is(&xml->hand, i, "BLIND");
		if (blinds > 1)
			break;
	}
	if (history->tournament.length)
		whole = blinds == 1;
	if (penalty.digits)
		kind = amount.digits ? HISTORY_BOTH : HISTORY_DEAD;
	else if (big)
		kind = whole ? HISTORY_LIVE : HISTORY_DEAD;
	else if (!small && !whole)
		kind = HISTORY_SMALL_BLIND;
	sites_xml_add_amount(xml, kind, seat, element, history_sum(amount, penalty));
}

/* Elements with a player, an amount, or both. */
static const struct sites_action actions[] = {
	{"ANTE", HISTORY_ANTE, SITES_ADDED},
	{"BLIND", HISTORY_BIG_BLIND, SITES_ADDED},
	{"FOLD", HISTORY_FOLD, SITES_NOTHING},
	{"BET", HISTORY_ALL_IN, SITES_ADDED},
	{"PUSH", HISTORY_RETURN, SITES_ADDED},
	{"WIN", HISTORY_COLLECT, SITES_ADDED},
	{.words = NULL},
};

static void read_action(void *reader, int element)
{
	struct sites_xml *const xml = reader;
	const struct sites_action *const row =
		sites_find_action(actions, xml->hand.elements[element].name);
	const int seat = sites_xml_seat(xml, element, "position", 0);
	struct history_amount amount = HISTORY_NOT_GIVEN;

	if (seat < 0 || (row->takes == SITES_ADDED &&
				!sites_xml_hundredths(xml, element, "amount", &amount)))
		return;
	if (row->kind == HISTORY_BIG_BLIND) {
		read_blind(xml, seat, element, amount);
		return;
	}
	if (row->kind == HISTORY_ALL_IN && !amount.digits) {
		sites_xml_add(xml, HISTORY_CHECK, seat, element);
		return;
	}
	sites_xml_add_amount(xml, row->kind, seat, element, amount)->all_in =
		sites_xml_says(xml, element, "allin", "1");
}

/* Rake taken from the pot so far; the content is what is left of the chips put in. */
static void read_sweep(void *reader, int element)
{
	struct sites_xml *const xml = reader;
	struct history_money *const money = &xml->history->money;
	const struct slice words = xml->hand.elements[element].content;
	struct history_amount left;

	sites_xml_hundredths(xml, element, "rake", &money->rake);
	sites_xml_hundredths(xml, element, "tax", &money->fees);
	if (!words.length)
		return;
	if (!sites_xml_take_hundredths(words, &left))
		sites_xml_fault(xml, STATUS_HISTORY_AMOUNT, element, words);
	else if (!sites_xml_is_pot(xml->history,
			 history_sum(left, history_sum(money->rake, money->fees)),
			 xml->history->event_count))
		sites_xml_fault(xml, STATUS_HISTORY_POT_IS, element, words);
}

/* Pots, as stated by each of their winners, must add up to what the players put in. */
static void check_pots(struct sites_xml *xml)
{
	const struct history_money *const money = &xml->history->money;
	struct history_amount sum = HISTORY_NOT_GIVEN, pot;
	struct slice last = {"", 0};
	int at = 0;

	XML_EACH (i, &xml->hand, 0)
		if (xml_is(&xml->hand, i, "WIN") &&
			sites_xml_take_hundredths(sites_xml_get(xml, i, "potAmount"), &pot) &&
			!(at && slice_same(last, sites_xml_get(xml, i, "pot")))) {
			last = sites_xml_get(xml, i, "pot");
			at = i;
			sites_add_up(&sum, pot);
		}
	if (at && history_given(money->rake) && history_given(money->fees) &&
		!sites_xml_is_pot(xml->history,
			history_sum(sum, history_sum(money->rake, money->fees)),
			xml->history->event_count))
		sites_xml_fault(xml, STATUS_HISTORY_POT_IS, at,
			sites_xml_get(xml, at, "potAmount"));
}

static void read_other(void *reader, int element)
{
	sites_xml_unknown(reader, element, sites_xml_get(reader, element, "amount").length > 0);
}

static void read_dealer(void *reader, int element)
{
	struct sites_xml *const xml = reader;
	int dealer;

	if (sites_xml_number(xml, element, "position", 99, &dealer))
		xml->history->button = dealer + 1;
	else
		read_other(xml, element);
}

/* Elements without effect: a player shows no cards, sits out or chats. */
static void skip(void *reader, int element)
{
	(void)reader;
	(void)element;
}

/* -- the hand ---------------------------------------------------------------- */

/* Reads "<PRIZE name="NAME" place="8" prize="90 €"/>" after the hand. */
static void read_prize(struct sites_xml *prize, struct slice line)
{
	struct history *const history = prize->history;
	struct history_amount money;
	int seat;

	if (xml_read(&prize->hand, line, true) != XML_OK)
		return;
	seat = history_seat_named(history, sites_xml_get(prize, 0, "name"));
	if (seat < 0)
		return;
	sites_xml_number(prize, 0, "place", 100000, &history->finished[seat]);
	if (parse_stake(sites_xml_get(prize, 0, "prize"), &money) && money.digits)
		history_add_prize(history, HISTORY_PRIZE, seat, money);
}

static void read_hand(struct sites_xml *xml)
{
	static const struct sites_xml_part parts[] = {{"ANTE", read_action}, {"BLIND", read_action},
		{"FOLD", read_action}, {"BET", read_action}, {"PUSH", read_action},
		{"WIN", read_action}, {"SEAT", read_seat}, {"HOLE", read_cards},
		{"COMMUNITY", read_cards}, {"SHOW", read_cards}, {"SWEEP", read_sweep},
		{"DEALER", read_dealer}, {"CHAT", skip}, {"XSHOW", skip}, {"XBLIND", skip},
		{"XANTE", skip}, {NULL, read_other}};
	struct history *const history = xml->history;
	struct slice rest = lines_after(history->text, xml->hand.end), line;
	struct sites_xml prize = {.history = history};

	sites_xml_each(xml, 0, parts);
	while (lines_next(&rest, &line))
		if (lines_begins(line, "<PRIZE "))
			read_prize(&prize, line);
	sites_xml_close(&prize);
	if (history->tournament.length)
		sites_find_stakes(history);
	sites_check_stakes(history);
	if (!history->bad) /* an invalid hand may lack lines */
		check_pots(xml);
}

void sites_everest_read(struct history *history)
{
	struct sites_xml xml = {.history = history};

	if (sites_xml_open(&xml) && read_heading(&xml))
		read_hand(&xml);
	sites_xml_close(&xml);
}
