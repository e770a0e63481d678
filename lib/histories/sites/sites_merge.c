/* The texts of the Merge network, which are XML without a root: a heading, and elements for hands.
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
 * Seats are numbered from 0. The amount of a raise is the total of the street, but before 8
 * September 2010 what it adds, as that of all other actions. The board of a round stands behind its
 * actions, with the cards before it. What is won is after the rake, which is nowhere. Uncalled bets
 * are in it when all others fold; at a showdown they are a winner of their own. In tournaments,
 * balances are those after antes and blinds, but not where the heading has a version. */
#include "histories/sites/sites_inside.h"

struct merge {
	struct history *history;
	struct xml session, hand;
	bool tournament, blinds, started, folded;
	bool adds; /* the amount of a raise is what it adds */
	int round; /* the element of the round that is read */
	/* cards of stud and of draw games, as far as they are known */
	int dealt[HISTORY_SEATS_MAX];
	card held[HISTORY_SEATS_MAX][HOLE_CARDS_MAX];
	uint64_t last; /* the number of the event before */
	uint64_t time; /* and its time in milliseconds, where events have one */
};

bool sites_merge_begins(struct slice line, struct slice rest)
{
	struct slice attributes;

	(void)rest;
	return sites_xml_begins(line, "game", &attributes) && lines_has(attributes, " starttime=");
}

bool sites_merge_session(struct slice line, struct slice rest)
{
	struct slice attributes;

	(void)rest;
	return sites_xml_begins(line, "description", &attributes) &&
	       lines_has(attributes, " stakes=");
}

/* -- the heading ---------------------------------------------------------- */

static const char *const games[][2] = {{"Holdem", "Hold'em"}, {"Omaha", "Omaha"},
	{"Omaha H/L8", "Omaha Hi/Lo"}, {"7-Stud", "7 Card Stud"},
	{"7-Stud H/L8", "7 Card Stud Hi/Lo"}, {"Razz", "Razz"}, {"5-Draw", "5 Card Draw"},
	{"2-7 Lowball", "Triple Draw 2-7 Lowball"}, {"Badugi", "Badugi"}};

/* The games of a mix, each with the numbers that it has in cash games and in tournaments. */
static const char *const mixed[][2] = {{"1", "Holdem"}, {"2", "Holdem"}, {"9", "Holdem"},
	{"23", "Holdem"}, {"34", "Omaha H/L8"}, {"35", "Omaha H/L8"}, {"37", "Omaha H/L8"},
	{"38", "7-Stud"}, {"39", "7-Stud"}, {"41", "7-Stud"}, {"42", "7-Stud"},
	{"43", "7-Stud H/L8"}, {"45", "7-Stud H/L8"}, {"46", "Razz"}, {"47", "Razz"},
	{"49", "Razz"}};

/* The game of a hand, which in a mix is not that of its heading. */
static struct slice game_of(const struct merge *merge, struct slice type)
{
	const struct slice number = xml_get(&merge->hand, 0, "multigametype");

	for (size_t i = 0; number.length && i < sizeof(mixed) / sizeof(*mixed); i++)
		if (slice_equal(number, mixed[i][0]))
			return (struct slice){mixed[i][1], strlen(mixed[i][1])};
	return number.length ? SLICE("") : type;
}

static const struct variant *variant_of(struct slice type, const char *limit)
{
	char room[64];
	struct text words = text_over(room, sizeof(room));

	for (size_t i = 0; i < sizeof(games) / sizeof(*games); i++)
		if (slice_equal(type, games[i][0])) {
			text_add_string(&words, games[i][1]);
			text_add_char(&words, ' ');
			text_add_string(&words, limit);
			return sites_variant(text_slice(&words));
		}
	return NULL;
}

/* "No Limit ($1/$2)", "Limit $3/$6". Of fixed limit the stakes are the bets. */
static const char *take_limit(struct slice *stakes)
{
	static const char *const limits[] = {"No Limit", "Pot Limit", "Limit", NULL};

	for (int i = 0; limits[i]; i++)
		if (lines_take(stakes, limits[i]))
			return limits[i];
	return "";
}

