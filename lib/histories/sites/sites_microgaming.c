/* Hand histories of the MicroGaming network, in XML with an element for each hand.
 *
 *     <Game hhversion="4" id="5049093555" date="2013-09-23 14:29:32" tablename="NAME - €2 Max"
 *           stakes="0.01|0.02" betlimit="NL" tabletype="Cash Game" gametype="Hold&apos;em"
 *           realmoney="true" currencysymbol="rCA=" playerseat="0" betamount="0" istournament="0"
 *           tablesize="6" rake="10">
 *        <Seats>
 *           <Seat num="2" alias="NAME" unicodealias="..." balance="2.87" endbalance="2.87"
 *                 dealer="true"/>
 *        </Seats>
 *        <Gameplay>
 *           <Action seq="1" type="SmallBlind" seat="3" value="0.01"/>
 *           <Action seq="10" type="DealFlop"><Card value="9" suit="c" id="21"/>...</Action>
 *           <Action seq="14" type="MoneyReturned" seat="4" value="1.60"/>
 *           <Action type="Win"><Seat num="3" amount="1.02" pot="0" lowhandwin="0"/></Action>
 *        </Gameplay>
 *     </Game>
 *
 * Values are the chips that an action adds. An element returns an uncalled bet if a player was
 * all-in; otherwise the amount won includes it. Amounts won are after the rake. `rake`, and
 * `betamount`, which is what the hero put in, are in hundredths. */
#include "histories/sites/sites_xml.h"

struct microgaming {
	struct sites_xml xml;
	bool returns, wins;
	bool totals; /* calls and raises state the total on the street: texts without a version */
};

/* -- the header ----------------------------------------------------------- */

static const struct sites_code limits[] = {{"NL", "N"}, {"PL", "P"}, {"FL", "F"}, {"L", "F"},
	{NULL, NULL}};
static const struct sites_code games[] = {{"Hold'em", "T"}, {"Texas Hold'em", "T"}, {"Omaha", "O"},
	{"Omaha H/L", "O/8"}, {"Omaha Hi/Lo", "O/8"}, {"5 Card Omaha", "O5"},
	{"5 Card Omaha H/L", "O5/8"}, {"7 Card Stud", "7S"}, {"7 Card Stud H/L", "7S/8"},
	{NULL, NULL}};

static const struct variant *variant_of(struct slice limit, struct slice game)
{
	/* the network's words for tournaments precede the name of the game */
	static const char *const before[] = {"Multi Table ", "Single Table ", "Sit & Go ",
		"Tournament ", "MTT ", "STT ", NULL};

	for (int i = 0; before[i]; i++)
		lines_take(&game, before[i]);
	return sites_coded_variant(limits, limit, games, game);
}

