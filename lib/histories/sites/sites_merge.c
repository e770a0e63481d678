/* Hand histories of the Merge network, in XML without a root: a header, and elements for hands.
 *
 *     <description type="Holdem" stakes="No Limit ($1/$2)"/>
 *     <game id="56114855-410" starttime="20120529015906" numholecards="2" gametype="2" seats="6"
 *           realmoney="true" data="20120529|NAME (56114855)|56114855|56114855-410|false">
 *             <players dealer="5">
 *                     <player seat="0" nickname="NAME" balance="$269.96" dealtin="true" />
 *             </players>
 *             <round id="PREFLOP" sequence="2">
 *                     <event sequence="5" type="RAISE" timestamp="1338274818875" player="4"
 *                             amount="8.00"/>
 *                     <cards type="SHOWN" cards="Kc,Kh" player="1"/>
 *             </round>
 *             <round id="POSTFLOP" sequence="3">
 *                     <cards type="COMMUNITY" cards="Js,Qh,Jd"/>
 *             </round>
 *             <round id="END_OF_GAME" sequence="6">
 *                     <winner amount="407.70" uncalled="false" potnumber="1" player="5"/>
 *             </round>
 *     </game>
 *
 * Seats are numbered from 0. The amount of a raise is the raise-to amount; before 8 September 2010
 * it is the chips added, as for all other actions. The board of a round follows its actions, and
 * includes the cards before it. Amounts won are after the rake, which is never stated. They include
 * an uncalled bet if all others fold; at a showdown it is a winner element of its own. In
 * tournaments, balances are those after antes and blinds, unless the header has a version. */
#include "histories/sites/sites_xml.h"

struct merge_reader {
	struct sites_xml xml;
	bool tournament, folded;
	bool adds;                    /* the amount of a raise is the chips added */
	int drawn[HISTORY_SEATS_MAX]; /* by seat: element of its hand after the draw of this round;
					 -1: none */
	/* known cards in stud and draw games */
	struct sites_xml_held held[HISTORY_SEATS_MAX];
	uint64_t last; /* number of the previous event */
	uint64_t time; /* its time in milliseconds, if events have one */
};

/* -- the header ----------------------------------------------------------- */

static const struct sites_code games[] = {{"Holdem", "T"}, {"Omaha", "O"}, {"Omaha H/L8", "O/8"},
	{"7-Stud", "7S"}, {"7-Stud H/L8", "7S/8"}, {"Razz", "R"}, {"5-Draw", "5D"},
	{"2-7 Lowball", "2L3D"}, {"Badugi", "B"}, {NULL, NULL}};

/* Games of a mix, each with its numbers in cash games and in tournaments. */
static const struct sites_code mixed[] = {{"1", "T"}, {"2", "T"}, {"9", "T"}, {"23", "T"},
	{"34", "O/8"}, {"35", "O/8"}, {"37", "O/8"}, {"38", "7S"}, {"39", "7S"}, {"41", "7S"},
	{"42", "7S"}, {"43", "7S/8"}, {"45", "7S/8"}, {"46", "R"}, {"47", "R"}, {"49", "R"},
	{NULL, NULL}};

static const struct sites_code limits[] = {{"No Limit", "N"}, {"Pot Limit", "P"}, {"Limit", "F"},
	{NULL, NULL}};

/* Consumes the limit of "No Limit ($1/$2)". */
static struct slice take_limit(struct slice *stakes)
{
	const struct slice words = *stakes;

	for (int i = 0; limits[i].words; i++)
		if (lines_take(stakes, limits[i].words))
			return lines_before(words, strlen(limits[i].words));
	return SLICE("");
}

/* " ($1/$2)", " $3/$6". In fixed limit the stakes are the bets. */
static bool read_stakes(struct merge_reader *merge, struct slice stakes)
{
	if (merge->tournament)
		return true;
	lines_blanks(&stakes);
	lines_take(&stakes, "(");
	if (!sites_xml_take_stakes(merge->xml.history, &stakes, "/", &merge->xml.history->currency))
		return false;
	lines_take(&stakes, ")");
	sites_fix_stakes(merge->xml.history);
	return !slice_trim(stakes).length;
}