static bool read_stakes(struct merge *merge, struct slice stakes)
{
	struct history *const history = merge->history;

	if (merge->tournament)
		return true;
	lines_blanks(&stakes);
	lines_take(&stakes, "(");
	if (!lines_take_amount(&stakes, LINES_EITHER, &history->stakes.small_blind,
		    &history->currency) ||
		!lines_take(&stakes, "/") ||
		!lines_take_amount(&stakes, LINES_EITHER, &history->stakes.big_blind, NULL))
		return false;
	lines_take(&stakes, ")");
	sites_fix_stakes(history);
	return !slice_trim(stakes).length;
}

/* "20120529|NAME (56114855)|56114855|56114855-410|false": the table, and the tournament. */
static void read_data(struct merge *merge, struct slice data)
{
	struct history *const history = merge->history;
	struct slice date, table, number;

	if (!lines_take_until(&data, "|", &date) || !lines_take_until(&data, "|", &table))
		return;
	history->table = sites_xml_keep(history, slice_trim(table));
	merge->tournament |= lines_ends(data, "|true");
	if (!merge->tournament || !lines_take_until(&data, "|", &number))
		return;
	if (lines_take_until(&number, "-", &table))
		number = table;
	history->tournament = sites_xml_keep(history, number);
}

/* "20120529015906". */
static bool take_digits(struct slice words, struct history_time *when)
{
	static const int length[] = {4, 2, 2, 2, 2, 2};
	static const uint64_t most[] = {9999, 12, 31, 23, 59, 60};
	uint64_t part[6];

	if (words.length != 14)
		return false;
	for (int i = 0; i < 6; i++) {
		if (!slice_uint(lines_before(words, (size_t)length[i]), most[i], &part[i]))
			return false;
		words = lines_after(words, (size_t)length[i]);
	}
	if (!part[0] || !part[1] || !part[2])
		return false;
	*when = (struct history_time){.year = (int16_t)part[0],
		.month = (uint8_t)part[1],
		.day = (uint8_t)part[2],
		.hour = (uint8_t)part[3],
		.minute = (uint8_t)part[4],
		.second = (uint8_t)part[5]};
	return true;
}

static bool is_before(const struct history_time *when, int year, int month, int day)
{
	const int date = (when->year * 100 + when->month) * 100 + when->day;

	return when->year && date < (year * 100 + month) * 100 + day;
}

static bool read_heading(struct merge *merge)
{
	struct history *const history = merge->history;
	const struct xml *const hand = &merge->hand;
	const struct slice place = lines_before(history->text, 0);
	struct slice type, stakes, rest;
	const char *limit;

	history->number = sites_xml_keep(history, xml_get(hand, 0, "id"));
	if (!sites_xml_session(history, &merge->session))
		return false;
	type = xml_get(&merge->session, 0, "type");
	rest = stakes = xml_get(&merge->session, 0, "stakes");
	history->game = sites_xml_join(history, type, stakes);
	merge->tournament = lines_ends(type, " Tournament");
	if (merge->tournament)
		type.length -= strlen(" Tournament");
	read_data(merge, xml_get(hand, 0, "data"));
	limit = take_limit(&rest);
	history->variant = *limit ? variant_of(game_of(merge, type), limit) : NULL;
	if (!history->variant) {
		history_fault_of(history, STATUS_HISTORY_GAME, place, history->game);
		return false;
	}
	if (!history->number.length || !read_stakes(merge, rest)) {
		history_fault_of(history, STATUS_HISTORY_HEADING, place, history->game);
		return false;
	}
	if (!take_digits(xml_get(hand, 0, "starttime"), &history->when))
		sites_xml_time(history, hand, 0, xml_get(hand, 0, "starttime"));
	merge->adds = is_before(&history->when, 2010, 9, 8);
	sites_xml_number(hand, 0, "seats", 100, &history->seats_max);
	history->play_money = slice_equal(xml_get(hand, 0, "realmoney"), "false");
	if (history->play_money)
		history->kind = SLICE("play money");
	return true;
}

