/* The texts of MicroGaming's network, which are XML: an element for each hand.
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
 * Values are the chips that an action adds. Uncalled chips are returned in words after somebody was
 * all in, and else among what is won, which is after the rake. `rake` and `betamount`, what the
 * hero put in, are in hundredths. */
#include "histories/sites/sites_inside.h"

struct microgaming {
	struct history *history;
	struct xml hand;
	bool blinds;  /* both have been posted */
	bool started; /* cards, or an action in turn */
	bool returns, wins;
	bool totals; /* calls and raises are totals of the street, in texts without a version */
};

bool sites_microgaming_begins(struct slice line, struct slice rest)
{
	struct slice attributes;

	(void)rest;
	return sites_xml_begins(line, "Game", &attributes) &&
	       (lines_has(attributes, " hhversion=") || lines_has(attributes, " betlimit="));
}

/* -- the heading ---------------------------------------------------------- */

static const struct variant *variant_of(struct slice limit, struct slice game)
{
	static const char *const limits[][2] = {{"NL", " No Limit"}, {"PL", " Pot Limit"},
		{"FL", " Limit"}, {"L", " Limit"}};
	/* what the network calls tournaments stands before the name of the game */
	static const char *const before[] = {"Multi Table ", "Single Table ", "Sit & Go ",
		"Tournament ", "MTT ", "STT ", NULL};
	static const char *const games[] = {"Hold'em", "Texas Hold'em", "Omaha", "Omaha H/L",
		"Omaha Hi/Lo", "5 Card Omaha", "5 Card Omaha H/L", "7 Card Stud", "7 Card Stud H/L",
		NULL};
	char room[64];
	struct text words = text_over(room, sizeof(room));

	for (int i = 0; before[i]; i++)
		lines_take(&game, before[i]);
	if (!sites_is_any(game, games))
		return NULL;
	text_add_slice(&words, game);
	for (size_t i = 0; i < sizeof(limits) / sizeof(*limits); i++)
		if (slice_equal(limit, limits[i][0])) {
			text_add_string(&words, limits[i][1]);
			return sites_variant(text_slice(&words));
		}
	return NULL;
}

static int sextet(char c)
{
	static const char digits[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	const char *const at = c ? strchr(digits, c) : NULL;

	return at ? (int)(at - digits) : -1;
}

/* Words in Base64 of UTF-16, the low byte first. Returns "" for what is no such words. */
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
		/* half a pair without the other is no character */
		high = unit >= 0xd800 && unit < 0xdc00 ? unit : 0;
		unit = 0;
	}
	return out.failed ? SLICE("") : history_keep(history, text_slice(&out));
}

/* The plain name unless the encoding of the text had no characters for it. */
static struct slice name_of(struct history *history, struct slice plain, struct slice encoded)
{
	bool lost = !plain.length;
	struct slice decoded;

	for (size_t i = 0; i < plain.length; i++)
		lost |= plain.bytes[i] == '?';
	decoded = lost ? decode(history, encoded) : SLICE("");
	return decoded.length ? decoded : sites_xml_keep(history, plain);
}

static void read_currency(struct history *history, struct slice encoded)
{
	struct slice sign = decode(history, encoded), rest;
	struct history_amount none;
	char room[16];
	struct text amount = text_over(room, sizeof(room));

	text_add_slice(&amount, sign);
	text_add_char(&amount, '0');
	rest = text_slice(&amount);
	if (sign.length && !amount.failed)
		lines_take_amount(&rest, LINES_POINT, &none, &history->currency);
}

/* "0.01|0.02". Of fixed limit the stakes are the bets. */
static bool read_stakes(struct history *history, struct slice stakes)
{
	if (!lines_take_amount(&stakes, LINES_EITHER, &history->stakes.small_blind, NULL) ||
		!lines_take(&stakes, "|") ||
		!lines_take_amount(&stakes, LINES_EITHER, &history->stakes.big_blind, NULL) ||
		stakes.length)
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
		return HISTORY_UNSAID;
	return value % 100 ? (struct history_amount){(int64_t)value, 2}
			   : (struct history_amount){(int64_t)(value / 100), 0};
}