/* "20120529|NAME (56114855)|56114855|56114855-410|false": the table, and the tournament. */
static void read_data(struct merge_reader *merge, struct slice data)
{
	struct history *const history = merge->xml.history;
	struct slice date, table, number;

	if (!lines_take_until(&data, "|", &date) || !lines_take_until(&data, "|", &table))
		return;
	history->table = history_keep(history, slice_trim(table));
	/* such tables take half a dollar for the jackpot, which no element has */
	if (lines_begins(history->table, "Bad Beat")) {
		history->money.drop = (struct history_amount){50, 2};
		history->money.drop_from = (struct history_amount){5, 0};
	}
	merge->tournament |= lines_ends(data, "|true");
	if (!merge->tournament || !lines_take_until(&data, "|", &number))
		return;
	if (lines_take_until(&number, "-", &table))
		number = table;
	history->tournament = history_keep(history, number);
}

/* "20120529015906". */
static bool take_digits(struct slice words, struct history_time *when)
{
	static const char parted[] = "    - -   : : ";
	char room[32];
	struct text time = text_over(room, sizeof(room));
	struct slice rest;

	if (words.length != 14)
		return false;
	for (size_t i = 0; i < 14; i++) {
		if (i == 8 || parted[i] != ' ')
			text_add_char(&time, i == 8 ? ' ' : parted[i]);
		text_add_char(&time, words.bytes[i]);
	}
	rest = text_slice(&time);
	return lines_take_time(&rest, when) && !rest.length && when->hour < 24;
}

static bool read_heading(struct merge_reader *merge)
{
	static const struct sites_xml_field fields[] = {{"id", SITES_INTO(WORDS, history, number)},
		{"seats", SITES_INTO(NUMBER, history, seats_max)}, {.name = NULL}};
	struct sites_xml *const xml = &merge->xml;
	struct history *const history = xml->history;
	struct history_time *const when = &history->when;
	const struct slice place = lines_before(history->text, 0);
	const struct slice mix = sites_xml_get(xml, 0, "multigametype");
	struct slice type, stakes, limit;

	sites_xml_bind(xml, 0, fields, false, history);
	if (!sites_xml_session(xml))
		return false;
	type = xml_get(&xml->session, 0, "type");
	stakes = xml_get(&xml->session, 0, "stakes");
	history->game = sites_join(history, type, stakes);
	merge->tournament = lines_ends(type, " Tournament");
	if (merge->tournament)
		type.length -= strlen(" Tournament");
	read_data(merge, sites_xml_get(xml, 0, "data"));
	limit = take_limit(&stakes);
	history->variant = mix.length ? sites_coded_variant(limits, limit, mixed, mix)
				      : sites_coded_variant(limits, limit, games, type);
	if (!history->variant || !history->number.length || !read_stakes(merge, stakes)) {
		history_fault_of(history,
			history->variant ? STATUS_HISTORY_HEADING : STATUS_HISTORY_GAME, place,
			history->game);
		return false;
	}
	if (!take_digits(sites_xml_get(xml, 0, "starttime"), when))
		sites_xml_time(xml, 0, sites_xml_get(xml, 0, "starttime"));
	merge->adds = when->year && (when->year * 100 + when->month) * 100 + when->day < 20100908;
	history->play_money = sites_xml_says(xml, 0, "realmoney", "false");
	if (history->play_money)
		history->kind = SLICE("play money");
	return true;
}

static void read_players(void *reader, int players)
{
	static const struct sites_xml_field fields[] = {{"nickname", SITES_INTO(WORDS, history_seat,
									     name)},
		{"seat", SITES_INTO(INDEX, history_seat, number)},
		{"balance", SITES_INTO(AMOUNT, history_seat, stack)}, {.name = NULL}};
	struct sites_xml *const xml = reader;
	int dealer;

	if (sites_xml_number(xml, players, "dealer", 99, &dealer))
		xml->history->button = dealer + 1;
	XML_EACH (i, &xml->hand, players)
		if (xml_is(&xml->hand, i, "player"))
			sites_xml_add_seat(xml, i, fields);
		else
			sites_xml_unknown(xml, i, true);
}

/* -- cards ------------------------------------------------------------------ */

