/* Hand histories of the Boss Media network, in XML with an element for each hand.
 *
 *     <HISTORY ID="2358000000" SESSION="session391000000.xml" TABLE="NAME" GAME="GAME_OMA"
 *              GAMETYPE="GAMETYPE_REAL" GAMEKIND="GAMEKIND_CASH" TABLECURRENCY="USD" LIMIT="PL"
 *              STAKES="50.00/100.00" DATE="1457000000" TABLETOURNEYID="" BET="4075.02">
 *     <PLAYER NAME="NAME" SEAT="1" AMOUNT="7420.85" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
 *     <ACTION TYPE="HAND_BLINDS" PLAYER="NAME" KIND="HAND_SB" VALUE="50.00"></ACTION>
 *     <ACTION TYPE="HAND_DEAL" PLAYER="NAME"><CARD LINK="19"></CARD>...</ACTION>
 *     <ACTION TYPE="ACTION_RAISE" PLAYER="NAME" VALUE="450.00"></ACTION>
 *     <ACTION TYPE="HAND_BOARD" VALUE="BOARD_FLOP" POT="1050.00">
 *       <CARD LINK="30"></CARD>...</ACTION>
 *     <SHOWDOWN NAME="HAND_SHOWDOWN" POT="8285.04" RAKE="15.00">
 *       <RESULT PLAYER="NAME" WIN="8285.04" HAND="..."><CARD LINK="38"></CARD>...</RESULT>
 *     </SHOWDOWN></HISTORY>
 *
 * The value of a raise or an all-in is the player's total on the street. In older texts, whose
 * hands have no BET, so is that of a call; otherwise it is the chips that the call adds. Boards
 * include the cards before them. Pots are stated after the rake and without uncalled bets, which
 * have no line. Cards are numbers: diamonds, clubs, hearts and spades, each from the ace to the
 * king; `b` is an unknown card. The date is in seconds since 1970.
 *
 * In tournaments of the older texts no line has the antes: stacks are those after them, and the
 * pots include them. A blind is stated in full even if it takes the player's last chips. */
#include "histories/sites/sites_xml.h"

/* A stated pot, and the number of events before it. */
struct boss_pot {
	struct history_amount amount;
	int events, element;
};

struct boss {
	struct sites_xml xml;
	bool totals;                           /* the value of a call is the total on the street */
	struct boss_pot pot[HISTORY_POTS_MAX]; /* of the boards, and of the showdown */
	int pots;
	int last_dealt; /* -1: nobody yet */
	bool ended;
	struct sites_xml_held held[HISTORY_SEATS_MAX]; /* known cards */
};

/* -- the header ----------------------------------------------------------- */

static const struct sites_code games[] = {{"GAME_THM", "T"}, {"GAME_OMA", "O"}, {"GAME_OMATU", "O"},
	{"GAME_OMAHL", "O/8"}, {"GAME_FCD", "5D"}, {NULL, NULL}};
static const struct sites_code limits[] = {{"NL", "N"}, {"PL", "P"}, {"FL", "F"}, {NULL, NULL}};

static bool read_heading(struct sites_xml *xml)
{
	static const struct sites_xml_field fields[] = {{"ID", SITES_INTO(WORDS, history, number)},
		{"TABLE", SITES_INTO(WORDS, history, table)},
		{"TABLECURRENCY", SITES_INTO(WORDS, history, currency)},
		{"TABLETOURNEYID", SITES_INTO(WORDS, history, tournament)}, {.name = NULL}};
	static const struct sites_xml_field date[] = {{"DATE", SITES_INTO(EPOCH, history, when)},
		{.name = NULL}};
	struct history *const history = xml->history;
	const struct slice game = sites_xml_get(xml, 0, "GAME");
	const struct slice limit = sites_xml_get(xml, 0, "LIMIT");
	struct slice stakes = sites_xml_get(xml, 0, "STAKES");

	sites_xml_bind(xml, 0, fields, false, history);
	history->game = sites_join(history, game, limit);
	history->variant = sites_coded_variant(limits, limit, games, game);
	if (!history->variant) {
		sites_xml_fault(xml, STATUS_HISTORY_GAME, 0, history->game);
		return false;
	}
	if (!history->number.length || !sites_xml_take_stakes(history, &stakes, "/", NULL) ||
		stakes.length) {
		history_fault(history, STATUS_HISTORY_HEADING, sites_xml_tag(xml, 0));
		return false;
	}
	sites_xml_bind(xml, 0, date, false, history);
	if (!history->tournament.length && !sites_xml_says(xml, 0, "GAMEKIND", "GAMEKIND_CASH"))
		history->tournament = history->table;
	history->play_money = !sites_xml_says(xml, 0, "GAMETYPE", "GAMETYPE_REAL");
	if (history->play_money)
		history->kind = SLICE("play money");
	if (history->play_money || history->tournament.length)
		history->currency = SLICE("");
	return true;
}

