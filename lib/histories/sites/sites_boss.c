/* The texts of Boss Media's network, which are XML: an element for each hand.
 *
 *     <HISTORY ID="2358000000" SESSION="session391000000.xml" TABLE="NAME" GAME="GAME_OMA"
 *              GAMETYPE="GAMETYPE_REAL" GAMEKIND="GAMEKIND_CASH" TABLECURRENCY="USD" LIMIT="PL"
 *              STAKES="50.00/100.00" DATE="1457000000" TABLETOURNEYID="" BET="4075.02">
 *     <PLAYER NAME="NAME" SEAT="1" AMOUNT="7420.85" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
 *     <ACTION TYPE="HAND_BLINDS" PLAYER="NAME" KIND="HAND_SB" VALUE="50.00"></ACTION>
 *     <ACTION TYPE="HAND_DEAL" PLAYER="NAME"><CARD LINK="19"></CARD>...</ACTION>
 *     <ACTION TYPE="ACTION_RAISE" PLAYER="NAME" VALUE="450.00"></ACTION>
 *     <ACTION TYPE="HAND_BOARD" VALUE="BOARD_FLOP" POT="1050.00"><CARD
 * LINK="30"></CARD>...</ACTION> <SHOWDOWN NAME="HAND_SHOWDOWN" POT="8285.04" RAKE="15.00"> <RESULT
 * PLAYER="NAME" WIN="8285.04" HAND="..."><CARD LINK="38"></CARD>...</RESULT>
 *     </SHOWDOWN></HISTORY>
 *
 * The value of a raise and of an all-in is the total of the street, and so is that of a call in
 * older texts, whose hands have no BET; in those that have one it is what the call adds. Boards
 * have the cards before them. Pots are those after the rake, without uncalled bets, which are in no
 * line. Cards are numbers: diamonds, clubs, hearts and spades, each from the ace to the king; `b`
 * is one that nobody knows. The date is in seconds since 1970.
 *
 * In tournaments of the older texts no line has the antes: stacks are those after them, and the
 * pots contain them. A blind is there in full even if it takes the last chips. */
#include "histories/history/history_time.h"
#include "histories/sites/sites_inside.h"

/* The pot that an element says, after so many events. */
struct boss_pot {
	struct history_amount amount;
	int events;
};

struct boss {
	struct history *history;
	struct xml hand;
	bool totals;                            /* the value of a call is the total of the street */
	struct boss_pot pot[HISTORY_POTS_MOST]; /* of the boards, and of the showdown */
	int pots;
	int last_dealt; /* -1: nobody yet */
	/* the hands of draw games, as far as they are known */
	card held[HISTORY_SEATS_MAX][HOLE_CARDS_MAX];
	int held_count[HISTORY_SEATS_MAX];
};

bool sites_boss_begins(struct slice line, struct slice rest)
{
	struct slice attributes;

	(void)rest;
	return sites_xml_begins(line, "HISTORY", &attributes) && lines_has(attributes, " GAME");
}

/* -- the heading ---------------------------------------------------------- */

static const struct sites_code games[] = {{"GAME_THM", "T"}, {"GAME_OMA", "O"}, {"GAME_OMATU", "O"},
	{"GAME_OMAHL", "O/8"}, {"GAME_FCD", "5D"}, {NULL, NULL}};
static const struct sites_code limits[] = {{"NL", "N"}, {"PL", "P"}, {"FL", "F"}, {NULL, NULL}};

static bool read_stakes(struct history *history, struct slice stakes)
{
	return lines_take_amount(&stakes, LINES_EITHER, &history->stakes.small_blind, NULL) &&
	       lines_take(&stakes, "/") &&
	       lines_take_amount(&stakes, LINES_EITHER, &history->stakes.big_blind, NULL) &&
	       !stakes.length;
}