/* "Js,Qh,Jd", ",,7h,6s,": `null` or nothing is an unknown card. */
static int take_cards(const struct merge_reader *merge, int element, card cards[HOLE_CARDS_MAX])
{
	static const char *const unknown[] = {"null", "", NULL};

	return sites_split_cards(sites_xml_get(&merge->xml, element, "cards"), unknown, cards);
}

/* Adds cards to a hand; in stud the element includes the earlier cards, and repeats the hand after
 * a fold. */
static void add_hole(struct merge_reader *merge, int seat, int element, const card *cards,
	int count)
{
	struct history *const history = merge->xml.history;
	struct sites_xml_held *const held = &merge->held[seat];
	const int before = variant_brings_in(history->variant) ? held->count : 0;

	/* down cards may be known by now, and are shown once the hand is complete */
	memcpy(held->card, cards, (size_t)count);
	if (count == before && history_has(history, HISTORY_FOLD, seat))
		return;
	if (count <= before) {
		sites_xml_fault(&merge->xml, STATUS_HISTORY_DEALT, element,
			sites_xml_get(&merge->xml, element, "cards"));
		return;
	}
	if (!memchr(cards, CARD_UNKNOWN, (size_t)count) && !before)
		history->hero = seat;
	sites_xml_add_cards(&merge->xml, HISTORY_HOLE, seat, element, cards + before,
		count - before);
	held->count = count;
}

static const char drawn_cards[] = "DRAW_DRAWN_CARDS";

/* Whether these cards are dealt, although they follow the actions of their round. */
static bool is_dealt(const struct merge_reader *merge, int element)
{
	static const char *const types[] = {"COMMUNITY", "HOLE", drawn_cards, NULL};

	return xml_is(&merge->xml.hand, element, "cards") &&
	       sites_is_any(sites_xml_get(&merge->xml, element, "type"), types);
}

static void read_cards(struct merge_reader *merge, int element)
{
	struct sites_xml *const xml = &merge->xml;
	const struct variant *const variant = xml->history->variant;
	const struct slice type = sites_xml_get(xml, element, "type");
	const struct slice words = sites_xml_get(xml, element, "cards");
	const bool community = slice_equal(type, "COMMUNITY");
	card cards[HOLE_CARDS_MAX];
	const int count = take_cards(merge, element, cards);
	int seat;

	if (!count) {
		sites_xml_unknown(xml, element, false);
		return;
	}
	if (count < 0 || (community && count > BOARD_CARDS_MAX)) {
		sites_xml_fault(xml, STATUS_HISTORY_CARDS, element, words);
		return;
	}
	if (community) {
		sites_xml_add_board(xml, element, words, cards, count);
		return;
	}
	seat = sites_xml_seat(xml, element, "player", 0);
	if (seat < 0)
		return;
	if (!variant_brings_in(variant) && count != variant->street[0].hole &&
		!slice_equal(type, "SHOWN"))
		sites_xml_fault(xml, STATUS_HISTORY_DEALT, element, words);
	if (slice_equal(type, "HOLE") || slice_equal(type, "DRAW_DRAWN_CARDS"))
		add_hole(merge, seat, element, cards, count);
	else if (slice_equal(type, "SHOWN"))
		sites_xml_add_cards(xml, HISTORY_SHOW, seat, element, cards, count);
	else if (slice_equal(type, "MUCKED"))
		sites_xml_add_cards(xml, HISTORY_KNOWN, seat, element, cards, count);
	else
		sites_xml_unknown(xml, element, true);
}

/* -- events ----------------------------------------------------------------- */

