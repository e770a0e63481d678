/* The texts of iPoker, which are XML.
 *
 *     <session sessioncode="6692825000">
 *      <general>
 *       <mode>real</mode>
 *       <gametype>Omaha PL €5/€10</gametype>
 *       <tablename>NAME, 817030000</tablename>
 *       <tablecurrency>EUR</tablecurrency>
 *       <nickname>NAME</nickname>
 *      </general>
 *      <game gamecode="7558166000">
 *       <general>
 *        <startdate>2017-05-23 00:00:00</startdate>
 *        <players>
 *         <player seat="1" bet="€120" dealer="0" chips="€553.20" win="€0" name="NAME"/>
 *        </players>
 *       </general>
 *       <round no="0">
 *        <action no="1" sum="€5" player="NAME" cards="" type="1"/>
 *       </round>
 *       <round no="1">
 *        <cards player="NAME" type="Pocket">X X X X</cards>
 *        <action no="3" sum="€30" player="NAME" cards="" type="23"/>
 *       </round>
 *       <round no="2">
 *        <cards player="" type="Flop">D5 DT CQ</cards>
 *       </round>
 *      </game>
 *     </session>
 *
 * Actions of a round stand in any order; `no` is their true one. `bet` is all that a player put in,
 * and `win` is after the rake. Uncalled bets are among what is won, but not in texts of clients
 * since 2018, which may say so in <uncalled_bet_enabled>. Of tournaments, the stakes are those that
 * are posted, or in stud those that are bet. */
#include "histories/sites/sites_inside.h"

#include <stdlib.h>

enum ipoker_type {
	IPOKER_FOLD = 0,
	IPOKER_SMALL_BLIND = 1,
	IPOKER_BIG_BLIND = 2,
	IPOKER_CALL = 3,
	IPOKER_CHECK = 4,
	IPOKER_BET = 5,
	IPOKER_RAISE_BY = 6, /* of old clients, which mean by it what was put in */
	IPOKER_ALL_IN = 7,
	IPOKER_SITS_OUT = 8,
	IPOKER_NO_BLIND = 9,
	IPOKER_ANTE = 15,
	IPOKER_BRING_IN = 16,
	IPOKER_RAISE_TO = 23
};

/* An action that waits for its turn. */
struct turn {
	uint64_t number;
	int element;
};

struct ipoker {
	struct history *history;
	struct xml session, hand;
	int general; /* of the session */
	bool tournament;
	bool board_game;
	bool returns;       /* uncalled bets are not among what is won */
	bool blinds;        /* the stakes of fixed limit are blinds, not bets */
	bool betting;       /* a round that is not is over */
	bool posting;       /* the round is that of antes and blinds */
	struct turn *turns; /* of the round */
	int turn_count;
	uint64_t *numbers; /* of all actions of the hand, in order */
	int number_count;
	/* what the sums of the actions come to, by seat */
	struct history_amount anted[HISTORY_SEATS_MAX];  /* antes */
	struct history_amount put[HISTORY_SEATS_MAX];    /* on streets that are over */
	struct history_amount street[HISTORY_SEATS_MAX]; /* on this street */
	struct history_amount plain[HISTORY_SEATS_MAX]; /* totals of raises as if they were added */
	/* hands that are known besides the hero's: shown, unless their player folded */
	card known[HISTORY_SEATS_MAX][HOLE_CARDS_MAX];
	int known_count[HISTORY_SEATS_MAX], known_at[HISTORY_SEATS_MAX];
};

bool sites_ipoker_begins(struct slice line, struct slice rest)
{
	struct slice attributes;

	(void)rest;
	return sites_xml_begins(line, "game", &attributes) &&
	       (!attributes.length || lines_has(attributes, " gamecode="));
}

bool sites_ipoker_session(struct slice line, struct slice rest)
{
	struct slice attributes;

	(void)rest;
	return sites_xml_begins(line, "session", &attributes) &&
	       (!attributes.length || lines_has(attributes, " sessioncode="));
}

/* -- the heading ---------------------------------------------------------- */

/* What the session says under that name; "" for nothing and for N/A. */
static struct slice fact(const struct ipoker *ipoker, const char *name)
{
	const int element = xml_find(&ipoker->session, ipoker->general, name);
	struct slice words = {"", 0};