static bool read_heading(struct boss *boss)
{
	struct history *const history = boss->history;
	const struct xml *const hand = &boss->hand;
	const struct slice tag = sites_xml_tag(history, hand, 0);
	const struct slice game = xml_get(hand, 0, "GAME"), limit = xml_get(hand, 0, "LIMIT");
	uint64_t seconds;

	history->number = sites_xml_keep(history, xml_get(hand, 0, "ID"));
	history->table = sites_xml_keep(history, xml_get(hand, 0, "TABLE"));
	history->game = sites_xml_join(history, game, limit);
	history->variant = sites_coded_variant(limits, limit, games, game);
	if (!history->variant) {
		history_fault_of(history, STATUS_HISTORY_GAME, tag, history->game);
		return false;
	}
	if (!history->number.length || !read_stakes(history, xml_get(hand, 0, "STAKES"))) {
		history_fault(history, STATUS_HISTORY_HEADING, tag);
		return false;
	}
	if (slice_uint(xml_get(hand, 0, "DATE"), UINT32_MAX, &seconds))
		history_time_epoch(seconds, &history->when);
	else
		history_fault_of(history, STATUS_HISTORY_TIME, tag, xml_get(hand, 0, "DATE"));
	history->currency = sites_xml_keep(history, xml_get(hand, 0, "TABLECURRENCY"));
	history->tournament = sites_xml_keep(history, xml_get(hand, 0, "TABLETOURNEYID"));
	if (!history->tournament.length &&
		!slice_equal(xml_get(hand, 0, "GAMEKIND"), "GAMEKIND_CASH"))
		history->tournament = history->table;
	history->play_money = !slice_equal(xml_get(hand, 0, "GAMETYPE"), "GAMETYPE_REAL");
	if (history->play_money)
		history->kind = SLICE("play money");
	if (history->play_money || history->tournament.length)
		history->currency = SLICE("");
	return true;
}

static void read_player(struct boss *boss, int element)
{
	struct history *const history = boss->history;
	const struct xml *const hand = &boss->hand;
	struct history_seat seat = {.stack = HISTORY_UNSAID,
		.offset = hand->elements[element].offset};

	if (slice_equal(xml_get(hand, element, "STATE"), "STATE_EMPTY"))
		return;
	seat.name = sites_xml_keep(history, xml_get(hand, element, "NAME"));
	if (!seat.name.length && slice_equal(xml_get(hand, element, "STATE"), "STATE_RESERVED"))
		return;
	if (!seat.name.length || !sites_xml_number(hand, element, "SEAT", 100, &seat.number)) {
		sites_xml_unknown(history, hand, element, true);
		return;
	}
	if (!sites_xml_amount(history, hand, element, "AMOUNT", &seat.stack) ||
		history_add_seat(history, &seat) < 0)
		return;
	if (slice_equal(xml_get(hand, element, "DEALER"), "Y"))
		history->button = seat.number;
}

/* -- cards ---------------------------------------------------------------- */

static bool read_card(struct slice link, card *out)
{
	static const int suits[] = {CARD_DIAMONDS, CARD_CLUBS, CARD_HEARTS, CARD_SPADES};
	uint64_t number;

	*out = CARD_UNKNOWN;
	if (slice_equal(link, "b"))
		return true;
	if (!slice_uint(link, 51, &number))
		return false;
	*out = card_of(((int)number + 12) % 13, suits[number / 13]);
	return true;
}

/* The cards inside an element. Returns how many, or -1. */
static int read_cards(struct boss *boss, int element, card cards[HOLE_CARDS_MAX])
{
	const struct xml *const hand = &boss->hand;
	int count = 0;

	for (int i = xml_first(hand, element); i >= 0; i = xml_next(hand, i)) {
		if (count == HOLE_CARDS_MAX || !xml_is(hand, i, "CARD") ||
			!read_card(xml_get(hand, i, "LINK"), &cards[count])) {
			history_fault(boss->history, STATUS_HISTORY_CARDS,
				sites_xml_tag(boss->history, hand, i));
			return -1;
		}
		count++;
	}
	return count;
}

static void add_cards(struct boss *boss, enum history_deed deed, int seat, int element,
	const card *cards, int count)
{
	struct history *const history = boss->history;

	if (deed != HISTORY_BOARD && count != history->variant->street[0].hole) {
		history_fault(history, STATUS_HISTORY_DEALT,
			sites_xml_tag(history, &boss->hand, element));
		return;
	}
	sites_xml_add_cards(history, &boss->hand, deed, seat, element, cards, count);
}