static void read_player(void *reader, int element)
{
	static const struct sites_xml_field fields[] = {{"NAME", SITES_INTO(WORDS, history_seat,
									 name)},
		{"SEAT", SITES_INTO(NUMBER, history_seat, number)},
		{"AMOUNT", SITES_INTO(AMOUNT, history_seat, stack)}, {.name = NULL}};
	struct sites_xml *const xml = reader;
	int seat;

	if (sites_xml_says(xml, element, "STATE", "STATE_EMPTY") ||
		(!sites_xml_get(xml, element, "NAME").length &&
			sites_xml_says(xml, element, "STATE", "STATE_RESERVED")))
		return;
	seat = sites_xml_add_seat(xml, element, fields);
	if (seat >= 0 && sites_xml_says(xml, element, "DEALER", "Y"))
		xml->history->button = xml->history->seat[seat].number;
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

/* The cards inside an element. Returns the number of cards, or -1. */
static int read_cards(struct sites_xml *xml, int element, card cards[HOLE_CARDS_MAX])
{
	int count = 0;

	XML_EACH (i, &xml->hand, element) {
		if (count == HOLE_CARDS_MAX || !xml_is(&xml->hand, i, "CARD") ||
			!read_card(sites_xml_get(xml, i, "LINK"), &cards[count])) {
			history_fault(xml->history, STATUS_HISTORY_CARDS, sites_xml_tag(xml, i));
			return -1;
		}
		count++;
	}
	return count;
}

static void add_hand(struct sites_xml *xml, enum history_event_kind kind, int seat, int element,
	const card *cards, int count)
{
	if (count == xml->history->variant->street[0].hole)
		sites_xml_add_cards(xml, kind, seat, element, cards, count);
	else
		history_fault(xml->history, STATUS_HISTORY_DEALT, sites_xml_tag(xml, element));
}

/* Records the pot of an element, if it has a valid one. */
static void note_pot(struct boss *boss, int element)
{
	struct slice words = sites_xml_get(&boss->xml, element, "POT");
	struct boss_pot *const pot = &boss->pot[boss->pots];

	pot->events = boss->xml.history->event_count;
	pot->element = element;
	boss->pots += boss->pots < HISTORY_POTS_MAX - 1 &&
		      lines_take_amount(&words, LINES_POINT, &pot->amount, NULL) && !words.length;
}

static void read_board(struct boss *boss, int element)
{
	struct sites_xml *const xml = &boss->xml;
	card cards[HOLE_CARDS_MAX];
	int count;

	note_pot(boss, element);
	if (xml->history->variant->street[1].draw && xml_first(&xml->hand, element) < 0)
		return;
	count = read_cards(xml, element, cards);
	if (count >= 0 &&
		!sites_xml_add_board(xml, element, sites_xml_tag(xml, element), cards, count))
		sites_xml_unknown(xml, element, true);
}

static void read_deal(struct boss *boss, int seat, int element)
{
	struct history *const history = boss->xml.history;
	struct sites_xml_held *const held = &boss->held[seat];
	card cards[HOLE_CARDS_MAX];
	const int count = read_cards(&boss->xml, element, cards);

	history->seat[seat].dealt = true;
	boss->last_dealt = seat;
	if (count <= 0)
		return;
	held->count = count;
	memcpy(held->card, cards, (size_t)count);
	if (!memchr(cards, CARD_UNKNOWN, (size_t)count))
		history->hero = seat;
	add_hand(&boss->xml, HISTORY_HOLE, seat, element, cards, count);
}

/* -- actions --------------------------------------------------------------- */

static const struct sites_action blinds[] = {
	{"HAND_SB", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"HAND_BB", HISTORY_BIG_BLIND, SITES_ADDED},
	{"HAND_DSB", HISTORY_DEAD, SITES_ADDED}, /* a dead small blind */
	{"HAND_AB", HISTORY_BOTH, SITES_ADDED},  /* both blinds */
	{"HAND_ANTE", HISTORY_ANTE, SITES_ADDED},
	{.words = NULL},
};

static const struct sites_action actions[] = {
	{"ACTION_FOLD", HISTORY_FOLD, SITES_NOTHING},
	{"ACTION_CHECK", HISTORY_CHECK, SITES_NOTHING},
	{"ACTION_CALL", HISTORY_CALL, SITES_ADDED},
	{"ACTION_BET", HISTORY_BET, SITES_ADDED},
	{"ACTION_RAISE", HISTORY_RAISE, SITES_TO},
	{"ACTION_ALLIN", HISTORY_ALL_IN, SITES_TO},
	{"HAND_ANTE", HISTORY_ANTE, SITES_ADDED},
	{.words = NULL},
};

static void read_action(void *reader, int element)
{
	struct boss *const boss = reader;
	struct sites_xml *const xml = &boss->xml;
	struct history *const history = xml->history;
	const struct slice type = sites_xml_get(xml, element, "TYPE");
	const bool deals = slice_equal(type, "HAND_DEAL"), draws = slice_equal(type, "CHANGECARD");
	const struct sites_action *const row =
		slice_equal(type, "HAND_BLINDS")
			? sites_find_action(blinds, sites_xml_get(xml, element, "KIND"))
			: sites_find_action(actions, type);
	struct history_event *event;
	int seat;

	if (slice_equal(type, "HAND_BOARD")) {
		read_board(boss, element);
		return;
	}
	if (!row && !deals && !draws) {
		sites_xml_unknown(xml, element, sites_xml_get(xml, element, "VALUE").length);
		return;
	}
	seat = sites_xml_named(xml, element, "PLAYER");
	if (seat < 0)
		return;
	if (deals)
		read_deal(boss, seat, element);
	if (draws) {
		/* A draw: the number of cards changed, and the hand after it. */
		struct sites_xml_held *const held = &boss->held[seat];
		card cards[HOLE_CARDS_MAX];
		const int count = read_cards(xml, element, cards);
		int changed;

		if (count >= 0) {
			if (!sites_xml_number(xml, element, "COUNT", HOLE_CARDS_MAX, &changed) ||
				!xml->history->variant->street[1].draw || count != held->count ||
				changed > count)
				sites_xml_unknown(xml, element, true);
			else
				sites_xml_add_draw(xml, held, seat, element, changed, element,
					sites_xml_tag(xml, element),
					memchr(cards, CARD_UNKNOWN, (size_t)count) ? NULL : cards);
		}
	}
	if (!row)
		return;
	/* a second small blind is that of a returning player, and dead */
	event = sites_xml_add(xml,
		row->kind == HISTORY_SMALL_BLIND && history_has_any(history, HISTORY_SMALL_BLIND)
			? HISTORY_DEAD
			: row->kind,
		seat, element);
	if (row->takes == SITES_NOTHING)
		return;
	event->all_in = row->kind == HISTORY_ALL_IN;
	sites_xml_amount(xml, element, "VALUE",
		row->takes == SITES_TO || (row->kind == HISTORY_CALL && boss->totals)
			? &event->to
			: &event->added);
}

/* -- results ---------------------------------------------------------------- */

/* Every player who was dealt in has a result, including those who folded. */
static void read_result(void *reader, int element)
{
	struct sites_xml *const xml = reader;
	const int seat = sites_xml_named(xml, element, "PLAYER");
	const bool folded = seat >= 0 && history_has(xml->history, HISTORY_FOLD, seat);
	const struct slice given = sites_xml_get(xml, element, "HAND");
	const bool mucks = lines_has(given, "STR_G_MUCK");
	struct history_amount won;
	card cards[HOLE_CARDS_MAX];
	const int count = read_cards(xml, element, cards);

	if (seat < 0 || count < 0)
		return;
	/* losers have it too, but no other player who folded */
	if (folded && given.length && !lines_has(given, "STR_G_FOLD"))
		history_fault(xml->history, STATUS_HISTORY_SUMMARY, sites_xml_tag(xml, element));
	if (count && !memchr(cards, CARD_UNKNOWN, (size_t)count))
		add_hand(xml, folded || mucks ? HISTORY_KNOWN : HISTORY_SHOW, seat, element, cards,
			count);
	if (mucks && !folded)
		sites_xml_add(xml, HISTORY_MUCK, seat, element);
	if (sites_xml_amount(xml, element, "WIN", &won) && won.digits)
		sites_xml_add_amount(xml, HISTORY_COLLECT, seat, element, won);
}

static void read_showdown(void *reader, int showdown)
{
	static const struct sites_xml_part parts[] = {{"RESULT", read_result}, {.name = NULL}};
	struct boss *const boss = reader;
	struct sites_xml *const xml = &boss->xml;
	struct history_money *const money = &xml->history->money;

	boss->ended = true;
	note_pot(boss, showdown);
	if (sites_xml_amount(xml, showdown, "POT", &money->pot))
		money->pot_is = HISTORY_POT_RAKED;
	money->pot_offset = xml->hand.elements[showdown].offset;
	money->pot_length = xml->hand.elements[showdown].length;
	sites_xml_amount(xml, showdown, "RAKE", &money->rake);
	sites_xml_each(boss, showdown, parts);
}

/* -- antes without lines ---------------------------------------------------- */

/* The ante of each player: the amount by which every stated pot exceeds what the players put in,
 * divided equally. HISTORY_NOT_GIVEN if it would be 0, at least the big blind, or different for two
 * pots. */
static struct history_amount find_ante(const struct boss *boss, int players)
{
	struct history *const history = boss->xml.history;
	struct history_amount missing = {0, 0};

	for (int i = 0; i < boss->pots; i++) {
		const struct history_amount more = sites_less(boss->pot[i].amount,
			sites_xml_put_in(history, boss->pot[i].events, false));

		if (i && sites_compare(more, missing) != 0)
			return HISTORY_NOT_GIVEN;
		missing = more;
	}
	if (missing.digits <= 0 || missing.digits % players)
		return HISTORY_NOT_GIVEN;
	missing.digits /= players;
	return sites_compare(missing, history->stakes.big_blind) < 0 ? missing : HISTORY_NOT_GIVEN;
}

/* A player left with no chips after the ante may have posted less than the others, so that the ante
 * is not known. */
static void add_antes(struct boss *boss)
{
	struct sites_xml *const xml = &boss->xml;
	struct history *const history = xml->history;
	struct history_amount ante;
	int players = 0;

	for (int i = 0; i < history->seats; i++) {
		players += history->seat[i].dealt;
		if (history->seat[i].dealt && !history->seat[i].stack.digits)
			return;
	}
	if (!players || history_has_any(history, HISTORY_ANTE))
		return;
	/* a blind above the stack is the amount due; the amount posted is the stack */
	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_SMALL_BLIND || event->kind == HISTORY_BIG_BLIND) {
			const struct history_amount stack = history->seat[event->seat].stack;

			if (stack.digits > 0 && sites_compare(event->added, stack) > 0)
				event->added = stack;
		}
	ante = find_ante(boss, players);
	if (!history_given(ante))
		return;
	for (int i = 0; i < history->seats; i++)
		if (history->seat[i].dealt && sites_xml_add_amount(xml, HISTORY_ANTE, i, 0, ante))
			history->seat[i].stack = history_sum(history->seat[i].stack, ante);
}