	if (element >= 0)
		words = ipoker->session.elements[element].content;
	return slice_equal(words, "N/A") ? SLICE("") : words;
}

static struct slice keep_fact(struct ipoker *ipoker, const char *name)
{
	return sites_xml_keep(ipoker->history, fact(ipoker, name));
}

/* A word for the limit, in the languages of the clients. */
struct limit_word {
	const char *word;
	const char *limit;
};

static const struct limit_word limits[] = {
	{"NL", " No Limit"},
	{"SL", " No Limit"},
	{"LZ", " No Limit"},
	{"\xd0\x91\xd0\x9b", " No Limit"},
	{"No limit", " No Limit"},
	{"No Limit", " No Limit"},
	{"PL", " Pot Limit"},
	{"LP", " Pot Limit"},
	{"Pot limit", " Pot Limit"},
	{"Pot Limit", " Pot Limit"},
	{"FL", " Limit"},
	{"Limit", " Limit"},
	{"L", " Limit"},
	{.word = NULL},
};

/* Parts "Omaha Hi-Lo PL €1/€2" at the limit, which is a word of its own. */
static const struct limit_word *find_limit(struct slice words, struct slice *name,
	struct slice *stakes)
{
	for (size_t at = 0; at < words.length; at++) {
		if (at && words.bytes[at - 1] != ' ')
			continue;
		for (const struct limit_word *limit = limits; limit->word; limit++) {
			struct slice rest = lines_after(words, at);

			if (!lines_take(&rest, limit->word) ||
				(rest.length && !lines_begins(rest, " ")))
				continue;
			*name = slice_trim(lines_before(words, at));
			*stakes = slice_trim(rest);
			return limit;
		}
	}
	return NULL;
}

/* The hole cards that the hand deals to somebody; 0: it does not say. */
static int count_pocket(const struct ipoker *ipoker, int *element)
{
	const struct xml *const hand = &ipoker->hand;

	for (int i = 0; i < hand->count; i++) {
		struct slice words = hand->elements[i].content, word;
		int count = 0;

		if (!xml_is(hand, i, "cards") || !slice_equal(xml_get(hand, i, "type"), "Pocket"))
			continue;
		for (; words.length; lines_blanks(&words), count++)
			if (!lines_take_until(&words, " ", &word))
				words.length = 0;
		*element = i;
		if (count)
			return count;
	}
	return 0;
}

/* The names of games, in the words that most sites use. */
static const char *const names[][2] = {{"Holdem", "Hold'em"}, {"LH", "Hold'em"},
	{"Texas Holdem", "Hold'em"}, {"Six Plus Holdem", "Six Plus"}, {"Omaha", "Omaha"},
	{"Omaha Hi-Lo", "Omaha Hi/Lo"}, {"Omaha HiLow", "Omaha Hi/Lo"},
	{"5 Card Omaha", "5 Card Omaha"}, {"6 Card Omaha", "6 Card Omaha"},
	{"5 Card Omaha Hi-Lo", "5 Card Omaha Hi/Lo"}, {"7 Card Stud", "7 Card Stud"},
	{"7 Card Stud Hi-Lo", "7 Card Stud Hi/Lo"}, {"7 Card Stud HiLow", "7 Card Stud Hi/Lo"}};

static const struct variant *variant_of(const struct limit_word *limit, const char *game)
{
	char room[64];
	struct text words = text_over(room, sizeof(room));

	text_add_string(&words, game);
	text_add_string(&words, limit->limit);
	return sites_variant(text_slice(&words));
}

/* Omaha with five or six cards is called Omaha too, or nothing. Other cards than the game has are a
 * fault; but what follows is read as the game that has them. */