static bool read_heading(struct microgaming *microgaming)
{
	struct history *const history = microgaming->history;
	const struct xml *const hand = &microgaming->hand;
	const struct slice tag = sites_xml_tag(history, hand, 0);
	const struct slice kind = xml_get(hand, 0, "tabletype");
	static const char *const usual[] = {"", "Cash Game", "MTT", "STT", NULL};

	history->number = sites_xml_keep(history, xml_get(hand, 0, "id"));
	history->table = name_of(history, xml_get(hand, 0, "tablename"),
		xml_get(hand, 0, "unicodetablename"));
	history->game =
		sites_xml_join(history, xml_get(hand, 0, "gametype"), xml_get(hand, 0, "betlimit"));
	history->variant = variant_of(xml_get(hand, 0, "betlimit"), xml_get(hand, 0, "gametype"));
	if (!history->variant) {
		history_fault_of(history, STATUS_HISTORY_GAME, tag, history->game);
		return false;
	}
	if (!history->number.length || !read_stakes(history, xml_get(hand, 0, "stakes"))) {
		history_fault(history, STATUS_HISTORY_HEADING, tag);
		return false;
	}
	sites_xml_time(history, hand, 0, xml_get(hand, 0, "date"));
	sites_xml_number(hand, 0, "tablesize", 100, &history->seats_max);
	if (!sites_is_any(kind.bytes ? kind : SLICE(""), usual))
		history->kind = sites_xml_keep(history, kind);
	read_currency(history, xml_get(hand, 0, "currencysymbol"));
	history->money.rake = hundredths(xml_get(hand, 0, "rake"));
	history->play_money = slice_equal(xml_get(hand, 0, "realmoney"), "false");
	if (slice_equal(xml_get(hand, 0, "istournament"), "1"))
		read_tournament(history);
	else if (history->play_money)
		history->kind = SLICE("play money");
	return true;
}

/* -- seats ---------------------------------------------------------------- */

static void add_amount(struct microgaming *microgaming, enum history_deed deed, int seat,
	int element, const char *attribute)
{
	struct history_event *const event =
		sites_xml_add(microgaming->history, &microgaming->hand, deed, seat, element);

	const bool total = microgaming->totals && (deed == HISTORY_CALL || deed == HISTORY_RAISE);

	if (!event)
		return;
	sites_xml_amount(microgaming->history, &microgaming->hand, element, attribute,
		total ? &event->to : &event->added);
	event->all_in = deed == HISTORY_ALL_IN;
}

static void read_seat(struct microgaming *microgaming, int element)
{
	struct history *const history = microgaming->history;
	const struct xml *const hand = &microgaming->hand;
	struct history_seat seat = {.stack = HISTORY_UNSAID,
		.offset = hand->elements[element].offset};
	int index, hero = 0;

	if (!xml_is(hand, element, "Seat") ||
		!sites_xml_number(hand, element, "num", 100, &seat.number)) {
		sites_xml_unknown(history, hand, element, true);
		return;
	}
	seat.name = name_of(history, xml_get(hand, element, "alias"),
		xml_get(hand, element, "unicodealias"));
	if (!seat.name.length)
		sites_xml_unknown(history, hand, element, true);
	else if (sites_xml_amount(history, hand, element, "balance", &seat.stack)) {
		index = history_add_seat(history, &seat);
		if (index < 0)
			return;
		if (slice_equal(xml_get(hand, element, "dealer"), "true"))
			history->button = seat.number;
		if (sites_xml_number(hand, 0, "playerseat", 100, &hero) && hero == seat.number)
			history->hero = index;
	}
}

/* What the seats have afterwards, and the hero put in. */
static void add_stated(struct microgaming *microgaming)
{
	struct history *const history = microgaming->history;
	const struct xml *const hand = &microgaming->hand;
	const struct history_amount put = hundredths(xml_get(hand, 0, "betamount"));
	struct history_event *event;
	int seats = xml_find(hand, 0, "Seats"), number;

	for (int i = xml_first(hand, seats); i >= 0; i = xml_next(hand, i))
		for (int j = 0; j < history->seats; j++)
			if (sites_xml_number(hand, i, "num", 100, &number) &&
				number == history->seat[j].number &&
				xml_get(hand, i, "endbalance").length)
				add_amount(microgaming, HISTORY_LEFT, j, i, "endbalance");
	if (history->hero < 0 || !history_said(put))
		return;
	event = sites_xml_add(microgaming->history, &microgaming->hand, HISTORY_PUT_IN,
		history->hero, 0);
	if (event)
		event->added = put;
}

/* -- cards ---------------------------------------------------------------- */

