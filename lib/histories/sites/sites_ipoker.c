/* Hand histories of iPoker, in XML.
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
 * Actions of a round are in any order; `no` is the true order. `bet` is all that a player put in,
 * and `win` is after the rake. The amount won includes uncalled bets, except in texts of clients
 * since 2018, which may state so in <uncalled_bet_enabled>. In tournaments the stakes are the
 * blinds posted, or in stud the bets. */
#include "histories/sites/sites_xml.h"

#include <stdlib.h>

/* An action that waits for its turn. */
struct turn {
	uint64_t number;
	int element;
};

struct ipoker {
	struct sites_xml xml;
	int general; /* of the session */
	bool tournament;
	bool board_game;
	bool returns;       /* the amount won excludes uncalled bets */
	bool blinds;        /* in fixed limit the stakes are blinds, not bets */
	bool betting;       /* a betting round is not over */
	bool posting;       /* the round of antes and blinds */
	struct turn *turns; /* of the round */
	uint64_t *numbers;  /* of all actions of the hand, in order */
	int number_count;
	/* sums of the actions, by seat */
	struct history_amount anted[HISTORY_SEATS_MAX];  /* antes */
	struct history_amount put[HISTORY_SEATS_MAX];    /* on earlier streets */
	struct history_amount street[HISTORY_SEATS_MAX]; /* on this street */
	struct history_amount
		plain[HISTORY_SEATS_MAX]; /* raise-to amounts added up as if they were increments */
	/* known hands of others than the hero: shown, unless the player folded */
	struct sites_xml_held known[HISTORY_SEATS_MAX];
	int known_at[HISTORY_SEATS_MAX];
};

/* -- the header ----------------------------------------------------------- */

/* The fact of that name in the session; "" if it is missing or N/A. */
static struct slice fact(const struct ipoker *ipoker, const char *name)
{
	const struct xml *const session = &ipoker->xml.session;
	const int element = xml_find(session, ipoker->general, name);

	return element < 0 || slice_equal(session->elements[element].content, "N/A")
		       ? SLICE("")
		       : session->elements[element].content;
}

static struct slice keep_fact(struct ipoker *ipoker, const char *name)
{
	return history_keep(ipoker->xml.history, fact(ipoker, name));
}

/* Words for the limit, in the languages of the clients. */
static const struct sites_code limits[] = {{"NL", "N"}, {"SL", "N"}, {"LZ", "N"},
	{"\xd0\x91\xd0\x9b", "N"}, {"No limit", "N"}, {"No Limit", "N"}, {"PL", "P"}, {"LP", "P"},
	{"Pot limit", "P"}, {"Pot Limit", "P"}, {"FL", "F"}, {"Limit", "F"}, {"L", "F"},
	{NULL, NULL}};

static const struct sites_code games[] = {{"Holdem", "T"}, {"LH", "T"}, {"Texas Holdem", "T"},
	{"Six Plus Holdem", "S"}, {"Omaha", "O"}, {"Omaha Hi-Lo", "O/8"}, {"Omaha HiLow", "O/8"},
	{"5 Card Omaha", "O5"}, {"6 Card Omaha", "O6"}, {"5 Card Omaha Hi-Lo", "O5/8"},
	{"7 Card Stud", "7S"}, {"7 Card Stud Hi-Lo", "7S/8"}, {"7 Card Stud HiLow", "7S/8"},
	{NULL, NULL}};

/* Splits "Omaha Hi-Lo PL €1/€2" at the limit, which is a separate word. */
static bool find_limit(struct slice words, struct slice *name, struct slice *limit,
	struct slice *stakes)
{
	for (size_t at = 0; at < words.length; at++)
		for (int i = 0; (!at || words.bytes[at - 1] == ' ') && limits[i].words; i++) {
			struct slice rest = lines_after(words, at);

			if (!lines_take(&rest, limits[i].words) ||
				(rest.length && !lines_begins(rest, " ")))
				continue;
			*name = slice_trim(lines_before(words, at));
			*limit = lines_before(lines_after(words, at), strlen(limits[i].words));
			*stakes = slice_trim(rest);
			return true;
		}
	return false;
}