static void set_variant(struct ipoker *ipoker, const struct limit_word *limit, struct slice name)
{
	static const char *const games[] = {"Hold'em", NULL, "Omaha", "5 Card Omaha",
		"6 Card Omaha"};
	struct history *const history = ipoker->history;
	int element = 0;
	const int cards = count_pocket(ipoker, &element);
	const char *const dealt = cards >= 2 && cards <= 6 ? games[cards - 2] : NULL;

	/* "LH 20/40 x2 Limit $10/$20" has the bets in the name of the game */
	ipoker->blinds = lines_begins(name, "LH ");
	if (ipoker->blinds)
		name.length = 2;
	for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++)
		if (slice_equal(name, names[i][0]))
			history->variant = variant_of(limit, names[i][1]);
	if ((!name.length || slice_equal(name, "Omaha")) && cards >= 5 && dealt)
		history->variant = variant_of(limit, dealt);
	if (!history->variant || !cards || variant_brings_in(history->variant) ||
		history->variant->street[0].hole == cards)
		return;
	history_fault_of(history, STATUS_HISTORY_DEALT,
		sites_xml_tag(history, &ipoker->hand, element),
		ipoker->hand.elements[element].content);
	if (dealt)
		history->variant = variant_of(limit, dealt);
}

/* "€0.50/€1", "5/10", "€1/€2 Ante €0.40". Of fixed limit the stakes are the bets. */
static bool read_stakes(struct ipoker *ipoker, struct slice stakes)
{
	struct history *const history = ipoker->history;
	struct history_amount small, big;
	struct slice before;

	if (!stakes.length || ipoker->tournament)
		return true;
	if (!lines_take_until(&stakes, "/", &before) ||
		!sites_xml_take_amount(history, &before, &small, &history->currency) ||
		before.length || !sites_xml_take_amount(history, &stakes, &big, NULL))
		return false;
	lines_blanks(&stakes);
	if (stakes.length && !lines_begins(stakes, "Ante "))
		return false;
	history->stakes.small_blind = small;
	history->stakes.big_blind = big;
	if (ipoker->blinds)
		sites_fix_bets(history);
	else
		sites_fix_stakes(history);
	return true;
}

/* "NAME, 848000000" and "NAME (#848000000)": the number of the tournament. */
static struct slice tournament_number(struct slice table)
{
	const ptrdiff_t comma = lines_find_last(table, ", "), hash = lines_find_last(table, "(#");
	struct slice number = table, before;

	if (hash >= 0) {
		number = lines_after(table, (size_t)hash + 2);
		lines_take_until(&number, ")", &before);
		return before;
	}
	return comma < 0 ? number : lines_after(number, (size_t)comma + 2);
}

static void read_tournament(struct ipoker *ipoker)
{
	static const char *const codes[] = {"tournamentcode", "tourcode", NULL};
	static const char *const marks[] = {"tournamentname", "place", "totalbuyin",
		"tournamentcurrency", NULL};
	struct history *const history = ipoker->history;

	for (int i = 0; codes[i] && !history->tournament.length; i++)
		history->tournament = keep_fact(ipoker, codes[i]);
	ipoker->tournament = history->tournament.length > 0;
	for (int i = 0; marks[i]; i++)
		ipoker->tournament |= xml_find(&ipoker->session, ipoker->general, marks[i]) >= 0;
	if (!ipoker->tournament)
		return;
	if (!history->tournament.length)
		history->tournament = tournament_number(history->table);
	if (!history->tournament.length)
		history->tournament = SLICE("?");
	history->event = keep_fact(ipoker, "tournamentname");
	history->buy_in = keep_fact(ipoker, "buyin");
	if (!history->buy_in.length)
		history->buy_in = keep_fact(ipoker, "totalbuyin");
}

/* Texts of clients since version 18 have no uncalled bets among what is won. */
static bool returns_bets(const struct ipoker *ipoker)
{
	struct slice version = fact(ipoker, "client_version");
	const struct slice said = fact(ipoker, "uncalled_bet_enabled");
	uint64_t major;

	if (said.length)
		return slice_equal(said, "true");
	return lines_take_number(&version, &major) && major >= 18;
}