/* Notes the pot of an element, if it has one that can be read. */
static void note_pot(struct boss *boss, int element)
{
	struct slice words = xml_get(&boss->hand, element, "POT");
	struct boss_pot *const pot = &boss->pot[boss->pots];

	pot->events = boss->history->event_count;
	boss->pots += boss->pots < HISTORY_POTS_MOST - 1 &&
		      lines_take_amount(&words, LINES_POINT, &pot->amount, NULL) && !words.length;
}

static void read_board(struct boss *boss, int element)
{
	struct history *const history = boss->history;
	card cards[HOLE_CARDS_MAX];
	const int count = read_cards(boss, element, cards);
	int before = 0;

	if (count < 0)
		return;
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		for (int j = 0; event->deed == HISTORY_BOARD && j < event->count; j++, before++)
			if (before >= count || event->card[j] != cards[before]) {
				history_fault(history, STATUS_HISTORY_BOARD,
					sites_xml_tag(history, &boss->hand, element));
				return;
			}
	}
	if (count > before && count <= BOARD_CARDS_MAX)
		add_cards(boss, HISTORY_BOARD, -1, element, cards + before, count - before);
	else
		sites_xml_unknown(history, &boss->hand, element, true);
}

static void read_deal(struct boss *boss, int seat, int element)
{
	card cards[HOLE_CARDS_MAX];
	const int count = read_cards(boss, element, cards);

	boss->history->seat[seat].dealt = true;
	boss->last_dealt = seat;
	if (count <= 0)
		return;
	memcpy(boss->held[seat], cards, (size_t)count);
	boss->held_count[seat] = count;
	if (!memchr(cards, CARD_UNKNOWN, (size_t)count))
		boss->history->hero = seat;
	add_cards(boss, HISTORY_HOLE, seat, element, cards, count);
}

/* Notes the cards of `from` that are not among `others`. */
static int cards_without(const card *from, const card *others, int count, card out[HOLE_CARDS_MAX])
{
	int left = 0;

	for (int i = 0; i < count; i++)
		if (from[i] == CARD_UNKNOWN || !memchr(others, from[i], (size_t)count))
			out[left++] = from[i];
	return left;
}

/* A draw: how many cards a player changed, and the hand after it. */
static void read_draw(struct boss *boss, int seat, int element)
{
	struct history *const history = boss->history;
	card cards[HOLE_CARDS_MAX], out[HOLE_CARDS_MAX], in[HOLE_CARDS_MAX];
	const int count = read_cards(boss, element, cards);
	int changed;

	if (count < 0)
		return;
	if (!sites_xml_number(&boss->hand, element, "COUNT", HOLE_CARDS_MAX, &changed) ||
		!history->variant->street[1].draw || count != boss->held_count[seat] ||
		changed > count) {
		sites_xml_unknown(history, &boss->hand, element, true);
		return;
	}
	if (memchr(cards, CARD_UNKNOWN, (size_t)count)) {
		memset(out, CARD_UNKNOWN, sizeof(out));
	} else if (cards_without(boss->held[seat], cards, count, out) != changed ||
		   cards_without(cards, boss->held[seat], count, in) != changed) {
		history_fault(history, STATUS_HISTORY_CARDS,
			sites_xml_tag(history, &boss->hand, element));
		return;
	}
	sites_xml_add_cards(history, &boss->hand, changed ? HISTORY_DRAW : HISTORY_PAT, seat,
		element, out, changed);
	if (changed && !memchr(cards, CARD_UNKNOWN, (size_t)count))
		sites_xml_add_cards(history, &boss->hand, HISTORY_HOLE, seat, element, in, changed);
	memcpy(boss->held[seat], cards, (size_t)count);
}

/* -- actions --------------------------------------------------------------- */