static int sextet(char c)
{
	static const char digits[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	const char *const at = c ? strchr(digits, c) : NULL;

	return at ? (int)(at - digits) : -1;
}

/* Decodes Base64 of UTF-16, low byte first. Returns "" if it is invalid. */
static struct slice decode(struct history *history, struct slice words)
{
	char room[256];
	struct text out = text_over(room, sizeof(room));
	unsigned bits = 0, unit = 0, high = 0;
	int held = 0, bytes = 0;

	for (size_t i = 0; i < words.length && words.bytes[i] != '='; i++) {
		const int value = sextet(words.bytes[i]);

		if (value < 0)
			return SLICE("");
		bits = (bits << 6 | (unsigned)value) & 0xffff;
		held += 6;
		if (held < 8)
			continue;
		held -= 8;
		unit |= (bits >> held & 0xff) << (bytes ? 8 : 0);
		bytes = !bytes;
		if (bytes)
			continue;
		if (high && unit >= 0xdc00 && unit < 0xe000)
			text_add_code_point(&out,
				0x10000 + ((high & 0x3ff) << 10) + (unit & 0x3ff));
		else if (unit >= 0x20 && (unit < 0xd800 || unit >= 0xe000))
			text_add_code_point(&out, unit);
		/* a lone surrogate is not a character */
		high = unit >= 0xd800 && unit < 0xdc00 ? unit : 0;
		unit = 0;
	}
	return out.failed ? SLICE("") : history_keep(history, text_slice(&out));
}

/* The plain name, unless the encoding of the text lacked characters for it. */
static struct slice name_of(struct history *history, struct slice plain, struct slice encoded)
{
	bool lost = !plain.length;
	struct slice decoded;

	for (size_t i = 0; i < plain.length; i++)
		lost |= plain.bytes[i] == '?';
	decoded = lost ? decode(history, encoded) : SLICE("");
	return decoded.length || !plain.length ? decoded : history_keep(history, plain);
}

/* "0.01|0.02". In fixed limit the stakes are the bets. */
static bool read_stakes(struct history *history, struct slice stakes)
{
	if (!sites_xml_take_stakes(history, &stakes, "|", NULL) || stakes.length)
		return false;
	sites_fix_stakes(history);
	return true;
}

/* "Christmas Day 26 - Apple Watch[16000000]:Table 10". */
static void read_tournament(struct history *history)
{
	struct slice rest = history->table, before;

	history->tournament = history->table;
	if (lines_take_until(&rest, "[", &before) && lines_take_until(&rest, "]", &before) &&
		before.length)
		history->tournament = before;
	history->currency = SLICE("");
}

static struct history_amount hundredths(struct slice words)
{
	uint64_t value;

	if (!slice_uint(words, INT32_MAX, &value))
		return HISTORY_NOT_GIVEN;
	return value % 100 ? (struct history_amount){(int64_t)value, 2}
			   : (struct history_amount){(int64_t)(value / 100), 0};
}

static bool read_heading(struct sites_xml *xml)
{
	static const char *const usual[] = {"", "Cash Game", "MTT", "STT", NULL};
	static const struct sites_xml_field fields[] = {{"id", SITES_INTO(WORDS, history, number)},
		{"tabletype", SITES_INTO(WORDS, history, kind)},
		{"tablesize", SITES_INTO(NUMBER, history, seats_max)}, {.name = NULL}};
	struct history *const history = xml->history;
	const struct slice game = sites_xml_get(xml, 0, "gametype");
	const struct slice limit = sites_xml_get(xml, 0, "betlimit");
	struct slice sign, rest;
	struct history_amount none;
	char room[16];
	struct text amount;

	sites_xml_bind(xml, 0, fields, false, history);
	if (sites_is_any(history->kind, usual))
		history->kind = SLICE("");
	history->table = name_of(history, sites_xml_get(xml, 0, "tablename"),
		sites_xml_get(xml, 0, "unicodetablename"));
	history->game = sites_join(history, game, limit);
	history->variant = variant_of(limit, game);
	if (!history->variant) {
		sites_xml_fault(xml, STATUS_HISTORY_GAME, 0, history->game);
		return false;
	}
	if (!history->number.length || !read_stakes(history, sites_xml_get(xml, 0, "stakes"))) {
		history_fault(history, STATUS_HISTORY_HEADING, sites_xml_tag(xml, 0));
		return false;
	}
	sites_xml_time(xml, 0, sites_xml_get(xml, 0, "date"));
	sign = decode(history, sites_xml_get(xml, 0, "currencysymbol"));
	amount = text_over(room, sizeof(room));
	text_add_slice(&amount, sign);
	text_add_char(&amount, '0');
	rest = text_slice(&amount);
	if (sign.length && !amount.failed)
		lines_take_amount(&rest, LINES_POINT, &none, &history->currency);
	history->money.rake = hundredths(sites_xml_get(xml, 0, "rake"));
	/* such tables may take half a dollar more for the jackpot */
	if (sites_xml_says(xml, 0, "badbeat", "true") && history_given(history->money.rake))
		history->money.drop = (struct history_amount){50, 2};
	history->play_money = sites_xml_says(xml, 0, "realmoney", "false");
	if (sites_xml_says(xml, 0, "istournament", "1"))
		read_tournament(history);
	else if (history->play_money)
		history->kind = SLICE("play money");
	return true;
}

/* -- seats ---------------------------------------------------------------- */

static void add_amount(struct microgaming *microgaming, enum history_event_kind kind, int seat,
	int element, const char *attribute)
{
	struct history_event *const event = sites_xml_add(&microgaming->xml, kind, seat, element);
	const bool total = microgaming->totals && (kind == HISTORY_CALL || kind == HISTORY_RAISE);

	sites_xml_amount(&microgaming->xml, element, attribute, total ? &event->to : &event->added);
	event->all_in = kind == HISTORY_ALL_IN;
}

static void read_seat(struct sites_xml *xml, int element)
{
	static const struct sites_xml_field fields[] = {{"num", SITES_INTO(NUMBER, history_seat,
									number)},
		{"balance", SITES_INTO(AMOUNT, history_seat, stack)}, {.name = NULL}};
	struct history *const history = xml->history;
	struct history_seat seat = {.offset = xml->hand.elements[element].offset};
	int index, hero = 0;

	seat.name = name_of(history, sites_xml_get(xml, element, "alias"),
		sites_xml_get(xml, element, "unicodealias"));
	if (!xml_is(&xml->hand, element, "Seat") || !seat.name.length) {
		sites_xml_unknown(xml, element, true);
		return;
	}
	if (!sites_xml_bind(xml, element, fields, true, &seat))
		return;
	index = history_add_seat(history, &seat);
	if (index < 0)
		return;
	if (sites_xml_says(xml, element, "dealer", "true"))
		history->button = seat.number;
	if (sites_xml_number(xml, 0, "playerseat", 100, &hero) && hero == seat.number)
		history->hero = index;
}

/* -- cards ---------------------------------------------------------------- */

/* The card "<Card value="10" suit="c" id="21"/>". Cards also have numbers: spades, clubs, diamonds
 * and hearts, each from the ace to the king. */
static bool read_card(struct sites_xml *xml, int element, card *out)
{
	static const int suits[] = {1, 2, 3, 0}; /* clubs, diamonds, hearts, spades */
	char room[8];
	struct text words = text_over(room, sizeof(room));
	struct slice rest;
	int number;

	text_add_slice(&words, sites_xml_get(xml, element, "value"));
	text_add_slice(&words, sites_xml_get(xml, element, "suit"));
	rest = text_slice(&words);
	if (words.failed || !xml_is(&xml->hand, element, "Card") ||
		lines_take_cards(&rest, 1, out) != 1 || rest.length || *out == CARD_UNKNOWN)
		return false;
	if (sites_xml_number(xml, element, "id", 100, &number) &&
		number != 13 * suits[card_suit(*out)] + (card_rank(*out) + 1) % 13)
		history_warn(xml->history, STATUS_HISTORY_CARD, sites_xml_tag(xml, element));
	return true;
}

static void add_cards(struct sites_xml *xml, enum history_event_kind kind, int seat, int element)
{
	struct history *const history = xml->history;
	card cards[HOLE_CARDS_MAX];
	int count = 0;

	XML_EACH (i, &xml->hand, element) {
		if (count == HOLE_CARDS_MAX || !read_card(xml, i, &cards[count])) {
			history_fault(history, STATUS_HISTORY_CARDS, sites_xml_tag(xml, i));
			return;
		}
		count++;
	}
	if (sites_xml_add_cards(xml, kind, seat, element, cards, count) && kind != HISTORY_BOARD &&
		count && !variant_brings_in(history->variant) &&
		count != history->variant->street[0].hole)
		history_fault(history, STATUS_HISTORY_DEALT, sites_xml_tag(xml, element));
}

/* -- actions --------------------------------------------------------------- */

static const struct sites_action actions[] = {
	{"Ante", HISTORY_ANTE, SITES_ADDED},
	{"SmallBlind", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"BigBlind", HISTORY_BIG_BLIND, SITES_ADDED},
	{"PostedToPlay", HISTORY_DEAD, SITES_ADDED},
	{"BringIn", HISTORY_BRING_IN, SITES_ADDED},
	{"Fold", HISTORY_FOLD, SITES_NOTHING},
	{"Check", HISTORY_CHECK, SITES_NOTHING},
	{"Call", HISTORY_CALL, SITES_ADDED},
	{"Bet", HISTORY_BET, SITES_ADDED},
	{"Raise", HISTORY_RAISE, SITES_ADDED},
	{"AllIn", HISTORY_ALL_IN, SITES_ADDED},
	{"DealCards", HISTORY_HOLE, SITES_CARDS},
	{"ShowCards", HISTORY_SHOW, SITES_CARDS},
	{"MuckCards", HISTORY_MUCK, SITES_CARDS},
	{"MoneyReturned", HISTORY_RETURN, SITES_ADDED},
	{"BadBeatContribution", HISTORY_FEE, SITES_ADDED},
	{.words = NULL},
};

static const char *const boards[] = {"DealFlop", "DealTurn", "DealRiver", NULL};
static const char *const ignored[] = {"Disconnect", "Reconnect", "TimeOut", "Timeout", "Chat",
	"SitOut", "SitIn", NULL};

static void carry(struct microgaming *microgaming, const struct sites_action *row, int seat,
	int element)
{
	struct sites_xml *const xml = &microgaming->xml;
	const enum history_event_kind kind = sites_xml_action(xml, row);

	microgaming->returns |= kind == HISTORY_RETURN;
	if (row->takes == SITES_ADDED) {
		add_amount(microgaming, kind, seat, element, "value");
		return;
	}
	/* mucked cards that the text has are known */
	if (row->takes == SITES_CARDS &&
		(kind != HISTORY_MUCK || xml_first(&xml->hand, element) >= 0))
		add_cards(xml, kind == HISTORY_MUCK ? HISTORY_KNOWN : kind, seat, element);
	if (row->takes != SITES_CARDS || kind == HISTORY_MUCK)
		sites_xml_add(xml, kind, seat, element);
}

static void read_action(struct microgaming *microgaming, int element)
{
	struct sites_xml *const xml = &microgaming->xml;
	const struct slice type = sites_xml_get(xml, element, "type");
	const struct sites_action *const row = sites_find_action(actions, type);
	int seat;

	if (!xml_is(&xml->hand, element, "Action") || !type.length) {
		sites_xml_unknown(xml, element, true);
	} else if (row) {
		seat = sites_xml_seat(xml, element, "seat", 1);
		if (seat >= 0)
			carry(microgaming, row, seat, element);
	} else if (slice_equal(type, "Win")) {
		microgaming->wins = true;
		XML_EACH (i, &microgaming->xml.hand, element) {
			seat = sites_xml_seat(&microgaming->xml, i, "num", 1);

			if (seat >= 0)
				add_amount(microgaming, HISTORY_COLLECT, seat, i, "amount");
		}
	} else if (sites_is_any(type, boards)) {
		xml->started = true;
		add_cards(xml, HISTORY_BOARD, -1, element);
	} else if (!sites_is_any(type, ignored)) {
		sites_xml_unknown(xml, element, sites_xml_get(xml, element, "value").length);
	}
}

/* -- the hand -------------------------------------------------------------- */

static void read_hand(struct microgaming *microgaming)
{
	struct sites_xml *const xml = &microgaming->xml;
	struct history *const history = xml->history;
	const struct xml *const hand = &xml->hand;
	bool played;
	int gameplay = -1;
	uint64_t last = 0;
	struct history_amount put;
	int number;

	microgaming->totals = !sites_xml_get(xml, 0, "hhversion").length;
	XML_EACH (i, hand, 0)
		if (xml_is(hand, i, "Seats")) {
			XML_EACH (j, hand, i)
				read_seat(xml, j);
		} else if (xml_is(hand, i, "Gameplay")) {
			gameplay = i;
			XML_EACH (j, hand, i)
				read_action(microgaming, j);
		} else {
			sites_xml_unknown(xml, i, false);
		}
	sites_part_dead(history);
	played = microgaming->wins;
	HISTORY_EACH (event, history) {
		if (event->kind ==
			HISTORY_DEAD) /* if it is less than a big blind, raises add to it */
			event->kind = HISTORY_LIVE;
		played |= event->kind < HISTORY_RETURN && history_given(event->added);
	}
	sites_check_stakes(history);
	/* in texts without a version, uncalled bets are returned silently before a showdown */
	history->dialect.returns_not_given =
		microgaming->totals && history_has_any(history, HISTORY_SHOW);
	history->dialect.returns_won = !microgaming->returns && !history->dialect.returns_not_given;
	history->dialect.rake_not_given = !history_given(history->money.rake);
	/* if nobody put in or won anything, no hand was played */
	history->cancelled = !played;
	if (history->cancelled)
		return;
	/* a missing action number may be that of a deal */
	XML_EACH (i, hand, gameplay)
		if (xml_get(hand, i, "seq").bytes)
			last = sites_xml_order(xml, i, "seq", last);
	/* Stacks after the hand, and what the hero put in. */
	put = hundredths(sites_xml_get(xml, 0, "betamount"));
	XML_EACH (i, &xml->hand, xml_find(&xml->hand, 0, "Seats"))
		for (int j = 0; j < history->seats; j++)
			if (sites_xml_number(xml, i, "num", 100, &number) &&
				number == history->seat[j].number &&
				sites_xml_get(xml, i, "endbalance").length)
				add_amount(microgaming, HISTORY_LEFT, j, i, "endbalance");
	if (history->hero >= 0 && history_given(put))
		sites_xml_add_amount(xml, HISTORY_PUT_IN, history->hero, 0, put);
}

void sites_microgaming_read(struct history *history)
{
	struct microgaming microgaming = {.xml.history = history};

	if (sites_xml_open(&microgaming.xml) && read_heading(&microgaming.xml))
		read_hand(&microgaming);
	sites_xml_close(&microgaming.xml);
}