static bool read_session(struct ipoker *ipoker)
{
	struct history *const history = ipoker->history;
	const struct slice place = lines_before(history->text, 0);
	const struct limit_word *limit;
	struct slice game, name, stakes;
	uint64_t seats;

	if (!sites_xml_session(history, &ipoker->session))
		return false;
	ipoker->general = xml_find(&ipoker->session, 0, "general");
	if (ipoker->general < 0)
		ipoker->general = 0;
	history->table = keep_fact(ipoker, "tablename");
	read_tournament(ipoker);
	game = fact(ipoker, "gametype");
	limit = find_limit(game, &name, &stakes);
	history->game = sites_xml_keep(history, game);
	if (!limit) {
		history_fault_of(history, STATUS_HISTORY_GAME, place, game);
		return false;
	}
	set_variant(ipoker, limit, name);
	if (!history->variant) {
		history_fault_of(history, STATUS_HISTORY_GAME, place, game);
		return false;
	}
	if (!read_stakes(ipoker, stakes))
		history_fault_of(history, STATUS_HISTORY_HEADING, place, game);
	if (fact(ipoker, "tablecurrency").length)
		history->currency = keep_fact(ipoker, "tablecurrency");
	else if (!history->currency.length)
		history->currency = keep_fact(ipoker, "currency");
	ipoker->returns = returns_bets(ipoker);
	if (slice_uint(fact(ipoker, "tablesize"), 100, &seats))
		history->seats_max = (int)seats;
	history->play_money = slice_equal(fact(ipoker, "mode"), "fun");
	if (history->play_money)
		history->kind = SLICE("play money");
	return true;
}

/* -- the players ---------------------------------------------------------- */

/* Some clients write amounts as 0,50 or 1.500: one of them shows it for all. */
static void find_commas(struct ipoker *ipoker)
{
	static const char *const amounts[] = {"chips", "bet", "win", "sum", NULL};
	const struct xml *const hand = &ipoker->hand;

	for (int i = 0; i < hand->attribute_count; i++) {
		const struct slice value = hand->attributes[i].value;
		size_t digits = 0, end = value.length;

		if (!sites_is_any(hand->attributes[i].name, amounts))
			continue;
		while (end && (value.bytes[end - 1] < '0' || value.bytes[end - 1] > '9'))
			end--;
		while (end && value.bytes[end - 1] >= '0' && value.bytes[end - 1] <= '9') {
			end--;
			digits++;
		}
		if (end < 2)
			continue;
		ipoker->history->dialect.commas |= (value.bytes[end - 1] == ',' && digits <= 2) ||
						   (value.bytes[end - 1] == '.' && digits == 3);
	}
}

/* Whether the text says that a player put in what some clients print by mistake: totals of raises
 * are added as if they were none, or the ante is there twice or not at all. */
static bool is_misprint(const struct ipoker *ipoker, int seat, struct history_amount said)
{
	const struct history_amount ante = ipoker->anted[seat];
	const struct history_amount put = history_sum(ipoker->put[seat], ipoker->street[seat]);

	return sites_compare(said, put) && (!sites_compare(said, ipoker->plain[seat]) ||
						   !sites_compare(said, history_sum(put, ante)) ||
						   !sites_compare(history_sum(said, ante), put));
}

/* What the player put in and won in all, said with the seat. */
static void add_stated(struct ipoker *ipoker, int seat, int element, const char *attribute,
	enum history_deed deed)
{
	struct history *const history = ipoker->history;
	struct history_amount amount;
	struct history_event *event;

	if (!slice_trim(xml_get(&ipoker->hand, element, attribute)).length ||
		!sites_xml_amount(history, &ipoker->hand, element, attribute, &amount) ||
		(deed == HISTORY_COLLECT && !amount.digits) ||
		(deed == HISTORY_PUT_IN && is_misprint(ipoker, seat, amount)))
		return;
	event = sites_xml_add(history, &ipoker->hand, deed, seat, element);
	if (event)
		event->added = amount;
}

/* Some clients print the part of the rake that came out of the chips of each. */
static void add_rake(struct ipoker *ipoker, int element)
{
	struct history *const history = ipoker->history;
	struct history_amount amount;

	if (!slice_trim(xml_get(&ipoker->hand, element, "rakeamount")).length ||
		!sites_xml_amount(history, &ipoker->hand, element, "rakeamount", &amount))
		return;
	sites_add_up(&history->money.rake, amount);
}