/* -- players --------------------------------------------------------------- */

static void read_players(struct merge *merge, int players)
{
	struct history *const history = merge->history;
	const struct xml *const hand = &merge->hand;
	int dealer;

	if (sites_xml_number(hand, players, "dealer", 99, &dealer))
		history->button = dealer + 1;
	for (int i = xml_first(hand, players); i >= 0; i = xml_next(hand, i)) {
		struct history_seat seat = {.stack = HISTORY_UNSAID,
			.offset = hand->elements[i].offset};

		seat.name = sites_xml_keep(history, xml_get(hand, i, "nickname"));
		if (!xml_is(hand, i, "player") || !seat.name.length ||
			!sites_xml_number(hand, i, "seat", 99, &seat.number)) {
			sites_xml_unknown(history, hand, i, true);
			continue;
		}
		seat.number++;
		if (sites_xml_amount(history, hand, i, "balance", &seat.stack))
			history_add_seat(history, &seat);
	}
}

/* -- cards ------------------------------------------------------------------ */

/* "Js,Qh,Jd", ",,7h,6s,": `null` or nothing is a card that nobody knows. */
static const char *const unknown_cards[] = {"null", "", NULL};

/* A board begins with the cards that it had before. */
static void add_board(struct merge *merge, int element, const card *cards, int count)
{
	struct history *const history = merge->history;
	int before = 0;

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		for (int j = 0; event->deed == HISTORY_BOARD && j < event->count; j++, before++)
			if (before >= count || event->card[j] != cards[before]) {
				history_fault_of(history, STATUS_HISTORY_BOARD,
					sites_xml_tag(history, &merge->hand, element),
					xml_get(&merge->hand, element, "cards"));
				return;
			}
	}
	if (count > before)
		sites_xml_add_cards(merge->history, &merge->hand, HISTORY_BOARD, -1, element,
			cards + before, count - before);
}

/* Cards in hand; in stud with those that the seat had before, which are told again after a fold. */
static void add_hole(struct merge *merge, int seat, int element, const card *cards, int count)
{
	const bool stud = variant_brings_in(merge->history->variant);
	const int before = stud ? merge->dealt[seat] : 0;

	/* what was face down may be known by then, and is shown when the hand is whole */
	memcpy(merge->held[seat], cards, (size_t)count);
	if (count == before && history_has(merge->history, HISTORY_FOLD, seat))
		return;
	if (count <= before) {
		history_fault_of(merge->history, STATUS_HISTORY_DEALT,
			sites_xml_tag(merge->history, &merge->hand, element),
			xml_get(&merge->hand, element, "cards"));
		return;
	}
	if (!memchr(cards, CARD_UNKNOWN, (size_t)count) && !before)
		merge->history->hero = seat;
	sites_xml_add_cards(merge->history, &merge->hand, HISTORY_HOLE, seat, element,
		cards + before, count - before);
	merge->dealt[seat] = count;
}

/* Notes the cards of `from` that are not among `others`. */
static int cards_without(const card *from, const card *others, int count, card out[HOLE_CARDS_MAX])
{
	int left = 0;

	for (int i = 0; i < count; i++)
		if (!memchr(others, from[i], (size_t)count))
			out[left++] = from[i];
	return left;
}

static bool is_drawn(const struct merge *merge, int element)
{
	return xml_is(&merge->hand, element, "cards") &&
	       slice_equal(xml_get(&merge->hand, element, "type"), "DRAW_DRAWN_CARDS");
}

/* The hand of the hero after a draw stands in the same round. */
static int find_drawn(const struct merge *merge, struct slice player)
{
	for (int i = xml_first(&merge->hand, merge->round); i >= 0; i = xml_next(&merge->hand, i))
		if (is_drawn(merge, i) && slice_same(xml_get(&merge->hand, i, "player"), player))
			return i;
	return -1;
}