/* The number of hole cards that the hand deals to a player; 0 if it does not say. */
static int count_pocket(const struct ipoker *ipoker, int *element)
{
	const struct xml *const hand = &ipoker->xml.hand;

	for (*element = 0; *element < hand->count; ++*element) {
		struct slice words = hand->elements[*element].content, word;
		int count = 0;

		if (!xml_is(hand, *element, "cards") ||
			!sites_xml_says(&ipoker->xml, *element, "type", "Pocket"))
			continue;
		for (; words.length; lines_blanks(&words), count++)
			if (!lines_take_until(&words, " ", &word))
				words.length = 0;
		if (count)
			return count;
	}
	return 0;
}

/* Omaha with five or six cards is called Omaha too, or nothing. Other cards than those of the
 * stated game are a fault, but the rest is read as the game that has them. */
static void set_variant(struct ipoker *ipoker, struct slice limit, struct slice name)
{
	static const char *const dealt[] = {"", "", "Holdem", "", "Omaha", "5 Card Omaha",
		"6 Card Omaha"};
	struct history *const history = ipoker->xml.history;
	int element;
	const int cards = count_pocket(ipoker, &element);
	const char *const words = cards < 7 ? dealt[cards] : "";
	const struct variant *const other =
		sites_coded_variant(limits, limit, games, (struct slice){words, strlen(words)});

	/* "LH 20/40 x2 Limit $10/$20": the name of the game has the bets */
	ipoker->blinds = lines_begins(name, "LH ");
	if (ipoker->blinds)
		name.length = 2;
	history->variant = sites_coded_variant(limits, limit, games, name);
	if ((!name.length || slice_equal(name, "Omaha")) && cards >= 5 && *words)
		history->variant = other;
	if (!history->variant || !cards || variant_brings_in(history->variant) ||
		history->variant->street[0].hole == cards)
		return;
	sites_xml_fault(&ipoker->xml, STATUS_HISTORY_DEALT, element,
		ipoker->xml.hand.elements[element].content);
	if (*words)
		history->variant = other;
}