/* Some clients list the seats where nobody sits. */
static bool is_empty(const struct ipoker *ipoker, int element)
{
	static const char *const amounts[] = {"chips", "bet", "win", NULL};

	for (int i = 0; amounts[i]; i++) {
		struct slice words = xml_get(&ipoker->hand, element, amounts[i]);
		struct history_amount amount;

		if (words.length &&
			(!sites_xml_take_amount(ipoker->history, &words, &amount, NULL) ||
				amount.digits))
			return false;
	}
	return true;
}

static void read_player(struct ipoker *ipoker, int element)
{
	struct history *const history = ipoker->history;
	const struct xml *const hand = &ipoker->hand;
	struct history_seat seat = {.stack = HISTORY_UNSAID,
		.offset = hand->elements[element].offset};
	int index;

	seat.name = sites_xml_keep(history, xml_get(hand, element, "name"));
	if (!seat.name.length && is_empty(ipoker, element))
		return;
	if (!seat.name.length || !sites_xml_number(hand, element, "seat", 100, &seat.number)) {
		sites_xml_unknown(history, hand, element, true);
		return;
	}
	if (!sites_xml_amount(history, hand, element, "chips", &seat.stack))
		return;
	index = history_add_seat(history, &seat);
	if (index < 0)
		return;
	if (slice_equal(xml_get(hand, element, "dealer"), "1")) {
		if (history->button) /* another player has it too */
			sites_xml_unknown(history, hand, element, true);
		history->button = seat.number;
	}
	if (slice_same(seat.name, fact(ipoker, "nickname")))
		history->hero = index;
	ipoker->known_at[index] = -1;
	add_rake(ipoker, element);
}

static void read_general(struct ipoker *ipoker, int general)
{
	const struct xml *const hand = &ipoker->hand;

	for (int i = xml_first(hand, general); i >= 0; i = xml_next(hand, i)) {
		if (xml_is(hand, i, "players")) {
			for (int j = xml_first(hand, i); j >= 0; j = xml_next(hand, j))
				if (xml_is(hand, j, "player"))
					read_player(ipoker, j);
				else
					sites_xml_unknown(ipoker->history, hand, j, false);
		} else if (xml_is(hand, i, "startdate")) {
			sites_xml_time(ipoker->history, hand, i, hand->elements[i].content);
		}
	}
}

/* -- cards ---------------------------------------------------------------- */

/* Hands of others than the hero stand where they were dealt, though they were shown later. */
static void read_hole(struct ipoker *ipoker, int seat, int element, const card *cards, int count)
{
	struct history *const history = ipoker->history;

	if (ipoker->board_game && history->seat[seat].dealt)
		history_fault_of(history, STATUS_HISTORY_DEALT,
			sites_xml_tag(history, &ipoker->hand, element),
			ipoker->hand.elements[element].content);
	history->seat[seat].dealt = true;
	if (!count || (ipoker->board_game && memchr(cards, CARD_UNKNOWN, (size_t)count)))
		return;
	if (!ipoker->board_game || seat == history->hero) {
		sites_xml_add_cards(ipoker->history, &ipoker->hand, HISTORY_HOLE, seat, element,
			cards, count);
		return;
	}
	memcpy(ipoker->known[seat], cards, (size_t)count);
	ipoker->known_count[seat] = count;
	ipoker->known_at[seat] = element;
}

/* Cards of the board, which are dealt street after street. */
static void read_board(struct ipoker *ipoker, int element, const card *cards, int count)
{
	static const struct {
		const char *type;
		int before; /* how many cards lie there */
	} boards[] = {{"Flop", 0}, {"Turn", 3}, {"River", 4}, {NULL, 0}};
	struct history *const history = ipoker->history;
	const struct slice type = xml_get(&ipoker->hand, element, "type");
	card dealt[BOARD_CARDS_MAX];
	int i = 0;

	while (boards[i].type && !slice_equal(type, boards[i].type))
		i++;
	if (!boards[i].type)
		sites_xml_unknown(history, &ipoker->hand, element, true);
	else if (sites_dealt_in(history, 0, dealt) != boards[i].before)
		history_fault_of(history, STATUS_HISTORY_BOARD,
			sites_xml_tag(history, &ipoker->hand, element), type);
	else
		sites_xml_add_cards(history, &ipoker->hand, HISTORY_BOARD, -1, element, cards,
			count);
}

