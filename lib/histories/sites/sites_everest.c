/* The texts of Everest, which are XML without a root: a heading, and an element for each hand.
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
 * Amounts are in hundredths, also of chips. That of a bet is what it adds: a check adds nothing,
 * and what else it is follows from the rules. PUSH is an uncalled bet that comes back. SWEEP has
 * what was taken from the pot so far. Cards are dealt one by one, and the rest of a board in one
 * line. */
#include "histories/history/history_time.h"
#include "histories/sites/sites_inside.h"

enum { PLACES = 2 };

struct everest {
	struct history *history;
	struct xml session, hand;
};

bool sites_everest_begins(struct slice line, struct slice rest)
{
	struct slice attributes;

	(void)rest;
	return sites_xml_begins(line, "HAND", &attributes) && lines_has(attributes, " blinds=");
}

bool sites_everest_session(struct slice line, struct slice rest)
{
	struct slice attributes;

	(void)rest;
	return sites_xml_begins(line, "SESSION", &attributes) &&
	       lines_has(attributes, " screenName=");
}

/* -- the heading ---------------------------------------------------------- */

static const struct sites_code games[] = {{"hold-em", "T"}, {"omaha-hi", "O"}, {NULL, NULL}};
static const struct sites_code limits[] = {{"no-limit", "N"}, {"pot-limit", "P"},
	{"fixed-limit", "F"}, {NULL, NULL}};

/* "$0.50", "0,01 €", "1 750": what is before a point or comma with two digits are units. */
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

static bool read_stakes(struct everest *everest)
{
	struct history *const history = everest->history;

	if (!read_pair(xml_get(&everest->hand, 0, "blinds"), &history->stakes.small_blind,
		    &history->stakes.big_blind))
		return false;
	return history->variant->limit != FIXED_LIMIT ||
	       read_pair(xml_get(&everest->hand, 0, "stakes"), &history->stakes.small_bet,
		       &history->stakes.big_bet);
}

static struct slice currency_of(struct history *history, struct slice sign)
{
	static const char *const signs[][2] = {{"$", "USD"}, {"\xe2\x82\xac", "EUR"},
		{"\xc2\xa3", "GBP"}};

	for (size_t i = 0; i < sizeof(signs) / sizeof(*signs); i++)
		if (slice_equal(sign, signs[i][0]))
			return (struct slice){signs[i][1], strlen(signs[i][1])};
	return sites_xml_keep(history, sign);
}

static bool read_heading(struct everest *everest)
{
	struct history *const history = everest->history;
	const struct xml *const hand = &everest->hand;
	const struct xml *const session = &everest->session;
	const struct slice tag = sites_xml_tag(history, hand, 0);
	const struct slice place = lines_before(history->text, 0);
	struct slice game, limit;
	uint64_t seconds;

	history->number = sites_xml_keep(history, xml_get(hand, 0, "id"));
	if (!sites_xml_session(history, &everest->session))
		return false;
	game = xml_get(session, 0, "game");
	limit = xml_get(session, 0, "gametype");
	history->game = sites_xml_join(history, game, limit);
	history->variant = sites_coded_variant(limits, limit, games, game);
	if (!history->variant) {
		history_fault_of(history, STATUS_HISTORY_GAME, place, history->game);
		return false;
	}
	if (!history->number.length || !read_stakes(everest)) {
		history_fault(history, STATUS_HISTORY_HEADING, tag);
		return false;
	}
	if (slice_uint(xml_get(hand, 0, "time"), UINT32_MAX, &seconds))
		history_time_epoch(seconds, &history->when);
	else
		history_fault_of(history, STATUS_HISTORY_TIME, tag, xml_get(hand, 0, "time"));
	history->table = sites_xml_keep(history, xml_get(session, 0, "tableName"));
	if (!slice_equal(xml_get(session, 0, "type"), "ring"))
		history->tournament = sites_xml_keep(history, xml_get(session, 0, "id"));
	else
		history->currency = currency_of(history, xml_get(session, 0, "money"));
	return true;
}

/* -- players --------------------------------------------------------------- */

/* An amount in hundredths. */
static bool read_amount(struct everest *everest, int element, const char *attribute,
	struct history_amount *amount)
{
	const struct slice words = xml_get(&everest->hand, element, attribute);
	uint64_t value;

	if (!slice_uint(words, INT64_MAX / SEATS_MAX / 1000000, &value)) {
		history_fault_of(everest->history, STATUS_HISTORY_AMOUNT,
			sites_xml_tag(everest->history, &everest->hand, element),
			words.bytes ? words : SLICE(""));
		return false;
	}
	*amount = (struct history_amount){(int64_t)value, PLACES};
	return true;
}