/* "€0.50/€1", "5/10", "€1/€2 Ante €0.40". In fixed limit the stakes are the bets. */
static bool read_stakes(struct ipoker *ipoker, struct slice stakes)
{
	struct history *const history = ipoker->xml.history;
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

/* The number of the tournament in "NAME, 848000000" and "NAME (#848000000)". */
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
	static const char *const marks[] = {"tournamentname", "place", "totalbuyin",
		"tournamentcurrency", NULL};
	struct history *const history = ipoker->xml.history;

	history->tournament = keep_fact(ipoker, "tournamentcode");
	if (!history->tournament.length)
		history->tournament = keep_fact(ipoker, "tourcode");
	ipoker->tournament = history->tournament.length > 0;
	for (int i = 0; marks[i]; i++)
		ipoker->tournament |=
			xml_find(&ipoker->xml.session, ipoker->general, marks[i]) >= 0;
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

/* Texts of clients since version 18 exclude uncalled bets from the amount won. */
static bool returns_bets(const struct ipoker *ipoker)
{
	struct slice version = fact(ipoker, "client_version");
	const struct slice given = fact(ipoker, "uncalled_bet_enabled");
	uint64_t major;

	if (given.length)
		return slice_equal(given, "true");
	return lines_take_number(&version, &major) && major >= 18;
}

static bool read_session(struct ipoker *ipoker)
{
	struct history *const history = ipoker->xml.history;
	const struct slice place = lines_before(history->text, 0);
	struct slice game, name, limit, stakes = {"", 0};
	uint64_t seats;

	if (!sites_xml_session(&ipoker->xml))
		return false;
	ipoker->general = xml_find(&ipoker->xml.session, 0, "general");
	if (ipoker->general < 0)
		ipoker->general = 0;
	history->table = keep_fact(ipoker, "tablename");
	read_tournament(ipoker);
	game = fact(ipoker, "gametype");
	history->game = history_keep(history, game);
	if (find_limit(game, &name, &limit, &stakes))
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

/* Some clients write amounts as 0,50 or 1.500: one such amount decides for all. */
static void find_commas(struct ipoker *ipoker)
{
	static const char *const amounts[] = {"chips", "bet", "win", "sum", NULL};
	const struct xml *const hand = &ipoker->xml.hand;

	for (int i = 0; i < hand->attribute_count; i++) {
		const struct slice value = hand->attributes[i].value;
		size_t digits = 0, end = value.length;

		if (!sites_is_any(hand->attributes[i].name, amounts))
			continue;
		while (end && (value.bytes[end - 1] < '0' || value.bytes[end - 1] > '9'))
			end--;
		while (end && lines_is_digit(value.bytes[end - 1])) {
			end--;
			digits++;
		}
		if (end < 2)
			continue;
		ipoker->xml.history->dialect.commas |=
			(value.bytes[end - 1] == ',' && digits <= 2) ||
			(value.bytes[end - 1] == '.' && digits == 3);
	}
}

/* Whether the stated total of a player is a known error of some clients: raise-to amounts added up
 * as if they were increments, or the ante counted twice or not at all. */
static bool is_misprint(const struct ipoker *ipoker, int seat, struct history_amount given)
{
	const struct history_amount ante = ipoker->anted[seat];
	const struct history_amount put = history_sum(ipoker->put[seat], ipoker->street[seat]);

	return sites_compare(given, put) && (!sites_compare(given, ipoker->plain[seat]) ||
						    !sites_compare(given, history_sum(put, ante)) ||
						    !sites_compare(history_sum(given, ante), put));
}

/* Reads the amount of an optional attribute. */
static bool may_say(struct ipoker *ipoker, int element, const char *attribute,
	struct history_amount *amount)
{
	return slice_trim(sites_xml_get(&ipoker->xml, element, attribute)).length &&
	       sites_xml_amount(&ipoker->xml, element, attribute, amount);
}

/* Some clients list empty seats. */
static bool is_empty(const struct sites_xml *xml, int element)
{
	static const char *const amounts[] = {"chips", "bet", "win", NULL};

	for (int i = 0; amounts[i]; i++) {
		struct slice words = sites_xml_get(xml, element, amounts[i]);
		struct history_amount amount;

		if (words.length && (!sites_xml_take_amount(xml->history, &words, &amount, NULL) ||
					    amount.digits))
			return false;
	}
	return true;
}

static void read_player(void *reader, int element)
{
	static const struct sites_xml_field fields[] = {{"name", SITES_INTO(WORDS, history_seat,
									 name)},
		{"seat", SITES_INTO(NUMBER, history_seat, number)},
		{"chips", SITES_INTO(AMOUNT, history_seat, stack)}, {.name = NULL}};
	struct ipoker *const ipoker = reader;
	struct sites_xml *const xml = &ipoker->xml;
	struct history *const history = xml->history;
	struct history_amount rake;
	int seat;

	if (!sites_xml_get(xml, element, "name").length && is_empty(xml, element))
		return;
	seat = sites_xml_add_seat(xml, element, fields);
	if (seat < 0)
		return;
	if (sites_xml_says(xml, element, "dealer", "1")) {
		if (history->button) /* another player has it too */
			sites_xml_unknown(xml, element, true);
		history->button = history->seat[seat].number;
	}
	if (slice_same(history->seat[seat].name, fact(ipoker, "nickname")))
		history->hero = seat;
	/* some clients state each player's share of the rake */
	if (may_say(ipoker, element, "rakeamount", &rake))
		sites_add_up(&history->money.rake, rake);
}

static void read_general(void *reader, int general)
{
	static const struct sites_xml_part parts[] = {{"player", read_player}, {.name = NULL}};
	struct ipoker *const ipoker = reader;
	const struct xml *const hand = &ipoker->xml.hand;

	XML_EACH (i, hand, general)
		if (xml_is(hand, i, "players"))
			sites_xml_each(ipoker, i, parts);
		else if (xml_is(hand, i, "startdate"))
			sites_xml_time(&ipoker->xml, i, hand->elements[i].content);
}

/* -- cards ---------------------------------------------------------------- */

/* Hands of players other than the hero appear where they were dealt, although they were shown
 * later. */
static void read_hole(struct ipoker *ipoker, int seat, int element, const card *cards, int count)
{
	struct history *const history = ipoker->xml.history;
	struct sites_xml_held *const known = &ipoker->known[seat];

	if (ipoker->board_game && history->seat[seat].dealt)
		sites_xml_fault(&ipoker->xml, STATUS_HISTORY_DEALT, element,
			ipoker->xml.hand.elements[element].content);
	history->seat[seat].dealt = true;
	if (!count || (ipoker->board_game && memchr(cards, CARD_UNKNOWN, (size_t)count)))
		return;
	if (!ipoker->board_game || seat == history->hero) {
		sites_xml_add_cards(&ipoker->xml, HISTORY_HOLE, seat, element, cards, count);
		return;
	}
	memcpy(known->card, cards, (size_t)count);
	known->count = count;
	ipoker->known_at[seat] = element;
}

/* Board cards, which are dealt street by street. */
static void read_board(struct sites_xml *xml, int element, const card *cards, int count)
{
	/* street names, by the number of board cards before them */
	static const char *const types[] = {"Flop", "", "", "Turn", "River"};
	const struct slice type = sites_xml_get(xml, element, "type");
	card dealt[BOARD_CARDS_MAX];
	int before = 0;

	while (before < BOARD_CARDS_MAX && (!type.length || !slice_equal(type, types[before])))
		before++;
	if (before == BOARD_CARDS_MAX)
		sites_xml_unknown(xml, element, true);
	else if (sites_dealt_in(xml->history, 0, dealt) != before)
		sites_xml_fault(xml, STATUS_HISTORY_BOARD, element, type);
	else
		sites_xml_add_cards(xml, HISTORY_BOARD, -1, element, cards, count);
}

/* -- actions --------------------------------------------------------------- */

static void add_amount(struct ipoker *ipoker, enum history_event_kind kind, int seat, int element)
{
	struct history_event *const event = sites_xml_add(&ipoker->xml, kind, seat, element);
	const struct history_amount stake = ipoker->xml.history->stakes.big_blind;
	struct history_amount sum;

	sites_xml_amount(&ipoker->xml, element, "sum",
		kind == HISTORY_RAISE ? &event->to : &event->added);
	event->all_in = kind == HISTORY_ALL_IN;
	/* Adds the sum of an action to the total of its player. */
	sum = event->kind == HISTORY_RAISE ? event->to : event->added;
	if (event->kind == HISTORY_RAISE)
		ipoker->street[seat] = sum;
	else if (event->kind == HISTORY_ANTE)
		sites_add_up(&ipoker->put[seat], sum);
	else
		sites_add_up(&ipoker->street[seat], sum);
	if (event->kind == HISTORY_ANTE)
		sites_add_up(&ipoker->anted[seat], sum);
	sites_add_up(&ipoker->plain[seat], sum);
	/* a big blind above the stake includes a dead small blind */
	if (kind == HISTORY_BIG_BLIND && history_given(stake) &&
		sites_compare(event->added, stake) > 0)
		event->kind = HISTORY_BOTH;
}

static const struct action_type {
	enum history_event_kind kind;
	bool known, amount;
	bool post; /* belongs to the first round, which has only posts */
	bool anywhere;
} types[] = {
	[0] = {HISTORY_FOLD, true, false, false, false},
	[1] = {HISTORY_SMALL_BLIND, true, true, true, false},
	[2] = {HISTORY_BIG_BLIND, true, true, true, false},
	[3] = {HISTORY_CALL, true, true, false, false},
	[4] = {HISTORY_CHECK, true, false, false, false},
	[5] = {HISTORY_BET, true, true, false, false},
	[6] = {HISTORY_ALL_IN, true, true, false, false}, /* old clients: the chips added */
	[7] = {HISTORY_ALL_IN, true, true, false, false},
	[8] = {HISTORY_GONE, true, false, false, true}, /* sits out */
	[9] = {HISTORY_GONE, true, false, false, true}, /* posts no blind */
	[15] = {HISTORY_ANTE, true, true, true, false},
	[16] = {HISTORY_BRING_IN, true, true, false, true},
	[23] = {HISTORY_RAISE, true, true, false, false},
};

static void read_action(struct ipoker *ipoker, int element)
{
	struct sites_xml *const xml = &ipoker->xml;
	const int seat = sites_xml_named(xml, element, "player");
	const struct action_type *type = types;
	struct slice sum = slice_trim(sites_xml_get(xml, element, "sum"));
	struct history_amount amount = {0, 0};
	int number = 0;

	if (seat < 0)
		return;
	if (sites_xml_number(xml, element, "type", sizeof(types) / sizeof(*types) - 1, &number))
		type = &types[number];
	else
		number = -1;
	if (number < 0 || !type->known || (ipoker->posting != type->post && !type->anywhere)) {
		/* no chips are moved, or it is not known which */
		if (sum.length)
			lines_take_amount(&sum, LINES_EITHER, &amount, NULL);
		sites_xml_unknown(xml, element, amount.digits > 0 || sum.length);
	} else if (!type->amount) {
		sites_xml_add(xml, type->kind, seat, element);
	} else { /* a second small blind is that of a returning player, and dead */
		add_amount(ipoker,
			type->kind == HISTORY_SMALL_BLIND &&
					history_has_any(xml->history, HISTORY_SMALL_BLIND)
				? HISTORY_DEAD
				: type->kind,
			seat, element);
	}
}

static int compare_numbers(const void *a, const void *b)
{
	const uint64_t first = *(const uint64_t *)a, second = *(const uint64_t *)b;

	return (first > second) - (first < second);
}

/* By number; actions with the same number keep the order of the text. */
static int compare_turns(const void *a, const void *b)
{
	const struct turn *const first = a, *const second = b;

	return first->number != second->number ? compare_numbers(a, b)
					       : first->element - second->element;
}

/* Rounds alternate with those of players sitting out, whose numbers may repeat those of an earlier
 * round; so gaps are looked for in the whole hand. */
static void number_actions(struct ipoker *ipoker)
{
	const struct xml *const hand = &ipoker->xml.hand;

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

static void read_round(void *reader, int round)
{
	struct ipoker *const ipoker = reader;
	struct sites_xml *const xml = &ipoker->xml;
	struct turn *turn = ipoker->turns;

	ipoker->posting = sites_xml_says(xml, round, "no", "0");
	for (int i = 0; ipoker->betting && i < xml->history->seats; i++) {
		sites_add_up(&ipoker->put[i], ipoker->street[i]);
		ipoker->street[i] = (struct history_amount){0, 0};
	}
	ipoker->betting = !ipoker->posting;
	XML_EACH (i, &xml->hand, round)
		if (xml_is(&xml->hand, i, "cards")) {
			const struct slice words = xml->hand.elements[i].content;
			const bool board = !sites_xml_get(xml, i, "player").length;
			card cards[HOLE_CARDS_MAX];
			const int count = sites_suits_first(words, cards);
			int seat;

			if (count < 0 || (board && count > BOARD_CARDS_MAX)) {
				sites_xml_fault(xml, STATUS_HISTORY_CARDS, i, words);
			} else if (board) {
				read_board(xml, i, cards, count);
			} else {
				seat = sites_xml_named(xml, i, "player");
				if (seat >= 0)
					read_hole(ipoker, seat, i, cards, count);
			}
		} else if (!xml_is(&xml->hand, i, "action")) {
			sites_xml_unknown(xml, i, false);
		} else if (slice_uint(xml_get(&xml->hand, i, "no"), UINT64_MAX / 2,
				   &turn->number)) {
			(turn++)->element = i;
		} else {
			sites_xml_unknown(xml, i, true);
		}
	qsort(ipoker->turns, (size_t)(turn - ipoker->turns), sizeof(*turn), compare_turns);
	for (const struct turn *at = ipoker->turns + 1; at < turn; at++)
		if (at[-1].number == at->number)
			sites_xml_fault(xml, STATUS_HISTORY_TWICE, at->element,
				sites_xml_get(xml, at->element, "no"));
	for (const struct turn *at = ipoker->turns; at < turn; at++) {
		const int element = at->element;

		if (!is_number(ipoker, at->number - 1))
			sites_xml_warn(xml, STATUS_HISTORY_GAP, element,
				sites_xml_get(xml, element, "no"));
		read_action(ipoker, element);
	}
}

/* -- the hand -------------------------------------------------------------- */

static void read_hand(struct ipoker *ipoker)
{
	static const struct sites_xml_part parts[] = {{"general", read_general},
		{"round", read_round}, {.name = NULL}};
	struct history *const history = ipoker->xml.history;
	const struct xml *const hand = &ipoker->xml.hand;
	struct history_amount amount;

	find_commas(ipoker);
	number_actions(ipoker);
	sites_xml_each(ipoker, 0, parts);
	/* a player who did not fold has shown, but it is not known when */
	for (int i = 0; i < history->seats; i++)
		if (ipoker->known[i].count)
			sites_xml_add_cards(&ipoker->xml,
				history_has(history, HISTORY_FOLD, i) ? HISTORY_KNOWN
								      : HISTORY_SHOW,
				i, ipoker->known_at[i], ipoker->known[i].card,
				ipoker->known[i].count);
	/* Amounts that the players put in and won in all, stated in their seats. */
	for (int i = 0; i < hand->count; i++) {
		const int seat = xml_is(hand, i, "player")
					 ? history_seat_named(ipoker->xml.history,
						   sites_xml_get(&ipoker->xml, i, "name"))
					 : -1;

		if (seat < 0)
			continue;
		if (may_say(ipoker, i, "win", &amount) && amount.digits)
			sites_xml_add_amount(&ipoker->xml, HISTORY_COLLECT, seat, i, amount);
		if (may_say(ipoker, i, "bet", &amount) && !is_misprint(ipoker, seat, amount))
			sites_xml_add_amount(&ipoker->xml, HISTORY_PUT_IN, seat, i, amount);
	}
	if (history_given(history->stakes.big_blind))
		sites_check_stakes(history);
	else
		sites_find_stakes(history);
	history->dialect.rake_not_given = !history_given(history->money.rake);
	history->dialect.returns_won = !ipoker->returns;
	history->dialect.returns_not_given = ipoker->returns;
	if (ipoker->tournament || history->play_money)
		history->currency = SLICE("");
}

void sites_ipoker_read(struct history *history)
{
	static const struct sites_xml_field fields[] = {{"gamecode",
								SITES_INTO(WORDS, history, number)},
		{.name = NULL}};
	struct ipoker ipoker = {.xml.history = history};

	if (sites_xml_open(&ipoker.xml)) {
		sites_xml_bind(&ipoker.xml, 0, fields, false, history);
		if (!history->number.length)
			history_fault(history, STATUS_HISTORY_HEADING,
				sites_xml_tag(&ipoker.xml, 0));
		read_session(&ipoker);
	}
	if (history->variant) {
		const size_t count = (size_t)ipoker.xml.hand.count;

		ipoker.board_game = !variant_brings_in(history->variant);
		ipoker.turns = malloc(count * sizeof(*ipoker.turns));
		ipoker.numbers = malloc(count * sizeof(*ipoker.numbers));
		if (ipoker.turns && ipoker.numbers)
			read_hand(&ipoker);
		else
			history->failed = true;
	}
	free(ipoker.numbers);
	free(ipoker.turns);
	sites_xml_close(&ipoker.xml);
}