static void read_cards(struct ipoker *ipoker, int element)
{
	struct history *const history = ipoker->history;
	const struct xml *const hand = &ipoker->hand;
	const struct slice name = xml_get(hand, element, "player");
	const struct slice tag = sites_xml_tag(history, hand, element);
	card cards[HOLE_CARDS_MAX];
	const int count = sites_suits_first(hand->elements[element].content, cards);
	int seat;

	if (count < 0 || (!name.length && count > BOARD_CARDS_MAX)) {
		history_fault_of(history, STATUS_HISTORY_CARDS, tag,
			hand->elements[element].content);
		return;
	}
	if (!name.length) {
		read_board(ipoker, element, cards, count);
		return;
	}
	seat = history_seat_named(history, name);
	if (seat < 0)
		history_fault_of(history, STATUS_HISTORY_NAME, tag, name);
	else
		read_hole(ipoker, seat, element, cards, count);
}

/* Who did not fold has shown; nobody knows when. */
static void show_known(struct ipoker *ipoker)
{
	for (int i = 0; i < ipoker->history->seats; i++)
		if (ipoker->known_count[i])
			sites_xml_add_cards(ipoker->history, &ipoker->hand,
				history_has(ipoker->history, HISTORY_FOLD, i) ? HISTORY_KNOWN
									      : HISTORY_SHOW,
				i, ipoker->known_at[i], ipoker->known[i], ipoker->known_count[i]);
}

/* -- actions --------------------------------------------------------------- */

/* Adds the sum of an action to what its player put in. */
static void add_up(struct ipoker *ipoker, int seat, const struct history_event *event)
{
	const struct history_amount sum = event->deed == HISTORY_RAISE ? event->to : event->added;

	if (event->deed == HISTORY_RAISE)
		ipoker->street[seat] = sum;
	else if (event->deed == HISTORY_ANTE)
		sites_add_up(&ipoker->put[seat], sum);
	else
		sites_add_up(&ipoker->street[seat], sum);
	if (event->deed == HISTORY_ANTE)
		sites_add_up(&ipoker->anted[seat], sum);
	sites_add_up(&ipoker->plain[seat], sum);
}

static void end_street(struct ipoker *ipoker)
{
	for (int i = 0; i < ipoker->history->seats; i++) {
		sites_add_up(&ipoker->put[i], ipoker->street[i]);
		ipoker->street[i] = (struct history_amount){0, 0};
	}
}

static void add_amount(struct ipoker *ipoker, enum history_deed deed, int seat, int element)
{
	struct history_event *const event =
		sites_xml_add(ipoker->history, &ipoker->hand, deed, seat, element);

	if (!event)
		return;
	sites_xml_amount(ipoker->history, &ipoker->hand, element, "sum",
		deed == HISTORY_RAISE ? &event->to : &event->added);
	event->all_in = deed == HISTORY_ALL_IN;
	add_up(ipoker, seat, event);
}

/* A second small blind is that of one who comes back, and dead. */
static void add_small_blind(struct ipoker *ipoker, int seat, int element)
{
	bool second = false;

	for (int i = 0; i < ipoker->history->event_count; i++)
		second |= ipoker->history->events[i].deed == HISTORY_SMALL_BLIND;
	add_amount(ipoker, second ? HISTORY_DEAD : HISTORY_SMALL_BLIND, seat, element);
}

/* A big blind of more than the stake is one with a dead small blind. */
static void add_big_blind(struct ipoker *ipoker, int seat, int element)
{
	struct history *const history = ipoker->history;

	add_amount(ipoker, HISTORY_BIG_BLIND, seat, element);
	if (!history->event_count || !history_said(history->stakes.big_blind))
		return;
	if (sites_compare(history->events[history->event_count - 1].added,
		    history->stakes.big_blind) > 0)
		history->events[history->event_count - 1].deed = HISTORY_BOTH;
}

/* Types that are not known move no chips, or nobody knows what they do with them. */
static void add_unknown(struct ipoker *ipoker, int element)
{
	struct slice sum = slice_trim(xml_get(&ipoker->hand, element, "sum"));
	struct history_amount amount = {0, 0};

	if (sum.length)
		lines_take_amount(&sum, LINES_EITHER, &amount, NULL);
	sites_xml_unknown(ipoker->history, &ipoker->hand, element, amount.digits > 0 || sum.length);
}