static const struct sites_deed blinds[] = {
	{"HAND_SB", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"HAND_BB", HISTORY_BIG_BLIND, SITES_ADDED},
	{"HAND_DSB", HISTORY_DEAD, SITES_ADDED}, /* a dead small blind */
	{"HAND_AB", HISTORY_BOTH, SITES_ADDED},  /* all blinds */
	{"HAND_ANTE", HISTORY_ANTE, SITES_ADDED},
	{.words = NULL},
};

static const struct sites_deed deeds[] = {
	{"ACTION_FOLD", HISTORY_FOLD, SITES_NOTHING},
	{"ACTION_CHECK", HISTORY_CHECK, SITES_NOTHING},
	{"ACTION_CALL", HISTORY_CALL, SITES_ADDED},
	{"ACTION_BET", HISTORY_BET, SITES_ADDED},
	{"ACTION_RAISE", HISTORY_RAISE, SITES_TO},
	{"ACTION_ALLIN", HISTORY_ALL_IN, SITES_TO},
	{"HAND_ANTE", HISTORY_ANTE, SITES_ADDED},
	{.words = NULL},
};

/* A second small blind is that of one who comes back, and dead. */
static enum history_deed deed_of(const struct boss *boss, enum history_deed deed)
{
	for (int i = 0; deed == HISTORY_SMALL_BLIND && i < boss->history->event_count; i++)
		if (boss->history->events[i].deed == deed)
			return HISTORY_DEAD;
	return deed;
}

static int seat_of(struct boss *boss, int element)
{
	struct history *const history = boss->history;
	const struct slice name = xml_get(&boss->hand, element, "PLAYER");
	const int seat = history_seat_named(history, name);

	if (seat < 0)
		history_fault_of(history, STATUS_HISTORY_NAME,
			sites_xml_tag(history, &boss->hand, element),
			name.bytes ? name : SLICE(""));
	return seat;
}

static void read_action(struct boss *boss, int element)
{
	struct history *const history = boss->history;
	const struct xml *const hand = &boss->hand;
	const struct slice type = xml_get(hand, element, "TYPE");
	const bool posts = slice_equal(type, "HAND_BLINDS");
	const struct sites_deed *const row =
		posts ? sites_find_deed(blinds, xml_get(hand, element, "KIND"))
		      : sites_find_deed(deeds, type);
	struct history_event *event;
	int seat;

	if (slice_equal(type, "HAND_BOARD")) {
		note_pot(boss, element);
		if (!history->variant->street[1].draw || xml_first(hand, element) >= 0)
			read_board(boss, element);
		return;
	}
	if (!row && !slice_equal(type, "HAND_DEAL") && !slice_equal(type, "CHANGECARD")) {
		sites_xml_unknown(history, hand, element, xml_get(hand, element, "VALUE").length);
		return;
	}
	seat = seat_of(boss, element);
	if (seat < 0)
		return;
	if (!row) {
		if (slice_equal(type, "HAND_DEAL"))
			read_deal(boss, seat, element);
		else
			read_draw(boss, seat, element);
		return;
	}
	event = sites_xml_add(boss->history, &boss->hand, deed_of(boss, row->deed), seat, element);
	if (!event || row->takes == SITES_NOTHING)
		return;
	event->all_in = row->deed == HISTORY_ALL_IN;
	sites_xml_amount(history, hand, element, "VALUE",
		row->takes == SITES_TO || (row->deed == HISTORY_CALL && boss->totals)
			? &event->to
			: &event->added);
}

/* -- results ---------------------------------------------------------------- */