static const struct sites_action actions[] = {
	{"ANTE", HISTORY_ANTE, SITES_ADDED},
	{"SMALL_BLIND", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"BIG_BLIND", HISTORY_BIG_BLIND, SITES_ADDED},
	{"INITIAL_BLIND", HISTORY_BIG_BLIND, SITES_ADDED},
	{"RETURN_BLIND", HISTORY_DEAD, SITES_ADDED},
	{"BRING_IN", HISTORY_BRING_IN, SITES_ADDED},
	{"FOLD", HISTORY_FOLD, SITES_NOTHING},
	{"CHECK", HISTORY_CHECK, SITES_NOTHING},
	{"CALL", HISTORY_CALL, SITES_ADDED},
	{"BET", HISTORY_BET, SITES_ADDED},
	{"RAISE", HISTORY_RAISE, SITES_TO},
	{"COMPLETE", HISTORY_RAISE, SITES_TO},
	{"ALL_IN", HISTORY_ALL_IN, SITES_ADDED},
	{"MUCK", HISTORY_MUCK, SITES_NOTHING},
	{"SIT_OUT", HISTORY_GONE, SITES_NOTHING},
	{"LEAVE", HISTORY_GONE, SITES_NOTHING},
	{"PLAYER_OUT", HISTORY_GONE, SITES_NOTHING},
	{.words = NULL},
};

/* Shown cards have elements of their own. */
static const char *const ignored[] = {"CHAT", "SHOW", "DISCONNECTED", "RECONNECTED", "TIMEOUT",
	"TIMED_OUT", "TIME_BANK", "RABBIT", "SIT_IN", "JOIN", "SIT_DOWN", NULL};

static void carry(struct merge_reader *merge, const struct sites_action *row, int seat, int element)
{
	struct sites_xml *const xml = &merge->xml;
	const enum history_event_kind kind = sites_xml_action(xml, row);
	struct history_event *const event = sites_xml_add(xml, kind, seat, element);

	if (row->takes == SITES_NOTHING)
		return;
	event->all_in = kind == HISTORY_ALL_IN;
	sites_xml_amount(xml, element, "amount",
		row->takes == SITES_TO && !merge->adds ? &event->to : &event->added);
	/* not every text has the chips of a player who is all-in with a post */
	if (kind <= HISTORY_BOTH && history_given(event->added) && !event->added.digits)
		sites_xml_fault(xml, STATUS_HISTORY_AMOUNT, element,
			sites_xml_get(xml, element, "amount"));
}

/* No event is earlier than the one before it, and no player takes minutes to act; otherwise an
 * event belongs to another hand. */
static void check_time(struct merge_reader *merge, int element)
{
	enum { LONGEST = 300 * 1000 };
	const struct slice words = sites_xml_get(&merge->xml, element, "timestamp");
	uint64_t time;

	if (!slice_uint(words, UINT64_MAX / 2, &time))
		return;
	if (time < merge->time)
		sites_xml_fault(&merge->xml, STATUS_HISTORY_EARLIER, element, words);
	else if (merge->time && time > merge->time + LONGEST)
		sites_xml_warn(&merge->xml, STATUS_HISTORY_LATER, element, words);
	merge->time = time;
}

static void read_event(struct merge_reader *merge, int element)
{
	struct sites_xml *const xml = &merge->xml;
	const struct slice type = sites_xml_get(xml, element, "type");
	const struct sites_action *const row = sites_find_action(actions, type);
	const bool draws = slice_equal(type, "DRAW");
	int seat;

	if (!slice_equal(type, "CHAT")) { /* which has the number of the previous event */
		merge->last = sites_xml_order(xml, element, "sequence", merge->last);
		check_time(merge, element);
	}
	if (draws || row) {
		seat = sites_xml_seat(xml, element, "player", 0);
		if (seat >= 0 && draws) {
			/* A draw. The hero's hand after it is in the same round. */
			struct sites_xml_held *const held = &merge->held[seat];
			const int drawn = merge->drawn[seat];
			card cards[HOLE_CARDS_MAX];
			int count;

			if (!sites_xml_number(xml, element, "text", HOLE_CARDS_MAX, &count) ||
				!xml->history->variant->street[1].draw)
				sites_xml_unknown(xml, element, true);
			else if (drawn < 0 || !held->count)
				sites_xml_add_draw(xml, held, seat, element, count, drawn,
					SLICE(""), NULL);
			else if (take_cards(merge, drawn, cards) != held->count)
				sites_xml_fault(xml, STATUS_HISTORY_CARDS, drawn,
					sites_xml_get(xml, drawn, "cards"));
			else
				sites_xml_add_draw(xml, held, seat, element, count, drawn,
					sites_xml_get(xml, drawn, "cards"), cards);
		} else if (seat >= 0) {
			carry(merge, row, seat, element);
		}
	} else if (slice_equal(type, "GAME_CANCELLED")) {
		xml->history->cancelled = true;
	} else if (!sites_is_any(type, ignored)) {
		sites_xml_unknown(xml, element,
			sites_xml_get(xml, element, "amount").length || !type.length);
	}
}