/* A draw of so many cards. */
static void read_draw(struct merge *merge, int seat, int element)
{
	struct history *const history = merge->history;
	const struct xml *const hand = &merge->hand;
	const int drawn = find_drawn(merge, xml_get(hand, element, "player"));
	card cards[HOLE_CARDS_MAX], out[HOLE_CARDS_MAX], in[HOLE_CARDS_MAX];
	const int held = merge->dealt[seat];
	int count;

	if (!sites_xml_number(hand, element, "text", HOLE_CARDS_MAX, &count) ||
		!history->variant->street[1].draw) {
		sites_xml_unknown(history, hand, element, true);
		return;
	}
	memset(out, CARD_UNKNOWN, sizeof(out));
	if (drawn >= 0 && held &&
		(sites_split_cards(xml_get(hand, drawn, "cards"), unknown_cards, cards) != held ||
			cards_without(merge->held[seat], cards, held, out) != count ||
			cards_without(cards, merge->held[seat], held, in) != count)) {
		history_fault_of(history, STATUS_HISTORY_CARDS, sites_xml_tag(history, hand, drawn),
			xml_get(hand, drawn, "cards"));
		return;
	}
	sites_xml_add_cards(history, hand, count ? HISTORY_DRAW : HISTORY_PAT, seat, element, out,
		count);
	if (drawn < 0 || !held)
		return;
	if (count)
		sites_xml_add_cards(history, hand, HISTORY_HOLE, seat, drawn, in, count);
	memcpy(merge->held[seat], cards, (size_t)held);
}

static void read_cards(struct merge *merge, int element)
{
	struct history *const history = merge->history;
	const struct xml *const hand = &merge->hand;
	const struct slice type = xml_get(hand, element, "type"),
			   words = xml_get(hand, element, "cards");
	const bool community = slice_equal(type, "COMMUNITY");
	card cards[HOLE_CARDS_MAX];
	const int count = sites_split_cards(words, unknown_cards, cards);
	int seat;

	if (!count) {
		sites_xml_unknown(history, hand, element, false);
		return;
	}
	if (count < 0 || (community && count > BOARD_CARDS_MAX)) {
		history_fault_of(history, STATUS_HISTORY_CARDS,
			sites_xml_tag(history, hand, element), words);
		return;
	}
	if (community) {
		add_board(merge, element, cards, count);
		return;
	}
	seat = sites_xml_seat(merge->history, &merge->hand, element, "player", 0);
	if (seat < 0)
		return;
	if (!variant_brings_in(history->variant) && count != history->variant->street[0].hole &&
		!slice_equal(type, "SHOWN"))
		history_fault_of(history, STATUS_HISTORY_DEALT,
			sites_xml_tag(history, hand, element), words);
	if (slice_equal(type, "HOLE") || slice_equal(type, "DRAW_DRAWN_CARDS"))
		add_hole(merge, seat, element, cards, count);
	else if (slice_equal(type, "SHOWN"))
		sites_xml_add_cards(merge->history, &merge->hand, HISTORY_SHOW, seat, element,
			cards, count);
	else if (slice_equal(type, "MUCKED"))
		sites_xml_add_cards(merge->history, &merge->hand, HISTORY_KNOWN, seat, element,
			cards, count);
	else
		sites_xml_unknown(history, hand, element, true);
}

/* -- events ----------------------------------------------------------------- */