static void read_seat(struct everest *everest, int element)
{
	struct history *const history = everest->history;
	const struct xml *const hand = &everest->hand;
	struct history_seat seat = {.stack = HISTORY_UNSAID,
		.offset = hand->elements[element].offset};
	int index;

	seat.name = sites_xml_keep(history, xml_get(hand, element, "name"));
	if (!seat.name.length || !sites_xml_number(hand, element, "position", 99, &seat.number)) {
		sites_xml_unknown(history, hand, element, true);
		return;
	}
	seat.number++;
	if (!read_amount(everest, element, "balance", &seat.stack))
		return;
	index = history_add_seat(history, &seat);
	if (index >= 0 && slice_same(seat.name, xml_get(&everest->session, 0, "screenName")))
		history->hero = index;
}

/* -- cards ------------------------------------------------------------------ */

/* "10d, 10s, Kd"; "--" is a card that nobody knows. */
static const char *const unknown_cards[] = {"--", NULL};

/* The cards of each street that is due, one after the other. */
static void add_board(struct everest *everest, int element, const card *cards, int count)
{
	struct history *const history = everest->history;
	const struct variant *const variant = history->variant;
	card dealt[BOARD_CARDS_MAX];
	int before = sites_dealt_in(history, 0, dealt), at = 0, due = 0;

	for (int i = 0; i < variant->streets && at < count; i++) {
		due = variant->street[i].board;
		before -= due;
		if (before >= 0 || !due)
			continue;
		due = due < count - at ? due : count - at;
		sites_xml_add_cards(history, &everest->hand, HISTORY_BOARD, -1, element, cards + at,
			due);
		at += due;
		before = 0;
	}
	if (at < count)
		sites_xml_unknown(history, &everest->hand, element, true);
}

static void read_cards(struct everest *everest, int element)
{
	struct history *const history = everest->history;
	const struct xml *const hand = &everest->hand;
	const struct slice words = hand->elements[element].content;
	const bool hole = xml_is(hand, element, "HOLE");
	card cards[HOLE_CARDS_MAX];
	const int count = sites_split_cards(words, unknown_cards, cards);
	int seat;

	if (count <= 0) {
		history_fault_of(history, STATUS_HISTORY_CARDS,
			sites_xml_tag(history, hand, element), words);
		return;
	}
	if (xml_is(hand, element, "COMMUNITY")) {
		add_board(everest, element, cards, count);
		return;
	}
	seat = sites_xml_seat(everest->history, &everest->hand, element, "position", 0);
	if (seat < 0)
		return;
	history->seat[seat].dealt = true;
	if (!hole &&
		history_has(history, HISTORY_SHOW, seat)) /* all in, and again after the board */
		return;
	if (!memchr(cards, CARD_UNKNOWN, (size_t)count))
		sites_xml_add_cards(history, hand, hole ? HISTORY_HOLE : HISTORY_SHOW, seat,
			element, cards, count);
}

/* -- events ----------------------------------------------------------------- */

static struct history_event *add(struct everest *everest, enum history_deed deed, int seat,
	int element, struct history_amount amount)
{
	struct history_event *const event =
		sites_xml_add(everest->history, &everest->hand, deed, seat, element);

	if (event)
		event->added = amount;
	return event;
}

static bool has_posted(const struct history *history, enum history_deed deed)
{
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].deed == deed)
			return true;
	return false;
}

/* Whether the hand has only one blind. */
static bool has_one_blind(const struct everest *everest)
{
	int count = 0;

	for (int i = xml_first(&everest->hand, 0); i >= 0; i = xml_next(&everest->hand, i))
		count += xml_is(&everest->hand, i, "BLIND");
	return count == 1;
}

/* The first blind is the small one, unless it is a big one, and the next is the big one; others are
 * of those who come back. In tournaments the heading may have the stakes of another level. A
 * penalty is dead, and is not in the amount. */
static void read_blind(struct everest *everest, int seat, int element, struct history_amount amount)
{
	struct history *const history = everest->history;
	const bool small = has_posted(history, HISTORY_SMALL_BLIND);
	const bool big = has_posted(history, HISTORY_BIG_BLIND);
	const bool whole = history->tournament.length
				   ? has_one_blind(everest)
				   : !sites_compare(amount, history->stakes.big_blind);
	struct history_amount penalty;

	if (!read_amount(everest, element, "penalty", &penalty))
		return;
	if (penalty.digits && amount.digits)
		add(everest, HISTORY_BOTH, seat, element, history_sum(amount, penalty));
	else if (penalty.digits)
		add(everest, HISTORY_DEAD, seat, element, penalty);
	else if (!small && !big && !whole)
		add(everest, HISTORY_SMALL_BLIND, seat, element, amount);
	else if (!big)
		add(everest, HISTORY_BIG_BLIND, seat, element, amount);
	else
		add(everest, whole ? HISTORY_LIVE : HISTORY_DEAD, seat, element, amount);
}