/* Posts are in the first round, and nothing else is. */
static bool is_post(int type)
{
	return type == IPOKER_SMALL_BLIND || type == IPOKER_BIG_BLIND || type == IPOKER_ANTE;
}

static void read_action(struct ipoker *ipoker, int element)
{
	struct history *const history = ipoker->history;
	const struct slice name = xml_get(&ipoker->hand, element, "player");
	const int seat = history_seat_named(history, name);
	int type;

	if (seat < 0) {
		history_fault_of(history, STATUS_HISTORY_NAME,
			sites_xml_tag(history, &ipoker->hand, element),
			name.bytes ? name : SLICE(""));
		return;
	}
	if (!sites_xml_number(&ipoker->hand, element, "type", 1000, &type))
		type = -1;
	if (ipoker->posting != is_post(type) && type != IPOKER_SITS_OUT &&
		type != IPOKER_NO_BLIND && type != IPOKER_BRING_IN)
		type = -1;
	switch (type) {
	case IPOKER_FOLD:
		sites_xml_add(ipoker->history, &ipoker->hand, HISTORY_FOLD, seat, element);
		break;
	case IPOKER_CHECK:
		sites_xml_add(ipoker->history, &ipoker->hand, HISTORY_CHECK, seat, element);
		break;
	case IPOKER_SMALL_BLIND:
		add_small_blind(ipoker, seat, element);
		break;
	case IPOKER_BIG_BLIND:
		add_big_blind(ipoker, seat, element);
		break;
	case IPOKER_ANTE:
		add_amount(ipoker, HISTORY_ANTE, seat, element);
		break;
	case IPOKER_BRING_IN:
		add_amount(ipoker, HISTORY_BRING_IN, seat, element);
		break;
	case IPOKER_CALL:
		add_amount(ipoker, HISTORY_CALL, seat, element);
		break;
	case IPOKER_BET:
		add_amount(ipoker, HISTORY_BET, seat, element);
		break;
	case IPOKER_RAISE_TO:
		add_amount(ipoker, HISTORY_RAISE, seat, element);
		break;
	case IPOKER_RAISE_BY:
	case IPOKER_ALL_IN:
		add_amount(ipoker, HISTORY_ALL_IN, seat, element);
		break;
	case IPOKER_SITS_OUT:
	case IPOKER_NO_BLIND:
		sites_xml_add(ipoker->history, &ipoker->hand, HISTORY_GONE, seat, element);
		break;
	default:
		add_unknown(ipoker, element);
		break;
	}
}

static int compare_numbers(const void *a, const void *b)
{
	const uint64_t first = *(const uint64_t *)a, second = *(const uint64_t *)b;

	return (first > second) - (first < second);
}

/* Rounds take turns with those that sit out, whose numbers may be those of an earlier round: what
 * is missing is missing from the whole hand. */
static void number_actions(struct ipoker *ipoker)
{
	const struct xml *const hand = &ipoker->hand;

	for (int i = 0; i < hand->count; i++)
		if (xml_is(hand, i, "action") && slice_uint(xml_get(hand, i, "no"), UINT64_MAX / 2,
							 &ipoker->numbers[ipoker->number_count]))
			ipoker->number_count++;
	qsort(ipoker->numbers, (size_t)ipoker->number_count, sizeof(*ipoker->numbers),
		compare_numbers);
}

/* Whether an action has that number; 0 is before the first. */
static bool is_number(const struct ipoker *ipoker, uint64_t number)
{
	return number + 1 <= 1 || bsearch(&number, ipoker->numbers, (size_t)ipoker->number_count,
					  sizeof(*ipoker->numbers), compare_numbers);
}