static const struct sites_deed deeds[] = {
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

/* The cards that are shown stand in elements of their own. */
static const char *const chatter[] = {"CHAT", "SHOW", "DISCONNECTED", "RECONNECTED", "TIMEOUT",
	"TIMED_OUT", "TIME_BANK", "RABBIT", "SIT_IN", "JOIN", "SIT_DOWN", NULL};

/* Who is all in with a blind has such an event instead: before the others the first is the small
 * blind, unless that is posted. */
static enum history_deed all_in_deed(const struct merge *merge)
{
	bool small = false;

	if (merge->started || merge->blinds)
		return HISTORY_ALL_IN;
	for (int i = 0; i < merge->history->event_count; i++)
		small |= merge->history->events[i].deed == HISTORY_SMALL_BLIND;
	return small ? HISTORY_BIG_BLIND : HISTORY_SMALL_BLIND;
}

static void carry(struct merge *merge, const struct sites_deed *row, int seat, int element)
{
	enum history_deed deed = row->deed;
	struct history_event *event;

	if (deed == HISTORY_ALL_IN)
		deed = all_in_deed(merge);
	merge->blinds |= deed == HISTORY_BIG_BLIND;
	merge->started |= deed >= HISTORY_BRING_IN && deed <= HISTORY_ALL_IN;
	event = sites_xml_add(merge->history, &merge->hand, deed, seat, element);
	if (!event || row->takes == SITES_NOTHING)
		return;
	event->all_in = deed == HISTORY_ALL_IN;
	sites_xml_amount(merge->history, &merge->hand, element, "amount",
		row->takes == SITES_TO && !merge->adds ? &event->to : &event->added);
	/* how much somebody had who is all in with a post is not said in every text */
	if (deed <= HISTORY_BOTH && history_said(event->added) && !event->added.digits)
		history_fault_of(merge->history, STATUS_HISTORY_AMOUNT,
			sites_xml_tag(merge->history, &merge->hand, element),
			xml_get(&merge->hand, element, "amount"));
}

/* Numbers of events rise by one; chat has that of the event before. */
static void check_order(struct merge *merge, int element)
{
	struct history *const history = merge->history;
	const struct slice words = xml_get(&merge->hand, element, "sequence");
	const struct slice tag = sites_xml_tag(history, &merge->hand, element);
	uint64_t number;

	if (!slice_uint(words, UINT64_MAX / 2, &number))
		sites_xml_unknown(history, &merge->hand, element, true);
	else if (number == merge->last)
		history_fault_of(history, STATUS_HISTORY_TWICE, tag, words);
	else if (number < merge->last)
		history_fault_of(history, STATUS_HISTORY_ORDER, tag, words);
	else if (number > merge->last + 1)
		history_warn_of(history, STATUS_HISTORY_GAP, tag, words);
	merge->last = number;
}

/* No event is earlier than the one before, and nobody has minutes to act: what is, is one of
 * another hand. */
static void check_time(struct merge *merge, int element)
{
	enum { LONGEST = 300 * 1000 };
	struct history *const history = merge->history;
	const struct slice words = xml_get(&merge->hand, element, "timestamp");
	uint64_t time;

	if (!slice_uint(words, UINT64_MAX / 2, &time))
		return;
	if (time < merge->time)
		history_fault_of(history, STATUS_HISTORY_EARLIER,
			sites_xml_tag(history, &merge->hand, element), words);
	else if (merge->time && time > merge->time + LONGEST)
		history_warn_of(history, STATUS_HISTORY_LATER,
			sites_xml_tag(history, &merge->hand, element), words);
	merge->time = time;
}

static void read_event(struct merge *merge, int element)
{
	const struct xml *const hand = &merge->hand;
	const struct slice type = xml_get(hand, element, "type");
	const struct sites_deed *const row = sites_find_deed(deeds, type);
	int seat;

	if (!slice_equal(type, "CHAT")) {
		check_order(merge, element);
		check_time(merge, element);
	}
	if (slice_equal(type, "DRAW")) {
		seat = sites_xml_seat(merge->history, &merge->hand, element, "player", 0);
		if (seat >= 0)
			read_draw(merge, seat, element);
	} else if (row) {
		seat = sites_xml_seat(merge->history, &merge->hand, element, "player", 0);
		if (seat >= 0)
			carry(merge, row, seat, element);
	} else if (slice_equal(type, "GAME_CANCELLED")) {
		merge->history->cancelled = true;
	} else if (!sites_is_any(type, chatter)) {
		sites_xml_unknown(merge->history, hand, element,
			xml_get(hand, element, "amount").length || !type.length);
	}
}

static void read_winner(struct merge *merge, int element)
{
	const bool uncalled = slice_equal(xml_get(&merge->hand, element, "uncalled"), "true");
	const int seat = sites_xml_seat(merge->history, &merge->hand, element, "player", 0);
	struct history_event *event;

	if (seat < 0)
		return;
	event = sites_xml_add(merge->history, &merge->hand,
		uncalled ? HISTORY_RETURN : HISTORY_COLLECT, seat, element);
	if (event)
		sites_xml_amount(merge->history, &merge->hand, element, "amount", &event->added);
}

static bool is_dealt(const struct merge *merge, int element)
{
	return (xml_is(&merge->hand, element, "cards") &&
		       (slice_equal(xml_get(&merge->hand, element, "type"), "COMMUNITY") ||
			       slice_equal(xml_get(&merge->hand, element, "type"), "HOLE"))) ||
	       is_drawn(merge, element);
}

/* Cards after a draw are read with it. */
static bool is_dealt_first(const struct merge *merge, int element)
{
	return is_dealt(merge, element) &&
	       !(is_drawn(merge, element) && merge->history->variant->street[1].draw);
}

/* Cards that are dealt come before the events of a round, though they stand behind them. The board
 * after the last fold is one that somebody asked to see. */
static void read_round(struct merge *merge, int round)
{
	const struct xml *const hand = &merge->hand;
	const bool folded = slice_equal(xml_get(hand, round, "id"), "END_OF_FOLDED_GAME");

	merge->folded |= folded;
	merge->round = round;
	for (int i = xml_first(hand, round); i >= 0; i = xml_next(hand, i))
		if (is_dealt_first(merge, i) && !folded)
			read_cards(merge, i);
	for (int i = xml_first(hand, round); i >= 0; i = xml_next(hand, i))
		if (xml_is(hand, i, "event"))
			read_event(merge, i);
		else if (xml_is(hand, i, "winner"))
			read_winner(merge, i);
		else if (!xml_is(hand, i, "cards"))
			sites_xml_unknown(merge->history, hand, i, false);
		else if (!is_dealt(merge, i))
			read_cards(merge, i);
}

/* -- the hand ---------------------------------------------------------------- */

/* Whoever is all in in stud shows before the last cards are dealt: shows the whole hand after them.
 */
static void show_whole(struct merge *merge)
{
	struct history *const history = merge->history;
	const int shown = history->event_count;

	for (int i = 0; i < shown; i++) {
		const struct history_event *const event = &history->events[i];
		const int8_t seat = event->seat;
		struct history_event *whole;

		if (event->deed != HISTORY_SHOW || event->count >= merge->dealt[seat] ||
			memchr(merge->held[seat], CARD_UNKNOWN, (size_t)merge->dealt[seat]))
			continue;
		whole = history_add(history, HISTORY_SHOW, seat, history_line(history, event));
		if (!whole)
			return;
		whole->count = (uint8_t)merge->dealt[seat];
		memcpy(whole->card, merge->held[seat], whole->count);
	}
}

static void read_hand(struct merge *merge)
{
	struct history *const history = merge->history;
	const struct xml *const hand = &merge->hand;

	for (int i = xml_first(hand, 0); i >= 0; i = xml_next(hand, i))
		if (xml_is(hand, i, "players"))
			read_players(merge, i);
		else if (xml_is(hand, i, "round"))
			read_round(merge, i);
		else
			sites_xml_unknown(history, hand, i, false);
	if (variant_brings_in(history->variant))
		show_whole(merge);
	/* the balances are what antes and blinds left, but not in texts that have a version */
	if (merge->tournament && !xml_get(&merge->session, 0, "version").length)
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
	struct merge merge = {.history = history};

	if (sites_xml_read(history, &merge.hand) && read_heading(&merge))
		read_hand(&merge);
	xml_free(&merge.session);
	xml_free(&merge.hand);
}