/* Everybody who was dealt in has a result, also those who folded. */
static void read_result(struct boss *boss, int element)
{
	struct history *const history = boss->history;
	const struct xml *const hand = &boss->hand;
	const int seat = seat_of(boss, element);
	const bool folded = seat >= 0 && history_has(history, HISTORY_FOLD, seat);
	const struct slice said = xml_get(hand, element, "HAND");
	const bool mucks = lines_has(said, "STR_G_MUCK");
	struct history_amount won;
	struct history_event *event;
	card cards[HOLE_CARDS_MAX];
	const int count = read_cards(boss, element, cards);

	if (seat < 0 || count < 0)
		return;
	/* it is said of losers too, but of nobody else who folded */
	if (folded && said.length && !lines_has(said, "STR_G_FOLD"))
		history_fault(history, STATUS_HISTORY_SUMMARY,
			sites_xml_tag(history, hand, element));
	if (count && !memchr(cards, CARD_UNKNOWN, (size_t)count))
		add_cards(boss, folded || mucks ? HISTORY_KNOWN : HISTORY_SHOW, seat, element,
			cards, count);
	if (mucks && !folded)
		sites_xml_add(boss->history, &boss->hand, HISTORY_MUCK, seat, element);
	if (!sites_xml_amount(history, hand, element, "WIN", &won) || !won.digits)
		return;
	event = sites_xml_add(boss->history, &boss->hand, HISTORY_COLLECT, seat, element);
	if (event)
		event->added = won;
}

static void read_showdown(struct boss *boss, int showdown)
{
	struct history *const history = boss->history;
	const struct xml *const hand = &boss->hand;

	note_pot(boss, showdown);
	if (sites_xml_amount(history, hand, showdown, "POT", &history->money.pot))
		history->money.pot_is = HISTORY_POT_RAKED;
	history->money.pot_offset = hand->elements[showdown].offset;
	history->money.pot_length = hand->elements[showdown].length;
	sites_xml_amount(history, hand, showdown, "RAKE", &history->money.rake);
	for (int i = xml_first(hand, showdown); i >= 0; i = xml_next(hand, i))
		if (xml_is(hand, i, "RESULT"))
			read_result(boss, i);
		else
			sites_xml_unknown(history, hand, i, false);
}

/* What the hero put in, without uncalled bets. */
static void add_bet(struct boss *boss)
{
	struct history_event *event;

	if (boss->history->hero < 0 || !xml_get(&boss->hand, 0, "BET").length)
		return;
	event = sites_xml_add(boss->history, &boss->hand, HISTORY_PUT_IN, boss->history->hero, 0);
	if (event)
		sites_xml_amount(boss->history, &boss->hand, 0, "BET", &event->added);
}

/* Of fixed limit the stakes are the blinds or the bets: the first blind that is not short says
 * which. */
static void fix_stakes(struct history *history)
{
	bool bets = false, told = false;

	if (history->variant->limit != FIXED_LIMIT)
		return;
	for (int i = 0; i < history->event_count && !told; i++) {
		const struct history_event *const event = &history->events[i];
		const bool small = event->deed == HISTORY_SMALL_BLIND;

		told = (small || event->deed == HISTORY_BIG_BLIND) &&
		       !sites_is_short(history, event);
		bets = told &&
		       sites_compare(event->added, history->stakes.small_blind) <= (small ? -1 : 0);
	}
	if (bets) {
		sites_fix_stakes(history);
		return;
	}
	history->stakes.small_bet = history->stakes.big_bet = history->stakes.big_blind;
	history->stakes.big_bet.digits *= 2;
}

/* -- antes that no line has ------------------------------------------------- */

/* A blind of more than the stack is what was due, and all chips are what was posted. */
static void cut_blinds(struct history *history)
{
	for (int i = 0; i < history->event_count; i++) {
		struct history_event *const event = &history->events[i];
		const struct history_amount stack =
			event->seat < 0 ? HISTORY_UNSAID : history->seat[event->seat].stack;

		if ((event->deed == HISTORY_SMALL_BLIND || event->deed == HISTORY_BIG_BLIND) &&
			stack.digits > 0 && sites_compare(event->added, stack) > 0)
			event->added = stack;
	}
}

/* The chips of one street that stay in the pot, without what nobody could call. */
static struct history_amount pot_of(const struct history_amount street[HISTORY_SEATS_MAX])
{
	struct history_amount sum = {0, 0}, most = {0, 0}, second = {0, 0};

	for (int i = 0; i < HISTORY_SEATS_MAX; i++) {
		sum = history_sum(sum, street[i]);
		if (sites_compare(street[i], most) > 0) {
			second = most;
			most = street[i];
		} else if (sites_compare(street[i], second) > 0) {
			second = street[i];
		}
	}
	return history_sum(sites_less(sum, most), second);
}