/* The amount of an attribute of a pot; HISTORY_NOT_GIVEN if there is none. */
static struct history_amount part_of(const struct boss *boss, int pot, const char *attribute)
{
	struct slice words = sites_xml_get(&boss->xml, boss->pot[pot].element, attribute);
	struct history_amount amount = {0, 0};

	lines_take_amount(&words, LINES_POINT, &amount, NULL);
	return amount;
}

/* Each pot must be what the players put in, less the rake so far, less no rake, or less the rake of
 * the hand; without side pots, the main pot is the whole pot. */
static void check_pots(struct boss *boss)
{
	struct sites_xml *const xml = &boss->xml;
	const struct history *const history = xml->history;

	for (int i = 0; i < boss->pots; i++) {
		const struct history_amount pot = boss->pot[i].amount, none = {0, 0};
		const struct history_amount rakes[] = {none, part_of(boss, i, "RAKE"),
			history_given(history->money.rake) ? history->money.rake : none};
		const int element = boss->pot[i].element;
		bool fits = false;

		for (int j = 0; j < 3; j++)
			fits |= sites_xml_is_pot(history, history_sum(pot, rakes[j]),
				boss->pot[i].events);
		if (!fits && xml_is(&xml->hand, element, "SHOWDOWN"))
			continue; /* compared with the rules later */
		if (sites_xml_get(xml, element, "MAINPOT").length &&
			!sites_xml_get(xml, element, "LEFTPOT").length &&
			!sites_xml_get(xml, element, "RIGHTPOT").length)
			fits &= !sites_compare(part_of(boss, i, "MAINPOT"), pot);
		if (!fits)
			sites_xml_fault(xml, STATUS_HISTORY_POT_IS, element,
				sites_xml_get(xml, element, "POT"));
	}
}