/* Applies cards that are dealt before the events of a round, although they follow them; those after
 * a draw are read with the draw. A board after the last fold was only revealed on request. */
static void read_round(void *reader, int round)
{
	struct merge_reader *const merge = reader;
	struct sites_xml *const xml = &merge->xml;
	const bool folded = sites_xml_says(xml, round, "id", "END_OF_FOLDED_GAME");
	const bool draws = xml->history->variant->street[1].draw;

	merge->folded |= folded;
	for (int i = 0; i < HISTORY_SEATS_MAX; i++)
		merge->drawn[i] = -1;
	XML_EACH (i, &xml->hand, round)
		if (is_dealt(merge, i) && draws && sites_xml_says(xml, i, "type", drawn_cards)) {
			/* Records the hand of a player after a draw, the first of the round. */
			const struct history *const history = merge->xml.history;
			int number = -1;

			sites_xml_number(&merge->xml, i, "player", 99, &number);
			for (int seat = 0; seat < history->seats; seat++)
				if (history->seat[seat].number == number + 1 &&
					merge->drawn[seat] < 0)
					merge->drawn[seat] = i;
		} else if (is_dealt(merge, i) && !folded) {
			read_cards(merge, i);
		}
	XML_EACH (i, &xml->hand, round)
		if (xml_is(&xml->hand, i, "event")) {
			read_event(merge, i);
		} else if (xml_is(&xml->hand, i, "winner")) {
			const bool uncalled = sites_xml_says(&merge->xml, i, "uncalled", "true");
			const int seat = sites_xml_seat(&merge->xml, i, "player", 0);

			if (seat >= 0)
				sites_xml_amount(&merge->xml, i, "amount",
					&sites_xml_add(&merge->xml,
						uncalled ? HISTORY_RETURN : HISTORY_COLLECT, seat,
						i)
						 ->added);
		} else if (!xml_is(&xml->hand, i, "cards")) {
			sites_xml_unknown(xml, i, false);
		} else if (!is_dealt(merge, i)) {
			read_cards(merge, i);
		}
}

/* -- the hand ---------------------------------------------------------------- */

static void read_hand(struct merge_reader *merge)
{
	static const struct sites_xml_part parts[] = {{"players", read_players},
		{"round", read_round}, {.name = NULL}};
	struct history *const history = merge->xml.history;

	sites_xml_each(merge, 0, parts);
	if (variant_brings_in(history->variant)) {
		/* In stud an all-in player shows before the last cards are dealt; adds a show of
		 * the whole hand after them. */
		const int shown = history->event_count;

		for (int i = 0; i < shown; i++) {
			const struct history_event event = history->events[i];
			const struct sites_xml_held *const held = &merge->held[event.seat];

			if (event.kind == HISTORY_SHOW && event.count < held->count &&
				!memchr(held->card, CARD_UNKNOWN, (size_t)held->count))
				sites_set_cards(history_add(history, HISTORY_SHOW, event.seat,
							history_line(history, &event)),
					held->card, held->count);
		}
	}
	/* balances are those after antes and blinds, except in texts with a version */
	if (merge->tournament && !xml_get(&merge->xml.session, 0, "version").length)
		sites_add_posts(history);
	if (merge->tournament)
		sites_find_stakes(history);
	if (!history->variant)
		return;
	sites_part_dead(history);
	sites_check_stakes(history);
	history->dialect.returns_won = merge->folded;
	if (merge->tournament || history->play_money)
		history->currency = SLICE("");
	if (merge->tournament && !history->tournament.length)
		history->tournament = history->table;
}

void sites_merge_read(struct history *history)
{
	struct merge_reader merge = {.xml.history = history};

	if (sites_xml_open(&merge.xml) && read_heading(&merge))
		read_hand(&merge);
	sites_xml_close(&merge.xml);
}