/* Cards are numbered too: spades, clubs, diamonds and hearts, each from the ace to the king. */
static void check_number(struct microgaming *microgaming, int element, card c)
{
	static const int suits[] = {1, 2, 3, 0}; /* of clubs, diamonds, hearts, spades */
	const int rank = (card_rank(c) + 1) % 13;
	int number;

	if (sites_xml_number(&microgaming->hand, element, "id", 100, &number) &&
		number != 13 * suits[card_suit(c)] + rank)
		history_warn(microgaming->history, STATUS_HISTORY_CARD,
			sites_xml_tag(microgaming->history, &microgaming->hand, element));
}

/* The cards inside an element: "<Card value="10" suit="c" id="21"/>". Returns how many, or -1. */
static int read_cards(struct microgaming *microgaming, int element, card cards[HOLE_CARDS_MAX])
{
	struct history *const history = microgaming->history;
	const struct xml *const hand = &microgaming->hand;
	int count = 0;

	for (int i = xml_first(hand, element); i >= 0; i = xml_next(hand, i)) {
		const struct slice value = xml_get(hand, i, "value"),
				   suit = xml_get(hand, i, "suit");
		char room[8];
		struct text words = text_over(room, sizeof(room));
		struct slice rest;

		text_add_slice(&words, value.bytes ? value : SLICE(""));
		text_add_slice(&words, suit.bytes ? suit : SLICE(""));
		rest = text_slice(&words);
		if (count == HOLE_CARDS_MAX || words.failed || !xml_is(hand, i, "Card") ||
			lines_take_cards(&rest, 1, &cards[count]) != 1 || rest.length ||
			cards[count] == CARD_UNKNOWN) {
			history_fault(history, STATUS_HISTORY_CARDS,
				sites_xml_tag(history, hand, i));
			return -1;
		}
		check_number(microgaming, i, cards[count++]);
	}
	return count;
}

static void add_cards(struct microgaming *microgaming, enum history_deed deed, int seat,
	int element)
{
	struct history *const history = microgaming->history;
	card cards[HOLE_CARDS_MAX];
	const int count = read_cards(microgaming, element, cards);

	if (count < 0 || !sites_xml_add_cards(history, &microgaming->hand, deed, seat, element,
				 cards, count))
		return;
	if (deed != HISTORY_BOARD && count && !variant_brings_in(history->variant) &&
		count != history->variant->street[0].hole)
		history_fault(history, STATUS_HISTORY_DEALT,
			sites_xml_tag(history, &microgaming->hand, element));
}

/* -- actions --------------------------------------------------------------- */