/* What the players put into the pot by the lines up to an event. */
static struct history_amount put_in(const struct history *history, int events)
{
	struct history_amount street[HISTORY_SEATS_MAX] = {{0, 0}}, sum = {0, 0};

	for (int i = 0; i < events; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_BOARD) {
			sum = history_sum(sum, pot_of(street));
			memset(street, 0, sizeof(street));
		} else if (event->seat < 0 || event->deed > HISTORY_ALL_IN) {
			continue;
		} else if (event->deed == HISTORY_DEAD) {
			sum = history_sum(sum, event->added);
		} else if (history_said(event->to)) {
			street[event->seat] = event->to;
		} else if (history_said(event->added)) {
			street[event->seat] = history_sum(street[event->seat], event->added);
		}
	}
	return history_sum(sum, pot_of(street));
}

/* The ante of each player: what all pots that are said have besides what the players put in, in
 * equal parts. Unsaid if it would be none, no less than the big blind, or not the same by each pot.
 */
static struct history_amount find_ante(const struct boss *boss, int players)
{
	struct history *const history = boss->history;
	struct history_amount missing = {0, 0};

	for (int i = 0; i < boss->pots; i++) {
		const struct history_amount more =
			sites_less(boss->pot[i].amount, put_in(history, boss->pot[i].events));

		if (i && sites_compare(more, missing) != 0)
			return HISTORY_UNSAID;
		missing = more;
	}
	if (missing.digits <= 0 || missing.digits % players)
		return HISTORY_UNSAID;
	missing.digits /= players;
	return sites_compare(missing, history->stakes.big_blind) < 0 ? missing : HISTORY_UNSAID;
}

/* Who has no chips left after the ante may have posted less than others, so that nobody can say
 * what the ante is. */
static void add_antes(struct boss *boss)
{
	struct history *const history = boss->history;
	struct history_amount ante;
	int players = 0;

	for (int i = 0; i < history->seats; i++) {
		players += history->seat[i].dealt;
		if (history->seat[i].dealt && !history->seat[i].stack.digits)
			return;
	}
	if (!players || history_has_any(history, HISTORY_ANTE))
		return;
	cut_blinds(history);
	ante = find_ante(boss, players);
	if (!history_said(ante))
		return;
	for (int i = 0; i < history->seats; i++) {
		struct history_event *const event =
			history->seat[i].dealt
				? sites_xml_add(history, &boss->hand, HISTORY_ANTE, i, 0)
				: NULL;

		if (!event)
			continue;
		event->added = ante;
		history->seat[i].stack = history_sum(history->seat[i].stack, ante);
	}
}

static void read_hand(struct boss *boss)
{
	struct history *const history = boss->history;
	const struct xml *const hand = &boss->hand;
	bool ended = false;

	boss->totals = !xml_get(hand, 0, "BET").length;
	for (int i = xml_first(hand, 0); i >= 0; i = xml_next(hand, i))
		if (xml_is(hand, i, "PLAYER")) {
			read_player(boss, i);
		} else if (xml_is(hand, i, "ACTION")) {
			read_action(boss, i);
		} else if (xml_is(hand, i, "SHOWDOWN")) {
			read_showdown(boss, i);
			ended = true;
		} else {
			sites_xml_unknown(history, hand, i, false);
		}
	if (!ended)
		history_fault(history, STATUS_HISTORY_CUT,
			lines_after(history->text, boss->hand.end));
	/* where no player is said to have the button, it is with the last one who is dealt to */
	if (!history->button && boss->last_dealt >= 0)
		history->button = history->seat[boss->last_dealt].number;
	fix_stakes(history);
	if (boss->totals && history->tournament.length)
		add_antes(boss);
	sites_check_stakes(history);
	sites_check_small_blind(history);
	add_bet(boss);
}

void sites_boss_read(struct history *history)
{
	struct boss boss = {.history = history, .last_dealt = -1};

	if (sites_xml_read(history, &boss.hand) && read_heading(&boss))
		read_hand(&boss);
	xml_free(&boss.hand);
}