/* The elements that have a player, an amount, or both. */
static const struct sites_deed deeds[] = {
	{"ANTE", HISTORY_ANTE, SITES_ADDED},
	{"BLIND", HISTORY_BIG_BLIND, SITES_ADDED},
	{"FOLD", HISTORY_FOLD, SITES_NOTHING},
	{"BET", HISTORY_ALL_IN, SITES_ADDED},
	{"PUSH", HISTORY_RETURN, SITES_ADDED},
	{"WIN", HISTORY_COLLECT, SITES_ADDED},
	{.words = NULL},
};

static void read_deed(struct everest *everest, const struct sites_deed *row, int element)
{
	const int seat = sites_xml_seat(everest->history, &everest->hand, element, "position", 0);
	struct history_amount amount = HISTORY_UNSAID;
	struct history_event *event;

	if (seat < 0 ||
		(row->takes == SITES_ADDED && !read_amount(everest, element, "amount", &amount)))
		return;
	if (row->deed == HISTORY_BIG_BLIND)
		read_blind(everest, seat, element, amount);
	else if (row->deed == HISTORY_ALL_IN && !amount.digits)
		add(everest, HISTORY_CHECK, seat, element, HISTORY_UNSAID);
	else {
		event = add(everest, row->deed, seat, element, amount);
		if (event)
			event->all_in = slice_equal(xml_get(&everest->hand, element, "allin"), "1");
	}
}

/* What was taken from the pot so far. */
static void read_sweep(struct everest *everest, int element)
{
	struct history *const history = everest->history;

	read_amount(everest, element, "rake", &history->money.rake);
	read_amount(everest, element, "tax", &history->money.fees);
}

/* Who shows no cards, sits out or writes something is told in elements that change nothing. */
static const char *const chatter[] = {"CHAT", "XSHOW", "XBLIND", "XANTE", NULL};

static void read_element(struct everest *everest, int element)
{
	struct history *const history = everest->history;
	const struct xml *const hand = &everest->hand;
	const struct slice name = hand->elements[element].name;
	const struct sites_deed *const row = sites_find_deed(deeds, name);
	int dealer;

	if (row)
		read_deed(everest, row, element);
	else if (xml_is(hand, element, "SEAT"))
		read_seat(everest, element);
	else if (xml_is(hand, element, "HOLE") || xml_is(hand, element, "COMMUNITY") ||
		 xml_is(hand, element, "SHOW"))
		read_cards(everest, element);
	else if (xml_is(hand, element, "SWEEP"))
		read_sweep(everest, element);
	else if (xml_is(hand, element, "DEALER") &&
		 sites_xml_number(hand, element, "position", 99, &dealer))
		history->button = dealer + 1;
	else if (!sites_is_any(name, chatter))
		sites_xml_unknown(history, hand, element,
			xml_get(hand, element, "amount").length > 0);
}

/* -- the hand ---------------------------------------------------------------- */

/* "<PRIZE name="NAME" place="8" prize="90 €"/>" after the hand. */
static void read_prize(struct history *history, struct xml *prize, struct slice line)
{
	struct history_amount money;
	int seat, place;

	if (xml_read(prize, line, true) != XML_OK)
		return;
	seat = history_seat_named(history, xml_get(prize, 0, "name"));
	if (seat < 0)
		return;
	if (sites_xml_number(prize, 0, "place", 100000, &place))
		history->finished[seat] = place;
	if (parse_stake(xml_get(prize, 0, "prize"), &money) && money.digits)
		history_add_prize(history, HISTORY_PRIZE, seat, money);
}

static void read_prizes(struct everest *everest)
{
	struct slice rest = lines_after(everest->history->text, everest->hand.end), line;
	struct xml prize = {.elements = NULL};

	while (lines_next(&rest, &line))
		if (lines_begins(line, "<PRIZE "))
			read_prize(everest->history, &prize, line);
	xml_free(&prize);
}

static void read_hand(struct everest *everest)
{
	struct history *const history = everest->history;

	for (int i = xml_first(&everest->hand, 0); i >= 0; i = xml_next(&everest->hand, i))
		read_element(everest, i);
	read_prizes(everest);
	if (history->tournament.length)
		sites_find_stakes(history);
	sites_check_stakes(history);
}

void sites_everest_read(struct history *history)
{
	struct everest everest = {.history = history};

	if (sites_xml_read(history, &everest.hand) && read_heading(&everest))
		read_hand(&everest);
	xml_free(&everest.session);
	xml_free(&everest.hand);
}