static void read_hand(struct boss *boss)
{
	static const struct sites_xml_part parts[] = {{"PLAYER", read_player},
		{"ACTION", read_action}, {"SHOWDOWN", read_showdown}, {.name = NULL}};
	struct sites_xml *const xml = &boss->xml;
	struct history *const history = xml->history;
	bool bets = false, reported = false;

	boss->totals = !sites_xml_get(xml, 0, "BET").length;
	sites_xml_each(boss, 0, parts);
	if (!boss->ended)
		history_fault(history, STATUS_HISTORY_CUT,
			lines_after(history->text, xml->hand.end));
	/* if no player is said to have the button, the last player dealt to has it */
	if (!history->button && boss->last_dealt >= 0)
		history->button = history->seat[boss->last_dealt].number;
	/* In fixed limit the stakes are the blinds or the bets: the first full blind decides
	 * which. */
	HISTORY_EACH (event, history) {
		const bool small = event->kind == HISTORY_SMALL_BLIND;

		if (reported || (!small && event->kind != HISTORY_BIG_BLIND))
			continue;
		reported = !sites_is_short(history, event);
		bets = reported &&
		       sites_compare(event->added, history->stakes.small_blind) <= (small ? -1 : 0);
	}
	if (bets)
		sites_fix_stakes(history);
	else
		sites_fix_bets(history);
	if (boss->totals && history->tournament.length)
		add_antes(boss);
	sites_check_stakes(history);
	sites_check_small_blind(history);
	if (!history->bad && !(boss->totals && history->tournament.length))
		check_pots(boss);
	/* amount that the hero put in, without uncalled bets */
	if (history->hero >= 0 && !boss->totals)
		sites_xml_amount(xml, 0, "BET",
			&sites_xml_add(xml, HISTORY_PUT_IN, history->hero, 0)->added);
}

void sites_boss_read(struct history *history)
{
	struct boss boss = {.xml.history = history, .last_dealt = -1};

	if (sites_xml_open(&boss.xml) && read_heading(&boss.xml))
		read_hand(&boss);
	sites_xml_close(&boss.xml);
}