static void keep_turn(struct ipoker *ipoker, int element)
{
	struct turn turn = {.element = element};
	int at = ipoker->turn_count;

	if (!slice_uint(xml_get(&ipoker->hand, element, "no"), UINT64_MAX / 2, &turn.number)) {
		sites_xml_unknown(ipoker->history, &ipoker->hand, element, true);
		return;
	}
	ipoker->turns[ipoker->turn_count++] = turn;
	for (; at && ipoker->turns[at - 1].number > turn.number; at--)
		ipoker->turns[at] = ipoker->turns[at - 1];
	ipoker->turns[at] = turn;
	if (at && ipoker->turns[at - 1].number == turn.number)
		history_fault_of(ipoker->history, STATUS_HISTORY_TWICE,
			sites_xml_tag(ipoker->history, &ipoker->hand, element),
			xml_get(&ipoker->hand, element, "no"));
}

static void read_round(struct ipoker *ipoker, int round)
{
	const struct xml *const hand = &ipoker->hand;

	ipoker->turn_count = 0;
	ipoker->posting = slice_equal(xml_get(hand, round, "no"), "0");
	if (ipoker->betting)
		end_street(ipoker);
	ipoker->betting = !ipoker->posting;
	for (int i = xml_first(hand, round); i >= 0; i = xml_next(hand, i))
		if (xml_is(hand, i, "cards"))
			read_cards(ipoker, i);
		else if (!xml_is(hand, i, "action"))
			sites_xml_unknown(ipoker->history, hand, i, false);
		else if (ipoker->turn_count < HISTORY_EVENTS_MOST)
			keep_turn(ipoker, i);
	for (int i = 0; i < ipoker->turn_count; i++) {
		if (!is_number(ipoker, ipoker->turns[i].number - 1))
			history_warn_of(ipoker->history, STATUS_HISTORY_GAP,
				sites_xml_tag(ipoker->history, hand, ipoker->turns[i].element),
				xml_get(hand, ipoker->turns[i].element, "no"));
		read_action(ipoker, ipoker->turns[i].element);
	}
}

/* -- the hand -------------------------------------------------------------- */

static void read_hand(struct ipoker *ipoker)
{
	struct history *const history = ipoker->history;
	const struct xml *const hand = &ipoker->hand;

	find_commas(ipoker);
	number_actions(ipoker);
	for (int i = xml_first(hand, 0); i >= 0; i = xml_next(hand, i))
		if (xml_is(hand, i, "general"))
			read_general(ipoker, i);
		else if (xml_is(hand, i, "round"))
			read_round(ipoker, i);
		else
			sites_xml_unknown(history, hand, i, false);
	show_known(ipoker);
	for (int i = 0; i < hand->count; i++) {
		const int seat = xml_is(hand, i, "player")
					 ? history_seat_named(history, xml_get(hand, i, "name"))
					 : -1;

		if (seat < 0)
			continue;
		add_stated(ipoker, seat, i, "win", HISTORY_COLLECT);
		add_stated(ipoker, seat, i, "bet", HISTORY_PUT_IN);
	}
	if (history_said(history->stakes.big_blind))
		sites_check_stakes(history);
	else
		sites_find_stakes(history);
	history->dialect.rake_unsaid = !history_said(history->money.rake);
	history->dialect.returns_won = !ipoker->returns;
	history->dialect.returns_unsaid = ipoker->returns;
	if (ipoker->tournament || history->play_money)
		history->currency = SLICE("");
}

void sites_ipoker_read(struct history *history)
{
	struct ipoker ipoker = {.history = history};

	if (sites_xml_read(history, &ipoker.hand)) {
		history->number = sites_xml_keep(history, xml_get(&ipoker.hand, 0, "gamecode"));
		if (!history->number.length)
			history_fault(history, STATUS_HISTORY_HEADING,
				sites_xml_tag(history, &ipoker.hand, 0));
		read_session(&ipoker);
	}
	if (history->variant) {
		ipoker.board_game = !variant_brings_in(history->variant);
		ipoker.turns = malloc((size_t)ipoker.hand.count * sizeof(*ipoker.turns));
		ipoker.numbers = malloc((size_t)ipoker.hand.count * sizeof(*ipoker.numbers));
		if (ipoker.turns && ipoker.numbers)
			read_hand(&ipoker);
		else
			history->failed = true;
	}
	free(ipoker.numbers);
	free(ipoker.turns);
	xml_free(&ipoker.session);
	xml_free(&ipoker.hand);
}