static const struct sites_deed deeds[] = {
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
static const char *const chatter[] = {"Disconnect", "Reconnect", "TimeOut", "Timeout", "Chat",
	"SitOut", "SitIn", NULL};

/* Who is all in with a blind has an action of that type instead: before the cards and the actions
 * the first is the small blind, unless that is posted. */
static enum history_deed all_in_deed(const struct microgaming *microgaming)
{
	const struct history *const history = microgaming->history;
	bool small = false;

	if (microgaming->started || microgaming->blinds)
		return HISTORY_ALL_IN;
	for (int i = 0; i < history->event_count; i++)
		small |= history->events[i].deed == HISTORY_SMALL_BLIND;
	return small ? HISTORY_BIG_BLIND : HISTORY_SMALL_BLIND;
}

static void read_winners(struct microgaming *microgaming, int element)
{
	const struct xml *const hand = &microgaming->hand;

	microgaming->wins = true;
	for (int i = xml_first(hand, element); i >= 0; i = xml_next(hand, i)) {
		const int seat =
			sites_xml_seat(microgaming->history, &microgaming->hand, i, "num", 1);

		if (seat >= 0)
			add_amount(microgaming, HISTORY_COLLECT, seat, i, "amount");
	}
}

static void carry(struct microgaming *microgaming, const struct sites_deed *row, int seat,
	int element)
{
	enum history_deed deed = row->deed;

	if (deed == HISTORY_ALL_IN)
		deed = all_in_deed(microgaming);
	microgaming->blinds |= deed == HISTORY_BIG_BLIND;
	microgaming->started |= deed >= HISTORY_BRING_IN && deed <= HISTORY_HOLE;
	microgaming->returns |= deed == HISTORY_RETURN;
	switch (row->takes) {
	case SITES_CARDS:
		/* mucked cards that the text has are known all the same */
		if (deed == HISTORY_MUCK && xml_first(&microgaming->hand, element) >= 0)
			add_cards(microgaming, HISTORY_KNOWN, seat, element);
		if (deed == HISTORY_MUCK)
			sites_xml_add(microgaming->history, &microgaming->hand, HISTORY_MUCK, seat,
				element);
		else
			add_cards(microgaming, deed, seat, element);
		break;
	case SITES_ADDED:
		add_amount(microgaming, deed, seat, element, "value");
		break;
	default:
		sites_xml_add(microgaming->history, &microgaming->hand, deed, seat, element);
		break;
	}
}

static void read_action(struct microgaming *microgaming, int element)
{
	struct history *const history = microgaming->history;
	const struct xml *const hand = &microgaming->hand;
	const struct slice type = xml_get(hand, element, "type");
	const struct sites_deed *const row = sites_find_deed(deeds, type);
	int seat;

	if (!xml_is(hand, element, "Action") || !type.length) {
		sites_xml_unknown(history, hand, element, true);
		return;
	}
	if (row) {
		seat = sites_xml_seat(microgaming->history, &microgaming->hand, element, "seat", 1);
		if (seat >= 0)
			carry(microgaming, row, seat, element);
	} else if (slice_equal(type, "Win")) {
		read_winners(microgaming, element);
	} else if (sites_is_any(type, boards)) {
		microgaming->started = true;
		add_cards(microgaming, HISTORY_BOARD, -1, element);
	} else if (!sites_is_any(type, chatter)) {
		sites_xml_unknown(history, hand, element, xml_get(hand, element, "value").length);
	}
}

/* -- the hand -------------------------------------------------------------- */

/* Numbers of actions rise; where one is missing, it may be that of a deal. */
static void check_order(struct microgaming *microgaming, int gameplay)
{
	const struct xml *const hand = &microgaming->hand;
	uint64_t last = 0, number;

	for (int i = xml_first(hand, gameplay); i >= 0; i = xml_next(hand, i)) {
		const struct slice words = xml_get(hand, i, "seq");

		if (!words.bytes)
			continue;
		if (!slice_uint(words, UINT64_MAX / 2, &number))
			sites_xml_unknown(microgaming->history, hand, i, true);
		else if (number == last)
			history_fault_of(microgaming->history, STATUS_HISTORY_TWICE,
				sites_xml_tag(microgaming->history, hand, i), words);
		else if (number < last)
			history_fault_of(microgaming->history, STATUS_HISTORY_ORDER,
				sites_xml_tag(microgaming->history, hand, i), words);
		else if (number > last + 1)
			history_warn_of(microgaming->history, STATUS_HISTORY_GAP,
				sites_xml_tag(microgaming->history, hand, i), words);
		last = number;
	}
}

static bool puts_in(const struct history *history)
{
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].deed < HISTORY_RETURN &&
			history_said(history->events[i].added))
			return true;
	return false;
}

/* A post of less than a big blind is live too: raises after it add to it. */
static void make_live(struct history *history)
{
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].deed == HISTORY_DEAD)
			history->events[i].deed = HISTORY_LIVE;
}

static bool has_shown(const struct history *history)
{
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].deed == HISTORY_SHOW)
			return true;
	return false;
}

static void read_hand(struct microgaming *microgaming)
{
	struct history *const history = microgaming->history;
	const struct xml *const hand = &microgaming->hand;
	int gameplay = -1;

	microgaming->totals = !xml_get(hand, 0, "hhversion").length;
	for (int i = xml_first(hand, 0); i >= 0; i = xml_next(hand, i)) {
		const bool seats = xml_is(hand, i, "Seats");

		if (!seats && !xml_is(hand, i, "Gameplay")) {
			sites_xml_unknown(history, hand, i, false);
			continue;
		}
		for (int j = xml_first(hand, i); j >= 0; j = xml_next(hand, j))
			if (seats)
				read_seat(microgaming, j);
			else
				read_action(microgaming, j);
		if (!seats)
			gameplay = i;
	}
	sites_part_dead(history);
	make_live(history);
	sites_check_stakes(history);
	/* in texts without a version, uncalled bets come back without a word before a showdown */
	history->dialect.returns_unsaid = microgaming->totals && has_shown(history);
	history->dialect.returns_won = !microgaming->returns && !history->dialect.returns_unsaid;
	history->dialect.rake_unsaid = !history_said(history->money.rake);
	/* nobody put in anything and nobody won: no hand was played */
	history->cancelled = !microgaming->wins && !puts_in(history);
	if (history->cancelled)
		return;
	check_order(microgaming, gameplay);
	add_stated(microgaming);
}

void sites_microgaming_read(struct history *history)
{
	struct microgaming microgaming = {.history = history};

	if (sites_xml_read(history, &microgaming.hand) && read_heading(&microgaming))
		read_hand(&microgaming);
	xml_free(&microgaming.hand);
}
